import type { ActiveFile, Desk } from '../../editors/vscode/src/commands.js';
import type { CheckReport } from '../../editors/vscode/src/report.js';
import { type Output, runCommand } from '../../editors/vscode/src/run-command.js';
import type { Settings } from '../../editors/vscode/src/settings.js';
import { COMMAND } from '../cli/run-roomlint.js';

export class FakeDesk implements Desk {
  settings: Settings = { path: '', config: '', plugins: true };
  folders: readonly string[] = [];
  active: string | undefined;
  /** Whether the user lets files be saved. */
  saves = true;
  hasLogic = true;
  readonly told: string[] = [];
  readonly pages: { readonly title: string; readonly text: string }[] = [];
  readonly runs: (readonly string[])[] = [];
  reports: readonly CheckReport[] = [];

  activeFile(): ActiveFile | undefined {
    if (this.active === undefined) return undefined;
    return { path: this.active, save: () => Promise.resolve(this.saves) };
  }

  run(args: readonly string[], folder: string): Promise<Output> {
    this.runs.push(args);
    return runCommand(COMMAND, args, folder);
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
