import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { roomWith } from '../example-changes.js';
import { recipe } from '../recipes.js';
import { CONFIG, HOOK, LEARNED, Projects, WORKFLOW } from './init-projects.js';
import { clean } from './repository.js';
import { roomlint } from './run-roomlint.js';

const projects = new Projects();

describe('init in a new repository', () => {
  beforeEach(() => {
    projects.startGit();
    projects.at.write('rooms/garden.json', clean);
  });

  test('shows and writes a config, a hook, a workflow, a line for git and a play, and ends with a check', async () => {
    const { code, out, err } = await projects.init(['--yes', 'rooms']);
    expect([code, err]).toEqual([0, '']);
    const written = [CONFIG, HOOK, WORKFLOW, '.gitignore', 'rooms/garden.play'];
    expect(projects.files()).toEqual([...written, 'rooms/garden.json'].sort());
    for (const name of written) {
      expect(out).toContain(`${name}${name === CONFIG ? ' (' : ':'}`);
      for (const line of projects.at.read(name).trimEnd().split('\n')) expect(out).toContain(`  ${line}\n`);
    }
    expect(JSON.parse(projects.at.read(CONFIG))).toEqual({
      extends: ['recommended', 'catalog'],
      rules: LEARNED,
    });
    expect(out).toContain(
      `${CONFIG} (in these rooms, recommended reports 0 findings, lenient reports 0 findings and recommended with catalog reports 0 findings):`,
    );
    expect(projects.at.read(HOOK)).toBe(recipe('hook'));
    expect(statSync(join(projects.at.cwd, HOOK)).mode & 0o777).toBe(0o755);
    expect(projects.at.read(WORKFLOW)).toContain('          paths: rooms\n');
    expect(projects.at.read('.gitignore')).toBe('node_modules/\n');
    expect(out).toContain('\nroomlint check rooms\nno findings in 1 file\n\nNext:\n');
    expect(out).toContain('  Commit everything:\n    git add .\n');
    expect(out).toContain('    roomlint simulate rooms/garden.json --script rooms/garden.play\n');
  });

  test('writes a play that holds', async () => {
    await projects.init(['--yes']);
    const { code, out } = await roomlint(
      ['simulate', 'rooms/garden.json', '--script', 'rooms/garden.play'],
      projects.at,
    );
    expect([code, out]).toEqual([0, expect.stringContaining('all hold')]);
  });

  test('writes a play for the first room that has something to play, and names this room', async () => {
    projects.at.write('rooms/a.json', JSON.stringify({ ...JSON.parse(clean), logic: {}, quests: {} }));
    const { out } = await projects.init(['--yes']);
    expect(projects.files().filter((name) => name.endsWith('.play'))).toEqual(['rooms/garden.play']);
    expect(out).toContain('    roomlint graph --format svg rooms/garden.json > rooms/garden.svg\n');
    expect(out).toContain('    roomlint simulate rooms/garden.json --script rooms/garden.play\n');
  });

  test('writes an idle play where nothing happens in any room', async () => {
    projects.at.write('rooms/garden.json', '{"roomItems": {}}');
    await projects.init(['--yes']);
    const { code } = await roomlint(
      ['simulate', 'rooms/garden.json', '--script', 'rooms/garden.play'],
      projects.at,
    );
    expect([code, projects.at.read('rooms/garden.play')]).toEqual([0, expect.stringMatching(/\nwait 1\n$/)]);
  });

  test('changes nothing when it runs again, says so, and exits with 0', async () => {
    await projects.init(['--yes', 'rooms']);
    const before = projects.files().map((name) => [name, projects.at.read(name)]);
    const { code, out, err } = await projects.init(['--yes', 'rooms']);
    expect([code, err]).toEqual([0, 'roomlint: everything is set up already: nothing was changed\n']);
    expect(projects.files().map((name) => [name, projects.at.read(name)])).toEqual(before);
    for (const name of [CONFIG, HOOK, WORKFLOW])
      expect(out).toContain(`${name}: it is there already, so it is not changed\n`);
  });

  test('writes only what is missing when it runs again', async () => {
    await projects.init(['--yes', '--hook', 'none', '--no-workflow']);
    expect(projects.files()).toEqual(['.gitignore', CONFIG, 'rooms/garden.json', 'rooms/garden.play'].sort());
    projects.at.write(CONFIG, '{ "extends": "lenient" }');
    const { out } = await projects.init(['--yes']);
    expect(out).toContain(`${CONFIG}: it is there already`);
    expect(projects.at.read(CONFIG)).toBe('{ "extends": "lenient" }');
    expect([existsSync(join(projects.at.cwd, HOOK)), existsSync(join(projects.at.cwd, WORKFLOW))]).toEqual([
      true,
      true,
    ]);
  });

  test('accepts errors that no commit has in a baseline, so that the first check and the first commit pass', async () => {
    projects.at.write('rooms/garden.json', broken);
    const { code, out, err } = await projects.init(['--yes']);
    expect([code, err]).toEqual([0, 'roomlint: roomlint-baseline.json: 1 known finding left out\n']);
    expect(JSON.parse(projects.at.read(CONFIG)).baseline).toBe('roomlint-baseline.json');
    expect(out).toContain(
      'roomlint-baseline.json (accepts what is reported today, so that only new findings count):\n',
    );
    const baseline = projects.at.read('roomlint-baseline.json');
    await roomlint(['check', '--update-baseline'], projects.at);
    expect(projects.at.read('roomlint-baseline.json')).toBe(baseline);
    projects.at.git('add', '.');
    expect((await roomlint(['check', '--staged', '--new', '--with-plan'], projects.at)).code).toBe(0);
  });

  test('never accepts broken JSON: the first check reports it', async () => {
    projects.at.write('rooms/broken.json', clean.slice(0, -20));
    projects.at.write('rooms/old.json', broken);
    const { code, out } = await projects.init(['--yes']);
    expect(code).toBe(1);
    expect(out).toMatch(/\nrooms\/broken\.json:\d+:\d+ error .*\(text\/syntax\)\n/);
    expect(out).toContain('\nNext:\n  Repair what is listed above.\n');
    expect(Object.keys(JSON.parse(projects.at.read('roomlint-baseline.json')).files)).toEqual([
      'rooms/old.json',
    ]);
  });

  test('names the lines for OWNER as long as nobody knows who hosts roomlint', async () => {
    const { out } = await projects.init(['--yes']);
    const isUnknown = projects.at.read(WORKFLOW).includes('OWNER/roomlint');
    expect(out.includes(`In ${WORKFLOW}, replace OWNER`)).toBe(isUnknown);
  });

  test('names the branch of the repository, and the account that package.json installs roomlint from', async () => {
    projects.at.git('checkout', '--quiet', '-b', 'trunk');
    projects.at.write('package.json', '{ "devDependencies": { "roomlint": "github:acme/roomlint#v0.2.0" } }');
    const { out } = await projects.init(['--yes']);
    const workflow = projects.at.read(WORKFLOW);
    expect(workflow).toContain('    branches: [trunk]\n');
    expect(workflow).toContain('      - uses: acme/roomlint@v');
    expect(out).not.toContain('OWNER');
    // What others start from counts more than the current branch.
    projects.at.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/develop');
    projects.at.git('clean', '--quiet', '--force', '.github');
    await projects.init(['--yes']);
    expect(projects.at.read(WORKFLOW)).toContain('    branches: [develop]\n');
  });

  test.each([
    ['git+https://github.com/acme/roomlint.git#v0.2.0', 'acme'],
    ['git+ssh://git@github.com/acme/roomlint.git', 'acme'],
    ['acme/roomlint', 'acme'],
    ['^0.2.0', 'OWNER'],
    ['file:../roomlint', 'OWNER'],
    ['https://example.com/roomlint.tgz', 'OWNER'],
  ])('reads the account from %s', async (from, account) => {
    projects.at.write('package.json', JSON.stringify({ dependencies: { roomlint: from } }));
    await projects.init(['--yes', '--hook', 'none']);
    expect(projects.at.read(WORKFLOW)).toContain(`uses: ${account}/roomlint@v`);
  });

  test('accepts warnings as well, because new ones stop a commit', async () => {
    projects.at.write('rooms/garden.json', roomWith({ everyQuest: { Description: 'Open the door' } }));
    await projects.init(['--yes', '--preset', 'lenient']);
    projects.at.git('add', '.');
    const { code } = await roomlint(['check', '--staged', '--new', '--max-warnings', '0'], projects.at);
    expect(code).toBe(0);
  });

  test('says that a hook in .git is not shared, and that one for husky is', async () => {
    expect((await projects.init(['--yes'])).out).toContain(
      '  The hook is in .git/hooks, which colleagues do not get with a pull: each of them runs this once, or use --hook husky, lefthook or pre-commit.\n    npx roomlint init --hook plain\n',
    );
    projects.at.git('clean', '--quiet', '--force', '-d', '--exclude=rooms/garden.json');
    const { out } = await projects.init(['--yes', '--hook', 'husky']);
    expect(out).not.toContain('do not get with a pull');
  });

  test('says how to install roomlint only where the hook would not find it', async () => {
    expect((await projects.init(['--yes'])).out).toContain('  Install roomlint in this project');
    projects.at.git('clean', '--quiet', '--force', '-d', '--exclude=rooms/garden.json');
    projects.at.write('node_modules/.bin/roomlint', '');
    const { out } = await projects.init(['--yes', '--hook', 'lefthook']);
    expect(out).not.toContain('Install roomlint');
    expect(out).toContain('  Let lefthook run the hook:\n    npx lefthook install\n');
    expect(out).toContain('    npx roomlint graph ');
  });
});

