import { placeText, shownPointer } from '../../bytes/json/pointer.js';
import { printable, quoteValue } from '../../bytes/json/quote.js';
import { addTo } from '../../bytes/text/add-to.js';
import { counted } from '../../bytes/text/in-words.js';
import { itemText, keyText, labelText, type NamedItem } from '../../model/snapshot/labels.js';
import type { Outline, OutlineLimits, OutlineQuest } from '../play/outline.js';
import type { OutlinePlace } from '../play/outline-details.js';
import type { Answer, AnswerEntry, AnswerSection } from './answer.js';
import type { ShowFinding, ShowFindings, ShowReport } from './show-report.js';

/* The outline of a room fits a screen, whatever the room: at most about 50 lines of this width. */
const MAX_WIDTH = 110;
const MAX_PREFABS = 10;
/** Up to so many quests are shown with a line for each kind of change, and more of them with one line. */
const MAX_FULL_QUESTS = 5;
const MAX_QUESTS = 16;
const MAX_UNREACHABLE = 6;
/** What the text needs of an outline. */
export const OUTLINE_LIMITS: OutlineLimits = { quests: MAX_QUESTS, unreachable: MAX_UNREACHABLE };
const MAX_RULES = 8;
const MAX_WAYS = 3;
const WAY_WIDTH = 46;
/** Labels of one prefab. */
const MAX_LABELS = 20;
/** One item or quest may take more. */
const MAX_PLACES = 60;
const MAX_FINDINGS = 20;

/** A room, or one item or quest. @param leftOut what the report lacks of the outline */
export function showAnswer(name: string, report: ShowReport, leftOut: Outline['leftOut']): Answer {
  const { details } = report;
  if (details === undefined)
    return { title: fitted(roomTitle(name, report, leftOut)), sections: roomSections(report, leftOut) };
  return { title: details.title, sections: detailSections(report, details, leftOut) };
}

function section(title: string, lines: readonly (string | AnswerEntry)[]): AnswerSection {
  return { title, entries: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) };
}

/** `garden.json: 6 items, 2 quests, 1 finding` */
function roomTitle(name: string, report: ShowReport, leftOut: Outline['leftOut']): string {
  const { items, quests, findings } = report;
  const total = findings.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    counted(items.length, 'item'),
    counted(quests.length + leftOut.quests, 'quest'),
    counted(total, 'finding'),
  ];
  return `${name}: ${parts.join(', ')}`;
}

function roomSections(report: ShowReport, leftOut: Outline['leftOut']): readonly AnswerSection[] {
  const { items, unreachable, findings } = report;
  return [
    section('Items', itemLines(items).map(fitted)),
    section('Quests', questEntries(report, leftOut.quests).map(fittedEntry)),
    section('Never happens', unreachableLines(unreachable, leftOut.unreachable).map(fitted)),
    section('Findings', ruleLines(findings)),
  ];
}

/** The sections about one item or quest. */
function detailSections(
  report: ShowReport,
  { kind, fields, places, findings }: NonNullable<ShowReport['details']>,
  leftOut: Outline['leftOut'],
): readonly AnswerSection[] {
  const { items, unreachable } = report;
  const isQuest = kind === 'quest';
  return [
    section(
      'Fields',
      fields.map(({ name, value }) => `${name}: ${value}`),
    ),
    section('Items', isQuest ? few(items.map(itemText), MAX_PREFABS, 'item') : []),
    section(isQuest ? 'How it changes' : 'Quests', questEntries(report, leftOut.quests)),
    section('Never happens', unreachableLines(unreachable, leftOut.unreachable)),
    section('Places', placeLines(places)),
    section('Findings', findingLines(findings)),
  ];
}

function fittedEntry({ text, details = [] }: AnswerEntry): AnswerEntry {
  return { text: fitted(text), details: details.map(fitted) };
}

/** A line of the outline, short enough for a screen. */
function fitted(text: string): string {
  const line = printable(text);
  const characters = [...line.slice(0, 2 * MAX_WIDTH)];
  return characters.length > MAX_WIDTH ? `${characters.slice(0, MAX_WIDTH - 1).join('')}…` : line;
}

function few(lines: readonly string[], most: number, what: string): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most), `… and ${counted(lines.length - most, `more ${what}`)}`];
}

