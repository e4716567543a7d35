"use strict";
const { CommandError, LinkError, relativePath, whyRefused } = require("./command.js");
const { isObject, member, membersOf, printable, tryParseJson } = require("./words.js");
const { MAX_IMPORTED_BYTES, NO_REMOVALS } = require("./core.js");
const { maskOfJson } = require("./text.js");
const { NO_RESOLUTIONS, SnapshotText, UnusableSnapshotError, applyImport, compareRooms, compareThree, decideImport, faultText, isSnapshotFault, judgePlan, keepsLimits, planOf, possibleRooms, restoringSnapshot, sameRoom, simulateRestore, withoutLogicOfRemoved } = require("./verdict.js");
const { redactPlan } = require("./report-words.js");
const { GitError, hashOf, makeFolders, readPlainFile, readSnapshotFile, refuseLinks, removeLeftoversIn, replaceFile, writeDurably } = require("./command-check.js");
const { LockedError, Repository, requireBytes, takeLock } = require("./world.js");
const { ServiceError, uploadAsset } = require("./api.js");
const { existsSync, readdirSync, rmSync, statSync, unlinkSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");
// src/world/gate/ports.ts
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
const SYNCED = {
	must: {
		base: isText,
		local: isText,
		when: isText
	},
	may: {
		server: isText,
		etag: isText,
		restored: isText,
		added: isTexts
	}
};
const STATE = {
	must: {
		room: isText,
		files: isRecord
	},
	may: {
		latest: isText,
		seen: isText,
		server: isText
	}
};
function readState(value) {
	const read = isOurs(value) ? knownMembers(value, STATE) : void 0;
	if (read === void 0) return void 0;
	const { room, files: entries, ...state } = read;
	const files = /* @__PURE__ */ new Map();
	for (const [name, entry] of membersOf(entries)) {
		const synced = knownMembers(entry, SYNCED);
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
function journalText(journal) {
	return jsonText({
		version: VERSION,
		...journal
	});
}
const ENTRY = {
	must: {
		operation: oneOf(OPERATIONS),
		source: isText,
		started: isText
	},
	may: {
		server: isText,
		backup: isText,
		payload: isPayload,
		ending: isText
	}
};
function readJournal(value) {
	const entry = isOurs(value) ? knownMembers(value, ENTRY) : void 0;
	if (entry === void 0) return void 0;
	const { ending, backup, payload, ...journal } = entry;
	return ending === void 0 && backup !== void 0 && payload !== void 0 ? {
		...journal,
		backup,
		payload
	} : "ended";
}
function isOurs(value) {
	return isObject(value) && (member(value, "version") ?? VERSION) === VERSION;
}
function isNewer(value) {
	const version = member(value, "version");
	return typeof version === "number" && version > VERSION;
}
function knownMembers(value, { must, may }) {
	if (!isObject(value)) return void 0;
	const found = {};
	for (const [key, fits] of Object.entries({
		...must,
		...may
	})) {
		const given = member(value, key);
		if (fits(given)) found[key] = given;
		else if (Object.hasOwn(must, key)) return void 0;
	}
	return found;
}
function isText(value) {
	return typeof value === "string";
}
function isTexts(value) {
	return Array.isArray(value) && value.every(isText);
}
function isRecord(value) {
	return isObject(value);
}
function isPayload(value) {
	return isRecord(value) && isText(member(value, "hash")) && isText(member(value, "file"));
}
function oneOf(known) {
	return (value) => known.some((each) => each === value);
}
function jsonText(value) {
	return `${JSON.stringify(value, null, 2)}\n`;
}
function backupIndexText(recorded) {
	return jsonText({
		version: VERSION,
		recorded
	});
}
const RECORDED = {
	must: {
		name: isText,
		sha256: isText,
		source: isText,
		operation: oneOf(OPERATIONS)
	},
	may: {}
};
function readBackupIndex(value) {
	const entries = isOurs(value) ? member(value, "recorded") : void 0;
	if (!Array.isArray(entries)) return void 0;
	const recorded = entries.map((entry) => knownMembers(entry, RECORDED));
	return recorded.every((entry) => entry !== void 0) ? recorded : void 0;
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
		if (value === void 0) {
			if (!this.keepsSomething) return NO_STATE;
			throw new FolderError(`${join(this.path, "state.json")} is missing: ${this.startAgain}`);
		}
		const read = readState(value);
		if (read === void 0) throw this.damaged("state.json", value);
		if (read.room !== this.room) throw new FolderError(`${this.path} belongs to room ${printable(read.room)}: move it away`);
		return read.state;
	}
	get keepsSomething() {
		const isKept = (name) => existsSync(join(this.path, name));
		return ["journal.json", BACKUP_INDEX].some(isKept) || FOLDERS.some((folder) => this.names(folder).length > 0);
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
		return new FolderError(isNewer(value) ? `${path} was written by a newer version of roomlint: use that one` : `${path} is damaged: ${name === "state.json" ? this.startAgain : "move it away. Backups stay where they are"}`);
	}
	get startAgain() {
		return `what was pulled is unknown. Move the folder ${this.path} away and pull again; the backups in it are snapshots that can be pushed`;
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
	try {
		const [first, second] = lastPulls(absolute);
		if (first === void 0) return void 0;
		if (second !== void 0) throw new CommandError(`${printable(name)} was pulled from several rooms: give a file with the snapshot of the room that is meant instead`);
		return {
			name: `room ${first.room} as it was last pulled`,
			bytes: first.bytes
		};
	} catch (error) {
		if (error instanceof FolderError) throw new CommandError(error.message);
		throw error;
	}
}
function headOf({ absolute }, { env, git }) {
	try {
		const repository = Repository.open(dirname(absolute), {
			env: {
				...env,
				GIT_NO_LAZY_FETCH: "1"
			},
			git
		});
		const { head } = repository;
		if (head === void 0) return "there is no commit yet";
		const name = relativePath(repository.top, absolute);
		const [before] = repository.history.filesOf(head, [name]);
		if (before === void 0) return "HEAD does not have it";
		const shown = `HEAD:${before.name}`;
		return {
			name: shown,
			bytes: requireBytes(before.read(MAX_IMPORTED_BYTES, false), shown).bytes
		};
	} catch (error) {
		if (error instanceof GitError) return error.message;
		throw error;
	}
}
function lastPulls(file) {
	const beside = dirname(file);
	return roomsBeside(beside).flatMap((room) => {
		const folder = new FolderOnDisk(beside, room);
		const hash = folder.state().files.get(basename(file))?.base;
		const bytes = hash === void 0 ? void 0 : folder.base(hash);
		return bytes === void 0 ? [] : [{
			room,
			bytes
		}];
	});
}
function roomsBeside(folder) {
	try {
		return readdirSync(join(folder, KEPT), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.includes("%")).map(({ name }) => name).sort();
	} catch {
		return [];
	}
}
// src/world/gate/local-file.ts
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
	const base = folder.keepBase(now.bytes);
	const state = folder.state();
	if (file !== void 0 && kept !== "changed-meanwhile") {
		const local = kept === "merged" ? hashOf(payload) : fileHash;
		const added = addedFields.length === 0 ? {} : { added: addedFields };
		const synced = {
			base,
			local,
			when: clock().toISOString(),
			server,
			...etagOf(now),
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
	const files = [...state.files].map(([name, { etag: _old, ...synced }]) => {
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
function etagOf({ etag }) {
	return etag === void 0 ? {} : { etag };
}
// src/world/gate/snapshot-fault.ts
function isImportable(bytes) {
	try {
		return SnapshotText.read(bytes, "after").isSnapshot;
	} catch (error) {
		if (isSnapshotFault(error)) return false;
		throw error;
	}
}
function faultMessage(error, imported = "snapshot") {
	return `the ${error.which === "before" ? "room" : imported} cannot be used: ${faultText(error)}`;
}
function requireSnapshot(text) {
	if (text.isSnapshot) return text;
	throw new UnusableSnapshotError("after", "it has none of the five sections");
}
function readRoom(bytes, ...twins) {
	const text = SnapshotText.read(bytes, "before", ...twins);
	if (!text.isSnapshot) throw new UnusableSnapshotError("before", "the response of the service has none of the five sections");
	return text;
}
async function downloadRoom(remote, ...twins) {
	const room = await remote.download();
	return {
		...room,
		text: readRoom(room.bytes, ...twins)
	};
}
// src/world/gate/pull.ts
async function pull({ remote, folder, file }, now) {
	const known = folder.state().files.get(file.name);
	const before = file.read();
	const room = await remote.download();
	readRoom(room.bytes);
	const local = before === void 0 ? void 0 : hashOf(before);
	const hash = hashOf(room.bytes);
	const isPulled = local === known?.base || local === known?.local;
	const wasPulled = known !== void 0;
	if (local !== void 0 && local !== hash && !isPulled) return {
		kind: "local-changes",
		wasPulled
	};
	if (local !== hash && !await file.write(before, room.bytes)) return {
		kind: "changed-meanwhile",
		wasPulled
	};
	const base = folder.keepBase(room.bytes);
	const { server } = remote;
	const synced = {
		base,
		local: base,
		when: now.toISOString(),
		server,
		...etagOf(room)
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
		bytes: room.bytes.length,
		wasPulled,
		interrupted
	};
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
	async download() {
		let bytes = /* @__PURE__ */ new Uint8Array();
		const open = () => {
			const gathered = [];
			return {
				write: (piece) => void gathered.push(piece),
				commit: () => {
					bytes = Buffer.concat(gathered);
				},
				discard: () => {}
			};
		};
		const { etag } = await this.client.download(this.room, open);
		return {
			bytes,
			...etag === void 0 ? {} : { etag }
		};
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
// src/world/gate/settle.ts
async function settle(journal, folder, remote) {
	const elsewhere = otherServer(journal, remote);
	if (elsewhere !== void 0) return {
		kind: "unknown",
		reason: `only ${elsewhere}, to which it was sent, can say`
	};
	const payload = folder.payload(journal.payload.hash);
	if (payload === void 0) return {
		kind: "unknown",
		reason: "the snapshot that it imported is no longer in the room folder"
	};
	const backup = backupOf(folder, journal.backup);
	if (backup === void 0) return {
		kind: "unknown",
		reason: "its backup is no longer in the room folder"
	};
	const expected = folder.integrity(journal.backup) === "changed" ? void 0 : expectedAfter(backup, payload);
	if (expected === void 0) return {
		kind: "unknown",
		reason: `its backup ${journal.backup} is not what was written`
	};
	const mayBeAdded = addedBefore(folder.state(), journal);
	return {
		...classify(backup, expected, await downloadRoom(remote), mayBeAdded),
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
function backupOf(folder, name) {
	try {
		return folder.readBackup(name);
	} catch (error) {
		if (error instanceof FolderError) return void 0;
		throw error;
	}
}
function classify(backup, expected, now, mayBeAdded) {
	const rooms = expected.map(({ bytes, absentLogic }) => {
		const actual = absentLogic === "kept" ? withoutLogicOfRemoved(now.text, SnapshotText.read(backup, "before", now.text)) : now.text;
		return {
			comparison: compareRooms(backup, bytes, actual, mayBeAdded),
			absentLogic
		};
	});
	const [first] = rooms;
	if (first === void 0) throw new RangeError("no room is expected");
	const found = rooms.find(({ comparison }) => !comparison.differs) ?? first;
	return {
		kind: kindOf(backup, found.comparison, now),
		now,
		...found
	};
}
function kindOf(backup, { comparison, differs }, now) {
	if (comparison.verdict !== "lost") return "imported";
	if (sameRoom(backup, now.text)) return "unchanged";
	return differs ? "mixed" : "imported";
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
		const { addedFields } = settled.comparison;
		await recordImport({
			...journal,
			...settled,
			fileHash: journal.payload.file,
			addedFields
		}, deps);
	}
	folder.setJournal(void 0);
}
// src/world/gate/status.ts
function localStatus(folder, file) {
	const state = folder.state();
	const synced = file === void 0 ? void 0 : state.files.get(file.name);
	const known = baseFor(state, file?.name);
	const base = known === void 0 ? void 0 : folder.base(known.hash);
	const journal = folder.journal();
	return {
		file: file?.name,
		synced,
		local: localOf(file, synced, base),
		unfinished: journal === void 0 ? [] : [{
			journal,
			settled: void 0
		}],
		backups: folder.backups().length,
		known,
		base
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
		const { mine } = compareThree(base, base, requireSnapshot(SnapshotText.read(bytes, "after")));
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
async function remoteStatus({ base, known, ...local }, { folder, remote, file }) {
	const room = await remote.download();
	const unfinished = [];
	const downloaded = {
		server: remote.server,
		download: () => Promise.resolve(room)
	};
	for (const { journal } of local.unfinished) unfinished.push({
		journal,
		settled: await settle(journal, folder, downloaded)
	});
	const withRemote = (status, conflicts = []) => ({
		...local,
		unfinished,
		remote: status,
		conflicts
	});
	if (known === void 0) return withRemote({ kind: "no-base" });
	if (known.hash === hashOf(room.bytes)) return withRemote({ kind: "unchanged" });
	const pulledFrom = otherServer(known, remote);
	if (pulledFrom !== void 0) return withRemote({
		kind: "other-server",
		pulledFrom,
		server: remote.server
	});
	if (base === void 0) return withRemote({ kind: "base-lost" });
	const mine = local.local.kind === "changed" ? file?.read() : void 0;
	const { theirs, conflicts } = compareThree(base, readRoom(room.bytes), mine ?? base);
	return withRemote(theirs.length === 0 ? { kind: "same-values" } : {
		kind: "changed",
		changes: theirs
	}, conflicts);
}
// src/world/gate/outcome.ts
var Stop = class extends Error {
	outcome;
	constructor(outcome) {
		super(outcome.kind);
		this.outcome = outcome;
	}
};
// src/world/gate/lost-update.ts
function payloadFor(room, roomHash, { operation, source, bytes, decision, resolutions = NO_RESOLUTIONS }, { remote, folder, tell }) {
	const given = operation === "restore" ? restoringSnapshot(room, bytes) : SnapshotText.read(bytes, "after", room);
	const known = baseFor(folder.state(), operation === "push" ? source : void 0);
	const patterns = [...resolutions.ours, ...resolutions.theirs];
	const withoutConflict = (unused = patterns, conflicts = []) => {
		if (unused.length > 0) throw new Stop({
			kind: "no-such-conflict",
			patterns: unused,
			conflicts
		});
	};
	if (known === void 0) return given;
	if (known.hash === roomHash) {
		withoutConflict();
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
	const three = compareThree(SnapshotText.read(base, "before", room, given), room, given, resolutions);
	const changes = three.undone;
	withoutConflict(three.unused, three.conflicts);
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
		conflicts: three.conflicts
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
// src/world/gate/carry-out.ts
const FIRST_WAIT = 1e3;
const MAX_WAIT = 6e4;
async function carryOut(ready) {
	const { request, deps, started, restorePlan } = ready;
	const { remote, folder } = deps;
	const { before, backup } = restorePlan;
	const payload = ready.payload.bytes;
	const address = await remote.upload(payload);
	const length = await remote.contentLength(address);
	if (length !== payload.length) return {
		kind: "unable",
		message: wrongLength(length, payload)
	};
	if (!sameRoom(before, (await downloadRoom(remote, before)).text)) return {
		kind: "unable",
		message: "somebody changed the room while this ran"
	};
	folder.keepPayload(payload);
	const { operation, source } = request;
	const hashes = {
		hash: hashOf(payload),
		file: hashOf(request.bytes)
	};
	folder.setJournal({
		operation,
		source,
		started,
		server: remote.server,
		backup,
		payload: hashes
	});
	ready.sending();
	return await verify(ready, await remote.import(address).catch(serviceError));
}
async function verify(ready, answer) {
	const { request, deps, payload, restorePlan } = ready;
	const { kind, comparison, absentLogic, now } = await (answer === "accepted" ? lookUntilDone(ready) : look(ready));
	if (kind === "unchanged") return {
		kind: "unable",
		message: unchangedText(answer),
		importing: { mayFollow: answer instanceof ServiceError ? answer.failure.mayBeDone : true }
	};
	if (kind === "mixed") return {
		kind: "differs",
		comparison,
		restore: restoreCall(deps, restorePlan, now.bytes)
	};
	const { addedFields } = comparison;
	try {
		const fileHash = hashOf(request.bytes);
		return {
			kind: "imported",
			addedFields,
			absentLogic,
			file: await recordImport({
				...request,
				fileHash,
				payload: payload.bytes,
				now,
				addedFields
			}, deps),
			restore: restoreCall(deps, restorePlan, now.bytes)
		};
	} catch (error) {
		if (!(error instanceof FolderError)) throw error;
		return {
			kind: "unrecorded",
			message: error.message
		};
	}
}
async function look({ request, deps, payload, restorePlan }) {
	const { before, steps } = restorePlan;
	const possible = possibleRooms(before, payload, steps.room.bytes);
	const mayBeAdded = addedBefore(deps.folder.state(), request);
	return classify(before, possible, await downloadRoom(deps.remote, steps.room, before), mayBeAdded);
}
async function lookUntilDone(ready) {
	const { time } = ready.deps;
	const end = time.elapsed() + MAX_WAIT;
	for (let wait = FIRST_WAIT;; wait *= 2) {
		const left = end - time.elapsed();
		if (left <= 0) return await look(ready);
		const seen = await look(ready).catch(notYet);
		if (seen?.kind === "imported") return seen;
		await time.pause(Math.min(wait, left));
	}
}
function notYet(error) {
	if (!(error instanceof ServiceError || isSnapshotFault(error))) throw error;
}
function unchangedText(answer) {
	if (answer instanceof ServiceError) return answer.message;
	return answer === "accepted" ? "the service accepted the import with status 202, but a minute later the room is as it was" : "the service accepted the import, but the room is as it was";
}
function serviceError(error) {
	if (error instanceof ServiceError) return error;
	throw error;
}
function wrongLength(length, payload) {
	return length === void 0 ? "HEAD of the uploaded file gives no Content-Length, which an import requires" : `HEAD of the uploaded file gives Content-Length ${length}, but ${payload.length} bytes were sent`;
}
function restoreCall({ folder, remote }, restorePlan, now) {
	const steps = restoreSteps(restorePlan, now);
	const { removed } = judgePlan(planOf(steps), {
		limits: [NO_REMOVALS],
		protect: [],
		dropsLogic: false
	});
	const seen = baseFor(folder.state(), void 0);
	return {
		backup: restorePlan.backup,
		removes: removed,
		overwrites: seen === void 0 || seen.hash !== hashOf(now) && (otherServer(seen, remote) !== void 0 || undoesOthers(folder.base(seen.hash), steps.room, steps.snapshot))
	};
}
function restoreSteps({ before, steps }, now) {
	if (Buffer.compare(steps.room.bytes, now) === 0) return steps;
	const room = SnapshotText.read(now, "before", before, steps.room);
	return decideImport(room, restoringSnapshot(room, before));
}
// src/world/gate/planned-import.ts
function planPush(room, base, payload, { operation, limit, protect, dropsLogic, source, room: id }) {
	const { bytes } = payload;
	if (bytes.length > 52428800) {
		const [size, most] = [bytes.length, MAX_IMPORTED_BYTES].map((count) => count.toLocaleString("en"));
		throw new Stop({
			kind: "unable",
			message: `the snapshot has ${size} bytes, but an import accepts ${most} at most`
		});
	}
	const steps = decideImport(room, requireSnapshot(payload));
	const plan = operation === "push" ? planOf(steps) : planOfRestore(steps);
	const gate = judgePlan(plan, {
		limits: [limit],
		protect,
		dropsLogic
	});
	return {
		planned: {
			report: redactPlan({
				current: `room ${id}`,
				next: operation === "push" ? source : `backup ${source}`,
				plan,
				gate
			}, maskOfJson([room.bytes, bytes])),
			base,
			payload: contentHash(bytes)
		},
		payload,
		steps
	};
}
function contentHash(bytes) {
	return {
		sha256: hashOf(bytes),
		bytes: bytes.length
	};
}
function planOfRestore(steps) {
	const plan = planOf(steps);
	return {
		...plan,
		looksLike: plan.looksLike.filter((look) => !OF_FILES.has(look))
	};
}
const OF_FILES = /* @__PURE__ */ new Set([
	"older-backup",
	"partial-file",
	"emptied-quests"
]);
function requireReviewed({ base, payload }, { reviewed, room }) {
	if (reviewed === void 0) return;
	if (reviewed.room !== room) throw otherPlan("it is for another room");
	if (reviewed.base !== base.sha256) throw otherPlan("the room has changed since it was made");
	if (reviewed.payload !== payload.sha256) throw otherPlan("the file has changed since it was made");
}
function otherPlan(reason) {
	return new Stop({
		kind: "other-plan",
		reason
	});
}
// src/world/gate/push.ts
function push(order, environment) {
	return new Push(order, environment).run();
}
var Push = class {
	order;
	deps;
	started;
	earlier;
	backup;
	planned;
	counts;
	isSent = false;
	constructor(order, deps) {
		this.order = order;
		this.deps = deps;
		this.started = deps.now().toISOString();
	}
	async run() {
		const outcome = await this.outcome();
		const { backup, planned, counts } = this;
		return {
			outcome,
			...backup === void 0 ? {} : { backup },
			...planned === void 0 ? {} : { planned },
			...counts === void 0 ? {} : { findings: counts }
		};
	}
	async outcome() {
		try {
			await this.settleEarlier();
			return this.ended(await this.steps({
				...this.order,
				bytes: this.read()
			}));
		} catch (error) {
			if (error instanceof CommandError) throw error;
			return this.ended(this.asOutcome(error));
		}
	}
	ended(outcome) {
		const { folder } = this.deps;
		try {
			if (this.order.isDryRun) return outcome;
			if (isKnown(outcome)) folder.setJournal(void 0);
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
	asOutcome(error) {
		if (error instanceof Stop) return error.outcome;
		const message = this.messageOf(error);
		return this.isSent ? {
			kind: "unverified",
			message,
			isEarlier: false
		} : {
			kind: "unable",
			message
		};
	}
	read() {
		const { operation, source } = this.order;
		const { folder, file } = this.deps;
		if (operation === "restore") return folder.readBackup(source);
		const bytes = file(source).read();
		if (bytes === void 0) throw new CommandError(`${printable(source)}: no such file`);
		return bytes;
	}
	async steps(request) {
		const { deps } = this;
		const { remote, folder, tell } = deps;
		const given = request.operation === "push" ? await this.checkGiven(request) : void 0;
		const room = await remote.download();
		const text = readRoom(room.bytes);
		const backup = folder.saveBackup(room.bytes, deps.now(), request);
		this.backup = backup;
		tell({
			kind: "backup",
			name: backup,
			bytes: room.bytes.length
		});
		if (this.isInStep(request, text)) return this.nothing(given);
		const base = contentHash(room.bytes);
		const payload = payloadFor(text, base.sha256, request, deps);
		const draft = planPush(text, base, payload, request);
		this.planned = draft.planned;
		tell({
			kind: "plan",
			report: draft.planned.report
		});
		requireReviewed(draft.planned, request);
		if (draft.planned.report.plan.verdict === "unchanged") {
			const fileHash = hashOf(request.bytes);
			const imported = {
				...request,
				fileHash,
				payload: payload.bytes,
				now: room,
				addedFields: []
			};
			if (!request.isDryRun) await recordImport(imported, deps);
			return this.nothing(given);
		}
		if (request.decision !== "overwrite" && isUnpulled(request, text, deps)) return { kind: "not-pulled" };
		return await this.findingsOf(request, payload.bytes, room.bytes, given) ?? await this.decided(request, text, draft, backup);
	}
	async checkGiven(request) {
		const { deps } = this;
		const { report, notes } = await deps.check(request.bytes);
		for (const message of notes) deps.tell({
			kind: "note",
			message
		});
		const errors = errorsIn(report);
		if (errors.length === 0 || report.isStopped !== true && isImportable(request.bytes)) return report;
		deps.tell({
			kind: "findings",
			report,
			findings: errors
		});
		throw new Stop(this.tooMany(errors, 0));
	}
	nothing(given) {
		if (given !== void 0) this.counts = {
			fresh: 0,
			warnings: 0,
			earlier: errorsIn(given).length
		};
		return { kind: "nothing" };
	}
	async findingsOf(request, payload, room, given) {
		const { deps } = this;
		if (given === void 0) {
			await this.listReturning(payload, room);
			return;
		}
		const all = payload === request.bytes ? given : (await deps.check(payload)).report;
		const { fresh, earlier } = await this.compared(all, payload, room, !request.allowsWarnings);
		const old = request.isStrict ? errorsIn(all).filter((error) => !isIn(fresh, error)) : [];
		const stopping = [...fresh, ...old];
		if (stopping.length > 0) deps.tell({
			kind: "findings",
			report: all,
			findings: stopping
		});
		else if (earlier > 0) deps.tell({
			kind: "earlier-errors",
			count: earlier
		});
		return stopping.length > 0 ? this.tooMany(fresh, earlier) : void 0;
	}
	async listReturning(payload, room) {
		const { deps } = this;
		try {
			const { report } = await deps.check(payload);
			const { fresh } = await this.compared(report, payload, room, false);
			if (fresh.length > 0) deps.tell({
				kind: "findings",
				report,
				findings: fresh
			});
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			deps.tell({
				kind: "note",
				message: `the errors that would return are unknown: ${reason}`
			});
		}
	}
	async compared(all, payload, room, countsWarnings) {
		const { deps } = this;
		const counts = ({ level }) => level === "error" || countsWarnings && level === "warning";
		const errors = errorsIn(all).length;
		if (!all.findings.some(counts)) {
			this.counts = {
				fresh: 0,
				warnings: 0,
				earlier: 0
			};
			return {
				fresh: [],
				earlier: 0
			};
		}
		const { report, notes } = await deps.check(payload, room);
		for (const message of notes) deps.tell({
			kind: "note",
			message
		});
		const fresh = report.findings.filter(counts);
		const earlier = errors - errorsIn(report).length;
		this.counts = countsOf(fresh, earlier);
		return {
			fresh,
			earlier
		};
	}
	tooMany(fresh, earlier) {
		this.counts = countsOf(fresh, earlier);
		return {
			kind: "findings",
			...this.counts,
			isStrict: this.order.isStrict
		};
	}
	isInStep({ operation, source, bytes }, room) {
		const { folder, remote } = this.deps;
		const synced = operation === "push" ? folder.state().files.get(source) : void 0;
		if (synced === void 0 || synced.restored !== void 0) return false;
		if (synced.server !== remote.server || synced.local !== hashOf(bytes)) return false;
		const base = folder.base(synced.base);
		return synced.local !== synced.base && base !== void 0 && sameRoom(base, room);
	}
	async decided(request, before, { planned, payload, steps }, backup) {
		const { deps, started } = this;
		const { plan, gate } = planned.report;
		if (!keepsLimits(gate)) return { kind: "limits" };
		const expected = SnapshotText.read(applyImport(steps), "before", before, steps.snapshot);
		const restore = simulateRestore(expected, before);
		if (restore.left.differs) return {
			kind: "no-way-back",
			comparison: restore.left
		};
		if (request.isDryRun) return { kind: "planned" };
		const destroys = plan.verdict === "destroys";
		if (destroys || request.operation === "push") {
			const answer = await deps.confirm(planned);
			if (answer !== "yes") return {
				kind: answer === "no" ? "declined" : "nobody",
				destroys
			};
		}
		return await carryOut({
			request,
			deps,
			started,
			payload,
			restorePlan: {
				backup,
				before,
				steps: restore.steps
			},
			sending: () => {
				this.isSent = true;
			}
		});
	}
	async settleEarlier() {
		const { operation, decision, isDryRun } = this.order;
		const earlier = await settleEarlier(this.deps, !isDryRun).catch((error) => {
			if (error instanceof FolderError) throw error;
			throw new Stop({
				kind: "unverified",
				message: this.messageOf(error),
				isEarlier: true
			});
		});
		if (earlier === void 0) return;
		this.earlier = earlier;
		if (operation === "push" && decision !== "overwrite") throw new Stop({ kind: "in-doubt" });
	}
	messageOf(error) {
		if (error instanceof ServiceError || error instanceof FolderError) return error.message;
		if (!isSnapshotFault(error)) throw error;
		return faultMessage(error, this.order.operation === "push" ? "snapshot" : "backup");
	}
};
function isKnown({ kind }) {
	return kind === "imported" || kind === "nothing" || kind === "differs";
}
function errorsIn({ findings }) {
	return findings.filter(({ level }) => level === "error");
}
function countsOf(fresh, earlier) {
	const errors = fresh.filter(({ level }) => level === "error").length;
	return {
		fresh: errors,
		warnings: fresh.length - errors,
		earlier
	};
}
function isIn(findings, { fingerprint }) {
	return findings.some((other) => other.fingerprint === fingerprint);
}
// src/world/gate/push-request.ts
const HASH = /^[0-9a-f]{64}$/;
function readReviewedPlan(value) {
	if (!isObject(value) || member(value, "version") !== 1 || member(value, "outcome") !== "planned") return void 0;
	const room = member(value, "room");
	const decision = member(value, "decision");
	const [base, payload] = [hashIn(member(value, "base")), hashIn(member(value, "payload"))];
	if (typeof room !== "string" || base === void 0 || payload === void 0) return void 0;
	if (decision !== "stop" && decision !== "merge" && decision !== "overwrite") return void 0;
	return {
		room,
		base,
		payload,
		decision
	};
}
function hashIn(value) {
	if (!isObject(value)) return void 0;
	const hash = member(value, "sha256");
	return typeof hash === "string" && HASH.test(hash) ? hash : void 0;
}
// src/world/gate/backups.ts
async function latestOther(folder, remote, warn) {
	const { bytes: now } = await remote.download();
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
exports.FileOnDisk = FileOnDisk;
exports.FolderError = FolderError;
exports.FolderOnDisk = FolderOnDisk;
exports.ServiceRemote = ServiceRemote;
exports.faultMessage = faultMessage;
exports.headOf = headOf;
exports.lastPullOf = lastPullOf;
exports.latestOther = latestOther;
exports.localStatus = localStatus;
exports.pruneBackups = pruneBackups;
exports.pull = pull;
exports.push = push;
exports.readReviewedPlan = readReviewedPlan;
exports.readRoom = readRoom;
exports.remoteStatus = remoteStatus;
