import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { whyNotWritten } from '../files/report-file.js';
import { printable } from '../json/quote.js';
import { withoutCommands } from '../report/workflow-commands.js';

/*
 * Standard output and standard error, written at once. process.stdout would take 7 ms to set up, and would pile a report up in
 * memory that nobody reads as fast.
 */
const OUT = 1;
const ERR = 2;
/** Milliseconds between two tries at a pipe that is full. */
const PATIENCE = 5;

const closed = new Set<number>();

/** What the command has to say cannot be written. */
export class OutputError extends Error {}

export function writeOut(text: string): void {
  write(OUT, text);
}

export function writeOutBytes(bytes: Uint8Array): void {
  writeBytes(OUT, bytes);
}

/** Standard error is for people. */
export function writeErr(text: string): void {
  write(ERR, forPeople(text));
}

/** In a log of GitHub Actions no text from a snapshot may become a command. */
export function forPeople(text: string): string {
  return runsInActions() ? withoutCommands(text) : text;
}

export function runsInActions(): boolean {
  return process.env.GITHUB_ACTIONS === 'true';
}

/**
 * A message of roomlint's own, beside the report.
 *
 * @param message one line: a name in it may hold what a terminal would obey, line breaks among them
 * @param details more lines below it
 */
export function warn(message: string, details = ''): void {
  const lines = details === '' ? [message] : [message, ...details.split('\n')];
  writeErr(`roomlint: ${lines.map((line) => printable(line)).join('\n')}\n`);
}

export function isTerminal(stream: 'out' | 'err'): boolean {
  return isatty(stream === 'out' ? OUT : ERR);
}

function write(stream: number, text: string): void {
  writeBytes(stream, Buffer.from(text));
}

/** `roomlint check | head` closes the pipe early: what was meant to be written is not missed, and the exit code stands. */
function writeBytes(stream: number, bytes: Uint8Array): void {
  if (closed.has(stream)) return;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(stream, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EAGAIN') {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
      } else if (code === 'EPIPE' || code === 'EBADF') {
        closed.add(stream);
        return;
      } else {
        closed.add(stream);
        // Of trouble with standard error itself nobody can be told.
        if (stream === OUT) throw new OutputError(`standard output: ${whyNotWritten(error)}`);
        return;
      }
    }
  }
}
