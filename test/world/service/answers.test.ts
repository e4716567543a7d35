import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_KEY_HEADER, API_KEY_HEADER, ROUTES, type RouteName } from '../../../src/world/api/routes.js';
import { METADATA_FIELDS } from '../../../src/world/api/schemas.js';
import { tableRows, valueRows } from '../../table-rows.js';
import { type Asked, endServices, keysOf, type Name, roomFiles, type Served, served } from './served.js';

/* What each route answers to each request: the rows of the game-management API, and what they leave open. */

const item = (id: string, type: string, more: object = {}) => ({
  ...{
    id,
    name: `The ${id}`,
    type,
    category: 'any',
    glb: null,
    audio: null,
    thumbnailSrc: `https://a.example/${id}`,
  },
  ...more,
});
const TREE = item('tree', 'model', { glb: 'https://a.example/tree.glb' });
const SONG = item('song', 'Audio', { audio: 'https://a.example/song.mp3' });
const [BRICK, POSTER, PROP] = [
  item('brick', 'textures'),
  item('poster', 'image'),
  item('prop', 'odd', { glb: 'x' }),
];
const attached = (AttachedItems: unknown, AttachedLists: unknown) => ({
  metadata: { AttachedItems, AttachedLists },
});
const { accessKey } = keysOf('ann');
const BLANK = '{"templateName":"blank"}';

let service: Served;
beforeAll(async () => {
  service = await served({
    files: {
      'items.json': {
        items: [TREE, SONG, POSTER, BRICK, PROP, item('rule', 'script')],
        lists: [
          { id: 'trees', items: ['tree', 'brick', 'gone'] },
          { id: 'all', items: ['song', 'poster', 'rule', 'prop', 'tree'] },
        ],
      },
      ...roomFiles('mine', {}, { settings: {} }),
      ...roomFiles('away', { available: false }),
      ...roomFiles('both', attached(['song', 'song', 'nothing'], ['trees', 'all', 'trees', 'unknown'])),
      ...roomFiles('odd', attached('song', [5, { id: 'all' }, 'trees'])),
    },
  });
});
endServices();

const ROWS = tableRows('world/service/answers.md').map(({ title, line, cells }) => {
  const [as = '', room = '', besides = '', text = '', status = '', answer = ''] = cells;
  const asked: Asked = {
    as: as as Name,
    ...(room === '' ? {} : { room }),
    ...(text === '' ? {} : { text }),
    ...(besides.startsWith('?') ? { query: Object.fromEntries(new URLSearchParams(besides)) } : {}),
    ...(besides !== '' && !besides.startsWith('?') ? { headers: { 'content-type': besides } } : {}),
  };
  const route = title.split(':')[0] as RouteName;
  return [`${route}: ${line}`, { route, asked, status: Number(status), answer }] as const;
});
test.each(ROWS)('%s', async (_row, { route, asked, status, answer }) => {
  const { body, ...response } = await service.ask(route, asked);
  if (status >= 400) {
    expect([response.status, Object.keys(body)]).toEqual([status, ['error', 'message']]);
    expect([body.error, body.message, `${body.error}: ${body.message}`]).toContain(answer);
  } else expect([response.status, body]).toMatchObject([status, JSON.parse(answer === '' ? '{}' : answer)]);
});

test('a list of items has them as they are', async () => {
  const { body } = await service.ask('items', { query: { roomId: 'both' } });
  expect(body.items).toEqual([SONG, TREE, BRICK, POSTER, PROP]);
});

test.each<[what: string, text: string | Buffer, status: number, error: string]>([
  ['is not UTF-8', Buffer.from('{"templateName":"\u00ff"}', 'latin1'), 400, 'not-json'],
  ['has a byte too many', `${BLANK}${' '.repeat(1_048_577 - BLANK.length)}`, 413, 'too-large'],
])('a body that %s is refused', async (_what, text, status, error) => {
  const answer = await service.ask('create', { text });
  expect([answer.status, answer.body.error]).toEqual([status, error]);
  expect(
    (await service.ask('create', { text: `${BLANK}${' '.repeat(1_048_576 - BLANK.length)}` })).status,
  ).toBe(200);
});

const names = Object.keys(ROUTES) as RouteName[];

