import { expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { tryParseJson } from '../../../src/bytes/json/parse-json.js';
import { isObject, type PlainJson, type PlainObject, plainJson } from '../../../src/bytes/json/value.js';
import { RULE_PAGES, roomsOf, ruleOf } from '../../cases/pages.js';
import { lintPreset } from '../../lint-example.js';

const animation = (event: PlainObject): PlainObject => ({
  $type: 'PortalsAnimation',
  states: [],
  _transformStates: [],
  stateEvents: [event],
});

/* What examples show, moved to all other places where it can be, has the same findings. */

type Room = Record<string, PlainJson>;

/** Changes each effect of each logic value that can be read. */
function eachEffect({ logic }: Room, around: (effect: PlainObject) => PlainObject): void {
  if (!isObject(logic)) return;
  for (const [key, text] of Object.entries(logic)) {
    const held = typeof text === 'string' ? plainJson(tryParseJson(text)) : undefined;
    if (!isObject(held) || !Array.isArray(held.Tasks)) continue;
    const tasks = held.Tasks.filter(isObject);
    for (const holder of tasks.flatMap((task) => [task, task.DirectEffector]))
      if (isObject(holder) && isObject(holder.Effector)) holder.Effector = around(holder.Effector);
    logic[key] = JSON.stringify(held);
  }
}

function intoExtraData({ roomItems, logic }: Room): void {
  if (!isObject(roomItems) || !isObject(logic)) return;
  for (const [key, item] of Object.entries(roomItems)) {
    const { [key]: held } = logic;
    if (!isObject(item) || item.extraData !== undefined || typeof held !== 'string') continue;
    item.extraData = held;
    delete logic[key];
  }
}

interface Move {
  readonly to: string;
  readonly move: (room: Room) => void;
  /** Rules that see something else there: their pages and their findings are not compared. */
  readonly differs: readonly string[];
}

/** An animation may scale its item and runs chains at times of its own, and no document says what is in stateEvents. */
const IN_AN_ANIMATION =
  'schema item/zero-scale subscription/trigger-form subscription/misplaced-type subscription/target-state ' +
  'flow/never-activated flow/never-completed flow/blocked-requirement requirement/never-checked ' +
  'flow/endless-chain flow/reset-races-completion flow/limit-stops-loop';

const MOVES: readonly Move[] = [
  // Item keys are not moved, and another rule reports a string that holds no JSON.
  { to: 'extraData', move: intoExtraData, differs: ['logic/json-string', 'logic/known-item'] },
  {
    to: 'stateEvents',
    move: (room) => eachEffect(room, animation),
    differs: IN_AN_ANIMATION.split(' '),
  },
];

test.each(MOVES)(
  'examples whose effects or logic are moved to $to have the same findings',
  ({ move, differs }) => {
    const unlike: string[] = [];
    let count = 0;
    for (const id of rulePack.keys()) {
      if (differs.includes(id)) continue;
      const found = (room: PlainJson): string =>
        lintPreset('catalog', JSON.stringify(room, null, 2))
          .findings.filter(({ rule: of }) => !differs.includes(of))
          .map(({ rule: of, level, message }) => `${of} ${level}: ${message}`)
          .sort()
          .join('\n');
      const page = RULE_PAGES.filter((each) => ruleOf(each) === id);
      for (const { name, bytes } of roomsOf(page)) {
        const room = plainJson(tryParseJson(Buffer.from(bytes).toString()));
        if (!isObject(room)) continue;
        const before = JSON.stringify(room);
        const wanted = found(room);
        move(room);
        if (JSON.stringify(room) === before) continue;
        count++;
        const shown = found(room);
        if (shown !== wanted) unlike.push(`${name}:\n${wanted}\n→\n${shown}`);
      }
    }
    expect(unlike).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);
