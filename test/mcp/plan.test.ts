import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, GARDEN, LESS, MORE } from '../cli/desk.js';
import { emptyGitRepository as emptyRepository, type Repository } from '../cli/repository.js';
import { desksOfService } from '../cli/running-desks.js';
import { Assistant } from './assistant.js';

const newDesk = desksOfService();
let desk: Desk;
let repository: Repository;
let assistant: Assistant;

beforeEach(async () => {
  desk = await newDesk();
  repository = emptyRepository(desk.path);
  assistant = await Assistant.connect(desk.path);
});
afterEach(async () => {
  await assistant.close();
});

const plan = (against?: string) =>
  assistant.call('plan', { path: 'garden.json', ...(against && { against }) });

describe('plan', () => {
  test('compares with HEAD if a file was never pulled, and with the last pull otherwise', async () => {
    desk.write('garden.json', GARDEN);
    const refusals = { uncommitted: await plan('HEAD'), unpulled: await plan('last pull') };
    expect(refusals).toMatchObject({
      uncommitted: { isError: true, text: 'garden.json: there is no commit yet. Give a file as "against"' },
      unpulled: {
        isError: true,
        text: 'garden.json was never pulled: a person runs roomlint pull, or give another "against"',
      },
    });
    repository.commit({ 'other.json': GARDEN });
    repository.git('rm', '--quiet', '--cached', 'garden.json');
    repository.git('commit', '--quiet', '--message=gone');
    expect((await plan('HEAD')).text).toBe('garden.json: HEAD does not have it. Give a file as "against"');
    repository.commit();
    desk.write('garden.json', MORE);
    for (const { text, data } of [await plan(), await plan('HEAD')]) {
      expect(text).toContain('HEAD:garden.json');
      expect(data).toMatchObject({ verdict: 'changes', destroyed: 0, withinLimit: true });
      expect(data.counts).toMatchObject({ items: { added: 1, changed: 1, removed: 0 } });
    }
    rmSync(join(desk.path, 'garden.json'));
    await desk.pullGarden();
    repository.commit({ 'garden.json': MORE });
    desk.write('garden.json', LESS);
    for (const { text, data } of [await plan(), await plan('last pull')]) {
      expect(text).toContain(`room ${desk.room} as it was last pulled`);
      expect(data).toMatchObject({ destroyed: 2, withinLimit: false, counts: { items: { removed: 2 } } });
    }
    expect((await plan('HEAD')).data).toMatchObject({ destroyed: 3 });
  });
});
