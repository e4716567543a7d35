import { made } from '../element.js';
import type { Thread } from './session.js';
import type { ShownFinding, ShownFix } from './shapes.js';

const SIGNS: Readonly<Record<string, string>> = { error: '✕', warning: '⚠', info: 'ℹ' };

/** Writes fixed bytes into the file. */
export type Apply = (after: Promise<Uint8Array>) => Promise<void>;

/**
 * All findings by rule.
 *
 * @param apply undefined where nothing can be written
 * @param showQuest shows a quest, and what is known of its states
 */
export async function showFindings(
  thread: Thread,
  apply: Apply | undefined,
  showQuest: (quest: string) => void,
): Promise<readonly Node[]> {
  const { findings, more, isFixable } = await thread.do('findings');
  const head = made('div', '', 'bar');
  head.append(heading(findings.length === 0 ? 'No findings' : `Findings: ${findings.length + more}`));
  if (apply !== undefined && isFixable)
    head.append(button('Apply all safe fixes', () => apply(thread.do('fixAll'))));
  const byRule = new Map<string, HTMLElement>();
  for (const [index, finding] of findings.entries()) {
    const section = byRule.get(finding.rule) ?? ruleSection(finding);
    byRule.set(finding.rule, section);
    const article = shown(finding, apply && (() => apply(thread.do('fixOne', index))));
    const { quest } = finding;
    if (quest !== undefined) article.append(button('Show its quest', () => showQuest(quest)));
    section.append(article);
  }
  return [
    head,
    ...byRule.values(),
    ...(more > 0 ? [made('p', `${more} more findings are not listed.`)] : []),
  ];
}

function ruleSection({ rule, explanation }: ShownFinding): HTMLElement {
  const section = made('section', '');
  const details = made('details', '');
  details.append(
    made('summary', explanation.summary),
    made('p', explanation.why),
    made('p', `Source: ${explanation.source}`),
  );
  section.append(made('h3', rule), details);
  return section;
}

function shown(finding: ShownFinding, apply: (() => Promise<void>) | undefined): HTMLElement {
  const { level, message, line, column, subject, frame, fix } = finding;
  const article = made('article', '', level);
  const where = `${SIGNS[level] ?? ''} ${level}, line ${line}, column ${column}${subject === '' ? '' : `, ${subject}`}`;
  const code = made('pre', '', 'frame');
  const [before, marked, after] = frame;
  code.append(before, made('mark', marked), after);
  code.tabIndex = 0;
  article.append(made('p', where, 'where'), made('p', message), code);
  if (fix !== undefined) for (const node of shownFix(fix, apply)) article.append(node);
  return article;
}

function shownFix(fix: ShownFix, apply: (() => Promise<void>) | undefined): readonly Node[] {
  const { safety, description, change } = fix;
  const nodes: Node[] = [made('p', `Fix (${safety}): ${description}`)];
  if (change !== undefined) {
    const pair = made('div', '', 'pair');
    for (const [title, text] of Object.entries({ before: change.before, after: change.after })) {
      const code = made('pre', text);
      code.tabIndex = 0;
      const part = made('div', '');
      part.append(made('strong', title), code);
      pair.append(part);
    }
    nodes.push(pair);
  }
  if (apply !== undefined)
    nodes.push(button(safety === 'safe' ? 'Apply' : 'Apply (may change a meaning)', apply));
  return nodes;
}

/** The heading of a view, to which the focus goes when the view is shown anew. */
export function heading(text: string): HTMLElement {
  const node = made('h2', text);
  node.tabIndex = -1;
  return node;
}

export function button(text: string, action: () => unknown): HTMLButtonElement {
  const node = made('button', text);
  node.type = 'button';
  node.addEventListener('click', () => void action());
  return node;
}
