import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ON_DISK, temporaryFolder } from '../../cli/run-roomlint.js';
import { addressOf, type Manager, NODES, type Outcome, run, Workshop } from './consumers.js';

/* The published package in programs that load it, fetched from the registry for Linux on x64. */
/** Deno reads nothing below /dev without all rights. */
const folder = temporaryFolder(ON_DISK);
const workshop = new Workshop(folder.path);
const FOUND: Outcome = { code: 0, text: '4 findings\n' };
/** What files.mjs prints without a config, and with one whose plugin has a finding for each item. */
const READ: Outcome = { code: 0, text: '4 true none.json: no such file\n' };
const READ_WITH_PLUGIN: Outcome = { code: 0, text: '7 true none.json: no such file\n' };
/** The last line of what was printed; Node warns about Yarn's loaders first. */
const last = ({ code, text }: Outcome): Outcome => ({ code, text: `${text.trim().split('\n').at(-1)}\n` });

const MANAGERS = ['npm', 'pnpm', "Yarn, Plug'n'Play", 'Yarn, node_modules', 'bun'];

describe.each(MANAGERS)('installed by %s', (title) => {
  let cwd: string;
  let manager: Manager;
  const start = (version: string, [command = '', ...first]: readonly string[], ...args: string[]): Outcome =>
    run(command, [...first, ...args], { cwd, path: workshop.node(version), env: manager.settings });

  beforeAll(() => {
    const found = workshop.managers().find((each) => each.title === title);
    if (found === undefined) throw new Error(`nothing is known of ${title}`);
    manager = found;
    // Yarn takes the folder for a part of another project if it has no lock file.
    cwd = workshop.project({}, title.startsWith('Yarn') ? { type: 'module' } : {});
    if (title.startsWith('Yarn')) writeFileSync(join(cwd, 'yarn.lock'), '');
    const { code, text } = start(NODES[0], manager.install);
    expect(code, text).toBe(0);
    expect(readdirSync(cwd).includes('node_modules')).toBe(!title.endsWith("Plug'n'Play"));
  }, 600_000);

  describe.each(NODES)('Node %s', (version) => {
    test.each(['use.mjs', 'use.cjs'])('runs %s, which finds what there is to find', (program) => {
      expect(last(start(version, manager.program, program))).toEqual(FOUND);
    });

    test('runs the command, and a plugin that imports the library', () => {
      const config = join(cwd, 'roomlint.config.json');
      writeFileSync(config, '{ "plugins": ["./plugin.mjs"] }');
      const { code, text } = start(version, manager.command, 'check', 'room.json');
      expect(text).toContain('room.json:3:10 warning item 2 (team/item)');
      expect(text).toContain('4 errors, 3 warnings in 1 file');
      expect(code).toBe(1);
    });

    test.each(['files.mjs', 'files.cjs'])('runs %s, which reads a config and its plugin', (program) => {
      writeFileSync(join(cwd, 'roomlint.config.json'), '{ "plugins": ["./plugin.mjs"] }');
      expect(last(start(version, manager.program, program))).toEqual(READ_WITH_PLUGIN);
    });

    test('runs the service', async () => {
      const [command = '', ...first] = manager.command;
      const args = [...first, 'serve', '--data', join(cwd, `data-${version}`), '--port', '0'];
      const options = { cwd, path: workshop.node(version), env: manager.settings };
      expect(await addressOf(command, args, options)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    });
  });
});

describe('beside Node', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = installed({});
  });

  test.each(['use.mjs', 'use.cjs'])('bun runs %s', (program) => {
    expect(run(workshop.bun, [program], { cwd })).toEqual(FOUND);
  });

  test.each(['use.mjs', 'use.cjs'])('deno runs %s', (program) => {
    expect(run(workshop.deno, ['run', '--quiet', '--allow-read', program], { cwd })).toEqual(FOUND);
  });

  test.each(['files.mjs', 'files.cjs'])('bun and deno run %s', (program) => {
    expect(run(workshop.bun, [program], { cwd })).toEqual(READ);
    expect(run(workshop.deno, ['run', '--quiet', '-A', program], { cwd })).toEqual(READ);
  });

  test('bun and deno run the command', () => {
    const args = ['node_modules/roomlint/dist/roomlint.js', 'check', 'room.json'];
    for (const outcome of [
      run(workshop.bun, args, { cwd }),
      run(workshop.deno, ['run', '-A', ...args], { cwd }),
    ]) {
      expect(outcome.text).toContain('4 errors in 1 file');
      expect(outcome.code).toBe(1);
    }
  });
});

