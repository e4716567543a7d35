import { expect, test } from 'vitest';
import { room } from '../example-room.js';
import { applyFixes, lintExample } from '../lint-example.js';

const withState = (member: string): string =>
  room().replace('\\"TargetState\\":2,\\"Name\\":\\"0_find_key\\"', `${member},\\"Name\\":\\"0_find_key\\"`);

test('a member is removed with its comma, and nothing else changes', () => {
  const text = withState('\\"TargetState\\":0');
  const { findings } = lintExample(text);
  expect(findings.map(({ rule }) => rule)).toEqual(['subscription/target-state']);
  expect(applyFixes(text, findings)).toBe(withState('').replace(',,', ','));
});

test('a member is not removed if an earlier equal key would take effect', () => {
  const text = withState('\\"TargetState\\":0,\\"TargetState\\":0');
  const { findings } = lintExample(text);
  expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
    ['text/duplicate-key', undefined],
    ['subscription/target-state', undefined],
  ]);
});

test('a fix in a string of a million characters is the same as in a short one', () => {
  const filled = (text: string): string =>
    text.replace('\\"ViewNodes\\":[]', `\\"ViewNodes\\":[],\\"notes\\":\\"${'x'.repeat(1_000_000)}\\"`);
  const wrong = withState('\\"TargetState\\":0');
  const fixed = applyFixes(wrong, lintExample(wrong).findings);
  expect(filled(wrong).length).toBeGreaterThan(wrong.length);
  expect(applyFixes(filled(wrong), lintExample(filled(wrong)).findings)).toBe(filled(fixed));
});
