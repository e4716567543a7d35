import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { cutOff, drop, json, type ScriptedServer, TestClock, text } from '../api/scripted-server.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';
import { ACCESS_KEY, type Answers, API_KEY, KEYS, SNAPSHOT, smallService, TOKEN } from './small-service.js';

const folder = temporaryFolder();
const { path: cwd } = folder;
folder.write('next.json', SNAPSHOT);
folder.write('keys.json', JSON.stringify({ accessKey: ACCESS_KEY }));

const servers: ScriptedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const KEYS_AND_TOKEN = [ACCESS_KEY, API_KEY, TOKEN];

/** Secrets as they are, and as they may be spelled. */
function spelled(secrets: readonly string[]): string[] {
  return secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(encodeURIComponent(secret)),
    JSON.stringify(secret).replaceAll('/', '\\/').slice(1, -1),
    secret.replaceAll('/', '\\u002f'),
  ]);
}

/** The commands may show fewer characters of a secret in a row. */
const SHOWN = 12;

function leaks(output: string, secrets: readonly string[]): string[] {
  return spelled(secrets)
    .flatMap((secret) =>
      Array.from({ length: secret.length - SHOWN + 1 }, (_, at) => secret.slice(at, at + SHOWN)),
    )
    .filter((part) => output.includes(part));
}

/** What a service may repeat of what it was sent, or of what it has issued. */
function echoes(secrets: readonly string[]): Answers {
  const all = spelled(secrets).join(' ');
  const item = { id: ACCESS_KEY, name: all, type: '', category: '', glb: all, audio: null, thumbnailSrc: '' };
  return {
    'JSON with all secrets': json({ message: all, code: all }, 400),
    'text with all secrets': text(all, 500),
    'XML with all secrets': text(`<Error><Message>${all}</Message></Error>`, 403),
    'the headers of the request': (response, request) =>
      json({ message: JSON.stringify([request.headers, request.url]) }, 418)(response, request),
    'a redirect to a secret': text('', 302, { location: `/?${encodeURIComponent(all)}` }),
    'a type with a secret': text('', 200, { 'content-type': `text/${API_KEY}` }),
    'a success of all secrets': json({
      code: 'SUCCESS',
      message: all,
      roomId: ACCESS_KEY,
      room: { RoomID: API_KEY, Name: all, [ACCESS_KEY]: all },
      data: { RoomID: all },
      items: [item],
    }),
    'a success without a field': json({ code: 'SUCCESS', [API_KEY]: all }),
    'something that is not a URL': json({ signedUploadURL: `nowhere ${all}`, assetURL: all, objectKey: all }),
    'a URL with a password': json({
      signedUploadURL: `https://u:${all}@s.example/x`,
      assetURL: '',
      objectKey: '',
    }),
    'half a response': cutOff(`{"message":"${all}`, 5000),
    'a dropped connection': drop,
  };
}
const OF_KEYS = echoes([ACCESS_KEY, API_KEY]);
const OF_ALL = echoes(KEYS_AND_TOKEN);

const COMMANDS: readonly (readonly string[])[] = [
  ['room', 'create', ACCESS_KEY, '--name', API_KEY],
  ['room', 'duplicate', ACCESS_KEY],
  ['room', 'update', ACCESS_KEY, `Name=${API_KEY}`],
  ['room', 'update', 'r', `${ACCESS_KEY}=1`],
  ['room', 'update', 'r', `${ACCESS_KEY}`],
  ['room', 'items', ACCESS_KEY],
  ['room', 'download', ACCESS_KEY, 'download.json'],
  ['room', 'import', ACCESS_KEY, 'next.json'],
  ['room', 'import', 'r', `https://files.example/next.json?token=${encodeURIComponent(TOKEN)}`],
  ['upload', 'next.json'],
  ['room', 'items', 'r', '--server', `https://files.example/${ACCESS_KEY}?`],
  ['room', 'items', 'r', '--format', ACCESS_KEY],
  ['room', 'items', 'r', '--keys', 'keys.json'],
];

