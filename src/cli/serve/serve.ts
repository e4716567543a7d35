import { once } from 'node:events';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { LockedError, takeLock } from '../../files/lock-file.js';
import { whyRefused } from '../../files/refusals.js';
import { makeFolders } from '../../files/write-file.js';
import type { ImportReading } from '../../room/import-reading.js';
import { createLog } from '../../service/app.js';
import { openCreators } from '../../service/creators.js';
import { importThread } from '../../service/imports.js';
import { type Service, startService } from '../../service/service.js';
import { FileStore } from '../../service/store.js';
import { systemClock } from '../../service/uploads.js';
import { CommandError } from '../../workspace/command-error.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { maskOutput } from '../masking.js';
import type { Terminal } from '../terminal.js';
import { openLog } from './log-stream.js';

/** What `roomlint serve` was asked to do. */
export interface ServeRequest {
  readonly cwd: string;
  readonly data: string;
  readonly port: number;
  readonly host: string;
  /** Origins. */
  readonly importFrom: readonly string[];
  /** How it reads what the documents leave open. */
  readonly reading: ImportReading;
}

/** Serves until SIGTERM or SIGINT. @throws CommandError */
export async function serve(request: ServeRequest, terminal: Terminal): Promise<ExitCode> {
  maskOutput(terminal);
  // First of all: whoever starts the service may end it at any time.
  const ended = signalled();
  const stream = openLog(terminal.world);
  const log = createLog((line) =>
    stream.write(Buffer.from(terminal.forPeople(terminal.maskProgram('strings', line)))),
  );
  try {
    await serveUntil(ended, request, terminal, log);
  } finally {
    await stream.close();
  }
  return EXIT.clean;
}

async function serveUntil(
  ended: AbortSignal,
  request: ServeRequest,
  terminal: Terminal,
  log: Logger,
): Promise<void> {
  const folder = resolve(request.cwd, request.data);
  const release = lockFolder(folder);
  try {
    const service = await start(request, folder, log);
    terminal.writeOut(`${service.address}\n`);
    if (!ended.aborted) await once(ended, 'abort');
    await service.close();
  } finally {
    release();
  }
}

/** One service for each folder. @returns what gives it back @throws CommandError */
function lockFolder(folder: string): () => void {
  const path = join(folder, 'service.lock');
  try {
    makeFolders(folder);
    return takeLock(path);
  } catch (error) {
    throw new CommandError(
      error instanceof LockedError
        ? `${folder} is in use by another service, process ${error.owner}: end that service, or choose another folder`
        : `the data folder cannot be used: ${path}: ${whyRefused('write', error)}`,
    );
  }
}

/** A second signal ends the process as it would have without us. */
function signalled(): AbortSignal {
  const ended = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ended.abort());
  return ended.signal;
}

/** @throws CommandError */
async function start(
  { host, port, importFrom, reading }: ServeRequest,
  folder: string,
  log: Logger,
): Promise<Service> {
  const store = FileStore.open(folder);
  const { creators, path, isNew, isExposed } = openCreators(folder);
  log.info(isNew ? `new keys are in ${path}` : `keys are in ${path}`);
  if (isExposed) log.warn(`others on this machine can read ${path}: run chmod 600 on it`);
  if (!isLoopback(host))
    log.warn(
      `${host} can be reached by other machines, and there is no TLS: they can read keys on their way`,
    );
  try {
    return await startService({
      host,
      port,
      importFrom,
      store,
      creators,
      log,
      clock: systemClock,
      work: importThread(reading),
    });
  } catch (error) {
    throw new CommandError(`cannot listen on ${host}, port ${port}: ${whyNotListening(error)}`);
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses this port: choose another one, or 0 for any',
  EACCES: 'you do not have permission to use this port: choose one above 1023',
  EADDRNOTAVAIL: 'this machine does not have this address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
};

/** @throws the error itself unless the system refused to listen */
function whyNotListening(error: unknown): string {
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (!['listen', 'bind', 'getaddrinfo'].includes(syscall)) throw error;
  return REASONS[code] ?? code;
}
