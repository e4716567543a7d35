import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realEnvironment } from '../../src/api/environment.js';
import { scriptedServer, TestClock, text } from '../api/scripted-server.js';
import { room as exampleRoom } from '../example-room.js';
import { endServices, keysOf, roomFiles, type Served, served } from '../service/served.js';
import { COMMAND, type Run, roomlint, startRoomlint, temporaryFolder } from './run-roomlint.js';
import { RunningService } from './running-service.js';
import { KEYS, smallService } from './small-service.js';

const folder = temporaryFolder();
const { path: cwd } = folder;
const next = exampleRoom();
folder.write('next.json', next);
folder.write('cover.png', Buffer.from('89504e470d0a1a0a00000000', 'hex'));

describe('the commands, with roomlint serve', () => {
  let service: RunningService;
  let env: Record<string, string>;
  beforeAll(async () => {
    service = await RunningService.start(join(cwd, 'data'));
    env = { ROOMLINT_SERVER: service.address, ROOMLINT_KEYS: join(cwd, 'data', 'creators.json') };
  });
  afterAll(() => service.end('SIGTERM'));

  const run = (...args: string[]): Promise<Run> => roomlint(args, { cwd, env });
  const json = async (...args: string[]) => {
    const { code, out, err } = await run(...args, '--format', 'json');
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out);
  };

  test('rehearse the whole way, and show no credential on it', async () => {
    const before = readdirSync(cwd);
    const created = await json('room', 'create', 'blank', '--name', 'Garden');
    const id: string = created.room.RoomID;
    expect(created).toMatchObject({ code: 'SUCCESS', room: { Name: 'Garden' } });
    expect((await run('room', 'download', id, 'current.json')).code).toBe(0);
    expect(readFileSync(join(cwd, 'current.json'), 'utf8')).toContain('"roomItems"');

    const imported = await json('room', 'import', id, 'next.json');
    expect(imported).toMatchObject({ room: id, source: 'next.json', status: 200 });
    await run('room', 'download', id, 'after.json');
    expect(JSON.parse(readFileSync(join(cwd, 'after.json'), 'utf8'))).toEqual(JSON.parse(next));

    expect((await json('room', 'update', id, 'ShortDescription=Roses', 'Status=published')).data.RoomID).toBe(
      id,
    );
    const copy = (await json('room', 'duplicate', id)).roomId;
    expect((await run('room', 'download', copy)).out).toBe(readFileSync(join(cwd, 'after.json'), 'utf8'));
    expect(await json('room', 'items', id)).toEqual({ code: 'SUCCESS', items: [] });

    const uploaded = await json('upload', 'cover.png');
    expect(uploaded).toMatchObject({ file: 'cover.png', type: 'image/png', bytes: 12 });
    const response = await fetch(uploaded.assetURL);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(cwd, 'cover.png')));

    const { accessKey, apiKey } = service.keys;
    for (const shown of [service.out, service.err, JSON.stringify([created, imported, uploaded])])
      for (const key of [accessKey, apiKey]) expect(shown).not.toContain(key);
    expect(readdirSync(cwd).filter((name) => !before.includes(name))).toEqual(['after.json', 'current.json']);
  });

  test('end with 2 where the service refuses', async () => {
    for (const args of [
      ['create', 'no-template'],
      ['download', 'no-room', 'none.json'],
      ['import', 'no-room', 'next.json'],
    ]) {
      const { code, out, err } = await run('room', ...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^roomlint: (GET|POST) \/api\/v2\/.*; the service says ".*"\n$/);
    }
    expect(readdirSync(cwd)).not.toContain('none.json');
  });
});

test('a process that uploads shows neither keys nor destination, and ends as soon as it is done', async () => {
  const server = await smallService();
  const { code, out, err } = await startRoomlint(['upload', 'cover.png'], {
    cwd,
    env: { ...KEYS, ROOMLINT_SERVER: server.url },
  });
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(`uploaded cover.png as image/png: ${server.url}/asset.json\n`);
  expect(
    server.seen.map(({ method, headers }) => [method, headers['content-type'], headers['content-length']]),
  ).toEqual([
    ['POST', 'application/json', '24'],
    ['PUT', 'image/png', '12'],
  ]);
  await server.close();
});

