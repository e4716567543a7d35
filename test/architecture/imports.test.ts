import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { valueRows } from '../table-rows.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The rooms of the house from the ground up. A room may use itself and the floors below. */
const FLOORS = valueRows<[rooms: string[]]>('architecture/tables.md', 'Floors').map(([rooms]) => rooms);
/** The groups that may touch the world: the other three are pure. */
const WORLDLY = /^src\/(world|front)\//;
/** The library's entry points: the first is made of pure parts, the others read files. */
const LIBRARY = ['src/index.ts', 'src/node.ts', 'src/testing.ts'];
/** What writes a report or an answer in a format. */
const WRITER = /^(?:answers[A-Z]|answerGitHub$|jsonWithout)|Reporter$/;
const LINT_FLOOR = FLOORS.findIndex((rooms) => rooms.includes('src/verdict/lint'));
const RULES_FLOOR = FLOORS.findIndex((rooms) => rooms.includes('rules'));

const files = ['src', 'rules'].flatMap((folder) => sources(folder));
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const codes = new Map([...texts].map(([file, text]) => [file, stripComments(text)]));
const imports = files.flatMap(importsOf);
const shown = (some: typeof imports): string[] => some.map(({ from, to }) => `${from} imports ${to}`);
const filesWith = (pattern: RegExp, some = files): string[] =>
  some.filter((file) => pattern.test(codes.get(file) ?? ''));

describe('the house', () => {
  test('has every source file in one of its rooms', () => {
    expect(files.filter((file) => !LIBRARY.includes(file) && roomOf(file) === undefined)).toEqual([]);
  });

  test('has five groups, each a run of floors', () => {
    const groups = FLOORS.slice(1)
      .flat()
      .flatMap((room) => /^src\/([^/]+)/.exec(room)?.[1] ?? []);
    const runs = groups.filter((group, at) => group !== groups[at - 1]);
    expect(runs).toEqual(['bytes', 'model', 'verdict', 'world', 'front']);
    expect(
      readdirSync(join(root, 'src'))
        .filter((name) => !name.endsWith('.ts'))
        .sort(),
    ).toEqual(runs.sort());
  });

  test('has imports that run downwards only', () => {
    const upwards = imports.filter(({ from, to }) => {
      const [above, below] = [roomOf(from), roomOf(to)];
      if (above === undefined || below === undefined || above === below) return false;
      return floorOf(above) <= floorOf(below);
    });
    expect(shown(upwards)).toEqual([]);
  });

  test('has one way to ask what plays can do: the analysis', () => {
    const users = (name: string): readonly string[] =>
      filesWith(new RegExp(`^import (?!type).*/${name}\\.js'`, 'm')).filter((file) =>
        imports.some(({ from, to }) => from === file && to === `src/model/flow/${name}.ts`),
      );
    expect(users('reachability')).toEqual(['src/model/flow/analysis.ts']);
    expect(users('play-finder')).toEqual(['src/model/flow/analysis.ts']);
    expect(users('search')).toEqual(['src/model/flow/play-finder.ts']);
  });

  test('has no circle of files, types included', () => {
    expect(circles()).toEqual([]);
  });

  test('uses Node only in the folders that read, write or print, and prints and exits in cli/ only', () => {
    const pure = files.filter((file) => !WORLDLY.test(file));
    // The type of something of Node is nothing at run time.
    const uses = /^(?!import type).* from '(node:|fs|path|os)|\bprocess\.|\bBuffer\b|\brequire\(/m;
    expect(filesWith(uses, pure)).toEqual([]);
    const silent = files.filter((file) => !file.startsWith('src/front/cli/'));
    expect(filesWith(/\bconsole\.|process\.(stdout|stderr|exit)/, silent)).toEqual([]);
  });

  test('has commands that answer, and one printer that knows how formats are written', () => {
    const printers = ['print-answers', 'outputs', 'formats'].map((name) => `src/front/cli/${name}.ts`);
    const commands = files.filter((file) => file.startsWith('src/front/cli/') && !printers.includes(file));
    const writers = commands.flatMap((file) =>
      namesFrom(file)
        .filter(({ name, to }) => to.startsWith('src/verdict/report/') && WRITER.test(name))
        .map(({ name }) => `${file} imports ${name}`),
    );
    expect([commands.length > 30, writers]).toEqual([true, []]);
  });

  test('has no file of more than 400 lines, generated ones aside', () => {
    const written = files.filter((file) => !file.includes('/compiled/'));
    expect(written.filter((file) => (texts.get(file) ?? '').split('\n').length > 400)).toEqual([]);
  });
});

