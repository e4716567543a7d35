import { describe, expect, test } from 'vitest';
import { roomlint } from './run-roomlint.js';

describe('roomlint explain', () => {
  test('says what a rule checks and why, with examples, their diagnostics, the fix and the source', async () => {
    const { code, out, err } = await roomlint(['explain', 'quest/no-auto-start']);
    expect([code, err]).toEqual([0, '']);
    for (const part of [
      'quest/no-auto-start\n\n  AutoStart is false.\n',
      '\n  Level  In lenient  Fix\n  error  the same    safe\n',
      '\n  AutoStart does not activate a quest',
      'error AutoStart has no effect: set it to false. Entering item 4 (Trigger) starts this quest already (quest/no-auto-start)',
      '    -      "AutoStart": true,\n    +      "AutoStart": false,\n',
      '\nExamples without findings\n',
      '\n  Source: quest and task records, part 2',
    ])
      expect(out).toContain(part);
  });

  test('shows options with their defaults', async () => {
    const { out } = await roomlint(['explain', 'quest/id-format']);
    expect(out).toMatch(
      /\nOptions\n\n {2}Option: prefixes\n {2}Type: list of strings or "any"\n {2}Default: \["mlh"\]\n {2}Meaning: \w/,
    );
  });

  test.each([
    [[], 'explain needs a rule, as in roomlint explain quest/no-auto-start'],
    [['quest/enabled', 'schema'], 'explain takes one rule: remove "schema"'],
    [['quest/enable'], 'unknown rule "quest/enable": did you mean "quest/enabled"?'],
    [['enabled'], 'unknown rule "enabled": did you mean "quest/enabled"?'],
    [['quest-name'], 'unknown rule "quest-name": did you mean "subscription/quest-name"?'],
    [
      ['trigger'],
      'unknown rule "trigger": did you mean one of trigger/enter-needs-trigger-prefab, trigger/repeated, trigger/prefab, trigger/visible-item?',
    ],
    [
      ['snapshot'],
      'unknown rule "snapshot": did you mean one of snapshot/unknown-section, snapshot/section-spelling, snapshot/misplaced-records, snapshot/nothing-to-import, snapshot/removes-all-items, snapshot/removes-all-quests, snapshot/empties-settings, snapshot/logic-without-items, snapshot/missing-logic, snapshot/room-tasks?',
    ],
    [['zzz'], 'unknown rule "zzz": `roomlint rules` lists them all'],
  ])('%j exits with 2', async (args, message) => {
    const { code, out, err } = await roomlint(['explain', ...args]);
    expect(err).toBe(`roomlint: ${message}\n`);
    expect([code, out]).toEqual([2, '']);
  });
});
