import { expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../../src/json/value.js';
import { RULE_PAGES, roomsOf, ruleOf } from '../../cases/pages.js';
import { lintPreset } from '../../lint-example.js';

const animation = (event: JsonObject): JsonObject => ({
  $type: 'PortalsAnimation',
  states: [],
  _transformStates: [],
  stateEvents: [event],
});

/* What examples show, moved to all other places where it can be, has the same findings. */

type Room = Record<string, JsonValue>;

/** Changes each task of each logic value that can be read. */
function eachTask({ logic }: Room, change: (task: JsonObject) => void): void {
  if (!isObject(logic)) return;
  for (const [key, text] of Object.entries(logic)) {
    const held = typeof text === 'string' ? parsed(text) : undefined;
    if (!isObject(held) || !Array.isArray(held.Tasks)) continue;
    for (const task of held.Tasks) if (isObject(task)) change(task);
    logic[key] = JSON.stringify(held);
  }
}

function eachEffect(room: Room, around: (effect: JsonObject) => JsonObject): void {
  eachTask(room, (task) => {
    for (const holder of [task, task.DirectEffector])
      if (isObject(holder) && isObject(holder.Effector)) holder.Effector = around(holder.Effector);
  });
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
  readonly differs: Readonly<Record<string, string>>;
}

const IN_AN_ANIMATION: Move['differs'] = {
  schema: 'the documents do not say what is in stateEvents',
  'item/zero-scale': 'an animation may give the item its scale',
  'subscription/trigger-form': 'what was moved is an event',
  'subscription/misplaced-type': 'the documents do not say what is in stateEvents',
  'subscription/target-state': 'the documents do not say what is in stateEvents',
  'flow/never-activated': 'a chain in an animation runs at a time of its own',
  'flow/never-completed': 'a chain in an animation runs at a time of its own',
  'flow/blocked-requirement': 'a chain in an animation runs at a time of its own',
  'requirement/never-checked': 'a chain in an animation runs at a time of its own',
  'flow/endless-chain': 'a chain in an animation runs at a time of its own',
  'flow/reset-races-completion': 'a chain in an animation runs at a time of its own',
  'flow/limit-stops-loop': 'a chain in an animation runs at a time of its own',
};

const MOVES: readonly Move[] = [
  {
    to: 'extraData',
    move: intoExtraData,
    differs: {
      'logic/json-string': 'item/extra-data-json reports it',
      'logic/known-item': 'the keys of items are not moved as well',
    },
  },
  { to: 'stateEvents', move: (room) => eachEffect(room, animation), differs: IN_AN_ANIMATION },
];

test.each(MOVES)(
  'examples whose effects or logic are moved to $to have the same findings',
  ({ move, differs }) => {
    const unlike: string[] = [];
    let count = 0;
    for (const id of rulePack.keys()) {
      if (Object.hasOwn(differs, id)) continue;
      const found = (room: JsonValue): string =>
        lintPreset('catalog', JSON.stringify(room, null, 2))
          .findings.map(({ rule: of, level, message }) => `${of} ${level}: ${message}`)
          .sort()
          .join('\n');
      const page = RULE_PAGES.filter((each) => ruleOf(each) === id);
      for (const { name, bytes } of roomsOf(page)) {
        const room = parsed(Buffer.from(bytes).toString());
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

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
