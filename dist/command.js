"use strict";
const { PRESETS, TextMemory, compressedFormat, decodeLoosely, getOrInsert, hexDigest, listed, nearest, pathMatcher, prescan, prescanInPlace, printable, standIn, withoutCommands } = require("./words.js");
const { createRequire } = require("node:module");
const { fileURLToPath } = require("node:url");
const { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, realpathSync, statSync } = require("node:fs");
const { basename, isAbsolute, join, relative, resolve, sep } = require("node:path");
const { availableParallelism } = require("node:os");
const { inspect } = require("node:util");
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
var HeldFileError = class extends Error {
	syscall = "rename";
	constructor(cause) {
		super("another program is using it: close it there, and run this again", { cause });
	}
};
var LinkError = class extends Error {
	link;
	constructor(message, link) {
		super(message);
		this.link = link;
	}
};
var ReportFileError = class extends Error {};
function whyRefused(doing, error) {
	if (error instanceof NotFileError || error instanceof HeldFileError) return error.message;
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
function configOptions(about) {
	return {
		config: value("use the config FILE instead of the nearest one", {
			...about,
			example: "--config team/roomlint.config.json"
		}),
		"no-config": toggle("use no config", { group: about.group })
	};
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
// src/cli/rule-options.ts
const RULES_GROUP = "Rules and config:";
const DROP_LOGIC = "ROOMLINT_DROP_LOGIC";
const ABOUT_LOST_LOGIC = ["snapshot/missing-logic"];
const RULE_OPTIONS = {
	rule: list("ID:LEVEL[:OPTIONS] or ID:KIND:LEVEL: set one rule, or one kind of its findings, to error, warning, info or off, and the options of a rule as JSON. Overrides the config. Repeatable", {
		group: RULES_GROUP,
		example: "--rule quest/description:off",
		words: "rules"
	}),
	only: list("use only this rule or family of rules, if it is on. Repeatable", {
		group: RULES_GROUP,
		example: "--only quest",
		words: "rule-names"
	}),
	skip: list("do not use this rule or family of rules. Repeatable", {
		group: RULES_GROUP,
		example: "--skip flow",
		words: "rule-names"
	}),
	preset: value(`${PRESET_NAMES.join(", ")}, or two as in lenient,catalog: replaces "extends" in the config`, {
		group: RULES_GROUP,
		example: "--preset lenient",
		words: "presets"
	})
};
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
	server: value("the base URL of the service. Defaults to ROOMLINT_SERVER", {
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
// src/files/known-files.ts
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
// src/files/paths.ts
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
// src/files/prescan-thread.ts
const PATIENCE = 3e3;
const prescannedBuffer = (size) => {
	if (size < 8e6) return unprescannedBuffer(size);
	let memory;
	try {
		memory = TextMemory.forBytes(size);
	} catch {
		return unprescannedBuffer(size);
	}
	return availableParallelism() < 2 ? prescannedHere(bufferIn(memory, size), memory) : prescannedAside(size, memory);
};
const unprescannedBuffer = (size) => prescannedHere(Buffer.allocUnsafeSlow(size));
function bufferIn(memory, size) {
	const { buffer, byteOffset } = memory.text(size);
	return Buffer.from(buffer, byteOffset, size);
}
function prescannedHere(bytes, memory) {
	let length = bytes.length;
	return {
		bytes,
		bytesAreThere: (filled) => {
			length = filled;
		},
		prescanned: () => memory === void 0 ? prescan(bytes.subarray(0, length)) : prescanInPlace(memory, length)
	};
}
function prescannedAside(size, memory) {
	const bytes = bufferIn(memory, size);
	const here = prescannedHere(bytes);
	const progress = new Int32Array(new SharedArrayBuffer(8));
	const { MessageChannel, receiveMessageOnPort, Worker } = process.getBuiltinModule("node:worker_threads");
	const { port1: answer, port2: port } = new MessageChannel();
	const order = {
		size,
		memory: memory.memory,
		progress,
		port
	};
	try {
		const worker = new Worker(new URL("./prescan-worker.js", require("node:url").pathToFileURL(__filename).href), {
			workerData: order,
			transferList: [port]
		});
		worker.on("error", () => {});
		worker.unref();
	} catch {
		return here;
	}
	return {
		bytes,
		bytesAreThere: (filled) => {
			here.bytesAreThere(filled);
			Atomics.store(progress, 0, filled === bytes.length ? 1 : 2);
			Atomics.notify(progress, 0);
		},
		prescanned: () => {
			if (Atomics.load(progress, 0) === 1 && Atomics.wait(progress, 1, 0, PATIENCE) !== "timed-out") {
				const message = receiveMessageOnPort(answer)?.message;
				if (message !== void 0) return message;
			}
			return here.prescanned();
		}
	};
}
// src/files/read.ts
const MIB = 1048576;
const FIRST_PIECE = 65536;
const PIPE_PIECE = MIB;
const MAX_OUTPUT = 256 * MIB;
const MAX_SETTINGS = MIB;
const MAX_PACKAGE = 64 * MIB;
function readSnapshotFile(path, maxBytes, bufferFor = prescannedBuffer) {
	let file;
	try {
		file = openToRead(path);
	} catch (error) {
		return {
			kind: "error",
			message: whyRefused("read", error)
		};
	}
	try {
		return readOpenFile(file, maxBytes, bufferFor);
	} catch (error) {
		return {
			kind: "error",
			message: whyRefused("read", error)
		};
	} finally {
		closeSync(file);
	}
}
const HEAD = 65536;
function readHead(path) {
	let file;
	try {
		file = openToRead(path);
		const bytes = new Uint8Array(HEAD);
		return bytes.subarray(0, readSync(file, bytes));
	} catch {
		return;
	} finally {
		if (file !== void 0) closeSync(file);
	}
}
function readDescriptor(file, maxBytes, bufferFor = prescannedBuffer) {
	try {
		return readOpenFile(file, maxBytes, bufferFor);
	} catch (error) {
		return {
			kind: "error",
			message: whyRefused("read", error)
		};
	}
}
function readOpenFile(file, maxBytes, bufferFor) {
	const stats = fstatSync(file);
	if (stats.isDirectory()) return {
		kind: "error",
		message: "this is a folder, not a file"
	};
	if (!stats.isFile()) return readStream(file, maxBytes, bufferFor);
	if (stats.size > maxBytes) return {
		kind: "too-large",
		size: stats.size
	};
	return readWhole(file, stats.size, maxBytes, bufferFor);
}
function readWhole(file, size, maxBytes, bufferFor) {
	const buffer = bufferFor(size);
	let length = 0;
	try {
		while (length < size) {
			const count = readSync(file, buffer.bytes, length, size - length, null);
			if (count === 0) break;
			length += count;
		}
	} finally {
		buffer.bytesAreThere(length);
	}
	if (length < size) return {
		kind: "bytes",
		bytes: buffer.bytes.subarray(0, length),
		prescanned: buffer.prescanned
	};
	const rest = readStream(file, maxBytes - length, bufferFor);
	if (rest.kind === "too-large") return {
		kind: "too-large",
		size: length + rest.size
	};
	if (rest.kind === "error" || rest.bytes.length === 0) return {
		kind: "bytes",
		bytes: buffer.bytes,
		prescanned: buffer.prescanned
	};
	return fromPieces([buffer.bytes, rest.bytes], length + rest.bytes.length, bufferFor);
}
function readStream(file, maxBytes, bufferFor) {
	const pieces = [];
	let length = 0;
	for (;;) {
		const piece = Buffer.allocUnsafeSlow(pieces.length === 0 ? FIRST_PIECE : PIPE_PIECE);
		let filled = 0;
		while (filled < piece.length) {
			const count = readPatiently(file, piece.subarray(filled));
			if (count === 0) {
				pieces.push(piece.subarray(0, filled));
				return fromPieces(pieces, length, bufferFor);
			}
			filled += count;
			length += count;
			if (length > maxBytes) return {
				kind: "too-large",
				size: length
			};
		}
		pieces.push(piece);
	}
}
function fromPieces(pieces, length, bufferFor) {
	const buffer = bufferFor(length);
	let at = 0;
	for (const piece of pieces) {
		buffer.bytes.set(piece, at);
		at += piece.length;
	}
	buffer.bytesAreThere(length);
	return {
		kind: "bytes",
		bytes: buffer.bytes,
		prescanned: buffer.prescanned
	};
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
function readFoundSettings(path, most = MAX_SETTINGS) {
	return asText(readSnapshotFile(path, most, unprescannedBuffer), most);
}
function readNamedSettings(path) {
	return asText(readSnapshotFile(path, MAX_OUTPUT, unprescannedBuffer), MAX_OUTPUT);
}
function asText(reading, most) {
	if (reading.kind === "too-large") return {
		kind: "error",
		message: `it is larger than ${most.toLocaleString("en")} bytes`
	};
	return reading.kind === "error" ? reading : {
		kind: "text",
		text: decodeLoosely(reading.bytes)
	};
}
function openToRead(path) {
	const found = statSync(path);
	if (found.isFIFO() && isOpenAlready(path)) return openSync(path, "r");
	requireFile$1(found);
	const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
	try {
		requireFile$1(fstatSync(file));
		return file;
	} catch (error) {
		closeSync(file);
		throw error;
	}
}
function readPlainFile(path) {
	const file = openToRead(path);
	try {
		return readFileSync(file);
	} finally {
		closeSync(file);
	}
}
function requireFile$1(stats) {
	if (stats.isFile()) return;
	if (stats.isDirectory()) throw new NotFileError("this is a folder, not a file");
	if (stats.isFIFO()) throw new NotFileError("this is a named pipe, not a file: save its content to a file first");
	if (stats.isSocket()) throw new NotFileError("this is a socket, not a file");
	throw new NotFileError("this is a device, not a file");
}
function isOpenAlready(path) {
	return /^\/(?:dev\/(?:stdin$|fd\/\d+$)|proc\/(?:self|\d+)\/fd\/\d+$)/.test(path);
}
// src/files/missing-content.ts
const POINTER = "version https://git-lfs.github.com/spec/";
const MAX_POINTER_BYTES = 1024;
const IN_LFS = "its content is in Git LFS and has not been downloaded: install git-lfs, then run git lfs pull";
function isPointer(bytes) {
	return bytes.length < MAX_POINTER_BYTES && Buffer.from(bytes.subarray(0, 40)).toString() === POINTER;
}
function whyMissing(bytes) {
	const why = whyWithoutContent(bytes);
	return why && `${why}, or add the file to "ignore" in the config`;
}
function whyWithoutContent(bytes) {
	switch (standIn(bytes)) {
		case "lfs-pointer": return IN_LFS;
		case "compressed": return compressedFormat(bytes);
		case "empty": return "the file is empty: restore it";
		case "web-page": return "the file is a web page, not JSON: download the snapshot again";
		case void 0: return;
	}
}
// src/files/node-sha256.ts
const crypto = () => process.getBuiltinModule("node:crypto");
const nodeSha256 = Object.assign(() => crypto().createHash("sha256"), { ofText: (text) => crypto().hash("sha256", text, "binary") });
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
// src/files/start-program.ts
const processes = () => process.getBuiltinModule("node:child_process");
function startProgram(program, args, options) {
	return processes().spawn(program, args, {
		...options,
		env: withoutKeys(options.env)
	});
}
function runProgram(program, args, options) {
	return processes().spawnSync(program, args, {
		...options,
		env: withoutKeys(options.env)
	});
}
// src/files/git.ts
var GitError = class extends Error {};
const installedGit = (args, options) => runProgram("git", args, options);
const GUARDED = [
	...["-c", "safe.bareRepository=explicit"],
	...["-c", "core.fsmonitor=false"],
	...["-c", "core.alternateRefsCommand=:"],
	...["-c", "credential.helper="],
	...["-c", "maintenance.auto=false"],
	...["-c", "diff.orderFile=/dev/null"]
];
const QUIETLY = {
	GIT_LFS_SKIP_SMUDGE: "1",
	GIT_ALLOW_PROTOCOL: "https",
	GIT_ASKPASS: "",
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	LC_ALL: "C"
};
const READ_TOGETHER = 16777216;
const MAX_HEADER = 128;
var Git = class Git {
	path;
	env;
	program;
	filters;
	constructor(path, env, program) {
		this.path = path;
		this.env = env;
		this.program = program;
	}
	static in(path, { env, git: program = installedGit }) {
		return new Git(path, environmentIn(path, {
			...env,
			...QUIETLY
		}, program), program);
	}
	static around(folder, access) {
		const here = Git.in(realpathSync.native(folder), access);
		const { status, stdout, stderr, error } = here.run(["rev-parse", "--show-toplevel"]);
		if (error !== void 0) throw new GitError("git cannot be started: is it installed?");
		if (status !== 0) throw new GitError(whyNoRepository(String(stderr)));
		return new Git(String(stdout).replace(/\r?\n$/, ""), here.env, here.program);
	}
	run(args, most = MAX_OUTPUT, input = "", env = this.env) {
		return this.program([...GUARDED, ...args], {
			cwd: this.path,
			maxBuffer: most,
			input,
			env
		});
	}
	output(args, most = MAX_OUTPUT, input = "", env = this.env) {
		const { status, stdout, stderr, error } = this.run(args, most, input, env);
		if (status === 0) return stdout;
		const said = error?.message ?? String(stderr).trim();
		throw new GitError(`git ${args.find((arg) => !arg.startsWith("-"))} failed: ${said.split("\n")[0] || "it gave no reason"}`);
	}
	names(args) {
		return zeroEnded(this.output(args));
	}
	ask(args) {
		const { status, stdout } = this.run(args);
		return status === 0 ? String(stdout).trim() : void 0;
	}
	commitOf(ref) {
		return this.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${ref}^{commit}`
		]);
	}
	mergedCommits() {
		const path = this.ask([
			"rev-parse",
			"--git-path",
			"MERGE_HEAD"
		]);
		const absolute = path === void 0 ? void 0 : resolve(this.path, path);
		if (absolute !== void 0 && existsSync(absolute)) return readFileSync(absolute, "utf8").split("\n").filter((line) => /^[0-9a-f]{40,64}$/.test(line));
		if (!/^(?:merge|pull)\b/.test(this.env.GIT_REFLOG_ACTION ?? "")) return [];
		return Object.keys(this.env).flatMap((name) => /^GITHEAD_([0-9a-f]{40,64})$/.exec(name)?.[1] ?? []);
	}
	get inWorkTree() {
		const settings = Object.entries({
			"core.hooksPath": "/dev/null",
			...this.filtersOff
		});
		const env = { ...this.env };
		let count = Number(env.GIT_CONFIG_COUNT ?? 0);
		for (const [key, value] of settings) {
			env[`GIT_CONFIG_KEY_${count}`] = key;
			env[`GIT_CONFIG_VALUE_${count++}`] = value;
		}
		return {
			...env,
			GIT_CONFIG_COUNT: String(count)
		};
	}
	get filtersOff() {
		this.filters ??= this.readFilters();
		return this.filters;
	}
	readFilters() {
		const fields = zeroEnded(this.run([
			"config",
			"-z",
			"--show-scope",
			"--name-only",
			"--get-regexp",
			"^filter\\."
		]).stdout);
		const settings = {};
		for (let index = 0; index + 1 < fields.length; index += 2) {
			const [scope, key = ""] = [fields[index], fields[index + 1]];
			if ((scope === "local" || scope === "worktree") && /\.(clean|smudge|process|required)$/.test(key)) settings[key] = key.endsWith(".required") ? "false" : "";
		}
		return settings;
	}
	requireUnfiltered(name) {
		const [, , filter = ""] = this.names([
			"check-attr",
			"-z",
			"filter",
			"--",
			name
		]);
		if (`filter.${filter}.clean` in this.filtersOff) throw new GitError(`its filter "${filter}" is a program of this repository: git add the file yourself`);
	}
	readCheckedOut(id, name, maxBytes) {
		const show = [
			"cat-file",
			"--filters",
			`--path=${name}`,
			id
		];
		const { status, stdout, stderr, error } = this.run(show, maxBytes + 1, "", this.inWorkTree);
		if (error?.code === "ENOBUFS") return {
			kind: "too-large",
			size: maxBytes + 1
		};
		if (status !== 0) return {
			kind: "error",
			message: `git cannot read its content: ${String(stderr).trim()}`
		};
		return this.contentOf(stdout, maxBytes);
	}
	contentOf(bytes, maxBytes) {
		const content = isPointer(bytes) ? this.downloaded(bytes, maxBytes) : bytes;
		if (content === void 0) return {
			kind: "error",
			message: IN_LFS
		};
		const buffer = unprescannedBuffer(content.length);
		buffer.bytes.set(content);
		buffer.bytesAreThere(content.length);
		return {
			kind: "bytes",
			bytes: buffer.bytes,
			prescanned: buffer.prescanned
		};
	}
	downloaded(pointer, maxBytes) {
		const [, id] = /^oid sha256:([0-9a-f]{64})$/m.exec(pointer.toString()) ?? [];
		const folder = this.ask(["rev-parse", "--git-common-dir"]);
		if (id === void 0 || folder === void 0) return void 0;
		const path = join(resolve(this.path, folder), "lfs/objects", id.slice(0, 2), id.slice(2, 4), id);
		try {
			if (statSync(path).size > maxBytes) return void 0;
			const content = readFileSync(path);
			return hexDigest(nodeSha256, content) === id ? content : void 0;
		} catch {
			return;
		}
	}
};
var Blobs = class {
	git;
	ids;
	sizes;
	ahead = /* @__PURE__ */ new Map();
	constructor(git, ids) {
		this.git = git;
		this.ids = ids;
	}
	read(index, maxBytes) {
		try {
			this.sizes ??= this.readSizes();
			const size = this.sizes[index];
			if (size === void 0) return {
				kind: "error",
				message: `git does not have its content (object ${this.ids[index]}): try git fetch or git fsck`
			};
			if (size > maxBytes) return {
				kind: "too-large",
				size
			};
			if (!this.ahead.has(index)) this.readAhead(index, this.sizes, maxBytes);
			const content = this.ahead.get(index);
			if (content === void 0) throw new GitError("git cat-file did not return a file that was asked for");
			this.ahead.delete(index);
			return this.git.contentOf(content, maxBytes);
		} catch (error) {
			if (error instanceof GitError) return {
				kind: "error",
				message: error.message
			};
			throw error;
		}
	}
	readSizes() {
		const asked = this.ids.map((id = "none") => `${id}\n`).join("");
		const output = this.git.output(["cat-file", "--batch-check=%(objectsize)"], MAX_HEADER * this.ids.length, asked);
		return String(output).trimEnd().split("\n").map((line) => /^\d+$/.test(line) ? Number(line) : void 0);
	}
	readAhead(from, sizes, maxBytes) {
		const indexes = [];
		let total = 0;
		for (let index = from; index < this.ids.length && total <= READ_TOGETHER; index++) {
			const size = sizes[index];
			if (size === void 0 || size > maxBytes) continue;
			if (indexes.length > 0 && total + size > READ_TOGETHER) break;
			indexes.push(index);
			total += size;
		}
		const asked = indexes.map((index) => `${this.ids[index]}\n`).join("");
		const output = this.git.output(["cat-file", "--batch"], total + MAX_HEADER * indexes.length, asked);
		let at = 0;
		for (const index of indexes) {
			const start = output.indexOf(10, at) + 1;
			const end = start + (sizes[index] ?? 0);
			this.ahead.set(index, output.subarray(start, end));
			at = end + 1;
		}
	}
};
function zeroEnded(output) {
	return output.toString().split("\0").slice(0, -1);
}
function environmentIn(cwd, all, program) {
	const { GIT_DIR: folder, ...others } = all;
	if (folder === void 0 || all.GIT_WORK_TREE !== void 0) return all;
	const { status, stdout } = program([
		...GUARDED,
		"rev-parse",
		"--absolute-git-dir"
	], {
		cwd,
		env: others
	});
	const found = status === 0 ? realPath(String(stdout).replace(/\r?\n$/, "")) : void 0;
	return found !== void 0 && found === realPath(resolve(cwd, folder)) ? others : all;
}
const NOT_IN_REPOSITORY = "this folder is not in a git repository";
function whyNoRepository(said) {
	if (said.includes("not a git repository")) return NOT_IN_REPOSITORY;
	if (said.includes("must be run in a work tree") || said.includes("cannot use bare repository")) return "this repository has no work tree, so there is nothing to check";
	const [, folder] = /dubious ownership in repository at '(.*)'/.exec(said) ?? [];
	if (folder !== void 0) return `git does not trust this repository, because another user owns it: git config --global --add safe.directory '${folder}'`;
	return `git cannot read this repository: ${said.trim().split("\n")[0] || "it gave no reason"}`;
}
// src/files/path-meaning.ts
const GLOB = /[*?[\]{}]/;
const ANY_DEPTH = /\*\*|\{[^}]*[/{]/;
function meaningOf(path, cwd, takesGlobs) {
	if (path === "") return "the path is empty: use \".\" for the current folder";
	const base = resolve(cwd, path);
	const shared = {
		base,
		shown: path,
		depth: Number.POSITIVE_INFINITY
	};
	try {
		if (!statSync(base).isDirectory()) return {
			...shared,
			kind: "path",
			takes: (inside) => inside === ""
		};
		return {
			...shared,
			kind: "folder",
			takes: (inside) => isJsonName(basename(inside)) && !isPassedBy(inside)
		};
	} catch (error) {
		const isAbsent = ["ENOENT", "ENOTDIR"].includes(error.code ?? "");
		if (isAbsent && takesGlobs && GLOB.test(path) && !isLink(base)) return readGlob(path, cwd);
		if (!isAbsent) return whyRefused("read", error);
		const takes = (inside) => inside === "" || isJsonName(basename(inside));
		return {
			...shared,
			kind: "path",
			takes
		};
	}
}
function readGlob(pattern, cwd) {
	if (pattern.startsWith("!")) return "no such file, and a pattern must name what to check: remove the \"!\"";
	const { base, glob } = splitBase(pattern);
	const matches = pathMatcher(glob, { dot: false });
	if (typeof matches === "string") return `invalid pattern: ${matches}`;
	const last = glob.slice(glob.lastIndexOf("/") + 1);
	const depth = ANY_DEPTH.test(glob) ? Number.POSITIVE_INFINITY : glob.split("/").length;
	return {
		kind: "glob",
		base: resolve(cwd, base),
		shown: base === "" ? "." : base,
		depth,
		takes: (inside) => {
			if (inside.split("/").length > depth || isPassedBy(inside)) return false;
			const name = basename(inside);
			const isJson = /\.json$/i.test(name);
			return (matches(inside) || isJson && matches(inside.replace(/\.json$/i, ".json"))) && (last.includes(".") || isJson) && (!isOwnFile(name) || !GLOB.test(last));
		}
	};
}
function splitBase(pattern) {
	const parts = pattern.replace(/^(?:\.\/)+/, "").split("/");
	const first = parts.findIndex((part) => GLOB.test(part.replace(/\\./g, "")));
	const plain = first < 0 ? parts.length - 1 : first;
	const base = parts.slice(0, plain).join("/").replace(/\\(.)/g, "$1");
	return {
		base: base === "" && plain > 0 ? "/" : base,
		glob: parts.slice(plain).join("/")
	};
}
function isPassedBy(inside) {
	return inside.split("/").slice(0, -1).some(isFolderPassedBy);
}
function isLink(path) {
	try {
		return lstatSync(path).isSymbolicLink();
	} catch {
		return false;
	}
}
const compiled = /* @__PURE__ */ new Map();
function matchesFile(glob, folder, file) {
	return getOrInsert(compiled, glob, () => compileFileGlob(glob))(relativePath(folder, file));
}
function compileFileGlob(glob) {
	const below = `${glob.replace(/(?<!\/)\/+$/, "")}/**`;
	const matchers = (glob.endsWith("*") ? [glob] : [glob, below]).map((each) => pathMatcher(each, { dot: true }));
	return (path) => matchers.some((matcher) => typeof matcher === "function" && matcher(path));
}
// src/files/select.ts
const NO_MATCH = "no such file, and no file matches it as a pattern";
function selectFiles(paths, cwd, access, takesGlobs = true) {
	const selector = new Selector(cwd, access, takesGlobs);
	for (const path of paths) selector.add(path);
	return selector.selection;
}
var Selector = class {
	cwd;
	access;
	takesGlobs;
	files = /* @__PURE__ */ new Map();
	problems = [];
	known = /* @__PURE__ */ new Set();
	searches = [];
	constructor(cwd, access, takesGlobs) {
		this.cwd = cwd;
		this.access = access;
		this.takesGlobs = takesGlobs;
	}
	get selection() {
		return {
			files: [...this.files.values()].sort((a, b) => comparePaths(a.path, b.path)),
			problems: this.problems,
			searches: this.searches
		};
	}
	add(path) {
		const meaning = meaningOf(path, this.cwd, this.takesGlobs);
		if (typeof meaning === "string") this.problem(path || "\"\"", meaning);
		else if (meaning.kind === "path") this.file(path, meaning.base);
		else this.search(path, meaning);
	}
	problem(path, message) {
		const key = JSON.stringify([path, message]);
		if (!this.known.has(key)) this.problems.push({
			path,
			message
		});
		this.known.add(key);
	}
	file(shown, absolute) {
		try {
			this.select(shown, absolute);
		} catch (error) {
			const isBroken = error.code === "ENOENT" && isLink(absolute);
			this.problem(shown, isBroken ? "the link is broken" : whyRefused("read", error));
		}
	}
	select(shown, absolute, found) {
		const real = realName(absolute);
		const known = this.files.get(real);
		if (known === void 0) {
			const path = pathInside(this.cwd, absolute) ?? shown.split(sep).join("/");
			this.files.set(real, found ? {
				path,
				absolute,
				found
			} : {
				path,
				absolute
			});
		} else if (!found) this.files.set(real, {
			path: known.path,
			absolute: known.absolute
		});
		return known?.absolute ?? absolute;
	}
	search(path, { kind, base, shown, depth, takes }) {
		const files = [];
		const problems = this.problems.length;
		const listed = this.listedByGit(base);
		const names = listed ?? this.walk(base, shown, depth);
		for (const name of names) {
			const absolute = join(base, name);
			if (!takes(name) || listed !== void 0 && !isPlainFile(absolute)) continue;
			try {
				files.push(this.select(join(shown, name), absolute, true));
			} catch (error) {
				this.problem(join(shown, name), whyRefused("read", error));
			}
		}
		if (files.length > 0 || this.problems.length > problems) this.searches.push({
			path,
			kind: kind === "folder" ? "folder" : "glob",
			files
		});
		else if (listed !== void 0 && this.walk(base, shown, depth).some(takes)) this.problem(path, kind === "folder" ? "no .json file in this folder, except those that .gitignore excludes" : ".gitignore excludes every file that matches it");
		else this.problem(path, kind === "folder" ? "no .json file in this folder" : NO_MATCH);
	}
	listedByGit(folder) {
		const git = Git.in(folder, this.access);
		try {
			const names = git.names([
				"ls-files",
				"--cached",
				"--others",
				"--exclude-standard",
				"-z"
			]);
			if (names.length === 0 && git.run([
				"check-ignore",
				"--quiet",
				"."
			]).status === 0) return void 0;
			return [...new Set(names)];
		} catch (error) {
			if (error instanceof GitError) return void 0;
			throw error;
		}
	}
	walk(folder, shown, depth) {
		const found = [];
		const open = [{
			inside: "",
			level: 1
		}];
		for (let next = open.pop(); next !== void 0; next = open.pop()) {
			const { inside, level } = next;
			let entries = [];
			try {
				entries = readdirSync(join(folder, inside), { withFileTypes: true });
			} catch (error) {
				const isAbsent = ["ENOENT", "ENOTDIR"].includes(error.code ?? "");
				if (inside !== "" || !isAbsent) this.problem(join(shown, inside), whyRefused("read", error));
			}
			for (const entry of entries) {
				const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
				if (entry.isFile()) found.push(path);
				else if (entry.isDirectory() && level < depth && !isFolderPassedBy(entry.name)) open.push({
					inside: path,
					level: level + 1
				});
			}
		}
		return found;
	}
};
function pathScope(paths, top, cwd) {
	const parts = [];
	const problems = [];
	for (const path of paths) {
		const meaning = meaningOf(path, realpathSync.native(cwd), true);
		if (typeof meaning === "string") problems.push({
			path: path || "\"\"",
			message: meaning
		});
		else {
			const base = realPath(meaning.base);
			const covers = (absolute) => {
				const inside = pathInside(base ?? meaning.base, absolute);
				return inside !== void 0 && meaning.takes(inside);
			};
			const isGlob = meaning.kind === "glob";
			const absent = isGlob ? NO_MATCH : "no such file";
			parts.push({
				path,
				covers,
				otherwise: isGlob || base === void 0 ? absent : void 0
			});
		}
	}
	const everything = (absolute) => {
		const inside = pathInside(top, absolute);
		return inside !== void 0 && isJsonName(basename(inside)) && !isPassedBy(inside);
	};
	return {
		covers: (absolute) => paths.length === 0 ? everything(absolute) : parts.some(({ covers }) => covers(absolute)),
		problems: (known) => [...problems, ...parts.flatMap(({ path, covers, otherwise }) => otherwise === void 0 || known().some(covers) ? [] : [{
			path,
			message: otherwise
		}])]
	};
}
function realName(absolute) {
	try {
		return realpathSync.native(absolute);
	} catch (error) {
		if (statSync(absolute).isFile()) throw error;
		return absolute;
	}
}
function isPlainFile(absolute) {
	return lstatSync(absolute, { throwIfNoEntry: false })?.isFile() === true;
}
// src/workspace/source.ts
function fileTask(file) {
	return {
		kind: "file",
		file,
		target: { kind: "file" },
		read: (maxBytes) => readSnapshotFile(file.absolute, maxBytes)
	};
}
function problemTask(path, problem) {
	return {
		kind: "problem",
		file: {
			path,
			absolute: path
		},
		problem
	};
}
function pathSource({ paths, cwd, access, stdin }) {
	return { open: async () => {
		const named = paths.length === 0 ? ["."] : paths;
		const selection = selectFiles(named.filter((path) => path !== "-"), cwd, access);
		const tasks = tasksOf(selection);
		if (named.includes("-")) tasks.push({
			kind: "file",
			file: {
				path: stdin.name ?? "<stdin>",
				absolute: join(cwd, stdin.name ?? "stdin")
			},
			target: { kind: "output" },
			read: (maxBytes) => readDescriptor(stdin.file, maxBytes)
		});
		return {
			searches: selection.searches,
			tasks: tasks.sort((a, b) => comparePaths(a.file.path, b.file.path))
		};
	} };
}
function listSource({ list, cwd, access, stdin }) {
	return { open: async () => {
		const shown = list === "-" ? "standard input" : list;
		const read = readFileList(list === "-" ? stdin : resolve(cwd, list));
		if (read.kind === "error") throw new CommandError(`cannot read the list of files from ${shown}: ${read.message}`);
		const selection = selectFiles(read.names, cwd, access, false);
		const listing = {
			searches: selection.searches,
			tasks: tasksOf(selection).sort((a, b) => comparePaths(a.file.path, b.file.path))
		};
		return read.names.length > 0 ? listing : {
			...listing,
			mayBeNothing: `${shown} names no file`
		};
	} };
}
function tasksOf({ files, problems }) {
	return [...files.map(fileTask), ...problems.map(({ path, message }) => problemTask(path, message))];
}
function readFileList(from) {
	const reading = typeof from === "number" ? readDescriptor(from, MAX_OUTPUT, unprescannedBuffer) : readSnapshotFile(from, MAX_OUTPUT, unprescannedBuffer);
	if (reading.kind === "error") return reading;
	if (reading.kind === "too-large") return {
		kind: "error",
		message: `it is larger than ${MAX_OUTPUT.toLocaleString("en")} bytes`
	};
	return namesIn(reading.bytes);
}
function namesIn(bytes) {
	const text = decoded(bytes);
	if (text === void 0) return {
		kind: "error",
		message: "it is not UTF-8: write the list as UTF-8, one path a line"
	};
	return {
		kind: "names",
		names: (text.includes("\0") ? text.split("\0") : text.split(/\r?\n/)).filter((name) => name !== "")
	};
}
function decoded(bytes) {
	const encoding = bytes[0] === 255 && bytes[1] === 254 ? "utf-16le" : "utf-8";
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (error) {
		if (error instanceof TypeError) return void 0;
		throw error;
	}
}
function againstSource(source, path, cwd) {
	return { open: async (fixes) => {
		const listing = await source.open(fixes);
		const [task, second] = listing.tasks;
		if (second !== void 0) throw new CommandError(severalFiles(listing));
		if (task?.kind !== "file") return listing;
		const reading = readSnapshotFile(resolve(cwd, path), MAX_OUTPUT, unprescannedBuffer);
		if (reading.kind === "error") throw new CommandError(`cannot read the earlier version ${path}: ${reading.message}`);
		const read = (maxBytes) => reading.kind === "bytes" && reading.bytes.length > maxBytes ? {
			kind: "too-large",
			size: reading.bytes.length
		} : reading;
		return {
			...listing,
			tasks: [{
				...task,
				earlier: () => [{
					shown: path,
					read
				}]
			}]
		};
	} };
}
function severalFiles({ tasks }) {
	const names = tasks.map(({ file }) => file.path);
	const shown = names.length > 3 ? [...names.slice(0, 3), "\u2026"] : names;
	return `--against compares one snapshot, and there are ${names.length}: ${shown.join(", ")}`;
}
// src/cli/formats.ts
const FORMATS = {
	text: {
		purpose: "people at a terminal",
		isForPeople: true,
		reporter: async ({ paint, showsErrors }) => new (await (Promise.resolve().then(() => require("./shared.js")).then((n) => n.text_report_exports))).TextReporter(paint, showsErrors)
	},
	short: {
		purpose: "editors and `grep`: one line for each finding that is shown",
		isForPeople: true,
		reporter: async () => new (await (Promise.resolve().then(() => require("./short-report.js")))).ShortReporter()
	},
	agent: {
		purpose: "assistants: about 2,000 tokens, whatever was checked",
		isForPeople: true,
		reporter: async () => new (await (Promise.resolve().then(() => require("./check-report.js")))).AgentReporter()
	},
	json: {
		purpose: "programs; [schemas/report.schema.json](../schemas/report.schema.json) describes it",
		syntax: "strings",
		reporter: async (setting) => {
			const evidence = await evidenceFor(setting);
			return new (await (Promise.resolve().then(() => require("./json-report.js")))).JsonReporter(setting.pages, evidence);
		}
	},
	ndjson: {
		purpose: "programs, line by line: each file of the JSON report, and at the end its other members",
		syntax: "strings",
		reporter: async (setting) => {
			const evidence = await evidenceFor(setting);
			return new (await (Promise.resolve().then(() => require("./ndjson-report.js")))).NdjsonReporter(setting.pages, evidence);
		}
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
		syntax: "strings",
		reporter: async ({ version, folder, pages }) => {
			const { SarifReporter } = await Promise.resolve().then(() => require("./sarif-report.js"));
			const { gzipSync } = await Promise.resolve().then(() => require("node:zlib"));
			return new SarifReporter(version(), folder, (text) => gzipSync(text).length, pages);
		}
	},
	junit: {
		purpose: "Jenkins and other test reports",
		syntax: "markup",
		reporter: async () => new (await (Promise.resolve().then(() => require("./command-report.js")).then((n) => n.junit_report_exports))).JUnitReporter()
	},
	gitlab: {
		purpose: "code quality in GitLab",
		syntax: "strings",
		reporter: async ({ folder }) => new (await (Promise.resolve().then(() => require("./gitlab-report.js")))).GitLabReporter(folder)
	},
	html: {
		purpose: "a page by itself, for the artifacts of a run: findings, and pictures of their quests",
		syntax: "markup",
		reporter: async () => {
			const { HtmlReporter } = await Promise.resolve().then(() => require("./html-report.js"));
			const { loadLayoutIfInstalled } = await Promise.resolve().then(() => require("./command-cli.js")).then((n) => n.layout_exports);
			return new HtmlReporter(await loadLayoutIfInstalled());
		}
	},
	rdjson: {
		purpose: "reviewdog",
		syntax: "strings",
		reporter: async ({ pages }) => new (await (Promise.resolve().then(() => require("./rdjson-report.js")))).RdjsonReporter(pages)
	}
};
async function evidenceFor({ run, pages }) {
	return run && new (await (Promise.resolve().then(() => require("./evidence.js")))).Evidence(run, pages);
}
const FORMAT_NAMES = Object.keys(FORMATS);
function formatsOption(group) {
	return list(`NAME or NAME=FILE: ${FORMAT_NAMES.join(", ")}. The default is text, or github in GitHub Actions. Repeatable; at most one report goes to standard output`, {
		group,
		short: "f",
		example: "--format json",
		words: "formats"
	});
}
function formatNamed(name) {
	return FORMATS[name];
}
// src/cli/pre-commit.ts
function hookSource(paths, env) {
	const ref = env.PRE_COMMIT_FROM_REF;
	return ref === void 0 || ref === "" ? {
		kind: "staged",
		paths,
		mustChange: NO_CHANGE
	} : {
		kind: "since",
		ref,
		paths
	};
}
const NO_CHANGE = "nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files";
// src/report/rule-pages.ts
function pagePath(id) {
	return id.includes("/") ? `${id}.md` : `${id}/${id}.md`;
}
function pagesOf(home, version, has, read) {
	return {
		home,
		of: (rule) => has(rule) ? `${home}/blob/v${version}/rules/${pagePath(rule)}` : void 0,
		text: (rule) => has(rule) ? read(rule) : void 0
	};
}
function urlOf(pages, rule) {
	const url = pages.of(rule);
	return url === void 0 ? {} : { url };
}
// src/files/package-files.ts
function inPackage(path) {
	const besideDist = new URL("../package.json", require("node:url").pathToFileURL(__filename).href);
	return new URL(`${existsSync(besideDist) ? ".." : "../.."}/${path}`, require("node:url").pathToFileURL(__filename).href);
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
// src/cli/version.ts
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
// src/cli/whole-numbers.ts
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
// src/cli/check/shard-option.ts
const MAX_SHARDS = 1e5;
function readShard(text) {
	const [, first, second] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
	if (first === void 0 || second === void 0) throw new CommandError(`--shard "${text}" must be a part and the number of parts, as in --shard 1/4`);
	const [index, count] = [Number(first), Number(second)];
	if (count < 1 || count > MAX_SHARDS) throw new CommandError(`--shard ${text}: the number of parts must be from 1 to ${MAX_SHARDS.toLocaleString("en")}, as in --shard 1/4`);
	if (index < 1 || index > count) throw new CommandError(`--shard ${text}: the part must be from 1 to ${count}, as in --shard 1/${count}`);
	return {
		index,
		count
	};
}
// src/cli/check/options.ts
const MAX_FINDINGS = 1e3;
const REPORT = "Report:";
const FIXES = "Fixes:";
const FILES = "Files:";
const BASELINE = "Baseline:";
const OPTIONS = {
	format: formatsOption(REPORT),
	statistics: toggle("show how often each rule reports something, and how much is fixable, instead of findings", { group: REPORT }),
	quiet: toggle("show errors only; warnings and infos are still counted", {
		group: REPORT,
		short: "q"
	}),
	"max-findings": value(`list at most N findings of one rule for each file, or all with 0. All are counted. The default is ${MAX_FINDINGS}`, {
		group: REPORT,
		example: "--max-findings 0",
		words: []
	}),
	"max-warnings": value("exit with 1 if there are more than N warnings", {
		group: REPORT,
		example: "--max-warnings 0",
		words: []
	}),
	fix: toggle("apply safe fixes and report what remains. Files are replaced whole; standard input goes to standard output", { group: FIXES }),
	"unsafe-fixes": toggle("with --fix or --fix-dry-run: also apply fixes that may change a meaning", { group: FIXES }),
	"fix-dry-run": toggle("show the fixes as a unified diff and write nothing", { group: FIXES }),
	"files-from": value("check the files that FILE lists, or standard input with \"-\": one path a line, or ended by NUL. No path is a glob", {
		group: FILES,
		example: "--files-from rooms.txt"
	}),
	shard: value("check one part of the files, such as 2/4. A file is always in the same part. roomlint merge-reports joins the JSON reports of all parts", {
		group: FILES,
		example: "--shard 1/4",
		words: []
	}),
	staged: toggle("check what the next commit would change, as it is staged; paths narrow it down. With --fix, fixes are staged as well", { group: FILES }),
	since: value("check the files that this branch has changed since it left the branch or commit REF, including untracked ones; paths narrow it down", {
		group: FILES,
		example: "--since origin/main",
		words: []
	}),
	new: toggle("show, count and fix only findings that the earlier version does not have: with --staged the one in HEAD, with --since the one that the branch began with, with --against FILE that file", { group: FILES }),
	against: value("with --new: the earlier version of the only path", {
		group: FILES,
		example: "--against old.json"
	}),
	"pre-commit": toggle("with --new: check what pre-commit asks for: the files changed since $PRE_COMMIT_FROM_REF, or what is staged; new warnings fail as well, unless --max-warnings says otherwise. Meant for its hooks", { group: FILES }),
	"with-plan": toggle("with --staged or --since: also plan the import of each snapshot, show what exceeds the limits, and fail for it as roomlint plan does", { group: FILES }),
	watch: toggle("check again whenever a snapshot or config changes; q quits, f fixes, r checks again", { group: FILES }),
	"only-snapshots": toggle("pass over named files that hold no snapshot, as for files found in a folder; meant for hooks", { group: FILES }),
	"stdin-filename": value("the PATH that standard input has in the report, and from which its config is found", {
		group: FILES,
		example: "--stdin-filename rooms/a.json"
	}),
	...RULE_OPTIONS,
	...configOptions({ group: RULES_GROUP }),
	"no-plugins": toggle("do not load plugins", { group: RULES_GROUP }),
	"print-config": value("print the settings of every rule for FILE, and where each value comes from", {
		group: RULES_GROUP,
		example: "--print-config rooms/a.json"
	}),
	baseline: value("report only findings that are not in the baseline FILE. The default is \"baseline\" in the config", {
		group: BASELINE,
		example: `--baseline ${BASELINE_NAME}`
	}),
	"no-baseline": toggle("use no baseline, whatever the config says", { group: BASELINE }),
	"update-baseline": toggle(`accept all current findings and write them to the baseline (the one in the config, or ${BASELINE_NAME}, unless named)`, { group: BASELINE }),
	"prune-baseline": toggle("remove baseline entries that no finding matches", { group: BASELINE })
};
const BASES = [
	["staged", "since"],
	["staged", "against"],
	["since", "against"],
	["pre-commit", "staged"],
	["pre-commit", "since"],
	["pre-commit", "against"]
];
const NOT_LISTED = [
	"staged",
	"since",
	"against",
	"pre-commit",
	"new",
	"stdin-filename"
];
const check = defineCommand({
	name: "check",
	synopsis: "[options] [paths..]",
	summary: "find what is wrong with snapshots (the default command)",
	options: OPTIONS,
	completes: "files",
	details: `Paths are files, folders or globs. "-" is standard input. Without paths, the current folder is checked. A
folder means every .json file below it, except in dot-folders and node_modules and what git
ignores. Files in it that hold no snapshot are passed over. A path that begins with "-" goes after "--".

Examples:
  roomlint check garden.json
  roomlint check --preset lenient rooms/
  roomlint check --rule 'quest/id-format:error:{"prefixes":["mlh","mk"]}' garden.json
  roomlint check --format text --format json=report.json 'rooms/**/*.json'
  roomlint check --only quest --only requirement garden.json
  roomlint check --statistics rooms/
  roomlint check --fix-dry-run garden.json | less
  roomlint check --fix --unsafe-fixes rooms/
  git ls-files -z 'rooms/*.json' | roomlint check --files-from -
  roomlint check --shard 1/4 --format json=part-1.json rooms/
  roomlint check --staged
  roomlint check --since origin/main rooms/
  roomlint check --new --staged --with-plan
  roomlint check --new --against before.json after.json`,
	exits: {
		clean: "no errors, and warnings within --max-warnings",
		findings: "findings",
		error: "roomlint could not do its work: invalid usage or config, an unreadable file, or nothing to check"
	}
}, (given, call) => run(given, call));
async function run(given, call) {
	const file = given["print-config"];
	if (file === void 0) {
		const request = readRequest(given, call);
		if (given.watch) return watch$1(request, given, call);
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
const NOT_WATCHED = [
	"staged",
	"since",
	"pre-commit",
	"with-plan",
	"fix",
	"fix-dry-run",
	"update-baseline",
	"prune-baseline",
	"files-from",
	"shard"
];
const NOT_SHARED = [
	"update-baseline",
	"prune-baseline",
	"with-plan"
];
const OF_ONE_PART = /* @__PURE__ */ new Set([
	"format",
	"statistics",
	"shard",
	"files-from"
]);
async function watch$1(request, given, call) {
	for (const option of NOT_WATCHED) refuseBoth(given, option, "watch");
	if (call.words.includes("-")) throw new CommandError("--watch needs files: remove \"-\"");
	const other = request.formats.find((format) => format !== "text");
	if (other !== void 0) throw new CommandError(`--watch shows findings to people: remove --format ${other}`);
	const [{ runAgain }, { check: checkFiles }] = await Promise.all([Promise.resolve().then(() => require("./command-cli.js")).then((n) => n.watch_exports), Promise.resolve().then(() => require("./command-check.js")).then((n) => n.check_exports)]);
	const run = (fixes) => checkFiles({
		...request,
		...fixes && { fixes: {
			mode: "write",
			unsafe: false
		} }
	}, call.terminal);
	return runAgain({
		cwd: call.cwd,
		paths: call.words,
		canFix: true,
		run
	}, call.terminal);
}
function readRequest(given, call) {
	const { format: formats = [], quiet = false, statistics = false } = given;
	const maxWarnings = readCount("max-warnings", given["max-warnings"] ?? (given["pre-commit"] ? "0" : void 0));
	const maxFindings = readCount("max-findings", given["max-findings"]) ?? 1e3;
	return {
		cwd: call.cwd,
		commandNames: call.commandNames,
		formats,
		quiet,
		statistics,
		...maxWarnings === void 0 ? {} : { maxWarnings },
		maxFindings: maxFindings === 0 ? Number.POSITIVE_INFINITY : maxFindings,
		settings: readSettings(given, call),
		fixes: readFixes(given),
		baseline: readBaseline(given, call),
		source: readSource(given, call),
		onlyNew: given.new === true,
		onlySnapshots: given["only-snapshots"] === true,
		run: readRun(given, call, maxWarnings)
	};
}
function readRun(given, { words }, maxWarnings) {
	if (given.shard === void 0) return void 0;
	const shard = readShard(given.shard);
	for (const option of NOT_SHARED) refuseBoth(given, option, "shard");
	return {
		shard,
		version: version(),
		options: [...sharedOptions(given), ...words],
		maxWarnings
	};
}
function sharedOptions(given) {
	const values = given;
	return Object.keys(OPTIONS).flatMap((name) => {
		const chosen = values[name];
		if (OF_ONE_PART.has(name) || chosen === void 0 || chosen === false) return [];
		return (Array.isArray(chosen) ? chosen : [chosen]).map((one) => one === true ? `--${name}` : `--${name}=${one}`);
	});
}
function readSettings(given, { cwd, terminal }) {
	const { preset, rule: rules = [], only, staged, since, "pre-commit": isHook } = given;
	const config = configChoice(given);
	return {
		cwd,
		preset,
		rules,
		only,
		skip: (staged || isHook || since !== void 0) && terminal.world.env["ROOMLINT_DROP_LOGIC"] === "1" ? [...given.skip ?? [], ...ABOUT_LOST_LOGIC] : given.skip,
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
	const [update, prune] = [given["update-baseline"], given["prune-baseline"]];
	refuseBoth(given, "update-baseline", "prune-baseline");
	refuseBoth(given, "new", "update-baseline");
	for (const option of [
		"baseline",
		"update-baseline",
		"prune-baseline"
	]) refuseBoth(given, option, "no-baseline");
	if (given["no-baseline"]) return void 0;
	if (update || prune) {
		const narrow = ["only", "skip"].find((option) => given[option] !== void 0);
		const changes = update ? "update-baseline" : "prune-baseline";
		if (narrow !== void 0) refuseBoth(given, narrow, changes);
	}
	const use = update ? "update" : prune ? "prune" : "read";
	return {
		path: given.baseline,
		cwd,
		use
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
	if (given["pre-commit"]) {
		if (!given.new) throw new CommandError("--pre-commit needs --new: it judges a change");
		return hookSource(paths, call.terminal.world.env);
	}
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
	return ref === void 0 ? {
		kind: "staged",
		paths
	} : {
		kind: "since",
		ref,
		paths
	};
}
// src/cli/exit-codes.ts
const EXIT = {
	clean: 0,
	findings: 1,
	error: 2,
	crash: 3
};
// src/setup/hooks.ts
const HOOK_KINDS = [
	"plain",
	"husky",
	"lefthook",
	"pre-commit"
];
const HOOK_SIGNS = {
	husky: [".husky"],
	lefthook: [
		"",
		".",
		".config/"
	].flatMap((start) => [
		"yml",
		"yaml",
		"toml",
		"json"
	].map((type) => `${start}lefthook.${type}`)),
	"pre-commit": [".pre-commit-config.yaml", ".pre-commit-config.yml"]
};
const ARGUMENTS = "check --staged --new --with-plan --max-warnings 0";
const CHECK = `roomlint ${ARGUMENTS}`;
const BIN = "node_modules/.bin/roomlint";
const INSTALLED = `${BIN} ${ARGUMENTS}`;
function hookSetup(kind, { folder, home, version }) {
	const enter = folder === "" ? "" : `cd ${quoted(folder)} && `;
	switch (kind) {
		case "plain": {
			const script = plainScript(folder);
			return {
				path: void 0,
				text: `#!/bin/sh\n${script}`,
				lines: `(\n${script}) || exit 1\n`,
				install: void 0
			};
		}
		case "husky": {
			const text = folder === "" ? `${CHECK}\n` : `${enter}${INSTALLED}\n`;
			return {
				path: ".husky/pre-commit",
				text,
				lines: text,
				install: "npx husky"
			};
		}
		case "lefthook": {
			const text = `pre-commit:\n  commands:\n${`    roomlint:\n${folder === "" ? "" : `      root: ${JSON.stringify(`${folder}/`)}\n`}      glob: "*.json"\n      run: ${INSTALLED}\n`}`;
			return {
				path: "lefthook.yml",
				text,
				lines: text,
				install: "npx lefthook install"
			};
		}
		case "pre-commit": {
			const lines = `  - repo: ${home}\n    rev: v${version}\n    hooks:
      - id: roomlint-new
      - id: roomlint-plan
`;
			return {
				path: ".pre-commit-config.yaml",
				text: `repos:\n${lines}`,
				lines,
				install: "pre-commit install"
			};
		}
	}
}
function plainScript(folder) {
	const [enter, bin] = folder === "" ? ["", BIN] : [`cd ${quoted(folder)} && `, `${quoted(folder)}/${BIN}`];
	return `roomlint=$PWD/${bin}
# A linked work tree uses the installation of the main one.
[ -e "$roomlint" ] || roomlint=$(git rev-parse --git-common-dir)/../${bin}
if [ -e "$roomlint" ]; then
  ${enter}exec "$roomlint" ${ARGUMENTS}
fi
if [ -n "$(git diff --cached --name-only -z --diff-filter=d -- '*.json' |
  xargs -0 git --literal-pathspecs grep --cached -lE '"(roomItems|roomTasks|quests|logic)"' -- :)" ]; then
  echo 'A room is staged, and roomlint is not installed here: run npm install.' >&2
  exit 1
fi
`;
}
function quoted(folder) {
	return /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", `'\\''`)}'`;
}
// src/cli/agent-format.ts
const AGENT = "agent";
function formatOf(given, env) {
	return given ?? (isAgentWanted(env) ? "agent" : "text");
}
function isAgentWanted({ ROOMLINT_FORMAT: wanted = "" }) {
	if (wanted === "" || wanted === "agent") return wanted === AGENT;
	throw new CommandError(`ROOMLINT_FORMAT cannot be "${printable(wanted)}": use ${AGENT}, or unset it`);
}
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
// src/scan/masked-syntax.ts
const MASK = "***";
const NUMBER = /-?\d[\d.eE+-]*/g;
const MARKUP = /[^<>"]+/g;
const BROKEN_ENTITY = /&(?!#?\w{1,31};)/;
function maskedInSyntax(syntax, text, redactor) {
	if (redactor.mask(text) === text) return text;
	return syntax === "markup" ? inMarkup(text, redactor) : inStrings(text, redactor);
}
function inMarkup(text, redactor) {
	const pieces = text.match(MARKUP) ?? [];
	const masked = redactor.maskAll(pieces).values();
	return text.replaceAll(MARKUP, (piece) => {
		const shown = masked.next().value ?? MASK;
		return shown !== piece && BROKEN_ENTITY.test(shown) ? MASK : shown;
	});
}
function inStrings(text, redactor) {
	const pieces = piecesOf(text);
	const masked = redactor.maskAll(pieces);
	return pieces.map((piece, index) => {
		const each = masked[index] ?? MASK;
		if (each === piece || isOwnWord(pieces, index) && !redactor.holdsKnown(piece)) return piece;
		if (index % 2 === 0) return piece.replaceAll(NUMBER, `"${MASK}"`);
		return isString(each) ? each : MASK;
	}).join("\"");
}
const OWN_MEMBERS = new Set("rule ruleId level kind state when from to result verdict".split(" "));
const ENDS = /* @__PURE__ */ new Set([
	"from",
	"to",
	"when"
]);
const STATE = /^(?:Not Active|Active|Completed)$/;
const ENUMERATED = /^[a-z]+(?:[-/][a-z]+)*$/;
function isOwnWord(pieces, index) {
	if (index % 2 === 0) return false;
	const piece = pieces[index] ?? "";
	if (!/^\s*:\s*$/.test(pieces[index - 1] ?? "")) return false;
	const member = pieces[index - 2] ?? "";
	return OWN_MEMBERS.has(member) && (STATE.test(piece) || ENUMERATED.test(piece) && !ENDS.has(member));
}
function piecesOf(text) {
	const pieces = [];
	let at = 0;
	while (at <= text.length) {
		const end = pieces.length % 2 === 0 ? text.indexOf("\"", at) : endOfString(text, at);
		pieces.push(text.slice(at, end === -1 ? text.length : end));
		at = end === -1 ? text.length + 1 : end + 1;
	}
	return pieces;
}
function isString(content) {
	try {
		return typeof JSON.parse(`"${content}"`) === "string";
	} catch {
		return false;
	}
}
function endOfString(text, start) {
	for (let from = start;;) {
		const quote = text.indexOf("\"", from);
		let backslashes = 0;
		while (quote - backslashes > start && text[quote - backslashes - 1] === "\\") backslashes++;
		if (backslashes % 2 === 0) return quote;
		from = quote + 1;
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
	writeProgram(syntax, text) {
		this.world.out.write(Buffer.from(this.maskProgram(syntax, text)));
	}
	maskProgram(syntax, text) {
		return this.redactor === void 0 ? text : maskedInSyntax(syntax, text, this.redactor);
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
exports.ABOUT_LOST_LOGIC = ABOUT_LOST_LOGIC;
exports.AGENT = AGENT;
exports.BASELINE_NAME = BASELINE_NAME;
exports.Blobs = Blobs;
exports.CONFIG_NAMES = CONFIG_NAMES;
exports.CommandError = CommandError;
exports.DROP_LOGIC = DROP_LOGIC;
exports.EXIT = EXIT;
exports.FORMAT_NAMES = FORMAT_NAMES;
exports.Git = Git;
exports.GitError = GitError;
exports.HOOK_KINDS = HOOK_KINDS;
exports.HOOK_SIGNS = HOOK_SIGNS;
exports.HeldFileError = HeldFileError;
exports.IN_PACKAGE = IN_PACKAGE;
exports.LinkError = LinkError;
exports.MAX_FINDINGS = MAX_FINDINGS;
exports.MAX_OUTPUT = MAX_OUTPUT;
exports.MAX_PACKAGE = MAX_PACKAGE;
exports.MAX_SETTINGS = MAX_SETTINGS;
exports.NOT_IN_REPOSITORY = NOT_IN_REPOSITORY;
exports.NotFileError = NotFileError;
exports.PRESET_NAMES = PRESET_NAMES;
exports.PRINTING_EXITS = PRINTING_EXITS;
exports.RULES_GROUP = RULES_GROUP;
exports.RULE_OPTIONS = RULE_OPTIONS;
exports.ReportFileError = ReportFileError;
exports.SERVICE_EXITS = SERVICE_EXITS;
exports.SERVICE_OPTIONS = SERVICE_OPTIONS;
exports.SHELLS = SHELLS;
exports.Terminal = Terminal;
exports.UPLOAD_OPTIONS = UPLOAD_OPTIONS;
exports.againstSource = againstSource;
exports.check = check;
exports.comparePaths = comparePaths;
exports.configChoice = configChoice;
exports.configOptions = configOptions;
exports.createYargs = createYargs;
exports.defineCommand = defineCommand;
exports.dropKeys = dropKeys;
exports.filePath = filePath;
exports.fileTask = fileTask;
exports.findCommand = findCommand;
exports.formatNamed = formatNamed;
exports.formatOf = formatOf;
exports.formatsOption = formatsOption;
exports.homePage = homePage;
exports.hookSetup = hookSetup;
exports.hookSource = hookSource;
exports.inPackage = inPackage;
exports.isAgentWanted = isAgentWanted;
exports.isNeverSnapshot = isNeverSnapshot;
exports.isOwnFile = isOwnFile;
exports.isPointer = isPointer;
exports.keysIn = keysIn;
exports.list = list;
exports.listSource = listSource;
exports.matchesFile = matchesFile;
exports.mistyped = mistyped;
exports.mistypedCommand = mistypedCommand;
exports.needsValue = needsValue;
exports.nodeSha256 = nodeSha256;
exports.oneOf = oneOf;
exports.onlyWords = onlyWords;
exports.pagePath = pagePath;
exports.pagesOf = pagesOf;
exports.pathInside = pathInside;
exports.pathScope = pathScope;
exports.pathSource = pathSource;
exports.plain = plain;
exports.prescannedBuffer = prescannedBuffer;
exports.problemTask = problemTask;
exports.publishedSchema = publishedSchema;
exports.publishedSchemas = publishedSchemas;
exports.readCount = readCount;
exports.readDescriptor = readDescriptor;
exports.readFoundSettings = readFoundSettings;
exports.readHead = readHead;
exports.readLine = readLine;
exports.readNamedSettings = readNamedSettings;
exports.readPlainFile = readPlainFile;
exports.readPort = readPort;
exports.readServiceRequest = readServiceRequest;
exports.readSnapshotFile = readSnapshotFile;
exports.realPath = realPath;
exports.refuseBoth = refuseBoth;
exports.relativePath = relativePath;
exports.requireFile = requireFile$1;
exports.rulePage = rulePage;
exports.seemsKeys = seemsKeys;
exports.selectFiles = selectFiles;
exports.serviceHelp = serviceHelp;
exports.startProgram = startProgram;
exports.toggle = toggle;
exports.unprescannedBuffer = unprescannedBuffer;
exports.urlOf = urlOf;
exports.value = value;
exports.version = version;
exports.whyMissing = whyMissing;
exports.whyRefused = whyRefused;
exports.zeroEnded = zeroEnded;
