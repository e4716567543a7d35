import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { roomWith } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { applyFixes, lintExample, placeOf } from '../lint-example.js';

type Quests = Record<string, JsonObject>;

const ours = (text: string) =>
  lintExample(text).findings.filter(({ rule }) => /^(?:quest|requirement)\//.test(rule));
const found = (text: string): string[] => ours(text).map((finding) => `${finding.rule} ${placeOf(finding)}`);
const on = (quests: Quests, keys: readonly string[], change: JsonObject): void => {
  for (const key of keys) Object.assign(quests[key] ?? {}, change);
};
const PAIR = [FIND_KEY, FIND_KEY_COMPLETED];

describe('Names with another separator than the underscore', () => {
  test.each(['-', ' ', '.', ' - ', '\u2013', '\u{1F511}'])(
    '%j on all quests is one finding that counts them',
    (separator) => {
      const text = questsOnly((quests) => {
        for (const entry of Object.values(quests)) entry.Name = String(entry.Name).replace('_', separator);
      });
      const [finding, ...others] = ours(text);
      expect(others).toEqual([]);
      expect(finding).toMatchObject({ rule: 'quest/numbered-name', pointer: `/quests/${FIND_KEY}/Name` });
      expect(finding?.message).toMatch(/ \(and 1 more quest has ".+" after the number\): use a number/);
    },
  );

  test('are two findings where the separators differ', () => {
    const text = questsOnly((quests) => {
      on(quests, PAIR, { Name: '0-find_key' });
      on(quests, [OPEN_DOOR, OPEN_DOOR_COMPLETED], { Name: '1 open_door' });
    });
    expect(ours(text).map(({ rule }) => rule)).toEqual(['quest/numbered-name', 'quest/numbered-name']);
  });
});

describe('a fault that both entries of a quest share', () => {
  test.each<readonly [string, JsonObject, string, number | undefined]>([
    ['AutoStart', { AutoStart: true }, 'quest/no-auto-start', 2],
    ['Enabled', { Enabled: false }, 'quest/enabled', undefined],
    ['TemplateName', { TemplateName: 'Collect' }, 'quest/template-name-empty', 2],
    ['Creator', { Creator: '' }, 'quest/creator', undefined],
    ['Description', { Description: 'x' }, 'quest/description', undefined],
    ['EntryId', { EntryId: 'key' }, 'quest/entry-id-uuid', undefined],
    ['Name', { Name: 'key' }, 'quest/numbered-name', undefined],
    ['ExtraText', { ExtraText: '{' }, 'quest/extra-text-json', undefined],
  ])('%s is one finding at the first, with one fix for both', (field, change, rule, edits) => {
    const text = questsOnly((quests) => on(quests, PAIR, change));
    const [finding, ...others] = ours(text);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule, pointer: `/quests/${FIND_KEY}/${field}` });
    expect(finding?.related[0]).toMatchObject({
      pointer: `/quests/${FIND_KEY_COMPLETED}/${field}`,
      message: 'the same on the other entry',
    });
    expect(finding?.fix?.edits.length).toBe(edits);
    if (finding?.fix !== undefined) expect(found(applyFixes(text, [finding]))).toEqual([]);
  });

  test('different wrong values on the two entries are two findings', () => {
    const text = questsOnly((quests) => {
      on(quests, [FIND_KEY], { TemplateName: 'a' });
      on(quests, [FIND_KEY_COMPLETED], { TemplateName: 'b' });
    });
    expect(found(text)).toEqual(PAIR.map((key) => `quest/template-name-empty /quests/${key}/TemplateName`));
  });

  test('two faults of one record are two findings', () => {
    const text = questsOnly((quests) => on(quests, [FIND_KEY], { Status: 'done', Tracked: false }));
    expect(lintExample(text).findings.map((finding) => `${finding.rule} ${placeOf(finding)}`)).toEqual([
      `schema /quests/${FIND_KEY}/Status`,
      `quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/Tracked`,
    ]);
  });
});

describe('a missing inProgress entry', () => {
  const text = roomWith({ quests: { [OPEN_DOOR]: undefined } });

  test('is one finding, and the model says which id explains the references', () => {
    expect(found(text)).toEqual([`quest/pair-complete /quests/${OPEN_DOOR_COMPLETED}`]);
    const snapshot = new Snapshot(JSON.parse(text));
    snapshot.walk({});
    expect([...snapshot.lostQuestIds].map(([id, { key }]) => [id, key])).toEqual([
      [OPEN_DOOR, OPEN_DOOR_COMPLETED],
    ]);
    expect(applyFixes(text, ours(text))).toBe(room());
  });

  test('explains no other unknown id', () => {
    const other = text.replace(`\\"${OPEN_DOOR}\\"`, '\\"mlh0a1b2c3d4e5\\"');
    const snapshot = new Snapshot(JSON.parse(other));
    snapshot.walk({});
    expect([...snapshot.lostQuestIds.keys()]).toEqual([OPEN_DOOR]);
  });
});

test('swapped Status needs both fields as evidence', () => {
  const text = questsOnly((quests) => {
    on(quests, [FIND_KEY], { Status: 'completed' });
    on(quests, [FIND_KEY_COMPLETED], { Status: 'inProgress' });
    delete quests[FIND_KEY_COMPLETED]?.Rewards;
  });
  expect(found(text)).not.toContain(`quest/status-swapped /quests/${FIND_KEY_COMPLETED}/Status`);
});

describe('a copied quest', () => {
  test('gets its own ids, also where subscriptions and requirements use them', () => {
    const text = room(({ quests, logic }) => {
      quests['copy 1'] = { ...quests[FIND_KEY], Name: '2_copy' };
      quests['copy 2'] = { ...quests[FIND_KEY_COMPLETED], Name: '2_copy' };
      const tasks = logic['2']?.Tasks as JsonObject[];
      Object.assign(tasks[1] ?? {}, { TaskTriggerId: 'copy 1', Name: '2_copy' });
    });
    const findings = ours(text);
    expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      expect.stringMatching(/^quest\/id-matches-key: /),
      'quest/pair-complete: "2_copy" has the EntryId of "0_find_key": give it its own EntryId and ids',
    ]);
    const fixed = applyFixes(text, findings);
    // The copy is a quest of its own now, and nothing in the room starts it yet.
    expect(lintExample(fixed).findings.map(({ rule }) => rule)).toEqual(['flow/never-activated']);
    expect(fixed).not.toContain('copy 1');
  });
});

test('references are not held against quests grouped by Status', () => {
  const text = room(({ quests }) => {
    const { [FIND_KEY]: one = {}, [OPEN_DOOR]: two = {}, ...completed } = { ...quests };
    for (const key of Object.keys(quests)) delete quests[key];
    Object.assign(quests, { inProgress: { [FIND_KEY]: one, [OPEN_DOOR]: two }, completed });
  });
  expect(new Set(lintExample(text).findings.map(({ rule }) => rule))).toEqual(new Set(['schema']));
});
