import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ServiceClient, type UploadMethod } from '../../src/api/client.js';
import { readAsset } from '../../src/api/read-asset.js';
import { type Asset, uploadAsset } from '../../src/api/upload.js';
import { temporaryFolder } from '../temporary-folder.js';
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
const servers: ScriptedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const ASSET: Asset = { kind: 'json', type: 'application/json', bytes: new Blob(['{"a":1}']) };

/** A service that gives a new destination each time, and whose destinations answer as told; `late` passes seconds first. */
async function setUp(
  uploads: readonly (Answer | readonly [late: number, answer: Answer])[],
  uploadMethod: UploadMethod = 'PUT',
) {
  const clock = new TestClock();
  let [destinations, sent] = [0, 0];
  const server: ScriptedServer = await scriptedServer((response, request) => {
    if (request.url.startsWith('/put/')) {
      const next = uploads[Math.min(sent++, uploads.length - 1)] ?? drop;
      const [late, answer] = typeof next === 'function' ? [0, next] : next;
      clock.advance(late * 1000);
      return answer(response, request);
    }
    destinations++;
    const [signedUploadURL, assetURL] = [
      `${server.url}/put/${destinations}?token=secret`,
      `${server.url}/asset/${destinations}`,
    ];
    json({ signedUploadURL, assetURL, objectKey: `object-${destinations}` })(response, request);
  });
  servers.push(server);
  const client = new ServiceClient({
    server: server.url,
    keys: { apiKey: 'an-api-key-0001' },
    environment: clock,
    uploadMethod,
  });
  const outcome = await uploadAsset(client, ASSET).then(
    ({ objectKey }) => objectKey,
    (error: Error) => error.message,
  );
  const requests = server.seen.map(({ method, url }) =>
    url.startsWith('/put/') ? `${method} ${url[5]}` : 'new',
  );
  return { client, clock, server, outcome, requests: requests.join(', ') };
}

test('an upload sends the bytes of a file with their length, their type and no key, and keeps the response', async () => {
  const { client, server } = await setUp([text('<stored/>', 201, { 'content-type': 'text/xml' })]);
  const asset = await readAsset(folder.write('room.json', '{ "é": 1 }\n'));
  const stored = { assetURL: `${server.url}/asset/2`, objectKey: 'object-2', status: 201, text: '<stored/>' };
  expect(await uploadAsset(client, asset)).toEqual(stored);
  const { headers, body } = server.seen.at(-1)!;
  expect([String(body), headers['content-length'], headers['content-type']]).toEqual([
    '{ "é": 1 }\n',
    '12',
    'application/json',
  ]);
  expect([headers['transfer-encoding'], JSON.stringify(headers).includes('x-a')]).toEqual([undefined, false]);
  const changing = await readAsset(folder.write('changing.json', '{"a":1}'));
  writeFileSync(join(folder.path, 'changing.json'), '{"a":1,"longer":2}');
  await expect(uploadAsset(client, changing)).rejects.toThrow(
    'PUT of the file: the file changed while it was sent',
  );
});

const refused = (status: number): string => `PUT of the file: refused with status ${status}`;
const wait = (seconds: number): Answer => text('', 503, { 'retry-after': String(seconds) });
const noSuch = (status: number): Answer => json({ error: 'no such method' }, status);
const useOther = (method: string, other: string, status = 405): string =>
  `${method} of the file: refused with status ${status}; the service says "no such method"; the destination does not accept ${method}: use --upload-method ${other}`;

