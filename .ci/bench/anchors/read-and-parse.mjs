// The least that a program must do to know snapshots: read them, parse them, and parse every logic string.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [path] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('usage: node read-and-parse.mjs FILE|FOLDER\n');
  process.exit(2);
}
const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
for (const file of files) {
  const snapshot = JSON.parse(readFileSync(file, 'utf8'));
  for (const logic of Object.values(snapshot.logic ?? {})) JSON.parse(logic);
}
