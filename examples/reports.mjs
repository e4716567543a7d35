import { readFileSync } from 'node:fs';
import {
  checkSnapshot,
  explainRule,
  fixDiff,
  repairDiff,
  repairSnapshot,
  rulePack,
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

// Why there is such a rule. The other blocks hold its examples.
const blocks = explainRule(rulePack.get('quest/no-auto-start'));
const why = blocks.findIndex(({ text }) => text === 'Why it matters');
console.log(blocks[why + 1].text);
