import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkSnapshot } from '../../src/index.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { positionOf, startClient } from './client.js';

const BROKEN = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url), 'utf8');
const folder = temporaryFolder();
const uri = `file://${folder.path}/garden.json`;

/** What `check` finds, as an editor counts. */
function expected(text: string): readonly object[] {
  const { findings } = checkSnapshot(new TextEncoder().encode(text));
  return findings.map(({ rule, message, start, end }) => ({
    code: rule,
    message,
    range: {
      start: { line: start.line - 1, character: start.column - 1 },
      end: { line: end.line - 1, character: end.column - 1 },
    },
  }));
}

describe('roomlint lsp', () => {
  test('sends the findings of check with their places, levels, pages and related places', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, BROKEN);
    const diagnostics = await client.diagnosticsOf(uri, 1);
    expect(diagnostics.map(({ code, message, range }) => ({ code, message, range }))).toEqual(
      expected(BROKEN),
    );
    const { findings } = checkSnapshot(new TextEncoder().encode(BROKEN));
    for (const [index, { level, related, rule }] of findings.entries()) {
      const diagnostic = diagnostics[index];
      expect(diagnostic?.severity).toBe({ error: 1, warning: 2, info: 3 }[level]);
      expect(diagnostic?.source).toBe('roomlint');
      expect((diagnostic?.relatedInformation ?? []).map(({ message }) => message)).toEqual(
        related.map(({ message }) => message),
      );
      expect(readFileSync(fileURLToPath(diagnostic?.codeDescription?.href ?? ''), 'utf8')).toContain(rule);
    }
    expect(findings.some(({ related }) => related.length > 0)).toBe(true);
    expect(await client.stop()).toBe(0);
    expect(client.errors).toBe('');
  });

  test('exits with 1 when the editor goes without a word', async () => {
    const client = await startClient();
    client.closeInput();
    expect(await client.ended()).toBe(1);
  });

  test('follows incremental edits, and sends what is found in the last version', async () => {
    const client = await startClient({ folder: folder.path });
    const text =
      '{\r\n\t"roomItems": {},\r\n\t"settings": {},\r\n\t"roomTasks": { "Tasks": [] },\r\n\t"quests": {},\r\n\t"logic": { "😀": "" }\r\n}';
    client.open(uri, text);
    const start = positionOf(text, '😀', 2);
    client.change(uri, 2, [{ range: { start, end: start }, text: 'é😀' }]);
    client.change(uri, 3, [
      {
        range: {
          start: { ...start, character: start.character + 1 },
          end: { ...start, character: start.character + 3 },
        },
        text: '"',
      },
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: '\n' },
    ]);
    const now = `\n${text.replace('😀', '😀é"')}`;
    const diagnostics = await client.diagnosticsOf(uri, 3);
    expect(diagnostics.map(({ code, message, range }) => ({ code, message, range }))).toEqual(expected(now));
    expect(diagnostics).not.toEqual([]);
  });

  test.each([0, null, 1])(
    'belongs to the text as it is where a client gives every change the version %j',
    async (version) => {
      const client = await startClient({ folder: folder.path });
      const broken = '{"roomItems": {}, "quests": {"a": {"AutoStart": true}}}';
      const moved = `{"settings": {}, ${broken.slice(1)}`;
      client.open(uri, broken, version ?? 0);
      const whole = { start: { line: 0, character: 0 }, end: { line: 0, character: 99 } };
      const titleOf = async (): Promise<readonly (readonly [string, unknown])[]> =>
        (await client.codeActions(uri, whole))
          .filter(({ title }) => title === 'Set AutoStart to false')
          .map(({ title, edit }) => [title, edit?.changes?.[uri]?.[0]?.range.start.character]);
      expect(await titleOf()).toEqual([['Set AutoStart to false', broken.indexOf('true')]]);
      client.change(uri, version, [{ text: moved }]);
      expect(await titleOf()).toEqual([['Set AutoStart to false', moved.indexOf('true')]]);
      client.change(uri, version, [{ text: broken.replace('true', 'false') }]);
      expect(await titleOf()).toEqual([]);
    },
  );

  test.each([
    [[{ uri: 'file://server/share', name: 'a' }]],
    [[{ uri: 'file:///a%2Fb', name: 'a' }]],
    [[{}]],
    [[null, { uri: 7 }, { uri: 'vscode-remote://ssh-remote/x', name: 'a' }]],
    [{}],
  ])('starts whatever folders the editor names: %j', async (workspaceFolders) => {
    const client = await startClient({ workspaceFolders });
    client.open(uri, '{"roomItems": {}, "quests": {"a": {"AutoStart": true}}}');
    expect(await client.diagnosticsOf(uri, 1)).not.toEqual([]);
  });

  test('counts bytes for a client that prefers them', async () => {
    const general = { positionEncodings: ['utf-8', 'utf-16'] };
    const client = await startClient({ folder: folder.path, capabilities: { general } });
    expect(client.capabilities.positionEncoding).toBe('utf-8');
    const text = '{ "settings": { "é😀": NaN } }';
    client.open(uri, text);
    const [fault] = await client.diagnosticsOf(uri, 1);
    const character = Buffer.byteLength(text.slice(0, text.indexOf('NaN')));
    expect(fault?.range.start).toEqual({ line: 0, character });
    client.change(uri, 2, [
      {
        range: { start: { line: 0, character }, end: { line: 0, character: character + 3 } },
        text: 'Infinity',
      },
    ]);
    const [other] = await client.diagnosticsOf(uri, 2);
    expect(other?.message).toContain('Infinity');
    expect(other?.range.start).toEqual({ line: 0, character });
  });

  test('answers clients that ask for diagnostics, and sends them none', async () => {
    const client = await startClient({ capabilities: { textDocument: { diagnostic: {} } } });
    client.open(uri, BROKEN);
    const report = await client.request('textDocument/diagnostic', { textDocument: { uri } });
    expect(report).toMatchObject({ kind: 'full' });
    const { items } = report as { items: { code: string }[] };
    expect(items.map(({ code }) => ({ code }))).toEqual(
      expected(BROKEN).map((each) => ({ code: (each as { code: string }).code })),
    );
    expect(client.messages.filter(({ method }) => method === 'textDocument/publishDiagnostics')).toEqual([]);
  });

  test('goes on when the editor refuses what the server asks for', async () => {
    const workspace = {
      didChangeWatchedFiles: { dynamicRegistration: true },
      diagnostics: { refreshSupport: true },
    };
    const capabilities = { workspace, textDocument: { diagnostic: {} } };
    const client = await startClient({ folder: folder.path, capabilities, refuses: true });
    client.notify('workspace/didChangeWatchedFiles', { changes: [] });
    await client.next(({ method }) => method === 'workspace/diagnostic/refresh');
    client.open(uri, BROKEN);
    expect(await client.request('textDocument/diagnostic', { textDocument: { uri } })).toMatchObject({
      kind: 'full',
    });
    const refused = client.messages.filter(({ method }) => method === 'window/logMessage');
    expect(refused.map(({ params }) => (params as unknown as { message: string }).message)).toEqual([
      'Registering request handler for workspace/didChangeWatchedFiles failed.',
      'refused by the editor: Error: refused',
      'refused by the editor: Error: refused',
    ]);
    expect(await client.stop()).toBe(0);
  });

  test('ends when the process of the editor has ended', async () => {
    const gone = spawnSync(process.execPath, ['-e', '0']).pid;
    const client = await startClient({ args: ['--stdio', `--clientProcessId=${gone}`] });
    expect(await client.ended()).toBe(1);
  });

  test('finds nothing in JSON that is no snapshot, nor in what the config ignores', async () => {
    const client = await startClient({ folder: folder.path });
    const other = `file://${folder.path}/tsconfig.json`;
    client.open(other, '{ "compilerOptions": {} }');
    expect(await client.diagnosticsOf(other, 1)).toEqual([]);
    folder.write('roomlint.config.json', '{ "ignore": ["old.json"] }');
    const old = `file://${folder.path}/old.json`;
    client.open(old, BROKEN);
    expect(await client.diagnosticsOf(old, 1)).toEqual([]);
  });

  test('checks again when a config changes', async () => {
    const rules = Object.fromEntries(
      expected(BROKEN).map((each) => [(each as { code: string }).code, 'off']),
    );
    const config = folder.write('roomlint.config.json', '{}');
    const client = await startClient({ folder: folder.path });
    client.open(uri, BROKEN);
    expect(await client.diagnosticsOf(uri, 1)).toHaveLength(expected(BROKEN).length);
    folder.write('roomlint.config.json', JSON.stringify({ rules }));
    const again = client.next(({ method }) => method === 'textDocument/publishDiagnostics');
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: `file://${config}`, type: 2 }] });
    expect((await again).params).toMatchObject({ uri, diagnostics: [] });
  });
});
