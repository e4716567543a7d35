// The least that a program must do to compare two snapshots by value: read and parse both.
import { readFileSync } from 'node:fs';

const paths = process.argv.slice(2);
if (paths.length !== 2) {
  process.stderr.write('usage: node read-and-parse-both.mjs BEFORE AFTER\n');
  process.exit(2);
}
for (const path of paths) JSON.parse(readFileSync(path, 'utf8'));
