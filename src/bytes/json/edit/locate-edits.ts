import { addTo, getOrInsert } from '../../text/add-to.js';
import { byteOffset } from '../../text/span.js';
import { textOf } from '../../text/wtf8.js';
import { type CarriedText, type Locations, Locator } from '../locate.js';
import { isJson } from '../parse-json.js';
import type { Place } from '../place.js';
import type { InnerSpan, PlaceQuery } from '../place-query.js';
import { describeEdit, EditError, editPlace, newJsonOf, type Splice, type TextEdit } from './edit.js';
import { EditPlanner } from './planner.js';
import { inOrder, overlap } from './splices.js';
import { StringSpelling, TextSpelling } from './string-spelling.js';

/** The locations of places, and the splices of the edits that were located with them. */
export interface LocatedEdits extends Locations {
  /** The sorted splices for the edits of one group. @throws EditError when they are impossible or overlap */
  splicesOf(group: readonly TextEdit[]): readonly Splice[];
}

/**
 * Locates places and plans edits in one pass.
 * @param groups edits that are made together or not at all
 */
export function locateEdits(
  bytes: Uint8Array,
  places: Iterable<Place>,
  innerSpans: Iterable<InnerSpan>,
  groups: Iterable<readonly TextEdit[]>,
): LocatedEdits {
  const locator = new EditLocator();
  locator.query(places, innerSpans);
  locator.addAll(groups);
  locator.run(bytes);
  locator.refuseUnplanned();
  return locator;
}

/** A splice on its way outwards: each string around it maps its offsets and escapes its text. */
interface OpenSplice extends CarriedText {
  readonly edit: TextEdit;
}

type Group = readonly TextEdit[];

/** Plans the edits of each text when its places are found. */
class EditLocator extends Locator implements LocatedEdits {
  private readonly results = new Map<Group, OpenSplice[] | EditError>();
  /** The edits of each text, by group. */
  private readonly editsOfText = new Map<PlaceQuery, Map<Group, TextEdit[]>>();
  /** The roots of the texts whose edits have been planned. */
  private readonly planned = new Set<PlaceQuery>();
  private readonly spellings = new Map<Uint8Array, TextSpelling>();

  addAll(groups: Iterable<Group>): void {
    for (const group of groups) {
      this.results.set(group, []);
      for (const edit of group) this.add(edit, group);
    }
  }

  protected override plan(bytes: Uint8Array, root: PlaceQuery, depth: number): OpenSplice[] {
    const groups = this.editsOfText.get(root);
    if (groups === undefined) return [];
    if (depth > 0 && !isJson(textOf(bytes))) return [];
    this.planned.add(root);
    const planner = new EditPlanner(bytes, (place) => this.find(place));
    const splices: OpenSplice[] = [];
    for (const [group, edits] of groups) {
      const before = this.results.get(group);
      if (before === undefined || before instanceof EditError) continue;
      try {
        for (const { start, end, text, edit } of planner.plan(edits)) {
          const open = { offsets: [start, end], text, edit };
          before.push(open);
          splices.push(open);
        }
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        this.results.set(group, error);
      }
    }
    return splices;
  }

  protected override escaping(bytes: Uint8Array, start: number, end: number): (text: string) => string {
    const spelling = getOrInsert(this.spellings, bytes, () => new TextSpelling(bytes));
    const string = new StringSpelling(bytes, start, end, () => spelling.asciiOnly);
    return (text) => string.spell(text);
  }

  /** Makes errors of groups with edits that were not planned, because their string holds no JSON. */
  refuseUnplanned(): void {
    for (const group of this.results.keys())
      for (const edit of group) {
        if (this.planned.has(this.textOf(edit))) continue;
        this.results.set(
          group,
          new EditError(`cannot ${describeEdit(edit)}: there is no string with JSON at this place`),
        );
        break;
      }
  }

  splicesOf(group: Group): readonly Splice[] {
    const result = this.results.get(group) ?? [];
    if (result instanceof EditError) throw result;
    const sorted = result
      .map(({ offsets: [start = 0, end = 0], ...open }) => ({
        ...open,
        start: byteOffset(start),
        end: byteOffset(end),
      }))
      .sort(inOrder);
    const splices: Splice[] = [];
    for (const [index, { start, end, text, edit }] of sorted.entries()) {
      const before = sorted[index - 1];
      // Two records may share a value: the same change of it is made once.
      if (before?.start === start && before.end === end && start < end && before.text === text) continue;
      if (before !== undefined && overlap(before, { start, end }))
        throw new EditError(
          `cannot ${describeEdit(before.edit)} and ${describeEdit(edit)} together: both change the same bytes`,
        );
      splices.push({ start, end, text });
    }
    return splices;
  }

  private add(edit: TextEdit, group: Group): void {
    this.queryPlacesOf(edit);
    const text = this.textOf(edit);
    addTo(
      getOrInsert(this.editsOfText, text, () => new Map()),
      group,
      edit,
    );
  }

  private queryPlacesOf(edit: TextEdit): void {
    const query = this.queryFor(editPlace(edit));
    if (edit.kind === 'insert') {
      query.listed = true;
      if (edit.beside !== undefined) this.queryFor(edit.into.at(edit.beside.step));
    }
    if (edit.kind === 'rename' && edit.place.parent !== undefined)
      this.queryFor(edit.place.parent).listed = true;
    const json = newJsonOf(edit);
    if (json?.kind !== 'copy') return;
    this.queryFor(json.of);
    for (const inCopy of json.edits) this.queryPlacesOf(inCopy);
  }

  private textOf(edit: TextEdit): PlaceQuery {
    return this.queryFor(textRoot(editPlace(edit)));
  }
}

function textRoot(place: Place): Place {
  let root = place;
  while (root.step !== undefined && root.parent !== undefined) root = root.parent;
  return root;
}
