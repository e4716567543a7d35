import { describe, expect, test } from 'vitest';
import { ServiceClient } from '../../../src/world/api/client.js';
import { mayBeDone, ServiceError } from '../../../src/world/api/service-error.js';
import { tableRows, valueRows } from '../../table-rows.js';
import { type Answer, cutOff, drop, json, raw, serverOfTest, TestClock, text } from './scripted-server.js';

const KEYS = { accessKey: 'personal-access-key-0001', apiKey: 'personal-api-key-0002' };
const ROOM = 'room-1';
const URL_TO_IMPORT = 'https://files.example/next.json';
const DESTINATION = {
  signedUploadURL: 'https://s.example/u',
  assetURL: 'https://s.example/a',
  objectKey: 'k',
};
const JSON_TYPE = { 'content-type': 'application/json' };
const DOUBT = '. The service may have carried it out: look before you repeat it';

async function setUp(...answers: readonly Answer[]) {
  const server = await serverOfTest(...answers);
  const clock = new TestClock();
  const client = new ServiceClient({ server: server.url, keys: KEYS, environment: clock });
  return { client, clock, server, seen: server.seen, url: server.url };
}

async function failure(work: Promise<unknown>): Promise<ServiceError> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
}

type Call = (client: ServiceClient) => Promise<{ readonly body: unknown; readonly text: string }>;
const CALLS: Readonly<Record<string, Call>> = {
  create: (client) => client.create('blank', 'Garden'),
  duplicate: (client) => client.duplicate(ROOM),
  update: (client) => client.update(ROOM, new Map([['Purpose', '12345678901234567890.10']])),
  items: (client) => client.items('a b&c'),
  jsonUpload: (client) => client.requestDestination('json'),
  modelUpload: (client) => client.requestDestination('model', 'model/gltf-binary'),
  imageUpload: (client) => client.requestDestination('image', 'image/gif'),
};
const rowsOf = (title: string) =>
  tableRows('world/api/calls.md').flatMap((row) => (row.title === title ? [row.cells] : []));
const called = (name = ''): Call => CALLS[name] ?? (() => Promise.reject(new Error(`no call ${name}`)));

test.each(rowsOf('What is sent'))(
  '%s sends what the document says, and keeps the response as it came',
  async (name, sent = '', body = '', answer = '') => {
    const { client, seen } = await setUp(text(`\ufeff${answer}`, 200, JSON_TYPE));
    expect(await called(name)(client)).toMatchObject({ body: JSON.parse(answer), text: answer });
    const [request] = seen;
    const path = request?.url.replace('/api/v2/', '');
    expect([`${request?.method} ${path}`, String(request?.body)]).toEqual([sent, body]);
    const keys = [request?.headers['x-access-key'], request?.headers['x-api-key']];
    expect(keys).toEqual(sent.includes('utils') ? [undefined, KEYS.apiKey] : [KEYS.accessKey, undefined]);
  },
);

test('an import names the room in a header, and keeps a response of any shape and bytes', async () => {
  const { client, seen } = await setUp(
    (response) => void response.writeHead(202).end(Buffer.from([0x6f, 0x6b, 0xff])),
  );
  expect(await client.import(ROOM, URL_TO_IMPORT)).toEqual({ status: 202, text: 'ok\ufffd' });
  expect(seen[0]?.headers).toMatchObject({ 'x-room-id': ROOM, 'x-access-key': KEYS.accessKey });
  expect(String(seen[0]?.body)).toBe(JSON.stringify({ jsonUrl: URL_TO_IMPORT }));
  for (const room of ['', 'a b', 'é', 'a\nx-api-key: 1'])
    expect((await failure(client.import(room, URL_TO_IMPORT))).failure.kind).toBe('not-sent');
  expect(seen).toHaveLength(1);
});

test('HEAD gives the Content-Length of a URL where there is one, without any key', async () => {
  const { client, seen, url } = await setUp(text('12345'), (response) => void response.writeHead(200).end());
  expect([await client.contentLength(`${url}/asset.json`), await client.contentLength(url)]).toEqual([
    5,
    undefined,
  ]);
  expect(seen[0]).toMatchObject({ method: 'HEAD', url: '/asset.json' });
  expect(JSON.stringify(seen)).not.toMatch(/personal|x-a/);
});

const create: Call = (client) => client.create('blank');

test.each(rowsOf('Responses that are not as they should be'))(
  '%s is not content with a response that is not as it should be: %s %s %s',
  async (name, status, type = '', body = '', kind, reason) => {
    const headers = { ...(type === '' ? {} : { 'content-type': type }), location: '/?token=SECRET' };
    const { client, seen } = await setUp(text(body, Number(status), headers));
    const { message, failure: why } = await failure(called(name)(client));
    const doubt = name === 'items' || kind === 'refused' ? '' : DOUBT;
    expect(message.replace(/^\w+ \/[^ ]+: /, '')).toBe(`${reason}${doubt}`);
    expect([why.kind, seen.length]).toEqual([kind, 1]);
  },
);

test.each(valueRows<[string, string]>('world/api/tables.md', 'Destinations that are refused'))(
  'an upload to %s is refused',
  async (signedUploadURL, reason) => {
    const { client } = await setUp(json({ ...DESTINATION, signedUploadURL }));
    const { message } = await failure(client.requestDestination('json'));
    expect(message).toBe(
      `POST /api/v2/utils/generate-json-upload-url: signedUploadURL cannot be used: ${reason}`,
    );
  },
);

