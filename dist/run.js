"use strict";
const { ABOUT_LOST_LOGIC, AGENT, BASELINE_NAME, CommandError, EXIT, FULL, HOOK_KINDS, OutputError, PRINTING_EXITS, RULES_GROUP, RULE_OPTIONS, ReportFileError, SERVICE_EXITS, SERVICE_OPTIONS, SHELLS, Terminal, UPLOAD_OPTIONS, configChoice, configOption, createYargs, defineCommand, descriptorStream, dropKeys, findCommand, formatOf, formatsOption, insteadOf, list, mistyped, needsValue, oneOf, onlyWords, readCount, readPort, readServiceRequest, refuseBoth, refuseRemovedCommand, seemsKeys, serviceHelp, toggle, value, version } = require("./command.js");
const { GREATEST_SEED, KEEPS, conflictFault, listed } = require("./words.js");
const { existsSync } = require("node:fs");
const { resolve } = require("node:path");
const { isatty } = require("node:tty");
const { setFlagsFromString } = require("node:v8");
// src/cli/pre-commit.ts
function stagedIn(paths, env) {
	const { PRE_COMMIT: isHook = "", PRE_COMMIT_FROM_REF: ref = "" } = env;
	if (ref !== "") return {
		kind: "since",
		ref,
		paths
	};
	return {
		kind: "staged",
		paths,
		...isHook !== "" && { mustChange: NO_CHANGE }
	};
}
const NO_CHANGE = "nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files";
// src/cli/check/options.ts
const REPORT$6 = "Report:";
const FIXES = "Fixes:";
const FILES$3 = "Files:";
const BASELINE = "Baseline:";
const OPTIONS$13 = {
	format: formatsOption(REPORT$6),
	quiet: toggle("show errors only; warnings and infos are still counted", {
		group: REPORT$6,
		short: "q"
	}),
	statistics: toggle("count findings by rule instead of showing them", { group: REPORT$6 }),
	"max-warnings": value("exit with 1 if there are more than N warnings", {
		group: REPORT$6,
		example: "--max-warnings 0",
		words: []
	}),
	fix: toggle("apply safe fixes and report what remains", { group: FIXES }),
	"unsafe-fixes": toggle("with --fix or --fix-dry-run: also fixes that may change a meaning", { group: FIXES }),
	"fix-dry-run": toggle("show the fixes as a unified diff and write nothing", { group: FIXES }),
	staged: toggle("check what is staged; in pre-commit, what $PRE_COMMIT_FROM_REF says", { group: FILES$3 }),
	since: value("check what this branch has changed since it left REF", {
		group: FILES$3,
		example: "--since origin/main",
		words: []
	}),
	new: toggle("count and fix only what the earlier version does not have", { group: FILES$3 }),
	against: value("with --new: FILE is the earlier version", {
		group: FILES$3,
		example: "--against old.json"
	}),
	"with-plan": toggle("with --staged or --since: also plan the imports, and apply their limits", { group: FILES$3 }),
	"files-from": value("check the files that FILE lists, or \"-\", a path a line or ended by NUL", {
		group: FILES$3,
		example: "--files-from rooms.txt"
	}),
	"only-snapshots": toggle("pass over named files that hold no snapshot", { group: FILES$3 }),
	"stdin-filename": value("the PATH of standard input, for its config and in reports", {
		group: FILES$3,
		example: "--stdin-filename rooms/a.json"
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
		example: "--print-config rooms/a.json"
	}),
	baseline: value("report only findings that are not in the baseline FILE", {
		group: BASELINE,
		example: `--baseline ${BASELINE_NAME}`
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
	name: "check",
	synopsis: "[options] [paths..]",
	summary: "find what is wrong with snapshots (the default command)",
	options: OPTIONS$13,
	completes: "files",
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
		const request = readRequest$6(given, call);
		const { check: checkFiles } = await Promise.resolve().then(() => require("./command-check.js")).then((n) => n.check_exports);
		const code = await checkFiles(request, call.terminal);
		if (!given["with-plan"] || request.source.kind === "paths" || request.source.kind === "list") return code;
		const { config = { kind: "nearest" } } = request.settings;
		const limits = {
			maxRemoved: void 0,
			dropsLogic: false,
			protect: [],
			failsOnChange: false,
			isFull: false,
			format: "text"
		};
		const plan = {
			...request.source,
			...limits,
			cwd: call.cwd,
			config
		};
		const planned = await (await Promise.resolve().then(() => require("./plan-beside.js"))).planBeside(plan, call.terminal);
		return planned > code ? planned : code;
	}
	const [extra] = call.words;
	if (extra !== void 0) throw new CommandError(`--print-config checks nothing: remove "${extra}"`);
	const settings = readSettings(given, call);
	return (await Promise.resolve().then(() => require("./print-config.js"))).printConfig(file, settings, call.terminal);
}
const OF_ONE_PROCESS = /* @__PURE__ */ new Set([
	"format",
	"statistics",
	"files-from"
]);
function readRequest$6(given, call) {
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
	return Object.keys(OPTIONS$13).flatMap((name) => {
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
// src/cli/completion/options.ts
const completion = defineCommand({
	name: "completion",
	synopsis: SHELLS.join("|"),
	summary: "print a shell script that completes commands, options, rules, presets and formats",
	options: {},
	completes: "shells",
	details: `Examples:
  eval "$(roomlint completion bash)"                                      in ~/.bashrc
  eval "$(roomlint completion zsh)"                                       in ~/.zshrc, after compinit
  roomlint completion fish > ~/.config/fish/completions/roomlint.fish`,
	exits: PRINTING_EXITS
}, async (_given, { words: [name, extra], terminal }) => {
	const shell = SHELLS.find((known) => known === name);
	if (shell === void 0) {
		const known = listed(SHELLS, "or");
		throw new CommandError(name === void 0 ? `completion needs a shell: ${known}` : `unknown shell "${name}": use ${known}`);
	}
	if (extra !== void 0) throw new CommandError(`completion takes one shell: remove "${extra}"`);
	terminal.writeOut((await Promise.resolve().then(() => require("./completion-scripts.js"))).SCRIPTS[shell]);
	return EXIT.clean;
});
// src/cli/graph/options.ts
const PART$1 = "Part:";
const REPORT$5 = "Report:";
const FORMATS$4 = [
	"mermaid",
	"dot",
	"svg",
	"html",
	"json"
];
const DEPTH = 2;
const OPTIONS$12 = {
	focus: value("only the part around QUEST, by its Name, id, or Name without its number", {
		group: PART$1,
		example: "--focus 1_open_door",
		words: []
	}),
	depth: value(`with --focus: include quests that are up to N links away. The default is ${DEPTH}`, {
		group: PART$1,
		example: "--depth 1",
		words: []
	}),
	format: value("mermaid (the default), dot, svg, html or json", {
		group: REPORT$5,
		short: "f",
		example: "--format dot",
		words: FORMATS$4
	}),
	open: toggle("write the page of --format html to a temporary file, and open it in the browser", { group: REPORT$5 })
};
const graph = defineCommand({
	name: "graph",
	synopsis: "[options] <snapshot>",
	summary: "draw the quests of a room, what changes them, and what can never happen",
	options: OPTIONS$12,
	completes: "files",
	details: `Mermaid draws at most 500 edges and 50,000 characters. What does not fit is left out, with a note on
standard error: use --focus, or another format. What can never happen is marked "never".
svg is a picture, and html a page on which it can be moved and searched: both need the package elkjs,
which npm installs with roomlint unless --omit=optional is given.

Examples:
  roomlint graph garden.json
  roomlint graph garden.json --focus 1_open_door --depth 1
  roomlint graph garden.json --format svg > garden.svg
  roomlint graph garden.json --format html > garden.html
  roomlint graph garden.json --open`,
	exits: {
		clean: "drawn",
		error: "the snapshot cannot be used, or invalid usage"
	}
}, async (given, call) => {
	const request = readRequest$5(given, call);
	return (await Promise.resolve().then(() => require("./graph.js"))).graph(request, call.terminal);
});
function readRequest$5(given, { cwd, words }) {
	const [snapshot, extra] = words;
	if (snapshot === void 0) throw new CommandError("graph needs a snapshot, as in roomlint graph garden.json");
	if (extra !== void 0) throw new CommandError(`graph draws one snapshot: remove "${extra}"`);
	const { focus, depth } = given;
	if (depth !== void 0 && focus === void 0) throw new CommandError("--depth needs --focus QUEST");
	const opens = given.open === true;
	const format = oneOf("format", FORMATS$4, given.format ?? (opens ? "html" : "mermaid"));
	if (opens && format !== "html") throw new CommandError(`--open shows html: remove --format ${format}`);
	return {
		cwd,
		snapshot,
		focus,
		depth: readCount("depth", depth) ?? DEPTH,
		format,
		opens
	};
}
// src/cli/init/options.ts
const SETUP = "Setup:";
const HOOK_WORDS = [...HOOK_KINDS, "none"];
const OPTIONS$11 = {
	from: value("learn the config from the rooms in PATH instead", {
		group: SETUP,
		example: "--from published/"
	}),
	preset: value("the preset of the config. The default is recommended, or lenient if that reports less, with catalog if that adds no errors and warnings", {
		group: SETUP,
		example: "--preset lenient",
		words: "presets"
	}),
	hook: value(`what checks each commit: ${HOOK_WORDS.join(", ")}. The default is what the project uses`, {
		group: SETUP,
		example: "--hook husky",
		words: HOOK_WORDS
	}),
	workflow: toggle("write a GitHub workflow that checks pull requests; the default in a git repository", { group: SETUP }),
	"no-workflow": toggle("write no workflow", { group: SETUP }),
	yes: toggle("ask nothing, and write what is shown", {
		group: SETUP,
		short: "y"
	})
};
const init = defineCommand({
	name: "init",
	synopsis: "[options] [paths..]",
	summary: "set up a project: config, hook, workflow and a first play",
	options: OPTIONS$11,
	completes: "files",
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
		clean: "the project is set up, and the first check passes; or everything was there already",
		findings: "the project is set up, and the first check has findings",
		error: "not confirmed, nothing to set up, a file that cannot be written, or invalid usage"
	}
}, async (given, { cwd, words, terminal }) => {
	refuseBoth(given, "workflow", "no-workflow");
	const { from, preset, hook, yes = false } = given;
	const presets = preset === void 0 ? void 0 : (await Promise.resolve().then(() => require("./command-check.js")).then((n) => n.file_settings_exports)).readPresets(preset);
	const workflow = given.workflow ?? (given["no-workflow"] ? false : void 0);
	const request = {
		cwd,
		paths: words,
		presets,
		from,
		hook: hook === void 0 ? void 0 : oneOf("hook", HOOK_WORDS, hook),
		workflow,
		yes
	};
	return (await Promise.resolve().then(() => require("./init.js"))).init(request, terminal);
});
// src/cli/lsp/options.ts
const OPTIONS$10 = {
	stdio: toggle("talk to the editor over standard input and output, which is the only way", { group: "Editor:" }),
	clientProcessId: value("end when the process N has ended: editors give their own", {
		group: "Editor:",
		example: "--clientProcessId 4711",
		words: []
	}),
	config: configOption({
		group: RULES_GROUP,
		short: "c"
	}),
	"no-plugins": toggle("do not load plugins", { group: RULES_GROUP })
};
const lsp = defineCommand({
	name: "lsp",
	synopsis: "[options]",
	summary: "serve editors: findings, fixes and names where the snapshot is written",
	options: OPTIONS$10,
	completes: "nothing",
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
	const { serveEditor } = await Promise.resolve().then(() => require("./lsp.js"));
	const { config } = given;
	const code = await serveEditor({
		...config !== void 0 && { config },
		plugins: given["no-plugins"] !== true
	}, cwd, {
		input: process.stdin,
		output: process.stdout
	});
	process.exit(code);
});
// src/cli/mcp/options.ts
const OPTIONS$9 = { root: list("a folder below which files may be read and written. The default is the current folder. Repeatable", {
	group: "Server:",
	example: "--root rooms"
}) };
const mcp = defineCommand({
	name: "mcp",
	synopsis: "[--root DIR]",
	summary: "serve tools for assistants over the Model Context Protocol, on standard input and output",
	options: OPTIONS$9,
	completes: "nothing",
	details: `An assistant's program starts it. docs/assistants.md shows how to configure the common ones.
The tools see, check, repair, edit, play and plan rooms. None of them imports a room.

Examples:
  roomlint mcp
  roomlint mcp --root rooms --root archive`,
	exits: {
		clean: "standard input has ended",
		error: "a root folder cannot be used, packages are missing, or invalid usage"
	}
}, async (given, { words: [extra], cwd, terminal }) => {
	if (extra !== void 0) throw new CommandError(`mcp takes no files: use --root for folders, or remove "${extra}"`);
	return (await Promise.resolve().then(() => require("./mcp.js"))).mcp({
		cwd,
		roots: given.root ?? [cwd]
	}, terminal);
});
// src/cli/plan/request.ts
const PLAN_FORMATS = [
	"text",
	"json",
	"markdown",
	"github",
	"agent"
];
// src/cli/plan/options.ts
const GATE$1 = "Limits:";
const FILES$2 = "Files:";
const REPORT$4 = "Report:";
const STDIN$2 = "-";
const OPTIONS$8 = {
	"max-removed": value("how much may be removed: items, quests, logic entries of items that stay, settings keys, and a roomTasks that is emptied. A number limits all together, a percentage each kind, of what the room has. The default is \"maxRemoved\" in the config, or 0; ROOMLINT_MAX_REMOVED approves one commit. A quest pair counts once", {
		group: GATE$1,
		example: "--max-removed 10%",
		words: []
	}),
	"default-max-removed": value("with --since or --staged: the limit where neither --max-removed nor the config at the base sets one", {
		group: GATE$1,
		example: "--default-max-removed 100%",
		words: []
	}),
	protect: list("what must never be removed: items/KEY, quests/ID or quests/NAME, settings/KEY, logic/KEY, roomTasks. * matches any characters except /. Adds to \"protect\" in the config. Repeatable", {
		group: GATE$1,
		example: "--protect 'items/12'",
		words: []
	}),
	"drop-logic": toggle("accept a file that has items and no logic section: items of the room stop working. ROOMLINT_DROP_LOGIC=1 accepts it in one commit", { group: GATE$1 }),
	"fail-on-change": toggle("exit with 1 if anything changes at all", { group: GATE$1 }),
	merge: value("merge the items, quests and logic of <next> into <current>, write the result to OUT, and plan its import, which removes no item and no quest", {
		group: FILES$2,
		example: "--merge merged.json"
	}),
	since: value("plan the import of each snapshot that this branch has changed into the room as it was where the branch left REF. Paths narrow it down", {
		group: FILES$2,
		example: "--since origin/main",
		words: []
	}),
	staged: toggle("plan the import of each snapshot that the next commit would change into the room as it is at HEAD. Paths narrow it down. In pre-commit with $PRE_COMMIT_FROM_REF it means --since that", { group: FILES$2 }),
	config: configOption({
		group: FILES$2,
		short: "c"
	}),
	format: value("text (the default), json, markdown, github or agent", {
		group: REPORT$4,
		short: "f",
		example: "--format json",
		words: PLAN_FORMATS
	}),
	full: FULL
};
const plan = defineCommand({
	name: "plan",
	synopsis: "[options] <current> <next>",
	summary: "show what importing a snapshot would do to a room, and what it would destroy",
	options: OPTIONS$8,
	completes: "files",
	details: `<current> is the snapshot that you downloaded from the room, <next> the one that you are about to import.
"-" is standard input, for one of the two files.

Examples:
  roomlint plan current.json next.json
  roomlint plan --max-removed 3 --protect 'quests/0_*' current.json next.json
  roomlint plan --merge merged.json current.json partial.json
  roomlint plan --since origin/main rooms/
  roomlint plan --staged`,
	exits: {
		clean: "the import stays within the limits",
		findings: "the import would destroy more than the limits allow, or, with --fail-on-change, change anything",
		error: "no plan: invalid usage or config, an unreadable file, or one that is not a snapshot"
	}
}, async (given, call) => {
	const request = readRequest$4(given, call);
	const { plan: planImport } = await Promise.resolve().then(() => require("./plan.js"));
	return planImport(request, call.terminal);
});
function readRequest$4(given, { cwd, words, terminal }) {
	const config = configChoice(given);
	refuseBoth(given, "since", "staged");
	const common = {
		cwd,
		maxRemoved: given["max-removed"],
		defaultMaxRemoved: given["default-max-removed"],
		protect: given.protect ?? [],
		dropsLogic: given["drop-logic"] === true,
		isFull: given.full === true,
		failsOnChange: given["fail-on-change"] === true,
		format: oneOf("format", PLAN_FORMATS, formatOf(given.format, terminal.world.env)),
		config
	};
	if (given.since !== void 0) {
		refuseBoth(given, "since", "merge");
		return {
			kind: "since",
			ref: given.since,
			paths: words,
			...common
		};
	}
	if (given.staged) {
		refuseBoth(given, "staged", "merge");
		return {
			...stagedIn(words, terminal.world.env),
			...common
		};
	}
	const [current, next, extra] = words;
	if (current === void 0 || next === void 0) {
		if (given.merge !== void 0 && current !== void 0) throw new CommandError("--merge needs the file to write, as in roomlint plan --merge merged.json current.json partial.json");
		throw new CommandError("plan needs two files, as in roomlint plan current.json next.json");
	}
	if (extra !== void 0) throw new CommandError(`plan compares two files: remove "${extra}"`);
	if (current === STDIN$2 && next === STDIN$2) throw new CommandError("standard input can be one of the two files, not both");
	return {
		kind: "files",
		current,
		next,
		merge: given.merge,
		...common
	};
}
// src/cli/gate/options.ts
const ROOM_GROUP = "Room:";
const GATE = "Limits:";
const BACKUPS = "Backups:";
const OTHERS = "Changes of others:";
const FILES$1 = "Files:";
const ROOM_OPTIONS = { room: value("the identifier of the room. The default is ROOMLINT_ROOM", {
	group: ROOM_GROUP,
	example: "--room 0198c9a2",
	words: []
}) };
const FOLDER_OPTIONS = { folder: value("the folder of the file that was pulled. The default is the nearest one, from here upwards, that knows the room", {
	group: ROOM_GROUP,
	example: "--folder rooms"
}) };
const OFFLINE = toggle("ask no service: say what is known here", { group: "Service:" });
const GATE_OPTIONS = {
	...ROOM_OPTIONS,
	"max-removed": value("how much may be removed: items, quests, logic entries of items that stay, settings keys, and a roomTasks that is emptied. A number limits all together, a percentage each kind, of what the room has. The default is \"maxRemoved\" in the config, or 0. A quest pair counts once", {
		group: GATE,
		example: "--max-removed 10%",
		words: []
	}),
	protect: list("what must never be removed: items/KEY, quests/ID or quests/NAME, settings/KEY, logic/KEY, roomTasks. Adds to \"protect\" in the config. Repeatable", {
		group: GATE,
		example: "--protect 'items/12'",
		words: []
	}),
	yes: toggle("import without asking, also when something is destroyed. Lifts no limit", { group: GATE }),
	merge: toggle("keep what others have changed since the pull, and write it to the file as well", { group: OTHERS }),
	ours: list("with --merge: where both changed the same field, keep yours: items/KEY, quests/NAME, settings/KEY, logic/KEY, or one field, such as items/12#/pos. * matches any characters except /. Repeatable", {
		group: OTHERS,
		example: "--ours 'items/12#/pos'",
		words: []
	}),
	theirs: list("the same, and keep theirs. Repeatable", {
		group: OTHERS,
		example: "--theirs 'quests/0_find_key'",
		words: []
	}),
	overwrite: toggle("undo what others have changed since the pull, or import a file that was not pulled from this room", { group: OTHERS }),
	"dry-run": toggle("do everything but upload and import", { group: "Plan:" }),
	plan: value("execute exactly the plan that --dry-run --format json has written to FILE, once", {
		group: "Plan:",
		example: "--plan plan.json"
	}),
	config: configOption({
		group: FILES$1,
		short: "c"
	}),
	full: FULL,
	...UPLOAD_OPTIONS
};
const RESTORE_OPTIONS = {
	...GATE_OPTIONS,
	...FOLDER_OPTIONS,
	merge: toggle("keep what others have changed since your last pull, push or restore", { group: OTHERS }),
	overwrite: toggle("undo what others have changed since your last pull, push or restore, or restore a room that was never pulled or pushed here", { group: OTHERS }),
	list: toggle("list the backups, and how each differs from now", { group: BACKUPS }),
	keep: value("with --list: remove all but the newest N backups", {
		group: BACKUPS,
		example: "--keep 20",
		words: []
	}),
	offline: OFFLINE,
	unverified: toggle("restore a named backup that was changed after it was made, or that roomlint did not make", { group: ROOM_GROUP })
};
const PUSH_OPTIONS = {
	...GATE_OPTIONS,
	rule: RULE_OPTIONS.rule,
	strict: toggle("stop for all errors, and not only for those that the room does not have", { group: RULES_GROUP }),
	"drop-logic": toggle("accept a file that has items and no logic section: items of the room stop working", { group: GATE }),
	"allow-warnings": toggle("do not stop for warnings that the room does not have", { group: RULES_GROUP })
};
const PUSH_EXITS = {
	clean: "imported, and the room is what it should be; or nothing to import",
	findings: "refused, because of findings, limits, changes of others, a file that was not pulled, or another plan: the room is unchanged. Or imported, and the room differs",
	error: "not done: the question was not answered, a restore would not bring back all of the room, the service refused or could not be reached, or invalid usage"
};
const RESTORE_EXITS = {
	clean: "restored, and the room is what it should be; or nothing to restore",
	findings: "refused, because of limits, changes of others, a room that was never pulled or pushed here, or another plan: the room is unchanged. Or restored, and the room differs",
	error: "not done: the question was not answered, a restore would not bring back all of the room, the service refused or could not be reached, or invalid usage"
};
function readGateRequest(given, { cwd }) {
	refuseBoth(given, "merge", "overwrite");
	const resolutions = readResolutions(given);
	const config = configChoice(given);
	refuseBoth(given, "dry-run", "plan");
	return {
		...readServiceRequest(given, cwd),
		room: given.room,
		decision: given.merge ? "merge" : given.overwrite ? "overwrite" : "stop",
		resolutions,
		maxRemoved: given["max-removed"],
		protect: given.protect ?? [],
		config,
		yes: given.yes === true,
		isFull: given.full === true,
		isDryRun: given["dry-run"] === true,
		plan: given.plan,
		options: [
			"server",
			"keys",
			"upload-method"
		].flatMap((name) => {
			const text = given[name];
			return text === void 0 ? [] : [`--${name}`, text];
		})
	};
}
function readResolutions({ ours = [], theirs = [], merge }) {
	for (const [option, patterns] of [["--ours", ours], ["--theirs", theirs]]) for (const pattern of patterns) {
		const fault = conflictFault(pattern);
		if (fault !== void 0) throw new CommandError(`${option} ${fault}`);
		if (!merge) throw new CommandError(`${option} decides conflicts of a merge: use it with --merge`);
	}
	return {
		ours,
		theirs
	};
}
// src/cli/pull/options.ts
const pull = defineCommand({
	name: "pull",
	synopsis: "[options] <file>",
	summary: "download a room into a file, and remember what it was",
	options: {
		...ROOM_OPTIONS,
		...SERVICE_OPTIONS
	},
	completes: "files",
	details: serviceHelp(`The file gets the bytes of the room. It is not overwritten if it has changes that were not pushed. What
was pulled is kept in .roomlint/ beside the file: a push compares the room with it.`, ["roomlint pull --room ROOM garden.json"]),
	exits: {
		clean: "the file has the bytes of the room",
		findings: "not overwritten: the file has changes of its own",
		error: "not done: the service refused or could not be reached, or invalid usage"
	}
}, async (given, { words, cwd, terminal }) => {
	const [file] = onlyWords("pull", words, ["a file"], "roomlint pull --room ROOM garden.json");
	const request = {
		...readServiceRequest(given, cwd),
		room: given.room,
		file
	};
	return (await Promise.resolve().then(() => require("./pull.js"))).pullRoom(request, terminal);
});
// src/cli/push/options.ts
const push = defineCommand({
	name: "push",
	synopsis: "[options] <file>",
	summary: "check, back up, plan and import a snapshot into a room, and look at the result",
	options: PUSH_OPTIONS,
	completes: "files",
	details: serviceHelp(`A file that was not pulled from this room, errors and warnings of \`roomlint check\` that the room does not
have, changes of others since the pull, and removals beyond the limits stop it before anything is uploaded. It
asks before it changes the room: for the identifier of the room when something is destroyed, and for y
otherwise. Without a terminal it needs --yes or --plan. After the import it downloads the room and compares it
with what it should be.`, [
		"roomlint push --room ROOM garden.json",
		"roomlint push --room ROOM --dry-run --format json garden.json > plan.json",
		"roomlint push --room ROOM --plan plan.json --yes garden.json"
	]),
	exits: PUSH_EXITS
}, async (given, call) => {
	const [file] = onlyWords("push", call.words, ["a file"], "roomlint push --room ROOM garden.json");
	const { rule: rules = [], strict } = given;
	const chosen = {
		rules,
		isStrict: strict === true,
		dropsLogic: given["drop-logic"] === true,
		allowsWarnings: given["allow-warnings"] === true
	};
	const request = {
		...readGateRequest(given, call),
		...chosen,
		file
	};
	return (await Promise.resolve().then(() => require("./push.js"))).pushFile(request, call.terminal);
});
// src/cli/report/options.ts
const REPORT$3 = "Report:";
const OPTIONS$7 = {
	format: formatsOption(REPORT$3),
	statistics: toggle("show how often each rule reports something instead of findings", { group: REPORT$3 }),
	"files-from": value("the list of the files that were to be checked, or \"-\": one without a result is an error", {
		group: REPORT$3,
		example: "--files-from rooms.txt"
	})
};
const report = defineCommand({
	name: "report",
	synopsis: "[options] <reports..>",
	summary: "join the ndjson reports of several checks, in any format",
	options: OPTIONS$7,
	completes: "files",
	details: `Each report is what \`roomlint check --format ndjson\` wrote, or several of them concatenated. "-" is standard
input. Nothing is checked again: the result is what one check of all these files would have written.

Examples:
  git ls-files 'rooms/*.json' > rooms.txt
  parallel -N100 roomlint check --format ndjson < rooms.txt > all.ndjson
  roomlint report --files-from rooms.txt all.ndjson
  roomlint report --format sarif=report.sarif part-*.ndjson`,
	exits: {
		clean: "no errors, and warnings within --max-warnings of the checks",
		findings: "findings",
		error: "a report is truncated, a file is reported twice or missing, the checks had different options, or one of them exited with 2"
	}
}, async ({ format: formats = [], statistics = false, "files-from": list }, { words, cwd, terminal }) => {
	if (words.length === 0) throw new CommandError("report needs ndjson reports, as in roomlint report part-1.ndjson part-2.ndjson");
	const { writeReport } = await Promise.resolve().then(() => require("./report.js"));
	return writeReport({
		reports: words,
		formats,
		statistics,
		list,
		cwd
	}, terminal);
});
// src/cli/restore/options.ts
const EXAMPLE = "roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z";
const WITHOUT_LIST = [
	"dry-run",
	"plan",
	"merge",
	"overwrite",
	"unverified",
	"yes",
	"max-removed"
];
const restore = defineCommand({
	name: "restore",
	synopsis: "[options] [backup]",
	summary: "import a backup of a room, with the plan and comparison of a push, or list the backups",
	options: RESTORE_OPTIONS,
	completes: "nothing",
	details: serviceHelp(`Without a name, the latest backup that differs from the room. The limits are those of a push: taking away
what a push has added needs --max-removed. Errors that would return are listed, and stop nothing. The room is
backed up before, so a restore can be undone.`, [
		"roomlint restore --list --room ROOM",
		"roomlint restore --room ROOM",
		EXAMPLE
	]),
	exits: RESTORE_EXITS
}, async (given, call) => {
	const [backup, extra] = call.words;
	if (extra !== void 0) throw new CommandError(`restore takes one backup: remove "${extra}"`);
	if (backup === "") throw new CommandError(`backup needs a value, as in ${EXAMPLE}`);
	if (given.list) {
		if (backup !== void 0) throw new CommandError(`--list takes no backup: remove "${backup}"`);
		for (const option of WITHOUT_LIST) refuseBoth(given, "list", option);
		const listed = {
			...readServiceRequest(given, call.cwd),
			room: given.room,
			folder: given.folder,
			keep: readCount("keep", given.keep),
			isOffline: given.offline === true,
			isFull: given.full === true
		};
		return (await Promise.resolve().then(() => require("./backups.js"))).listBackups(listed, call.terminal);
	}
	for (const option of ["keep", "offline"]) if (given[option] !== void 0) throw new CommandError(`--${option} needs --list`);
	const isUnverified = given.unverified === true;
	if (isUnverified && backup === void 0) throw new CommandError(`--unverified needs the name of a backup, as in ${EXAMPLE} --unverified`);
	const request = {
		...readGateRequest(given, call),
		backup,
		isUnverified,
		folder: given.folder
	};
	return (await Promise.resolve().then(() => require("./push.js"))).restoreBackup(request, call.terminal);
});
// src/cli/room/options.ts
const room = {
	name: "room",
	synopsis: "<command>",
	summary: "create, duplicate, update, download and import rooms over the REST API",
	details: `Examples:
  roomlint room download ROOM current.json
  roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true
  roomlint plan current.json next.json && roomlint room import ROOM next.json`,
	load: async () => (await Promise.resolve().then(() => require("./room-commands.js"))).ROOM_COMMANDS
};
// src/cli/roundtrip/options.ts
const COMPARISON = "Comparison:";
const FILES = "Files:";
const REPORT$2 = "Report:";
const FORMATS$3 = [
	"text",
	"json",
	AGENT
];
const STDIN$1 = "-";
const OPTIONS$6 = {
	keep: value(`what must be the same: ${KEEPS.join(", ")}. The default is bytes: every byte. With values, white space, spelling and member order may differ. With unknown, everything that roomlint does not know must be kept`, {
		group: COMPARISON,
		example: "--keep values",
		words: KEEPS
	}),
	allow: list("a part that may differ, as a pointer GLOB. Repeatable", {
		group: COMPARISON,
		example: "--allow '/quests/**'",
		words: []
	}),
	through: value("run COMMAND with the file on its standard input, and compare its output with the file", {
		group: FILES,
		example: "--through 'jq .'",
		words: []
	}),
	since: value("compare each snapshot that this branch has changed with what it was where the branch left REF. Paths narrow it down; the default of --keep is then unknown", {
		group: FILES,
		example: "--since origin/main",
		words: []
	}),
	format: value("text (the default), json or agent", {
		group: REPORT$2,
		short: "f",
		example: "--format json",
		words: FORMATS$3
	})
};
const roundtrip = defineCommand({
	name: "roundtrip",
	synopsis: "[options] <before> [<after>]",
	summary: "show what was lost between two versions of a file, or what a tool would lose",
	options: OPTIONS$6,
	completes: "files",
	details: `"-" is standard input, for one of the two files. With one file and nothing to compare it with, roundtrip lists
what an ordinary JSON tool would destroy in it.

Examples:
  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json
  roomlint roundtrip --since origin/main rooms/`,
	exits: {
		clean: "everything that must be kept is kept",
		findings: "something that must be kept is lost",
		error: "no comparison: invalid usage, an unreadable file, invalid JSON, or a tool that failed"
	}
}, async (given, call) => {
	const request = readRequest$3(given, call);
	return (await Promise.resolve().then(() => require("./roundtrip.js"))).roundtrip(request, call.terminal);
});
function readRequest$3(given, { cwd, words, terminal }) {
	const { since: ref, through, allow = [] } = given;
	if (ref !== void 0) {
		refuseBoth(given, "since", "through");
		return {
			kind: "since",
			ref,
			cwd,
			paths: words,
			allow,
			keep: oneOf("keep", KEEPS, given.keep ?? "unknown"),
			format: oneOf("format", FORMATS$3, formatOf(given.format, terminal.world.env))
		};
	}
	const [before, after, extra] = words;
	if (before === void 0) throw new CommandError("roundtrip needs a file, as in roomlint roundtrip before.json after.json");
	if (extra !== void 0) throw new CommandError(`roundtrip compares two files: remove "${extra}"`);
	if (after !== void 0 && through !== void 0) throw new CommandError(`--through makes the second file itself: remove "${after}"`);
	if (before === STDIN$1 && after === STDIN$1) throw new CommandError("standard input can be one of the two files, not both");
	if (after === void 0 && through === void 0) {
		const idle = ["keep", "allow"].find((option) => given[option] !== void 0);
		if (idle !== void 0) throw new CommandError(`--${idle} needs a comparison: add a second file, or --through`);
	}
	return {
		kind: "files",
		before,
		after,
		through,
		cwd,
		keep: oneOf("keep", KEEPS, given.keep ?? "bytes"),
		allow,
		format: oneOf("format", FORMATS$3, formatOf(given.format, terminal.world.env))
	};
}
// src/cli/rules/options.ts
const FORMATS$2 = ["text", "json"];
const rules = defineCommand({
	name: "rules",
	synopsis: "[options] [rule]",
	summary: "list every rule, or explain one in full: what it reports, why, and what to do",
	options: { format: value("text (the default), or json with sources, reasons and options", {
		group: "Report:",
		short: "f",
		example: "--format json",
		words: FORMATS$2
	}) },
	completes: "rules",
	details: `Columns: the level in the preset "recommended" (and in "lenient" where it differs), the kind of fix (safe,
unsafe, or mixed when it depends on the case), the id, and what the rule reports.

Examples:
  roomlint rules
  roomlint rules quest/no-auto-start`,
	exits: PRINTING_EXITS
}, async ({ format }, { words: [id, extra], terminal }) => {
	if (extra !== void 0) throw new CommandError(`rules takes one rule: remove "${extra}"`);
	const as = oneOf("format", FORMATS$2, format ?? "text");
	const { explainRule, listRules } = await Promise.resolve().then(() => require("./rules.js"));
	terminal.writeOut(id === void 0 ? listRules(as) : explainRule(id, as, terminal.painter("out")));
	return EXIT.clean;
});
// src/cli/schema/options.ts
const OPTIONS$5 = { bundle: toggle("print one schema with everything that it refers to, and with the values that rules fix; for editors", { group: "Schema:" }) };
const schema = defineCommand({
	name: "schema",
	synopsis: "[options] [record]",
	summary: "print the JSON Schema of a record, or list the records",
	options: OPTIONS$5,
	completes: "records",
	details: `The schemas follow JSON Schema 2020-12. Unknown fields are allowed everywhere.

Examples:
  roomlint schema                          list the records
  roomlint schema --bundle snapshot        one schema of a whole snapshot, for editors
  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema report                   the output of check --format json
  roomlint schema config                   roomlint.config.json
  roomlint schema roundtrip-report         the output of roundtrip --format json
  roomlint schema show-report              the output of show --format json
  roomlint schema plan-report              the output of plan --format json
  roomlint schema plan-since-report        the output of plan --since REF --format json
  roomlint schema push-report              the output of push --format json, and of restore
  roomlint schema pull-report              the output of pull --format json
  roomlint schema status-report            the output of status --format json
  roomlint schema backups-report           the output of backups --format json`,
	exits: PRINTING_EXITS
}, async ({ bundle = false }, { words: [record, extra], terminal }) => {
	if (extra !== void 0) throw new CommandError(`schema prints one record: remove "${extra}"`);
	if (bundle && record === void 0) throw new CommandError("--bundle needs a record, as in roomlint schema --bundle snapshot");
	const { bundleOf, publishedSchemas, schemaOf } = await Promise.resolve().then(() => require("./schema.js"));
	const text = record === void 0 ? `${publishedSchemas().join("\n")}\n` : bundle ? bundleOf(record) : schemaOf(record);
	terminal.writeOut(text);
	return EXIT.clean;
});
// src/cli/scrub/options.ts
const OPTIONS$4 = { output: value("write the scrubbed room to FILE instead of standard output", {
	group: "Report:",
	short: "o",
	example: "--output shareable.json"
}) };
const scrub = defineCommand({
	name: "scrub",
	synopsis: "[options] <snapshot>",
	summary: "replace all texts, names, ids and addresses of a room, so that it can be shared",
	options: OPTIONS$4,
	completes: "files",
	details: `References, numbers, layout, lengths and findings stay, and so do names in the documents and the catalogue.
The snapshot itself is never changed. "-" is standard input.

Examples:
  roomlint scrub garden.json > shareable.json
  roomlint scrub garden.json --output shareable.json`,
	exits: {
		clean: "the scrubbed room is written",
		error: "invalid JSON, an unreadable file, a file that cannot be written, or invalid usage. Nothing is written"
	}
}, async ({ output }, { cwd, words, terminal }) => {
	const [snapshot, extra] = words;
	if (snapshot === void 0) throw new CommandError("scrub needs a snapshot, as in roomlint scrub garden.json");
	if (extra !== void 0) throw new CommandError(`scrub takes one snapshot: remove "${extra}"`);
	return (await Promise.resolve().then(() => require("./scrub.js"))).scrub({
		cwd,
		snapshot,
		output
	}, terminal);
});
// src/room/import-reading.ts
const LOGIC_PLACES = [
	"in-place",
	"merged",
	"both"
];
const ABSENT_LOGIC = ["removed", "kept"];
// src/cli/serve/options.ts
const SERVICE = "Service:";
const READING = "Imports:";
const DEFAULT_PORT = 4610;
const DEFAULT_HOST = "127.0.0.1";
const OPTIONS$3 = {
	data: value("the folder of creators, rooms, templates and assets. It is created if it is missing", {
		group: SERVICE,
		example: "--data rehearsal"
	}),
	port: value(`the port to listen on. The default is ${DEFAULT_PORT}; 0 picks a free one`, {
		group: SERVICE,
		example: "--port 0",
		words: []
	}),
	host: value(`the host name or IP address to listen on. The default is ${DEFAULT_HOST}`, {
		group: SERVICE,
		example: "--host 127.0.0.1",
		words: []
	}),
	"import-from": list("another origin that jsonUrl may point to, besides the service itself. Repeatable", {
		group: SERVICE,
		example: "--import-from https://files.example.com",
		words: []
	}),
	logic: value("where imported logic is kept, which the documents leave open: in-place (the default) where the file has it, merged into extraData, or both", {
		group: READING,
		example: "--logic merged",
		words: LOGIC_PLACES
	}),
	"absent-logic": value("what becomes of the logic of items that are imported without logic: removed (the default) or kept", {
		group: READING,
		example: "--absent-logic kept",
		words: ABSENT_LOGIC
	})
};
const serve = defineCommand({
	name: "serve",
	synopsis: "--data DIR [options]",
	summary: "serve the game-management REST API on this machine, to rehearse imports on",
	options: OPTIONS$3,
	completes: "nothing",
	details: `The address is the first line on standard output, and the log goes to standard error.
Keys are in DIR/creators.json, which is created with new keys if it is missing.

Examples:
  roomlint serve --data rehearsal
  roomlint serve --data rehearsal --port 0 --import-from https://files.example.com`,
	exits: {
		clean: "ended by SIGTERM or SIGINT",
		error: "the port or the folder cannot be used, or invalid usage"
	}
}, async (given, call) => {
	const request = readRequest$2(given, call);
	return (await Promise.resolve().then(() => require("./serve.js"))).serve(request, call.terminal);
});
function readRequest$2(given, { cwd, words }) {
	const [extra] = words;
	if (extra !== void 0) throw new CommandError(`serve takes no files: remove "${extra}"`);
	if (given.data === void 0) throw new CommandError("serve needs a folder, as in roomlint serve --data rehearsal");
	return {
		cwd,
		data: given.data,
		port: readPort(given.port, DEFAULT_PORT),
		host: readHost(given.host ?? DEFAULT_HOST),
		importFrom: (given["import-from"] ?? []).map(readOrigin),
		reading: {
			logic: oneOf("logic", LOGIC_PLACES, given.logic ?? "in-place"),
			absentLogic: oneOf("absent-logic", ABSENT_LOGIC, given["absent-logic"] ?? "removed")
		}
	};
}
function readHost(given) {
	const url = `http://${given.includes(":") ? `[${given}]` : given}:1/`;
	if (URL.canParse(url) && new URL(url).href === url) return given;
	throw new CommandError(`--host must be a host name or an IP address, such as ${DEFAULT_HOST}, not "${given}"`);
}
function readOrigin(given) {
	const url = URL.canParse(given) ? new URL(given) : void 0;
	if (url !== void 0 && /^https?:$/.test(url.protocol) && url.origin === given) return given;
	throw new CommandError(`--import-from must be an origin and nothing else, such as https://files.example.com, not "${given}"`);
}
// src/cli/show/options.ts
const PART = "Part:";
const RULES = "Rules:";
const REPORT$1 = "Report:";
const FORMATS$1 = ["text", "json"];
const OPTIONS$2 = {
	item: value("show everything about one item, by its key or its label", {
		group: PART,
		example: "--item \"Open Door\"",
		words: []
	}),
	quest: value("show everything about one quest, by its Name, id, or Name without its number", {
		group: PART,
		example: "--quest 1_open_door",
		words: []
	}),
	config: configOption({
		group: RULES,
		short: "c"
	}),
	format: value("text (the default) or json", {
		group: REPORT$1,
		short: "f",
		example: "--format json",
		words: FORMATS$1
	})
};
const show = defineCommand({
	name: "show",
	synopsis: "[options] <snapshot>",
	summary: "show a room at a glance: items, quests, what can never happen, and findings by rule",
	options: OPTIONS$2,
	completes: "files",
	details: `The text fits a screen for any room; --format json lists everything. "-" is standard input.

Examples:
  roomlint show garden.json
  roomlint show garden.json --item "Open Door"
  roomlint show garden.json --quest 1_open_door`,
	exits: {
		clean: "shown",
		error: "the item or quest is not found or ambiguous, the snapshot cannot be used, or invalid usage"
	}
}, async (given, call) => {
	const request = readRequest$1(given, call);
	return (await Promise.resolve().then(() => require("./show.js"))).show(request, call.terminal);
});
function readRequest$1(given, { cwd, words }) {
	const [snapshot, extra] = words;
	if (snapshot === void 0) throw new CommandError("show needs a snapshot, as in roomlint show garden.json");
	if (extra !== void 0) throw new CommandError(`show shows one snapshot: remove "${extra}"`);
	refuseBoth(given, "item", "quest");
	const { item, quest } = given;
	const config = configChoice(given);
	return {
		cwd,
		snapshot,
		focus: item !== void 0 ? {
			kind: "item",
			name: item
		} : quest !== void 0 ? {
			kind: "quest",
			name: quest
		} : void 0,
		format: oneOf("format", FORMATS$1, given.format ?? "text"),
		settings: {
			cwd,
			config
		}
	};
}
// src/cli/simulate/options.ts
const PLAY = "Play:";
const REPORT = "Report:";
const FORMATS = [
	"text",
	"json",
	"junit",
	AGENT
];
const STDIN = "-";
const OPTIONS$1 = {
	script: value("play the steps in FILE, or from standard input with \"-\"", {
		group: PLAY,
		example: "--script door.play"
	}),
	seed: value("a whole number that decides what useRandom chooses. The default is 1", {
		group: PLAY,
		example: "--seed 7",
		words: []
	}),
	format: value("text (the default), json, junit or agent", {
		group: REPORT,
		short: "f",
		example: "--format json",
		words: FORMATS
	}),
	coverage: toggle("also list the transitions, guards and effects that no run has reached", { group: REPORT })
};
const simulate = defineCommand({
	name: "simulate",
	synopsis: "[options] <snapshot>",
	summary: "play the quests of a room, step by step or from a script, and check what a script expects",
	options: OPTIONS$1,
	completes: "files",
	details: `A script has one step on each line:
  click 4                               the OnClickEvent triggers of item 4
  enter 8                               the OnEnterEvent triggers
  fire 4 OnCollideEvent                 any other trigger, by its $type
  set 0_find_key completed              something outside the snapshot changes a quest
  wait 2.5                              seconds pass
  player ann                            from here on, ann plays
  reload, leave, join                   the player reloads the page, leaves, comes back
  expect 0_find_key not active          the state of a quest: not active, active or completed
  expect effect 5 ShowObjectEvent       the last step fired this effect on item 5
  expect nothing                        the last step changed no quest and fired no effect
  expect never 1_open_door active       no play at all leads there
  expect reachable 1_open_door active   some play leads there
  ---                                   a new run begins
  # a comment

Names with spaces go in double quotes. Without --script, steps are read from the terminal.

Examples:
  roomlint simulate garden.json
  roomlint simulate garden.json --script door.play
  echo 'click 2' | roomlint simulate garden.json --script -
  roomlint simulate garden.json --script door.play --format junit > door.xml`,
	exits: {
		clean: "every expectation holds",
		findings: "an expectation failed, or a run was stopped: in an endless chain, or after too many steps",
		error: "the snapshot or the script cannot be used, or invalid usage"
	}
}, async (given, call) => {
	const request = readRequest(given, call);
	return (await Promise.resolve().then(() => require("./simulate.js"))).simulate(request, call.terminal);
});
function readRequest(given, { cwd, words, terminal }) {
	const [snapshot, extra] = words;
	if (snapshot === void 0) throw new CommandError("simulate needs a snapshot, as in roomlint simulate garden.json");
	if (extra !== void 0) throw new CommandError(`simulate plays one snapshot: remove "${extra}", or put --script before it`);
	const { script } = given;
	if (snapshot === STDIN && script === void 0) throw new CommandError("a snapshot on standard input needs --script FILE");
	if (snapshot === STDIN && script === STDIN) throw new CommandError("standard input can be the snapshot or the script, not both");
	const format = oneOf("format", FORMATS, formatOf(given.format, terminal.world.env));
	return {
		cwd,
		snapshot,
		script,
		seed: readSeed(given.seed),
		format,
		coverage: given.coverage === true
	};
}
function readSeed(given) {
	if (given === void 0) return 1;
	if (/^\d+$/.test(given) && Number(given) <= GREATEST_SEED) return Number(given);
	throw new CommandError(`--seed must be a whole number from 0 to ${GREATEST_SEED}, not "${given}"`);
}
// src/cli/status/options.ts
const status = defineCommand({
	name: "status",
	synopsis: "[options] [file]",
	summary: "show what you and others have changed since the pull, and what was interrupted",
	options: {
		...ROOM_OPTIONS,
		...FOLDER_OPTIONS,
		offline: OFFLINE,
		full: FULL,
		...SERVICE_OPTIONS
	},
	completes: "files",
	details: serviceHelp(`Without a file, the one that was pulled or pushed last.`, ["roomlint status --room ROOM", "roomlint status --room ROOM --offline"]),
	exits: {
		clean: "shown",
		error: "the service refused or could not be reached, or invalid usage"
	}
}, async (given, { words, cwd, terminal }) => {
	const [file, extra] = words;
	if (extra !== void 0) throw new CommandError(`status takes one file: remove "${extra}"`);
	if (file !== void 0 && given.folder !== void 0) throw new CommandError("status takes a file or --folder, not both");
	const request = {
		...readServiceRequest(given, cwd),
		room: given.room,
		folder: given.folder,
		file,
		isOffline: given.offline === true,
		isFull: given.full === true
	};
	return (await Promise.resolve().then(() => require("./room-status.js"))).showStatus(request, terminal);
});
// src/cli/upload/options.ts
const upload = defineCommand({
	name: "upload",
	synopsis: "[options] <file>",
	summary: "upload a JSON snapshot, a GLB model or an image, and print its URL",
	options: UPLOAD_OPTIONS,
	completes: "files",
	details: serviceHelp(`<file> is JSON, GLB, PNG, JPEG, GIF or WebP. Its content decides, and its name must not say something
else. JSON must be valid and have 52,428,800 bytes at most. GLB must be version 2, and as long as its header
says. Anything else is refused before it is sent.`, ["roomlint upload tree.glb", "roomlint upload --format json cover.png"]),
	exits: SERVICE_EXITS
}, async (given, call) => {
	const [file] = onlyWords("upload", call.words, ["a file"], "roomlint upload tree.glb");
	const request = readServiceRequest(given, call.cwd);
	return (await Promise.resolve().then(() => require("./command-api.js")).then((n) => n.upload_exports)).upload(file, request, call.terminal);
});
// src/cli/view/options.ts
const PAGE = "Page:";
const OPTIONS = {
	"no-open": toggle("print the address, and do not open it in the browser", { group: PAGE }),
	port: value("the port to listen on. The default is a free one", {
		group: PAGE,
		example: "--port 4611",
		words: []
	}),
	against: value("plan imports into the room in FILE", {
		group: PAGE,
		example: "--against room.json"
	}),
	config: configOption({
		group: RULES_GROUP,
		short: "c"
	})
};
const view = defineCommand({
	name: "view",
	synopsis: "[options] [file\u2026]",
	summary: "show findings, rooms, quests and plans on a page in the browser, on this machine only",
	options: OPTIONS,
	completes: "files",
	details: `The address is the first line on standard output. It holds a secret: only those who know it can see the page.
Nothing leaves this machine. The page follows changes of the files until the command is ended.

Examples:
  roomlint view garden.json
  roomlint view --no-open --against room.json garden.json`,
	exits: {
		clean: "ended by SIGTERM or SIGINT",
		error: "a path leads to no file, the port cannot be used, or invalid usage"
	}
}, async (given, { words, cwd, terminal }) => {
	const request = {
		cwd,
		paths: words,
		opens: given["no-open"] !== true,
		port: readPort(given.port, 0),
		against: given.against,
		settings: {
			cwd,
			config: configChoice(given)
		}
	};
	return (await Promise.resolve().then(() => require("./view.js"))).view(request, terminal);
});
// src/cli/commands.ts
const COMMANDS = new Map([
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
	completion
].map((command) => [command.name, command]));
const DEFAULT_COMMAND = check;
// src/cli/mistakes.ts
function rewordYargsError(message, args, command) {
	const [, kind, key = ""] = /^(missing|unexpected) value: (.*)$/.exec(message) ?? [];
	if (kind === "missing") return needsValue(optionFor(key, command)?.[1].example ?? `--${key}`);
	if (kind === "unexpected") return `--${optionFor(key, command)?.[0] ?? key} takes no value`;
	if (message.startsWith("Unknown argument")) return unknownOption(args, command) ?? message;
	return message;
}
function otherMistake(args, command) {
	for (const { option, value } of typedOptions(args, command)) if (value !== void 0 && findTyped(value, command) !== void 0 && option?.example !== void 0) return needsValue(option.example);
	return unknownOption(args, command);
}
const CREDENTIAL = /^--?(?:x-)?(?:(?:access|api)-?)?(?:key|token|secret|password)$/i;
function unknownOption(args, command) {
	const unknown = typedOptions(args, command).find(({ option }) => option === void 0)?.typed;
	if (unknown === void 0) return void 0;
	if (CREDENTIAL.test(unknown)) return `${unknown} is not an option: other users can see the arguments of a program. Set ROOMLINT_ACCESS_KEY or ROOMLINT_API_KEY, or use --keys FILE`;
	const name = unknown.replace(/^-+/, "");
	const instead = insteadOf(name, command.name);
	if (instead !== void 0) return `${unknown} no longer exists: ${instead}`;
	const guess = mistyped(name, [...command.allOptions.keys()]);
	return `unknown option ${unknown}: ${guess === void 0 ? `\`roomlint ${command.name} --help\` lists them` : `did you mean --${guess}?`} (a path that begins with "-" goes after "--")`;
}
function typedOptions(args, command) {
	const found = [];
	for (let at = 0; at < args.length && args[at] !== "--"; at++) {
		const arg = args[at] ?? "";
		if (!arg.startsWith("-") || arg === "-") continue;
		const typed = arg.split("=")[0] ?? arg;
		const option = findTyped(typed, command);
		const takesNext = option?.nargs === 1 && typed === arg;
		if (takesNext) at++;
		found.push({
			typed,
			option,
			value: takesNext ? args[at] : void 0
		});
	}
	return found;
}
function findTyped(typed, command) {
	if (/^-[^-]$/.test(typed)) return optionFor(typed.slice(1), command)?.[1];
	return typed.startsWith("--") ? command.allOptions.get(typed.slice(2)) : void 0;
}
function optionFor(key, { allOptions }) {
	return [...allOptions].find(([name, { alias }]) => name === key || alias === key);
}
// src/cli/path-arguments.ts
const JSON_STRING = /"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)(\s*:)?/g;
const MIN_KEY_LENGTH = 6;
function keysGivenForPaths(args, { completes, allOptions }, cwd, env) {
	const callsService = allOptions.has("keys");
	const wordsArePaths = completes === "files";
	const found = [];
	const look = (text, mayBeName = false) => {
		if (!seemsKeys(text) || !isJson(text) && (mayBeName || exists(resolve(cwd, text)))) return;
		found.push(text);
		if (!isJson(text)) return;
		for (const [, value = "", colon] of text.matchAll(JSON_STRING)) if (colon === void 0 && value.length >= MIN_KEY_LENGTH) found.push(value);
	};
	const lookAtValue = ({ words }, value) => {
		if (words === void 0) look(value);
		else if (words === "formats") look(value.replace(/^\w*=/, ""));
	};
	look(env.ROOMLINT_KEYS ?? "");
	let pending;
	let isOver = false;
	for (const arg of args) {
		if (pending !== void 0) lookAtValue(pending, arg);
		else if (isOver || !arg.startsWith("-")) {
			if (wordsArePaths) look(arg, callsService);
		} else if (arg === "--") {
			isOver = true;
			continue;
		}
		const isValue = pending !== void 0;
		pending = void 0;
		if (isValue || isOver || !arg.startsWith("-")) continue;
		const [, name = "", value] = /^--?([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
		const spec = [...allOptions].find(([long, { alias }]) => name === long || name === alias)?.[1];
		if (spec?.nargs !== 1) continue;
		if (value === void 0) pending = spec;
		else lookAtValue(spec, value);
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
// src/cli/command-line.ts
const COMPLETION_QUERY = "--get-yargs-completions";
async function runCommandLine(args, terminal) {
	const cwd = currentFolder(terminal);
	const [first] = args;
	if (first === COMPLETION_QUERY) {
		const { complete } = await Promise.resolve().then(() => require("./complete.js"));
		terminal.writeOut(await complete(args.slice(1), COMMANDS, DEFAULT_COMMAND));
		return EXIT.clean;
	}
	if (first === "help" || first === "--help" || first === "-h") {
		const { command, group } = first === "help" ? await findCommand(args.slice(1), COMMANDS) : {};
		await printHelp(command ?? group, terminal);
		return EXIT.clean;
	}
	if (args.length === 1 && (first === "--version" || first === "-v")) {
		terminal.writeOut(`${version()}\n`);
		return EXIT.clean;
	}
	if (first !== void 0) refuseRemovedCommand(first);
	const found = await findCommand(args, COMMANDS);
	if (found.group !== void 0) {
		if (found.unknown !== void 0) throw new CommandError(found.unknown);
		await printHelp(found.group, terminal);
		return EXIT.clean;
	}
	const { command = DEFAULT_COMMAND, rest } = found;
	const commandNames = [...COMMANDS.keys()];
	const mistaken = keysGivenForPaths(rest, command, cwd, terminal.world.env);
	if (mistaken.length > 0) {
		const { maskOutput } = await Promise.resolve().then(() => require("./command-check.js")).then((n) => n.masking_exports);
		const redactor = maskOutput(terminal);
		for (const key of mistaken) redactor.addKey(key);
	}
	if (!rest.some((word) => word.startsWith("-"))) return command.withoutOptions({
		terminal,
		cwd,
		words: rest,
		commandNames
	});
	return parseOptions(rest, command, {
		terminal,
		cwd,
		commandNames
	});
}
async function parseOptions(rest, command, call) {
	const { terminal } = call;
	let code = EXIT.clean;
	const module = command.module(async (words, given, work) => {
		if (given.help) await printHelp(command, terminal);
		else if (given.version) terminal.writeOut(`${version()}\n`);
		else code = await work({
			...call,
			words
		});
	});
	await createYargs(rest).strictOptions().fail((message, error) => {
		throw message ? new CommandError(rewordYargsError(message, rest, command)) : error;
	}).check(() => {
		const mistake = otherMistake(rest, command);
		if (mistake !== void 0) throw new CommandError(mistake);
		return true;
	}).command(module).parseAsync();
	return code;
}
async function printHelp(helped, terminal) {
	const { commandHelp, generalHelp, groupHelp } = await Promise.resolve().then(() => require("./help.js"));
	terminal.writeOut(await (helped === void 0 ? generalHelp(COMMANDS.values(), DEFAULT_COMMAND.exits) : "load" in helped ? groupHelp(helped) : commandHelp(helped)));
}
function currentFolder({ world }) {
	try {
		return world.cwd();
	} catch {
		throw new CommandError("the current folder no longer exists: change to another one");
	}
}
// src/cli/inlining.ts
const USUAL_BUDGET = 920;
const SMALL_BUDGET = 200;
function inlineLess() {
	setBudget(SMALL_BUDGET);
	process.prependOnceListener("exit", () => setBudget(USUAL_BUDGET));
}
function setBudget(bytes) {
	setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${bytes}`);
}
// src/cli/world.ts
const IN = 0;
const OUT = 1;
const ERR = 2;
function processWorld() {
	const env = { ...process.env };
	dropKeys(process.env);
	return {
		out: descriptorStream(OUT, "standard output"),
		err: descriptorStream(ERR, void 0),
		stderr: ERR,
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
// src/cli/run.ts
async function run(args, world = processWorld()) {
	const terminal = new Terminal(world);
	try {
		return await runCommandLine(args, terminal);
	} catch (thrown) {
		const { maskOutput } = await Promise.resolve().then(() => require("./command-check.js")).then((n) => n.masking_exports);
		maskOutput(terminal);
		const { missingPackage } = await Promise.resolve().then(() => require("./missing-package.js"));
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
exports.run = run;
