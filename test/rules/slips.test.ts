import { describe, expect, test } from 'vitest';
import { checkSnapshot } from '../../src/index.js';
import { placeOf, toBytes } from '../lint-example.js';
import { SLIPS } from './slip-cases.js';
import { FINDINGS } from './slip-findings.js';

/** Slips that have no finding: roomSettingsExtraData may hold JSON of any type. */
const ALLOWED = ['roomSettingsExtraData encoded twice'];

describe('a slip is one finding, at its place, with the advice that is outside it', () => {
  test.each(SLIPS)('$title', ({ title, text }) => {
    const { findings } = checkSnapshot(toBytes(text));
    const shown = findings.map((finding) => `${finding.rule} ${placeOf(finding)}: ${finding.message}`);
    expect(shown).toEqual(FINDINGS[title]);
    const ofRecords = shown.filter((each) => !each.startsWith('flow/'));
    expect(shown).toEqual(ofRecords);
    const isFree = ALLOWED.includes(title) || FINDINGS[title]?.every((each) => each.startsWith('flow/'));
    expect(ofRecords).toHaveLength(isFree ? 0 : 1);
  });

  test('every slip of the table is tried', () => {
    expect(SLIPS.map(({ title }) => title)).toEqual(Object.keys(FINDINGS));
  });
});
