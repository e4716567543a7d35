import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../front/cli/run-roomlint.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = temporaryFolder();

/** A copy of the checkout with what `npm ci` installs. */
function installed(name: string, ...options: string[]): string {
  const into = join(folder.path, name);
  const tracked = ['package.json', 'package-lock.json', 'dist', 'docs', 'rules', 'schemas', 'examples'];
  const files = execFileSync('git', ['ls-files', '-z', ...tracked], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    cpSync(join(root, file), join(into, file));
  }
  execFileSync('npm', ['ci', '--omit=dev', ...options, '--no-audit', '--no-fund'], {
    cwd: into,
    stdio: 'ignore',
  });
  return into;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(where: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/roomlint.js', ...args], {
    cwd: where,
    env: { ...process.env, ...env },
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** Packages below node_modules, and their bytes. */
function packagesOf(where: string): { readonly count: number; readonly bytes: number } {
  const modules = join(where, 'node_modules');
  const names = readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)) : [name]));
  const bytes = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(modules, path)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  return { count: names.length, bytes };
}

const ROOM = 'examples/garden.json';
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

/** What needs no service and no optional package. */
const PLAIN = [
  ['check', ROOM, '--format', 'ndjson=report.ndjson'],
  ['report', 'report.ndjson'],
  ['plan', ROOM, ROOM],
  ['merge', ROOM, ROOM, ROOM],
  ['diff', ROOM, ROOM],
  ['roundtrip', ROOM],
  ['simulate', ROOM, '--script', 'examples/garden.play'],
  ['graph', ROOM],
  ['show', ROOM],
  ['rules', 'quest/no-auto-start'],
  ['schema', 'report'],
  ['scrub', ROOM],
  ['init', ROOM, '--yes', '--hook', 'none', '--no-workflow'],
];
/** What calls a service. */
const CALLS = (room: string): string[][] => [
  ['pull', 'pulled.json', '--room', room],
  ['status', 'pulled.json', '--room', room],
  ['push', ROOM, '--room', room, '--yes', '--max-removed', '100%'],
  ['restore', '--list', '--room', room, '--folder', 'examples'],
  ['restore', '--room', room, '--folder', 'examples', '--yes', '--max-removed', '100%'],
  ['room', 'download', room, 'again.json'],
  ['upload', ROOM],
];

let full: string;
let slim: string;
let service: ChildProcess;
let env: NodeJS.ProcessEnv;
let room: string;

beforeAll(async () => {
  full = installed('full');
  slim = installed('slim', '--omit=optional');
  const data = join(folder.path, 'data');
  service = spawn(process.execPath, ['dist/roomlint.js', 'serve', '--data', data, '--port', '0'], {
    cwd: full,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (service.stdout === null) throw new Error('the service has no output');
  const [address] = await once(createInterface({ input: service.stdout }), 'line');
  env = { ROOMLINT_SERVER: String(address), ROOMLINT_KEYS: join(data, 'creators.json') };
  room = JSON.parse(run(full, ['room', 'create', 'blank', '--format', 'json'], env).out).room.RoomID;
}, 300_000);

afterAll(async () => {
  // The command goes on to write its compiled code into the folder that is removed next.
  const ended = once(service, 'exit');
  service.kill();
  await ended;
});

describe.each(['full', 'slim'] as const)('the %s installation', (which) => {
  const where = (): string => (which === 'full' ? full : slim);

  test('runs every command that needs no optional package, with a service and without', () => {
    const ran = [...PLAIN, ...CALLS(room)].map((args) => ({ args, ...run(where(), args, env) }));
    expect(ran.filter(({ code }) => code !== 0)).toEqual([]);
  });

  test('shows a page', async () => {
    const args = ['view', ROOM, '--no-open'];
    const page = spawn(process.execPath, ['dist/roomlint.js', ...args], {
      cwd: where(),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      if (page.stdout === null) throw new Error('view has no output');
      const [address] = await once(createInterface({ input: page.stdout }), 'line');
      expect((await fetch(String(address))).status).toBe(200);
    } finally {
      const ended = once(page, 'exit');
      page.kill();
      await ended;
    }
  });
});

describe('the full installation', () => {
  test('draws pictures', () => {
    const { code, out } = run(full, ['graph', ROOM, '--format', 'svg']);
    expect([code, out.slice(0, 4)]).toEqual([0, '<svg']);
  });

  test('answers assistants and editors', async () => {
    const line = JSON.stringify(INITIALIZE);
    expect(run(full, ['mcp'], {}, `${line}\n`).out).toContain('"serverInfo":{"name":"roomlint"');
    const server = spawn(process.execPath, ['dist/roomlint.js', 'lsp', '--stdio'], { cwd: full });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(line)}\r\n\r\n${line}`);
    let answer = '';
    // The header of a message may come by itself.
    for await (const piece of server.stdout) {
      answer += String(piece);
      if (answer.includes('"capabilities":')) break;
    }
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    expect(answer).toContain('"capabilities":');
  });
});

describe('the slim installation', () => {
  test.each([['serve', '--data', 'data'], ['mcp'], ['lsp', '--stdio'], ['graph', ROOM, '--format', 'svg']])(
    'says in one sentence what to install for roomlint %s',
    (...args) => {
      const { code, out, err } = run(slim, args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(
        /^roomlint: this command needs packages that are not installed, such as \S+: run npm install \S+, or install roomlint again without --omit=optional\n$/,
      );
    },
  );

  test('has at most 25 packages, and 5 MB of them', () => {
    const { count, bytes } = packagesOf(slim);
    expect(count).toBeLessThanOrEqual(25);
    expect(bytes).toBeLessThanOrEqual(5_000_000);
  });
});
