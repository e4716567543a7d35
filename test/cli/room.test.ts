import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cutOff, drop, json, type ScriptedServer, TestClock, text } from '../api/scripted-server.js';
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
  return roomlint(args, {
    cwd,
    env: { ...KEYS, ROOMLINT_SERVER: server.url },
    environment: new TestClock(),
    ...(input === undefined ? {} : { input }),
  });
}

const requests = ({ seen }: ScriptedServer): string[] => seen.map(({ method, url }) => `${method} ${url}`);
const bodyOf = ({ seen }: ScriptedServer): string => String(seen.at(-1)?.body);

describe('roomlint room create', () => {
  test('creates a room and says which', async () => {
    const server = await service();
    expect(await run(server, ['room', 'create', 'blank', '--name', 'Garden'])).toEqual({
      code: 0,
      out: 'created room new-room (Garden)\n',
      err: '',
    });
    expect(bodyOf(server)).toBe('{"templateName":"blank","customTemplateName":"Garden"}');
  });

  test('prints the response as it came, with numbers that no double holds and with unknown fields', async () => {
    const answer =
      '{"code":"SUCCESS","room":{"RoomID":"r","Name":null,"n":12345678901234567890.10},"later":[]}';
    const server = await service({ create: text(answer, 200, { 'content-type': 'application/json' }) });
    expect((await run(server, ['room', 'create', 'blank', '--format', 'json'])).out).toBe(`${answer}\n`);
  });

  test('makes visible what a terminal would act on', async () => {
    const room = { RoomID: '\u001b[31mr', Name: '\u202ename' };
    const server = await service({ create: json({ code: 'SUCCESS', room }) });
    expect((await run(server, ['room', 'create', 'blank'])).out).toBe(
      'created room \\u001b[31mr (\\u202ename)\n',
    );
    const { out } = await run(server, ['room', 'create', 'blank', '-f', 'json']);
    expect(out).not.toContain('\u202e');
    expect(JSON.parse(out)).toEqual({ code: 'SUCCESS', room });
  });

  test('exits with 2 when the service refuses, and says why', async () => {
    const server = await service({ create: json({ message: 'unknown template' }, 400) });
    expect(await run(server, ['room', 'create', 'blnk'])).toEqual({
      code: 2,
      out: '',
      err: 'roomlint: POST /api/v2/rooms/create: refused with status 400; the service says "unknown template"\n',
    });
  });
});

test('roomlint room duplicate copies a room', async () => {
  const server = await service();
  expect(await run(server, ['room', 'duplicate', 'room-1'])).toEqual({
    code: 0,
    out: 'created room copy as a copy of room-1\n',
    err: '',
  });
  expect(bodyOf(server)).toBe('{"roomId":"room-1"}');
});

