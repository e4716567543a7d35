import { commands, type ExtensionContext, window, workspace } from 'vscode';
import { Client } from './client.js';
import { COMMANDS } from './commands.js';
import { EditorDesk, PLAN_SCHEME } from './editor-desk.js';
import { LogicProvider } from './logic-provider.js';
import { StatusItem } from './status-item.js';

let client: Client | undefined;

/** Called by the editor. */
export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel('roomlint', { log: true });
  const status = new StatusItem();
  const running = new Client(context, log, () => status.show(running.state));
  client = running;
  const desk = new EditorDesk(running, log);
  context.subscriptions.push(
    log,
    status,
    new LogicProvider(running).register(),
    workspace.registerTextDocumentContentProvider(PLAN_SCHEME, desk),
    workspace.onDidGrantWorkspaceTrust(() => void running.restart()),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('roomlint')) void running.restart();
    }),
    ...Object.entries(COMMANDS).map(([name, command]) => commands.registerCommand(name, () => command(desk))),
  );
  status.show(running.state);
  void running.restart();
}

/** Called by the editor. */
export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}
