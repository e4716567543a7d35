import { characterLength, isHighSurrogate, isLowSurrogate, isObject, member, nearest, parsePointer, prescan, printable, quoteValue, visible } from "./text.js";
import { activeRules, createLinter, pluginPaths, presetSetting, readConfig } from "./core.js";
import { rulePack } from "./rules.js";
import { accessSync, closeSync, constants, existsSync, fchmodSync, fchownSync, fstatSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, realpathSync, renameSync, statSync, unlinkSync, writeSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { MessageChannel, Worker, receiveMessageOnPort } from "node:worker_threads";
import { isatty } from "node:tty";
import { parseArgs, styleText } from "node:util";
// src/files/interruption.ts
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
let sections = 0;
let caught;
function remember(signal) {
	caught ??= signal;
}
async function undisturbed(section) {
	if (sections++ === 0) takeOver$1();
	try {
		return section();
	} finally {
		await signalsAreTold();
		if (--sections === 0) {
			for (const signal of SIGNALS) process.off(signal, remember);
			endIfAsked();
		}
	}
}
function takeOver$1() {
	for (const signal of SIGNALS) if (process.listenerCount(signal) === 0) process.on(signal, remember);
}
async function signalsAreTold() {
	for (let round = 0; round < 2; round++) await new Promise((resolve) => setImmediate(resolve));
}
function endIfAsked() {
	const signal = caught;
	caught = void 0;
	if (signal !== void 0 && process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
// src/files/leftovers.ts
const LONGEST_NAME = 255;
const SUFFIX = ".roomlint-tmp";
const OWNER = /^([1-9]\d{0,9})-[0-9a-f]{16}\.roomlint-tmp$/;
const LONGEST_OWNER = `4294967295-${"0".repeat(16)}`.length;
function temporaryPath(target) {
	const owner = `${process.pid}-${randomBytes(8).toString("hex")}`;
	return join(dirname(target), `${prefixFor(basename(target))}${owner}${SUFFIX}`);
}
function prefixFor(name) {
	let room = LONGEST_NAME - LONGEST_OWNER - 13 - 2;
	let kept = "";
	for (const character of name) {
		room -= Buffer.byteLength(character);
		if (room < 0) break;
		kept += character;
	}
	return `.${kept}.`;
}
function removeLeftovers(path) {
	try {
		const target = realpathSync.native(path);
		removeBeside(dirname(target), prefixFor(basename(target)));
	} catch {}
}
function removeBeside(folder, prefix) {
	for (const name of temporaryNamesIn(folder)) {
		if (!name.startsWith(prefix)) continue;
		const owner = OWNER.exec(name.slice(prefix.length))?.[1];
		if (owner === void 0) continue;
		const path = join(folder, name);
		try {
			const stats = lstatSync(path);
			if (stats.isFile() && !isBeingWritten(stats, Number(owner))) unlinkSync(path);
		} catch {}
	}
}
const listed = /* @__PURE__ */ new Map();
const MANY = 1e3;
function temporaryNamesIn(folder) {
	const known = listed.get(folder);
	if (known !== void 0) {
		if (--known.uses <= 0) listed.delete(folder);
		return known.names;
	}
	const entries = readdirSync(folder);
	const names = entries.filter((name) => name.endsWith(SUFFIX));
	const uses = Math.floor(entries.length / MANY);
	if (uses > 0) listed.set(folder, {
		names,
		uses
	});
	return names;
}
function isBeingWritten({ ctimeMs }, owner) {
	if (owner === process.pid) return ctimeMs >= Date.now() - process.uptime() * 1e3;
	try {
		process.kill(owner, 0);
		return true;
	} catch (error) {
		return error.code !== "ESRCH";
	}
}
// src/files/replace-file.ts
const PIECE$1 = 1 << 22;
async function replaceFile(path, before, after) {
	removeLeftovers(path);
	return undisturbed(() => {
		try {
			return replaceNow(path, before, after);
		} catch (error) {
			return {
				kind: "error",
				message: whyNotReplaced(error)
			};
		}
	});
}
function replaceNow(path, before, after) {
	const target = realpathSync.native(path);
	const state = statSync(target, { bigint: true });
	const obstacle = whyNotReplaceable(target, state);
	if (obstacle !== void 0) return {
		kind: "error",
		message: obstacle
	};
	const temporary = temporaryPath(target);
	const file = attempt("create", () => openSync(temporary, "wx", 384));
	let isThere = true;
	try {
		try {
			writeWhole(file, after);
			takeOver(file, state);
			fsyncSync(file);
		} finally {
			closeSync(file);
		}
		if (!isStill(path, target, state, before)) return { kind: "changed" };
		attempt("rename", () => renameSync(temporary, target));
		isThere = false;
	} finally {
		if (isThere) remove(temporary);
	}
	flushFolder(dirname(target));
	return { kind: "replaced" };
}
function remove(temporary) {
	try {
		unlinkSync(temporary);
	} catch {}
}
function whyNotReplaceable(target, state) {
	if (state.isDirectory()) return "this is a folder, not a file";
	if (!state.isFile()) return "this is a pipe or a device, which cannot be replaced";
	if ((state.mode & 146n) === 0n) return "it is read-only: make it writable first";
	attempt("write", () => accessSync(target, constants.W_OK));
}
function writeWhole(file, bytes) {
	let written = 0;
	while (written < bytes.length) written += writeSync(file, bytes, written, Math.min(PIECE$1, bytes.length - written));
}
function takeOver(file, { uid, gid, mode }) {
	let own = fstatSync(file, { bigint: true });
	if (own.uid !== uid || own.gid !== gid) {
		if (!giveTo(file, uid, gid)) giveTo(file, own.uid, gid);
		own = fstatSync(file, { bigint: true });
	}
	let wanted = mode & 4095n;
	if (own.uid !== uid) wanted &= -2049n;
	if (own.gid !== gid) wanted = wanted & 3008n | (wanted & wanted >> 3n & 7n) * 9n;
	if ((own.mode & 4095n) !== wanted) attempt("change mode", () => fchmodSync(file, Number(wanted)));
}
function giveTo(file, uid, gid) {
	try {
		fchownSync(file, Number(uid), Number(gid));
		return true;
	} catch (error) {
		const { code = "" } = error;
		if ([
			"EPERM",
			"EACCES",
			"EINVAL",
			"ENOSYS",
			"ENOTSUP",
			"EOPNOTSUPP"
		].includes(code)) return false;
		throw error;
	}
}
function isStill(path, target, state, bytes) {
	if (realpathSync.native(path) !== target) return false;
	const file = openSync(target, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
	try {
		const now = fstatSync(file, { bigint: true });
		return [
			"dev",
			"ino",
			"mode",
			"uid",
			"gid"
		].every((key) => now[key] === state[key]) && now.size === BigInt(bytes.length) && holds(file, bytes);
	} finally {
		closeSync(file);
	}
}
function holds(file, bytes) {
	const piece = Buffer.allocUnsafe(Math.min(PIECE$1, bytes.length));
	let at = 0;
	while (at < bytes.length) {
		const count = readSync(file, piece, 0, Math.min(piece.length, bytes.length - at), null);
		if (count === 0) return false;
		if (piece.compare(bytes, at, at + count, 0, count) !== 0) return false;
		at += count;
	}
	return readSync(file, Buffer.alloc(1), 0, 1, null) === 0;
}
function flushFolder(folder) {
	try {
		const file = openSync(folder, "r");
		try {
			fsyncSync(file);
		} finally {
			closeSync(file);
		}
	} catch {}
}
var Refused = class extends Error {
	step;
	reason;
	constructor(step, reason) {
		super(step);
		this.step = step;
		this.reason = reason;
	}
};
function attempt(step, action) {
	try {
		return action();
	} catch (error) {
		throw new Refused(step, error);
	}
}
const NO_PERMISSION = {
	write: "you have no permission to write it",
	create: "you have no permission to write in its folder",
	rename: "you have no permission to replace it in its folder",
	"change mode": "its permissions cannot be given to the new file"
};
const REASONS$2 = {
	ENOENT: "it is gone",
	ENOTDIR: "a part of the path is a file now, not a folder",
	EISDIR: "this is a folder, not a file",
	ELOOP: "its symbolic links lead in a circle",
	ENAMETOOLONG: "its name is too long for a temporary file beside it",
	ENOSPC: "the disk is full",
	EDQUOT: "your share of the disk is used up",
	EFBIG: "it would be larger than a file may be",
	EROFS: "the disk is read-only",
	ETXTBSY: "another program is using it",
	EBUSY: "another program is using it, or it is mounted by itself, as containers do with single files",
	EMFILE: "too many files are open",
	ENFILE: "too many files are open",
	EIO: "the disk reported an error"
};
function whyNotReplaced(error) {
	const { step, reason } = error instanceof Refused ? error : {
		step: void 0,
		reason: error
	};
	const { code = "", message } = reason;
	if (code === "EACCES" || code === "EPERM") return step === void 0 ? "you have no permission to read it" : NO_PERMISSION[step];
	return REASONS$2[code] ?? `it cannot be replaced (${code || message})`;
}
// src/files/json-with-comments.ts
async function readJsonWithComments(bytesAsText, part) {
	const text = bytesAsText.replace(/^\uFEFF/, "");
	if (text.includes("\0")) return broken(text, 0, "this is no UTF-8 text (perhaps UTF-16): save it as UTF-8");
	if (text.trim() === "") return broken(text, 0, "the file is empty: write {} for the defaults");
	const jsonc = await import("jsonc-parser");
	const errors = [];
	try {
		const whole = jsonc.parseTree(text, errors, { allowTrailingComma: true });
		const [error] = errors;
		if (error !== void 0 || whole === void 0) {
			const { offset, length } = error ?? {
				offset: 0,
				length: 0
			};
			return broken(text, offset, syntaxMessage(error === void 0 ? "" : jsonc.printParseErrorCode(error.error), text.slice(offset, offset + length)));
		}
		const root = part === void 0 ? whole : members(whole).findLast(({ key }) => key.value === part)?.value;
		const position = (path, onKey) => positionOf(text, root === void 0 ? 0 : offsetOf(root, path, onKey));
		if (root === void 0) return {
			value: void 0,
			faults: [],
			position
		};
		const faults = repeatedKeys(root).map((key) => ({
			...positionOf(text, key.offset),
			message: `${quoteValue(String(key.value))} stands here for the second time: keep one of the two`
		}));
		return {
			value: faults.length > 0 ? void 0 : nodeValue(root),
			faults,
			position
		};
	} catch (error) {
		if (error instanceof RangeError) return broken(text, 0, "this is nested too deeply to be read");
		throw error;
	}
}
function broken(text, offset, message) {
	const position = () => positionOf(text, offset);
	return {
		value: void 0,
		faults: [{
			...position(),
			message
		}],
		position
	};
}
const EXPECTED = {
	PropertyNameExpected: "a key in double quotes is expected here",
	ValueExpected: "a value is expected here",
	ColonExpected: "a colon is expected here, between key and value",
	CommaExpected: "a comma is missing before this",
	CloseBraceExpected: "a closing } is missing",
	CloseBracketExpected: "a closing ] is missing",
	EndOfFileExpected: "the text goes on after its end",
	UnexpectedEndOfComment: "this comment has no end: write */",
	UnexpectedEndOfString: "this string has no end: write a double quote on the same line",
	UnexpectedEndOfNumber: "this number is not complete",
	InvalidUnicode: "in a string \\u is followed by four hex digits",
	InvalidEscapeCharacter: "in a string no such character can follow a backslash; a backslash itself is \\\\",
	InvalidCharacter: "in a string this control character must be written as an escape, such as \\n or \\t"
};
function syntaxMessage(code, found) {
	if (code === "InvalidSymbol") {
		const quotes = found.startsWith("'") ? ": write strings in double quotes" : "";
		return `this is no JSON: ${quoteValue(found)} means nothing here${quotes}`;
	}
	return `this is no JSON: ${EXPECTED[code] ?? `something else is expected here (${code})`}`;
}
function nodeValue(node) {
	if (node.type === "array") return (node.children ?? []).map(nodeValue);
	if (node.type !== "object") return node.value;
	return Object.fromEntries(members(node).map(({ key, value }) => [String(key.value), nodeValue(value)]));
}
function repeatedKeys(node) {
	if (node.type === "array") return (node.children ?? []).flatMap(repeatedKeys);
	const seen = /* @__PURE__ */ new Set();
	return members(node).flatMap(({ key, value }) => {
		const again = seen.has(key.value);
		seen.add(key.value);
		return [...again ? [key] : [], ...repeatedKeys(value)];
	});
}
function members(node) {
	if (node.type !== "object") return [];
	return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => key === void 0 || value === void 0 ? [] : [{
		key,
		value
	}]);
}
function offsetOf(root, path, onKey) {
	let node = root;
	let offset = root.offset;
	for (const step of path) {
		const member = members(node).find(({ key }) => key.value === step);
		const next = node.type === "array" ? node.children?.[Number(step)] : member?.value;
		if (next === void 0) break;
		node = next;
		offset = onKey ? (member?.key ?? node).offset : node.offset;
	}
	return offset;
}
function positionOf(text, offset) {
	const before = text.slice(0, offset).split(/\r\n|\r|\n/);
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}
// src/files/prescan-thread.ts
const WORTH_A_THREAD = 8e6;
const PATIENCE$1 = 3e3;
const prescannedBuffer = (size) => size < WORTH_A_THREAD || availableParallelism() < 2 ? unprescannedBuffer(size) : prescannedAside(size);
const unprescannedBuffer = (size) => prescannedHere(Buffer.allocUnsafeSlow(size));
function prescannedHere(bytes) {
	let length = bytes.length;
	return {
		bytes,
		bytesAreThere: (filled) => {
			length = filled;
		},
		prescanned: () => prescan(bytes, 0, length)
	};
}
function prescannedAside(size) {
	const bytes = Buffer.from(new SharedArrayBuffer(size));
	const here = prescannedHere(bytes);
	const progress = new Int32Array(new SharedArrayBuffer(8));
	const { port1: answer, port2: port } = new MessageChannel();
	const order = {
		bytes,
		progress,
		port
	};
	try {
		const worker = new Worker(new URL("./prescan-worker.js", import.meta.url), {
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
			Atomics.store(progress, 0, filled === size ? 1 : 2);
			Atomics.notify(progress, 0);
		},
		prescanned: () => {
			if (Atomics.load(progress, 0) === 1 && Atomics.wait(progress, 1, 0, PATIENCE$1) !== "timed-out") {
				const message = receiveMessageOnPort(answer)?.message;
				if (message !== void 0) return message;
			}
			return here.prescanned();
		}
	};
}
// src/files/read.ts
const PIECE = 1 << 20;
const FIRST_PIECE = 65536;
function readSnapshotFile(path, maxBytes, bufferFor = prescannedBuffer) {
	let file;
	try {
		file = openSync(path, "r");
	} catch (error) {
		return {
			kind: "error",
			message: whyNot(error)
		};
	}
	try {
		return readOpenFile(file, maxBytes, bufferFor);
	} catch (error) {
		return {
			kind: "error",
			message: whyNot(error)
		};
	} finally {
		closeSync(file);
	}
}
function readStandardInput(maxBytes, bufferFor = prescannedBuffer) {
	try {
		return readOpenFile(0, maxBytes, bufferFor);
	} catch (error) {
		return {
			kind: "error",
			message: whyNot(error)
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
		const piece = Buffer.allocUnsafeSlow(pieces.length === 0 ? FIRST_PIECE : PIECE);
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
const REASONS$1 = {
	ENOENT: "there is no such file",
	ENOTDIR: "a part of the path is a file, not a folder",
	EACCES: "you have no permission to read it",
	EPERM: "you have no permission to read it",
	EISDIR: "this is a folder, not a file",
	ELOOP: "its symbolic links lead in a circle",
	ENAMETOOLONG: "the name is too long",
	EMFILE: "too many files are open",
	EIO: "the disk reported a read error",
	ENXIO: "there is no such device"
};
function whyNot(error) {
	const { code = "", message } = error;
	return REASONS$1[code] ?? `it cannot be read (${code || message})`;
}
// src/files/config-file.ts
var ConfigFileError = class extends Error {
	faults;
	constructor(faults) {
		super(faults.map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`).join("\n"));
		this.faults = faults;
	}
};
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
var ConfigFiles = class {
	pack;
	plugins;
	byPath = /* @__PURE__ */ new Map();
	nearestPath = /* @__PURE__ */ new Map();
	constructor(pack, plugins = true) {
		this.pack = pack;
		this.plugins = plugins;
	}
	async nearest(folder) {
		const path = this.find(folder);
		return path === void 0 ? void 0 : this.read(path);
	}
	async read(path) {
		const known = this.byPath.get(path) ?? await readConfigFile(path, this.pack, this.plugins);
		this.byPath.set(path, known);
		return known;
	}
	find(folder) {
		if (this.nearestPath.has(folder)) return this.nearestPath.get(folder);
		const here = CONFIG_NAMES.map((name) => join(folder, name)).find(holdsConfig);
		const above = dirname(folder);
		const path = here ?? (above === folder ? void 0 : this.find(above));
		this.nearestPath.set(folder, path);
		return path;
	}
};
function holdsConfig(path) {
	if (!existsSync(path)) return false;
	if (basename(path) !== "package.json") return true;
	let text = "";
	try {
		text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
		const value = JSON.parse(text);
		return isObject(value) && Object.hasOwn(value, IN_PACKAGE);
	} catch {
		return /"roomlint"\s*:/.test(text);
	}
}
async function readConfigFile(path, pack, plugins) {
	let text;
	try {
		text = readFileSync(path, "utf8");
	} catch (error) {
		throw unusable(path, whyNot(error));
	}
	const part = basename(path) === "package.json" ? IN_PACKAGE : void 0;
	const { value, faults, position } = await readJsonWithComments(text, part);
	if (faults.length > 0) throw new ConfigFileError(faults.map((fault) => ({
		path,
		...fault
	})));
	if (value === void 0) throw unusable(path, `this package.json has no "${IN_PACKAGE}"`);
	const folder = dirname(resolve(path)).replace(/[\\/]\.config$/, "");
	const extended = new Map(pack);
	const paths = pluginPaths(value);
	for (const [index, plugin] of plugins ? paths.entries() : []) {
		const { loadPlugin } = await import("./plugins.js");
		const rules = await loadPlugin(plugin, folder, extended);
		if (typeof rules === "string") throw new ConfigFileError([{
			path,
			...position(["plugins", index], false),
			message: rules
		}]);
		for (const rule of rules) extended.set(rule.id, rule);
	}
	const reading = readConfig(value, extended, !plugins && paths.length > 0);
	if ("faults" in reading) throw new ConfigFileError(reading.faults.map(({ message, path: steps, onKey }) => ({
		path,
		...position(steps, onKey),
		message
	})));
	return {
		path,
		folder,
		config: reading,
		pack: extended
	};
}
function unusable(path, message) {
	return new ConfigFileError([{
		path,
		line: 1,
		column: 1,
		message
	}]);
}
// src/files/glob.ts
const GLOB = /[*?[\]{}()!]/;
const ANY_DEPTH = /\*\*|[({][^)}]*[/({]/;
const GLOB_OPTIONS = { flags: "s" };
function mayBeGlob(path) {
	return GLOB.test(path);
}
async function readGlob(pattern) {
	if (/^!(?!\()/.test(pattern)) return "there is no such file, and a pattern says what to check: begin it without \"!\"";
	const { default: compile } = await import("picomatch");
	try {
		const { base, glob } = compile.scan(pattern, { unescape: true });
		const matches = compile(glob, GLOB_OPTIONS);
		const last = glob.slice(glob.lastIndexOf("/") + 1);
		return {
			base,
			depth: ANY_DEPTH.test(glob) ? Number.POSITIVE_INFINITY : glob.split("/").length,
			namesFiles: !GLOB.test(last),
			matches: (inside, name) => matches(inside) && (last.includes(".") || name.endsWith(".json"))
		};
	} catch (error) {
		return `this pattern cannot be read: ${error.message}`;
	}
}
// src/files/select.ts
const OWN_FILES = /* @__PURE__ */ new Set([...CONFIG_NAMES.map((name) => basename(name)), "roomlint-baseline.json"]);
const NO_SNAPSHOT = /^(package|tsconfig).*\.json$/;
async function selectFiles(paths, cwd = process.cwd()) {
	const selector = new Selector(cwd);
	for (const path of paths) await selector.add(path);
	return selector.selection;
}
var Selector = class {
	cwd;
	files = /* @__PURE__ */ new Map();
	problems = [];
	constructor(cwd) {
		this.cwd = cwd;
	}
	get selection() {
		return {
			files: [...this.files.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path))),
			problems: this.problems
		};
	}
	async add(path) {
		if (path === "") {
			this.problem("\"\"", "an empty path names nothing; \".\" is the current folder");
			return;
		}
		const absolute = resolve(this.cwd, path);
		try {
			if (statSync(absolute).isDirectory()) this.folder(path, absolute);
			else this.file(path, absolute);
		} catch (error) {
			if (isAbsent(error) && isLink(absolute)) this.problem(path, "this link leads to nothing");
			else if (isAbsent(error) && mayBeGlob(path)) await this.glob(path);
			else this.problem(path, whyNot(error));
		}
	}
	problem(path, message) {
		if (!this.problems.some((other) => other.path === path && other.message === message)) this.problems.push({
			path,
			message
		});
	}
	file(shown, absolute, found) {
		const real = realPath(absolute);
		const known = this.files.get(real);
		if (known === void 0) {
			const path = this.shownPath(shown, absolute);
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
	}
	shownPath(given, absolute) {
		const inside = relative(this.cwd, absolute);
		return (inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside) ? given : inside).split(sep).join("/");
	}
	folder(shown, folder) {
		const wants = (_inside, name) => isSnapshotName(name);
		if (this.walk({
			shown,
			folder,
			depth: Number.POSITIVE_INFINITY,
			wants
		}) === "nothing") this.problem(shown, "there is no .json file in this folder");
	}
	async glob(pattern) {
		const glob = await readGlob(pattern);
		if (typeof glob === "string") {
			this.problem(pattern, glob);
			return;
		}
		if (this.walk({
			shown: glob.base === "" ? "." : glob.base,
			folder: resolve(this.cwd, glob.base),
			depth: glob.depth,
			wants: (inside, name) => glob.matches(inside, name) && (!isPassedBy(name) || glob.namesFiles)
		}) === "nothing") this.problem(pattern, "there is no such file, and as a pattern it matches none");
	}
	walk({ shown, folder, depth, wants }) {
		let found = "nothing";
		const walkInto = (inside, level) => {
			let entries;
			try {
				entries = readdirSync(join(folder, inside), { withFileTypes: true });
			} catch (error) {
				if (inside === "" && isAbsent(error)) return;
				this.problem(join(shown, inside), whyNot(error));
				found = "something";
				return;
			}
			for (const entry of entries) {
				const { name } = entry;
				const path = inside === "" ? name : `${inside}/${name}`;
				if (entry.isFile() && wants(path, name)) {
					found = "something";
					this.fileBelow(join(shown, path), join(folder, path));
				} else if (entry.isDirectory() && level < depth && !isFolderPassedBy(name)) walkInto(path, level + 1);
			}
		};
		walkInto("", 1);
		return found;
	}
	fileBelow(shown, absolute) {
		try {
			this.file(shown, absolute, true);
		} catch (error) {
			this.problem(shown, whyNot(error));
		}
	}
};
function realPath(absolute) {
	try {
		return realpathSync.native(absolute);
	} catch (error) {
		if (statSync(absolute).isFile()) throw error;
		return absolute;
	}
}
function isAbsent(error) {
	const { code } = error;
	return code === "ENOENT" || code === "ENOTDIR";
}
function isLink(path) {
	try {
		return lstatSync(path).isSymbolicLink();
	} catch {
		return false;
	}
}
function isSnapshotName(name) {
	return name.endsWith(".json") && !isPassedBy(name);
}
function isOwnFile(name) {
	return OWN_FILES.has(name);
}
function isFolderPassedBy(name) {
	return name.startsWith(".") || name === "node_modules";
}
function isPassedBy(name) {
	return NO_SNAPSHOT.test(name) || OWN_FILES.has(name);
}
let matcher;
async function fileMatcher() {
	const { default: picomatch } = await import("picomatch");
	const compiled = /* @__PURE__ */ new Map();
	matcher ??= (glob, folder, file) => {
		let matches = compiled.get(glob);
		if (matches === void 0) {
			const below = `${glob.replace(/\/+$/, "")}/**`;
			matches = picomatch(glob.endsWith("*") ? glob : [glob, below], {
				...GLOB_OPTIONS,
				dot: true
			});
			compiled.set(glob, matches);
		}
		return matches(relative(folder, file).split(sep).join("/"));
	};
	return matcher;
}
// src/files/report-file.ts
var ReportFileError = class extends Error {};
const REASONS = {
	ENOENT: "there is no such folder",
	EACCES: "you have no permission to write it",
	EPERM: "you have no permission to write it",
	EROFS: "its disk can only be read",
	EISDIR: "this is a folder, not a file",
	EEXIST: "a part of the path is a file, not a folder",
	ENOTDIR: "a part of the path is a file, not a folder",
	ENAMETOOLONG: "the name is too long",
	ENOSPC: "there is no space left on the disk",
	EDQUOT: "your share of the disk is used up",
	EFBIG: "the file becomes too large for its disk",
	EIO: "the disk reported an error"
};
function whyNotWritten(error) {
	const { code = "", message } = error;
	return REASONS[code] ?? `it cannot be written (${code || message})`;
}
function openReportFiles(paths, inUse) {
	const used = /* @__PURE__ */ new Map();
	if (paths.some((path) => identity(path) !== void 0)) for (const path of inUse) used.set(identity(path) ?? "", path);
	const taken = /* @__PURE__ */ new Set();
	for (const path of paths) {
		const id = identity(path);
		if ((id === void 0 ? void 0 : used.get(id)) !== void 0 || isOwnFile(basename(path))) throw new ReportFileError(`a report at ${path} would overwrite a file that this run needs: give the report another name, or a folder that is not checked`);
		if (id === void 0 && existsSync(path)) continue;
		const name = id ?? resolve(path);
		if (taken.has(name)) throw new ReportFileError(`two reports would go to ${path}: give each a file of its own`);
		taken.add(name);
	}
	return paths.map(openReportFile);
}
const REPORT_HEADS = [
	"{\n  \"version\": 1,\n  \"files\": [",
	"{\"$schema\":\"https://docs.oasis-open.org/sarif/",
	"{\"source\":{\"name\":\"roomlint\"}",
	"[]\n",
	"[\n{\"description\":"
];
function earlierReports(paths) {
	const reports = new Set(paths.filter(beginsLikeReport).map(identity));
	return (absolute) => reports.size > 0 && reports.has(identity(absolute));
}
function beginsLikeReport(path) {
	if (identity(path) === void 0) return false;
	const file = openSync(path, "r");
	try {
		const head = Buffer.alloc(64);
		const text = head.subarray(0, readSync(file, head)).toString();
		return text === "" || REPORT_HEADS.some((begin) => text.startsWith(begin));
	} finally {
		closeSync(file);
	}
}
function identity(path) {
	let stats;
	try {
		stats = statSync(path, { bigint: true });
	} catch {
		return;
	}
	return stats.isFile() ? `${stats.dev}:${stats.ino}` : void 0;
}
function openReportFile(path) {
	const attempt = (act) => {
		try {
			return act();
		} catch (error) {
			throw new ReportFileError(`the report cannot be written to ${path}: ${whyNotWritten(error)}`);
		}
	};
	const file = attempt(() => {
		mkdirSync(dirname(path), { recursive: true });
		return openSync(path, "w");
	});
	const encoder = new TextEncoder();
	return {
		write: (text) => attempt(() => writeWhole(file, encoder.encode(text))),
		close: () => attempt(() => closeSync(file))
	};
}
// src/report/counted.ts
function counted(number, one, many = `${one}s`) {
	return `${number} ${number === 1 ? one : many}`;
}
function countedFindings({ errors, warnings, infos }) {
	return [
		counted(errors, "error"),
		counted(warnings, "warning"),
		counted(infos, "info")
	].filter((part) => !part.startsWith("0 ")).join(", ");
}
function countedFiles({ files, unchecked }) {
	if (files === unchecked) return void 0;
	const failed = unchecked === 0 ? "" : ` (${counted(unchecked, "path")} could not be checked)`;
	return counted(files - unchecked, "file") + failed;
}
// src/report/workflow-commands.ts
const OLD_COMMAND = "##[";
const COMMAND_LINE = /^([\s\u0085]*):(?=:)/gm;
function withoutCommands(text) {
	return text.replaceAll(OLD_COMMAND, "## [").replaceAll(COMMAND_LINE, "$1: ");
}
function mayHoldCommands(text) {
	return text.includes(OLD_COMMAND) || text.search(COMMAND_LINE) !== -1;
}
function jsonWithoutCommands(value, indentation) {
	return JSON.stringify(value, null, indentation).replaceAll(OLD_COMMAND, "##\\u005b");
}
// src/cli/streams.ts
const OUT = 1;
const ERR = 2;
const PATIENCE = 5;
const closed = /* @__PURE__ */ new Set();
var OutputError = class extends Error {};
function writeOut(text) {
	write(OUT, text);
}
function writeOutBytes(bytes) {
	writeBytes(OUT, bytes);
}
function writeErr(text) {
	write(ERR, forPeople(text));
}
function forPeople(text) {
	return runsInActions() ? withoutCommands(text) : text;
}
function runsInActions() {
	return process.env.GITHUB_ACTIONS === "true";
}
function warn(message, details = "") {
	writeErr(`roomlint: ${(details === "" ? [message] : [message, ...details.split("\n")]).map((line) => printable(line)).join("\n")}\n`);
}
function isTerminal(stream) {
	return isatty(stream === "out" ? OUT : ERR);
}
function write(stream, text) {
	writeBytes(stream, Buffer.from(text));
}
function writeBytes(stream, bytes) {
	if (closed.has(stream)) return;
	for (let at = 0; at < bytes.length;) try {
		at += writeSync(stream, bytes, at);
	} catch (error) {
		const { code } = error;
		if (code === "EAGAIN") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
		else if (code === "EPIPE" || code === "EBADF") {
			closed.add(stream);
			return;
		} else {
			closed.add(stream);
			if (stream === OUT) throw new OutputError(`standard output: ${whyNotWritten(error)}`);
			return;
		}
	}
}
// src/cli/usage.ts
var UsageError = class extends Error {
	details;
	constructor(message, details = "") {
		super(message);
		this.details = details;
	}
};
const EVERYWHERE = [{
	name: "help",
	help: "show this help"
}, {
	name: "version",
	help: "show the version"
}];
function readArguments(command, options, args) {
	const known = [...options, ...EVERYWHERE];
	const config = {};
	for (const { name, value } of known) config[name] = {
		type: value === void 0 ? "boolean" : "string",
		multiple: true
	};
	config.help = {
		type: "boolean",
		multiple: true,
		short: "h"
	};
	const { tokens } = parseArgs({
		args: [...args],
		options: config,
		strict: false,
		allowPositionals: true,
		tokens: true
	});
	const switches = /* @__PURE__ */ new Set();
	const values = /* @__PURE__ */ new Map();
	const positionals = [];
	for (const token of tokens) {
		if (token.kind === "positional") positionals.push(token.value);
		if (token.kind !== "option") continue;
		const option = known.find((candidate) => candidate.name === token.name);
		if (option === void 0) throw new UsageError(unknownOption(command, token.rawName, known));
		if (option.value === void 0) {
			if (token.value !== void 0) throw new UsageError(`--${option.name} takes no value: leave out "=${token.value}"`);
			switches.add(option.name);
			continue;
		}
		const given = givenValue(token.value, token.inlineValue, option, known);
		const earlier = values.get(option.name);
		if (earlier !== void 0 && !option.repeatable) throw new UsageError(`--${option.name} is given twice: give it once`);
		values.set(option.name, [...earlier ?? [], given]);
	}
	return {
		switches,
		values,
		positionals
	};
}
function givenValue(value, inline, option, known) {
	const looksLikeOption = value !== void 0 && inline === false && known.some(({ name }) => value === `--${name}`);
	if (value === void 0 || value === "" || looksLikeOption) {
		const example = option.example === void 0 ? "" : `, as in ${option.example}`;
		throw new UsageError(`--${option.name} needs a value${example}`);
	}
	return value;
}
function unknownOption(command, given, known) {
	const guess = nearest(given.replace(/^-+/, ""), known.map(({ name }) => name));
	return `there is no option ${given}: ${guess === void 0 ? `roomlint ${command} --help lists them all` : `did you mean --${guess}?`} (a path that begins with "-" goes after "--")`;
}
// src/cli/command.ts
const COMMAND_NAMES = [
	"check",
	"roundtrip",
	"explain",
	"rules",
	"schema"
];
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
	list: "rules",
	version: "--version"
};
function mistypedCommand(word) {
	const meant = Object.hasOwn(ELSEWHERE, word) ? ELSEWHERE[word] : nearest(word, COMMAND_NAMES);
	return meant === void 0 ? void 0 : `roomlint ${meant}`;
}
const EXIT = {
	clean: 0,
	findings: 1,
	error: 2,
	crash: 3
};
const TELLING_EXITS = {
	clean: "it was told",
	error: "there is no such thing, or the command was called in another way than its usage says"
};
// src/report/repository-path.ts
function repositoryPath(folder, path) {
	if (folder === "" || path.startsWith("/") || /^[A-Za-z]:/.test(path)) return path;
	const steps = folder.split("/");
	for (const step of path.split("/")) if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
	else steps.push(step);
	return steps.join("/");
}
// src/report/code-frame.ts
const WINDOW = 320;
const BEFORE = 34;
const MARKED = 48;
const WIDTH = 96;
function codeFrame(bytes, finding) {
	let cells = cellsAround(bytes, finding.start.offset, finding.end.offset, finding.insideStrings);
	for (let layer = 0; layer < finding.insideStrings; layer++) cells = withoutEscapes(cells);
	return layOut(cells.map(({ text, marked }) => ({
		text: isPlain(text) ? text : visible(text),
		marked
	})));
}
function cellsAround(bytes, start, end, layers) {
	const reach = WINDOW * (layers + 1);
	let from = start;
	while (from > 0 && start - from < reach && !isLineEnd(bytes[from - 1])) from--;
	from = wholeCharacter$1(bytes, from, start);
	const cells = [];
	for (let at = from; at < bytes.length && at < Math.max(end, start) + reach;) {
		if (isLineEnd(bytes[at])) break;
		if (at > start + reach && at < end) break;
		const length = characterLength(bytes, at);
		const byte = bytes[at];
		const text = byte < 128 ? String.fromCharCode(byte) : length === 0 ? "�" : decoder.decode(bytes.subarray(at, at + length));
		cells.push({
			text,
			marked: at >= start && at < end
		});
		at += length || 1;
	}
	if (end <= start || cells.every((cell) => !cell.marked)) insertMark(cells, bytes, from, start);
	return cells;
}
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
function insertMark(cells, bytes, from, start) {
	let index = 0;
	for (let at = from; at < start && index < cells.length; index++) at += characterLength(bytes, at) || 1;
	cells.splice(index, 0, {
		text: " ",
		marked: true
	});
}
function wholeCharacter$1(bytes, from, limit) {
	let at = from;
	while (at < limit && (bytes[at] & 192) === 128) at++;
	if (at === from && (at === 0 || bytes[at - 1] !== 92)) return at;
	while (at < limit && bytes[at] === 92) at++;
	return at < limit ? at + 1 : at;
}
function isLineEnd(byte) {
	return byte === 10 || byte === 13;
}
const SIMPLE = {
	n: "\n",
	r: "\r",
	t: "	",
	b: "\b",
	f: "\f"
};
function withoutEscapes(cells) {
	const inner = [];
	for (let index = 0; index < cells.length; index++) {
		const cell = cells[index];
		const next = cells[index + 1];
		if (cell.text !== "\\" || next === void 0) {
			inner.push(cell);
			continue;
		}
		const marked = cell.marked || next.marked;
		const unit = escapedUnit(cells, index);
		if (unit !== void 0) {
			const low = isHighSurrogate(unit) ? escapedUnit(cells, index + 6) : void 0;
			const paired = low !== void 0 && isLowSurrogate(low);
			inner.push({
				text: paired ? String.fromCharCode(unit, low) : String.fromCharCode(unit),
				marked
			});
			index += paired ? 11 : 5;
		} else {
			inner.push({
				text: SIMPLE[next.text] ?? next.text,
				marked
			});
			index++;
		}
	}
	return inner;
}
function escapedUnit(cells, index) {
	if (cells[index]?.text !== "\\" || cells[index + 1]?.text !== "u") return void 0;
	const digits = cells.slice(index + 2, index + 6).map((cell) => cell.text).join("");
	return /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : void 0;
}
function layOut(cells) {
	const first = Math.max(0, cells.findIndex((cell) => cell.marked));
	let last = first;
	while (cells[last + 1]?.marked) last++;
	let from = first;
	for (let width = 0; from > 0 && width < BEFORE; width += columns(cells[from]?.text ?? "")) from--;
	const indented = from > 0 ? "…" : "";
	if (indented === "") while (from < first && /^\s$/.test(cells[from]?.text ?? "")) from++;
	let code = indented;
	let marks = " ".repeat(columns(indented));
	let used = 0;
	let markedWidth = 0;
	let index = from;
	for (; index < cells.length; index++) {
		const { text, marked } = cells[index];
		const width = columns(text);
		if (used + width > WIDTH) break;
		if (marked && index <= last) {
			if (markedWidth + width > MARKED) {
				code += "…";
				return {
					code,
					marks
				};
			}
			markedWidth += width;
			marks += "^".repeat(width);
		} else if (index < first) marks += " ".repeat(width);
		code += text;
		used += width;
	}
	if (index < cells.length) code += "…";
	return {
		code: code.trimEnd(),
		marks
	};
}
function isPlain(text) {
	return text.length === 1 && text >= " " && text <= "~";
}
const WIDE = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
function columns(text) {
	if (isPlain(text)) return 1;
	let width = 0;
	for (const character of text) width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
	return width;
}
// src/report/shown-pointer.ts
const LONGEST = 160;
function shownPointer(pointer) {
	if (pointer.length <= LONGEST) return printable(pointer);
	return `${printable(pointer.slice(0, LONGEST / 2))}…${printable(pointer.slice(-80))}`;
}
// src/report/text-report.ts
const LEVEL_STYLE = {
	error: "red",
	warning: "yellow",
	info: "blue"
};
var TextReporter = class {
	paint;
	tellsErrors;
	constructor(paint, tellsErrors) {
		this.paint = paint;
		this.tellsErrors = tellsErrors;
	}
	*file(report) {
		const { paint } = this;
		for (const finding of report.findings) yield this.finding(finding, report);
		if (report.error === void 0 || !this.tellsErrors) return;
		yield `${paint("bold", printable(report.path))} ${paint("red", "error")} ${printable(report.error)}\n\n`;
	}
	end(summary) {
		const { paint } = this;
		const { errors, warnings, infos, fixable } = summary;
		const checked = countedFiles(summary);
		if (checked === void 0) return "nothing was checked\n";
		if (errors + warnings + infos === 0) return `${paint("green", "no findings")} in ${checked}\n`;
		return `${[
			errors > 0 ? paint("red", counted(errors, "error", "errors")) : "",
			warnings > 0 ? paint("yellow", counted(warnings, "warning", "warnings")) : "",
			infos > 0 ? paint("blue", counted(infos, "info", "infos")) : ""
		].filter((part) => part !== "").join(", ")} in ${checked}${fixable > 0 ? `, ${fixable} fixable with --fix` : ""}\n`;
	}
	finding(finding, { path, shownBytes }) {
		const { paint } = this;
		const { line, column } = finding.start;
		let text = `${paint("bold", `${printable(path)}:${line}:${column}`)} ${paint(LEVEL_STYLE[finding.level], finding.level)} ${printable(finding.message)} ${paint("dim", `(${finding.rule})`)}\n`;
		text += this.frame(finding, shownBytes);
		for (const related of finding.related) text += this.related(related, path);
		if (finding.fix !== void 0) {
			const kind = finding.fix.safety === "safe" ? "fix" : "fix (unsafe)";
			text += this.note(`${kind}: ${printable(finding.fix.description)}`);
		}
		return `${text}\n`;
	}
	frame(finding, bytes) {
		if (bytes.length === 0) return "";
		const { paint } = this;
		const { code, marks } = codeFrame(bytes, finding);
		const gutter = `${" ".repeat(Math.max(0, 5 - String(finding.start.line).length))}${finding.start.line} `;
		const blank = " ".repeat(gutter.length);
		let text = `${paint("dim", `${gutter}|`)} ${code}\n`;
		text += `${paint("dim", `${blank}|`)} ${paint(LEVEL_STYLE[finding.level], marks)}\n`;
		if (finding.embedded.length > 0) text += this.note(`at ${[finding.pointer, ...finding.embedded].reverse().map(shownPointer).join(", in the string at ")}`);
		else if (finding.pointer !== "") text += this.note(`at ${shownPointer(finding.pointer)}`);
		return text;
	}
	related({ message, start }, path) {
		return this.note(`${printable(path)}:${start.line}:${start.column} ${printable(message)}`);
	}
	note(text) {
		return `${" ".repeat(6)}${this.paint("dim", "=")} ${text}\n`;
	}
};
// src/cli/terminal.ts
function hasColors(stream, env = process.env) {
	const { FORCE_COLOR, NO_COLOR, TERM } = env;
	if (FORCE_COLOR !== void 0) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
	if (NO_COLOR !== void 0 && NO_COLOR !== "") return false;
	return TERM !== "dumb" && isTerminal(stream);
}
function painter(colored) {
	return colored ? (style, text) => styleText(style === "dim" ? "dim" : style, text) : (_style, text) => text;
}
// src/report/unified-diff.ts
const LF = 10;
const CONTEXT = 3;
const LONGEST_LINE$1 = 2e3;
const AROUND = 60;
const ENDS = 200;
function* unifiedDiff({ path, before, after, splices, longestLine = LONGEST_LINE$1 }, shown = (line) => line) {
	if (splices.length === 0) return;
	yield `--- ${shown(quotedName(`a/${path}`))}\n+++ ${shown(quotedName(`b/${path}`))}\n`;
	const [old, now] = [new LineCounter(before), new LineCounter(after)];
	let shortened = false;
	for (const hunk of hunksOf(regionsOf(before, splices), before)) if (hunk.every((region) => isShort(before, region.from, region.to, longestLine)) && hunk.every((region) => isShort(after, region.newFrom, region.newTo, longestLine))) yield wholeLines(hunk, before, after, old, now, shown);
	else {
		shortened = true;
		for (const { splices: changes } of hunk) yield* excerpts(changes, before, after, old, now);
	}
	if (shortened) yield "\\ Long lines are shortened: this diff cannot be applied\n";
}
function regionsOf(before, splices) {
	const encoder = new TextEncoder();
	const lines = new LineCounter(before);
	const regions = [];
	let moved = 0;
	for (const { start, end, text } of splices) {
		const newStart = start + moved;
		const length = encoder.encode(text).length;
		const change = {
			start,
			end,
			newStart,
			newEnd: newStart + length
		};
		const last = regions.at(-1);
		const sharesLine = last !== void 0 && start < last.to;
		const from = sharesLine ? last.from : lines.lineStart(start);
		const to = sharesLine && end < last.to ? last.to : lineEnd(before, end);
		const newFrom = sharesLine ? last.newFrom : from + moved;
		moved += length - (end - start);
		const region = {
			from,
			to,
			newFrom,
			newTo: to + moved,
			splices: sharesLine ? last.splices : []
		};
		region.splices.push(change);
		if (sharesLine) regions.pop();
		regions.push(region);
	}
	return regions;
}
function lineEnd(bytes, at) {
	const found = bytes.indexOf(LF, at);
	return found < 0 ? bytes.length : found + 1;
}
function hunksOf(regions, before) {
	const hunks = [];
	for (const region of regions) {
		const last = hunks.at(-1)?.at(-1);
		if (last !== void 0 && linesFit(before, last.to, region.from, 6)) hunks.at(-1)?.push(region);
		else hunks.push([region]);
	}
	return hunks;
}
function linesFit(bytes, from, to, most) {
	let at = from;
	for (let lines = 0; at < to; lines++) {
		if (lines === most) return false;
		at = lineEnd(bytes, at);
	}
	return true;
}
function isShort(bytes, from, to, longestLine) {
	for (let at = from; at < to;) {
		const end = lineEnd(bytes, at);
		if (end - at > longestLine) return false;
		at = end;
	}
	return true;
}
function wholeLines(hunk, before, after, old, now, shown) {
	const [first, last] = [hunk[0], hunk.at(-1)];
	const from = linesBefore(before, first.from, CONTEXT);
	const to = linesAfter(before, last.to, CONTEXT);
	let body = "";
	let [removed, added] = [0, 0];
	let isChanged = false;
	const tell = (sign, lines) => {
		for (const line of lines) {
			const text = line.endsWith("\n") ? line.slice(0, -1) : line;
			body += `${sign}${shown(text)}\n`;
			if (!line.endsWith("\n")) body += "\\ No newline at end of file\n";
		}
		if (sign !== " " && lines.length > 0) isChanged = true;
		if (sign !== "+") removed += lines.length;
		if (sign !== "-") added += lines.length;
	};
	let at = from;
	for (const region of hunk) {
		tell(" ", linesOf(before, at, region.from));
		const [gone, come] = [linesOf(before, region.from, region.to), linesOf(after, region.newFrom, region.newTo)];
		const head = sameLines(gone, come);
		const tail = sameLines(gone.slice(head).reverse(), come.slice(head).reverse());
		tell(" ", gone.slice(0, head));
		tell("-", gone.slice(head, gone.length - tail));
		tell("+", come.slice(head, come.length - tail));
		tell(" ", gone.slice(gone.length - tail));
		at = region.to;
	}
	tell(" ", linesOf(before, at, to));
	if (!isChanged) return "";
	const newFrom = first.newFrom - (first.from - from);
	return `@@ -${range(old.lineOf(from), removed)} +${range(now.lineOf(newFrom), added)} @@\n${body}`;
}
function sameLines(some, others) {
	const differs = some.findIndex((line, index) => line !== others[index]);
	return differs < 0 ? Math.min(some.length, others.length) : differs;
}
function range(line, count) {
	if (count === 1) return String(line);
	return `${count === 0 ? line - 1 : line},${count}`;
}
function linesBefore(bytes, at, count) {
	let from = at;
	for (let line = 0; line < count && from > 0; line++) from = from < 2 ? 0 : bytes.lastIndexOf(LF, from - 2) + 1;
	return isShort(bytes, from, at, LONGEST_LINE$1) ? from : at;
}
function linesAfter(bytes, at, count) {
	let to = at;
	for (let line = 0; line < count && to < bytes.length; line++) to = lineEnd(bytes, to);
	return isShort(bytes, at, to, LONGEST_LINE$1) ? to : at;
}
function linesOf(bytes, from, to) {
	const lines = [];
	for (let at = from; at < to;) {
		const end = Math.min(to, lineEnd(bytes, at));
		lines.push(decode(bytes.subarray(at, end)));
		at = end;
	}
	return lines;
}
function* excerpts(changes, before, after, old, now) {
	for (const { start, end, newStart, newEnd } of changes) {
		const [line, newLine] = [old.lineOf(start), now.lineOf(newStart)];
		yield `@@ -${line} +${newLine} @@ byte ${start - old.lineStart(start) + 1} of the line\n`;
		yield `-${excerpt(before, start, end)}\n+${excerpt(after, newStart, newEnd)}\n`;
	}
}
function excerpt(bytes, start, end) {
	const from = wholeCharacter(bytes, Math.max(0, start - AROUND));
	const to = wholeCharacter(bytes, Math.min(bytes.length, end + AROUND));
	const [lead, tail] = [from > 0 ? "…" : "", to < bytes.length ? "…" : ""];
	if (end - start <= 400) return lead + printable(decode(bytes.subarray(from, to)), "	") + tail;
	const [head, rest] = [wholeCharacter(bytes, start + ENDS), wholeCharacter(bytes, end - ENDS)];
	return `${lead}${printable(decode(bytes.subarray(from, head)), "	")} … ${rest - head} bytes … ${printable(decode(bytes.subarray(rest, to)), "	")}${tail}`;
}
function wholeCharacter(bytes, at) {
	let whole = at;
	while (whole < bytes.length && (bytes[whole] & 192) === 128) whole++;
	return whole;
}
function decode(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
var LineCounter = class {
	bytes;
	line = 1;
	start = 0;
	end;
	constructor(bytes) {
		this.bytes = bytes;
		this.end = lineEnd(bytes, 0);
	}
	lineOf(offset) {
		while (this.end <= offset && this.end < this.bytes.length) {
			this.line++;
			this.start = this.end;
			this.end = lineEnd(this.bytes, this.start);
		}
		return this.line;
	}
	lineStart(offset) {
		this.lineOf(offset);
		return this.start;
	}
};
const ESCAPES = {
	"	": "\\t",
	"\n": "\\n",
	"\r": "\\r",
	"\"": "\\\"",
	"\\": "\\\\"
};
function quotedName(name) {
	if (!/[\p{Cc}"\\]/u.test(name)) return name;
	const octal = (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
	return `"${name.replace(/[\p{Cc}"\\]/gu, (character) => ESCAPES[character] ?? octal(character))}"`;
}
const GIT_OPTIONS = [{
	name: "staged",
	help: "check what the next commit would change, as it is staged; paths narrow it down.\nWith --fix, repairs are staged, too"
}, {
	name: "since",
	value: "REF",
	example: "--since origin/main",
	help: "check the files that this branch has changed since it left REF, those that git does not\ntrack yet among them; paths narrow it down"
}];
async function selectTasks({ values, switches, positionals }, repairs) {
	const since = values.get("since")?.[0];
	if (switches.has("staged") && since !== void 0) throw new UsageError("--staged and --since contradict each other: give one of them");
	if (since === void 0 && !switches.has("staged")) return selectPaths(positionals.length === 0 ? ["."] : positionals, values.get("stdin-filename")?.[0]);
	if (positionals.includes("-")) throw new UsageError("standard input is in no repository: leave out \"-\"");
	const { changedTasks, stagedTasks } = await import("./git-selection.js");
	return since === void 0 ? stagedTasks(positionals, repairs) : changedTasks(since, positionals);
}
function fileTask(file) {
	return {
		file,
		target: { kind: "file" },
		read: (maxBytes) => readSnapshotFile(file.absolute, maxBytes)
	};
}
async function selectPaths(paths, stdinName) {
	const { files, problems } = await selectFiles(paths.filter((path) => path !== "-"));
	const tasks = [...files.map(fileTask), ...problems.map(({ path, message }) => ({
		file: {
			path,
			absolute: path
		},
		problem: message
	}))];
	if (paths.includes("-")) {
		const file = {
			path: stdinName ?? "<stdin>",
			absolute: join(process.cwd(), stdinName ?? "stdin")
		};
		tasks.push({
			file,
			target: { kind: "standard-output" },
			read: readStandardInput
		});
	}
	return tasks.sort((a, b) => Buffer.compare(Buffer.from(a.file.path), Buffer.from(b.file.path)));
}
// src/report/example-excerpt.ts
const MOST_LINES = 16;
const LINES_BEFORE = 3;
function excerptAround({ text }, finding) {
	const whole = exampleText(text);
	if (finding === void 0 || whole.split("\n").length <= MOST_LINES) return firstLines(text);
	const root = parsed(whole);
	if (root === void 0) return linesAround(whole, finding.start.line);
	const { record, key } = recordAround(root, finding);
	if (record === void 0 || !isObject(record) && !Array.isArray(record)) return void 0;
	const json = JSON.stringify(record, null, 2);
	const index = json.split("\n").findIndex((line) => key !== void 0 && line.startsWith(`  ${JSON.stringify(key)}`));
	return linesAround(json, index < 0 ? 1 : index + 1);
}
function firstLines(text) {
	return linesAround(exampleText(text), 1);
}
function exampleBytes(text) {
	return typeof text === "string" ? new TextEncoder().encode(text) : text;
}
function exampleText(text) {
	return typeof text === "string" ? text : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text);
}
function recordAround(root, finding) {
	const paths = [finding.pointer, ...finding.embedded].map(parsePointer);
	let value = root;
	for (const path of paths.slice(0, -1)) {
		value = valueAt(value, path);
		if (typeof value === "string") value = parsed(value);
	}
	const last = paths.at(-1) ?? [];
	return {
		record: valueAt(value, last.slice(0, -1)),
		key: last.at(-1)
	};
}
function valueAt(root, path) {
	let value = root;
	for (const step of path) if (Array.isArray(value)) value = value[Number(step)];
	else value = isObject(value) ? member(value, step) : void 0;
	return value;
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function linesAround(text, line) {
	const lines = text.trimEnd().split("\n").map((full) => full.length > 200 ? `${full.slice(0, 200)}…` : full);
	if (lines.length <= MOST_LINES) return lines.join("\n");
	const from = Math.max(0, line - 1 - LINES_BEFORE);
	const to = Math.min(lines.length, from + MOST_LINES);
	return [
		...from > 0 ? ["…"] : [],
		...lines.slice(from, to),
		...to < lines.length ? ["…"] : []
	].join("\n");
}
// src/report/rule-blocks.ts
const EXAMPLE_FILE = "room.json";
function ruleBlocks(rule) {
	const { good, bad } = rule.examples();
	const blocks = [
		{
			kind: "heading",
			level: 1,
			text: rule.id
		},
		{
			kind: "facts",
			facts: facts(rule)
		},
		...section("What it checks", sentence(rule.summary)),
		...section("Why it matters", rule.why),
		{
			kind: "heading",
			level: 2,
			text: "Examples with findings"
		},
		...bad.flatMap((example) => badExample(rule, example)),
		{
			kind: "heading",
			level: 2,
			text: "Examples without findings"
		},
		...good.flatMap((example) => goodExample(rule, example, bad[0]))
	];
	if (rule.fix !== "none") blocks.push(...section("Fix safety", FIX_SAFETY[rule.fix]));
	const options = Object.entries(rule.options ?? {});
	if (options.length > 0) blocks.push({
		kind: "heading",
		level: 2,
		text: "Options"
	}, {
		kind: "options",
		options: options.map(([name, spec]) => ruleOption(name, spec))
	});
	blocks.push(...section("Source", sentence(rule.source)));
	return blocks;
}
const FIX = {
	none: "none",
	safe: "safe",
	unsafe: "unsafe",
	mixed: "in some cases"
};
const FIX_SAFETY = {
	safe: "The fix is safe. `--fix` applies it.",
	unsafe: "The fix may change what the snapshot means. Only `--fix --unsafe-fixes` applies it.",
	mixed: "It depends on the finding. `--fix` applies safe fixes, and `--fix --unsafe-fixes` also those that may change what the snapshot means. Some findings have no fix."
};
function section(heading, text) {
	return [{
		kind: "heading",
		level: 2,
		text: heading
	}, {
		kind: "paragraph",
		text
	}];
}
function facts({ level, lenient, fix }) {
	const options = Object.entries(lenient?.options ?? {});
	const changes = [...lenient?.level === void 0 ? [] : [lenient.level], ...options.map(([name, value]) => `\`${name}: ${JSON.stringify(value)}\``)];
	return [
		["Level", level],
		["In `lenient`", changes.length === 0 ? "the same" : changes.join(", with ")],
		["Fix", FIX[fix]]
	];
}
function sentence(text) {
	return `${capitalized(text)}.`;
}
function capitalized(text) {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function badExample(rule, example) {
	const bytes = exampleBytes(example.text);
	const linter = linterOf(rule, example.options);
	const result = linter.lint(bytes);
	const findings = result.findings.filter((finding) => finding.rule === rule.id);
	const excerpt = excerptAround(example, findings[0]);
	const blocks = introduction(rule, example);
	if (excerpt !== void 0) blocks.push({
		kind: "code",
		language: "json",
		content: excerpt
	});
	blocks.push({
		kind: "diagnostics",
		findings,
		shownBytes: result.shownBytes
	});
	const { before, after, splices } = linter.repair(bytes, {
		unsafe: true,
		first: result
	});
	if (splices.length === 0) return blocks;
	const change = {
		path: EXAMPLE_FILE,
		before: before.shown,
		after: after.shown,
		splices,
		longestLine: 200
	};
	const isUnsafe = findings.some(({ fix }) => fix?.safety === "unsafe");
	blocks.push({
		kind: "paragraph",
		text: isUnsafe ? "After `--fix --unsafe-fixes`:" : "After `--fix`:"
	}, {
		kind: "code",
		language: "diff",
		content: [...unifiedDiff(change)].join("").trimEnd()
	});
	return blocks;
}
function goodExample(rule, example, bad) {
	const [finding] = linterOf(rule, bad.options).lint(exampleBytes(bad.text)).findings;
	const content = excerptAround(example, finding) ?? firstLines(example.text);
	return [...introduction(rule, example), {
		kind: "code",
		language: "json",
		content
	}];
}
function introduction(rule, { title, options }) {
	const blocks = [{
		kind: "heading",
		level: 3,
		text: capitalized(title)
	}];
	if (options !== void 0) {
		const setting = `"${rule.id}": ["${rule.level}", ${JSON.stringify(options)}]`;
		blocks.push({
			kind: "paragraph",
			text: `With \`${setting}\` in the config:`
		});
	}
	return blocks;
}
function linterOf(rule, options) {
	const setting = presetSetting("recommended", rule);
	const own = {
		level: rule.level,
		options: {
			...setting.options,
			...options
		}
	};
	return createLinter(rulePack, activeRules(rulePack, /* @__PURE__ */ new Map([[rule.id, own]])));
}
function ruleOption(name, spec) {
	const { description } = spec;
	return {
		name,
		type: typeOf(spec),
		default: JSON.stringify(spec.default),
		description
	};
}
function typeOf(spec) {
	switch (spec.type) {
		case "choice": return spec.choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(" or ");
		case "integer": return `integer, at least ${spec.minimum}`;
		case "strings": return "list of strings";
		case "string": return "string";
		case "boolean": return "`true` or `false`";
	}
}
export { COMMAND_NAMES, ConfigFileError, ConfigFiles, EXAMPLE_FILE, EXIT, GIT_OPTIONS, OutputError, ReportFileError, TELLING_EXITS, TextReporter, UsageError, counted, countedFiles, countedFindings, earlierReports, fileMatcher, fileTask, forPeople, hasColors, isFolderPassedBy, isPassedBy, isSnapshotName, isTerminal, jsonWithoutCommands, mayBeGlob, mayHoldCommands, mistypedCommand, openReportFiles, painter, readArguments, readGlob, readSnapshotFile, readStandardInput, removeLeftovers, replaceFile, repositoryPath, ruleBlocks, runsInActions, selectTasks, shownPointer, unifiedDiff, unprescannedBuffer, warn, whyNot, writeErr, writeOut, writeOutBytes };
