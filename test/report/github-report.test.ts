import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/lint/finding.js';
import { GitHubReporter } from '../../src/report/github-report.js';
import { broken } from '../broken-room.js';
import { items, roomWith } from '../example-changes.js';
import { lintExample } from '../lint-example.js';
import { reported } from './reported.js';
import { runnerCommands } from './runner-commands.js';

function report(path: string, findings: readonly Finding[], error?: string): string {
  return reported(new GitHubReporter(''), { path, findings, ...(error === undefined ? {} : { error }) });
}

describe('the report for GitHub', () => {
  test('reports each finding as an annotation of its lines and columns, with its place in the message', () => {
    const { findings } = lintExample(broken);
    const [annotation, ...more] = runnerCommands(report('rooms/a.json', findings));
    const [finding] = findings;
    expect(more).toEqual([]);
    expect(annotation).toEqual({
      command: 'error',
      properties: {
        file: 'rooms/a.json',
        line: String(finding?.start.line),
        endLine: String(finding?.end.line),
        col: String(finding?.start.column),
        endColumn: String((finding?.end.column ?? 0) - 1),
        title: 'quest/no-auto-start',
      },
      message: `rooms/a.json:${finding?.start.line}:${finding?.start.column} ${finding?.message} (quest/no-auto-start)`,
    });
  });

  test.each(['a\nb.json', 'a\r\n::error::b.json', '100%,a:b\t.json'])(
    'names the file itself, whatever is in its name: %j',
    (path) => {
      const { findings } = lintExample(broken);
      const annotations = runnerCommands(report(path, findings));
      expect(annotations.map(({ properties }) => properties.file)).toEqual([path]);
      expect(annotations[0]?.message.split('\n')).toHaveLength(1);
    },
  );

  test('leaves columns out where a finding ends on another line', () => {
    const { findings } = lintExample(items({ 3: { rot: { x: 0, y: 0, z: 0, w: 0 } } }));
    const [annotation] = runnerCommands(report('a.json', findings));
    expect(annotation?.command).toBe('warning');
    expect(Object.keys(annotation?.properties ?? {})).toEqual(['file', 'line', 'endLine', 'title']);
  });

  test('shows ten of a level, errors first, and counts the rest', () => {
    const [error] = lintExample(broken).findings as [Finding];
    const findings = (['info', 'warning', 'error'] as const).flatMap((level) =>
      Array.from({ length: level === 'info' ? 3 : 25 }, () => ({ ...error, level })),
    );
    const output = report('a.json', findings);
    expect(runnerCommands(output).map(({ command }) => command)).toEqual([
      ...Array(10).fill('error'),
      ...Array(10).fill('warning'),
      ...Array(3).fill('notice'),
    ]);
    expect(output).toContain(
      '\nnot shown: 15 more errors, 15 more warnings (GitHub shows 10 per level, the JSON report lists them all)\n25 errors, 25 warnings, 3 infos in 1 file\n',
    );
  });

  test.each([
    ['rooms', 'a.json', 'rooms/a.json'],
    ['rooms/night', '../a.json', 'rooms/a.json'],
    ['rooms', '/tmp/a.json', '/tmp/a.json'],
  ])('names the file relative to the root of the repository, in %s: %s', (folder, path, file) => {
    const { findings } = lintExample(broken);
    const [annotation] = runnerCommands(reported(new GitHubReporter(folder), { path, findings }));
    expect(annotation?.properties.file).toBe(file);
    expect(annotation?.message).toContain(`${path}:`);
  });

  test('reports a file that could not be checked', () => {
    expect(runnerCommands(report('a.json', [], 'there is no such file'))).toEqual([
      { command: 'error', properties: { file: 'a.json' }, message: 'a.json: there is no such file' },
    ]);
  });

  test.each([
    '\n::error::gotcha',
    '\r\n::stop-commands::x',
    '##[error]gotcha',
    '%0A::error::gotcha',
    '\u001b[31m::warning file=x::y',
    `${'x'.repeat(100_000)}##[group]`,
  ])('never turns text from a snapshot into a command: %j', (name) => {
    const text = roomWith({ everyQuest: { Name: name } });
    const { findings } = lintExample(text);
    expect(findings.length).toBeGreaterThan(0);
    const commands = runnerCommands(report(`rooms/${name.slice(0, 40)}.json`, findings));
    expect(commands).toHaveLength(
      Math.min(10, findings.filter(({ level }) => level === 'error').length) +
        Math.min(10, findings.filter(({ level }) => level === 'warning').length),
    );
    for (const { command, message } of commands) {
      expect(['error', 'warning']).toContain(command);
      expect(message).not.toMatch(/\p{Cc}/u);
    }
  });
});
