import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pages } from './pages.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = new Map(
  pages().map(({ path, text }) => [path, text.replace(/^( *)(`{3,}).*\n[\s\S]*?^\1\2 *$/gm, '')]),
);

test('the links of the documentation lead to files and headings that exist', () => {
  const broken = [...all.keys()].flatMap((page) =>
    links(page).flatMap((link) => (leadsSomewhere(page, link) ? [] : [`${page}: ${link}`])),
  );
  expect([broken, links('README.md').length > 10]).toEqual([[], true]);
});

test('the links reach every page in docs/ from README.md', () => {
  const reached = new Set(['README.md']);
  for (const page of reached) for (const link of links(page)) reached.add(targetOf(page, link));
  const isMissing = (page: string): boolean => page.startsWith('docs/') && !reached.has(page);
  expect([...all.keys()].filter(isMissing)).toEqual([]);
});

/** What a page links to in this repository. */
function links(page: string): string[] {
  return [...(all.get(page) ?? '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function leadsSomewhere(page: string, link: string): boolean {
  const target = targetOf(page, link);
  const [, anchor] = link.split('#');
  const path = join(root, target);
  const isInside = !relative(root, path).startsWith('..');
  if (!isInside || !existsSync(path)) return false;
  return anchor === undefined || (!statSync(path).isDirectory() && anchors(target).has(anchor));
}

function targetOf(page: string, link: string): string {
  const [path = ''] = link.split('#');
  return path === '' ? page : posix.join(posix.normalize(dirname(page)), path);
}

/** The anchors that GitHub gives to headings. */
function anchors(page: string): Set<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of (all.get(page) ?? '').matchAll(/^#{1,6} (.+)$/gm)) {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\p{M} _-]/gu, '');
    const slug = words.replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; found.has(anchor); count++) anchor = `${slug}-${count}`;
    found.add(anchor);
  }
  return found;
}
