import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { checkSnapshot } from '../../src/index.js';
import { COMMAND } from '../front/cli/run-roomlint.js';
import { temporaryFolder } from '../temporary-folder.js';

const BROKEN = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url));
const folder = temporaryFolder();

test('an editor starts roomlint lsp, is sent findings on a thread without plugins, and ends it', async () => {
  folder.write('roomlint.config.json', '{ "plugins": ["./missing.mjs"] }');
  const args = [COMMAND, 'lsp', '--stdio', '--no-plugins', `--clientProcessId=${process.pid}`];
  const server = spawn(process.execPath, args, { cwd: folder.path, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const published = new Promise<PublishDiagnosticsParams>((done) =>
    connection.onNotification(PublishDiagnosticsNotification.type, done),
  );
  connection.listen();
  const { serverInfo } = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
  });
  expect(serverInfo?.name).toBe('roomlint');
  await connection.sendNotification(InitializedNotification.type, {});
  const uri = `file://${folder.path}/garden.json`;
  await connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'json', version: 1, text: BROKEN.toString() },
  });
  const { diagnostics } = await published;
  expect(diagnostics.map(({ code }) => code)).toEqual(checkSnapshot(BROKEN).findings.map(({ rule }) => rule));
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  expect(await ended).toEqual([0, null]);
});
