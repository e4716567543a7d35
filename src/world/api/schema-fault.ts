import type { ErrorObject } from 'ajv';
import { listed, withArticle } from '../../bytes/text/in-words.js';

/** The first error of a validation, in words: `items[3].glb must be a string or null`. */
export function schemaFault(errors: readonly ErrorObject[] | null | undefined, whole: string): string {
  const [error] = errors ?? [];
  if (error === undefined) return `${whole} is not as expected`;
  const { keyword, instancePath, params } = error;
  const path = shownPath(instancePath);
  const subject = path === '' ? whole : path;
  switch (keyword) {
    case 'required': {
      const missing = String((params as { readonly missingProperty?: unknown }).missingProperty);
      return `${path === '' ? missing : `${path}.${missing}`} is missing`;
    }
    case 'type': {
      const { type } = params as { readonly type?: string | readonly string[] };
      const types = typeof type === 'string' ? [type] : (type ?? []);
      return `${subject} must be ${listed(
        types.map((name) => (name === 'null' ? name : withArticle(name))),
        'or',
      )}`;
    }
    case 'minimum':
      return `${subject} must be at least ${(params as { readonly limit?: number }).limit}`;
    case 'minLength':
    case 'not':
      return `${subject} must not be empty`;
    case 'pattern':
      return `${subject} must match ${(params as { readonly pattern?: string }).pattern}`;
    default:
      return `${subject} is not as expected`;
  }
}

/** `/items/3/glb` as `items[3].glb`. The names come from the schema. */
function shownPath(pointer: string): string {
  return pointer
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
    .replace(/^\./, '');
}
