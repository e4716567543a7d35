import { expect, test } from 'vitest';
import { checkSnapshot } from '../../src/index.js';
import { room } from '../example-room.js';

const library = new URL('../../dist/index.mjs', import.meta.url).href;

test('the library as it is published checks on a thread while others work, and ends a check that nobody wants', async () => {
  const { checkSnapshotAsync } = (await import(library)) as typeof import('../../src/index.js');
  const items = Object.fromEntries(Array.from({ length: 1_000 }, (_, key) => [key + 100, { prefabName: 7 }]));
  const bytes = new TextEncoder().encode(JSON.stringify({ ...JSON.parse(room()), roomItems: items }));
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const result = await checkSnapshotAsync(bytes);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
  const here = checkSnapshot(bytes);
  expect(JSON.stringify(result.findings)).toBe(JSON.stringify(here.findings));
  expect(result.value()).toEqual(here.value());
  const stop = new AbortController();
  const stopped = checkSnapshotAsync(bytes, {}, { signal: stop.signal });
  setTimeout(() => stop.abort(), 5);
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect((await checkSnapshotAsync(new Uint8Array([0x7b]))).findings.map(({ rule }) => rule)).toEqual([
    'text/syntax',
  ]);
});
