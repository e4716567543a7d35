import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { COMMAND } from '../cli/run-roomlint.js';

export interface RunningView {
  readonly address: string;
  end(): Promise<void>;
}

export async function startView(cwd: string, args: readonly string[]): Promise<RunningView> {
  const command = spawn(process.execPath, [COMMAND, 'view', '--no-open', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(command.stdout, 'data')) as [Buffer];
  return {
    address: text.toString().trimEnd(),
    end: async () => {
      const ended = once(command, 'exit');
      command.kill();
      await ended;
    },
  };
}
