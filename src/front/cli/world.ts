import { isatty } from 'node:tty';
import type { Environment } from '../../world/api/environment.js';
import type { GitProgram } from '../../world/files/git.js';
import { dropKeys } from '../../world/files/key-variables.js';
import { inlineLess } from './inlining.js';
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
