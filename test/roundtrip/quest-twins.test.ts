import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/roundtrip/difference.js';
import { compare, differenceLines } from './difference-lines.js';

const unknown = (before: string, after: string): Verdict => compare(before, after, 'unknown').verdict;
const quests = (inProgress: string, completed: string, section = 'quests'): string =>
  `{"${section}":{"a":{"EntryId":"e","Status":"inProgress"${inProgress}},"b":{"EntryId":"e","Status":"completed"${completed}}}}`;

describe('Rewards that the inProgress entry no longer has', () => {
  const both = quests(',"Rewards":[{"mine":1}]', ',"Rewards":[ {"mine":1} ]');

  test('are a known removal if the completed entry has the same', () => {
    expect(differenceLines(both, quests('', ',"Rewards":[{"mine":1}]'), 'unknown')).toContain(
      'removed known forgiven: /quests/a/Rewards <"Rewards"> -> nothing: "Rewards" is gone, but the completed entry has the same',
    );
    expect(unknown(both, quests('', ',"Rewards":[{"mine":1}]'))).toBe('kept');
    expect(compare(both, quests('', ',"Rewards":[{"mine":1}]'), 'values').verdict).toBe('lost');
  });

  test('may have been moved there, or under their right name', () => {
    const moved = quests('', ',"Rewards":[{"mine":1}]');
    expect(unknown(quests(',"Rewards":[{"mine":1}]', ',"Rewards":[]'), moved)).toBe('kept');
    expect(unknown(quests(',"rewards":[{"mine":1}]', ''), moved)).toBe('kept');
    expect(unknown(quests(',"Rewards":[{"mine":1}]', '', 'Quests'), moved)).toBe('kept');
  });

  test('may be on a completed entry that was written as a copy', () => {
    const alone = '{"quests":{"a":{"EntryId":"e","Status":"inProgress","Rewards":[{"mine":1}]}}}';
    expect(unknown(alone, quests('', ',"Rewards":[{"mine":1}]'))).toBe('kept');
  });

  test.each(
    Object.entries({
      'the completed entry has others': quests('', ',"Rewards":[{"mine":2}]'),
      'the completed entry has fewer': quests('', ',"Rewards":[]'),
      'the number is spelled differently': quests('', ',"Rewards":[{"mine":1.0}]'),
      'the completed entry is gone': '{"quests":{"a":{"EntryId":"e","Status":"inProgress"}}}',
      'the entry is another one': quests('', ',"Rewards":[{"mine":1}]').replace(
        '"EntryId":"e","Status":"c',
        '"EntryId":"f","Status":"c',
      ),
      'the other entry is in progress as well': quests('', ',"Rewards":[{"mine":1}]').replace(
        'completed',
        'inProgress',
      ),
      'the entry is now completed': quests('', ',"Rewards":[{"mine":1}]').replace('inProgress', 'completed'),
      'they are under another name': quests('', ',"Requirements":[{"mine":1}]'),
    }),
  )('are a loss where %s', (_, after) => {
    expect(unknown(both, after)).toBe('lost');
  });

  test('are a loss on the completed entry', () => {
    expect(unknown(both, quests(',"Rewards":[{"mine":1}]', ''))).toBe('lost');
  });

  test('take no other field along', () => {
    const extra = quests(',"mine":[1],"Rewards":[]', ',"mine":[1],"Rewards":[]');
    expect(unknown(extra, quests(',"Rewards":[]', ',"mine":[1],"Rewards":[]'))).toBe('lost');
  });
});
