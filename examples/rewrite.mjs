// What an ordinary JSON tool does to a file: it reads all of it, and writes it anew.
// Run it with: roomlint roundtrip examples/unusual.json --through "node examples/rewrite.mjs"
import { readFileSync } from 'node:fs';

const snapshot = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(snapshot, null, 2));
