import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endServices, type Name, roomFiles, type Served, served } from './served.js';

const MOST = 52_428_800;
const SNAPSHOT = '{"settings":{"isNight":true}}';
const BEFORE = { settings: { isNight: false } };

/** A host of JSON that does what a test wants. */
let host: Server;
let origin: string;
let service: Served;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  origin = await listening(host);
  service = await served({
    files: roomFiles('room', {}, BEFORE),
    importFrom: [origin],
    patience: { head: 300, get: 300 },
  });
});
afterEach(() => {
  asked = [];
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});
endServices();

function listening(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

async function imported(jsonUrl = `${origin}/room.json`): Promise<[number, string | undefined]> {
  const { status, body } = await service.ask('import', { room: 'room', body: { jsonUrl } });
  return [status, body.error];
}

async function isUnchanged(): Promise<void> {
  expect((await service.download('room')).body).toEqual(BEFORE);
}

/** Announces so many bytes, and sends these. */
function sends(content: string, announced = content.length): typeof answer {
  return ({ method }, response) => {
    if (method === 'HEAD') response.writeHead(200, { 'content-length': announced }).end();
    // Without Content-Length, in chunks.
    else response.writeHead(200).end(content);
  };
}

describe('the service first sends a HEAD request to `jsonUrl`', () => {
  test('the response must carry `Content-Length`; then it reads the JSON', async () => {
    answer = sends(SNAPSHOT);
    const one = await served({ files: roomFiles('room', {}, BEFORE), importFrom: [origin] });
    const body = { jsonUrl: `${origin}/room.json?x=1#y` };
    expect((await one.ask('import', { room: 'room', body })).status).toBe(200);
    expect(asked).toEqual(['HEAD /room.json?x=1', 'GET /room.json?x=1']);
    expect((await one.download('room')).body).toEqual(JSON.parse(SNAPSHOT));
  });

  test('HEAD without Content-Length is refused, and nothing is read', async () => {
    answer = (_request, response) => response.writeHead(200, { 'transfer-encoding': 'chunked' }).end();
    expect(await imported()).toEqual([400, 'content-length-missing']);
    expect(asked).toEqual(['HEAD /room.json']);
    await isUnchanged();
  });

  test('no credential is sent there', async () => {
    let headers: IncomingMessage['headers'] = {};
    answer = (request, response) => {
      headers = request.headers;
      response.writeHead(404).end();
    };
    await imported();
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
  });
});

describe('Imported JSON size: at most 50 MB; `Content-Length` required on the HEAD response', () => {
  test(`${MOST + 1} bytes are refused before they are read`, async () => {
    answer = sends('', MOST + 1);
    expect(await imported()).toEqual([413, 'too-large']);
    expect(asked).toEqual(['HEAD /room.json']);
  });

  test(`${MOST} bytes are taken`, async () => {
    const content = `{"settings":{"isNight":true}${' '.repeat(MOST - SNAPSHOT.length)}}`;
    let size = 0;
    const one = await served({
      files: roomFiles('room', {}, BEFORE),
      importFrom: [origin],
      work: {
        importInto: async (room, snapshot) => {
          size = snapshot.length;
          return { kind: 'room', bytes: room };
        },
        check: async () => undefined,
      },
    });
    answer = sends(content);
    const { status } = await one.ask('import', { room: 'room', body: { jsonUrl: `${origin}/room.json` } });
    expect([status, size]).toEqual([200, MOST]);
  });

  test.each([
    ['more', `${SNAPSHOT}      `],
    ['fewer', SNAPSHOT.slice(0, -1)],
    ['no', ''],
  ])('a body of %s bytes than announced is refused', async (_name, content) => {
    answer = sends(content, SNAPSHOT.length);
    expect(await imported()).toEqual([400, 'length-differs']);
    await isUnchanged();
  });

  test('an endless body is cut off', async () => {
    answer = ({ method }, response) => {
      if (method === 'HEAD') {
        response.writeHead(200, { 'content-length': 1_000_000 }).end();
        return;
      }
      const piece = Buffer.alloc(100_000, ' ');
      const more = (): void => {
        while (!response.destroyed && response.write(piece)) {}
        response.once('drain', more);
      };
      more();
    };
    expect(await imported()).toEqual([400, 'length-differs']);
  });
});

describe('a host that fails', () => {
  test.each([500, 502, 503])('with status %i is 502', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    expect(await imported()).toEqual([502, 'json-host-failed']);
  });

  test.each([401, 403, 404, 410, 204, 206])('with status %i has no JSON there: 400', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    expect(await imported()).toEqual([400, 'json-not-readable']);
  });

  test.each([301, 302, 303, 307, 308])('by a redirect with status %i is not followed', async (status) => {
    answer = (_request, response) => response.writeHead(status, { location: `${origin}/other.json` }).end();
    expect(await imported()).toEqual([400, 'redirect']);
    expect(asked).toEqual(['HEAD /room.json']);
  });

  test('by redirecting GET only is not followed either', async () => {
    answer = ({ method }, response) => {
      if (method === 'HEAD') response.writeHead(200, { 'content-length': 2 }).end();
      else response.writeHead(302, { location: '/other.json' }).end();
    };
    expect(await imported()).toEqual([400, 'redirect']);
  });

  test('by dropping the connection in the middle of the body is 502', async () => {
    answer = ({ method }, response) => {
      response.writeHead(200, { 'content-length': SNAPSHOT.length });
      if (method === 'HEAD') response.end();
      else response.write(SNAPSHOT.slice(0, 5), () => response.destroy());
    };
    expect(await imported()).toEqual([502, 'json-host-failed']);
    await isUnchanged();
  });

  test.each(['HEAD', 'GET'])('by not answering %s in time is 502', async (silent) => {
    answer = ({ method }, response) => {
      if (method !== silent) response.writeHead(200, { 'content-length': 2 }).end();
    };
    expect(await imported()).toEqual([502, 'json-host-failed']);
  });

  test('by refusing the connection is 502', async () => {
    const gone = createServer();
    const address = await listening(gone);
    await new Promise((resolve) => gone.close(resolve));
    const one = await served({ files: roomFiles('room', {}, BEFORE), importFrom: [address] });
    const { status, body } = await one.ask('import', { room: 'room', body: { jsonUrl: `${address}/x` } });
    expect([status, body.error]).toEqual([502, 'json-host-failed']);
  });

  test('by not speaking HTTP is 502', async () => {
    const odd = createTcpServer((socket: Socket) => {
      socket.on('error', () => {});
      socket.end('SSH-2.0-odd\r\n');
    });
    const address = await listening(odd);
    const one = await served({ files: roomFiles('room', {}, BEFORE), importFrom: [address] });
    const { status } = await one.ask('import', { room: 'room', body: { jsonUrl: `${address}/x` } });
    expect(status).toBe(502);
    odd.close();
  });

  test('by answering with HTML is 422', async () => {
    answer = sends('<!doctype html><title>No</title>');
    expect(await imported()).toEqual([422, 'not-a-snapshot']);
    await isUnchanged();
  });
});

