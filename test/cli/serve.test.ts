import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importInto } from '../../src/room/import.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';
import { RunningService } from './running-service.js';

const folder = temporaryFolder();
const SNAPSHOT = readFileSync(new URL('../../examples/garden.json', import.meta.url));
const running: RunningService[] = [];
let service: RunningService;

async function start(name: string, ...args: readonly string[]): Promise<RunningService> {
  const one = await RunningService.start(join(folder.path, name), ...args);
  running.push(one);
  return one;
}

beforeAll(async () => {
  service = await start('shared');
});
afterAll(async () => {
  await Promise.all(
    running.map((one) => one.process.exitCode ?? one.process.signalCode ?? one.end('SIGKILL')),
  );
});

describe('roomlint serve', () => {
  test('prints the address alone on the first line of standard output, and nothing else there', async () => {
    expect(service.out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(await (await fetch(`${service.address}/health`)).json()).toEqual({ status: 'ok' });
  });

  test('makes creators.json with mode 600, and says where it is but not what is in it', () => {
    const path = join(folder.path, 'shared', 'creators.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(service.err.split('\n')[0] ?? '')).toMatchObject({ msg: `new keys are in ${path}` });
    expect(service.err).not.toContain(service.keys.accessKey);
    expect(service.err).not.toContain(service.keys.apiKey);
  });

  test('imports on a thread of its own, and logs what roomlint check finds', async () => {
    const room = await service.create();
    const before = new Uint8Array(await (await service.download(room)).arrayBuffer());
    expect((await service.import(room, SNAPSHOT)).status).toBe(200);
    const after = Buffer.from(await (await service.download(room)).arrayBuffer());
    expect(after).toEqual(Buffer.from(importInto(before, SNAPSHOT)));
    expect(await service.import(room, Buffer.from('{"quests":'))).toMatchObject({
      status: 422,
      body: { error: 'not-a-snapshot' },
    });
    await expect
      .poll(() => service.err, { timeout: 10_000 })
      .toContain('roomlint check of the imported snapshot');
  });

  test('writes no key and no upload token into its log', async () => {
    const { signedUploadURL } = (await service.post('/api/v2/utils/generate-json-upload-url', {})).body;
    await fetch(signedUploadURL, { method: 'PUT', body: 'x', headers: { 'content-type': 'text/plain' } });
    await expect.poll(() => service.err, { timeout: 10_000 }).toContain('"status":400');
    const token = new URL(signedUploadURL).pathname.split('/').at(-1);
    for (const secret of [service.keys.accessKey, service.keys.apiKey, token])
      expect(service.err + service.out).not.toContain(secret);
  });

  test('keeps rooms and keys when it is started again, and writes one JSON object on each line of its log', async () => {
    const first = await start('again');
    const { keys } = first;
    const room = await first.create();
    expect(await first.end('SIGINT')).toBe(0);
    chmodSync(join(folder.path, 'again', 'creators.json'), 0o644);
    const second = await start('again');
    expect(second.keys).toEqual(keys);
    expect((await second.download(room)).status).toBe(200);
    await expect.poll(() => second.err, { timeout: 10_000 }).toContain('"status":200');
    await second.end('SIGTERM');
    const lines = second.err.trimEnd().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object).slice(0, 2))).toEqual(
      lines.map(() => ['level', 'time']),
    );
    expect(second.err).toContain('"msg":"keys are in ');
    expect(second.err).toContain('run chmod 600 on it');
  });

  test('starts again at once after SIGKILL, which leaves its lock behind', async () => {
    const first = await start('killed');
    const lock = join(folder.path, 'killed', 'service.lock');
    await first.end('SIGKILL');
    expect(JSON.parse(readFileSync(lock, 'utf8')).pid).toBe(first.process.pid);
    const second = await start('killed');
    expect(JSON.parse(readFileSync(lock, 'utf8')).pid).toBe(second.process.pid);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });

  test('is the only command that pays for fastify and pino', () => {
    const dist = dirname(COMMAND);
    const paying = readdirSync(dist).filter(
      (name) =>
        name.endsWith('.js') &&
        /"(fastify|@fastify\/swagger|pino)"/.test(readFileSync(join(dist, name), 'utf8')),
    );
    expect(paying).toEqual(['serve.js']);
  });
});

test.each(['SIGTERM'] as const)(
  'roomlint serve ends with exit code 0 on %s, although connections, downloads and imports are under way that would never end',
  async (signal) => {
    const hanging = createServer(() => {});
    await new Promise<void>((resolve) => {
      hanging.listen(0, '127.0.0.1', resolve);
    });
    const origin = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    const one = await start(signal, '--import-from', origin);
    const room = await one.create();
    writeFileSync(join(folder.path, signal, 'rooms', room, 'snapshot.json'), Buffer.alloc(50_000_000, 32));
    const agent = new Agent({ keepAlive: true });
    const headers = { 'x-access-key': one.keys.accessKey, 'x-room-id': room };
    await new Promise((resolve) => {
      get(`${one.address}/health`, { agent }, (response) => response.resume().on('end', resolve));
    });
    // A download that nobody reads.
    await new Promise((resolve) => {
      get(`${one.address}/api/v2/mcp/download-room-data`, { headers }, resolve).on('error', () => {});
    });
    const importing = one
      .post('/api/v2/mcp/upload-room-data-url', { jsonUrl: `${origin}/x` }, { 'x-room-id': room })
      .catch(() => 'dropped');
    await new Promise((resolve) => {
      hanging.once('request', resolve);
    });
    expect(await one.end(signal)).toBe(0);
    expect(await importing).toBe('dropped');
    expect(one.err).not.toContain('Error');
    hanging.closeAllConnections();
    hanging.close();
    agent.destroy();
  },
);

