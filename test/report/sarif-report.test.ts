import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FIND_KEY, room } from '../../rules/example-room.js';
import type { Finding } from '../../src/lint/finding.js';
import { SarifReporter } from '../../src/report/sarif-report.js';
import { lintExample } from '../lint-example.js';

function sarif(path: string, findings: readonly Finding[], error?: string) {
  const reporter = new SarifReporter('1.2.3');
  const about = { path, bytes: 1, findings, shownBytes: new Uint8Array() };
  expect([...reporter.file(error === undefined ? about : { ...about, error })]).toEqual([]);
  const text = reporter.end();
  return { text, run: JSON.parse(text).runs[0] };
}

const text = room(({ quests }) => {
  Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true });
});
const { findings } = lintExample(text);

describe('the SARIF report', () => {
  test('has a result for each finding, with rule, region, fingerprint and fix', () => {
    const { run } = sarif('rooms/a b é.json', findings);
    const [finding] = findings as [Finding];
    const [edit] = finding.fix?.edits ?? [];
    expect(run.columnKind).toBe('utf16CodeUnits');
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['quest/no-auto-start']);
    const [rule] = run.tool.driver.rules;
    expect([rule.shortDescription.text, rule.fullDescription.text]).toEqual([
      'AutoStart is false',
      expect.stringContaining('AutoStart does not activate a quest'),
    ]);
    expect(rule.help.markdown).toMatch(/^# quest\/no-auto-start\n/);
    expect(run.results).toEqual([
      {
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
        partialFingerprints: { 'roomlint/v1': finding.fingerprint },
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

  test('has no results and no rules where nothing is found', () => {
    const { run } = sarif('a.json', []);
    expect([run.results, run.tool.driver.rules]).toEqual([[], []]);
    expect(run.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
  });

  test('tells a file that could not be checked as a notification', () => {
    const [invocation] = sarif('a.json', [], 'there is no such file').run.invocations;
    expect(invocation.executionSuccessful).toBe(false);
    expect(invocation.toolExecutionNotifications[0].message.text).toBe('a.json: there is no such file');
  });

  test('keeps to 25,000 results and 10 MB gzipped of 100,000 findings, the worst first, and says so', () => {
    const [finding] = findings as [Finding];
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      ...finding,
      level: index < 90_000 ? ('warning' as const) : ('error' as const),
    }));
    const { run, text: report } = sarif('a.json', many);
    expect(run.results).toHaveLength(25_000);
    expect(run.results[9_999].level).toBe('error');
    expect(run.results[10_000].level).toBe('warning');
    expect(gzipSync(report).length).toBeLessThan(10_000_000);
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
      '75000 of 100000 findings are left out here, the least grave ones: the JSON report has all of them',
    );
  });
});
