import { printable, quoteValue } from '../../../bytes/json/quote.js';
import { bytesText, counted, listed } from '../../../bytes/text/in-words.js';
import type { Answer, AnswerEntry, AnswerLine } from '../../../verdict/report/answer.js';
import { conflictShape, partChangesShape } from '../../../verdict/report/changes-json.js';
import { changeEntry, conflictEntry } from '../../../verdict/report/part-changes.js';
import type { Comparison } from '../../../verdict/roundtrip/difference.js';
import type { GateEvent, Outcome, RestoreCall, Settled } from '../../../world/gate/outcome.js';
import type { Journal, Operation } from '../../../world/gate/room-state.js';
import { EXIT, type ExitCode } from '../command.js';

/* What becomes of a push or restore, as an answer, an exit code and data. */

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

/** How a push or restore ended. */
export interface Ending {
  readonly code: ExitCode;
  readonly answer: Answer;
  /** What its JSON report says beside the kind of the outcome. */
  readonly data?: object;
}

/** The only place that knows what an outcome means. */
export function endingOf(outcome: Outcome, commands: Commands): Ending {
  const { room, source, operation } = commands;
  const isPush = operation === 'push';
  const not = isPush ? 'Not pushed' : 'Not restored';
  const unchanged = (why: string, code: ExitCode, more: More = {}, data: object = {}): Ending =>
    ended(`${not}: ${why}. The room is unchanged`, code, more, data);
  const refused = (why: string, more?: More, data?: object): Ending =>
    unchanged(why, EXIT.findings, more, data);
  const undone = (why: string, more?: More, data?: object): Ending => unchanged(why, EXIT.error, more, data);
  switch (outcome.kind) {
    case 'findings':
      return findingsEnding(outcome, commands, refused);
    case 'not-pulled':
      return isPush
        ? refused(
            `${source} was not pulled from room ${room}, so nobody knows which of these differences are yours and which others have made since`,
            {
              advice: [
                `Pull the room into another file, make your changes in that one, and push it; or --overwrite makes the room what ${source} says`,
              ],
            },
          )
        : refused(
            `room ${room} was never pulled or pushed here, so nobody knows what others have changed since the backup`,
            { advice: ['--overwrite restores it anyway'] },
          );
    case 'lost-update': {
      const { changes } = outcome;
      const why = `room ${room} has changed since it was pulled`;
      if (changes === undefined)
        return refused(
          `${why}. What others have changed is unknown, because the pulled bytes are gone or damaged`,
          { advice: ['`roomlint pull` into another file shows the room. --overwrite undoes their changes'] },
          { theirs: null },
        );
      return refused(
        `${why}, and this would undo it`,
        {
          listed: ['Others have changed', changes.map(changeEntry)],
          advice: ['--merge keeps their changes and yours, --overwrite undoes theirs'],
        },
        { theirs: partChangesShape(changes) },
      );
    }
    case 'other-server': {
      const { pulledFrom, server } = outcome;
      return refused(
        `room ${room} was pulled from ${pulledFrom}, but this is ${server}, and the room here is not what was pulled`,
        { advice: [`To import ${source} here anyway, use --overwrite`] },
        { pulledFrom, server },
      );
    }
    case 'conflicts': {
      const { conflicts } = outcome;
      return refused(
        'you and others have changed the same parts in different ways',
        {
          listed: ['Both have changed', conflicts.map(conflictEntry)],
          advice: [
            'Decide each with --merge --resolve PLACE=ours or PLACE=theirs, such as items/12=theirs; or --overwrite keeps yours and undoes all that others have changed',
          ],
        },
        { conflicts: conflicts.map(conflictShape) },
      );
    }
    case 'no-such-conflict': {
      const { patterns, conflicts } = outcome;
      return undone(
        `no conflict matches ${listed(patterns.map(quoteValue), 'and')}`,
        conflicts.length === 0
          ? { advice: ['There are no conflicts: leave out --resolve'] }
          : { listed: ['Conflicts', conflicts.map(conflictEntry)] },
        { patterns, conflicts: conflicts.map(conflictShape) },
      );
    }
    case 'limits':
      return refused('this exceeds the limits');
    case 'other-plan':
      return refused(
        `the plan cannot be executed, because ${outcome.reason}`,
        { advice: ['Make the plan again'] },
        { message: outcome.reason },
      );
    case 'in-doubt':
      return ended(`${not}: an interrupted import left room ${room} in an uncertain state`, EXIT.findings, {
        advice: [`\`roomlint restore\` brings back a backup, --overwrite pushes ${source} anyway`],
      });
    case 'declined':
      return undone(outcome.destroys ? 'that is not the identifier of the room' : 'the answer was not y');
    case 'nobody':
      return undone(
        `this ${outcome.destroys ? 'destroys something' : 'changes the room'}, and there is no terminal to ask on: use --yes`,
      );
    case 'no-way-back': {
      const { comparison } = outcome.comparison;
      return undone(
        'a restore would not bring back all of the room',
        { listed: ['A restore would leave', differenceEntries(comparison)] },
        { differences: comparison.differences },
      );
    }
    case 'unable': {
      const { message, importing } = outcome;
      if (importing === undefined) return undone(message, {}, { message });
      return ended(
        `Not imported: ${message}. ${importing.mayFollow ? 'The room is unchanged so far, but the service may still be working on it: `roomlint status` looks again' : 'The room is unchanged'}`,
        EXIT.error,
        {},
        { message },
      );
    }
    case 'nothing':
      return ended(`Nothing to ${operation}: room ${room} already has what ${source} has`, EXIT.clean);
    case 'planned':
      return ended('A dry run: nothing was uploaded or imported. The room is unchanged', EXIT.clean);
    case 'imported':
      return importedEnding(outcome, commands);
    case 'differs': {
      const { comparison } = outcome.comparison;
      const restore = restoreLine(outcome.restore, commands);
      return ended(
        `Imported, and differs: room ${room} is not what it should be`,
        EXIT.findings,
        {
          listed: ['What differs', differenceEntries(comparison)],
          advice: ['This restores it:', `  ${restore}`],
        },
        { differences: comparison.differences, restore },
      );
    }
    case 'unrecorded':
      return ended(
        imported(commands),
        EXIT.error,
        {
          advice: [
            `This could not be recorded: ${outcome.message}. Fix that, then push again: nothing is imported twice`,
          ],
        },
        { message: outcome.message },
      );
    case 'unverified':
      return ended(
        outcome.isEarlier
          ? `${not}: an import was interrupted before, and room ${room} could not be downloaded to see what became of it: ${outcome.message}`
          : `The import was requested, but room ${room} could not be downloaded afterwards: ${outcome.message}. It may have changed`,
        EXIT.error,
        { advice: ['`roomlint status` looks again'] },
        { message: outcome.message },
      );
  }
}

