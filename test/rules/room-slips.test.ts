import { expect, test } from 'vitest';
import { lintPreset, placeOf } from '../lint-example.js';
import { ROOM_SLIPS } from './room-slip-cases.js';

test.each(Object.entries(ROOM_SLIPS))(
  'a slip in the whole room is one finding, with the advice that leads back: %s',
  (_title, { text, finding }) => {
    const { findings } = lintPreset('recommended', text);
    expect(findings.map((each) => `${each.rule} ${placeOf(each)}: ${each.message}`)).toEqual([finding]);
  },
);
