import type { KnownFindings } from '../../../dist/index.js';
import { element, fill, made } from '../element.js';
import { showFindings } from './findings.js';
import { showPlan } from './plan.js';
import { QuestsView } from './quests.js';
import { showRoom } from './room.js';
import {
  type Listing,
  type ReadFile,
  readFile,
  readJson,
  Thread,
  type Viewed,
  writeFile,
} from './session.js';

const VIEWS = ['findings', 'room', 'quests', 'plan'] as const;
type ViewName = (typeof VIEWS)[number];

interface LoadedConfig {
  readonly config: object;
  readonly ignored: boolean;
  readonly plugins: readonly string[];
  readonly known: KnownFindings | null;
}

/** The page: one file at a time, in one of four views. */
class Page {
  private readonly thread = new Thread();
  private readonly quests = new QuestsView(this.thread);
  private readonly choice = element('#file', HTMLSelectElement);
  private readonly status = element('#status', HTMLElement);
  private readonly panel = element('#panel', HTMLElement);
  private readonly undo = element('#undo', HTMLButtonElement);
  private viewed: Viewed | undefined;
  private read: ReadFile | undefined;
  /** What was in the file before each fix, latest last. */
  private earlier: Uint8Array<ArrayBuffer>[] = [];
  private shows = 0;
  private against: string | null = null;
  /** What the config of the file says, as it was read. */
  private settings = '';

  async start(): Promise<void> {
    const listing = await readJson<Listing>('files');
    this.against = listing.against;
    for (const { index, name } of listing.files) this.choice.add(new Option(name, String(index)));
    this.choice.addEventListener('change', () => this.open({ name: '', index: Number(this.choice.value) }));
    window.addEventListener('hashchange', () => this.show());
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      void this.openDropped(event.dataTransfer?.files[0]);
    });
    const other = element('#other', HTMLInputElement);
    other.addEventListener('change', async () => {
      await this.openDropped(other.files?.[0]);
      // The same file can be chosen again.
      other.value = '';
    });
    this.undo.addEventListener('click', () => this.undoLast());
    void this.follow(listing.version);
    const [first] = listing.files;
    if (first === undefined) this.say('There is no snapshot here: drop a file on this page to see it.');
    else await this.open(first);
  }

  private async open(viewed: Viewed): Promise<void> {
    this.viewed = viewed;
    this.earlier = [];
    this.quests.reset();
    await this.load();
  }

  /** The file stays on this page: nothing is sent anywhere. */
  private async openDropped(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    this.read = { bytes, digest: '', name: file.name };
    this.viewed = { name: file.name, index: undefined };
    this.earlier = [];
    this.quests.reset();
    await this.thread.do('look', bytes, {}, undefined);
    this.say(`${file.name}: shown on this page only, with the default rules`);
    await this.show();
  }

  private async load(): Promise<void> {
    const index = this.viewed?.index;
    if (index === undefined) return;
    await this.attempt(async () => {
      const [read, loaded] = await Promise.all([
        readFile(`file/${index}`),
        readJson<LoadedConfig>(`file/${index}/config`),
      ]);
      this.read = read;
      this.settings = JSON.stringify(loaded);
      await this.thread.do('look', read.bytes, loaded.config, loaded.known ?? undefined);
      this.quests.reset();
      const missing =
        loaded.plugins.length === 0 ? '' : `. Not shown: rules of plugins (${loaded.plugins.join(', ')})`;
      this.say(`${read.name}${loaded.ignored ? ' (the config ignores it)' : ''}${missing}`);
      await this.show();
    });
  }

  private async show(): Promise<void> {
    const name = this.viewName();
    for (const view of VIEWS) {
      const link = element(`nav a[href="#${view}"]`, HTMLAnchorElement);
      if (view === name) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    this.undo.hidden = this.earlier.length === 0;
    if (this.read === undefined) return;
    const turn = ++this.shows;
    await this.attempt(async () => {
      const content = await this.contentOf(name);
      // Something else was asked for meanwhile.
      if (turn !== this.shows) return;
      const hadFocus = this.panel.contains(document.activeElement);
      fill(this.panel, content);
      if (hadFocus) this.panel.querySelector('h2')?.focus();
    });
  }

  private async contentOf(name: ViewName): Promise<readonly Node[]> {
    const { index } = this.viewed ?? {};
    switch (name) {
      case 'findings':
        return showFindings(
          this.thread,
          index === undefined ? undefined : (after) => this.apply(after),
          (quest) => {
            this.quests.ask(quest);
            location.hash = '#quests';
          },
        );
      case 'room':
        return showRoom(this.thread);
      case 'quests':
        return this.quests.content(index);
      case 'plan':
        return showPlan(this.thread, index, this.against);
    }
  }

  private viewName(): ViewName {
    return VIEWS.find((view) => `#${view}` === location.hash) ?? 'findings';
  }

  private async apply(after: Promise<Uint8Array>): Promise<void> {
    await this.attempt(async () => {
      const bytes = new Uint8Array(await after);
      const before = this.read;
      const index = this.viewed?.index;
      if (before === undefined || index === undefined) return;
      await writeFile(index, bytes, before.digest);
      this.earlier.push(before.bytes);
      await this.load();
    });
  }

  private async undoLast(): Promise<void> {
    const [index, now, before] = [this.viewed?.index, this.read, this.earlier.at(-1)];
    if (index === undefined || now === undefined || before === undefined) return;
    await this.attempt(async () => {
      await writeFile(index, before, now.digest);
      this.earlier.pop();
      await this.load();
    });
  }

  /** Asks for changes as long as the server answers. */
  private async follow(known: number): Promise<void> {
    for (let version = known; ; ) {
      let now: number;
      try {
        ({ version: now } = await readJson<{ readonly version: number }>(`changes?after=${version}`));
      } catch {
        this.say('roomlint view has ended: this page no longer follows changes.');
        return;
      }
      if (now !== version && (await this.hasChanged())) await this.load();
      version = now;
    }
  }

  private async hasChanged(): Promise<boolean> {
    const index = this.viewed?.index;
    if (index === undefined) return false;
    try {
      const [{ digest }, loaded] = await Promise.all([
        readFile(`file/${index}`),
        readJson<LoadedConfig>(`file/${index}/config`),
      ]);
      return digest !== this.read?.digest || JSON.stringify(loaded) !== this.settings;
    } catch {
      // Loading says what is wrong.
      return true;
    }
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.panel.setAttribute('aria-busy', 'true');
    try {
      await work();
    } catch (error) {
      this.panel.prepend(made('p', error instanceof Error ? error.message : String(error), 'fault'));
    } finally {
      this.panel.removeAttribute('aria-busy');
    }
  }

  private say(text: string): void {
    this.status.textContent = text;
  }
}

void new Page().start();
