"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { addTo, capitalized, listed } = require("./words.js");
const { CommandError, EXIT, PRINTING_EXITS, atMostOne, check, configOption, defineCommand, didYouMean, grouped, list, noWords, number, publishedSchema, publishedSchemas, toggle, version } = require("./command.js");
const { rulePack } = require("./rule-pack.js");
// src/front/cli/completion.ts
var completion_exports = /* @__PURE__ */ __exportAll({ completion: () => completion });
const completion = defineCommand({
	options: {},
	details: `Examples:
  eval "$(roomlint completion bash)"                                      in ~/.bashrc
  eval "$(roomlint completion zsh)"                                       in ~/.zshrc, after compinit
  roomlint completion fish > ~/.config/fish/completions/roomlint.fish`,
	exits: PRINTING_EXITS
}, async (_given, { words: [name, ...typed], terminal, commands }) => {
	const shells = Object.keys(SCRIPTS);
	const script = Object.entries(SCRIPTS).find(([shell]) => shell === name)?.[1];
	if (script === void 0) throw new CommandError(`completion needs a shell: ${listed(shells, "or")}${name === void 0 ? "" : `, and not "${name}"`}`);
	terminal.writeOwnWords(typed.length === 0 ? script : await candidates(typed, commands));
	return EXIT.clean;
});
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
`
};
async function candidates(typed, commands) {
	const current = typed.at(-1) ?? "";
	return (await wordsAfter(typed.slice(0, -1), current, commands)).flatMap((word) => word.startsWith(current) ? `${word}\n` : []).join("");
}
async function wordsAfter(before, current, commands) {
	const command = await commands.get(before[0] ?? "")?.load();
	const { allOptions } = command ?? check;
	if (current.startsWith("-")) return [...allOptions.keys()].map((name) => `--${name}`);
	const last = before.at(-1);
	const option = [...allOptions].find(([name, { short }]) => last === `--${name}` || last === `-${short}`);
	const words = option?.[1].words ?? option?.[1].suggested;
	if (words !== void 0) return words;
	if (option?.[0] === "rule" || option?.[0] === "only") return [...rulePack.keys()];
	if (before.length === 0) return [...commands.keys()];
	return before.length === 1 && command?.name === "rules" ? [...rulePack.keys()] : [];
}
// src/front/cli/check-command.ts
function checkCommand(options, paths) {
	return [
		"roomlint",
		"check",
		...options,
		...paths
	].map(shellWord).join(" ");
}
function shellWord(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
// src/front/cli/help.ts
var help_exports = /* @__PURE__ */ __exportAll({
	commandHelp: () => commandHelp,
	generalHelp: () => generalHelp
});
const WIDTH = 110;
function generalHelp(commands, exits) {
	return `roomlint finds mistakes in room-data snapshots, at the exact byte, before an import makes them live.

Usage: roomlint [command] [options] [paths..]

