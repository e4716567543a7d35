import type { ErrorObject, ValidateFunction } from 'ajv';
import type { JsonValue } from '../json/value.js';

const compiled = new Map<object, ValidateFunction>();

/**
 * Checks a response against the schema of its route. Fields that the schema does not know are allowed.
 *
 * @returns what is wrong with it, in words; undefined when nothing is
 */
export async function shapeFault(schema: object, value: JsonValue): Promise<string | undefined> {
  const validate = compiled.get(schema) ?? (await compile(schema));
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return error === undefined ? 'it is not as expected' : inWords(error);
}

async function compile(schema: object): Promise<ValidateFunction> {
  // Loading Ajv takes longer than everything else on this side.
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const validate = new Ajv2020({ allowUnionTypes: true, meta: false, validateSchema: false }).compile(schema);
  compiled.set(schema, validate);
  return validate;
}

function inWords({ keyword, instancePath, params }: ErrorObject): string {
  const path = shownPath(instancePath);
  switch (keyword) {
    case 'required': {
      const missing = String((params as { readonly missingProperty?: unknown }).missingProperty);
      return `${path === '' ? missing : `${path}.${missing}`} is missing`;
    }
    case 'type': {
      const { type } = params as { readonly type?: string | readonly string[] };
      const types = typeof type === 'string' ? [type] : (type ?? []);
      return `${path === '' ? 'the body' : path} must be ${types.map(withArticle).join(' or ')}`;
    }
    default:
      return `${path === '' ? 'the body' : path} is not as expected`;
  }
}

/** `/items/3/glb` as `items[3].glb`. The names come from the schema. */
function shownPath(pointer: string): string {
  return pointer
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
    .replace(/^\./, '');
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}
