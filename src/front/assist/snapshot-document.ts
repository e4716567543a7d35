import {
  requireOffset,
  spanInFile,
  type TextLevel,
  TextPlaces,
  textIndex,
} from '../../bytes/places/text-places.js';
import { TooManyCredentialsError } from '../../bytes/scan/secrets.js';
import type { Span } from '../../bytes/text/span.js';
import { Redaction } from '../../verdict/lint/redaction.js';
import { type ReadSnapshot, readMentions, SnapshotError } from '../../verdict/references/read-snapshot.js';
import {
  type ItemReferences,
  type QuestReferences,
  type Reference,
  type ReferenceIndex,
  referencesOf,
} from '../../verdict/references/references.js';
import { type Completion, completions } from './completions.js';
import { contextOf } from './context.js';
import { describe, questMoves } from './describe.js';
import { RoomNames } from './room-names.js';
import { type SnapshotSymbol, symbolsIn } from './symbols.js';

/** What a hover says. */
export interface Description {
  /** Names and texts of the file are code, so that nothing in them is Markdown. Credentials are masked. */
  readonly markdown: string;
  /** The bytes that it is about: a key or value. */
  readonly span: Span;
}

/** The quest or item that something at a byte defines or mentions. */
export type Referred =
  | { readonly kind: 'quest'; readonly quest: QuestReferences; readonly at: Reference }
  | { readonly kind: 'item'; readonly item: ItemReferences; readonly at: Reference };

/** A snapshot that an editor asks about repeatedly; answers are kept, so make another one for each change. */
export class SnapshotDocument {
  /** Where things are. */
  readonly places: TextPlaces;
  #names: RoomNames | undefined;
  #snapshot: { readonly read: ReadSnapshot | undefined } | undefined;
  #index: ReferenceIndex | undefined;
  #hidden: { readonly redaction: Redaction | undefined } | undefined;

  constructor(readonly bytes: Uint8Array) {
    this.places = new TextPlaces(bytes);
  }

  /**
   * What a hover says about the key or value at a byte: what the field means and where the documents say so,
   * what its value refers to, and a long string without its escapes. undefined where there is nothing to say.
   * In text that does not parse, who moves a quest is left out.
   *
   * @throws RangeError for an offset that is not in the text
   */
  describeAt(offset: number): Description | undefined {
    const levels = this.places.levelsAt(offset);
    const context = contextOf(levels);
    const last = levels.at(-1);
    const { redaction } = this.hidden;
    if (context === undefined || last === undefined || redaction === undefined) return undefined;
    const { table, entry } = context;
    const names = this.namesOf(levels[0] ?? last);
    const index = table.tokenOf(entry) === undefined ? 0 : textIndex(last);
    const paragraphs = describe(context, index, {
      names,
      movesOf: (id) => this.snapshot && questMoves(this.snapshot, id),
      mask: (text) => redaction.mask(text),
    });
    if (paragraphs.length === 0) return undefined;
    const markdown = redaction.mask(paragraphs.join('\n\n'));
    return { markdown, span: spanInFile(levels, table.startOf(entry), table.endOf(entry)) };
  }

  /**
   * What may be written where a caret is: before the byte at `offset`, and before the closing quote of a
   * string still in it.
   *
   * @throws RangeError for an offset that is not in the text
   */
  completionsAt(offset: number): readonly Completion[] {
    const levels = this.places.levelsAt(offset, true);
    const [file] = levels;
    return file === undefined ? [] : completions(levels, this.namesOf(file));
  }

  /**
   * The quest or item that is defined or mentioned at a byte, with all its places; undefined where there is
   * none, and in text that does not hold a snapshot.
   *
   * @throws RangeError for an offset that is not in the text
   */
  referredAt(offset: number): Referred | undefined {
    requireOffset(this.bytes, offset);
    const { snapshot } = this;
    if (snapshot === undefined) return undefined;
    this.#index ??= referencesOf(snapshot);
    const isAt = ({ span }: Reference): boolean => span.start <= offset && offset <= span.end;
    for (const quest of this.#index.quests) {
      const at = quest.references.find(isAt);
      if (at !== undefined) return { kind: 'quest', quest, at };
    }
    for (const item of this.#index.items) {
      const at = item.references.find(isAt);
      if (at !== undefined) return { kind: 'item', item, at };
    }
    return undefined;
  }

  /** The items, quests and logic of the file with their names. */
  symbols(): readonly SnapshotSymbol[] {
    return symbolsIn(this.places.table, this.namesOf(this.places));
  }

  private namesOf({ table }: Pick<TextLevel, 'table'>): RoomNames {
    this.#names ??= new RoomNames(table, () => this.snapshot?.snapshot);
    return this.#names;
  }

  private get snapshot(): ReadSnapshot | undefined {
    this.#snapshot ??= { read: this.read() };
    return this.#snapshot.read;
  }

  private read(): ReadSnapshot | undefined {
    try {
      return readMentions(this.bytes);
    } catch (error) {
      if (error instanceof SnapshotError) return undefined;
      throw error;
    }
  }

  /** Without a redaction, there are too many credentials to show anything. */
  private get hidden(): { readonly redaction: Redaction | undefined } {
    if (this.#hidden === undefined) {
      this.#hidden = { redaction: redactionOf(this.bytes) };
    }
    return this.#hidden;
  }
}

function redactionOf(bytes: Uint8Array): Redaction | undefined {
  const redaction = new Redaction();
  try {
    redaction.addFrom(bytes);
    return redaction;
  } catch (error) {
    if (error instanceof TooManyCredentialsError) return undefined;
    throw error;
  }
}

/** {@link SnapshotDocument.describeAt} for a text that is asked about once. */
export function describeAt(bytes: Uint8Array, offset: number): Description | undefined {
  return new SnapshotDocument(bytes).describeAt(offset);
}

/** {@link SnapshotDocument.completionsAt} for a text that is asked about once. */
export function completionsAt(bytes: Uint8Array, offset: number): readonly Completion[] {
  return new SnapshotDocument(bytes).completionsAt(offset);
}
