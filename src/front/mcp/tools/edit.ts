import type { FromSchema } from 'json-schema-to-ts';
import { EditError, type Splice } from '../../../bytes/json/edit/edit.js';
import { JsonEditor } from '../../../bytes/json/edit/json-editor.js';
import { applySplices, overlap, sortSplices } from '../../../bytes/json/edit/splices.js';
import { parsePointer } from '../../../bytes/json/pointer.js';
import { printable } from '../../../bytes/json/quote.js';
import type { PlainJson } from '../../../bytes/json/value.js';
import { counted } from '../../../bytes/text/in-words.js';
import type { Finding } from '../../../verdict/lint/finding.js';
import { holdsSnapshot } from '../../../verdict/lint/holds-snapshot.js';
import { rekeyItem, renameQuest } from '../../../verdict/references/references.js';
import { countsText, findingText } from '../../../verdict/report/agent/check.js';
import { DATA_NOTE, linesListing, shownMessage } from '../../../verdict/report/agent/reply.js';
import { countReport } from '../../../verdict/report/report.js';
import { diffLines } from '../../../verdict/report/unified-diff.js';
import { CommandError } from '../../../world/files/command-error.js';
import { replaceFile } from '../../../world/files/replace-file.js';
import { checkBytes } from '../../../world/workspace/check-file.js';
import type { ReadFile } from '../desk.js';
import { requireWritable } from '../guarded-path.js';
import { missingPlace, type Pointers, pointersOf, valueAt } from '../place-argument.js';
import { AT, defineTool, PAGE, PATH, WRITE } from '../tool.js';

const CHANGES = {
  type: 'array',
  minItems: 1,
  description: 'Made together or not at all. All places are those of the file as it is now',
  items: {
    type: 'object',
    properties: {
      op: {
        enum: ['replace', 'insert', 'remove', 'rename'],
        description:
          'insert: the last step of "at" is the new key, or the index to insert before, "-" for the end. rename: "at" is an item, a quest entry, which are renamed everywhere, or a member',
      },
      at: AT,
      value: { description: 'Any JSON; where a string holds JSON, also the object itself' },
      name: { type: 'string', description: 'The new key, or the new Name of a quest' },
    },
    required: ['op', 'at'],
    additionalProperties: false,
  },
} as const;

type GivenChange = FromSchema<(typeof CHANGES)['items']>;

/** Changes values at places, and nothing else. */
export const edit = defineTool(
  {
    name: 'edit',
    description:
      'Changes values at places, also in strings that hold JSON; all other bytes stay. It checks before and after, shows the diff, and refuses changes that add errors. It never touches files that hold no snapshot.',
    takes: {
      path: PATH,
      changes: CHANGES,
      write: WRITE,
      allowNewErrors: { type: 'boolean', description: 'Make the changes although they bring errors' },
      ...PAGE,
    },
    needs: ['path', 'changes'],
    writes: true,
  },
  async ({ path, changes, write = false, allowNewErrors = false }, desk) => {
    const file = desk.read(path);
    if (write) requireWritable(file);
    if (!holdsSnapshot(file.bytes))
      throw new CommandError(
        `${printable(file.name)} holds no snapshot: nothing is changed. Name a file with roomItems, quests or logic`,
      );
    const splices = splicesOf(file, changes);
    const after = applySplices(file.bytes, splices);
    desk.hide(after);
    const { report } = await checkBytes(
      { path: file.name, absolute: file.absolute },
      after,
      desk.settings(file),
      { shown: 'the file as it is', bytes: file.bytes },
    );
    const errors = report.findings.filter(({ level }) => level === 'error');
    if (errors.length > 0 && !allowNewErrors) throw refusal(errors);
    if (write) writeOver(file, after);
    const lines = diffLines({
      path: file.name,
      before: desk.covered(file.bytes),
      after: desk.covered(after),
      splices,
    });
    const counts = countReport(report);
    const state = write ? 'written' : 'not written: call edit again with write true';
    const isClean = counts.errors + counts.warnings + counts.infos === 0;
    const news = isClean ? 'no new findings' : `new: ${countsText(counts)}`;
    return {
      head: [`${printable(file.name)}: ${state}; ${news}`, DATA_NOTE],
      ...linesListing(lines),
      foot: report.findings.slice(0, MAX_ERRORS).map((finding) => `new ${findingText(finding)}`),
    };
  },
);