type Row = readonly [
  what: string,
  uploads: Parameters<typeof setUp>[0],
  outcome: string,
  requests: string,
  method?: UploadMethod,
];
const ROWS: readonly Row[] = [
  [
    'of which the response is not UTF-8',
    [(response) => void response.writeHead(200).end(Buffer.from([0xff]))],
    'object-1',
    'new, PUT 1',
  ],
  [
    'that fails is repeated while the destination is valid',
    [drop, text('', 503), text('')],
    'object-1',
    'new, PUT 1, PUT 1, PUT 1',
  ],
  ['waits as long as it is told', [wait(59), wait(2), text('')], 'object-1', 'new, PUT 1, PUT 1, PUT 1'],
  [
    'asks for a new destination when the first has expired',
    [[60, text('', 422)], [60, text('', 422)], text('')],
    'object-3',
    'new, PUT 1, new, PUT 2, new, PUT 3',
  ],
  [
    'gives up after three destinations',
    [[61, text('', 403)]],
    refused(403),
    'new, PUT 1, new, PUT 2, new, PUT 3',
  ],
  ...[400, 403, 404, 410].map(
    (status) =>
      [
        'asks for one new destination that is refused too early',
        [text('', status)],
        refused(status),
        'new, PUT 1, new, PUT 2',
      ] as const,
  ),
  ...[401, 413, 415].map(
    (status) => ['asks for no new destination', [text('', status)], refused(status), 'new, PUT 1'] as const,
  ),
  [
    'by POST is not repeated',
    [drop],
    'POST of the file: the connection was closed before the end of the response',
    'new, POST 1',
    'POST',
  ],
  ['by PUT that is refused names POST', [noSuch(405)], useOther('PUT', 'POST'), 'new, PUT 1'],
  ['by PUT that is not implemented names POST', [noSuch(501)], useOther('PUT', 'POST', 501), 'new, PUT 1'],
  ['by POST that is refused names PUT', [noSuch(405)], useOther('POST', 'PUT'), 'new, POST 1', 'POST'],
  [
    'that is refused says what an object store says',
    [text('<Error><Code>A</Code><Message>No</Message></Error>', 401)],
    `${refused(401)}; the service says "No"`,
    'new, PUT 1',
  ],
];
test.each(ROWS.map((row) => [row[0], row] as const))(
  'an upload %s',
  async (_what, [, uploads, outcome, requests, method]) => {
    const result = await setUp(uploads, method);
    expect([result.outcome.split(' (')[0], result.requests]).toEqual([outcome, requests]);
  },
);

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
const NEITHER = 'it is neither JSON nor GLB, PNG, JPEG, GIF or WebP, the formats that can be uploaded';

describe('a file to upload', () => {
  test.each<readonly [name: string, content: string | Uint8Array, kind: string, type: string]>([
    ['a.JSON', ' [1]\n', 'json', 'application/json'],
    ['a.glb', glb(2, 20), 'model', 'model/gltf-binary'],
    ['a.jpg', JPEG, 'image', 'image/jpeg'],
    ['a.jpeg', JPEG, 'image', 'image/jpeg'],
    ['a.gif', 'GIF89a…', 'image', 'image/gif'],
    ['b.gif', 'GIF87a…', 'image', 'image/gif'],
    ['a.webp', 'RIFF\u0001\0\0\0WEBPVP8 ', 'image', 'image/webp'],
    ['without-extension', PNG, 'image', 'image/png'],
    ['snapshot.txt', '{}', 'json', 'application/json'],
  ])('%s has the type of its content', async (name, content, kind, type) => {
    expect(await readAsset(folder.write(name, content))).toMatchObject({ kind, type });
  });

  test.each<readonly [name: string, content: string | Uint8Array, message: string]>([
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
    ['notes.txt', 'hello', NEITHER],
    ['picture.svg', '<svg/>', NEITHER],
    ['empty.json', '', 'the file is empty'],
  ])('%s is refused', async (name, content, message) => {
    await expect(readAsset(folder.write(name, content))).rejects.toThrow(message);
  });

  test('may have 52,428,800 bytes, and no byte more, and must be a file', async () => {
    // At the limit it is read, and has no JSON in it; beyond, what it holds is no matter.
    const path = folder.write('large.json', '');
    for (const [size, message] of [
      [52_428_800, 'it is not valid JSON'],
      [52_428_801, 'it has 52,428,801 bytes, but an import accepts 52,428,800 at most'],
    ] as const) {
      truncateSync(path, size);
      await expect(readAsset(path)).rejects.toThrow(message);
    }
    await expect(readAsset(join(folder.path, 'none.json'))).rejects.toThrow('no such file');
    await expect(readAsset(folder.path)).rejects.toThrow('this is a folder, not a file');
    await expect(readAsset('/dev/null')).rejects.toThrow('this is not a regular file');
  });
});
