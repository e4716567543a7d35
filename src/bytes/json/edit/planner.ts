import { textOf } from '../../text/wtf8.js';
import type { Place } from '../place.js';
import { type Found, NONE } from '../place-query.js';
import { isSpace, skipSpace } from '../space.js';
import {
  describeEdit,
  EditError,
  editPlace,
  type NewJson,
  type PlannedSplice,
  type TextEdit,
} from './edit.js';
import { type Insertion, insertions, TextStyle } from './insertions.js';
import { type Layout, spellValue } from './layout.js';
import { inOrder, sortSplices } from './splices.js';
import { StringSpelling } from './string-spelling.js';

/** Finds a place in the text. */
export type Lookup = (place: Place) => Found | undefined;

/** The keys that some edits add, each with how often, and where the keys begin that they remove. */
interface KeyChanges {
  readonly added: ReadonlyMap<string, number>;
  readonly leaving: ReadonlySet<number>;
}

/** Turns the edits of one text, the file or the JSON in a string, into splices of that text. */
export class EditPlanner {
  private readonly style: TextStyle;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly lookup: Lookup,
  ) {
    this.style = new TextStyle(bytes);
  }

  /**
   * The splices that make all edits together, sorted.
   *
   * @throws EditError for an edit that cannot be made in this text
   */
  plan(edits: readonly TextEdit[]): PlannedSplice[] {
    const splices: PlannedSplice[] = [];
    const removals: Removal[] = [];
    const inserted: Insertion[] = [];
    const keys = this.keyChanges(edits);
    for (const edit of edits) {
      switch (edit.kind) {
        case 'replace':
          splices.push(this.replacement(edit));
          break;
        case 'rename':
          for (const splice of this.renaming(edit, keys)) splices.push(splice);
          break;
        case 'embed':
          splices.push(this.embedding(edit));
          break;
        case 'remove':
          for (const removal of this.removal(edit)) removals.push(removal);
          break;
        case 'insert':
          inserted.push({
            edit,
            container: this.container(edit),
            json: (layout) => this.json(edit.json, layout),
          });
      }
    }
    const removedStarts = new Set(removals.map(({ start }) => start));
    const { splices: inserting, refilled } = insertions(
      inserted,
      this.style,
      removedStarts,
      (place) => this.lookup(place)?.offsets,
    );
    for (const splice of inserting) splices.push(splice);
    for (const run of runs(this.bytes, removals)) {
      // A container that is emptied and refilled has one splice for both.
      if (!refilled.has(run.start)) splices.push(cut(this.bytes, run));
    }
    return splices.toSorted(inOrder);
  }

  private located(edit: TextEdit): Found {
    const found = this.lookup(editPlace(edit));
    if (found !== undefined) return found;
    const isSpelled = editPlace(edit).pointers.pointer.includes('#/');
    const hint = isSpelled ? '. An array leads into a string: ["/logic/2", "/Tasks/0"]' : '';
    throw new EditError(`cannot ${describeEdit(edit)}: there is no value at this place${hint}`);
  }

  private replacement(edit: TextEdit & { kind: 'replace' }): PlannedSplice {
    const { offsets } = this.located(edit);
    const [start = 0, end = 0] = offsets;
    const json = this.json(edit.by, () => this.style.layoutOfReplacement(offsets));
    return { start, end, text: json, edit };
  }

  private embedding(edit: TextEdit & { kind: 'embed' }): PlannedSplice {
    const [start = 0, end = 0] = this.located(edit).offsets;
    const spelling = new StringSpelling(this.bytes, start, start, () => this.style.spelling.asciiOnly);
    return { start, end, text: `"${spelling.spell(textOf(this.bytes.subarray(start, end)))}"`, edit };
  }

  /** Renames all members with this key: otherwise an earlier duplicate would keep the old name. */
  private renaming(edit: TextEdit & { kind: 'rename' }, keys: KeyChanges): PlannedSplice[] {
    const found = this.located(edit);
    if ((found.offsets[2] ?? NONE) === NONE)
      throw new EditError(`cannot ${describeEdit(edit)}: it has no key, because it is not in an object`);
    const parent = edit.place.parent === undefined ? undefined : this.lookup(edit.place.parent);
    const all = [...found.earlier, found];
    const own = new Set(all.map(({ offsets }) => offsets[2]));
    if ((keys.added.get(this.addedKey(edit.place.parent, edit.key)) ?? 0) > 1)
      throw new EditError(`cannot ${describeEdit(edit)}: another edit also adds ${JSON.stringify(edit.key)}`);
    const object = this.style.container(parent ?? found);
    for (const index of object.membersWithKey(edit.key)) {
      const keyStart = object.startOf(index);
      if (!own.has(keyStart) && !keys.leaving.has(keyStart))
        throw new EditError(`cannot ${describeEdit(edit)}: ${JSON.stringify(edit.key)} already exists`);
    }
    const text = this.style.spelling.spell(JSON.stringify(edit.key));
    return all.map(({ offsets }) => ({ start: offsets[2] ?? 0, end: offsets[3] ?? 0, text, edit }));
  }

  /** The keys that edits add and remove, of all edits at once: each may be one of many. */
  private keyChanges(edits: readonly TextEdit[]): KeyChanges {
    const leaving = new Set<number>();
    const added = new Map<string, number>();
    if (!edits.some(({ kind }) => kind === 'rename')) return { leaving, added };
    for (const edit of edits) {
      if (edit.kind === 'rename' || edit.kind === 'remove') {
        const keyStart = this.lookup(edit.place)?.offsets[2];
        if (keyStart !== undefined) leaving.add(keyStart);
      }
      if (edit.kind !== 'rename' && edit.kind !== 'insert') continue;
      const name = this.addedKey(edit.kind === 'insert' ? edit.into : edit.place.parent, edit.key);
      added.set(name, (added.get(name) ?? 0) + 1);
    }
    return { leaving, added };
  }

  /** A key in an object, for comparison. */
  private addedKey(object: Place | undefined, key: string): string {
    return `${(object && this.lookup(object)?.offsets[0]) ?? ''} ${key}`;
  }

  private removal(edit: TextEdit & { kind: 'remove' }): Removal[] {
    const found = this.located(edit);
    if (edit.place.step === undefined)
      throw new EditError(`cannot ${describeEdit(edit)}: a JSON text must have a value`);
    return [...found.earlier, found].map(({ offsets: [start = 0, end = 0, keyStart = NONE] }) => ({
      start: keyStart === NONE ? start : keyStart,
      end,
      edit,
    }));
  }

  private container(edit: TextEdit & { kind: 'insert' }): Found {
    const found = this.located(edit);
    const opened = this.bytes[found.offsets[0] ?? 0];
    if (opened !== 0x7b && opened !== 0x5b)
      throw new EditError(`cannot ${describeEdit(edit)}: it is not an object or array`);
    return found;
  }

  private json(json: NewJson, layout: () => Layout): string {
    switch (json.kind) {
      case 'json':
        return this.style.spelling.spell(json.json);
      case 'value':
        return this.style.spelling.spell(spellValue(json.value, layout()));
      case 'copy':
        return this.copy(json);
    }
  }

  private copy({ of, edits, around: [before, after] = ['', ''] }: NewJson & { kind: 'copy' }): string {
    const found = this.lookup(of);
    if (found === undefined)
      throw new EditError(`cannot copy ${of.pointers.pointer}: there is no value at this place`);
    const [start = 0, end = 0] = found.offsets;
    let copied = this.style.spelling.spell(before);
    let at = start;
    for (const splice of this.plan(edits)) {
      if (splice.start < at || splice.end > end)
        throw new EditError(
          `cannot ${describeEdit(splice.edit)} in the copy: the place is outside the copied value`,
        );
      copied += textOf(this.bytes.subarray(at, splice.start)) + splice.text;
      at = splice.end;
    }
    return copied + textOf(this.bytes.subarray(at, end)) + this.style.spelling.spell(after);
  }
}

