import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Joins a program and the sources that it imports into one module that Node can load: a loader for TypeScript
 * in the new process would take several times as long. The parser of configs is left out, and is not found:
 * what reads no config must not need it. `$` in an import is the folder of the project.
 */
export async function bundled(program: string): Promise<string> {
  const name = join(ROOT, 'program.ts');
  const build = await rolldown({
    cwd: ROOT,
    input: name,
    platform: 'node',
    external: ['jsonc-parser'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? program.replaceAll('$/', './') : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  return output[0].code;
}

/** Writes a program into a folder that everybody may read, for as long as `use` needs it. */
export async function withProgram<Result>(
  program: string,
  use: (path: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-program-'));
  try {
    chmodSync(folder, 0o755);
    const path = join(folder, 'program.mjs');
    writeFileSync(path, await bundled(program));
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs a program in a process without the rights of a superuser, whom permissions do not stop, and returns
 * what it prints as JSON. `$` in an import is the folder of the project.
 */
export async function asNobody(
  program: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const { stdout, stderr } = await withProgram(
    program,
    (path): SpawnSyncReturns<string> =>
      spawnSync(process.execPath, [path], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, ...environment },
        ...identity,
      }),
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
