import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileSchemas, readRecordSchemas, validatorName } from '../../.ci/compile-schemas.js';
import * as compiled from '../../src/schema/compiled/validators.js';
import { RECORD_NAMES } from '../../src/schema/index.js';
import { SCHEMAS_FOLDER } from './published-schemas.js';

const committed = (file: string): string =>
  readFileSync(new URL(`../../src/schema/compiled/${file}`, import.meta.url), 'utf8');

describe('the compiled validators', () => {
  test('are up to date with schemas/ (npx tsx .ci/compile-schemas.ts writes them)', () => {
    const { javascript, declarations } = compileSchemas(readRecordSchemas(fileURLToPath(SCHEMAS_FOLDER)));
    expect(committed('validators.js') === javascript).toBe(true);
    expect(committed('validators.d.ts')).toBe(declarations);
  });

  test('need no other module', () => {
    expect(committed('validators.js')).not.toMatch(/\brequire\s*\(|\bimport\b/);
  });

  test('leave formats and patterns to the rules', () => {
    expect(committed('validators.js')).not.toMatch(/"(format|pattern)":/);
  });

  test('export one validator for each record', () => {
    expect(Object.keys(compiled).sort()).toEqual(RECORD_NAMES.map(validatorName).sort());
  });

  test('complain only with keywords that have a wording', () => {
    const keywords = committed('validators.js').matchAll(/keyword:"(\w+)"/g);
    expect([...new Set([...keywords].map(([, keyword]) => keyword))].sort()).toEqual([
      'const',
      'enum',
      'maxItems',
      'minItems',
      'minimum',
      'not',
      'required',
      'type',
    ]);
  });
});
