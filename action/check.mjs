// The step "Check snapshots" of action.yml: runs roomlint with the inputs and passes its findings on. Inputs
// come in the environment, never as part of a script, so that no branch name or path can become a command.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Step } from './step.mjs';

const { env } = process;
// A check needs no keys, and neither does git.
for (const name of Object.keys(env)) if (/^ROOMLINT_.*KEY/i.test(name)) delete env[name];
const token = env.ROOMLINT_TOKEN;
delete env.ROOMLINT_TOKEN;
const COMMAND = fileURLToPath(new URL('../dist/roomlint.js', import.meta.url));

process.exitCode = await new Step({
  env,
  token,
  fetch,
  node: process.versions.node,
  cwd: process.cwd(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  roomlint: (args, { cwd, variables = {}, shows = false }) =>
    spawnSync(process.execPath, [COMMAND, ...args], {
      cwd,
      env: { ...env, ...variables },
      stdio: ['ignore', shows ? 'inherit' : 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }),
  git(args, cwd) {
    const { status, stdout } = spawnSync('git', ['-c', 'core.fsmonitor=false', ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      timeout: 60_000,
    });
    return status === 0 ? stdout : undefined;
  },
}).run();
