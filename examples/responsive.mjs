import { readFileSync } from 'node:fs';
import { checkSnapshotAsync, ConfigError } from 'roomlint';

const bytes = readFileSync(process.argv[2] ?? new URL('garden-broken.json', import.meta.url));

// Others work meanwhile.
const { findings } = await checkSnapshotAsync(bytes, { extends: 'lenient' });
console.log(`${findings.length} findings`);

// Nobody wants the answer any more: the promise is rejected.
const controller = new AbortController();
const check = checkSnapshotAsync(bytes, {}, { signal: controller.signal });
controller.abort();
await check.catch((error) => console.log(error.name));

// A config that cannot be used.
await checkSnapshotAsync(bytes, { rules: { 'quest/no-auto-strat': 'off' } }).catch((error) => {
  if (error instanceof ConfigError) console.log(error.message);
});

/* Prints:
4 findings
AbortError
unknown rule "quest/no-auto-strat": did you mean "quest/no-auto-start"?
*/
