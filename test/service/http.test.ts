import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_KEY_HEADER, ROUTES } from '../../src/api/routes.js';
import { endServices, keysOf, roomFiles, type Served, served } from './served.js';

const { accessKey } = keysOf('ann');
const { path: createPath } = ROUTES.create;
const { path: downloadPath } = ROUTES.download;
const BODY = '{"templateName":"blank"}';
let service: Served;

beforeAll(async () => {
  service = await served({ files: roomFiles('mine', {}, { settings: {} }) });
});
endServices();

/** The response to these bytes, as the connection brings it. */
function sent(text: string): Promise<{ readonly head: string; readonly body: string }> {
  const { hostname, port } = new URL(service.address);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => {
      response += data;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const end = response.lastIndexOf('\r\n\r\n');
      resolve({ head: response.slice(0, end), body: response.slice(end + 4) });
    });
  });
}

const headed = (method: string, path: string, ...headers: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

describe('requests that are not valid HTTP', () => {
  test.each([
    ['something else than HTTP', 'NO HTTP\r\n\r\n'],
    ['an unknown method', headed('FOO', '/health')],
    ['two lengths', `${headed('POST', createPath, 'Content-Length: 5', 'Content-Length: 6')}{}`],
    [
      'a length and chunks',
      `${headed('POST', createPath, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
  ])('are refused with the same error body as all others: %s', async (_name, text) => {
    const { head, body } = await sent(text);
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(body)).toEqual({ error: 'invalid-request', message: 'this is not valid HTTP' });
  });

  test.each([
    ['an address', headed('GET', `/health?${'a'.repeat(20_000)}`)],
    ['a header', headed('GET', '/health', `x-room-id: ${'a'.repeat(20_000)}`)],
    ['all headers together', headed('GET', '/health', ...Array.from({ length: 6_000 }, () => 'a: bcd'))],
  ])('with too much of it are refused with 431: %s', async (_name, text) => {
    const { head, body } = await sent(text);
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(body)).toEqual({
      error: 'invalid-request',
      message: 'the address or the headers are too long',
    });
  });
});

describe('addresses', () => {
  test.each([
    ['/uploads/%zz', 400, 'the address cannot be decoded: check its percent signs'],
    [`/assets/${'a'.repeat(5_000)}`, 414, 'the address is too long'],
  ])('that cannot be used are refused, and not repeated: %.20s', async (path, expected, message) => {
    const { status, body } = await service.fetch(path);
    expect([status, body]).toEqual([expected, { error: 'invalid-request', message }]);
    expect(service.log.join('')).not.toContain(path.slice(9));
  });

  test.each([
    ['HEAD', downloadPath],
    ['OPTIONS', downloadPath],
    ['GET', `${downloadPath}/`],
    ['GET', downloadPath.toUpperCase()],
    ['GET', `/${downloadPath}`],
  ])('of the routes have no other spelling or method: %s %s', async (method, path) => {
    const key = `${ACCESS_KEY_HEADER}: ${accessKey}`;
    expect((await sent(headed(method, path, key, 'x-room-id: mine'))).head).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('headers', () => {
  test('may be written in any case', async () => {
    const text = headed('GET', downloadPath, `X-ACCESS-Key: ${accessKey}`, 'X-Room-ID: mine');
    expect(await sent(text)).toEqual({
      head: expect.stringMatching(/^HTTP\/1\.1 200 /),
      body: '{"settings":{}}',
    });
  });

  test('with two keys are refused, and keys in the query are not looked at', async () => {
    const keys = [accessKey, 'wrong'].map((key) => `${ACCESS_KEY_HEADER}: ${key}`);
    const query = `?${ACCESS_KEY_HEADER}=${accessKey}&x-room-id=mine`;
    for (const text of [headed('GET', downloadPath, ...keys), headed('GET', downloadPath + query)])
      expect((await sent(text)).head).toMatch(/^HTTP\/1\.1 403 /);
  });

  test('with two rooms name none', async () => {
    const text = headed(
      'GET',
      downloadPath,
      `${ACCESS_KEY_HEADER}: ${accessKey}`,
      'x-room-id: mine',
      'x-room-id: mine',
    );
    expect((await sent(text)).head).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('bodies', () => {
  test('may come in chunks, without a length', async () => {
    const head = headed(
      'POST',
      createPath,
      `${ACCESS_KEY_HEADER}: ${accessKey}`,
      'Transfer-Encoding: chunked',
    );
    const { body } = await sent(`${head}18\r\n${BODY}\r\n0\r\n\r\n`);
    expect(JSON.parse(body).code).toBe('SUCCESS');
  });

  test('may wait for 100 Continue', async () => {
    const { origin } = new URL(service.address);
    const status = await new Promise((resolve, reject) => {
      const headers = {
        [ACCESS_KEY_HEADER]: accessKey,
        'content-length': BODY.length,
        expect: '100-continue',
      };
      const waiting = request(origin + createPath, { method: 'POST', headers }, ({ statusCode }) =>
        resolve(statusCode),
      );
      waiting.on('error', reject);
      waiting.on('continue', () => waiting.end(BODY));
      waiting.flushHeaders();
    });
    expect(status).toBe(200);
  });

  test.each([
    'text/plain',
    'text/json',
    'application/json, text/plain',
    'json',
    ' ',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('with Content-Type %j are refused with 415', async (type) => {
    const { status, body } = await service.ask('create', { text: BODY, headers: { 'content-type': type } });
    expect([status, body]).toEqual([
      415,
      { error: 'not-json', message: 'all bodies are JSON: send Content-Type: application/json' },
    ]);
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/vnd.api+json'])(
    'with Content-Type %j are JSON',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await service.ask('create', { text: BODY, headers })).status).toBe(200);
    },
  );

  test('of more than 1 MiB are refused with 413', async () => {
    for (const [more, status] of [
      [0, 200],
      [1, 413],
    ] as const) {
      const text = BODY + ' '.repeat(1_048_576 - BODY.length + more);
      expect((await service.ask('create', { text })).status).toBe(status);
    }
    const { body } = await service.ask('create', { text: 'x'.repeat(2_000_000) });
    expect(body).toEqual({ error: 'too-large', message: 'a JSON body may have 1048576 bytes at most' });
  });

  test.each([
    ['null', 'body: it must be an object'],
    ['{"templateName":["blank"]}', 'body: templateName must be a string'],
    ['{"templateName":null}', 'body: templateName must be a string'],
    ['{"templateName":"blank","customTemplateName":["a"]}', 'body: customTemplateName must be a string'],
  ])('are refused when they hold another type: %s', async (text, message) => {
    const { status, body } = await service.ask('create', { text });
    expect([status, body]).toEqual([400, { error: 'invalid-request', message }]);
  });
});

test('a missing query is named', async () => {
  const { status, body } = await service.ask('items');
  expect([status, body]).toEqual([400, { error: 'invalid-request', message: 'query: roomId is missing' }]);
});
