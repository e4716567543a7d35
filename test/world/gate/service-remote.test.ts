import { expect, test } from 'vitest';
import type { ServiceClient } from '../../../src/world/api/client.js';
import { ServiceRemote } from '../../../src/world/gate/service-remote.js';

test.each([
  [200, 'done'],
  [201, 'done'],
  [202, 'accepted'],
] as const)('an import that is answered with %i is %s', async (status, expected) => {
  const client = { import: async () => ({ status }) } as unknown as ServiceClient;
  expect(
    await new ServiceRemote(client, 'room', 'https://a.example').import('https://a.example/r.json'),
  ).toBe(expected);
});
