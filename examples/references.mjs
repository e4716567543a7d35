import { readFileSync } from 'node:fs';
import { applySplices, checkSnapshot, references, rekeyItem, renameQuest } from 'roomlint';

const bytes = readFileSync(process.argv[2] ?? 'examples/garden.json');

// Where is each quest defined and mentioned?
for (const { name, references: places } of references(bytes).quests) {
  console.log(`${name}: ${places.length} places`);
  for (const { kind, by, pointer, embedded } of places)
    if (kind !== 'entry') console.log(`  ${kind} by ${by}: ${[pointer, ...embedded].join(' → ')}`);
}

// Give a quest another Name and an item another key, everywhere.
const [quest] = references(bytes).quests;
const renamed = applySplices(bytes, renameQuest(bytes, quest.ids[0], '0_find_the_key'));
const rekeyed = applySplices(renamed, rekeyItem(renamed, '4', '40'));
console.log(`${checkSnapshot(rekeyed).findings.length} findings`);
