import { readdirSync, readFileSync } from 'node:fs';
import { rulePack } from '../../rules/index.js';
import { inPackage, rulePage } from '../files/package-files.js';

/** A page that clients can read. */
export interface Page {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  text(): string;
}

const DOCS = inPackage('docs/');

/** The pages of all rules, and the documentation. */
export function pages(): readonly Page[] {
  const rules = [...rulePack.values()].map((rule) => ({
    uri: `roomlint://rules/${rule.id}`,
    name: `rule ${rule.id}`,
    description: rule.summary,
    text: () => rulePage(rule.id),
  }));
  const others = markdownIn(DOCS).map((name) => {
    const text = (): string => readFileSync(new URL(name, DOCS), 'utf8');
    const title = /^# (.*)/m.exec(text())?.[1] ?? name;
    return { uri: `roomlint://docs/${name}`, name: `docs/${name}`, description: title, text };
  });
  return [...others, ...rules];
}

/** The documentation is installed with roomlint. Where it is not, there is none. */
function markdownIn(folder: URL): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.md'));
  } catch {
    return [];
  }
}
