import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PageFiles } from '../../../src/front/view/page-files.js';
import { ViewServer } from '../../../src/front/view/server.js';
import { ViewedFiles } from '../../../src/front/view/viewed-files.js';
import { valueRows } from '../../table-rows.js';
import { temporaryFolder } from '../cli/run-roomlint.js';

const dist = new URL('../../../dist/', import.meta.url);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const BROKEN = readFileSync(join(root, 'examples/garden-broken.json'));
const folder = join(temporaryFolder().path, 'rooms');
const file = join(folder, 'garden.json');
const crashes: unknown[] = [];

let server: ViewServer;
let address: URL;

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(file, BROKEN);
  server = new ViewServer({
    files: new ViewedFiles({
      cwd: folder,
      paths: ['.'],
      against: undefined,
      settings: { cwd: folder },
      env: process.env,
    }),
    page: new PageFiles(dist),
    maxBytes: 100_000,
    messageOf: () => undefined,
    crashed: (error) => crashes.push(error),
  });
  address = new URL(await server.listen(0));
  await ask('files');
});

afterAll(() => server.close());

beforeEach(() => writeFileSync(file, BROKEN));

interface Asked {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Asks as no browser does, with any path and host. */
function ask(name: string, asked: Asked = {}) {
  const { path = `${address.pathname}${name}`, method = 'GET', headers = {}, body } = asked;
  type Answered = { status: number | undefined; headers: Readonly<Record<string, unknown>>; body: string };
  return new Promise<Answered>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: address.port, path, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const { statusCode: status, headers: given } = response;
        resolve({ status, headers: given, body: Buffer.concat(pieces).toString() });
      });
    });
    sent.on('error', reject).end(body);
  });
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const OUR_POST = (digest: string): Record<string, string> => ({
  origin: address.origin,
  'content-type': 'application/octet-stream',
  'x-digest': digest,
});

describe('the server of the page', () => {
  test('answers the page with a strict policy, and keeps nothing in caches', async () => {
    const { status, headers, body } = await ask('');
    expect(status).toBe(200);
    expect(body).toContain('<script type="module" src="page.js">');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each(valueRows<[string, object]>('front/view/tables.md', 'Requests that are refused'))(
    'refuses %s',
    async (_what, asked) => {
      const { status, body } = await ask('files', asked);
      expect(status).toBe(403);
      expect(body).not.toContain('garden');
    },
  );

  test.each([
    ...[
      'file/../../etc/passwd',
      '../../world/files',
      'file/%2e%2e',
      'file/..%2f..',
      'file/0\\..',
      'file/0/%00',
    ],
    ...['file/garden.json', 'file/-1', 'file/99', 'file/0/config/more', 'constructor', '__proto__'],
  ])('finds nothing at %s', async (name) => {
    expect((await ask(name)).status).toBe(404);
  });

  test('gives the exact bytes of a file, with their digest', async () => {
    const { body, headers } = await ask('file/0');
    expect(body).toBe(BROKEN.toString());
    expect(headers['x-digest']).toBe(sha256(BROKEN));
  });

  test('writes what our page sends, if the file is what the page has read', async () => {
    const after = Buffer.from('{"roomItems": {}}');
    const answer = await ask('file/0', { method: 'POST', headers: OUR_POST(sha256(BROKEN)), body: after });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { digest: sha256(after) }]);
    expect(readFileSync(file)).toEqual(after);
  });

  test('does not write over what another program has changed', async () => {
    writeFileSync(file, '{"roomItems": {"1": {}}}');
    const answer = await ask('file/0', { method: 'POST', headers: OUR_POST(sha256(BROKEN)), body: BROKEN });
    expect([answer.status, JSON.parse(answer.body).message]).toEqual([
      409,
      'another program changed the file: nothing was written. Look at it again',
    ]);
    expect(readFileSync(file, 'utf8')).toBe('{"roomItems": {"1": {}}}');
  });

  test.each([
    ['without an origin', { origin: undefined }, 403],
    ['from another page', { origin: 'https://evil.example' }, 403],
    ['as a form sends it', { 'content-type': 'text/plain' }, 415],
  ])('does not write %s', async (_how, changed, status) => {
    const given = Object.entries({ ...OUR_POST(sha256(BROKEN)), ...changed });
    const headers = Object.fromEntries(
      given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const answer = await ask('file/0', { method: 'POST', headers, body: Buffer.from('{}') });
    expect(answer.status).toBe(status);
    expect(readFileSync(file)).toEqual(BROKEN);
  });

  test('refuses other methods, and a body that is larger than a room may be', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS'])
      expect((await ask('file/0', { method })).status).toBe(405);
    for (const name of ['files', 'changes']) {
      const posted = await ask(name, { method: 'POST', headers: OUR_POST(sha256(BROKEN)) });
      expect(posted.status).toBe(404);
    }
    const body = Buffer.alloc(100_001);
    const answer = await ask('file/0', { method: 'POST', headers: OUR_POST(sha256(BROKEN)), body });
    expect(answer.status).toBe(413);
    expect(readFileSync(file)).toEqual(BROKEN);
  });

  test('answers a question for changes when a file changes', async () => {
    const { version } = JSON.parse((await ask('files')).body);
    const answer = ask(`changes?after=${version}`);
    await ask('files');
    server.changed();
    expect(JSON.parse((await answer).body)).toEqual({ version: version + 1 });
  });
});

test.each([
  ['the config cannot be used', 422, 0],
  [undefined, 500, 1],
] as const)(
  'a fault that has a message is answered with it, and another is a crash: %j',
  async (message, status, count) => {
    const crashed: unknown[] = [];
    const list = (): never => {
      throw new Error('a secret of the file');
    };
    const other = new ViewServer({
      files: { list } as unknown as ViewedFiles,
      page: new PageFiles(dist),
      maxBytes: 1,
      messageOf: () => message,
      crashed: (error) => crashed.push(error),
    });
    const answer = await fetch(`${await other.listen(0)}files`);
    const text = await answer.text();
    await other.close();
    expect([answer.status, crashed.length]).toEqual([status, count]);
    expect(text).toContain(message ?? 'roomlint crashed');
    expect(text).not.toContain('a secret of the file');
  },
);
