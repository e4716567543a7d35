// The least that a program must do to know a snapshot: read it, parse it, and parse every logic string.
import { readFileSync } from 'node:fs';

const [path] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('usage: node read-and-parse.mjs FILE\n');
  process.exit(2);
}
const snapshot = JSON.parse(readFileSync(path, 'utf8'));
for (const logic of Object.values(snapshot.logic ?? {})) JSON.parse(logic);
