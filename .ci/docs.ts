import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulePack } from '../rules/index.js';
import { COMMANDS } from '../src/front/cli/commands.js';
import { FORMATS } from '../src/front/cli/formats.js';
import { pagePath } from '../src/verdict/report/rule-pages.js';
import { CONFIG_NAMES } from '../src/world/files/known-files.js';
import { configSchema } from './config-schema.js';
import { ruleFacts, ruleOptions, ruleRow } from './rule-tables.js';

/*
 * npm run docs: writes the generated parts of the pages, between their markers, from the rules. What commands print
 * on pages is written by npm run accept.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

write('README.md', { release: release() });
write('docs/checking.md', { formats: formatTable() });
write('docs/config.md', { names: configNames() });
writeRulePages();
writeFileSync(`${root}docs/llms.txt`, forAssistants());
writeFileSync(`${root}schemas/config.schema.json`, configSchema());
write('docs/library.md', { library: libraryExample() });

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
  const rows = Object.entries(FORMATS).map(([name, { purpose }]) => `| \`${name}\` | ${purpose} |`);
  return ['| format | for |', '|---|---|', ...rows].join('\n');
}

function configNames(): string {
  return CONFIG_NAMES.map((name, index) => {
    const part = name === 'package.json' ? ', in its member `"roomlint"`' : '';
    return `${index + 1}. \`${name}\`${part}`;
  }).join('\n');
}

function ruleTable(): string {
  const rows = [...rulePack.values()].map((rule) => ruleRow(rule, pagePath));
  return ['| rule | level | fix | reports |', '|---|---|---|---|', ...rows].join('\n');
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
