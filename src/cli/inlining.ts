import { setFlagsFromString } from 'node:v8';

/*
 * Where V8 optimizes a function, it compiles what that function calls into it again, up to a budget. Over many small files every part of
 * roomlint is optimized, but none of it runs for long: a smaller budget saves more time of the compiler than the code then loses.
 */

/** The unit is bytes of V8's bytecode. Node 20 to 24 start with the usual one. */
const USUAL_BUDGET = 920;
const SMALL_BUDGET = 200;

/** From so many files on, the smaller budget is worth it. One large file takes the same time with both. */
const MANY_FILES = 20;

/** Prepares this process for checking so many files. */
export function prepareForFiles(count: number): void {
  if (count < MANY_FILES) return;
  setBudget(SMALL_BUDGET);
  // V8 refuses kept code that was compiled with other settings, so they must be the usual ones when code is kept.
  process.prependOnceListener('exit', () => setBudget(USUAL_BUDGET));
}

function setBudget(bytes: number): void {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${bytes}`);
}