Commands:
${table([...commands].map(({ name, summary }) => [`roomlint ${name}`, summary]))}
check is the default command: \`roomlint rooms/\` is \`roomlint check rooms/\`.
\`roomlint <command> --help\` lists a command's options, \`roomlint --version\` shows the version.

Examples:
  roomlint garden.json                                  check one snapshot
  roomlint rooms/                                       check every .json file below a folder
  curl -s "$URL" | roomlint -                           check standard input
  roomlint --max-warnings 0 garden.json && ./import.sh  import only if there are no errors and warnings

${exitCodes(exits)}
`;
}
function commandHelp(command) {
	const { name: own, synopsis, summary, details, exits } = command;
	const groups = /* @__PURE__ */ new Map();
	for (const [name, spec] of command.allOptions) {
		const { short: letter, description, group } = spec;
		const short = letter === void 0 ? "    " : `-${letter}, `;
		addTo(groups, group, [`${short}--${name}${valueName(name, spec)}`, description]);
	}
	const width = widthOf([...groups.values()].flat());
	const options = [...groups].map(([group, rows]) => `${group}\n${table(rows, width)}\n`);
	return `${capitalized(summary)}

Usage: roomlint ${own} ${synopsis}

${options.join("")}${details}

${exitCodes(exits)}
`;
}
const VALUES = {
	allow: "glob",
	data: "folder",
	focus: "quest",
	folder: "folder",
	format: "format",
	"import-from": "origin",
	"max-removed": "limit",
	only: "rule",
	protect: "part",
	resolve: "place=side",
	room: "id",
	root: "folder",
	since: "ref",
	through: "command",
	unlisted: "field"
};
function valueName(name, { kind, isPath }) {
	if (kind === "switch") return "";
	if (VALUES[name] !== void 0) return ` <${VALUES[name]}>`;
	if (isPath) return " <file>";
	return kind === "number" ? " <n>" : ` <${name.split("-").at(-1)}>`;
}
function widthOf(rows) {
	return rows.reduce((width, [left]) => Math.max(width, left.length), 0);
}
function table(rows, width = widthOf(rows)) {
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${hanging(right, width + 4)}\n`).join("");
}
function exitCodes(exits) {
	return `Exit codes:\n${[
		[EXIT.clean, exits.clean],
		[EXIT.findings, exits.findings],
		[EXIT.error, exits.error],
		[EXIT.crash, "roomlint crashed: a bug in roomlint"]
	].flatMap(([code, meaning]) => meaning === void 0 ? [] : [`  ${code}  ${hanging(meaning, 5)}`]).join("\n")}`;
}
function hanging(text, indent) {
	const lines = [""];
	for (const word of text.split(" ")) {
		const line = lines.at(-1) ?? "";
		if (line !== "" && indent + line.length + 1 + word.length > WIDTH) lines.push(word);
		else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
	}
	return lines.join(`\n${" ".repeat(indent)}`);
}
// src/front/cli/lsp.ts
var lsp_exports = /* @__PURE__ */ __exportAll({ lsp: () => lsp });
const OPTIONS = {
	...grouped("Editor:", {
		stdio: toggle("talk to the editor over standard input and output, which is the only way"),
		clientProcessId: number("end when the process N has ended: editors give their own", "--clientProcessId 4711")
	}),
	...grouped("Rules and config:", {
		config: configOption(),
		"no-plugins": toggle("do not load plugins")
	})
};
const lsp = defineCommand({
	options: OPTIONS,
	details: `A language server (LSP 3.18). Editors start it themselves; docs/editors.md says how to set them up.

Examples:
  roomlint lsp --stdio
  roomlint lsp --stdio --no-plugins`,
	exits: {
		clean: "ended by the editor",
		findings: "ended without a shutdown request",
		error: "vscode-languageserver is not installed, or invalid usage"
	}
}, async (given, { words: [extra], cwd }) => {
	if (extra !== void 0) throw new CommandError(`lsp takes no files: remove "${extra}"`);
	const { serveEditor } = await Promise.resolve().then(() => require("./lsp.js")).then((n) => n.serve_editor_exports);
	const { config } = given;
	const files = {
		...config !== void 0 && { config },
		plugins: given["no-plugins"] !== true
	};
	const ports = {
		input: process.stdin,
		output: process.stdout
	};
	const isAsked = await serveEditor(files, cwd, version(), ports);
	process.exit(isAsked ? EXIT.clean : EXIT.findings);
});
// src/front/cli/mcp.ts
var mcp_exports = /* @__PURE__ */ __exportAll({ mcp: () => mcp });
const mcp = defineCommand({
	options: grouped("Server:", { root: list("a folder below which files may be read and written. The default is the current folder. Repeatable", "--root rooms") }),
	details: `An assistant's program starts it. docs/assistants.md shows how to configure the common ones.
The tools see, check, repair, edit, play and plan rooms. None of them imports a room.

Examples:
  roomlint mcp
  roomlint mcp --root rooms --root archive`,
	exits: {
		clean: "standard input has ended",
		error: "a root folder cannot be used, packages are missing, or invalid usage"
	}
}, async ({ root }, { words, cwd, terminal }) => {
	noWords("mcp", words);
	const { Roots } = await Promise.resolve().then(() => require("./mcp.js")).then((n) => n.guarded_path_exports);
	const { serveTools } = await Promise.resolve().then(() => require("./mcp.js")).then((n) => n.server_exports);
	await serveTools({
		roots: Roots.of(root ?? [cwd], cwd),
		version: version(),
		env: terminal.world.env,
		input: process.stdin,
		output: process.stdout,
		warn: (message) => terminal.warn(message)
	});
	return EXIT.clean;
});
// src/front/cli/schema.ts
var schema_exports = /* @__PURE__ */ __exportAll({ schema: () => schema });
const schema = defineCommand({
	options: {},
	details: `The schemas follow JSON Schema 2020-12. Unknown fields are allowed everywhere. A name that ends with "report"
is what a command prints with --format json: "report" is that of check.

Examples:
  roomlint schema                          list the records
  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema config                   roomlint.config.json
  roomlint schema plan-report              what plan --format json prints`,
	exits: PRINTING_EXITS
}, async (_given, { words, terminal }) => {
	const record = atMostOne("schema", words, "record");
	terminal.writeOwnWords(record === void 0 ? `${publishedSchemas().join("\n")}\n` : schemaOf(record));
	return EXIT.clean;
});
function schemaOf(record) {
	const records = publishedSchemas();
	if (!records.includes(record)) {
		const hint = didYouMean(record, records, "`roomlint schema` lists them");
		throw new CommandError(`unknown record "${record}": ${hint}`);
	}
	return publishedSchema(record);
}
// src/front/cli/simulate/steps.ts
const STEPS = `  click 4                               the OnClickEvent triggers of item 4
  enter 8                               the OnEnterEvent triggers
  fire 4 OnCollideEvent                 any other trigger, by its $type
  set 0_find_key completed              something outside the snapshot changes a quest
  set codeEntry 1234, know codeEntry 0  variables of expressions, and "unset is 0" for all others
  wait 2.5                              seconds pass
  player ann                            from here on, ann plays
  reload, leave, join                   the player reloads the page, leaves, comes back
  expect 0_find_key not active          the state of a quest: not active, active or completed
  expect effect 5 ShowObjectEvent       the last step fired this effect on item 5
  expect nothing                        the last step changed no quest and fired no effect
  expect never 1_open_door active       no play at all leads there
  expect reachable 1_open_door active   some play leads there
  ---                                   a new run begins
`;
exports.STEPS = STEPS;
exports.checkCommand = checkCommand;
exports.completion_exports = completion_exports;
exports.help_exports = help_exports;
exports.lsp_exports = lsp_exports;
exports.mcp_exports = mcp_exports;
exports.schema_exports = schema_exports;
exports.shellWord = shellWord;
