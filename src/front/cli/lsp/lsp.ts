import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { createConnection, StreamMessageReader } from 'vscode-languageserver/node';
import type { Thread } from '../../../world/threads/thread-host.js';
import type { FileOptions } from '../../../world/workspace/check-file.js';
import { MaskedWriter } from '../../lsp/masked-writer.js';
import { LanguageServer } from '../../lsp/server.js';
import { EXIT, type ExitCode } from '../command.js';
import { version } from '../version.js';

/** How an editor is reached. */
export interface EditorPorts {
  readonly input: Readable;
  readonly output: Writable;
  /** Starts what checks; a thread unless given. */
  readonly newThread?: () => Thread;
}

/** Answers an editor until it is gone. */
export async function serveEditor(
  files: Omit<FileOptions, 'cwd'>,
  cwd: string,
  { input, output, newThread }: EditorPorts,
): Promise<ExitCode> {
  const connection = createConnection(new StreamMessageReader(input), new MaskedWriter(output));
  const config = typeof files.config === 'string' ? resolve(cwd, files.config) : files.config;
  const server = new LanguageServer(connection, {
    version: version(),
    files: config === undefined ? files : { ...files, config },
    newThread,
  });
  const ended = new Promise<ExitCode>((done) => {
    let code: ExitCode = EXIT.findings;
    connection.onShutdown(() => {
      code = EXIT.clean;
    });
    connection.onExit(() => done(code));
    input.once('end', () => done(code));
    output.once('error', () => done(code));
  });
  connection.listen();
  const code = await ended;
  await server.close();
  return code;
}
