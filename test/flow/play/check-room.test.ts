import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { checkRoom } from '../../../src/flow/play/check-room.js';
import { outlineOf } from '../../../src/flow/play/outline.js';
import { readRoom } from '../../../src/flow/play/read-room.js';
import { createLinter } from '../../../src/lint/linter.js';
import { plainFinding } from '../../../src/lint/located-finding.js';
import { activeRules } from '../../../src/lint/pack.js';
import { pureSha256 } from '../../../src/lint/pure-sha256.js';
import type { LintResult } from '../../../src/lint/result.js';
import { SnapshotError } from '../../../src/references/read-snapshot.js';
import { settingsFor, toBytes } from '../../lint-example.js';
import { rooms } from '../../properties/arbitraries/playable-rooms.js';
import { runs } from '../../runs.js';
import { snapshotOf } from '../rooms.js';

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('all')), pureSha256);

/** What `show` finds and shows is what a check finds, and what a room that is read by itself is. */
function expectSame(text: string | Uint8Array): void {
  const bytes = toBytes(text);
  const found = ({ findings, crashes }: LintResult): unknown => [findings.map(plainFinding), crashes];
  try {
    const { result, playable } = checkRoom(bytes, linter);
    expect(found(result)).toEqual(found(linter.lint(bytes)));
    const [shown, read] = [playable, readRoom(bytes)].map((room) => outlineOf(room));
    expect(shown).toEqual(read);
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    expect(() => readRoom(bytes)).toThrow(error.message);
  }
}

test('reading how quests move beside a check changes neither', () => {
  const any = rooms({ chains: true, chance: true, time: true, multiplayer: true, login: true });
  fc.assert(
    fc.property(any, (room) => expectSame(JSON.stringify(snapshotOf(room)))),
    { numRuns: runs(2_000, 60) },
  );
});
