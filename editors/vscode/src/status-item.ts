import { StatusBarAlignment, ThemeColor, window, workspace } from 'vscode';
import { type ServerState, statusOf } from './status.js';

/** Says in the status bar how the server is. */
export class StatusItem {
  private readonly item = window.createStatusBarItem('roomlint.status', StatusBarAlignment.Right, 100);

  constructor() {
    this.item.name = 'roomlint';
    this.item.command = 'roomlint.showLog';
  }

  show(state: ServerState): void {
    const { text, details } = statusOf(state, workspace.isTrusted);
    this.item.text = text;
    this.item.tooltip = details.join('\n');
    this.item.backgroundColor =
      state.kind === 'stopped' ? new ThemeColor('statusBarItem.errorBackground') : undefined;
    this.item.show();
  }

  dispose(): void {
    this.item.dispose();
  }
}
