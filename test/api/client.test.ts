import { afterEach, describe, expect, test } from 'vitest';
import { ServiceClient, type UploadMethod } from '../../src/api/client.js';
import { ServiceError } from '../../src/api/service-error.js';
import {
  type Answer,
  cutOff,
  drop,
  json,
  raw,
  type ScriptedServer,
  scriptedServer,
  TestClock,
  text,
} from './scripted-server.js';

const ACCESS_KEY = 'personal-access-key-0001';
const API_KEY = 'personal-api-key-0002';
const ROOM = 'room-1';
const CREATED = { code: 'SUCCESS', room: { RoomID: 'new-1', Name: null, Extra: 1.5 } };
const ITEM = { id: 'i', name: 'n', type: 't', category: 'c', glb: null, audio: null, thumbnailSrc: 's' };

const servers: ScriptedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

interface Setup {
  readonly client: ServiceClient;
  readonly clock: TestClock;
  readonly seen: ScriptedServer['seen'];
  readonly url: string;
}

async function setUp(answers: readonly Answer[], uploadMethod?: UploadMethod): Promise<Setup> {
  const server = await scriptedServer(...answers);
  servers.push(server);
  const clock = new TestClock();
  const keys = { accessKey: ACCESS_KEY, apiKey: API_KEY };
  const client = new ServiceClient({
    server: server.url,
    keys,
    environment: clock,
    ...(uploadMethod === undefined ? {} : { uploadMethod }),
  });
  return { client, clock, seen: server.seen, url: server.url };
}

async function failure(work: Promise<unknown>): Promise<ServiceError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
}

/** A target for downloads, and what became of it. */
function target(): { written: string; state: string; open: () => Target } {
  const result = { written: '', state: 'open', open: (): Target => opened };
  const opened: Target = {
    write: (bytes) => {
      result.written += Buffer.from(bytes).toString();
    },
    commit: () => {
      result.state = 'committed';
    },
    discard: () => {
      if (result.state === 'open') result.state = 'discarded';
    },
  };
  return result;
}
interface Target {
  write(bytes: Uint8Array): void;
  commit(): void;
  discard(): void;
}

