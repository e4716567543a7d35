import { rulePack } from '../../../rules/index.js';
import { listed } from '../../bytes/text/in-words.js';
import { CommandError } from '../../world/files/command-error.js';
import { check } from './check/command.js';
import { type Commands, defineCommand, EXIT, PRINTING_EXITS } from './command.js';

/** `roomlint completion <shell>`: prints a script that completes commands, options and the words that they take. */
export const completion = defineCommand(
  {
    options: {},
    details: `Examples:
  eval "$(roomlint completion bash)"                                      in ~/.bashrc
  eval "$(roomlint completion zsh)"                                       in ~/.zshrc, after compinit
  roomlint completion fish > ~/.config/fish/completions/roomlint.fish`,
    exits: PRINTING_EXITS,
  },
  async (_given, { words: [name, ...typed], terminal, commands }) => {
    const shells = Object.keys(SCRIPTS);
    const script = Object.entries(SCRIPTS).find(([shell]) => shell === name)?.[1];
    if (script === undefined)
      throw new CommandError(
        `completion needs a shell: ${listed(shells, 'or')}${name === undefined ? '' : `, and not "${name}"`}`,
      );
    terminal.writeOwnWords(typed.length === 0 ? script : await candidates(typed, commands));
    return EXIT.clean;
  },
);

/* The scripts call the command with the words before the cursor. Where it knows none, the shell completes files. */
const SCRIPTS = {
  bash: `_roomlint() {
  local IFS=$'\\n'
  COMPREPLY=($("\${COMP_WORDS[0]}" completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _roomlint roomlint
`,
  zsh: `_roomlint() {
  local found="$("\${words[1]}" completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"
  if [[ -n "$found" ]]; then compadd -- "\${(@f)found}"; else _files; fi
}
compdef _roomlint roomlint
`,
  fish: `complete -c roomlint -a '(roomlint completion fish -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
};

/** The candidates for the word that is being typed, one a line. */
async function candidates(typed: readonly string[], commands: Commands): Promise<string> {
  const current = typed.at(-1) ?? '';
  const words = await wordsAfter(typed.slice(0, -1), current, commands);
  return words.flatMap((word) => (word.startsWith(current) ? `${word}\n` : [])).join('');
}

async function wordsAfter(
  before: readonly string[],
  current: string,
  commands: Commands,
): Promise<readonly string[]> {
  const command = await commands.get(before[0] ?? '')?.load();
  const { allOptions } = command ?? check;
  if (current.startsWith('-')) return [...allOptions.keys()].map((name) => `--${name}`);
  const last = before.at(-1);
  const option = [...allOptions].find(([name, { short }]) => last === `--${name}` || last === `-${short}`);
  const words = option?.[1].words ?? option?.[1].suggested;
  if (words !== undefined) return words;
  if (option?.[0] === 'rule' || option?.[0] === 'only') return [...rulePack.keys()];
  if (before.length === 0) return [...commands.keys()];
  return before.length === 1 && command?.name === 'rules' ? [...rulePack.keys()] : [];
}
