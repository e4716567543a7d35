import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { activeRules } from '../../src/lint/pack.js';
import { expression } from '../example-changes.js';
import { ACCEPTED, PUBLISHED } from '../expression/accepted.js';
import { lintWith, settingsFor } from '../lint-example.js';
import { spread } from '../runs.js';

/** The rules about the language, with all that they can report. Names of quests are another matter. */
const LANGUAGE = activeRules(rulePack, settingsFor('all')).filter(({ rule }) =>
  ['expression/syntax', 'expression/state', 'expression/quotes', 'expression/arguments'].includes(rule.id),
);
const EXAMPLES = [...ACCEPTED, ...PUBLISHED.map(([text]) => text)];
const findingsIn = (text: string): string[] =>
  lintWith(LANGUAGE, expression(text)).findings.map(({ rule, message }) => `${rule} ${message}`);

describe('the rules about expressions', () => {
  test.each(EXAMPLES)('report nothing about %s', (text) => {
    expect(findingsIn(text)).toEqual([]);
  });

  test('report one thing at most where an example ends early or lacks a character', () => {
    const cuts = EXAMPLES.flatMap((text) =>
      [...text].flatMap((_, at) => [text.slice(0, at), text.slice(0, at) + text.slice(at + 1)]),
    );
    const crowded = spread(cuts, 300).filter((cut) => findingsIn(cut).length > 1);
    expect(crowded).toEqual([]);
  });
});
