import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { applySplices, checkSnapshot, renameQuest, repairSnapshot } from '../../src/index.js';
import { COMMAND, temporaryFolder } from '../cli/run-roomlint.js';
import { edited, editsFor, positionOf } from '../lsp/client.js';

const SCRIPT = fileURLToPath(new URL('neovim.lua', import.meta.url));
const BROKEN = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url));
const folder = temporaryFolder();

const neovim = spawnSync('nvim', ['--version'], { encoding: 'utf8' });
const hasNeovim = neovim.status === 0;
if (!hasNeovim) console.warn('Neovim is not installed: the language server is not tried in it');

function renamedIn(bytes: Uint8Array): Uint8Array {
  return applySplices(bytes, renameQuest(bytes, 'mlh4k2p9x7q1ab', '0_get_key'));
}

describe.skipIf(!hasNeovim)('Neovim', () => {
  test.each([
    ['LF', BROKEN.toString()],
    ['CRLF', BROKEN.toString().replaceAll('\n', '\r\n')],
  ])(
    'shows, completes, fixes and renames a file with %s, and what it writes is what the command writes',
    (_how, text) => {
      const path = folder.write('garden.json', text);
      const shownPath = join(folder.path, 'shown.json');
      const env = {
        ...process.env,
        NODE: process.execPath,
        ROOMLINT: COMMAND,
        SNAPSHOT: path,
        SHOWN: shownPath,
      };
      const { stderr, status } = spawnSync(
        'nvim',
        ['--headless', '--clean', '-c', `luafile ${SCRIPT}`, '-c', 'cquit'],
        { env, encoding: 'utf8', timeout: 100_000 },
      );
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
      const shown = JSON.parse(readFileSync(shownPath, 'utf8'));
      const bytes = new TextEncoder().encode(text);
      const { findings } = checkSnapshot(bytes);
      expect(
        shown.diagnostics.map(({ code, line, message }: Record<string, unknown>) => [code, line, message]),
      ).toEqual(findings.map(({ rule, start, message }) => [rule, start.line - 1, message]));
      expect(shown.completions).toContain('181');
      const { after } = repairSnapshot(bytes);
      expect(readFileSync(path)).toEqual(Buffer.from(after.bytes));
      expect(readFileSync(`${path}.renamed`)).toEqual(Buffer.from(renamedIn(after.bytes)));
    },
  );
});

test('the client of vscode-languageserver-protocol is sent diagnostics, and renames', async () => {
  const server = spawn(process.execPath, [COMMAND, 'lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const reader = new StreamMessageReader(server.stdout);
  const connection = createProtocolConnection(reader, new StreamMessageWriter(server.stdin));
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
  const uri = `file://${folder.path}/second.json`;
  const text = BROKEN.toString();
  await connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'json', version: 1, text },
  });
  const { diagnostics } = await published;
  expect(diagnostics.map(({ code }) => code)).toEqual(checkSnapshot(BROKEN).findings.map(({ rule }) => rule));
  const edit = await connection.sendRequest(RenameRequest.type, {
    textDocument: { uri },
    position: positionOf(text, '\\"0_find_key\\"', 4),
    newName: '0_get_key',
  });
  expect(edited(text, editsFor(uri, edit ?? {}))).toBe(new TextDecoder().decode(renamedIn(BROKEN)));
  await connection.sendRequest(ShutdownRequest.type);
  const ended = new Promise((done) => server.once('exit', done));
  await connection.sendNotification(ExitNotification.type);
  expect(await ended).toBe(0);
});
