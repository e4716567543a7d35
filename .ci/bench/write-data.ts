// Writes one data file. A process of its own, so that the memory of generating stays out of the measuring
// process.
import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { type DataKind, kinds } from './data-files.js';

const BATCH = 1 << 20;

const [kind = '', bytes = '', path = ''] = process.argv.slice(2);
if (!isKind(kind) || path === '')
  throw new Error(`usage: write-data ${Object.keys(kinds).join('|')} BYTES FILE`);
write(kinds[kind](Number(bytes)), path);

function isKind(name: string): name is DataKind {
  return Object.hasOwn(kinds, name);
}

function write(chunks: readonly string[], target: string): void {
  const unfinished = `${target}.${process.pid}.tmp`;
  const file = openSync(unfinished, 'w');
  let batch = '';
  for (const chunk of chunks) {
    batch += chunk;
    if (batch.length < BATCH) continue;
    writeSync(file, batch);
    batch = '';
  }
  writeSync(file, batch);
  closeSync(file);
  renameSync(unfinished, target);
}
