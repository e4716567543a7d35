import { expect, test } from 'vitest';
import { expression } from '../example-changes.js';
import { findingsOf } from '../lint-example.js';

const read = (length: number): string => `N{${'a'.repeat(length - 3)}}`;
const cut = (text: string): string => `"${text.slice(0, 59)}…"`;

test.each<[part: string, shown: string, written: string]>([
  ['N{coins}', 'N{coins}', '$N{coins}'],
  [read(59), read(59), `$${read(59)}`],
  // Longer parts are cut and in quotes, like those with line breaks.
  [read(60), read(60), cut(`$${read(60)}`)],
  [read(61), cut(read(61)), cut(`$${read(61)}`)],
  ['N{a\nb}', '"N{a\\nb}"', '"$N{a\\nb}"'],
  ['N{a\rb}', '"N{a\\rb}"', '"$N{a\\rb}"'],
  ['N{a\tb}', '"N{a\\tb}"', '"$N{a\\tb}"'],
])('a part of an expression is shown as it is written, or quoted: %j', (part, shown, written) => {
  const own = findingsOf(expression(`${part} + 1.0`)).filter(({ rule }) => rule === 'expression/syntax');
  expect(own.map(({ message }) => message)).toEqual([
    `this expression writes ${shown} without its $: write ${written}`,
  ]);
});

test.each<[text: string, message: string]>([
  ['[Players', 'does not close [: add ]'],
  ['if([Players == 1.0, 1.0, 2.0)', 'does not close [: add ]'],
  ['$N{coins', 'does not close $N{: add }'],
  ['$T{find_key', 'does not close $T{: add }'],
  ['(1.0', 'does not close this (: add )'],
  ['Abs(1.0', 'does not close the ( of Abs: add )'],
])('a bracket that is not closed is closed by its own partner: %s', (text, message) => {
  const own = findingsOf(expression(text)).filter(({ rule }) => rule === 'expression/syntax');
  expect(own.map((finding) => finding.message)).toEqual([`this expression ${message}`]);
});
