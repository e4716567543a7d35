import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningService } from '../../test/front/cli/running-service.js';
import { dataFile } from './data-files.js';

/*
 * npm run bench:service [-- SECONDS RATE]: requests at a steady rate (200 a second unless given), nine
 * downloads of 1 MB to one import of settings into such a room. Fails for any answer but 200. Needs a
 * compiled dist/.
 */
const [seconds = 30, rate = 200] = process.argv.slice(2).map(Number);
const ROOMS = 4;
const IMPORTS_EVERY = 10;

const folder = mkdtempSync(join(tmpdir(), 'roomlint-bench-'));
const snapshot = readFileSync(await dataFile('indented', 1_000_000));
const SETTINGS = [true, false].map((isNight) => Buffer.from(JSON.stringify({ settings: { isNight } })));
const service = await RunningService.start(folder);
const rooms = await Promise.all(Array.from({ length: ROOMS }, () => service.create()));
for (const room of rooms) await service.import(room, snapshot);

const failures = new Map<string, number>();
const times: number[] = [];
const memory: number[] = [];
const asked: Promise<void>[] = [];
const start = performance.now();
for (let number = 0; number < seconds * rate; number++) {
  const wait = start + (number * 1000) / rate - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  asked.push(request(number));
  if (number % (rate * 5) === 0) memory.push(residentMegabytes());
}
await Promise.all(asked);
const took = (performance.now() - start) / 1000;
times.sort((a, b) => a - b);
console.log(`${times.length} requests in ${took.toFixed(1)} s, failures: ${JSON.stringify([...failures])}`);
console.log(`median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, slowest ${at(1)} ms`);
console.log(`memory every 5 s, in MB: ${[...memory, residentMegabytes()].join(' ')}`);
const code = await service.end('SIGTERM');
rmSync(folder, { recursive: true });
if (failures.size > 0 || code !== 0) process.exitCode = 1;

async function request(number: number): Promise<void> {
  const asked = performance.now();
  const room = rooms[number % ROOMS] ?? '';
  try {
    const status = await (number % IMPORTS_EVERY === 0 ? imported(room, number) : downloaded(room));
    if (status !== 200) fail(String(status));
  } catch (error) {
    fail(String((error as { cause?: { code?: string } }).cause?.code ?? error));
  }
  times.push(performance.now() - asked);
}

async function imported(room: string, number: number): Promise<number> {
  const settings = SETTINGS[(number / IMPORTS_EVERY) % 2] ?? snapshot;
  return (await service.import(room, settings)).status;
}

async function downloaded(room: string): Promise<number> {
  const response = await service.download(room);
  await response.arrayBuffer();
  return response.status;
}

function fail(why: string): void {
  failures.set(why, (failures.get(why) ?? 0) + 1);
}

function at(share: number): number {
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
}

/** Linux says it, other systems are not asked. */
function residentMegabytes(): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.process.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
