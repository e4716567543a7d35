import { describe, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { quoteValue } from '../../../src/json/quote.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import type { JsonObject, JsonValue } from '../../../src/json/value.js';
import { activeRules } from '../../../src/lint/pack.js';
import { placeMatcher } from '../../../src/lint/place-glob.js';
import { findRawSecrets, SecretMask } from '../../../src/scan/secrets.js';
import { expression } from '../../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly, room } from '../../example-room.js';
import { lintExample, lintWith, settingsFor, toBytes } from '../../lint-example.js';
import { compare } from '../../roundtrip/compare-strings.js';
import { expectConstant, expectLinear, type Task } from './growth.js';

/** Lints with the rules whose ids begin like this, so that their time is not lost in that of the others. */
function lintWithOnly(ids: string, text: string): void {
  const rules = activeRules(rulePack, settingsFor('recommended'));
  lintWith(
    rules.filter(({ rule }) => rule.id.startsWith(ids)),
    text,
  );
}

const numbered = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const entryId = (index: number): string => `0f6d2a4e-7b1c-4c3d-9e5f-${index.toString(16).padStart(12, '0')}`;
const questKey = (index: number): string => `mlh${String(index).padStart(11, '0')}`;

/** A room with more tasks on item 2, made of the first two there. */
const moreTasks = (count: number, of: (tasks: readonly JsonObject[], index: number) => JsonObject): string =>
  room(({ logic }) => {
    const tasks = logic['2']?.Tasks as JsonObject[];
    tasks.push(...numbered(count, (index) => of([...tasks], index)));
  });

/** A text with very many of something, how many, and what reads it. */
const CASES: Readonly<Record<string, readonly [size: number, Task]>> = {
  'stray characters in a row': [
    1_000_000,
    (size) => {
      const bytes = new Uint8Array(size);
      return () => findSyntaxFaults(bytes, 21);
    },
  ],
  'strings that only begin like JSON': [
    20_000,
    (count) => {
      const bytes = toBytes(`[${'"{" x '.repeat(count)}`);
      return () => findSyntaxFaults(bytes, 1000);
    },
  ],
  'fields in which a pair differs': [
    5_000,
    (count) => {
      const fields = (value: string) => Object.fromEntries(numbered(count, (index) => [`f${index}`, value]));
      const text = questsOnly((quests) => {
        Object.assign(quests[FIND_KEY] ?? {}, fields('one'));
        Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, fields('other'));
      });
      return () => lintExample(text);
    },
  ],
  'quests with one Name': [
    750,
    (count) => {
      const text = questsOnly((quests) => {
        for (const index of numbered(count, (each) => each))
          quests[questKey(index)] = { ...quests[FIND_KEY], EntryId: entryId(index) };
      });
      return () => lintExample(text);
    },
  ],
  'equal Ids': [
    5_000,
    (count) => {
      const text = moreTasks(count, ([, second]) => ({ ...second }));
      return () => lintExample(text);
    },
  ],
  'unknown types, and a huge one': [
    50_000,
    (count) => {
      const tasks = numbered(count, (index) => ({ $type: `OnQlickEv${index}` }));
      tasks.push({ $type: 'OnClickEvent'.repeat(5 * count) });
      const text = JSON.stringify({ logic: { '2': JSON.stringify({ Tasks: tasks }) } });
      return () => lintWithOnly('effect/unknown-type', text);
    },
  ],
  'names in an expression that no quest has': [
    25_000,
    (count) => {
      const text = expression(numbered(count, (index) => `$T{find_kez${index}}`).join(''));
      return () => lintWithOnly('expression/', text);
    },
  ],
  'lists in an expression, within each other': [
    250_000,
    (depth) => {
      const text = expression(`${'['.repeat(depth)}"$T{0_find_key}"${']'.repeat(depth)}`);
      return () => lintWithOnly('expression/', text);
    },
  ],
  'steps and stars in a glob of places': [
    20_000,
    (count) => {
      const [steps, stars] = [`${'/**/a'.repeat(40)}/b`, `/${'*a'.repeat(40)}b`].map(placeMatcher);
      return () => [steps?.('/a'.repeat(count), []), stars?.(`/${'a'.repeat(5 * count)}`, [])];
    },
  ],
  'secrets to be masked': [
    25_000,
    (count) => {
      const secrets = numbered(count, (index) => `X-Amz-Signature=${index}`);
      const mask = new SecretMask(secrets);
      return () => secrets.map((secret) => mask.mask(`"${secret}"`));
    },
  ],
  'differences below a long key': [
    2_000,
    (count) => {
      const text = (last: string): string =>
        `{"${'k'.repeat(100_000)}":[${numbered(count, (index) => `${index + 1}${last}`).join(',')}]}`;
      return () => compare(text('0'), text('1'));
    },
  ],
};

test.each(Object.entries(CASES))('very many %s take linear time', (_what, [size, task]) =>
  expectLinear(size, task),
);

test.each([
  '{"name":"x-access-key",',
  '//a?sig',
  "x-access-key'",
  '\\\\u0078',
  '%25',
  'signedUploadURL=',
  '"value":"abcdef","name":"x-access-key",',
  '//&sig=a',
  'x-access-key aaaaaaaaaaaaaaaaaaaaaaa ',
])('very many hints that are no credentials take linear time: %s', (piece) => {
  expectLinear(500_000, (size) => {
    const bytes = toBytes(piece.repeat(size / piece.length));
    return () => findRawSecrets(bytes);
  });
});

describe('the size makes no difference', () => {
  test('to the quote of a huge value', () => {
    expectConstant(100_000, (count) => {
      const deep = JSON.parse('['.repeat(count) + ']'.repeat(count)) as JsonValue;
      const values = [deep, 'x'.repeat(20 * count), Array<number>(5 * count).fill(0)];
      return () => {
        for (let round = 0; round < 100; round++) for (const value of values) quoteValue(value);
      };
    });
  });
});
