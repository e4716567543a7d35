import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver';
import { checkSnapshot } from '../../src/index.js';
import { temporaryFolder } from '../temporary-folder.js';
import { positionOf, startClient } from './client.js';

const BROKEN = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url), 'utf8');
const START = { line: 0, character: 0 };
const folder = temporaryFolder();
const uri = `file://${folder.path}/garden.json`;

/** The rules, messages and lines of what `check` finds. */
const expected = (text: string): readonly unknown[] =>
  checkSnapshot(new TextEncoder().encode(text)).findings.map(({ rule, message, start }) => [
    ...[rule, message, start.line - 1],
  ]);
const shown = (diagnostics: readonly object[]): readonly unknown[] =>
  (diagnostics as readonly Diagnostic[]).map(({ code, message, range }) => [code, message, range.start.line]);

describe('roomlint lsp', () => {
  test('sends the findings of check with their levels, pages and related places', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, BROKEN);
    const diagnostics = await client.diagnosticsOf(uri);
    const { findings } = checkSnapshot(new TextEncoder().encode(BROKEN));
    expect(
      diagnostics.map(({ severity, source, relatedInformation = [] }) => [
        ...[severity, source],
        relatedInformation.map(({ message }) => message),
      ]),
    ).toEqual(
      findings.map(({ level, related }) => [
        ...[{ error: 1, warning: 2, info: 3 }[level], 'roomlint'],
        related.map(({ message }) => message),
      ]),
    );
    for (const { code, codeDescription } of diagnostics)
      expect(readFileSync(fileURLToPath(codeDescription?.href ?? ''), 'utf8')).toContain(code);
    expect(findings.some(({ related }) => related.length > 0)).toBe(true);
  });

  test('ends with 0 after a shutdown, and with 1 when the editor goes without a word', async () => {
    expect(await (await startClient()).stop()).toBe(0);
    expect(await (await startClient()).leave()).toBe(1);
  });

  test('follows incremental edits, and sends what is found in the last version', async () => {
    const client = await startClient({ folder: folder.path });
    const text = '{\r\n\t"roomItems": {},\r\n\t"quests": {},\r\n\t"logic": { "😀": "" }\r\n}';
    client.open(uri, text);
    const start = positionOf(text, '😀', 2);
    const behind = (units: number) => ({ ...start, character: start.character + units });
    client.change(uri, 2, { range: { start, end: start }, text: 'é😀' });
    client.change(
      uri,
      3,
      { range: { start: behind(1), end: behind(3) }, text: '"' },
      { range: { start: START, end: START }, text: '\n' },
    );
    const now = `\n${text.replace('😀', '😀é"')}`;
    expect(shown(await client.diagnosticsOf(uri, 3))).toEqual(expected(now));
    expect(expected(now)).not.toEqual([]);
  });

  test.each([0, null, 1])(
    'belongs to the text as it is where a client gives every change the version %j',
    async (version) => {
      const client = await startClient({ folder: folder.path });
      const broken = '{"roomItems": {}, "quests": {"a": {"AutoStart": true}}}';
      const moved = `{"settings": {}, ${broken.slice(1)}`;
      client.open(uri, broken, version ?? 0);
      const whole = { start: START, end: { line: 0, character: 99 } };
      const fixed = async (): Promise<readonly unknown[]> =>
        (await client.codeActions(uri, whole))
          .filter(({ title }) => title === 'Set AutoStart to false')
          .map(({ edit }) => edit?.changes?.[uri]?.[0]?.range.start.character);
      expect(await fixed()).toEqual([broken.indexOf('true')]);
      client.change(uri, version, { text: moved });
      expect(await fixed()).toEqual([moved.indexOf('true')]);
      client.change(uri, version, { text: broken.replace('true', 'false') });
      expect(await fixed()).toEqual([]);
    },
  );

  test.each([
    [[{ uri: 'file://server/share', name: 'a' }]],
    [[{ uri: 'file:///a%2Fb', name: 'a' }]],
    [[null, {}, { uri: 7 }, { uri: 'vscode-remote://ssh-remote/x', name: 'a' }]],
    [{}],
  ])('starts whatever folders the editor names: %j', async (workspaceFolders) => {
    const client = await startClient({ workspaceFolders });
    client.open(uri, '{"roomItems": {}, "quests": {"a": {"AutoStart": true}}}');
    expect(await client.diagnosticsOf(uri)).not.toEqual([]);
  });

  test('counts bytes for a client that prefers them', async () => {
    const general = { positionEncodings: ['utf-8', 'utf-16'] };
    const client = await startClient({ capabilities: { general } });
    expect(client.capabilities.positionEncoding).toBe('utf-8');
    const text = '{ "settings": { "é😀": NaN } }';
    client.open(uri, text);
    const start = { line: 0, character: Buffer.byteLength(text.slice(0, text.indexOf('NaN'))) };
    const end = { line: 0, character: start.character + 3 };
    client.change(uri, 2, { range: { start, end }, text: 'Infinity' });
    expect(await client.diagnosticsOf(uri, 2)).toMatchObject([
      { range: { start }, message: expect.stringContaining('Infinity') },
    ]);
  });

  test('answers clients that ask for diagnostics, and sends them none', async () => {
    const client = await startClient({ capabilities: { textDocument: { diagnostic: {} } } });
    client.open(uri, BROKEN);
    const ask = (previousResultId?: string): Promise<{ kind: string; items: object[] }> =>
      client.ask('diagnostic', { textDocument: { uri }, ...(previousResultId && { previousResultId }) });
    const { kind, items } = await ask();
    expect([kind, shown(items)]).toEqual(['full', expected(BROKEN)]);
    client.close(uri);
    expect(await ask()).toEqual({ kind: 'full', items: [] });
    expect(client.published(uri)).toEqual([]);
  });

  test('forgets a document that is closed', async () => {
    const client = await startClient();
    client.open(uri, BROKEN);
    await client.diagnosticsOf(uri);
    client.close(uri);
    const last = await client.until(() => client.published(uri)[1]);
    expect(last.diagnostics).toEqual([]);
  });

  test('goes on when the editor refuses what the server asks for', async () => {
    const workspace = {
      didChangeWatchedFiles: { dynamicRegistration: true },
      diagnostics: { refreshSupport: true },
    };
    const capabilities = { workspace, textDocument: { diagnostic: {} } };
    const client = await startClient({ folder: folder.path, capabilities, refuses: true });
    client.notify('workspace/didChangeWatchedFiles', { changes: [] });
    await client.until(() => client.asked.find(({ method }) => method === 'workspace/diagnostic/refresh'));
    client.open(uri, BROKEN);
    const report = await client.ask<object>('diagnostic', { textDocument: { uri } });
    expect(report).toMatchObject({ kind: 'full' });
    expect(client.asked.map(({ method }) => method)).toEqual([
      'client/registerCapability',
      'workspace/diagnostic/refresh',
    ]);
    const refused = client.notices.filter(({ method }) => method === 'window/logMessage');
    expect(refused.map(({ params }) => (params as { message: string }).message)).toEqual([
      'Registering request handler for workspace/didChangeWatchedFiles failed.',
      expect.stringMatching(/^refused by the editor: Error: .*refused x-access-key: \*\*\*$/),
      expect.stringMatching(/^refused by the editor: Error: .*refused x-access-key: \*\*\*$/),
    ]);
    expect(await client.stop()).toBe(0);
  });

  test('finds nothing in JSON that is not a snapshot', async () => {
    const client = await startClient({ folder: folder.path });
    const other = `file://${folder.path}/tsconfig.json`;
    client.open(other, '{ "compilerOptions": {} }');
    expect(await client.diagnosticsOf(other)).toEqual([]);
  });
});
