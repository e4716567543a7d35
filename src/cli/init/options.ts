import { HOOK_KINDS } from '../../setup/hooks.js';
import { defineCommand } from '../command.js';
import { oneOf } from '../option-values.js';
import { type OptionTable, refuseBoth, toggle, value } from '../options.js';
import type { HookChoice } from './init.js';

const SETUP = 'Setup:';
const HOOK_WORDS = [...HOOK_KINDS, 'none'] as const satisfies readonly HookChoice[];

const OPTIONS = {
  from: value('learn the config from the rooms in PATH instead', {
    group: SETUP,
    example: '--from published/',
  }),
  preset: value(
    'the preset of the config. The default is recommended, or lenient if that reports less, with catalog if that adds no errors and warnings',
    {
      group: SETUP,
      example: '--preset lenient',
      words: 'presets',
    },
  ),
  hook: value(`what checks each commit: ${HOOK_WORDS.join(', ')}. The default is what the project uses`, {
    group: SETUP,
    example: '--hook husky',
    words: HOOK_WORDS,
  }),
  workflow: toggle('write a GitHub workflow that checks pull requests; the default in a git repository', {
    group: SETUP,
  }),
  'no-workflow': toggle('write no workflow', { group: SETUP }),
  yes: toggle('ask nothing, and write what is shown', { group: SETUP, short: 'y' }),
} as const satisfies OptionTable;

/** `roomlint init`: a project begins to use roomlint. */
export const init = defineCommand(
  {
    name: 'init',
    synopsis: '[options] [paths..]',
    summary: 'set up a project: config, hook, workflow and a first play',
    options: OPTIONS,
    completes: 'files',
    details: `Paths are files, folders or globs with snapshots. Without paths, the current folder is searched. init checks
these rooms with recommended and lenient, takes catalog as well if that adds no errors and warnings, and
learns how their quest ids begin, and the owner and the editor if all quests agree.

Every file is shown before it is written, and none is overwritten; .gitignore gets one more line. A hook that
is there already is not changed: the lines to add are printed.

Findings that no commit has go into a baseline. Those in the last commit need none, because the hook stops for
new errors and warnings only. At the end, the rooms are checked.

Examples:
  roomlint init
  roomlint init --yes rooms/
  roomlint init --preset lenient,catalog --hook none --no-workflow garden.json
  roomlint init --yes --from ../published rooms/`,
    exits: {
      clean: 'the project is set up, and the first check passes; or everything was there already',
      findings: 'the project is set up, and the first check has findings',
      error: 'not confirmed, nothing to set up, a file that cannot be written, or invalid usage',
    },
  },
  async (given, { cwd, words, terminal }) => {
    refuseBoth(given, 'workflow', 'no-workflow');
    const { from, preset, hook, yes = false } = given;
    const presets =
      preset === undefined
        ? undefined
        : (await import('../../workspace/file-settings.js')).readPresets(preset);
    const workflow = given.workflow ?? (given['no-workflow'] ? false : undefined);
    const chosen = hook === undefined ? undefined : oneOf('hook', HOOK_WORDS, hook);
    const request = { cwd, paths: words, presets, from, hook: chosen, workflow, yes };
    return (await import('./init.js')).init(request, terminal);
  },
);
