import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/lint/finding.js';
import { MarkdownReporter } from '../../src/report/markdown-report.js';
import { roomWith } from '../example-changes.js';
import { FIND_KEY } from '../example-room.js';
import { idOf, type RoomSpec, snapshotOf, type TaskSpec } from '../flow/rooms.js';
import { lintExample } from '../lint-example.js';
import { reported } from './reported.js';

function markdown(path: string, findings: readonly Finding[], linkBase?: string, folder = ''): string {
  return reported(new MarkdownReporter(linkBase, folder), { path, findings });
}

const { findings } = lintExample(roomWith({ quests: { [FIND_KEY]: { AutoStart: true } } }));
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

describe('the graph in the Markdown report', () => {
  const on = (quest: number, code: number): TaskSpec => ({ on: 'OnClickEvent', item: 2, quest, code });
  /** Linted as it is, and reported. */
  function summary(spec: RoomSpec, path = 'a.json'): string {
    const bytes = new TextEncoder().encode(JSON.stringify(snapshotOf(spec)));
    const { findings, shownBytes } = lintExample(new TextDecoder().decode(bytes));
    return reported(new MarkdownReporter(undefined, ''), { path, findings, shownBytes });
  }
  function graphOf(change: Partial<Finding>, spec: RoomSpec): string {
    const shownBytes = new TextEncoder().encode(JSON.stringify(snapshotOf(spec)));
    const findings = [{ ...finding, ...change }];
    return reported(new MarkdownReporter(undefined, ''), { path: 'a.json', findings, shownBytes });
  }
  const row: RoomSpec = {
    quests: [{}, { requires: [{ quest: 0, amount: 1 }] }, {}, {}],
    tasks: [on(0, 111), on(2, 111)],
  };

  test('shows quests that have findings, with what is one link away, and says what it leaves out', () => {
    const report = graphOf({ pointer: `/quests/${idOf(1)}c/Enabled`, embedded: [] }, row);
    expect(report).toContain(
      [
        '',
        '### Quests of <code>a.json</code>',
        '',
        '```mermaid',
        'flowchart LR',
        '  n0["1_quest1<br/>never Active<br/>never Completed"]:::never',
        '  n1["0_quest0<br/>never Completed"]',
        '  n1 -.->|"required, never"| n0',
        '  n2("item 2 (Trigger)")',
        '  n2 -->|"OnClickEvent: 111 → Active"| n1',
        '  classDef never stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3',
        '  linkStyle 0 stroke:#d1242f,stroke-dasharray:4 3',
        '```',
        '',
        'Left out: 2 quests and 1 edge. `roomlint graph --focus QUEST` draws more.',
        '',
      ].join('\n'),
    );
  });

  test('finds the quest of a task', () => {
    const report = graphOf({ pointer: '/logic/2', embedded: ['/Tasks/1/TargetState'] }, row);
    expect(report).toContain('2_quest2');
    expect(report).not.toContain('0_quest0');
  });

  test('is not there without findings of quests, or where the file cannot be played', () => {
    expect(graphOf({ pointer: '/settings/tasksRefresh', embedded: [] }, row)).not.toContain('mermaid');
    expect(graphOf({ pointer: '/logic/9', embedded: ['/Tasks/1'] }, row)).not.toContain('mermaid');
    expect(reported(new MarkdownReporter(undefined, ''), { path: 'a.json', findings })).not.toContain(
      'mermaid',
    );
  });

  test('stays within 500 edges and 50,000 characters for each file, and ten files', () => {
    const tasks = Array.from({ length: 600 }, () => on(0, 111));
    const report = graphOf({ pointer: `/quests/${idOf(0)}`, embedded: [] }, { quests: [{}], tasks });
    expect(report.match(/-->/g)).toHaveLength(500);
    expect(report).toContain('Left out: 0 quests and 100 edges.');
    const many = { quests: Array.from({ length: 60 }, () => ({ limit: -1 })) };
    expect(summary(many)).toContain(
      'Left out: 59 quests and 0 edges. `roomlint graph --focus QUEST` draws more.',
    );
    const files = Array.from({ length: 12 }, (_, index) => ({
      path: `${index}.json`,
      findings: [{ ...finding, pointer: `/quests/${idOf(0)}`, embedded: [] }],
      shownBytes: new TextEncoder().encode(JSON.stringify(snapshotOf(row))),
    }));
    expect(reported(new MarkdownReporter(undefined, ''), ...files).match(/```mermaid/g)).toHaveLength(10);
  });

  test('keeps names from ending the block', () => {
    const change = { Name: '0_a\n```\n<img src=x>' };
    expect(graphOf({ pointer: `/quests/${idOf(0)}`, embedded: [] }, { quests: [{ change }] })).not.toMatch(
      /<img|a\n```/,
    );
  });
});
