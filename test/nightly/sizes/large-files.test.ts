import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { measure } from '../../../.ci/bench/measure.js';
import { faulty, snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import type { Finding } from '../../../src/lint/finding.js';
import { NO_PAGES } from '../../../src/report/rule-pages.js';
import { SarifReporter } from '../../../src/report/sarif-report.js';
import { COMMAND, temporaryFolder } from '../../cli/run-roomlint.js';
import { roomWith } from '../../example-changes.js';
import { FIND_KEY } from '../../example-room.js';
import { lintExample } from '../../lint-example.js';
import { reported } from '../../report/reported.js';

const folder = temporaryFolder();
const SIZE = 50_000_000;

interface Reported {
  rule: string;
  pointer: string;
  embedded: string[];
  start: { offset: number; line: number; column: number };
  end: { offset: number };
}

function check(file: string): Reported[] {
  const { stdout } = spawnSync(process.execPath, [COMMAND, '--no-config', '--format', 'json', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  return (JSON.parse(stdout) as { files: { findings: Reported[] }[] }).files[0]?.findings ?? [];
}

describe('a 50 MB snapshot on one line', () => {
  const text = snapshotChunks({ bytes: SIZE, layout: 'one-line', ascii: false }).join('');

  test('is clean', () => {
    expect(check(folder.write('clean.json', text))).toEqual([]);
  });

  test('has its faults at the exact bytes and columns, inside strings too', () => {
    // One fault near the end: an invalid TargetState, in the last effector subscription that has one.
    const member = '\\"TargetState\\":2,\\"Name\\":\\"';
    const effector = text.lastIndexOf('TaskEffectorSubscription');
    const at = text.lastIndexOf(member, text.length);
    expect(effector).toBeGreaterThan(0);
    const position = at + '\\"TargetState\\":'.length;
    const broken = `${text.slice(0, position)}9${text.slice(position + 1)}`;
    const bytes = Buffer.from(broken);
    const offset = Buffer.byteLength(broken.slice(0, position));
    const findings = check(folder.write('broken.json', bytes));
    const states = findings.filter(({ start }) => start.offset === offset);
    // A basic trigger's TargetState means nothing: then there is no finding, and the next candidate is looked
    // for.
    expect(
      findings.every(({ start, end }) => bytes.subarray(start.offset, end.offset).toString() === '9'),
    ).toBe(true);
    for (const { start, embedded } of states) {
      expect(start).toEqual({ offset, line: 1, column: position + 1 });
      expect(embedded[0]).toMatch(/\/TargetState$/);
    }
  });

  test('a thousand faults are a thousand findings, each at its bytes', () => {
    let seen = 0;
    let changed = 0;
    const broken = text.replace(/\\"TaskTriggerId\\":\\"mlh[0-9a-z]+\\"/g, (member) =>
      seen++ % 30 === 0 && changed < 1000 && ++changed > 0 ? member.replace('mlh', 'MLH') : member,
    );
    const bytes = Buffer.from(broken);
    const findings = check(folder.write('many.json', bytes));
    expect(findings.length).toBe(1000);
    for (const { rule, start, end } of findings) {
      expect(rule).toBe('subscription/known-quest');
      expect(bytes.subarray(start.offset, end.offset).toString()).toMatch(/^\\"MLH[0-9a-z]+\\"$/);
    }
  });
});

describe('a snapshot gets the same report with and without WebAssembly', () => {
  const report = (file: string, ...flags: readonly string[]): string => {
    const args = [...flags, COMMAND, '--no-config', '--format', 'json', file];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 30 });
    expect(status).toBe(1);
    return stdout;
  };

  // On one thread, and on two.
  test.each([500_000, 20_000_000])('of %i bytes', (bytes) => {
    const text = faulty(snapshotChunks({ bytes, layout: 'indented' })).join('');
    const file = folder.write('faulty.json', text.replace('"Name": "', '"Name": "1", "Name": "\\ud800'));
    const found = report(file);
    expect(found).toContain('text/duplicate-key');
    expect(report(file, '--no-expose-wasm')).toBe(found);
  });

  test('when no code may be compiled at all', () => {
    const file = folder.write(
      'small.json',
      faulty(snapshotChunks({ bytes: 100_000, layout: 'indented' })).join(''),
    );
    expect(report(file, '--jitless')).toBe(report(file));
  });
});

const ROUNDS = 3;
/** The text fits a screen. */
const MAX_LINES = 60;
/** Milliseconds that people wait longer than for a check, and those of all threads. */
const MAX_BEYOND = { wall: 1_000, cpu: 1_500 };

const unmeasured = (): { cpu: number; wall: number } => ({
  cpu: Number.POSITIVE_INFINITY,
  wall: Number.POSITIVE_INFINITY,
});

test.each(['indented', 'one-line'] as const)(
  'the outline of a 50 MB room, %s, takes less than a second beyond the check',
  async (layout) => {
    const file = folder.write(`${layout}.json`, snapshotChunks({ bytes: SIZE, layout }).join(''));
    const program = (command: string) => ({ args: [COMMAND, command, '--no-config', file] });
    const { stdout, status } = spawnSync(process.execPath, program('show').args, { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout.split('\n').length).toBeLessThan(MAX_LINES);
    // In turn, and the fastest of each: another program may keep the machine busy.
    const fastest = { check: unmeasured(), show: unmeasured() };
    for (let round = 0; round < ROUNDS; round++)
      for (const command of ['check', 'show'] as const) {
        const { cpuMilliseconds, wallMilliseconds } = await measure(program(command));
        fastest[command].cpu = Math.min(fastest[command].cpu, cpuMilliseconds);
        fastest[command].wall = Math.min(fastest[command].wall, wallMilliseconds);
      }
    const { check, show } = fastest;
    expect(show.cpu - check.cpu, JSON.stringify(fastest)).toBeLessThan(MAX_BEYOND.cpu);
    expect(show.wall - check.wall, JSON.stringify(fastest)).toBeLessThan(MAX_BEYOND.wall);
  },
);

test('the SARIF report is never longer than a string can be, however well it compresses', () => {
  const text = roomWith({ quests: { [FIND_KEY]: { AutoStart: true } } });
  const [finding] = lintExample(text).findings as [Finding];
  const findings = Array.from({ length: 12_500 }, () => ({ ...finding, pointer: `/${'x'.repeat(60_000)}` }));
  const reporter = new SarifReporter('1.2.3', '', () => 0, NO_PAGES);
  const report = reported(reporter, { path: 'a.json', findings });
  const [run] = JSON.parse(report).runs;
  expect(report.length).toBeLessThan(300_000_000);
  expect(run.results.length).toBeGreaterThan(1_000);
  expect(run.invocations[0].toolExecutionNotifications[0].message.text).toContain(
    'of 12500 findings are left out',
  );
});
