import type { ActiveFile, Desk } from '../../editors/vscode/src/commands.js';
import type { CheckReport } from '../../editors/vscode/src/report.js';
import type { Output } from '../../editors/vscode/src/run-command.js';
import type { Settings } from '../../editors/vscode/src/settings.js';
import { roomlint } from '../cli/run-roomlint.js';

export class FakeDesk implements Desk {
  settings: Settings = { path: '', config: '', plugins: true };
  folders: readonly string[] = [];
  active: string | undefined;
  /** Whether the user lets files be saved. */
  saves = true;
  hasLogic = true;
  /** What roomlint says, instead of running it. */
  answer: Output | undefined;
  readonly told: string[] = [];
  readonly pages: { readonly title: string; readonly text: string }[] = [];
  readonly runs: (readonly string[])[] = [];
  reports: readonly CheckReport[] = [];

  activeFile(): ActiveFile | undefined {
    if (this.active === undefined) return undefined;
    return { path: this.active, save: () => Promise.resolve(this.saves) };
  }

  async run(args: readonly string[], folder: string): Promise<Output> {
    this.runs.push(args);
    if (this.answer !== undefined) return this.answer;
    const { code, out, err } = await roomlint(args, { cwd: folder });
    return { code, out, err: err.trim() };
  }

  showProblems(reports: readonly CheckReport[]): void {
    this.reports = reports;
  }

  async showMarkdown(title: string, text: string): Promise<void> {
    this.pages.push({ title, text });
  }

  showPage(title: string, text: string): void {
    this.pages.push({ title, text });
  }

  async applyCodeAction(kind: string): Promise<void> {
    this.told.push(`apply ${kind}`);
  }

  async openLogic(): Promise<boolean> {
    return this.hasLogic;
  }

  async restart(): Promise<void> {
    this.told.push('restart');
  }

  showLog(): void {
    this.told.push('log');
  }

  inform(message: string): void {
    this.told.push(message);
  }

  fail(message: string): void {
    this.told.push(`failed: ${message}`);
  }
}
