import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
folder.write('garden.json', '{}');
folder.write('check.json', '{}');
writeFileSync(join(folder.path, 'roomlint'), `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n`);
chmodSync(join(folder.path, 'roomlint'), 0o755);

/** What completes the last of these words. */
async function candidates(...words: string[]): Promise<string[]> {
  const { code, out, err } = await roomlint(['--get-yargs-completions', ...words]);
  expect([code, err]).toEqual([0, '']);
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t')[0] ?? '');
}

describe('what completion scripts receive', () => {
  test('commands and files where a command line begins', async () => {
    const commands = [
      'init',
      'check',
      'merge-reports',
      'plan',
      'pull',
      'push',
      'restore',
      'backups',
      'status',
      'roundtrip',
      'simulate',
      'graph',
      'show',
      'view',
      'scrub',
      'serve',
      'mcp',
      'lsp',
      'room',
      'upload',
      'explain',
      'rules',
      'schema',
      'completion',
    ];
    expect(await candidates('')).toEqual([...commands, ':files']);
    expect(await candidates('r')).toEqual(['restore', 'roundtrip', 'room', 'rules', ':files']);
  });

  test('the options of the command', async () => {
    expect(await candidates('check', '--fi')).toEqual(['--fix', '--fix-dry-run', '--files-from']);
    expect(await candidates('--ke')).toEqual([]);
    expect(await candidates('roundtrip', '--ke')).toEqual(['--keep']);
    expect(await candidates('rules', '-')).toEqual(['--json', '--help', '--version']);
  });

  test('the commands of a group, and their options', async () => {
    expect(await candidates('room', '')).toEqual([
      'create',
      'duplicate',
      'update',
      'items',
      'download',
      'import',
    ]);
    expect(await candidates('room', 'd')).toEqual(['duplicate', 'download']);
    expect(await candidates('room', 'update', '--f')).toEqual(['--fields', '--format']);
    expect(await candidates('room', 'update', '--fields', '')).toEqual([':files']);
    expect(await candidates('room', 'import', 'ROOM', '')).toEqual([':files']);
    expect(await candidates('room', 'items', '-f', '')).toEqual(['text', 'json']);
    expect(await candidates('room', 'paint', '')).toEqual([]);
    expect(await candidates('upload', '--upload-method', 'P')).toEqual(['PUT', 'POST']);
  });

  test('the values of options', async () => {
    expect(await candidates('--preset', '')).toEqual(['recommended', 'lenient', 'catalog', 'all']);
    expect(await candidates('--preset=l')).toEqual(['--preset=lenient']);
    expect(await candidates('-f', 'j')).toEqual(['json', 'junit']);
    expect(await candidates('--format', 'json=')).toEqual([':files']);
    expect(await candidates('--rule', 'quest/no')).toEqual(['quest/no-auto-start:']);
    expect(await candidates('--rule', 'quest/no-auto-start:')).toEqual(
      ['error', 'warning', 'info', 'off'].map((level) => `quest/no-auto-start:${level}`),
    );
    expect(await candidates('--only', 'qu')).toEqual([
      'quest',
      ...[...rulePack.keys()].filter((id) => id.startsWith('qu')),
    ]);
    expect(await candidates('--skip', 'sch')).toEqual(['schema']);
    expect(await candidates('roundtrip', '--keep', '')).toEqual(['bytes', 'values', 'unknown']);
    expect(await candidates('simulate', '--format', '')).toEqual(['text', 'json', 'junit', 'agent']);
    expect(await candidates('graph', '-f', 'm')).toEqual(['mermaid']);
    expect(await candidates('simulate', '--script', '')).toEqual([':files']);
    expect(await candidates('--config', '')).toEqual([':files']);
    expect(await candidates('--max-warnings', '')).toEqual([]);
  });

  test('rules, records and shells, and files after --', async () => {
    expect(await candidates('explain', '')).toEqual([...rulePack.keys()]);
    expect(await candidates('schema', 'requ')).toEqual(['requirement']);
    expect(await candidates('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(await candidates('check', '--', '--f')).toEqual([':files']);
  });
});

/** What pressing the tab key after each of these lines offers, in a shell that has read the script. */
function inBash(lines: readonly string[]): string[][] {
  const script = `
    eval "$(roomlint completion bash)"
    COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
    for line; do
      COMP_LINE="$line"; COMP_POINT=\${#COMP_LINE}; COMPREPLY=()
      # As bash splits it: at ":" and "=" as well.
      spaced="\${COMP_LINE//:/ : }"; spaced="\${spaced//=/ = }"
      read -ra COMP_WORDS <<< "$spaced"
      [[ "$COMP_LINE" == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
      _roomlint roomlint
      printf '%s\\n' "\${COMPREPLY[@]}" 'end of the offers'
    done`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script, 'bash', ...lines], {
    cwd: folder.path,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder.path}:${process.env.PATH}` },
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout
    .split('end of the offers\n')
    .slice(0, -1)
    .map((offers) => offers.split('\n').filter((one) => one !== ''));
}

describe('the script for bash', () => {
  const OFFERS: readonly [line: string, offered: readonly string[]][] = [
    ['roomlint chec', ['check', 'check.json']],
    ['roomlint room do', ['download']],
    ['roomlint room download ROOM gar', ['garden.json']],
    ['roomlint gar', ['garden.json']],
    ['roomlint check --fix-', ['--fix-dry-run']],
    ['roomlint check --rule quest/no-a', ['quest/no-auto-start:']],
    ['roomlint check --rule quest/no-auto-start:w', ['warning']],
    ['roomlint check --preset=len', ['lenient']],
    ['roomlint explain quest/enab', ['quest/enabled']],
    ['roomlint roundtrip --keep v', ['values']],
    ['roomlint check --config gar', ['garden.json']],
  ];
  let offers: string[][];
  beforeAll(() => {
    offers = inBash(OFFERS.map(([line]) => line));
  });

  test.each(OFFERS.map(([line, offered], index) => [line, offered, index] as const))(
    'completes %s',
    (_line, offered, index) => {
      expect(offers[index]).toEqual(offered);
    },
  );
});

describe.each(['zsh', 'fish'])('the script for %s', (shell) => {
  const isThere = spawnSync(shell, ['-c', 'true']).error === undefined;

  test('requests completions for the words typed so far, and handles file names', async () => {
    const { out } = await roomlint(['completion', shell]);
    expect(out).toContain('--get-yargs-completions');
    expect(out).toContain(':files');
    expect(out).toMatch(shell === 'zsh' ? /^#compdef roomlint\n/ : /complete -c roomlint -f -a /);
  });

  test.skipIf(!isThere)('is read without a complaint', async () => {
    const { out } = await roomlint(['completion', shell]);
    // Not through standard input: Node gives a socket, and fish 3.6 cannot read one with -n.
    const script = folder.write(`completion.${shell}`, out);
    const { status, stderr } = spawnSync(shell, ['-n', script], { encoding: 'utf8', stdio: 'pipe' });
    expect([status, stderr]).toEqual([0, '']);
  });
});