describe('each route', () => {
  test.each([
    {
      name: 'create',
      call: (client: ServiceClient) => client.create('blank', 'Garden'),
      answer: CREATED,
      sent: 'POST /api/v2/rooms/create',
      key: 'x-access-key',
      body: { templateName: 'blank', customTemplateName: 'Garden' },
    },
    {
      name: 'duplicate',
      call: (client: ServiceClient) => client.duplicate(ROOM),
      answer: { code: 'SUCCESS', message: 'copied', roomId: 'copy-1' },
      sent: 'POST /api/v2/rooms/duplicate',
      key: 'x-access-key',
      body: { roomId: ROOM },
    },
    {
      name: 'update',
      call: (client: ServiceClient) => client.update(ROOM, new Map([['HighRes', 'true']])),
      answer: { data: { RoomID: ROOM } },
      sent: 'POST /api/v2/room/update-room-settings',
      key: 'x-access-key',
      body: { room: { RoomID: ROOM, HighRes: true } },
    },
    {
      name: 'items',
      call: (client: ServiceClient) => client.items('a b&c'),
      answer: { code: 'SUCCESS', items: [ITEM] },
      sent: 'GET /api/v2/room/get-build-items?roomId=a+b%26c',
      key: 'x-access-key',
      body: undefined,
    },
    {
      name: 'requestJsonDestination',
      call: (client: ServiceClient) => client.requestJsonDestination(),
      answer: { signedUploadURL: 'https://s.example/u', assetURL: 'https://s.example/a', objectKey: 'k' },
      sent: 'POST /api/v2/utils/generate-json-upload-url',
      key: 'x-api-key',
      body: {},
    },
    {
      name: 'requestModelDestination',
      call: (client: ServiceClient) => client.requestModelDestination('tree.glb'),
      answer: { signedUploadURL: 'https://s.example/u', assetURL: 'https://s.example/a', objectKey: 'k' },
      sent: 'POST /api/v2/utils/generate-gltf-upload-url',
      key: 'x-api-key',
      body: { fileType: 'model/gltf-binary', fileName: 'tree.glb' },
    },
    {
      name: 'requestImageDestination',
      call: (client: ServiceClient) => client.requestImageDestination('image/gif'),
      answer: { signedUploadURL: 'https://s.example/u', assetURL: 'https://s.example/a', objectKey: 'k' },
      sent: 'POST /api/v2/utils/generate-image-upload-url',
      key: 'x-api-key',
      body: { fileType: 'image/gif' },
    },
  ])('$name sends what the document says, and keeps the response as it came', async (route) => {
    const { client, seen } = await setUp([json(route.answer)]);
    const { body, text: asItCame } = await route.call(client);
    expect(body).toEqual(route.answer);
    expect(asItCame).toBe(JSON.stringify(route.answer));
    const [request] = seen;
    expect(`${request?.method} ${request?.url}`).toBe(route.sent);
    expect(request?.headers[route.key]).toBe(route.key === 'x-api-key' ? API_KEY : ACCESS_KEY);
    expect(request?.headers[route.key === 'x-api-key' ? 'x-access-key' : 'x-api-key']).toBeUndefined();
    expect(request?.body.length === 0 ? undefined : JSON.parse(String(request?.body))).toEqual(route.body);
  });

  test('import names the room in a header, and keeps a response of any shape', async () => {
    const { client, seen } = await setUp([text('queued', 202, { 'content-type': 'text/plain' })]);
    expect(await client.import(ROOM, 'https://files.example/next.json')).toEqual({
      status: 202,
      text: 'queued',
    });
    expect(seen[0]?.headers).toMatchObject({ 'x-room-id': ROOM, 'x-access-key': ACCESS_KEY });
    expect(JSON.parse(String(seen[0]?.body))).toEqual({ jsonUrl: 'https://files.example/next.json' });
  });

  test('import succeeds whatever the bytes of the response are', async () => {
    const bodyOf =
      (body: Buffer): Answer =>
      (response) =>
        void response.writeHead(200).end(body);
    const { client } = await setUp([bodyOf(Buffer.from([0x6f, 0x6b, 0xff]))]);
    const imported = await client.import(ROOM, 'https://files.example/next.json');
    expect(imported).toEqual({ status: 200, text: 'ok\ufffd' });
  });

  test('download gives the bytes as they are, and asks for them uncompressed', async () => {
    const bytes = '{ "a" :1.0,\r\n\t"é": "\\u00e9"}\n';
    const { client, seen } = await setUp([
      text(bytes, 200, { 'content-type': 'application/json; charset=utf-8', etag: '"7"' }),
    ]);
    const file = target();
    expect(await client.download(ROOM, file.open)).toEqual({ bytes: Buffer.byteLength(bytes), etag: '"7"' });
    expect(file).toMatchObject({ written: bytes, state: 'committed' });
    expect(seen[0]?.headers).toMatchObject({ 'x-room-id': ROOM, 'accept-encoding': 'identity' });
  });

  test('a byte-order mark before a response is ignored', async () => {
    const { client } = await setUp([
      text(`\ufeff${JSON.stringify(CREATED)}`, 200, { 'content-type': 'application/json' }),
    ]);
    expect(await client.create('blank')).toEqual({ body: CREATED, text: JSON.stringify(CREATED) });
  });

  test('update sends numbers with all of their digits', async () => {
    const { client, seen } = await setUp([json({ data: { RoomID: ROOM } })]);
    await client.update(ROOM, new Map([['Purpose', '12345678901234567890.10']]));
    expect(String(seen[0]?.body)).toBe('{"room":{"RoomID":"room-1","Purpose":12345678901234567890.10}}');
  });

  test('a room that no header can carry is refused before anything is sent', async () => {
    const { client, seen } = await setUp([json({})]);
    for (const room of ['', 'a b', 'é', 'a\nx-api-key: 1']) {
      const { failure: why } = await failure(client.import(room, 'https://files.example/next.json'));
      expect(why).toMatchObject({ kind: 'not-sent', mayBeDone: false });
    }
    expect(seen).toEqual([]);
  });
});

