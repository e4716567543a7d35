import { describe, expect, test } from 'vitest';
import { endlessChains } from '../../src/flow/loops.js';
import { click, played, told, wait } from './played.js';
import { analysisOf, type LinkSpec, type QuestSpec, type RoomSpec, type TaskSpec } from './rooms.js';

const chain = (at: 0 | 1 | 2, quest: number, links: readonly LinkSpec[], random = false): TaskSpec => ({
  at,
  quest,
  effect: { links, random },
}); // prettier-ignore
const on = (quest: number, code: number): TaskSpec => ({ on: 'OnClickEvent', quest, code });
const quests = (count: number, spec: QuestSpec = {}): QuestSpec[] =>
  Array.from({ length: count }, () => spec);

/** Quests that complete each other in a circle, without delay: each resets the one before. */
function circle(length: number): RoomSpec {
  const tasks = Array.from({ length }, (_, quest) =>
    chain(2, quest, [
      { quest, code: 101 },
      { quest: (quest + 1) % length, code: 141 },
    ]),
  );
  return { quests: quests(length), tasks: [on(0, 181), ...tasks] };
}

describe('endless chains', () => {
  for (const length of [1, 2, 3, 20, 300]) {
    test(`of ${length} are stopped and found, with a play`, () => {
      const room = length === 1 ? selfChain() : circle(length);
      const run = played(room, [click(2)], { maxSteps: 5_000 });
      expect(told(run).at(-1)).toBe('stopped at-once');
      expect(run.stopped).toBe(true);
      const found = endlessChains(analysisOf(room));
      expect(found.map(({ play }) => play.steps)).toEqual([[click(2)]]);
      expect(found[0]?.links.length).toBe(2 * length);
    });
  }

  test('are not reported where a delay, a limit, chance or a guard ends them, or nothing can start them', () => {
    const self = (links: readonly LinkSpec[], spec: QuestSpec = {}, random = false): RoomSpec => ({
      quests: quests(2, spec),
      tasks: [on(0, 181), chain(2, 0, links, random), chain(0, 0, [{ quest: 0, code: 181 }])],
    });
    const reset = { quest: 0, code: 101 };
    expect(endlessChains(analysisOf(self([reset]))).length).toBe(1);
    expect(endlessChains(analysisOf(self([{ ...reset, delay: 0.01 }])))).toEqual([]);
    expect(endlessChains(analysisOf(self([reset], { limit: 3 })))).toEqual([]);
    expect(endlessChains(analysisOf(self([reset, { quest: 1, code: 111 }], {}, true)))).toEqual([]);
    expect(endlessChains(analysisOf(self([{ quest: 0, code: 161 }])))).toEqual([]);
    expect(endlessChains(analysisOf({ quests: quests(1), tasks: selfChain().tasks!.slice(1) }))).toEqual([]);
  });
});

function selfChain(): RoomSpec {
  return {
    quests: quests(1),
    tasks: [on(0, 111), chain(1, 0, [{ quest: 0, code: 121 }]), chain(2, 0, [{ quest: 0, code: 131 }])],
  };
}

describe('unusual numbers', () => {
  const room = (delay: number): RoomSpec => ({
    quests: quests(2),
    tasks: [on(0, 181), chain(2, 0, [{ quest: 1, code: 111, delay }])],
  }); // prettier-ignore

  test('a Delay of 0 or less does not delay', () => {
    expect(played(room(0), [click(2)]).state(1)).toBe(1);
    expect(played(room(-5), [click(2)]).state(1)).toBe(1);
  });

  test('a Delay of 1e308 falls due then', () => {
    expect(played(room(1e308), [click(2), wait(1e307)]).state(1)).toBe(0);
    expect(played(room(1e308), [click(2), wait(1e308)]).state(1)).toBe(1);
    expect(analysisOf(room(1e308)).verdict(1, 1)).toEqual({
      kind: 'reachable',
      play: { steps: [click(2), wait(1e308)], seed: 1 },
      isShortest: false,
    });
  });

  test('a loop with a tiny delay stops a long wait', () => {
    const tasks = [
      on(0, 181),
      chain(2, 0, [{ quest: 0, code: 101, delay: 1e-9 }]),
      chain(0, 0, [{ quest: 0, code: 181, delay: 1e-9 }]),
    ]; // prettier-ignore
    expect(told(played({ quests: quests(1), tasks }, [wait(1e9)], { maxSteps: 1_000 })).at(-1)).toBe(
      'stopped in-time',
    );
  });

  test('useRandom with one link runs it, with none does nothing', () => {
    const random = (links: readonly LinkSpec[]) => ({
      quests: quests(2),
      tasks: [on(0, 181), chain(2, 0, links, true)],
    });
    expect(played(random([{ quest: 1, code: 111 }]), [click(2)]).state(1)).toBe(1);
    expect(played(random([]), [click(2)]).state(1)).toBe(0);
    expect(analysisOf(random([])).verdict(1, 1).kind).toBe('impossible');
  });
});

describe('large rooms', () => {
  test('a requirement circle through twenty quests is impossible, and shown', () => {
    const circular = Array.from({ length: 20 }, (_, quest) => ({
      requires: [{ quest: (quest + 1) % 20, amount: 1 }],
    }));
    const tasks = circular.flatMap((_, quest) => [on(quest, 111), on(quest, 121)]);
    const verdict = analysisOf({ quests: circular, tasks }).verdict(3, 2);
    expect(verdict).toMatchObject({ kind: 'impossible', reason: { kind: 'circle' } });
    expect(
      verdict.kind === 'impossible' && verdict.reason.kind === 'circle' && verdict.reason.circle.length,
    ).toBe(40);
  });

  test('ten thousand links in one chain are followed', () => {
    const links = Array.from({ length: 10_000 }, (_, index) => ({ quest: 1 + (index % 50), code: 111 }));
    const room = { quests: quests(51), tasks: [on(0, 181), chain(2, 0, links)] };
    expect(played(room, [click(2)]).state(50)).toBe(1);
    expect(analysisOf(room).verdict(50, 1).kind).toBe('reachable');
  });

  test('a chain through two thousand quests is followed to its end', () => {
    const count = 2_000;
    const tasks = Array.from({ length: count - 1 }, (_, quest) =>
      chain(2, quest, [{ quest: quest + 1, code: 181 }]),
    );
    const verdict = analysisOf({ quests: quests(count), tasks: [on(0, 181), ...tasks] }).verdict(
      count - 1,
      2,
    );
    expect(verdict).toMatchObject({ kind: 'reachable', play: { steps: [click(2)] } });
  });

  test('a row of three hundred requirements is played through', () => {
    const row = Array.from({ length: 300 }, (_, quest) =>
      quest === 0 ? {} : { requires: [{ quest: quest - 1, amount: 1 }] },
    );
    const tasks = row.map(
      (_, quest): TaskSpec => ({ on: 'OnClickEvent', item: 2 + quest, quest, code: 111 }),
    );
    const done = row.map((_, quest): TaskSpec => ({ on: 'OnEnterEvent', item: 2 + quest, quest, code: 121 }));
    const verdict = analysisOf({ quests: row, tasks: [...tasks, ...done] }).verdict(299, 1);
    expect(verdict.kind === 'reachable' && verdict.play.steps.length).toBe(599);
  });
});
