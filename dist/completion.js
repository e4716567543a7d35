"use strict";
const { rulePack } = require("./rules.js");
const { publishedSchemas } = require("./shared.js");
const { LEVELS, ruleFamilies } = require("./core.js");
const { FORMAT_NAMES, PRESET_NAMES, SHELLS, findCommand } = require("./command.js");
// src/cli/complete.ts
const FILES = ":files";
async function complete(words, commands) {
	const [current = ""] = words.slice(-1);
	return (await candidates(current, words.slice(0, -1), commands)).filter((line) => line === FILES || line.startsWith(current)).map((line) => `${line}\n`).join("");
}
async function candidates(current, before, commands) {
	const { command, group, rest } = await findCommand(before, commands);
	if (group !== void 0) return before.length > 1 ? [] : (await group.load()).map(({ name, summary }) => described(name.slice(group.name.length + 1), summary));
	const [byDefault] = commands;
	if (command !== void 0) return candidatesOf(command, current, rest);
	const others = byDefault === void 0 || "load" in byDefault ? [] : candidatesOf(byDefault, current, rest);
	return before.length > 0 || current.startsWith("-") ? others : [...commands.map(({ name, summary }) => described(name, summary)), ...others];
}
function candidatesOf(command, current, before) {
	if (before.includes("--")) return wordsFor(command);
	const option = optionBefore(before, command);
	if (option !== void 0) return valuesOf(option, current);
	const [, name, given] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
	if (name !== void 0) {
		const spec = command.allOptions.get(name.slice(2));
		return spec?.nargs === 1 ? valuesOf(spec, given ?? "").map((value) => value === FILES ? value : `${name}=${value}`) : [];
	}
	if (!current.startsWith("-")) return wordsFor(command);
	return [...command.allOptions].map(([long, { description }]) => described(`--${long}`, description));
}
function optionBefore(before, { allOptions }) {
	const last = before.at(-1) ?? "";
	const option = [...allOptions].find(([long, { alias }]) => last === `--${long}` || last === `-${alias}`)?.[1];
	return option?.nargs === 1 ? option : void 0;
}
function valuesOf({ words }, current) {
	switch (words) {
		case void 0: return [FILES];
		case "formats": return current.includes("=") ? [FILES] : FORMAT_NAMES;
		case "presets": return PRESET_NAMES;
		case "rule-names": return [...ruleFamilies(rulePack), ...rulePack.keys()];
		case "rules": return current.includes(":") ? levelsOf(current) : [...rulePack.keys()].map((id) => `${id}:`);
		default: return words;
	}
}
function levelsOf(current) {
	const id = current.slice(0, current.indexOf(":"));
	return rulePack.has(id) ? [...LEVELS, "off"].map((level) => `${id}:${level}`) : [];
}
function wordsFor({ completes }) {
	switch (completes) {
		case "files": return [FILES];
		case "rules": return [...rulePack.values()].map(({ id, summary }) => described(id, summary));
		case "records": return publishedSchemas();
		case "shells": return SHELLS;
		case "nothing": return [];
	}
}
function described(word, description) {
	return `${word}\t${description}`;
}
const SCRIPTS = {
	bash: `# bash completion for roomlint: eval "$(roomlint completion bash)"
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
`,
	zsh: `#compdef roomlint
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
`,
	fish: `# fish completion for roomlint: roomlint completion fish > ~/.config/fish/completions/roomlint.fish
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
`
};
exports.SCRIPTS = SCRIPTS;
exports.complete = complete;
