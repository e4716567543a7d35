import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { ON_DISK, type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder(ON_DISK);
/** Two fixable errors of quest/no-auto-start, and a warning of text/lone-surrogate. */
const text = room(({ quests, roomItems }) => {
  const [first] = Object.values(quests);
  Object.assign(first ?? {}, { AutoStart: true });
  for (const entry of Object.values(quests)) if (entry.EntryId === first?.EntryId) entry.AutoStart = true;
  const [item] = Object.values(roomItems);
  Object.assign(item ?? {}, { note: '\ud800' });
});
folder.write('a.json', text);

const run = (...args: string[]): Promise<Run> =>
  roomlint(['--no-config', ...args, 'a.json'], { cwd: folder.path });

async function rulesOf(...args: string[]): Promise<string[]> {
  const { out } = await run('--format', 'json', ...args);
  const { files } = JSON.parse(out) as { files: { findings: { rule: string }[] }[] };
  return [...new Set(files.flatMap(({ findings }) => findings.map(({ rule }) => rule)))].sort();
}

describe('--only and --skip', () => {
  test.each([
    [[], ['quest/no-auto-start', 'text/lone-surrogate']],
    [['--only', 'quest'], ['quest/no-auto-start']],
    [
      ['--only', 'quest/no-auto-start', '--only', 'text'],
      ['quest/no-auto-start', 'text/lone-surrogate'],
    ],
    [['--only', 'schema'], []],
    [['--skip', 'quest/no-auto-start'], ['text/lone-surrogate']],
    [['--skip', 'quest', '--skip', 'text'], []],
    [['--only', 'quest', '--skip', 'quest/no-auto-start'], []],
    [['--only', 'quest', '--rule', 'quest/no-auto-start:off'], []],
  ])('%j leaves %j', async (args, rules) => {
    expect(await rulesOf(...args)).toEqual(rules);
  });

  test.each([
    [['--only', 'quets'], '--only: unknown rule or family "quets": did you mean "quest"?'],
    [
      ['--skip', 'no-auto-start'],
      '--skip: unknown rule or family "no-auto-start": did you mean "quest/no-auto-start"?',
    ],
    [
      ['--skip', 'xxxxxxxxxxx'],
      '--skip: unknown rule or family "xxxxxxxxxxx": `roomlint rules` lists them all',
    ],
    [['--only', 'quest', '--skip', 'quest'], '--only and --skip leave no rule to check with'],
    [
      ['--only', 'quest', '--update-baseline'],
      '--only and --update-baseline cannot be combined: use one of them',
    ],
    [
      ['--skip', 'quest', '--prune-baseline'],
      '--skip and --prune-baseline cannot be combined: use one of them',
    ],
  ])('%j exits with 2', async (args, message) => {
    const { code, err } = await run(...args);
    expect([code, err.split('\n')[0]]).toEqual([2, `roomlint: ${message}`]);
  });

  test('decide what is fixed', async () => {
    const fixed = await roomlint(['--no-config', '--fix', '--only', 'text', '-'], { input: text });
    expect(fixed.out).toBe(text);
  });

  test('exit with 2 if the rule that explains why nothing can be read is not run', async () => {
    const { code, err } = await roomlint(['--no-config', '--only', 'quest', '-'], { input: '{' });
    expect([code, err]).toEqual([
      2,
      'roomlint: <stdin>: nothing was checked: it is not valid JSON, and the rule that reports why is off\n',
    ]);
  });
});