describe('a response that is not as it should be', () => {
  test.each([
    [{ code: 'SUCCESS' }, 'the response is not as documented: room is missing'],
    [{ code: 'SUCCESS', room: { Name: 'x' } }, 'the response is not as documented: room.RoomID is missing'],
    [
      { code: 'SUCCESS', room: { RoomID: 1, Name: 'x' } },
      'the response is not as documented: room.RoomID must be a string',
    ],
    [
      { code: 'SUCCESS', room: { RoomID: '', Name: 'x' } },
      'the response is not as documented: room.RoomID must not be empty',
    ],
    [
      { code: 'SUCCESS', room: { RoomID: 'x', Name: 1 } },
      'the response is not as documented: room.Name must be a string or null',
    ],
    [[], 'the response is not as documented: the body must be an object'],
  ])('%j names the field', async (answer, reason) => {
    const { client } = await setUp([json(answer)]);
    const { message, failure: why } = await failure(client.create('blank'));
    expect(message).toBe(
      `POST /api/v2/rooms/create: ${reason}. The service may have carried it out: look before you repeat it`,
    );
    expect(why.kind).toBe('invalid-response');
  });

  test('a copy needs an identifier', async () => {
    const { client } = await setUp([json({ code: 'SUCCESS', message: 'copied', roomId: '' })]);
    expect((await failure(client.duplicate(ROOM))).message).toBe(
      'POST /api/v2/rooms/duplicate: the response is not as documented: roomId must not be empty. The service may have carried it out: look before you repeat it',
    );
  });

  test('an element of an array is named by its index', async () => {
    const { client } = await setUp([json({ code: 'SUCCESS', items: [ITEM, { ...ITEM, glb: 1 }] })]);
    expect((await failure(client.items(ROOM))).message).toBe(
      'GET /api/v2/room/get-build-items: the response is not as documented: items[1].glb must be a string or null',
    );
  });

  test('a code other than SUCCESS is a refusal', async () => {
    const { client } = await setUp([json({ code: 'LIMIT', message: 'too many games' })]);
    const { message, failure: why } = await failure(client.create('blank'));
    expect(message).toBe(
      'POST /api/v2/rooms/create: refused with status 200 and a code other than SUCCESS; the service says "too many games"',
    );
    expect(why).toMatchObject({ kind: 'refused', mayBeDone: false });
  });

  test.each([
    [
      '<html>Sign in</html>',
      { 'content-type': 'text/html' },
      'the response is text/html, not application/json: check the server URL',
    ],
    ['{}', {}, 'the response is of unknown type, not application/json: check the server URL'],
    ['<html>', { 'content-type': 'application/json' }, 'the response is not valid JSON'],
    ['', { 'content-type': 'application/json' }, 'the response is not valid JSON'],
  ])('%j with %j is not taken for JSON', async (body, headers, reason) => {
    const { client, seen } = await setUp([text(body, 200, headers)]);
    expect((await failure(client.items(ROOM))).message).toBe(`GET /api/v2/room/get-build-items: ${reason}`);
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['https://user:pass@s.example/u', 'it must not contain a user name or password'],
    [
      'http://s.example/u',
      'it must begin with https://: without encryption, only localhost, 127.0.0.1 and [::1] are allowed',
    ],
    ['file:///etc/passwd', 'it must begin with https://'],
    ['nowhere', 'it is not a URL: write it in full, as in https://api.example.com'],
  ])('an upload to %s is refused', async (signedUploadURL, reason) => {
    const { client } = await setUp([
      json({ signedUploadURL, assetURL: 'https://s.example/a', objectKey: 'k' }),
    ]);
    const { message } = await failure(client.requestJsonDestination());
    expect(message).toBe(
      `POST /api/v2/utils/generate-json-upload-url: signedUploadURL cannot be used: ${reason}`,
    );
  });
});

