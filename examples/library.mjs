// Repairs a snapshot, moves an item and lets a click reset its quest, and proves that nothing else has changed.
// Run it with: node examples/library.mjs examples/garden.json
import { readFileSync } from 'node:fs';
import { checkSnapshot, compareSnapshots, JsonEditor, repairSnapshot, Spelled } from 'roomlint';

const before = readFileSync(process.argv[2] ?? 'examples/garden.json');

// Bytes in, findings out. A repaired text is another array of bytes.
for (const { start, level, message } of checkSnapshot(before).findings)
  console.log(`${start.line}:${start.column} ${level} ${message}`);
const { after: repaired, splices } = repairSnapshot(before);
console.log(`${splices.length} fixes`);

// Places are JSON Pointers; a second one leads into the JSON that a string holds.
const after = new JsonEditor(repaired.bytes)
  .replace('/roomItems/2/pos/y', new Spelled('1.50'))
  .replace(['/logic/2', '/Tasks/0/TargetState'], 171)
  .insert('/roomItems/2/note', { checked: true })
  .result();

const { verdict, differences } = compareSnapshots(before, after, { keep: 'unknown' });
for (const { class: kind, message } of differences) console.log(`${kind}: ${message}`);
console.log(verdict);
