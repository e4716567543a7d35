import { resolve } from 'node:path';
import { createConnection, StreamMessageReader } from 'vscode-languageserver/node';
import { MaskedWriter } from '../../lsp/masked-writer.js';
import { LanguageServer } from '../../lsp/server.js';
import type { FileOptions } from '../../workspace/check-file.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { version } from '../version.js';

/** Answers an editor over standard input and output until it is gone. */
export async function serveEditor(files: Omit<FileOptions, 'cwd'>, cwd: string): Promise<never> {
  const { stdin, stdout } = process;
  const connection = createConnection(new StreamMessageReader(stdin), new MaskedWriter(stdout));
  const config = typeof files.config === 'string' ? resolve(cwd, files.config) : files.config;
  const server = new LanguageServer(connection, {
    version: version(),
    files: config === undefined ? files : { ...files, config },
  });
  const ended = new Promise<ExitCode>((done) => {
    let code: ExitCode = EXIT.findings;
    connection.onShutdown(() => {
      code = EXIT.clean;
    });
    connection.onExit(() => done(code));
    stdin.once('end', () => done(code));
    stdout.once('error', () => done(code));
  });
  connection.listen();
  const code = await ended;
  await server.close();
  // The connection watches the editor's process for ever.
  process.exit(code);
}
