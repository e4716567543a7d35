import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cutOff, json, type ScriptedServer, TestClock, text } from '../api/scripted-server.js';
import { tableRows } from '../table-rows.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';
import { ACCESS_KEY, type Answers, API_KEY, KEYS, SNAPSHOT, smallService } from './small-service.js';

const folder = temporaryFolder();
const { path: cwd } = folder;
folder.write('next.json', SNAPSHOT);

const servers: ScriptedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function service(answers: Answers = {}): Promise<ScriptedServer> {
  const server = await smallService(answers);
  servers.push(server);
  return server;
}

function run(server: ScriptedServer, args: readonly string[], input?: string): Promise<Run> {
  const env = { ...KEYS, ROOMLINT_SERVER: server.url };
  return roomlint(args, {
    cwd,
    env,
    environment: new TestClock(),
    ...(input === undefined ? {} : { input }),
  });
}

const requests = ({ seen }: ScriptedServer): string[] =>
  seen.map(({ method, url }) => `${method} ${url.replace('/api/v2/', '').replace(/token=.*/, 'token')}`);
const bodyOf = ({ seen }: ScriptedServer): string => String(seen.at(-1)?.body);
const done = (out: string, err = ''): Run => ({ code: 0, out, err });

describe('roomlint room create, duplicate and items', () => {
  test('say what they did, or print the response as it came', async () => {
    const server = await service();
    expect(await run(server, ['room', 'create', 'blank', '--name', 'Garden'])).toEqual(
      done('created room new-room (Garden)\n'),
    );
    expect(bodyOf(server)).toBe('{"templateName":"blank","customTemplateName":"Garden"}');
    expect(await run(server, ['room', 'duplicate', 'room-1'])).toEqual(
      done('created room copy as a copy of room-1\n'),
    );
    expect(bodyOf(server)).toBe('{"roomId":"room-1"}');
    // Numbers that no double holds, unknown fields, and what a terminal would act on.
    const answer =
      '{"code":"SUCCESS","room":{"RoomID":"\\u001b[31mr","Name":"\\u202en","n":12345678901234567890.10}}';
    const odd = await service({ create: text(answer, 200, { 'content-type': 'application/json' }) });
    expect((await run(odd, ['room', 'create', 'blank', '--format', 'json'])).out).toBe(`${answer}\n`);
    expect((await run(odd, ['room', 'create', 'blank'])).out).toBe('created room \\u001b[31mr (\\u202en)\n');
  });

  test('list one item a line, with tabs', async () => {
    const item = { category: 'nature', glb: null, audio: null, thumbnailSrc: '', type: 'Model' };
    const items = [
      { id: 'a', name: 'Tree', ...item },
      { id: 'b', name: 'Tab\tand\nline', ...item },
    ];
    const server = await service({ 'get-build-items': json({ code: 'SUCCESS', items }) });
    const { out } = await run(server, ['room', 'items', 'room 1']);
    expect(out).toBe('a\tModel\tnature\tTree\nb\tModel\tnature\tTab\\tand\\nline\n');
    expect(requests(server)).toEqual(['GET room/get-build-items?roomId=room+1']);
  });
});

test.each(tableRows('cli/room-update.md'))('roomlint room update sends $line', async ({ cells }) => {
  const [words = '', members] = cells;
  const fields = '\n{ "Name" : "Gar\\u0064en", "Gallery": [1.0, {"a": 1e400}] }\n';
  folder.write('fields.json', fields);
  const server = await service();
  expect((await run(server, ['room', 'update', 'room-1', ...JSON.parse(words)], fields)).code).toBe(0);
  expect(bodyOf(server)).toBe(`{"room":{"RoomID":"room-1",${members}}}`);
});

test('roomlint room update says so when a string was probably meant as JSON', async () => {
  const hint = 'roomlint: MuteGuests is sent as a string: write MuteGuests:=… for the JSON value\n';
  const ran = await run(await service(), ['room', 'update', 'room-1', 'MuteGuests=true', 'Name=x']);
  expect(ran).toEqual(done('updated room room-1: MuteGuests, Name\n', hint));
});