describe('a bundler takes only what is used, and the result works', () => {
  const EDITED = { code: 0, text: '{"a":1.50}\n' };
  let cwd: string;
  beforeAll(() => {
    cwd = installed({
      esbuild: '0.28.2',
      vite: '8.3.8',
    });
    writeFileSync(
      join(cwd, 'page.mjs'),
      `import { JsonEditor, Spelled } from 'roomlint';
const bytes = new JsonEditor(new TextEncoder().encode('{"a":1}')).replace('/a', new Spelled('1.50')).result();
console.log(new TextDecoder().decode(bytes));
`,
    );
  });

  const sized = (file: string): number => readFileSync(join(cwd, file)).length;

  test.each(['browser', 'node', 'neutral'])('esbuild, for the platform %s', (platform) => {
    const args = [
      '--bundle',
      '--minify',
      '--format=esm',
      `--platform=${platform}`,
      `--outfile=${platform}.mjs`,
    ];
    const made = run('node_modules/.bin/esbuild', ['page.mjs', ...args, '--log-level=warning'], { cwd });
    expect(made).toEqual({ code: 0, text: '' });
    expect(sized(`${platform}.mjs`)).toBeLessThan(120_000);
    expect(run('node', [`${platform}.mjs`], { cwd })).toEqual(EDITED);
  });

  test('vite', () => {
    writeFileSync(join(cwd, 'index.html'), '<script type="module" src="/page.mjs"></script>');
    const made = run('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], {
      cwd,
      env: { NODE_ENV: '' },
    });
    expect(made.code, made.text).toBe(0);
    const [asset = ''] = readdirSync(join(cwd, 'dist/assets'));
    expect(sized(`dist/assets/${asset}`)).toBeLessThan(120_000);
  });
});

describe('types', () => {
  test('TypeScript 5 knows them with every resolution', () => {
    const cwd = installed({ typescript: '5.9.3' });
    writeFileSync(
      join(cwd, 'use.ts'),
      `import { checkSnapshot, type Finding } from 'roomlint';
import { type CheckedFile, checkFile, CommandError } from 'roomlint/node';
export const checked: Promise<CheckedFile> = checkFile('room.json', { config: false });
export const details = (error: unknown): string => (error instanceof CommandError ? error.message : '');
// @ts-expect-error not a path
checkFile(1);
export const findings: readonly Finding[] = checkSnapshot(new Uint8Array()).findings;
// @ts-expect-error a string is not bytes
checkSnapshot('{}');
`,
    );
    for (const type of ['module', 'commonjs'])
      for (const [module, resolution] of [
        ['node16', 'node16'],
        ['nodenext', 'nodenext'],
        ['esnext', 'bundler'],
      ]) {
        mkdirSync(join(cwd, type), { recursive: true });
        writeFileSync(join(cwd, type, 'package.json'), JSON.stringify({ type }));
        writeFileSync(join(cwd, type, 'use.ts'), readFileSync(join(cwd, 'use.ts')));
        const args = ['--noEmit', '--strict', '--target', 'es2022', '--module', module, '--moduleResolution'];
        const outcome = run(
          'node_modules/.bin/tsc',
          [...args, resolution, join(type, 'use.ts')].map(String),
          { cwd },
        );
        expect({ type, resolution, ...outcome }).toEqual({ type, resolution, code: 0, text: '' });
      }
  });

  test('attw and publint find nothing', () => {
    const cwd = installed({ '@arethetypeswrong/cli': '0.18.5', publint: '0.3.25' });
    const attw = run('node_modules/.bin/attw', [workshop.tarball, '--format', 'ascii'], { cwd });
    expect(attw.text).toContain('No problems found');
    expect(attw.code).toBe(0);
    const publint = run('node_modules/.bin/publint', ['run', workshop.tarball, '--strict'], { cwd });
    expect(publint.text).toContain('All good!');
    expect(publint.code).toBe(0);
  });
});

/** A project with these packages beside roomlint, installed by npm. */
function installed(dependencies: Readonly<Record<string, string>>): string {
  const cwd = workshop.project(dependencies);
  const { code, text } = run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd });
  expect(code, text).toBe(0);
  return cwd;
}