describe('credentials', () => {
  test.each(names)('%s: a missing or invalid one is 403, before anything else is looked at', async (name) => {
    const { method, path, credential } = ROUTES[name];
    const other = credential === ACCESS_KEY_HEADER ? API_KEY_HEADER : ACCESS_KEY_HEADER;
    const keys = keysOf('ann');
    const [right, wrong] =
      credential === ACCESS_KEY_HEADER ? [keys.accessKey, keys.apiKey] : [keys.apiKey, keys.accessKey];
    const tries = ['', 'wrong', wrong, `${right}x`, right.slice(0, -1), `${right}, ${right}`].map((key) => ({
      [credential]: key,
    }));
    const elsewhere = [{}, { [other]: right }, { authorization: `Bearer ${right}` }];
    for (const [index, headers] of [...tries, ...elsewhere].entries()) {
      // What a schema, the type of a body and the limit of its size would refuse.
      const body = method === 'GET' ? {} : { body: '<'.repeat(index === 0 ? 1_100_000 : 10) };
      const message = `the header ${credential} is missing, or its key is wrong`;
      const answer = await service.fetch(path, {
        method,
        headers: headers as Record<string, string>,
        ...body,
      });
      expect([answer.status, answer.body]).toEqual([403, { error: 'invalid-key', message }]);
    }
  });

  test('are an access key, and for the three upload-URL routes an API key; a room is named on two routes', () => {
    const uploads = ['jsonUpload', 'modelUpload', 'imageUpload'];
    expect(names.filter((name) => ROUTES[name].credential === API_KEY_HEADER)).toEqual(uploads);
    expect(names.filter((name) => 'namesRoom' in ROUTES[name])).toEqual(['download', 'import']);
    expect(names.every((name) => ROUTES[name].path.startsWith('/api/v2/'))).toBe(true);
    expect([METADATA_FIELDS.length, (METADATA_FIELDS as readonly string[]).includes('RoomID')]).toEqual([
      19,
      false,
    ]);
  });

  test('are in no log line, and in no file but creators.json', async () => {
    const one = await served({ files: roomFiles('mine', {}, { settings: {} }) });
    const { apiKey } = keysOf('ann');
    const keys = { [ACCESS_KEY_HEADER]: accessKey, [API_KEY_HEADER]: apiKey };
    for (const name of names) {
      const { method, path } = ROUTES[name];
      const body = method === 'GET' ? {} : { body: `{"jsonUrl":"${accessKey}"` };
      for (const headers of [keys, { ...keys, [ACCESS_KEY_HEADER]: `${accessKey} `, 'x-room-id': apiKey }])
        await one.fetch(`${path}?key=${accessKey}`, { method, headers, ...body });
    }
    await one.fetch(`/${accessKey}`);
    expect((await one.import('mine', { settings: {} })).status).toBe(200);
    expect(one.log.length).toBeGreaterThan(2 * names.length);
    expect(one.log.filter((line) => line.includes('SECRET'))).toEqual([]);
    const holding = one.files.filter((file) => readFileSync(join(one.folder, file)).includes('SECRET'));
    expect(holding).toEqual(['creators.json']);
  });
});

test.each(valueRows<[string, string]>('world/service/tables.md', 'No routes'))(
  '%s %s is no route: 404, with the same error body as all others',
  async (method, path) => {
    const { status, body } = await service.fetch(path, { method });
    expect([status, body]).toEqual([404, { error: 'not-found', message: 'there is no such route' }]);
  },
);

test('a bug is 500 and tells callers nothing', async () => {
  const one = await served();
  rmSync(join(one.folder, 'templates'), { recursive: true });
  const { status, body } = await one.ask('create', { text: BLANK });
  expect([status, body]).toEqual([500, { error: 'failed', message: 'the service failed: its log says why' }]);
  expect(one.log.join('')).toContain('ENOENT');
});

/** The response to these bytes, as the connection brings it. */
function sent(text: string): Promise<{ readonly status: number; readonly body: string }> {
  const { hostname, port } = new URL(service.address);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => {
      response += data;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const body = response.slice(response.lastIndexOf('\r\n\r\n') + 4);
      resolve({ status: Number(response.split(' ')[1]), body });
    });
  });
}

/** Repeats what a row has once: `a{20000}`. */
const repeated = (text: string): string =>
  text.replace(/(\w: \w|\w)\{(\d+)\}/g, (_all, part: string, count: string) => part.repeat(Number(count)));

type Raw = [what: string, line: string, headers: string[], body: string, status: number, answer?: object];
test.each(valueRows<Raw>('world/service/tables.md', 'Requests as they are sent'))(
  'a request with %s',
  async (_what, line, headers, body, status, expected) => {
    const head = [line === 'NO HTTP' ? line : `${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers];
    const text = `${head.map(repeated).join('\r\n').replaceAll('<key>', accessKey)}\r\n\r\n${body}`;
    const answer = await sent(text);
    expect(answer.status).toBe(status);
    if (expected !== undefined) expect(JSON.parse(answer.body)).toMatchObject(expected);
    expect(service.log.join('')).not.toContain('aaaaaaaa');
  },
);