describe('a download', () => {
  const whole = '{"roomItems":{"1":{"hoverTitle":"}{\\""}}}';
  const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

  test.each<readonly [string, Answer, string]>([
    [
      'half of the bytes',
      cutOff(whole.slice(0, 10), whole.length),
      'the connection was closed before the end of the response',
    ],
    [
      'a longer body than announced',
      raw(`${ok}Content-Length: 20\r\n\r\n${whole}`),
      'the response ends in the middle of its JSON',
    ],
    [
      'half of the chunks',
      raw(`${ok}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`),
      'the connection was closed before the end of the response',
    ],
    ['a dropped connection', drop, 'the connection was closed before the end of the response'],
    ['something else than HTTP', raw('hello\r\n\r\n'), 'the response is not valid HTTP'],
  ])('with %s is tried three times, and leaves nothing', async (_, answer, reason) => {
    const { client, clock, seen } = await setUp([answer]);
    const file = target();
    const { message, failure: why } = await failure(client.download(ROOM, file.open));
    expect(message).toContain(`GET /api/v2/mcp/download-room-data: ${reason}`);
    expect(why.kind).toBe('interrupted');
    expect(file.state).not.toBe('committed');
    expect([seen.length, clock.pauses]).toEqual([3, [500, 1000]]);
  });

  test.each<readonly [string, Answer, string]>([
    [
      'without Content-Length',
      raw(`${ok}\r\n${whole}`),
      'the response has no Content-Length: it cannot be checked for completeness',
    ],
    [
      'that is compressed',
      json({}, 200, { 'content-encoding': 'gzip' }),
      'the response is compressed, although that was not asked for: its length cannot be checked',
    ],
    [
      'of HTML',
      text('<html>', 200, { 'content-type': 'text/html' }),
      'the response is text/html, not application/json: check the server URL',
    ],
    [
      'of HTML that is called JSON',
      text('<html>', 200, { 'content-type': 'application/json' }),
      'the response is not a JSON object',
    ],
    ['of an array', json([]), 'the response is not a JSON object'],
    [
      'of two objects',
      text('{}{}', 200, { 'content-type': 'application/json' }),
      'the response is not a JSON object',
    ],
  ])('%s is refused, and leaves nothing', async (_, answer, reason) => {
    const { client, seen } = await setUp([answer]);
    const file = target();
    expect((await failure(client.download(ROOM, file.open))).message).toBe(
      `GET /api/v2/mcp/download-room-data: ${reason}`,
    );
    expect([file.state, seen.length]).toEqual(['discarded', 1]);
  });

  test('in chunks, whose end is marked, needs no Content-Length', async () => {
    const { client } = await setUp([
      raw(`${ok}Transfer-Encoding: chunked\r\n\r\n${whole.length.toString(16)}\r\n${whole}\r\n0\r\n\r\n`),
    ]);
    const file = target();
    await client.download(ROOM, file.open);
    expect(file).toMatchObject({ written: whole, state: 'committed' });
  });

  test('that fails once begins anew', async () => {
    const { client } = await setUp([
      cutOff('{"old', 50),
      text(whole, 200, { 'content-type': 'application/json' }),
    ]);
    const files: ReturnType<typeof target>[] = [];
    await client.download(ROOM, () => {
      const file = target();
      files.push(file);
      return file.open();
    });
    expect(files.map(({ state }) => state)).toEqual(['discarded', 'committed']);
    expect(files[1]?.written).toBe(whole);
  });

  test('whose target cannot be written is not repeated', async () => {
    const { client, seen } = await setUp([text(whole, 200, { 'content-type': 'application/json' })]);
    const full = {
      ...target().open(),
      write: () => {
        throw new Error('the disk is full');
      },
    };
    await expect(client.download(ROOM, () => full)).rejects.toThrow('the disk is full');
    expect(seen).toHaveLength(1);
  });

  test('of a room without runtime data says what the document says', async () => {
    const { client } = await setUp([json({ error: { message: 'no data' } }, 404)]);
    const { message, failure: why } = await failure(client.download(ROOM, target().open));
    expect(message).toMatch(
      /^GET \/api\/v2\/mcp\/download-room-data: there is no data of room "[^"]+" on http:\/\/127\.0\.0\.1:\d+ \(status 404\): check the identifier, or open the game in a browser, which can make its data available; the service says "no data"$/,
    );
    expect(why).toMatchObject({ status: 404, body: '{"error":{"message":"no data"}}', mayBeDone: false });
  });
});

