import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { EarlierVersions } from '../../src/lint/earlier-version.js';
import type { Finding } from '../../src/lint/finding.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { roomWith } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, rawRoom, room } from '../example-room.js';
import { placeOf, settingsFor, toBytes } from '../lint-example.js';

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('recommended')), pureSha256);

interface Told {
  readonly fresh: readonly string[];
  readonly uncovered: readonly string[];
  readonly earlier: number;
}

function compared(before: string | readonly string[], after: string): Told {
  const versions = new EarlierVersions();
  for (const text of [before].flat()) versions.add(linter.report(toBytes(text)));
  const judged = versions.judge(linter.report(toBytes(after)).located().findings);
  const { fresh, uncovered, earlier } = judged;
  // What is known without places is what is known with them.
  const unlocated = versions.judgeUnlocated(linter.report(toBytes(after)));
  if (unlocated !== undefined) expect(unlocated).toEqual(judged);
  const named = (all: readonly Finding[]): string[] =>
    all.map((finding) => `${finding.rule} at ${JSON.stringify(placeOf(finding))}`);
  return { fresh: named(fresh), uncovered: named(uncovered), earlier };
}

const rulesOf = (named: readonly string[]): string[] => named.map((name) => name.split(' ')[0] ?? '');

const entry = (fields: JsonObject): string =>
  room(({ quests }) => Object.assign(quests[FIND_KEY] ?? {}, fields));

/** The first task of item 4, changed. */
const task = (change: (task: JsonObject) => void): string =>
  room(({ logic }) => {
    const [first] = (logic['4']?.Tasks ?? []) as JsonObject[];
    change(first as JsonObject);
  });

const logicOf = (text: string, key: string): string => JSON.parse(text).logic[key];

describe('findings in a record that failed its schema before', () => {
  test('are uncovered where the record has been repaired', () => {
    const both = (Requirements: JsonValue): string =>
      roomWith({ quests: { [FIND_KEY]: { Requirements }, [FIND_KEY_COMPLETED]: { Requirements } } });
    const unknown = { id: 'mlh0gone1a2b3', status: 1, delete: false, amount: 1, type: 'quest' };
    const told = compared(both('some'), both([unknown]));
    expect([told.fresh, rulesOf(told.uncovered)]).toEqual([[], ['requirement/known-quest']]);
  });

  test('are new where the record has still the same fault, so that both versions were checked alike', () => {
    const told = compared(entry({ Creator: 5 }), entry({ Creator: 5, AutoStart: true }));
    expect([rulesOf(told.fresh), told.uncovered]).toEqual([['quest/no-auto-start'], []]);
  });

  test('are new in other records', () => {
    const before = entry({ Description: 5 });
    const after = room(({ quests }) => {
      const last = Object.values(quests).at(-1) ?? {};
      Object.assign(last, { AutoStart: true });
    });
    const told = compared(before, after);
    expect([rulesOf(told.fresh), told.uncovered]).toEqual([['quest/no-auto-start'], []]);
  });

  test('are uncovered inside a string that was no JSON', () => {
    const text = task((first) => Object.assign(first, { TargetState: 0 }));
    const before = rawRoom(({ logic }) => {
      (logic as JsonObject)['4'] = logicOf(text, '4').slice(0, -1);
    });
    const told = compared(before, text);
    expect([told.fresh, rulesOf(told.uncovered)]).toEqual([[], ['subscription/transition-code']]);
  });

  test('are new inside the strings of a repaired record, which were read before', () => {
    const text = task((first) => Object.assign(first, { TargetState: 0 }));
    const before = rawRoom(({ roomItems }) => {
      delete ((roomItems as JsonObject)['4'] as JsonObject).position;
    });
    const told = compared(before, text);
    expect([rulesOf(told.fresh), told.uncovered]).toEqual([['subscription/transition-code'], []]);
  });

  test('are uncovered if one parent of a merge could not show them, and known if the other had them', () => {
    const text = entry({ AutoStart: true });
    const broken = rawRoom(({ quests }) => {
      (quests as JsonObject)[FIND_KEY] = 'gone';
    });
    const clean = room();
    expect(rulesOf(compared([broken, clean], text).uncovered)).toEqual(['quest/no-auto-start']);
    expect(compared([broken, text], text)).toMatchObject({ fresh: [], uncovered: [], earlier: 1 });
  });
});

