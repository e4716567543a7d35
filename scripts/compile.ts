import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { main as compileSchemas } from './compile-schemas.js';

/*
 * npm run compile: schemas/ to validators, then src/ and rules/ to dist/. Our own code is joined into few files, because
 * each file costs start-up time; dependencies stay imports.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

await compileSchemas();
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['src/cli/roomlint.ts', 'src/files/prescan-worker.ts', 'src/index.ts'],
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  outdir: 'dist',
  bundle: true,
  splitting: true,
  // Beside the entries, so that import.meta.url means the same folder everywhere.
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  legalComments: 'none',
  // White space takes time to read, too: half of the start-up of our own code. Lines stay short enough for a diff.
  minifyWhitespace: true,
  lineLimit: 160,
  write: false,
});
// Only a build that succeeded replaces the last one.
rmSync(`${root}dist`, { recursive: true, force: true });
mkdirSync(`${root}dist`);
for (const { path, contents } of outputFiles) writeFileSync(path, contents);
execFileSync(
  process.execPath,
  [`${root}node_modules/typescript/bin/tsc`, '-p', `${root}tsconfig.declarations.json`],
  { stdio: 'inherit' },
);
chmodSync(`${root}dist/roomlint.js`, 0o755);
