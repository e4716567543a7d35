import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulePack } from '../rules/index.js';

/*
 * npm run docs: writes the generated parts of the README, between their markers, from the rules and from what the command really
 * prints. Needs a compiled dist/.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const BROKEN = 'examples/garden-broken.json';

const readme = `${root}README.md`;
const before = readFileSync(readme, 'utf8');
writeFileSync(readme, fill(fill(before, 'example', example()), 'rules', ruleTable()));

function example(): string {
  const { stdout, status } = spawnSync(process.execPath, ['dist/roomlint.js', BROKEN], {
    cwd: root,
    encoding: 'utf8',
    env: {},
  });
  if (status !== 1) throw new Error(`roomlint ${BROKEN} should exit with 1, not ${status}`);
  return `\`\`\`console\n$ roomlint ${BROKEN}\n${stdout.trimEnd()}\n$ echo $?\n1\n\`\`\``;
}

function ruleTable(): string {
  const rows = [...rulePack.values()].map(({ id, level, lenient, fix, summary }) => {
    const relaxed = lenient?.level === undefined ? '' : ` (${lenient.level})`;
    return `| \`${id}\` | ${level}${relaxed} | ${fix === 'none' ? '' : fix} | ${summary.replaceAll('|', '\\|')} |`;
  });
  return ['| rule | level | fix | reports |', '|---|---|---|---|', ...rows].join('\n');
}

function fill(text: string, section: string, content: string): string {
  const pattern = new RegExp(`(<!-- generated:${section} -->\n)[\\s\\S]*?(<!-- /generated -->)`);
  if (!pattern.test(text)) throw new Error(`README.md has no section ${section}`);
  return text.replace(pattern, (_all, open: string, close: string) => `${open}${content}\n${close}`);
}
