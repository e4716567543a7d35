import { tryParseJson } from '../json/parse-json.js';
import { Place } from '../json/place.js';
import { PlaceBranch } from '../json/place-branch.js';
import { childOf, type JsonValue } from '../json/value.js';
import { type OtherReading, otherReadings } from '../snapshot/doubled-records.js';
import { span } from '../text/span.js';
import { finish } from '../text/steps.js';
import type { ActiveRule } from './active-rule.js';
import type { PlacedFinding } from './kept-drafts.js';
import type { ListenerTable } from './listener-table.js';
import { Runner } from './runner.js';

/** Findings of larger texts are not explained by duplicate keys: each reading takes as long as a lint. */
export const MAX_READ_AGAIN = 8_000_000;

/** What a lint of another reading has found. */
export interface OtherLint {
  readonly found: readonly PlacedFinding[];
  /** The place in the file. */
  readonly spelled: (place: Place) => Place;
}

/** Tells which findings only follow from duplicate keys: other readings of the text do not have them. */
export class DoubledKeyFindings {
  private readings: readonly Reading[] | undefined;

  constructor(
    private readonly text: () => string,
    private readonly lint: (value: JsonValue) => OtherLint,
    private readonly listeners: ListenerTable,
  ) {}

  explain(rule: ActiveRule, place: Place | undefined): boolean {
    if (place === undefined) return false;
    this.readings ??= this.readAgain();
    return this.readings.some((reading) => reading.holds(place) && !reading.hasFinding(rule, place));
  }

  private readAgain(): readonly Reading[] {
    const readings: Reading[] = [];
    // A rule that is off explains nothing.
    if (!reportsDoubledKeys(this.listeners)) return readings;
    for (const other of otherReadings(this.text())) readings.push(new Reading(other, this.lint(other.value)));
    return readings;
  }
}

/** A section and a key lead to a record of the file, and in logic `Tasks` and an index to a subscription. */
const STEPS_TO_RECORD = 2;

class Reading {
  private readonly found = new PlaceBranch<Set<ActiveRule>>();
  private readonly spelled: OtherLint['spelled'];
  /** The string that was read last, and what it holds: findings come in the order of the walk. */
  private last: { readonly text: string; readonly value: JsonValue | undefined } | undefined;

  constructor(
    private readonly reading: OtherReading,
    { found, spelled }: OtherLint,
  ) {
    this.spelled = spelled;
    for (const { active, place } of found) {
      const branch = this.found.at(place);
      branch.value ??= new Set();
      branch.value.add(active);
    }
  }

  hasFinding(rule: ActiveRule, place: Place): boolean {
    return this.found.at(place).value?.has(rule) === true;
  }

  /** Whether this reading has the record around a place. Its field may have the other value. */
  holds(place: Place): boolean {
    const { isByRecord } = this.reading;
    let value: JsonValue | undefined = this.reading.value;
    let steps = 0;
    for (const { parent, step } of this.spelled(place).chain()) {
      if (parent === undefined) continue;
      steps = step === undefined && !isByRecord ? 0 : steps + 1;
      if (step === undefined) value = typeof value === 'string' ? this.inside(value) : undefined;
      else value = childOf(value, step);
      if (value === undefined) return steps > STEPS_TO_RECORD;
    }
    return true;
  }

  private inside(text: string): JsonValue | undefined {
    if (this.last?.text !== text) this.last = { text, value: tryParseJson(text) };
    return this.last.value;
  }
}

/** Whether duplicate keys are findings under these rules. */
function reportsDoubledKeys(listeners: ListenerTable): boolean {
  const runner = new Runner(listeners, new Uint8Array());
  const nowhere = span(0, 0);
  const fault = { kind: 'duplicate-key', key: '', first: nowhere, span: nowhere, place: Place.root } as const;
  runner.emitter('textFault')({ kind: 'tree', holder: undefined, fault });
  finish(runner.later.takeAll());
  return finish(runner.settle()).length > 0;
}
