import { expect, test } from 'vitest';
import { EXPRESSION_FUNCTIONS } from '../../../src/model/expression/functions.js';
import { FIELDS } from '../../../src/model/schema/index.js';
import { isOneEdit } from '../../../src/model/schema/near-miss.js';
import { task } from '../../example-changes.js';
import { room } from '../../example-room.js';
import { lintPreset } from '../../lint-example.js';
import { oneEditAway } from '../../properties/arbitraries/one-edit.js';

/* Every name of the documents with one letter changed, in a sound room: one finding that names it. */

interface Kind {
  readonly names: readonly string[];
  /** A room with a slip in place of a name. */
  readonly text: (slip: string, name: string) => string;
}

/** Shorter names resemble too many others. */
const MIN_LENGTH = 4;
const FUNCTIONS = EXPRESSION_FUNCTIONS.filter(
  ({ name, isOfPlatform }) => isOfPlatform && name !== 'OnChange' && name.length >= MIN_LENGTH,
);
const expression = (V: string): string => task('2', 1, { Effector: { $type: 'FunctionEffector', V } });

const fieldsOf = (record: keyof typeof FIELDS): Kind => ({
  // A slip in Name is two findings today, and neither names it.
  names: Object.keys(FIELDS[record]).filter((field) => field !== 'Name' && room().includes(`"${field}"`)),
  text: (slip, name) => room().replace(`"${name}"`, `"${slip}"`),
});

const KINDS: Readonly<Record<string, Kind>> = {
  'the functions of the platform': {
    names: FUNCTIONS.map(({ name }) => name),
    text: (slip, name) => {
      const least = FUNCTIONS.find((each) => each.name === name)?.least ?? 0;
      return expression(`${slip}(${Array(least).fill("'a'").join(', ')})`);
    },
  },
  states: {
    names: ['NotActive', 'Active', 'Completed'],
    text: (slip) => expression(`SetTask('open_door', '${slip}', 0.0)`),
  },
  'the names of quests': { names: ['0_find_key'], text: (slip) => task('2', 1, { Name: slip }) },
  'the names of quests in expressions': {
    names: ['open_door', 'find_key'],
    text: (slip) => expression(`SetTask('${slip}', 'Active', 0.0)`),
  },
  'the fields of a quest entry': fieldsOf('quest-entry'),
  'the fields of an item': fieldsOf('room-item'),
  'the fields of the settings': fieldsOf('settings'),
};

test.each(Object.entries(KINDS))('slips in %s are found', (_what, { names, text }) => {
  const unlike: string[] = [];
  for (const name of names)
    for (const slip of new Set(oneEditAway(name))) {
      if (names.includes(slip) || resemblesToo(slip, name, names)) continue;
      const { findings } = lintPreset('catalog', text(slip, name));
      const isRight = findings.length === 1 && findings[0]?.message.includes(name) === true;
      const messages = findings.map(({ rule, message }) => `${rule} ${message}`).join('; ');
      if (!isRight) unlike.push(`${name} as ${slip}: ${messages}`);
    }
  expect(unlike).toEqual([]);
});

/** Whether a slip may be of another name, or is too short to tell, or differs in digits only. */
function resemblesToo(slip: string, meant: string, names: readonly string[]): boolean {
  const withoutDigits = (name: string): string => name.replace(/\d/g, '');
  if (Math.min(slip.length, meant.length) < MIN_LENGTH || withoutDigits(slip) === withoutDigits(meant))
    return true;
  return names.some((name) => name !== meant && isOneEdit(slip, name));
}
