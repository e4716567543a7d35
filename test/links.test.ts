import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pages } from './pages.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = new Map(pages().map(({ path, text }) => [path, text]));

test.each([...all.keys()])('%s holds no traces of a merge conflict', (page) => {
  expect(withoutCode(all.get(page) ?? '')).not.toMatch(/^(<{7}|={7}|>{7})( |$)/m);
});

describe('the links of the documentation', () => {
  test('exist to be checked', () => {
    expect(links('README.md').length).toBeGreaterThan(10);
  });

  test.each([...all.keys()])('lead from %s to files and headings that exist', (page) => {
    const broken = links(page).filter((link) => !leadsSomewhere(page, link));
    expect(broken).toEqual([]);
  });

  test('reach every page in docs/ from README.md', () => {
    const reached = new Set<string>();
    const open = ['README.md'];
    for (let page = open.pop(); page !== undefined; page = open.pop()) {
      if (reached.has(page) || !all.has(page)) continue;
      reached.add(page);
      for (const link of links(page)) open.push(targetOf(page, link));
    }
    expect([...all.keys()].filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
  });
});

/** What a page links to in this repository. */
function links(page: string): string[] {
  const text = withoutCode(all.get(page) ?? '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function leadsSomewhere(page: string, link: string): boolean {
  const target = targetOf(page, link);
  const [, anchor] = link.split('#');
  const path = join(root, target);
  const isInside = !relative(root, path).startsWith('..');
  if (!isInside || !existsSync(path)) return false;
  if (anchor === undefined) return true;
  return !statSync(path).isDirectory() && anchors(all.get(target) ?? '').has(anchor);
}

function targetOf(page: string, link: string): string {
  const [path = ''] = link.split('#');
  return path === '' ? page : posix.join(posix.normalize(dirname(page)), path);
}

/** The anchors that GitHub gives to headings. */
function anchors(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; found.has(anchor); count++) anchor = `${slug}-${count}`;
    found.add(anchor);
  }
  return found;
}

function withoutCode(text: string): string {
  return text.replace(/^( *)(`{3,}).*\n[\s\S]*?^\1\2 *$/gm, '');
}
