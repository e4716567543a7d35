import { printable, quoteValue } from '../../../bytes/json/quote.js';
import { bytesText, counted, listed } from '../../../bytes/text/in-words.js';
import { entriesText } from '../../../verdict/report/answer.js';
import { changeEntries, conflictEntry } from '../../../verdict/report/part-changes.js';
import type { AbsentLogic } from '../../../verdict/room/import.js';
import type { Conflict } from '../../../verdict/room/three-way.js';
import type { Comparison } from '../../../verdict/roundtrip/difference.js';
import type { GateEvent, Outcome, RestoreCall, Settled } from '../../../world/gate/outcome.js';
import type { Journal, Operation } from '../../../world/gate/ports.js';
import { shellWord } from '../check-command.js';

/* What pull, push, restore, backups and status say. */

/** At most this many kinds of differences are listed. */
const MAX_PARTS = 50;

function differenceList({ groups }: Comparison): string {
  const unforgiven = groups.filter(({ forgiven }) => !forgiven);
  const lines = unforgiven.slice(0, MAX_PARTS).map(({ class: kind, count, first, places }) => {
    const often = count > 1 ? ` (${count} times)` : '';
    return `  ${kind}${often}: ${printable(first.message)}, at ${printable(places)}\n`;
  });
  const more = unforgiven.length - MAX_PARTS;
  if (more > 0) lines.push(`  … and ${counted(more, 'more kind')} of differences\n`);
  return lines.join('');
}

/** What was interrupted, and what the room is now. */
export function interruptionText(
  { operation, source, started, backup }: Journal,
  settled: Settled | undefined,
): string {
  const stopped = `the ${operation} of ${printable(source)} that began at ${started} was interrupted during the import`;
  const again = `It is safe to ${operation} again`;
  const behind = ` (backup ${backup})`;
  switch (settled?.kind) {
    case undefined:
      return `${stopped}. The room may have changed: only the service can say`;
    case 'unchanged':
      return `${stopped}. The room is unchanged. ${again}, unless the service is still working on that import: look once more in a few minutes`;
    case 'imported':
      return `${stopped}. The room has everything that was to be imported${behind}. Nothing needs to be repeated`;
    case 'mixed':
      return `${stopped}. The room is now neither what it was before${behind} nor what it should be`;
    case 'unknown':
      return `${stopped}. What became of the room is unknown: ${settled.reason}`;
  }
}

export function eventText(
  event: Exclude<GateEvent, { readonly kind: 'plan' | 'findings' }>,
  { check }: Pick<Commands, 'check'>,
): string {
  switch (event.kind) {
    case 'interrupted':
      return interruptionText(event.journal, event.settled);
    case 'backup':
      return `backup ${event.name}: ${bytesText(event.bytes)}`;
    case 'theirs': {
      const count = counted(event.changes.length, 'change');
      return event.done === 'merged'
        ? `merging ${count} of others`
        : `--overwrite: this undoes ${count} of others`;
    }
    case 'note':
      return event.message;
    case 'earlier-errors':
      return `${earlierText(event.count)}: \`${printable(check)}\` lists ${event.count === 1 ? 'it' : 'them'}`;
  }
}

/** How many errors stop nothing. */
function earlierText(count: number): string {
  return count === 1
    ? '1 other error is in the room already and does not stop this'
    : `${count} other errors are in the room already and do not stop this`;
}

const UNCHANGED = 'The room is unchanged.\n';

/** What suggested commands consist of. */
export interface Commands {
  /** The options for the room, the service and the folder. */
  readonly options: string;
  readonly room: string;
  readonly source: string;
  /** The command that lists all findings of the file. */
  readonly check: string;
  readonly operation: Operation;
}

export function restoreLine({ backup, removes, overwrites }: RestoreCall, { options }: Commands): string {
  const limit = removes > 0 ? ` --max-removed ${removes}` : '';
  return `roomlint restore ${backup} ${options}${limit}${overwrites ? ' --overwrite' : ''}`;
}

