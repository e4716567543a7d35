import { dirname } from 'node:path';
import type { Output } from './run-command.js';
import { configArguments, pluginArguments, type Settings } from './settings.js';

/** The snapshot in the active editor. */
export interface ActiveFile {
  readonly path: string;
  /** Writes changes to the disk. False if the user does not want that. */
  save(): Promise<boolean>;
}

/** What commands need of the editor. */
export interface Desk {
  readonly settings: Settings;
  /** The folders of the workspace. */
  readonly folders: readonly string[];
  /** The file in the active editor; that of the logic which is edited there. undefined for anything else. */
  activeFile(): ActiveFile | undefined;
  /** Runs roomlint in a folder. */
  run(args: readonly string[], folder: string): Promise<Output>;
  /** The same in a terminal, whose findings the editor reads. */
  runTask(args: readonly string[], folder: string): Promise<void>;
  showMarkdown(title: string, markdown: string): Promise<void>;
  showPage(title: string, html: string): void;
  /** Applies the first code action of a kind at the cursor; the editor says where there is none. */
  applyCodeAction(kind: string): Promise<void>;
  restart(): Promise<void>;
  showLog(): void;
  inform(message: string): void;
  /** Says what could not be done. */
  fail(message: string): void;
}

type Command = (desk: Desk) => Promise<void> | void;

/** The commands of the extension, by the names in its package.json. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'roomlint.check': check,
  'roomlint.fixAll': (desk) => desk.applyCodeAction('source.fixAll.roomlint'),
  'roomlint.editLogicAtCursor': (desk) => desk.applyCodeAction('refactor.rewrite'),
  'roomlint.showPlan': showPlan,
  'roomlint.showGraph': showGraph,
  'roomlint.restart': (desk) => desk.restart(),
  'roomlint.showLog': (desk) => desk.showLog(),
};

/** Checks all snapshots of the workspace. */
async function check(desk: Desk): Promise<void> {
  if (desk.folders.length === 0) return desk.fail('open a folder first');
  const args = ['check', ...configArguments(desk.settings), ...pluginArguments(desk.settings)];
  for (const folder of desk.folders) await desk.runTask(args, folder);
}

/** What importing the file would do to the room as it is at HEAD. */
async function showPlan(desk: Desk): Promise<void> {
  const path = await saved(desk);
  if (path === undefined) return;
  const args = ['plan', '--since', 'HEAD', '--format', 'markdown', ...configArguments(desk.settings)];
  const output = await desk.run([...args, '--', path], dirname(path));
  // With 1, the import exceeds its limits, and the plan says which.
  if (output.code !== 0 && output.code !== 1) return desk.fail(failureOf(output));
  if (output.err !== '') desk.inform(output.err.replaceAll(/^roomlint: /gm, ''));
  if (output.out.trim() !== '') await desk.showMarkdown(`Plan of ${nameOf(path)}`, output.out);
}

/** Nothing runs on the page of a picture, and it asks no other host. */
const PAGE_OF_PICTURE = `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
`;

async function showGraph(desk: Desk): Promise<void> {
  const path = await saved(desk);
  if (path === undefined) return;
  const output = await desk.run(['graph', '--format', 'svg', '--', path], dirname(path));
  if (output.code !== 0) return desk.fail(failureOf(output));
  desk.showPage(`Quests of ${nameOf(path)}`, PAGE_OF_PICTURE + output.out);
}

/** The path of the active file, as it is on the disk. */
async function saved(desk: Desk): Promise<string | undefined> {
  const file = desk.activeFile();
  if (file === undefined) desk.fail('open a snapshot first');
  return file !== undefined && (await file.save()) ? file.path : undefined;
}

function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

function failureOf({ err, code }: Output): string {
  return err === '' ? `roomlint ended with ${code ?? 'a signal'}` : err.replaceAll(/^roomlint: /gm, '');
}
