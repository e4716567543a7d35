import type { JsonObject, PlainJson } from '../../bytes/json/value.js';
import type { Listing, Page } from '../../verdict/report/agent/reply.js';
import type { Desk } from './desk.js';

/** A JSON Schema. Its keywords say what arguments may be; types follow from a few of them. */
export type Schema = Readonly<Record<string, unknown>>;

/** The type of a value that a schema describes. */
type ValueOf<Given> = Given extends { readonly enum: readonly (infer Word)[] }
  ? Word
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
            : PlainJson;

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
  readonly destructiveHint?: boolean;
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
  /** For a model that has never seen a room: what it answers, when to use it, what it never does. */
  readonly description: string;
  readonly input: Input;
  /** The name of the list in the reply for programs; undefined without one. */
  readonly list?: string;
  readonly effects: Effects;
  /** What narrows a reply down, beside `max` and `offset`. */
  readonly narrowing?: string;
}

/** One tool, with all types of its arguments alike. */
export interface Tool extends ToolAbout<ObjectSchema> {
  /** @throws CommandError when it cannot be done: what is wrong, and what to do */
  run(given: JsonObject, desk: Desk): Listing | Promise<Listing>;
}

/** Defines a tool. The server checks arguments against the input schema before it runs. */
export function defineTool<const Input extends ObjectSchema>(
  about: ToolAbout<Input>,
  run: (given: ArgumentsOf<Input>, desk: Desk) => Listing | Promise<Listing>,
): Tool {
  return { ...about, run: (given, desk) => run(given as ArgumentsOf<Input>, desk) };
}

export const READS: Effects = { readOnlyHint: true, openWorldHint: false };

export const WRITES: Effects = { readOnlyHint: false, destructiveHint: true, openWorldHint: false };

/** The file that a tool is about. */
export const PATH = {
  type: 'string',
  description: 'The snapshot, from the root folder: garden.json',
} as const satisfies Schema;

/** Narrows a check down. */
export const RULE = {
  type: 'string',
  description: 'Only this rule or family of rules: "subscription/target-state" or "quest"',
} as const satisfies Schema;

export const WRITE = {
  type: 'boolean',
  description: 'Write the file. The default only shows the diff',
} as const;

/** Which part of the list is wanted. */
export const PAGE = {
  max: {
    type: 'integer',
    minimum: 1,
    description: 'List entries; about 2,000 tokens unless given',
  },
  offset: { type: 'integer', minimum: 0, description: 'The "next" of the reply before' },
} as const satisfies Record<keyof Page, Schema>;

/** A place in a file. */
export const AT = {
  type: 'string',
  description: 'A pointer: "/roomItems/4/pos"; into JSON in a string: "/logic/4#/Tasks/0/TargetState"',
} as const satisfies Schema;
