import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Stream } from '../streams.js';
import type { World } from '../world.js';

/** The number of pino's level. */
const WARNING = 40;

/** Takes the log of a command that runs for long. */
export interface LogStream extends Stream {
  /** Gives the reader of the log a last moment to read. */
  close(): Promise<void>;
}

/** Bytes that wait for their reader. Beyond them, lines are dropped. */
const MAX_WAITING = 1_000_000;
/** Milliseconds for the reader, at the end. */
const PATIENCE = 200;

/** A log on standard error. A pipe that nobody reads holds up nothing: lines wait, then are dropped. */
export function openLog({ err, stderr }: World): LogStream {
  const stats = stderr === undefined ? undefined : fstatSync(stderr);
  if (stderr === undefined || !(stats?.isFIFO() || stats?.isSocket()))
    return { write: (bytes) => err.write(bytes), close: async () => {} };
  const pipe = new Socket({ fd: stderr, readable: false, writable: true });
  // A reader that has gone needs no log.
  pipe.on('error', () => {});
  let dropped = 0;
  return {
    write: (bytes) => {
      if (pipe.writableLength > MAX_WAITING) {
        dropped++;
        return;
      }
      if (dropped > 0) {
        const msg = `${dropped} lines of the log are missing: nobody read it in time`;
        pipe.write(`${JSON.stringify({ level: WARNING, time: new Date().toISOString(), msg })}\n`);
      }
      dropped = 0;
      pipe.write(bytes);
    },
    close: () =>
      new Promise((resolve) => {
        // The descriptor stays open for later messages, such as why the command failed, unless writing them
        // could wait forever.
        const read = (): void => {
          clearTimeout(timer);
          pipe.unref();
          resolve();
        };
        const unread = (): void => {
          pipe.destroy();
          resolve();
        };
        const timer = setTimeout(unread, PATIENCE);
        pipe.write('', read);
      }),
  };
}
