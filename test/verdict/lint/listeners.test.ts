import { expect, test } from 'vitest';
import type { Flow } from '../../../src/model/flow/flow.js';
import { levelOfKind } from '../../../src/verdict/lint/kinds.js';
import { createLinter, type Linter } from '../../../src/verdict/lint/linter.js';
import { pureSha256 } from '../../../src/verdict/lint/pure-sha256.js';
import { defineRule, type Rule, type RuleListeners } from '../../../src/verdict/lint/rule.js';
import { FIND_KEY, rawRoom, room } from '../../example-room.js';
import { toBytes } from '../../lint-example.js';
import { ABOUT } from './small-pack.js';

const BYTES = toBytes('{"roomItems": {"2": {}, "3": {}, "4": {}}}');

const linterOf = (...rules: readonly Rule[]): Linter =>
  createLinter(
    new Map(),
    rules.map((rule) => ({ rule, level: 'error' as const, options: {} })),
    pureSha256,
  );
const sound = defineRule({
  ...ABOUT,
  id: 'test/sound',
  on: {
    item: ({ key, place }, report) =>
      void report({ kind: 'found', at: place, values: { words: `item ${key}` } }),
  },
});

test.each<[what: string, on: RuleListeners<unknown, unknown, (typeof ABOUT)['kinds']>]>([
  [
    'a function',
    {
      item({ key, place }, report) {
        if (key === '3') throw new Error('a fault of the rule');
        report({ kind: 'found', at: place, values: { words: key } });
      },
      snapshot() {
        throw new Error('is not called any more');
      },
    },
  ],
  [
    'a rule that reports a kind that it does not have',
    {
      item({ key, place }, report) {
        const kind = (key === '3' ? 'other' : 'found') as 'found';
        report({ kind, at: place, values: { words: key } });
      },
    },
  ],
])('%s that throws is named once, keeps what it found before, and hides nothing of others', (_what, on) => {
  const broken = defineRule({ ...ABOUT, on, id: 'test/broken' });
  const { findings, crashes } = linterOf(broken, sound).lint(BYTES);
  expect(crashes.map(({ rule }) => rule)).toEqual(['test/broken']);
  expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    'test/broken 2',
    'test/sound item 2',
    'test/sound item 3',
    'test/sound item 4',
  ]);
});

test('a rule that listens to the flow and one that asks for it have the same one, or none without logic', () => {
  const flowsOf = (text: string) => {
    const [heard, asked]: [Flow[], (Flow | undefined)[]] = [[], []];
    const listening = defineRule({
      ...ABOUT,
      id: 'test/hears',
      on: { flow: (flow) => void heard.push(flow) },
    });
    const asking = defineRule({
      ...ABOUT,
      id: 'test/asks',
      asksFlow: true,
      on: { snapshot: (_snapshot, _report, { flow }) => void asked.push(flow) },
    });
    linterOf(listening, asking).lint(toBytes(text));
    return [heard, asked] as const;
  };
  const [[heard], [asked]] = flowsOf(room(({ logic }) => Object.assign(logic, { '2': { Tasks: [] } })));
  expect(heard?.faults.neverActivated.map(({ quest }) => quest.entry.key)).toContain(FIND_KEY);
  expect(asked).toBe(heard);
  expect(flowsOf(rawRoom((snapshot) => delete snapshot.logic))).toEqual([[], [undefined]]);
});

test('a kind follows a level of its rule that is lower than its own, and no higher one', () => {
  const rule = {
    ...ABOUT,
    id: 'test/kinds',
    kinds: { gone: 'it is gone', odd: { level: 'info', says: 'it is odd' } },
    on: {},
  } as const;
  const levels = (level: 'error' | 'warning' | 'off') =>
    ['gone', 'odd'].map((kind) => levelOfKind(rule, kind, level));
  expect(levels('error')).toEqual(['error', 'info']);
  expect(levels('warning')).toEqual(['warning', 'info']);
  expect(levels('off')).toEqual(['off', 'off']);
});

test.each<[how: string, listener: () => void]>([
  ['a generator', function* () {}],
  ['async', async () => undefined],
])('a rule whose listener is %s crashes, because the rest of it would never run', (_how, listener) => {
  const rule = defineRule({ ...ABOUT, id: 'test/slow', on: { item: listener } });
  expect(
    linterOf(rule)
      .lint(BYTES)
      .crashes.map((crash) => [crash.rule, String(crash.error)]),
  ).toEqual([['test/slow', expect.stringContaining('a listener must be a plain function')]]);
});

test("what a listener returns is nobody's business unless it has to be run to its end", () => {
  const keys: string[] = [];
  const rule = defineRule({
    ...ABOUT,
    id: 'test/short',
    on: { item: ({ key }) => keys.push(key), snapshot: () => null },
  });
  expect(linterOf(rule).lint(BYTES).crashes).toEqual([]);
  expect(keys).toEqual(['2', '3', '4']);
});