/** How a push or restore ended, and what to do next. */
export function outcomeText(outcome: Outcome, commands: Commands): string {
  const [room, source] = [printable(commands.room), printable(commands.source)];
  const not = commands.operation === 'push' ? 'Not pushed' : 'Not restored';
  switch (outcome.kind) {
    case 'findings':
      return findingsText(outcome, commands, not);
    case 'not-pulled':
      return commands.operation === 'push'
        ? `${not}: ${source} was not pulled from room ${room}, so nobody knows which of these differences are yours and which others have made since. ${UNCHANGED}Pull the room into another file, merge what you have changed into that one, and push it; or --overwrite makes the room what ${source} says.\n`
        : `${not}: room ${room} was never pulled or pushed here, so nobody knows what others have changed since the backup. ${UNCHANGED}--overwrite restores it anyway.\n`;
    case 'lost-update':
      return outcome.changes === undefined
        ? `${not}: room ${room} has changed since it was pulled. What others have changed is unknown, because the pulled bytes are gone or damaged. ${UNCHANGED}\`roomlint pull\` into another file shows the room. --overwrite undoes their changes.\n`
        : `${not}: room ${room} has changed since it was pulled, and this would undo it. ${UNCHANGED}Others have changed:\n${entriesText(changeEntries(outcome.changes))}--merge keeps their changes and yours, --overwrite undoes theirs.\n`;
    case 'other-server':
      return `${not}: room ${room} was pulled from ${printable(outcome.pulledFrom)}, but this is ${printable(outcome.server)}, and the room here is not what was pulled. ${UNCHANGED}To import ${source} here anyway, use --overwrite.\n`;
    case 'conflicts':
      return `${not}: you and others have changed the same parts in different ways. ${UNCHANGED}Both have changed:\n${conflictList(outcome.conflicts)}\`roomlint pull\` into another file shows theirs. Decide for each part: copy theirs into ${source}, then push --merge; or --overwrite to keep yours and undo all that others have changed. To decide without editing, add --ours or --theirs to --merge, as in --theirs ${shellWord(exampleOf(outcome.conflicts))}.\n`;
    case 'no-such-conflict':
      return `${not}: no conflict matches ${listed(
        outcome.patterns.map((pattern) => quoteValue(pattern)),
        'and',
      )}. ${UNCHANGED}${outcome.conflicts.length === 0 ? 'There are no conflicts: leave out --ours and --theirs' : `The conflicts are:\n${conflictList(outcome.conflicts).trimEnd()}`}\n`;
    case 'limits':
      return `${not}: this exceeds the limits. ${UNCHANGED}`;
    case 'other-plan':
      return `${not}: the plan cannot be executed, because ${outcome.reason}. ${UNCHANGED}Make the plan again.\n`;
    case 'in-doubt':
      return `${not}: an interrupted import left room ${room} in an uncertain state. \`roomlint restore\` brings back a backup, --overwrite pushes ${source} anyway.\n`;
    case 'declined':
      return `${not}: ${outcome.destroys ? 'that is not the identifier of the room' : 'the answer was not y'}. ${UNCHANGED}`;
    case 'nobody':
      return `${not}: this ${outcome.destroys ? 'destroys something' : 'changes the room'}, and there is no terminal to ask on: use --yes. ${UNCHANGED}`;
    case 'no-way-back':
      return `${not}: a restore would not bring back all of the room. ${UNCHANGED}A restore would leave:\n${differenceList(outcome.comparison.comparison)}`;
    case 'unable':
      return outcome.importing === undefined
        ? `${not}: ${outcome.message}. ${UNCHANGED}`
        : `Not imported: ${outcome.message}. ${outcome.importing.mayFollow ? 'The room is unchanged so far, but the service may still be working on it: `roomlint status` looks again.\n' : UNCHANGED}`;
    case 'nothing':
      return `Nothing to ${commands.operation}: room ${room} already has what ${source} has.\n`;
    case 'planned':
      return `A dry run: nothing was uploaded or imported. ${UNCHANGED}`;
    case 'imported':
      return importedText(outcome, commands);
    case 'differs':
      return `Imported, and differs: room ${room} is not what it should be.\n${differenceList(outcome.comparison.comparison)}This restores it:\n  ${restoreLine(outcome.restore, commands)}\n`;
    case 'unrecorded':
      return `${imported(commands)}.\nThis could not be recorded: ${outcome.message}. Fix that, then push again: nothing is imported twice.\n`;
    case 'unverified':
      return outcome.isEarlier
        ? `${not}: an import was interrupted before, and room ${room} could not be downloaded to see what became of it: ${outcome.message}. \`roomlint status\` looks again.\n`
        : `The import was requested, but room ${room} could not be downloaded afterwards: ${outcome.message}. It may have changed: \`roomlint status\` looks again.\n`;
  }
}

