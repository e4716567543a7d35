import { setFlagsFromString } from 'node:v8';

/*
 * Where V8 optimizes a function, it compiles what that function calls into it again, up to a budget. A check
 * runs many different parts of roomlint, and none of them for long: a smaller budget saves more time of the
 * compiler than the code then loses (docs/decisions/speed.md).
 */

/** The unit is bytes of V8's bytecode. Node 20 to 24 start with the usual one. */
const USUAL_BUDGET = 920;
const SMALL_BUDGET = 200;

/** Prepares this process for a check. */
export function inlineLess(): void {
  setBudget(SMALL_BUDGET);
  // V8 refuses kept code that was compiled with other settings, so they must be the usual ones when code is
  // kept.
  process.prependOnceListener('exit', () => setBudget(USUAL_BUDGET));
}

function setBudget(bytes: number): void {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${bytes}`);
}
