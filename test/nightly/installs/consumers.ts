import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchedPackage } from '../fetched-package.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Versions of what is fetched. Node comes from the package of the platform, which runs no install script. */
export const NODES = ['20.20.2', '22.23.3', '24.21.0'] as const;
const YARN = '@yarnpkg/cli-dist@4.18.1';
const PNPM = 'pnpm@10.34.1';
const BUN = '@oven/bun-linux-x64@1.4.5';
const DENO = '@deno/linux-x64-glibc@2.9.6';

/** Uses `roomlint/node`: reads a file with its config, and one that is not there. */
const READS_FILES = `(async () => {
  const { findings } = await checkFile('room.json');
  const { settings } = await loadConfig('room.json');
  const refused = await checkFile('none.json').catch((error) => error);
  console.log(findings.length, settings.length > 100, refused instanceof CommandError && refused.message);
})();
`;

/** Programs that use the library, by file. The first two count findings in garden-broken.json. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'use.mjs': `import { readFileSync } from 'node:fs';
import { checkSnapshot } from 'roomlint';
console.log(checkSnapshot(readFileSync('room.json')).findings.length, 'findings');
`,
  'use.cjs': `const { readFileSync } = require('node:fs');
const { checkSnapshot } = require('roomlint');
console.log(checkSnapshot(readFileSync('room.json')).findings.length, 'findings');
`,
  'files.mjs': `import { checkFile, CommandError, loadConfig } from 'roomlint/node';\n${READS_FILES}`,
  'files.cjs': `const { checkFile, CommandError, loadConfig } = require('roomlint/node');\n${READS_FILES}`,
  'plugin.mjs': `import { defineRule } from 'roomlint';
export default defineRule({
  id: 'team/item', level: 'warning', fix: 'none', summary: 's', source: 's', why: 'w',
  on: { item({ key, place }, report) { report({ at: place, message: 'item ' + key }); } },
  examples: () => ({ good: [1], bad: [1] }),
});
`,
};

/** What a program prints, both streams, and the code that it ends with. */
export interface Outcome {
  readonly code: number | null;
  readonly text: string;
}

/** How programs are run in a project that one package manager has installed. */
export interface Manager {
  readonly title: string;
  readonly install: readonly string[];
  /** What goes before the path of a program, and before the name of a command. */
  readonly program: readonly string[];
  readonly command: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

/** Everything that these tests fetch and install, in one folder. */
export class Workshop {
  readonly #fetched = new Map<string, string>();
  #tarball: string | undefined;
  #projects = 0;

  constructor(private readonly folder: string) {}

  /** The folder of a package as it is published. */
  fetched(spec: string): string {
    const known = this.#fetched.get(spec) ?? fetchedPackage(spec, this.folder);
    this.#fetched.set(spec, known);
    return known;
  }

  node(version: string): string {
    return join(this.fetched(`node-${process.platform}-${process.arch}@${version}`), 'bin');
  }

  get bun(): string {
    return this.#executable(join(this.fetched(BUN), 'bin/bun'));
  }

  get deno(): string {
    return this.#executable(join(this.fetched(DENO), 'deno'));
  }

  #executable(path: string): string {
    chmodSync(path, 0o755);
    return path;
  }

  /** Roomlint as `npm publish` would send it. */
  get tarball(): string {
    if (this.#tarball === undefined) {
      const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', this.folder];
      const { text } = run('npm', args, { cwd: root });
      this.#tarball = join(this.folder, text.trim().split('\n').at(-1) ?? '');
    }
    return this.#tarball;
  }

  /** A new folder with the programs in it, and a package.json with these dependencies beside roomlint. */
  project(dependencies: Readonly<Record<string, string>> = {}, more: object = {}): string {
    const cwd = join(this.folder, `project-${this.#projects++}`);
    mkdirSync(cwd);
    const manifest = { private: true, dependencies: { roomlint: `file:${this.tarball}`, ...dependencies } };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...manifest, ...more }));
    copyFileSync(join(root, 'examples/garden-broken.json'), join(cwd, 'room.json'));
    for (const [name, text] of Object.entries(PROGRAMS)) writeFileSync(join(cwd, name), text);
    return cwd;
  }

  managers(): readonly Manager[] {
    const yarn = ['node', join(this.fetched(YARN), 'bin/yarn.js')];
    const global = { YARN_ENABLE_TELEMETRY: '0', YARN_GLOBAL_FOLDER: join(this.folder, 'yarn') };
    const immutable = { YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' };
    const direct = { program: ['node'], command: ['node', 'node_modules/roomlint/dist/roomlint.js'] };
    const byYarn = {
      install: [...yarn, 'install'],
      program: [...yarn, 'node'],
      command: [...yarn, 'roomlint'],
    };
    return [
      { title: 'npm', install: ['npm', 'install', '--no-audit', '--no-fund'], ...direct },
      {
        title: 'pnpm',
        install: ['node', join(this.fetched(PNPM), 'bin/pnpm.cjs'), 'install'],
        ...direct,
        settings: { XDG_DATA_HOME: join(this.folder, 'pnpm'), XDG_CACHE_HOME: join(this.folder, 'pnpm') },
      },
      {
        title: "Yarn, Plug'n'Play",
        ...byYarn,
        settings: { ...global, ...immutable, YARN_NODE_LINKER: 'pnp' },
      },
      {
        title: 'Yarn, node_modules',
        ...byYarn,
        settings: { ...global, ...immutable, YARN_NODE_LINKER: 'node-modules' },
      },
      { title: 'bun', install: [this.bun, 'install'], ...direct },
    ];
  }
}

interface RunOptions {
  readonly cwd: string;
  /** Folders to look for programs in, before those of this process. */
  readonly path?: string;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

export function run(command: string, args: readonly string[], options: RunOptions): Outcome {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: options.cwd,
    env: environment(options),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error !== undefined) throw error;
  return { code: status, text: stdout + stderr };
}

/** The address that a service prints before it is ended, or all that it prints. */
export async function addressOf(
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<string> {
  // A group of its own: a package manager does not pass signals on.
  const child = spawn(command, args, { cwd: options.cwd, env: environment(options), detached: true });
  try {
    return await firstAddress(child);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  }
}

function firstAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (piece: Buffer): void => {
      text += piece.toString();
      const address = /^http:\/\/127\.0\.0\.1:\d+$/m.exec(text);
      if (address !== null) resolve(address[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('close', () => resolve(text));
  });
}

function environment({ path, env }: RunOptions): NodeJS.ProcessEnv {
  const { PATH = '', NODE_OPTIONS: _tests, ...others } = process.env;
  return { ...others, ...env, PATH: path === undefined ? PATH : path + delimiter + PATH };
}
