import type { ShownPlay } from './room-desk.js';
import type { Thread } from './thread.js';

/** A play by clicks. Its lines are a script, which is played whole after each click. */
export class Play {
  private lines: readonly string[] = [];
  /** Decides about chance. */
  seed = 1;
  private shown: ShownPlay | undefined;

  constructor(private readonly thread: Thread) {}

  get isAtStart(): boolean {
    return this.lines.length === 0;
  }

  /** Another file is looked at. */
  forget(): void {
    this.lines = [];
    this.seed = 1;
    this.shown = undefined;
  }

  async report(): Promise<ShownPlay> {
    this.shown ??= await this.thread.do('play', this.lines, this.seed);
    return this.shown;
  }

  script(): Promise<string> {
    return this.thread.do('script', this.lines, this.seed);
  }

  /** Throws for a line that cannot be played, and then nothing has changed. */
  async add(line: string): Promise<void> {
    await this.go([...this.lines, line], this.seed);
  }

  async back(): Promise<void> {
    await this.go(this.lines.slice(0, -1), this.seed);
  }

  async again(lines: readonly string[] = [], seed = 1): Promise<void> {
    await this.go(lines, seed);
  }

  private async go(lines: readonly string[], seed: number): Promise<void> {
    const shown = await this.thread.do('play', lines, seed);
    this.shown = shown;
    this.lines = lines;
    this.seed = seed;
  }
}
