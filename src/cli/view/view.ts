import { once } from 'node:events';
import { MAX_IMPORTED_BYTES } from '../../snapshot/import-limit.js';
import { PageFiles } from '../../view/page-files.js';
import { ViewServer } from '../../view/server.js';
import { ViewedFiles } from '../../view/viewed-files.js';
import { CommandError } from '../../workspace/command-error.js';
import type { SettingOptions } from '../../workspace/file-settings.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { maskOutput } from '../masking.js';
import { openInBrowser } from '../open-in-browser.js';
import type { Terminal } from '../terminal.js';
import { watchPaths } from './watch.js';

/** What `roomlint view` was asked to do. */
export interface ViewRequest {
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly opens: boolean;
  /** 0 for a free one. */
  readonly port: number;
  readonly against: string | undefined;
  readonly settings: SettingOptions;
}

/** Serves the page until SIGTERM or SIGINT. @throws CommandError */
export async function view(request: ViewRequest, terminal: Terminal): Promise<ExitCode> {
  maskOutput(terminal);
  const { cwd, paths, against, settings } = request;
  const { env } = terminal.world;
  const ended = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  const files = new ViewedFiles({ cwd, paths, against, settings, env });
  await files.requirePaths();
  const server = new ViewServer({
    files,
    page: new PageFiles(new URL('.', import.meta.url)),
    maxBytes: MAX_IMPORTED_BYTES,
    messageOf: (error) =>
      error instanceof CommandError ? [error.message, error.details].join(' ') : undefined,
    crashed: (error) => terminal.warn(`roomlint crashed: ${String(error)}. Please report this bug`),
  });
  let address: string;
  try {
    address = await server.listen(request.port);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `cannot listen on port ${request.port} (${code}): leave --port out for a free one`,
    );
  }
  const unwatch = watchPaths({ cwd, paths: [...paths, ...(against === undefined ? [] : [against])] }, () =>
    server.changed(),
  );
  terminal.writeOut(`${address}\n`);
  if (request.opens && !(await openInBrowser(address, env)))
    terminal.warn('no program opens a browser here: open the address yourself');
  await ended;
  unwatch();
  await server.close();
  return EXIT.clean;
}
