import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { rulePage } from '../../src/files/package-files.js';
import type { Finding } from '../../src/lint/finding.js';
import type { Rule } from '../../src/lint/rule.js';
import { pagesOf } from '../../src/report/rule-pages.js';
import { SarifReporter } from '../../src/report/sarif-report.js';
import { broken } from '../broken-room.js';
import { room } from '../example-room.js';
import { lintExample } from '../lint-example.js';
import { many } from '../runs.js';
import { type Checked, reported } from './reported.js';

/** At the fastest level: how well it compresses makes no difference here. */
const gzippedSize = (broken: string): number => gzipSync(broken, { level: 1 }).length;

function sarif(...files: readonly Checked[]) {
  const broken = reported(
    new SarifReporter(
      '1.2.3',
      '',
      gzippedSize,
      pagesOf('', '1.2.3', (id) => rulePack.has(id), rulePage),
    ),
    ...files,
  );
  return { broken, run: JSON.parse(broken).runs[0] };
}

const { findings } = lintExample(broken);

describe('the SARIF report', () => {
  test('has a result for each finding, with rule, region, fingerprint and fix', () => {
    const { run } = sarif({ path: 'rooms/a b é.json', findings });
    const [finding] = findings as [Finding];
    const [edit] = finding.fix?.edits ?? [];
    expect(run.columnKind).toBe('utf16CodeUnits');
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['quest/no-auto-start']);
    const [rule] = run.tool.driver.rules;
    expect([run.tool.driver.name, run.tool.driver.fullName, rule.name]).toEqual([
      'roomlint',
      'roomlint 1.2.3',
      'QuestNoAutoStart',
    ]);
    expect(run.automationDetails).toEqual({ id: 'roomlint/' });
    expect([rule.shortDescription.text, rule.fullDescription.text]).toEqual([
      'AutoStart is false',
      expect.stringContaining('AutoStart does not activate a quest'),
    ]);
    expect(rule.help.markdown).toMatch(/^# quest\/no-auto-start\n/);
    expect(run.results).toEqual([
      {
        properties: { kind: 'true' },
        ruleId: 'quest/no-auto-start',
        ruleIndex: 0,
        level: 'error',
        message: { text: finding.message },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'rooms/a%20b%20%C3%A9.json' },
              region: {
                startLine: finding.start.line,
                startColumn: finding.start.column,
                endLine: finding.end.line,
                endColumn: finding.end.column,
                byteOffset: finding.start.offset,
                byteLength: 4,
              },
            },
            logicalLocations: [{ fullyQualifiedName: finding.pointer }],
          },
        ],
        partialFingerprints: {
          primaryLocationLineHash: expect.stringMatching(/^[0-9a-f]{16}:1$/),
          'roomlint/v1': finding.fingerprint,
        },
        fixes: [
          {
            description: { text: finding.fix?.description },
            artifactChanges: [
              {
                artifactLocation: { uri: 'rooms/a%20b%20%C3%A9.json' },
                replacements: [
                  {
                    deletedRegion: { byteOffset: edit?.start, byteLength: 4 },
                    insertedContent: { text: 'false' },
                  },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  const hashes = (...files: readonly Checked[]): string[] =>
    sarif(...files).run.results.map(
      ({ partialFingerprints }: { partialFingerprints: Record<string, string> }) =>
        partialFingerprints.primaryLocationLineHash ?? '',
    );

  test('gives every finding a unique line hash, in a file of one line and in copies of a file', () => {
    const faulty = room(({ quests, roomItems }) => {
      for (const entry of Object.values(quests)) Object.assign(entry, { AutoStart: true, Enabled: false });
      for (const item of Object.values(roomItems)) Object.assign(item, { pos: { x: 1 } });
    });
    const many = lintExample(JSON.stringify(JSON.parse(faulty))).findings;
    const again = { ...(many[0] as Finding), fingerprint: `${many[0]?.fingerprint}:2` };
    const same = many[0] as Finding;
    const all = hashes(
      { path: 'a.json', findings: [...many, again, same] },
      { path: 'copy.json', findings: many },
    );
    expect(many.length).toBe(3);
    expect(all).toHaveLength(2 * many.length + 2);
    expect(new Set(all).size).toBe(all.length);
    for (const hash of all) expect(hash).toMatch(/^[0-9a-f]{16}:[1-9]\d*$/);
  });

  test('gives a finding the same line hash when lines move and other findings come and go', () => {
    const hash = (spaced: string): string =>
      hashes({ path: 'a.json', findings: lintExample(spaced).findings })[0] ?? '';
    expect(hash(`\n\n${broken}`)).toBe(hash(JSON.stringify(JSON.parse(broken))));
    expect(hash(broken)).toBe(hash(`\n${broken}`));
  });

  test('turns nothing that a message quotes into a link', () => {
    const [finding] = findings as [Finding];
    const link = 'click [here](https://example.org/x) or \\[there](1)';
    const shown = 'click \\[here\\](https://example.org/x) or \\\\\\[there\\](1)';
    const plain = 'a list such as [1, 2] (or [])';
    for (const [broken, expected] of [
      [link, shown],
      [plain, plain],
    ] as const) {
      const related = [{ ...finding, message: broken }];
      const fix = { safety: 'safe', description: broken, edits: [] } as const;
      const { run } = sarif(
        { path: 'a.json', findings: [{ ...finding, message: broken, related, fix }] },
        { path: 'b.json', findings: [], error: broken },
      );
      const [result] = run.results;
      expect(result.message.text).toBe(expected);
      expect(result.relatedLocations[0].message.text).toBe(expected);
      expect(result.fixes[0].description.text).toBe(expected);
      expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(`b.json: ${expected}`);
    }
  });

  test('has no results and no rules without findings', () => {
    const { run } = sarif({ path: 'a.json' });
    expect([run.results, run.tool.driver.rules]).toEqual([[], []]);
    expect(run.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
  });

  test('reports a file that could not be checked as a notification', () => {
    const [invocation] = sarif({ path: 'a.json', error: 'there is no such file' }).run.invocations;
    expect(invocation.executionSuccessful).toBe(false);
    expect(invocation.toolExecutionNotifications[0].message.text).toBe('a.json: there is no such file');
  });

  test('keeps to 25,000 results and 10 MB gzipped of more findings, the worst first, and says so', () => {
    const [finding] = findings as [Finding];
    const count = many(100_000, 30_000);
    const all = Array.from({ length: count }, (_, index) => ({
      ...finding,
      level: index < count - 10_000 ? ('warning' as const) : ('error' as const),
    }));
    const { run, broken: report } = sarif({ path: 'a.json', findings: all });
    expect(run.results).toHaveLength(25_000);
    expect(run.results[9_999].level).toBe('error');
    expect(run.results[10_000].level).toBe('warning');
    expect(gzipSync(report).length).toBeLessThan(10_000_000);
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
      `${count - 25_000} of ${count} findings are left out, the least severe first: the JSON report lists them all`,
    );
  });

  test('leaves out what would make it larger than 10 MB gzipped, and says so', () => {
    const [finding] = findings as [Finding];
    // Text that gzip cannot make smaller than three quarters of it.
    const count = many(20_000, 7_000);
    const noise = randomBytes(1_500 * count).toString('base64');
    const all = Array.from({ length: count }, (_, index) => ({
      ...finding,
      message: noise.slice(index * 2_000, (index + 1) * 2_000),
    }));
    const { run, broken: report } = sarif({ path: 'a.json', findings: all });
    expect(gzippedSize(report)).toBeLessThan(10_000_000);
    expect(gzippedSize(report)).toBeGreaterThan(8_000_000);
    const left = count - run.results.length;
    expect(left).toBeGreaterThan(0);
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
      `${left} of ${count} findings are left out, the least severe first: the JSON report lists them all`,
    );
  });

  test('also describes the rules of plugins', () => {
    const [finding] = findings as [Finding];
    const rule = { ...(rulePack.get('quest/no-auto-start') as Rule), id: 'mine/rule', summary: 'Mine' };
    const { run } = sarif({ path: 'a.json', findings: [{ ...finding, rule: 'mine/rule' }], rules: [rule] });
    const [described] = run.tool.driver.rules;
    expect([described.id, described.shortDescription, described.fullDescription, described.help]).toEqual([
      'mine/rule',
      { text: 'Mine' },
      { text: 'Mine' },
      { text: 'Mine' },
    ]);
  });

  test('lists a thousand files that could not be checked, and counts the rest', () => {
    const failed = Array.from({ length: 1_200 }, (_, index) => ({ path: `${index}.json`, error: 'no' }));
    const notes = sarif(...failed).run.invocations[0].toolExecutionNotifications;
    expect(notes).toHaveLength(1_001);
    expect(notes[1_000].message.text).toBe(
      '200 more files could not be checked: the JSON report lists them all',
    );
  });
});
