import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, GARDEN, LESS, MORE } from '../cli/desk.js';
import { type Repository, repositoryAt } from '../cli/repository.js';
import { desksOfService } from '../cli/running-desks.js';
import { Assistant } from './assistant.js';

const newDesk = desksOfService();
let desk: Desk;
let repository: Repository;
let assistant: Assistant;

beforeEach(async () => {
  desk = await newDesk();
  repository = repositoryAt(desk.path);
  repository.git('init', '--quiet', '--initial-branch=main');
  assistant = await Assistant.connect(desk.path);
});
afterEach(() => assistant.close());

function commit(name: string, bytes: Uint8Array): void {
  desk.write(name, bytes);
  repository.git('add', name);
  repository.git('commit', '--quiet', '--message=room');
}

describe('plan', () => {
  test('compares with HEAD, if a file was never pulled or HEAD is asked for', async () => {
    commit('garden.json', GARDEN);
    desk.write('garden.json', MORE);
    for (const given of [{}, { against: 'HEAD' }]) {
      const { text, data, isError } = await assistant.call('plan', { path: 'garden.json', ...given });
      expect(isError).toBe(false);
      expect(text).toContain('HEAD:garden.json');
      expect(data).toMatchObject({ verdict: 'changes', destroyed: 0, withinLimit: true });
      expect(data.counts).toMatchObject({ items: { added: 1, changed: 1, removed: 0 } });
    }
  });

  test('compares with the last pull, unless HEAD is asked for', async () => {
    await desk.pullGarden();
    commit('garden.json', MORE);
    desk.write('garden.json', LESS);
    for (const given of [{}, { against: 'last pull' }]) {
      const { text, data } = await assistant.call('plan', { path: 'garden.json', ...given });
      expect(text).toContain(`room ${desk.room} as it was last pulled`);
      expect(data).toMatchObject({ destroyed: 2, withinLimit: false });
      expect(data.counts).toMatchObject({ items: { removed: 2 } });
    }
    const head = await assistant.call('plan', { path: 'garden.json', against: 'HEAD' });
    expect(head.data).toMatchObject({ destroyed: 3 });
  });

  test('speaks of what an assistant can do about a partial file, not of options of the command', async () => {
    commit('garden.json', GARDEN);
    const { roomItems } = JSON.parse(GARDEN.toString('utf8')) as { roomItems: Record<string, unknown> };
    const [first] = Object.entries(roomItems);
    desk.write('garden.json', Buffer.from(JSON.stringify({ roomItems: Object.fromEntries([first ?? []]) })));
    const { text } = await assistant.call('plan', { path: 'garden.json' });
    expect(text).toContain('this looks like a partial file: importing it removes');
    expect(text).toContain('If that is not intended, add what the file leaves out');
    expect(text).toMatch(/items would be removed, but the limit allows 0\b/);
    expect(text).not.toMatch(/--\w/);
  });

  test('says what there is to compare with where nothing of it is', async () => {
    desk.write('garden.json', GARDEN);
    const never = await assistant.call('plan', { path: 'garden.json', against: 'HEAD' });
    expect(never).toMatchObject({
      isError: true,
      text: 'garden.json: there is no commit yet. Give a file as "against"',
    });
    commit('other.json', GARDEN);
    const uncommitted = await assistant.call('plan', { path: 'garden.json', against: 'HEAD' });
    expect(uncommitted).toMatchObject({
      isError: true,
      text: 'garden.json: HEAD does not have it. Give a file as "against"',
    });
    const pull = await assistant.call('plan', { path: 'garden.json', against: 'last pull' });
    expect(pull).toMatchObject({
      isError: true,
      text: 'garden.json was never pulled: a person runs roomlint pull, or give another "against"',
    });
  });
});
