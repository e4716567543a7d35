import { rulePack } from '../../../../rules/index.js';
import { createLinter } from '../../../verdict/lint/linter.js';
import { outlineFor } from '../../../verdict/play/outline-details.js';
import { checkRoom } from '../../../verdict/play/read-room.js';
import { DATA_NOTE, linesListing, shownMessage } from '../../../verdict/report/agent/reply.js';
import { answersText } from '../../../verdict/report/answer.js';
import { showAnswer } from '../../../verdict/report/show-answer.js';
import { showReport } from '../../../verdict/report/show-report.js';
import { CommandError } from '../../../world/files/command-error.js';
import { nodeSha256 } from '../../../world/files/node-sha256.js';
import { FileSettings } from '../../../world/workspace/file-settings.js';
import { notFound, orRefused } from '../desk.js';
import { defineTool, PAGE, PATH } from '../tool.js';

/** Shows a room at a glance, or all about one item or quest. */
export const showRoom = defineTool(
  {
    name: 'show_room',
    description:
      'Call it first: outlines a snapshot, which may be 50 MB: items by prefab, quests with what starts and completes them, what can never happen, findings by rule. With item or quest: all about that one. It never changes the file.',
    takes: {
      path: PATH,
      item: { type: 'string', description: 'Only this item: its key or label' },
      quest: { type: 'string', description: 'Only this quest: its Name or id' },
      ...PAGE,
    },
    needs: ['path'],
    narrowing: 'item or quest',
  },
  async ({ path, item, quest }, desk) => {
    if (item !== undefined && quest !== undefined) throw new CommandError('give item or quest, not both');
    const file = desk.read(path);
    const settings = await FileSettings.open(desk.settings(file));
    const rules = await settings.rulesFor(file.absolute);
    const linter = createLinter(rulePack, rules === 'ignored' ? [] : rules, nodeSha256);
    const { result, playable } = orRefused(file, () => checkRoom(file.bytes, linter));
    const outline = outlineFor(playable, { item, quest }, (_, fault) => notFound(fault));
    const plain = (_style: string, each: string): string => each;
    const answer = showAnswer(file.name, showReport(outline, result));
    const lines = answersText([answer], plain)
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => shownMessage(line));
    return {
      head: [DATA_NOTE],
      ...linesListing(lines),
      foot: ['find looks for items and quests, quests shows how each is played, check lists findings'],
    };
  },
);
