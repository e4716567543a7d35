import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sameRoom } from '../../src/room/compare-rooms.js';
import { importInto } from '../../src/room/import.js';
import { TestClock } from '../api/scripted-server.js';
import { spread } from '../runs.js';
import { endServices, keysOf, type Served, served } from '../service/served.js';
import { Desk, deskService, filesBelow, GARDEN, items, MORE, snapshot } from './desk.js';
import { COMMAND, type Run, temporaryFolder } from './run-roomlint.js';
import { KEYS, smallService } from './small-service.js';

/* The real commands and the real service, with a network between them on which everything goes wrong. */

endServices();
const folder = temporaryFolder();

/** The requests of a push. Of the downloads, the number. */
const REQUESTS = ['backup', 'destination', 'PUT', 'HEAD', 'look', 'import', 'verify'] as const;
type Name = (typeof REQUESTS)[number];
type Fault = (send: () => Promise<Response>, secrets: readonly string[], name: Name) => Promise<Response>;

const lost = (code: string) =>
  Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code } }));
const page = async (body: string, status: number, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers });
const FAULTS: Readonly<Record<string, Fault>> = {
  'is refused by the network': () => lost('ECONNREFUSED'),
  'is carried out, and the connection ends': async (send) => {
    await send();
    return lost('UND_ERR_SOCKET');
  },
  'gets half a response': async (send) => {
    const response = await send();
    const bytes = new Uint8Array(await response.arrayBuffer());
    return new Response(bytes.subarray(0, bytes.length / 2), response);
  },
  'gets a page in HTML': () => page('<html><h1>Sorry</h1></html>', 200, { 'content-type': 'text/html' }),
  'is carried out, and gets status 500': async (send) => {
    await send();
    return page('{"message":"no"}', 500);
  },
  'gets status 429 and the time to wait': () => page('', 429, { 'retry-after': '2' }),
  'gets a refusal that repeats everything': (_send, secrets) =>
    page(JSON.stringify({ message: secrets.join(' ') }), 400),
  'gets no Content-Length': (send, _secrets, name) =>
    name === 'HEAD' ? Promise.resolve(new Response(null)) : send(),
};

/** A network between a command and the service. */
class Network extends TestClock {
  /** What must not be shown. */
  readonly secrets: string[] = Object.values(keysOf('ann'));
  imports = 0;
  /** Which request goes wrong, each time that it is sent, and what somebody does before one. */
  fault: { readonly name: Name; readonly act: Fault } | undefined;
  meanwhile: { readonly name: Name; readonly act: () => Promise<void> } | undefined;
  phase: Name = 'backup';

  override readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const name = this.nameOf(String(input), init?.method ?? 'GET');
    const { meanwhile, fault } = this;
    if (meanwhile?.name === name) {
      this.meanwhile = undefined;
      await meanwhile.act();
    }
    const send = async (): Promise<Response> => {
      if (name === 'import') this.imports++;
      const response = await fetch(input, init);
      if (name !== 'destination') return response;
      const { signedUploadURL } = (await response.clone().json()) as { signedUploadURL: string };
      this.secrets.push(signedUploadURL, new URL(signedUploadURL).pathname.split('/').at(-1) ?? '');
      return response;
    };
    return fault?.name === name ? fault.act(send, this.secrets, name) : send();
  };

  /** Which download it is follows from the request before it. */
  private nameOf(url: string, method: string): Name {
    if (method === 'PUT' || method === 'HEAD') return method;
    const [name, next]: [Name, Name] = url.endsWith('generate-json-upload-url')
      ? ['destination', 'look']
      : url.endsWith('upload-room-data-url')
        ? ['import', 'verify']
        : [this.phase, this.phase];
    this.phase = next;
    return name;
  }
}

let service: Served;
let network: Network;
let desk: Desk;
let old: Buffer;
let count = 0;
beforeAll(async () => {
  service = await served();
});
beforeEach(async () => {
  desk = new Desk(join(folder.path, `desk-${count++}`), deskService(service), await service.create());
  network = new Network();
  await desk.importBySomebodyElse(GARDEN);
  old = await desk.roomBytes();
  await run('pull', 'garden.json');
  desk.write('garden.json', MORE);
});

