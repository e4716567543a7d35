import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import type { Finding, FindingPlace } from '../../src/lint/finding.js';
import { placeOf } from '../lint-example.js';

/* Sections that tests compare with. `UPDATE_GOLDENS=1 npx vitest run test/goldens` writes them. */

/** Compares a section of a file with what is found now. */
export type ExpectGolden = (title: string, details: string) => void;

export function goldenFile(name: string): ExpectGolden {
  const path = new URL(name, import.meta.url);
  const update = process.env.UPDATE_GOLDENS === '1';
  const golden = update ? '' : readFileSync(path, 'utf8');
  const sections = new Map(golden.split(/^(?== )/m).map((section) => [section.split('\n')[0], section]));
  const written: string[] = [];
  afterAll(() => {
    if (update) writeFileSync(path, written.join(''));
  });
  return (title, details) => {
    // The file cannot hold the unpaired surrogates of some pointers.
    const section = Buffer.from(`= ${title}\n${details}`).toString();
    if (update) written.push(section);
    else expect(section).toBe(sections.get(`= ${title}`));
  };
}

/** Its line and column in a text without a tree. */
export function shownPlace(place: FindingPlace): string {
  return placeOf(place) || `${place.start.line}:${place.start.column}`;
}

/** Related places and the fix of a finding, a line each. */
export function restOf({ related, fix }: Finding): string {
  return [
    ...related.map((each) => `  ${shownPlace(each)}: ${each.message}\n`),
    ...(fix === undefined ? [] : [`  ${fix.safety} fix, ${fix.edits.length} edits: ${fix.description}\n`]),
  ].join('');
}