describe('roomlint room update', () => {
  test('sends strings and JSON values as they are', async () => {
    const server = await service();
    const args = ['Name=Rose = garden', 'HighRes:= true', 'Purpose:=12345678901234567890', 'Overview='];
    expect(await run(server, ['room', 'update', 'room-1', ...args])).toEqual({
      code: 0,
      out: 'updated room room-1: Name, HighRes, Purpose, Overview\n',
      err: '',
    });
    expect(bodyOf(server)).toBe(
      '{"room":{"RoomID":"room-1","Name":"Rose = garden","HighRes":true,"Purpose":12345678901234567890,"Overview":""}}',
    );
  });

  test('says so when a string was probably meant as JSON', async () => {
    const { code, err } = await run(await service(), ['room', 'update', 'room-1', 'MuteGuests=true']);
    expect([code, err]).toEqual([
      0,
      'roomlint: MuteGuests is sent as a string: write MuteGuests:=… for the JSON value\n',
    ]);
  });

  test('reads fields from a file or from standard input', async () => {
    const server = await service();
    const fields = '\n{ "Name" : "Gar\\u0064en", "Gallery": [1.0, {"a": 1e400}] }\n';
    writeFileSync(join(cwd, 'fields.json'), fields);
    for (const name of ['fields.json', '-']) {
      expect((await run(server, ['room', 'update', 'room-1', '--fields', name], fields)).code).toBe(0);
      expect(bodyOf(server)).toBe(
        '{"room":{"RoomID":"room-1","Name":"Gar\\u0064en","Gallery":[1.0, {"a": 1e400}]}}',
      );
    }
  });

  test.each([
    [['Nam=x'], 'the field "Nam" cannot be updated: did you mean Name?'],
    [
      ['shortDescription=x'],
      'the field "shortDescription" cannot be updated: did you mean ShortDescription?',
    ],
    [['Owner=me'], 'the field "Owner" cannot be updated: use one of Name, Description, ShortDescription,'],
    [['RoomID=x'], 'RoomID cannot be changed: the first argument names the room'],
    [['Name=a', 'Name=b'], 'Name is given twice: give it once'],
    [['Name:=Garden'], 'Name:= needs a JSON value: write Name=VALUE for a string'],
    [
      ['Garden'],
      '"Garden" is not a field with a value: write FIELD=VALUE for a string, FIELD:=JSON for any JSON value',
    ],
    [[], 'nothing to change: name a field, as in roomlint room update ROOM Name=Garden'],
    [['Name=a', '--fields', 'fields.json'], '--fields and FIELD=VALUE cannot be combined: use one of them'],
    [['--fields', 'none.json'], 'none.json: no such file'],
    [['--fields', 'list.json'], 'list.json: write a JSON object of fields, as in {"Name": "Garden"}'],
    [['--fields', 'other.json'], 'the field "Plots" cannot be updated'],
    [['--fields', 'empty.json'], 'nothing to change'],
  ])('refuses %j before anything is sent', async (args, message) => {
    folder.write('list.json', '["Name"]');
    folder.write('other.json', '{"Plots": 1}');
    folder.write('empty.json', '{}');
    const server = await service();
    const { code, out, err } = await run(server, ['room', 'update', 'room-1', ...args]);
    expect([code, out, requests(server)]).toEqual([2, '', []]);
    expect(err).toContain(`roomlint: ${message}`);
  });
});

describe('roomlint room update --unlisted', () => {
  test('sends fields that the documents do not list, as they are and in their order', async () => {
    const server = await service();
    const args = [
      'Name=Garden',
      '--unlisted',
      'Guild=rose=red',
      '--unlisted',
      'Plots:=[1.0, 12345678901234567890]',
    ];
    expect(await run(server, ['room', 'update', 'room-1', ...args])).toEqual({
      code: 0,
      out: 'updated room room-1: Name, Guild, Plots\n',
      err: '',
    });
    expect(bodyOf(server)).toBe(
      '{"room":{"RoomID":"room-1","Name":"Garden","Guild":"rose=red","Plots":[1.0, 12345678901234567890]}}',
    );
  });

  test.each([
    [['--unlisted', 'Guild='], '"Guild":""'],
    [['--unlisted=Guild:=null'], '"Guild":null'],
    [['--unlisted', 'discord link=x'], '"discord link":"x"'],
    [['--unlisted', '__proto__:={"a":1}'], '"__proto__":{"a":1}'],
    [['--unlisted', 'a"b\\=x'], '"a\\"b\\\\":"x"'],
    [['--unlisted', 'name=x'], '"name":"x"'],
    [['--unlisted', 'Roomid2=x'], '"Roomid2":"x"'],
    [['--fields', 'name.json', '--unlisted', 'Guild=x'], '"Name":"a","Guild":"x"'],
  ])('%j', async (args, members) => {
    folder.write('name.json', '{"Name":"a"}');
    const server = await service();
    expect((await run(server, ['room', 'update', 'room-1', ...args])).code).toBe(0);
    expect(bodyOf(server)).toBe(`{"room":{"RoomID":"room-1",${members}}}`);
  });

  test.each([
    ...['RoomID', 'roomid', 'ROOMID', 'roomId', 'RoomId', ' RoomID', 'RoomID '].flatMap((name) =>
      [`${name}=x`, `${name}:="x"`].map((given): [string[], string] => [
        ['--unlisted', given],
        'RoomID cannot be changed: the first argument names the room',
      ]),
    ),
    [['ROOMid=x'], 'RoomID cannot be changed: the first argument names the room'],
    [['--unlisted', 'Guild=a', '--unlisted', 'Guild=b'], 'Guild is given twice: give it once'],
    [['Name=a', '--unlisted', 'Name=b'], 'Name is given twice: give it once'],
    [['--unlisted', 'Guild:=rose'], 'Guild:= needs a JSON value: write Guild=VALUE for a string'],
    [['--unlisted', 'Guild'], '"Guild" is not a field with a value: write FIELD=VALUE for a string'],
    [['--unlisted', '=x'], '--unlisted needs a name, as in --unlisted Guild=rose'],
    [['--unlisted', ''], '--unlisted needs a value, as in --unlisted Guild=rose'],
    [['Guild=x'], 'the field "Guild" cannot be updated: use one of Name,'],
  ])('refuses %j before anything is sent', async (args, message) => {
    const server = await service();
    const { code, out, err } = await run(server, ['room', 'update', 'room-1', ...args]);
    expect([code, out, requests(server)]).toEqual([2, '', []]);
    expect(err).toContain(`roomlint: ${message}`);
  });
});

