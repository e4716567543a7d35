import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The floors below the rules. `flow` is among them as soon as it exists. */
const BELOW = ['text', 'expression', 'json', 'scan', 'schema', 'catalog', 'snapshot', 'flow', 'lint'];

describe('the rules', () => {
  test('are named by no lower floor', () => {
    const ids = [...rulePack.keys()].filter((id) => id.includes('/'));
    const naming = below().flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(/from '.*'/g, '');
      return ids.filter((id) => text.includes(id)).map((id) => `${file} names ${id}`);
    });
    expect(naming).toEqual([]);
  });

  test('do not import from another family', () => {
    const foreign = sources('rules').flatMap((file) => {
      const family = familyOf(file);
      if (!FAMILIES.includes(family)) return [];
      return importsOf(file).filter((target) => {
        const other = familyOf(target);
        return other !== family && FAMILIES.includes(other);
      });
    });
    expect(foreign).toEqual([]);
  });

  test('import from lower floors only through the kit', () => {
    const past = sources('rules').flatMap((file) => {
      if (!isRule(file)) return [];
      return importsOf(file)
        .filter((target) => target.startsWith('src/') || target.startsWith('rules/wording/'))
        .map((target) => `${file} imports ${target}`);
    });
    expect(past).toEqual([]);
  });

  test('begin with what they are', () => {
    const disordered = sources('rules').filter((file) => {
      if (!isRule(file)) return false;
      const text = readFileSync(join(root, file), 'utf8');
      const fields = [...text.matchAll(/^ {2}([a-zA-Z]+)[:(]/gm)].map(([, name]) => name ?? '');
      const about = fields.filter((name) => ['id', 'level', 'summary', 'source'].includes(name));
      return about.join() !== 'id,level,summary,source';
    });
    expect(disordered).toEqual([]);
  });
});

test('no analysis is shared behind the back of the model: no caches outside it, no variables of a module', () => {
  const hidden = [...sources('rules'), ...below()].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /\bnew Weak(?:Map|Set|Ref)\b|^(?:export )?(?:let|var)\b/m.test(text) ? [file] : [];
  });
  expect(hidden).toEqual([]);
});

/** The folders with an index of rules. */
const FAMILIES = readdirSync(join(root, 'rules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(root, 'rules', name)).includes('index.ts'));

function familyOf(file: string): string {
  return /^rules\/([^/]+)\//.exec(file)?.[1] ?? '';
}

function isRule(file: string): boolean {
  return /^export default defineRule\(\{/m.test(readFileSync(join(root, file), 'utf8'));
}

function below(): string[] {
  // A module of AssemblyScript is instantiated for each text memory, so its variables are like fields.
  return BELOW.flatMap((floor) => sources(`src/${floor}`)).filter(
    (file) => !/\/(compiled|assembly)\//.test(file),
  );
}

function sources(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'/g)].map((match) =>
    relative(root, resolve(root, dirname(file), match[1] ?? '')),
  );
}
