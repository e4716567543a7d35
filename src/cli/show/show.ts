import { resolve } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { nodeSha256 } from '../../files/node-sha256.js';
import { prescannedBuffer } from '../../files/prescan-thread.js';
import { type Outline, type OutlineLimits, outlineOf } from '../../flow/play/outline.js';
import type { FocusedOutline } from '../../flow/play/outline-details.js';
import { outlineOfItem, outlineOfQuest } from '../../flow/play/outline-details.js';
import { checkRoom, type PlayableRoom } from '../../flow/play/read-room.js';
import { createLinter } from '../../lint/linter.js';
import { showReport } from '../../report/show-report.js';
import { OUTLINE_LIMITS, showText } from '../../report/show-text.js';
import { jsonWithoutCommands } from '../../report/workflow-commands.js';
import { CommandError } from '../../workspace/command-error.js';
import { FileSettings, type SettingOptions } from '../../workspace/file-settings.js';
import { inputName } from '../../workspace/input.js';
import { STDIN } from '../../workspace/path-source.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { maskOutput } from '../masking.js';
import { readBytes, showable } from '../playable.js';
import { writeBatched } from '../streams.js';
import type { Terminal } from '../terminal.js';

/** What `roomlint show` was asked to do. */
export interface ShowRequest {
  readonly cwd: string;
  readonly snapshot: string;
  /** What to show all about; undefined for the room at a glance. */
  readonly focus: ShowFocus | undefined;
  readonly format: 'text' | 'json';
  readonly settings: SettingOptions;
}

/** An item by its key or label, or a quest by its Name or id, as it was typed. */
export interface ShowFocus {
  readonly kind: 'item' | 'quest';
  readonly name: string;
}

/** Shows a room at a glance, or all about one item or quest. */
export async function show(request: ShowRequest, terminal: Terminal): Promise<ExitCode> {
  const { cwd, snapshot, focus, format, settings } = request;
  maskOutput(terminal);
  const rules = await (await FileSettings.open(settings)).rulesFor(
    resolve(cwd, snapshot === STDIN ? 'stdin' : snapshot),
  );
  if (rules === 'ignored')
    terminal.warn(`${inputName(snapshot)} is not checked: the config ignores it. Findings are not shown`);
  terminal.world.prepareForChecks?.();
  const read = readBytes(snapshot, cwd, terminal, prescannedBuffer);
  const linter = createLinter(rulePack, rules === 'ignored' ? [] : rules, nodeSha256);
  const { result, playable } = showable(read, snapshot, terminal, () =>
    checkRoom(read.bytes, linter, read.prescanned),
  );
  for (const { rule } of result.crashes)
    terminal.warn(`the rule ${rule} failed, so its findings are missing: \`roomlint check\` shows why`);
  const outline = outlineFor(playable, focus, format === 'text' ? OUTLINE_LIMITS : undefined);
  const shown = showReport(outline, result);
  if (format === 'json') {
    writeBatched([`${jsonWithoutCommands(shown, 2)}\n`], (text) => terminal.writeProgram('strings', text));
    return EXIT.clean;
  }
  const text = showText(inputName(snapshot), shown, outline.leftOut, terminal.painter('out'));
  terminal.say(text);
  return EXIT.clean;
}

/** @throws CommandError when the item or quest is not found, or ambiguous */
function outlineFor(
  playable: PlayableRoom,
  focus: ShowFocus | undefined,
  limits: OutlineLimits | undefined,
): Outline | FocusedOutline {
  if (focus === undefined) return outlineOf(playable, limits);
  const { kind, name } = focus;
  if (kind === 'item') {
    const item = playable.room.item(name);
    if ('fault' in item) throw new CommandError(`--item: ${item.fault}`);
    return outlineOfItem(playable, item.value);
  }
  const quest = playable.room.quest(name);
  if ('fault' in quest) throw new CommandError(`--quest: ${quest.fault}`);
  return outlineOfQuest(playable, quest.value);
}
