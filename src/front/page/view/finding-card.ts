import type { Level } from '../../../../dist/index.js';
import { around, made } from '../element.js';
import type { Change, CheckedFile, ExplainedPart, ShownFinding } from './file-desk.js';
import type { Source } from './open-files.js';
import { button, folded, scrolling, unseen } from './parts.js';

const SIGNS: Readonly<Record<Level, string>> = { error: '✕', warning: '!', info: 'i' };

/** A file and what is known of it. */
export interface ViewedFile {
  readonly source: Source;
  readonly name: string;
  checked?: CheckedFile;
  /** Why it could not be checked. */
  fault?: string;
  /** Why a fix was not written, or not taken back. */
  refusal?: string;
  /** The room that the last plan was made for: a version on the server, or a chosen file. */
  plannedInto?: File | string;
  /** What was searched for in the room. */
  searched?: string;
}

/** What can be done with findings. */
export interface FindingActions {
  fix(file: ViewedFile, fingerprint: string | undefined): Promise<void>;
  showQuest(file: ViewedFile, quest: string): void;
  explain(rule: string): Promise<readonly ExplainedPart[]>;
}

/**
 * A finding with the page of its rule and what can be done.
 *
 * @param frames whether the bytes are shown where there is no fix to show
 */
export function findingCard(
  finding: ShownFinding,
  file: ViewedFile,
  { actions, frames }: { readonly actions: FindingActions; readonly frames: boolean },
): HTMLElement {
  const { level, message, frame, fix, notFixed, quest, rule, line, column } = finding;
  const article = made('article', '', `finding ${level}`);
  article.tabIndex = -1;
  const sign = made('span', SIGNS[level], 'sign');
  sign.setAttribute('aria-hidden', 'true');
  article.append(
    around('p', 'message', [sign, around('span', '', [unseen(`${level}: `), made('span', message)])]),
  );
  const [before, marked, after] = frame;
  if (fix?.change !== undefined) article.append(scrolling(fix.change.map(changed)));
  else if (frames) article.append(scrolling([before, made('mark', marked), after]));
  const bar = made('div', '', 'bar');
  if (notFixed !== undefined) article.append(made('p', `Not fixed: ${notFixed}`, 'quiet'));
  if (fix !== undefined) {
    article.append(made('p', `Fix: ${fix.description}`, 'quiet'));
    const words = fix.safety === 'safe' ? 'Fix' : 'Fix (may change a meaning)';
    if (file.source.kind === 'served')
      bar.append(button(words, () => actions.fix(file, finding.fingerprint), 'first'));
  }
  if (quest !== undefined) bar.append(button('Show its quest', () => actions.showQuest(file, quest)));
  const explain = folded(
    'Explain',
    async () => (await actions.explain(rule)).flatMap(explainedPart),
    'explain',
  );
  explain.querySelector('summary')?.append(' ', made('code', rule));
  bar.append(explain, made('span', `line ${line}, column ${column}`, 'place quiet'));
  article.append(bar);
  return article;
}

function changed({ kind, text }: Change): Node | string {
  return kind === 'same' ? text : made(kind === 'removed' ? 'del' : 'ins', text);
}

/** A part of the page of a rule. Its tables are for the documentation. */
function explainedPart({ kind, text }: ExplainedPart): readonly HTMLElement[] {
  if (text === '' || text.startsWith('|')) return [];
  if (kind === 'code') return [scrolling([text])];
  const words = text.replaceAll('**', '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  // Every second part is between backticks.
  const parts = words.split('`').map((part, index) => (index % 2 === 0 ? part : made('code', part)));
  return [around(kind === 'heading' ? 'h5' : 'p', '', parts)];
}

/** `2 errors, 1 warning`. */
export function countWords(counts: Readonly<Record<Level, number>> | undefined): string {
  const parts = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count} ${level}${count === 1 ? '' : 's'}`);
  return parts.length === 0 ? 'no findings' : parts.join(', ');
}