const expectNoSecrets = (text: string): void =>
  expect(network.secrets.filter((secret) => text.includes(secret))).toEqual([]);
async function run(...args: readonly string[]): Promise<Run> {
  network.phase = 'backup';
  const result = await desk.run(args, { environment: network });
  expectNoSecrets(result.out + result.err);
  return result;
}
const push = (): Promise<Run> => run('push', '--yes', 'garden.json');
const isImported = async (): Promise<boolean> => sameRoom(importInto(old, MORE), await desk.roomBytes());

const CASES = REQUESTS.flatMap((name) =>
  Object.entries(FAULTS).map(([what, act]): [Name, string, Fault] => [name, what, act]),
);
test.each(spread(CASES, 14))(
  'when %s %s, the room is the old or the new one, and what is said is true',
  async (name, _what, act) => {
    network.fault = { name, act };
    const { code, out } = await push();
    const isNew = await isImported();
    expect(isNew || old.equals(await desk.roomBytes())).toBe(true);
    expect(code).toBe(code === 0 && isNew ? 0 : 2);
    if (out.includes('The room is unchanged')) expect(isNew).toBe(false);
    const backups = existsSync(join(desk.kept, 'backups')) ? desk.backups() : [];
    expect(backups).toEqual(backups.map(() => old));
    expect([network.imports <= 1, backups.length === 1 || !isNew]).toEqual([true, true]);
    const { imports } = network;
    network.fault = undefined;
    const { unfinished } = JSON.parse((await run('status', '--format', 'json')).out);
    for (const { room } of unfinished)
      expect(isNew ? ['imported'] : ['not-sent', 'unchanged']).toContain(room);
    expect([(await push()).code, network.imports]).toEqual([0, isNew ? imports : imports + 1]);
    expect(await isImported()).toBe(true);
    for (const file of filesBelow(desk.path)) expectNoSecrets(readFileSync(file, 'utf8'));
  },
);

describe('somebody else changes the room', () => {
  const theirs = (prefabs: Readonly<Record<string, string>>) => () =>
    desk.importBySomebodyElse(snapshot(items(prefabs)));

  test.each(['PUT', 'look'] as const)('before the request %s, and the push stops', async (name) => {
    network.meanwhile = { name, act: theirs({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' }) };
    const stopped = 'somebody changed the room while this ran. The room is unchanged.';
    expect(await push()).toMatchObject({ code: 2, out: expect.stringContaining(stopped) });
    const others = 'Others have changed:\n  ~ item 1 (Tree)  prefabName "Tree" → "Oak"\n';
    expect(await push()).toMatchObject({ code: 1, out: expect.stringContaining(others) });
  });

  test('between the import and the look at it, which is a difference', async () => {
    network.meanwhile = { name: 'verify', act: theirs({ 1: 'Tree', 2: 'Boulder', 4: 'Bench' }) };
    const { code, out } = await push();
    expect([code, out]).toEqual([1, expect.stringContaining('Imported, and differs')]);
    expect((await run(...desk.suggested(out), '--yes')).code).toBe(0);
    expect(sameRoom(old, await desk.roomBytes())).toBe(true);
  });
});

describe('a process', () => {
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'that %s ends during a download leaves the old file and no other',
    async (signal) => {
      const server = await smallService({
        'download-room-data': (response) => {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
          response.write('{"half":');
        },
      });
      closing.push(server.close);
      const cwd = folder.fresh({ 'current.json': 'old' });
      const env = { ...process.env, ...KEYS, ROOMLINT_SERVER: server.url };
      const child = spawn(process.execPath, [COMMAND, 'room', 'download', 'r', 'current.json'], {
        cwd,
        stdio: 'ignore',
        env,
      });
      const ended = once(child, 'exit');
      const watcher = watch(cwd);
      // The first bytes are in the temporary file.
      while (readdirSync(cwd).length === 1) await once(watcher, 'change');
      watcher.close();
      child.kill(signal);
      expect((await ended)[1]).toBe(signal);
      expect([readdirSync(cwd), readFileSync(join(cwd, 'current.json'), 'utf8')]).toEqual([
        ['current.json'],
        'old',
      ]);
      writeFileSync(join(cwd, 'current.json'), '');
    },
  );
});
