import { type Logger, pino } from 'pino';

export type { Logger };

/** The secret part of an upload address, which must not be in a log even if it gets into a message. */
const UPLOAD_TOKEN = /(\/uploads\/)[0-9a-f]{64}/g;

/** A log of JSON lines without headers, addresses or bodies; tokens are masked nevertheless. */
export function createLog(write: (line: string) => void): Logger {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => write(line.replace(UPLOAD_TOKEN, '$1[hidden]')) },
  );
}
