import {
  commands,
  type LogOutputChannel,
  ProcessExecution,
  Task,
  TaskScope,
  type TextDocumentContentProvider,
  tasks,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import { LOGIC_SCHEME } from '../../../src/front/lsp/editor-commands.js';
import { type Client, localFolders } from './client.js';
import type { ActiveFile, Desk } from './commands.js';
import { hostOf } from './logic-files.js';
import { type Output, runCommand } from './run-command.js';
import type { Settings } from './settings.js';

export const PLAN_SCHEME = 'roomlint-plan';

/** The editor, as commands see it. */
export class EditorDesk implements Desk, TextDocumentContentProvider {
  /** Plans that are shown, by URI. */
  private readonly plans = new Map<string, string>();

  constructor(
    private readonly client: Client,
    private readonly log: LogOutputChannel,
  ) {}

  get settings(): Settings {
    return this.client.settings;
  }

  get folders(): readonly string[] {
    return localFolders();
  }

  activeFile(): ActiveFile | undefined {
    const active = window.activeTextEditor?.document.uri;
    if (active === undefined) return undefined;
    const uri = active.scheme === LOGIC_SCHEME ? Uri.parse(hostOf(active.toString())) : active;
    if (uri.scheme !== 'file') return undefined;
    return {
      path: uri.fsPath,
      save: async () => {
        const document = await workspace.openTextDocument(uri);
        return !document.isDirty || document.save();
      },
    };
  }

  run(args: readonly string[], folder: string): Promise<Output> {
    return runCommand(this.client.server.script, args, folder);
  }

  /** The problem matcher in package.json shows the findings of files that are not open. */
  async runTask(args: readonly string[], folder: string): Promise<void> {
    const env = { ELECTRON_RUN_AS_NODE: '1', NO_COLOR: '1' };
    const options = { cwd: folder, env };
    const execution = new ProcessExecution(process.execPath, [this.client.server.script, ...args], options);
    const scope = workspace.getWorkspaceFolder(Uri.file(folder)) ?? TaskScope.Workspace;
    await tasks.executeTask(
      new Task({ type: 'process' }, scope, 'check', 'roomlint', execution, '$roomlint'),
    );
  }

  async showMarkdown(title: string, markdown: string): Promise<void> {
    const uri = Uri.from({ scheme: PLAN_SCHEME, path: `/${title}.md`, query: String(this.plans.size) });
    this.plans.set(uri.toString(), markdown);
    await commands.executeCommand('markdown.showPreview', uri);
  }

  provideTextDocumentContent(uri: Uri): string {
    return this.plans.get(uri.toString()) ?? '';
  }

  showPage(title: string, html: string): void {
    const options = { retainContextWhenHidden: true, localResourceRoots: [] };
    window.createWebviewPanel('roomlint.page', title, ViewColumn.Beside, options).webview.html = html;
  }

  async applyCodeAction(kind: string): Promise<void> {
    await commands.executeCommand('editor.action.codeAction', { kind, apply: 'first' });
  }

  restart(): Promise<void> {
    return this.client.restart();
  }

  showLog(): void {
    this.log.show();
  }

  inform(message: string): void {
    void window.showInformationMessage(message);
  }

  fail(message: string): void {
    void window.showErrorMessage(`roomlint: ${message}`);
  }
}
