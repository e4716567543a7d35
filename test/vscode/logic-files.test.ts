import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LogicFiles } from '../../editors/vscode/src/logic-files.js';
import { temporaryFolder } from '../front/cli/run-roomlint.js';
import { type Client, edited, editsFor, startClient } from '../front/lsp/client.js';

const GARDEN = readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8');
const folder = temporaryFolder();
const host = `file://${folder.path}/garden%20%231.json`;

interface LogicDocument {
  readonly uri: string;
  readonly text: string;
}

/** An editor with one snapshot, which the language server knows. */
class Editor {
  text = GARDEN;
  isDirty = false;
  saved = 0;
  readonly files: LogicFiles;
  private version = 1;

  private constructor(private readonly client: Client) {
    const open = async (place: readonly string[]): Promise<string> =>
      (await client.run<LogicDocument>('roomlint.editLogic', place)).text;
    const save = async (uri: string, text: string): Promise<void> => {
      await client.run('roomlint.saveLogic', uri, text);
      this.become(edited(this.text, editsFor(host, client.edits.pop() ?? {})));
    };
    const hosts = {
      open: async () => ({ isDirty: this.isDirty }),
      save: async () => {
        this.isDirty = false;
        this.saved++;
      },
    };
    this.files = new LogicFiles({ open, save }, hosts, () => 1000);
  }

  static async start(): Promise<Editor> {
    const client = await startClient({ folder: folder.path });
    client.open(host, GARDEN);
    return new Editor(client);
  }

  async uriOf(item: string): Promise<string> {
    return (await this.client.run<LogicDocument>('roomlint.editLogic', [host, `/logic/${item}`])).uri;
  }

  become(text: string): void {
    if (text !== this.text) this.isDirty = true;
    this.text = text;
    this.client.change(host, ++this.version, { text });
  }
}

const logicOf = (room: string, item: string): unknown => JSON.parse(JSON.parse(room).logic[item]);

describe('logic as a file', () => {
  test('is laid out, and saving it changes the one value that changed and saves the snapshot', async () => {
    const editor = await Editor.start();
    const uri = await editor.uriOf('4');
    const { text } = await editor.files.read(uri);
    expect(text).toBe(JSON.stringify(logicOf(GARDEN, '4'), undefined, 2));
    await editor.files.write(uri, text.replace('You need the key', 'You \\"need\\" 😀'));
    expect(editor.text).toBe(GARDEN.replace('You need the key', 'You \\\\\\"need\\\\\\" 😀'));
    expect([editor.isDirty, editor.saved]).toEqual([false, 1]);
  });

  test('keeps the layout that was saved, and is read anew when its string changes', async () => {
    const editor = await Editor.start();
    const [four, two] = [await editor.uriOf('4'), await editor.uriOf('2')];
    const first = await editor.files.read(four);
    await editor.files.read(two);
    const compact = JSON.stringify(JSON.parse(first.text));
    await editor.files.write(four, compact);
    expect(editor.text).toBe(GARDEN);
    expect(await editor.files.refresh(host)).toEqual([]);
    expect((await editor.files.read(four)).text).toBe(compact);
    editor.become(GARDEN.replace('You need the key', 'Locked'));
    expect(await editor.files.refresh(host)).toEqual([four]);
    const last = await editor.files.read(four);
    expect(last.text).toBe(first.text.replace('You need the key', 'Locked'));
    expect(last.changed).toBeGreaterThan(first.changed);
  });

  test('that is not JSON, or whose string is gone, is not written', async () => {
    const editor = await Editor.start();
    const uri = await editor.uriOf('4');
    const { text } = await editor.files.read(uri);
    await expect(editor.files.write(uri, '{')).rejects.toThrow('this is not JSON: correct it first');
    const without = JSON.parse(GARDEN);
    delete without.logic['4'];
    editor.become(JSON.stringify(without));
    expect(await editor.files.refresh(host)).toEqual([]);
    await expect(editor.files.read(uri)).rejects.toThrow('the file no longer has this string');
    await expect(editor.files.write(uri, text.replace('need', 'want'))).rejects.toThrow();
    expect([editor.text, editor.saved]).toEqual([JSON.stringify(without), 0]);
  });
});
