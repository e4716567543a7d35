import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.js';
import { Assistant } from './assistant.js';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const { path: folder } = temporaryFolder();
let assistant: Assistant;

beforeAll(async () => {
  copyFileSync(join(EXAMPLES, 'garden.json'), join(folder, 'garden.json'));
  assistant = await Assistant.connect(folder);
});
afterAll(() => assistant.close());

describe('the server', () => {
  test('does not repeat credentials of a request that it refuses', async () => {
    const key = 'k41d7e0a93b2';
    const given = `x-access-key: ${key}`;
    const replies = await Promise.allSettled<unknown>([
      assistant.call('check', { path: 'garden.json', [given]: 1 }),
      assistant.call('edit', { path: 'garden.json', changes: [{ op: 'remove', at: '/x', [given]: 1 }] }),
      assistant.call(given),
    ]);
    for (const reply of replies) {
      const said = reply.status === 'rejected' ? String(reply.reason) : JSON.stringify(reply.value);
      expect(said).not.toContain(key);
      expect(said).toMatch(/x-access-key: \*+/);
    }
  });
});
