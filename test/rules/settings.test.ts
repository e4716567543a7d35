import { describe, expect, test } from 'vitest';
import { applyFixes, lintExample, marksOf } from '../lint-example.js';
import { found } from './shown-findings.js';

const settingsWith = (extraData: string): string =>
  `{ "settings": { "isNight": true, "roomSettingsExtraData": ${extraData} } }`;

describe('settings/extra-data-json', () => {
  test.each(['null', '7', 'true', '""', '" "', '"..."', '"{"'])(
    'is the one finding for %s, in each preset, and has no fix',
    (extraData) => {
      for (const preset of ['recommended', 'lenient', 'all'] as const) {
        expect(found(settingsWith(extraData), preset)).toEqual([
          'settings/extra-data-json /settings/roomSettingsExtraData',
        ]);
      }
      expect(lintExample(settingsWith(extraData)).findings[0]?.fix).toBeUndefined();
    },
  );

  test.each(['{ "fog": [1.50] }', '[]'])(
    'puts %s into a string by a safe fix, spelled as it is',
    (extraData) => {
      const text = settingsWith(extraData);
      const { findings } = lintExample(text);
      expect(findings.map(({ rule, kind, fix }) => [rule, kind, fix?.safety])).toEqual([
        ['settings/extra-data-json', 'not-a-string', 'safe'],
      ]);
      expect(applyFixes(text, findings)).toBe(settingsWith(JSON.stringify(extraData)));
    },
  );

  test('has an unsafe fix where nothing is lost', () => {
    const text = settingsWith(String.raw`"{\"fog\":[1,],}"`);
    const { findings } = lintExample(text);
    expect(findings.map(({ fix }) => fix?.safety)).toEqual(['unsafe']);
    expect(applyFixes(text, findings)).toBe(settingsWith(String.raw`"{\"fog\":[1]}"`));
  });

  test.each([
    '"{}"',
    '"null"',
    '"[{}]"',
    '"7"',
    String.raw`" {\"EventData\":\"\"} "`,
    String.raw`"{\"EventData\":\"{\\\"a\\\":[]}\"}"`,
  ])('accepts %s', (extraData) => {
    const others = found(settingsWith(extraData)).filter((each) => !each.startsWith('settings/variables'));
    expect(others).toEqual([]);
  });

  test('ignores EventData inside, whose content is not documented', () => {
    for (const eventData of ['7', String.raw`\"{\"`, String.raw`\"\"`, '{}']) {
      expect(found(settingsWith(`"{\\"EventData\\":${eventData}}"`))).toEqual([]);
    }
  });

  test('reports nothing when settings are missing or not an object', () => {
    expect(found('{ "settings": { "isNight": true } }')).toEqual([]);
    expect(found('{ "settings": ["roomSettingsExtraData"] }')).toEqual(['schema /settings']);
    expect(found('{ "roomTasks": { "Tasks": [], "roomSettingsExtraData": 7 } }')).toEqual([]);
  });

  test('points at the byte where the JSON breaks, and at the bracket that is still open', () => {
    const text = settingsWith(String.raw`"{\"fog\":{\"caf\u00e9\":[1}}"`);
    const [finding] = lintExample(text).findings;
    expect(finding).toMatchObject({ pointer: '/settings/roomSettingsExtraData', embedded: [] });
    expect(marksOf(text, finding!)).toBe('}');
    expect(finding?.related.map((other) => marksOf(text, other))).toEqual(['[']);
  });
});
