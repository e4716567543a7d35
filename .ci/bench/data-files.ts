import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edited, slipped, snapshotChunks } from './snapshot-generator.js';

/* Rooms of any size to be measured, which are gone at the end of the run. */

const KINDS = {
  indented: (chunks: readonly string[]) => chunks,
  slipped,
  edited,
} as const;

const FOLDER = mkdtempSync(join(tmpdir(), 'roomlint-bench-'));
process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

/** The path of a file of about so many bytes. Equal calls give the same file. */
export function dataFile(kind: keyof typeof KINDS, bytes: number): string {
  const path = join(FOLDER, `${kind}-${bytes}.json`);
  if (existsSync(path)) return path;
  process.stderr.write(`generating ${kind}, ${bytes} bytes\n`);
  writeFileSync(path, KINDS[kind](snapshotChunks({ bytes, layout: 'indented' })).join(''));
  return path;
}

/** The path of a folder with so many files of `bytes` bytes each, all different. */
export function dataFolder(files: number, bytes: number): string {
  const path = join(FOLDER, `${files}-of-${bytes}`);
  mkdirSync(path);
  process.stderr.write(`generating ${files} files of ${bytes} bytes\n`);
  for (let seed = 1; seed <= files; seed++)
    writeFileSync(`${path}/room-${seed}.json`, snapshotChunks({ bytes, layout: 'indented', seed }).join(''));
  return path;
}
