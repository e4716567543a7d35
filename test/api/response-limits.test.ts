import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ServiceClient } from '../../src/api/client.js';
import { GatheredBytes } from '../../src/api/gathered-bytes.js';
import { roomlint } from '../cli/run-roomlint.js';
import { type Answers, KEYS, smallService } from '../cli/small-service.js';
import { type Answer, type ScriptedServer, scriptedServer, TestClock } from './scripted-server.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const MEBIBYTE = 1_048_576;

const servers: ScriptedServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A JSON object that never ends, as fast as it is read. */
const endless =
  (count: (bytes: number) => void = () => {}, status = 200): Answer =>
  (response) => {
    response.writeHead(status, JSON_TYPE);
    response.write('{"a":"');
    const piece = Buffer.alloc(65_536, 'a');
    const more = (): void => {
      for (let goesOn = true; goesOn && !response.destroyed; count(piece.length))
        goesOn = response.write(piece);
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };

/** A clock, and a service whose responses come in such pieces: each after so many seconds, for ever. */
class SlowService extends TestClock {
  asked = 0;

  constructor(
    private readonly pieces: () => Generator<{ readonly bytes: number; readonly seconds: number }>,
    private readonly status = 200,
  ) {
    super();
  }

  override readonly fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    this.asked++;
    const pieces = this.pieces();
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          const { bytes, seconds } = pieces.next().value ?? { bytes: 0, seconds: 0 };
          this.advance(seconds * 1000);
          if (init?.signal?.aborted) controller.error(init.signal.reason);
          else if (bytes === 0) controller.close();
          else controller.enqueue(new Uint8Array(bytes).fill(0x20));
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, {
      status: this.status,
      headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
    });
  };

  get client(): ServiceClient {
    const keys = { accessKey: 'access-key-0001', apiKey: 'api-key-0001' };
    return new ServiceClient({ server: 'https://slow.example', keys, environment: this });
  }
}

/** So many bytes every so many seconds. */
function* dribble(bytes: number, seconds: number) {
  for (;;) yield { bytes, seconds };
}

async function clientOf(
  clock: TestClock,
  ...answers: readonly Answer[]
): Promise<[ServiceClient, ScriptedServer]> {
  const server = await scriptedServer(...answers);
  servers.push(server);
  const keys = { accessKey: 'access-key-0001', apiKey: 'api-key-0001' };
  return [new ServiceClient({ server: server.url, keys, environment: clock }), server];
}

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it succeeded',
    (error: Error) => error.message,
  );

/** A download target that keeps nothing. */
const nowhere = { write: (): void => {}, commit: (): void => {}, discard: (): void => {} };