describe('time-outs', () => {
  /** The status of the last attempt. */
  const silence =
    (clock: () => TestClock, milliseconds: number): Answer =>
    (response) => {
      clock().advance(milliseconds - 1);
      setImmediate(() => {
        if (!response.destroyed) clock().advance(1);
      });
    };

  test('a response whose headers are not there within 30 seconds is given up', async () => {
    let clock = new TestClock();
    const setup = await setUp([silence(() => clock, 30_000)]);
    clock = setup.clock;
    const { message, failure: why } = await failure(setup.client.create('blank'));
    expect(message).toBe(
      'POST /api/v2/rooms/create: no response within 30 seconds. The service may have carried it out: look before you repeat it',
    );
    expect(why).toMatchObject({ kind: 'timeout', mayBeDone: true });
    expect(clock.elapsed()).toBe(30_000);
  });

  test('an import may take 300 seconds', async () => {
    let clock = new TestClock();
    const setup = await setUp([silence(() => clock, 300_000)]);
    clock = setup.clock;
    const { message } = await failure(setup.client.import(ROOM, 'https://files.example/next.json'));
    expect(message).toContain('no response within 300 seconds');
    expect(setup.seen).toHaveLength(1);
  });

  test('a body that stops for 30 seconds is given up, and one that goes on is not', async () => {
    let clock = new TestClock();
    const setup = await setUp([
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9' });
        response.write('{"a":');
      },
    ]);
    clock = setup.clock;
    const written: string[] = [];
    const slow: Target = {
      write: (bytes) => {
        written.push(Buffer.from(bytes).toString());
        // Between two pieces, so that it does not count.
        clock.advance(29_999);
        setImmediate(() => clock.advance(30_000));
      },
      commit: () => {},
      discard: () => {},
    };
    const { message } = await failure(setup.client.download(ROOM, () => slow));
    expect(message).toBe('GET /api/v2/mcp/download-room-data: the response stopped for 30 seconds');
    expect(written).toEqual(['{"a":', '{"a":', '{"a":']);
  });
});

