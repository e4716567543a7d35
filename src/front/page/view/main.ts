import { around, element, fill, made } from '../element.js';
import { readJson } from './endpoint.js';
import type { FindingActions, ViewedFile } from './finding-card.js';
import { FindingsView } from './findings.js';
import { reasonOf } from './parts.js';
import { showPlan } from './plan.js';
import { QuestsView } from './quests.js';
import { showRoom } from './room.js';
import { Thread } from './thread.js';

const VIEWS = ['room', 'quests', 'findings', 'plan'] as const;
type ViewName = (typeof VIEWS)[number];
/** Files beyond this number are checked when they are chosen. */
const MAX_CHECKED = 100;

/** How long a room waits for its findings, in milliseconds. */
const PATIENCE = 1_000;

/** A large file takes seconds. */
const WRITING = 'The file is being written…';

/** What the server shows. */
interface Listing {
  readonly version: number;
  readonly files: readonly { readonly index: number; readonly name: string }[];
  readonly problems: readonly string[];
  readonly against: string | null;
}

/** The page: the findings of all files, and one file at a time in the other views. */
class Page {
  private readonly thread = new Thread();
  private readonly quests = new QuestsView(this.thread);
  private readonly actions: FindingActions = {
    fix: (file, fingerprint) => this.fix(file, fingerprint),
    showQuest: (file, quest) => this.showQuest(file, quest),
    explain: (rule) => this.thread.do('explain', rule),
  };
  private readonly findings = new FindingsView(this.actions);
  private readonly choice = element('#file', HTMLSelectElement);
  private readonly status = element('#status', HTMLElement);
  private readonly panel = element('#panel', HTMLElement);
  private readonly undo = element('#undo', HTMLButtonElement);
  /** The check or write that was asked for last. */
  private last: Promise<void> = Promise.resolve();
  private readonly files: ViewedFile[] = [];
  private viewed: ViewedFile | undefined;
  private against: string | null = null;
  private shows = 0;

