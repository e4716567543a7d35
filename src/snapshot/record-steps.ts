import type { JsonValue } from '../json/value.js';
import type { LaterSteps } from '../text/later-steps.js';
import type { Steps } from '../text/steps.js';
import type { KeptReading } from './kept-reading.js';

/** So many records are visited in a step. */
const RECORDS = 1 << 6;

/** Visits records in small steps, however large one of them is. */
export class RecordSteps {
  /** @param later what a visit leaves for later is done before the next one */
  constructor(
    private readonly kept: KeptReading,
    private readonly later: LaterSteps,
  ) {}

  /** @param textOf the string of a record that may be large: it is read before the record is visited */
  *each<Element>(
    records: readonly Element[],
    visit: (record: Element) => void,
    textOf: (record: Element) => JsonValue | undefined,
  ): Steps {
    for (let from = 0; from < records.length; ) {
      const text = textOf(records[from] as Element);
      if (this.kept.isLeftToPieces(text)) yield* this.kept.readInPieces(text);
      from = this.visitSome(records, from, visit, textOf);
      yield;
      if (!this.later.isEmpty) yield* this.later.takeAll();
    }
  }

  /** Outside of a generator, which is faster. @returns the index of the first record that is left */
  private visitSome<Element>(
    records: readonly Element[],
    from: number,
    visit: (record: Element) => void,
    textOf: (record: Element) => JsonValue | undefined,
  ): number {
    const end = Math.min(from + RECORDS, records.length);
    let index = from;
    while (index < end && this.later.isEmpty) {
      const record = records[index] as Element;
      if (index > from && this.kept.isLeftToPieces(textOf(record))) break;
      visit(record);
      index++;
    }
    return index;
  }
}