describe('the places for downloads', () => {
  /** A host that never answers requests for /hanging. */
  async function withHangingImports(as: Name, rooms: readonly string[]): Promise<Served> {
    const isAsked = new Set<string>();
    let allAsked = (): void => {};
    const hanging = new Promise<void>((resolve) => (allAsked = resolve));
    answer = (request, response) => {
      if (!request.url?.startsWith('/hanging')) return sends(SNAPSHOT)(request, response);
      isAsked.add(request.url);
      if (isAsked.size === Math.min(rooms.length, 8)) allAsked();
    };
    const files = Object.assign(
      {},
      ...['a', 'b', 'shared', ...rooms].map((room) => roomFiles(room, {}, BEFORE)),
    );
    const one = await served({ files, importFrom: [origin] });
    for (const room of rooms)
      void one.ask('import', { as, room, body: { jsonUrl: `${origin}/hanging/${room}` } }).catch(() => {});
    await hanging;
    return one;
  }

  const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'];

  test('are for each creator: eight hanging ones of one creator do not hold up another', async () => {
    const one = await withHangingImports('bob', [...EIGHT, '9', '10']);
    const jsonUrl = `${origin}/room.json`;
    expect((await one.ask('import', { as: 'ann', room: 'a', body: { jsonUrl } })).status).toBe(200);
    // Not even in a room that one of them wants to import into.
    expect((await one.ask('import', { as: 'ann', room: '3', body: { jsonUrl } })).status).toBe(200);
    expect((await one.download('3')).body).toEqual(JSON.parse(SNAPSHOT));
    await one.close();
  });

  test('are eight, and a hanging import holds up no other room of its creator', async () => {
    const one = await withHangingImports('bob', EIGHT.slice(1));
    const body = { jsonUrl: `${origin}/room.json` };
    expect((await one.ask('import', { as: 'bob', room: 'b', body })).status).toBe(200);
    await one.close();
  });
});

