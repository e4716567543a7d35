/** The baseline that is written when none is named. */
export const BASELINE_NAME = 'roomlint-baseline.json';
