"use strict";
const { PRESETS, listed, nearest, printable, withoutCommands } = require("./words.js");
const { createRequire } = require("node:module");
const { readFileSync } = require("node:fs");
const { inspect } = require("node:util");
// src/files/report-file-error.ts
var ReportFileError = class extends Error {};
// src/workspace/command-error.ts
var CommandError = class extends Error {
	details;
	name = "CommandError";
	constructor(message, details = "") {
		super(message);
		this.details = details;
	}
};
// src/cli/options.ts
function toggle(description, about) {
	return {
		...common(description, about),
		type: "boolean",
		nargs: 0
	};
}
function value(description, about) {
	const { example } = about;
	const coerce = (given) => {
		if (Array.isArray(given)) throw new CommandError(`${nameIn(example)} is given twice: give it once`);
		return requireValue(given, example);
	};
	return {
		...common(description, about),
		type: "string",
		nargs: 1,
		coerce
	};
}
function list(description, about) {
	const { example } = about;
	const coerce = (given) => (Array.isArray(given) ? given : [given]).map((one) => requireValue(one, example));
	return {
		...common(description, about),
		type: "string",
		nargs: 1,
		coerce
	};
}
function common(description, { short, ...about }) {
	return {
		description,
		...about,
		...short === void 0 ? {} : { alias: short }
	};
}
function requireValue(given, example) {
	if (typeof given === "string" && given !== "") return given;
	throw new CommandError(needsValue(example));
}
function needsValue(example) {
	return `${nameIn(example)} needs a value, as in ${example}`;
}
function nameIn(example) {
	return example.split(" ")[0] ?? example;
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
// src/cli/command.ts
const PRINTING_EXITS = {
	clean: "printed",
	error: "not found, or invalid usage"
};
function defineCommand(about, work) {
	const options = {
		...about.options,
		...GENERAL_OPTIONS
	};
	return {
		...about,
		allOptions: new Map(Object.entries(options)),
		module: (run) => ({
			command: "$0",
			describe: about.summary,
			builder: (yargs) => yargs.options(options),
			handler: async (argv) => {
				const { _: before, "--": after = [] } = argv;
				const given = argv;
				await run([...before, ...after], given, (call) => work(given, call));
			}
		}),
		withoutOptions: (call) => work({}, call)
	};
}
// src/cli/names.ts
const PRESET_NAMES = PRESETS;
const SHELLS = [
	"bash",
	"zsh",
	"fish"
];
// src/cli/mistyped.ts
const ELSEWHERE = {
	lint: "check",
	validate: "check",
	verify: "check",
	test: "check",
	fix: "check --fix",
	repair: "check --fix",
	format: "check --fix",
	diff: "roundtrip",
	compare: "roundtrip",
	play: "simulate",
	run: "simulate",
	draw: "graph",
	mermaid: "graph",
	list: "rules",
	rooms: "room",
	create: "room create",
	duplicate: "room duplicate",
	update: "room update",
	items: "room items",
	download: "room download",
	import: "room import",
	completions: "completion",
	version: "--version"
};
function mistypedCommand(word, commandNames) {
	const meant = Object.hasOwn(ELSEWHERE, word) ? ELSEWHERE[word] : mistyped(word, commandNames);
	return meant === void 0 ? void 0 : `roomlint ${meant}`;
}
function mistyped(word, candidates) {
	const letters = (text) => [...text].sort().join("");
	return nearest(word, candidates) ?? candidates.find((candidate) => letters(candidate) === letters(word));
}
// src/cli/one-of.ts
function oneOf(option, choices, given) {
	const choice = choices.find((known) => known === given);
	if (choice !== void 0) return choice;
	const guess = mistyped(given, choices);
	throw new CommandError(`--${option} cannot be "${given}": ${guess === void 0 ? `use ${listed(choices, "or")}` : `did you mean ${guess}?`}`);
}
// src/cli/service/options.ts
const SERVICE = "Service:";
const FORMATS$1 = ["text", "json"];
const UPLOAD_METHODS = ["PUT", "POST"];
const SERVICE_OPTIONS = {
	server: value("the base URL of the service. The default is ROOMLINT_SERVER; a config cannot set it", {
		group: SERVICE,
		example: "--server https://api.example.com",
		words: []
	}),
	keys: value("read the keys from FILE, which only you may read. The default is ROOMLINT_KEYS", {
		group: SERVICE,
		example: "--keys keys.json"
	}),
	format: value("text (the default) or json", {
		group: "Output:",
		short: "f",
		example: "--format json",
		words: FORMATS$1
	})
};
const UPLOAD_OPTIONS = {
	...SERVICE_OPTIONS,
	"upload-method": value("the HTTP method that sends a file to its destination, which the documents do not show: PUT (the default) or POST", {
		group: SERVICE,
		example: "--upload-method PUT",
		words: UPLOAD_METHODS
	})
};
const SERVICE_EXITS = {
	clean: "done",
	error: "not done: the service refused or could not be reached, an unusable file, or invalid usage"
};
const KEYS_HELP = `Keys come from ROOMLINT_ACCESS_KEY and ROOMLINT_API_KEY, or from a file of mode 600 with
{"accessKey": "\u2026", "apiKey": "\u2026"}. They are never arguments, which other users of the machine can see.`;
function serviceHelp(notes, examples) {
	const lines = examples.map((example) => `  ${example}`).join("\n");
	return `${notes === "" ? "" : `${notes}\n\n`}${KEYS_HELP}\n\nExamples:\n${lines}`;
}
function readServiceRequest(given, cwd) {
	return {
		cwd,
		server: given.server,
		keys: given.keys,
		format: oneOf("format", FORMATS$1, given.format ?? "text"),
		uploadMethod: oneOf("upload-method", UPLOAD_METHODS, given["upload-method"] ?? "PUT")
	};
}
// src/files/baseline-name.ts
const BASELINE_NAME = "roomlint-baseline.json";
// src/cli/formats.ts
const FORMATS = {
	text: {
		purpose: "people at a terminal",
		isForPeople: true,
		reporter: async ({ paint, showsErrors }) => new (await (Promise.resolve().then(() => require("./shared.js")).then((n) => n.text_report_exports))).TextReporter(paint, showsErrors)
	},
	short: {
		purpose: "editors and `grep`: one line a finding",
		isForPeople: true,
		reporter: async () => new (await (Promise.resolve().then(() => require("./short-report.js")))).ShortReporter()
	},
	json: {
		purpose: "programs; [schemas/report.schema.json](../schemas/report.schema.json) describes it",
		reporter: async () => new (await (Promise.resolve().then(() => require("./json-report.js")))).JsonReporter()
	},
	github: {
		purpose: "annotations in GitHub Actions",
		reporter: async ({ folder }) => new (await (Promise.resolve().then(() => require("./github-report.js")))).GitHubReporter(folder)
	},
	markdown: {
		purpose: "a summary, such as a job summary on GitHub",
		reporter: async ({ linkBase, folder }) => new (await (Promise.resolve().then(() => require("./markdown-report.js")))).MarkdownReporter(linkBase, folder)
	},
	sarif: {
		purpose: "code scanning",
		reporter: async ({ version, folder }) => {
			const { SarifReporter } = await Promise.resolve().then(() => require("./sarif-report.js"));
			const { gzipSync } = await Promise.resolve().then(() => require("node:zlib"));
			return new SarifReporter(version(), folder, (text) => gzipSync(text).length);
		}
	},
	junit: {
		purpose: "Jenkins and other test reports",
		reporter: async () => new (await (Promise.resolve().then(() => require("./command-report.js")).then((n) => n.junit_report_exports))).JUnitReporter()
	},
	gitlab: {
		purpose: "code quality in GitLab",
		reporter: async ({ folder }) => new (await (Promise.resolve().then(() => require("./gitlab-report.js")))).GitLabReporter(folder)
	},
	rdjson: {
		purpose: "reviewdog",
		reporter: async () => new (await (Promise.resolve().then(() => require("./rdjson-report.js")))).RdjsonReporter()
	}
};
const FORMAT_NAMES = Object.keys(FORMATS);
function formatNamed(name) {
	return FORMATS[name];
}
// src/cli/exit-codes.ts
const EXIT = {
	clean: 0,
	findings: 1,
	error: 2,
	crash: 3
};
// src/cli/only-words.ts
function onlyWords(name, words, wanted, example) {
	if (wanted.some((_, index) => (words[index] ?? "") === "")) throw new CommandError(`${name} needs ${wanted.join(" and ")}, as in ${example}`);
	const extra = words[wanted.length];
	if (extra !== void 0) throw new CommandError(`${name} takes only ${wanted.join(" and ")}: remove "${extra}"`);
	return words;
}
// src/cli/find-command.ts
async function findCommand(words, commands) {
	const [first = "", second] = words;
	const named = commands.get(first);
	if (named === void 0) return { rest: words };
	if (!("load" in named)) return {
		command: named,
		rest: words.slice(1)
	};
	const name = `${named.name} ${second}`;
	const all = await named.load();
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
// src/files/key-variables.ts
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
// src/cli/version.ts
function version() {
	for (const up of ["../package.json", "../../package.json"]) try {
		const text = readFileSync(new URL(up, require("node:url").pathToFileURL(__filename).href), "utf8");
		const about = JSON.parse(text);
		if (about.name === "roomlint" && about.version !== void 0) return about.version;
	} catch {}
	return "unknown";
}
// src/cli/yargs.ts
const requireFile = createRequire(require("node:url").pathToFileURL(__filename).href);
const PARSING = {
	"boolean-negation": false,
	"camel-case-expansion": false,
	"dot-notation": false,
	"parse-numbers": false,
	"parse-positional-numbers": false,
	"short-option-groups": false,
	"nargs-eats-options": true,
	"populate--": true
};
const STRINGS = {
	"Not enough arguments following: %s": "missing value: %s",
	"Argument unexpected for: %s": "unexpected value: %s"
};
function createYargs(args) {
	return requireFile("yargs/yargs")(args).scriptName("roomlint").parserConfiguration(PARSING).help(false).version(false).exitProcess(false).detectLocale(false).updateStrings(STRINGS);
}
// src/files/refusals.ts
const REASONS = {
	EISDIR: "this is a folder, not a file",
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
const REPLACING = {
	absent: "it no longer exists",
	nameTooLong: "its name is too long for a temporary file beside it",
	failed: "it cannot be replaced"
};
const WORDS = {
	read: {
		absent: "no such file",
		forbidden: "you do not have permission to read it",
		nameTooLong: "the name is too long",
		failed: "it cannot be read"
	},
	write: {
		absent: "no such folder",
		forbidden: "you do not have permission to write it",
		nameTooLong: "the name is too long",
		failed: "it cannot be written"
	},
	replace: {
		...REPLACING,
		forbidden: "you do not have permission to read it"
	},
	overwrite: {
		...REPLACING,
		forbidden: "you do not have permission to write it"
	},
	create: {
		...REPLACING,
		forbidden: "you do not have permission to write in its folder"
	},
	rename: {
		...REPLACING,
		forbidden: "you do not have permission to replace it in its folder"
	},
	"change mode": {
		...REPLACING,
		forbidden: "the new file cannot be given its permissions"
	}
};
var NotFileError = class extends Error {
	syscall = "open";
};
function whyRefused(doing, error) {
	if (error instanceof NotFileError) return error.message;
	const { code = "", message } = error;
	const words = WORDS[doing];
	switch (code) {
		case "ENOENT": return words.absent;
		case "EACCES":
		case "EPERM": return words.forbidden;
		case "ENAMETOOLONG": return words.nameTooLong;
		case "ENOTDIR":
		case "EEXIST": return "part of the path is a file, not a folder";
		default: return REASONS[code] ?? `${words.failed} (${code || message})`;
	}
}
// src/cli/terminal.ts
var Terminal = class {
	world;
	inActions;
	redactor;
	constructor(world) {
		this.world = world;
		this.inActions = world.env.GITHUB_ACTIONS === "true";
	}
	hide(bytes, most) {
		return this.redactor?.addFrom(bytes, most) ?? true;
	}
	mask(text) {
		return this.redactor?.mask(text) ?? text;
	}
	writeOut(text) {
		this.world.out.write(Buffer.from(this.mask(text)));
	}
	writeOutBytes(bytes) {
		this.world.out.write(bytes);
	}
	writeErr(text) {
		this.world.err.write(Buffer.from(this.mask(this.forPeople(text))));
	}
	forPeople(text) {
		return this.inActions ? withoutCommands(text) : text;
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
exports.BASELINE_NAME = BASELINE_NAME;
exports.CommandError = CommandError;
exports.EXIT = EXIT;
exports.FORMAT_NAMES = FORMAT_NAMES;
exports.NotFileError = NotFileError;
exports.PRESET_NAMES = PRESET_NAMES;
exports.PRINTING_EXITS = PRINTING_EXITS;
exports.ReportFileError = ReportFileError;
exports.SERVICE_EXITS = SERVICE_EXITS;
exports.SERVICE_OPTIONS = SERVICE_OPTIONS;
exports.SHELLS = SHELLS;
exports.Terminal = Terminal;
exports.UPLOAD_OPTIONS = UPLOAD_OPTIONS;
exports.configChoice = configChoice;
exports.createYargs = createYargs;
exports.defineCommand = defineCommand;
exports.dropKeys = dropKeys;
exports.findCommand = findCommand;
exports.formatNamed = formatNamed;
exports.keysIn = keysIn;
exports.list = list;
exports.mistyped = mistyped;
exports.mistypedCommand = mistypedCommand;
exports.needsValue = needsValue;
exports.oneOf = oneOf;
exports.onlyWords = onlyWords;
exports.plain = plain;
exports.readServiceRequest = readServiceRequest;
exports.refuseBoth = refuseBoth;
exports.seemsKeys = seemsKeys;
exports.serviceHelp = serviceHelp;
exports.toggle = toggle;
exports.value = value;
exports.version = version;
exports.whyRefused = whyRefused;
exports.withoutKeys = withoutKeys;
