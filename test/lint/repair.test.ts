import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { applySplices } from '../../src/json/edit/splices.js';
import type { JsonObject } from '../../src/json/value.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import type { Repair } from '../../src/lint/repair.js';
import { room } from '../example-room.js';
import { settingsFor, toBytes } from '../lint-example.js';
import { repairStrictly } from './repair-strictly.js';

function repair(text: string | Uint8Array, unsafe: boolean, options = {}): Repair {
  const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('all', options)), pureSha256);
  const bytes = toBytes(text);
  return repairStrictly(linter, bytes, { unsafe });
}

const textOf = ({ after }: Repair): string => new TextDecoder().decode(after.bytes);

function secondTask({ Tasks }: JsonObject = {}): JsonObject {
  return (Tasks as JsonObject[])[1] as JsonObject;
}

describe('repairs', () => {
  const both = room(({ quests, logic }) => {
    const [entry] = Object.values(quests);
    Object.assign(entry ?? {}, { AutoStart: true });
    secondTask(logic['2']).TaskTriggerId = Object.keys(quests)[1] ?? '';
  });

  test('are safe ones unless unsafe ones are wanted', () => {
    expect(repair(both, false).repaired.map(({ rule }) => rule)).toEqual(['quest/no-auto-start']);
    expect(
      repair(both, true)
        .repaired.map(({ rule }) => rule)
        .sort(),
    ).toEqual(['quest/no-auto-start', 'subscription/in-progress-id']);
  });

  test('of several rounds become splices of the original file', () => {
    // A raw object becomes a string first; what is wrong inside is found then.
    const text = room(({ logic }) => {
      secondTask(logic['2']).TargetState = 0;
    });
    const snapshot = JSON.parse(text);
    snapshot.logic['2'] = JSON.parse(snapshot.logic['2']);
    const raw = JSON.stringify(snapshot, null, 2);
    const made = repair(raw, true);
    expect(made.repaired.map(({ rule }) => rule)).toEqual(['logic/json-string', 'subscription/target-state']);
    expect(made.splices).toHaveLength(1);
    expect(Buffer.from(applySplices(toBytes(raw), made.splices)).toString()).toBe(textOf(made));
  });

  test('that change the same bytes are applied one after the other', () => {
    const text = room(({ quests }) => {
      const [inProgress] = Object.values(quests);
      Object.assign(inProgress ?? {}, { Rewards: [], SuccessMsg: '' });
    });
    const made = repair(text, true);
    expect(made.repaired).toHaveLength(1);
    expect(textOf(made)).toBe(room());
    expect(made.splices).toHaveLength(1);
  });

  test('do not touch a file that is not JSON, except for wrong bytes before it', () => {
    expect(repair('{"a":}', true).splices).toEqual([]);
    const made = repair('\ufeff{"a":}', true);
    expect(textOf(made)).toBe('{"a":}');
    expect(made.result.findings.map(({ rule }) => rule)).toEqual(['text/syntax']);
  });
});