  async start(): Promise<void> {
    this.choice.addEventListener('change', () => this.choose(this.files[Number(this.choice.value)]));
    window.addEventListener('hashchange', () => this.show());
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      void this.drop(event.dataTransfer?.files[0]);
    });
    const other = element('#other', HTMLInputElement);
    other.addEventListener('change', async () => {
      await this.drop(other.files?.[0]);
      // The same file can be chosen again.
      other.value = '';
    });
    this.undo.addEventListener('click', () => this.undoLast());
    const { version } = await this.list();
    void this.follow(version);
    this.viewed = this.files[0];
    if (this.viewed === undefined) fill(this.panel, [noRoom()]);
    await this.show();
    await this.checkAll();
  }

  /** Adds files that are new on the server. */
  private async list(): Promise<Listing> {
    const listing = await readJson<Listing>('files');
    this.against = listing.against;
    for (const { index, name } of listing.files)
      if (!this.files.some(({ source }) => source.kind === 'served' && source.index === index))
        this.add({ source: { kind: 'served', index }, name });
    if (listing.problems.length > 0) this.say(listing.problems.join(' '));
    return listing;
  }

  private add(file: ViewedFile): void {
    this.choice.add(new Option(file.name, String(this.files.push(file) - 1)));
  }

  /** The file stays on this page: nothing is sent anywhere. */
  private async drop(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const dropped: ViewedFile = {
      source: { kind: 'dropped', index: this.files.length, file },
      name: `${file.name} (on this page only)`,
    };
    this.add(dropped);
    await this.check(dropped);
    await this.choose(dropped);
    this.say(`${file.name}: shown on this page only, with the default rules`);
  }

  private async choose(file: ViewedFile | undefined): Promise<void> {
    if (file === undefined) return;
    this.select(file);
    this.say('');
    if (file.checked === undefined) await this.check(file);
    await this.show();
    if (this.viewName() === 'findings') this.findings.reveal(file, false);
  }

  /** Shows a file in the other views. */
  private select(file: ViewedFile): void {
    if (file === this.viewed) return;
    this.viewed = file;
    this.choice.value = String(this.files.indexOf(file));
    this.quests.reset();
  }

  private async checkAll(): Promise<void> {
    const first = this.files.slice(0, MAX_CHECKED);
    const more = this.files.length - first.length;
    if (more > 0) this.say(`${more} more files are not checked: choose one to see it.`);
    // A dropped file is checked once.
    for (const file of this.files.filter(({ source }) => source.kind === 'served'))
      if (first.includes(file) || file.checked !== undefined || file === this.viewed) await this.check(file);
  }

  /** Checks a file again, and shows what changed. */
  private check(file: ViewedFile): Promise<void> {
    return this.inTurn(() => this.checkNow(file));
  }

  /** One check or write at a time: others would miss an Undo, or compare with the same old result. */
  private inTurn(task: () => Promise<void>): Promise<void> {
    const turn = this.last.then(task);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async checkNow(file: ViewedFile): Promise<void> {
    const { checked: before, fault: earlier } = file;
    delete file.fault;
    try {
      const checked = await this.thread.do('check', file.source, before?.stamp);
      if (checked === undefined && earlier === undefined) return;
      if (checked !== undefined) file.checked = checked;
    } catch (error) {
      delete file.checked;
      file.fault = reasonOf(error);
    }
    this.showFindings(file);
    // The other views have read the file themselves when they were opened.
    if (file !== this.viewed || (before === undefined && earlier === undefined)) return;
    this.quests.reset();
    await this.show();
  }

  private showFindings(file: ViewedFile): void {
    const isListed = ({ checked, fault }: ViewedFile, index: number): boolean =>
      index < MAX_CHECKED || checked !== undefined || fault !== undefined;
    this.findings.show(file, this.files.filter(isListed));
    this.showUndo();
  }

  private showUndo(): void {
    this.undo.hidden = this.viewed?.checked?.canUndo !== true;
  }

  private async show(): Promise<void> {
    const name = this.viewName();
    for (const view of VIEWS) {
      const link = element(`nav a[href="#${view}"]`, HTMLAnchorElement);
      if (view === name) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    this.showUndo();
    const { viewed } = this;
    if (viewed === undefined) return;
    const turn = ++this.shows;
    this.panel.setAttribute('aria-busy', 'true');
    let content: readonly Node[];
    try {
      content = await this.contentOf(name, viewed);
    } catch (error) {
      content = [made('p', reasonOf(error), 'fault')];
    }
    // Something else was asked for meanwhile.
    if (turn !== this.shows) return;
    this.panel.removeAttribute('aria-busy');
    const [shown] = content;
    if (shown !== undefined && shown.parentNode === this.panel) return;
    const hadFocus = this.panel.contains(document.activeElement);
    fill(this.panel, content);
    if (hadFocus) this.panel.querySelector('h2')?.focus({ preventScroll: true });
  }

  private async contentOf(name: ViewName, file: ViewedFile): Promise<readonly Node[]> {
    if (name === 'findings') return this.findings.nodes;
    await this.thread.do('look', file.source);
    switch (name) {
      case 'room': {
        // Before the check, which may take long.
        const whole = await this.thread.do('outline', '').catch(reasonOf);
        await this.findingsSoon(file);
        return showRoom(this.thread, file, { whole, actions: this.actions });
      }
      case 'quests':
        return this.quests.content(file.name);
      case 'plan':
        return showPlan(this.thread, file, { files: this.files, against: this.against });
    }
  }

  /** Waits a moment for the findings of a file. The view is shown anew if they come later. */
  private async findingsSoon(file: ViewedFile): Promise<void> {
    const isOpen = (): boolean => file.checked === undefined && file.fault === undefined;
    if (!isOpen()) return;
    const check = this.check(file);
    await Promise.race([check, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (isOpen()) void check.then(() => this.show());
  }

  private viewName(): ViewName {
    return VIEWS.find((view) => `#${view}` === location.hash) ?? 'room';
  }

  private showQuest(file: ViewedFile, quest: string): void {
    this.select(file);
    this.quests.ask(quest);
    location.hash = '#quests';
  }

  private fix(file: ViewedFile, fingerprint: string | undefined): Promise<void> {
    this.select(file);
    return this.write(file, () => this.thread.do('fix', file.source, file.checked?.stamp ?? '', fingerprint));
  }

  private async undoLast(): Promise<void> {
    const { viewed } = this;
    if (viewed !== undefined) await this.write(viewed, () => this.thread.do('undo', viewed.source));
  }

  /** Writes a file, and shows what became of it. */
  private async write(file: ViewedFile, action: () => Promise<void>): Promise<void> {
    this.say(WRITING);
    await this.inTurn(() => this.writeNow(file, action));
    if (this.status.textContent === WRITING) this.say('');
  }

  private async writeNow(file: ViewedFile, action: () => Promise<void>): Promise<void> {
    if (file.refusal !== undefined) {
      delete file.refusal;
      this.showFindings(file);
    }
    try {
      await action();
    } catch (error) {
      file.refusal = reasonOf(error);
      this.showFindings(file);
    }
    await this.checkNow(file);
  }

  /** Asks for changes as long as the server answers. */
  private async follow(known: number): Promise<void> {
    for (let version = known; ; )
      try {
        const { version: now } = await readJson<Pick<Listing, 'version'>>(`changes?after=${version}`);
        if (now === version) continue;
        await this.list();
        await this.checkAll();
        version = now;
      } catch {
        this.say('roomlint view has ended: this page no longer follows changes.');
        return;
      }
  }

  private say(text: string): void {
    this.status.textContent = text;
  }
}

function noRoom(): HTMLElement {
  return around('section', 'card', [
    made('h2', 'No room yet'),
    made('p', 'Drop a room file on this page, or choose one with Open a file. It stays on this page.'),
  ]);
}

void new Page().start();
