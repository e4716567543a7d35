import { spawnSync } from 'node:child_process';

/** Runs a command on a terminal of its own, and types an answer whenever its prompt was shown. */
const SCRIPT = `
import json, os, pty, sys
answers, command = json.loads(sys.argv[1]), sys.argv[2:]
child, terminal = pty.fork()
if child == 0:
    os.execvp(command[0], command)
shown = b''
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:
        break
    if not piece:
        break
    shown += piece
    if answers and answers[0][0].encode() in shown:
        sys.stdout.buffer.write(shown)
        shown = b''
        os.write(terminal, answers.pop(0)[1].encode())
sys.stdout.buffer.write(shown)
sys.stdout.flush()
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
sys.exit(status if status >= 0 else 128 - status)
`;

/** False without python3 and its pty. */
export const hasTerminals =
  spawnSync('python3', ['-c', 'import os, pty; os.waitstatus_to_exitcode']).status === 0;

/** What is typed once a prompt is shown. */
export type Answer = readonly [prompt: string, typed: string];

export interface TerminalRun {
  /** As a shell sees it: a signal is 128 and its number. */
  readonly code: number | null;
  /** Everything that the terminal shows, what is typed included, with LF. */
  readonly shown: string;
}

export function onATerminal(
  command: readonly string[],
  answers: readonly Answer[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): TerminalRun {
  const { status, stdout } = spawnSync('python3', ['-c', SCRIPT, JSON.stringify(answers), ...command], {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, CI: '', NO_COLOR: '1', ...env },
  });
  return { code: status, shown: stdout.replaceAll('\r\n', '\n') };
}
