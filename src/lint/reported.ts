import type { Place } from '../json/place.js';
import { PlaceSet } from '../json/place-set.js';
import type { JsonValue } from '../json/value.js';
import { finish, type Steps } from '../text/steps.js';
import type { NameFailedRecords } from './failed-records.js';
import { Fingerprints } from './fingerprint.js';
import { locateGroupsInSteps } from './locate-findings.js';
import { OccurrenceKeys } from './occurrence-keys.js';
import { OccurrenceSet } from './occurrences.js';
import type { Redaction } from './redaction.js';
import { repeatedGroup } from './repeated-draft.js';
import type { LintResult, RuleCrash } from './result.js';
import type { Runner } from './runner.js';
import type { NewSha256 } from './sha256.js';
import { spelledGroup } from './spelled-draft.js';
import { byItself, type DraftGroup, joinByCause, type OpenGroup, sortGroups } from './together.js';

/**
 * What the rules have reported of a text. Two versions are compared by its names alone; where it is in the
 * bytes is found on request.
 */
export interface Reported {
  readonly crashes: readonly RuleCrash[];
  readonly isStopped?: true;
  readonly failedRecords: NameFailedRecords;
  readonly value: () => JsonValue | undefined;
  /** The number of findings. */
  readonly count: () => number;
  /** The occurrences of all findings. */
  readonly occurrences: () => OccurrenceSet;
  /** The findings at their bytes. */
  readonly located: () => LintResult;
  /** The same in small steps. */
  readonly locatedInSteps: () => Steps<LintResult>;
  /** The same without its findings. */
  readonly unlocated: () => LintResult;
}

/** What the rules have reported to the runner. */
export function* reportedBy(
  runner: Runner,
  bytes: Uint8Array,
  value: JsonValue | undefined,
  hidden: Redaction,
  newSha256: NewSha256,
): Steps<Reported> {
  const drafts = yield* runner.settle();
  const { crashes, omitted, tooManyFixes } = runner;
  const { spellings } = runner.snapshot;
  const spelled = (place: Place): Place => spellings.spelledPlace(place);
  const given = {
    crashes,
    failedRecords: runner.failures.named(value, newSha256, spelled),
    value: () => value,
  };
  const rest = { omitted, ...given, ...(tooManyFixes === undefined ? {} : { tooManyFixes }) };
  let joined: readonly OpenGroup[] | undefined;
  const groups = function* (): Steps<readonly OpenGroup[]> {
    joined ??= runner.aggregates ? yield* joinByCause(drafts) : drafts.map(byItself);
    return joined;
  };
  const isSpelled = spellings.nearMisses.length > 0 || spellings.hasUndocumented;
  const inFile = (group: DraftGroup): DraftGroup => (isSpelled ? spelledGroup(group, spellings) : group);
  const unlocated = (): LintResult => ({ findings: [], ...rest, shownBytes: hidden.cover(bytes) });
  const locatedInSteps = function* (): Steps<LintResult> {
    if (drafts.length === 0) return unlocated();
    const { largeTexts, repeatedTasks } = runner.snapshot;
    const knownJson = new PlaceSet();
    for (const place of largeTexts) knownJson.add(spelled(place));
    const all = yield* groups();
    yield;
    const sorted = runner.aggregates ? yield* sortGroups(all, runner) : all;
    const spelledGroups = isSpelled ? sorted.map(inFile) : sorted;
    const whole =
      repeatedTasks.size > 0
        ? spelledGroups.map((group) => repeatedGroup(group, repeatedTasks))
        : spelledGroups;
    const text = { bytes, value, hidden, newSha256, knownJson, failedRecords: given.failedRecords };
    const { findings, locations } = yield* locateGroupsInSteps(text, whole);
    yield;
    return { findings, ...rest, shownBytes: hidden.cover(bytes, locations) };
  };
  return {
    ...given,
    count: () => (drafts.length === 0 ? 0 : finish(groups()).length),
    occurrences: () => {
      // Equal keys are numbered. Which of them gets which number depends on the order, but not which numbers
      // there are.
      const keys = new OccurrenceKeys({ bytes }, new Fingerprints(value, newSha256, 'alike'));
      const occurrences = new OccurrenceSet();
      for (const each of drafts)
        for (const draft of inFile(byItself(each)).drafts)
          occurrences.add(each.active.rule.id, keys.next(each.active.rule.id, draft));
      return occurrences;
    },
    located: () => finish(locatedInSteps()),
    locatedInSteps,
    unlocated,
  };
}
