import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applySplices, completionsAt, describeAt } from '../../../src/index.js';
import { TRANSITION_CODES, transitionWords } from '../../../src/model/snapshot/quest-states.js';
import { blocksOf } from '../../../src/verdict/testing/blocks.js';
import { room } from '../../example-room.js';
import { cursor } from './cursor.js';

/* What the page beside this file shows. */

const BLOCKS = blocksOf(readFileSync(new URL('./assistance.md', import.meta.url), 'utf8'));
const BASES = new Map(
  BLOCKS.flatMap(({ words, content }) =>
    words.flatMap((word) =>
      word.startsWith('base=') ? [[word.slice('base='.length), content] as const] : [],
    ),
  ),
);

/** The file of a block, whose text may be the string of another one, or a place in the example room. */
function fileOf(language: string, text: string): string {
  if (language === 'door') {
    const [part = '', from = ''] = text.split(' … ').reverse();
    const whole = room();
    const start = whole.indexOf(part.replace('‸', ''), whole.indexOf(from));
    return `${whole.slice(0, start)}${part}${whole.slice(start + part.length - 1)}`;
  }
  const base = BASES.get(language);
  return base === undefined ? text : base.replace('‹logic›', () => JSON.stringify(text));
}

test.each([...new Set(BLOCKS.map(({ headings }) => headings.join()))].slice(1))('%s', (title) => {
  for (const { language, headings, content, line } of BLOCKS) {
    if (headings.join() !== title) continue;
    const [, text = '', command, value = '', after] =
      /^(.*?)\n\$ (offers|writes|says) ?([^\n]*)\n?(.*)$/s.exec(content) ?? [];
    const { bytes, offset } = cursor(fileOf(language, text));
    if (command === 'says') {
      expect(describeAt(bytes, offset)?.markdown, `assistance.md:${line}`).toBe(after);
      continue;
    }
    const completions = completionsAt(bytes, offset);
    const offered = completions.map((each) => JSON.stringify(each.value));
    if (command === 'offers') {
      expect(offered.join(', ') || 'nothing', `assistance.md:${line}`).toBe(value);
      continue;
    }
    const chosen = completions[offered.indexOf(value)];
    const written = new TextDecoder().decode(
      applySplices(bytes, chosen === undefined ? [] : [chosen.splice]),
    );
    expect(written, `assistance.md:${line}`).toBe(fileOf(language, after ?? ''));
  }
});

test('each code is offered with its words', () => {
  const detailOf = (text: string, value: unknown): string | undefined => {
    const { bytes, offset } = cursor(fileOf('logic', `{"Tasks": [${text}]}`));
    const found = completionsAt(bytes, offset).find(
      (each) => JSON.stringify(each.value) === JSON.stringify(value),
    );
    return found?.detail;
  };
  for (const code of TRANSITION_CODES)
    expect(detailOf('{"$type": "TaskTriggerSubscription", "TargetState": ‸}', code.code)).toBe(
      transitionWords(code),
    );
  expect(detailOf('{"$type": "TaskTriggerSubscription", "TargetState": ‸}', 121)).toBe('Active to Completed');
});

const KEY = '0a1b2c3d4e5f60718293';
test.each([
  `{"settings": {"roomBase": "‸x-access-key: ${KEY} and more words of a long string"}}`,
  `{"settings": {"x-access-key": "${KEY}", "roomBase": "‸${KEY} and more words of a long string"}}`,
  `{"roomItems": {"2": {"hoverTitle": "x-access-key: ${KEY}"}, "3": {"parentItemID": ‸2}}}`,
  `{"settings": {"x-access-key": "${KEY}"}, "roomItems": {"2": {"hoverTitle": "\\"‸once more ${KEY}"}}}`,
])('credentials are masked, also one that the name beside it makes one: %s', (text) => {
  const { bytes, offset } = cursor(text);
  const said = describeAt(bytes, offset)?.markdown;
  expect([text, said]).toEqual([text, expect.stringMatching(/\*{3}/)]);
  expect(said).not.toContain(KEY);
});

test('nothing is said outside the JSON, and an offset must be in it', () => {
  expect(describeAt(new Uint8Array(), 0)).toBeUndefined();
  expect(() => describeAt(new Uint8Array(), 1)).toThrow(RangeError);
});
