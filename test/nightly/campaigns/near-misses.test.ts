import { expect, test } from 'vitest';
import { task } from '../../../rules/example-changes.js';
import { room } from '../../../rules/example-room.js';
import { EXPRESSION_FUNCTIONS } from '../../../src/expression/functions.js';
import { FIELDS } from '../../../src/schema/index.js';
import { mutants } from '../../catalog/one-edit.js';
import { lintPreset } from '../../lint-example.js';

/* Names with one slip, in a sound room: one finding that names what was meant. */

interface Slip {
  readonly meant: string;
  readonly text: string;
}

/** The slips without a finding, with several, or with one that does not name what was meant. */
function badlyFound(slips: readonly Slip[]): readonly string[] {
  return slips.flatMap(({ meant, text }) => {
    const messages = lintPreset('catalog', text).findings.map(({ message }) => message);
    const isRight = messages.length === 1 && messages[0]?.includes(meant) === true;
    return isRight ? [] : [`${meant}: ${messages.join('; ')}`];
  });
}

const expression = (V: string): string => task('2', 1, { Effector: { $type: 'FunctionEffector', V } });

function slipsOf(names: Iterable<string>, text: (slip: string, name: string) => string): Slip[] {
  return [...names].flatMap((meant) =>
    mutants(meant).map((slip): Slip => ({ meant, text: text(slip, meant) })),
  );
}

test('slips in the functions of the platform are found', () => {
  const platform = EXPRESSION_FUNCTIONS.filter(({ isOfPlatform }) => isOfPlatform);
  const slips = platform
    .filter(({ name }) => name.length > 3 && name !== 'OnChange')
    .flatMap(({ name, least }) =>
      slipsOf([name], (slip) => expression(`${slip}(${Array(least).fill("'a'").join(', ')})`)),
    );
  expect(badlyFound(slips)).toEqual([]);
});

test('slips in states are found', () => {
  const slips = slipsOf(['NotActive', 'Active', 'Completed'], (slip) =>
    expression(`SetTask('open_door', '${slip}', 0.0)`),
  );
  expect(badlyFound(slips)).toEqual([]);
});

test('slips in the names of quests are found', () => {
  const slips = slipsOf(['0_find_key'], (slip) => task('2', 1, { Name: slip }));
  expect(badlyFound(slips)).toEqual([]);
  const bare = slipsOf(['open_door', 'find_key'], (slip) => expression(`SetTask('${slip}', 'Active', 0.0)`));
  expect(badlyFound(bare)).toEqual([]);
});

test('slips in documented fields are found', () => {
  const rename = (json: string, from: string, to: string): string => json.replace(`"${from}"`, `"${to}"`);
  const present = (record: keyof typeof FIELDS): string[] =>
    Object.keys(FIELDS[record]).filter((field) => room().includes(`"${field}"`));
  for (const record of ['quest-entry', 'room-item', 'settings'] as const) {
    const slips = slipsOf(present(record), (slip, name) => rename(room(), name, slip));
    expect(badlyFound(slips), record).toEqual([]);
  }
});
