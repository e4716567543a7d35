import { readFileSync } from 'node:fs';
import { applySplices, SnapshotDocument } from 'roomlint';

const bytes = readFileSync(process.argv[2] ?? new URL('garden.json', import.meta.url));

// One document for each version of the text: it is read once, however often it is asked.
const open = new SnapshotDocument(bytes);

// What does a hover say at this line and column?
const [offset] = open.places.offsetsAt([{ line: 180, column: 167 }]);
console.log(open.describeAt(offset).markdown);

// What may be written there, and what does the file look like then?
const choices = open.completionsAt(offset);
for (const { value, detail } of choices) console.log(`${value}: ${detail}`);
const after = applySplices(bytes, [choices[0].splice]);
console.log(new SnapshotDocument(after).places.placeAt(choices[0].splice.start).text);

/* Prints:
**TargetState** (this trigger subscription): The transition code. To Not Active: 101 from any state, 161 from Active, 171 from Completed. To Active: 111 from Not Active, 131 from Completed, 151 from any state. To Completed: 121 from Active, 181 from Not Active, 141 from any state.

_quest and task records, part 2_

`181`: Not Active to Completed
101: any state to Not Active
161: Active to Not Active
171: Completed to Not Active
111: Not Active to Active
131: Completed to Active
151: any state to Active
121: Active to Completed
181: Not Active to Completed
141: any state to Completed
101
*/
