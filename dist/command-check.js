"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { PRESETS, addTo, counted, decodeLoosely, decodeUtf8, getOrInsert, groupedBy, hasMember, isObject, isRuleLevel, mayHoldCommands, member, membersOf, pagesOf, pathMatcher, printable, protectFault, quoteValue, removalLimitOf } = require("./words.js");
const { Baseline, BaselineError, DEFAULT_CONFIG, Fingerprints, LEVEL_WORDS, LocatedFinding, MAX_IMPORTED_BYTES, OccurrenceKeys, claimsOf, countFindings, createLinter, elementName, exampleOf, exampleRule, explainSettings, findOptionFaults, hexDigest, holdsSnapshot, inside, lastingNames, limitFindings, nameByType, namesIn, namesRule, omittedErrors, placeOf, placesOf, pluginPaths, readConfig, ruleNamed, rulesForFile, shownPlace, unknownPreset, unknownRule, unknownRuleName, withoutFix } = require("./core.js");
const { SummaryCounter, countReport, unifiedDiff } = require("./shared.js");
const { AGENT, CONFIG_NAMES, CommandError, EXIT, FORMAT_NAMES, IN_PACKAGE, LinkError, MAX_OUTPUT, RefusedError, ReportFileError, comparePaths, folderInRepository, formatNamed, homePage, isAgentWanted, isFolderPassedBy, isJsonName, isNeverSnapshot, isOwnFile, likeNamed, mistyped, namesIn: namesIn$1, oneOf, pathInside, plain, readHead, readInFull, readSettings, readSnapshotFile, readSnapshotFiles, realPath, refuseRemovedFormat, relativePath, rulePage, tooLarge, upTo, version, whyRefused, withoutKeys, writeBatched } = require("./command.js");
const { rulePack } = require("./rule-pack.js");
const { Place, canonical, compressedFormat, maskOf, sameValue, standIn, uuidVersion } = require("./text.js");
const { accessSync, closeSync, constants, existsSync, fchmodSync, fchownSync, fstatSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync, writeSync } = require("node:fs");
const { basename, dirname, join, posix, relative, resolve, sep } = require("node:path");
// src/world/files/missing-content.ts
const MAX_POINTER_BYTES = 1024;
const IN_LFS = "its content is in Git LFS and has not been downloaded: install git-lfs, then run git lfs pull";
function isPointer(bytes) {
	return bytes.length < MAX_POINTER_BYTES && standIn(bytes) === "lfs-pointer";
}
function whyMissing(bytes) {
	const kind = standIn(bytes);
	if (kind === void 0) return void 0;
	return `${{
		"lfs-pointer": IN_LFS,
		compressed: compressedFormat(bytes),
		empty: "the file is empty: restore it",
		"web-page": "the file is a web page or XML, not JSON: download the snapshot again"
	}[kind]}, or add the file to "ignore" in the config`;
}
function mayHoldSnapshot(reading) {
	return reading.kind !== "bytes" || holdsSnapshot(reading.bytes);
}
// src/world/files/node-sha256.ts
const crypto$1 = () => process.getBuiltinModule("node:crypto");
const nodeSha256 = Object.assign(() => crypto$1().createHash("sha256"), { ofText: (text) => crypto$1().hash("sha256", text, "binary") });
const known = /* @__PURE__ */ new WeakMap();
function hashOf(bytes) {
	return getOrInsert(known, bytes, () => hexDigest(nodeSha256, bytes));
}
// src/world/files/write-file.ts
const FILE_PIECE = 4194304;
function putInPlace(path, pieces, { mode, takeOver = () => {}, isWanted = () => true }) {
	const temporary = temporaryPath(path);
	const file = openSync(temporary, "wx", mode);
	let isInPlace = false;
	try {
		try {
			for (const piece of pieces) writeWhole(file, piece);
			takeOver(file);
			fsyncSync(file);
			if (!isWanted()) return false;
		} finally {
			closeSync(file);
		}
		renameFile(temporary, path);
		isInPlace = true;
	} finally {
		if (!isInPlace) remove(temporary);
	}
	flushFolder(dirname(path));
	return true;
}
function writeDurably(path, bytes, top = dirname(path)) {
	const target = resolve(path);
	refuseUnwritable(target, top);
	const old = statSync(target, { throwIfNoEntry: false });
	if (old !== void 0) removeLeftoversIn(dirname(target));
	putInPlace(target, bytes instanceof Uint8Array ? [bytes] : bytes, {
		mode: 438,
		takeOver: (file) => old && fchmodSync(file, old.mode & 511)
	});
}
function refuseUnwritable(path, top) {
	refuseLinks(path, top);
	if (existsSync(path)) accessSync(path, constants.W_OK);
}
function createFile(path, top, bytes, mode = 438) {
	refuseLinks(path, top);
	const isWanted = () => !existsSync(path);
	return isWanted() && putInPlace(path, [bytes], {
		mode,
		isWanted
	});
}
function refuseLinks(path, top) {
	const inside = pathInside(top, path)?.split("/");
	const link = (inside?.map((_, index) => join(top, inside.slice(0, index + 1).join("/"))) ?? [path]).find((step) => lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink());
	if (link === void 0) return;
	throw new LinkError(link === path ? "it is a symbolic link: give the path of the file itself" : `${relative(top, link)} is a symbolic link: give the path of the folder itself`, link);
}
function makeFolders(path) {
	const missing = [];
	for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.push(folder);
	for (const folder of missing.reverse()) try {
		mkdirSync(folder);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
	if (!statSync(path).isDirectory()) mkdirSync(path);
}
function writeWhole(file, bytes) {
	let written = 0;
	while (written < bytes.length) written += writeSync(file, bytes, written, Math.min(FILE_PIECE, bytes.length - written));
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
const MAX_TRIES = 20;
const WAIT = 40;
function renameFile(from, to, rename = renameSync, platform = process.platform, wait = pause) {
	for (let tries = 1;; tries++) try {
		rename(from, to);
		return;
	} catch (error) {
		const { code = "" } = error;
		if (platform !== "win32" || ![
			"EPERM",
			"EACCES",
			"EBUSY"
		].includes(code)) throw error;
		if (tries === MAX_TRIES) throw new RefusedError("another program is using it: close it there, and run this again");
		wait(WAIT);
	}
}
function pause(milliseconds) {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
const TEMPORARY = /^\.(?:.*\.)?([1-9]\d{0,9})-[0-9a-f]{16}\.roomlint-tmp$/s;
function temporaryPath(target) {
	const random = Buffer.from(crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(8))).toString("hex");
	return join(dirname(target), `.${process.pid}-${random}.roomlint-tmp`);
}
function removeLeftoversIn(folder) {
	for (const name of namesIn$1(folder)) {
		const [, owner] = TEMPORARY.exec(name) ?? [];
		if (owner === void 0) continue;
		const path = join(folder, name);
		try {
			const stats = lstatSync(path);
			if ((stats.isFile() || stats.isDirectory()) && isRunning(Number(owner), stats.ctimeMs) === false) rmSync(path, { recursive: true });
		} catch {}
	}
}
function remove(temporary) {
	try {
		unlinkSync(temporary);
	} catch {}
}
function isRunning(id, written) {
	if (id === process.pid) return written >= Date.now() - process.uptime() * 1e3;
	try {
		process.kill(id, 0);
	} catch (error) {
		const { code } = error;
		return code === "EPERM" ? true : code === "ESRCH" ? false : void 0;
	}
	return true;
}
// src/world/files/replace-file.ts
const CHANGED = {
	kind: "changed",
	message: "another program changed it meanwhile: run this again"
};
function replaceFile(path, before, after) {
	try {
		return (before === void 0 ? createFile(path, dirname(path), after) : replaceNow(path, before, after)) ? { kind: "replaced" } : CHANGED;
	} catch (error) {
		return {
			kind: "error",
			message: whyRefused(before === void 0 ? "write" : "replace", error)
		};
	}
}
function replaceNow(path, before, after) {
	const target = realpathSync.native(path);
	const state = statSync(target, { bigint: true });
	const obstacle = whyNotReplaceable(target, state);
	if (obstacle !== void 0) throw new RefusedError(obstacle);
	removeLeftoversIn(dirname(target));
	return putInPlace(target, [after], {
		mode: 384,
		takeOver: (file) => takeOver(file, state),
		isWanted: () => isStill(path, target, state, before)
	});
}
function whyNotReplaceable(target, state) {
	if (state.isDirectory()) return "this is a folder, not a file";
	if (!state.isFile()) return "pipes and devices cannot be replaced";
	if ((state.mode & 146n) === 0n) return "it is read-only: make it writable first";
	try {
		accessSync(target, constants.W_OK);
		return;
	} catch (error) {
		return whyRefused("write", error);
	}
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
	if ((own.mode & 4095n) !== wanted) fchmodSync(file, Number(wanted));
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
		].every((key) => now[key] === state[key]) && now.size === BigInt(bytes.length) && readFileSync(file).equals(bytes);
	} finally {
		closeSync(file);
	}
}
// src/world/files/json-with-comments.ts
async function readJsonWithComments(bytesAsText, part) {
	const text = bytesAsText.replace(/^\uFEFF/, "");
	if (text.includes("\0")) return broken(text, 0, "not UTF-8 (perhaps UTF-16): save it as UTF-8");
	if (text.trim() === "") return broken(text, 0, "the file is empty: write {} for the defaults");
	const jsonc = await Promise.resolve().then(() => require("jsonc-parser"));
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
		const root = part === void 0 ? whole : jsonc.findNodeAtLocation(whole, [part]);
		const offsetOf = (path, onKey) => {
			if (root === void 0 || path.length === 0) return root?.offset ?? 0;
			const node = jsonc.findNodeAtLocation(root, [...path]);
			if (node === void 0) return offsetOf(path.slice(0, -1), onKey);
			return onKey && node.parent?.type === "property" ? node.parent.offset : node.offset;
		};
		const position = (path, onKey) => positionOf(text, offsetOf(path, onKey));
		if (root === void 0) return {
			value: void 0,
			faults: [],
			position
		};
		const faults = repeatedKeys(root).slice(0, MAX_REPEATED).map((key) => ({
			...positionOf(text, key.offset),
			message: `duplicate key ${quoteValue(String(key.value))}: keep one of the two`
		}));
		return {
			value: faults.length > 0 ? void 0 : jsonc.getNodeValue(root),
			faults,
			position
		};
	} catch (error) {
		if (error instanceof RangeError) return broken(text, 0, "nested too deeply to be read");
		throw error;
	}
}
const MAX_REPEATED = 20;
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
function syntaxMessage(code, found) {
	if (code === "InvalidSymbol") {
		const quotes = found.startsWith("'") ? ": write strings in double quotes" : "";
		return `invalid JSON: unexpected ${quoteValue(found)}${quotes}`;
	}
	return `invalid JSON: ${code.replaceAll(/(?<!^)[A-Z]/g, " $&").toLowerCase()}`;
}
function repeatedKeys({ type, children = [] }) {
	const seen = /* @__PURE__ */ new Set();
	return children.flatMap((child) => {
		const [key, value] = type === "object" ? child.children ?? [] : [void 0, child];
		const again = key !== void 0 && seen.has(key.value);
		seen.add(key?.value);
		return [...again ? [key] : [], ...value === void 0 ? [] : repeatedKeys(value)];
	});
}
function positionOf(text, offset) {
	const before = text.slice(0, offset).split(/\r\n|\r|\n/);
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}
// src/world/workspace/gate-settings.ts
const NOTHING_SAID = {
	protect: [],
	maxRemoved: void 0,
	baseline: void 0
};
var GateSettingsBefore = class {
	choice;
	cwd;
	repository;
	base;
	known = /* @__PURE__ */ new Map();
	constructor(choice, cwd, repository, base) {
		this.choice = choice;
		this.cwd = cwd;
		this.repository = repository;
		this.base = base;
	}
	async of(name) {
		const { choice, cwd, repository } = this;
		if (choice === false) return NOTHING_SAID;
		const names = choice === void 0 ? configNamesAbove(posix.dirname(name)) : [relativePath(repository.top, resolve(cwd, choice))].filter((path) => !/^(?:\.\.\/|$)/.test(path));
		return getOrInsert(this.known, names.join("\n"), () => this.first(names));
	}
	async first(names) {
		for (const file of this.repository.filesOf(this.base, names)) {
			const config = await this.configIn(file);
			if (config !== void 0) return config;
		}
		return NOTHING_SAID;
	}
	async configIn({ name, shown, read }) {
		const isPackage = basename(name) === "package.json";
		const reading = read(MAX_OUTPUT);
		if (reading.kind !== "bytes") {
			if (isPackage) return void 0;
			throw new CommandError(`${shown}: ${reading.message}`);
		}
		const { value, faults } = await readJsonWithComments(decodeLoosely(reading.bytes), isPackage ? IN_PACKAGE : void 0);
		const [fault] = faults;
		if (fault !== void 0 && isPackage) return void 0;
		if (fault !== void 0) throw new CommandError(`${shown}:${fault.line}:${fault.column} ${fault.message}. Nothing is planned, because what this config protects cannot be read`);
		return value === void 0 ? void 0 : configOf(value, name);
	}
};
function configNamesAbove(folder) {
	const here = CONFIG_NAMES.map((name) => posix.join(folder, name.split(sep).join("/")));
	return folder === "." ? here : [...here, ...configNamesAbove(posix.dirname(folder))];
}
function configOf(config, name) {
	const said = (key) => member(config, key);
	const [protect, baseline] = [said("protect"), said("baseline")];
	const folder = posix.dirname(name).replace(/(^|\/)\.config$/, "") || ".";
	return {
		protect: Array.isArray(protect) ? protect.filter(isPattern) : [],
		maxRemoved: removalLimitOf(said("maxRemoved")),
		baseline: typeof baseline === "string" ? posix.join(folder, baseline) : void 0
	};
}
function isPattern(pattern) {
	return typeof pattern === "string" && protectFault(pattern) === void 0;
}
// src/world/workspace/outcomes.ts
function problem(message, severity = "error") {
	return {
		kind: "problem",
		severity,
		message
	};
}
function crashed(rule, { path }, error) {
	return {
		...problem(`the rule ${rule} crashed on ${path}. ${rulePack.has(rule) ? "This is a bug in roomlint, not in your files. Please report it" : "This is a bug in its plugin"}:`, "crash"),
		details: error instanceof Error ? error.stack ?? error.message : String(error)
	};
}
function unchecked({ path }, error) {
	return {
		kind: "unchecked",
		report: {
			path,
			bytes: void 0,
			findings: [],
			error,
			rules: [],
			shownBytes: /* @__PURE__ */ new Uint8Array()
		}
	};
}
var Outcomes = class {
	listing;
	checked = /* @__PURE__ */ new Set();
	ignored = /* @__PURE__ */ new Set();
	passedOver = 0;
	constructor(listing) {
		this.listing = listing;
	}
	add({ absolute }, { kind }) {
		if (kind === "checked" || kind === "unchecked") this.checked.add(absolute);
		if (kind === "ignored") this.ignored.add(absolute);
		if (kind === "passed-over") this.passedOver++;
	}
	close() {
		const { mayBeNothing, searches = [] } = this.listing;
		const isNothing = this.checked.size === 0;
		const others = this.passedOver === 0 ? "" : othersText(this.passedOver);
		const empty = searches.filter((search) => this.isEmpty(search));
		const isOfNone = isNothing && this.ignored.size === 0;
		if (isOfNone && mayBeNothing === "") return [];
		const events = empty.map((search) => problem(emptyMessage(search)));
		if (isOfNone && mayBeNothing !== void 0) events.unshift(note(others === "" ? mayBeNothing : `${mayBeNothing}: ${others}`));
		else if (others !== "" && !(isNothing && empty.length > 0)) events.unshift(note(others));
		if (isNothing && empty.length === 0 && mayBeNothing === void 0 && this.ignored.size > 0) events.push(problem(ignoredMessage(this.ignored.size, others)));
		return events;
	}
	isEmpty({ files }) {
		return files.length > 0 && !files.some((file) => this.checked.has(file) || this.ignored.has(file));
	}
};
function othersText(count) {
	return `${counted(count, "other JSON file")} passed over`;
}
function ignoredMessage(count, others) {
	return `nothing was checked: the config ignores ${count === 1 ? "the only file" : `all ${count} files`}${others && `, and ${others}`}`;
}
function emptyMessage({ path, kind, files }) {
	return `${path}: no snapshot ${kind === "folder" ? "in this folder" : "among the files that match"}: ${othersText(files.length)}`;
}
function note(message) {
	return {
		kind: "note",
		message
	};
}
// src/world/workspace/baselines.ts
var Baselines = class {
	options;
	settings;
	base;
	sessions = /* @__PURE__ */ new Map();
	atBase = /* @__PURE__ */ new Map();
	settingsBefore;
	constructor(options, settings, config, base) {
		this.options = options;
		this.settings = settings;
		this.base = base;
		if (options.path !== void 0 && options.use !== "update") this.sessions.set(options.path, BaselineSession.open({
			...options,
			path: options.path
		}));
		if (base?.commit !== void 0) this.settingsBefore = new GateSettingsBefore(config, options.cwd, base.repository, base.commit);
	}
	async of(file) {
		const { options } = this;
		const named = options.path ?? await this.pathInConfig(file);
		const path = named ?? (options.use === "update" ? "roomlint-baseline.json" : void 0);
		if (path === void 0) return void 0;
		const atBase = options.use === "read" ? await this.baseFor(file) : void 0;
		const key = atBase === void 0 ? path : `${path}\0${atBase.name}`;
		return getOrInsert(this.sessions, key, () => BaselineSession.open({
			...options,
			path,
			isUnnamed: named === void 0
		}, atBase));
	}
	get files() {
		const { options } = this;
		if (options.path === void 0 && options.use === "read") return [];
		return [resolve(options.cwd, options.path ?? "roomlint-baseline.json")];
	}
	close() {
		return [...this.sessions.values()].flatMap((session) => session.close() ?? []);
	}
	async pathInConfig(file) {
		const absolute = await this.settings.baselineOf(file);
		return absolute === void 0 ? void 0 : relativePath(this.options.cwd, absolute);
	}
	async baseFor(file) {
		const { base, options, settingsBefore } = this;
		if (base === void 0 || settingsBefore === void 0) return void 0;
		const inRepository = (path) => relativePath(base.repository.top, path);
		const own = options.path === void 0 ? void 0 : inRepository(resolve(options.cwd, options.path));
		if (own?.startsWith("../")) return void 0;
		const name = own ?? (await settingsBefore.of(inRepository(file))).baseline;
		return {
			name: name ?? "",
			baseline: name === void 0 ? Baseline.empty() : this.readAtBase(name),
			nameOf: (absolute) => posix.relative(posix.dirname(name ?? ""), inRepository(absolute))
		};
	}
	readAtBase(name) {
		return getOrInsert(this.atBase, name, () => {
			const { base } = this;
			if (base?.commit === void 0 || name.startsWith("../")) return Baseline.empty();
			const reading = base.repository.filesOf(base.commit, [name])[0]?.read(MAX_OUTPUT);
			try {
				return reading?.kind === "bytes" ? Baseline.read(decodeLoosely(reading.bytes)) : Baseline.empty();
			} catch (error) {
				if (error instanceof BaselineError) return Baseline.empty();
				throw error;
			}
		});
	}
};
var BaselineSession = class BaselineSession {
	options;
	baseline;
	before;
	atBase;
	accepted = 0;
	leftOut = 0;
	constructor(options, baseline, before, atBase) {
		this.options = options;
		this.baseline = baseline;
		this.before = before;
		this.atBase = atBase;
	}
	static open(options, atBase) {
		const { path, cwd, use } = options;
		const absolute = resolve(cwd, path);
		const isThere = existsSync(absolute);
		if (use === "update" && !isThere) return new BaselineSession(options, Baseline.empty(), void 0, atBase);
		const reading = readInFull(absolute);
		if (reading.kind !== "bytes") throw new CommandError(`cannot read the baseline ${path}: ${reading.message}${isThere ? "" : " (--update-baseline writes one)"}`);
		const { bytes } = reading;
		try {
			return new BaselineSession(options, Baseline.read(new TextDecoder().decode(bytes)), bytes, atBase);
		} catch (error) {
			if (!(error instanceof BaselineError)) throw error;
			throw new CommandError(`cannot use the baseline ${path}: ${error.message}`);
		}
	}
	get absolute() {
		return resolve(this.options.cwd, this.options.path);
	}
	knows(file) {
		return this.baseline.count(this.nameOf(file)) > 0;
	}
	knownIn(file) {
		return {
			baseline: new TextDecoder().decode(this.before),
			file: this.nameOf(file)
		};
	}
	unknown(file, findings) {
		const { atBase, baseline } = this;
		if (this.options.use === "update") return findings;
		const unknown = baseline.unknown(this.nameOf(file), findings);
		if (atBase === void 0) return unknown;
		const before = atBase.baseline.unknown(atBase.nameOf(file.absolute), findings);
		const open = new Set([...unknown, ...before].flatMap(lastingNames));
		return findings.filter((finding) => lastingNames(finding).some((name) => open.has(name)));
	}
	apply(file, result, uses, note) {
		const name = this.nameOf(file);
		const isWhole = result.crashes.length === 0 && result.unchecked === void 0;
		if (this.options.use === "update") {
			if (isWhole) this.baseline.accept(name, result.findings);
			this.accepted += result.findings.length;
			return {
				...result,
				findings: isWhole ? [] : result.findings
			};
		}
		const fresh = this.unknown(file, result.findings);
		const unmatched = this.baseline.match(name, result.findings).stale;
		const stale = new Map([...unmatched].filter(([rule]) => uses(rule)));
		const gone = [...stale.values()].reduce((sum, prints) => sum + prints.length, 0);
		this.leftOut += result.findings.length - fresh.length;
		if (gone > 0 && isWhole) {
			const rules = [...stale.keys()].join(", ");
			const [match, it] = gone === 1 ? ["matches", "it"] : ["match", "them"];
			note(`${this.options.path}: ${counted(gone, "entry", "entries")} for ${file.path} (${rules}) no longer ${match} a finding: --update-baseline removes ${it}, and accepts all that is found`);
		}
		return {
			...result,
			findings: fresh
		};
	}
	close() {
		const { path, use, isUnnamed } = this.options;
		if (use === "read") {
			const message = `${path}: ${counted(this.leftOut, "known finding")} left out`;
			return this.leftOut > 0 ? {
				kind: "note",
				message
			} : void 0;
		}
		const gone = this.forgetMissingFiles();
		const why = this.write(new TextEncoder().encode(this.baseline.toString()));
		if (why !== void 0) return problem(`${path} was not written: ${why}`);
		const missing = gone === 0 ? "" : `, removed ${counted(gone, "missing file")}`;
		const unused = isUnnamed ? `. To use it, set "baseline": "${path}" in the config` : "";
		return {
			kind: "note",
			message: `${path}: accepted ${counted(this.accepted, "finding")}${missing}${unused}`
		};
	}
	forgetMissingFiles() {
		const gone = this.baseline.paths.filter((name) => !existsSync(resolve(dirname(this.absolute), name)));
		for (const name of gone) this.baseline.forgetFile(name);
		return gone.length;
	}
	write(after) {
		try {
			refuseLinks(this.absolute, this.options.cwd);
		} catch (error) {
			return whyRefused("write", error);
		}
		const replaced = replaceFile(this.absolute, this.before, after);
		return replaced.kind === "replaced" ? void 0 : replaced.message;
	}
	nameOf({ absolute }) {
		return relativePath(dirname(this.absolute), absolute);
	}
};
// src/verdict/lint/earlier-places.ts
const NAMING = /* @__PURE__ */ new Set([
	"Id",
	"id",
	"$type",
	"Name"
]);
var EarlierPlaces = class {
	before;
	after;
	pairs = /* @__PURE__ */ new Map();
	later = [];
	earlier = [];
	constructor(before, after) {
		this.before = before;
		this.after = after;
	}
	find(place) {
		let [before, after] = [this.before, this.after];
		let [isRenamed, isUnclear] = [false, false];
		let depth = 0;
		for (const { step, parent } of place.chain()) {
			if (parent === void 0) continue;
			if (step === void 0) {
				const held = isObject(before) ? before : inside(this.earlier, depth, before);
				isUnclear ||= before !== void 0 && held === void 0;
				before = held;
				after = inside(this.later, depth, after);
				depth++;
			} else if (Array.isArray(after)) {
				isUnclear ||= before !== void 0 && !Array.isArray(before);
				const element = after[Number(step)];
				before = Array.isArray(before) ? this.pairsOf(before, after).get(Number(step)) : void 0;
				isRenamed ||= before !== void 0 && elementName(before) !== elementName(element);
				after = element;
			} else {
				isUnclear ||= before !== void 0 && !isObject(before);
				before = isObject(before) ? member(before, String(step)) : void 0;
				after = isObject(after) ? member(after, String(step)) : void 0;
			}
		}
		return {
			value: before,
			isRenamed,
			isUnclear
		};
	}
	nameBefore = (element) => {
		const { value, isRenamed } = this.find(element);
		return isRenamed ? elementName(value) ?? "" : void 0;
	};
	isBrought(place, value) {
		const { value: before, isUnclear } = this.find(place);
		if (isUnclear) return false;
		if (before === void 0 || value === void 0) return before !== value;
		return typeof value === "object" && value !== null ? false : !sameValue(before, value);
	}
	pairsOf(before, after) {
		return getOrInsert(this.pairs, after, () => pairElements(before, after));
	}
};
function pairElements(before, after) {
	const pairs = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	const pairBy = (keyOf, keyBefore = keyOf) => {
		if (pairs.size === after.length) return;
		const waiting = /* @__PURE__ */ new Map();
		for (let index = before.length - 1; index >= 0; index--) {
			const key = taken.has(index) ? void 0 : keyBefore(before[index]);
			if (key !== void 0) addTo(waiting, key, index);
		}
		for (const [index, element] of after.entries()) {
			const key = pairs.has(index) ? void 0 : keyOf(element);
			const same = key === void 0 ? void 0 : waiting.get(key)?.pop();
			if (same === void 0) continue;
			pairs.set(index, before[same]);
			taken.add(same);
		}
	};
	pairBy((element) => elementName(element) ?? "");
	pairBy(contentOf);
	pairBy(nameWithoutId, nameOfNameless);
	return pairs;
}
function contentOf(element) {
	if (!isObject(element)) return void 0;
	const others = membersOf(element).filter(([key]) => !NAMING.has(key));
	return canonical(Object.fromEntries(others));
}
function nameWithoutId(element) {
	return isObject(element) ? nameByType(element) ?? "" : void 0;
}
function nameOfNameless(element) {
	if (!isObject(element)) return void 0;
	const id = member(element, "Id") ?? member(element, "id");
	return typeof id === "string" && uuidVersion(id) !== void 0 ? void 0 : nameWithoutId(element);
}
// src/verdict/lint/earlier-version.ts
var EarlierVersion = class {
	failed;
	crashed;
	value;
	keys;
	constructor(reported) {
		const names = reported.names();
		this.failed = reported.failedRecords(names);
		this.keys = new Set(reported.occurrences(names).flatMap(namesIn));
		this.crashed = new Set(reported.crashes.map(({ rule }) => rule));
		this.value = reported.value;
	}
	has(key) {
		return namesIn(key).some((name) => this.keys.has(name));
	}
	get isCovered() {
		return this.failed.isEmpty && this.crashed.size === 0;
	}
};
var EarlierVersions = class {
	versions = [];
	get areNone() {
		return this.versions.length === 0;
	}
	add(reported) {
		this.versions.push(new EarlierVersion(reported));
	}
	judgeUnlocated(reported) {
		return reported.occurrences(reported.names()).every((key) => namesIn(key).every((name) => this.have(name))) ? {
			fresh: [],
			uncovered: [],
			earlier: reported.count()
		} : void 0;
	}
	judge(findings) {
		const located = findings.filter((finding) => finding instanceof LocatedFinding);
		const isNew = (key) => !this.have(key);
		const unmatched = located.filter((finding) => finding.occurrences.some(isNew));
		if (unmatched.length === 0) return {
			fresh: [],
			uncovered: [],
			earlier: located.length
		};
		const known = /* @__PURE__ */ new Set();
		const open = /* @__PURE__ */ new Set();
		for (const version of this.versions) for (const [text, ofText] of groupedBy(located, (finding) => finding.text)) {
			const unknown = unmatched.filter((finding) => finding.text === text);
			const compared = new Comparison(version, text);
			if (unknown.some((finding) => compared.isRenamed(finding))) {
				for (const finding of ofText) for (const [key, earlier] of compared.earlierKeys(finding)) if (version.has(earlier)) known.add(key);
			}
			if (version.isCovered) continue;
			for (const finding of unknown) {
				const places = placesOfKeys(finding);
				for (const [rank, key] of finding.occurrences.entries()) if (isNew(key) && compared.isOpen(finding.rule, places[rank])) open.add(key);
			}
		}
		const isUnknown = (key) => isNew(key) && !known.has(key);
		const unknown = unmatched.filter((finding) => finding.occurrences.some(isUnknown));
		const isFresh = (finding) => finding.occurrences.some((key) => isUnknown(key) && !open.has(key));
		return {
			fresh: unknown.filter(isFresh),
			uncovered: unknown.filter((finding) => !isFresh(finding)),
			earlier: located.length - unknown.length
		};
	}
	have(key) {
		return this.versions.some((version) => version.has(key));
	}
};
var Comparison = class {
	earlier;
	text;
	places;
	names;
	keys;
	later;
	constructor(earlier, text) {
		this.earlier = earlier;
		this.text = text;
		this.places = new EarlierPlaces(earlier.value, text.value);
		this.names = new Fingerprints(text.value, text.newSha256, "alike", this.places.nameBefore);
		this.keys = new OccurrenceKeys(text, this.names);
	}
	isRenamed({ draft }) {
		return claimsOf(draft).some((claim) => {
			const place = placeOf(claim);
			return place !== void 0 && this.places.find(place).isRenamed;
		});
	}
	earlierKeys(finding) {
		const earlier = this.keys.next(finding.rule, finding.draft);
		return finding.occurrences.map((key, rank) => [key, earlier[rank] ?? key]);
	}
	isOpen(rule, place) {
		const { failed, crashed } = this.earlier;
		this.later ??= this.text.failedRecords(this.names);
		if (!crashed.has(rule) && !failed.isRepairedAround(place ?? Place.root, this.names, this.later)) return false;
		return place === void 0 || !this.places.isBrought(place, this.names.valueAt(place));
	}
};
function placesOfKeys({ draft }) {
	if (draft.identity !== void 0) return [shownPlace(draft)];
	return claimsOf(draft).flatMap(placesOf);
}
// src/world/workspace/earlier-versions.ts
function earlierVersions({ file: { path }, earlier }, linter, note) {
	const versions = new EarlierVersions();
	const unusable = [];
	for (const version of earlier?.() ?? []) {
		const why = add(version, linter, versions);
		if (why === void 0) continue;
		const { shown, older } = version;
		const instead = older?.().find((one) => add(one, linter, versions) === void 0);
		if (instead === void 0) unusable.push(`${shown}: ${why}`);
		else note(`${path}: compared with ${instead.shown}, because ${shown} cannot be checked: ${why}`);
	}
	if (versions.areNone) for (const why of unusable) note(`${path}: all findings count, because no earlier version can be checked: ${why}`);
	return versions;
}
function noteUncovered({ path }, { uncovered }, note) {
	if (uncovered.length === 0) return;
	const rules = [...new Set(uncovered.map(({ rule }) => rule))].join(", ");
	note(`${path}: ${counted(uncovered.length, "finding does", "findings do")} not count, because the earlier version of the record could not be checked in full: ${rules}`);
}
function add({ shown, read }, linter, versions) {
	const reading = read(linter.maxBytes);
	if (reading.kind === "error") throw new CommandError(`cannot read ${shown}: ${reading.message}`);
	if (reading.kind === "too-large") return whyStopped(linter.lintSize(reading.size));
	const reported = linter.report(reading.bytes);
	if (reported.isStopped) return whyStopped(reported.located());
	versions.add(reported);
}
function whyStopped({ findings: [finding], unchecked }) {
	return finding === void 0 ? unchecked ?? "a rule crashed" : `${finding.rule}, line ${finding.start.line}`;
}
// src/world/files/path-meaning.ts
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
			takes: (inside) => isJsonName(inside) && !isPassedBy(inside)
		};
	} catch (error) {
		const isAbsent = ["ENOENT", "ENOTDIR"].includes(error.code ?? "");
		if (isAbsent && takesGlobs && GLOB.test(path) && !isLink(base)) return readGlob(path, cwd);
		if (!isAbsent) return whyRefused("read", error);
		const takes = (inside) => inside === "" || isJsonName(inside);
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
			if (isPassedBy(inside)) return false;
			const isJson = /\.json$/i.test(inside);
			return (matches(inside) || isJson && matches(inside.replace(/\.json$/i, ".json"))) && (last.includes(".") || isJson) && (!isOwnFile(inside) || !GLOB.test(last));
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
// src/world/files/config-file.ts
var ConfigFileError = class extends CommandError {
	faults;
	constructor(faults, cwd) {
		const lines = faults.map(({ path, line, column, message }) => `  ${pathInside(cwd, path) ?? path}:${line}:${column} ${message}`);
		super("the config cannot be used:", lines.join("\n"));
		this.faults = faults;
	}
};
var ConfigFiles = class {
	pack;
	plugins;
	cwd;
	byPath = /* @__PURE__ */ new Map();
	nearestPath = /* @__PURE__ */ new Map();
	constructor(pack, plugins = true, cwd = process.cwd()) {
		this.pack = pack;
		this.plugins = plugins;
		this.cwd = cwd;
	}
	async nearest(folder) {
		const path = this.find(folder);
		return path === void 0 ? void 0 : this.read(path, false);
	}
	async read(path, isNamed = true) {
		const known = this.byPath.get(path);
		if (known !== void 0) return known;
		const source = readSettings(path);
		const read = source.kind === "error" ? [startFault(path, source.message)] : await this.readText(path, source.text, isNamed);
		if (!("config" in read)) throw new ConfigFileError(read, this.cwd);
		this.byPath.set(path, read);
		return read;
	}
	async readText(path, text, isNamed) {
		const { value, faults, position } = await readJsonWithComments(text, basename(path) === "package.json" ? IN_PACKAGE : void 0);
		const at = (steps, onKey, message) => ({
			path,
			...position(steps, onKey),
			message
		});
		const masked = (found) => {
			const mask = maskOf([new TextEncoder().encode(text)]);
			return found.map((fault) => ({
				...fault,
				message: mask.mask(fault.message)
			}));
		};
		if (faults.length > 0) return masked(faults.map((fault) => ({
			path,
			...fault
		})));
		if (value === void 0) return [startFault(path, `this package.json has no "${IN_PACKAGE}" field`)];
		const folder = dirname(resolve(path)).replace(/[\\/]\.config$/, "");
		const extended = new Map(this.pack);
		const named = pluginPaths(value);
		const plugins = this.plugins ? named : [];
		if (plugins.length > 0 && !isNamed && belongsToAnotherUser(path)) return [at(["plugins"], true, OF_ANOTHER)];
		for (const [index, plugin] of plugins.entries()) {
			const { loadPlugin } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.plugins_exports);
			const rules = await loadPlugin(plugin, folder, extended);
			if (typeof rules === "string") return masked([at(["plugins", index], false, rules)]);
			for (const rule of rules) extended.set(rule.id, rule);
		}
		const config = readConfig(value, extended, named.length > plugins.length);
		if ("faults" in config) return masked(config.faults.map((each) => at(each.path, each.onKey, each.message)));
		return {
			path,
			folder,
			config,
			pack: extended
		};
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
	if (!existsSync(path) && !isLink(path)) return false;
	if (basename(path) !== "package.json") return true;
	const reading = readSettings(path);
	if (reading.kind === "error") return false;
	const text = reading.text.replace(/^\uFEFF/, "");
	try {
		const value = JSON.parse(text);
		return hasMember(value, IN_PACKAGE);
	} catch {
		return /"roomlint"\s*:/.test(text);
	}
}
function belongsToAnotherUser(path, user = process.getuid?.(), caller = process.env.SUDO_UID) {
	if (user === void 0) return false;
	return [lstatSync(path), statSync(path)].some(({ uid }) => uid !== user && uid !== 0 && !(user === 0 && caller !== void 0 && uid === Number(caller)));
}
function startFault(path, message) {
	return {
		path,
		line: 1,
		column: 1,
		message
	};
}
const OF_ANOTHER = "the config belongs to another user, so its plugins are not loaded: if you trust it, name it with --config, otherwise pass --no-plugins";
// src/world/workspace/file-settings.ts
var FileSettings = class FileSettings {
	cwd;
	presets;
	commandLine;
	config;
	configs;
	uses;
	rulesOfConfig = /* @__PURE__ */ new Map();
	constructor(cwd, presets, commandLine, config, configs, uses) {
		this.cwd = cwd;
		this.presets = presets;
		this.commandLine = commandLine;
		this.config = config;
		this.configs = configs;
		this.uses = uses;
	}
	static async open(options) {
		const { cwd, preset, rules = [], only, skip, config: choice, plugins } = options;
		const configs = new ConfigFiles(rulePack, plugins, cwd);
		const config = typeof choice === "string" ? await configs.read(resolve(cwd, choice)) : choice;
		const isOurs = [
			...rules.map((text) => text.split(":")[0] ?? ""),
			...only ?? [],
			...skip ?? []
		].every((name) => namesRule(name, rulePack));
		const here = config === void 0 && !isOurs ? await configs.nearest(cwd) : config;
		const pack = here ? here.pack : rulePack;
		const choices = readRuleOptions(rules, pack);
		const uses = readUse({
			only,
			skip
		}, pack);
		const presets = preset === void 0 ? void 0 : readPresets(preset);
		return new FileSettings(cwd, presets, choices, config, configs, uses);
	}
	async baselineOf(file) {
		const { found, config } = await this.sourcesFor(file);
		return found === void 0 || config.baseline === void 0 ? void 0 : resolve(found.folder, config.baseline);
	}
	async rulesFor(file) {
		const { found, config, sources } = await this.sourcesFor(file);
		if (!(config.ignore.length > 0 || config.overrides.some(({ files }) => files !== void 0)) || found === void 0) {
			const key = found?.path ?? "";
			return getOrInsert(this.rulesOfConfig, key, () => this.onlyUsed(rulesForFile(found?.pack ?? rulePack, sources, () => false)));
		}
		if (config.ignore.some((glob) => matchesFile(glob, found.folder, file))) return "ignored";
		return this.onlyUsed(rulesForFile(found.pack, sources, (glob) => matchesFile(glob, found.folder, file)));
	}
	onlyUsed(rules) {
		return rules.filter(({ rule }) => this.uses(rule.id));
	}
	async explain(file) {
		const { found, config, sources } = await this.sourcesFor(file);
		const matchesFile$1 = (glob) => found !== void 0 && matchesFile(glob, found.folder, file);
		return {
			config: found === void 0 ? void 0 : pathInside(this.cwd, found.path) ?? found.path,
			ignored: config.ignore.some(matchesFile$1),
			baseline: await this.baselineOf(file),
			settings: explainSettings(found?.pack ?? rulePack, sources, matchesFile$1).filter(({ rule }) => this.uses(rule))
		};
	}
	async configIn(folder) {
		return this.config === void 0 ? this.configs.nearest(folder) : this.config || void 0;
	}
	async sourcesFor(file) {
		const found = await this.configIn(dirname(file));
		const config = found?.config ?? DEFAULT_CONFIG;
		return {
			found,
			config,
			sources: {
				config,
				presets: this.presets,
				commandLine: this.commandLine
			}
		};
	}
};
async function configFor(folder, cwd, config) {
	return (await (await FileSettings.open({
		cwd,
		config,
		plugins: false
	})).configIn(folder))?.config ?? DEFAULT_CONFIG;
}
function readPresets(names) {
	return names.split(",").map((each) => {
		const name = each.trim();
		const preset = PRESETS.find((known) => known === name);
		if (preset === void 0) throw new CommandError(unknownPreset(name));
		return preset;
	});
}
function readUse(given, pack) {
	const unknown = given.only?.find((name) => !namesRule(name, pack));
	if (unknown !== void 0) throw new CommandError(`--only: ${unknownRuleName(unknown, pack)}`);
	const { only, skip = [] } = given;
	const isAmong = (ruleId, names) => names.some((name) => ruleId === name || ruleId.startsWith(`${name}/`));
	const uses = (ruleId) => (only === void 0 || isAmong(ruleId, only)) && !isAmong(ruleId, skip);
	if (![...pack.keys()].some(uses)) throw new CommandError("--only leaves no rule to check with");
	return uses;
}
function readRuleOptions(texts, pack) {
	const choices = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const { id, choice } = readRuleChoice(text, pack);
		if (choices.has(id)) throw new CommandError(`--rule ${id} is given twice: give it once`);
		choices.set(id, choice);
	}
	return choices;
}
function readRuleChoice(text, pack) {
	const [, rule = "", first, second] = /^([^:]*)(?::([^:]*)(?::([\s\S]*))?)?$/.exec(text) ?? [];
	if (rule === "") throw new CommandError(`--rule needs the id of a rule, as in --rule ${exampleRule(pack)}:off`);
	if (!pack.has(rule)) throw new CommandError(unknownRule(rule, pack));
	const [isKind, kindLevel = ""] = [second !== void 0 && isRuleLevel(second), second];
	const [id, level, rest] = isKind || first !== void 0 && ruleNamed(`${rule}:${first}`, pack) !== void 0 ? [
		`${rule}:${first}`,
		kindLevel,
		void 0
	] : [
		rule,
		first,
		second
	];
	if (ruleNamed(id, pack) === void 0) throw new CommandError(unknownRule(id, pack));
	if (level === void 0 || !isRuleLevel(level)) {
		const given = level ? `has the unknown level ${quoteValue(level)}` : "needs a level";
		throw new CommandError(`--rule ${id} ${given}: use ${LEVEL_WORDS}, as in --rule ${id}:error`);
	}
	if (rest === void 0) return {
		id,
		choice: {
			level,
			options: void 0
		}
	};
	const specs = pack.get(id)?.options ?? {};
	const example = `as in --rule '${id}:${level}:${exampleOf(specs)}'`;
	let options;
	try {
		options = JSON.parse(rest);
	} catch {
		throw new CommandError(`the options of --rule ${id} are not JSON: ${quoteValue(rest)}. In a shell, put the whole argument in single quotes, ${example}`);
	}
	const [fault] = findOptionFaults(id, specs, options);
	if (fault !== void 0) throw new CommandError(`${fault.message}, ${example}`);
	return {
		id,
		choice: {
			level,
			options: isObject(options) ? options : void 0
		}
	};
}
// src/world/workspace/check.ts
async function openCheck(options) {
	const { listing: found, baseline, onlySnapshots, leaveOut = () => false } = options;
	const settings = await FileSettings.open(options.settings);
	const baselines = baseline && new Baselines(baseline, settings, options.settings.config, found.base);
	const tasks = found.tasks.filter(({ file }) => file.found !== true || !leaveOut(file.absolute));
	return new Check(options, settings, baselines, {
		...onlySnapshots && { mayBeNothing: NOTHING },
		...found,
		tasks
	});
}
const NOTHING = "no snapshot among the named files";
var Check = class {
	options;
	settings;
	baselines;
	listing;
	faultySettings = /* @__PURE__ */ new Set();
	linter;
	emit = () => void 0;
	fixes;
	outcomes;
	constructor(options, settings, baselines, listing) {
		this.options = options;
		this.settings = settings;
		this.baselines = baselines;
		this.listing = listing;
		this.fixes = options.fixes ?? { mode: "off" };
		this.outcomes = new Outcomes(listing);
	}
	get files() {
		return [...this.listing.tasks.map(({ file }) => file.absolute), ...this.baselines?.files ?? []];
	}
	async run(emit) {
		const { tasks, notes = [] } = this.listing;
		for (const task of tasks) {
			this.emit = (event) => {
				this.outcomes.add(task.file, event);
				emit(event);
			};
			try {
				await this.check(task);
			} catch (error) {
				if (!(error instanceof CommandError)) throw error;
				const { message } = error;
				const { path } = task.file;
				this.emit({
					...problem(`${path}: ${message}`),
					...task.kind === "problem" && { path }
				});
				this.emit(unchecked(task.file, message));
			}
		}
		for (const message of notes) emit({
			kind: "note",
			message
		});
		for (const event of this.outcomes.close()) emit(event);
		for (const event of this.baselines?.close() ?? []) emit(event);
	}
	note = (message) => this.emit({
		kind: "note",
		message
	});
	async check(task) {
		const { file } = task;
		if (task.kind === "problem") throw new CommandError(task.problem);
		if (this.mayPassOver(task) && isNeverSnapshot(file.absolute)) {
			if (!isOwnFile(file.absolute)) this.emit({
				kind: "passed-over",
				path: file.path
			});
			return;
		}
		let rules;
		let baseline;
		try {
			rules = await this.settings.rulesFor(file.absolute);
			if (rules !== "ignored") baseline = await this.baselines?.of(file.absolute);
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			this.refuseSettings(file, error);
			return;
		}
		if (rules === "ignored") {
			this.ignore(task);
			return;
		}
		await this.checkFile(task, this.linterFor(rules), baseline);
	}
	ignore({ file, target, read }) {
		this.emit({ kind: "ignored" });
		if (file.found === true) return;
		this.note(`${file.path} is not checked: the config ignores it`);
		if (target.kind !== "output" || this.fixes.mode !== "write") return;
		const reading = read(Number.POSITIVE_INFINITY);
		if (reading.kind === "bytes") this.emit({
			kind: "output",
			bytes: reading.bytes
		});
		else this.emit(problem(`${file.path}: ${reading.message}`));
	}
	mayPassOver({ file, target }) {
		return file.found === true || this.options.onlySnapshots === true && target.kind !== "output";
	}
	refuseSettings(file, { message, details }) {
		const said = message + details;
		if (!this.faultySettings.has(said)) this.emit({
			...problem(message),
			...details !== "" && { details }
		});
		this.faultySettings.add(said);
		this.emit(unchecked(file, `${message} ${details.trim().split("\n")[0]}`.trim()));
	}
	linterFor(rules) {
		if (this.linter?.rules !== rules) this.linter = createLinter(rulePack, rules, nodeSha256);
		return this.linter;
	}
	async checkFile(task, linter, baseline) {
		const { file } = task;
		const reading = task.read(linter.maxBytes);
		if (reading.kind === "error") throw new CommandError(reading.message);
		const mayPassOver = this.mayPassOver(task);
		if (reading.kind === "too-large") {
			const head = mayPassOver ? readHead(file.absolute) : void 0;
			if (head !== void 0 && !holdsSnapshot(head)) this.passOver(file, head);
			else this.checkSize(reading.size, task, linter, baseline);
			return;
		}
		const { bytes } = reading;
		if (mayPassOver && isPointer(bytes)) throw new CommandError(whyMissing(bytes) ?? "");
		let reported = !mayPassOver || baseline?.knows(file) === true ? linter.report(bytes) : linter.reportIfSnapshot(bytes);
		if (reported === "no snapshot" && heldSnapshot(task)) reported = linter.report(bytes);
		if (reported === "no snapshot") {
			this.passOver(file, bytes);
			return;
		}
		const earlier = this.earlierVersions(task, linter, reported.count());
		const checked = {
			file,
			linter,
			earlier,
			baseline
		};
		const wanted = (findings) => this.unknownOf(checked, findings);
		if (this.fixes.mode === "off") {
			const judged = baseline === void 0 ? earlier?.judgeUnlocated(reported) : void 0;
			if (judged !== void 0) {
				this.report({
					...checked,
					judged
				}, bytes.length, reported.unlocated());
				return;
			}
		}
		const result = reported.located();
		const first = {
			bytes,
			result,
			mayBeOther: mayPassOver
		};
		if (this.fixes.mode === "off") {
			const tried = this.options.triesFixes !== false && mayTryFixes(result, wanted) ? (await fixer()).withTriedFixes(first, linter, wanted) : result;
			this.report(checked, bytes.length, tried);
			return;
		}
		const { fixFile } = await fixer();
		const outcome = await fixFile(this.fixes, task, linter, first, wanted, this.emit);
		if (outcome.kind === "done") {
			this.report(checked, outcome.bytes, outcome.result, outcome.remaining);
			return;
		}
		const { message, severity, result: found } = outcome;
		this.emit(problem(`${file.path}: ${message}`, severity));
		if (found === void 0) this.emit(unchecked(file, message));
		else this.report(checked, bytes.length, found, found, [message]);
	}
	passOver({ path }, bytes) {
		const why = whyMissing(bytes);
		if (why !== void 0) throw new CommandError(why);
		this.emit({
			kind: "passed-over",
			path
		});
	}
	checkSize(size, task, linter, baseline) {
		const result = linter.lintSize(size);
		const earlier = this.earlierVersions(task, linter, result.findings.length);
		this.report({
			file: task.file,
			linter,
			earlier,
			baseline
		}, size, result);
	}
	earlierVersions(task, linter, found) {
		if (!this.options.onlyNew || found === 0) return void 0;
		return earlierVersions(task, linter, this.note);
	}
	report(checked, bytes, found, remaining = found, faults = []) {
		const { file, linter, earlier, baseline } = checked;
		const { onlyNew, maxFindings = Number.POSITIVE_INFINITY } = this.options;
		const unknown = baseline?.apply(file, found, this.settings.uses, this.note) ?? found;
		const judged = checked.judged ?? earlier?.judge(unknown.findings);
		if (judged !== void 0) noteUncovered(file, judged, this.note);
		const fresh = judged === void 0 ? unknown : {
			...unknown,
			findings: judged.fresh
		};
		const { crashes, findings, omitted, shownBytes, unchecked: why, isStopped } = limitFindings(fresh, maxFindings);
		const errors = [...faults];
		for (const { rule, error } of crashes) {
			this.emit(crashed(rule, file, error));
			errors.push(`the rule ${rule} crashed: its findings may be missing`);
		}
		if (why !== void 0) {
			this.emit(problem(`${file.path}: nothing was checked: ${why}`));
			errors.push(`nothing was checked: ${why}`);
		}
		const report = {
			path: file.path,
			bytes,
			findings: findings.map(withoutSecretFix),
			omitted,
			rules: linter.rules.map(({ rule }) => rule),
			shownBytes,
			...onlyNew && {
				earlier: judged?.earlier ?? 0,
				uncovered: (judged?.uncovered ?? []).map(withoutSecretFix)
			},
			...isStopped === void 0 ? {} : { isStopped },
			...errors.length === 0 ? {} : { error: errors.join("; ") }
		};
		const left = remaining === found ? countReport(report) : countFindings(this.unknownOf(checked, remaining.findings), remaining.omitted);
		this.emit({
			kind: "checked",
			report,
			remaining: left
		});
	}
	unknownOf({ file, earlier, baseline }, findings) {
		const unknown = baseline?.unknown(file, findings) ?? findings;
		return earlier?.judge(unknown).fresh ?? unknown;
	}
};
const fixer = () => Promise.resolve().then(() => require("./world.js")).then((n) => n.fixer_exports);
function mayTryFixes({ findings, omitted, isStopped }, wanted) {
	if (isStopped === true || omitted.size > 0) return false;
	return wanted(findings).some(({ fix }) => fix?.safety === "safe");
}
function heldSnapshot({ before }) {
	const was = before?.read(MAX_IMPORTED_BYTES);
	return was?.kind === "bytes" && holdsSnapshot(was.bytes);
}
function withoutSecretFix(finding) {
	return finding.fix?.holdsSecret === true ? withoutFix(finding) : finding;
}
// src/world/files/start-program.ts
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
// src/world/files/git.ts
var GitError = class extends CommandError {};
function askGit(ask) {
	try {
		return ask();
	} catch (error) {
		if (error instanceof GitError) return error;
		throw error;
	}
}
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
const EXISTING = [
	"ls-files",
	"--cached",
	"--others",
	"--exclude-standard",
	"-z"
];
const READ_TOGETHER = 16777216;
const MAX_HEADER = 128;
var Git = class Git {
	path;
	env;
	program;
	filters;
	folder;
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
	run(args, how = {}) {
		const { path: cwd, env } = this;
		return this.program([...GUARDED, ...args], {
			cwd,
			env,
			input: "",
			maxBuffer: MAX_OUTPUT,
			...how
		});
	}
	output(args, how = {}) {
		const { status, stdout, stderr, error } = this.run(args, how);
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
	pathOf(name) {
		this.folder ??= this.ask(["rev-parse", "--absolute-git-dir"]);
		if (this.folder === void 0) throw new GitError("git does not say where its own files are");
		return join(this.folder, name);
	}
	mergedCommits() {
		const path = this.pathOf("MERGE_HEAD");
		if (existsSync(path)) return readFileSync(path, "utf8").split("\n").filter((line) => /^[0-9a-f]{40,64}$/.test(line));
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
		return { env: {
			...env,
			GIT_CONFIG_COUNT: String(count)
		} };
	}
	get filtersOff() {
		if (this.filters !== void 0) return this.filters;
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
		this.filters = settings;
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
	contentOf(bytes, maxBytes) {
		const content = isPointer(bytes) ? this.downloaded(bytes, maxBytes) : bytes;
		if (content === void 0) return {
			kind: "error",
			message: IN_LFS
		};
		return {
			kind: "bytes",
			bytes: new Uint8Array(content)
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
			return hashOf(content) === id ? content : void 0;
		} catch {
			return;
		}
	}
};
function repositoryOf(absolute, access) {
	const folder = realPath(dirname(absolute));
	if (folder === void 0) throw new GitError(`${dirname(absolute)}: there is no such folder`);
	const git = Git.around(folder, access);
	return {
		git,
		name: relativePath(git.path, join(folder, basename(absolute)))
	};
}
var Blobs = class {
	git;
	sizes = /* @__PURE__ */ new Map();
	expected = /* @__PURE__ */ new Set();
	ahead = /* @__PURE__ */ new Map();
	constructor(git) {
		this.git = git;
	}
	expect(ids) {
		for (const id of ids) if (id !== void 0) this.expected.add(id);
	}
	read(id, maxBytes) {
		const reading = askGit(() => {
			const size = id === void 0 ? void 0 : this.sizeOf(id);
			if (id === void 0 || size === void 0) throw new GitError(`git does not have its content (object ${id}): try git fetch or git fsck`);
			if (size > maxBytes) return tooLarge(size, maxBytes);
			if (!this.ahead.has(id)) this.readAhead(id, maxBytes);
			const content = this.ahead.get(id) ?? Buffer.alloc(0);
			this.ahead.delete(id);
			this.expected.delete(id);
			return this.git.contentOf(content, maxBytes);
		});
		return reading instanceof GitError ? {
			kind: "error",
			message: reading.message
		} : reading;
	}
	sizeOf(id) {
		if (!this.sizes.has(id)) {
			const ids = [.../* @__PURE__ */ new Set([id, ...this.expected])];
			const lines = String(this.output("--batch-check=%(objectsize)", ids, 0)).split("\n");
			for (const [index, one] of ids.entries()) this.sizes.set(one, /^\d+$/.test(lines[index] ?? "") ? Number(lines[index]) : void 0);
		}
		return this.sizes.get(id);
	}
	readAhead(id, maxBytes) {
		const ids = [];
		let total = 0;
		for (const one of /* @__PURE__ */ new Set([id, ...this.expected])) {
			const size = this.sizes.get(one);
			if (size === void 0 || size > maxBytes || this.ahead.has(one)) continue;
			if (ids.length > 0 && total + size > READ_TOGETHER) break;
			ids.push(one);
			total += size;
		}
		const output = this.output("--batch", ids, total);
		let at = 0;
		for (const one of ids) {
			const start = output.indexOf(10, at) + 1;
			const end = start + (this.sizes.get(one) ?? 0);
			this.ahead.set(one, output.subarray(start, end));
			at = end + 1;
		}
	}
	output(batch, ids, bytes) {
		const input = ids.map((id) => `${id}\n`).join("");
		return this.git.output(["cat-file", batch], {
			input,
			maxBuffer: bytes + MAX_HEADER * ids.length
		});
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
// src/world/files/select.ts
const NO_MATCH = "no such file, and no file matches it as a pattern";
function selectFiles(paths, cwd, access, takesGlobs = true) {
	const selector = new Selector(cwd, access);
	for (const path of paths) {
		const meaning = meaningOf(path, cwd, takesGlobs);
		if (typeof meaning === "string") selector.problem(path || "\"\"", meaning);
		else if (meaning.kind === "path") selector.file(path, meaning.base);
		else selector.search(path, meaning.kind, meaning);
	}
	return selector.selection;
}
var Selector = class {
	cwd;
	access;
	files = /* @__PURE__ */ new Map();
	problems = /* @__PURE__ */ new Map();
	searches = [];
	constructor(cwd, access) {
		this.cwd = cwd;
		this.access = access;
	}
	get selection() {
		return {
			files: [...this.files.values()].sort((a, b) => comparePaths(a.path, b.path)),
			problems: [...this.problems.values()],
			searches: this.searches
		};
	}
	problem(path, message) {
		this.problems.set(JSON.stringify([path, message]), {
			path,
			message
		});
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
		const path = pathInside(this.cwd, absolute) ?? shown.split(sep).join("/");
		const first = known ?? {
			path,
			absolute
		};
		const isFound = found && (known === void 0 || known.found);
		this.files.set(real, {
			path: first.path,
			absolute: first.absolute,
			...isFound && { found }
		});
		return first.absolute;
	}
	search(path, kind, { base, shown, depth, takes }) {
		const files = [];
		const problems = this.problems.size;
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
		if (files.length > 0 || this.problems.size > problems) this.searches.push({
			path,
			kind,
			files
		});
		else {
			const hint = listed === void 0 ? "" : ". Files that .gitignore excludes do not count";
			this.problem(path, `${kind === "folder" ? "no .json file in this folder" : NO_MATCH}${hint}`);
		}
	}
	listedByGit(folder) {
		const git = Git.in(folder, this.access);
		const names = askGit(() => git.names(EXISTING));
		if (names instanceof GitError) return void 0;
		return names.length === 0 && git.run([
			"check-ignore",
			"--quiet",
			"."
		]).status === 0 ? void 0 : [...new Set(names)];
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
	for (const path of paths.length === 0 ? [top] : paths) {
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
			const absent = isGlob ? NO_MATCH : `no such file${likeNamed(meaning.base)}`;
			parts.push({
				path,
				covers,
				otherwise: isGlob || base === void 0 ? absent : void 0
			});
		}
	}
	return {
		covers: (absolute) => parts.some(({ covers }) => covers(absolute)),
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
// src/world/workspace/source.ts
function fileTask(file) {
	return {
		kind: "file",
		file,
		target: { kind: "file" },
		read: (maxBytes) => readSnapshotFile(file.absolute, maxBytes)
	};
}
function problemTask({ path, message }) {
	return {
		kind: "problem",
		file: {
			path,
			absolute: path
		},
		problem: message
	};
}
function listPaths(paths, { cwd, access }, stdinName) {
	const named = paths.length === 0 ? ["."] : paths;
	const selection = selectFiles(named.filter((path) => path !== "-"), cwd, access);
	if (!named.includes("-")) return listingOf$1(selection);
	return listingOf$1(selection, {
		kind: "file",
		file: {
			path: stdinName ?? "<stdin>",
			absolute: join(cwd, stdinName ?? "stdin")
		},
		target: { kind: "output" },
		read: (maxBytes) => readSnapshotFile(access.stdin, maxBytes)
	});
}
function listNamed(list, { cwd, access }) {
	const names = readFileList(list, cwd, access.stdin);
	const listing = listingOf$1(selectFiles(names, cwd, access, false));
	return names.length > 0 ? listing : {
		...listing,
		mayBeNothing: `${listName(list)} names no file`
	};
}
function readFileList(list, cwd, stdin) {
	const reading = readInFull(list === "-" ? stdin : resolve(cwd, list));
	const text = reading.kind === "bytes" ? decodeUtf8(reading.bytes)?.replace(/^\ufeff/, "") : void 0;
	if (text !== void 0) return text.split(text.includes("\0") ? "\0" : /\r?\n/).filter((name) => name !== "");
	const why = reading.kind === "bytes" ? "it is not UTF-8: write the list as UTF-8, one path a line" : reading.message;
	throw new CommandError(`cannot read the list of files from ${listName(list)}: ${why}`);
}
function listName(list) {
	return list === "-" ? "standard input" : list;
}
function listingOf$1({ files, problems, searches }, ...more) {
	return {
		searches,
		tasks: [
			...files.map(fileTask),
			...problems.map(problemTask),
			...more
		].sort((a, b) => comparePaths(a.file.path, b.file.path))
	};
}
function against(listing, path, cwd) {
	const [task, second] = listing.tasks;
	if (second !== void 0) throw new CommandError(severalFiles(listing));
	if (task?.kind !== "file") return listing;
	const reading = readInFull(resolve(cwd, path));
	if (reading.kind !== "bytes") throw new CommandError(`cannot read the earlier version ${path}: ${reading.message}`);
	const read = (maxBytes) => upTo(maxBytes, reading.bytes);
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
}
function severalFiles({ tasks }) {
	const names = tasks.map(({ file }) => file.path);
	const shown = names.length > 3 ? [...names.slice(0, 3), "\u2026"] : names;
	return `--against compares one snapshot, and there are ${names.length}: ${shown.join(", ")}`;
}
function inputName(path) {
	return path === "-" ? "<stdin>" : path || "\"\"";
}
function readInput(path, from) {
	return importable(readSnapshotFile(inputFile(path, from), MAX_IMPORTED_BYTES), inputName(path));
}
async function readInputs(paths, from) {
	const files = paths.map((path) => inputFile(path, from));
	return (await readSnapshotFiles(files, MAX_IMPORTED_BYTES)).map((reading, index) => importable(reading, inputName(paths[index] ?? "")));
}
function inputFile(path, { cwd, stdin }) {
	if (path === "") throw new CommandError("\"\": the path is empty");
	return path === "-" ? stdin : resolve(cwd, path);
}
function importable(reading, name) {
	if (reading.kind === "bytes") return reading.bytes;
	const limit = reading.kind === "too-large" ? ", the most that an import accepts" : "";
	throw new CommandError(`${name}: ${reading.message}${limit}`);
}
// src/world/files/report-file.ts
function openReportFiles(paths, inUse, cwd, what = "report") {
	const mayOverwrite = paths.some((path) => identity(resolve(cwd, path)) !== void 0);
	const used = new Set(mayOverwrite ? inUse.map(identity) : []);
	const taken = /* @__PURE__ */ new Set();
	for (const path of paths) {
		const absolute = resolve(cwd, path);
		const id = identity(absolute);
		if (id !== void 0 && used.has(id) || isNeverSnapshot(path)) throw new ReportFileError(`a ${what} at ${path} would overwrite a file that this run needs: give it another name`);
		if (id === void 0 && existsSync(absolute)) continue;
		const name = id ?? absolute;
		if (taken.has(name)) throw new ReportFileError(`two ${what}s would be written to ${path}: give each its own file`);
		taken.add(name);
	}
	return paths.map((path) => openReportFile(path, resolve(cwd, path), cwd, what));
}
const REPORT_HEADS = [
	"{\n  \"version\": 1,\n  \"files\": [",
	"{\"path\":",
	"{\"version\":1,\"passedOver\":",
	"{\"$schema\":\"https://docs.oasis-open.org/sarif/",
	"{\"source\":{\"name\":\"roomlint\"",
	"[]\n",
	"[\n{\"description\":"
];
function earlierReports(paths) {
	const reports = new Set(paths.filter(beginsLikeReport).map(identity));
	return (absolute) => reports.size > 0 && reports.has(identity(absolute));
}
function beginsLikeReport(path) {
	const head = identity(path) === void 0 ? void 0 : readHead(path);
	if (head === void 0) return false;
	const text = new TextDecoder().decode(head.subarray(0, 64));
	return text === "" || REPORT_HEADS.some((begin) => text.startsWith(begin));
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
function openReportFile(path, absolute, cwd, what) {
	const attempt = (act) => {
		try {
			act();
		} catch (error) {
			throw new ReportFileError(`the ${what} cannot be written to ${path}: ${whyRefused("write", error)}`);
		}
	};
	let device = false;
	attempt(() => {
		device = isDevice(absolute);
		if (device) refuseNonFile(absolute);
		else {
			refuseUnwritable(absolute, cwd);
			makeFolders(dirname(absolute));
			accessSync(dirname(absolute), constants.W_OK);
		}
	});
	const pieces = [];
	return {
		write: (text) => void pieces.push(new TextEncoder().encode(text)),
		close: () => attempt(() => device ? writeFileSync(absolute, Buffer.concat(pieces)) : writeDurably(absolute, pieces, cwd))
	};
}
function refuseNonFile(absolute) {
	const found = statSync(absolute, { throwIfNoEntry: false });
	if (found?.isSocket()) throw new RefusedError("this is a socket, not a file");
	if (found?.isFIFO() && !absolute.startsWith("/dev/")) throw new RefusedError("this is a named pipe, not a file");
}
function isDevice(absolute) {
	if (absolute.startsWith("/dev/")) return true;
	const stats = lstatSync(absolute, { throwIfNoEntry: false });
	return stats !== void 0 && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
}
// src/verdict/report/statistics.ts
var StatisticsReporter = class {
	text;
	byRule = /* @__PURE__ */ new Map();
	constructor(text) {
		this.text = text;
	}
	file(report) {
		for (const { rule, fix } of report.findings) {
			const { findings, fixable, unsafelyFixable } = this.byRule.get(rule) ?? NONE;
			this.byRule.set(rule, {
				findings: findings + 1,
				fixable: fixable + (fix?.safety === "safe" ? 1 : 0),
				unsafelyFixable: unsafelyFixable + (fix?.safety === "unsafe" ? 1 : 0)
			});
		}
		return this.text.file({
			...report,
			findings: []
		});
	}
	end(summary) {
		const rows = [...this.byRule].sort(([a, one], [b, other]) => other.findings - one.findings || (a < b ? -1 : 1));
		const digits = String(rows[0]?.[1].findings ?? "").length;
		const width = rows.reduce((widest, [rule]) => Math.max(widest, rule.length), 0);
		const lines = rows.map(([rule, counts]) => {
			const fixes = fixesOf(counts);
			const name = fixes === "" ? rule : rule.padEnd(width);
			return `${String(counts.findings).padStart(digits)}  ${name}${fixes}\n`;
		});
		return `${lines.join("")}${lines.length === 0 ? "" : "\n"}${this.text.end(summary)}`;
	}
};
const NONE = {
	findings: 0,
	fixable: 0,
	unsafelyFixable: 0
};
function fixesOf({ fixable, unsafelyFixable }) {
	const parts = [fixable > 0 ? `${fixable} fixable with --fix` : "", unsafelyFixable > 0 ? `${unsafelyFixable} fixable with --unsafe-fixes` : ""].filter((part) => part !== "");
	return parts.length === 0 ? "" : `  ${parts.join(", ")}`;
}
// src/front/cli/outputs.ts
function linkBase(env) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
	if (!server || !repository || !commit) return void 0;
	return `${server}/${repository}/blob/${commit}/`;
}
var Outputs = class Outputs {
	outputs;
	constructor(outputs) {
		this.outputs = outputs;
	}
	static async open({ formats, statistics, run }, terminal, cwd, taken, inUse) {
		const { env } = terminal.world;
		const folder = folderInRepository(env, cwd);
		const pages = pagesOf(homePage(), version(), (rule) => rulePack.has(rule), rulePage);
		const setting = {
			version,
			folder,
			linkBase: linkBase(env),
			pages,
			run
		};
		const reporterFor = async (name, to) => {
			const reporter = await formatNamed(name).reporter({
				...setting,
				...to
			});
			return statistics && name === "text" ? new StatisticsReporter(reporter) : reporter;
		};
		if (formats.length === 0 && taken !== void 0) {
			const reporter = await reporterFor("text", {
				paint: terminal.painter("err"),
				showsErrors: false
			});
			return new Outputs([{
				reporter,
				sink: standard((text) => terminal.writeErr(text))
			}]);
		}
		const wanted = formats.length === 0 ? [defaultFormat(terminal, statistics)] : formats.map(readFormat);
		if (statistics && wanted.every(({ name }) => name !== "text")) throw new CommandError("--statistics needs the format text: add --format text");
		refuseShared(wanted, taken);
		const files = openReportFiles(reportPaths(formats), inUse, cwd);
		const outputs = wanted.map(async ({ name, path }) => {
			const { isForPeople, syntax } = formatNamed(name);
			const file = path === void 0 ? void 0 : files.shift();
			if (file !== void 0) {
				const mask = (text) => syntax === void 0 ? terminal.mask(text) : terminal.maskProgram(syntax, text);
				const sink = {
					...file,
					write: (text) => file.write(mask(text))
				};
				return {
					reporter: await reporterFor(name, {
						paint: plain,
						showsErrors: true
					}),
					sink
				};
			}
			const sink = standard((text) => {
				if (syntax !== void 0) terminal.writeProgram(syntax, text);
				else if (isForPeople) terminal.say(text);
				else terminal.writeOut(text);
			});
			const to = {
				paint: terminal.painter("out"),
				showsErrors: false
			};
			return {
				reporter: await reporterFor(name, to),
				sink
			};
		});
		return new Outputs(await Promise.all(outputs));
	}
	static none() {
		return new Outputs([]);
	}
	file(report) {
		for (const { reporter, sink } of this.outputs) writeBatched(reporter.file(report), sink.write);
	}
	end(summary) {
		for (const { reporter, sink } of this.outputs) {
			sink.write(reporter.end(summary));
			sink.close();
		}
	}
};
function defaultFormat({ inActions, world }, statistics) {
	if (!statistics && isAgentWanted(world.env)) return {
		name: AGENT,
		path: void 0
	};
	return {
		name: inActions && !statistics ? "github" : "text",
		path: void 0
	};
}
function refuseShared(wanted, taken) {
	const names = wanted.filter(({ path }) => path === void 0).map(({ name }) => name);
	const [first, second] = names;
	if (first !== void 0 && taken !== void 0) throw new CommandError(`${taken} goes to standard output: write the report to a file, as in --format ${first}=report.${first}`);
	if (second !== void 0) throw new CommandError(`only one report can go to standard output, not ${names.join(" and ")}: write the others to files, as in --format json=report.json`);
}
function reportPaths(formats) {
	return formats.map(readFormat).flatMap(({ path }) => path ?? []);
}
function readFormat(text) {
	const [name = "", ...rest] = text.split("=");
	const path = rest.length === 0 ? void 0 : rest.join("=");
	refuseRemovedFormat(name);
	const known = oneOf("format", FORMAT_NAMES, name);
	if (path === "") throw new CommandError(`--format ${name}= needs a file, as in --format ${name}=report.${name}`);
	return {
		name: known,
		path
	};
}
function standard(write) {
	return {
		write,
		close: () => {}
	};
}
function tooManyWarnings(warnings, allowed) {
	return `${warnings === 1 ? "1 warning is" : `${warnings} warnings are`} more than --max-warnings ${allowed} allows`;
}
// src/front/cli/check/check.ts
var check_exports = /* @__PURE__ */ __exportAll({ check: () => check });
const STRICT_FIXES = "ROOMLINT_STRICT_FIXES";
const MAX_FINDINGS = 1e3;
async function check(request, terminal, change) {
	const { cwd, formats, fixes, settings, baseline, onlySnapshots } = request;
	const earlier = earlierReports(reportPaths(formats).map((path) => resolve(cwd, path)));
	const prepared = await openCheck({
		listing: await listingOf(request, terminal, change),
		settings,
		fixes: fixes.mode === "off" ? fixes : {
			...fixes,
			strict: terminal.world.env[STRICT_FIXES] === "1"
		},
		baseline,
		onlySnapshots,
		onlyNew: request.onlyNew,
		maxFindings: MAX_FINDINGS,
		leaveOut: earlier
	});
	terminal.world.prepareForChecks?.();
	const config = typeof settings.config === "string" ? [resolve(cwd, settings.config)] : [];
	const list = request.source.kind === "list" && request.source.list !== "-" ? [resolve(cwd, request.source.list)] : [];
	const run = new CheckRun(request, terminal, fixes.mode === "show" && formats.length === 0 && !request.statistics ? Outputs.none() : await Outputs.open(request, terminal, cwd, takenBy(request), [
		...prepared.files,
		...config,
		...list
	]));
	await prepared.run((event) => run.handle(event));
	return run.finish();
}
async function listingOf({ source, cwd, fixes, onlySnapshots }, { world }, change) {
	const from = {
		cwd,
		access: world
	};
	if (source.kind === "staged" || source.kind === "since") {
		const { listChange, GitChange } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.git_source_exports);
		return listChange(change ?? new GitChange(source, cwd, world), fixes.mode === "write");
	}
	let named = source.kind === "list" ? listNamed(source.list, from) : listPaths(source.paths, from, source.stdinName);
	if (source.kind === "paths" && source.against !== void 0) named = against(named, source.against, cwd);
	if (!onlySnapshots) return named;
	return (await Promise.resolve().then(() => require("./world.js")).then((n) => n.git_source_exports)).besideHead(named, cwd, world);
}
function takenBy({ fixes, source }) {
	if (fixes.mode === "show") return "the diff of --fix-dry-run";
	const readsStandardInput = source.kind === "paths" && source.paths.includes("-");
	return fixes.mode === "write" && readsStandardInput ? "the fixed standard input" : void 0;
}
var CheckRun = class {
	request;
	terminal;
	outputs;
	reported;
	remaining = new SummaryCounter();
	code = EXIT.clean;
	isOrdinary;
	isHook;
	notes = [];
	constructor(request, terminal, outputs) {
		this.request = request;
		this.terminal = terminal;
		this.outputs = outputs;
		this.reported = new SummaryCounter(request.onlyNew);
		const { source, formats, statistics, fixes } = request;
		this.isOrdinary = source.kind === "staged" && formats.length === 0 && !statistics;
		this.isHook = this.isOrdinary && fixes.mode === "off" && Boolean(terminal.world.env.GIT_INDEX_FILE);
	}
	finish() {
		const { summary } = this.reported;
		const { errors, warnings } = this.remaining.summary;
		const { maxWarnings } = this.request.run;
		const isBeyond = maxWarnings !== void 0 && warnings > maxWarnings;
		if (errors > 0 || isBeyond) this.raise(EXIT.findings);
		const { earlier = 0, files, infos, warnings: shown } = summary;
		const saysNothing = files === 0 || this.isHook && shown + infos === 0;
		if (this.isOrdinary && saysNothing && this.code === EXIT.clean) return this.code;
		for (const note of this.notes) this.terminal.warn(note);
		this.outputs.end({
			...summary,
			exit: this.code
		});
		if (earlier > 0) {
			const [are, them] = earlier === 1 ? ["finding is", "it"] : ["findings are", "them"];
			this.terminal.warn(`${earlier} earlier ${are} not shown: \`roomlint check\` without --new lists ${them}`);
		}
		if (isBeyond) this.terminal.warn(tooManyWarnings(warnings, maxWarnings));
		return this.code;
	}
	raise(code) {
		if (code > this.code) this.code = code;
	}
	handle(event) {
		switch (event.kind) {
			case "note":
				if (this.isHook) this.notes.push(event.message);
				else this.terminal.warn(event.message);
				break;
			case "problem":
				this.problem(event);
				break;
			case "output":
				this.terminal.writeOutBytes(event.bytes);
				break;
			case "diff":
				this.diff(event.change);
				break;
			case "checked":
				this.reported.add(countReport(event.report), event.report.earlier);
				this.remaining.add(event.remaining);
				this.outputs.file(this.shown(event.report));
				break;
			case "unchecked":
				this.raise(EXIT.error);
				this.reported.addUnchecked();
				this.outputs.file(this.request.onlyNew ? {
					...event.report,
					earlier: 0,
					uncovered: []
				} : event.report);
				break;
			case "passed-over": this.reported.passOver(event.path);
		}
	}
	diff(change) {
		const { terminal } = this;
		const shown = terminal.world.isTerminal("out") ? (line) => printable(line, "	") : void 0;
		const pieces = [...unifiedDiff(change, shown)];
		if (terminal.inActions && pieces.some(mayHoldCommands)) terminal.warn(`${change.path}: no diff, because GitHub Actions would execute commands in it`);
		else for (const piece of pieces) terminal.writeOut(piece);
	}
	problem({ severity, message, details, path }) {
		this.raise(severity === "crash" ? EXIT.crash : EXIT.error);
		const meant = path !== void 0 && !path.includes(".") && !message.includes("did you mean") ? mistyped(path, this.request.commandNames) : void 0;
		const hint = meant === void 0 ? "" : ` (did you mean "roomlint ${meant}"?)`;
		this.terminal.warn(`${message}${hint}`, details);
	}
	shown(report) {
		if (!this.request.quiet) return report;
		const { omitted = /* @__PURE__ */ new Map(), findings, uncovered } = report;
		const errorsOf = (all) => all.filter(({ level }) => level === "error");
		return {
			...report,
			findings: errorsOf(findings),
			...uncovered && { uncovered: errorsOf(uncovered) },
			omitted: omittedErrors(omitted)
		};
	}
};
exports.BaselineSession = BaselineSession;
exports.Blobs = Blobs;
exports.ConfigFileError = ConfigFileError;
exports.ConfigFiles = ConfigFiles;
exports.EXISTING = EXISTING;
exports.EarlierVersions = EarlierVersions;
exports.FileSettings = FileSettings;
exports.GateSettingsBefore = GateSettingsBefore;
exports.Git = Git;
exports.GitError = GitError;
exports.NOT_IN_REPOSITORY = NOT_IN_REPOSITORY;
exports.Outputs = Outputs;
exports.askGit = askGit;
exports.check_exports = check_exports;
exports.configFor = configFor;
exports.createFile = createFile;
exports.fileTask = fileTask;
exports.flushFolder = flushFolder;
exports.hashOf = hashOf;
exports.importable = importable;
exports.inputName = inputName;
exports.isRunning = isRunning;
exports.listPaths = listPaths;
exports.makeFolders = makeFolders;
exports.mayHoldSnapshot = mayHoldSnapshot;
exports.nodeSha256 = nodeSha256;
exports.openCheck = openCheck;
exports.openReportFiles = openReportFiles;
exports.pathScope = pathScope;
exports.problemTask = problemTask;
exports.readFileList = readFileList;
exports.readInput = readInput;
exports.readInputs = readInputs;
exports.refuseLinks = refuseLinks;
exports.removeLeftoversIn = removeLeftoversIn;
exports.replaceFile = replaceFile;
exports.repositoryOf = repositoryOf;
exports.runProgram = runProgram;
exports.selectFiles = selectFiles;
exports.startProgram = startProgram;
exports.temporaryPath = temporaryPath;
exports.tooManyWarnings = tooManyWarnings;
exports.writeDurably = writeDurably;
exports.zeroEnded = zeroEnded;
