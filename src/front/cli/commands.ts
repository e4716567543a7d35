import { check } from './check/command.js';
import type { CommandBody, CommandEntry, Commands } from './command.js';

/** What paths alone mean. */
export const DEFAULT_COMMAND = entry('check', [
  '[options] [paths..]',
  'find what is wrong with snapshots (the default command)',
  async () => check,
]);

/** What follows the name of a command in its usage line, what it does, and its code. */
type Entry = readonly [synopsis: string, summary: string, load: () => Promise<CommandBody>];

const ENTRIES: Readonly<Record<string, Entry | CommandEntry>> = {
  init: [
    '[options] [paths..]',
    'set up a project: config, hook, workflow and a first play',
    async () => (await import('./init/init.js')).init,
  ],
  doctor: [
    '[options]',
    'say what is active here: config, plugins, hook, drivers of git, server and keys',
    async () => (await import('./doctor.js')).doctor,
  ],
  check: DEFAULT_COMMAND,
  report: [
    '[options] <reports..>',
    'join the ndjson reports of several checks, in any format',
    async () => (await import('./report.js')).report,
  ],
  plan: [
    '[options] <current> <next>',
    'show what importing a snapshot would do to a room, and what it would destroy',
    async () => (await import('./plan/plan.js')).plan,
  ],
  pull: [
    '[options] <file>',
    'download a room into a file, and remember what it was',
    async () => (await import('./gate/pull.js')).pullCommand,
  ],
  push: [
    '[options] <file>',
    'check, back up, plan and import a snapshot into a room, and look at the result',
    async () => (await import('./gate/push.js')).pushCommand,
  ],
  restore: [
    '[options] [backup]',
    'import a backup of a room, with the plan and comparison of a push, or list the backups',
    async () => (await import('./gate/restore.js')).restore,
  ],
  status: [
    '[options] [file]',
    'show what you and others have changed since the pull, and what was interrupted',
    async () => (await import('./gate/status.js')).status,
  ],
  roundtrip: [
    '[options] <before> [<after>]',
    'show what was lost between two versions of a file, or what a tool would lose',
    async () => (await import('./roundtrip.js')).roundtrip,
  ],
  merge: [
    '[options] <base> <ours> <theirs>',
    'merge two versions of a room by item, quest and field, also as the merge driver of git',
    async () => (await import('./merge.js')).merge,
  ],
  diff: [
    '[options] <old> <new>',
    'show what differs between two versions of a room, in words, also in git diff and git log',
    async () => (await import('./diff.js')).diff,
  ],
  simulate: [
    '[options] <snapshot>',
    'play the quests of a room, step by step or from a script, and check what a script expects',
    async () => (await import('./simulate/simulate.js')).simulate,
  ],
  graph: [
    '[options] <snapshot>',
    'draw the quests of a room, what changes them, and what can never happen',
    async () => (await import('./graph.js')).graph,
  ],
  show: [
    '[options] <snapshot>',
    'show a room at a glance: items, quests, what can never happen, and findings by rule',
    async () => (await import('./show.js')).show,
  ],
  view: [
    '[options] [file…]',
    'show findings, rooms, quests and plans on a page in the browser, on this machine only',
    async () => (await import('./view.js')).view,
  ],
  scrub: [
    '[options] <snapshot>',
    'replace all texts, names, ids and addresses of a room, so that it can be shared',
    async () => (await import('./scrub.js')).scrub,
  ],
  serve: [
    '--data DIR [options]',
    'serve the game-management REST API on this machine, to rehearse imports on',
    async () => (await import('./serve.js')).serve,
  ],
  mcp: [
    '[--root DIR]',
    'serve tools for assistants over the Model Context Protocol, on standard input and output',
    async () => (await import('./mcp.js')).mcp,
  ],
  lsp: [
    '[options]',
    'serve editors: findings, fixes and names where the snapshot is written',
    async () => (await import('./lsp.js')).lsp,
  ],
  room: [
    '<command> [options]',
    'create, duplicate, update, download and import rooms over the REST API',
    async () => (await import('./room.js')).room,
  ],
  upload: [
    '[options] <file>',
    'upload a JSON snapshot, a GLB model or an image, and print its URL',
    async () => (await import('./room.js')).upload,
  ],
  rules: [
    '[options] [rule]',
    'list every rule, or explain one in full: what it reports, why, and what to do',
    async () => (await import('./rules.js')).rules,
  ],
  schema: [
    '[options] [record]',
    'print the JSON Schema of a record, or list the records',
    async () => (await import('./schema.js')).schema,
  ],
  completion: [
    '<shell>',
    'print a shell script that completes commands, options, rules and formats',
    async () => (await import('./completion.js')).completion,
  ],
};

/** Every command by its name, in the order of the help. Help and suggestions follow from it. */
export const COMMANDS: Commands = new Map(
  Object.entries(ENTRIES).map(([name, command]) => [
    name,
    'name' in command ? command : entry(name, command),
  ]),
);

function entry(name: string, [synopsis, summary, load]: Entry): CommandEntry {
  const title = { name, synopsis, summary };
  return { ...title, load: async () => ({ ...title, ...(await load()) }) };
}
