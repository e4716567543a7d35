import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/lint/finding.js';
import { GitLabReporter } from '../../src/report/gitlab-report.js';
import { JUnitReporter } from '../../src/report/junit-report.js';
import { RdjsonReporter } from '../../src/report/rdjson-report.js';
import { NO_PAGES } from '../../src/report/rule-pages.js';
import { broken } from '../broken-room.js';
import { room } from '../example-room.js';

import { lintExample, toBytes } from '../lint-example.js';
import { many } from '../runs.js';
import { type Checked, type PromptReporter, reported } from './reported.js';

/** What a reporter writes about texts, or about files that could not be read. */
function report(
  reporter: PromptReporter,
  ...files: readonly (Checked & { readonly text?: string })[]
): string {
  const checked = files.map(({ text, ...file }) =>
    text === undefined ? file : { findings: lintExample(text).findings, shownBytes: toBytes(text), ...file },
  );
  return reported(reporter, ...checked);
}

const clean = room();
/** A finding behind letters of several bytes, on a line that ends with CR. */
const wide = '{\r"roomTasks": {"Tasks": []}, "settings": {"é😀": 1, "isNight": 1}}';
const [finding] = lintExample(broken).findings as [Finding];
const HOSTILE = 'a "b" <c> & \u0001 é😀.json';

describe('the report for GitLab', () => {
  test('is one list, with unique fingerprints and paths from the root of the repository', () => {
    const entries = JSON.parse(
      report(new GitLabReporter('game'), { path: 'a.json', text: broken }, { path: 'b.json', text: broken }),
    );
    expect(entries).toHaveLength(2);
    expect(entries[0]).toEqual({
      description: finding.message,
      check_name: 'quest/no-auto-start',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      severity: 'major',
      location: { path: 'game/a.json', lines: { begin: finding.start.line } },
    });
    expect(entries[0].fingerprint).not.toBe(entries[1].fingerprint);
  });

  test('is an empty list without findings, and reports files that could not be checked', () => {
    expect(report(new GitLabReporter(''), { path: 'a.json', text: clean })).toBe('[]\n');
    expect(JSON.parse(report(new GitLabReporter(''), { path: 'a.json', error: 'no' }))[0].severity).toBe(
      'critical',
    );
  });
});

describe('the report for reviewdog', () => {
  test('counts columns in bytes, and suggests fixes of one edit', () => {
    const { source, diagnostics } = JSON.parse(
      report(new RdjsonReporter(NO_PAGES), { path: 'a.json', text: broken }),
    );
    expect(source).toEqual({ name: 'roomlint' });
    const { line, column } = finding.start;
    const range = { start: { line, column }, end: { line, column: column + 4 } };
    expect(diagnostics).toEqual([
      {
        message: finding.message,
        location: { path: 'a.json', range },
        severity: 'ERROR',
        code: { value: 'quest/no-auto-start' },
        suggestions: [{ range, text: 'false' }],
      },
    ]);
    const [other] = JSON.parse(
      report(new RdjsonReporter(NO_PAGES), { path: 'a.json', text: wide }),
    ).diagnostics;
    const before = wide.slice(2, wide.indexOf('1}}'));
    expect(other.location.range.start).toEqual({ line: 2, column: Buffer.byteLength(before) + 1 });
  });

  test('suggests nothing that may change a meaning', () => {
    const unsafe = { ...finding, fix: { ...finding.fix, safety: 'unsafe' } } as Finding;
    const [diagnostic] = JSON.parse(
      report(new RdjsonReporter(NO_PAGES), { path: 'a.json', text: broken, findings: [unsafe] }),
    ).diagnostics;
    expect(diagnostic.suggestions).toBeUndefined();
  });

  test('names a second place, which explains the first', () => {
    const twice = room().replace('"isNight": false', '"isNight": false, "isNight": true');
    const [duplicate] = lintExample(twice).findings as [Finding];
    const [diagnostic] = JSON.parse(
      report(new RdjsonReporter(NO_PAGES), { path: 'a.json', text: twice }),
    ).diagnostics;
    const [related] = duplicate.related;
    expect(diagnostic.related_locations).toEqual([
      {
        message: related?.message,
        location: {
          path: 'a.json',
          range: {
            start: { line: related?.start.line, column: related?.start.column },
            end: { line: related?.end.line, column: related?.end.column },
          },
        },
      },
    ]);
  });

  test('has no diagnostics without findings', () => {
    expect(
      JSON.parse(report(new RdjsonReporter(NO_PAGES), { path: 'a.json', text: clean })).diagnostics,
    ).toEqual([]);
  });
});

describe('the report for JUnit', () => {
  test('has a suite a file, a failure an error, and a test that passes for a clean file', () => {
    const at = `line ${finding.start.line}, column ${finding.start.column}`;
    const place = `a.json:${finding.start.line}:${finding.start.column}`;
    expect(
      report(
        new JUnitReporter(),
        { path: 'a.json', text: broken },
        { path: 'b.json', text: clean },
        { path: 'c.json', error: 'no' },
      ),
    ).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<testsuites name="roomlint">',
        '  <testsuite name="a.json" tests="1" failures="1" errors="0" skipped="0" time="0">',
        `    <testcase name="quest/no-auto-start at ${at}" classname="a.json">`,
        `      <failure message="${finding.message}" type="quest/no-auto-start">${place} ${finding.message}</failure>`,
        '    </testcase>',
        '  </testsuite>',
        '  <testsuite name="b.json" tests="1" failures="0" errors="0" skipped="0" time="0">',
        '    <testcase name="no findings" classname="b.json"/>',
        '  </testsuite>',
        '  <testsuite name="c.json" tests="1" failures="0" errors="1" skipped="0" time="0">',
        '    <testcase name="check" classname="c.json">',
        '      <error message="no"/>',
        '    </testcase>',
        '  </testsuite>',
        '</testsuites>',
        '',
      ].join('\n'),
    );
  });

  test('escapes everything that XML would take for markup', () => {
    const output = report(new JUnitReporter(), {
      path: HOSTILE,
      findings: [{ ...finding, message: ']]> </failure>' }],
    });
    expect(output).toContain('classname="a &quot;b&quot; &lt;c&gt; &amp; \\u0001 é😀.json"');
    expect(output).toContain('message="]]&gt; &lt;/failure&gt;"');
    expect(output.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});

describe('every report', () => {
  const count = many(100_000, 10_000);
  const findings = Array.from({ length: count }, (_, index) => ({ ...finding, fingerprint: `${index}` }));

  test.each([
    ['gitlab', () => new GitLabReporter('')],
    ['rdjson', () => new RdjsonReporter(NO_PAGES)],
    ['junit', () => new JUnitReporter()],
  ])('%s lists very many findings of a file with a hostile name', (_name, make) => {
    const output = report(make(), { path: HOSTILE, text: broken, findings });
    expect(output.split(finding.message).length).toBeGreaterThan(count);
  });
});
