"use strict";
const { TooManyCredentialsError } = require("./words.js");
const { CommandError, EXIT, OutputError, ReportFileError, SERVICE_COMMANDS, Terminal, check, didYouMean, insteadOf, oneOf, processWorld, readNumber, refuseRemovedCommand, refuseRemovedFormat, seemsKeys, version, withoutRenamed } = require("./command.js");
const { existsSync, readFileSync, statSync } = require("node:fs");
const { resolve } = require("node:path");
const { parseArgs } = require("node:util");
// src/front/cli/commands.ts
const DEFAULT_COMMAND = entry("check", [
	"[options] [paths..]",
	"find what is wrong with snapshots (the default command)",
	async () => check
]);
const COMMANDS = new Map(Object.entries({
	init: [
		"[options] [paths..]",
		"set up a project: config, hook, workflow and a first play",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.init_exports)).init
	],
	doctor: [
		"[options]",
		"say what is active here: config, plugins, hook, drivers of git, server and keys",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.doctor_exports)).doctor
	],
	check: DEFAULT_COMMAND,
	report: [
		"[options] <reports..>",
		"join the ndjson reports of several checks, in any format",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.report_exports)).report
	],
	plan: [
		"[options] <current> <next>",
		"show what importing a snapshot would do to a room, and what it would destroy",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.plan_exports)).plan
	],
	pull: [
		"[options] <file>",
		"download a room into a file, and remember what it was",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.pull_exports)).pullCommand
	],
	push: [
		"[options] <file>",
		"check, back up, plan and import a snapshot into a room, and look at the result",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.push_exports)).pushCommand
	],
	restore: [
		"[options] [backup]",
		"import a backup of a room, with the plan and comparison of a push, or list the backups",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.restore_exports)).restore
	],
	status: [
		"[options] [file]",
		"show what you and others have changed since the pull, and what was interrupted",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.status_exports)).status
	],
	roundtrip: [
		"[options] <before> [<after>]",
		"show what was lost between two versions of a file, or what a tool would lose",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.roundtrip_exports)).roundtrip
	],
	merge: [
		"[options] <base> <ours> <theirs>",
		"merge two versions of a room by item, quest and field, also as the merge driver of git",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.merge_exports)).merge
	],
	diff: [
		"[options] <old> <new>",
		"show what differs between two versions of a room, in words, also in git diff and git log",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.diff_exports)).diff
	],
	simulate: [
		"[options] <snapshot>",
		"play the quests of a room, step by step or from a script, and check what a script expects",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.simulate_exports)).simulate
	],
	graph: [
		"[options] <snapshot>",
		"draw the quests of a room, what changes them, and what can never happen",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.graph_exports)).graph
	],
	show: [
		"[options] <snapshot>",
		"show a room at a glance: items, quests, what can never happen, and findings by rule",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.show_exports)).show
	],
	view: [
		"[options] [file\u2026]",
		"show findings, rooms, quests and plans on a page in the browser, on this machine only",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.view_exports)).view
	],
	scrub: [
		"[options] <snapshot>",
		"replace all texts, names, ids and addresses of a room, so that it can be shared",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.scrub_exports)).scrub
	],
	serve: [
		"--data DIR [options]",
		"serve the game-management REST API on this machine, to rehearse imports on",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.serve_exports)).serve
	],
	mcp: [
		"[--root DIR]",
		"serve tools for assistants over the Model Context Protocol, on standard input and output",
		async () => (await Promise.resolve().then(() => require("./commands.js")).then((n) => n.mcp_exports)).mcp
	],
	lsp: [
		"[options]",
		"serve editors: findings, fixes and names where the snapshot is written",
		async () => (await Promise.resolve().then(() => require("./commands.js")).then((n) => n.lsp_exports)).lsp
	],
	room: [
		"<command> [options]",
		"create, duplicate, update, download and import rooms over the REST API",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.room_exports)).room
	],
	upload: [
		"[options] <file>",
		"upload a JSON snapshot, a GLB model or an image, and print its URL",
		async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.room_exports)).upload
	],
	rules: [
		"[options] [rule]",
		"list every rule, or explain one in full: what it reports, why, and what to do",
		async () => (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.rules_exports)).rules
	],
	schema: [
		"[options] [record]",
		"print the JSON Schema of a record, or list the records",
		async () => (await Promise.resolve().then(() => require("./commands.js")).then((n) => n.schema_exports)).schema
	],
	completion: [
		"<shell>",
		"print a shell script that completes commands, options, rules and formats",
		async () => (await Promise.resolve().then(() => require("./commands.js")).then((n) => n.completion_exports)).completion
	]
}).map(([name, command]) => [name, "name" in command ? command : entry(name, command)]));
function entry(name, [synopsis, summary, load]) {
	const title = {
		name,
		synopsis,
		summary
	};
	return {
		...title,
		load: async () => ({
			...title,
			...await load()
		})
	};
}
// src/front/cli/path-arguments.ts
const JSON_STRING = /"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)(\s*:)?/g;
const MIN_KEY_LENGTH = 6;
function keysGivenForPaths({ words, given }, { name: command, allOptions }, { cwd, env }) {
	const mayBeNames = SERVICE_COMMANDS.has(command);
	const found = [];
	const look = (text, mayBeName = false) => {
		if (!seemsKeys(text) || !isJson(text) && (mayBeName || exists(resolve(cwd, text)))) return;
		found.push(text);
		if (!isJson(text)) return;
		for (const [, value = "", colon] of text.matchAll(JSON_STRING)) if (colon === void 0 && value.length >= MIN_KEY_LENGTH) found.push(value);
	};
	look(env.ROOMLINT_KEYS ?? "");
	look(keysFile(resolve(cwd, env.ROOMLINT_KEYS ?? "")));
	for (const word of words) look(word, mayBeNames);
	for (const [name, value] of Object.entries(given)) {
		if (allOptions.get(name)?.isPath !== true) continue;
		for (const path of [value].flat()) {
			look(String(path));
			look(String(path).replace(/^\w*=/, ""));
		}
	}
	return found;
}
const MAX_KEYS_BYTES = 65536;
function keysFile(path) {
	try {
		const file = statSync(path);
		return file.isFile() && file.size <= MAX_KEYS_BYTES ? readFileSync(path, "utf8") : "";
	} catch {
		return "";
	}
}
function isJson(text) {
	return /^\s*["{[]/.test(text);
}
function exists(path) {
	try {
		return existsSync(path);
	} catch {
		return false;
	}
}
// src/front/cli/read-options.ts
function readOptions(args, command) {
	const { allOptions } = command;
	const options = Object.fromEntries([...allOptions].map(([name, { kind, short }]) => [name, {
		type: kind === "switch" ? "boolean" : "string",
		...short === void 0 ? {} : { short }
	}]));
	const { tokens } = parseArgs({
		args: [...args],
		options,
		strict: false,
		tokens: true
	});
	const words = [];
	const given = {};
	for (const token of tokens) {
		if (token.kind === "positional") words.push(token.value);
		if (token.kind !== "option") continue;
		const [typed = "", ...rest] = (args[token.index] ?? "").split("=");
		const spec = /^-[^-]./.test(typed) ? void 0 : allOptions.get(token.name);
		if (spec === void 0) throw new CommandError(unknownOption(typed, command));
		const inline = rest.length > 0 ? rest.join("=") : void 0;
		given[token.name] = readValue(token.name, spec, inline ?? token.value, given[token.name], command);
	}
	return {
		words,
		given
	};
}
function readValue(name, { kind, example = "", words, most }, value, before, command) {
	if (kind === "switch") {
		if (value !== void 0) throw new CommandError(`--${name} takes no value`);
		return true;
	}
	if (value === void 0 || value === "" || namesOption(value, command)) throw new CommandError(`--${name} needs a value, as in ${example}`);
	if (kind === "list") return [...Array.isArray(before) ? before : [], value];
	if (before !== void 0) throw new CommandError(`--${name} is given twice: give it once`);
	if (kind === "number") return readNumber(name, value, most);
	if (name === "format") refuseRemovedFormat(value);
	return words === void 0 ? value : oneOf(name, words, value);
}
function namesOption(word, { allOptions }) {
	if (word.startsWith("--")) return allOptions.has(word.slice(2));
	return word.startsWith("-") && [...allOptions.values()].some(({ short }) => `-${short}` === word);
}
const CREDENTIAL = /^--?(?:x-)?(?:(?:access|api)-?)?(?:key|token|secret|password)$/i;
function unknownOption(typed, command) {
	if (CREDENTIAL.test(typed)) return `${typed} is not an option: other users can see the arguments of a program. Set ROOMLINT_ACCESS_KEY or ROOMLINT_API_KEY, or ROOMLINT_KEYS to a file of keys`;
	const name = typed.replace(/^-+/, "");
	const instead = insteadOf(name, command.name);
	if (instead !== void 0) return `${typed} no longer exists: ${instead}`;
	const options = [...command.allOptions.keys()];
	return `unknown option ${typed}: ${didYouMean(name, options, `\`roomlint ${command.name} --help\` lists them`, "--")} (a path that begins with "-" goes after "--")`;
}
// src/front/cli/run.ts
async function run(args, world = processWorld()) {
	const terminal = new Terminal(world, COMMANDS.keys());
	try {
		return await runCommandLine(args, terminal);
	} catch (thrown) {
		const error = missingPackage(thrown) ?? thrown;
		if (error instanceof CommandError) {
			terminal.warn(error.message, error.details);
			return EXIT.error;
		}
		if (error instanceof TooManyCredentialsError) {
			terminal.warn(`a text is not shown: ${error.message}`);
			return EXIT.error;
		}
		if (error instanceof OutputError || error instanceof ReportFileError) {
			terminal.warn(error.message);
			return EXIT.error;
		}
		terminal.warn("roomlint crashed. This is a bug in roomlint, not in your files. Please report it:", error instanceof Error ? error.stack ?? error.message : String(error));
		return EXIT.crash;
	}
}
const PACKAGE = /^Cannot find (?:module|package) '(?<name>(?:@[\w.-]+\/)?\w[\w.-]*)[/']/;
function missingPackage(error) {
	if (!(error instanceof Error) || !("code" in error)) return void 0;
	if (error.code !== "MODULE_NOT_FOUND" && error.code !== "ERR_MODULE_NOT_FOUND") return void 0;
	const name = PACKAGE.exec(error.message)?.groups?.name;
	if (name === void 0) return void 0;
	return new CommandError(`this command needs packages that are not installed, such as ${name}: run npm install ${name}, or install roomlint again without --omit=optional`);
}
async function runCommandLine(args, terminal) {
	const cwd = currentFolder(terminal);
	terminal.hide(new TextEncoder().encode(args.join("\n")));
	const [first] = args;
	if (first === "help" || first === "--help" || first === "-h") {
		await printHelp(first === "help" ? COMMANDS.get(args[1] ?? "") : void 0, terminal);
		return EXIT.clean;
	}
	if (first !== void 0) refuseRemovedCommand(first);
	const named = COMMANDS.get(first === "explain" ? "rules" : first ?? "");
	const command = await (named ?? DEFAULT_COMMAND).load();
	const read = readOptions(withoutRenamed(named === void 0 ? args : args.slice(1), command.name, terminal), command);
	const { words, given } = read;
	for (const key of keysGivenForPaths(read, command, {
		cwd,
		env: terminal.world.env
	})) terminal.redactor.addKey(key);
	if (given.help === true) await printHelp(named ?? DEFAULT_COMMAND, terminal);
	else if (given.version === true) terminal.writeOwnWords(`${version()}\n`);
	else return command.run(given, {
		terminal,
		cwd,
		words,
		commands: COMMANDS
	});
	return EXIT.clean;
}
async function printHelp(helped, terminal) {
	const { commandHelp, generalHelp } = await Promise.resolve().then(() => require("./commands.js")).then((n) => n.help_exports);
	const text = helped === void 0 ? generalHelp(COMMANDS.values(), (await DEFAULT_COMMAND.load()).exits) : commandHelp(await helped.load());
	terminal.writeOwnWords(terminal.forPeople(text));
}
function currentFolder({ world }) {
	try {
		return world.cwd();
	} catch {
		throw new CommandError("the current folder no longer exists: change to another one");
	}
}
exports.run = run;
