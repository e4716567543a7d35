import { test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { Finding } from '../../src/lint/finding.js';
import { findingsOf } from '../lint-example.js';
import { merged } from '../rules/copied-rooms.js';
import { goldenFile, restOf, shownPlace } from './golden-file.js';

/*
 * A bad example with everything doubled, with names and ids of its own, and its rule with two examples
 * thrice.
 */
const expectGolden = goldenFile('repeated-examples.txt');

function shown(findings: readonly Finding[]): string {
  return findings
    .map((finding) => {
      const count = finding.occurrences?.length ?? 1;
      return `${finding.rule} ${shownPlace(finding)} (${count}): ${finding.message}\n${restOf(finding)}`;
    })
    .join('');
}

test.each([...rulePack.keys()])('what a check says is unchanged where all is there several times: the examples of %s', (id) => {
    const bad = rulePack.get(id)?.examples().bad ?? [];
    const sections = bad.flatMap(({ title, text }, index) => {
      const twice = merged([text, text]);
      if (twice === undefined) return [];
      const { title: next = title, text: other = text } = bad[index + 1] ?? {};
      const mixed = merged([text, text, text, other, other, other]) ?? '';
      const own = findingsOf(mixed).filter(({ rule }) => rule === id);
      return [`${title}; twice\n${shown(findingsOf(twice))}`, `${title}; ${next}; 3 times\n${shown(own)}`];
    });
    expectGolden(id, sections.join(''));
  });
