import { METADATA_FIELDS, type MetadataField } from '../../api/metadata.js';
import { ObjectText } from '../../json/object-text.js';
import { isJson, tryParseJson } from '../../json/parse-json.js';
import { printable } from '../../json/quote.js';
import { isObject } from '../../json/value.js';
import { decodeUtf8 } from '../../text/encoding.js';
import { nearest } from '../../text/nearest.js';
import { CommandError } from '../../workspace/command-error.js';
import { inputName, readInput } from '../../workspace/input.js';
import type { Terminal } from '../terminal.js';

/** What `roomlint room update` is to change: fields on the command line, or a file of them. */
export interface FieldsRequest {
  readonly cwd: string;
  /** `FIELD=VALUE` or `FIELD:=JSON`. */
  readonly assignments: readonly string[];
  /** A JSON object of fields: a path, or `-`. */
  readonly fields: string | undefined;
  /** The same as `assignments`, with names that the documents do not list. */
  readonly unlisted: readonly string[];
}

/** JSON texts by field: they are sent as they are, so that no digit of a number is lost. */
export type Fields = ReadonlyMap<string, string>;

const MAX_FILE_BYTES = 10_000_000;

/** @throws CommandError */
export function readFields(request: FieldsRequest, terminal: Terminal): Fields {
  const { assignments, fields: file, unlisted } = request;
  if (file !== undefined && assignments.length > 0)
    throw new CommandError('--fields and FIELD=VALUE cannot be combined: use one of them');
  const fields =
    file === undefined ? assigned(assignments, knownField, terminal) : fieldsOfFile(file, request, terminal);
  for (const [name, json] of assigned(unlisted, anyField, terminal)) {
    if (fields.has(name)) throw givenTwice(name);
    fields.set(name, json);
  }
  if (fields.size === 0)
    throw new CommandError('nothing to change: name a field, as in roomlint room update ROOM Name=Garden');
  return fields;
}

function assigned(
  assignments: readonly string[],
  requireName: (name: string) => string,
  terminal: Terminal,
): Map<string, string> {
  const fields = new Map<string, string>();
  for (const word of assignments) {
    const [, name, sign, value = ''] = /^([^:=]*)(:?=)(.*)$/s.exec(word) ?? [];
    if (name === undefined)
      throw new CommandError(
        `"${printable(word)}" is not a field with a value: write FIELD=VALUE for a string, FIELD:=JSON for any JSON value`,
      );
    const field = requireName(name);
    const shown = printable(field);
    if (fields.has(field)) throw givenTwice(field);
    if (sign === ':=' && !isJson(value))
      throw new CommandError(`${shown}:= needs a JSON value: write ${shown}=VALUE for a string`);
    if (sign === '=' && looksLikeJson(value))
      terminal.warn(`${shown} is sent as a string: write ${shown}:=… for the JSON value`);
    fields.set(field, sign === '=' ? JSON.stringify(value) : value.trim());
  }
  return fields;
}

function givenTwice(field: string): CommandError {
  return new CommandError(`${printable(field)} is given twice: give it once`);
}

/** Values that are hardly ever meant as strings. */
function looksLikeJson(value: string): boolean {
  return /^(?:true|false|null|[[{].*)$/s.test(value) && isJson(value);
}

/** @throws CommandError for a field that the route does not change */
function knownField(name: string): MetadataField {
  const field = METADATA_FIELDS.find((known) => known === name);
  if (field !== undefined) return field;
  requireOther(name);
  const guess = nearest(name, METADATA_FIELDS);
  const hint = guess === undefined ? `use one of ${METADATA_FIELDS.join(', ')}.` : `did you mean ${guess}?`;
  throw new CommandError(
    `the field "${printable(name)}" cannot be updated: ${hint} --unlisted sends it anyway`,
  );
}

/** @throws CommandError for a name that is missing, or that names the room */
function anyField(name: string): string {
  if (name.trim() === '') throw new CommandError('--unlisted needs a name, as in --unlisted Guild=rose');
  requireOther(name);
  return name;
}

/** The service takes the room to change from this field. @throws CommandError */
function requireOther(name: string): void {
  if (name.trim().toLowerCase() === 'roomid')
    throw new CommandError('RoomID cannot be changed: the first argument names the room');
}

function fieldsOfFile(file: string, { cwd }: FieldsRequest, { world }: Terminal): Map<string, string> {
  const name = printable(inputName(file));
  const reading = readInput(file, { cwd, stdin: world.stdin }, MAX_FILE_BYTES);
  if (reading.kind === 'error') throw new CommandError(`${name}: ${reading.message}`);
  if (reading.kind === 'too-large') throw new CommandError(`${name}: too large for metadata fields`);
  const { bytes } = reading;
  const value = tryParseJson(decodeUtf8(bytes) ?? '');
  if (!isObject(value))
    throw new CommandError(`${name}: write a JSON object of fields, as in {"Name": "Garden"}`);
  const fields = new Map<string, string>();
  for (const { key, valueStart, valueEnd } of new ObjectText(bytes, bytes.indexOf(0x7b)).members)
    fields.set(knownField(key), new TextDecoder().decode(bytes.subarray(valueStart, valueEnd)));
  return fields;
}
