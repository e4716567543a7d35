import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applySplices, type Completion, SnapshotDocument, TextPlaces } from '../../../src/index.js';
import { room } from '../../example-room.js';
import { many, runs } from '../../runs.js';
import { embedded } from './cursor.js';

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

interface Options {
  readonly depth: number;
  readonly expression: string;
  readonly space: number;
  readonly isUnicode: boolean;
  readonly mark: string;
}

/** The example room with the logic of item 3 in other strings, quotes and spellings. */
function roomOf({ depth, expression, space, isUnicode, mark }: Options): Uint8Array {
  const whole = JSON.parse(
    room(({ logic }) => {
      const [task] = (logic['3']?.Tasks ?? []) as { Effector: object }[];
      if (task !== undefined) task.Effector = { $type: 'FunctionEffector', V: expression };
    }),
  );
  const logic = JSON.stringify(JSON.parse(whole.logic['3']), null, space);
  whole.logic['3'] = '@@';
  const string = embedded(logic, depth);
  const spelled = isUnicode ? string.replaceAll('\\"', '\\u0022').replaceAll('é', '\\u00e9') : string;
  const text = JSON.stringify(whole, null, space).replace('"@@"', () => spelled);
  return new TextEncoder().encode(mark + text.replaceAll('\n', '\r\n'));
}

const options: fc.Arbitrary<Options> = fc.record({
  depth: fc.integer({ min: 1, max: 3 }),
  expression: fc.constantFrom(
    "SetTask('find_key', 111) && 'é😀'",
    '$T{open_door} == "Active" + Floor(1)',
    '',
  ),
  space: fc.constantFrom(0, 1),
  isUnicode: fc.boolean(),
  mark: fc.constantFrom('', '\ufeff'),
});

/** What the file has where a completion was written, unescaped and parsed. */
function written(bytes: Uint8Array, { splice, kind }: Completion): unknown {
  const comma = splice.text.startsWith(',') ? 1 : 0;
  const found = new TextPlaces(bytes).placeAt(splice.start + comma);
  if (found === undefined) return undefined;
  const inExpression = kind !== 'key' && found.kind === 'string' && (found.index ?? 0) > 0;
  if (found.kind === 'string') return inExpression ? found.text?.slice(found.index) : found.text;
  return found.text === undefined ? undefined : JSON.parse(found.text);
}

/** Whether each string that holds JSON still does. */
function expectJson(bytes: Uint8Array): void {
  let value: unknown = JSON.parse(textOf(bytes).replace('\ufeff', ''));
  value = (value as { logic: Record<string, unknown> }).logic['3'];
  while (typeof value === 'string') value = JSON.parse(value);
  expect(value).toEqual(expect.any(Object));
}

describe('completionsAt', { timeout: 3_600_000 }, () => {
  test('writes what parses to what was meant, at any caret and in any number of strings', () => {
    fc.assert(
      fc.property(
        options,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: many(20, 3), maxLength: many(30, 4) }),
        (given, picks) => {
          const bytes = roomOf(given);
          const opened = new SnapshotDocument(bytes);
          for (const [caret, pick] of picks) {
            const all = opened.completionsAt(caret % (bytes.length + 1));
            const chosen = all[pick % (all.length || 1)];
            if (chosen === undefined) continue;
            const after = applySplices(bytes, [chosen.splice]);
            expectJson(after);
            const found = written(after, chosen);
            const isMeant =
              isDeepStrictEqual(found, chosen.value) ||
              (typeof found === 'string' && found.startsWith(String(chosen.value)));
            if (!isMeant) expect.fail(`${JSON.stringify(chosen)} wrote ${JSON.stringify(found)}`);
          }
        },
      ),
      { numRuns: runs(2_000) },
    );
  });

  test('answers at any caret of a text that was cut off', () => {
    fc.assert(
      fc.property(options, fc.nat(), (given, cut) => {
        const bytes = roomOf(given);
        const part = bytes.subarray(0, cut % (bytes.length + 1));
        const opened = new SnapshotDocument(part);
        for (let back = 0; back < Math.min(part.length, many(60, 6)); back++) {
          for (const { splice } of opened.completionsAt(part.length - back)) {
            expect(splice.start).toBeLessThanOrEqual(splice.end);
            expect(splice.end).toBeLessThanOrEqual(part.length);
          }
          opened.describeAt(part.length - back);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});
