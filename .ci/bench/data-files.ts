import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { edited, slipped, snapshotChunks } from './snapshot-generator.js';

/* Rooms of any size to be measured, kept in .data/ for the next run. */

const indented = (bytes: number): string[] => snapshotChunks({ bytes, layout: 'indented' });

const KINDS = {
  indented,
  slipped: (bytes: number) => slipped(indented(bytes)),
  edited: (bytes: number) => edited(indented(bytes)),
} as const;
type DataKind = keyof typeof KINDS;

const FOLDER = fileURLToPath(new URL('.data/', import.meta.url));

/** The path of a data file, generated unless an earlier run of the same generator left it. */
export function dataFile(kind: DataKind, bytes: number): string {
  const version = generatorVersion();
  const path = `${FOLDER}${kind}-${bytes}-${version}.json`;
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  removeOthers(version);
  process.stderr.write(`generating ${kind}, ${bytes} bytes\n`);
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, KINDS[kind](bytes).join(''));
  renameSync(unfinished, path);
  return path;
}

/** The path of a folder with so many files of `bytes` bytes each, all different. */
export function dataFolder(files: number, bytes: number): string {
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
