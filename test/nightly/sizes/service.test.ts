import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { Desk, GARDEN } from '../../front/cli/desk.js';
import { temporaryFolder } from '../../front/cli/run-roomlint.js';
import { RunningService } from '../../front/cli/running-service.js';

const folder = temporaryFolder();
let service: RunningService | undefined;
afterEach(async () => {
  if (service?.process.exitCode === null && service.process.signalCode === null) await service.end('SIGKILL');
});

test('50 MB are uploaded, imported and downloaded while others are answered, and SIGTERM ends the service within two seconds', async () => {
  const path = join(folder.path, 'large.json');
  writeFileSync(path, snapshotChunks({ bytes: 52_000_000, layout: 'indented' }).join(''));
  const one = await RunningService.start(join(folder.path, 'large'));
  service = one;
  const room = await one.create();
  const importing = one.import(room, readFileSync(path));
  let isOver = false;
  void importing.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`${one.address}/health`)).text();
    slowest = Math.max(slowest, performance.now() - asked);
  }
  expect((await importing).status).toBe(200);
  // An import is one step, so that none comes in between: 1.4 s for 50 MB.
  expect(slowest).toBeLessThan(3_000);
  writeFileSync(path, Buffer.from(await (await one.download(room)).arrayBuffer()));
  expect(readFileSync(path).length).toBeGreaterThan(50_000_000);
  // The check of it may be under way.
  const asked = performance.now();
  expect(await one.end('SIGTERM')).toBe(0);
  expect(performance.now() - asked).toBeLessThan(2_000);
});

test('a file of the largest size, 52,428,800 bytes, is pushed, pulled and restored', async () => {
  const [head, tail] = ['{"roomItems":{"1":{"prefabName":"Tree","contentString":"', '"}}}\n'];
  service = await RunningService.start(folder.fresh());
  const desk = new Desk(folder.fresh(), service, await service.create());
  await desk.pullGarden();
  desk.write('garden.json', Buffer.from(head + 'x'.repeat(52_428_800 - head.length - tail.length) + tail));
  // Its size is a warning.
  const agreed = ['--yes', '--allow-warnings', '--max-removed', '3'];
  const pushed = await desk.run(['push', ...agreed, 'garden.json']);
  expect(pushed.code, pushed.out + pushed.err).toBe(0);
  expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
  expect((await desk.run([...desk.suggested(pushed.out), '--yes'])).code).toBe(0);
  expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
});
