import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CompletionItem, Hover, TextEdit } from 'vscode-languageserver';
import { emptyFolder } from '../temporary-folder.js';
import { at, edited, positionOf, startClient } from './client.js';

const folder = emptyFolder();
const uri = `file://${folder.path}/roomlint.config.json`;
const room = `file://${folder.path}/a.json`;
const BROKEN = '{"roomItems": {}, "quests": {"a": {"AutoStart": true}}}';

describe('a config in an editor', () => {
  test('has findings at their places, comments and trailing commas being allowed', async () => {
    const client = await startClient({ folder: folder.path });
    const text = '{\n  // 😀\n  "rules": { "quest/creatr": "off", "text/size": "on" },\n}\n';
    client.open(uri, text);
    const [rule, level] = await client.diagnosticsOf(uri);
    expect([rule?.range.start, rule?.message]).toEqual([
      positionOf(text, '"quest/creatr"'),
      expect.stringContaining('unknown rule "quest/creatr"'),
    ]);
    expect([level?.range, level?.message]).toEqual([
      { start: positionOf(text, '"on"'), end: positionOf(text, '"on"', 4) },
      expect.stringContaining('"on"'),
    ]);
    client.change(uri, 2, { text: '{' });
    const message = expect.stringContaining('missing closing }');
    expect(await client.diagnosticsOf(uri, 2)).toMatchObject([{ message }]);
  });

  const TEXT = '{ "extends": "", "rules": { "quest/creator": "" }, "overrides": [{ "" }] }';
  test.each([
    ['presets', '""', 1, ['recommended', 'lenient', 'catalog', 'all']],
    ['rules', '"quest/creator"', 3, expect.arrayContaining(['text/syntax'])],
    ['levels', '"quest/creator": ""', 18, ['error', 'warning', 'info', 'off']],
    ['keys of a record in a list', '[{ ""', 4, ['files', 'at', 'rules', 'reason']],
    ['keys', '"extends"', 2, expect.arrayContaining(['maxRemoved'])],
  ])('is completed from the schema: %s', async (_what, part, after, labels) => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, TEXT);
    const items = await client.ask<CompletionItem[]>('completion', at(uri, TEXT, part, after));
    expect(items.map(({ label }) => label)).toEqual(labels);
    const [first] = items;
    expect(edited(TEXT, [first?.textEdit as TextEdit])).toContain(`"${first?.label}"`);
  });

  test('is explained from the schema and by the rules', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, TEXT);
    const { contents } = await client.ask<Hover>('hover', at(uri, TEXT, '"quest/creator"', 3));
    expect(contents).toMatchObject({ value: expect.stringContaining('Creator') });
  });
});

describe('a config on the disk', () => {
  test('counts for documents below it, and is read again when it changes', async () => {
    const config = folder.write('roomlint.config.json', '{}');
    const client = await startClient({ folder: folder.path });
    client.open(room, BROKEN);
    expect((await client.diagnosticsOf(room)).map(({ code }) => code)).toContain('quest/no-auto-start');
    folder.write('roomlint.config.json', '{ "ignore": ["a.json"] }');
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: `file://${config}`, type: 2 }] });
    expect((await client.until(() => client.published(room)[1])).diagnostics).toEqual([]);
    folder.write('roomlint.config.json', '{}');
    client.notify('textDocument/didSave', { textDocument: { uri: room } });
    client.notify('textDocument/didSave', { textDocument: { uri: `file://${config}` } });
    expect((await client.until(() => client.published(room)[2])).diagnostics).not.toEqual([]);
  });

  test('that cannot be used is reported once, and its credentials are not', async () => {
    folder.write('secret.mjs', `throw new Error('x-access-key: k41d7e0a93b2');`);
    folder.write('roomlint.config.json', '{ "plugins": ["./secret.mjs"] }');
    const client = await startClient({ folder: folder.path });
    for (const version of [1, 2]) {
      if (version === 1) client.open(room, BROKEN);
      else client.change(room, version, { text: `${BROKEN} ` });
      expect(await client.diagnosticsOf(room, version)).toEqual([]);
    }
    const said = client.asked.filter(({ method }) => method === 'window/showMessageRequest');
    expect(said).toHaveLength(1);
    expect(JSON.stringify(said)).toContain('x-access-key: ***');
    expect(JSON.stringify(said)).not.toContain('k41d7e0a93b2');
  });

  test.each([
    ['loads plugins', {}, {}, true],
    ['does not where the editor turns them off', {}, { plugins: false }, false],
    [
      'does not where --no-plugins does, whatever the editor says',
      { plugins: false },
      { plugins: true },
      false,
    ],
  ])('%s', async (_what, files, initializationOptions, loads) => {
    // A module is loaded once from each path.
    const cwd = folder.fresh({ 'roomlint.config.json': '{ "plugins": ["./plugin.mjs"] }' });
    const trace = join(cwd, 'loaded');
    const load = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(trace)}, '');\n`;
    writeFileSync(join(cwd, 'plugin.mjs'), `${load}export default { name: 'trace', rules: [] };\n`);
    const client = await startClient({ files, folder: cwd, initializationOptions });
    const file = `file://${cwd}/a.json`;
    client.open(file, '{}');
    await client.diagnosticsOf(file);
    expect(existsSync(trace)).toBe(loads);
  });

  test.each([
    ['the command line', { config: 'other.json' }, {}],
    ['the editor', {}, { config: 'other.json' }],
  ])('may be another one that %s names', async (_who, files, initializationOptions) => {
    const config = folder.write('other.json', '{ "rules": { "quest/no-auto-start": "off" } }');
    const absolute = (given: object): object => ('config' in given ? { config } : {});
    const client = await startClient({
      files: absolute(files),
      folder: folder.path,
      initializationOptions: absolute(initializationOptions),
    });
    client.open(room, BROKEN);
    expect((await client.diagnosticsOf(room)).map(({ code }) => code)).not.toContain('quest/no-auto-start');
  });
});
