import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFlowFaults } from '../../src/flow/faults.js';
import type { QuestState } from '../../src/snapshot/quest-states.js';
import { type Ingredients, randomStep, rooms } from '../properties/arbitraries/playable-rooms.js';
import { runs } from '../runs.js';
import { DocumentedPlay } from './documented-play.js';
import { analysisOf } from './rooms.js';

const RUNS = runs(2_000, 60);
const KINDS: readonly [string, Ingredients][] = [
  ['triggers alone', {}],
  ['chains and time', { chains: true, time: true }],
  ['everything', { chains: true, chance: true, time: true, multiplayer: true, login: true }],
  ['quests of each player that move a shared one', { relayed: true }],
];

/** The states that quests enter after the start of a play, as `quest:state`. */
function entered({ log }: DocumentedPlay): Set<string> {
  return new Set(
    log.flatMap((line) => {
      const [, quest, state] = /^quest (\d+): \d>(\d)/.exec(line) ?? [];
      return quest === undefined ? [] : [`${quest}:${state}`];
    }),
  );
}

test.each(KINDS)(
  'nothing that is reported as impossible happens in the second simulator, in random rooms with %s',
  { timeout: 3_600_000 },
  (_, ingredients) => {
    const plays = fc.array(fc.nat(9_999), { minLength: 40, maxLength: 80 });
    fc.assert(
      fc.property(rooms(ingredients), plays, fc.nat(1_000), (room, choices, seed) => {
        const analysis = analysisOf(room);
        const documented = new DocumentedPlay(room, { seed, most: 2_000 });
        for (const choice of choices)
          if (!documented.isEndless) documented.play(randomStep(analysis.model, choice, 3));
        const happened = entered(documented);
        const faults = findFlowFaults(analysis);
        const never = (state: QuestState, found: readonly { readonly quest: { readonly index: number } }[]) =>
          found.map(({ quest }) => `${quest.index}:${state}`);
        const reported = [
          ...never(1, faults.neverActivated),
          ...never(1, faults.unchecked),
          ...never(2, faults.neverCompleted),
        ];
        expect(reported.filter((each) => happened.has(each))).toEqual([]);
        for (const each of happened) {
          const [quest, state] = each.split(':').map(Number) as [number, QuestState];
          expect(`${each} ${analysis.verdict(quest, state).kind}`).not.toBe(`${each} impossible`);
        }
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(KINDS)(
  'every way that is shown can be played in the second simulator, in random rooms with %s',
  { timeout: 3_600_000 },
  (_, ingredients) => {
    fc.assert(
      fc.property(rooms(ingredients), (room) => {
        const analysis = analysisOf(room);
        for (const { index } of analysis.model.quests) {
          for (const state of [1, 2] as const) {
            const verdict = analysis.verdict(index, state);
            if (verdict.kind !== 'reachable') continue;
            const documented = new DocumentedPlay(room, { seed: verdict.play.seed, most: 10_000 });
            for (const step of verdict.play.steps) documented.play(step);
            expect(entered(documented), JSON.stringify(verdict.play.steps)).toContain(`${index}:${state}`);
          }
        }
      }),
      { numRuns: RUNS },
    );
  },
);
