import { expect, test } from 'vitest';
import type { Finding } from '../../../src/verdict/lint/finding.js';
import { GitHubReporter } from '../../../src/verdict/report/github-report.js';
import { broken, roomWith } from '../../example-changes.js';
import { lintExample } from '../../lint-example.js';
import { reported } from './reported.js';
import { runnerCommands } from './runner-commands.js';

const report = (path: string, findings: readonly Finding[], folder = ''): string =>
  reported(new GitHubReporter(folder), { path, findings });
const { findings: one } = lintExample(broken);
const [error] = one as [Finding];

test.each(['a\nb.json', 'a\r\n::error::b.json', '100%,a:b\t.json'])(
  'an annotation names the file itself, whatever is in its name: %j',
  (path) => {
    const annotations = runnerCommands(report(path, one));
    expect(annotations.map(({ properties }) => properties.file)).toEqual([path]);
    expect(annotations[0]?.message.split('\n')).toHaveLength(1);
  },
);

test('ten of a level are shown, errors first, and the rest is counted', () => {
  const findings = (['info', 'warning', 'error'] as const).flatMap((level) =>
    Array.from({ length: level === 'info' ? 3 : 25 }, (_each, index) => ({
      ...error,
      level,
      kind: `kind-${index}`,
    })),
  );
  const output = report('a.json', findings);
  expect(runnerCommands(output).map(({ command }) => command)).toEqual([
    ...Array(10).fill('error'),
    ...Array(10).fill('warning'),
    ...Array(3).fill('notice'),
  ]);
  expect(output).toContain('\nnot shown: 15 more errors, 15 more warnings (');
});

test('one of each group is shown before a second of any, and says how many are left', () => {
  const of = (kind: string, count: number): Finding[] =>
    Array.from({ length: count }, (_each, index) => ({ ...error, kind, message: `${kind} ${index}` }));
  const findings = [
    ...of('many', 20),
    ...Array.from({ length: 9 }, (_each, index) => of(`lone-${index}`, 1)).flat(),
  ];
  const messages = runnerCommands(report('a.json', findings)).map(({ message }) => message);
  expect(messages).toHaveLength(10);
  expect(messages.filter((message) => message.includes('many'))).toHaveLength(1);
});

test.each([
  '\n::error::gotcha',
  '\r\n::stop-commands::x',
  '##[error]gotcha',
  '%0A::error::gotcha',
  '\u001b[31m::warning file=x::y',
  `${'x'.repeat(100_000)}##[group]`,
])('a string of a snapshot never becomes a command: %j', (name) => {
  const { findings } = lintExample(roomWith({ everyQuest: { Name: name } }));
  const commands = runnerCommands(report(`rooms/${name.slice(0, 40)}.json`, findings));
  expect(commands.length).toBeGreaterThan(1);
  for (const { command, message } of commands) {
    expect(['error', 'warning']).toContain(command);
    expect(message).not.toMatch(/\p{Cc}/u);
  }
});