interface Removal {
  readonly start: number;
  readonly end: number;
  readonly edit: TextEdit;
}

/** Merges removals of neighbours, which would otherwise both remove the comma between them. */
function runs(bytes: Uint8Array, removals: readonly Removal[]): Removal[] {
  const merged: Removal[] = [];
  for (const removal of sortSplices(removals)) {
    const last = merged.at(-1);
    if (last !== undefined && removal.start === last.start) continue;
    if (last !== undefined && nextStart(bytes, last.end) === removal.start)
      merged[merged.length - 1] = { ...last, end: removal.end };
    else merged.push(removal);
  }
  return merged;
}

/** The start of the next member or element, after the comma; undefined after the last one. */
function nextStart(bytes: Uint8Array, end: number): number | undefined {
  const after = skipSpace(bytes, end);
  return bytes[after] === 0x2c ? skipSpace(bytes, after + 1) : undefined;
}

/** Cuts out a member with its comma and white space, up to the next neighbour or from the previous one. */
function cut(bytes: Uint8Array, { start, end, edit }: Removal): PlannedSplice {
  const next = nextStart(bytes, end);
  if (next !== undefined) return { start, end: next, text: '', edit };
  let before = start;
  while (isSpace(bytes[before - 1])) before--;
  if (bytes[before - 1] === 0x2c) {
    before--;
    while (isSpace(bytes[before - 1])) before--;
    return { start: before, end, text: '', edit };
  }
  // The only member or element: {} or [] remains.
  return { start: before, end: skipSpace(bytes, end), text: '', edit };
}
