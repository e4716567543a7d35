import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/verdict/lint/finding.js';
import { MarkdownReporter } from '../../../src/verdict/report/markdown-report.js';
import { broken } from '../../example-changes.js';
import { lintExample, toBytes } from '../../lint-example.js';
import { idOf, onClick, type RoomSpec, snapshotOf } from '../../model/flow/rooms.js';
import { type Checked, reported } from './reported.js';

const [finding] = lintExample(broken).findings as [Finding];
const markdown = (files: readonly Checked[], linkBase?: string, folder = ''): string =>
  reported(new MarkdownReporter(linkBase, folder), ...files);

test.each(['|\n| evil |', '</code><img src=x>', '[a](javascript:x)', '`x` **b** @somebody #1', '\u001b[2J'])(
  'it shows strings of a snapshot literally: %j',
  (message) => {
    const lines = markdown([{ path: `${message}.json`, findings: [{ ...finding, message }] }]).split('\n');
    const row = lines[6] ?? '';
    expect([lines.length, row.match(/(?<!\\)\|/g)?.length]).toEqual([8, 5]);
    expect(row.replaceAll(/<\/?code>/g, '')).not.toMatch(/[<>`*@[\]\p{Cc}]/u);
  },
);

test('it lists files that could not be checked, and findings up to 1 MiB, errors first', () => {
  const failed = [{ path: '1.json', error: 'it is | gone' }];
  expect(markdown(failed)).toMatch(/- <code>1\.json<\/code>: it is &#124; gone\n$/);
  const long = { ...finding, message: 'é'.repeat(5000) };
  const warnings = Array.from({ length: 2_000 }, (_each, index) => ({
    ...long,
    kind: `kind-${index}`,
    level: 'warning' as const,
  }));
  const report = markdown([{ path: 'a.json', findings: [...warnings, long] }]);
  expect(Buffer.byteLength(report)).toBeLessThan(1 << 20);
  expect(report.split('\n')[6]).toMatch(/^\| error \|/);
  expect(report).toMatch(/… and \d+ more findings: the JSON report lists them all\.\n/);
});

describe('the quests that it draws', () => {
  const at = (pointer: string, spec: RoomSpec, path = 'a.json'): Checked => ({
    path,
    findings: [{ ...finding, pointer, embedded: [] }],
    shownBytes: toBytes(JSON.stringify(snapshotOf(spec))),
  });
  const row: RoomSpec = {
    quests: [{}, { requires: [{ quest: 0, amount: 1 }] }, {}, {}],
    tasks: [onClick(2, 0, 111), onClick(2, 2, 111)],
  };

  test('are those that have findings, with what is one link away', () => {
    const report = markdown([at(`/quests/${idOf(1)}c/Enabled`, row)]);
    expect(report).toContain('  n0["1_quest1<br/>never Active<br/>never Completed"]:::never\n');
    expect(report).toContain('\nLeft out: 2 quests and 1 edge. `roomlint graph --focus QUEST` draws more.\n');
    expect(report).not.toContain('2_quest2');
  });

  test('have 500 edges at most, in ten files, and names that do not end the block', () => {
    const tasks = Array.from({ length: 510 }, () => onClick(2, 0, 111));
    const report = markdown([at(`/quests/${idOf(0)}`, { quests: [{}], tasks })]);
    expect(report.match(/-->/g)).toHaveLength(500);
    expect(report).toContain('Left out: 0 quests and 10 edges.');
    const files = Array.from({ length: 12 }, (_, index) => at(`/quests/${idOf(0)}`, row, `${index}.json`));
    expect(markdown(files).match(/```mermaid/g)).toHaveLength(10);
    const hostile = { quests: [{ change: { Name: '0_a\n```\n<img src=x>' } }] };
    expect(markdown([at(`/quests/${idOf(0)}`, hostile)])).not.toMatch(/<img|a\n```/);
  });
});
