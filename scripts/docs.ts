import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulePack } from '../rules/index.js';
import { pagePath, rulePage, ruleRow } from '../src/report/rule-page.js';
import { configSchema } from './config-schema.js';
import { toolTable } from './real-tools.js';

/*
 * npm run docs: writes the generated parts of the pages, between their markers, from the rules and from what the command really
 * prints. Needs a compiled dist/.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const BROKEN = 'examples/garden-broken.json';

write('README.md', { example: example(), rules: ruleTable('docs/rules/') });
writeRulePages();
writeFileSync(`${root}schemas/config.schema.json`, configSchema());
write('docs/library.md', { library: libraryExample() });
write('docs/roundtrip.md', {
  through: throughExample(),
  tools: toolTable(sectionOf('docs/roundtrip.md', 'tools')),
});

/** Fills in the generated sections of a page. */
function write(page: string, sections: Readonly<Record<string, string>>): void {
  const path = `${root}${page}`;
  let text = readFileSync(path, 'utf8');
  for (const [section, content] of Object.entries(sections)) text = fill(page, text, section, content);
  writeFileSync(path, text);
}

function libraryExample(): string {
  const source = readFileSync(`${root}examples/library.mjs`, 'utf8').trimEnd();
  const args = ['examples/library.mjs', BROKEN];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: {} });
  if (status !== 0) throw new Error(`examples/library.mjs should exit with 0, not ${status}`);
  const shown = `\`\`\`console\n$ node ${args.join(' ')}\n${stdout.trimEnd()}\n\`\`\``;
  return `\`\`\`js\n${source}\n\`\`\`\n\n${shown}`;
}

/** What the command says of an ordinary JSON tool: a script of one line, which the page calls rewrite.js. */
function throughExample(): string {
  const script = 'process.stdout.write(JSON.stringify(JSON.parse(require("fs").readFileSync(0)), null, 2))';
  const through = `node -e '${script}'`;
  const args = ['roundtrip', 'examples/unusual.json', '--through', through];
  const { stdout, status } = spawnSync(process.execPath, ['dist/roomlint.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  if (status !== 1) throw new Error(`roomlint ${args.join(' ')} should exit with 1, not ${status}`);
  return `\`\`\`console\n$ roomlint roundtrip examples/unusual.json --through "node rewrite.js"\n${stdout.trimEnd()}\n\`\`\``;
}

function example(): string {
  const { stdout, status } = spawnSync(process.execPath, ['dist/roomlint.js', BROKEN], {
    cwd: root,
    encoding: 'utf8',
    env: {},
  });
  if (status !== 1) throw new Error(`roomlint ${BROKEN} should exit with 1, not ${status}`);
  return `\`\`\`console\n$ roomlint ${BROKEN}\n${stdout.trimEnd()}\n$ echo $?\n1\n\`\`\``;
}

function ruleTable(folder: string): string {
  const rows = [...rulePack.values()].map((rule) => ruleRow(rule, (id) => folder + pagePath(id)));
  return ['| rule | level | fix | reports |', '|---|---|---|---|', ...rows].join('\n');
}

/** A page for each rule, and their index. Pages of rules that are no more go. */
function writeRulePages(): void {
  const folder = `${root}docs/rules/`;
  rmSync(folder, { recursive: true, force: true });
  for (const rule of rulePack.values()) {
    const path = folder + pagePath(rule.id);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, rulePage(rule));
  }
  writeFileSync(`${folder}README.md`, ruleIndex());
}

function ruleIndex(): string {
  return `# Rules

What roomlint reports. Levels in brackets are those of the preset \`lenient\`, where they differ. \`roomlint explain <rule>\` shows the page of a
rule. All of this is generated from the rules themselves.

${ruleTable('')}
`;
}

function sectionOf(page: string, section: string): string {
  const pattern = new RegExp(`<!-- generated:${section} -->\n([\\s\\S]*?)\n?<!-- /generated -->`);
  return pattern.exec(readFileSync(`${root}${page}`, 'utf8'))?.[1] ?? '';
}

function fill(page: string, text: string, section: string, content: string): string {
  const pattern = new RegExp(`(<!-- generated:${section} -->\n)[\\s\\S]*?(<!-- /generated -->)`);
  if (!pattern.test(text)) throw new Error(`${page} has no section ${section}`);
  return text.replace(pattern, (_all, open: string, close: string) => `${open}${content}\n${close}`);
}
