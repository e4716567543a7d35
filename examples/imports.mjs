import { readFileSync } from 'node:fs';
import {
  credentialMask,
  describeImport,
  findSchemaFaults,
  importSnapshot,
  mergeSnapshot,
  NotJsonError,
  outlineSnapshot,
  planImport,
  rulePack,
} from 'roomlint';

const room = readFileSync(new URL('garden.json', import.meta.url));
const part = readFileSync(new URL('garden-partial.json', import.meta.url));

// What would an import of the part alone destroy? And if it is merged into the room first?
for (const snapshot of [part, mergeSnapshot(room, part)]) {
  const { verdict, items } = planImport(room, snapshot);
  console.log(verdict, `${items.removed.length} items removed, ${items.changed.length} changed`);
}

// The same in words.
console.log(describeImport(room, part).destroyed[0].text);

// The room after an import, at a glance; keys in it are masked.
const after = importSnapshot(room, mergeSnapshot(room, part));
const { items } = outlineSnapshot(after);
console.log(credentialMask(after)(JSON.stringify(items)).slice(0, 60));

// One record by itself, and one rule.
console.log(findSchemaFaults('requirement', { delete: false, amount: 0, type: 'quest' })[0].message);
console.log(rulePack.get('quest/no-auto-start').summary);

// Something that is not JSON.
try {
  planImport(room, new TextEncoder().encode('{'));
} catch (error) {
  if (error instanceof NotJsonError) console.log(error.message);
}

/* Prints:
destroys 2 items removed, 1 changed
changes 0 items removed, 1 changed
item 2 (GLB)
[{"key":"2","prefabName":"GLB"},{"key":"3","prefabName":"Res
amount is 0: it must be 1 or more
AutoStart is false
the text after is not JSON: line 1, column 2: the JSON ends inside an object: add the missing }, or restore the part that was cut off
*/
