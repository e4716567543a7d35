import { once } from 'node:events';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { ImportReading } from '../../room/import-reading.js';
import { systemClock } from '../../service/clock.js';
import { openCreators } from '../../service/creators.js';
import { FileStore } from '../../service/file-store.js';
import { FolderLock } from '../../service/folder-lock.js';
import { ImportThreads } from '../../service/import-threads.js';
import { createLog, type Logger } from '../../service/log.js';
import { type Service, startService } from '../../service/service.js';
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
  const lock = await FolderLock.take(folder, ended, (message) => log.warn(message));
  if (lock === undefined) return;
  try {
    const service = await start(request, folder, log);
    terminal.writeOut(`${service.address}\n`);
    const isLost = await Promise.race([aborted(ended), lock.lost.then(() => true)]);
    await service.close();
    if (isLost)
      throw new CommandError(`${folder} was taken over by another service, or removed: this one has ended`);
  } finally {
    lock.release();
  }
}

/** A second signal ends the process as it would have without us. */
function signalled(): AbortSignal {
  const ended = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ended.abort());
  return ended.signal;
}

async function aborted(signal: AbortSignal): Promise<false> {
  if (!signal.aborted) await once(signal, 'abort');
  return false;
}

/** @throws CommandError */
async function start(
  { host, port, importFrom, reading }: ServeRequest,
  folder: string,
  log: Logger,
): Promise<Service> {
  const store = await FileStore.open(folder, (message) => log.error(message));
  const { creators, path, isNew, isExposed } = await openCreators(folder);
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
      work: new ImportThreads(reading),
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
