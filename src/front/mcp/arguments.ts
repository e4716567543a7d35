import { rulePack } from '../../../rules/index.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { didYouMean } from '../../bytes/text/nearest.js';
import { namesRule, unknownRuleName } from '../../verdict/lint/rule-names.js';
import { CommandError } from '../../world/workspace/command-error.js';
import type { Schema, Tool } from './tool.js';

/** Names that other tools have for an argument. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ...['file', 'filename', 'file_path', 'filePath', 'room', 'snapshot'].map((name) => [name, 'path'] as const),
  ...['edits', 'operations'].map((name) => [name, 'changes'] as const),
  ...['other', 'before'].map((name) => [name, 'against'] as const),
  ...['limit', 'count'].map((name) => [name, 'max'] as const),
  ...['skip', 'start'].map((name) => [name, 'offset'] as const),
  ...['pointer', 'at'].map((name) => [name, 'place'] as const),
]);

/** Names the argument that an unknown one was meant to be. The schema library says all else, and knows no names. */
export function argumentFault(
  { name, input }: Pick<Tool, 'name' | 'input'>,
  given: JsonObject,
): string | undefined {
  return unknownIn(input, given, name);
}

function unknownIn(schema: unknown, value: JsonValue, where: string): string | undefined {
  const { properties, items }: Schema = isSchema(schema) ? schema : {};
  const inside: (readonly [schema: unknown, value: JsonValue, where: string])[] = [];
  if (Array.isArray(value))
    for (const [index, element] of value.entries()) inside.push([items, element, `${where}[${index}]`]);
  else if (isObject(value) && isSchema(properties)) {
    const known = Object.keys(properties);
    const unknown = Object.keys(value).find((each) => !known.includes(each));
    if (unknown !== undefined)
      return `${where} has no argument ${quoteValue(unknown)}: ${meantArgument(unknown, known)}`;
    for (const [name, member] of Object.entries(value)) inside.push([properties[name], member, name]);
  }
  return inside.map(([part, member, at]) => unknownIn(part, member, at)).find((fault) => fault !== undefined);
}

function meantArgument(unknown: string, known: readonly string[]): string {
  const synonym = SYNONYMS.get(unknown);
  if (synonym !== undefined && known.includes(synonym)) return `did you mean ${quoteValue(synonym)}?`;
  return didYouMean(unknown, known, `it takes ${known.join(', ')}`);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Narrows a check down to one rule, or to a family of rules. @throws CommandError for an unknown one */
export function ruleChoice(rule: string | undefined): { readonly only?: readonly string[] } {
  if (rule === undefined) return {};
  if (!namesRule(rule, rulePack)) throw new CommandError(unknownRuleName(rule, rulePack));
  return { only: [rule] };
}
