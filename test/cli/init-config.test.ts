import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { roomWith } from '../example-changes.js';
import { CONFIG, HOOK, LEARNED, Projects, WORKFLOW } from './init-projects.js';
import { clean } from './repository.js';

const projects = new Projects();

describe('the config', () => {
  beforeEach(() => projects.startGit());

  test('extends the preset that leaves fewer findings, or as many and fewer errors', async () => {
    const preset = async (text: string): Promise<string> => {
      projects.at.git('clean', '--quiet', '--force', '-d');
      projects.at.write('garden.json', text);
      await projects.init(['--yes']);
      return String((JSON.parse(projects.at.read(CONFIG)) as { extends: unknown }).extends);
    };
    expect(await preset(broken)).toBe('recommended,catalog');
    expect(await preset(clean.replaceAll('f826ea0c-7193-44b5', 'f826ea0c-7193-14b5'))).toBe(
      'lenient,catalog',
    );
    const described = roomWith({ everyQuest: { Description: 'Open the door' } });
    expect(await preset(described)).toBe('lenient,catalog');
    expect(JSON.parse(projects.at.read(CONFIG)).rules).toEqual({
      'quest/creator': ['warning', LEARNED['quest/creator'][1]],
    });
  });

  test('extends the presets that are asked for', async () => {
    projects.at.write('garden.json', clean);
    const { out } = await projects.init(['--yes', '--preset', 'lenient,catalog']);
    expect(JSON.parse(projects.at.read(CONFIG)).extends).toEqual(['lenient', 'catalog']);
    expect(out).toMatch(/\(in these rooms, lenient with catalog reports \d+ findings?\):/);
    expect(await projects.init(['--yes', '--preset', 'lenent'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('lenent'),
    });
  });

  test('is learned from the rooms of --from, which need not be in the project', async () => {
    const published = join(projects.around, 'published');
    mkdirSync(published, { recursive: true });
    writeFileSync(join(published, 'a.json'), clean.replaceAll('mlh', 'mk7'));
    const { code, out } = await projects.init(['--yes', '--from', published]);
    expect([code, projects.files()]).toEqual([0, [HOOK, WORKFLOW, '.gitignore', CONFIG].sort()]);
    expect(JSON.parse(projects.at.read(CONFIG)).rules).toEqual({
      ...LEARNED,
    });
    expect(out).not.toContain('\nroomlint check');
  });

  test('in a folder above, or beside the rooms, stays the only one', async () => {
    projects.at.write('rooms/a/garden.json', clean);
    projects.at.write('rooms/.roomlintrc', '{ "extends": "lenient" }');
    const { code, out } = await projects.init(['--yes', '--hook', 'none', '--no-workflow']);
    expect([code, out]).toEqual([0, expect.stringContaining('rooms/.roomlintrc: it is there already')]);
    expect(existsSync(join(projects.at.cwd, CONFIG))).toBe(false);
    const below = await projects.init(['--yes', '--no-workflow'], { cwd: join(projects.at.cwd, 'rooms/a') });
    expect(below.out).toContain('../.roomlintrc: it is there already, so it is not changed\n');
  });

  test('that is there and broken stops everything', async () => {
    projects.at.write('garden.json', clean);
    projects.at.write(CONFIG, '{ "extend": "lenient" }');
    const { code, err } = await projects.init(['--yes']);
    expect([code, err]).toEqual([2, expect.stringContaining(`${CONFIG}:1:3 `)]);
    expect(projects.files()).toEqual(['garden.json', CONFIG]);
  });

  test('leaves catalog out where it would stop something', async () => {
    projects.at.write('garden.json', roomWith({ roomItems: { 2: { scale: { x: 0, y: 0, z: 0 } } } }));
    const { out } = await projects.init(['--yes']);
    expect(out).toMatch(/recommended reports 0 findings.*recommended with catalog reports [1-9]\d* finding/);
    expect(JSON.parse(projects.at.read(CONFIG)).extends).toBe('recommended');
  });
});
