import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roomlint, temporaryFolder } from '../front/cli/run-roomlint.js';
import { RunningService } from '../front/cli/running-service.js';

/* The published command as a process. Its options are on test/cases/service/serve.md. */

const folder = temporaryFolder();
const running: RunningService[] = [];
let service: RunningService;

const data = join(folder.path, 'data');
const lock = join(data, 'service.lock');
const keys = join(data, 'creators.json');

async function start(...args: readonly string[]): Promise<RunningService> {
  const one = await RunningService.start(data, ...args);
  running.push(one);
  return one;
}

beforeAll(async () => {
  service = await start();
});
afterAll(async () => {
  await Promise.all(
    running.map((one) => one.process.exitCode ?? one.process.signalCode ?? one.end('SIGKILL')),
  );
});

test('prints its address alone, says where new keys are but not what they are, and shows no upload token', async () => {
  expect(service.out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(statSync(keys).mode & 0o777).toBe(0o600);
  expect(JSON.parse(service.err.split('\n')[0] ?? '')).toMatchObject({ msg: `new keys are in ${keys}` });
  const { signedUploadURL } = (await service.post('/api/v2/utils/generate-json-upload-url', {})).body;
  await fetch(signedUploadURL, { method: 'PUT', body: 'x', headers: { 'content-type': 'text/plain' } });
  await expect.poll(() => service.err, { timeout: 10_000 }).toContain('"status":400');
  const token = new URL(signedUploadURL).pathname.split('/').at(-1) ?? '';
  for (const secret of [service.keys.accessKey, service.keys.apiKey, token])
    expect((service.err + service.out).includes(secret)).toBe(false);
});

test('exits with 2 when the port or the folder is in use', async () => {
  const { port } = new URL(service.address);
  const fresh = folder.fresh();
  for (const [args, fault] of [
    [
      ['--data', fresh, '--port', port],
      `roomlint: cannot listen on 127.0.0.1, port ${port} (EADDRINUSE): choose another --port, or 0 for any\n`,
    ],
    [
      ['--data', data, '--port', '0'],
      `roomlint: ${data} is in use by another service, process ${service.process.pid}: end that service, or choose another folder\n`,
    ],
  ] as const)
    expect(await roomlint(['serve', ...args])).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining(fault),
    });
  expect((await fetch(`${service.address}/health`)).status).toBe(200);
});

test('keeps rooms and keys when it is started again, also after SIGKILL, and logs one JSON object a line', async () => {
  const room = await service.create();
  const { keys: first } = service;
  expect([await service.end('SIGINT'), existsSync(lock)]).toEqual([0, false]);
  chmodSync(keys, 0o644);
  service = await start();
  expect([service.keys, (await service.download(room)).status]).toEqual([first, 200]);
  await expect.poll(() => service.err, { timeout: 10_000 }).toContain('"status":200');
  await service.end('SIGKILL');
  expect(readFileSync(lock, 'utf8')).toBe(String(service.process.pid));
  const lines = service.err.trimEnd().split('\n');
  expect(lines.map((line) => Object.keys(JSON.parse(line) as object).slice(0, 2))).toEqual(
    lines.map(() => ['level', 'time']),
  );
  expect([service.err, service.err]).toEqual(
    ['"msg":"keys are in ', 'run chmod 600 on it'].map((text) => expect.stringContaining(text)),
  );
  await endsWhileBusy(room);
});

/** Started after SIGKILL, it ends with exit code 0 although connections, downloads and imports would never end. */
async function endsWhileBusy(room: string): Promise<void> {
  const hanging = createServer(() => {});
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const one = await start('--import-from', origin);
  expect(readFileSync(lock, 'utf8')).toBe(String(one.process.pid));
  writeFileSync(join(data, 'rooms', room, 'snapshot.json'), Buffer.alloc(20_000_000, 32));
  const agent = new Agent({ keepAlive: true });
  const headers = { 'x-access-key': one.keys.accessKey, 'x-room-id': room };
  await new Promise((resolve) => {
    get(`${one.address}/health`, { agent }, (response) => response.resume().on('end', resolve));
  });
  // A download that nobody reads.
  await new Promise((resolve) => {
    get(`${one.address}/api/v2/mcp/download-room-data`, { headers }, resolve).on('error', () => {});
  });
  const asked = once(hanging, 'request');
  const importing = one
    .post('/api/v2/mcp/upload-room-data-url', { jsonUrl: `${origin}/x` }, { 'x-room-id': room })
    .catch(() => 'dropped');
  await asked;
  expect([await one.end('SIGTERM'), await importing, one.err.includes('Error')]).toEqual([
    0,
    'dropped',
    false,
  ]);
  expect(existsSync(lock)).toBe(false);
  hanging.closeAllConnections();
  hanging.close();
  agent.destroy();
}
