"use strict";
const { PRESETS, Redactor, decodeLoosely, listed, maskedInSyntax, nearest, pagePath, prescan, printable, protectFault, readRemovalLimit, roomForText, withoutCommands } = require("./words.js");
const { fileURLToPath } = require("node:url");
const { closeSync, constants, existsSync, fstatSync, openSync, read, readFileSync, readSync, readdirSync, realpathSync, statSync, writeSync } = require("node:fs");
const { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } = require("node:path");
const { inspect, promisify } = require("node:util");
const { isatty } = require("node:tty");
const { setFlagsFromString } = require("node:v8");
// src/world/files/command-error.ts
var CommandError = class extends Error {
	details;
	name = "CommandError";
	constructor(message, details = "") {
		super(message);
		this.details = details;
	}
};
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
	const { code = "", message, path } = error;
	const [absent, forbidden, failed] = WORDS[doing];
	if (code === "ENOENT") return doing === "read" && path !== void 0 ? absent + likeNamed(path) : absent;
	if (code === "EACCES" || code === "EPERM") return forbidden;
	return REASONS[code] ?? `${failed} (${code || message})`;
}
function likeNamed(path) {
	const given = basename(path);
	const [extension, stem] = [extname(given), stemOf(given)];
	const mostEdits = Math.min(2, stem.length - 1);
	const names = namesIn(dirname(path)).filter((name) => name !== given && [".json", extension].includes(extname(name)));
	const meant = names.find((name) => stemOf(name) === stem) ?? nearest(given, names, mostEdits);
	return meant === void 0 ? "" : `: did you mean "${printable(meant)}"?`;
}
function stemOf(name) {
	return basename(name, extname(name)).toLowerCase();
}
function namesIn(folder) {
	try {
		return readdirSync(folder).sort();
	} catch {
		return [];
	}
}
// src/front/cli/options.ts
function toggle(description, about = {}) {
	return {
		description,
		...about,
		kind: "switch"
	};
}
function value(description, example, about = {}) {
	return {
		description,
		example,
		...about,
		kind: "value"
	};
}
function choice(description, example, words, short) {
	return {
		description,
		example,
		words,
		...short === void 0 ? {} : { short },
		kind: "value"
	};
}
function number(description, example, most) {
	return {
		description,
		example,
		...most === void 0 ? {} : { most },
		kind: "number"
	};
}
function path(description, example, about = {}) {
	return value(description, example, {
		...about,
		isPath: true
	});
}
function list(description, example, about = {}) {
	return {
		description,
		example,
		...about,
		kind: "list"
	};
}
function grouped(group, table) {
	return Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, {
		...spec,
		group
	}]));
}
const GENERAL_OPTIONS = grouped("General:", {
	help: toggle("show this help", { short: "h" }),
	version: toggle("show the version", { short: "v" })
});
function configOption() {
	return path("use the config FILE instead of the nearest one", "--config team/roomlint.config.json", { short: "c" });
}
function refuseBoth(given, one, other) {
	if (given[one] !== void 0 && given[other] !== void 0) throw new CommandError(`--${one} and --${other} cannot be combined: use one of them`);
}
function configChoice(given) {
	refuseBoth(given, "config", "no-config");
	return given["no-config"] === true ? false : given.config;
}
function formatOption(formats) {
	const [first, ...others] = formats;
	return grouped("Report:", { format: choice(listed([`${first} (the default)`, ...others], "or"), `--format ${others[0] ?? first}`, formats, "f") });
}
const LIMITS = grouped("Limits:", {
	"max-removed": value("how much may be removed: items, quest pairs, logic entries of items that stay, settings keys, and an emptied roomTasks. A number limits all together, a percentage each kind. The default is \"maxRemoved\" in the config, or 0", "--max-removed 10%"),
	protect: list("what must never be removed: items/KEY, quests/ID or quests/NAME, settings/KEY, logic/KEY, roomTasks. * matches any characters except /. Adds to \"protect\" in the config. Repeatable", "--protect 'items/12'")
});
const DROP_LOGIC_OPTION = grouped("Limits:", { "drop-logic": toggle("accept a file that has items and no logic section: items of the room stop working") });
const DROP_LOGIC = "ROOMLINT_DROP_LOGIC";
const ABOUT_LOST_LOGIC = ["snapshot/missing-logic"];
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
const SERVICE_COMMANDS = /* @__PURE__ */ new Set([
	"pull",
	"push",
	"restore",
	"status",
	"room",
	"upload"
]);
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
const OWN_FILES = /* @__PURE__ */ new Set([...CONFIG_NAMES.map((name) => basename(name)).filter((name) => !OF_NPM.has(name)), BASELINE_NAME]);
function isOwnFile(path) {
	return OWN_FILES.has(basename(path));
}
function isJsonName(path) {
	return /\.json$/i.test(path) && !isOwnFile(path);
}
function isNeverSnapshot(path) {
	return OF_NPM.has(basename(path)) || isOwnFile(path);
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
			return new (await (Promise.resolve().then(() => require("./report-words.js")).then((n) => n.ndjson_exports))).NdjsonReporter(pages, run);
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
		reporter: async () => new (await (Promise.resolve().then(() => require("./writers.js")).then((n) => n.junit_report_exports))).JUnitReporter()
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
function formatsOption() {
	return list(`NAME or NAME=FILE: ${FORMAT_NAMES.join(", ")}. Repeatable`, "--format json", {
		short: "f",
		suggested: FORMAT_NAMES,
		isPath: true
	});
}
function formatNamed(name) {
	return FORMATS$1[name];
}
const AGENT = "agent";
function usualFormat({ world }) {
	return isAgentWanted(world.env) ? AGENT : "text";
}
function isAgentWanted({ ROOMLINT_FORMAT: wanted = "" }) {
	if (wanted === "" || wanted === "agent") return wanted === AGENT;
	throw new CommandError(`ROOMLINT_FORMAT cannot be "${printable(wanted)}": use ${AGENT}, or unset it`);
}
function folderInRepository(env, cwd) {
	const root = env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR;
	return root && existsSync(root) ? pathInside(realpathSync(root), realpathSync(cwd)) ?? "" : "";
}
// src/front/cli/check/options.ts
const OPTIONS$1 = {
	...grouped("Report:", {
		format: formatsOption(),
		quiet: toggle("show errors only; warnings and infos are still counted", { short: "q" }),
		statistics: toggle("count findings by rule instead of showing them"),
		"max-warnings": number("exit with 1 if there are more than N warnings", "--max-warnings 0")
	}),
	...grouped("Fixes:", {
		fix: toggle("apply safe fixes and report what remains"),
		"unsafe-fixes": toggle("with --fix or --fix-dry-run: also fixes that may change a meaning"),
		"fix-dry-run": toggle("show the fixes as a unified diff and write nothing")
	}),
	...grouped("Files:", {
		staged: toggle("check what is staged; in pre-commit, what $PRE_COMMIT_FROM_REF says"),
		since: value("check what this branch has changed since it left REF", "--since origin/main"),
		new: toggle("count and fix only what the earlier version does not have"),
		against: path("with --new: FILE is the earlier version", "--against old.json"),
		"with-plan": toggle("with --staged or --since: also plan the imports, and apply their limits"),
		"files-from": path("check the files that FILE lists, or \"-\", a path a line or ended by NUL", "--files-from rooms.txt"),
		"only-snapshots": toggle("pass over named files that hold no snapshot"),
		"stdin-filename": path("the PATH of standard input, for its config and in reports", "--stdin-filename rooms/a.json")
	}),
	...grouped("Rules and config:", {
		rule: list("ID[:KIND]:LEVEL[:OPTIONS]: a level or off, and options as JSON. Repeatable", "--rule quest/description:off"),
		only: list("use only this rule or family of rules. Repeatable", "--only quest"),
		preset: value(`${PRESETS.join(", ")}, or two as in lenient,catalog`, "--preset lenient", {
			short: "p",
			suggested: PRESETS
		}),
		config: configOption(),
		"no-config": toggle("use no config"),
		"no-plugins": toggle("do not load plugins"),
		"print-config": path("print the settings of every rule for FILE, and where they come from", "--print-config rooms/a.json")
	}),
	...grouped("Baseline:", {
		baseline: path("report only findings that are not in the baseline FILE", `--baseline ${BASELINE_NAME}`),
		"no-baseline": toggle("use no baseline, whatever the config says"),
		"update-baseline": toggle("accept all findings: write them to the baseline")
	})
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
const OF_ONE_PROCESS = /* @__PURE__ */ new Set([
	"format",
	"statistics",
	"files-from"
]);
function readRequest(given, call) {
	const { format: formats = [], quiet = false, statistics = false, "max-warnings": maxWarnings } = given;
	return {
		cwd: call.cwd,
		commandNames: [...call.commands.keys()],
		formats,
		quiet,
		statistics,
		settings: readSettings$1(given, call),
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
function readSettings$1(given, { cwd, terminal }) {
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
// src/front/cli/check/command.ts
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
	if (file !== void 0) {
		const [extra] = call.words;
		if (extra !== void 0) throw new CommandError(`--print-config checks nothing: remove "${extra}"`);
		const settings = readSettings$1(given, call);
		return (await Promise.resolve().then(() => require("./cli.js")).then((n) => n.print_config_exports)).printConfig(file, settings, call.terminal);
	}
	const request = readRequest(given, call);
	const code = await checkAndPlan(request, given["with-plan"] === true, call);
	if (code !== EXIT.clean && request.source.kind === "staged" && call.terminal.world.env.GIT_INDEX_FILE) call.terminal.warn("nothing was committed: repair this, or turn off a rule that is wrong here (docs/config.md), `git add` it, and commit again");
	return code;
}
async function checkAndPlan(request, withPlan, call) {
	const { check: checkFiles } = await Promise.resolve().then(() => require("./command-check.js")).then((n) => n.check_exports);
	const { source, fixes } = request;
	if (!withPlan || source.kind === "paths" || source.kind === "list") return checkFiles(request, call.terminal);
	const { GitChange } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.git_source_exports);
	const change = new GitChange(source, call.cwd, call.terminal.world);
	const code = await checkFiles(request, call.terminal, change);
	const beside = fixes.mode === "write" ? new GitChange(source, call.cwd, call.terminal.world) : change;
	const { config } = request.settings;
	const { planChange } = await Promise.resolve().then(() => require("./cli.js")).then((n) => n.planner_exports);
	const planned = await planChange(beside, {
		cwd: call.cwd,
		config,
		given: {}
	}, call.terminal);
	return planned > code ? planned : code;
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
// src/front/cli/option-values.ts
function oneOf(option, choices, given) {
	const choice = choices.find((known) => known === given);
	if (choice !== void 0) return choice;
	throw new CommandError(`--${option} cannot be "${given}": ${didYouMean(given, choices, `use ${listed(choices, "or")}`)}`);
}
function readNumber(option, text, most) {
	if (/^\d+$/.test(text) && Number(text) <= (most ?? Number.POSITIVE_INFINITY)) return Number(text);
	throw new CommandError(`--${option} must be a whole number ${most === void 0 ? "of 0 or more" : `from 0 to ${most}`}, not "${text}"`);
}
const MAX_PORT = 65535;
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
function didYouMean(word, candidates, otherwise, before = "") {
	const guess = mistyped(word, candidates);
	return guess === void 0 ? otherwise : `did you mean ${before}${guess}?`;
}
function statsOf(file, cwd) {
	try {
		return statSync(resolve(cwd, file), { throwIfNoEntry: false });
	} catch (error) {
		throw new CommandError(`${printable(file)}: ${whyRefused("read", error)}`);
	}
}
function readLimit(text, option = "--max-removed") {
	const limit = readRemovalLimit(text);
	if (limit === void 0) throw new CommandError(`${option} cannot be "${printable(text)}": use a number or a percentage, such as 5 or 10%`);
	return limit;
}
function requirePatterns(patterns) {
	for (const pattern of patterns) {
		const fault = protectFault(pattern);
		if (fault !== void 0) throw new CommandError(`--protect ${fault}`);
	}
}
// src/front/cli/removed.ts
const COMMANDS = {
	"merge-reports": "use roomlint report, with reports that check --format ndjson=FILE wrote",
	backups: "use roomlint restore --list"
};
const NO_RULES = "set the rules in the config";
const OPTIONS = {
	full: "every change is shown",
	skip: "use --rule ID:off for each rule, or the config",
	watch: "use roomlint view, an editor, or watchexec",
	"pre-commit": "use --staged: in pre-commit it follows PRE_COMMIT_FROM_REF",
	"check --shard": "give each process its own files and --format ndjson=FILE, and use roomlint report",
	"check --max-findings": "at most 1,000 findings of a rule are listed for a file, and all are counted",
	"check --prune-baseline": "use --update-baseline, which also removes what no longer matches",
	ours: "use --resolve PLACE=ours",
	theirs: "use --resolve PLACE=theirs",
	keys: "set ROOMLINT_KEYS to the file",
	server: "set ROOMLINT_SERVER to the URL",
	"upload-method": "set ROOMLINT_UPLOAD_METHOD",
	"graph --open": "use --format svg, and open the file",
	"plan --fail-on-change": "use --format json, whose verdict is \"unchanged\" where nothing changes",
	"init --from": "run roomlint init in the folder of those rooms, and copy its config",
	"init --preset": "change \"extends\" in the config that init writes",
	"init --remove": "use git config --remove-section merge.roomlint, and the same for diff.roomlint",
	"init --workflow": "a workflow is written in every git repository, unless --no-workflow is given",
	"graph --depth": "--focus QUEST draws what is up to 2 links away",
	"plan --default-max-removed": "use --max-removed, or set \"maxRemoved\" in the config",
	"room --name": "write it after the template: roomlint room create blank 'Rose garden'",
	"show --config": "it reads the nearest config",
	"room --fields": "name each field: FIELD=VALUE, or FIELD:=JSON",
	"rules --json": "use --format json",
	"scrub --output": "write > FILE",
	"schema --bundle": "use the files in roomlint/schemas: they refer to each other",
	"serve --host": "it listens on this machine only: others reach it through ssh -L",
	"status --folder": "name the file, as in roomlint status rooms/garden.json",
	"status --offline": "status says what is known here where the service does not answer",
	"restore --config": "it reads the nearest config",
	"restore --protect": "set \"protect\" in the config",
	"restore --offline": "without the service, look into .roomlint/ROOM/backups",
	unverified: "copy the backup, and push the copy with --overwrite",
	"roundtrip --since": "compare each file with what it was: git show REF:./FILE | roomlint roundtrip --keep unknown - FILE",
	"push --only": NO_RULES,
	"push --preset": NO_RULES,
	"push --rule": NO_RULES,
	"push --strict": "use roomlint check FILE first: it fails for all errors",
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
function withoutRenamed(args, command, terminal) {
	const kept = [];
	const { env } = terminal.world;
	const rest = [...args];
	while (rest.length > 0) {
		const arg = rest.shift() ?? "";
		const [, name, inline] = /^--(server|keys|ours|theirs)(?:=(.*))?$/s.exec(arg) ?? [];
		if (name === void 0 || !SERVICE_COMMANDS.has(command)) {
			kept.push(arg);
			if (arg === "--") return [...kept, ...rest];
			continue;
		}
		const value = inline ?? rest.shift() ?? "";
		terminal.warn(`--${name} is removed in the next version: ${OPTIONS[name]}`);
		if (name === "server") env.ROOMLINT_SERVER = value;
		else if (name === "keys") {
			for (const key of ["ROOMLINT_ACCESS_KEY", "ROOMLINT_API_KEY"]) delete env[key];
			env.ROOMLINT_KEYS = value;
		} else kept.push("--resolve", `${value}=${name}`);
	}
	return kept;
}
function insteadOf(option, command) {
	const name = [`${command} --${option}`, option].find((each) => Object.hasOwn(OPTIONS, each));
	return name === void 0 ? void 0 : OPTIONS[name];
}
// src/world/files/read.ts
const MIB = 1048576;
const FIRST_PIECE = 65536;
const PIPE_PIECE = MIB;
const MAX_OUTPUT = 256 * MIB;
function upTo(maxBytes, bytes) {
	return bytes.length > maxBytes ? tooLarge(bytes.length, maxBytes) : {
		kind: "bytes",
		bytes
	};
}
function tooLarge(size, maxBytes) {
	return {
		kind: "too-large",
		size,
		message: `it is larger than ${maxBytes.toLocaleString("en")} bytes`
	};
}
function readSnapshotFile(from, maxBytes) {
	try {
		if (typeof from === "number") return readOpenFile(from, maxBytes);
		return withFile(from, (file) => readOpenFile(file, maxBytes));
	} catch (error) {
		return {
			kind: "error",
			message: whyRefused("read", error)
		};
	}
}
function readSnapshotFiles(from, maxBytes) {
	return Promise.all(from.map((each) => typeof each === "string" ? readBesideOthers(each, maxBytes) : readSnapshotFile(each, maxBytes)));
}
async function readBesideOthers(path, maxBytes) {
	try {
		const file = openToRead(path);
		try {
			const { size } = fstatSync(file);
			if (size > maxBytes) return tooLarge(size, maxBytes);
			const bytes = bytesFor(size);
			const { bytesRead } = await promisify(read)(file, bytes, 0, size, null);
			return readWhole(file, bytes, maxBytes, bytesRead);
		} finally {
			closeSync(file);
		}
	} catch (error) {
		return {
			kind: "error",
			message: whyRefused("read", error)
		};
	}
}
const HEAD = 65536;
function readHead(path) {
	const bytes = new Uint8Array(HEAD);
	try {
		const length = withFile(path, (file) => readSync(file, bytes));
		return bytes.subarray(0, length);
	} catch {
		return;
	}
}
function readOpenFile(file, maxBytes) {
	const stats = fstatSync(file);
	if (stats.isDirectory()) return {
		kind: "error",
		message: "this is a folder, not a file"
	};
	if (!stats.isFile()) return readStream(file, maxBytes);
	if (stats.size > maxBytes) return tooLarge(stats.size, maxBytes);
	return readWhole(file, bytesFor(stats.size), maxBytes);
}
function bytesFor(size) {
	const room = roomForText(size);
	return Buffer.from(room.buffer, room.byteOffset, size);
}
function readWhole(file, bytes, maxBytes, filled = 0) {
	let length = filled;
	while (length < bytes.length) {
		const count = readSync(file, bytes, length, bytes.length - length, null);
		if (count === 0) break;
		length += count;
	}
	if (length < bytes.length) return {
		kind: "bytes",
		bytes: bytes.subarray(0, length)
	};
	const rest = readStream(file, maxBytes - length);
	if (rest.kind === "too-large") return tooLarge(length + rest.size, maxBytes);
	if (rest.kind === "error" || rest.bytes.length === 0) return {
		kind: "bytes",
		bytes
	};
	return {
		kind: "bytes",
		bytes: Buffer.concat([bytes, rest.bytes])
	};
}
function readStream(file, maxBytes) {
	const pieces = [];
	let length = 0;
	for (;;) {
		const piece = Buffer.allocUnsafeSlow(pieces.length === 0 ? FIRST_PIECE : PIPE_PIECE);
		let filled = 0;
		while (filled < piece.length) {
			const count = readPatiently(file, piece.subarray(filled));
			if (count === 0) {
				pieces.push(piece.subarray(0, filled));
				return {
					kind: "bytes",
					bytes: Buffer.concat(pieces, length)
				};
			}
			filled += count;
			length += count;
			if (length > maxBytes) return tooLarge(length, maxBytes);
		}
		pieces.push(piece);
	}
}
function readPatiently(file, into) {
	for (;;) try {
		return readSync(file, into, 0, into.length, null);
	} catch (error) {
		const { code } = error;
		if (code === "EOF") return 0;
		if (code !== "EAGAIN") throw error;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
	}
}
const MAX_LINE_LENGTH = 4096;
function readLine(file) {
	const bytes = [];
	const one = Buffer.alloc(1);
	while (bytes.length < MAX_LINE_LENGTH) {
		if (readPatiently(file, one) === 0) {
			if (bytes.length === 0) return void 0;
			break;
		}
		if (one[0] === 10) break;
		bytes.push(one[0] ?? 10);
	}
	return Buffer.from(bytes).toString("utf8").replace(/\r$/, "");
}
function readSettings(path) {
	const reading = readInFull(path);
	if (reading.kind !== "bytes") return {
		kind: "error",
		message: reading.message
	};
	return {
		kind: "text",
		text: decodeLoosely(reading.bytes)
	};
}
function readInFull(from) {
	return readSnapshotFile(from, MAX_OUTPUT);
}
function openToRead(path) {
	const found = statSync(path);
	if (found.isFIFO() && isOpenAlready(path)) return openSync(path, "r");
	requireFile(found);
	const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
	try {
		requireFile(fstatSync(file));
		return file;
	} catch (error) {
		closeSync(file);
		throw error;
	}
}
function readPlainFile(path) {
	return withFile(path, (file) => readFileSync(file));
}
function withFile(path, read) {
	const file = openToRead(path);
	try {
		return read(file);
	} finally {
		closeSync(file);
	}
}
function requireFile(stats) {
	if (stats.isFile()) return;
	if (stats.isDirectory()) throw new RefusedError("this is a folder, not a file");
	if (stats.isFIFO()) throw new RefusedError("this is a named pipe, not a file: save its content to a file first");
	if (stats.isSocket()) throw new RefusedError("this is a socket, not a file");
	throw new RefusedError("this is a device, not a file");
}
function isOpenAlready(path) {
	return /^\/(?:dev\/(?:stdin$|fd\/\d+$)|proc\/(?:self|\d+)\/fd\/\d+$)/.test(path);
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
		if (/\broomlint\b/.test(world.env.npm_lifecycle_script ?? "") || world.env.GIT_INDEX_FILE !== void 0) this.command = new RegExp(`(?<=^ +|\`|[|&] )roomlint (?=[\\w<-])|(?<!=|npx (?:--no )?)\\broomlint (?=(?:${[...commands].join("|")})\\b)`, "gm");
		for (const key of keysIn(world.env)) this.redactor.addKey(key);
	}
	hide(bytes) {
		this.redactor.addFrom(bytes);
	}
	hideJson(bytes) {
		if (prescan(bytes).secretHints) this.hide(bytes);
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
	ask(question) {
		this.writeErr(question);
		const line = readLine(this.world.stdin);
		if (line === void 0) this.writeErr("\n");
		return line?.trim() ?? "";
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
function isYes(answer) {
	return /^y(es)?$/i.test(answer);
}
const plain = (_style, text) => text;
const colored = (style, text) => {
	const [on, off] = inspect.colors[style] ?? [0, 0];
	return `\u001b[${on}m${text}\u001b[${off}m`;
};
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
const USUAL_BUDGET = 920;
const SMALL_BUDGET = 200;
function inlineLess() {
	setBudget(SMALL_BUDGET);
	process.prependOnceListener("exit", () => setBudget(USUAL_BUDGET));
}
function setBudget(bytes) {
	setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${bytes}`);
}
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
exports.ABOUT_LOST_LOGIC = ABOUT_LOST_LOGIC;
exports.AGENT = AGENT;
exports.BASELINE_NAME = BASELINE_NAME;
exports.CONFIG_NAMES = CONFIG_NAMES;
exports.CommandError = CommandError;
exports.DROP_LOGIC = DROP_LOGIC;
exports.DROP_LOGIC_OPTION = DROP_LOGIC_OPTION;
exports.EXIT = EXIT;
exports.FORMAT_NAMES = FORMAT_NAMES;
exports.IN_PACKAGE = IN_PACKAGE;
exports.LIMITS = LIMITS;
exports.LinkError = LinkError;
exports.MAX_OUTPUT = MAX_OUTPUT;
exports.MAX_PORT = MAX_PORT;
exports.OutputError = OutputError;
exports.PRINTING_EXITS = PRINTING_EXITS;
exports.RefusedError = RefusedError;
exports.ReportFileError = ReportFileError;
exports.SERVICE_COMMANDS = SERVICE_COMMANDS;
exports.Terminal = Terminal;
exports.atMostOne = atMostOne;
exports.check = check;
exports.choice = choice;
exports.comparePaths = comparePaths;
exports.configChoice = configChoice;
exports.configOption = configOption;
exports.defineCommand = defineCommand;
exports.didYouMean = didYouMean;
exports.filePath = filePath;
exports.folderInRepository = folderInRepository;
exports.formatNamed = formatNamed;
exports.formatOption = formatOption;
exports.formatsOption = formatsOption;
exports.grouped = grouped;
exports.homePage = homePage;
exports.inPackage = inPackage;
exports.insteadOf = insteadOf;
exports.isAgentWanted = isAgentWanted;
exports.isFolderPassedBy = isFolderPassedBy;
exports.isJsonName = isJsonName;
exports.isNeverSnapshot = isNeverSnapshot;
exports.isOwnFile = isOwnFile;
exports.isYes = isYes;
exports.keysIn = keysIn;
exports.likeNamed = likeNamed;
exports.list = list;
exports.mistyped = mistyped;
exports.namesIn = namesIn;
exports.noWords = noWords;
exports.number = number;
exports.oneOf = oneOf;
exports.onlyWords = onlyWords;
exports.path = path;
exports.pathInside = pathInside;
exports.plain = plain;
exports.processWorld = processWorld;
exports.publishedSchema = publishedSchema;
exports.publishedSchemas = publishedSchemas;
exports.readHead = readHead;
exports.readInFull = readInFull;
exports.readLimit = readLimit;
exports.readNumber = readNumber;
exports.readPlainFile = readPlainFile;
exports.readSettings = readSettings;
exports.readSnapshotFile = readSnapshotFile;
exports.readSnapshotFiles = readSnapshotFiles;
exports.realPath = realPath;
exports.refuseBoth = refuseBoth;
exports.refuseRemovedCommand = refuseRemovedCommand;
exports.refuseRemovedFormat = refuseRemovedFormat;
exports.relativePath = relativePath;
exports.requireFile = requireFile;
exports.requirePatterns = requirePatterns;
exports.rulePage = rulePage;
exports.seemsKeys = seemsKeys;
exports.stagedIn = stagedIn;
exports.statsOf = statsOf;
exports.toggle = toggle;
exports.tooLarge = tooLarge;
exports.upTo = upTo;
exports.usualFormat = usualFormat;
exports.value = value;
exports.version = version;
exports.whyRefused = whyRefused;
exports.withoutKeys = withoutKeys;
exports.withoutRenamed = withoutRenamed;
exports.writeBatched = writeBatched;
