import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ServiceClient, type UploadMethod } from '../../src/api/client.js';
import { readAsset } from '../../src/api/read-asset.js';
import { type Asset, uploadAsset } from '../../src/api/upload.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import {
  type Answer,
  drop,
  json,
  type ScriptedServer,
  scriptedServer,
  TestClock,
  text,
} from './scripted-server.js';

const folder = temporaryFolder();
const SECONDS = 1000;

const servers: ScriptedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A service whose routes answer with a new destination each time, and whose destinations answer as told. */
async function service(...uploads: readonly Answer[]) {
  let destinations = 0;
  let sent = 0;
  const server: ScriptedServer = await scriptedServer((response, request) => {
    if (request.method !== 'POST' || request.url.startsWith('/put/')) {
      uploads[Math.min(sent++, uploads.length - 1)]?.(response, request);
      return;
    }
    destinations++;
    json({
      signedUploadURL: `${server.url}/put/${destinations}?token=secret-of-${destinations}`,
      assetURL: `${server.url}/asset/${destinations}`,
      objectKey: `object-${destinations}`,
    })(response, request);
  });
  servers.push(server);
  return server;
}

function clientFor(
  server: ScriptedServer,
  clock: TestClock,
  uploadMethod: UploadMethod = 'PUT',
): ServiceClient {
  return new ServiceClient({
    server: server.url,
    keys: { apiKey: 'key' },
    environment: clock,
    uploadMethod,
  });
}

const ASSET: Asset = { kind: 'json', type: 'application/json', bytes: new Blob(['{"a":1}']) };
const requests = ({ seen }: ScriptedServer): string[] =>
  seen.map(({ method, url }) => `${method} ${url.replace('/api/v2/utils/', '')}`);

