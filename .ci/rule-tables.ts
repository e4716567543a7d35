import { addTo } from '../src/bytes/text/add-to.js';
import { capitalized, listed } from '../src/bytes/text/in-words.js';
import { kindsOf, levelOfKind } from '../src/verdict/lint/kinds.js';
import type { OptionSpec } from '../src/verdict/lint/options.js';
import { levelWhenOn } from '../src/verdict/lint/pack.js';
import type { Rule } from '../src/verdict/lint/rule.js';

/* What pages say of rules by tables: npm run docs writes them. */

/** A row of the table of rules: id with a link to the page, level, fix and summary. */
export function ruleRow(
  { id, level, lenient, catalog, levelInAll, fix, summary }: Rule,
  pathOf: (id: string) => string,
): string {
  const lenientLevel = lenient?.level === undefined ? '' : ` (${lenient.level})`;
  const inCatalog = catalog?.level === undefined ? '' : ` (${catalog.level} in \`catalog\`)`;
  const inAll = levelInAll === undefined ? '' : ` (${levelInAll} in \`all\`)`;
  const levels = `${level}${lenientLevel}${inCatalog}${inAll}`;
  return row([`[\`${id}\`](${pathOf(id)})`, levels, fix === 'none' ? '' : fix, summary]);
}

/** The first part of a rule's page: what it reports, its levels, its kinds, its source. */
export function ruleFacts(rule: Rule): string {
  const { level, lenient, catalog, levelInAll, fix, summary, source } = rule;
  const facts = [
    ['Level', level],
    ['In `lenient`', changesOf(lenient)],
    ...(catalog === undefined ? [] : [['In `catalog`', changesOf(catalog)]]),
    ...(levelInAll === undefined ? [] : [['In `all`', levelInAll]]),
    ['Fix', FIXES[fix]],
  ];
  return [
    `**${sentence(summary)}**`,
    table(
      facts.map(([name = '']) => name),
      [facts.map(([, value = '']) => value)],
    ),
    ...kindTable(rule),
    `Source: ${source}.${revealed(rule)} A \`room\` below is [a small room](../../examples/door.json) with the changes that its [lines](../../docs/testing.md#a-room) name.`,
  ].join('\n\n');
}

/** The last part of a rule's page; none for a rule without options. */
export function ruleOptions({ options = {} }: Rule): string {
  const rows = Object.entries(options).map(([name, spec]) => [
    `\`${name}\``,
    typeOf(spec),
    JSON.stringify(spec.default),
    spec.description,
  ]);
  return rows.length === 0 ? '' : table(['Option', 'Type', 'Default', 'Meaning'], rows);
}

const FIXES: Readonly<Record<Rule['fix'], string>> = {
  none: 'none',
  safe: 'safe',
  unsafe: 'unsafe: only `--unsafe-fixes` applies it',
  mixed: 'in some cases, safe or unsafe',
};

/** The kinds where there are several, or where one has a sentence of the documents: a row for what they share. */
function kindTable(rule: Rule): readonly string[] {
  const entries = kindsOf(rule);
  if (entries.length < 2 && entries.every(({ sentence: said }) => said === undefined)) return [];
  const kindsBy = new Map<string, string[]>();
  for (const { name, sentence: said = '' } of entries)
    addTo(kindsBy, JSON.stringify([levelOfKind(rule, name, levelWhenOn(rule)), said]), `\`${name}\``);
  const rows = [...kindsBy].map(([shared, kinds]) => [kinds.join(', '), ...(JSON.parse(shared) as string[])]);
  return [table(['Kinds', 'Level', 'The documents say'], rows)];
}

function revealed({ reveals = [] }: Rule): string {
  if (reveals.length === 0) return '';
  const rules = reveals.map((names) => `\`${names}\``);
  return ` After its fix, ${listed(rules, 'and')} can see more of the file and may have new findings.`;
}

function changesOf(change: Rule['lenient']): string {
  const options = Object.entries(change?.options ?? {});
  const changes = [
    ...(change?.level === undefined ? [] : [change.level]),
    ...options.map(([name, value]) => `\`${name}: ${JSON.stringify(value)}\``),
  ];
  return changes.length === 0 ? 'the same' : changes.join(', with ');
}

/** Fields and JSON's own words keep their spelling. */
const SPELLED = /^(?:[a-z]+[A-Z]|(?:null|true|false|undefined)\b)/;

function sentence(text: string): string {
  return `${SPELLED.test(text) ? text : capitalized(text)}.`;
}

function typeOf(spec: OptionSpec): string {
  switch (spec.type) {
    case 'choice':
      return spec.choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(' or ');
    case 'integer':
      return `integer, at least ${spec.minimum}`;
    case 'strings':
      return spec.orAny === true ? 'list of strings or `"any"`' : 'list of strings';
    case 'string':
      return 'string';
    case 'boolean':
      return '`true` or `false`';
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
