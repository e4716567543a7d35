"use strict";
const { CommandError, LinkError, readPlainFile, readSnapshotFile, relativePath, whyRefused } = require("./command.js");
const { NO_REMOVALS, decodeLoosely, isObject, member, membersOf, printable, tryParseJson } = require("./words.js");
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { maskOfJson } = require("./text.js");
const { NO_RESOLUTIONS, SnapshotText, applyImport, compareRooms, compareThree, decideImport, faultMessage, faultText, isSnapshotFault, judgePlan, keepsLimits, planOf, possibleRooms, restoringSnapshot, sameRoom, simulateRestore, whyNoRoom, withoutLogicOfRemoved } = require("./verdict.js");
const { redactPlan } = require("./report-words.js");
const { GitError, askGit, hashOf, importable, makeFolders, refuseLinks, removeLeftoversIn, replaceFile, writeDurably } = require("./command-check.js");
const { LockedError, Repository, takeLock } = require("./world.js");
const { ServiceError, uploadAsset } = require("./api.js");
const { isUtf8 } = require("node:buffer");
const { existsSync, readdirSync, rmSync, statSync, unlinkSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");
// src/world/gate/room-state.ts
const OPERATIONS = ["push", "restore"];
var FolderError = class extends Error {
	name = "FolderError";
};
// src/world/gate/room-folder-json.ts
const VERSION = 1;
function stateText(room, { files, latest, seen, server }) {
	return jsonText({
		version: VERSION,
		room,
		latest,
		seen,
		server,
		files: Object.fromEntries(files)
	});
}
function readState(value) {
	const entries = member(value, "files");
	const read = isOurs(value) ? textsIn(value, ["room"], [
		"latest",
		"seen",
		"server"
	]) : void 0;
	if (read === void 0 || !isObject(entries)) return void 0;
	const { room, ...state } = read;
	const files = /* @__PURE__ */ new Map();
	for (const [name, entry] of membersOf(entries)) {
		const synced = readSynced(entry);
		if (synced === void 0) return void 0;
		files.set(name, synced);
	}
	return {
		room,
		state: {
			files,
			...state
		}
	};
}
function readSynced(entry) {
	const synced = textsIn(entry, [
		"base",
		"local",
		"when"
	], ["server", "restored"]);
	const added = member(entry, "added");
	const isList = Array.isArray(added) && added.every((place) => typeof place === "string");
	return synced && isList ? {
		...synced,
		added
	} : synced;
}
function committedRoomText(base) {
	return jsonText({
		version: VERSION,
		...base
	});
}
function readCommittedRoom(value) {
	const synced = isOurs(value) ? readSynced(value) : void 0;
	const room = member(value, "room");
	return synced && typeof room === "string" ? {
		...synced,
		room
	} : void 0;
}
function journalText(journal) {
	return jsonText({
		version: VERSION,
		...journal
	});
}
function readJournal(value) {
	const entry = isOurs(value) ? textsIn(value, [
		"operation",
		"source",
		"started"
	], [
		"server",
		"backup",
		"ending"
	]) : void 0;
	const operation = operationIn(entry);
	if (entry === void 0 || operation === void 0) return void 0;
	const { ending, backup, ...journal } = entry;
	const payload = textsIn(member(value, "payload"), ["hash", "file"], []);
	return ending === void 0 && backup !== void 0 && payload !== void 0 ? {
		...journal,
		operation,
		backup,
		payload
	} : "ended";
}
function backupIndexText(recorded) {
	return jsonText({
		version: VERSION,
		recorded
	});
}
function readBackupIndex(value) {
	const entries = isOurs(value) ? member(value, "recorded") : void 0;
	if (!Array.isArray(entries)) return void 0;
	const recorded = entries.map((each) => {
		const entry = textsIn(each, [
			"name",
			"sha256",
			"source",
			"operation"
		], []);
		const operation = operationIn(entry);
		return entry && operation && {
			...entry,
			operation
		};
	});
	return recorded.every((entry) => entry !== void 0) ? recorded : void 0;
}
function isOurs(value) {
	return isObject(value) && (member(value, "version") ?? VERSION) === VERSION;
}
function isNewer(value) {
	const version = member(value, "version");
	return typeof version === "number" && version > VERSION;
}
function textsIn(value, must, may) {
	const found = {};
	for (const name of [...must, ...may]) {
		const text = member(value, name);
		if (typeof text === "string") found[name] = text;
	}
	if (!must.every((name) => name in found)) return void 0;
	return found;
}
function operationIn(entry) {
	return OPERATIONS.find((each) => each === entry?.operation);
}
function jsonText(value) {
	return `${JSON.stringify(value, null, 2)}\n`;
}
const BACKUP_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-\d+)?$/;
function backupName(now, isTaken) {
	const time = now.toISOString().replaceAll(/[:.]/g, "-");
	let name = time;
	for (let number = 2; isTaken(name); number++) name = `${time}-${number}`;
	return name;
}
function whenOf(name) {
	const [, day, hours, minutes, seconds, milliseconds] = BACKUP_NAME.exec(name) ?? [];
	return day === void 0 ? void 0 : `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
}
// src/world/gate/folder-on-disk.ts
const KEPT = ".roomlint";
const NO_STATE = { files: /* @__PURE__ */ new Map() };
const BACKUP_INDEX = "backups.json";
const FOLDERS = [
	"bases",
	"payloads",
	"backups"
];
var FolderOnDisk = class {
	beside;
	room;
	path;
	isMade = false;
	constructor(beside, room) {
		this.beside = beside;
		this.room = room;
		this.path = join(beside, KEPT, folderName(room));
	}
	get exists() {
		return existsSync(this.path);
	}
	lock() {
		this.requireOwn();
		const kept = join(this.beside, KEPT);
		return this.attempt("write", join("..", `${basename(this.path)}.lock`), (path) => {
			this.makeKept();
			try {
				const release = takeLock(path);
				for (const folder of [
					kept,
					this.path,
					...FOLDERS.map((name) => join(this.path, name))
				]) if (existsSync(folder)) removeLeftoversIn(folder);
				return release;
			} catch (error) {
				if (!(error instanceof LockedError)) throw error;
				throw new FolderError(`another roomlint (process ${printable(error.owner)}) is working on this room: wait until it is done. If no roomlint runs, remove ${path}`);
			}
		});
	}
	state() {
		const value = this.json("state.json");
		if (value === void 0) return NO_STATE;
		const read = readState(value);
		if (read === void 0) throw this.damaged("state.json", value);
		if (read.room !== this.room) throw new FolderError(`${this.path} belongs to room ${printable(read.room)}: move it away`);
		return read.state;
	}
	setState(state) {
		this.write("state.json", encode(stateText(this.room, state)));
		const needed = new Set([...state.files.values()].map(({ base }) => base));
		if (state.seen !== void 0) needed.add(state.seen);
		this.removeOthers("bases", needed);
	}
	base(hash) {
		return this.byHash("bases", hash);
	}
	keepBase(bytes) {
		const hash = hashOf(bytes);
		if (this.byHash("bases", hash) === void 0) this.write(join("bases", `${hash}.json`), bytes);
		return hash;
	}
	backups() {
		this.requireOwn();
		const recorded = this.recorded();
		const ages = new Map(recorded.map(({ name }, at) => [name, at]));
		const ageOf = (name) => ages.get(name) ?? -1;
		return this.names("backups").flatMap((file) => {
			const name = file.replace(/\.json$/, "");
			if (name === file) return [];
			const { size, mtime } = this.attempt("read", join("backups", file), (path) => statSync(path));
			const entry = recorded[ageOf(name)];
			const cause = entry && {
				operation: entry.operation,
				source: entry.source
			};
			return [{
				name,
				when: whenOf(name) ?? mtime.toISOString(),
				bytes: size,
				...cause === void 0 ? {} : { cause }
			}];
		}).sort((a, b) => ageOf(a.name) - ageOf(b.name) || (a.name < b.name ? -1 : 1));
	}
	integrity(name) {
		const entry = this.recorded().find((recorded) => recorded.name === name);
		if (entry === void 0) return "foreign";
		return hashOf(this.readBackup(name)) === entry.sha256 ? "recorded" : "changed";
	}
	saveBackup(bytes, now, { operation, source }) {
		const known = this.backups();
		const newest = known.findLast(({ cause }) => cause !== void 0);
		if (newest?.bytes === bytes.length && this.holds(newest.name, bytes)) return newest.name;
		const there = new Set(known.map(({ name }) => name));
		const name = backupName(now, (one) => there.has(one));
		const recorded = this.recorded().filter((one) => there.has(one.name));
		const entry = {
			name,
			sha256: hashOf(bytes),
			operation,
			source
		};
		this.write(BACKUP_INDEX, encode(backupIndexText([...recorded, entry])));
		this.write(join("backups", `${name}.json`), bytes);
		if (!this.holds(name, bytes)) throw new FolderError(`${this.path}: the backup ${name} does not hold what was written to it`);
		return name;
	}
	recorded() {
		const value = this.json(BACKUP_INDEX);
		if (value === void 0) return [];
		const recorded = readBackupIndex(value);
		if (recorded === void 0) throw this.damaged(BACKUP_INDEX, value);
		return recorded;
	}
	holds(name, bytes) {
		return Buffer.compare(this.readBackup(name), bytes) === 0;
	}
	readBackup(name) {
		if (!isFileName(name)) throw new FolderError(`there is no backup ${printable(name)}`);
		return this.attempt("read", join("backups", `${name}.json`), readPlainFile);
	}
	removeBackup(name) {
		this.attempt("write", join("backups", `${name}.json`), (path) => unlinkSync(path));
	}
	journal() {
		const value = this.json("journal.json");
		if (value === void 0) return void 0;
		const journal = readJournal(value);
		if (journal === void 0) throw this.damaged("journal.json", value);
		return journal === "ended" ? void 0 : journal;
	}
	setJournal(journal) {
		if (journal !== void 0) {
			this.write("journal.json", encode(journalText(journal)));
			return;
		}
		this.attempt("write", "journal.json", (path) => rmSync(path, { force: true }));
		this.removeOthers("payloads", /* @__PURE__ */ new Set());
	}
	payload(hash) {
		return this.byHash("payloads", hash);
	}
	keepPayload(bytes) {
		this.write(join("payloads", `${hashOf(bytes)}.json`), bytes);
	}
	requireOwn() {
		this.state();
	}
	byHash(folder, hash) {
		const name = join(folder, `${hash}.json`);
		if (!/^[0-9a-f]{64}$/.test(hash) || !existsSync(join(this.path, name))) return void 0;
		const bytes = this.attempt("read", name, readPlainFile);
		return hashOf(bytes) === hash ? bytes : void 0;
	}
	removeOthers(folder, needed) {
		for (const name of this.names(folder)) if (/^[0-9a-f]{64}\.json$/.test(name) && !needed.has(name.slice(0, -5))) this.attempt("write", join(folder, name), (path) => unlinkSync(path));
	}
	names(folder) {
		if (!existsSync(join(this.path, folder))) return [];
		return this.attempt("read", folder, (path) => readdirSync(path));
	}
	json(name) {
		if (!existsSync(join(this.path, name))) return void 0;
		const value = tryParseJson(this.attempt("read", name, (path) => readPlainFile(path).toString()));
		if (value === void 0) throw this.damaged(name);
		return value;
	}
	damaged(name, value) {
		const path = join(this.path, name);
		if (isNewer(value)) return new FolderError(`${path} was written by a newer version of roomlint: use that one`);
		return new FolderError(name === "state.json" ? `${path} is damaged: what was pulled is unknown. Move the folder ${this.path} away and pull again; the backups in it are snapshots that can be pushed` : `${path} is damaged: move it away. Backups stay where they are`);
	}
	write(name, bytes) {
		this.make();
		this.attempt("write", name, (path) => writeDurably(path, bytes));
	}
	make() {
		if (this.isMade) return;
		this.requireOwn();
		this.attempt("write", "", (path) => {
			this.makeKept();
			for (const folder of FOLDERS) makeFolders(join(path, folder));
			const named = join(path, "state.json");
			if (!existsSync(named)) writeDurably(named, encode(stateText(this.room, NO_STATE)));
		});
		this.isMade = true;
	}
	makeKept() {
		makeFolders(join(this.beside, KEPT));
		const ignore = join(this.beside, KEPT, ".gitignore");
		if (!existsSync(ignore)) writeDurably(ignore, encode("*\n"));
	}
	attempt(doing, name, act) {
		const path = join(this.path, name);
		try {
			refuseLinks(path, this.beside);
			return act(path);
		} catch (error) {
			if (error instanceof LinkError) throw new FolderError(`${error.link} is a symbolic link, and nothing is kept behind those: remove it`);
			if (error instanceof Error && "syscall" in error) throw new FolderError(`${path}: ${whyRefused(doing, error)}`);
			throw error;
		}
	}
};
function isFileName(name) {
	return !/^\.|[/\\\0]/.test(name) && name !== "";
}
function encode(text) {
	return new TextEncoder().encode(text);
}
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MAX_START_LENGTH = 40;
const HASH_DIGITS = 32;
function folderName(room) {
	if (PLAIN.test(room) && !RESERVED.test(room)) return room;
	return `${room.replaceAll(/[^A-Za-z0-9_-]/g, "").slice(0, MAX_START_LENGTH)}%${hashOf(new TextEncoder().encode(room)).slice(0, HASH_DIGITS)}`;
}
// src/world/gate/version-before.ts
function lastPullOf({ name, absolute }) {
	const beside = dirname(absolute);
	try {
		const [first, second] = roomsBeside(beside).flatMap((room) => {
			const folder = new FolderOnDisk(beside, room);
			const hash = folder.state().files.get(basename(absolute))?.base;
			const bytes = hash === void 0 ? void 0 : folder.base(hash);
			return bytes === void 0 ? [] : [{
				name: `room ${room} as it was last pulled`,
				bytes
			}];
		});
		if (second === void 0) return first;
		throw new CommandError(`${printable(name)} was pulled from several rooms: give a file with the snapshot of the room that is meant instead`);
	} catch (error) {
		if (error instanceof FolderError) throw new CommandError(error.message);
		throw error;
	}
}
function versionIn(commit, { absolute }, { env, git }) {
	const found = askGit(() => {
		const repository = Repository.open(dirname(absolute), {
			env: {
				...env,
				GIT_NO_LAZY_FETCH: "1"
			},
			git
		});
		const id = repository.git.commitOf(commit);
		if (id === void 0) return commit === "HEAD" ? "there is no commit yet" : `git knows no ${commit}`;
		const name = relativePath(repository.top, absolute);
		const [before] = repository.filesOf(id, [name]);
		if (before === void 0) return `${commit} does not have it`;
		const shown = `${commit}:${before.name}`;
		return {
			name: shown,
			bytes: importable(before.read(MAX_IMPORTED_BYTES), shown)
		};
	});
	return found instanceof GitError ? found.message : found;
}
function roomsBeside(folder) {
	try {
		return readdirSync(join(folder, KEPT), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.includes("%")).map(({ name }) => name).sort();
	} catch {
		return [];
	}
}
// src/world/gate/service-remote.ts
var ServiceRemote = class {
	client;
	room;
	server;
	constructor(client, room, server) {
		this.client = client;
		this.room = room;
		this.server = server;
	}
	download() {
		return this.client.download(this.room);
	}
	async upload(bytes) {
		const body = new Blob([new Uint8Array(bytes)], { type: "application/json" });
		return (await uploadAsset(this.client, {
			kind: "json",
			type: "application/json",
			bytes: body
		})).assetURL;
	}
	contentLength(address) {
		return this.client.contentLength(address);
	}
	async import(address) {
		const { status } = await this.client.import(this.room, address);
		return status === 202 ? "accepted" : "done";
	}
};
// src/world/gate/base.ts
function baseFor(state, file) {
	if (file === void 0) return state.seen === void 0 ? void 0 : {
		hash: state.seen,
		server: state.server
	};
	const synced = state.files.get(file);
	return synced && {
		hash: synced.base,
		server: synced.server
	};
}
function otherServer({ server }, remote) {
	return server === remote.server ? void 0 : server;
}
function addedBefore({ files }, { operation, source }) {
	if (operation === "push") return files.get(source)?.added ?? [];
	return [...new Set([...files.values()].flatMap(({ added }) => added ?? []))];
}
async function recordImport(imported, { remote: { server }, folder, file: fileNamed, now: clock }) {
	const { operation, source, now, payload, fileHash, addedFields } = imported;
	const file = operation === "push" ? fileNamed(source) : void 0;
	const kept = file === void 0 ? "as-it-was" : await keepInFile(file, payload, fileHash);
	const base = folder.keepBase(now);
	const state = folder.state();
	if (file !== void 0 && kept !== "changed-meanwhile") {
		const local = kept === "merged" ? hashOf(payload) : fileHash;
		const added = addedFields.length === 0 ? {} : { added: addedFields };
		const synced = {
			base,
			local,
			when: clock().toISOString(),
			server,
			...added
		};
		folder.setState(withFile({
			...state,
			seen: base,
			server
		}, file.name, synced));
	} else if (operation === "restore") folder.setState({
		...restored(state, server, source, base),
		seen: base,
		server
	});
	else folder.setState({
		...state,
		seen: base,
		server
	});
	return kept;
}
function restored(state, server, source, base) {
	const files = [...state.files].map(([name, synced]) => {
		return [name, synced.server === void 0 || synced.server === server ? {
			...synced,
			base,
			restored: source
		} : synced];
	});
	return {
		...state,
		files: new Map(files)
	};
}
async function keepInFile(file, payload, fileHash) {
	const hash = hashOf(payload);
	if (hash === fileHash) return "as-it-was";
	const now = file.read();
	if (now !== void 0 && hashOf(now) === hash) return "merged";
	return now !== void 0 && hashOf(now) === fileHash && await file.write(now, payload) ? "merged" : "changed-meanwhile";
}
function withFile(state, name, synced) {
	return {
		...state,
		files: new Map([...state.files, [name, synced]]),
		latest: name
	};
}
// src/world/gate/file-on-disk.ts
var FileOnDisk = class {
	path;
	name;
	constructor(path) {
		this.path = path;
		this.name = basename(path);
	}
	read() {
		if (!existsSync(this.path)) return void 0;
		const reading = readSnapshotFile(this.path, Number.POSITIVE_INFINITY);
		if (reading.kind === "bytes") return reading.bytes;
		throw new FolderError(`${this.name}: ${reading.kind === "error" ? reading.message : "it is too large"}`);
	}
	async write(before, after) {
		const replaced = replaceFile(this.path, before, after);
		if (replaced.kind === "error") throw new FolderError(`${this.name}: ${replaced.message}`);
		return replaced.kind === "replaced";
	}
};
// src/world/gate/committed-base.ts
const BASE_BRANCH = "refs/remotes/origin/HEAD";
const MAX_BYTES = Number.POSITIVE_INFINITY;
var CommittedBase = class {
	path;
	room;
	folder;
	access;
	file;
	name;
	constructor(path, room, folder, access) {
		this.path = path;
		this.room = room;
		this.folder = folder;
		this.access = access;
		this.name = basename(path);
		this.file = new FileOnDisk(`${path}.base`);
	}
	get synced() {
		return this.folder.state().files.get(this.name);
	}
	recall() {
		try {
			const found = this.committed();
			if (typeof found === "string") return found;
			const { base, room, ...synced } = found;
			if (room !== this.room) return `it belongs to room ${room}`;
			if (this.synced !== void 0 && this.synced.when >= synced.when) return void 0;
			const hash = this.folder.keepBase(Buffer.from(base));
			this.folder.setState(withFile(this.folder.state(), this.name, {
				...synced,
				base: hash
			}));
			return;
		} catch (error) {
			if (error instanceof GitError) return error.message;
			throw error;
		}
	}
	beside(server) {
		const bytes = this.file.read();
		const found = readCommittedRoom((bytes && tryParseJson(decodeLoosely(bytes))) ?? null);
		return found?.room === this.room && (found.server ?? server) === server ? Buffer.from(found.base) : void 0;
	}
	committed() {
		const repository = Repository.open(dirname(this.path), this.access);
		const { top, git } = repository;
		const branch = git.ask([
			"merge-base",
			BASE_BRANCH,
			"HEAD"
		]);
		if (branch === void 0) return "no base branch is known here: run git remote set-head origin --auto";
		const names = ["", ".base"].map((end) => `${relativePath(top, this.path)}${end}`);
		const last = [
			"--literal-pathspecs",
			"log",
			"-1",
			"--no-show-signature",
			"--format=%H",
			branch,
			"--"
		];
		const commit = git.ask([...last, names[1] ?? ""]);
		const [file, kept] = commit ? repository.filesOf(commit, names).map(({ read }) => read(MAX_BYTES)) : [];
		if (file?.kind !== "bytes" || kept?.kind !== "bytes") return "the base branch does not have it";
		const found = readCommittedRoom(tryParseJson(Buffer.from(kept.bytes).toString()) ?? null);
		if (found?.local === hashOf(file.bytes)) return found;
		return `it was not committed together with ${this.name}: pull the room again, and commit both files`;
	}
	async keep() {
		const { synced, folder, room, file } = this;
		const bytes = synced && folder.base(synced.base);
		if (synced === void 0 || bytes === void 0 || !isUtf8(bytes)) return false;
		const text = committedRoomText({
			...synced,
			room,
			base: Buffer.from(bytes).toString()
		});
		return file.write(file.read(), Buffer.from(text));
	}
};
// src/world/gate/pull.ts
async function pull({ remote, folder, file }, now) {
	const known = folder.state().files.get(file.name);
	const before = file.read();
	const room = await remote.download();
	SnapshotText.readRoom(room, "before");
	const local = before === void 0 ? void 0 : hashOf(before);
	const hash = hashOf(room);
	const isPulled = local === known?.base || local === known?.local;
	const wasPulled = known !== void 0;
	if (local !== void 0 && local !== hash && !isPulled) return {
		kind: "local-changes",
		wasPulled
	};
	if (local !== hash && !await file.write(before, room)) return {
		kind: "changed-meanwhile",
		wasPulled
	};
	const base = folder.keepBase(room);
	const { server } = remote;
	const synced = {
		base,
		local: base,
		when: now.toISOString(),
		server
	};
	folder.setState({
		...withFile(folder.state(), file.name, synced),
		seen: base,
		server
	});
	const open = folder.journal();
	const interrupted = open === void 0 || otherServer(open, remote) !== void 0 ? void 0 : open;
	if (interrupted !== void 0) folder.setJournal(void 0);
	return {
		kind: local === hash ? "same" : "pulled",
		bytes: room.length,
		wasPulled,
		interrupted
	};
}
// src/world/gate/settle.ts
async function settle(journal, folder, remote) {
	const unknown = (reason) => ({
		kind: "unknown",
		reason
	});
	const elsewhere = otherServer(journal, remote);
	if (elsewhere !== void 0) return unknown(`only ${elsewhere}, to which it was sent, can say`);
	const payload = folder.payload(journal.payload.hash);
	if (payload === void 0) return unknown("the snapshot that it imported is no longer in the room folder");
	if (!folder.backups().some(({ name }) => name === journal.backup)) return unknown("its backup is no longer in the room folder");
	const backup = folder.readBackup(journal.backup);
	const expected = folder.integrity(journal.backup) === "changed" ? void 0 : expectedAfter(backup, payload);
	if (expected === void 0) return unknown(`its backup ${journal.backup} is not what was written`);
	return {
		...classify(backup, expected, SnapshotText.readRoom(await remote.download(), "before"), addedBefore(folder.state(), journal)),
		payload
	};
}
function expectedAfter(backup, payload) {
	try {
		return possibleRooms(backup, payload);
	} catch (error) {
		if (isSnapshotFault(error)) return void 0;
		throw error;
	}
}
function classify(backup, expected, now, mayBeAdded) {
	const rooms = expected.map(({ bytes, absentLogic }) => {
		const actual = absentLogic === "kept" ? withoutLogicOfRemoved(now, SnapshotText.read(backup, "before", now)) : now;
		return {
			comparison: compareRooms(backup, bytes, actual, mayBeAdded),
			absentLogic
		};
	});
	const [first] = rooms;
	if (first === void 0) throw new RangeError("no room is expected");
	const found = rooms.find(({ comparison }) => !comparison.differs) ?? first;
	const { comparison, differs } = found.comparison;
	if (comparison.verdict !== "lost") return {
		kind: "imported",
		now,
		...found
	};
	if (sameRoom(backup, now)) return {
		kind: "unchanged",
		now,
		...found
	};
	return {
		kind: differs ? "mixed" : "imported",
		now,
		...found
	};
}
async function settleEarlier(deps, records) {
	const { folder, remote, tell } = deps;
	const journal = folder.journal();
	if (journal === void 0) return void 0;
	const settled = await settle(journal, folder, remote);
	tell({
		kind: "interrupted",
		journal,
		settled
	});
	if (settled.kind === "mixed" || settled.kind === "unknown") return journal;
	if (!records) return void 0;
	if (settled.kind === "imported") {
		const { comparison, payload, now } = settled;
		const { file: fileHash } = journal.payload;
		const { addedFields } = comparison;
		await recordImport({
			...journal,
			payload,
			now: now.bytes,
			fileHash,
			addedFields
		}, deps);
	}
	folder.setJournal(void 0);
}
// src/world/gate/status.ts
async function statusOf(folder, file, server, room) {
	const state = folder.state();
	const synced = file === void 0 ? void 0 : state.files.get(file.name);
	const known = baseFor(state, file?.name);
	const base = known === void 0 ? void 0 : folder.base(known.hash);
	const local = localOf(file, synced, base);
	const journal = folder.journal();
	const settled = journal && room && await settle(journal, folder, {
		server,
		download: () => Promise.resolve(room ?? /* @__PURE__ */ new Uint8Array())
	});
	const mine = local.kind === "changed" ? file?.read() : void 0;
	return {
		file: file?.name,
		synced,
		local,
		...room === void 0 ? {
			remote: void 0,
			conflicts: []
		} : remoteOf(room, server, known, base, mine),
		unfinished: journal === void 0 ? [] : [{
			journal,
			settled
		}],
		backups: folder.backups().length
	};
}
function remoteOf(room, server, known, base, mine) {
	const alone = (remote) => ({
		remote,
		conflicts: []
	});
	if (known === void 0) return alone({ kind: "no-base" });
	if (known.hash === hashOf(room)) return alone({ kind: "unchanged" });
	const pulledFrom = otherServer(known, { server });
	if (pulledFrom !== void 0) return alone({
		kind: "other-server",
		pulledFrom,
		server
	});
	if (base === void 0) return alone({ kind: "base-lost" });
	const { theirs, conflicts } = compareThree(base, SnapshotText.readRoom(room, "before"), mine ?? base);
	return {
		remote: theirs.length === 0 ? { kind: "same-values" } : {
			kind: "changed",
			changes: theirs
		},
		conflicts
	};
}
function localOf(file, synced, base) {
	const bytes = file?.read();
	if (bytes === void 0) return { kind: "missing" };
	if (synced === void 0) return { kind: "never-pulled" };
	const hash = hashOf(bytes);
	const isAsPushed = hash === synced.local && synced.restored === void 0;
	if (hash === synced.base || isAsPushed) return { kind: "unchanged" };
	if (base === void 0) return { kind: "base-lost" };
	try {
		const { mine } = compareThree(base, base, SnapshotText.readRoom(bytes, "after"));
		return mine.length === 0 ? { kind: "same-values" } : {
			kind: "changed",
			changes: mine
		};
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		return {
			kind: "unusable",
			fault: faultText(error)
		};
	}
}
// src/world/gate/outcome.ts
var Stop = class extends Error {
	outcome;
	constructor(outcome) {
		super(outcome.kind);
		this.outcome = outcome;
	}
};
const HASH = /^[0-9a-f]{64}$/;
function readReviewedPlan(value) {
	if (member(value, "version") !== 1 || member(value, "outcome") !== "planned") return void 0;
	const [room, decision] = [member(value, "room"), member(value, "decision")];
	const [base, payload] = ["base", "payload"].map((name) => member(member(value, name), "sha256"));
	if (typeof room !== "string" || !isHash(base) || !isHash(payload)) return void 0;
	if (decision !== "stop" && decision !== "merge" && decision !== "overwrite") return void 0;
	return {
		room,
		base,
		payload,
		decision
	};
}
function isHash(value) {
	return typeof value === "string" && HASH.test(value);
}
// src/world/gate/new-findings.ts
async function newFindings(payload, room, { operation, allowsWarnings }, deps, given) {
	const isPush = operation === "push";
	try {
		const report = given ?? (await deps.check(payload.bytes)).report;
		const isCounted = ({ level }) => level === "error" || !allowsWarnings && level === "warning";
		const { fresh, earlier } = report.findings.some(isCounted) ? await compared(report, payload, room, deps) : {
			fresh: [],
			earlier: 0
		};
		const findings = fresh.filter(isCounted);
		const errors = findings.filter(({ level }) => level === "error").length;
		const counts = {
			fresh: errors,
			warnings: findings.length - errors,
			earlier
		};
		if (findings.length > 0) deps.tell({
			kind: "findings",
			report,
			findings
		});
		else if (earlier > 0 && isPush) deps.tell({
			kind: "earlier-errors",
			count: earlier
		});
		return {
			counts,
			stops: isPush && findings.length > 0
		};
	} catch (error) {
		if (isPush) throw error;
		const reason = error instanceof Error ? error.message : String(error);
		deps.tell({
			kind: "note",
			message: `the errors that would return are unknown: ${reason}`
		});
		return {
			counts: void 0,
			stops: false
		};
	}
}
async function compared(all, payload, room, deps) {
	const { report, notes } = await deps.check(payload.bytes, room.bytes);
	for (const message of notes) deps.tell({
		kind: "note",
		message
	});
	return {
		fresh: report.findings,
		earlier: errorsIn(all).length - errorsIn(report).length
	};
}
function errorsIn({ findings }) {
	return findings.filter(({ level }) => level === "error");
}
// src/world/gate/payload.ts
function payloadFor(room, bytes, order, environment) {
	const payload = payloadSinceBase(room, bytes, order, environment);
	const { besideFile } = order;
	if (besideFile === void 0) return payload;
	return withChangesOfOthers(besideFile, room, payload, {
		...order,
		resolutions: NO_RESOLUTIONS
	}, environment);
}
function payloadSinceBase(room, bytes, order, environment) {
	const { operation, source, decision, resolutions } = order;
	const { remote, folder } = environment;
	const file = SnapshotText.readRoom(bytes, "after", room);
	const given = operation === "restore" ? restoringSnapshot(room, file) : file;
	const known = baseFor(folder.state(), operation === "push" ? source : void 0);
	if (known === void 0) return given;
	if (known.hash === hashOf(room.bytes)) {
		const patterns = [...resolutions.ours, ...resolutions.theirs];
		if (patterns.length > 0) throw new Stop({
			kind: "no-such-conflict",
			patterns,
			conflicts: []
		});
		return given;
	}
	const elsewhere = otherServer(known, remote);
	const base = folder.base(known.hash);
	if (elsewhere !== void 0 || base === void 0) {
		if (decision === "overwrite") return given;
		throw new Stop(elsewhere === void 0 ? {
			kind: "lost-update",
			changes: void 0
		} : {
			kind: "other-server",
			pulledFrom: elsewhere,
			server: remote.server
		});
	}
	return withChangesOfOthers(base, room, given, order, environment);
}
function withChangesOfOthers(base, room, given, { decision, resolutions }, { tell }) {
	const three = compareThree(SnapshotText.read(base, "before", room, given), room, given, resolutions);
	const { undone: changes, unused, conflicts } = three;
	if (unused.length > 0) throw new Stop({
		kind: "no-such-conflict",
		patterns: unused,
		conflicts
	});
	if (changes.length === 0) return given;
	if (decision === "stop") throw new Stop({
		kind: "lost-update",
		changes
	});
	if (decision === "overwrite") {
		tell({
			kind: "theirs",
			changes,
			done: "overwritten"
		});
		return given;
	}
	const merged = three.merged();
	if (merged === void 0) throw new Stop({
		kind: "conflicts",
		conflicts
	});
	tell({
		kind: "theirs",
		changes,
		done: "merged"
	});
	return SnapshotText.read(merged, "after", given, room);
}
function isUnpulled({ operation, source }, room, { folder }) {
	return !["roomItems", "quests"].every((name) => room.section(name).keys.length === 0) && baseFor(folder.state(), operation === "push" ? source : void 0) === void 0;
}
function undoesOthers(base, room, snapshot) {
	if (base === void 0) return true;
	const before = SnapshotText.read(base, "before", room, snapshot);
	return compareThree(before, room, snapshot).undone.length > 0;
}
function planPush(room, payload, { operation, limit, protect, dropsLogic, source, room: id }) {
	const { bytes } = payload;
	if (bytes.length > 52428800) {
		const [size, most] = [bytes.length, MAX_IMPORTED_BYTES].map((count) => count.toLocaleString("en"));
		throw new Stop({
			kind: "unable",
			message: `the snapshot has ${size} bytes, but an import accepts ${most} at most`
		});
	}
	const steps = decideImport(room, payload);
	const made = planOf(steps);
	const isPush = operation === "push";
	const plan = isPush ? made : {
		...made,
		looksLike: made.looksLike.filter((look) => !OF_FILES.has(look))
	};
	const gate = judgePlan(plan, {
		limits: [limit],
		protect,
		dropsLogic
	});
	const next = isPush ? source : `backup ${source}`;
	const report = redactPlan({
		current: `room ${id}`,
		next,
		plan,
		gate
	}, maskOfJson([room.bytes, bytes]));
	const hashed = (of) => ({
		sha256: hashOf(of),
		bytes: of.length
	});
	return {
		planned: {
			report,
			base: hashed(room.bytes),
			payload: hashed(bytes)
		},
		steps
	};
}
const OF_FILES = /* @__PURE__ */ new Set([
	"older-backup",
	"partial-file",
	"emptied-quests"
]);
function requireReviewed({ base, payload }, { reviewed, room }) {
	if (reviewed === void 0) return;
	const reason = reviewed.room !== room ? "it is for another room" : reviewed.base !== base.sha256 ? "the room has changed since it was made" : reviewed.payload !== payload.sha256 ? "the file has changed since it was made" : void 0;
	if (reason !== void 0) throw new Stop({
		kind: "other-plan",
		reason
	});
}
// src/world/gate/verify.ts
const FIRST_WAIT = 1e3;
const MAX_WAIT = 6e4;
async function verify(sent, answer, order, deps) {
	const look = () => lookOnce(sent, order, deps);
	const { kind, absentLogic, now, comparison } = await (answer === "accepted" ? lookUntilDone(look, deps.time) : look());
	if (kind === "unchanged") {
		const mayFollow = answer instanceof ServiceError ? answer.failure.mayBeDone : true;
		return {
			kind: "unable",
			message: unchangedText(answer),
			importing: { mayFollow }
		};
	}
	if (kind === "mixed") return {
		kind: "differs",
		comparison,
		restore: restoreCall(sent, now, deps)
	};
	const { addedFields } = comparison;
	try {
		const { fileHash, payload } = sent;
		return {
			kind: "imported",
			addedFields,
			absentLogic,
			file: await recordImport({
				...order,
				fileHash,
				payload: payload.bytes,
				now: now.bytes,
				addedFields
			}, deps),
			restore: restoreCall(sent, now, deps)
		};
	} catch (error) {
		if (!(error instanceof FolderError)) throw error;
		return {
			kind: "unrecorded",
			message: error.message
		};
	}
}
async function lookOnce({ before, payload, restore }, order, { remote, folder }) {
	return classify(before, possibleRooms(before, payload, restore.room.bytes), SnapshotText.readRoom(await remote.download(), "before", restore.room, before), addedBefore(folder.state(), order));
}
async function lookUntilDone(look, time) {
	const end = time.elapsed() + MAX_WAIT;
	for (let wait = FIRST_WAIT;; wait *= 2) {
		const left = end - time.elapsed();
		if (left <= 0) return await look();
		const seen = await look().catch((error) => {
			if (!(error instanceof ServiceError || isSnapshotFault(error))) throw error;
		});
		if (seen?.kind === "imported") return seen;
		await time.pause(Math.min(wait, left));
	}
}
function unchangedText(answer) {
	if (answer instanceof ServiceError) return answer.message;
	return answer === "accepted" ? "the service accepted the import with status 202, but a minute later the room is as it was" : "the service accepted the import, but the room is as it was";
}
function restoreCall({ backup, before, restore }, now, { folder, remote }) {
	const steps = Buffer.compare(restore.room.bytes, now.bytes) === 0 ? restore : decideImport(now, restoringSnapshot(now, before));
	const { removed } = judgePlan(planOf(steps), {
		limits: [NO_REMOVALS],
		protect: [],
		dropsLogic: false
	});
	const seen = baseFor(folder.state(), void 0);
	return {
		backup,
		removes: removed,
		overwrites: seen === void 0 || seen.hash !== hashOf(now.bytes) && (otherServer(seen, remote) !== void 0 || undoesOthers(folder.base(seen.hash), steps.room, steps.snapshot))
	};
}
// src/world/gate/push.ts
async function push(order, environment) {
	const run = new Push(order, environment);
	return {
		outcome: await run.outcome(),
		...run.found
	};
}
var Push = class {
	order;
	deps;
	found = {};
	started;
	earlier;
	isSent = false;
	constructor(order, deps) {
		this.order = order;
		this.deps = deps;
		this.started = deps.now().toISOString();
	}
	async outcome() {
		try {
			return this.ended(await this.steps());
		} catch (error) {
			if (error instanceof CommandError) throw error;
			if (error instanceof Stop) return this.ended(error.outcome);
			const message = messageOf(error);
			return this.ended(this.isSent ? {
				kind: "unverified",
				message,
				isEarlier: false
			} : {
				kind: "unable",
				message
			});
		}
	}
	ended(outcome) {
		const { folder } = this.deps;
		try {
			if (this.order.isDryRun) return outcome;
			if ([
				"imported",
				"nothing",
				"differs"
			].includes(outcome.kind)) folder.setJournal(void 0);
			else if (outcome.kind === "unable" && outcome.importing?.mayFollow === false) folder.setJournal(this.earlier);
			return outcome;
		} catch (error) {
			if (!(error instanceof FolderError)) throw error;
			return outcome.kind === "imported" ? {
				kind: "unrecorded",
				message: error.message
			} : outcome;
		}
	}
	async steps() {
		const { order, deps, started } = this;
		const { operation, source, isDryRun } = order;
		const { remote, folder, tell } = deps;
		const isPush = operation === "push";
		await this.settleEarlier();
		const bytes = this.read();
		const given = isPush ? await this.checkGiven(bytes) : void 0;
		const room = SnapshotText.readRoom(await remote.download(), "before");
		const backup = folder.saveBackup(room.bytes, deps.now(), order);
		this.found = { backup };
		tell({
			kind: "backup",
			name: backup,
			bytes: room.bytes.length
		});
		if (isPush && this.isInStep(bytes, room)) return this.nothing(given);
		const payload = payloadFor(room, bytes, order, deps);
		const { planned, steps } = planPush(room, payload, order);
		this.found = {
			backup,
			planned
		};
		const { plan, gate } = planned.report;
		tell({
			kind: "plan",
			report: planned.report
		});
		requireReviewed(planned, order);
		const fileHash = hashOf(bytes);
		if (plan.verdict === "unchanged") {
			const imported = {
				...order,
				fileHash,
				payload: payload.bytes,
				now: room.bytes,
				addedFields: []
			};
			if (!isDryRun) await recordImport(imported, deps);
			return this.nothing(given);
		}
		if (order.decision !== "overwrite" && isUnpulled(order, room, deps)) return { kind: "not-pulled" };
		const { counts, stops } = await newFindings(payload, room, order, deps, payload.bytes === bytes ? given : void 0);
		this.found = {
			backup,
			planned,
			...counts && { findings: counts }
		};
		if (stops && counts) return {
			kind: "findings",
			...counts
		};
		if (!keepsLimits(gate)) return { kind: "limits" };
		const expected = SnapshotText.read(applyImport(steps), "before", room, steps.snapshot);
		const restore = simulateRestore(expected, room);
		if (restore.left.differs) return {
			kind: "no-way-back",
			comparison: restore.left
		};
		if (isDryRun) return { kind: "planned" };
		const destroys = plan.verdict === "destroys";
		const answer = destroys || isPush ? await deps.confirm(planned) : "yes";
		if (answer !== "yes") return {
			kind: answer === "no" ? "declined" : "nobody",
			destroys
		};
		const address = await remote.upload(payload.bytes);
		const length = await remote.contentLength(address);
		if (length !== payload.bytes.length) return {
			kind: "unable",
			message: wrongLength(length, payload.bytes.length)
		};
		if (!sameRoom(room, SnapshotText.readRoom(await remote.download(), "before", room))) return {
			kind: "unable",
			message: "somebody changed the room while this ran"
		};
		folder.keepPayload(payload.bytes);
		const hashes = {
			hash: hashOf(payload.bytes),
			file: fileHash
		};
		folder.setJournal({
			operation,
			source,
			started,
			server: remote.server,
			backup,
			payload: hashes
		});
		this.isSent = true;
		const response = await remote.import(address).catch((error) => {
			if (error instanceof ServiceError) return error;
			throw error;
		});
		return await verify({
			payload,
			fileHash,
			backup,
			before: room,
			restore: restore.steps
		}, response, order, deps);
	}
	async settleEarlier() {
		const { operation, decision, isDryRun } = this.order;
		this.earlier = await settleEarlier(this.deps, !isDryRun).catch((error) => {
			if (error instanceof FolderError) throw error;
			throw new Stop({
				kind: "unverified",
				message: messageOf(error),
				isEarlier: true
			});
		});
		if (this.earlier !== void 0 && operation === "push" && decision !== "overwrite") throw new Stop({ kind: "in-doubt" });
	}
	read() {
		const { operation, source } = this.order;
		const { folder, file } = this.deps;
		if (operation === "restore") return folder.readBackup(source);
		const bytes = file(source).read();
		if (bytes === void 0) throw new CommandError(`${printable(source)}: no such file`);
		return bytes;
	}
	async checkGiven(bytes) {
		const { deps } = this;
		const { report, notes } = await deps.check(bytes);
		for (const message of notes) deps.tell({
			kind: "note",
			message
		});
		const errors = errorsIn(report);
		if (errors.length === 0 || report.isStopped !== true && whyNoRoom(bytes) === void 0) return report;
		deps.tell({
			kind: "findings",
			report,
			findings: errors
		});
		const findings = {
			fresh: errors.length,
			warnings: 0,
			earlier: 0
		};
		this.found = { findings };
		throw new Stop({
			kind: "findings",
			...findings
		});
	}
	nothing(given) {
		const findings = given && {
			fresh: 0,
			warnings: 0,
			earlier: errorsIn(given).length
		};
		this.found = {
			...this.found,
			...findings && { findings }
		};
		return { kind: "nothing" };
	}
	isInStep(bytes, room) {
		const { folder, remote } = this.deps;
		const synced = folder.state().files.get(this.order.source);
		if (synced === void 0 || synced.restored !== void 0) return false;
		if (synced.server !== remote.server || synced.local !== hashOf(bytes)) return false;
		const base = folder.base(synced.base);
		return synced.local !== synced.base && base !== void 0 && sameRoom(base, room);
	}
};
function messageOf(error) {
	if (error instanceof ServiceError || error instanceof FolderError) return error.message;
	if (!isSnapshotFault(error)) throw error;
	return faultMessage(error);
}
function wrongLength(length, sent) {
	return length === void 0 ? "HEAD of the uploaded file gives no Content-Length, which an import requires" : `HEAD of the uploaded file gives Content-Length ${length}, but ${sent} bytes were sent`;
}
// src/world/gate/backups.ts
async function latestOther(folder, remote, warn) {
	const now = await remote.download();
	const backups = folder.backups().filter(({ name }) => {
		const integrity = folder.integrity(name);
		if (integrity === "changed") warn(`backup ${printable(name)} is passed over: it was changed after it was made`);
		return integrity === "recorded";
	});
	return (backups.findLast(({ name }) => isOther(folder.readBackup(name), now)) ?? backups.at(-1))?.name;
}
function isOther(backup, now) {
	try {
		return !sameRoom(backup, now);
	} catch (error) {
		if (isSnapshotFault(error)) return false;
		throw error;
	}
}
function pruneBackups(folder, keep) {
	const backups = folder.backups().filter(({ name }) => folder.integrity(name) !== "foreign");
	const needed = folder.journal()?.backup;
	const removed = backups.slice(0, Math.max(0, backups.length - keep)).filter(({ name }) => name !== needed);
	for (const { name } of removed) folder.removeBackup(name);
	return removed.map(({ name }) => name);
}
exports.CommittedBase = CommittedBase;
exports.FileOnDisk = FileOnDisk;
exports.FolderError = FolderError;
exports.FolderOnDisk = FolderOnDisk;
exports.ServiceRemote = ServiceRemote;
exports.lastPullOf = lastPullOf;
exports.latestOther = latestOther;
exports.pruneBackups = pruneBackups;
exports.pull = pull;
exports.push = push;
exports.readReviewedPlan = readReviewedPlan;
exports.statusOf = statusOf;
exports.versionIn = versionIn;
