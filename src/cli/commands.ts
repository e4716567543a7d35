import { check } from './check/options.js';
import type { Command, CommandGroup } from './command.js';
import { completion } from './completion/options.js';
import { graph } from './graph/options.js';
import { init } from './init/options.js';
import { lsp } from './lsp/options.js';
import { mcp } from './mcp/options.js';
import { plan } from './plan/options.js';
import { pull } from './pull/options.js';
import { push } from './push/options.js';
import { report } from './report/options.js';
import { restore } from './restore/options.js';
import { room } from './room/options.js';
import { roundtrip } from './roundtrip/options.js';
import { rules } from './rules/options.js';
import { schema } from './schema/options.js';
import { scrub } from './scrub/options.js';
import { serve } from './serve/options.js';
import { show } from './show/options.js';
import { simulate } from './simulate/options.js';
import { status } from './status/options.js';
import { upload } from './upload/options.js';
import { view } from './view/options.js';

/** Every command by its name, in the order of the help. Help, completion and suggestions follow from it. */
export const COMMANDS: ReadonlyMap<string, Command | CommandGroup> = new Map(
  [
    init,
    check,
    report,
    plan,
    pull,
    push,
    restore,
    status,
    roundtrip,
    simulate,
    graph,
    show,
    view,
    scrub,
    serve,
    mcp,
    lsp,
    room,
    upload,
    rules,
    schema,
    completion,
  ].map((command) => [command.name, command]),
);

/** What paths alone mean. */
export const DEFAULT_COMMAND: Command = check;