test('roomlint room items prints one item a line, with tabs, and the response as JSON', async () => {
  const item = { category: 'nature', glb: null, audio: null, thumbnailSrc: '' };
  const items = [
    { id: 'a', name: 'Tree', type: 'Model', ...item },
    { id: 'b', name: 'Tab\tand\nline', type: 'Model', ...item },
  ];
  const server = await service({ 'get-build-items': json({ code: 'SUCCESS', items }) });
  expect((await run(server, ['room', 'items', 'room 1'])).out).toBe(
    'a\tModel\tnature\tTree\nb\tModel\tnature\tTab\\tand\\nline\n',
  );
  expect(requests(server)).toEqual(['GET /api/v2/room/get-build-items?roomId=room+1']);
  expect(JSON.parse((await run(server, ['room', 'items', 'r', '-f', 'json'])).out)).toEqual({
    code: 'SUCCESS',
    items,
  });
});

describe('roomlint room download', () => {
  test('writes the bytes to a file, or to standard output', async () => {
    const server = await service();
    expect(await run(server, ['room', 'download', 'room-1', 'current.json'])).toEqual({
      code: 0,
      out: `current.json: ${SNAPSHOT.length} bytes\n`,
      err: '',
    });
    expect(readFileSync(join(cwd, 'current.json'), 'utf8')).toBe(SNAPSHOT);
    expect((await run(server, ['room', 'download', 'room-1'])).out).toBe(SNAPSHOT);
    expect((await run(server, ['room', 'download', 'room-1', '-'])).out).toBe(SNAPSHOT);
    const { out } = await run(server, ['room', 'download', 'room-1', 'current.json', '-f', 'json']);
    expect(JSON.parse(out)).toEqual({ room: 'room-1', file: 'current.json', bytes: SNAPSHOT.length });
  });

  test.each<readonly [string, Answers]>([
    ['half a response', { 'download-room-data': cutOff(SNAPSHOT.slice(0, 20), SNAPSHOT.length) }],
    ['HTML', { 'download-room-data': text('<html>', 200, { 'content-type': 'text/html' }) }],
    ['404', { 'download-room-data': json({}, 404) }],
  ])('leaves the old file, and no other, after %s', async (_, answers) => {
    const own = join(cwd, 'downloads');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'current.json'), 'old');
    const server = await service(answers);
    for (const file of ['downloads/current.json', 'downloads/new.json', '-']) {
      const { code, out } = await run(server, ['room', 'download', 'room-1', file]);
      expect([code, out]).toEqual([2, '']);
    }
    expect(readdirSync(own)).toEqual(['current.json']);
    expect(readFileSync(join(own, 'current.json'), 'utf8')).toBe('old');
  });

  test('says why a file cannot be written', async () => {
    const server = await service();
    symlinkSync('current.json', join(cwd, 'link.json'));
    mkdirSync(join(cwd, 'rooms'));
    execFileSync('mkfifo', [join(cwd, 'pipe')]);
    for (const [file, why] of [
      ['rooms', 'this is a folder, not a file'],
      ['pipe', 'this is not a regular file: use - for standard output'],
      ['none/current.json', 'no such folder'],
      ['link.json', 'it is a symbolic link: give the path of the file itself'],
    ] as const) {
      const { code, err } = await run(server, ['room', 'download', 'room-1', file]);
      expect([code, err]).toEqual([2, `roomlint: ${file}: ${why}\n`]);
    }
  });

  test('has no JSON to print beside the snapshot', async () => {
    const server = await service();
    const { code, err } = await run(server, ['room', 'download', 'room-1', '--format', 'json']);
    expect([code, err]).toEqual([
      2,
      'roomlint: --format json needs a file to download to: standard output is the snapshot\n',
    ]);
    expect(server.seen).toEqual([]);
  });
});