/** The items by prefab, the most frequent first, with as many labels as there is room for. */
function itemLines(items: ShowReport['items']): readonly string[] {
  const byPrefab = new Map<string, NamedItem[]>();
  for (const item of items) addTo(byPrefab, item.prefabName ?? '', item);
  const prefabs = [...byPrefab].sort(([, one], [, other]) => other.length - one.length);
  const digits = String(prefabs[0]?.[1].length ?? 0).length;
  const lines = prefabs.slice(0, MAX_PREFABS).map(([prefabName, all]) => {
    const prefab = prefabName === '' ? 'without prefabName' : labelText({ prefabName });
    return `${String(all.length).padStart(digits)} ${prefab}  ${labelsText(all, MAX_WIDTH - prefab.length - 20)}`;
  });
  const rest = prefabs.slice(MAX_PREFABS).reduce((sum, [, all]) => sum + all.length, 0);
  if (rest === 0) return lines;
  return [
    ...lines,
    `… and ${counted(rest, 'item')} of ${counted(prefabs.length - MAX_PREFABS, 'more prefab')}`,
  ];
}

/** The items with titles first: `4 "Open Door", 7, 8 and 12 more`. */
function labelsText(items: readonly NamedItem[], width: number): string {
  const shown: string[] = [];
  let length = 0;
  for (const isTitled of [true, false])
    for (const { key, title } of items) {
      if ((title !== undefined) !== isTitled) continue;
      if (length > width || shown.length === MAX_LABELS) break;
      const text = title === undefined ? keyText(key) : `${keyText(key)} ${quoteValue(title)}`;
      if (shown.length > 0 && length + text.length > width) break;
      shown.push(text);
      length += text.length + 2;
    }
  const more = items.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function questEntries({ quests, unreachable }: ShowReport, leftOut: number): readonly AnswerEntry[] {
  const stuck = new Set(unreachable.map(({ id }) => id));
  const startsText = (quest: OutlineQuest, most: number): string =>
    quest.starts.length === 0 && quest.completes.length > 0 && !stuck.has(quest.id)
      ? 'not needed, it goes straight to Completed'
      : waysText(quest.starts, most);
  if (quests.length > MAX_FULL_QUESTS) {
    const lines = quests.slice(0, MAX_QUESTS).map((quest) => {
      const ways = [`starts: ${startsText(quest, 1)}`, `completes: ${waysText(quest.completes, 1)}`];
      const resets = quest.resets.length === 0 ? [] : [`resets: ${waysText(quest.resets, 1)}`];
      const shown = [...ways, ...resets].map((way) => cut(way, WAY_WIDTH));
      return { text: `${questText(quest)} · ${shown.join(' · ')}` };
    });
    const more = quests.length + leftOut - lines.length;
    return more > 0
      ? [...lines, { text: `… and ${counted(more, 'more quest')}: --quest NAME shows one` }]
      : lines;
  }
  return quests.map((quest) => {
    const { requires, completes, resets, mayChange } = quest;
    const details = [
      ...(requires.length === 0 ? [] : [`requires: ${waysText(requires, MAX_WAYS)}`]),
      `starts: ${startsText(quest, MAX_WAYS)}`,
      `completes: ${waysText(completes, MAX_WAYS)}`,
      `resets: ${waysText(resets, MAX_WAYS)}`,
      ...(mayChange.length === 0 ? [] : [`may also change: ${waysText(mayChange, MAX_WAYS)}`]),
    ];
    return { text: questText(quest), details };
  });
}

function questText({ name, enabled, group }: OutlineQuest): string {
  const notes = [...(enabled ? [] : ['Enabled false']), ...(group === '' ? [] : [group])];
  return `${quoteValue(name)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

function waysText(ways: readonly string[], most: number): string {
  if (ways.length === 0) return 'nothing';
  const more = ways.length - most;
  return `${ways.slice(0, most).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

function unreachableLines(unreachable: ShowReport['unreachable'], leftOut: number): readonly string[] {
  const lines = unreachable
    .slice(0, MAX_UNREACHABLE)
    .map(({ name, state, reason }) => `${quoteValue(name)} is never ${state}: ${reason}`);
  const more = unreachable.length + leftOut - lines.length;
  return more > 0 ? [...lines, `… and ${counted(more, 'more state')}`] : lines;
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
