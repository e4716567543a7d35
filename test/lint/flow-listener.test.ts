import { expect, test } from 'vitest';
import type { Flow } from '../../src/flow/flow.js';
import { createLinter } from '../../src/lint/linter.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { defineRule } from '../../src/lint/rule.js';
import { FIND_KEY, rawRoom, room } from '../example-room.js';
import { toBytes } from '../lint-example.js';
import { ABOUT } from './small-pack.js';

const NEVER_STARTED = room(({ logic, quests }) => {
  Object.assign(logic, { '2': { Tasks: [] } });
  for (const entry of Object.values(quests)) entry.Requirements = [];
});

/** The flows that two rules are given: one listens to it, the other asks for it at the end. */
function flowsOf(text: string): readonly (readonly (Flow | undefined)[])[] {
  const heard: Flow[] = [];
  const asked: (Flow | undefined)[] = [];
  const listening = defineRule({ ...ABOUT, id: 'test/hears', on: { flow: (flow) => void heard.push(flow) } });
  const asking = defineRule({
    ...ABOUT,
    id: 'test/asks',
    asksFlow: true,
    on: { snapshotEnd: (_snapshot, _report, { flow }) => void asked.push(flow) },
  });
  const active = [listening, asking].map((rule) => ({ rule, level: 'error' as const, options: {} }));
  createLinter(new Map(), active, pureSha256).lint(toBytes(text));
  return [heard, asked];
}

test('a rule that listens to the flow and one that asks for it at the end have the same one', () => {
  const [[heard] = [], [asked] = []] = flowsOf(NEVER_STARTED);
  expect(heard?.faults.neverActivated.map(({ quest }) => quest.entry.key)).toEqual([FIND_KEY]);
  expect(asked).toBe(heard);
});

test('a file without logic has no flow to listen to or ask for', () => {
  const text = rawRoom((snapshot) => {
    delete snapshot.logic;
  });
  expect(flowsOf(text)).toEqual([[], [undefined]]);
});
