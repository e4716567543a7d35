import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../temporary-folder.js';
import { Client } from './client.js';

const { path: folder, write } = emptyFolder();

/** Whether a server loads the plugin of the config, which leaves a file behind. */
async function loadsPlugin(args: readonly string[], initializationOptions: object): Promise<boolean> {
  const trace = join(folder, 'loaded');
  write(
    'plugin.mjs',
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(trace)}, '');\nexport default { name: 'trace', rules: [] };\n`,
  );
  write('roomlint.config.json', '{ "plugins": ["./plugin.mjs"] }\n');
  const client = await Client.start({ args, folder, initializationOptions });
  const published = client.next(({ method }) => method === 'textDocument/publishDiagnostics');
  const uri = `file://${join(folder, 'garden.json')}`;
  client.notify('textDocument/didOpen', {
    textDocument: { uri, languageId: 'json', version: 1, text: '{}' },
  });
  await published;
  await client.request('shutdown', null);
  client.notify('exit', null);
  return existsSync(trace);
}

test('plugins are loaded unless somebody turns them off', async () => {
  expect(await loadsPlugin(['--stdio'], {})).toBe(true);
});

test('an editor turns plugins off', async () => {
  expect(await loadsPlugin(['--stdio'], { plugins: false })).toBe(false);
});

test('an editor does not turn on the plugins that --no-plugins has turned off', async () => {
  expect(await loadsPlugin(['--stdio', '--no-plugins'], { plugins: true })).toBe(false);
});
