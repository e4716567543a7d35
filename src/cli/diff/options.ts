import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { FULL, type OptionTable } from '../options.js';

const OPTIONS = { full: FULL } as const satisfies OptionTable;

/** `roomlint diff`: what differs between two versions of a room, for people and as the diff driver of git. */
export const diff = defineCommand(
  {
    name: 'diff',
    synopsis: '[options] <old> <new>',
    summary: 'show what differs between two versions of a room, in words, also in git diff and git log',
    options: OPTIONS,
    completes: 'files',
    details: `Items, quests, logic and settings are named as in a plan, with the values before and after. git passes seven
arguments; what is no room is shown as git shows it.

Examples:
  roomlint diff old.json new.json
  git config diff.roomlint.command 'npx roomlint diff'
  git log -p --ext-diff`,
    exits: {
      clean: 'shown, whether there are differences or not',
      error: 'an unreadable file, a version that is no room, or invalid usage',
    },
  },
  async ({ full }, { cwd, words, terminal }) => {
    const { diff: show } = await import('./diff.js');
    const isFull = full === true;
    // path old-file old-hex old-mode new-file new-hex new-mode, and for a renamed file its new path and more.
    const [path = '', old = '', oldId = '', , next = '', nextId = ''] = words;
    if (words.length === 7 || words.length === 9) {
      const versions = { old, new: next, oldId, nextId };
      return show({ cwd, name: words[7] ?? path, ...versions, isFull, isForGit: true }, terminal);
    }
    if (words.length !== 2)
      throw new CommandError('diff takes two versions of a room, as in roomlint diff old.json new.json');
    return show({ cwd, name: old, old: path, new: old, isFull, isForGit: false }, terminal);
  },
);
