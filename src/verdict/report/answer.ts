import { printable } from '../../bytes/json/quote.js';
import { code, escaped } from './markdown.js';
import { repositoryPath } from './report.js';
import type { Paint } from './text-report.js';
import { annotation } from './workflow-commands.js';

/*
 * The form that the answers of most commands take (title, sections, verdict, advice), and the functions that write
 * an answer to a terminal, to Markdown and to GitHub. agent/reply writes it for assistants.
 */

/** What becomes of a thing, or how something went. Each has its sign, so that colour is not needed. */
export type AnswerSymbol = '+' | '~' | '-' | '!' | '✓' | '✗';

/** A sentence with its sign. */
export interface AnswerLine {
  readonly symbol?: AnswerSymbol | undefined;
  readonly text: string;
}

/** One thing of a list: a record that changes, a difference, a line of a play. */
export interface AnswerEntry extends AnswerLine {
  /** What belongs to it, a line each. */
  readonly details?: readonly string[];
}

export interface AnswerSection {
  /** Undefined for the only section. */
  readonly title?: string;
  readonly entries: readonly AnswerEntry[];
}

/** How many records of a kind come, change, go and stay. */
export interface AnswerCounts {
  readonly name: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** What a command answers of one file or room. Texts of a file in it need not be printable. */
export interface Answer {
  readonly title: string;
  readonly counts?: readonly AnswerCounts[];
  /** In the order of a terminal, whose last lines are seen first. */
  readonly sections?: readonly AnswerSection[];
  /** For writers that can draw: graphs for Mermaid. */
  readonly pictures?: readonly { readonly title: string; readonly mermaid: string }[];
  /** What it comes to; undefined where the sections say it. */
  readonly verdict?: AnswerLine;
  /** What to look at, or to do. */
  readonly advice?: readonly AnswerLine[];
  /** The file that an annotation names. */
  readonly file?: string;
  /** Whether standard error says it as well. */
  readonly isError?: boolean;
}

const STYLES = {
  '+': 'green',
  '~': 'yellow',
  '-': 'red',
  '!': 'yellow',
  '✓': 'green',
  '✗': 'red',
} as const satisfies Record<AnswerSymbol, Parameters<Paint>[0]>;

/** Answers for a terminal: what they come to is at the end. */
export function answersText(answers: readonly Answer[], paint: Paint): string[] {
  const shown = answers.filter(({ isError }) => isError !== true);
  return shown.flatMap((answer, index) => [...(index === 0 ? [] : ['\n']), ...answerText(answer, paint)]);
}

function answerText({ title, counts, sections = [], verdict, advice = [] }: Answer, paint: Paint): string[] {
  const lines = [...advice, ...(verdict === undefined ? [] : [verdict])];
  return [
    `${paint('bold', printable(title))}\n`,
    ...countLines(counts ?? [], paint),
    ...sections.flatMap((section) => [
      section.title === undefined || section.entries.length === 0
        ? ''
        : `\n${paint('bold', printable(section.title))}\n`,
      ...sectionTexts(section, paint),
    ]),
    ...(lines.length === 0 ? [] : ['\n', ...lines.map((line) => `${lineText(line, paint)}\n`)]),
  ];
}

/** Entries without a sign stand below the words of the others. */
function sectionTexts({ entries }: AnswerSection, paint: Paint): string[] {
  const isSigned = entries.some(({ symbol }) => symbol !== undefined);
  return entries.map(
    (entry) => `${isSigned && entry.symbol === undefined ? '  ' : ''}${entryText(entry, paint)}`,
  );
}

/** An entry with its details, each on a line. */
export function entryText({ details = [], ...line }: AnswerEntry, paint: Paint): string {
  return [`  ${lineText(line, paint)}\n`, ...details.map((each) => `      ${printable(each)}\n`)].join('');
}

function lineText({ symbol, text }: AnswerLine, paint: Paint): string {
  return symbol === undefined ? printable(text) : `${paint(STYLES[symbol], symbol)} ${printable(text)}`;
}

function countLines(counts: readonly AnswerCounts[], paint: Paint): string[] {
  return counts.flatMap(({ name, added, changed, removed, unchanged }) => {
    if (added + changed + removed + unchanged === 0) return [];
    const cell = (symbol: '+' | '~' | '-', count: number, word: string): string =>
      paint(count === 0 ? 'dim' : STYLES[symbol], `${symbol} ${count} ${word}`);
    const cells = [cell('+', added, 'added'), cell('~', changed, 'changed'), cell('-', removed, 'removed')];
    return `  ${name.padEnd(14)} ${cells.join('   ')}   ${paint('dim', `= ${unchanged} unchanged`)}\n`;
  });
}

const WORST: readonly (AnswerSymbol | undefined)[] = ['✗', '-', '!'];

function rankOf({ symbol }: AnswerLine): number {
  const rank = WORST.indexOf(symbol);
  return rank === -1 ? WORST.length : rank;
}

/** The entries for those who read the beginning: the worst first. */
export function worstEntries({ sections = [] }: Answer): readonly AnswerEntry[] {
  return sections.flatMap(({ entries }) => entries).sort((one, other) => rankOf(one) - rankOf(other));
}

/** A job summary of GitHub holds 1 MiB: this many entries of a section are shown. */
const MAX_ENTRIES = 500;

/** Answers for a summary or a comment: what they come to is at the beginning. */
export function answersMarkdown(answers: readonly Answer[]): string[] {
  return answers.map((answer) => `${answerMarkdown(answer)}\n`);
}

function answerMarkdown(answer: Answer): string {
  const { title, counts = [], sections = [], pictures = [], verdict, advice = [] } = answer;
  let body = `## ${escaped(printable(title))}\n`;
  if (counts.length > 0)
    body += '\n| | + added | ~ changed | - removed | = unchanged |\n|---|---|---|---|---|\n';
  for (const { name, added, changed, removed, unchanged } of counts)
    body += `| ${name} | ${added} | ${changed} | ${removed === 0 ? 0 : `**${removed}**`} | ${unchanged} |\n`;
  for (const { text } of advice) body += `\n**${escaped(printable(text))}**\n`;
  if (verdict !== undefined) body += `\n${escaped(signed(verdict))}\n`;
  const worst = ({ entries }: AnswerSection): number =>
    entries.reduce((rank, entry) => Math.min(rank, rankOf(entry)), WORST.length);
  for (const section of [...sections].sort((one, other) => worst(one) - worst(other)))
    body += sectionMarkdown(section);
  for (const { title: name, mermaid } of pictures)
    body += `\n<details><summary>${escaped(name)}</summary>\n\n\`\`\`mermaid\n${mermaid}\`\`\`\n\n</details>\n`;
  return body;
}

function sectionMarkdown({ title, entries }: AnswerSection): string {
  if (entries.length === 0) return '';
  const items = entries.slice(0, MAX_ENTRIES).map(({ symbol, text, details = [] }) => {
    const sign = symbol === undefined ? '' : `${code(symbol)} `;
    const more = details.map((detail) => `<br>${escaped(printable(detail))}`).join('');
    return `- ${sign}${escaped(printable(text))}${more}\n`;
  });
  const rest = entries.length - items.length;
  const head = title === undefined ? '' : `### ${escaped(printable(title))}\n\n`;
  return `\n${head}${items.join('')}${rest > 0 ? `- … and ${rest} more\n` : ''}`;
}

/** A line with its sign, printable. */
export function signed({ symbol, text }: AnswerLine): string {
  return symbol === undefined ? printable(text) : `${symbol} ${printable(text)}`;
}

/** The counts in one line: `items +1 ~0 -2`. */
export function countsText(counts: readonly AnswerCounts[]): string {
  return counts
    .filter(({ added, changed, removed }) => added + changed + removed > 0)
    .map(({ name, added, changed, removed }) => `${name} +${added} ~${changed} -${removed}`)
    .join(', ');
}

/** This many entries are named in one annotation. */
const MAX_NAMED = 20;

/** An answer as an annotation of GitHub. @param subject what it is about: `import plan` */
export function answerGitHub(answer: Answer, subject: string, folder: string): string {
  const { title, verdict, advice = [], counts = [], file } = answer;
  const level =
    verdict?.symbol === '✗' && answer.isError !== true
      ? 'error'
      : verdict?.symbol === '✓'
        ? 'notice'
        : 'warning';
  const entries = worstEntries(answer);
  const named = entries.slice(0, MAX_NAMED).map(({ details = [], ...line }) => {
    const told = line.symbol === '~' || line.symbol === '!' ? details : [];
    return [signed(line), ...told.map((each) => printable(each))].join('; ');
  });
  if (entries.length > named.length) named.push(`… and ${entries.length - named.length} more`);
  const lines = [
    [printable(title), ...(verdict === undefined ? [] : [printable(verdict.text)])].join(': '),
    countsText(counts),
    ...advice.map(({ text }) => printable(text)),
    ...named,
  ];
  // Without a file where GitHub shows none, or an earlier version may be meant.
  const properties =
    file === undefined ? { title: subject } : { file: repositoryPath(folder, file), title: subject };
  return annotation(level, properties, lines.filter((text) => text !== '').join('\n'));
}
