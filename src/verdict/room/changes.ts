import { asciiText } from '../../bytes/json/decode.js';
import { parseJson } from '../../bytes/json/parse-json.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { type PlainJson, plainJson } from '../../bytes/json/value.js';
import { textOf } from '../../bytes/text/wtf8.js';
import type { NamedItem } from '../../model/snapshot/labels.js';
import type { SectionName } from '../../model/snapshot/sections.js';
import { type FoundChange, findChanges } from '../roundtrip/find-changes.js';
import { ChangeWriter, type WordSources } from './change-words.js';
import type { ImportSteps } from './import.js';
import { type QuestName, questName } from './removed-records.js';
import { pathTo, type RecordPlace, type SnapshotText } from './snapshot-text.js';
import {
  type ChangeWords,
  changeShape,
  type PlanChanges,
  type ValueChange,
  WRITTEN,
} from './value-change.js';

/** A change whose values are parsed and worded when asked for: there may be very many. */
class LazyChange implements ValueChange {
  readonly pointer: string;
  readonly embedded: readonly string[];
  readonly kind: ValueChange['kind'];
  private known: ChangeWords | undefined;

  constructor(
    private readonly found: FoundChange,
    private readonly worded: (change: ValueChange) => ChangeWords,
  ) {
    ({ pointer: this.pointer, embedded: this.embedded, kind: this.kind } = found);
  }

  get before(): PlainJson | undefined {
    return parsed(this.found.before);
  }

  get after(): PlainJson | undefined {
    return parsed(this.found.after);
  }

  get exact(): ValueChange['exact'] {
    const { before, after } = this.found;
    if (before === undefined || after === undefined || !(isNumber(before) && isNumber(after)))
      return undefined;
    const texts = { before: asciiText(before, 0, before.length), after: asciiText(after, 0, after.length) };
    return String(Number(texts.before)) === String(Number(texts.after)) ? texts : undefined;
  }

  get written(): ValueChange['written'] {
    const { before, after } = this.found;
    const [was, is] = [written(before), written(after)];
    return was === undefined && is === undefined
      ? undefined
      : { before: was ?? parsed(before), after: is ?? parsed(after) };
  }

  get words(): ChangeWords {
    this.known ??= this.worded(this);
    return this.known;
  }

  toJSON(): object {
    return changeShape(this);
  }
}

function parsed(bytes: Uint8Array | undefined): PlainJson | undefined {
  return bytes && plainJson(parseJson(textOf(bytes)));
}

/** A value with numbers as written; undefined where JavaScript writes all of them in the same way. */
function written(bytes: Uint8Array | undefined): PlainJson | undefined {
  const text = bytes === undefined ? '' : textOf(bytes);
  let isOther = false;
  const marked = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) => {
    if (token.startsWith('"') || token === String(Number(token))) return token;
    isOther = true;
    return `"${WRITTEN}${token}"`;
  });
  return isOther ? plainJson(parseJson(marked)) : undefined;
}

function isNumber([first = 0]: Uint8Array): boolean {
  return first === 0x2d || (first >= 0x30 && first <= 0x39);
}

/** Finds the changes of records between two snapshots. */
export class RecordChanges {
  readonly writer: ChangeWriter;

  constructor(private readonly sources: WordSources) {
    this.writer = new ChangeWriter(sources);
  }

  /** @param kind of a record that comes or goes, although both snapshots may have one */
  of(place: RecordPlace, kind: ValueChange['kind'] = 'changed'): readonly ValueChange[] {
    const path = pathTo(place);
    const before = kind === 'added' ? undefined : this.sources.before.recordAt(place);
    const after = kind === 'removed' ? undefined : this.sources.after.recordAt(place);
    if (before === undefined || after === undefined) {
      if (before === undefined && after === undefined) return [];
      return [wholeChange(path, before?.text, after?.text, (change) => this.writer.writeWhole(path, change))];
    }
    const worded = (change: ValueChange): ChangeWords =>
      this.writer.write(change, path.length, (change.kind === 'added' ? after : before).value);
    return findChanges(path, before.text, after.text).map((found) => new LazyChange(found, worded));
  }
}

function wholeChange(
  path: readonly string[],
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
  worded: (change: ValueChange) => ChangeWords = () => ({ what: '' }),
): ValueChange {
  const kind = before === undefined ? 'added' : 'removed';
  return new LazyChange({ kind, pointer: formatPointer(path), embedded: [], before, after }, worded);
}

const NO_MEMBERS = new TextEncoder().encode('{}');
const RECORD_SECTIONS = ['roomItems', 'quests', 'settings', 'logic'] as const;

/** The changes of an import, found when they are asked for. */
export class ImportChanges implements PlanChanges {
  private readonly records: RecordChanges;

  constructor(private readonly steps: ImportSteps) {
    this.records = new RecordChanges({ before: steps.room, after: steps.snapshot });
  }

  of(kind: ValueChange['kind'], section: SectionName, key?: string): readonly ValueChange[] {
    return this.records.of({ section, key }, kind);
  }

  item(key: string): NamedItem {
    return { key, ...this.sideWith('roomItems', key).labelOf(key) };
  }

  quest(key: string): QuestName {
    return questName(key, this.sideWith('quests', key).section('quests').get(key));
  }

  private sideWith(section: 'roomItems' | 'quests', key: string): SnapshotText {
    const { room, snapshot } = this.steps;
    return room.section(section).has(key) ? room : snapshot;
  }

  *[Symbol.iterator](): Generator<ValueChange> {
    const { room, snapshot, items, sections } = this.steps;
    for (const name of RECORD_SECTIONS) {
      const of = name === 'roomItems' ? items : this.steps[name];
      if (of === undefined) continue;
      const isNew = !room.has(name) && snapshot.has(name) && (name !== 'logic' || of.added.length > 0);
      // Its members follow.
      if (isNew) yield wholeChange([name], undefined, NO_MEMBERS);
      for (const kind of ['changed', 'removed', 'added'] as const)
        for (const key of of[kind]) yield* this.of(kind, name, key);
    }
    if (sections.roomTasks !== 'unchanged')
      yield* this.of(sections.roomTasks === 'added' ? 'added' : 'changed', 'roomTasks');
  }

  toJSON(): readonly ValueChange[] {
    return [...this];
  }
}
