// Run it with a room of yours, or in the folder of roomlint: node examples/reports.mjs
import { readFileSync } from 'node:fs';
import {
  checkSnapshot,
  fixDiff,
  repairDiff,
  repairSnapshot,
  textReport,
} from 'roomlint';

const path = process.argv[2] ?? 'examples/garden-broken.json';
const bytes = readFileSync(path);

// What the command prints, and how many of the findings have a safe fix.
const result = checkSnapshot(bytes);
console.log(textReport(result, { path, columns: 60 }).split('\n').at(0));
console.log(result.findings.filter(({ fix }) => fix?.safety === 'safe').length, 'safe fixes');

// The fix of one finding, and all that a repair changes.
console.log(fixDiff(result, result.findings[0], { path }));
const repair = repairSnapshot(bytes);
console.log(repairDiff(repair, { path }).split('\n').length, 'lines of diff');
console.log(repair.result.findings.length, 'findings left,', repair.refused.length, 'fixes refused');

// What a finding is about is on the page of its rule.
const page = new URL(import.meta.resolve('roomlint/rules/quest/no-auto-start.md'));
console.log(readFileSync(page, 'utf8').match(/^[A-Z].*\n$/m)[0].trim());

/* Prints:
examples/garden-broken.json:91:20 error AutoStart has no effect: set it to false. A click on item 2 (GLB) starts this quest already (quest/no-auto-start)
2 safe fixes
--- a/examples/garden-broken.json
+++ b/examples/garden-broken.json
@@ -88,7 +88,7 @@
       "Enabled": true,
       "RepeatableLimit": 0,
       "FinishTime": 0,
-      "AutoStart": true,
+      "AutoStart": false,
       "TriggeredByInventory": false,
       "Requirements": [],
       "Creator": "Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N",
@@ -108,7 +108,7 @@
       "Enabled": true,
       "RepeatableLimit": 0,
       "FinishTime": 0,
-      "AutoStart": true,
+      "AutoStart": false,
       "TriggeredByInventory": false,
       "Requirements": [],
       "Creator": "Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N",

30 lines of diff
2 findings left, 0 fixes refused
AutoStart does not activate a quest. The quest stays in Not Active until a trigger changes it.
*/
