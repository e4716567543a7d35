import { readFileSync } from 'node:fs';
import { applySplices, checkSnapshot, references, rekeyItem, renameQuest } from 'roomlint';

const bytes = readFileSync(process.argv[2] ?? new URL('garden.json', import.meta.url));

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

/* Prints:
0_find_key: 12 places
  requirement by id: /quests/mlh5m8r2t6y4ef/Requirements/0/id
  requirement by id: /quests/mlh5m8r2v1u7gh/Requirements/0/id
  task by name: /logic/2 → /Tasks/0/Name
  task by id: /logic/2 → /Tasks/0/TaskTriggerId
  task by name: /logic/2 → /Tasks/1/Name
  task by id: /logic/2 → /Tasks/1/TaskTriggerId
1_open_door: 16 places
  task by name: /logic/3 → /Tasks/0/Name
  task by id: /logic/3 → /Tasks/0/TaskTriggerId
  task by name: /logic/3 → /Tasks/1/Effector/linkedTasks/0/Name
  task by id: /logic/3 → /Tasks/1/Effector/linkedTasks/0/TaskTriggerId
  task by name: /logic/3 → /Tasks/1/Name
  task by id: /logic/3 → /Tasks/1/TaskTriggerId
  task by name: /logic/4 → /Tasks/0/Name
  task by id: /logic/4 → /Tasks/0/TaskTriggerId
  task by name: /logic/4 → /Tasks/1/Name
  task by id: /logic/4 → /Tasks/1/TaskTriggerId
0 findings
*/