describe('roomlint room import', () => {
  test('uploads a file, makes sure that it can be read, and imports it', async () => {
    const server = await service();
    expect(await run(server, ['room', 'import', 'room-1', 'next.json'])).toEqual({
      code: 0,
      out: 'imported next.json into room room-1, without a check or a plan\n',
      err: '',
    });
    expect(requests(server).map((request) => request.replace(/token=.*/, 'token'))).toEqual([
      'POST /api/v2/utils/generate-json-upload-url',
      'PUT /put?token',
      'HEAD /asset.json',
      'POST /api/v2/mcp/upload-room-data-url',
    ]);
    expect(server.seen[1]?.body.toString()).toBe(SNAPSHOT);
    expect(JSON.parse(bodyOf(server))).toEqual({ jsonUrl: `${server.url}/asset.json` });
    expect(server.seen.at(-1)?.headers['x-room-id']).toBe('room-1');
    const { out } = await run(server, ['room', 'import', 'room-1', 'next.json', '--format', 'json']);
    expect(JSON.parse(out)).toEqual({
      room: 'room-1',
      source: 'next.json',
      bytes: SNAPSHOT.length,
      assetURL: `${server.url}/asset.json`,
      objectKey: 'asset.json',
      status: 200,
      response: { done: true },
    });
  });

  test('passes a URL on, and needs no API key for it', async () => {
    const server = await service({ 'upload-room-data-url': text('accepted', 202) });
    const url = 'https://files.example/next.json';
    const env = { ROOMLINT_ACCESS_KEY: ACCESS_KEY, ROOMLINT_SERVER: server.url };
    const { code, out } = await roomlint(['room', 'import', 'room-1', url, '-f', 'json'], { cwd, env });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ room: 'room-1', source: url, status: 202, response: 'accepted' });
    expect(requests(server)).toEqual(['POST /api/v2/mcp/upload-room-data-url']);
  });

  test.each<readonly [string, Answers, string]>([
    [
      'HEAD gives no Content-Length',
      { HEAD: (response) => void response.writeHead(200).end() },
      'nothing is imported: HEAD of assetURL gives no Content-Length, which an import requires',
    ],
    [
      'HEAD gives another length',
      { HEAD: (response) => void response.writeHead(200, { 'content-length': '7' }).end() },
      `nothing is imported: HEAD of assetURL gives Content-Length 7, but the file has ${SNAPSHOT.length} bytes`,
    ],
    ['HEAD fails', { HEAD: text('', 404) }, 'HEAD of assetURL: refused with status 404'],
    ['the upload is refused', { PUT: text('', 415) }, 'PUT of the file: refused with status 415'],
    [
      'there is no destination',
      { 'generate-json-upload-url': json({}, 403) },
      'POST /api/v2/utils/generate-json-upload-url: the key in x-api-key is missing or invalid (status 403)',
    ],
  ])('imports nothing when %s', async (_, answers, message) => {
    const server = await service(answers);
    const { code, out, err } = await run(server, ['room', 'import', 'room-1', 'next.json']);
    expect([code, out, err]).toEqual([2, '', `roomlint: ${message}\n`]);
    expect(requests(server)).not.toContain('POST /api/v2/mcp/upload-room-data-url');
  });

  test('says that the room may have changed when the connection drops', async () => {
    const server = await service({ 'upload-room-data-url': drop });
    const { code, err } = await run(server, ['room', 'import', 'room-1', 'next.json']);
    expect(code).toBe(2);
    expect(err).toMatch(
      /: the connection was closed .*\. The service may have carried it out: look before you repeat it\n$/,
    );
  });

  test.each([
    ['https://user:password@files.example/a', 'a URL to import must not contain a user name or password'],
    ['file:///etc/passwd', 'a URL to import must begin with https:// or http://'],
    ['https://', 'this is not a valid URL: write it in full'],
    ['picture.png', 'picture.png: it is image/png: only JSON can be imported'],
    ['nowhere.json', 'nowhere.json: no such file'],
  ])('refuses %s before anything is sent', async (source, message) => {
    folder.write('picture.png', Buffer.from('89504e470d0a1a0a', 'hex'));
    const server = await service();
    expect(await run(server, ['room', 'import', 'room-1', source])).toEqual({
      code: 2,
      out: '',
      err: `roomlint: ${message}\n`,
    });
    expect(server.seen).toEqual([]);
  });
});

