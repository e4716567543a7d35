import type { Command, CommandGroup } from '../command.js';
import { backups } from './backups.js';
import { check } from './check.js';
import { completion } from './completion.js';
import { explain } from './explain.js';
import { graph } from './graph.js';
import { plan } from './plan.js';
import { pull } from './pull.js';
import { push } from './push.js';
import { restore } from './restore.js';
import { room } from './room.js';
import { roundtrip } from './roundtrip.js';
import { rules } from './rules.js';
import { schema } from './schema.js';
import { serve } from './serve.js';
import { show } from './show.js';
import { simulate } from './simulate.js';
import { status } from './status.js';
import { upload } from './upload.js';

/** Every command by its name, in the order of the help. Help, completion and suggestions follow from it. */
export const COMMANDS: ReadonlyMap<string, Command | CommandGroup> = new Map(
  [
    check,
    plan,
    pull,
    push,
    restore,
    backups,
    status,
    roundtrip,
    simulate,
    graph,
    show,
    serve,
    room,
    upload,
    explain,
    rules,
    schema,
    completion,
  ].map((command) => [command.name, command]),
);

/** What paths alone mean. */
export const DEFAULT_COMMAND: Command = check;
