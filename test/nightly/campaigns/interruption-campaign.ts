import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { removeLeftovers } from '../../../src/files/leftovers.js';

export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGKILL';

/** What a killed program left. */
export interface Remains {
  /** What ended it: a signal, or its own exit code. */
  readonly ended: NodeJS.Signals | number | null;
  readonly out: string;
  readonly content: 'old' | 'new' | 'torn';
  readonly beside: readonly string[];
  /** The same after leftovers were removed, as the next run does. */
  readonly besideNextRun: readonly string[];
}

const OLD = 'a'.charCodeAt(0);
/** So long that it is written in several pieces. */
const OLD_LENGTH = 4_300_000;
const NEW_LENGTH = 4_500_000;
const CONTENTS = [
  Buffer.alloc(OLD_LENGTH, 'a'),
  Buffer.alloc(NEW_LENGTH, 'b'),
  Buffer.alloc(NEW_LENGTH, 'a'),
];

/** Starts the program that replaces a file, and kills it. Each try has a folder of its own. */
export class Campaign {
  private tries = 0;

  private constructor(
    private readonly folder: string,
    private readonly program: string,
  ) {}

  static async in(folder: string): Promise<Campaign> {
    const program = join(folder, 'replacing-program.mjs');
    const input = fileURLToPath(new URL('./replacing-program.ts', import.meta.url));
    const build = await rolldown({ input, platform: 'node', logLevel: 'silent' });
    await build.write({ format: 'esm', codeSplitting: false, file: program });
    await build.close();
    return new Campaign(folder, program);
  }

  private async run(args: readonly string[], ended: (how: Remains['ended']) => void): Promise<string> {
    const child = spawn(process.execPath, [this.program, ...args]);
    let out = '';
    child.stdout.on('data', (data) => {
      out += String(data);
    });
    const [code, signal] = await once(child, 'close');
    ended(signal ?? code);
    return out;
  }

  /** Replaces the file once; the program sends itself the signal before its `call`th system call. */
  async atCall(signal: Signal, call: number, how: 'once' | 'listening' = 'once'): Promise<Remains> {
    const file = this.newFile();
    let ended: Remains['ended'] = null;
    const out = await this.run([how, file, `${NEW_LENGTH}`, signal, `${call}`], (end) => {
      ended = end;
    });
    return this.remains(file, ended, out);
  }

  /** Replaces the file until the signal comes, a random time after a random number of times. */
  async atRandom(signal: Signal, random: () => number): Promise<Remains> {
    const file = this.newFile();
    const child = spawn(process.execPath, [this.program, 'again', file, `${NEW_LENGTH}`]);
    const closed = once(child, 'close');
    const wanted = 1 + Math.floor(random() * 3);
    const pause = random() * 15;
    let out = '';
    let sentAt = Number.POSITIVE_INFINITY;
    const send = (): void => {
      sentAt = out.length;
      child.kill(signal);
    };
    child.stdout.on('data', (data) => {
      const before = out.length;
      out += String(data);
      if (before < wanted && out.length >= wanted) after(pause, send);
      // A signal that came while the handlers went is lost: whoever sent it sends it once more.
      else if (out.length > sentAt + 10) send();
    });
    const [code, ended] = await closed;
    return this.remains(file, ended ?? code, out);
  }

  private newFile(): string {
    const folder = join(this.folder, `try-${++this.tries}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'garden.json'), Buffer.alloc(OLD_LENGTH, OLD));
    return join(folder, 'garden.json');
  }

  private remains(file: string, ended: Remains['ended'], out: string): Remains {
    const beside = (): string[] => readdirSync(join(file, '..')).filter((name) => name !== 'garden.json');
    const bytes = readFileSync(file);
    const which = CONTENTS.findIndex((content) => content.equals(bytes));
    const found = beside();
    removeLeftovers(file);
    const besideNextRun = beside();
    rmSync(join(file, '..'), { recursive: true });
    const content = which === -1 ? 'torn' : which === 0 ? 'old' : 'new';
    return { ended, out, content, beside: found, besideNextRun };
  }
}

/** Calls back after a time in milliseconds, to some microseconds, which timers do not reach. */
function after(pause: number, action: () => void): void {
  const end = performance.now() + pause;
  const look = (): void => {
    if (performance.now() >= end) action();
    else setImmediate(look);
  };
  look();
}

/** The numbers from `first` to `last`, each handled in its turn, two at a time. */
export async function twoAtATime(last: number, handle: (number: number) => Promise<void>): Promise<void> {
  let next = 1;
  const work = async (): Promise<void> => {
    while (next <= last) await handle(next++);
  };
  await Promise.all([work(), work()]);
}
