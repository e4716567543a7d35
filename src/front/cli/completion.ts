import { listed } from '../../bytes/text/in-words.js';
import { CommandError } from '../../world/workspace/command-error.js';
import { defineCommand, PRINTING_EXITS } from './command.js';
import { EXIT } from './exit-codes.js';
import { atMostOne } from './option-values.js';
import { SHELLS } from './options.js';

/** `roomlint completion <shell>`: prints a script that completes commands, options and their values. */
export const completion = defineCommand(
  {
    options: {},
    completes: 'shells',
    details: `Examples:
  eval "$(roomlint completion bash)"                                      in ~/.bashrc
  eval "$(roomlint completion zsh)"                                       in ~/.zshrc, after compinit
  roomlint completion fish > ~/.config/fish/completions/roomlint.fish`,
    exits: PRINTING_EXITS,
  },
  async (_given, { words, terminal }) => {
    const name = atMostOne('completion', words, 'shell');
    const shell = SHELLS.find((known) => known === name);
    if (shell === undefined) {
      const known = listed(SHELLS, 'or');
      throw new CommandError(
        name === undefined ? `completion needs a shell: ${known}` : `unknown shell "${name}": use ${known}`,
      );
    }
    terminal.writeOut(SCRIPTS[shell]);
    return EXIT.clean;
  },
);

/* Scripts run `roomlint --get-yargs-completions WORD…`. The line ":files" asks them to complete file names. */

const BASH = `# bash completion for roomlint: eval "$(roomlint completion bash)"
_roomlint() {
  local current="\${COMP_WORDS[COMP_CWORD]}" line word files='' head
  local -a words
  # Words as the shell sees them: bash itself also splits at ":" and "=".
  read -ra words <<< "\${COMP_LINE:0:COMP_POINT}"
  [[ "\${COMP_LINE:0:COMP_POINT}" == *[[:space:]] ]] && words+=('')
  word="\${words[\${#words[@]}-1]}"
  # bash replaces only what follows the last ":" or "=".
  head="\${word%"\${word##*[:=]}"}"
  [[ "$COMP_WORDBREAKS" == *:* ]] || head=''
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ "$line" == ':files' ]]; then files=yes; continue; fi
    line="\${line%%$'\\t'*}"
    [[ "$line" == "$word"* ]] && COMPREPLY+=("\${line#"$head"}")
  done < <("\${words[0]}" --get-yargs-completions "\${words[@]:1}" 2>/dev/null)
  if [[ -n "$files" ]]; then
    [[ "$current" == [:=] ]] && current=''
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")
    compopt -o filenames 2>/dev/null
  fi
  [[ \${#COMPREPLY[@]} -eq 1 && "\${COMPREPLY[0]}" == *[:=] ]] && compopt -o nospace 2>/dev/null
  return 0
}
complete -F _roomlint roomlint
`;

const ZSH = `#compdef roomlint
# zsh completion for roomlint: eval "$(roomlint completion zsh)"
_roomlint() {
  local line value files=''
  local -a values shown open_values open_shown
  while IFS= read -r line; do
    if [[ "$line" == ':files' ]]; then files=yes; continue; fi
    value="\${line%%$'\\t'*}"
    if [[ "$value" == *[:=] ]]; then
      open_values+=("$value"); open_shown+=("\${line/$'\\t'/  -- }")
    else
      values+=("$value"); shown+=("\${line/$'\\t'/  -- }")
    fi
  done < <("\${words[1]}" --get-yargs-completions "\${(@)words[2,CURRENT]}" 2>/dev/null)
  (( \${#values} )) && compadd -l -d shown -a values
  (( \${#open_values} )) && compadd -S '' -l -d open_shown -a open_values
  [[ -n "$files" ]] && _files
  return 0
}
if [[ "$funcstack[1]" == _roomlint ]]; then _roomlint "$@"; else compdef _roomlint roomlint; fi
`;

const FISH = `# fish completion for roomlint: roomlint completion fish > ~/.config/fish/completions/roomlint.fish
function __roomlint_complete
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] --get-yargs-completions $words[2..-1] 2>/dev/null)
        if test "$line" = ':files'
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c roomlint -f -a '(__roomlint_complete)'
`;

const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const;
