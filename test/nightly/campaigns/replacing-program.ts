import fs, { readFileSync, writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { replaceFile } from '../../../src/files/replace-file.js';

/*
 * A program that replaces a file, to be killed while it does:
 *   again FILE LENGTH            replaces it until it is killed, and writes a dot after each time once FILE
 *   LENGTH SIGNAL N    replaces it once, and sends itself the signal before its Nth call to the file system;
 *                                it writes what it calls, and at last what came of it
 *   listening FILE ...           the same, but it has a handler for one such signal, which writes "told"
 * The new content is `b` where it was `a`, and the other way round, of LENGTH bytes.
 */
const [how = '', file = '', length = '', signal = '', at = ''] = process.argv.slice(2);

let counting = false;
let calls = 0;

async function replaceOnce(): Promise<string> {
  const before = readFileSync(file);
  const after = Buffer.alloc(Number(length), before[0] === 97 ? 'b' : 'a');
  counting = true;
  const replaced = await replaceFile(file, before, after);
  counting = false;
  return JSON.stringify(replaced);
}

function countCalls(): void {
  const functions = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const [name, original] of Object.entries(functions)) {
    if (!name.endsWith('Sync')) continue;
    const counted = (...args: unknown[]): unknown => {
      if (counting) {
        counting = false;
        calls++;
        if (calls === Number(at)) process.kill(process.pid, signal);
        writeSync(1, `${name}\n`);
        counting = true;
      }
      return original(...args);
    };
    functions[name] = Object.assign(counted, original);
  }
  syncBuiltinESMExports();
}

if (how === 'again') {
  for (;;) {
    const replaced = await replaceOnce();
    writeSync(1, replaced === '{"kind":"replaced"}' ? '.' : replaced);
  }
}
if (how === 'listening') process.once(signal, () => writeSync(1, 'told\n'));
countCalls();
writeSync(1, `${await replaceOnce()}\n`);
process.exit();
