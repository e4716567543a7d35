import { expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';
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
  const text = withState('\\"TargetState\\":1,\\"TargetState\\":0');
  const { findings } = lintExample(text);
  expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
    ['text/duplicate-key', undefined],
    ['subscription/target-state', undefined],
  ]);
});