describe('an upload', () => {
  test('sends the bytes of a file with a Content-Length, its type and no key, and keeps the response', async () => {
    const server = await service(text('<stored/>', 201, { 'content-type': 'text/xml' }));
    const path = folder.write('room.json', '{ "é": 1 }\n');
    const asset = await readAsset(path);
    expect(await uploadAsset(clientFor(server, new TestClock()), asset)).toEqual({
      assetURL: `${server.url}/asset/1`,
      objectKey: 'object-1',
      status: 201,
      text: '<stored/>',
    });
    expect(requests(server)).toEqual(['POST generate-json-upload-url', 'PUT /put/1?token=secret-of-1']);
    const { headers, body } = server.seen[1]!;
    expect(String(body)).toBe('{ "é": 1 }\n');
    expect(headers).toMatchObject({ 'content-length': '12', 'content-type': 'application/json' });
    expect(headers['transfer-encoding']).toBeUndefined();
    expect(JSON.stringify(headers)).not.toContain('x-a');
  });

  test('succeeds when the response is not UTF-8', async () => {
    const server = await service((response) => void response.writeHead(200).end(Buffer.from([0xff])));
    expect(await uploadAsset(clientFor(server, new TestClock()), ASSET)).toMatchObject({
      assetURL: `${server.url}/asset/1`,
    });
    expect(requests(server)).toHaveLength(2);
  });

  test('uses the other method if told to, and does not repeat it', async () => {
    const server = await service(drop);
    await expect(uploadAsset(clientFor(server, new TestClock(), 'POST'), ASSET)).rejects.toThrow(
      'POST of the file: the connection was closed before the end of the response',
    );
    expect(requests(server)).toEqual(['POST generate-json-upload-url', 'POST /put/1?token=secret-of-1']);
  });

  test('repeats a PUT to the same destination while that is valid', async () => {
    const server = await service(drop, text('', 503), text(''));
    await uploadAsset(clientFor(server, new TestClock()), ASSET);
    expect(requests(server)).toEqual([
      'POST generate-json-upload-url',
      ...Array(3).fill('PUT /put/1?token=secret-of-1'),
    ]);
  });

  test('requests a new destination when the first has expired, by the clock here', async () => {
    const clock = new TestClock();
    const late: Answer = (response, request) => {
      clock.advance(60 * SECONDS);
      text('expired', 422)(response, request);
    };
    const server = await service(late, late, text(''));
    expect((await uploadAsset(clientFor(server, clock), ASSET)).objectKey).toBe('object-3');
    expect(requests(server).filter((each) => each.startsWith('PUT'))).toEqual([
      'PUT /put/1?token=secret-of-1',
      'PUT /put/2?token=secret-of-2',
      'PUT /put/3?token=secret-of-3',
    ]);
  });

  test('gives up after three destinations', async () => {
    const clock = new TestClock();
    const server = await service((response, request) => {
      clock.advance(61 * SECONDS);
      text('', 403)(response, request);
    });
    await expect(uploadAsset(clientFor(server, clock), ASSET)).rejects.toThrow(
      'PUT of the file: refused with status 403',
    );
    expect(requests(server)).toHaveLength(6);
  });

  test.each([400, 403, 404, 410])(
    'requests one new destination when the service says %i too early',
    async (status) => {
      const server = await service(text('', status));
      await expect(uploadAsset(clientFor(server, new TestClock()), ASSET)).rejects.toThrow(
        `refused with status ${status}`,
      );
      expect(requests(server)).toHaveLength(4);
    },
  );

  test.each([401, 413, 415])('requests no new destination for %i', async (status) => {
    const server = await service(text('', status));
    await expect(uploadAsset(clientFor(server, new TestClock()), ASSET)).rejects.toThrow(
      `refused with status ${status}`,
    );
    expect(requests(server)).toHaveLength(2);
  });

  test('is not repeated once the destination has expired while it waited', async () => {
    const server = await service(
      text('', 503, { 'retry-after': '59' }),
      text('', 503, { 'retry-after': '2' }),
      text(''),
    );
    const clock = new TestClock();
    await uploadAsset(clientFor(server, clock), ASSET);
    expect(clock.pauses).toEqual([59 * SECONDS, 2 * SECONDS]);
    expect(requests(server).at(-1)).toBe('PUT /put/1?token=secret-of-1');
  });

  test('says what an object store says in XML', async () => {
    const server = await service(
      text('<Error><Code>A</Code><Message>Request has expired</Message></Error>', 403),
    );
    await expect(uploadAsset(clientFor(server, new TestClock()), ASSET)).rejects.toThrow(
      'PUT of the file: refused with status 403; the service says "Request has expired"',
    );
  });

  test.each([
    ['PUT', 'POST', 405],
    ['POST', 'PUT', 405],
    ['PUT', 'POST', 501],
  ] as const)(
    'by %s that is refused with 405 or 501 names --upload-method %s',
    async (method, other, status) => {
      const server = await service(json({ error: 'no such method' }, status));
      const keys = { apiKey: 'an-api-key-0001' };
      const client = new ServiceClient({
        server: server.url,
        keys,
        uploadMethod: method,
        environment: new TestClock(),
      });
      await expect(uploadAsset(client, ASSET)).rejects.toThrow(
        `${method} of the file: refused with status ${status}; the service says "no such method"; the destination does not accept ${method}: use --upload-method ${other}`,
      );
      expect(requests(server)).toHaveLength(2);
    },
  );

  test('of a file that changes meanwhile fails', async () => {
    const server = await service(text(''));
    const asset = await readAsset(folder.write('changing.json', '{"a":1}'));
    writeFileSync(join(folder.path, 'changing.json'), '{"a":1,"longer":2}');
    await expect(uploadAsset(clientFor(server, new TestClock()), asset)).rejects.toThrow(
      'PUT of the file: the file changed while it was sent',
    );
  });
});

/** A GLB file of a version, with an announced length. */
function glb(version: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(20);
  bytes.write('glTF');
  bytes.writeUInt32LE(version, 4);
  bytes.writeUInt32LE(length, 8);
  return bytes;
}
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
const WEBP = Buffer.from('RIFF\u0001\u0000\u0000\u0000WEBPVP8 ');