test('a log that nobody reads holds up neither the service nor its end', async () => {
  const one = await start('unread');
  one.process.stderr!.pause();
  const { port, hostname } = new URL(one.address);
  const requests = 3_000;
  // All of them on one connection, one behind the other: each has a line in the log.
  const connection = connect(Number(port), hostname);
  connection.write('GET /health HTTP/1.1\r\nHost: service\r\n\r\n'.repeat(requests));
  let answers = 0;
  for await (const line of createInterface({ input: connection }))
    if (line.endsWith('HTTP/1.1 200 OK') && ++answers === requests) break;
  connection.destroy();
  expect(answers).toBe(requests);
  expect(await one.end('SIGTERM')).toBe(0);
});

describe('roomlint serve exits with 2', () => {
  const data = join(folder.path, 'unused');

  test.each<[string, readonly string[], string]>([
    ['no folder', [], 'serve needs a folder, as in roomlint serve --data rehearsal'],
    ['a file', ['--data', data, 'room.json'], 'serve takes no files: remove "room.json"'],
    ['--port x', ['--data', data, '--port', 'x'], '--port must be a whole number from 0 to 65535, not "x"'],
    [
      '--port 65536',
      ['--data', data, '--port', '65536'],
      '--port must be a whole number from 0 to 65535, not "65536"',
    ],
    [
      '--port -1',
      ['--data', data, '--port', '-1'],
      '--port must be a whole number from 0 to 65535, not "-1"',
    ],
    [
      '--host with a scheme',
      ['--data', data, '--host', 'http://x'],
      '--host must be a host name or an IP address, such as 127.0.0.1, not "http://x"',
    ],
    [
      '--host in an odd spelling',
      ['--data', data, '--host', '0x7f.1'],
      '--host must be a host name or an IP address, such as 127.0.0.1, not "0x7f.1"',
    ],
    ...[
      'ftp://example.com',
      'https://example.com/',
      'https://a@example.com',
      'example.com',
      'HTTPS://example.com',
    ].map((origin): [string, string[], string] => [
      `--import-from ${origin}`,
      ['--data', data, '--import-from', origin],
      `--import-from must be an origin and nothing else, such as https://files.example.com, not "${origin}"`,
    ]),
  ])('for %s', async (_name, args, message) => {
    expect(await roomlint(['serve', ...args])).toEqual({ code: 2, out: '', err: `roomlint: ${message}\n` });
    expect(existsSync(data)).toBe(false);
  });

  test('when the port is in use, and says so', async () => {
    const port = new URL(service.address).port;
    const { code, out, err } = await roomlint(['serve', '--data', folder.path, '--port', port]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(
      `roomlint: cannot listen on 127.0.0.1, port ${port}: another program uses this port: choose another one, or 0 for any\n`,
    );
  });

  test('when this machine does not have the host, and says so', async () => {
    const args = ['serve', '--data', folder.path, '--port', '0', '--host', '203.0.113.1'];
    const { code, err } = await roomlint(args);
    expect(code).toBe(2);
    expect(err).toContain('203.0.113.1 can be reached by other machines, and there is no TLS');
    expect(err).toContain('this machine does not have this address');
  });

  test('when another service uses the folder, and leaves that one alone', async () => {
    const shared = join(folder.path, 'shared');
    expect(await roomlint(['serve', '--data', shared, '--port', '0'])).toEqual({
      code: 2,
      out: '',
      err: `roomlint: ${shared} is in use by another service, process ${service.process.pid} on ${hostname()}: end that service, or choose another folder\n`,
    });
    expect((await fetch(`${service.address}/health`)).status).toBe(200);
  });

  test('when another service has taken over its folder', async () => {
    const one = await start('taken');
    const lock = join(folder.path, 'taken', 'service.lock');
    writeFileSync(lock, '{}');
    await once(one.process, 'close');
    expect(one.process.exitCode).toBe(2);
    expect(one.err).toContain(
      `roomlint: ${join(folder.path, 'taken')} was taken over by another service, or removed: this one has ended\n`,
    );
    expect(readFileSync(lock, 'utf8')).toBe('{}');
  });

  test('when creators.json is broken, and says where', async () => {
    mkdirSync(join(folder.path, 'broken'));
    const path = folder.write('broken/creators.json', '"creators":[]}');
    const { code, err } = await roomlint(['serve', '--data', dirname(path), '--port', '0']);
    expect([code, err]).toEqual([2, `roomlint: ${path}: this is not valid JSON\n`]);
    expect(existsSync(join(dirname(path), 'service.lock'))).toBe(false);
  });

  test('when the data folder is a file', async () => {
    const file = folder.write('file', '');
    const { code, err } = await roomlint(['serve', '--data', file]);
    expect([code, err]).toEqual([
      2,
      `roomlint: the data folder cannot be used: ${join(file, 'service.lock')}: part of the path is a file, not a folder\n`,
    ]);
  });
});
