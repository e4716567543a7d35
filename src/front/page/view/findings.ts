import { fill, made } from '../element.js';
import type { CheckedFile, ShownFinding } from './file-desk.js';
import { countWords, type FindingActions, findingCard, type ViewedFile } from './finding-card.js';
import { button, heading } from './parts.js';

/** More findings of a file are shown on request. */
const FIRST = 60;

/** The findings of all files, by file and by what they are about. Each file is shown anew by itself. */
export class FindingsView {
  readonly nodes: readonly Node[];
  private readonly title = heading('Findings');
  private readonly progress = made('p', 'Checking…', 'quiet');
  private readonly list = made('ul', '', 'files');
  private readonly files = made('div');
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
    this.progress.textContent = open === 0 ? 'Everything is checked.' : `Checking: ${open} to go`;
    const entries = all.length < 2 ? [] : all;
    fill(
      this.list,
      entries.map((file) => {
        const entry = made('li');
        const state = file.checked === undefined ? (file.fault ?? '…') : countWords(file.checked.counts);
        entry.append(button(`${file.name}: ${state}`, () => this.reveal(file, true)));
        return entry;
      }),
    );
  }

  private sectionOf(file: ViewedFile): HTMLElement {
    const { name, checked, fault, refusal } = file;
    const section = made('section', '', 'file');
    section.append(heading(checked === undefined ? name : `${name}: ${countWords(checked.counts)}`, 'h3'));
    for (const why of [refusal, fault]) if (why !== undefined) section.append(made('p', why, 'fault'));
    if (checked === undefined) return section;
    for (const note of checked.notes) section.append(made('p', note));
    if (checked.isFixable && file.source.kind === 'served')
      section.append(button('Apply all safe fixes', () => this.actions.fix(file, undefined), 'first'));
    const subjects = made('div');
    section.append(subjects);
    this.fillSubjects(subjects, file, checked, FIRST);
    return section;
  }

  private fillSubjects(into: HTMLElement, file: ViewedFile, checked: CheckedFile, most: number): void {
    const { findings } = checked;
    const bySubject = new Map<string, ShownFinding[]>();
    for (const finding of findings.slice(0, most))
      bySubject.set(finding.about, [...(bySubject.get(finding.about) ?? []), finding]);
    const nodes: Node[] = [];
    for (const [about, members] of bySubject) {
      nodes.push(made('h4', about === '' ? 'The room as a whole' : about));
      for (const finding of members)
        nodes.push(findingCard(finding, file, { actions: this.actions, frames: true }));
    }
    const hidden = findings.length - most;
    if (hidden > 0)
      nodes.push(
        button(`Show ${Math.min(hidden, FIRST)} more`, () => {
          this.fillSubjects(into, file, checked, most + FIRST);
          into.querySelectorAll<HTMLElement>('article')[most]?.focus();
        }),
      );
    else if (total(checked) > findings.length)
      nodes.push(made('p', `${total(checked) - findings.length} more findings are not listed.`));
    fill(into, nodes);
  }
}

function total(checked: CheckedFile | undefined): number {
  const { error = 0, warning = 0, info = 0 } = checked?.counts ?? {};
  return error + warning + info;
}
