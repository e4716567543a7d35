import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The sections that follow one thing through the house, step by step. */
const WAYS = [...page.matchAll(/^## (The way of .*)\n([\s\S]*?)(?=^## )/gm)].map(
  ([, title = '', text = '']) => ({
    title,
    text,
    // Either `folder/file` (`name`) or `folder/file`: `name`.
    named: [...text.matchAll(/`([a-z][\w/-]*\/[\w-]+)`(?: \(|:\s+)`(\w+)`/g)].map(
      ([, file = '', name = '']) => ({ file, name }),
    ),
  }),
);

describe('docs/architecture.md', () => {
  test('follows a file, a fix, a shard, a scrubbed room, a setup, a push and an import as numbered lists', () => {
    expect(WAYS.map(({ title }) => title)).toEqual([
      'The way of one file, from bytes to findings',
      'The way of one fix',
      'The way of one shard',
      'The way of one scrubbed room',
      'The way of one setup',
      'The way of one push',
      'The way of one import',
    ]);
    for (const { text, named } of WAYS) {
      expect(text.match(/^\d+\. /gm)?.length).toBeGreaterThanOrEqual(5);
      expect(named.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('names files and folders that exist', () => {
    const folders = readdirSync(join(root, 'src')).join('|');
    const named = [...page.matchAll(new RegExp(`\`((?:${folders})/[\\w/-]+)\``, 'g'))].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(
      named.filter((path) => ['', '.ts'].every((end) => !existsSync(join(root, `src/${path}${end}`)))),
    ).toEqual([]);
  });

  test.each(WAYS.flatMap(({ title, named }) => named.map((one) => ({ title, ...one }))))(
    'names what exists in $title: $name in $file',
    ({ file, name }) => {
      const source = readFileSync(join(root, `src/${file}.ts`), 'utf8');
      const declared = new RegExp(
        `^(?:export )?(?:async )?(?:function\\*?|class|const) ${name}\\b|^  (?:(?:private|async|static) )*\\*?${name}\\(`,
        'm',
      );
      expect(declared.test(source)).toBe(true);
    },
  );
});
