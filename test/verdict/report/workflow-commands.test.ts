import { expect, test } from 'vitest';
import { printable, visible } from '../../../src/bytes/json/quote.js';
import {
  jsonWithoutCommands,
  mayHoldCommands,
  withoutCommands,
} from '../../../src/verdict/report/workflow-commands.js';

test.each(['##[error]x', '##vso[task.setvariable variable=a]b', '##teamcity[buildStop]'])(
  '%s is not a command after it was broken up',
  (command) => {
    expect([mayHoldCommands(command), withoutCommands(`a ${command}`)]).toEqual([
      true,
      expect.not.stringMatching(/##\w*\[/),
    ]);
    const json = jsonWithoutCommands({ message: command });
    expect([json, JSON.parse(json)]).toEqual([expect.not.stringMatching(/##\w*\[/), { message: command }]);
  },
);

test('a command after any white space that the runner skips is broken up, where a line begins only', () => {
  const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((each) =>
    /[\s\u0085]/.test(each),
  );
  expect(spaces.length).toBe(26);
  for (const space of ['', ...spaces, spaces.join('')]) {
    const text = `a\n${space}::error::b`;
    expect(mayHoldCommands(text)).toBe(true);
    expect(withoutCommands(text)).toBe(`a\n${space}: :error::b`);
  }
  expect(mayHoldCommands('a ::b::')).toBe(false);
});

/** A C1 control sequence, a bidi override, an isolate, a soft hyphen, a tag, a line separator. */
const HIDDEN = ['\u009b', '\u0085', '\u202e', '\u2066', '\u00ad', '\u{e0041}', '\u2028'];

test.each(HIDDEN)('%j is visible in JSON and in text, and JSON keeps its value', (character) => {
  const json = jsonWithoutCommands({ message: `a${character}b` }, 2);
  expect(json).not.toContain(character);
  expect(json.split('\n')).toHaveLength(3);
  expect(JSON.parse(json)).toEqual({ message: `a${character}b` });
  expect(printable(`a${character}b`)).toBe(`a${visible(character)}b`);
  expect(visible(character)).toMatch(/^(?:\\u[0-9a-f]{4})+$/);
});
