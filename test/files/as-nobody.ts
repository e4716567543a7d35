import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs code in a process without the rights of a superuser, whom permissions do not stop, and returns what it prints as JSON. `$` in an
 * import is the folder of the project.
 */
export function asNobody(code: string, environment: Readonly<Record<string, string>> = {}): unknown {
  const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const program = code.replaceAll('$/', new URL('../../', import.meta.url).href);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', program],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, TSX_DISABLE_CACHE: '1', ...environment },
      ...identity,
    },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