describe('init in a repository with commits', () => {
  beforeEach(() => {
    projects.startGit();
    projects.at.write('garden.json', broken);
    projects.at.git('add', '.');
    projects.at.git('commit', '--quiet', '--message=first');
  });

  test('writes no baseline for errors that the last commit has: only new ones count', async () => {
    const { code, out, err } = await projects.init(['--yes']);
    expect([code, err]).toEqual([0, 'roomlint: no snapshot has changed since HEAD\n']);
    expect(existsSync(join(projects.at.cwd, 'roomlint-baseline.json'))).toBe(false);
    expect(out).toContain('\nroomlint check --new --since HEAD\n');
    expect(out).toContain(
      `  Commit these files:\n    git add ${CONFIG} ${WORKFLOW} .gitignore garden.play\n    git commit `,
    );
  });

  test('reports what the work tree adds to the last commit', async () => {
    projects.at.write('garden.json', broken.replace('"Enabled": true', '"Enabled": false'));
    const { code, out } = await projects.init(['--yes']);
    expect([code, out]).toEqual([1, expect.stringContaining('(quest/enabled)')]);
    expect(out).not.toContain('(quest/no-auto-start)');
  });

  test('asks to commit a baseline before the rooms that it is for', async () => {
    projects.at.write('other.json', broken);
    const { code, out } = await projects.init(['--yes']);
    expect(code).toBe(0);
    expect(out).toContain(
      '  Commit these files before the rooms, because a baseline counts once it is committed:\n    git add ',
    );
    const [, added = ''] = / {4}git add (.*)\n/.exec(out) ?? [];
    const commit = async (...names: string[]): Promise<number | null> => {
      projects.at.git('add', ...names);
      const { code: checked } = await roomlint(['check', '--staged', '--new'], projects.at);
      projects.at.git('commit', '--quiet', '--no-verify', '--message=next');
      return checked;
    };
    expect(await commit(...added.split(' '))).toBe(0);
    expect(await commit('other.json')).toBe(0);
  });
});