describe('repeating', () => {
  const items = json({ code: 'SUCCESS', items: [] });

  test.each([408, 425, 429, 500, 502, 503, 504])('a GET is repeated after %i', async (status) => {
    const { client, clock, seen } = await setUp([text('busy', status), items]);
    expect((await client.items(ROOM)).body.items).toEqual([]);
    expect([seen.length, clock.pauses]).toEqual([2, [500]]);
  });

  test.each([400, 401, 403, 404, 409, 413, 422, 501])('a GET is not repeated after %i', async (status) => {
    const { client, seen } = await setUp([text('no', status), items]);
    expect((await failure(client.items(ROOM))).message).toBe(
      `GET /api/v2/room/get-build-items: refused with status ${status}; the service says "no"`,
    );
    expect(seen).toHaveLength(1);
  });

  test('waits as long as Retry-After says, in seconds or until a date', async () => {
    const headers = { 'retry-after': '7' };
    const date = {
      date: 'Tue, 01 Jan 2030 00:00:00 GMT',
      'retry-after': 'Tue, 01 Jan 2030 00:00:42 GMT',
    };
    const { client, clock } = await setUp([text('', 429, headers), text('', 503, date), items]);
    await client.items(ROOM);
    expect(clock.pauses).toEqual([7000, 42_000]);
  });

  test('gives up when the service asks for more than a minute', async () => {
    const { client, clock } = await setUp([text('', 429, { 'retry-after': '61' }), items]);
    const { message, failure: why } = await failure(client.items(ROOM));
    expect(message).toBe(
      'GET /api/v2/room/get-build-items: refused with status 429; try again in 61 seconds',
    );
    expect([why.retryAfter, clock.pauses]).toEqual([61_000, []]);
  });

  test.each<readonly [string, (client: ServiceClient) => Promise<unknown>]>([
    ['create', (client) => client.create('blank')],
    ['duplicate', (client) => client.duplicate(ROOM)],
    ['update', (client) => client.update(ROOM, new Map())],
    ['import', (client) => client.import(ROOM, 'https://files.example/next.json')],
  ])('%s is never repeated', async (_, call) => {
    for (const answer of [drop, text('', 500), text('', 429, { 'retry-after': '1' })]) {
      const { client, seen, clock } = await setUp([answer]);
      const { message, failure: why } = await failure(call(client));
      expect([seen.length, clock.pauses]).toEqual([1, []]);
      expect(message.endsWith('The service may have carried it out: look before you repeat it')).toBe(
        why.mayBeDone,
      );
      expect(why.mayBeDone).toBe(why.status !== 429);
    }
  });

  test('a destination is requested again, but not when the daily allowance is used up', async () => {
    const destination = {
      signedUploadURL: 'https://s.example/u',
      assetURL: 'https://s.example/a',
      objectKey: 'k',
    };
    const busy = await setUp([drop, text('', 503), json(destination)]);
    expect((await busy.client.requestModelDestination()).body).toEqual(destination);
    const used = await setUp([text('', 429)]);
    expect((await failure(used.client.requestModelDestination())).message).toBe(
      'POST /api/v2/utils/generate-gltf-upload-url: the daily upload allowance is used up (status 429)',
    );
    expect(used.seen).toHaveLength(1);
  });

  test('an unreachable server is named as the cause, and nothing can have happened', async () => {
    const { client, url } = await setUp([items]);
    await servers.pop()?.close();
    const { message, failure: why } = await failure(client.create('blank'));
    expect(message).toBe(
      'POST /api/v2/rooms/create: the connection was refused: is the server running? (ECONNREFUSED)',
    );
    expect(why).toMatchObject({ kind: 'unreachable', mayBeDone: false });
    expect(message).not.toContain(url);
  });
});

