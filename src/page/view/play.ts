import type { Thread } from './session.js';
import type { ShownPlay } from './shapes.js';

/** A play by clicks. Its lines are a script, which is played whole after each click. */
export class Play {
  private lines: readonly string[] = [];
  /** Decides about chance. */
  private chance = 1;
  /** The lines of a script that are still to be replayed. */
  private coming: readonly string[] = [];
  private shown: ShownPlay | undefined;

  constructor(private readonly thread: Thread) {}

  get seed(): number {
    return this.chance;
  }

  /** The line that is replayed next. */
  get next(): string | undefined {
    return this.coming[0];
  }

  get remaining(): number {
    return this.coming.length;
  }

  get isAtStart(): boolean {
    return this.lines.length === 0;
  }

  /** Another file is looked at. */
  forget(): void {
    this.lines = [];
    this.chance = 1;
    this.coming = [];
    this.shown = undefined;
  }

  async report(): Promise<ShownPlay> {
    this.shown ??= await this.thread.do('play', this.lines, this.chance);
    return this.shown;
  }

  script(): Promise<string> {
    return this.thread.do('script', this.lines, this.chance);
  }

  /** Throws for a line that cannot be played, and then nothing has changed. */
  async add(line: string): Promise<void> {
    await this.go([...this.lines, line], this.chance);
  }

  async back(): Promise<void> {
    await this.go(this.lines.slice(0, -1), this.chance);
  }

  async again(lines: readonly string[] = [], seed = 1): Promise<void> {
    this.coming = [];
    await this.go(lines, seed);
  }

  async replay(script: string): Promise<void> {
    await this.again();
    this.coming = script.split(/\r\n|\n|\r/).filter((line) => /^\s*[^\s#]/.test(line));
  }

  /** Plays the next line of the script that is replayed. */
  async step(): Promise<void> {
    const [line, ...rest] = this.coming;
    if (line === undefined) return;
    if (line.trim() === '---') await this.go([], this.chance);
    else await this.add(line);
    this.coming = rest;
  }

  private async go(lines: readonly string[], seed: number): Promise<void> {
    const shown = await this.thread.do('play', lines, seed);
    this.shown = shown;
    this.lines = lines;
    this.chance = seed;
  }
}
