import { describe, expect, test } from 'vitest';
import { roomlint } from './run-roomlint.js';

describe('roomlint explain', () => {
  test('says what a rule reports and why, with examples, their real output, the repair and the source', async () => {
    const { code, out, err } = await roomlint(['explain', 'quest/no-auto-start']);
    expect([code, err]).toEqual([0, '']);
    for (const part of [
      '# quest/no-auto-start\n',
      '| error | the same | `--fix` |',
      '## Why\n\nAutoStart does not activate a quest',
      'error AutoStart is true and starts nothing: write false, a trigger is always needed (quest/no-auto-start)',
      '-      "AutoStart": true,\n+      "AutoStart": false,\n',
      '## What it accepts',
      '## Source\n\nQuest and task records, part 2',
    ])
      expect(out).toContain(part);
  });

  test('shows options with their defaults', async () => {
    const { out } = await roomlint(['explain', 'quest/id-format']);
    expect(out).toMatch(/## Options\n\n\| option .*\n.*\n\| `prefixes` \| list of texts \| `\["mlh"\]` \| /);
  });

  test.each([
    [[], 'explain needs a rule, as in roomlint explain quest/no-auto-start'],
    [['quest/enabled', 'schema'], 'explain takes one rule: remove "schema"'],
    [['quest/enable'], 'unknown rule "quest/enable": did you mean "quest/enabled"?'],
    [['enabled'], 'unknown rule "enabled": did you mean "quest/enabled"?'],
    [['quest-name'], 'unknown rule "quest-name": did you mean "subscription/quest-name"?'],
    [['trigger'], 'unknown rule "trigger": did you mean "trigger/enter-needs-trigger-prefab"?'],
    [
      ['snapshot'],
      'unknown rule "snapshot": did you mean one of snapshot/unknown-section, snapshot/nothing-to-import, snapshot/removes-all-items, snapshot/removes-all-quests, snapshot/logic-without-items?',
    ],
    [['zzz'], 'unknown rule "zzz": `roomlint rules` lists them all'],
  ])('%j ends with 2', async (args, message) => {
    const { code, out, err } = await roomlint(['explain', ...args]);
    expect(err).toBe(`roomlint: ${message}\n`);
    expect([code, out]).toEqual([2, '']);
  });
});
