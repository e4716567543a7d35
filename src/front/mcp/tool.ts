import type { FromSchema } from 'json-schema-to-ts';
import type { JsonObject } from '../../bytes/json/value.js';
import type { Listing, Page } from '../../verdict/report/agent/reply.js';
import type { Desk } from './desk.js';

/** A JSON Schema. Its keywords say what an argument may be. */
export type Schema = Readonly<Record<string, unknown>>;

type Schemas = Readonly<Record<string, Schema>>;

/** The JSON Schema of the arguments of a tool. */
interface Input<Arguments extends Schemas, Needed> {
  readonly type: 'object';
  readonly properties: Arguments;
  readonly required: readonly Needed[];
  readonly additionalProperties: false;
}

interface ToolAbout {
  readonly name: string;
  /** For a model that has never seen a room: what it answers, when to use it, what it never does. */
  readonly description: string;
  /** Whether it may write files, for clients that ask people first. */
  readonly writes?: true;
  /** What narrows a reply down, beside `max` and `offset`. */
  readonly narrowing?: string;
}

/** One tool, with all types of its arguments alike. */
export interface Tool extends ToolAbout {
  readonly input: Input<Schemas, string>;
  /** @throws CommandError when it cannot be done: what is wrong, and what to do */
  run(given: JsonObject, desk: Desk): Listing | Promise<Listing>;
}

/** Defines a tool. The server checks arguments against the input schema before it runs. */
export function defineTool<const Arguments extends Schemas, const Needed extends string & keyof Arguments>(
  about: ToolAbout & { readonly takes: Arguments; readonly needs: readonly Needed[] },
  run: (given: FromSchema<Input<Arguments, Needed>>, desk: Desk) => Listing | Promise<Listing>,
): Tool {
  const { takes, needs, ...rest } = about;
  const input = { type: 'object', properties: takes, required: needs, additionalProperties: false } as const;
  return { ...rest, input, run: run as unknown as Tool['run'] };
}

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
