import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { acceptPage, checkPage } from '../src/testing.js';
import { temporaryFolder } from './cli/run-roomlint.js';

/* What CONTRIBUTING.md adds, each beside the sources as they are. At night, all of it is compiled with them. */

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = readFileSync(join(root, '.github/CONTRIBUTING.md'), 'utf8');
const folder = temporaryFolder();

/** The first block of code in a language below a heading. */
function block(title: string, language: string): string {
  const section = guide.slice(guide.indexOf(`## ${title}\n`));
  return new RegExp(`^(\`{3,4})${language}\\n([\\s\\S]*?)^\\1$`, 'm').exec(section)?.[2] ?? '';
}

/** What a source that the guide shows exports, with the imports that it has at its place. */
async function imported(title: string, path: string): Promise<Record<string, unknown>> {
  const source = block(title, 'ts').replace(
    /(?<=from '|import\(')(\.[^']*)\.js(?=')/g,
    (_all, to: string) => `${join(root, path, '..', to)}.ts`,
  );
  return await import(folder.write(path.replaceAll('/', '-'), source));
}

describe('CONTRIBUTING.md adds', () => {
  test.each([
    ['Add a rule in ten minutes', 'rules/item/index.ts'],
    ['Add a report format', 'src/cli/formats.ts'],
    ['Add a command', 'src/cli/commands/index.ts'],
  ])('%s: lines beside others that are there, in order', (title, path) => {
    expect(guide).toContain(`\`${path}\``);
    const kept =
      block(title, 'diff')
        .match(/^ .*$/gm)
        ?.map((line) => line.slice(1)) ?? [];
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const places = kept.map((line) => lines.indexOf(line));
    expect(places).toEqual(places.filter((at) => at >= 0).sort((a, b) => a - b));
    expect(places).not.toEqual([]);
  });

  test('a rule, and a page that shows what it finds', async () => {
    const title = 'Add a rule in ten minutes';
    const { default: plugin } = await imported(title, 'rules/item/flat-scale.ts');
    const page = block(title, 'md');
    const { markdown, changes } = acceptPage(page, { plugin });
    expect(changes).toEqual(['+ warning item/flat-scale at /roomItems/3/scale/y, item 3 (ResizableCube)']);
    expect([checkPage(markdown, { plugin }), checkPage(page, { plugin }).length]).toEqual([[], 1]);
  });
});
