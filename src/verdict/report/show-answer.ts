import { placeText, shownPointer } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { addTo } from '../../bytes/text/add-to.js';
import { counted, listed } from '../../bytes/text/in-words.js';
import { itemText, keyText, labelText, type NamedItem } from '../../model/snapshot/labels.js';
import type { OutlineQuest } from '../play/outline.js';
import type { OutlinePlace } from '../play/outline-details.js';
import type { Answer, AnswerEntry, AnswerSection } from './answer.js';
import type { ShowFinding, ShowFindings, ShowReport } from './show-report.js';

/* The first of each: --format json has all. */
const MAX_PREFABS = 10;
/** Items of one prefab. */
const MAX_LABELS = 20;
const MAX_QUESTS = 12;
const MAX_UNREACHABLE = 6;
const MAX_RULES = 8;
const MAX_WAYS = 3;
/** One item or quest may take more. */
const MAX_PLACES = 60;
const MAX_FINDINGS = 20;

/** A room, or one item or quest. */
export function showAnswer(name: string, report: ShowReport): Answer {
  const { details } = report;
  if (details === undefined) return { title: roomTitle(name, report), sections: roomSections(report) };
  return { title: details.title, sections: detailSections(report, details) };
}

function section(title: string, lines: readonly (string | AnswerEntry)[]): AnswerSection {
  return { title, entries: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) };
}

/** `garden.json: 6 items, 2 quests, 1 finding` */
function roomTitle(name: string, { items, quests, findings }: ShowReport): string {
  const total = findings.reduce((sum, { count }) => sum + count, 0);
  const parts = [counted(items.length, 'item'), counted(quests.length, 'quest'), counted(total, 'finding')];
  return `${name}: ${parts.join(', ')}`;
}

function roomSections(report: ShowReport): readonly AnswerSection[] {
  const { items, unreachable, findings } = report;
  return [
    section('Items', itemLines(items)),
    section('Quests', questEntries(report)),
    section('Never happens', unreachableLines(unreachable)),
    section('Findings', ruleLines(findings)),
  ];
}

/** The sections about one item or quest. */
function detailSections(
  report: ShowReport,
  { kind, fields, places, findings }: NonNullable<ShowReport['details']>,
): readonly AnswerSection[] {
  const { items, unreachable } = report;
  const isQuest = kind === 'quest';
  return [
    section(
      'Fields',
      fields.map(({ name, value }) => `${name}: ${value}`),
    ),
    section('Items', isQuest ? few(items.map(itemText), MAX_PREFABS, 'item') : []),
    section(isQuest ? 'How it changes' : 'Quests', questEntries(report)),
    section('Never happens', unreachableLines(unreachable)),
    section('Places', placeLines(places)),
    section('Findings', findingLines(findings)),
  ];
}

function few(lines: readonly string[], most: number, what: string): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most), `… and ${counted(lines.length - most, `more ${what}`)}`];
}

/** The items by prefab, the most frequent first. */
function itemLines(items: ShowReport['items']): readonly string[] {
  const byPrefab = new Map<string, NamedItem[]>();
  for (const item of items) addTo(byPrefab, item.prefabName ?? '', item);
  const prefabs = [...byPrefab].sort(([, one], [, other]) => other.length - one.length);
  const digits = String(prefabs[0]?.[1].length ?? 0).length;
  const lines = prefabs.slice(0, MAX_PREFABS).map(([prefabName, all]) => {
    const prefab = prefabName === '' ? 'without prefabName' : labelText({ prefabName });
    return `${String(all.length).padStart(digits)} ${prefab}  ${labelsText(all)}`;
  });
  const rest = prefabs.slice(MAX_PREFABS).reduce((sum, [, all]) => sum + all.length, 0);
  if (rest === 0) return lines;
  return [
    ...lines,
    `… and ${counted(rest, 'item')} of ${counted(prefabs.length - MAX_PREFABS, 'more prefab')}`,
  ];
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
  const entries = quests.slice(0, MAX_QUESTS).map((quest): AnswerEntry => {
    const { id, requires, starts, completes, resets, mayChange } = quest;
    const isSkipped = starts.length === 0 && completes.length > 0 && !stuck.has(id);
    const details = [
      ...(requires.length === 0 ? [] : [`requires: ${waysText(requires)}`]),
      `starts: ${isSkipped ? 'not needed, it goes straight to Completed' : waysText(starts)}`,
      `completes: ${waysText(completes)}`,
      `resets: ${waysText(resets)}`,
      ...(mayChange.length === 0 ? [] : [`may also change: ${waysText(mayChange)}`]),
    ];
    return { text: questText(quest), details };
  });
  const more = quests.length - entries.length;
  if (more === 0) return entries;
  return [...entries, { text: `… and ${counted(more, 'more quest')}: --quest NAME shows one` }];
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

function unreachableLines(unreachable: ShowReport['unreachable']): readonly string[] {
  const lines = unreachable.map(
    ({ name, state, reason }) => `${quoteValue(name)} is never ${state}: ${reason}`,
  );
  return few(lines, MAX_UNREACHABLE, 'state');
}

function ruleLines(findings: readonly ShowFindings[]): readonly string[] {
  const digits = String(findings.reduce((most, { count }) => Math.max(most, count), 0)).length;
  const lines = findings
    .slice(0, MAX_RULES)
    .map(
      ({ rule, level, count }) =>
        `${String(count).padStart(digits)} ${(count === 1 ? level : `${level}s`).padEnd(8)} ${rule}`,
    );
  const more = findings.length - lines.length;
  return more > 0 ? [...lines, `… and findings of ${counted(more, 'more rule')}`] : lines;
}

function placeLines(places: readonly OutlinePlace[]): readonly string[] {
  const lines = places.map((place) => `${place.text}  ${placeText(place, shownPointer)}`);
  return few(lines, MAX_PLACES, 'place');
}

function findingLines(findings: readonly ShowFinding[]): readonly string[] {
  const lines = findings.map(
    ({ level, line, column, message, rule }) => `${level} ${line}:${column} ${message} (${rule})`,
  );
  return few(lines, MAX_FINDINGS, 'finding');
}
