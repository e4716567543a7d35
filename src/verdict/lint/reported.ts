import type { Place } from '../../bytes/json/place.js';
import { type JsonValue, plainJson } from '../../bytes/json/value.js';
import type { Draft } from './draft.js';
import { repeatedDraft, spelledDraft } from './draft-in-file.js';
import type { FailedRecords } from './failed-records.js';
import { FindingCounter, type FindingCounts } from './finding.js';
import { FindingDetails } from './finding-details.js';
import { Fingerprints } from './fingerprint.js';
import type { LeveledDraft } from './kept-drafts.js';
import { LocatedFinding } from './located-finding.js';
import { OccurrenceKeys } from './occurrences.js';
import type { LintedText, LintResult, RuleCrash } from './result.js';
import type { Runner } from './runner.js';

/**
 * What the rules have reported of one text, as drafts: they can be counted, compared with other versions by their
 * keys, and located. Only located drafts are findings, and locating takes most of the time.
 */
export class Reported {
  readonly crashes: readonly RuleCrash[];
  private readonly drafts: readonly LeveledDraft[];
  private readonly isSpelled: boolean;

  /** @param stopped why the check has stopped early, in the words for a text without a finding that says it */
  constructor(
    private readonly runner: Runner,
    private readonly text: LintedText,
    private readonly stopped?: string,
  ) {
    this.drafts = runner.settle();
    const { spellings } = runner.snapshot;
    this.crashes = runner.crashes;
    this.isSpelled = spellings.nearMisses.length > 0 || spellings.hasUndocumented;
  }

  get isStopped(): boolean {
    return this.stopped !== undefined;
  }

  get value(): JsonValue | undefined {
    return this.text.value;
  }

  failedRecords(names: Fingerprints): FailedRecords {
    return this.text.failedRecords(names);
  }

  count(): number {
    return this.drafts.length;
  }

  /** The counts by level, of all findings, without their places. */
  counts(): FindingCounts {
    const counter = new FindingCounter();
    for (const { level, draft } of this.drafts) counter.add(level, this.inFile(draft).fix?.safety === 'safe');
    for (const counts of this.runner.omitted.values()) counter.addAll(counts);
    return counter;
  }

  /** The keys of the occurrences of all findings. Equal ones are numbered in the order of the rules' reports. */
  occurrences(names: Fingerprints): readonly string[] {
    const keys = new OccurrenceKeys(this.text, names);
    return this.drafts.flatMap(({ active, draft }) => keys.next(active.rule.id, this.inFile(draft)));
  }

  /** The names of its places, for a comparison. */
  names(): Fingerprints {
    return new Fingerprints(this.text.value, this.text.newSha256, 'alike');
  }

  /** The findings at their bytes. */
  located(): LintResult {
    const { text, runner } = this;
    if (this.drafts.length === 0) return this.resultOf([], text.hidden.cover(text.bytes));
    const { repeatedTasks } = runner.snapshot;
    const drafts = this.drafts.map((each): LeveledDraft => {
      const draft = this.inFile(each.draft);
      return {
        ...each,
        draft: repeatedTasks.size > 0 ? repeatedDraft(draft, repeatedTasks, this.spelled) : draft,
      };
    });
    const details = new FindingDetails(text, drafts);
    const findings = details.placed.map((_placed, index) => new LocatedFinding(index, details));
    return this.resultOf(findings, text.hidden.cover(text.bytes, details.locations));
  }

  /** The same without its findings. */
  unlocated(): LintResult {
    return this.resultOf([], this.text.hidden.cover(this.text.bytes));
  }

  private resultOf(findings: LintResult['findings'], shownBytes: Uint8Array): LintResult {
    const { crashes, stopped } = this;
    const { omitted } = this.runner;
    const isSaid = this.drafts.length > 0 || crashes.length > 0 || omitted.size > 0;
    return {
      findings,
      omitted,
      crashes,
      value: () => plainJson(this.value),
      shownBytes,
      ...(stopped === undefined ? {} : { isStopped: true, ...(isSaid ? {} : { unchecked: stopped }) }),
    };
  }

  private inFile(draft: Draft): Draft {
    return this.isSpelled ? spelledDraft(draft, this.runner.snapshot.spellings) : draft;
  }

  private spelled = (place: Place): Place => this.runner.snapshot.spellings.spelledPlace(place);
}