const ROUTES = [
  'create',
  'duplicate',
  'update-room-settings',
  'get-build-items',
  'download-room-data',
  'upload-room-data-url',
  'generate-json-upload-url',
  'PUT',
  'HEAD',
];

type Broken = (clock: TestClock) => TestClock;

test('JSON of a service stays JSON where a list of numbers in it is a credential', async () => {
  const list = [...'Q7W8E9R0T1Y2U3I4'].map((each) => each.charCodeAt(0));
  const items = json({ code: 'SUCCESS', items: [], 'x-access-key': list, 'x-api-key': 'Q7W8E9R0T1Y2' });
  const server = await smallService({ 'get-build-items': items });
  servers.push(server);
  const { code, out } = await roomlint(['room', 'items', 'r', '--format', 'json'], {
    cwd,
    env: { ...KEYS, ROOMLINT_SERVER: server.url },
    environment: new TestClock(),
  });
  expect(code).toBe(0);
  const read = { code: 'SUCCESS', items: [], 'x-access-key': list.map(() => '***'), 'x-api-key': '***' };
  expect(JSON.parse(out)).toEqual(read);
});

describe('no command shows a key or an upload destination', () => {
  /** Runs all commands. @returns what their outputs show of secrets */
  async function shown(
    answers: Answers,
    broken: Broken = (clock) => clock,
    commands: readonly (readonly string[])[] = COMMANDS,
  ): Promise<string[]> {
    const server = await smallService(answers);
    servers.push(server);
    const found: string[] = [];
    for (const args of commands) {
      for (const format of ['text', 'json']) {
        const all = args.includes('--format') ? args : [...args, '--format', format];
        const { code, out, err }: Run = await roomlint(all, {
          cwd,
          env: { ...KEYS, ROOMLINT_SERVER: server.url },
          environment: broken(new TestClock()),
        });
        const [kind, sub] = args;
        const parts = leaks(out + err, KEYS_AND_TOKEN);
        if (parts.length > 0) found.push(`${kind} ${sub} ${format} (${code}): ${parts[0]} in ${out}${err}`);
      }
    }
    return found;
  }

  test.each(Object.keys(OF_KEYS))('when the service answers with %s', async (name) => {
    const echo = OF_KEYS[name]!;
    expect(await shown(Object.fromEntries(ROUTES.map((route) => [route, echo])))).toEqual([]);
  });

  test.each(Object.keys(OF_ALL))('when an upload or an import is answered with %s', async (name) => {
    const echo = OF_ALL[name]!;
    const uploading = COMMANDS.filter((args) => args.includes('import') || args.includes('upload'));
    for (const route of ['PUT', 'HEAD', 'upload-room-data-url'])
      expect(await shown({ [route]: echo }, undefined, uploading)).toEqual([]);
  });

  const all = spelled([ACCESS_KEY, API_KEY]).join(' ');

  test('when roomlint crashes', async () => {
    const crashing: Broken = (clock) =>
      Object.assign(clock, {
        after: () => {
          throw new Error(all, { cause: new Error(all) });
        },
      });
    expect(await shown({}, crashing)).toEqual([]);
    const { code, err } = await roomlint(['room', 'items', 'r'], {
      cwd,
      env: { ...KEYS, ROOMLINT_SERVER: 'http://localhost:1' },
      environment: crashing(new TestClock()),
    });
    expect(code).toBe(3);
    expect(err).toMatch(/^roomlint: roomlint crashed\..*\nError: \*\*\* /);
  });

  test('when fetch fails with an error whose causes hold everything', async () => {
    const failing: Broken = (clock) =>
      Object.assign(clock, {
        fetch: () => {
          const cause = Object.assign(new Error(all), { code: `${ACCESS_KEY}_TIMEOUT`, input: all });
          return Promise.reject(new TypeError(`fetch failed ${all}`, { cause }));
        },
      });
    expect(await shown({}, failing)).toEqual([]);
  });

  test('and writes nothing but what it downloads, which is what the service sent', () => {
    expect(readdirSync(cwd).sort()).toEqual(['download.json', 'keys.json', 'next.json']);
  });
});