describe('jsonUrl', () => {
  test('leads to the service itself or to a permitted origin, and nowhere else', async () => {
    const assetURL = await service.uploaded(JSON.parse(SNAPSHOT));
    const { port, pathname } = new URL(assetURL);
    const foreign = [
      `http://localhost:${port}${pathname}`,
      `http://0x7f.1:${port}${pathname}`,
      `http://0x7f000001:${port}${pathname}`,
      `http://2130706433:${port}${pathname}`,
      `http://127.1:${port}${pathname}`,
      `http://127.0.0.1.:${port}${pathname}`,
      `http://127.000.000.001:${port}${pathname}`,
      `http://127.0.0.2:${port}${pathname}`,
      `http://0.0.0.0:${port}${pathname}`,
      `http://[::1]:${port}${pathname}`,
      `http://[::ffff:127.0.0.1]:${port}${pathname}`,
      `http://１２７.0.0.1:${port}${pathname}`,
      `http://user@127.0.0.1:${port}${pathname}`,
      `http://user:key@127.0.0.1:${port}${pathname}`,
      `http://127.0.0.1:${port}@example.com${pathname}`,
      `http://127.0.0.1:${port}.example.com${pathname}`,
      `http://127.0.0.1:0${port}${pathname}`,
      `HTTP://127.0.0.1:${port}${pathname}`,
      `https://127.0.0.1:${port}${pathname}`,
      `ftp://127.0.0.1:${port}${pathname}`,
      `http:127.0.0.1:${port}${pathname}`,
      `http:\\\\127.0.0.1:${port}${pathname}`,
      `http://127.0.0.1:${port}\\@example.com${pathname}`,
      `http://127.0.0.1:${port}\t${pathname}`,
      ` ${assetURL}`,
      `http://127.0.0.1:${port}`,
      `http://127.0.0.1:1${pathname}`,
      `//127.0.0.1:${port}${pathname}`,
      pathname,
      'file:///etc/passwd',
      'data:application/json,{}',
      'http://169.254.169.254/latest/meta-data',
      'not a url',
      '',
    ];
    for (const jsonUrl of foreign)
      expect([jsonUrl, ...(await imported(jsonUrl))]).toEqual([jsonUrl, 400, 'url-not-permitted']);
    expect(asked).toEqual([]);
    await isUnchanged();
    expect((await service.fetch(assetURL)).status).toBe(200);
  });

  test.each(['/health', '/openapi.json', '/api/v2/rooms/create', '/assets/', '/uploads/x'])(
    'to %s of the service itself finds no snapshot',
    async (path) => {
      const [status] = await imported(`${service.address}${path}`);
      expect([400, 422]).toContain(status);
      await isUnchanged();
    },
  );
});
