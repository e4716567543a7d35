"use strict";
const { PRESETS, Redactor, listed, maskedInSyntax, nearest, pagePath, printable, withoutCommands } = require("./words.js");
const { fileURLToPath } = require("node:url");
const { existsSync, readFileSync, readdirSync, realpathSync, statSync, writeSync } = require("node:fs");
const { isAbsolute, join, relative, resolve, sep } = require("node:path");
const { inspect } = require("node:util");
// src/world/files/command-error.ts
var CommandError = class extends Error {
	details;
	name = "CommandError";
	constructor(message, details = "") {
		super(message);
		this.details = details;
	}
};
// src/world/files/refusals.ts
const REASONS = {
	EISDIR: "this is a folder, not a file",
	ENOTDIR: "part of the path is a file, not a folder",
	EEXIST: "part of the path is a file, not a folder",
	ENAMETOOLONG: "the name is too long",
	ELOOP: "its symbolic links form a loop",
	ENOSPC: "the disk is full",
	EDQUOT: "your disk quota is used up",
	EFBIG: "the file would be too large",
	EROFS: "the disk is read-only",
	ETXTBSY: "another program is using it",
	EBUSY: "another program is using it, or it is a mount point, as single files in containers are",
	EMFILE: "too many files are open",
	ENFILE: "too many files are open",
	EIO: "the disk reported an error",
	ENXIO: "no such device"
};
const WORDS = {
	read: [
		"no such file",
		"you do not have permission to read it",
		"it cannot be read"
	],
	write: [
		"no such folder",
		"you do not have permission to write it",
		"it cannot be written"
	],
	replace: [
		"it no longer exists",
		"you do not have permission to replace it in its folder",
		"it cannot be replaced"
	]
};
var RefusedError = class extends Error {
	syscall = "roomlint";
};
var LinkError = class extends RefusedError {
	link;
	constructor(message, link) {
		super(message);
		this.link = link;
	}
};
var ReportFileError = class extends Error {};
function whyRefused(doing, error) {
	if (error instanceof RefusedError) return error.message;
	const { code = "", message } = error;
	const [absent, forbidden, failed] = WORDS[doing];
	if (code === "ENOENT") return absent;
	if (code === "EACCES" || code === "EPERM") return forbidden;
	return REASONS[code] ?? `${failed} (${code || message})`;
}
// src/front/cli/options.ts
function toggle(description, about) {
	return {
		description,
		...about,
		kind: "switch"
	};
}
function value(description, about) {
	return {
		description,
		...about,
		kind: "value"
	};
}
function list(description, about) {
	return {
		description,
		...about,
		kind: "list"
	};
}
const GENERAL_OPTIONS = {
	help: toggle("show this help", {
		group: "General:",
		short: "h"
	}),
	version: toggle("show the version", {
		group: "General:",
		short: "v"
	})
};
function configOption(about) {
	return value("use the config FILE instead of the nearest one", {
		...about,
		example: "--config team/roomlint.config.json",
		isPath: true
	});
}
function refuseBoth(given, one, other) {
	if (given[one] !== void 0 && given[other] !== void 0) throw new CommandError(`--${one} and --${other} cannot be combined: use one of them`);
}
function configChoice(given) {
	refuseBoth(given, "config", "no-config");
	if (given.config !== void 0) return {
		kind: "file",
		path: given.config
	};
	return { kind: given["no-config"] === true ? "none" : "nearest" };
}
function formatOption(formats) {
	const [first, ...others] = formats;
	return value(listed([`${first} (the default)`, ...others], "or"), {
		group: "Report:",
		short: "f",
		words: formats,
		example: `--format ${others[0] ?? first}`
	});
}
const FULL = toggle("show every change, and not only the first ones of each kind", { group: "Report:" });
const PRESET_NAMES = PRESETS;
const RULES_GROUP = "Rules and config:";
const DROP_LOGIC = "ROOMLINT_DROP_LOGIC";
const ABOUT_LOST_LOGIC = ["snapshot/missing-logic"];
const RULE_OPTIONS = {
	rule: list("ID[:KIND]:LEVEL[:OPTIONS]: a level or off, and options as JSON. Repeatable", {
		group: RULES_GROUP,
		example: "--rule quest/description:off"
	}),
	only: list("use only this rule or family of rules. Repeatable", {
		group: RULES_GROUP,
		example: "--only quest"
	}),
	preset: value(`${PRESET_NAMES.join(", ")}, or two as in lenient,catalog`, {
		group: RULES_GROUP,
		short: "p",
		words: PRESET_NAMES,
		example: "--preset lenient"
	})
};
// src/front/cli/command.ts
const EXIT = {
	clean: 0,
	findings: 1,
	error: 2,
	crash: 3
};
const PRINTING_EXITS = {
	clean: "printed",
	error: "not found, or invalid usage"
};
function defineCommand(about, work) {
	return {
		...about,
		allOptions: new Map(Object.entries({
			...about.options,
			...GENERAL_OPTIONS
		})),
		run: (given, call) => work(given, call)
	};
}
// src/world/files/package-files.ts
function inPackage(path) {
	const besideDist = new URL("../package.json", require("node:url").pathToFileURL(__filename).href);
	return new URL(`${existsSync(besideDist) ? ".." : "../../.."}/${path}`, require("node:url").pathToFileURL(__filename).href);
}
function rulePage(id) {
	return readFileSync(inPackage(`rules/${pagePath(id)}`), "utf8");
}
const ENDING = ".schema.json";
function publishedSchemas() {
	return readdirSync(inPackage("schemas/")).filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -12)).sort();
}
function publishedSchema(name) {
	return readFileSync(inPackage(`schemas/${name}${ENDING}`), "utf8");
}
function aboutPackage() {
	return JSON.parse(readFileSync(inPackage("package.json"), "utf8"));
}
function version() {
	return aboutPackage().version ?? "unknown";
}
function homePage() {
	const { url = "" } = aboutPackage().repository ?? {};
	return url.replace(/^git\+/, "").replace(/\.git$/, "");
}
// src/world/files/known-files.ts
const CONFIG_NAMES = [
	"roomlint.config.json",
	"roomlint.config.jsonc",
	".roomlintrc",
	".roomlintrc.json",
	join(".config", "roomlintrc"),
	join(".config", "roomlintrc.json"),
	"package.json"
];
const IN_PACKAGE = "roomlint";
const BASELINE_NAME = "roomlint-baseline.json";
const OF_NPM = /* @__PURE__ */ new Set(["package.json", "package-lock.json"]);
const OWN_FILES = /* @__PURE__ */ new Set([
	"roomlint.config.json",
	"roomlint.config.jsonc",
	".roomlintrc",
	".roomlintrc.json",
	"roomlintrc",
	"roomlintrc.json",
	BASELINE_NAME
]);
function isOwnFile(name) {
	return OWN_FILES.has(name);
}
function isJsonName(name) {
	return /\.json$/i.test(name) && !isOwnFile(name);
}
function isNeverSnapshot(name) {
	return OF_NPM.has(name) || isOwnFile(name);
}
function isFolderPassedBy(name) {
	return name.startsWith(".") || name === "node_modules";
}
// src/world/files/paths.ts
function relativePath(folder, path) {
	return relative(folder, path).split(sep).join("/");
}
function pathInside(folder, path) {
	const inside = relativePath(folder, path);
	return inside === ".." || inside.startsWith("../") || isAbsolute(inside) ? void 0 : inside;
}
function comparePaths(one, other) {
	return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
function realPath(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return;
	}
}
function filePath(uri) {
	try {
		return uri.startsWith("file:") ? fileURLToPath(uri) : void 0;
	} catch {
		return;
	}
}
// src/front/cli/formats.ts
const FORMATS$1 = {
	text: {
		purpose: "people at a terminal",
		isForPeople: true,
		reporter: async ({ paint, showsErrors }) => new (await (Promise.resolve().then(() => require("./shared.js")).then((n) => n.text_report_exports))).TextReporter(paint, showsErrors)
	},
	short: {
		purpose: "editors and `grep`: one line for each finding that is shown",
		isForPeople: true,
		reporter: async () => new (await (Promise.resolve().then(() => require("./writers.js")).then((n) => n.short_report_exports))).ShortReporter()
	},
	agent: {
		purpose: "assistants: about 2,000 tokens, whatever was checked",
		isForPeople: true,
		reporter: async () => new (await (Promise.resolve().then(() => require("./report-words.js")).then((n) => n.check_exports))).AgentReporter()
	},
	json: {
		purpose: "programs; [schemas/report.schema.json](../schemas/report.schema.json) describes it",
		syntax: "strings",
		reporter: async ({ pages }) => new (await (Promise.resolve().then(() => require("./report-words.js")).then((n) => n.json_report_exports))).JsonReporter(pages)
	},
	ndjson: {
		purpose: "fleets: a line for each file, from which `roomlint report` writes every other format",
		syntax: "strings",
		reporter: async ({ pages, run }) => {
			if (run === void 0) throw new CommandError("the reports are ndjson already: concatenate them, as in cat part-*.ndjson");
			return new (await (Promise.resolve().then(() => require("./writers.js")).then((n) => n.ndjson_report_exports))).NdjsonReporter(pages, run);
		}
	},
	github: {
		purpose: "annotations in GitHub Actions",
		reporter: async ({ folder }) => new (await (Promise.resolve().then(() => require("./writers.js")).then((n) => n.github_report_exports))).GitHubReporter(folder)
	},
	markdown: {
		purpose: "a summary, such as a job summary on GitHub",
		reporter: async ({ linkBase, folder }) => new (await (Promise.resolve().then(() => require("./writers.js")).then((n) => n.markdown_report_exports))).MarkdownReporter(linkBase, folder)
	},
	sarif: {
		purpose: "code scanning",
		syntax: "strings",
		reporter: async ({ version, folder, pages }) => {
			const { SarifReporter } = await Promise.resolve().then(() => require("./writers.js")).then((n) => n.sarif_report_exports);
			return new SarifReporter(version(), folder, pages);
		}
	},
	junit: {
		purpose: "Jenkins and other test reports",
		syntax: "markup",
		reporter: async () => new (await (Promise.resolve().then(() => require("./report-words.js")).then((n) => n.junit_report_exports))).JUnitReporter()
	},
	gitlab: {
		purpose: "code quality in GitLab",
		syntax: "strings",
		reporter: async ({ folder }) => new (await (Promise.resolve().then(() => require("./writers.js")).then((n) => n.gitlab_report_exports))).GitLabReporter(folder)
	},
	rdjson: {
		purpose: "reviewdog",
		syntax: "strings",
		reporter: async ({ pages }) => new (await (Promise.resolve().then(() => require("./writers.js")).then((n) => n.rdjson_report_exports))).RdjsonReporter(pages)
	}
};
const FORMAT_NAMES = Object.keys(FORMATS$1);
function formatsOption(group) {
	return list(`NAME or NAME=FILE: ${FORMAT_NAMES.join(", ")}. Repeatable`, {
		group,
		short: "f",
		words: FORMAT_NAMES,
		example: "--format json",
		isPath: true
	});
}
function formatNamed(name) {
	return FORMATS$1[name];
}
const AGENT = "agent";
function formatOf(given, env) {
	return given ?? (isAgentWanted(env) ? "agent" : "text");
}
function isAgentWanted({ ROOMLINT_FORMAT: wanted = "" }) {
	if (wanted === "" || wanted === "agent") return wanted === AGENT;
	throw new CommandError(`ROOMLINT_FORMAT cannot be "${printable(wanted)}": use ${AGENT}, or unset it`);
}
function folderInRepository(env, cwd) {
	const root = env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR;
	return root && existsSync(root) ? pathInside(realpathSync(root), realpathSync(cwd)) ?? "" : "";
}
// src/front/cli/option-values.ts
function oneOf(option, choices, given) {
	const choice = choices.find((known) => known === given);
	if (choice !== void 0) return choice;
	const guess = mistyped(given, choices);
	throw new CommandError(`--${option} cannot be "${given}": ${guess === void 0 ? `use ${listed(choices, "or")}` : `did you mean ${guess}?`}`);
}
const MAX_PORT = 65535;
function readCount(option, text) {
	if (text === void 0) return void 0;
	if (/^\d+$/.test(text)) return Number(text);
	throw new CommandError(`--${option} must be a whole number of 0 or more, not "${text}"`);
}
function readPort(text, byDefault) {
	if (text === void 0) return byDefault;
	if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
	throw new CommandError(`--port must be a whole number from 0 to ${MAX_PORT}, not "${text}"`);
}
function onlyWords(name, words, wanted, example) {
	if (wanted.some((_, index) => (words[index] ?? "") === "")) throw new CommandError(`${name} needs ${wanted.join(" and ")}, as in ${example}`);
	const extra = words[wanted.length];
	if (extra !== void 0) throw new CommandError(`${name} takes only ${wanted.join(" and ")}: remove "${extra}"`);
	return words;
}
function atMostOne(name, words, what) {
	const [word, extra] = words;
	if (extra !== void 0) throw new CommandError(`${name} takes one ${what}: remove "${extra}"`);
	return word;
}
function noWords(name, [extra]) {
	if (extra !== void 0) throw new CommandError(`${name} takes no files: remove "${extra}"`);
}
function mistyped(word, candidates) {
	const letters = (text) => [...text].sort().join("");
	return nearest(word, candidates) ?? candidates.find((candidate) => letters(candidate) === letters(word));
}
function statsOf(file, cwd) {
	try {
		return statSync(resolve(cwd, file), { throwIfNoEntry: false });
	} catch (error) {
		throw new CommandError(`${printable(file)}: ${whyRefused("read", error)}`);
	}
}
// src/front/cli/plan/plan-request.ts
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
// src/front/cli/check/options.ts
const REPORT = "Report:";
const FIXES = "Fixes:";
const FILES = "Files:";
const BASELINE = "Baseline:";
const OPTIONS$1 = {
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
	options: OPTIONS$1,
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
}, (given, call) => run(given, call));
async function run(given, call) {
	const file = given["print-config"];
	if (file === void 0) {
		const request = readRequest(given, call);
		const { check: checkFiles } = await Promise.resolve().then(() => require("./command-check.js")).then((n) => n.check_exports);
		const { source, fixes } = request;
		if (!given["with-plan"] || source.kind === "paths" || source.kind === "list") return checkFiles(request, call.terminal);
		const { GitChange } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.git_source_exports);
		const change = new GitChange(source, call.cwd, call.terminal.world);
		const code = await checkFiles(request, call.terminal, change);
		const beside = fixes.mode === "write" ? new GitChange(source, call.cwd, call.terminal.world) : change;
		const { config = { kind: "nearest" } } = request.settings;
		const { runPlan } = await Promise.resolve().then(() => require("./cli.js")).then((n) => n.planner_exports);
		const planned = await runPlan({
			cwd: call.cwd,
			config,
			planned: source,
			change: beside
		}, call.terminal);
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
function readRequest(given, call) {
	const { format: formats = [], quiet = false, statistics = false } = given;
	const maxWarnings = readCount("max-warnings", given["max-warnings"]);
	return {
		cwd: call.cwd,
		commandNames: [...call.commands.keys()],
		formats,
		quiet,
		statistics,
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
	return Object.keys(OPTIONS$1).flatMap((name) => {
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
			list
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
// src/front/cli/find-command.ts
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
// src/world/files/key-variables.ts
const KEY_VARIABLE = /^ROOMLINT_.*KEY/i;
function keysIn(env) {
	return Object.entries(env).flatMap(([name, value = ""]) => KEY_VARIABLE.test(name) && name.toUpperCase() !== "ROOMLINT_KEYS" && value !== "" ? [value] : []);
}
function withoutKeys(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !KEY_VARIABLE.test(name)));
}
function dropKeys(env) {
	for (const name of Object.keys(env)) if (KEY_VARIABLE.test(name)) delete env[name];
}
function seemsKeys(text) {
	if (/^\s*["{[]/.test(text) && /["':]/.test(text)) return true;
	if (/\.[a-z]\w{0,9}$/i.test(text)) return false;
	return text.split(/[-_.~/\\+=\s]/).some(seemsKey);
}
function seemsKey(part) {
	if (part.length >= 20) return true;
	const runs = part.match(/\d+|\D+/g)?.length ?? 0;
	return part.length >= 8 && runs >= 3 || part.length >= 16 && runs >= 2;
}
// src/front/cli/removed.ts
const COMMANDS = {
	"merge-reports": "use roomlint report, with reports that check --format ndjson=FILE wrote",
	backups: "use roomlint restore --list"
};
const NO_RULES = "set the rules in the config";
const OPTIONS = {
	skip: "use --rule ID:off for each rule, or the config",
	watch: "use roomlint view, an editor, or watchexec",
	"pre-commit": "use --staged: in pre-commit it follows PRE_COMMIT_FROM_REF",
	"check --shard": "give each process its own files and --format ndjson=FILE, and use roomlint report",
	"check --max-findings": "at most 1,000 findings of a rule are listed for a file, and all are counted",
	"check --prune-baseline": "use --update-baseline, which also removes what no longer matches",
	"upload-method": "set ROOMLINT_UPLOAD_METHOD",
	"graph --open": "use --format svg, and open the file",
	"plan --fail-on-change": "use --format json, whose verdict is \"unchanged\" where nothing changes",
	"init --from": "run roomlint init in the folder of those rooms, and copy its config",
	"init --preset": "change \"extends\" in the config that init writes",
	"init --remove": "use git config --remove-section merge.roomlint, and the same for diff.roomlint",
	"init --workflow": "a workflow is written in every git repository, unless --no-workflow is given",
	"room update --fields": "name each field: FIELD=VALUE, or FIELD:=JSON",
	"rules --json": "use --format json",
	"scrub --output": "write > FILE",
	"schema --bundle": "use the files in roomlint/schemas: they refer to each other",
	"serve --host": "it listens on this machine only: others reach it through ssh -L",
	"status --offline": "status says what is known here where the service does not answer",
	"restore --offline": "without the service, look into .roomlint/ROOM/backups",
	unverified: "copy the backup, and push the copy with --overwrite",
	"roundtrip --since": "compare each file with what it was: git show REF:./FILE | roomlint roundtrip --keep unknown - FILE",
	"push --only": NO_RULES,
	"push --preset": NO_RULES,
	"show --preset": NO_RULES,
	"view --rule": NO_RULES,
	"view --only": NO_RULES,
	"view --preset": NO_RULES,
	"view --no-plugins": "use --config FILE with a config without plugins",
	"view --no-baseline": "use --config FILE with a config without a baseline",
	"no-config": "use --config FILE, or no config file at all"
};
const FORMATS = { html: "use markdown, svg for a graph, or roomlint view" };
function refuseRemovedFormat(name) {
	if (Object.hasOwn(FORMATS, name)) throw new CommandError(`the format ${name} no longer exists: ${FORMATS[name]}`);
}
function refuseRemovedCommand(word) {
	if (Object.hasOwn(COMMANDS, word)) throw new CommandError(`${word} no longer exists: ${COMMANDS[word]}`);
}
function insteadOf(option, command) {
	const name = [`${command} --${option}`, option].find((each) => Object.hasOwn(OPTIONS, each));
	return name === void 0 ? void 0 : OPTIONS[name];
}
// src/front/cli/streams.ts
var OutputError = class extends Error {};
const PATIENCE = 5;
function descriptorStream(file, name) {
	let isClosed = false;
	return { write: (bytes) => {
		for (let at = 0; at < bytes.length && !isClosed;) try {
			at += writeSync(file, bytes, at);
		} catch (error) {
			const { code = "" } = error;
			if (code === "EAGAIN") {
				Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
				continue;
			}
			isClosed = true;
			if (name !== void 0 && code !== "EPIPE" && code !== "EBADF") throw new OutputError(`${name}: ${whyRefused("write", error)}`);
		}
	} };
}
const BATCH = 1 << 18;
function writeBatched(pieces, write) {
	let batch = "";
	for (const piece of pieces) {
		batch += piece;
		if (batch.length < BATCH) continue;
		write(batch);
		batch = "";
	}
	write(batch);
}
// src/front/cli/terminal.ts
var Terminal = class {
	world;
	inActions;
	command;
	redactor = new Redactor();
	constructor(world, commands) {
		this.world = world;
		this.inActions = world.env.GITHUB_ACTIONS === "true";
		if (/\broomlint\b/.test(world.env.npm_lifecycle_script ?? "")) this.command = new RegExp(`(?<=^ +|\`|[|&] )roomlint (?=[\\w<-])|(?<!npx (?:--no )?)\\broomlint (?=(?:${[...commands].join("|")})\\b)`, "gm");
		for (const key of keysIn(world.env)) this.redactor.addKey(key);
	}
	hide(bytes, most) {
		return this.redactor.addFrom(bytes, most);
	}
	mask(text) {
		return this.redactor.mask(text);
	}
	writeOut(text) {
		this.world.out.write(Buffer.from(this.mask(text)));
	}
	writeProgram(syntax, text) {
		this.world.out.write(Buffer.from(this.maskProgram(syntax, text)));
	}
	maskProgram(syntax, text) {
		return maskedInSyntax(syntax, text, this.redactor);
	}
	writeOwnWords(text) {
		this.world.out.write(Buffer.from(text));
	}
	writeOutBytes(bytes) {
		this.world.out.write(bytes);
	}
	writeErr(text) {
		this.world.err.write(Buffer.from(this.mask(this.forPeople(text))));
	}
	say(text) {
		this.writeOut(this.forPeople(text));
	}
	forPeople(text) {
		const pasteable = this.command === void 0 ? text : text.replace(this.command, "npx $&");
		return this.inActions ? withoutCommands(pasteable) : pasteable;
	}
	warn(message, details = "") {
		const lines = details === "" ? [message] : [message, ...details.split("\n")];
		this.writeErr(`roomlint: ${lines.map((line) => printable(line)).join("\n")}\n`);
	}
	painter(stream) {
		return this.hasColors(stream) ? colored : plain;
	}
	hasColors(stream) {
		const { FORCE_COLOR, NO_COLOR, TERM } = this.world.env;
		if (FORCE_COLOR !== void 0) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
		if (NO_COLOR !== void 0 && NO_COLOR !== "") return false;
		return TERM !== "dumb" && this.world.isTerminal(stream);
	}
};
const plain = (_style, text) => text;
const colored = (style, text) => {
	const [on, off] = inspect.colors[style] ?? [0, 0];
	return `\u001b[${on}m${text}\u001b[${off}m`;
};
exports.ABOUT_LOST_LOGIC = ABOUT_LOST_LOGIC;
exports.AGENT = AGENT;
exports.BASELINE_NAME = BASELINE_NAME;
exports.CONFIG_NAMES = CONFIG_NAMES;
exports.CommandError = CommandError;
exports.DROP_LOGIC = DROP_LOGIC;
exports.EXIT = EXIT;
exports.FORMAT_NAMES = FORMAT_NAMES;
exports.FULL = FULL;
exports.IN_PACKAGE = IN_PACKAGE;
exports.LinkError = LinkError;
exports.OutputError = OutputError;
exports.PRINTING_EXITS = PRINTING_EXITS;
exports.RULES_GROUP = RULES_GROUP;
exports.RULE_OPTIONS = RULE_OPTIONS;
exports.RefusedError = RefusedError;
exports.ReportFileError = ReportFileError;
exports.Terminal = Terminal;
exports.atMostOne = atMostOne;
exports.check = check;
exports.comparePaths = comparePaths;
exports.configChoice = configChoice;
exports.configOption = configOption;
exports.defineCommand = defineCommand;
exports.descriptorStream = descriptorStream;
exports.dropKeys = dropKeys;
exports.filePath = filePath;
exports.findCommand = findCommand;
exports.folderInRepository = folderInRepository;
exports.formatNamed = formatNamed;
exports.formatOf = formatOf;
exports.formatOption = formatOption;
exports.formatsOption = formatsOption;
exports.homePage = homePage;
exports.inPackage = inPackage;
exports.insteadOf = insteadOf;
exports.isAgentWanted = isAgentWanted;
exports.isFolderPassedBy = isFolderPassedBy;
exports.isJsonName = isJsonName;
exports.isNeverSnapshot = isNeverSnapshot;
exports.isOwnFile = isOwnFile;
exports.keysIn = keysIn;
exports.list = list;
exports.mistyped = mistyped;
exports.noWords = noWords;
exports.oneOf = oneOf;
exports.onlyWords = onlyWords;
exports.pathInside = pathInside;
exports.plain = plain;
exports.publishedSchema = publishedSchema;
exports.publishedSchemas = publishedSchemas;
exports.readCount = readCount;
exports.readPort = readPort;
exports.realPath = realPath;
exports.refuseBoth = refuseBoth;
exports.refuseRemovedCommand = refuseRemovedCommand;
exports.refuseRemovedFormat = refuseRemovedFormat;
exports.relativePath = relativePath;
exports.rulePage = rulePage;
exports.seemsKeys = seemsKeys;
exports.stagedIn = stagedIn;
exports.statsOf = statsOf;
exports.toggle = toggle;
exports.value = value;
exports.version = version;
exports.whyRefused = whyRefused;
exports.withoutKeys = withoutKeys;
exports.writeBatched = writeBatched;
