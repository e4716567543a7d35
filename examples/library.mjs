// Repairs a snapshot, moves an item and lets a click reset its quest, and proves that nothing else has changed.
// Run it with: node examples/library.mjs
import { readFileSync } from 'node:fs';
import { checkSnapshot, compareSnapshots, JsonEditor, repairSnapshot, Spelled } from 'roomlint';

const before = readFileSync(process.argv[2] ?? new URL('garden-broken.json', import.meta.url));

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

/* Prints:
91:20 error AutoStart has no effect: set it to false. A click on item 2 (GLB) starts this quest already
180:382 error TargetState is 0: remove it for Not Active, or write 1 for Active or 2 for Completed
182:214 error "mlh5m8r2v1u7gh" is the id of the completed entry of "1_open_door": use the id of its inProgress entry, "mlh5m8r2t6y4ef"
182:377 error TargetState 2 is a state, not a transition code: to make the quest Completed, write 121 (from Active), 181 (from Not Active) or 141 (from any state)
3 fixes
changed: y was 1 and is now 1.50
changed: AutoStart was true and is now false
changed: AutoStart was true and is now false
changed: TargetState was 181 and is now 171
removed: "TargetState" is gone
added: "note" is new
kept
*/
