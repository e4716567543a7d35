import { readFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import {
  analyseSnapshot,
  graphDot,
  graphSnapshot,
  SnapshotPlay,
  simulateSnapshot,
} from 'roomlint';

const bytes = readFileSync(process.argv[2] ?? new URL('garden.json', import.meta.url));

// Which states can each quest be in?
for (const { name, active, completed } of analyseSnapshot(bytes)) {
  for (const [state, found] of Object.entries({ active, completed }))
    console.log(`${name} ${state}: ${found.verdict}, ${found.play?.join(', ') ?? found.reason}`);
}

// What happens in a play, and does it do what we expect?
const script = `enter 4
expect 1_open_door active   # not without the key`;
for (const run of simulateSnapshot(bytes, script).runs) {
  for (const { line, result, message, events = [] } of run.lines) {
    console.log(`line ${line}: ${message ?? result}`);
    for (const event of events) console.log(`  ${event.time} s: ${event.message}`);
  }
}

// What changes a quest?
const { quests, edges } = graphSnapshot(bytes, { focus: '1_open_door', depth: 0 });
for (const { kind, item, code, state, seconds } of edges)
  console.log([quests[0].name, kind, item && `item ${item}`, code, state, seconds].filter(Boolean).join(' '));

// Step by step: what has an effect after this step, and how is the play saved?
const play = new SnapshotPlay(bytes);
console.log(play.after(['click 2']).steps.map(({ step }) => step).join(', '));
console.log(play.script(['click 2']).trimEnd());

// As a picture: Graphviz draws the graph.
const graphviz = await instance();
const picture = graphviz.renderString(graphDot(bytes), { format: 'svg' });
console.log(picture.includes('>1_open_door</text>'));

/* Prints:
0_find_key active: impossible, no trigger or linked task makes 0_find_key Active
0_find_key completed: reachable, click 2
1_open_door active: reachable, click 2, enter 4
1_open_door completed: reachable, click 2, enter 4, fire 4 OnExitEvent
line 1: played
  0 s: 111 does nothing to 1_open_door: it requires 1 completion of 0_find_key, which has 0
  0 s: NotificationPillEvent fires on item 4 (Trigger)
line 2: 1_open_door is Not Active instead of Active: line 1 (enter 4): 111 does nothing to 1_open_door: it requires 1 completion of 0_find_key, which has 0
1_open_door chain item 3 171 Not Active 5
1_open_door trigger item 4 111 Active
1_open_door trigger item 4 121 Completed
enter 4
click 2
expect 0_find_key completed
true
*/
