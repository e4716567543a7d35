import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The rooms of the house from the ground up. A room may use itself and the floors below. */
const FLOORS: readonly (readonly string[])[] = [
  // Scripts of pages: no other room knows them, and they know none.
  ['src/page'],
  ['src/text'],
  ['src/expression'],
  ['src/json'],
  ['src/json/syntax', 'src/json/edit'],
  ['src/scan'],
  ['src/schema'],
  ['src/catalog'],
  ['src/snapshot'],
  ['src/flow'],
  ['src/lint'],
  ['rules'],
  ['src/roundtrip', 'src/places'],
  ['src/references'],
  ['src/assist', 'src/room', 'src/flow/play', 'src/scrub'],
  ['src/setup'],
  ['src/report'],
  ['src/testing'],
  ['src/files'],
  ['src/workspace'],
  ['src/api'],
  ['src/service', 'src/gate'],
  ['src/lsp', 'src/mcp', 'src/view'],
  ['src/cli'],
];
/** The rooms that touch the world. */
const WORLDLY = [
  ...['src/files', 'src/workspace', 'src/api', 'src/service', 'src/gate', 'src/lsp', 'src/mcp', 'src/view'],
  'src/cli',
];
/** The library's entry points: the first is made of pure parts, the others read files. */
const LIBRARY = ['src/index.ts', 'src/node.ts', 'src/testing.ts'];

interface Import {
  readonly from: string;
  readonly to: string;
}

describe('the house', () => {
  const files = ['src', 'rules'].flatMap((folder) => sources(join(root, folder)));
  const imports = files.flatMap(importsOf);

  test('has every source file in one of its rooms', () => {
    const homeless = files
      .map((file) => relative(root, file))
      .filter((file) => !LIBRARY.includes(file) && roomOf(file) === undefined);
    expect(homeless).toEqual([]);
  });

  test('has imports that run downwards only', () => {
    const upwards = imports.filter(({ from, to }) => {
      const [above, below] = [roomOf(from), roomOf(to)];
      if (above === undefined || below === undefined || above === below) return false;
      return floorOf(above) <= floorOf(below);
    });
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('has one way to ask what plays can do: the analysis', () => {
    const users = (name: string): readonly string[] =>
      imports.filter(({ to }) => to === `src/flow/${name}.js`).map(({ from }) => from);
    const values = (name: string): readonly string[] =>
      users(name).filter((file) =>
        new RegExp(`^import (?!type).*/${name}\\.js'`, 'm').test(readFileSync(join(root, file), 'utf8')),
      );
    expect(values('fixpoint')).toEqual(['src/flow/analysis.ts']);
    expect(values('play-finder')).toEqual(['src/flow/analysis.ts']);
    expect(values('plan')).toEqual(['src/flow/play-finder.ts']);
    expect(values('search')).toEqual(['src/flow/play-finder.ts']);
  });

  test('has no circle of files', () => {
    expect(circles(imports)).toEqual([]);
  });

  test('uses Node only in the folders that read, write or print', () => {
    const impure = files.flatMap((file) => {
      const name = relative(root, file);
      if (WORLDLY.some((room) => name.startsWith(`${room}/`))) return [];
      const text = readFileSync(file, 'utf8');
      return /from '(node:|fs|path|os)|\bprocess\.|\bBuffer\b|\brequire\(/.test(stripComments(text))
        ? [name]
        : [];
    });
    expect(impure).toEqual([]);
  });

  test('prints and exits in cli/ only', () => {
    const loud = files.flatMap((file) => {
      const name = relative(root, file);
      if (name.startsWith('src/cli/')) return [];
      return /\bconsole\.|process\.(stdout|stderr|exit)/.test(stripComments(readFileSync(file, 'utf8')))
        ? [name]
        : [];
    });
    expect(loud).toEqual([]);
  });

  test('has no file of more than 400 lines, generated ones aside', () => {
    const long = files
      .filter((file) => !file.includes('/compiled/'))
      .map((file) => ({ file: relative(root, file), lines: readFileSync(file, 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|js)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function importsOf(file: string): Import[] {
  const text = stripComments(readFileSync(file, 'utf8'));
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => ({
    from: relative(root, file),
    to: relative(root, resolve(dirname(file), match[1] ?? '')),
  }));
}

function stripComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function roomOf(file: string): string | undefined {
  return FLOORS.flat()
    .filter((room) => file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function floorOf(room: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(room));
}

/** Files that import each other in a circle, types included: Tarjan's strongly connected components. */
function circles(imports: readonly Import[]): string[][] {
  const uses = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const target = to.replace(/\.js$/, '.ts');
    uses.set(from, [...(uses.get(from) ?? []), target]);
  }
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    open.push(file);
    for (const used of uses.get(file) ?? []) {
      if (!order.has(used)) visit(used);
      if (open.includes(used)) low.set(file, Math.min(low.get(file)!, low.get(used)!));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of uses.keys()) if (!order.has(file)) visit(file);
  return found;
}
