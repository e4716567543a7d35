import { placeText, shownPointer } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { addTo } from '../../bytes/text/add-to.js';
import { counted, listed } from '../../bytes/text/in-words.js';
import { itemText, keyText, labelText, type NamedItem } from '../../model/snapshot/labels.js';
import type { OutlineQuest } from '../play/outline.js';
import type { OutlinePlace } from '../play/outline-details.js';
import type { Answer, AnswerEntry, AnswerSection } from './answer.js';
import type { ShowFinding, ShowFindings, ShowReport } from './show-report.js';

/** The first of each list are shown: --format json has all. */
const MAX_SHOWN = 10;
/** One item or quest may take more. */
const MAX_DETAILS = 60;
/** Items of one prefab. */
const MAX_LABELS = 20;
const MAX_WAYS = 3;

/** A room, or one item or quest. */
export function showAnswer(name: string, report: ShowReport): Answer {
  const { details } = report;
  if (details === undefined) return { title: roomTitle(name, report), sections: roomSections(report) };
  return { title: details.title, sections: detailSections(report, details) };
}

/** @param what one of those that are left out */
function section(
  title: string,
  what: string,
  lines: readonly (string | AnswerEntry)[],
  most = MAX_SHOWN,
): AnswerSection {
  const more = lines.length - most;
  const shown = more > 0 ? [...lines.slice(0, most), `… and ${counted(more, `more ${what}`)}`] : lines;
  return { title, entries: shown.map((line) => (typeof line === 'string' ? { text: line } : line)) };
}

/** `garden.json: 6 items, 2 quests, 1 finding` */
function roomTitle(name: string, { items, quests, findings }: ShowReport): string {
  const total = findings.reduce((sum, { count }) => sum + count, 0);
  const parts = [counted(items.length, 'item'), counted(quests.length, 'quest'), counted(total, 'finding')];
  return `${name}: ${parts.join(', ')}`;
}

function roomSections(report: ShowReport): readonly AnswerSection[] {
  return [
    section('Items', 'prefab', prefabLines(report.items)),
    section('Quests', 'quest', questEntries(report)),
    section('Never happens', 'state', unreachableLines(report)),
    section('Findings', 'rule', ruleLines(report.findings)),
  ];
}

/** The sections about one item or quest. */
function detailSections(
  report: ShowReport,
  { kind, fields, places, findings }: NonNullable<ShowReport['details']>,
): readonly AnswerSection[] {
  const isQuest = kind === 'quest';
  return [
    section(
      'Fields',
      'field',
      fields.map(({ name, value }) => `${name}: ${value}`),
      MAX_DETAILS,
    ),
    section('Items', 'item', isQuest ? report.items.map(itemText) : []),
    section(isQuest ? 'How it changes' : 'Quests', 'quest', questEntries(report)),
    section('Never happens', 'state', unreachableLines(report)),
    section('Places', 'place', places.map(placeLine), MAX_DETAILS),
    section('Findings', 'finding', findings.map(findingLine), MAX_DETAILS),
  ];
}

/** The items by prefab, the most frequent first. */
function prefabLines(items: ShowReport['items']): readonly string[] {
  const byPrefab = new Map<string, NamedItem[]>();
  for (const item of items) addTo(byPrefab, item.prefabName ?? '', item);
  const prefabs = [...byPrefab].sort(([, one], [, other]) => other.length - one.length);
  const digits = String(prefabs[0]?.[1].length ?? 0).length;
  return prefabs.map(([prefabName, all]) => {
    const prefab = prefabName === '' ? 'without prefabName' : labelText({ prefabName });
    return `${String(all.length).padStart(digits)} ${prefab}  ${labelsText(all)}`;
  });
}

/** The items with titles first: `4 "Open Door", 7, 8 and 12 more`. */
function labelsText(items: readonly NamedItem[]): string {
  const isTitled = ({ title }: NamedItem): boolean => title !== undefined;
  const sorted = [...items.filter(isTitled), ...items.filter((item) => !isTitled(item))];
  const texts = sorted.map(({ key, title }) =>
    title === undefined ? keyText(key) : `${keyText(key)} ${quoteValue(title)}`,
  );
  return listed(texts, 'and', MAX_LABELS);
}

function questEntries({ quests, unreachable }: ShowReport): readonly AnswerEntry[] {
  const stuck = new Set(unreachable.map(({ id }) => id));
  return quests.map((quest): AnswerEntry => {
    const { id, requires, starts, completes, resets, mayChange } = quest;
    // What may change it and cannot be read may start it.
    const isSkipped =
      ![starts, mayChange].some(({ length }) => length > 0) && completes.length > 0 && !stuck.has(id);
    const details = [
      ...(requires.length === 0 ? [] : [`requires: ${waysText(requires)}`]),
      `starts: ${isSkipped ? 'not needed, it goes straight to Completed' : waysText(starts)}`,
      `completes: ${waysText(completes)}`,
      `resets: ${waysText(resets)}`,
      ...(mayChange.length === 0 ? [] : [`may also change: ${waysText(mayChange)}`]),
    ];
    return { text: questText(quest), details };
  });
}

function questText({ name, enabled, group }: OutlineQuest): string {
  const notes = [...(enabled ? [] : ['Enabled false']), ...(group === '' ? [] : [group])];
  return `${quoteValue(name)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

function waysText(ways: readonly string[]): string {
  if (ways.length === 0) return 'nothing';
  const more = ways.length - MAX_WAYS;
  return `${ways.slice(0, MAX_WAYS).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

function unreachableLines({ unreachable }: ShowReport): readonly string[] {
  return unreachable.map(({ name, state, reason }) => `${quoteValue(name)} is never ${state}: ${reason}`);
}

function ruleLines(findings: readonly ShowFindings[]): readonly string[] {
  const digits = String(findings.reduce((most, { count }) => Math.max(most, count), 0)).length;
  return findings.map(
    ({ rule, level, count }) =>
      `${String(count).padStart(digits)} ${(count === 1 ? level : `${level}s`).padEnd(8)} ${rule}`,
  );
}

function placeLine(place: OutlinePlace): string {
  return `${place.text}  ${placeText(place, shownPointer)}`;
}

function findingLine({ level, line, column, message, rule }: ShowFinding): string {
  return `${level} ${line}:${column} ${message} (${rule})`;
}
