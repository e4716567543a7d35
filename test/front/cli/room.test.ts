import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableRows, valueRows } from '../../table-rows.js';
import { cutOff, type ScriptedServer, TestClock, text } from '../../world/api/scripted-server.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';
import { ACCESS_KEY, type Answers, API_KEY, KEYS, SNAPSHOT, smallService } from './small-service.js';

const folder = temporaryFolder();
const { path: cwd } = folder;
folder.write('next.json', SNAPSHOT);

function run(server: ScriptedServer, args: readonly string[], input?: string, keys = KEYS): Promise<Run> {
  const env = { ...keys, ROOMLINT_SERVER: server.url };
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

type Given = Readonly<
  Record<string, { readonly status?: number; readonly type?: string; readonly body?: string }>
>;
type Row = [
  command: string[],
  given: Given | undefined,
  requests: string[],
  body: string | undefined,
  out: string,
  err?: string,
  code?: number,
];

/** Answers of a table. Without a body, there is no Content-Length either. */
const answersOf = (given: Given = {}): Answers =>
  Object.fromEntries(
    Object.entries(given).map(([route, { status = 200, type = 'text/plain', body }]) => [
      route,
      body === undefined
        ? (response) => void response.writeHead(status).end()
        : text(body, status, { 'content-type': type }),
    ]),
  );

test.each(valueRows<Row>('front/cli/room-commands.md', 'Commands'))(
  'roomlint room %j asks for what its row says, and prints what it says',
  async (command, given, asked, body, out, err = '', code = 0) => {
    if (!existsSync(join(cwd, 'link.json'))) symlinkSync('next.json', join(cwd, 'link.json'));
    const server = await smallService(answersOf(given));
    // Only an upload needs the API key.
    const keys = asked.some((each) => each.includes(' utils/')) ? KEYS : { ROOMLINT_ACCESS_KEY: ACCESS_KEY };
    const ran = await run(server, ['room', ...command], undefined, keys);
    const shown = (all: string): string => all.replaceAll(server.url, '<server>');
    expect({ ...ran, out: shown(ran.out) }).toEqual({ code, out, err });
    expect([requests(server), server.seen.at(-1) && shown(bodyOf(server))]).toEqual([asked, body]);
    for (const { url, headers } of server.seen) {
      const sent = [ACCESS_KEY, API_KEY].map((key) => JSON.stringify(headers).includes(key));
      expect(sent).toEqual([/\/api\/(?!v2\/utils)/.test(url), url.includes('/utils/')]);
    }
  },
);

test.each(tableRows('front/cli/room-update.md'))('roomlint room update sends $line', async ({ cells }) => {
  const [words = '', members] = cells;
  const server = await smallService();
  expect((await run(server, ['room', 'update', 'room-1', ...JSON.parse(words)])).code).toBe(0);
  expect(bodyOf(server)).toBe(`{"room":{"RoomID":"room-1",${members}}}`);
});

test('roomlint room download writes the bytes to a file', async () => {
  await run(await smallService(), ['room', 'download', 'room-1', 'current.json']);
  expect(readFileSync(join(cwd, 'current.json'), 'utf8')).toBe(SNAPSHOT);
});

test.each<readonly [string, Answers]>([
  ['half a response', { 'download-room-data': cutOff(SNAPSHOT.slice(0, 20), SNAPSHOT.length) }],
  ['HTML', { 'download-room-data': text('<html>', 200, { 'content-type': 'text/html' }) }],
])('roomlint room download leaves the old file, and no other, after %s', async (_what, answers) => {
  const own = join(cwd, 'downloads');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'current.json'), 'old');
  const server = await smallService(answers);
  for (const file of ['downloads/current.json', 'downloads/new.json', '-'])
    expect(await run(server, ['room', 'download', 'room-1', file])).toMatchObject({ code: 2, out: '' });
  expect([readdirSync(own), readFileSync(join(own, 'current.json'), 'utf8')]).toEqual([
    ['current.json'],
    'old',
  ]);
});

test('keys come from variables, or from the file that one names', async () => {
  const server = await smallService();
  chmodSync(folder.write('own.keys', JSON.stringify({ accessKey: 'of-file' })), 0o600);
  const items = ['room', 'items', 'room-1'];
  const sent = ({ seen }: ScriptedServer): unknown => seen.at(-1)?.headers['x-access-key'];
  const env = { ROOMLINT_SERVER: server.url, ROOMLINT_KEYS: 'own.keys' };
  await roomlint(items, { cwd, env });
  expect(sent(server)).toBe('of-file');
  await roomlint(items, { cwd, env: { ...env, ROOMLINT_ACCESS_KEY: 'own' } });
  expect(sent(server)).toBe('own');
});

test('--server and --keys still name the server and the keys, and say what to set instead', async () => {
  const server = await smallService();
  chmodSync(folder.write('own.keys', JSON.stringify({ accessKey: 'of-file' })), 0o600);
  const env = { ROOMLINT_ACCESS_KEY: 'other' };
  const ran = await roomlint(['room', 'items', 'room-1', '--keys', 'own.keys', `--server=${server.url}`], {
    cwd,
    env,
  });
  expect(server.seen.at(-1)?.headers['x-access-key']).toBe('of-file');
  expect(ran).toMatchObject({
    code: 0,
    err: expect.stringMatching(
      /--keys is removed in the next version: set ROOMLINT_KEYS.*\n.*set ROOMLINT_SERVER/,
    ),
  });
});
