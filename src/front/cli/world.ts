import { isatty } from 'node:tty';
import { setFlagsFromString } from 'node:v8';
import type { Environment } from '../../world/api/environment.js';
import type { GitProgram } from '../../world/files/git.js';
import { dropKeys } from '../../world/files/key-variables.js';
import { descriptorStream, type Stream } from './streams.js';

/** What a run of the command touches. Tests pass their own. */
export interface World {
  readonly out: Stream;
  readonly err: Stream;
  /** The file descriptor of standard input. */
  readonly stdin: number;
  readonly env: NodeJS.ProcessEnv;
  /** Network and time of the commands that call the service; those of the process unless given. */
  readonly environment?: Environment;
  /** The git command; that of this machine unless given. */
  readonly git?: GitProgram;
  /** The current folder. @throws when it no longer exists */
  cwd(): string;
  isTerminal(stream: 'in' | 'out' | 'err'): boolean;
  /** Called before files are checked. */
  prepareForChecks?(): void;
}

const IN = 0;
const OUT = 1;
const ERR = 2;

/** The world of this process. Plugins and child processes do not see the keys in its environment. */
export function processWorld(): World {
  const env = { ...process.env };
  dropKeys(process.env);
  return {
    out: descriptorStream(OUT, 'standard output'),
    // There is nowhere to report trouble with standard error itself.
    err: descriptorStream(ERR, undefined),
    stdin: IN,
    env,
    cwd: () => process.cwd(),
    isTerminal: (stream) => isatty({ in: IN, out: OUT, err: ERR }[stream]),
    prepareForChecks: inlineLess,
  };
}

/*
 * Where V8 optimizes a function, it compiles what that function calls into it again, up to a budget. A check
 * runs many different parts of roomlint, and none of them for long: a smaller budget saves more time of the
 * compiler than the code then loses (docs/decisions/speed.md).
 */

/** The unit is bytes of V8's bytecode. Node 20 to 24 start with the usual one. */
const USUAL_BUDGET = 920;
const SMALL_BUDGET = 200;

/** Prepares this process for a check. */
function inlineLess(): void {
  setBudget(SMALL_BUDGET);
  // V8 refuses kept code that was compiled with other settings, so they must be the usual ones when code is
  // kept.
  process.prependOnceListener('exit', () => setBudget(USUAL_BUDGET));
}

function setBudget(bytes: number): void {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${bytes}`);
}