describe('what a refusal says', () => {
  const nested = `${'{"message":'.repeat(5000)}"deep"${'}'.repeat(5000)}`;

  test.each([
    ['{"error":{"message":"no such game"}}', '; the service says "no such game"'],
    ['{"error":"type-not-allowed","message":"use PNG"}', '; the service says "use PNG"'],
    ['{"errors":["no such game","no such creator"]}', '; the service says "no such game; no such creator"'],
    [
      '{"errors":[{"code":"E1","message":"no such game"},{"title":"Gone","detail":"moved"}]}',
      '; the service says "no such game; moved"',
    ],
    [
      '{"message":"invalid","errors":[{"field":"Name","message":"Name is too long"}]}',
      '; the service says "invalid; Name is too long"',
    ],
    [
      '{"message":"invalid","errors":{"Name":["is too long","is taken"],"Genre":"is unknown"}}',
      '; the service says "invalid; Name: is too long; Name: is taken; Genre: is unknown"',
    ],
    ['{"errors":[]}', ''],
    ['[{"message":"no such game"}]', '; the service says "no such game"'],
    ['{"message":"no such game"}', '; the service says "no such game"'],
    ['{"Message":"no such game"}', '; the service says "no such game"'],
    ['{"message":["no","such"]}', '; the service says "no; such"'],
    ['{"message":"","error":"no such game"}', '; the service says "no such game"'],
    ['{"error":"no such game"}', '; the service says "no such game"'],
    [
      '{"error":{"code":404,"status":"NOT_FOUND","message":"no such game"}}',
      '; the service says "no such game"',
    ],
    ['{"error":{"errors":[{"reason":"no such game"}]}}', '; the service says "no such game"'],
    ['{"error":true,"reason":"no such game"}', '; the service says "no such game"'],
    [
      '{"error":"invalid_key","error_description":"the key has expired"}',
      '; the service says "the key has expired"',
    ],
    ['{"detail":"no such game"}', '; the service says "no such game"'],
    ['{"detail":[{"loc":["body","room"],"msg":"field required"}]}', '; the service says "field required"'],
    [
      '{"type":"about:blank","title":"Not Found","status":404,"detail":"no such game"}',
      '; the service says "no such game"',
    ],
    ['{"success":false,"data":{"message":"no such game"}}', '; the service says "no such game"'],
    ['{"msg":"no such game"}', '; the service says "no such game"'],
    ['{"requestId":"0123","status":400}', ''],
    [`{"message":"your key ${ACCESS_KEY} is wrong"}`, '; the service says "your key *** is wrong"'],
    [
      `{"errors":[{"message":"${'x'.repeat(190)} ${ACCESS_KEY}"}]}`,
      `; the service says "${'x'.repeat(190)} ***"`,
    ],
    [`<Error><Message>${ACCESS_KEY.replace('-', '&#45;')}</Message></Error>`, '; the service says "***"'],
    [
      '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
      '; the service says "Request has expired"',
    ],
    ['<Error><Code>AccessDenied</Code></Error>', '; the service says "AccessDenied"'],
    [
      '<e:fault xmlns:e="urn:e"><e:message lang="en">a &lt;b&gt; &amp; c</e:message></e:fault>',
      '; the service says "a <b> & c"',
    ],
    ['<error><message><![CDATA[no such game]]></message></error>', '; the service says "no such game"'],
    ['<error>no such game</error>', '; the service says "no such game"'],
    ['<!DOCTYPE html><html><title>Not Found</title></html>', ''],
    ['{"code":"LIMIT"}', '; the service says "LIMIT"'],
    ['"no"', '; the service says "no"'],
    ['two\n lines\u001b[31m', '; the service says "two lines\\u001b[31m"'],
    ['<html><body>Bad gateway</body></html>', ''],
    ['{"status":400}', ''],
    ['', ''],
    [nested, ''],
    ['x'.repeat(100_000), `; the service says "${'x'.repeat(200)}…"`],
  ])('is repeated: %#', async (body, said) => {
    const { client } = await setUp([text(body, 400)]);
    expect((await failure(client.create('blank'))).message).toBe(
      `POST /api/v2/rooms/create: refused with status 400${said}`,
    );
  });

  test('is cut off in a success without SUCCESS, too', async () => {
    const { client } = await setUp([json({ code: 'LIMIT', message: 'x'.repeat(200_000) })]);
    expect((await failure(client.create('blank'))).failure.body).toHaveLength(65_536);
  });
});

test('a redirect is not followed: the keys would go along', async () => {
  const other = await scriptedServer(json({ code: 'SUCCESS', items: [] }));
  servers.push(other);
  for (const status of [301, 302, 303, 307, 308]) {
    const { client, seen } = await setUp([text('', status, { location: `${other.url}/?token=SECRET` })]);
    const { message, failure: why } = await failure(client.items(ROOM));
    expect(message).toBe(
      'GET /api/v2/room/get-build-items: the response is a redirect, which is never followed: check the server URL',
    );
    expect([why.kind, seen.length]).toEqual(['redirect', 1]);
  }
  expect(other.seen).toEqual([]);
});

describe('HEAD', () => {
  test('gives the Content-Length of a URL, without any key', async () => {
    const { client, seen, url } = await setUp([text('12345')]);
    expect(await client.contentLength(`${url}/asset.json`)).toBe(5);
    expect(seen[0]).toMatchObject({ method: 'HEAD', url: '/asset.json' });
    expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/personal|x-a/);
  });

  test('gives undefined where there is none', async () => {
    const { client, url } = await setUp([(response) => void response.writeHead(200).end()]);
    expect(await client.contentLength(url)).toBeUndefined();
  });
});