describe('keys and the server', () => {
  const items = ['room', 'items', 'room-1'];
  const sentKey = ({ seen }: ScriptedServer): unknown => seen.at(-1)?.headers['x-access-key'];
  const keysFile = (name: string, accessKey: string, mode = 0o600): string => {
    const path = folder.write(name, JSON.stringify({ accessKey }));
    chmodSync(path, mode);
    return name;
  };

  test('come from variables, from a file, or from options, which go first', async () => {
    const server = await service();
    const other = await service();
    const [first, second] = [keysFile('first.keys', 'key-of-option'), keysFile('second.keys', 'key-of-file')];
    const ROOMLINT_SERVER = server.url;
    await roomlint(items, { cwd, env: { ROOMLINT_SERVER, ROOMLINT_KEYS: second } });
    expect(sentKey(server)).toBe('key-of-file');
    await roomlint(items, {
      cwd,
      env: { ROOMLINT_SERVER, ROOMLINT_KEYS: second, ROOMLINT_ACCESS_KEY: 'own' },
    });
    expect(sentKey(server)).toBe('own');
    await roomlint([...items, '--keys', first, '--server', `${other.url}/`], {
      cwd,
      env: { ROOMLINT_SERVER, ROOMLINT_ACCESS_KEY: 'own' },
    });
    expect(sentKey(other)).toBe('key-of-option');
  });

  test('never come from a config', async () => {
    const server = await service();
    const own = join(cwd, 'with-config');
    mkdirSync(own);
    writeFileSync(join(own, 'roomlint.config.json'), JSON.stringify({ server: server.url }));
    const { code, err } = await roomlint(items, { cwd: own, env: KEYS });
    expect([code, err]).toEqual([
      2,
      'roomlint: no server: use --server URL, or set ROOMLINT_SERVER. There is no default\n',
    ]);
  });

  test.each<readonly [string, Readonly<Record<string, string>>, readonly string[], string]>([
    [
      'no key',
      {},
      items,
      'no access key: set ROOMLINT_ACCESS_KEY, or use --keys FILE with "accessKey" in it',
    ],
    ['an empty key', { ROOMLINT_ACCESS_KEY: '' }, items, 'no access key: set ROOMLINT_ACCESS_KEY'],
    [
      'a line break in a key',
      { ROOMLINT_ACCESS_KEY: 'SECRET\n' },
      items,
      'ROOMLINT_ACCESS_KEY contains a line break: remove it',
    ],
    [
      'a letter that no header has',
      { ROOMLINT_ACCESS_KEY: 'SECRÉT' },
      items,
      'ROOMLINT_ACCESS_KEY contains characters that no key has',
    ],
    [
      'keys for everybody',
      {},
      [...items, '--keys', 'open.keys'],
      'open.keys can be accessed by other users: run chmod 600 on it',
    ],
    [
      'a password in the URL',
      KEYS,
      [...items, '--server', 'https://a:SECRET@b.example'],
      '--server cannot be used: it must not contain a user name or password',
    ],
    [
      'no encryption',
      { ...KEYS, ROOMLINT_SERVER: 'http://b.example' },
      items,
      'ROOMLINT_SERVER cannot be used: it must begin with https://',
    ],
  ])('%s ends with 2, and shows nothing of it', async (_, env, args, message) => {
    keysFile('open.keys', 'SECRET', 0o644);
    const server = await service();
    const { code, out, err } = await roomlint(args, { cwd, env: { ROOMLINT_SERVER: server.url, ...env } });
    expect([code, out, server.seen]).toEqual([2, '', []]);
    expect(err).toContain(`roomlint: ${message}`);
    expect(err).not.toContain('SEC');
  });

  test.each(['--access-key', '--api-key', '--x-access-key', '--key', '--token', '-key'])(
    '%s is refused, and the message says why',
    async (option) => {
      for (const words of [[option, 'SECRET'], [`${option}=SECRET`]]) {
        const { code, err } = await roomlint([...items, ...words], { cwd });
        expect([code, err]).toEqual([
          2,
          `roomlint: ${option} is not an option: other users can see the arguments of a program. Set ROOMLINT_ACCESS_KEY or ROOMLINT_API_KEY, or use --keys FILE\n`,
        ]);
      }
    },
  );
});