test('an answer that is not HTTP is refused', async () => {
  const server = await scriptedServer((response) => void response.socket?.end('hello\r\n\r\n'));
  const { code, out, err } = await roomlint(['room', 'create', 'blank'], {
    cwd,
    env: { ...KEYS, ROOMLINT_SERVER: server.url },
  });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(
    /^roomlint: POST \/api\/v2\/rooms\/create: the response is not valid HTTP\. The service may/,
  );
  await server.close();
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s during a download leaves the old file and no other',
  async (signal) => {
    const own = join(cwd, `ended-by-${signal}`);
    mkdirSync(own);
    writeFileSync(join(own, 'current.json'), 'old');
    const server = await smallService({
      'download-room-data': (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"half":');
      },
    });
    const child = spawn(process.execPath, [COMMAND, 'room', 'download', 'r', 'current.json'], {
      cwd: own,
      stdio: 'ignore',
      env: { ...process.env, ...KEYS, ROOMLINT_SERVER: server.url },
    });
    const ended = once(child, 'exit');
    const watcher = watch(own);
    // The first bytes are in the temporary file.
    while (!readdirSync(own).some((name) => name !== 'current.json')) await once(watcher, 'change');
    watcher.close();
    child.kill(signal);
    expect((await ended)[1]).toBe(signal);
    expect(readdirSync(own)).toEqual(['current.json']);
    expect(readFileSync(join(own, 'current.json'), 'utf8')).toBe('old');
    await server.close();
  },
);

describe('a destination of the local service', () => {
  endServices();

  /** Moves the clock of the service before each of the first uploads. */
  async function upload(
    service: Served,
    args: readonly string[],
    late: number,
  ): Promise<Run & { puts: number }> {
    let puts = 0;
    const environment = Object.assign(new TestClock(), {
      fetch: ((url, init) => {
        if (init?.method === 'PUT' && puts++ < late) service.clock.pass(61);
        return realEnvironment().fetch(url, init);
      }) satisfies typeof fetch as typeof fetch,
    });
    const { accessKey, apiKey } = keysOf('ann');
    const env = {
      ROOMLINT_SERVER: service.address,
      ROOMLINT_ACCESS_KEY: accessKey,
      ROOMLINT_API_KEY: apiKey,
    };
    return { ...(await roomlint(args, { cwd, env, environment })), puts };
  }

  test('that has expired is requested again', async () => {
    const service = await served({ files: roomFiles('room-1') });
    const { code, puts, err } = await upload(service, ['room', 'import', 'room-1', 'next.json'], 1);
    expect([code, puts, err]).toEqual([0, 2, '']);
    expect(JSON.parse((await service.download('room-1')).bytes.toString())).toEqual(JSON.parse(next));
  });

  test('that has expired twice, although the clock here says otherwise, is given up', async () => {
    const service = await served({ files: roomFiles('room-1') });
    const before = (await service.download('room-1')).bytes;
    const { code, puts, err } = await upload(service, ['room', 'import', 'room-1', 'next.json'], 9);
    expect([code, puts]).toEqual([2, 2]);
    expect(err).toMatch(/^roomlint: PUT of the file: refused with status \d+/);
    expect((await service.download('room-1')).bytes).toEqual(before);
  });

  test('is not requested when the daily allowance is used up', async () => {
    const service = await served();
    const { accessKey, apiKey } = keysOf('mia');
    const env = {
      ROOMLINT_SERVER: service.address,
      ROOMLINT_ACCESS_KEY: accessKey,
      ROOMLINT_API_KEY: apiKey,
    };
    const codes: (number | null)[] = [];
    let last = '';
    for (let time = 0; time < 3; time++) {
      const { code, err } = await roomlint(['upload', 'cover.png'], { cwd, env });
      codes.push(code);
      last = err;
    }
    expect(codes).toEqual([0, 0, 2]);
    expect(last).toContain(
      'POST /api/v2/utils/generate-image-upload-url: the daily upload allowance is used up (status 429)',
    );
  });
});

test('an answer of another program on the port is not taken for the service', async () => {
  const server = await scriptedServer(text('<html>It works!</html>', 200, { 'content-type': 'text/html' }));
  const { code, err } = await roomlint(['room', 'items', 'r'], {
    cwd,
    env: { ...KEYS, ROOMLINT_SERVER: server.url },
  });
  expect([code, err]).toEqual([
    2,
    'roomlint: GET /api/v2/room/get-build-items: the response is text/html, not application/json: check the server URL\n',
  ]);
  await server.close();
});
