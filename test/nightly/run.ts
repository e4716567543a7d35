import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { JOBS } from './jobs.js';

/* npm run test:nightly -- <campaigns|sizes|installs> [files] */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX_MINUTES = Number(process.env.NIGHTLY_MINUTES ?? 30);
const [name = '', ...files] = process.argv.slice(2);
const job = JOBS[name];
if (job === undefined) {
  console.error(`The jobs are ${Object.keys(JOBS).join(', ')}.`);
  process.exit(2);
}

const inPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Installs the programs that are missing: from Debian, or pre-commit from PyPI into .cache/. */
function installPrograms(programs: Readonly<Record<string, string>>): void {
  const isThere = (program: string): boolean =>
    inPath(program) || (program === 'chromium' && (inPath('google-chrome') || inPath('chromium-browser')));
  const missing = Object.keys(programs).filter((program) => !isThere(program));
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args: string[]): void => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '--quiet', ...args];
    execFileSync(command, rest, { stdio: 'inherit' });
  };
  if (missing.length > 0) {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', ...missing.map((program) => programs[program] ?? ''));
  }
  if (name !== 'installs' || inPath('pre-commit')) return;
  const environment = join(ROOT, '.cache/pre-commit');
  if (!existsSync(join(environment, 'bin/pre-commit'))) {
    execFileSync('python3', ['-m', 'venv', environment]);
    execFileSync(join(environment, 'bin/pip'), ['install', '--quiet', 'pre-commit'], { stdio: 'inherit' });
  }
  process.env.PATH = join(environment, 'bin') + delimiter + process.env.PATH;
}

installPrograms(job.programs ?? {});
const began = Date.now();
process.env.NIGHTLY = name;
process.env.PROPERTY_SEED ??= String(Math.floor(Math.random() * 0x7fffffff));
const vitest = await createVitest('test', {
  config: join(ROOT, 'test/vitest.config.ts'),
  project: ['nightly'],
  watch: false,
});
setTimeout(async () => {
  console.error(`The job ${name} takes more than ${MAX_MINUTES} minutes.`);
  process.exitCode = 1;
  setTimeout(() => vitest.exit(true), 60_000).unref();
  await vitest.cancelCurrentRun('test-failure');
}, MAX_MINUTES * 60_000).unref();
await vitest.start(files);
const modules = vitest.state.getTestModules();
const { maySkip = {} } = job;
for (const test of modules.flatMap((module) => [...module.children.allTests('skipped')])) {
  const [, why] = Object.entries(maySkip).find(([start]) => test.fullName.startsWith(start)) ?? [];
  console.info(`Skipped: ${test.fullName}: ${why ?? 'this must not be skipped'}`);
  if (why === undefined) process.exitCode = 1;
}
const slowest = modules
  .map((module) => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1_000 }))
  .sort((one, other) => other.seconds - one.seconds);
for (const { file, seconds } of slowest.slice(0, 20)) console.info(`${seconds.toFixed(0)} s ${file}`);
console.info(
  `${((Date.now() - began) / 60_000).toFixed(1)} minutes, PROPERTY_SEED=${process.env.PROPERTY_SEED}`,
);
await vitest.close();
