import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Run, temporaryFolder } from '../../front/cli/run-roomlint.js';
import { RunningService } from '../../front/cli/running-service.js';

/* /openapi.json read by foreign generators and linters, fetched because one needs TypeScript 5. */
const PACKAGES = [
  '@redocly/cli@2.77.0',
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  'typescript@5.9.3',
  '@types/node@20.19.43',
];
const CLIENT = fileURLToPath(new URL('open-api-client.ts.txt', import.meta.url));
const ITEM = {
  id: 'bench',
  name: 'Bench',
  type: 'model',
  category: 'wood',
  glb: 'https://files.example.com/bench.glb',
  audio: null,
  thumbnailSrc: 'https://files.example.com/bench.png',
};

const folder = temporaryFolder();
let service: RunningService;

/** Runs a program in the folder. */
function run(command: string, ...args: readonly string[]): Run {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder.path, encoding: 'utf8', env });
  return { code: status, out: stdout, err: stderr };
}

const tool = (name: string, ...args: readonly string[]) => run(join('node_modules', '.bin', name), ...args);

beforeAll(async () => {
  folder.write('package.json', '{ "private": true, "type": "module" }');
  expect(run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES)).toMatchObject({
    code: 0,
  });
  const data = folder.fresh({ 'items.json': JSON.stringify({ items: [ITEM], lists: [] }) });
  service = await RunningService.start(data);
  folder.write('openapi.json', await (await fetch(`${service.address}/openapi.json`)).text());
}, 600_000);
afterAll(() => service.end('SIGTERM'));

describe('/openapi.json', () => {
  test('passes redocly lint without a warning', () => {
    const { code, out } = tool('redocly', 'lint', '--format', 'json', 'openapi.json');
    const { totals, problems } = JSON.parse(out);
    expect({ code, totals, problems }).toMatchObject({
      code: 0,
      totals: { errors: 0, warnings: 0 },
      problems: [],
    });
  });

  test('gives types with openapi-typescript, and a client with them runs all of docs/service.md', () => {
    expect(tool('openapi-typescript', 'openapi.json', '-o', 'api.ts')).toMatchObject({ code: 0 });
    copyFileSync(CLIENT, join(folder.path, 'client.ts'));
    const options = ['--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
    expect(tool('tsc', ...options, 'api.ts', 'client.ts')).toEqual({ code: 0, out: '', err: '' });
    const { address, keys } = service;
    const ran = run(process.execPath, 'client.js', address, keys.accessKey, keys.apiKey);
    expect(ran).toEqual({ code: 0, out: 'all of it\n', err: '' });
  });
});
