import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { GitProgram } from '../../../src/world/files/git.js';
import { runProgram } from '../../../src/world/files/start-program.js';
import { type Answer, cutOff, drop, json, TestClock, text } from '../../world/api/scripted-server.js';
import { commandsWith } from './credential-commands.js';
import { roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';
import { ACCESS_KEY, type Answers, API_KEY, KEYS, SNAPSHOT, smallService, TOKEN } from './small-service.js';

const folder = temporaryFolder();
const { path: cwd } = folder;
folder.write('next.json', SNAPSHOT);
folder.write('other.json', SNAPSHOT.replace('{}', '{"1":{"prefabName":"Tree"}}'));
folder.write('keys.json', JSON.stringify({ accessKey: ACCESS_KEY }));

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

const KEYS_AND_TOKEN = [ACCESS_KEY, API_KEY, TOKEN];
/** The commands may show fewer characters of a secret in a row. */
const SHOWN = 12;
const PARTS = spelled(KEYS_AND_TOKEN).flatMap((secret) =>
  Array.from({ length: secret.length - SHOWN + 1 }, (_, at) => secret.slice(at, at + SHOWN)),
);

/** What a service may repeat of what it was sent, or of what it has issued. */
function echoes(secrets: readonly string[]): Readonly<Record<string, Answer>> {
  const all = spelled(secrets).join(' ');
  const item = { id: ACCESS_KEY, name: all, type: '', category: '', glb: all, audio: null, thumbnailSrc: '' };
  const destination = { assetURL: all, objectKey: all };
  return {
    'JSON with all secrets': json({ message: all, code: all }, 400),
    'text with all secrets': text(all, 500),
    'XML with all secrets': text(`<Error><Message>${all}</Message></Error>`, 403),
    'the headers of the request': (response, request) =>
      json({ message: JSON.stringify([request.headers, request.url]) }, 418)(response, request),
    'a redirect to a secret': text('', 302, { location: `/?${encodeURIComponent(all)}` }),
    'a type with a secret': text('', 200, { 'content-type': `text/${API_KEY}` }),
    'a success of all secrets': json({
      ...{ code: 'SUCCESS', message: all, roomId: ACCESS_KEY, data: { RoomID: all }, items: [item] },
      room: { RoomID: API_KEY, Name: all, [ACCESS_KEY]: all },
    }),
    'a success without a field': json({ code: 'SUCCESS', [API_KEY]: all }),
    'something that is not a URL': json({ signedUploadURL: `nowhere ${all}`, ...destination }),
    'a URL with a password': json({ signedUploadURL: `https://u:${all}@s.example/x`, ...destination }),
    'half a response': cutOff(`{"message":"${all}`, 5000),
    'a dropped connection': drop,
  };
}
const OF_KEYS = echoes([ACCESS_KEY, API_KEY]);
const OF_ALL = echoes(KEYS_AND_TOKEN);

const GIVEN = { KEY: ACCESS_KEY, API_KEY, ENCODED_TOKEN: encodeURIComponent(TOKEN) };
const UPLOADING = commandsWith('What uploads').map((command) => command(GIVEN));
const REFUSED = commandsWith('What is refused').map((command) => command(GIVEN));
const ASKING = commandsWith('What asks a service').map((command) => command(GIVEN));
const COMMANDS = [...UPLOADING, ...ASKING, ...REFUSED];
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

/** Runs commands. @returns what their outputs show of secrets */
async function shown(
  answers: Answers,
  commands = COMMANDS,
  broken: object = {},
  formats = ['text'],
): Promise<string[]> {
  const server = await smallService(answers);
  const found: string[] = [];
  for (const args of commands)
    for (const format of formats) {
      const all = args.includes('--format') ? args : [...args, '--format', format];
      rmSync(join(cwd, '.roomlint'), { recursive: true, force: true });
      const environment = Object.assign(new TestClock(), broken);
      const env = { ...KEYS, ROOMLINT_SERVER: server.url };
      const before = server.seen.length;
      const { code, out, err } = await roomlint(all, { cwd, env, environment });
      // What asks for nothing shows nothing of the answer.
      if (Object.keys(broken).length === 0)
        expect([all, server.seen.length > before]).toEqual([all, !REFUSED.includes(args)]);
      const part = PARTS.find((each) => (out + err).includes(each));
      if (part !== undefined)
        found.push(`${args[0]} ${args[1]} ${format} (${code}): ${part} in ${out}${err}`);
    }
  return found;
}

describe('no command shows a key or an upload destination', () => {
  test.each(Object.keys(OF_KEYS))('when the service answers with %s', async (name) => {
    const echo = OF_KEYS[name] ?? drop;
    const answers = Object.fromEntries(ROUTES.map((route) => [route, echo]));
    expect(await shown(answers)).toEqual([]);
    if (name.includes('success')) expect(await shown(answers, COMMANDS, {}, ['json'])).toEqual([]);
  });

  test.each(Object.keys(OF_ALL))('when the storage of an upload answers with %s', async (name) => {
    for (const route of ['PUT', 'HEAD', 'upload-room-data-url'])
      expect(await shown({ [route]: OF_ALL[name] ?? drop }, UPLOADING)).toEqual([]);
  });

  const all = spelled([ACCESS_KEY, API_KEY]).join(' ');
  test('when roomlint crashes, or fetch fails with an error whose causes hold everything', async () => {
    const after = (): never => {
      throw new Error(all, { cause: new Error(all) });
    };
    expect(await shown({}, COMMANDS, { after })).toEqual([]);
    const cause = Object.assign(new Error(all), { code: `${ACCESS_KEY}_TIMEOUT`, input: all });
    const fetch = () => Promise.reject(new TypeError(`fetch failed ${all}`, { cause }));
    expect(await shown({}, COMMANDS, { fetch })).toEqual([]);
    const env = { ...KEYS, ROOMLINT_SERVER: 'http://localhost:1' };
    const environment = Object.assign(new TestClock(), { after });
    const { code, err } = await roomlint(['room', 'items', 'r'], { cwd, env, environment });
    expect([code, err]).toEqual([
      3,
      expect.stringMatching(/^roomlint: roomlint crashed\..*\nError: \*\*\* /),
    ]);
  });
});

describe('no other program gets the keys', () => {
  const env = {
    ROOMLINT_ACCESS_KEY: 'k-41d7e0a93b',
    ROOMLINT_OLD_KEY_OF_MINE: 'k-0a93b41d7e',
    ROOMLINT_KEYS: '/nowhere',
  };
  const LEAK = /ROOMLINT_.*KEY|k-/;

  test('neither git with its hooks and filters, nor any that the one module starts', async () => {
    const bin = join(cwd, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'git'), `#!/bin/sh\nenv > ${cwd}/git-env\nexit 1\n`, { mode: 0o755 });
    const gitProgram: GitProgram = (args, options) => runProgram('git', args, options);
    await roomlint(['check', '--staged'], {
      cwd,
      env: { ...env, PATH: `${bin}:${process.env.PATH}` },
      gitProgram,
    });
    const seen = [
      readFileSync(join(cwd, 'git-env'), 'utf8'),
      String(runProgram('env', [], { env: { ...process.env, ...env } }).stdout),
    ];
    for (const each of seen) expect([each.includes('PATH='), LEAK.test(each)]).toEqual([true, false]);
    const src = fileURLToPath(new URL('../../../src/', import.meta.url));
    const starting = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && readFileSync(join(src, name), 'utf8').includes('child_process'),
    );
    expect(starting).toEqual(['world/files/start-program.ts']);
  });

  test('nor those that a plugin starts', () => {
    const own = folder.fresh({
      'room.json': '{"quests":{}}',
      'roomlint.config.json': '{"plugins":["./plugin.mjs"]}',
      'plugin.mjs': `import { execFileSync } from 'node:child_process';
process.stderr.write(execFileSync('env'));
export default { name: 'mine', rules: [] };`,
    });
    const { err } = spawnRoomlint(['check', 'room.json'], { cwd: own, env });
    expect([err.includes('PATH='), LEAK.test(err)]).toEqual([true, false]);
  });
});

test.each([
  '{"accessKey":"k-41d7e0a93b"}',
  '{\n  "accessKey": "QKRWZTYP-LMN",\n  "apiKey": "https://a/b//c"\n}',
  'k-41d7e0a93b',
  'QKRWZTYPLMNBVCXDFGHJKLAS',
  'k3yOf+the/cr3at0r8==',
])('what is given for a path and is a key is not repeated: %j', async (given) => {
  const env = { ROOMLINT_SERVER: 'http://127.0.0.1:1', ROOMLINT_KEYS: given };
  for (const command of commandsWith('What is given a key')) {
    const { out, err } = await roomlint(command({ KEY: given }), { cwd, env });
    expect([command({}), out + err]).toEqual([
      command({}),
      expect.not.stringMatching(/41d7|QKRW|https?:\/a|the.cr3/),
    ]);
  }
});