describe('init refuses', () => {
  beforeEach(() => projects.startGit());

  test('to write where it cannot ask', async () => {
    projects.at.write('garden.json', clean);
    const { code, out, err } = await projects.init();
    expect([code, out, err]).toEqual([
      2,
      '',
      'roomlint: init asks before it writes, and there is no terminal to ask on: use --yes\n',
    ]);
    expect(projects.files()).toEqual(['garden.json']);
  });

  test.each([
    [[], 'no snapshot in this folder: save one there first, or name where your rooms are'],
    [['absent.json'], 'absent.json: no such file'],
    [['data.json'], 'no snapshot in data.json: save one there first, or name where your rooms are'],
    [['../'], '../ is outside of this folder: run init in a folder that holds all rooms'],
    [['-'], 'init sets up files, not standard input: remove "-"'],
    [['--from', 'absent'], 'absent: no such file'],
    [['--hook', 'huski'], '--hook cannot be "huski": did you mean husky?'],
    [['--workflow', '--no-workflow'], '--workflow and --no-workflow cannot be combined: use one of them'],
  ])('%j, and writes nothing', async (args, message) => {
    projects.at.write('data.json', '{}');
    const { code, out, err } = await projects.init(['--yes', ...args]);
    expect([code, out, err]).toEqual([2, '', `roomlint: ${message}\n`]);
    expect(projects.files()).toEqual(['data.json']);
  });

  test('to begin where a file is in the way of a folder', async () => {
    projects.at.write('garden.json', clean);
    projects.at.write('.github', '');
    const { code, err } = await projects.init(['--yes']);
    expect([code, err]).toEqual([
      2,
      `roomlint: ${WORKFLOW} cannot be written: part of the path is a file, not a folder\n`,
    ]);
    expect(projects.files()).toEqual(['.github', 'garden.json']);
  });

  test.skipIf(process.getuid?.() === 0)('a folder that is read-only (skipped for root)', async () => {
    projects.at.write('rooms/garden.json', clean);
    chmodSync(projects.at.cwd, 0o555);
    const { code, err } = await projects.init(['--yes']);
    chmodSync(projects.at.cwd, 0o755);
    expect([code, err]).toEqual([2, expect.stringContaining(`${CONFIG} cannot be written: you do not have`)]);
  });
});

test('names of files with spaces, quotes and control characters are shown so that they do no harm', async () => {
  projects.startGit();
  const name = 'it\'s a\n"room"\u001b[31m.json';
  projects.at.write(name, clean);
  const { code, out } = await projects.init(['--yes']);
  expect(code).toBe(0);
  expect(out).not.toContain('\u001b');
  const play = readFileSync(join(projects.at.cwd, name.replace('.json', '.play')), 'utf8');
  expect(play.split('\n')[1]).toBe('click 2');
});
