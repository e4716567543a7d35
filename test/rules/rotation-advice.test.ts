import { expect, test } from 'vitest';
import { rotationAdvice } from '../../rules/item/rotation-advice.js';

/** Half the root of 2, rounded as messages have it. */
const ROOT = Math.round(Math.SQRT1_2 * 1e4) / 1e4;

test.each([
  [[0, 90, 0, 1], /90° around y is \{x: 0, y: 0\.7071, z: 0, w: 0\.7071\}$/, [0, ROOT, 0, ROOT]],
  [[0, 90, 0, 0], /90° around y is/, [0, ROOT, 0, ROOT]],
  [[-45, 0, 0, 1], /-45° around x is/, [-0.3827, 0, 0, 0.9239]],
  [[0, 0, 180, 0], /180° around z is/, [0, 0, 1, 0]],
  [[0, 270, 0, 1], /270° around y is/, [0, -ROOT, 0, ROOT]],
  [[0, 360, 0, 1], /360° around y is/, [0, 0, 0, 1]],
  [[0, 12.5, 0, 1], /12\.5° around y is/, [0, 0.1089, 0, 0.9941]],
  [[0, 1.5708, 0, 0], /radians\. 90° around y is/, [0, ROOT, 0, ROOT]],
  [[0, 3.1414, 0, 1], /radians\. 180° around y is/, [0, 1, 0, 0]],
  [[0.0004, 0, 0, 0], /divide x, y, z and w by 0\.0004, which gives/, [1, 0, 0, 0]],
  [[0, 6.2832, 0, 0], /radians\. 360° around y is/, [0, 0, 0, 1]],
  [[0, 6.545, 0, 0], /divide x, y, z and w by 6\.545, which gives/, [0, 1, 0, 0]],
  [[0, 0, 0, 2], /divide x, y, z and w by 2, which gives/, [0, 0, 0, 1]],
  [[0, 0.5, 0, 0.5], /which gives \{x: 0, y: 0\.7071, z: 0, w: 0\.7071\}$/, [0, ROOT, 0, ROOT]],
  [[0, 0, 0, 0], /set w to 1/, [0, 0, 0, 1]],
  [[45, 90, 0, 1], /45° around x is .*, 90° around y is .*order/, undefined],
  [[0, 90, 0, 45], /such as .* for 90° around y$/, undefined],
  [[0, 9000, 0, 1], /such as .* for 90° around y$/, undefined],
  [[1e308, 1e308, 1e308, 1e308], /^has length (?:Infinity|2e\+308)? ?/, undefined],
])('%j', ([x = 0, y = 0, z = 0, w = 0], text, meant) => {
  const advice = rotationAdvice({ x, y, z, w });
  expect(advice.text).toMatch(text);
  expect(advice.meant && [advice.meant.x, advice.meant.y, advice.meant.z, advice.meant.w]).toEqual(meant);
  if (advice.meant === undefined) return;
  const length = Math.hypot(...Object.values(advice.meant));
  expect(Math.abs(length - 1)).toBeLessThan(0.0002);
});

test.each([
  [[0, 0, 0, 0], 'zero'],
  [[0, 1.5708, 0, 0], 'length'],
  [[0, 0.5, 0, 0.5], 'length'],
  [[0, 0, 0, 90], 'length'],
  [[0, 90, 0, 1], 'angles'],
  [[0, 90, 0, 45], 'angles'],
  [[45, 90, 0, 1], 'angles'],
])('%j is a mistake of the kind "%s"', ([x = 0, y = 0, z = 0, w = 0], kind) => {
  expect(rotationAdvice({ x, y, z, w }).kind).toBe(kind);
});
