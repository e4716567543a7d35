import { statSync } from 'node:fs';
import type { Terminal } from './terminal.js';

/** Shows the progress of a long run, on a terminal only. */
export interface Progress {
  /** One more file is done. */
  step(): void;
  /** Makes room for a line of the report. */
  clear(): void;
  stop(): void;
}

/** Fewer files and bytes than these take no noticeable time. */
const MANY_FILES = 50;
const MANY_BYTES = 30_000_000;

/** Opens a progress bar on standard error if that is a terminal and the run may take long. */
export async function openProgress(
  files: readonly string[],
  terminal: Terminal,
): Promise<Progress | undefined> {
  if (!terminal.world.isTerminal('err') || files.length < 2) return undefined;
  if (files.length < MANY_FILES && totalBytes(files) < MANY_BYTES) return undefined;
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({
    format: 'checking {bar} {value}/{total} files',
    stream: process.stderr,
    clearOnComplete: true,
  });
  bar.start(files.length, 0);
  return {
    step: () => bar.increment(),
    clear: () => terminal.writeErr('\r\u001b[K'),
    stop: () => bar.stop(),
  };
}

function totalBytes(files: readonly string[]): number {
  let bytes = 0;
  for (const file of files) {
    try {
      bytes += statSync(file).size;
    } catch {
      // Reading it will say why.
    }
  }
  return bytes;
}
