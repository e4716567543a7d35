import { expect, test } from 'vitest';
import { Assistant } from '../front/mcp/assistant.js';
import { temporaryFolder } from '../temporary-folder.js';

const folder = temporaryFolder();
const PREFABS = Array.from({ length: 60_000 }, (_, key) => [key, { prefabName: 'Tree' }]);

test('an assistant starts roomlint mcp, cancels a long call, gets the next answered, and ends it', async () => {
  folder.write('large.json', JSON.stringify({ roomItems: Object.fromEntries(PREFABS) }));
  folder.write('small.json', '{"roomItems": {}, "quests": {"a": {"AutoStart": true}}}');
  const assistant = await Assistant.spawn(folder.path);
  expect(assistant.client.getServerVersion()?.name).toBe('roomlint');
  const stop = new AbortController();
  const long = assistant.call('check', { path: 'large.json' }, { signal: stop.signal });
  setTimeout(() => stop.abort(new Error('enough')), 100);
  await expect(long).rejects.toThrow('enough');
  const { text } = await assistant.call('check', { path: 'small.json' });
  expect(text).toContain('(quest/no-auto-start)');
  expect(await assistant.close()).toBe(0);
});