describe('roomlint room', () => {
  test('alone lists its commands', async () => {
    const { code, out } = await roomlint(['room']);
    expect(code).toBe(0);
    for (const name of ['create', 'duplicate', 'update', 'items', 'download', 'import'])
      expect(out).toContain(`\n  roomlint room ${name} `);
    for (const args of [
      ['room', '--help'],
      ['room', '-h'],
      ['room', 'help'],
      ['help', 'room'],
    ])
      expect((await roomlint(args)).out).toBe(out);
  });

  test('suggests a command for one that it does not know', async () => {
    expect(await roomlint(['room', 'dowload', 'x'])).toEqual({
      code: 2,
      out: '',
      err: 'roomlint: unknown command "room dowload": did you mean room download?\n',
    });
    expect((await roomlint(['room', 'paint'])).err).toBe(
      'roomlint: unknown command "room paint": `roomlint room` lists them\n',
    );
  });

  test.each([
    ['create', 'room create'],
    ['download', 'room download'],
    ['rom', 'room'],
    ['uplod', 'upload'],
  ])('%s alone is taken for a path, with a hint', async (word, meant) => {
    const { code, err } = await roomlint([word], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(`(did you mean "roomlint ${meant}"?)`);
  });

  test.each(['create', 'duplicate', 'update', 'items', 'download', 'import'])(
    '%s has a help text',
    async (name) => {
      const { code, out } = await roomlint(['room', name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: roomlint room ${name} [options] <`);
      expect(out).toContain('ROOMLINT_ACCESS_KEY');
      expect(out.split('\n').filter((line) => line.length > 110)).toEqual([]);
      expect((await roomlint(['help', 'room', name])).out).toBe(out);
    },
  );

  test.each([
    [['create'], 'room create needs a template, as in roomlint room create blank'],
    [['create', ''], 'room create needs a template'],
    [['create', 'a', 'b'], 'room create takes only a template: remove "b"'],
    [
      ['import', 'r'],
      'room import needs a room and a file or URL, as in roomlint room import ROOM next.json',
    ],
    [['download'], 'room download needs a room'],
    [['download', 'r', 'a', 'b'], 'room download takes only a room: remove "b"'],
    [['items', 'r', '--formt', 'json'], 'unknown option --formt: did you mean --format?'],
    [['items', 'r', '--format', 'jsn'], '--format cannot be "jsn": did you mean json?'],
  ])('%j says what is missing or too much', async (args, message) => {
    const { code, err } = await roomlint(['room', ...args], { cwd, env: KEYS });
    expect(code).toBe(2);
    expect(err).toContain(`roomlint: ${message}`);
  });
});

test('keys of one kind are not sent with requests of the other', async () => {
  const server = await service();
  await run(server, ['room', 'import', 'room-1', 'next.json']);
  for (const { url, headers } of server.seen) {
    const sent = JSON.stringify(headers);
    expect([url, sent.includes(ACCESS_KEY)]).toEqual([url, url.includes('/mcp/')]);
    expect([url, sent.includes(API_KEY)]).toEqual([url, url.includes('/utils/')]);
  }
});
