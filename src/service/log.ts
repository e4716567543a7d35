import { type Logger, pino } from 'pino';

/** What must not be in a log, should it ever get into a message: the secret part of an upload address. */
const UPLOAD_TOKEN = /(\/uploads\/)[0-9a-f]{64}/g;

/**
 * A log of one JSON object a line. It never gets headers, addresses or bodies; requests are named by their routes. Upload tokens are
 * covered on the way out all the same.
 */
export function createLog(write: (line: string) => void, level = 'info'): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => write(line.replace(UPLOAD_TOKEN, '$1[hidden]')) },
  );
}