describe('roomlint room download', () => {
  test('writes the bytes to a file, or to standard output', async () => {
    const server = await service();
    const download = (...args: string[]) => run(server, ['room', 'download', 'room-1', ...args]);
    expect(await download('current.json')).toEqual(done(`current.json: ${SNAPSHOT.length} bytes\n`));
    expect(readFileSync(join(cwd, 'current.json'), 'utf8')).toBe(SNAPSHOT);
    for (const args of [[], ['-']]) expect((await download(...args)).out).toBe(SNAPSHOT);
    const { out } = await download('current.json', '-f', 'json');
    expect(JSON.parse(out)).toEqual({ room: 'room-1', file: 'current.json', bytes: SNAPSHOT.length });
    symlinkSync('current.json', join(cwd, 'link.json'));
    const link = 'roomlint: link.json: it is a symbolic link: give the path of the file itself\n';
    expect(await download('link.json')).toMatchObject({ code: 2, err: link });
  });

  test.each<readonly [string, Answers]>([
    ['half a response', { 'download-room-data': cutOff(SNAPSHOT.slice(0, 20), SNAPSHOT.length) }],
    ['HTML', { 'download-room-data': text('<html>', 200, { 'content-type': 'text/html' }) }],
  ])('leaves the old file, and no other, after %s', async (_what, answers) => {
    const own = join(cwd, 'downloads');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'current.json'), 'old');
    const server = await service(answers);
    for (const file of ['downloads/current.json', 'downloads/new.json', '-'])
      expect(await run(server, ['room', 'download', 'room-1', file])).toMatchObject({ code: 2, out: '' });
    expect([readdirSync(own), readFileSync(join(own, 'current.json'), 'utf8')]).toEqual([
      ['current.json'],
      'old',
    ]);
  });
});

describe('roomlint room import', () => {
  test('uploads a file, makes sure that it can be read, and imports it, each with its own key', async () => {
    const server = await service();
    const imported = 'imported next.json into room room-1, without a check or a plan\n';
    expect(await run(server, ['room', 'import', 'room-1', 'next.json'])).toEqual(done(imported));
    const steps = [
      'POST utils/generate-json-upload-url',
      'PUT /put?token',
      'HEAD /asset.json',
      'POST mcp/upload-room-data-url',
    ];
    expect(requests(server)).toEqual(steps);
    expect([String(server.seen[1]?.body), bodyOf(server)]).toEqual([
      SNAPSHOT,
      `{"jsonUrl":"${server.url}/asset.json"}`,
    ]);
    const sent = server.seen.map(({ headers }) =>
      [ACCESS_KEY, API_KEY].map((key) => JSON.stringify(headers).includes(key)),
    );
    expect(sent).toEqual([
      [false, true],
      [false, false],
      [false, false],
      [true, false],
    ]);
    const asset = { assetURL: `${server.url}/asset.json`, objectKey: 'asset.json' };
    const { out } = await run(server, ['room', 'import', 'room-1', 'next.json', '--format', 'json']);
    const report = { room: 'room-1', source: 'next.json', bytes: SNAPSHOT.length, ...asset, status: 200 };
    expect(JSON.parse(out)).toEqual({ ...report, response: { done: true } });
  });

  test('passes a URL on, and needs no API key for it', async () => {
    const server = await service({ 'upload-room-data-url': text('accepted', 202) });
    const source = 'https://files.example/next.json';
    const env = { ROOMLINT_ACCESS_KEY: ACCESS_KEY, ROOMLINT_SERVER: server.url };
    const { out } = await roomlint(['room', 'import', 'room-1', source, '-f', 'json'], { cwd, env });
    expect(JSON.parse(out)).toEqual({ room: 'room-1', source, status: 202, response: 'accepted' });
    expect(requests(server)).toEqual(['POST mcp/upload-room-data-url']);
  });

  test.each<readonly [answers: Answers, message: string]>([
    [
      { HEAD: (response) => void response.writeHead(200).end() },
      'nothing is imported: HEAD of assetURL gives no Content-Length, which an import requires',
    ],
    [
      { HEAD: text('1234567') },
      `nothing is imported: HEAD of assetURL gives Content-Length 7, but the file has ${SNAPSHOT.length} bytes`,
    ],
    [{ PUT: text('', 415) }, 'PUT of the file: refused with status 415'],
  ])('imports nothing when an upload is not what it should be: %#', async (answers, message) => {
    const server = await service(answers);
    expect(await run(server, ['room', 'import', 'room-1', 'next.json'])).toEqual({
      code: 2,
      out: '',
      err: `roomlint: ${message}\n`,
    });
    expect(requests(server)).not.toContain('POST mcp/upload-room-data-url');
  });
});

test('keys come from variables, from a file, or from options, which go first', async () => {
  const [server, other] = [await service(), await service()];
  for (const [name, accessKey] of [
    ['first.keys', 'of-option'],
    ['second.keys', 'of-file'],
  ] as const)
    chmodSync(folder.write(name, JSON.stringify({ accessKey })), 0o600);
  const items = ['room', 'items', 'room-1'];
  const sent = ({ seen }: ScriptedServer): unknown => seen.at(-1)?.headers['x-access-key'];
  const env = { ROOMLINT_SERVER: server.url, ROOMLINT_KEYS: 'second.keys' };
  await roomlint(items, { cwd, env });
  expect(sent(server)).toBe('of-file');
  await roomlint(items, { cwd, env: { ...env, ROOMLINT_ACCESS_KEY: 'own' } });
  expect(sent(server)).toBe('own');
  const options = ['--keys', 'first.keys', '--server', `${other.url}/`];
  await roomlint([...items, ...options], { cwd, env: { ...env, ROOMLINT_ACCESS_KEY: 'own' } });
  expect(sent(other)).toBe('of-option');
});
