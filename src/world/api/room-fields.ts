import { isJson } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';
import { nearest } from '../../bytes/text/nearest.js';
import { CommandError } from '../files/command-error.js';
import { METADATA_FIELDS, type MetadataField } from './schemas.js';

/**
 * What `roomlint room update` is to change: JSON texts by field, which are sent as they are, so that no digit
 * of a number is lost. @param assignments `FIELD=VALUE` or `FIELD:=JSON` @param unlisted the same, with names
 * that the documents do not list @throws CommandError
 */
export function readFields(
  assignments: readonly string[],
  unlisted: readonly string[],
  warn: (message: string) => void,
): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [index, word] of [...assignments, ...unlisted].entries()) {
    const [, name, sign, value = ''] = /^([^:=]*)(:?=)(.*)$/s.exec(word) ?? [];
    if (name === undefined)
      throw new CommandError(
        `"${printable(word)}" is not a field with a value: write FIELD=VALUE for a string, FIELD:=JSON for any JSON value`,
      );
    const plain = name.trim().toLowerCase();
    if (plain === '') throw new CommandError('a field needs a name, as in Name=Garden');
    if (plain === 'roomid')
      throw new CommandError('RoomID cannot be changed: the first argument names the room');
    const field = index < assignments.length ? knownField(name) : name;
    const shown = printable(field);
    if (fields.has(field)) throw new CommandError(`${shown} is given twice: give it once`);
    if (sign === ':=' && !isJson(value))
      throw new CommandError(`${shown}:= needs a JSON value: write ${shown}=VALUE for a string`);
    if (sign === '=' && looksLikeJson(value))
      warn(`${shown} is sent as a string: write ${shown}:=… for the JSON value`);
    fields.set(field, sign === '=' ? JSON.stringify(value) : value.trim());
  }
  if (fields.size === 0)
    throw new CommandError('nothing to change: name a field, as in roomlint room update ROOM Name=Garden');
  return fields;
}

/** Values that are hardly ever meant as strings. */
function looksLikeJson(value: string): boolean {
  return /^(?:true|false|null|[[{].*)$/s.test(value) && isJson(value);
}

/** @throws CommandError for a field that the route does not change */
function knownField(name: string): MetadataField {
  const field = METADATA_FIELDS.find((known) => known === name);
  if (field !== undefined) return field;
  const guess = nearest(name, METADATA_FIELDS);
  const hint = guess === undefined ? `use one of ${METADATA_FIELDS.join(', ')}.` : `did you mean ${guess}?`;
  throw new CommandError(
    `the field "${printable(name)}" cannot be updated: ${hint} --unlisted sends it anyway`,
  );
}
