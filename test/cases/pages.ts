import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageCase } from '../../src/verdict/testing/page-cases.js';
import { pageRunner } from '../../src/world/workspace/page-runner.js';

/* The Markdown pages that are tests: those of the rules, and the cases beside this file. */

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One runner for all tests: it keeps the linter of each config. */
export const RUNNER = pageRunner();

/** A page, by its path in the repository. */
export interface Page {
  readonly path: string;
  readonly markdown: string;
}

/** The Markdown files below a folder, from the root on. */
function pagePaths(folder: string): readonly string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name !== 'README.md')
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length))
    .sort();
}

function pageAt(path: string): Page {
  return { path, markdown: readFileSync(ROOT + path, 'utf8') };
}

function pagesIn(folder: string): readonly Page[] {
  return pagePaths(folder).map(pageAt);
}

export const RULE_PAGES = pagesIn('rules');
export const PAGES: readonly Page[] = [...RULE_PAGES, ...pagesIn('test/cases')];

/**
 * Pages for people that show commands, which are run in a folder with examples/. push.md needs a service:
 * test/shown-pages.test.ts.
 */
export const SHOWN_PAGES: readonly Page[] = ['README.md', ...pagePaths('docs')]
  .map(pageAt)
  .filter(({ path, markdown }) => /^```console\n\$ /m.test(markdown) && path !== 'docs/push.md');

/** The rule that a page in rules/ is about. */
export function ruleOf({ path }: Page): string {
  return path === 'rules/schema/schema.md' ? 'schema' : path.replace(/^rules\/(.*)\.md$/, '$1');
}

/** A room of a page: its bytes, and where the page has it. */
export interface Room {
  readonly page: Page;
  readonly case: PageCase;
  /** `rules/quest/no-auto-start.md:12`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** All rooms of pages, each once. */
export function roomsOf(pages: readonly Page[] = PAGES): readonly Room[] {
  return pages.flatMap((page) =>
    RUNNER.cases(page.markdown).map((each) => ({
      page,
      case: each,
      name: `${page.path}:${each.text.line}`,
      bytes: RUNNER.bytes(each),
    })),
  );
}
