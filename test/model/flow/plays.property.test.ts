import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SnapshotPlay, simulateSnapshot } from '../../../src/index.js';
import type { FlowModel } from '../../../src/model/flow/model.js';
import { Simulation } from '../../../src/model/flow/simulator.js';
import type { PlayStep } from '../../../src/model/flow/timeline.js';
import type { QuestState } from '../../../src/model/snapshot/quest-states.js';
import {
  EVERYTHING,
  type Ingredients,
  randomStep,
  rooms,
} from '../../properties/arbitraries/playable-rooms.js';
import { runs } from '../../runs.js';
import { DocumentedPlay } from './documented-play.js';
import { analysisOf, modelOf, snapshotOf } from './rooms.js';

const MOST = 400;
const READ: Ingredients = { ...EVERYTHING, expressions: false };

/** The changes and effects of a play, as the second simulator writes them. */
function shown(model: FlowModel, { timeline }: Simulation): string[] {
  return timeline.flatMap((entry) => {
    if (entry.kind === 'fired')
      return [`${entry.source.effect} on ${entry.source.item} p${entry.player} @${entry.time}`];
    if (entry.kind !== 'changed') return [];
    const whose = model.quests[entry.quest]?.group === 'multiplayer' ? '' : ` p${entry.player}`;
    return [`quest ${entry.quest}: ${entry.from}>${entry.state}${whose} @${entry.time}`];
  });
}

function stepOf(model: FlowModel, choice: number): PlayStep {
  const quests = model.quests.length;
  if (choice % 13 !== 12 || quests === 0) return randomStep(model, choice, 3);
  return { kind: 'set', quest: choice % quests, state: ((choice >> 3) % 3) as QuestState };
}

test.each<[string, Ingredients]>([
  ['triggers, and quests that all players share', { multiplayer: true }],
  ['chains and time', { chains: true, time: true, login: true }],
  ['everything', READ],
])('a second simulator, written from the documents alone, plays the same: %s', (_, ingredients) => {
  const plays = fc.array(fc.nat(9_999), { minLength: 10, maxLength: 40 });
  fc.assert(
    fc.property(rooms(ingredients), plays, fc.nat(1_000), (room, choices, seed) => {
      const model = modelOf(room);
      const simulation = new Simulation(model, { seed, maxSteps: MOST });
      const documented = new DocumentedPlay(room, { seed, most: MOST });
      const progress = (play: Simulation | DocumentedPlay): unknown =>
        Array.from({ length: documented.count }, (_each, player) =>
          model.quests.map(({ index }) => [play.state(index, player), play.completions(index, player)]),
        );
      for (const step of [undefined, ...choices.map((choice) => stepOf(model, choice))]) {
        if (step !== undefined) expect(simulation.play(step) === undefined).toBe(documented.play(step));
        if (simulation.stopped || documented.isEndless) return;
        expect(shown(model, simulation)).toEqual(documented.log);
        expect(progress(simulation)).toEqual(progress(documented));
      }
    }),
    { numRuns: runs(3_000) },
  );
});

test('a fork goes on as its play does', () => {
  const picks = fc.array(fc.nat(999), { maxLength: 25 });
  fc.assert(
    fc.property(rooms(READ), picks, picks, (room, before, after) => {
      const { model } = analysisOf(room);
      const play = new Simulation(model, { maxSteps: 300 });
      const steps = (choices: readonly number[]) => choices.map((choice) => randomStep(model, choice, 3));
      for (const step of steps(before)) play.play(step);
      if (play.stopped) return;
      const [fork, from] = [play.fork({}), play.timeline.length];
      for (const step of steps(after)) expect(fork.play(step)).toEqual(play.play(step));
      expect(fork.timeline).toEqual(play.timeline.slice(from));
      expect([fork.time, fork.nextDue, fork.playerNames]).toEqual([
        play.time,
        play.nextDue,
        play.playerNames,
      ]);
    }),
    { numRuns: runs(400) },
  );
});

const OTHERS = ['player ann', 'player "player 1"', 'wait 1', 'reload', 'leave', 'join'];

/** What a walk may do next: mostly what has an effect, and nothing once the play was stopped. */
function linesAfter(play: SnapshotPlay, lines: readonly string[], seed: number): readonly string[] {
  const { steps, idle, players, player, quests, stopped } = play.after(lines, { seed });
  if (stopped) return [];
  const isHere = players.find(({ name }) => name === player)?.present === true;
  const others = OTHERS.filter((line) => (line === 'join' ? !isHere : isHere || /^(player|wait)/.test(line)));
  const sets = isHere ? quests.flatMap(({ word }) => (word === undefined ? [] : [`set ${word} active`])) : [];
  return [...[...steps, ...steps, ...idle].map(({ step }) => step), ...others, ...sets];
}

test('a walk through what can be done next does what each step says, and its script plays the same', () => {
  const picks = fc.array(fc.nat(9_999), { maxLength: 12 });
  fc.assert(
    fc.property(
      rooms(EVERYTHING),
      picks,
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      (room, all, seed, byId) => {
        const bytes = new TextEncoder().encode(JSON.stringify(snapshotOf(room)));
        const play = new SnapshotPlay(bytes);
        const lines: string[] = [];
        for (const pick of all) {
          const possible = linesAfter(play, lines, seed);
          const line = possible[pick % possible.length];
          if (line === undefined) break;
          const before = play.after(lines, { seed });
          lines.push(line);
          const after = play.after(lines, { seed });
          const foreseen = [...before.steps, ...before.idle].find(({ step }) => step === line)?.events ?? [];
          expect(after.lines.at(-1)?.events?.slice(0, foreseen.length)).toEqual(foreseen);
          if (before.idle.some(({ step }) => step === line)) expect(after.quests).toEqual(before.quests);
        }
        if (lines.length === 0) return;
        const played = simulateSnapshot(bytes, play.script(lines, { seed, byId }), { seed });
        const { start, lines: shownLines } = play.after(lines, { seed });
        expect(played.failed).toBe(0);
        expect(played.runs[0]?.start).toEqual(start);
        expect(played.runs[0]?.lines.slice(0, lines.length)).toEqual(shownLines);
      },
    ),
    { numRuns: runs(2_000) },
  );
});
