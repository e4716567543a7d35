import { expect, test } from 'vitest';
import { isObject, type JsonValue } from '../../../src/json/value.js';
import { RULE_PAGES, roomsOf, ruleOf } from '../../cases/pages.js';
import { lintPreset } from '../../lint-example.js';

/** Rules for which the place of logic makes a difference. */
const DIFFERENT = new Set(['logic/json-string', 'logic/known-item']);

/** Moves logic into the extraData of its items. @returns whether there was any */
function intoExtraData({ roomItems, logic }: Record<string, JsonValue>): boolean {
  if (!isObject(roomItems) || !isObject(logic)) return false;
  const keys = Object.keys(logic).filter((key) => {
    const { [key]: item } = roomItems;
    return isObject(item) && item.extraData === undefined && typeof logic[key] === 'string';
  });
  for (const key of keys) {
    Object.assign(roomItems[key] as object, { extraData: logic[key] });
    delete logic[key];
  }
  return keys.length > 0;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

const found = (room: JsonValue): string =>
  lintPreset('catalog', JSON.stringify(room, null, 2))
    .findings.map(({ rule, level, message }) => `${rule} ${level}: ${message}`)
    .sort()
    .join('\n');

test('what pages show has the same findings where its logic is the extraData of items', () => {
  const unlike: string[] = [];
  let count = 0;
  for (const { name, bytes } of roomsOf(RULE_PAGES.filter((page) => !DIFFERENT.has(ruleOf(page))))) {
    const room = parsed(Buffer.from(bytes).toString());
    if (!isObject(room)) continue;
    const wanted = found(room);
    if (!intoExtraData(room)) continue;
    count++;
    const shown = found(room);
    if (shown !== wanted) unlike.push(`${name}:\n${wanted}\n→\n${shown}`);
  }
  expect(unlike).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
