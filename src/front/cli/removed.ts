import { CommandError } from '../../world/files/command-error.js';
import { SERVICE_COMMANDS } from './command.js';
import type { Terminal } from './terminal.js';

/* What went after 0.2.0, and what to use instead. To be removed after one version. */

const COMMANDS: Readonly<Record<string, string>> = {
  'merge-reports': 'use roomlint report, with reports that check --format ndjson=FILE wrote',
  backups: 'use roomlint restore --list',
};

const NO_RULES = 'set the rules in the config';
const CONFIG_ONLY = 'use --config FILE, or no config file at all';

/** By the name of the option, or of the command and the option. */
const OPTIONS: Readonly<Record<string, string>> = {
  full: 'every change is shown',
  skip: 'use --rule ID:off for each rule, or the config',
  watch: 'use roomlint view, an editor, or watchexec',
  'pre-commit': 'use --staged: in pre-commit it follows PRE_COMMIT_FROM_REF',
  'check --shard': 'give each process its own files and --format ndjson=FILE, and use roomlint report',
  'check --max-findings': 'at most 1,000 findings of a rule are listed for a file, and all are counted',
  'check --prune-baseline': 'use --update-baseline, which also removes what no longer matches',
  ours: 'use --resolve PLACE=ours',
  theirs: 'use --resolve PLACE=theirs',
  keys: 'set ROOMLINT_KEYS to the file',
  server: 'set ROOMLINT_SERVER to the URL',
  'upload-method': 'set ROOMLINT_UPLOAD_METHOD',
  'graph --open': 'use --format svg, and open the file',
  'plan --fail-on-change': 'use --format json, whose verdict is "unchanged" where nothing changes',
  'init --from': 'run roomlint init in the folder of those rooms, and copy its config',
  'init --preset': 'change "extends" in the config that init writes',
  'init --remove': 'use git config --remove-section merge.roomlint, and the same for diff.roomlint',
  'init --workflow': 'a workflow is written in every git repository, unless --no-workflow is given',
  'graph --depth': '--focus QUEST draws what is up to 2 links away',
  'plan --default-max-removed': 'use --max-removed, or set "maxRemoved" in the config',
  'room --name': "write it after the template: roomlint room create blank 'Rose garden'",
  'show --config': 'it reads the nearest config',
  'room --fields': 'name each field: FIELD=VALUE, or FIELD:=JSON',
  'rules --json': 'use --format json',
  'scrub --output': 'write > FILE',
  'schema --bundle': 'use the files in roomlint/schemas: they refer to each other',
  'serve --host': 'it listens on this machine only: others reach it through ssh -L',
  'status --folder': 'name the file, as in roomlint status rooms/garden.json',
  'status --offline': 'status says what is known here where the service does not answer',
  'restore --config': 'it reads the nearest config',
  'restore --protect': 'set "protect" in the config',
  'restore --offline': 'without the service, look into .roomlint/ROOM/backups',
  unverified: 'copy the backup, and push the copy with --overwrite',
  'roundtrip --since':
    'compare each file with what it was: git show REF:./FILE | roomlint roundtrip --keep unknown - FILE',
  'push --only': NO_RULES,
  'push --preset': NO_RULES,
  'push --rule': NO_RULES,
  'push --strict': 'use roomlint check FILE first: it fails for all errors',
  'show --preset': NO_RULES,
  'view --rule': NO_RULES,
  'view --only': NO_RULES,
  'view --preset': NO_RULES,
  'view --no-plugins': 'use --config FILE with a config without plugins',
  'view --no-baseline': 'use --config FILE with a config without a baseline',
  'no-config': CONFIG_ONLY,
};

const FORMATS: Readonly<Record<string, string>> = {
  html: 'use markdown, svg for a graph, or roomlint view',
};

/** @throws CommandError for the name of a format that went */
export function refuseRemovedFormat(name: string): void {
  if (Object.hasOwn(FORMATS, name))
    throw new CommandError(`the format ${name} no longer exists: ${FORMATS[name]}`);
}

/** @throws CommandError for the name of a command that went */
export function refuseRemovedCommand(word: string): void {
  if (Object.hasOwn(COMMANDS, word)) throw new CommandError(`${word} no longer exists: ${COMMANDS[word]}`);
}

/** The arguments of a command without those that still do what they did, for one version. */
export function withoutRenamed(args: readonly string[], command: string, terminal: Terminal): string[] {
  const kept: string[] = [];
  const { env } = terminal.world;
  const rest = [...args];
  while (rest.length > 0) {
    const arg = rest.shift() ?? '';
    const [, name, inline] = /^--(server|keys|ours|theirs)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined || !SERVICE_COMMANDS.has(command)) {
      kept.push(arg);
      if (arg === '--') return [...kept, ...rest];
      continue;
    }
    const value = inline ?? rest.shift() ?? '';
    terminal.warn(`--${name} is removed in the next version: ${OPTIONS[name]}`);
    if (name === 'server') env.ROOMLINT_SERVER = value;
    else if (name === 'keys') {
      // The keys of the file were taken before those of the environment.
      for (const key of ['ROOMLINT_ACCESS_KEY', 'ROOMLINT_API_KEY']) delete env[key];
      env.ROOMLINT_KEYS = value;
    } else kept.push('--resolve', `${value}=${name}`);
  }
  return kept;
}

/** What to use instead of an option that went; undefined for any other. */
export function insteadOf(option: string, command: string): string | undefined {
  const name = [`${command} --${option}`, option].find((each) => Object.hasOwn(OPTIONS, each));
  return name === undefined ? undefined : OPTIONS[name];
}
