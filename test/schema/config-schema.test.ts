import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configSchema } from '../../.ci/config-schema.js';
import { rulePack } from '../../rules/index.js';
import type { JsonValue } from '../../src/json/value.js';
import { readConfig } from '../../src/lint/config.js';
import { publishedValidator, SCHEMAS_FOLDER } from './published-schemas.js';

const validate = publishedValidator('config.schema.json');

describe('the schema of the config', () => {
  test('is generated from the current rules', () => {
    expect(readFileSync(new URL('config.schema.json', SCHEMAS_FOLDER), 'utf8')).toBe(configSchema());
  });

  test.each<[JsonValue]>([
    [{}],
    [{ $schema: 'x', extends: 'lenient' }],
    [{ extends: ['recommended', 'all'], rules: { schema: 'off', 'text/depth': ['info', { max: 3 }] } }],
    [{ rules: { 'quest/id-format': ['error', { prefixes: ['mlh', 'mk'] }], 'quest/creator': ['warning'] } }],
    [{ rules: { 'quest/id-format': ['error', { prefixes: 'any' }] } }],
    [{ overrides: [{ files: 'a/**', at: '/quests/**', rules: { schema: 'off' }, reason: 'drafts' }] }],
    [{ ignore: ['archive/**'] }],
  ])('accepts what the command accepts: %j', (config) => {
    expect(readConfig(config, rulePack)).not.toHaveProperty('faults');
    expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
  });

  test.each<[JsonValue]>([
    [[]],
    [{ rule: {} }],
    [{ extends: 'strict' }],
    [{ rules: { 'quest/unknown': 'off' } }],
    [{ rules: { schema: 'fatal' } }],
    [{ rules: { schema: ['error', {}, 1] } }],
    [{ rules: { 'text/depth': ['info', { max: '3' }] } }],
    [{ rules: { 'text/depth': ['info', { most: 3 }] } }],
    [{ rules: { 'subscription/id-uuid': ['error', { version: 'five' }] } }],
    [{ rules: { 'quest/id-format': ['error', { prefixes: 'all' }] } }],
    [{ rules: { schema: ['error', { optional: 'any' }] } }],
    [{ overrides: [{ rules: {} }] }],
    [{ overrides: [{ files: 'a' }] }],
    [{ overrides: {} }],
    [{ ignore: 'archive' }],
    [{ ignore: [''] }],
  ])('refuses what the command refuses: %j', (config) => {
    expect(readConfig(config, rulePack)).toHaveProperty('faults');
    expect(validate(config)).toBe(false);
  });
});
