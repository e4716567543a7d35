import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sameRoom } from '../../src/room/compare-rooms.js';
import { importInto } from '../../src/room/import.js';
import { TestClock } from '../api/scripted-server.js';
import { spread } from '../runs.js';
import { endServices, keysOf, type Served, served } from '../service/served.js';
import { Desk, deskService, filesBelow, GARDEN, items, MORE, snapshot } from './desk.js';
import { type Run, temporaryFolder } from './run-roomlint.js';

/* The real commands and the real service, with a network between them on which everything goes wrong. */

endServices();
const folder = temporaryFolder();

/** The requests of a push. Of the downloads, the number. */
const REQUESTS = ['backup', 'destination', 'PUT', 'HEAD', 'look', 'import', 'verify'] as const;
type Name = (typeof REQUESTS)[number];

const FAULTS = {
  'is refused by the network': () => lost('ECONNREFUSED'),
  'is carried out, and the connection ends': async (send) => {
    await send();
    return lost('UND_ERR_SOCKET');
  },
  'is redirected': () =>
    Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: new Error('unexpected redirect') })),
  'gets half a response': async (send) => {
    const response = await send();
    const bytes = new Uint8Array(await response.arrayBuffer());
    return new Response(bytes.subarray(0, bytes.length / 2), response);
  },
  'gets a page in HTML': () => page('<html><h1>Sorry</h1></html>', 200, { 'content-type': 'text/html' }),
  'gets status 500': () => page('{"message":"no"}', 500),
  'is carried out, and gets status 500': async (send) => {
    await send();
    return page('{"message":"no"}', 500);
  },
  'gets status 429 and the time to wait': () => page('', 429, { 'retry-after': '2' }),
  'gets a refusal that repeats everything': (_send, secrets) =>
    page(JSON.stringify({ message: secrets.join(' ') }), 400),
  'gets no Content-Length': (send, _secrets, name) =>
    name === 'HEAD' ? Promise.resolve(new Response(null)) : send(),
} satisfies Record<string, Fault>;

type Fault = (send: () => Promise<Response>, secrets: readonly string[], name: Name) => Promise<Response>;

function lost(code: string): Promise<Response> {
  return Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code } }));
}

function page(body: string, status: number, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(new Response(body, { status, headers }));
}

/** A network between a command and the service. */
class Network extends TestClock {
  /** What must not be shown. */
  readonly secrets: string[] = Object.values(keysOf('ann'));
  imports = 0;
  /** Which request goes wrong, each time that it is sent. */
  fault: { readonly name: Name; readonly act: Fault } | undefined;
  meanwhile: { readonly name: Name; readonly act: () => Promise<void> } | undefined;
  private phase: Name = 'backup';

  /** A new command begins. */
  begin(): void {
    this.phase = 'backup';
  }

  override readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const name = this.nameOf(String(input), init?.method ?? 'GET');
    if (this.meanwhile?.name === name) {
      const { act } = this.meanwhile;
      this.meanwhile = undefined;
      await act();
    }
    const send = async (): Promise<Response> => {
      if (name === 'import') this.imports++;
      const response = await fetch(input, init);
      if (name === 'destination') this.remember(await response.clone().text());
      return response;
    };
    if (this.fault?.name !== name) return send();
    return this.fault.act(send, this.secrets, name);
  };

  /** Which download it is follows from the request before it. */
  private nameOf(url: string, method: string): Name {
    if (method === 'PUT' || method === 'HEAD') return method;
    if (url.endsWith('generate-json-upload-url')) {
      this.phase = 'look';
      return 'destination';
    }
    if (url.endsWith('upload-room-data-url')) {
      this.phase = 'verify';
      return 'import';
    }
    return this.phase;
  }

  private remember(text: string): void {
    const { signedUploadURL } = JSON.parse(text);
    this.secrets.push(signedUploadURL, new URL(signedUploadURL).pathname.split('/').at(-1) ?? '');
  }
}

let service: Served;
let network: Network;
let desk: Desk;
let old: Buffer;
let printed = '';
let count = 0;

beforeAll(async () => {
  service = await served();
});
afterAll(() => {
  expect(printed).not.toContain('SECRET');
});
beforeEach(async () => {
  const created = await service.ask('create', { body: { templateName: 'blank' } });
  desk = new Desk(join(folder.path, `desk-${count++}`), deskService(service), created.body.room.RoomID);
  network = new Network();
  await desk.importBySomebodyElse(GARDEN);
  old = await desk.roomBytes();
  await run(['pull', 'garden.json']);
  desk.write('garden.json', MORE);
});

