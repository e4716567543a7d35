import { nearest } from '../../bytes/text/nearest.js';

/** The words of other tools. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  lint: 'check',
  validate: 'check',
  verify: 'check',
  test: 'check',
  fix: 'check --fix',
  repair: 'check --fix',
  format: 'check --fix',
  diff: 'roundtrip',
  compare: 'roundtrip',
  play: 'simulate',
  run: 'simulate',
  draw: 'graph',
  mermaid: 'graph',
  list: 'rules',
  rooms: 'room',
  create: 'room create',
  duplicate: 'room duplicate',
  update: 'room update',
  items: 'room items',
  download: 'room download',
  import: 'room import',
  completions: 'completion',
  version: '--version',
};

/** The command that a path was perhaps meant to be, mistyped or by its name in other tools. */
export function mistypedCommand(word: string, commandNames: readonly string[]): string | undefined {
  const meant = Object.hasOwn(ELSEWHERE, word) ? ELSEWHERE[word] : mistyped(word, commandNames);
  return meant === undefined ? undefined : `roomlint ${meant}`;
}

/** What a word was meant to be: a near one, or in short words the same letters in another order. */
export function mistyped(word: string, candidates: readonly string[]): string | undefined {
  const letters = (text: string): string => [...text].sort().join('');
  return nearest(word, candidates) ?? candidates.find((candidate) => letters(candidate) === letters(word));
}
