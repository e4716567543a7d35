import type { Level } from '../../../../dist/index.js';
import { fill, made } from '../element.js';
import { button, heading, reasonOf } from './parts.js';
import type { CheckedFile, ExplainedPart, ShownFinding, ShownFix, Source } from './shapes.js';

const SIGNS: Readonly<Record<Level, string>> = { error: '✕', warning: '⚠', info: 'ℹ' };
/** More findings of a file are shown on request. */
const FIRST = 100;

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
}

/** What can be done with findings. */
export interface FindingActions {
  fix(file: ViewedFile, fingerprint: string | undefined): Promise<void>;
  showQuest(file: ViewedFile, quest: string): void;
  explain(rule: string): Promise<readonly ExplainedPart[]>;
}

/** The findings of all files, by file and rule. Each file is shown anew by itself. */
export class FindingsView {
  readonly nodes: readonly Node[];
  private readonly title = heading('Findings');
  private readonly progress = made('p', '');
  private readonly list = made('ul', '', 'files');
  private readonly files = made('div', '');
  private readonly sections = new Map<ViewedFile, HTMLElement>();

  constructor(private readonly actions: FindingActions) {
    this.progress.setAttribute('role', 'status');
    this.nodes = [this.title, this.progress, this.list, this.files];
  }

  /** Shows a file anew, or for the first time. */
  show(file: ViewedFile, all: readonly ViewedFile[]): void {
    const section = this.sectionOf(file);
    const earlier = this.sections.get(file);
    this.sections.set(file, section);
    const hadFocus = earlier?.contains(document.activeElement) === true;
    if (earlier === undefined) this.files.append(section);
    else earlier.replaceWith(section);
    if (hadFocus) section.querySelector('h3')?.focus();
    this.summarize(all);
  }

  /** Where the findings of a file begin. */
  reveal(file: ViewedFile, takesFocus: boolean): void {
    const title = this.sections.get(file)?.querySelector('h3');
    title?.scrollIntoView();
    if (takesFocus) title?.focus();
  }

  private summarize(all: readonly ViewedFile[]): void {
    const counted = all.filter(({ checked }) => checked !== undefined);
    const found = counted.reduce((sum, { checked }) => sum + total(checked), 0);
    const open = all.filter(({ checked, fault }) => checked === undefined && fault === undefined).length;
    const among = all.length === 1 ? '' : ` in ${counted.length} files`;
    const words = found === 0 && open === 0 ? `No findings${among}` : `Findings: ${found}${among}`;
    this.title.textContent = counted.length === 0 && open === 0 ? 'Findings' : words;
    this.progress.textContent = open === 0 ? '' : `Checking: ${open} to go`;
    const entries = all.length < 2 ? [] : counted;
    fill(
      this.list,
      entries.map((file) => {
        const entry = made('li', '');
        entry.append(button(`${file.name}: ${inWords(file.checked)}`, () => this.reveal(file, true)));
        return entry;
      }),
    );
  }

  private sectionOf(file: ViewedFile): HTMLElement {
    const { name, checked, fault, refusal } = file;
    const section = made('section', '', 'file');
    const title = made('h3', checked === undefined ? name : `${name}: ${inWords(checked)}`);
    title.tabIndex = -1;
    section.append(title);
    for (const why of [refusal, fault]) if (why !== undefined) section.append(made('p', why, 'fault'));
    if (checked === undefined) return section;
    for (const note of checked.notes) section.append(made('p', note));
    if (checked.isFixable && file.source.kind === 'served')
      section.append(button('Apply all safe fixes', () => this.actions.fix(file, undefined)));
    const rules = made('div', '');
    section.append(rules);
    this.fillRules(rules, file, checked, FIRST);
    return section;
  }

