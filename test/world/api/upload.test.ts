import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Asset, readAsset } from '../../../src/world/api/assets.js';
import { ServiceClient, type UploadMethod } from '../../../src/world/api/client.js';
import { valueRows } from '../../table-rows.js';
import { temporaryFolder } from '../../temporary-folder.js';
import {
  type Answer,
  drop,
  json,
  type ScriptedServer,
  serverOfTest,
  TestClock,
  text,
} from './scripted-server.js';

const folder = temporaryFolder();
const opened = (path: string): Asset => readAsset(path, 'it');
const ASSET: Asset = { kind: 'json', type: 'application/json', bytes: Buffer.from('{"a":1}') };

/** A service that gives a new destination each time, and whose destinations answer as told; `late` passes seconds first. */
async function setUp(
  uploads: readonly (Answer | readonly [late: number, answer: Answer])[],
  uploadMethod: UploadMethod = 'PUT',
) {
  const clock = new TestClock();
  let [destinations, sent] = [0, 0];
  const server: ScriptedServer = await serverOfTest((response, request) => {
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
  const client = new ServiceClient({
    server: server.url,
    keys: { apiKey: 'an-api-key-0001' },
    environment: clock,
    uploadMethod,
  });
  const outcome = await client.upload(ASSET).then(
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
  const asset = opened(folder.write('room.json', '{ "é": 1 }\n'));
  const stored = { assetURL: `${server.url}/asset/2`, objectKey: 'object-2', status: 201, text: '<stored/>' };
  expect(await client.upload(asset)).toEqual(stored);
  const { headers, body } = server.seen.at(-1)!;
  expect([String(body), headers['content-length'], headers['content-type']]).toEqual([
    '{ "é": 1 }\n',
    '12',
    'application/json',
  ]);
  expect([headers['transfer-encoding'], JSON.stringify(headers).includes('x-a')]).toEqual([undefined, false]);
});

/** A word of the page: `drop`, or a status, with the seconds until it comes (`60~422`). */
function answerOf(word: string): readonly [late: number, answer: Answer] {
  const [, late = '0', status = ''] = /^(?:(\d+)~)?(\w+)$/.exec(word) ?? [];
  return [Number(late), status === 'drop' ? drop : text('', Number(status))];
}

type Row = [what: string, method: UploadMethod, uploads: string[], outcome: string, requests: string];
test.each(valueRows<Row>('world/api/tables.md', 'Uploads'))(
  'an upload %s',
  async (_what, method, uploads, outcome, requests) => {
    const result = await setUp(uploads.map(answerOf), method);
    expect([result.outcome.split(' (')[0], result.requests]).toEqual([outcome, requests]);
  },
);

test.each<readonly [what: string, answer: Answer, outcome: string]>([
  ['is not UTF-8', (response) => void response.writeHead(200).end(Buffer.from([0xff])), 'object-1'],
  [
    'is a refusal of an object store',
    text('<Error><Code>A</Code><Message>No</Message></Error>', 401),
    'PUT of the file: refused with status 401; the service says "No"',
  ],
])('an upload may get a response that %s', async (_what, answer, outcome) => {
  expect(await setUp([answer])).toMatchObject({ outcome, requests: 'new, PUT 1' });
});

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');

const NEITHER = 'it is neither GLB, PNG, JPEG, GIF or WebP nor valid JSON: `roomlint check` says where';

describe('a file to upload', () => {
  test.each<readonly [name: string, content: string | Uint8Array, kind: string, type: string]>([
    ...valueRows<readonly [name: string, content: string | Uint8Array, kind: string, type: string]>(
      'world/api/tables.md',
      'Types of files',
    ),
    ['a.glb', 'glTF', 'model', 'model/gltf-binary'],
    ['cover.jpg', PNG, 'image', 'image/png'],
    ['a.jpg', JPEG, 'image', 'image/jpeg'],
    ['a.jpeg', JPEG, 'image', 'image/jpeg'],
    ['without-extension', PNG, 'image', 'image/png'],
  ])('%s has the type of its content', async (name, content, kind, type) => {
    expect(opened(folder.write(name, content))).toMatchObject({ kind, type });
  });

  test.each<readonly [name: string, content: string | Uint8Array, message: string]>([
    ...valueRows<readonly [name: string, content: string | Uint8Array, message: string]>(
      'world/api/tables.md',
      'Files that cannot be uploaded',
    ),
    ['latin.json', Buffer.from('{"a":"\u00e9"}', 'latin1'), NEITHER],
  ])('%s is refused', async (name, content, message) => {
    expect(() => opened(folder.write(name, content))).toThrow(message);
  });

  test('must be a file', async () => {
    expect(() => opened(join(folder.path, 'none.json'))).toThrow('no such file');
    expect(() => opened(folder.path)).toThrow('this is a folder, not a file');
    expect(() => opened('/dev/null')).toThrow('this is a device, not a file');
  });
});
