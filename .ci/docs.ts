import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulePack } from '../rules/index.js';
import { addTo } from '../src/bytes/text/add-to.js';
import { capitalized, listed } from '../src/bytes/text/in-words.js';
import { COMMANDS } from '../src/front/cli/commands.js';
import { FORMATS } from '../src/front/cli/formats.js';
import { kindsOf, levelOfKind } from '../src/verdict/lint/kinds.js';
import type { OptionSpec } from '../src/verdict/lint/options.js';
import { levelWhenOn } from '../src/verdict/lint/pack.js';
import type { Rule } from '../src/verdict/lint/rule.js';
import { pagePath } from '../src/verdict/report/rule-pages.js';
import { CONFIG_NAMES } from '../src/world/files/known-files.js';
import { configSchema } from './config-schema.js';

/*
 * npm run docs: writes the generated parts of the pages, between their markers, from the rules. What commands print
 * on pages is written by npm run accept.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/** What exists, for assistants that look for it: docs/llms.txt. */
function forAssistants(): string {
  const main = ['check', 'plan', 'simulate', 'show', 'mcp'];
  const commands = main.map((name) => `- \`roomlint ${name}\`: ${COMMANDS.get(name)?.summary ?? ''}`);
  const pages = readdirSync(`${root}docs`)
    .filter((name) => name.endsWith('.md'))
    .map(
      (name) => `- [${/^# (.*)/m.exec(readFileSync(`${root}docs/${name}`, 'utf8'))?.[1] ?? name}](${name})`,
    );
  return `# roomlint

> Linter and round-trip validator for room-data snapshots. Snapshots may be 50 MB: never read one whole.

\`ROOMLINT_FORMAT=agent\` makes reports of check, plan, simulate and roundtrip short. \`roomlint mcp\` serves tools: [assistants.md](assistants.md).

## Commands

${commands.join('\n')}

Exit codes: 0 nothing at error level, 1 findings, 2 the command could not do its work, 3 roomlint crashed.

## Pages

${pages.join('\n')}
- [rules](../rules/README.md)
`;
}

/** Fills in the generated sections of a page. */
function write(page: string, sections: Readonly<Record<string, string>>): void {
  const path = `${root}${page}`;
  let text = readFileSync(path, 'utf8');
  for (const [section, content] of Object.entries(sections)) text = fill(page, text, section, content);
  writeFileSync(path, text);
}

/** The release that README.md belongs to. */
function release(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return `*This page belongs to roomlint ${version}.*`;
}

function libraryExample(): string {
  return `\`\`\`js
${readFileSync(`${root}examples/library.mjs`, 'utf8').trimEnd()}
\`\`\``;
}

function formatTable(): string {
  const rows = Object.entries(FORMATS).map(([name, { purpose }]) => [`\`${name}\``, purpose]);
  return table(['format', 'for'], rows);
}

function configNames(): string {
  return CONFIG_NAMES.map((name, index) => {
    const part = name === 'package.json' ? ', in its member `"roomlint"`' : '';
    return `${index + 1}. \`${name}\`${part}`;
  }).join('\n');
}

function ruleTable(): string {
  return table(['rule', 'level', 'fix', 'reports'], [...rulePack.values()].map(ruleRow));
}

/** Fills in what pages of rules take from the rules, and writes their index. */
function writeRulePages(): void {
  for (const rule of rulePack.values()) {
    const options = ruleOptions(rule);
    const sections = { facts: ruleFacts(rule), ...(options === '' ? {} : { options }) };
    write(`rules/${pagePath(rule.id)}`, sections);
  }
  writeFileSync(`${root}rules/README.md`, ruleIndex());
}

function ruleIndex(): string {
  return `# Rules

What roomlint reports, and at which level. A level in brackets is the one in the preset \`lenient\`, or in the one that is named, where it differs. A rule with a fix says whether it is
[safe](../docs/fixing.md#safe-and-unsafe). \`roomlint rules ID\` shows a rule's page on the terminal. The examples on the pages are tests: what they show is what the command prints.

${ruleTable()}
`;
}

function fill(page: string, text: string, section: string, content: string): string {
  const pattern = new RegExp(`(<!-- generated:${section} -->\n)[\\s\\S]*?(<!-- /generated -->)`);
  if (!pattern.test(text)) throw new Error(`${page} has no section ${section}`);
  return text.replace(pattern, (_all, open: string, close: string) => `${open}${content}\n${close}`);
}

/** The cells of a rule: id with a link to the page, level, fix and summary. */
function ruleRow({ id, level, lenient, catalog, levelInAll, fix, summary }: Rule): readonly string[] {
  const lenientLevel = lenient?.level === undefined ? '' : ` (${lenient.level})`;
  const inCatalog = catalog?.level === undefined ? '' : ` (${catalog.level} in \`catalog\`)`;
  const inAll = levelInAll === undefined ? '' : ` (${levelInAll} in \`all\`)`;
  const levels = `${level}${lenientLevel}${inCatalog}${inAll}`;
  return [`[\`${id}\`](${pagePath(id)})`, levels, fix === 'none' ? '' : fix, summary];
}

/** The first part of a rule's page: what it reports, its levels, its kinds, its source. */
function ruleFacts(rule: Rule): string {
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
function ruleOptions({ options = {} }: Rule): string {
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

write('README.md', { release: release() });
write('docs/checking.md', { formats: formatTable() });
write('docs/config.md', { names: configNames() });
writeRulePages();
writeFileSync(`${root}docs/llms.txt`, forAssistants());
writeFileSync(`${root}schemas/config.schema.json`, configSchema());
write('docs/library.md', { library: libraryExample() });