function conflictList(conflicts: readonly Conflict[]): string {
  return entriesText(conflicts.map(conflictEntry));
}

function findingsText(
  { fresh, warnings, earlier, isStrict }: Extract<Outcome, { readonly kind: 'findings' }>,
  { source, check }: Commands,
  not: string,
): string {
  const file = printable(source);
  if (fresh + (isStrict ? earlier : 0) === 0)
    return `${not}: ${counted(warnings, 'warning')} in ${file} ${warnings === 1 ? 'is' : 'are'} new. ${UNCHANGED}Fix ${warnings === 1 ? 'it' : 'them'}, or push with --allow-warnings.\n`;
  const first = `${not}: fix the errors${warnings > 0 ? ' and warnings' : ''} in ${file} first. ${UNCHANGED}`;
  if (earlier === 0) return first;
  const others = counted(earlier, 'other error');
  if (isStrict) return `${first}${counted(fresh, 'error')} of them ${fresh === 1 ? 'is' : 'are'} new.\n`;
  return `${first}The room does not have ${fresh === 1 ? 'this error' : 'these errors'}. It has ${others}, which \`${printable(check)}\` lists.\n`;
}

function imported({ operation, room, source }: Commands): string {
  return operation === 'push'
    ? `Imported ${printable(source)} into room ${printable(room)}, and the room is what it should be`
    : `Restored backup ${printable(source)}, and room ${printable(room)} is what it should be`;
}

const ABSENT_LOGIC_TEXTS: Readonly<Record<AbsentLogic, string>> = {
  removed: 'The file has items and no logic: the service removed the logic of these items.\n',
  kept: 'The file has items and no logic: the service kept the logic of these items.\n',
};

function importedText(
  { addedFields, absentLogic, file, restore }: Extract<Outcome, { readonly kind: 'imported' }>,
  commands: Commands,
): string {
  const source = printable(commands.source);
  const more = addedFields.length > 3 ? ` and ${addedFields.length - 3} more` : '';
  const notes = [
    addedFields.length === 0
      ? ''
      : `The service added ${counted(addedFields.length, 'field')}: ${addedFields
          .slice(0, 3)
          .map((place) => printable(place))
          .join(', ')}${more}.\n`,
    absentLogic === undefined ? '' : ABSENT_LOGIC_TEXTS[absentLogic],
    file === 'merged' ? `${source} now has the changes of others as well.\n` : '',
    file === 'changed-meanwhile'
      ? `${source} was changed meanwhile, so the changes of others are not in it: push it with --merge next time.\n`
      : '',
  ];
  return `${imported(commands)}.\n${notes.join('')}This undoes it:\n  ${restoreLine(restore, commands)}\n`;
}

/** A conflict as a pattern. */
function exampleOf([conflict]: readonly Conflict[]): string {
  if (conflict === undefined || conflict.kind === 'tasks') return 'roomTasks';
  switch (conflict.kind) {
    case 'quest':
      return `quests/${escapedStep(conflict.name ?? conflict.key)}`;
    default:
      return `${conflict.kind === 'logic' ? 'logic' : `${conflict.kind}s`}/${escapedStep(conflict.key)}`;
  }
}

function escapedStep(key: string): string {
  return printable(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
