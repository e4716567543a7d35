import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  type Diagnostic,
  ErrorCodes,
  type ExecuteCommandParams,
  type Position,
  ResponseError,
  type TextDocumentPositionParams,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { EditError } from '../../bytes/json/edit/edit.js';
import { addTo } from '../../bytes/text/add-to.js';
import { CommandError } from '../../world/files/command-error.js';
import { type FileOptions, loadConfig } from '../../world/workspace/check-file.js';
import * as asked from './at-position.js';
import type { Checker } from './checker.js';
import {
  asksFor,
  editLogic,
  FIX_ALL,
  findingsIn,
  fixAll,
  quickFixes,
  ruleOff,
  type ShownFinding,
} from './code-actions.js';
import type { Documents } from './documents.js';
import { EDIT_LOGIC, SAVE_LOGIC } from './editor-commands.js';
import type { Findings } from './findings.js';
import {
  type LogicDocument,
  logicPlace,
  openLogic,
  placeFrom,
  savedLogic,
  stringsAround,
} from './logic-documents.js';
import type { View } from './view.js';

/** What answers to an editor are made of. */
export interface Session {
  readonly connection: Connection;
  readonly documents: Documents;
  readonly checker: Checker;
  readonly findings: Findings;
  /** How the settings of files are found. */
  readonly files: FileOptions;
}

/** Answers what an editor asks about its documents. */
export function answerRequests(server: Session): void {
  const { connection, documents } = server;
  const inView = <Answer>(uri: string, answer: (view: View) => Answer): Answer | null => {
    const view = documents.view(uri);
    return view === undefined ? null : answer(view);
  };
  const at =
    <Answer>(answer: (view: View, position: Position) => Answer) =>
    ({ textDocument: { uri }, position }: TextDocumentPositionParams): Answer | null =>
      inView(uri, (view) => answer(view, position));
  connection.onHover(at(asked.hover));
  connection.onCompletion(at(asked.completions));
  connection.onDefinition(at(asked.definitions));
  connection.onReferences(({ textDocument: { uri }, position, context }) =>
    inView(uri, (view) => asked.references(view, position, context.includeDeclaration)),
  );
  connection.onDocumentSymbol(({ textDocument: { uri } }) => inView(uri, asked.symbols));
  connection.onPrepareRename(at(asked.renameable));
  connection.onRenameRequest(({ textDocument: { uri }, position, newName }) =>
    inView(uri, (view) =>
      refusing(() => {
        const edits = asked.renamed(view, position, newName);
        return edits === undefined ? null : workspaceEdit(edits);
      }),
    ),
  );
  connection.onCodeAction((params) => codeActions(server, params));
  connection.onExecuteCommand((params) => execute(server, params));
}

function workspaceEdit(edits: ReadonlyMap<string, readonly TextEdit[]>): WorkspaceEdit {
  const some = [...edits].filter(([, made]) => made.length > 0);
  return { changes: Object.fromEntries(some.map(([uri, made]) => [uri, [...made]])) };
}

/** Answers a request that cannot be carried out with the reason. */
function refusing<Answer>(work: () => Answer): Answer | ResponseError<void> {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError || error instanceof EditError)
      return new ResponseError(ErrorCodes.InvalidParams, error.message);
    throw error;
  }
}

async function codeActions(server: Session, params: CodeActionParams): Promise<CodeAction[]> {
  const { uri } = params.textDocument;
  const document = server.documents.document(uri);
  if (document?.view === undefined) return [];
  const actions: CodeAction[] = [];
  if (asksFor(CodeActionKind.QuickFix, params)) {
    const found = await server.findings.tried(document);
    if (found !== undefined) {
      const shown = findingsIn(params.range, found);
      for (const action of quickFixes(shown, found.view)) actions.push(action);
      for (const action of await switches(server, uri, shown)) actions.push(action);
    }
  }
  const view = server.documents.view(uri);
  if (view !== undefined && asksFor(CodeActionKind.RefactorRewrite, params)) {
    const itself = logicPlace(uri);
    const around = stringsAround(itself?.host ?? uri, view, view.offsetAt(params.range.start));
    const places = around.filter(({ embedded }) => embedded.length > (itself?.embedded.length ?? -1));
    for (const action of editLogic(places)) actions.push(action);
  }
  if (view !== undefined && asksFor(FIX_ALL, params)) {
    const splices = await server.checker.fixes(view.path, view.snapshot.bytes);
    const isCurrent = server.documents.view(uri) === view;
    if (isCurrent && splices.length > 0) actions.push(fixAll(workspaceEdit(view.editsOf(splices))));
  }
  return actions;
}

/** The actions that turn rules off. */
async function switches(
  { documents, files }: Session,
  uri: string,
  found: readonly ShownFinding[],
): Promise<CodeAction[]> {
  const path = documents.view(uri)?.path;
  if (found.length === 0 || path === undefined || !uri.startsWith('file:')) return [];
  try {
    const loaded = await loadConfig(path, { ...files, plugins: false });
    const at = { loaded, documents, cwd: files.cwd ?? documents.folder };
    const byRule = new Map<string, Diagnostic[]>();
    for (const { finding, diagnostic } of found) addTo(byRule, finding.rule, diagnostic);
    return [...byRule].flatMap(([rule, diagnostics]) => ruleOff(rule, diagnostics, at) ?? []);
  } catch (error) {
    // The editor shows what is wrong with the config.
    if (error instanceof CommandError) return [];
    throw error;
  }
}

/** Opens and saves logic documents. */
function execute(
  server: Session,
  { command, arguments: given = [] }: ExecuteCommandParams,
): LogicDocument | null | ResponseError<void> | Promise<LogicDocument | null | ResponseError<void>> {
  const { documents } = server;
  if (command === EDIT_LOGIC)
    return refusing(() => {
      const place = placeFrom(given[0]);
      const host = place && documents.text(place.host);
      if (place === undefined || host === undefined) throw new RangeError('the file is not open');
      return openLogic(place, host.bytes);
    });
  if (command === SAVE_LOGIC) return save(server, given);
  return new ResponseError(ErrorCodes.InvalidParams, `unknown command ${command}`);
}

async function save(
  { connection, documents }: Session,
  [uri, given]: readonly unknown[],
): Promise<null | ResponseError<void>> {
  const place = typeof uri === 'string' ? logicPlace(uri) : undefined;
  const host = place && documents.text(place.host);
  const text =
    typeof given === 'string' ? given : typeof uri === 'string' ? documents.text(uri)?.text : undefined;
  const edits = refusing(() => {
    if (place === undefined || host === undefined) throw new RangeError('the file is not open');
    if (text === undefined) throw new RangeError('the document is not open');
    return savedLogic(place, text, host);
  });
  if (edits instanceof ResponseError) return edits;
  if (edits.length === 0 || host === undefined) return null;
  const textDocument = { uri: host.uri, version: host.version };
  const { applied, failureReason = '' } = await connection.workspace.applyEdit({
    documentChanges: [{ textDocument, edits }],
  });
  return applied ? null : new ResponseError(ErrorCodes.InternalError, `not saved. ${failureReason}`.trim());
}
