import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { rulePack } from '../../rules/index.js';
import { inPackage } from '../files/in-package.js';
import { rulePage } from '../report/rule-page.js';

/** A page that clients can read. */
export interface Page {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  text(): string;
}

/** The pages of all rules, and the documentation. */
export function pages(): readonly Page[] {
  const rules = [...rulePack.values()].map((rule) => ({
    uri: `roomlint://rules/${rule.id}`,
    name: `rule ${rule.id}`,
    description: rule.summary,
    text: () => rulePage(rule),
  }));
  const others = documents().map((page) => {
    const name = basename(page.pathname);
    const text = (): string => readFileSync(page, 'utf8');
    const title = /^# (.*)/m.exec(text())?.[1] ?? name;
    return { uri: `roomlint://docs/${name}`, name: `docs/${name}`, description: title, text };
  });
  return [...others, ...rules];
}

/** The documentation is installed with roomlint. Where it is not, there is none. */
function documents(): readonly URL[] {
  const folder = inPackage('docs/');
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => new URL(name, folder));
}