async function run(args: readonly string[]): Promise<Run> {
  network.begin();
  const result = await desk.run(args, { environment: network });
  printed += result.out + result.err;
  expectNoSecrets(result.out + result.err);
  return result;
}

function expectNoSecrets(text: string): void {
  for (const secret of network.secrets) expect(text.includes(secret)).toBe(false);
}

function backups(): Buffer[] {
  return existsSync(join(desk.kept, 'backups')) ? desk.backups() : [];
}

/** What must hold after a push, however it ended. */
async function expectTruth({ code, out }: Run): Promise<void> {
  const isNew = sameRoom(importInto(old, MORE), await desk.roomBytes());
  expect(isNew || old.equals(await desk.roomBytes())).toBe(true);
  if (code === 0) expect(isNew).toBe(true);
  else expect(code).toBe(2);
  if (out.includes('The room is unchanged')) expect(isNew).toBe(false);
  expect(network.imports).toBeLessThanOrEqual(1);
  if (isNew) expect(desk.backups().length).toBe(1);
  for (const backup of backups()) expect(backup.equals(old)).toBe(true);
  const imported = network.imports;
  network.fault = undefined;
  const { unfinished } = JSON.parse((await run(['status', '--format', 'json'])).out);
  for (const { room } of unfinished) expect(isNew ? ['imported'] : ['not-sent', 'unchanged']).toContain(room);
  const next = await run(['push', '--yes', 'garden.json']);
  expect(next.code).toBe(0);
  expect(network.imports).toBe(isNew ? imported : imported + 1);
  expect(sameRoom(importInto(old, MORE), await desk.roomBytes())).toBe(true);
  for (const file of filesBelow(desk.path)) expectNoSecrets(readFileSync(file, 'utf8'));
}

describe('whatever goes wrong with a request', () => {
  const cases = REQUESTS.flatMap((name) =>
    Object.entries(FAULTS).map(([fault, act]): [Name, string, Fault] => [name, fault, act]),
  );

  test.each(spread(cases, 17))(
    'when %s %s, the room is the old or the new one, and what is said is true',
    async (name, _fault, act) => {
      network.fault = { name, act };
      await expectTruth(await run(['push', '--yes', 'garden.json']));
    },
  );
});

describe.each(REQUESTS.slice(1, -1))('somebody else changes the room before the request "%s"', (name) => {
  const THEIRS = snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' }));

  test('and the push stops, or the result says what the room is', async () => {
    network.meanwhile = { name, act: () => desk.importBySomebodyElse(THEIRS) };
    const { code, out } = await run(['push', '--yes', 'garden.json']);
    const now = await desk.roomBytes();
    if (name === 'import') {
      // The API has no import on a condition: this is the one gap.
      expect(code).toBe(0);
      expect(sameRoom(importInto(old, MORE), now)).toBe(true);
      return;
    }
    expect(code).toBe(2);
    expect(out).toContain('somebody changed the room while this ran. The room is unchanged.');
    expect(sameRoom(importInto(old, THEIRS), now)).toBe(true);
    const next = await run(['push', '--yes', 'garden.json']);
    expect(next.code).toBe(1);
    expect(next.out).toContain('Others have changed:\n  ~ item 1 (Tree)  prefabName "Tree" → "Oak"\n');
  });
});

test('what somebody else changes between the import and the look at it is a difference', async () => {
  network.meanwhile = {
    name: 'verify',
    act: () => desk.importBySomebodyElse(snapshot(items({ 1: 'Tree', 2: 'Boulder', 4: 'Bench' }))),
  };
  const { code, out } = await run(['push', '--yes', 'garden.json']);
  expect(code).toBe(1);
  expect(out).toContain('Imported, and differs');
  expect((await run([...desk.suggested(out), '--yes'])).code).toBe(0);
  expect(sameRoom(old, await desk.roomBytes())).toBe(true);
});

describe('a destination that expires', () => {
  test('before the file is sent is requested again', async () => {
    network.meanwhile = {
      name: 'PUT',
      act: () => {
        service.clock.pass(61);
        return Promise.resolve();
      },
    };
    expect((await run(['push', '--yes', 'garden.json'])).code).toBe(0);
    expect(sameRoom(importInto(old, MORE), await desk.roomBytes())).toBe(true);
  });

  test('each time leaves the room unchanged', async () => {
    network.fault = {
      name: 'PUT',
      act: (send) => {
        service.clock.pass(61);
        return send();
      },
    };
    const result = await run(['push', '--yes', 'garden.json']);
    expect(result.code).toBe(2);
    expect(result.out).toContain('The room is unchanged.');
    await expectTruth(result);
  });
});
