import { type JsonRecord, quote, type Spelling, writeJson } from './json-text.js';
import type { Placed, Scene } from './scenes.js';
import { settingsRecord } from './settings.js';
import { filler } from './words.js';

export interface SnapshotOptions {
  /** Size of the whole text in UTF-8. */
  readonly bytes: number;
  /** Equal options give equal text. */
  readonly seed?: number;
  readonly layout?: 'indented' | 'one-line';
  /** Write every character beyond ASCII as a `\u` escape; otherwise most are raw UTF-8. */
  readonly ascii?: boolean;
}

/** The smallest room that can be asked for: one scene and the settings fit. */
export const MINIMUM_BYTES = 32_000;

interface Rendered {
  readonly text: string;
  readonly bytes: number;
}

/** Collects the records of a room as text, never more of them than fit. */
export class SnapshotWriter {
  readonly #ascii: boolean;
  readonly #spelling: Spelling;
  readonly #items: string[] = [];
  readonly #quests: string[] = [];
  readonly #logic: string[] = [];
  #left: number;

  constructor(options: SnapshotOptions) {
    if (!Number.isSafeInteger(options.bytes) || options.bytes < MINIMUM_BYTES) {
      throw new RangeError(`bytes must be a whole number of at least ${MINIMUM_BYTES}, not ${options.bytes}`);
    }
    this.#ascii = options.ascii ?? true;
    this.#spelling = {
      spacing: options.layout === 'one-line' ? 'compact' : 'indented',
      ascii: this.#ascii,
    };
    this.#left = options.bytes - this.#sizeOfEmptyRoom();
  }

  /** Bytes that are not taken yet. */
  get left(): number {
    return this.#left;
  }

  addScene(scene: Scene): void {
    if (!this.tryAddScene(scene)) throw new RangeError('the first scene does not fit');
  }

  tryAddScene(scene: Scene): boolean {
    return this.#tryAdd(scene.placed, scene.questEntries);
  }

  addPlaced(placed: Placed): void {
    if (!this.tryAddPlaced(placed)) throw new RangeError('the item does not fit');
  }

  tryAddPlaced(placed: Placed): boolean {
    return this.#tryAdd([placed], []);
  }

  /** The text in pieces to be joined; `padded` fills what is left of the size with a long room prompt. */
  chunks(options: { readonly padded?: boolean } = {}): string[] {
    return this.#write(options.padded ? this.#left : 0);
  }

  #tryAdd(placed: readonly Placed[], questEntries: readonly [string, JsonRecord][]): boolean {
    const items = placed.map(({ key, item }) => this.#member(key, item));
    const logic = placed.map(({ key, logic }) => this.#logicMember(key, logic));
    const quests = questEntries.map(([id, entry]) => this.#member(id, entry));
    const bytes = [...items, ...logic, ...quests].reduce((sum, record) => sum + record.bytes, 0);
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    for (const { text } of items) this.#items.push(text);
    for (const { text } of logic) this.#logic.push(text);
    for (const { text } of quests) this.#quests.push(text);
    return true;
  }

  #logicMember(key: string, logic: JsonRecord): Rendered {
    // Some tools escape inside the string and not outside; a raw file holds both kinds.
    const ascii = this.#ascii || Number(key) % 4 === 0;
    return this.#member(key, writeJson(logic, { spacing: 'compact', ascii }));
  }

  /** A member of a section, with the comma before it; the first member's comma is dropped in the end. */
  #member(key: string, value: JsonRecord | string): Rendered {
    const text = `,${this.#break(2)}${quote(key, true)}:${this.#gap()}${writeJson(value, this.#spelling, 2)}`;
    return { text, bytes: Buffer.byteLength(text) };
  }

  #break(depth: number): string {
    return this.#spelling.spacing === 'compact' ? '' : `\n${'  '.repeat(depth)}`;
  }

  #gap(): string {
    return this.#spelling.spacing === 'compact' ? '' : ' ';
  }

  #sizeOfEmptyRoom(): number {
    const commasDropped = 3;
    return this.#write(0).reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0) - commasDropped;
  }

  #write(padding: number): string[] {
    const settings = settingsRecord(filler(padding), this.#ascii);
    return [
      '{',
      ...this.#section('roomItems', this.#items),
      ',',
      ...this.#plainSection('settings', settings),
      ',',
      ...this.#plainSection('roomTasks', { Tasks: [] }),
      ',',
      ...this.#section('quests', this.#quests),
      ',',
      ...this.#section('logic', this.#logic),
      `${this.#break(0)}}`,
    ];
  }

  #section(name: string, members: readonly string[]): string[] {
    const [first = ',', ...others] = members;
    return [`${this.#break(1)}"${name}":${this.#gap()}{`, first.slice(1), ...others, `${this.#break(1)}}`];
  }

  #plainSection(name: string, value: JsonRecord): string[] {
    return [`${this.#break(1)}"${name}":${this.#gap()}${writeJson(value, this.#spelling, 1)}`];
  }
}
