import type { JsonObject, JsonValue } from '../json/value.js';
import type { Answer, Page } from '../report/agent/reply.js';
import type { Desk } from './desk.js';

/** A JSON Schema. Its keywords say what arguments may be; types follow from a few of them. */
export type Schema = Readonly<Record<string, unknown>>;

/** The type of a value that a schema describes. */
type ValueOf<Given> = Given extends { readonly enum: readonly (infer Word)[] }
  ? Word
  : Given extends { readonly oneOf: readonly (infer Choice)[] }
    ? ValueOf<Choice>
    : Given extends { readonly type: 'string' }
      ? string
      : Given extends { readonly type: 'integer' }
        ? number
        : Given extends { readonly type: 'boolean' }
          ? boolean
          : Given extends { readonly type: 'array'; readonly items: infer Item }
            ? readonly ValueOf<Item>[]
            : Given extends ObjectSchema
              ? ArgumentsOf<Given>
              : JsonValue;

/** The arguments that a schema describes. */
type ArgumentsOf<Given extends ObjectSchema> = {
  readonly [Name in keyof Given['properties'] as Name extends Given['required'][number]
    ? Name
    : never]: ValueOf<Given['properties'][Name]>;
} & {
  readonly [Name in keyof Given['properties'] as Name extends Given['required'][number] ? never : Name]?:
    | ValueOf<Given['properties'][Name]>
    | undefined;
};

/** What a tool does to files, for clients that ask people first. */
export interface Effects {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: false;
}

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

interface ToolAbout<Input extends ObjectSchema> {
  readonly name: string;
  readonly title: string;
  /** For a model that has never seen a room: what it answers, when to use it, what it never does. */
  readonly description: string;
  readonly input: Input;
  /** What the reply holds for programs, beside its list. */
  readonly output: Readonly<Record<string, Schema>>;
  /** The name of the list in the reply, and the schema of its entries; undefined without one. */
  readonly list?: { readonly name: string; readonly of: Schema };
  readonly effects: Effects;
  /** What narrows a reply down, beside `max` and `offset`. */
  readonly narrowing?: string;
}

/** One tool, with all types of its arguments alike. */
export interface Tool extends ToolAbout<ObjectSchema> {
  /** @throws CommandError when it cannot be done: what is wrong, and what to do */
  run(given: JsonObject, desk: Desk): Answer | Promise<Answer>;
}

/** Defines a tool. The server checks arguments against the input schema before it runs. */
export function defineTool<const Input extends ObjectSchema>(
  about: ToolAbout<Input>,
  run: (given: ArgumentsOf<Input>, desk: Desk) => Answer | Promise<Answer>,
): Tool {
  return { ...about, run: (given, desk) => run(given as ArgumentsOf<Input>, desk) };
}

export const READS: Effects = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Writing the same again changes nothing more. */
export const WRITES: Effects = { ...READS, readOnlyHint: false, destructiveHint: true };

/** The file that a tool is about. */
export const PATH = {
  type: 'string',
  minLength: 1,
  description:
    'The snapshot: a JSON file, relative to a root folder or absolute inside one, such as rooms/garden.json',
} as const satisfies Schema;

/** Which part of the list is wanted. */
export const PAGE = {
  max: {
    type: 'integer',
    minimum: 1,
    maximum: 10_000,
    description:
      'The maximum number of list entries. Without it, as many as fit into about 2,000 tokens; with it, the reply may be ten times as long',
  },
  offset: {
    type: 'integer',
    minimum: 0,
    description: 'How many list entries to skip: the "next" of the reply before',
  },
} as const satisfies Record<keyof Page, Schema>;

/** A place in a file. */
export const AT = {
  description:
    'A place: an RFC 6901 pointer into the file, such as "/roomItems/4/pos". For JSON inside a string, a list: the pointer to the string, then the pointer inside it, such as ["/logic/4", "/Tasks/0/TargetState"]',
  oneOf: [{ type: 'string' }, { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string' } }],
} as const satisfies Schema;
