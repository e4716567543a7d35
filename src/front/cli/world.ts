import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { setFlagsFromString } from 'node:v8';
import type { Environment } from '../../world/api/environment.js';
import type { GitProgram } from '../../world/files/git.js';
import { dropKeys } from '../../world/files/key-variables.js';
import { whyRefused } from '../../world/files/refusals.js';

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

/** Takes the output of a run. */
export interface Stream {
  /** @throws OutputError */
  write(bytes: Uint8Array): void;
}

/** Standard output cannot be written. */
export class OutputError extends Error {}

/** Milliseconds between two tries at a pipe that is full. */
const PATIENCE = 5;

/**
 * Writes to a file descriptor at once: process.stdout takes 7 ms to set up, and keeps what is not read yet.
 * After a reader closes the pipe, the rest is dropped. @param name for errors; undefined to ignore them
 */
function descriptorStream(file: number, name: string | undefined): Stream {
  let isClosed = false;
  return {
    write: (bytes) => {
      for (let at = 0; at < bytes.length && !isClosed; )
        try {
          at += writeSync(file, bytes, at);
        } catch (error) {
          const { code = '' } = error as NodeJS.ErrnoException;
          if (code === 'EAGAIN') {
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
            continue;
          }
          isClosed = true;
          if (name !== undefined && code !== 'EPIPE' && code !== 'EBADF')
            throw new OutputError(`${name}: ${whyRefused('write', error)}`);
        }
    },
  };
}

/** Pieces are joined up to about this many UTF-16 units, because small writes are slow. */
const BATCH = 1 << 18;

/** Writes many small pieces of text in few calls. */
export function writeBatched(pieces: Iterable<string>, write: (text: string) => void): void {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH) continue;
    write(batch);
    batch = '';
  }
  write(batch);
}