describe('the rules', () => {
  // A module of AssemblyScript is instantiated for each text memory, so its variables are like fields.
  const below = files.filter((file) => {
    const room = roomOf(file);
    return room !== undefined && floorOf(room) < RULES_FLOOR && !/\/(compiled|assembly|page)\//.test(file);
  });

  test('are named by no lower floor', () => {
    const ids = [...rulePack.keys()].filter((id) => id.includes('/'));
    const naming = below.flatMap((file) => {
      const text = (texts.get(file) ?? '').replace(/from '.*'/g, '');
      return ids.filter((id) => text.includes(id)).map((id) => `${file} names ${id}`);
    });
    expect([ids.length > 100, naming]).toEqual([true, []]);
  });

  test('import from their family, the kit, the wording and what lies below lint, what the kit has from the kit', () => {
    const families = [...rulePack.keys()].map((id) => id.slice(0, id.indexOf('/')));
    const familyOf = (file: string): string | undefined =>
      families.find((name) => file.startsWith(`rules/${name}/`));
    const foreign = imports.filter(({ from, to }) => {
      const [own, other] = [familyOf(from), familyOf(to)];
      return own !== undefined && other !== undefined && own !== other;
    });
    const own = imports.filter(({ from }) => familyOf(from) !== undefined);
    const ofLint = own.filter(({ to }) => to.startsWith('src/') && floorOf(roomOf(to) ?? '') >= LINT_FLOOR);
    expect([families.length > 5, shown(foreign), shown(ofLint)]).toEqual([true, [], []]);
    const kit = new Set(namesFrom('rules/kit.ts').map(({ name, to }) => `${name} of ${to}`));
    const past = files
      .filter((file) => familyOf(file) !== undefined)
      .flatMap((file) => namesFrom(file).map(({ name, to }) => ({ file, name: `${name} of ${to}` })))
      .filter(({ name }) => kit.has(name));
    expect([kit.size > 40, past]).toEqual([true, []]);
  });

  test('read records with the functions for it: the type refuses the rest, except for these', () => {
    const some = files.filter((file) => file.startsWith('rules/') || file.startsWith('src/model/flow/'));
    const lists = /\bObject\.(?:keys|values|entries|hasOwn|assign)\((?!FIELDS|SLIPS|\{ \.\.\.FIELDS)/;
    expect(filesWith(new RegExp(`${lists.source}|\\bfor \\(const \\w+ in `), some)).toEqual([]);
  });

  test('begin with what they are', () => {
    const definitions = files
      .filter((file) => file.startsWith('rules/'))
      .flatMap((file) => [
        ...(texts.get(file) ?? '').matchAll(/^export [^\n]* defineRule\(\{\n(.*?)^\}\);/gms),
      ]);
    const disordered = definitions.filter(([, body = '']) => {
      const fields = [...body.matchAll(/^ {2}([a-zA-Z]+)[:(]/gm)].map(([, name]) => name ?? '');
      const about = fields.filter((name) => ['id', 'level', 'summary', 'source'].includes(name));
      return about.join() !== 'id,level,summary,source';
    });
    expect([definitions.length > 90, disordered]).toEqual([true, []]);
  });

  test('share no analysis behind the back of the model: no caches outside it, no variables of a module', () => {
    const some = [...below, ...files.filter((file) => file.startsWith('rules/'))];
    // What a prescan found is kept with the bytes, for those who compare and mask the same file, until a caller hands them over again.
    expect(filesWith(/\bnew Weak(?:Map|Set|Ref)\b|^(?:export )?(?:let|var)\b/m, some)).toEqual([
      'src/bytes/scan/prescan.ts',
      'src/bytes/text/arguments.ts',
    ]);
  });
});

/** The sources below a folder, as paths from the root. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|js)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function importsOf(from: string): { readonly from: string; readonly to: string }[] {
  return [...(codes.get(from) ?? '').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, specifier = '']) => {
      const to = relative(root, resolve(root, dirname(from), specifier));
      return { from, to: files.includes(to) ? to : to.replace(/\.js$/, '.ts') };
    },
  );
}

/** The names that a file imports, or exports again, each with the file that it takes it from. */
function namesFrom(from: string): { readonly name: string; readonly to: string }[] {
  const clauses = (codes.get(from) ?? '').matchAll(/^(?:im|ex)port (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm);
  return [...clauses].flatMap(([, names = '', specifier = '']) => {
    const to = relative(root, resolve(root, dirname(from), specifier)).replace(/\.js$/, '.ts');
    return [...names.matchAll(/(?:type )?(\w+)/g)].map(([, name = '']) => ({ name, to }));
  });
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

/** What is left of the imports when files that use none of the rest are taken away, again and again. */
function circles(): string[] {
  let rest = imports.filter(({ from, to }) => from !== to);
  for (let before = -1; before !== rest.length; ) {
    before = rest.length;
    const using = new Set(rest.map(({ from }) => from));
    const used = new Set(rest.map(({ to }) => to));
    rest = rest.filter(({ from, to }) => using.has(to) && used.has(from));
  }
  return shown(rest);
}
