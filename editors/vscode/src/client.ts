import { type ExtensionContext, type LogOutputChannel, Uri, window, workspace } from 'vscode';
import {
  ExecuteCommandRequest,
  LanguageClient,
  type LanguageClientOptions,
  State,
  TransportKind,
} from 'vscode-languageclient/node';
import { EDIT_LOGIC, LOGIC_SCHEME, SAVE_LOGIC } from '../../../src/front/lsp/editor-commands.js';
import { chooseServer, type Server } from './server-choice.js';
import { readSettings, type Settings, serverArguments } from './settings.js';
import type { ServerState } from './status.js';

/** The language server, as it is started for this workspace. */
export class Client {
  state: ServerState = { kind: 'starting' };
  private client: LanguageClient | undefined;
  /** Starts and stops, one after the other. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly context: ExtensionContext,
    private readonly log: LogOutputChannel,
    private readonly changed: () => void,
  ) {}

  get settings(): Settings {
    const configuration = workspace.getConfiguration('roomlint');
    const [folder = '.'] = localFolders();
    return readSettings((name) => configuration.get(name), workspace.isTrusted, folder);
  }

  /** The roomlint that is used. @throws Error with a message for people */
  get server(): Server {
    return chooseServer({
      isTrusted: workspace.isTrusted,
      folders: localFolders(),
      path: this.settings.path,
      bundled: Uri.joinPath(this.context.extensionUri, 'out', 'server').fsPath,
    });
  }

  /** Starts the server, with the settings as they are; ends one that runs. */
  restart(): Promise<void> {
    this.queue = this.queue.then(async () => {
      await this.end();
      await this.start();
    });
    return this.queue;
  }

  stop(): Promise<void> {
    this.queue = this.queue.then(() => this.end());
    return this.queue;
  }

  /** The string at a place, laid out. */
  async openLogic(place: readonly string[]): Promise<{ readonly uri: string; readonly text: string }> {
    return this.execute(EDIT_LOGIC, [place]);
  }

  async saveLogic(uri: string, text: string): Promise<void> {
    await this.execute(SAVE_LOGIC, [uri, text]);
  }

  private async execute<Answer>(command: string, args: unknown[]): Promise<Answer> {
    const client = await this.running();
    return client.sendRequest(ExecuteCommandRequest.type, { command, arguments: args });
  }

  private async running(): Promise<LanguageClient> {
    await this.queue;
    if (this.client === undefined)
      throw new Error(this.state.kind === 'stopped' ? this.state.reason : 'roomlint is not running');
    return this.client;
  }

  private async start(): Promise<void> {
    this.become({ kind: 'starting' });
    try {
      const { server, settings } = this;
      this.log.info(`starting roomlint ${server.version}: ${server.script}`);
      const run = {
        module: server.script,
        args: [...serverArguments(settings)],
        transport: TransportKind.stdio,
      };
      const client = new LanguageClient('roomlint', 'roomlint', { run, debug: run }, this.options(settings));
      client.onDidChangeState(({ newState }) => {
        if (client !== this.client) return;
        if (newState === State.Running) this.become({ kind: 'running', server });
        if (newState === State.Stopped)
          this.become({ kind: 'stopped', reason: 'it has ended; the log says why' });
      });
      this.client = client;
      await client.start();
    } catch (error) {
      this.client = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      this.log.error(reason);
      this.become({ kind: 'stopped', reason });
    }
  }

  private async end(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    // One that did not start cannot be stopped.
    if (client?.needsStop() === true) await client.dispose();
  }

  private options({ plugins }: Settings): LanguageClientOptions {
    return {
      documentSelector: [
        { scheme: 'file', language: 'json' },
        { scheme: 'file', language: 'jsonc' },
        { scheme: 'untitled', language: 'json' },
        { scheme: LOGIC_SCHEME },
      ],
      initializationOptions: { plugins },
      outputChannel: this.log,
      middleware: {
        // The server answers with a document to open.
        executeCommand: async (command, args, next) => {
          const answer = await next(command, args);
          if (command === EDIT_LOGIC) await showLogic(answer.uri);
          return answer;
        },
      },
    };
  }

  private become(state: ServerState): void {
    this.state = state;
    this.changed();
  }
}

export function localFolders(): readonly string[] {
  const folders = workspace.workspaceFolders ?? [];
  return folders.filter(({ uri }) => uri.scheme === 'file').map(({ uri }) => uri.fsPath);
}

async function showLogic(uri: string): Promise<void> {
  await window.showTextDocument(Uri.parse(uri), { preview: false });
}
