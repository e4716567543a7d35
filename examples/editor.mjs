import { readFileSync } from 'node:fs';
import { applySplices, SnapshotDocument } from 'roomlint';

const bytes = readFileSync(process.argv[2] ?? 'examples/garden.json');

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
