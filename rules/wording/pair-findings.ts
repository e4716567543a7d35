import type { Place } from '../../src/json/place.js';
import { formatPointer, type Step } from '../../src/json/pointer.js';
import { type Draft, type FixDraft, wordsOf } from '../../src/lint/draft.js';
import type { FixKind, Report } from '../../src/lint/rule.js';
import type { QuestPair } from '../../src/snapshot/quest-entry.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { allEdits } from './all-edits.js';

/**
 * Findings that may be about quest entries. What both entries of a pair share is one finding, at the first entry, with the other
 * as related place and one fix for both; everything else is reported at once.
 */
export class PairFindings {
  private readonly waiting = new Map<QuestPair, Map<string, Draft>>();

  /**
   * @param place where the fault is: a quest entry, a part of one, or anything else
   * @param fix what kind of fix the finding has; that of the rule unless given
   */
  add(place: Place, makeDraft: () => Draft, snapshot: Snapshot, report: Report, fix?: FixKind): void {
    const { quests } = snapshot;
    const [section, key] = entryOf(place);
    const entry = section === 'quests' && key !== undefined ? quests?.entry(String(key)) : undefined;
    const pair = entry && quests?.pairOf(entry);
    if (pair === undefined || pair.entries.length !== 2) {
      report(makeDraft, fix);
      return;
    }
    const draft = makeDraft();
    const [[, , ...path] = []] = place.paths;
    // The two entries never have the same Status, so a misspelled Status is another word on each.
    const what = formatPointer(path) === '/Status' ? draft.fix?.safety : wordsOf(draft);
    const fault = `${formatPointer(path)} ${what}`;
    const ofPair = this.waiting.get(pair) ?? new Map<string, Draft>();
    this.waiting.set(pair, ofPair);
    const twin = ofPair.get(fault);
    ofPair.set(fault, twin === undefined ? draft : shared(twin, draft));
  }

  /** Reports what has waited for the other entry. */
  reportAll(report: Report): void {
    for (const drafts of this.waiting.values()) for (const draft of drafts.values()) report(draft);
    this.waiting.clear();
  }
}

/** The first two steps of a place in the file. */
function entryOf(place: Place): readonly [section: Step | undefined, key: Step | undefined] {
  let [link, below, belowThat]: (Place | undefined)[] = [place];
  while (link?.parent !== undefined) [link, below, belowThat] = [link.parent, link, below];
  return [below?.step, belowThat?.step];
}

/** The same fault in both entries of a pair, as one finding. */
function shared(first: Draft, second: Draft): Draft {
  return {
    ...first,
    related: [
      ...(first.related ?? []),
      {
        at: second.at,
        message: wordsOf(second) === wordsOf(first) ? 'the same on the other entry' : wordsOf(second),
      },
    ],
    fix: first.fix && second.fix && bothFixes(first.fix, second.fix),
  };
}

function bothFixes(one: FixDraft, other: FixDraft): FixDraft {
  const safety = one.safety === 'safe' ? other.safety : one.safety;
  return { ...one, safety, edits: allEdits([one, other]) };
}
