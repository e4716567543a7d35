import { describe, expect, test } from 'vitest';
import { FIND_KEY, room } from '../../rules/example-room.js';
import type { Finding } from '../../src/lint/finding.js';
import { MarkdownReporter } from '../../src/report/markdown-report.js';
import { lintExample } from '../lint-example.js';
import { reported } from './reported.js';

function markdown(path: string, findings: readonly Finding[], linkBase?: string, folder = ''): string {
  return reported(new MarkdownReporter(linkBase, folder), { path, findings });
}

const { findings } = lintExample(
  room(({ quests }) => {
    Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true });
  }),
);
const [finding] = findings as [Finding];

describe('the Markdown report', () => {
  test('has the totals, and a table of findings', () => {
    const at = `${finding.start.line}:${finding.start.column}`;
    expect(markdown('a.json', findings)).toBe(
      [
        '## roomlint',
        '',
        '**1 error** in 1 file, 1 fixable with `roomlint --fix`.',
        '',
        '| Level | Location | Message | Rule |',
        '|---|---|---|---|',
        `| error | <code>a.json:${at}</code> | ${finding.message} | <code>quest/no-auto-start</code> |`,
        '',
      ].join('\n'),
    );
  });

  test('links to lines of any path when it has a link base', () => {
    expect(markdown('a (b)/é.json', findings, 'https://example.org/x/')).toContain(
      `](https://example.org/x/a%20%28b%29/%C3%A9.json#L${finding.start.line})`,
    );
    expect(markdown('a.json', findings, 'https://example.org/x/', 'rooms')).toContain(
      `](https://example.org/x/rooms/a.json#L${finding.start.line})`,
    );
  });

  test('lists at most a hundred files that could not be checked', () => {
    const failed = Array.from({ length: 250 }, (_, index) => ({
      path: `${index}.json`,
      error: 'it is | gone',
    }));
    const report = reported(new MarkdownReporter(undefined, ''), ...failed);
    expect(report).toContain(
      '**Nothing was checked.**\n\nNot checked:\n\n- <code>0.json</code>: it is &#124; gone\n',
    );
    expect(report.endsWith('- <code>99.json</code>: it is &#124; gone\n- and 150 more files\n')).toBe(true);
  });

  test.each([
    '|\n| evil |',
    '</code><img src=x>',
    '[a](javascript:x)',
    '`x` **b** @somebody #1',
    '\u001b[2J',
  ])('shows strings of a snapshot literally: %j', (message) => {
    const report = markdown(`${message}.json`, [{ ...finding, message }]);
    expect(report.split('\n')).toHaveLength(8);
    const row = report.split('\n')[6] ?? '';
    expect(row.match(/(?<!\\)\|/g)).toHaveLength(5);
    expect(row.replaceAll(/<\/?code>/g, '')).not.toMatch(/[<>`*@[\]\p{Cc}]/u);
  });

  test('stays under 1 MiB for 100,000 findings, errors first, and says how many are left out', () => {
    const long = { ...finding, message: 'é'.repeat(5000) };
    const many = Array.from({ length: 100_000 }, (_, index) =>
      index < 99_000 ? { ...long, level: 'warning' as const } : long,
    );
    const report = markdown('a.json', many);
    expect(Buffer.byteLength(report)).toBeLessThan(1 << 20);
    expect(report.split('\n')[6]).toMatch(/^\| error \|/);
    expect(report).toContain('… and 99000 more findings: the JSON report lists them all.\n');
  });
});
