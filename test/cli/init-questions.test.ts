import { beforeEach, describe, expect, test } from 'vitest';
import { GIT_SETTINGS } from '../git-environment.js';
import { CONFIG, HOOK, Projects, WORKFLOW } from './init-projects.js';
import { type Answer, hasTerminals, onATerminal, type TerminalRun } from './on-a-terminal.js';
import { clean } from './repository.js';
import { COMMAND, type Run } from './run-roomlint.js';

const projects = new Projects();

describe('init on a terminal', () => {
  beforeEach(() => {
    projects.startGit();
    projects.at.write('my rooms/garden.json', clean);
  });
  const answer = (...lines: readonly string[]): Promise<Run> =>
    projects.init([], { terminal: true, input: lines.map((line) => `${line}\n`).join('') });

  test('asks where the rooms are, for the hook, for the workflow, and before it writes', async () => {
    const { code, err, out } = await answer('my rooms', 'husky', 'no', 'y');
    expect(code).toBe(0);
    expect(err).toBe(
      'Which file or folder holds your rooms? (. is this folder) [.]: ' +
        'What should check each commit? (plain, husky, lefthook, pre-commit or none) [plain]: ' +
        'Check pull requests on GitHub? (yes or no) [yes]: ' +
        '\nWrite 4 files? Type y: ',
    );
    expect(out).toContain("roomlint check 'my rooms'\n");
    expect(projects.files()).toEqual(
      ['.gitignore', '.husky/pre-commit', 'my rooms/garden.json', 'my rooms/garden.play', CONFIG].sort(),
    );
  });

  test('takes an empty answer for the usual one, and the beginning of an answer for the whole', async () => {
    await answer('', 'l', 'n', 'yes');
    expect(projects.files()).toContain('lefthook.yml');
    expect(projects.files()).not.toContain(WORKFLOW);
  });

  test('asks again where it does not know what is meant', async () => {
    const { err } = await answer('', 'p', 'what', 'plain', '', 'y');
    expect(err.split('What should check each commit?')).toHaveLength(4);
    expect(projects.files()).toContain(HOOK);
  });

  test.each([['n'], [''], ['sure']])('writes nothing unless the last answer is y: %j', async (last) => {
    const { code, err } = await answer('', '', '', last);
    expect([code, err.split('Type y: ')[1]]).toEqual([2, 'roomlint: nothing was written\n']);
    expect(projects.files()).toEqual(['my rooms/garden.json']);
  });

  test.each([[0], [1], [2], [3]])('writes nothing when the input ends after %i answers', async (answers) => {
    const { code, err } = await answer(...['', '', ''].slice(0, answers));
    expect([code, err.endsWith(': \nroomlint: nothing was written\n')]).toEqual([2, true]);
    expect(projects.files()).toEqual(['my rooms/garden.json']);
  });

  test('does not ask for what is given or there already', async () => {
    const given = await projects.init(['my rooms', '--hook', 'none', '--no-workflow'], {
      terminal: true,
      input: 'y\n',
    });
    expect([given.code, given.err]).toEqual([0, '\nWrite 3 files? Type y: ']);
    const again = await answer('', '', 'y');
    expect(again.err).not.toContain('Which file or folder');
    const done = await answer();
    expect([done.code, done.err]).toEqual([
      0,
      'roomlint: everything is set up already: nothing was changed\n',
    ]);
  });
});

describe.skipIf(!hasTerminals)('init on a real terminal (skipped without python3 and its pty)', () => {
  beforeEach(() => {
    projects.startGitItself();
    projects.at.write('garden.json', clean);
  });
  const QUESTIONS = ['rooms?', 'each commit?', 'on GitHub?', 'Type y: '];
  const answer = (...lines: readonly string[]): TerminalRun => {
    const answers = lines.map((line, index): Answer => [QUESTIONS[index] ?? '', line]);
    return onATerminal([process.execPath, COMMAND, 'init'], answers, {
      cwd: projects.at.cwd,
      env: GIT_SETTINGS,
    });
  };

  test('shows all files before the last question, writes after y, and ends with the first check', () => {
    const { code, shown } = answer('\n', '\n', '\n', 'y\n');
    expect(code).toBe(0);
    const [before = '', after = ''] = shown.split('Write 5 files? Type y: ');
    for (const name of [CONFIG, HOOK, WORKFLOW, '.gitignore', 'garden.play'])
      expect(before).toMatch(new RegExp(`^${name.replaceAll('.', '\\.')}[ :]`, 'm'));
    expect(after).toContain('roomlint check\nno findings in 1 file\n');
    expect(projects.files()).toContain(HOOK);
  });

  test.each([[3]])('writes nothing when Ctrl-C is pressed at question %i', (at) => {
    const CTRL_C = '\u0003';
    const { code } = answer(...['\n', '\n', '\n'].slice(0, at), CTRL_C);
    expect(code).toBe(130);
    expect(projects.files()).toEqual(['garden.json']);
  });

  test('writes nothing when Ctrl-D is pressed', () => {
    const CTRL_D = '\u0004';
    const { code, shown } = answer('\n', CTRL_D);
    expect([code, shown]).toEqual([2, expect.stringContaining('roomlint: nothing was written')]);
    expect(projects.files()).toEqual(['garden.json']);
  });
});
