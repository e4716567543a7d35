import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { output } from './measure.js';
import { edited, faulty, slipped, snapshotChunks } from './snapshot-generator.js';

const indented = (bytes: number): string[] => snapshotChunks({ bytes, layout: 'indented' });

export const kinds = {
  indented,
  'one-line': (bytes: number) => snapshotChunks({ bytes, layout: 'one-line' }),
  faulty: (bytes: number) => faulty(indented(bytes)),
  slipped: (bytes: number) => slipped(indented(bytes)),
  edited: (bytes: number) => edited(indented(bytes)),
} as const;
export type DataKind = keyof typeof kinds;

const FOLDER = fileURLToPath(new URL('.data/', import.meta.url));
const WRITER = fileURLToPath(new URL('write-data.ts', import.meta.url));

/** The path of a data file, generated unless an earlier run of the same generator left it. */
export async function dataFile(kind: DataKind, bytes: number): Promise<string> {
  const version = generatorVersion();
  const path = `${FOLDER}${kind}-${bytes}-${version}.json`;
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  removeOthers(version);
  process.stderr.write(`generating ${kind}, ${bytes} bytes\n`);
  await output(['--import', 'tsx', WRITER, kind, String(bytes), path]);
  return path;
}

/** The path of a folder with so many files of `bytes` bytes each, all different. */
export async function dataFolder(files: number, bytes: number): Promise<string> {
  const path = `${FOLDER}${files}-of-${bytes}-${generatorVersion()}.json`;
  if (existsSync(path)) return path;
  mkdirSync(path, { recursive: true });
  process.stderr.write(`generating ${files} files of ${bytes} bytes\n`);
  for (let seed = 1; seed <= files; seed++)
    writeFileSync(`${path}/room-${seed}.json`, snapshotChunks({ bytes, layout: 'indented', seed }).join(''));
  return path;
}

/** Removes files written by older generators: 250 MB for each version. */
function removeOthers(version: string): void {
  for (const name of readdirSync(FOLDER)) {
    if (!name.includes(`-${version}.json`)) rmSync(FOLDER + name, { recursive: true });
  }
}

/** A digest of the generator's own source: a changed generator never meets a file of the old one. */
function generatorVersion(): string {
  const hash = createHash('sha256');
  for (const name of ['data-files.ts', 'snapshot-generator.ts', 'harbour.json'])
    hash.update(readFileSync(new URL(name, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}