describe('an endless response', () => {
  test('to a download ends after 128 MiB, and is not requested again', async () => {
    let sent = 0;
    const [client, server] = await clientOf(
      new TestClock(),
      endless((bytes) => {
        sent += bytes;
      }),
    );
    expect(await reasonOf(client.download('room', () => nowhere))).toBe(
      'GET /api/v2/mcp/download-room-data: the response is larger than 128 MiB',
    );
    expect(server.seen).toHaveLength(1);
    expect(sent).toBeGreaterThan(127 * MEBIBYTE);
    expect(sent).toBeLessThan(200 * MEBIBYTE);
  });

  test.each<[string, (client: ServiceClient) => Promise<unknown>]>([
    ['create', (client) => client.create('blank')],
    ['duplicate', (client) => client.duplicate('room')],
    ['update', (client) => client.update('room', new Map())],
    ['items', (client) => client.items('room')],
    ['import', (client) => client.import('room', 'https://files.example/next.json')],
    ['an upload-URL route', (client) => client.requestJsonDestination()],
  ])('to %s ends after 16 MiB', async (_name, call) => {
    const [client, server] = await clientOf(new TestClock(), endless());
    expect(await reasonOf(call(client))).toMatch(
      /: the response is larger than 16 MiB(\. The service may .*)?$/,
    );
    expect(server.seen).toHaveLength(1);
  });

  test('to an upload ends after 16 MiB', async () => {
    const [client, server] = await clientOf(new TestClock(), endless());
    const body = { signedUploadURL: `${server.url}/put`, assetURL: 'https://a.example/a', objectKey: 'a' };
    const sending = client.send(
      { body, text: '', receivedAt: 0 },
      'application/json',
      new Blob(['{}']),
      () => true,
    );
    expect(await reasonOf(sending)).toBe('PUT of the file: the response is larger than 16 MiB');
  });

  test('that refuses is a refusal', async () => {
    const [client] = await clientOf(
      new TestClock(),
      endless(() => {}, 403),
    );
    expect(await reasonOf(client.create('blank'))).toContain('refused with status 403');
  });

  test('that announces too much is not read', async () => {
    const [client] = await clientOf(new TestClock(), (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': 128 * MEBIBYTE + 1 });
      response.write('{');
    });
    expect(await reasonOf(client.download('room', () => nowhere))).toContain('larger than 128 MiB');
  });

  test('that is compressed counts by what it becomes', async () => {
    const { gzipSync } = await import('node:zlib');
    const bomb = gzipSync(Buffer.alloc(17 * MEBIBYTE, ' '));
    const [client] = await clientOf(new TestClock(), (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb);
    });
    expect(await reasonOf(client.items('room'))).toContain('larger than 16 MiB');
  });
});

describe('the largest responses that are accepted', () => {
  const exactly =
    (bytes: number): Answer =>
    (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': bytes });
      response.write('{');
      const piece = Buffer.alloc(MEBIBYTE, ' ');
      for (let left = bytes - 2; left > 0; left -= MEBIBYTE)
        response.write(piece.subarray(0, Math.min(left, MEBIBYTE)));
      response.end('}');
    };

  test('have 128 MiB for a download', async () => {
    const [client] = await clientOf(new TestClock(), exactly(128 * MEBIBYTE));
    expect(await client.download('room', () => nowhere)).toMatchObject({ bytes: 128 * MEBIBYTE });
  });

  test('have 16 MiB otherwise', async () => {
    const [client] = await clientOf(new TestClock(), exactly(16 * MEBIBYTE));
    expect((await client.import('room', 'https://files.example/a')).text).toHaveLength(16 * MEBIBYTE);
  });
});

