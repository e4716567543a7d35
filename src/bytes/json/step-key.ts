import type { Step } from './pointer.js';

/** Nothing longer is a number that an index can be. */
const MAX_DIGITS = 15;

/** The same for an index and for a key with its digits: a number, which is cheaper than a string. */
export function asKey(step: Step): Step {
  if (typeof step === 'number' || step.length > MAX_DIGITS) return step;
  const first = step.charCodeAt(0);
  if (!(first >= 0x30 && first <= 0x39)) return step;
  const index = Number(step);
  return String(index) === step ? index : step;
}
