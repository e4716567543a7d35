import { describe, expect, test } from 'vitest';
import type { CompletionItem, Hover } from 'vscode-languageserver';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { edited, positionOf, startClient } from './client.js';

const folder = temporaryFolder();
const uri = `file://${folder.path}/roomlint.config.json`;

describe('a config in an editor', () => {
  test('has findings at their places, comments and trailing commas being allowed', async () => {
    const client = await startClient({ folder: folder.path });
    const text = '{\n  // 😀\n  "rules": { "quest/creatr": "off", "text/size": "on" },\n}\n';
    client.open(uri, text);
    const diagnostics = await client.diagnosticsOf(uri, 1);
    expect(diagnostics.map(({ range, message }) => [range.start, message.toString().split(':')[0]])).toEqual([
      [positionOf(text, '"quest/creatr"'), 'unknown rule "quest/creatr"'],
      [positionOf(text, '"on"'), expect.stringContaining('"on"')],
    ]);
    expect(diagnostics[1]?.range.end).toEqual(positionOf(text, '"on"', 4));
    client.change(uri, 2, [{ text: '{' }]);
    expect(await client.diagnosticsOf(uri, 2)).toMatchObject([
      { message: expect.stringContaining('missing closing }') },
    ]);
  });

  test('is completed and explained from the schema: keys, rules, levels and presets', async () => {
    const client = await startClient({ folder: folder.path });
    const text = '{ "extends": "", "rules": { "quest/creator": "" }, "overrides": [{ "" }] }';
    client.open(uri, text);
    const labels = async (part: string, after: number): Promise<readonly string[]> => {
      const at = client.at(uri, positionOf(text, part, after));
      const items = (await client.request('textDocument/completion', at)) as CompletionItem[];
      for (const { textEdit } of items.slice(0, 1)) {
        if (textEdit === undefined || !('range' in textEdit)) throw new Error('there is no edit');
        expect(edited(text, [textEdit])).not.toBe(text);
      }
      return items.map(({ label }) => label);
    };
    expect(await labels('""', 1)).toEqual(['recommended', 'lenient', 'catalog', 'all']);
    expect(await labels('"quest/creator"', 3)).toContain('text/syntax');
    expect(await labels('"quest/creator": ""', 18)).toEqual(['error', 'warning', 'info', 'off']);
    expect(await labels('[{ ""', 4)).toEqual(['files', 'at', 'rules', 'reason']);
    expect(await labels('"extends"', 2)).toContain('maxRemoved');
    const at = client.at(uri, positionOf(text, '"quest/creator"', 3));
    const hover = (await client.request('textDocument/hover', at)) as Hover;
    expect((hover.contents as { value: string }).value).toContain('Creator');
  });
});
