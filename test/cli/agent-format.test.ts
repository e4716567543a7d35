import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder();
const env = { ROOMLINT_FORMAT: 'agent' };

describe('the format for assistants', () => {
  test('of check has the worst findings first, with places and a count', async () => {
    const { out, code } = await roomlint(['check', '--format', 'agent', 'examples/garden-broken.json'], {
      cwd: root,
    });
    expect(code).toBe(1);
    expect(out).toContain(
      'examples/garden-broken.json: 4 errors, 2 with a safe fix\nKeys, places and text in quotes',
    );
    expect(out).toContain(
      'examples/garden-broken.json: error 91:20 AutoStart has no effect: set it to false. A click on item 2 (GLB) starts this quest already (quest/no-auto-start) at "/quests/mlh4k2p9x7q1ab/AutoStart" [safe fix]',
    );
    expect(out).toMatch(/\n1 of 1 files checked: 4 errors, 2 with a safe fix\n$/);
  });

  test('of check stays short for many files with many findings, and says how to see the rest', async () => {
    const items = Object.fromEntries(
      Array.from({ length: 500 }, (_, key) => [key, { prefabName: key, placed: 'yes', pos: key }]),
    );
    for (let number = 0; number < 30; number++)
      folder.write(`${number}.json`, JSON.stringify({ roomItems: items }));
    const { out } = await roomlint(['--format', 'agent', folder.path]);
    expect(Buffer.byteLength(out)).toBeLessThan(9_000);
    expect(out).toMatch(/… \d+ more: --only RULE narrows it down, --format json lists all\n/);
    expect(out).toContain('30 of 30 files checked');
  });

  test('of plan, simulate and roundtrip is the text of the tools', async () => {
    const plan = await roomlint(['plan', 'examples/garden.json', 'examples/garden-partial.json'], {
      cwd: root,
      env,
    });
    expect(plan).toMatchObject({ code: 1 });
    expect(plan.out).toMatch(
      /^importing examples\/garden-partial\.json into examples\/garden\.json: destroys 3 things/,
    );
    const script = ['simulate', 'examples/garden.json', '--script', 'examples/garden.play'];
    const simulate = await roomlint([...script, '--format', 'agent'], { cwd: root });
    expect(simulate.out).toMatch(/^examples\/garden\.json: every expectation holds\n/);
    const pair = ['roundtrip', 'examples/garden.json', 'examples/garden-shut-door.json'];
    const roundtrip = await roomlint(pair, { cwd: root, env });
    expect(roundtrip.out).toMatch(/^examples\/garden\.json to examples\/garden-shut-door\.json: lost: /);
    const alone = await roomlint(['roundtrip', 'examples/unusual.json'], { cwd: root, env });
    expect(alone.out).toContain(
      'an ordinary JSON tool, which parses the file and writes it again, would change it',
    );
  });

  test('is chosen by ROOMLINT_FORMAT, unless --format says otherwise', async () => {
    const chosen = await roomlint(['examples/garden.json'], { cwd: root, env });
    expect(chosen.out).toBe('1 of 1 files checked: no findings\n');
    const other = await roomlint(['--format', 'text', 'examples/garden.json'], { cwd: root, env });
    expect(other.out).toBe('no findings in 1 file\n');
    const unknown = await roomlint(['examples/garden.json'], {
      cwd: root,
      env: { ROOMLINT_FORMAT: 'short' },
    });
    expect(unknown).toMatchObject({
      code: 2,
      err: 'roomlint: ROOMLINT_FORMAT cannot be "short": use agent, or unset it\n',
    });
  });
});
