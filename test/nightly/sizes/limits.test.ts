import { truncateSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { readAsset } from '../../../src/world/api/assets.js';
import { temporaryFolder } from '../../front/cli/run-roomlint.js';
import { activeRules, lintExample, lintWith, settingsFor } from '../../lint-example.js';

describe('a file is not checked', () => {
  const crowded = `{"settings":{${Array.from({ length: 500_001 }, (_, index) => `"${index}":1`).join(',')}}}`;

  test('with more records than any setting allows', () => {
    const raised = lintExample(crowded, { 'text/size': { maxRecords: 1_000_000 } });
    expect(raised.findings.map(({ rule }) => rule)).toEqual(['text/size']);
  });

  test('with too many records also where the rule that reports it is off', () => {
    const settings = settingsFor('all').set('text/size', { level: 'off', options: {} });
    expect(lintWith(activeRules(rulePack, settings), crowded)).toMatchObject({
      findings: [],
      unchecked: 'a section has too many records, and the rule that reports it is off',
    });
  });

  test.each([']}}', ',]}}'])(
    'with more credentials than can be hidden, and nothing of it is shown: %s',
    (end) => {
      const secrets = Array.from({ length: 100_001 }, (_, index) => `"http://a?sig=${index}"`).join(',');
      const { findings, unchecked, shownBytes } = lintExample(`{"settings":{"a":[${secrets}${end}`);
      expect([findings, unchecked, shownBytes.length]).toEqual([
        [],
        'it contains more than 100,000 credentials: remove them',
        0,
      ]);
    },
  );
});

test('a file of 52,428,800 bytes is read to be uploaded, and none that is larger', () => {
  const path = temporaryFolder().write('large.json', '');
  truncateSync(path, 52_428_800);
  expect(() => readAsset(path, 'large.json')).toThrow('nor valid JSON');
  truncateSync(path, 52_428_801);
  expect(() => readAsset(path, 'large.json')).toThrow('an import accepts 52,428,800 at most');
});
