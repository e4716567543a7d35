import { expect } from 'vitest';
import { lintPreset, placeOf } from '../lint-example.js';

/** Each finding of a room with the layer `catalog`. */
export function found(text: string): string[] {
  return lintPreset('catalog', text).findings.map(
    (finding) => `${finding.rule} ${finding.level} at ${placeOf(finding)}: ${finding.message}`,
  );
}

/** By what was planted: what is found, and what should be. */
export type Cases = Record<string, { readonly shown: readonly string[]; readonly wanted: readonly string[] }>;

export function expectEach(cases: Cases): void {
  const of = (side: 'shown' | 'wanted') =>
    Object.fromEntries(Object.entries(cases).map(([name, each]) => [name, each[side]]));
  expect(of('shown')).toEqual(of('wanted'));
}
