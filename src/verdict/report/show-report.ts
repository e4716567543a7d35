import type { NamedItem } from '../../model/snapshot/labels.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';
import type { Finding, OmittedFindings } from '../lint/finding.js';
import { type Level, worstFirst } from '../lint/levels.js';
import type { Outline, OutlineQuest } from '../play/outline.js';
import type { FocusedOutline, OutlineDetails } from '../play/outline-details.js';

/** The version of the report's shape, which schemas/show-report.schema.json describes. */
const VERSION = 1;

/** The findings of one rule. */
export interface ShowFindings {
  readonly rule: string;
  readonly level: Level;
  readonly count: number;
}

/** A finding about the item or quest that is shown. */
export interface ShowFinding {
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  readonly embedded: readonly string[];
}

/** A room at a glance, or all about one item or quest, as `roomlint show --format json` prints it. */
export interface ShowReport {
  readonly version: 1;
  /** The items, in file order; with a focus, those that it has to do with. */
  readonly items: readonly NamedItem[];
  readonly quests: readonly OutlineQuest[];
  /** The states that quests can never be in. */
  readonly unreachable: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: (typeof QUEST_STATES)[number];
    readonly reason: string;
  }[];
  /** Findings by rule: errors first, then the most frequent. */
  readonly findings: readonly ShowFindings[];
  /** With a focus only. */
  readonly details?: OutlineDetails & { readonly findings: readonly ShowFinding[] };
}

export interface CheckedFindings {
  readonly findings: readonly Finding[];
  readonly omitted?: OmittedFindings | undefined;
}

/** What `roomlint show` says of a room, or of one item or quest in it. */
export function showReport(outline: Outline | FocusedOutline, checked: CheckedFindings): ShowReport {
  const { items, quests } = outline;
  const unreachable = outline.unreachable.map((each) => ({ ...each, state: QUEST_STATES[each.state] }));
  const common = { version: VERSION, items, quests, unreachable } as const;
  if (!('details' in outline)) return { ...common, findings: byRule(checked) };
  const about = findingsAbout(outline.details, checked.findings);
  const details = { ...outline.details, findings: about.map(shownFinding) };
  return { ...common, findings: byRule({ findings: about }), details };
}

function byRule({ findings, omitted = new Map() }: CheckedFindings): readonly ShowFindings[] {
  const counts = new Map<string, ShowFindings>();
  const add = (rule: string, level: Level, count: number): void => {
    if (count === 0) return;
    const key = `${level} ${rule}`;
    counts.set(key, { rule, level, count: (counts.get(key)?.count ?? 0) + count });
  };
  for (const { rule, level } of findings) add(rule, level, 1);
  for (const [rule, { errors, warnings, infos }] of omitted) {
    add(rule, 'error', errors);
    add(rule, 'warning', warnings);
    add(rule, 'info', infos);
  }
  return [...counts.values()].sort(
    (one, other) => worstFirst(one, other) || other.count - one.count || (one.rule < other.rule ? -1 : 1),
  );
}

/** The findings in the records that define the item or quest, or refer to it. */
function findingsAbout({ places }: OutlineDetails, findings: readonly Finding[]): Finding[] {
  const records = new Set(places.map(({ pointer }) => recordOf(pointer)));
  return findings.filter(({ pointer }) => records.has(recordOf(pointer)));
}

/** The section and key of a pointer. */
function recordOf(pointer: string): string {
  return pointer.split('/', 3).join('/');
}

function shownFinding({ rule, level, message, start, pointer, embedded }: Finding): ShowFinding {
  return { rule, level, message, line: start.line, column: start.column, pointer, embedded };
}
