// Run it with a room of yours, or in the folder of roomlint: node examples/files.mjs
import { checkFile, CommandError, loadConfig } from 'roomlint/node';

// As the command does it: with the nearest config, its plugins and its baseline.
const path = process.argv[2] ?? 'examples/garden-broken.json';
const checked = await checkFile(path);
console.log(checked.path, checked.findings.length, 'findings', checked.ignored);

// What somebody is typing, with the config of the file.
const bytes = new TextEncoder().encode('{"quests":');
const { findings } = await checkFile(path, { bytes });
console.log(findings.length, 'findings');

// Which settings apply, and where they come from.
const { config, settings } = await loadConfig(path, { config: false });
const { level, from } = settings.find(({ rule }) => rule === 'quest/no-auto-start');
console.log(config, level, from);

// A file that cannot be read.
await checkFile('examples/none.json').catch((error) => {
  if (error instanceof CommandError) console.log(error.message);
});

/* Prints:
examples/garden-broken.json 4 findings false
1 findings
undefined error { kind: 'preset', name: 'recommended' }
examples/none.json: no such file
*/
