import { execFileSync } from 'node:child_process';
import { createRequire, Module } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../../editors/vscode/src/commands.js';
import { broken as faulty } from '../../../broken-room.js';
import { clean, newGitRepository as newRepository } from '../../../cli/repository.js';
import { temporaryFolder } from '../../../cli/run-roomlint.js';
import { FakeEditor } from './fake-vscode.js';

const EXTENSION = fileURLToPath(new URL('../../../../editors/vscode', import.meta.url));
const folder = temporaryFolder();
let packed = '';

function npm(...args: readonly string[]): string {
  return execFileSync('npm', args, { cwd: EXTENSION, encoding: 'utf8' });
}

beforeAll(() => {
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  const { version } = createRequire(import.meta.url)(join(EXTENSION, 'package.json'));
  npm('run', 'package');
  execFileSync('unzip', ['-q', join(EXTENSION, `roomlint-${version}.vsix`), '-d', folder.path]);
  packed = join(folder.path, 'extension');
}, 600_000);

function filesIn(path: string): readonly string[] {
  return execFileSync('find', ['.', '-type', 'f'], { cwd: path, encoding: 'utf8' }).trim().split('\n').sort();
}

describe('the .vsix', () => {
  test('has the extension in one file, a roomlint with its packages, and no sources', () => {
    const files = filesIn(packed);
    expect(files.filter((file) => !file.startsWith('./out/server/'))).toEqual([
      './LICENSE.txt',
      './out/extension.js',
      './out/licenses.txt',
      './package.json',
      './readme.md',
    ]);
    expect(files.filter((file) => /\.(m?ts|map|vsix)$|\/(test|esm)\//.test(file))).toEqual([]);
    const parts = new Set(files.map((file) => /^\.\/out\/server\/([^/]+)/.exec(file)?.[1]));
    expect([...parts].filter((part) => part !== undefined).sort()).toEqual(
      ['LICENSE', 'dist', 'docs', 'node_modules', 'package.json', 'schemas'].sort(),
    );
  });

  test('has a roomlint that checks, draws and serves editors where nothing is installed', () => {
    const server = join(packed, 'out/server/dist/roomlint.js');
    const room = folder.write('garden.json', clean);
    const run = (...args: readonly string[]): string =>
      execFileSync(process.execPath, [server, ...args], { cwd: folder.path, encoding: 'utf8' });
    expect(JSON.parse(run('check', '--format', 'json', room)).files[0].findings).toEqual([]);
    expect(run('graph', '--format', 'html', room)).toContain('<!doctype html>');
    expect(run('schema', '--bundle', 'snapshot')).toContain('"$defs"');
  });
});

interface Extension {
  activate(context: object): void;
  deactivate(): Promise<void>;
}

/** The extension in an editor, as its manifest loads it. */
function started(editor: FakeEditor): Extension {
  const loader = Module as unknown as { _load: (name: string, ...rest: readonly unknown[]) => unknown };
  const { _load: load } = loader;
  const { api } = editor;
  loader._load = (name, ...rest) => (name === 'vscode' ? api : load.call(loader, name, ...rest));
  try {
    const path = join(packed, 'out/extension.js');
    delete createRequire(import.meta.url).cache[path];
    const extension: Extension = createRequire(import.meta.url)(path);
    const extensionUri = { scheme: 'file', path: packed };
    extension.activate({ extensionUri, subscriptions: [] });
    return extension;
  } finally {
    loader._load = load;
  }
}

describe('the extension', () => {
  const repository = newRepository(join(folder.path, 'rooms'));
  const room = join(repository.cwd, 'rooms/a.json');
  let editor: FakeEditor;
  let extension: Extension;

  beforeAll(async () => {
    editor = new FakeEditor(repository.cwd, false);
    extension = started(editor);
    await editor.show(room, '\\"Tasks\\"');
  });
  afterAll(() => extension.deactivate());

  test('registers every command of its manifest, and the language server its own', async () => {
    await editor.run('roomlint.restart');
    expect([...editor.commands.keys()].sort()).toEqual(
      [...Object.keys(COMMANDS), 'roomlint.editLogic', 'roomlint.saveLogic'].sort(),
    );
    expect(editor.status.text).toContain('$(check) roomlint');
    expect(editor.status.tooltip).toContain('from the extension');
    expect(editor.status.tooltip).toContain('Restricted Mode: no plugins');
  });

  test('opens the logic at the cursor, and writes it back into the file', async () => {
    await editor.run('roomlint.editLogicAtCursor');
    expect(editor.messages).toEqual([]);
    const [uri = ''] = editor.shown;
    const logic = editor.documents.find((each) => each.uri.toString() === uri);
    const text = logic?.getText() ?? '';
    expect(JSON.parse(text)).toHaveProperty('Tasks');
    const provider = editor.fileSystems.get('roomlint-logic');
    const changed = text
      .replace(/"Tasks": \[/, '"Tasks": [ ')
      .replace(/"ViewNodes": \[\]/, '"ViewNodes": [1]');
    if (logic !== undefined) await provider?.writeFile(logic.uri, Buffer.from(changed));
    expect(repository.read('rooms/a.json')).toBe(clean.replace('\\"ViewNodes\\":[]', '\\"ViewNodes\\":[1]'));
  });

  test('checks, plans and draws with the bundled roomlint', async () => {
    repository.write('rooms/b.json', faulty);
    await editor.run('roomlint.check');
    await editor.run('roomlint.showPlan');
    await editor.run('roomlint.showGraph');
    expect(editor.messages).toEqual([
      expect.stringContaining('roomlint found 1 error'),
      'markdown.showPreview',
    ]);
    expect([...(editor.diagnostics.get('roomlint check')?.keys() ?? [])]).toEqual([
      `file://${join(repository.cwd, 'rooms/b.json')}`,
    ]);
    expect(editor.pages.map(({ html }) => html.slice(0, 15))).toEqual(['<!doctype html>']);
  });
});