describe('a download', () => {
  const whole = '{ "roomItems" :{"1":{"hoverTitle":"}{\\"é\\u00e9"}}}\r\n';
  const given = text(whole, 200, JSON_TYPE);

  test('gives the bytes as they are, and asks for them uncompressed; one that fails once begins anew', async () => {
    const { client, seen } = await setUp(cutOff('{"old', 50), given);
    expect(String(await client.download(ROOM))).toBe(whole);
    expect(seen[0]?.headers).toMatchObject({ 'x-room-id': ROOM, 'accept-encoding': 'identity' });
  });

  type Row = [what: string, response: string, reason: string, attempts: number];
  test.each(valueRows<Row>('world/api/tables.md', 'Downloads that leave nothing'))(
    'of %s leaves nothing',
    async (_what, response, reason, attempts) => {
      const { client, clock, seen } = await setUp(response === '' ? drop : raw(response));
      const { message } = await failure(client.download(ROOM));
      expect(message.split(' (')[0]).toBe(`GET /api/v2/mcp/download-room-data: ${reason}`);
      expect([seen.length, clock.pauses]).toEqual([attempts, [500, 1000].slice(0, attempts - 1)]);
    },
  );
});

describe('a time-out', () => {
  test.each<readonly [call: (client: ServiceClient) => Promise<unknown>, seconds: number]>([
    [create, 30],
    [(client) => client.import(ROOM, URL_TO_IMPORT), 300],
  ])('comes when the headers are not there: %s, after %i seconds', async (call, seconds) => {
    let advance = (_milliseconds: number): void => {};
    const { client, clock, seen } = await setUp((response) => {
      advance(seconds * 1000 - 1);
      setImmediate(() => !response.destroyed && advance(1));
    });
    advance = (milliseconds) => clock.advance(milliseconds);
    const { message, failure: why } = await failure(call(client));
    expect(message).toContain(`: no response within ${seconds} seconds${DOUBT}`);
    expect([why.kind, mayBeDone(why), clock.elapsed(), seen.length]).toEqual([
      'timeout',
      true,
      seconds * 1000,
      1,
    ]);
  });

  test('comes when a body stops for 30 seconds, and a download is tried three times', async () => {
    let advance = (): void => {};
    const { client, clock, seen } = await setUp((response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '9' });
      response.write('{"a":', () => setTimeout(advance, 50));
    });
    advance = () => clock.advance(30_000);
    const { message } = await failure(client.download(ROOM));
    expect([message, seen.length]).toEqual([
      'GET /api/v2/mcp/download-room-data: the response stopped for 30 seconds',
      3,
    ]);
  });
});

describe('a request', () => {
  const done = json({ code: 'SUCCESS', items: [] });

  test.each([408, 425, 429, 500, 502, 503, 504])('that reads is repeated after %i', async (status) => {
    const { client, clock, seen } = await setUp(text('busy', status), done);
    await client.items(ROOM);
    expect([seen.length, clock.pauses]).toEqual([2, [500]]);
  });

  test.each([400, 401, 403, 404, 409, 413, 422, 501])(
    'that reads is not repeated after %i',
    async (status) => {
      const { client, seen } = await setUp(text('no', status), done);
      expect((await failure(client.items(ROOM))).message).toContain(
        `refused with status ${status}; the service says "no"`,
      );
      expect(seen).toHaveLength(1);
    },
  );

  test.each<(client: ServiceClient) => Promise<unknown>>([
    create,
    (client) => client.duplicate(ROOM),
    (client) => client.update(ROOM, new Map()),
    (client) => client.import(ROOM, URL_TO_IMPORT),
  ])('that changes something is never repeated: %s', async (call) => {
    for (const answer of [drop, text('', 500), text('', 429)]) {
      const { client, seen, clock } = await setUp(answer);
      const { message, failure: why } = await failure(call(client));
      expect([seen.length, clock.pauses]).toEqual([1, []]);
      expect([message.endsWith(DOUBT), mayBeDone(why)]).toEqual(Array(2).fill(why.status !== 429));
    }
  });

  test('for a destination is repeated, and says that the daily allowance is used up', async () => {
    const busy = await setUp(drop, text('', 503), json(DESTINATION));
    expect((await busy.client.requestDestination('model', 'model/gltf-binary')).body).toEqual(DESTINATION);
    const { client, seen } = await setUp(text('', 429));
    expect((await failure(client.requestDestination('model', 'model/gltf-binary'))).message).toBe(
      'POST /api/v2/utils/generate-gltf-upload-url: the daily upload allowance is used up (status 429)',
    );
    expect(seen).toHaveLength(3);
  });

  test('to an unreachable server has done nothing, and a refusal keeps 64 KiB of its body', async () => {
    const { client, server } = await setUp(json({ code: 'LIMIT', message: 'x'.repeat(200_000) }));
    expect((await failure(client.create('blank'))).failure.body).toHaveLength(65_536);
    await server.close();
    const { message, failure: why } = await failure(client.create('blank'));
    expect(message).toBe(
      'POST /api/v2/rooms/create: the connection was refused: is the server running? (ECONNREFUSED)',
    );
    expect([why.kind, mayBeDone(why)]).toEqual(['unreachable', false]);
  });
});
