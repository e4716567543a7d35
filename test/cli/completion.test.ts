import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

/* What the scripts receive is on test/cases/commands/completion.md. Here they are run. */

const folder = temporaryFolder();

const OFFERS: Readonly<Record<string, readonly string[]>> = {
  'roomlint chec': ['check', 'check.json'],
  'roomlint room do': ['download'],
  'roomlint room download ROOM gar': ['garden.json'],
  'roomlint gar': ['garden.json'],
  'roomlint check --fix-': ['--fix-dry-run'],
  'roomlint check --rule quest/no-a': ['quest/no-auto-start:'],
  'roomlint check --rule quest/no-auto-start:w': ['warning'],
  'roomlint check --preset=len': ['lenient'],
  'roomlint explain quest/enab': ['quest/enabled'],
  'roomlint roundtrip --keep v': ['values'],
  'roomlint check --config gar': ['garden.json'],
};

/** Presses the tab key after each line, in a shell that has read the script. */
const PRESS_TAB = `
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

test('bash offers what completes a line', () => {
  for (const name of ['garden.json', 'check.json']) folder.write(name);
  chmodSync(folder.write('roomlint', `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n`), 0o755);
  const args = ['-c', PRESS_TAB, 'bash', ...Object.keys(OFFERS)];
  const env = { ...process.env, PATH: `${folder.path}${delimiter}${process.env.PATH}` };
  const { stdout, stderr } = spawnSync('bash', args, { cwd: folder.path, encoding: 'utf8', env });
  const offers = stdout.split('end of the offers\n').map((text) => text.split('\n').filter(Boolean));
  expect([stderr, offers.slice(0, -1)]).toEqual(['', Object.values(OFFERS)]);
});

describe.each([
  ['zsh', /^#compdef roomlint\n/],
  ['fish', /complete -c roomlint -f -a /],
])('the script for %s', (shell, beginning) => {
  const isThere = (process.env.PATH ?? '').split(delimiter).some((path) => existsSync(join(path, shell)));

  test('requests completions for the words typed so far, and handles file names', async () => {
    const { out } = await roomlint(['completion', shell]);
    expect(out).toMatch(beginning);
    for (const part of ['--get-yargs-completions', ':files']) expect(out).toContain(part);
  });

  test.skipIf(!isThere)('is read without a complaint', async () => {
    // Not through standard input: Node gives a socket, and fish 3.6 cannot read one with -n.
    const script = folder.write(`completion.${shell}`, (await roomlint(['completion', shell])).out);
    const { status, stderr } = spawnSync(shell, ['-n', script], { encoding: 'utf8', stdio: 'pipe' });
    expect([status, stderr]).toEqual([0, '']);
  });
});
