import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { snapshotChunks } from '../../.ci/bench/snapshot-generator.js';
import { Flow, FlowReading } from '../../src/flow/flow.js';
import { readFlowModelInSteps } from '../../src/flow/read-model.js';
import type { JsonValue } from '../../src/json/value.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { type Ingredients, rooms } from '../properties/arbitraries/playable-rooms.js';
import { runs } from '../runs.js';
import { type RoomSpec, snapshotOf } from './rooms.js';

const RUNS = runs(400, 80);
const KINDS: readonly [string, Ingredients][] = [
  ['triggers alone', {}],
  ['chains', { chains: true }],
  ['everything, and several players', { chains: true, chance: true, time: true, multiplayer: true }],
];

/** What a check sees: the flow after a walk that was screened. */
function screened(value: JsonValue): Flow | undefined {
  const snapshot = new Snapshot(value);
  const reading = new FlowReading(snapshot);
  snapshot.walk(reading.screening({}));
  return reading.flow('documents');
}

function reported({ faults, endlessChains, selfMoves }: Flow): unknown {
  return { faults, endlessChains, selfMoves };
}

function analysed(value: JsonValue): Flow {
  return new Flow(() => readFlowModelInSteps(new Snapshot(value), 'documents'));
}

/** Random quests that a click starts, and another one completes: what is random must spoil it. */
function playable({ quests, tasks = [], ...room }: RoomSpec): RoomSpec {
  const clicks = quests.flatMap((_, quest) => [
    { on: 'OnClickEvent', quest, code: 111, item: 5 },
    { on: 'OnClickEvent', quest, code: 121, item: 6 },
  ]);
  return { ...room, quests, tasks: [...clicks, ...tasks] };
}

describe.each(KINDS)('in random rooms with %s', (_, ingredients) => {
  test.each([
    ['', (room: RoomSpec) => room],
    [' that can be played', playable],
  ])('a quiet room%s has nothing to report', (_name, change) => {
    let quiet = 0;
    fc.assert(
      fc.property(rooms(ingredients), (room) => {
        const value = snapshotOf(change(room));
        const flow = screened(value);
        if (flow?.isQuiet !== true) return;
        quiet++;
        expect(reported(analysed(value))).toEqual(reported(flow));
      }),
      { numRuns: RUNS },
    );
    // Of few rooms none may be quiet.
    if (process.env.FULL_RUNS !== undefined) expect(quiet).toBeGreaterThan(RUNS / 50);
  });
});

test.each([1, 2, 3])('a large sound room is quiet (seed %i)', (seed) => {
  const room = JSON.parse(snapshotChunks({ bytes: 300_000, seed, layout: 'one-line' }).join('')) as JsonValue;
  expect(screened(room)?.isQuiet).toBe(true);
});

test('a room with one quest that nothing starts is not quiet', () => {
  const text = readFileSync(new URL('../../examples/garden-shut-door.json', import.meta.url), 'utf8');
  expect(screened(JSON.parse(text) as JsonValue)?.isQuiet).toBe(false);
});

test('a room with a quest whose time may be over before its only completion is not quiet', () => {
  const room = (finish: number): JsonValue =>
    snapshotOf({
      quests: [{ finish }],
      tasks: [
        { on: 'OnClickEvent', quest: 0, code: 111 },
        { at: 1, quest: 0, effect: { links: [{ quest: 0, code: 121, delay: 10 }] } },
        { at: 2, quest: 0, effect: 'ShowObjectEvent' },
      ],
    });
  expect(screened(room(0))?.isQuiet).toBe(true);
  expect(screened(room(5))?.isQuiet).toBe(false);
});
