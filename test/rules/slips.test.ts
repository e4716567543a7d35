import { expect, test } from 'vitest';
import { checkSnapshot } from '../../src/index.js';
import { placeOf, toBytes } from '../lint-example.js';
import { SLIPS } from './slip-cases.js';

/** Slips that have no finding: roomSettingsExtraData may hold JSON of any type. */
const ALLOWED = ['roomSettingsExtraData encoded twice'];

/* What each finding says is in test/goldens/finding-details.txt. */
test.each(Object.entries(SLIPS))('a slip is one finding: %s', (title, text) => {
  const { findings } = checkSnapshot(toBytes(text));
  expect(findings.map((finding) => `${finding.rule} ${placeOf(finding)}: ${finding.message}`)).toHaveLength(
    ALLOWED.includes(title) ? 0 : 1,
  );
});
