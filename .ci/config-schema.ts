import { rulePack } from '../rules/index.js';
import { kindNamesOf } from '../src/verdict/lint/kinds.js';
import type { OptionSpec } from '../src/verdict/lint/options.js';
import { PRESETS } from '../src/verdict/lint/pack.js';
import type { Rule } from '../src/verdict/lint/rule.js';

const LEVEL = { $ref: '#/$defs/level' };

/**
 * The JSON Schema of roomlint.config.json, from the rules and their options, for editors that complete and
 * check it.
 */
export function configSchema(): string {
  const rules = Object.fromEntries(
    [...rulePack.values()].flatMap((rule) => [[rule.id, ruleSchema(rule)], ...kindSchemas(rule)]),
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'config.schema.json',
    title: 'roomlint config',
    description: 'What roomlint.config.json may hold: which rules hold where, and how grave they are.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { description: 'Where this schema is, for editors.', type: 'string' },
      extends: {
        description:
          'The preset, or presets, to begin with: the last one wins, except that catalog is laid over it.',
        default: 'recommended',
        oneOf: [{ $ref: '#/$defs/preset' }, { type: 'array', items: { $ref: '#/$defs/preset' } }],
      },
      rules: { description: 'Rules by id.', $ref: '#/$defs/rules' },
      overrides: {
        description: 'What holds for some files, or for some places in them. Later ones win.',
        type: 'array',
        items: { description: 'One of them.', $ref: '#/$defs/override' },
      },
      plugins: {
        description:
          'Modules with rules of your own, as paths from the folder of the config. They are code, and run.',
        type: 'array',
        items: {
          description: 'A path that begins with "./" or "../".',
          type: 'string',
          pattern: '^\\.\\.?/',
        },
      },
      ignore: {
        description: 'Globs of files that are not checked, relative to the folder of the config.',
        type: 'array',
        items: { description: 'A glob.', type: 'string', minLength: 1 },
      },
      protect: {
        description: 'What an import must never remove: roomlint plan fails if it would.',
        type: 'array',
        items: {
          description:
            'items/KEY, quests/ID or quests/NAME, settings/KEY, logic/KEY or roomTasks. * matches any characters.',
          type: 'string',
          pattern: '^((items|quests|settings|logic)/.|roomTasks$)',
        },
      },
      maxRemoved: {
        description:
          'How much an import may remove: items, quests, logic entries of items that stay, settings keys, and a roomTasks that is emptied. A number limits all together, a percentage such as "10%" each kind. 0 unless given.',
        oneOf: [
          { type: 'integer', minimum: 0 },
          { type: 'string', pattern: '^([0-9]{1,9}|[0-9]{1,3}\\.[0-9]{1,6})%?$' },
        ],
      },
      baseline: {
        description: 'The baseline, as a path from the folder of the config.',
        type: 'string',
        minLength: 1,
      },
      remember: {
        description:
          'With "git", pull and push also keep what the room was in a file beside it, FILE.base, to be committed.',
        const: 'git',
      },
    },
    $defs: {
      preset: { description: 'A preset.', enum: PRESETS },
      level: { description: 'How grave a finding is, or "off".', enum: ['error', 'warning', 'info', 'off'] },
      rules: {
        description: 'What is set for each rule: a level, or a list of a level and options.',
        type: 'object',
        additionalProperties: false,
        properties: rules,
        patternProperties: { [OF_PLUGINS]: OF_ANY_RULE },
      },
      override: {
        description:
          'Rules for the files that a glob means, for the places that a pointer glob means, or for both.',
        type: 'object',
        additionalProperties: false,
        required: ['rules'],
        anyOf: [
          { required: ['files'], properties: { files: true } },
          { required: ['at'], properties: { at: true } },
        ],
        properties: {
          files: {
            description: 'A glob, relative to the folder of the config.',
            type: 'string',
            minLength: 1,
          },
          at: {
            description: 'A pointer glob, such as "/quests/**" or, inside strings, "/logic/*#/Tasks/*".',
            type: 'string',
          },
          rules: { description: 'Rules by id.', $ref: '#/$defs/rules' },
          reason: { description: 'Why, for whoever reads the config.', type: 'string' },
        },
      },
    },
  };
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
