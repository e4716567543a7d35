import { resolve } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { createLinter } from '../../verdict/lint/linter.js';
import { outlineFor } from '../../verdict/play/outline-details.js';
import { checkRoom } from '../../verdict/play/read-room.js';
import { showAnswer } from '../../verdict/report/show-answer.js';
import { showReport } from '../../verdict/report/show-report.js';
import { CommandError } from '../../world/files/command-error.js';
import { nodeSha256 } from '../../world/files/node-sha256.js';
import { FileSettings } from '../../world/workspace/file-settings.js';
import { inputName, STDIN } from '../../world/workspace/source.js';
import { defineCommand, EXIT } from './command.js';
import { usualFormat } from './formats.js';
import { onlyWords } from './option-values.js';
import { formatOption, grouped, refuseBoth, value } from './options.js';
import { readBytes, showable } from './playable.js';
import { ANSWER_FORMATS, printAnswers } from './print-answers.js';

const OPTIONS = {
  ...grouped('Part:', {
    item: value('show everything about one item, by its key or its label', '--item "Open Door"'),
    quest: value(
      'show everything about one quest, by its Name, id, or Name without its number',
      '--quest 1_open_door',
    ),
  }),
  ...formatOption(ANSWER_FORMATS),
};

/** `roomlint show`: a room at a glance. */
export const show = defineCommand(
  {
    options: OPTIONS,
    details: `The text shows the first of everything; --format json lists all. "-" is standard input.

Examples:
  roomlint show garden.json
  roomlint show garden.json --item "Open Door"
  roomlint show garden.json --quest 1_open_door`,
    exits: {
      clean: 'shown',
      error: 'the item or quest is not found or ambiguous, the snapshot cannot be used, or invalid usage',
    },
  },
  async (given, { cwd, words, terminal }) => {
    const [snapshot] = onlyWords('show', words, ['a snapshot'], 'roomlint show garden.json');
    refuseBoth(given, 'item', 'quest');
    const { format = usualFormat(terminal) } = given;
    const settings = await FileSettings.open({ cwd });
    const rules = await settings.rulesFor(resolve(cwd, snapshot === STDIN ? 'stdin' : snapshot));
    if (rules === 'ignored')
      terminal.warn(`${inputName(snapshot)} is not checked: the config ignores it. Findings are not shown`);
    terminal.world.prepareForChecks?.();
    const bytes = readBytes(snapshot, cwd, terminal);
    const linter = createLinter(rulePack, rules === 'ignored' ? [] : rules, nodeSha256);
    const { result, playable } = showable(bytes, snapshot, terminal, () => checkRoom(bytes, linter));
    for (const { rule } of result.crashes)
      terminal.warn(`the rule ${rule} failed, so its findings are missing: \`roomlint check\` shows why`);
    const refused = (option: string, fault: string) => new CommandError(`--${option}: ${fault}`);
    const shown = showReport(outlineFor(playable, given, refused), result);
    const answers = () => [showAnswer(inputName(snapshot), shown)];
    printAnswers(format, { answers, json: () => shown }, terminal);
    return EXIT.clean;
  },
);