test('a section of the wrong type covers nothing inside, and everything beside it', () => {
  const text = roomWith({ quests: { [FIND_KEY]: { AutoStart: true } }, settings: { isNight: 'no' } });
  const before = rawRoom((snapshot) => {
    snapshot.quests = [];
  });
  const told = compared(before, text);
  expect(rulesOf(told.fresh)).toEqual(['schema']);
  expect(rulesOf(told.uncovered)).toEqual(['quest/no-auto-start']);
});

describe('a fault that a repair brings', () => {
  test('is new where the change wrote the value, and uncovered where the value is the old one', () => {
    const before = entry({ Tracked: 5, Creator: '' });
    const told = compared(before, entry({ Creator: '', AutoStart: true }));
    expect([rulesOf(told.fresh), rulesOf(told.uncovered)]).toEqual([['quest/no-auto-start'], []]);
    expect(compared(entry({ AutoStart: true, Creator: 7 }), entry({ AutoStart: true }))).toMatchObject({
      fresh: [],
    });
  });

  test('is new in a field that was missing', () => {
    const before = roomWith({
      quests: { [FIND_KEY]: { AutoStart: undefined, Enabled: undefined, Tracked: undefined } },
    });
    expect(rulesOf(compared(before, entry({ AutoStart: true })).fresh)).toEqual(['quest/no-auto-start']);
    expect(rulesOf(compared(before, entry({ Enabled: false })).fresh)).toEqual(['quest/enabled']);
  });

  test('is new in the logic that was an object, unless the object had it', () => {
    const text = task((first) => Object.assign(first, { TargetState: 0 }));
    const raw = (from: string): string =>
      rawRoom(({ logic }) => {
        (logic as JsonObject)['4'] = JSON.parse(logicOf(from, '4'));
      });
    expect(rulesOf(compared(raw(room()), text).fresh)).toEqual(['subscription/transition-code']);
    expect(rulesOf(compared(raw(text), text).uncovered)).toEqual(['subscription/transition-code']);
  });
});

describe('a record that gets an Id', () => {
  const faulty = { TargetState: 7 };
  const ID = '0b1c2d3e-4f50-4162-8738-495a6b7c8d9e';

  test.each([
    ['that was missing', (first: JsonObject) => delete first.Id],
    ['that was no UUID', (first: JsonObject) => Object.assign(first, { Id: 'no id' })],
    ['that was no string', (first: JsonObject) => Object.assign(first, { Id: 5 })],
  ])('%s keeps its old findings', (_, spoil) => {
    const before = task((first) => {
      Object.assign(first, faulty);
      spoil(first);
    });
    const after = task((first) => Object.assign(first, faulty, { Id: ID }));
    expect(compared(before, after)).toEqual({ fresh: [], uncovered: [], earlier: 1 });
    const worse = task((first) => Object.assign(first, faulty, { Id: ID, Name: '9_none' }));
    expect(rulesOf(compared(before, worse).fresh)).toEqual(['subscription/quest-name']);
  });

  test('that another one had as well keeps its old findings', () => {
    const both = (id: string): string =>
      room(({ logic }) => {
        const tasks = (logic['4']?.Tasks ?? []) as JsonObject[];
        Object.assign(tasks[1] ?? {}, faulty, { Id: id });
      });
    const first = JSON.parse(logicOf(room(), '4')).Tasks[0].Id;
    expect(compared(both(first), both(ID))).toMatchObject({ fresh: [], uncovered: [] });
  });

  test('inside another record that gets one keeps its old findings', () => {
    const chained = (outer: string | undefined, inner: string | undefined): string =>
      room(({ logic }) => {
        const tasks = (logic['3']?.Tasks ?? []) as JsonObject[];
        const chain = {
          $type: 'RunTriggersFromEffector',
          linkedTasks: [{ ...tasks[0], Trigger: {}, TargetState: 7 }],
        };
        const [linked] = chain.linkedTasks as JsonObject[];
        Object.assign(tasks[0] ?? {}, { Effector: chain, Id: outer });
        Object.assign(linked ?? {}, { Id: inner, $type: undefined, Effector: undefined });
      });
    const told = compared(chained(undefined, undefined), chained(ID, ID.replace('0b', '1b')));
    expect([told.fresh, told.uncovered]).toEqual([[], []]);
    expect(told.earlier).toBeGreaterThan(0);
  });

  test('is a new record where there was none', () => {
    const more = room(({ logic }) => {
      const tasks = (logic['4']?.Tasks ?? []) as JsonObject[];
      tasks.push({ ...tasks[0], ...faulty, Id: ID });
    });
    expect(
      rulesOf(
        compared(
          task((first) => Object.assign(first, faulty)),
          more,
        ).fresh,
      ),
    ).toContain('subscription/transition-code');
  });
});