/** @throws CommandError for a change that cannot be made */
function splicesOf(file: ReadFile, changes: readonly GivenChange[]): readonly Splice[] {
  try {
    const editor = new JsonEditor(file.bytes);
    const renames = changes.flatMap((change, index) => addChange(editor, file, change, `changes[${index}]`));
    const splices = sortSplices([...editor.splices(), ...renames]);
    if (splices.some((splice, index) => index > 0 && overlap(splices[index - 1] ?? splice, splice)))
      throw new EditError('two changes touch the same text: make them in two calls');
    return splices;
  } catch (error) {
    if (error instanceof EditError || error instanceof RangeError)
      throw new CommandError(
        `${printable(file.name)}: ${placeFault(file, changes) ?? shownMessage(error.message)}. Nothing was changed`,
      );
    throw error;
  }
}

/** What is wrong with the first place that does not exist; undefined where all do. */
function placeFault({ bytes }: ReadFile, changes: readonly GivenChange[]): string | undefined {
  for (const [index, { op, at }] of changes.entries()) {
    const fault = missingPlace(bytes, pointersOf(at), op === 'insert');
    if (fault !== undefined) return `changes[${index}]: ${fault}`;
  }
  return undefined;
}

/** Adds a change to an editor. @returns the edits of a rename everywhere, which no editor makes */
function addChange(
  editor: JsonEditor,
  { bytes }: ReadFile,
  { op, at, value, name }: GivenChange,
  which: string,
): readonly Splice[] {
  const place = pointersOf(at);
  switch (op) {
    case 'remove':
      editor.remove(place);
      return [];
    case 'rename': {
      if (name === undefined) throw new CommandError(`${which}: rename needs "name", the new key`);
      const everywhere = renameEverywhere(bytes, at, name);
      if (everywhere === undefined) editor.rename(place, name);
      return everywhere ?? [];
    }
    default:
      if (value === undefined) throw new CommandError(`${which}: ${op} needs "value", the new value`);
      editor[op](place, asWritten(bytes, place, value as PlainJson));
      return [];
  }
}

/** A value as the file has it: where a string holds JSON, an object becomes such a string. */
function asWritten(bytes: Uint8Array, place: Pointers, value: PlainJson): PlainJson {
  if (typeof value !== 'object' || value === null) return value;
  const [section, ...steps] = parsePointer(place[0]);
  const isLogic = place.length === 1 && section === 'logic' && steps.length === 1;
  return isLogic || valueAt(bytes, place)?.isInsideString === true ? JSON.stringify(value) : value;
}

/** New errors that are listed. */
const MAX_ERRORS = 5;

function refusal(errors: readonly Finding[]): CommandError {
  const shown = errors.slice(0, MAX_ERRORS).map((finding) => findingText(finding));
  const more = errors.length - shown.length;
  if (more > 0) shown.push(`and ${counted(more, 'more error')}`);
  return new CommandError(
    `nothing was changed: the edit would bring ${counted(errors.length, 'new error')}`,
    [
      ...shown,
      'Correct the changes, or add those that are missing; allowNewErrors true makes them all the same',
    ].join('\n'),
  );
}

function writeOver(file: ReadFile, after: Uint8Array): void {
  const replaced = replaceFile(file.absolute, file.bytes, after);
  if (replaced.kind === 'changed')
    throw new CommandError(
      `${printable(file.name)}: another program changed it meanwhile. Nothing was written: read the place again, and repeat the edit`,
    );
  if (replaced.kind === 'error')
    throw new CommandError(`${printable(file.name)}: nothing was written: ${replaced.message}`);
}

/**
 * The edits that rename an item at its key, or a quest at an entry or Name; undefined for other places.
 * @throws RangeError for what does not exist or is taken @throws CommandError for what is not a place
 */
function renameEverywhere(bytes: Uint8Array, at: string, name: string): readonly Splice[] | undefined {
  const [pointer, ...inner] = pointersOf(at);
  if (inner.length > 0) return undefined;
  const [section, key, field, ...rest] = parsePointer(pointer);
  if (key === undefined || rest.length > 0) return undefined;
  if (section === 'quests' && (field === undefined || field === 'Name')) return renameQuest(bytes, key, name);
  const isItem = (section === 'roomItems' || section === 'logic') && field === undefined;
  return isItem ? rekeyItem(bytes, key, name) : undefined;
}
