import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { room } from '../example-room.js';
import { repairStrictly } from '../lint/repair-strictly.js';
import { settingsFor, toBytes } from '../lint-example.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import {
  lostMarks,
  type MarkedRoom,
  roomWithHeldJson,
  roomWithUnknownFields,
} from '../properties/arbitraries/damage/marked-room.js';
import { ROOMS } from '../properties/arbitraries/damage/rooms.js';
import { runs } from '../runs.js';

const roomOf = (seed: number): string => ROOMS[seed % ROOMS.length] ?? '';

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('all')), pureSha256);

/** What is lost of a room by its fixes. A safe fix that would lose something throws. */
function lostByFixes(marked: MarkedRoom, text: string, unsafe: boolean): string[] {
  const { after } = repairStrictly(linter, toBytes(text), { unsafe });
  return lostMarks(marked, new TextDecoder().decode(after.bytes));
}

describe('JSON in a string', () => {
  test('is lost by no safe fix of any rule, whatever field it is in', () => {
    for (let seed = 0; seed < runs(3_000, 30); seed++) {
      const marked = roomWithHeldJson(roomOf(seed), seed, 'any');
      expect(lostByFixes(marked, marked.text, false), `seed ${seed}`).toEqual([]);
    }
  });

  test('is lost by unsafe fixes only where they declare it, if it is an object or a list', () => {
    for (let seed = 0; seed < runs(3_000, 30); seed++) {
      const marked = roomWithHeldJson(roomOf(seed), seed, 'containers');
      const lost = lostByFixes(marked, marked.text, true);
      expect(
        lost.filter((field) => field !== 'TemplateName' && field !== 'Name'),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });
});

test.each([false, true])(
  'unknown fields in every record are lost by no fix of a damaged room, with unsafe fixes: %s',
  (unsafe) => {
    for (let seed = 0; seed < runs(3_000, 20); seed++) {
      const marked = roomWithUnknownFields(roomOf(seed), seed);
      const { text, steps } = damagedRoom(marked.text, seed);
      // A fault may have taken some with it.
      const before = new Set(lostMarks(marked, text));
      const lost = lostByFixes(marked, text, unsafe).filter((field) => !before.has(field));
      expect(lost, `seed ${seed}: ${steps.join(', ')}`).toEqual([]);
    }
  },
);

test('a record that is not where it belongs has no fix: no document describes what is there', () => {
  const { quests, ...others } = JSON.parse(room()) as Record<string, Record<string, { AutoStart: boolean }>>;
  const [[id, entry] = [], ...rest] = Object.entries(quests ?? {});
  if (id === undefined || entry === undefined) throw new Error('the example room has quests');
  const moved = {
    ...others,
    quests: { ...Object.fromEntries(rest), old: { [id]: { ...entry, AutoStart: true } } },
  };
  const { findings } = linter.lint(toBytes(JSON.stringify(moved)));
  const inside = findings.filter(({ pointer }) => pointer.startsWith('/quests/old/'));
  expect(inside.filter(({ fix }) => fix !== undefined)).toEqual([]);
});