  private fillRules(into: HTMLElement, file: ViewedFile, checked: CheckedFile, most: number): void {
    const { findings } = checked;
    const byRule = new Map<string, ShownFinding[]>();
    for (const finding of findings.slice(0, most))
      byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
    const nodes: Node[] = [...byRule].map(([rule, members]) => this.ruleSection(rule, members, file));
    const hidden = findings.length - most;
    if (hidden > 0)
      nodes.push(
        button(`Show ${hidden} more`, () => {
          this.fillRules(into, file, checked, findings.length);
          into.querySelectorAll<HTMLElement>('article')[most]?.focus();
        }),
      );
    else if (total(checked) > findings.length)
      nodes.push(made('p', `${total(checked) - findings.length} more findings are not listed.`));
    fill(into, nodes);
  }

  private ruleSection(rule: string, findings: readonly ShownFinding[], file: ViewedFile): HTMLElement {
    const section = made('section', '');
    section.append(
      made('h4', `${rule}: ${findings.length}`),
      this.explanation(rule, findings[0]?.summary ?? ''),
    );
    for (const finding of findings) section.append(this.finding(finding, file));
    return section;
  }

  /** What the rule asks for, and on request its whole page with examples. */
  private explanation(rule: string, summary: string): HTMLElement {
    const details = made('details', '');
    details.append(made('summary', `Explain the rule: ${summary}`));
    const shown = made('div', '', 'explained');
    details.append(shown);
    details.addEventListener(
      'toggle',
      async () => {
        try {
          fill(shown, (await this.actions.explain(rule)).map(explainedPart));
        } catch (error) {
          fill(shown, [made('p', reasonOf(error), 'fault')]);
        }
      },
      { once: true },
    );
    return details;
  }

  private finding(finding: ShownFinding, file: ViewedFile): HTMLElement {
    const { level, message, line, column, subject, frame, fix, quest } = finding;
    const article = made('article', '', level);
    article.tabIndex = -1;
    const where = `${SIGNS[level]} ${level}, line ${line}, column ${column}${subject === '' ? '' : `, ${subject}`}`;
    const code = scrolling('');
    const [before, marked, after] = frame;
    code.append(before, made('mark', marked), after);
    article.append(made('p', where, 'where'), made('p', message), code);
    if (fix !== undefined) for (const node of shownFix(fix)) article.append(node);
    if (fix !== undefined && file.source.kind === 'served') {
      const words = fix.safety === 'safe' ? 'Apply' : 'Apply (may change a meaning)';
      article.append(button(words, () => this.actions.fix(file, finding.fingerprint)));
    }
    if (quest !== undefined)
      article.append(button('Show its quest', () => this.actions.showQuest(file, quest)));
    return article;
  }
}

function shownFix({ safety, description, change }: ShownFix): readonly Node[] {
  const nodes: Node[] = [made('p', `Fix (${safety}): ${description}`)];
  if (change === undefined) return nodes;
  const pair = made('div', '', 'pair');
  for (const [title, text] of Object.entries({ before: change.before, after: change.after })) {
    const part = made('div', '');
    part.append(made('strong', title), scrolling(text));
    pair.append(part);
  }
  return [...nodes, pair];
}

function explainedPart({ kind, text }: ExplainedPart): HTMLElement {
  if (kind === 'code') return scrolling(text);
  const node = made(kind === 'heading' ? 'h5' : 'p', '');
  // Every second part is between backticks.
  for (const [index, part] of text.split('`').entries())
    node.append(index % 2 === 0 ? part : made('code', part));
  return node;
}

/** A text that scrolls in its box, also by keys. */
function scrolling(text: string): HTMLElement {
  const code = made('pre', text);
  code.tabIndex = 0;
  return code;
}

function total(checked: CheckedFile | undefined): number {
  const { error = 0, warning = 0, info = 0 } = checked?.counts ?? {};
  return error + warning + info;
}

/** `2 errors, 1 warning`. */
function inWords(checked: CheckedFile | undefined): string {
  const parts = Object.entries(checked?.counts ?? {})
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count} ${level}${count === 1 ? '' : 's'}`);
  return parts.length === 0 ? 'no findings' : parts.join(', ');
}
