import {
  type Diagnostic,
  DiagnosticSeverity,
  Disposable,
  languages,
  StatusBarAlignment,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import { type Counts, type ServerState, statusOf } from './status.js';

/** Says in the status bar how the server is, and what it finds in the active file. */
export class StatusItem {
  private readonly item = window.createStatusBarItem('roomlint.status', StatusBarAlignment.Right, 100);
  private state: ServerState = { kind: 'starting' };
  private readonly listeners = Disposable.from(
    window.onDidChangeActiveTextEditor(() => this.update()),
    languages.onDidChangeDiagnostics(() => this.update()),
    workspace.onDidGrantWorkspaceTrust(() => this.update()),
  );

  constructor() {
    this.item.name = 'roomlint';
    this.item.command = 'roomlint.showLog';
  }

  show(state: ServerState): void {
    this.state = state;
    this.update();
  }

  dispose(): void {
    this.listeners.dispose();
    this.item.dispose();
  }

  private update(): void {
    const { text, details, isError } = statusOf(this.state, workspace.isTrusted, countsOfActive());
    this.item.text = text;
    this.item.tooltip = details.join('\n');
    this.item.backgroundColor = isError ? new ThemeColor('statusBarItem.errorBackground') : undefined;
    this.item.show();
  }
}

/** undefined without an editor for JSON. */
function countsOfActive(): Counts | undefined {
  const document = window.activeTextEditor?.document;
  if (document === undefined || !/^jsonc?$/.test(document.languageId)) return undefined;
  const found = languages.getDiagnostics(document.uri).filter(({ source }) => source === 'roomlint');
  const count = (severity: DiagnosticSeverity): number =>
    found.filter((each: Diagnostic) => each.severity === severity).length;
  return {
    errors: count(DiagnosticSeverity.Error),
    warnings: count(DiagnosticSeverity.Warning),
    infos: count(DiagnosticSeverity.Information),
  };
}
