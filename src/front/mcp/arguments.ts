import { rulePack } from '../../../rules/index.js';
import { hasMember, keysOf, member } from '../../bytes/json/members.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { listed } from '../../bytes/text/in-words.js';
import { didYouMean } from '../../bytes/text/nearest.js';
import { namesRule, ruleFamilies, unknownRuleName } from '../../verdict/lint/rule-names.js';
import { CommandError } from '../../world/files/command-error.js';
import type { Schema, Tool } from './tool.js';

/** Names that other tools have for an argument. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  path: ['file', 'filename', 'file_path', 'filePath', 'room', 'snapshot'],
  changes: ['edits', 'operations'],
  against: ['other', 'before'],
  max: ['limit', 'count'],
  offset: ['skip', 'start'],
  place: ['pointer', 'at'],
  at: ['place', 'pointer', 'path'],
  query: ['text', 'search', 'name'],
  script: ['steps', 'play'],
  write: ['apply', 'dryRun', 'dry_run'],
};

/**
 * Names the arguments that unknown ones were meant to be, those that are missing, and the words that one takes.
 * The schema library says all else, and names none of these.
 */
export function argumentFault(
  { name, input }: Pick<Tool, 'name' | 'input'>,
  given: JsonObject,
): string | undefined {
  const faults = nameFaults(input, given, name);
  return faults.length === 0 ? undefined : faults.join('\n');
}

function nameFaults(schema: unknown, value: JsonValue, where: string): readonly string[] {
  const { properties, items, required = [] }: Schema = isSchema(schema) ? schema : {};
  if (Array.isArray(value))
    return value.flatMap((element, index) => nameFaults(items, element, `${where}[${index}]`));
  if (!isObject(value) || !isSchema(properties)) return [];
  const known = Object.keys(properties);
  const unknown = keysOf(value).filter((each) => !known.includes(each));
  const missing = (required as readonly string[]).filter((each) => !hasMember(value, each));
  return [
    ...unknown.map((each) => `${where} has no argument ${quoteValue(each)}: ${meantArgument(each, known)}`),
    // The unknown one is probably the missing one.
    ...(unknown.length > 0 ? [] : missing.map((each) => neededArgument(each, where, properties[each]))),
    ...known.flatMap((each) => {
      const [schema, given] = [properties[each], member(value, each)];
      return given === undefined
        ? []
        : [
            ...wordFaults(schema, given, `${quoteValue(each)} of ${where}`),
            ...nameFaults(schema, given, each),
          ];
    }),
  ];
}

function neededArgument(name: string, where: string, schema: unknown): string {
  const { enum: words }: Schema = isSchema(schema) ? schema : {};
  const choice = Array.isArray(words) ? `: ${listed(words.map(String), 'or')}` : '';
  const hint = name === 'path' ? ': "." lists the files of the root folder' : choice;
  return `${where} needs the argument ${quoteValue(name)}${hint}`;
}

/** A word that is none of those that an argument takes. */
function wordFaults(schema: unknown, value: JsonValue, where: string): readonly string[] {
  const { enum: words }: Schema = isSchema(schema) ? schema : {};
  if (!Array.isArray(words) || words.includes(value)) return [];
  return [`${where} must be ${listed(words.map(String), 'or')}`];
}

function meantArgument(unknown: string, known: readonly string[]): string {
  const meant = known.find((each) => SYNONYMS[each]?.includes(unknown));
  if (meant !== undefined) return `did you mean ${quoteValue(meant)}?`;
  return didYouMean(unknown, known, `it takes ${known.join(', ')}`);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Narrows a check down to one rule, or to a family of rules. @throws CommandError for an unknown one */
export function ruleChoice(rule: string | undefined): { readonly only?: readonly string[] } {
  if (rule === undefined) return {};
  if (!namesRule(rule, rulePack)) throw new CommandError(unknownRule(rule));
  return { only: [rule] };
}

/** Says which "rule" an assistant can give in place of one that does not exist. */
export function unknownRule(rule: string): string {
  const families = ruleFamilies(rulePack).join(', ');
  return unknownRuleName(
    rule,
    rulePack,
    `call explain with a family as "rule" to list its rules: ${families}`,
  );
}
