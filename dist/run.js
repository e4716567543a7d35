"use strict";
const { ABOUT_LOST_LOGIC, BASELINE_NAME, CommandError, EXIT, OutputError, RULES_GROUP, RULE_OPTIONS, ReportFileError, Terminal, configChoice, configOption, defineCommand, descriptorStream, dropKeys, formatsOption, insteadOf, mistyped, readCount, refuseBoth, refuseRemovedCommand, seemsKeys, stagedIn, toggle, value, version } = require("./command.js");
const { existsSync } = require("node:fs");
const { resolve } = require("node:path");
const { parseArgs } = require("node:util");
const { isatty } = require("node:tty");
const { setFlagsFromString } = require("node:v8");
// src/front/cli/check/options.ts
const REPORT = "Report:";
const FIXES = "Fixes:";
const FILES = "Files:";
const BASELINE = "Baseline:";
const OPTIONS = {
	format: formatsOption(REPORT),
	quiet: toggle("show errors only; warnings and infos are still counted", {
		group: REPORT,
		short: "q"
	}),
	statistics: toggle("count findings by rule instead of showing them", { group: REPORT }),
	"max-warnings": value("exit with 1 if there are more than N warnings", {
		group: REPORT,
		example: "--max-warnings 0"
	}),
	fix: toggle("apply safe fixes and report what remains", { group: FIXES }),
	"unsafe-fixes": toggle("with --fix or --fix-dry-run: also fixes that may change a meaning", { group: FIXES }),
	"fix-dry-run": toggle("show the fixes as a unified diff and write nothing", { group: FIXES }),
	staged: toggle("check what is staged; in pre-commit, what $PRE_COMMIT_FROM_REF says", { group: FILES }),
	since: value("check what this branch has changed since it left REF", {
		group: FILES,
		example: "--since origin/main"
	}),
	new: toggle("count and fix only what the earlier version does not have", { group: FILES }),
	against: value("with --new: FILE is the earlier version", {
		group: FILES,
		example: "--against old.json",
		isPath: true
	}),
	"with-plan": toggle("with --staged or --since: also plan the imports, and apply their limits", { group: FILES }),
	"files-from": value("check the files that FILE lists, or \"-\", a path a line or ended by NUL", {
		group: FILES,
		example: "--files-from rooms.txt",
		isPath: true
	}),
	"only-snapshots": toggle("pass over named files that hold no snapshot", { group: FILES }),
	"stdin-filename": value("the PATH of standard input, for its config and in reports", {
		group: FILES,
		example: "--stdin-filename rooms/a.json",
		isPath: true
	}),
	...RULE_OPTIONS,
	config: configOption({
		group: RULES_GROUP,
		short: "c"
	}),
	"no-config": toggle("use no config", { group: RULES_GROUP }),
	"no-plugins": toggle("do not load plugins", { group: RULES_GROUP }),
	"print-config": value("print the settings of every rule for FILE, and where they come from", {
		group: RULES_GROUP,
		example: "--print-config rooms/a.json",
		isPath: true
	}),
	baseline: value("report only findings that are not in the baseline FILE", {
		group: BASELINE,
		example: `--baseline ${BASELINE_NAME}`,
		isPath: true
	}),
	"no-baseline": toggle("use no baseline, whatever the config says", { group: BASELINE }),
	"update-baseline": toggle("accept all findings: write them to the baseline", { group: BASELINE })
};
const BASES = [
	["staged", "since"],
	["staged", "against"],
	["since", "against"]
];
const NOT_LISTED = [
	"staged",
	"since",
	"against",
	"new",
	"stdin-filename"
];
const check = defineCommand({
	options: OPTIONS,
	details: `Paths are files, folders, globs or "-"; the current folder unless given. docs/checking.md says more.

Examples:
  roomlint check garden.json
  roomlint check --rule 'quest/id-format:error:{"prefixes":["mlh","mk"]}' garden.json
  roomlint check --format text --format json=report.json 'rooms/**/*.json'
  roomlint check --fix --unsafe-fixes rooms/
  git ls-files -z 'rooms/*.json' | roomlint check --files-from -
  roomlint check --new --staged --with-plan
  roomlint check --new --against before.json after.json`,
	exits: {
		clean: "no errors, and warnings within --max-warnings",
		findings: "findings",
		error: "invalid usage or config, an unreadable file, or nothing to check"
	}
}, (given, call) => run$1(given, call));
async function run$1(given, call) {
	const file = given["print-config"];
	if (file === void 0) {
		const request = readRequest(given, call);
		const { check: checkFiles } = await Promise.resolve().then(() => require("./command-check.js")).then((n) => n.check_exports);
		const code = await checkFiles(request, call.terminal);
		if (!given["with-plan"] || request.source.kind === "paths" || request.source.kind === "list") return code;
		const { config = { kind: "nearest" } } = request.settings;
		const limits = {
			maxRemoved: void 0,
			dropsLogic: false,
			protect: [],
			isFull: false,
			format: "text"
		};
		const plan = {
			...request.source,
			...limits,
			cwd: call.cwd,
			config,
			isBeside: true
		};
		const planned = await (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.planner_exports)).runPlan(plan, call.terminal);
		return planned > code ? planned : code;
	}
	const [extra] = call.words;
	if (extra !== void 0) throw new CommandError(`--print-config checks nothing: remove "${extra}"`);
	const settings = readSettings(given, call);
	return (await Promise.resolve().then(() => require("./commands.js")).then((n) => n.print_config_exports)).printConfig(file, settings, call.terminal);
}
const OF_ONE_PROCESS = /* @__PURE__ */ new Set([
	"format",
	"statistics",
	"files-from"
]);
function readRequest(given, call) {
	const { format: formats = [], quiet = false, statistics = false } = given;
	const maxWarnings = readCount("max-warnings", given["max-warnings"]);
	return {
		cwd: call.cwd,
		commandNames: call.commandNames,
		formats,
		quiet,
		statistics,
		...maxWarnings === void 0 ? {} : { maxWarnings },
		settings: readSettings(given, call),
		fixes: readFixes(given),
		baseline: readBaseline(given, call),
		source: readSource(given, call),
		onlyNew: given.new === true,
		onlySnapshots: given["only-snapshots"] === true,
		run: {
			version: version(),
			options: sharedOptions(given),
			maxWarnings
		}
	};
}
function sharedOptions(given) {
	const values = given;
	return Object.keys(OPTIONS).flatMap((name) => {
		const chosen = values[name];
		if (OF_ONE_PROCESS.has(name) || chosen === void 0 || chosen === false) return [];
		return (Array.isArray(chosen) ? chosen : [chosen]).map((one) => one === true ? `--${name}` : `--${name}=${one}`);
	});
}
function readSettings(given, { cwd, terminal }) {
	const { preset, rule: rules = [], only, staged, since } = given;
	const config = configChoice(given);
	return {
		cwd,
		preset,
		rules,
		only,
		skip: (staged || since !== void 0) && terminal.world.env["ROOMLINT_DROP_LOGIC"] === "1" ? ABOUT_LOST_LOGIC : void 0,
		config,
		plugins: given["no-plugins"] !== true
	};
}
function readFixes(given) {
	const [write, show] = [given.fix, given["fix-dry-run"]];
	const unsafe = given["unsafe-fixes"] === true;
	refuseBoth(given, "fix", "fix-dry-run");
	if (write || show) return {
		mode: write ? "write" : "show",
		unsafe
	};
	if (unsafe) throw new CommandError("--unsafe-fixes needs --fix or --fix-dry-run");
	return { mode: "off" };
}
function readBaseline(given, { cwd }) {
	const update = given["update-baseline"];
	refuseBoth(given, "new", "update-baseline");
	refuseBoth(given, "baseline", "no-baseline");
	refuseBoth(given, "update-baseline", "no-baseline");
	if (given["no-baseline"]) return void 0;
	if (update) refuseBoth(given, "only", "update-baseline");
	return {
		path: given.baseline,
		cwd,
		use: update ? "update" : "read"
	};
}
function readSource(given, call) {
	const { words: paths } = call;
	const { staged, since: ref, against, "files-from": list } = given;
	if (list !== void 0) {
		for (const option of NOT_LISTED) refuseBoth(given, option, "files-from");
		const [path] = paths;
		if (path !== void 0) throw new CommandError(`--files-from already names the files: remove "${path}", or add it to the list`);
		return {
			kind: "list",
			list,
			paths
		};
	}
	for (const [one, other] of BASES) refuseBoth(given, one, other);
	if (given.new && !staged && ref === void 0 && against === void 0) throw new CommandError("--new needs --staged, --since REF or --against FILE: they say which version is the earlier one");
	if (given["with-plan"] && !staged && ref === void 0) throw new CommandError("--with-plan needs --staged or --since REF: a plan compares two versions");
	if (against !== void 0 && !given.new) throw new CommandError("--against needs --new: roomlint check --new --against OLD NEW");
	if (against !== void 0 && paths.length !== 1) throw new CommandError("--against compares one snapshot: name exactly one path after --against OLD");
	if (!staged && ref === void 0) return {
		kind: "paths",
		paths,
		stdinName: given["stdin-filename"],
		against
	};
	if (paths.includes("-")) throw new CommandError("standard input is not in a repository: remove \"-\"");
	return ref === void 0 ? stagedIn(paths, call.terminal.world.env) : {
		kind: "since",
		ref,
		paths
	};
}
// src/front/cli/commands.ts
const DEFAULT_COMMAND = entry("check", "[options] [paths..]", "find what is wrong with snapshots (the default command)", async () => check);
const COMMANDS = new Map([
	entry("init", "[options] [paths..]", "set up a project: config, hook, workflow and a first play", async () => (await Promise.resolve().then(() => require("./init.js")).then((n) => n.init_exports)).init),
	entry("doctor", "[options]", "say what is active here: config, plugins, hook, drivers of git, server and keys", async () => (await Promise.resolve().then(() => require("./init.js")).then((n) => n.doctor_exports)).doctor),
	DEFAULT_COMMAND,
	entry("report", "[options] <reports..>", "join the ndjson reports of several checks, in any format", async () => (await Promise.resolve().then(() => require("./report.js"))).report),
	entry("plan", "[options] <current> <next>", "show what importing a snapshot would do to a room, and what it would destroy", async () => (await Promise.resolve().then(() => require("./changes.js")).then((n) => n.plan_exports)).plan),
	entry("pull", "[options] <file>", "download a room into a file, and remember what it was", async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.pull_exports)).pullCommand),
	entry("push", "[options] <file>", "check, back up, plan and import a snapshot into a room, and look at the result", async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.push_exports)).pushCommand),
	entry("restore", "[options] [backup]", "import a backup of a room, with the plan and comparison of a push, or list the backups", async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.restore_exports)).restore),
	entry("status", "[options] [file]", "show what you and others have changed since the pull, and what was interrupted", async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.status_exports)).status),
	entry("roundtrip", "[options] <before> [<after>]", "show what was lost between two versions of a file, or what a tool would lose", async () => (await Promise.resolve().then(() => require("./changes.js")).then((n) => n.roundtrip_exports)).roundtrip),
	entry("merge", "[options] <base> <ours> <theirs>", "merge two versions of a room by item, quest and field, also as the merge driver of git", async () => (await Promise.resolve().then(() => require("./changes.js")).then((n) => n.merge_exports)).merge),
	entry("diff", "[options] <old> <new>", "show what differs between two versions of a room, in words, also in git diff and git log", async () => (await Promise.resolve().then(() => require("./changes.js")).then((n) => n.diff_exports)).diff),
	entry("simulate", "[options] <snapshot>", "play the quests of a room, step by step or from a script, and check what a script expects", async () => (await Promise.resolve().then(() => require("./plays.js")).then((n) => n.simulate_exports)).simulate),
	entry("graph", "[options] <snapshot>", "draw the quests of a room, what changes them, and what can never happen", async () => (await Promise.resolve().then(() => require("./plays.js")).then((n) => n.graph_exports)).graph),
	entry("show", "[options] <snapshot>", "show a room at a glance: items, quests, what can never happen, and findings by rule", async () => (await Promise.resolve().then(() => require("./plays.js")).then((n) => n.show_exports)).show),
	entry("view", "[options] [file\u2026]", "show findings, rooms, quests and plans on a page in the browser, on this machine only", async () => (await Promise.resolve().then(() => require("./view.js")).then((n) => n.view_exports)).view),
	entry("scrub", "[options] <snapshot>", "replace all texts, names, ids and addresses of a room, so that it can be shared", async () => (await Promise.resolve().then(() => require("./scrub.js")).then((n) => n.scrub_exports)).scrub),
	entry("serve", "--data DIR [options]", "serve the game-management REST API on this machine, to rehearse imports on", async () => (await Promise.resolve().then(() => require("./serve.js"))).serve),
	entry("mcp", "[--root DIR]", "serve tools for assistants over the Model Context Protocol, on standard input and output", async () => (await Promise.resolve().then(() => require("./commands.js")).then((n) => n.mcp_exports)).mcp),
	entry("lsp", "[options]", "serve editors: findings, fixes and names where the snapshot is written", async () => (await Promise.resolve().then(() => require("./commands.js")).then((n) => n.options_exports)).lsp),
	{
		name: "room",
		synopsis: "<command>",
		summary: "create, duplicate, update, download and import rooms over the REST API",
		details: `Examples:
  roomlint room download ROOM current.json
  roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true
  roomlint plan current.json next.json && roomlint room import ROOM next.json`,
		loadAll: async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.room_exports)).ROOM_COMMANDS
	},
	entry("upload", "[options] <file>", "upload a JSON snapshot, a GLB model or an image, and print its URL", async () => (await Promise.resolve().then(() => require("./remote.js")).then((n) => n.room_exports)).upload),
	entry("rules", "[options] [rule]", "list every rule, or explain one in full: what it reports, why, and what to do", async () => (await Promise.resolve().then(() => require("./reference.js")).then((n) => n.rules_exports)).rules),
	entry("schema", "[options] [record]", "print the JSON Schema of a record, or list the records", async () => (await Promise.resolve().then(() => require("./reference.js")).then((n) => n.schema_exports)).schema)
].map((command) => [command.name, command]));
function entry(name, synopsis, summary, load) {
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
function keysGivenForPaths({ words, given }, { allOptions }, { cwd, env }) {
	const mayBeNames = allOptions.has("keys");
	const found = [];
	const look = (text, mayBeName = false) => {
		if (!seemsKeys(text) || !isJson(text) && (mayBeName || exists(resolve(cwd, text)))) return;
		found.push(text);
		if (!isJson(text)) return;
		for (const [, value = "", colon] of text.matchAll(JSON_STRING)) if (colon === void 0 && value.length >= MIN_KEY_LENGTH) found.push(value);
	};
	look(env.ROOMLINT_KEYS ?? "");
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
function readValue(name, { kind, example = "" }, value, before, command) {
	if (kind === "switch") {
		if (value !== void 0) throw new CommandError(`--${name} takes no value`);
		return true;
	}
	if (value === void 0 || value === "" || namesOption(value, command)) throw new CommandError(`--${name} needs a value, as in ${example}`);
	if (kind === "list") return [...Array.isArray(before) ? before : [], value];
	if (before !== void 0) throw new CommandError(`--${name} is given twice: give it once`);
	return value;
}
function namesOption(word, { allOptions }) {
	if (word.startsWith("--")) return allOptions.has(word.slice(2));
	return word.startsWith("-") && [...allOptions.values()].some(({ short }) => `-${short}` === word);
}
const CREDENTIAL = /^--?(?:x-)?(?:(?:access|api)-?)?(?:key|token|secret|password)$/i;
function unknownOption(typed, command) {
	if (CREDENTIAL.test(typed)) return `${typed} is not an option: other users can see the arguments of a program. Set ROOMLINT_ACCESS_KEY or ROOMLINT_API_KEY, or use --keys FILE`;
	const name = typed.replace(/^-+/, "");
	const instead = insteadOf(name, command.name);
	if (instead !== void 0) return `${typed} no longer exists: ${instead}`;
	const guess = mistyped(name, [...command.allOptions.keys()]);
	return `unknown option ${typed}: ${guess === void 0 ? `\`roomlint ${command.name} --help\` lists them` : `did you mean --${guess}?`} (a path that begins with "-" goes after "--")`;
}
// src/front/cli/command-line.ts
async function runCommandLine(args, terminal) {
	const cwd = currentFolder(terminal);
	const [first] = args;
	if (first === "help" || first === "--help" || first === "-h") {
		const { command, group } = first === "help" ? await findCommand(args.slice(1), COMMANDS) : {};
		await printHelp(command ?? group, terminal);
		return EXIT.clean;
	}
	if (first !== void 0) refuseRemovedCommand(first);
	const found = await findCommand(first === "explain" ? ["rules", ...args.slice(1)] : args, COMMANDS);
	if (found.group !== void 0) {
		if (found.unknown !== void 0) throw new CommandError(found.unknown);
		await printHelp(found.group, terminal);
		return EXIT.clean;
	}
	const { command = await DEFAULT_COMMAND.load(), rest } = found;
	const commandNames = [...COMMANDS.keys()];
	const read = readOptions(rest, command);
	const { words, given } = read;
	for (const key of keysGivenForPaths(read, command, {
		cwd,
		env: terminal.world.env
	})) terminal.redactor.addKey(key);
	if (given.help === true) await printHelp(command, terminal);
	else if (given.version === true) terminal.writeOwnWords(`${version()}\n`);
	else return command.run(given, {
		terminal,
		cwd,
		words,
		commandNames
	});
	return EXIT.clean;
}
async function findCommand(words, commands) {
	const [first = "", second] = words;
	const named = commands.get(first);
	if (named === void 0) return { rest: words };
	if ("load" in named) return {
		command: await named.load(),
		rest: words.slice(1)
	};
	const name = `${named.name} ${second}`;
	const all = await named.loadAll();
	const command = all.find((each) => each.name === name);
	if (command !== void 0) return {
		command,
		rest: words.slice(2)
	};
	const rest = words.slice(1);
	if (second === void 0 || [
		"help",
		"--help",
		"-h"
	].includes(second)) return {
		group: named,
		rest
	};
	const guess = mistyped(name, all.map((each) => each.name));
	return {
		group: named,
		rest,
		unknown: `unknown command "${name}": ${guess === void 0 ? `\`roomlint ${named.name}\` lists them` : `did you mean ${guess}?`}`
	};
}
async function printHelp(helped, terminal) {
	const { commandHelp, generalHelp, groupHelp } = await Promise.resolve().then(() => require("./commands.js")).then((n) => n.help_exports);
	terminal.writeOwnWords(await (helped === void 0 ? generalHelp(COMMANDS.values(), (await DEFAULT_COMMAND.load()).exits) : "loadAll" in helped ? groupHelp(helped) : commandHelp(helped)));
}
function currentFolder({ world }) {
	try {
		return world.cwd();
	} catch {
		throw new CommandError("the current folder no longer exists: change to another one");
	}
}
// src/front/cli/inlining.ts
const USUAL_BUDGET = 920;
const SMALL_BUDGET = 200;
function inlineLess() {
	setBudget(SMALL_BUDGET);
	process.prependOnceListener("exit", () => setBudget(USUAL_BUDGET));
}
function setBudget(bytes) {
	setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${bytes}`);
}
// src/front/cli/world.ts
const IN = 0;
const OUT = 1;
const ERR = 2;
function processWorld() {
	const env = { ...process.env };
	dropKeys(process.env);
	return {
		out: descriptorStream(OUT, "standard output"),
		err: descriptorStream(ERR, void 0),
		stdin: IN,
		env,
		cwd: () => process.cwd(),
		isTerminal: (stream) => isatty({
			in: IN,
			out: OUT,
			err: ERR
		}[stream]),
		prepareForChecks: inlineLess
	};
}
// src/front/cli/run.ts
async function run(args, world = processWorld()) {
	const terminal = new Terminal(world);
	try {
		return await runCommandLine(args, terminal);
	} catch (thrown) {
		const error = missingPackage(thrown) ?? thrown;
		if (error instanceof CommandError) {
			terminal.warn(error.message, error.details);
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
exports.run = run;
