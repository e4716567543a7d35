import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SnapshotPlay, simulateSnapshot } from '../../../src/index.js';
import { EVERYTHING, rooms } from '../../properties/arbitraries/playable-rooms.js';
import { runs } from '../../runs.js';
import { snapshotOf } from '../rooms.js';

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

test('a walk through what can be done next, saved as a script, is what simulate plays', () => {
  fc.assert(
    fc.property(
      rooms(EVERYTHING),
      fc.array(fc.nat(9_999), { maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      (room, picks, seed, byId) => {
        const bytes = new TextEncoder().encode(JSON.stringify(snapshotOf(room)));
        const play = new SnapshotPlay(bytes);
        const lines: string[] = [];
        for (const pick of picks) {
          const possible = linesAfter(play, lines, seed);
          const line = possible[pick % possible.length];
          if (line === undefined) break;
          lines.push(line);
        }
        if (lines.length === 0) return;
        const script = play.script(lines, { seed, byId });
        const played = simulateSnapshot(bytes, script, { seed });
        const { start, lines: shown } = play.after(lines, { seed });
        expect(played.failed).toBe(0);
        expect(played.runs[0]?.start).toEqual(start);
        expect(played.runs[0]?.lines.slice(0, lines.length)).toEqual(shown);
      },
    ),
    { numRuns: runs(2_000, 200) },
  );
});

test('what a step would do is what it does, and steps without an effect change nothing', () => {
  fc.assert(
    fc.property(rooms(EVERYTHING), fc.array(fc.nat(9_999), { maxLength: 6 }), (room, picks) => {
      const play = new SnapshotPlay(new TextEncoder().encode(JSON.stringify(snapshotOf(room))));
      const lines: string[] = [];
      for (const pick of picks) {
        const possible = linesAfter(play, lines, 1);
        const line = possible[pick % possible.length];
        if (line === undefined) break;
        lines.push(line);
      }
      const before = play.after(lines);
      for (const { step, events } of [...before.steps, ...before.idle]) {
        const after = play.after([...lines, step]);
        expect(after.lines.at(-1)?.events?.slice(0, events.length)).toEqual(events);
        if (before.idle.some((idle) => idle.step === step)) expect(after.quests).toEqual(before.quests);
      }
    }),
    { numRuns: runs(1_000, 60) },
  );
});