describe('a slow response', () => {
  test('of one byte a second ends after 30 seconds, and is not requested again', async () => {
    const service = new SlowService(() => dribble(1, 1));
    expect(await reasonOf(service.client.download('room', () => nowhere))).toContain(
      'the response is too slow: less than 1 KiB in 30 seconds',
    );
    expect([service.elapsed(), service.asked]).toEqual([30_000, 1]);
  });

  test.each([
    [1, 1],
    [1024, 20],
  ])(
    'other than a snapshot, with %i bytes every %i seconds, ends after 30 seconds',
    async (bytes, seconds) => {
      for (const call of ['items', 'duplicate'] as const) {
        const service = new SlowService(() => dribble(bytes, seconds));
        expect(await reasonOf(service.client[call]('room'))).toContain(
          'the response took longer than 30 seconds',
        );
        expect(service.asked).toBe(1);
        expect(service.elapsed()).toBeLessThanOrEqual(40_000);
      }
    },
  );

  test('that refuses, of one byte a second, ends after 5 seconds: its status says enough', async () => {
    const service = new SlowService(() => dribble(1, 1), 404);
    expect(await reasonOf(service.client.download('room', () => nowhere))).toContain('(status 404)');
    expect([service.elapsed(), service.asked]).toEqual([5_000, 1]);
  });

  test('that was fast before ends as soon as less than 1 KiB came in 30 seconds', async () => {
    const service = new SlowService(function* () {
      yield { bytes: MEBIBYTE, seconds: 1 };
      yield* dribble(34, 1);
    });
    expect(await reasonOf(service.client.download('room', () => nowhere))).toContain(
      'less than 1 KiB in 30 seconds',
    );
    // The MiB came after one second, and 29 times 34 bytes are less than a KiB.
    expect(service.elapsed()).toBe(31_000);
  });

  test('of 1 KiB in any 30 seconds goes on for 10 minutes, and is not requested again', async () => {
    const service = new SlowService(() => dribble(512, 12));
    expect(await reasonOf(service.client.download('room', () => nowhere))).toBe(
      'GET /api/v2/mcp/download-room-data: the response took longer than 10 minutes',
    );
    expect([service.elapsed(), service.asked]).toEqual([600_000, 1]);
  });

  test('that ends in time is complete, however few its bytes are', async () => {
    const service = new SlowService(function* () {
      yield { bytes: 1, seconds: 29 };
      yield { bytes: 0, seconds: 0 };
    });
    expect(await service.client.import('room', 'https://files.example/a')).toEqual({
      status: 200,
      text: ' ',
    });
  });

  test('is not that of the service if this side is slow', async () => {
    const clock = new TestClock();
    const [client] = await clientOf(clock, (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': 4 });
      response.write('{');
      setTimeout(() => response.write(' '), 20);
      setTimeout(() => response.end(' }'), 40);
    });
    const write = (): void => clock.advance(60_000);
    expect(await client.download('room', () => ({ ...nowhere, write }))).toMatchObject({ bytes: 4 });
  });
});

describe('commands', () => {
  function folder(): string {
    const cwd = mkdtempSync(join(tmpdir(), 'roomlint-limits-'));
    folders.push(cwd);
    return cwd;
  }

  async function run(args: readonly string[], answers: Answers) {
    const server = await smallService(answers);
    servers.push(server);
    const cwd = folder();
    const env = { ...KEYS, ROOMLINT_SERVER: server.url, ROOMLINT_ROOM: 'room-1' };
    return { cwd, ...(await roomlint(args, { cwd, env, environment: new TestClock() })) };
  }

  test.each([
    { args: ['room', 'download', 'room-1', 'room.json'] },
    { args: ['room', 'download', 'room-1'] },
    { args: ['pull', 'room.json'] },
  ])('roomlint $args: an endless download ends with exit code 2, and leaves nothing', async ({ args }) => {
    const { code, out, err, cwd } = await run(args, { 'download-room-data': endless() });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('the response is larger than 128 MiB');
    expect(existsSync(join(cwd, 'room.json'))).toBe(false);
    expect(readdirSync(cwd, { recursive: true }).filter((file) => String(file).includes('json'))).toEqual([]);
  });

  test('one byte a second ends a download with exit code 2, and leaves no file', async () => {
    const [cwd, environment] = [folder(), new SlowService(() => dribble(1, 1))];
    const env = { ...KEYS, ROOMLINT_SERVER: 'https://slow.example' };
    const { code, err } = await roomlint(['room', 'download', 'room-1', 'room.json'], {
      cwd,
      env,
      environment,
    });
    expect([code, readdirSync(cwd)]).toEqual([2, []]);
    expect(err).toContain('too slow: less than 1 KiB in 30 seconds');
  });

  test('an endless list of items ends with exit code 2', async () => {
    const { code, out, err } = await run(['room', 'items', 'room-1'], { 'get-build-items': endless() });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('the response is larger than 16 MiB');
  });
});

test('a million pieces of one byte are gathered into as many bytes', () => {
  const gathered = new GatheredBytes();
  for (let index = 0; index < 1_000_000; index++) gathered.add(Uint8Array.of(index & 0xff));
  expect(gathered.bytes).toHaveLength(1_000_000);
  expect(gathered.bytes[999_999]).toBe(999_999 & 0xff);
});