/** What follows the sentence of an ending: a list with its title, and what to do, line by line. */
interface More {
  readonly listed?: readonly [title: string, entries: readonly AnswerEntry[]];
  readonly advice?: readonly string[];
}

function ended(title: string, code: ExitCode, { listed, advice = [] }: More = {}, data: object = {}): Ending {
  const sections = listed === undefined ? [] : [{ title: listed[0], entries: listed[1] }];
  return { code, answer: { title, sections, advice: advice.map((text): AnswerLine => ({ text })) }, data };
}

function findingsEnding(
  { fresh, warnings, earlier, exceedsLimits }: Extract<Outcome, { readonly kind: 'findings' }>,
  { source, check }: Commands,
  refused: (why: string, more?: More) => Ending,
): Ending {
  const beyond = exceedsLimits === true ? ', and this exceeds the limits' : '';
  if (fresh === 0)
    return refused(`new in ${source}: ${counted(warnings, 'warning')}${beyond}`, {
      advice: ['Fix what is new, or push with --allow-warnings'],
    });
  const why = `fix the errors${warnings > 0 ? ' and warnings' : ''} in ${source} first${beyond}`;
  const others = `The room has ${counted(earlier, 'other error')}, which \`${check}\` lists`;
  return refused(why, earlier === 0 ? {} : { advice: [others] });
}

function imported({ operation, room, source }: Commands): string {
  return operation === 'push'
    ? `Imported ${source} into room ${room}, and the room is what it should be`
    : `Restored backup ${source}, and room ${room} is what it should be`;
}

function importedEnding(
  { addedFields, absentLogic, file, restore: call }: Extract<Outcome, { readonly kind: 'imported' }>,
  commands: Commands,
): Ending {
  const { source } = commands;
  const restore = restoreLine(call, commands);
  const advice = [
    ...(addedFields.length === 0
      ? []
      : [`The service added ${counted(addedFields.length, 'field')}: ${listed(addedFields, 'and', 3)}`]),
    ...(file === 'merged' ? [`${source} now has the changes of others as well`] : []),
    ...(file === 'changed-meanwhile'
      ? [
          `${source} was changed meanwhile, so the changes of others are not in it: push it with --merge next time`,
        ]
      : []),
    'This undoes it:',
    `  ${restore}`,
  ];
  return ended(imported(commands), EXIT.clean, { advice }, { addedFields, absentLogic, file, restore });
}

function restoreLine({ backup, removes, overwrites }: RestoreCall, { options }: Commands): string {
  const limit = removes > 0 ? ` --max-removed ${removes}` : '';
  return `roomlint restore ${backup} ${options}${limit}${overwrites ? ' --overwrite' : ''}`;
}

function differenceEntries({ groups }: Comparison): AnswerEntry[] {
  return groups
    .filter(({ forgiven }) => !forgiven)
    .map(({ class: kind, count, first, places }) => {
      const often = count > 1 ? ` (${count} times)` : '';
      return { text: `${kind}${often}: ${first.message}, at ${places}` };
    });
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

/** What happens on the way, in a line. */
export function eventText(
  event: Exclude<GateEvent, { readonly kind: 'plan' | 'findings' }>,
  check: string,
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
      return `the room already has ${counted(event.count, 'other error')}, which \`${check}\` lists`;
  }
}