describe('a file to upload', () => {
  test.each<readonly [string, string | Uint8Array, string, string]>([
    ['a.json', '{"a":1}', 'json', 'application/json'],
    ['a.JSON', ' [1]\n', 'json', 'application/json'],
    ['a.glb', glb(2, 20), 'model', 'model/gltf-binary'],
    ['a.png', PNG, 'image', 'image/png'],
    ['a.jpg', JPEG, 'image', 'image/jpeg'],
    ['a.jpeg', JPEG, 'image', 'image/jpeg'],
    ['a.gif', 'GIF89a…', 'image', 'image/gif'],
    ['b.gif', 'GIF87a…', 'image', 'image/gif'],
    ['a.webp', WEBP, 'image', 'image/webp'],
    ['without-extension', PNG, 'image', 'image/png'],
    ['snapshot.txt', '{}', 'json', 'application/json'],
  ])('%s has the type of its content', async (name, content, kind, type) => {
    expect(await readAsset(folder.write(name, content))).toMatchObject({ kind, type });
  });

  test.each<readonly [string, string | Uint8Array, string]>([
    ['cover.jpg', PNG, 'it is PNG, not JPEG: name it cover.png'],
    ['room.json', PNG, 'it is PNG, not JSON: name it room.png'],
    ['tree.png', glb(2, 20), 'it is GLB, not PNG: name it tree.glb'],
    ['cover.png', '{"a":1}', 'it does not begin like PNG'],
    ['tree.glb', 'glT', 'it does not begin like GLB'],
    [
      'tree.gltf',
      '{"asset":{"version":"2.0"}}',
      'glTF in JSON is not accepted: convert the model to GLB (.glb)',
    ],
    ['old.glb', glb(1, 20), 'it is GLB version 1: only version 2 can be uploaded'],
    ['cut.glb', glb(2, 400), 'its GLB header says 400 bytes, but the file has 20: it is damaged'],
    ['short.glb', 'glTF\u0002', 'the GLB header is cut off'],
    ['broken.json', '{"a":}', 'it is not valid JSON: `roomlint check` says where'],
    [
      'latin.json',
      Buffer.from('{"a":"\u00e9"}', 'latin1'),
      'it is not valid JSON: `roomlint check` says where',
    ],
    [
      'mark.json',
      '\ufeff{}',
      'it begins with a byte-order mark, which is not JSON: `roomlint check --fix` removes it',
    ],
    [
      'notes.txt',
      'hello',
      'it is neither JSON nor GLB, PNG, JPEG, GIF or WebP, the formats that can be uploaded',
    ],
    [
      'picture.svg',
      '<svg/>',
      'it is neither JSON nor GLB, PNG, JPEG, GIF or WebP, the formats that can be uploaded',
    ],
    ['empty.json', '', 'the file is empty'],
  ])('%s is refused', async (name, content, message) => {
    await expect(readAsset(folder.write(name, content))).rejects.toThrow(message);
  });

  test('may have 52,428,800 bytes of JSON, and no byte more', async () => {
    const at = `"${'x'.repeat(52_428_798)}"`;
    expect((await readAsset(folder.write('at.json', at))).bytes.size).toBe(52_428_800);
    // It is not read, so what it holds is no matter.
    const beyond = folder.write('beyond.json', '');
    truncateSync(beyond, 52_428_801);
    await expect(readAsset(beyond)).rejects.toThrow(
      'it has 52,428,801 bytes, but an import accepts 52,428,800 at most',
    );
  });

  test('must be a file', async () => {
    await expect(readAsset(join(folder.path, 'none.json'))).rejects.toThrow('no such file');
    await expect(readAsset(folder.path)).rejects.toThrow('this is a folder, not a file');
    await expect(readAsset('/dev/null')).rejects.toThrow('this is not a regular file');
  });
});
