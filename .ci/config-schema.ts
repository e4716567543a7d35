import { readFileSync } from 'node:fs';
import { rulePack } from '../rules/index.js';
import { kindNamesOf } from '../src/verdict/lint/kinds.js';
import type { OptionSpec } from '../src/verdict/lint/options.js';
import { PRESETS } from '../src/verdict/lint/pack.js';
import type { Rule } from '../src/verdict/lint/rule.js';

const LEVEL = { $ref: '#/$defs/level' };

/** The JSON Schema of roomlint.config.json, in which the rules and their options are filled in. */
export function configSchema(): string {
  const path = new URL('../schemas/config.schema.json', import.meta.url);
  const schema: { readonly $defs: Record<'preset' | 'rules', Record<string, unknown>> } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const rules = [...rulePack.values()].flatMap((rule) => [[rule.id, ruleSchema(rule)], ...kindSchemas(rule)]);
  schema.$defs.preset.enum = PRESETS;
  schema.$defs.rules.properties = Object.fromEntries(rules);
  schema.$defs.rules.patternProperties = { [OF_PLUGINS]: OF_ANY_RULE };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function ruleSchema({ summary, level, options = {} }: Rule): object {
  const description = `${summary} (${level} unless set).`;
  const specs = Object.entries(options);
  const forms: object[] = [LEVEL, tuple(LEVEL)];
  if (specs.length > 0) {
    const properties = Object.fromEntries(specs.map(([name, spec]) => [name, valueSchema(spec)]));
    forms.push(tuple(LEVEL, { type: 'object', additionalProperties: false, properties }));
  }
  return { description, oneOf: forms };
}

/** The kinds of a rule that has several: a level for each, no options. */
function kindSchemas(rule: Rule): [string, object][] {
  const kinds = kindNamesOf(rule);
  if (kinds.length === 1) return [];
  return kinds.map((kind) => [
    `${rule.id}:${kind}`,
    { description: `The kind ${kind} of ${rule.id} alone.`, ...LEVEL },
  ]);
}

const OF_ANY_RULE = {
  description: 'A rule of a plugin.',
  oneOf: [LEVEL, tuple(LEVEL), tuple(LEVEL, { type: 'object' })],
};

function tuple(...items: readonly object[]): object {
  return { type: 'array', prefixItems: items, minItems: items.length, items: false };
}

/** Ids in families that are not roomlint's: those of plugins. */
const FAMILIES = [...new Set([...rulePack.keys()].map((id) => id.split('/')[0]))];
const OF_PLUGINS = `^(?!(?:${FAMILIES.join('|')})/)[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$`;

function valueSchema(spec: OptionSpec): object {
  const about = { description: spec.description, default: spec.default };
  switch (spec.type) {
    case 'boolean':
      return { ...about, type: 'boolean' };
    case 'integer':
      return { ...about, type: 'integer', minimum: spec.minimum };
    case 'string':
      return { ...about, type: 'string' };
    case 'choice':
      return { ...about, enum: spec.choices };
    case 'strings': {
      const list = { type: 'array', items: { description: 'One of them.', type: 'string' } };
      return spec.orAny === true ? { ...about, anyOf: [list, { const: 'any' }] } : { ...about, ...list };
    }
  }
}
