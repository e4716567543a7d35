"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { AXES, DOCUMENTED_TYPES, FIELDS, NO_REMOVALS, Redactor, SecretMask, TooManyCredentialsError, byteOrderMarkLength, bytesText, counted, decodeLoosely, decodeUtf8, fieldWords$1: fieldWords, findRawSecrets, isCredentialName, isJson, isObject, isOneEdit, jsonTextWithoutCommands, listed, meantType, member, membersOf, nearest, nearestName, printable, quoteValue, resemblesField, tryParseJson, withArticle } = require("./words.js");
const { ABOUT_LOST_LOGIC, BASELINE_NAME, CONFIG_NAMES, CommandError, DROP_LOGIC_OPTION, EXIT, LIMITS, LinkError, MAX_PORT, RefusedError, atMostOne, check, choice, configChoice, configOption, defineCommand, didYouMean, formatOption, grouped, homePage, isNeverSnapshot, isYes, list, number, onlyWords, path, pathInside, readHead, readLimit, readPlainFile, readSettings, readSnapshotFile, refuseBoth, relativePath, requirePatterns, rulePage, statsOf, toggle, usualFormat, value, version, whyRefused } = require("./command.js");
const { ADDRESSABLE_NAMES, ANIMATION_FIELDS, ANIMATION_NAMES, Baseline, COLOUR_SLIPS, EFFECTS, EFFECT_NAMES, EXPRESSION_FUNCTIONS, FindingCounter, MAX_IMPORTED_BYTES, NearNames, PREFABS, PREFAB_NAMES, QUEST_STATES, QuestWords, SECTIONS, STATE_TEXTS, TRIGGER_NAMES, holdsSnapshot, isPlaceholder, meantFunction, platform_default, resemblesSection, totalOf } = require("./core.js");
const { maskOfJson } = require("./text.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, hasPassed, playScript, questAnalyses } = require("./flow.js");
const { NO_RESOLUTIONS, SnapshotText, applyImport, compareRooms, compareThree, decideImport, faultMessage, faultText, isSnapshotFault, judgePlan, keepsLimits, planImport, planOf, possibleRooms, restoringSnapshot, sameRoom, simulateRestore, whyNoRoom, withoutLogicOfRemoved } = require("./verdict.js");
const { changeEntry, conflictEntry, conflictShape, countText, partChangesShape, partsOf: partsOf$1, planAnswer, planShape, redactPlan } = require("./report-words.js");
const { BaselineSession, ConfigFileError, ConfigFiles, FileSettings, Git, GitError, NOT_IN_REPOSITORY, askGit, configFor, createFile, hashOf, importable, inputName, listPaths, makeFolders, openCheck, refuseLinks, removeLeftoversIn, replaceFile, selectFiles, startProgram, writeDurably } = require("./command-check.js");
const { LockedError, Repository, checkBytes, readDecisions, takeLock, undecidedMerge } = require("./world.js");
const { ANSWER_FORMATS, endingOf, eventText, interruptionText, printAnswers, readBytes, readPlayableRoom, sayAnswers, sayFindings, sayText } = require("./cli.js");
const { checkCommand, shellWord } = require("./commands.js");
const { createRequire } = require("node:module");
const { pathToFileURL } = require("node:url");
const { isUtf8 } = require("node:buffer");
const { accessSync, constants, existsSync, lstatSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, unlinkSync, watch } = require("node:fs");
const { basename, dirname, extname, join, relative, resolve, sep } = require("node:path");
const { once } = require("node:events");
const { createHash, randomBytes, timingSafeEqual } = require("node:crypto");
const { createServer } = require("node:http");
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
		const there = new Set(known.map(({ name }) => name));
		const isThere = newest?.bytes === bytes.length && this.holds(newest.name, bytes);
		const name = isThere ? newest.name : backupName(now, (one) => there.has(one));
		const recorded = this.recorded().filter((one) => there.has(one.name) && one.name !== name);
		const entry = {
			name,
			sha256: hashOf(bytes),
			operation,
			source
		};
		this.write(BACKUP_INDEX, encode(backupIndexText([...recorded, entry])));
		if (!isThere) this.write(join("backups", `${name}.json`), bytes);
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
// src/world/api/schemas.ts
const UPLOAD_TYPES = {
	json: ["application/json"],
	model: ["model/gltf-binary"],
	image: [
		"image/jpeg",
		"image/jpg",
		"image/png",
		"image/gif",
		"image/webp"
	]
};
const METADATA_FIELDS = [
	"Name",
	"Description",
	"ShortDescription",
	"Overview",
	"Image",
	"Gallery",
	"Genre",
	"Subgenres",
	"Purpose",
	"Discord",
	"IdSlug",
	"ShowOnDirectory",
	"MuteGuests",
	"HighRes",
	"HideNameOnLoadingScreen",
	"Status",
	"AttachedLists",
	"AttachedItems",
	"RelatedLevelStagingRoomIDs"
];
const METADATA = Object.fromEntries(METADATA_FIELDS.map((field) => [field, { description: "any JSON value" }]));
const NAME = { type: ["string", "null"] };
const NEW_ID = {
	type: "string",
	not: { const: "" },
	description: "the identifier of the new game"
};
const CREATE_BODY = {
	title: "CreateRoomRequest",
	type: "object",
	properties: {
		templateName: {
			type: "string",
			description: "a template of the current catalog"
		},
		customTemplateName: {
			type: "string",
			description: "the display name of the new game"
		}
	}
};
const CREATE_RESPONSE = {
	title: "CreatedRoom",
	type: "object",
	required: ["code", "room"],
	properties: {
		code: {
			type: "string",
			enum: ["SUCCESS"],
			description: "SUCCESS on success"
		},
		room: {
			type: "object",
			required: ["RoomID", "Name"],
			additionalProperties: true,
			properties: {
				RoomID: NEW_ID,
				Name: NAME
			}
		}
	}
};
const DUPLICATE_BODY = {
	title: "DuplicateRoomRequest",
	type: "object",
	required: ["roomId"],
	properties: { roomId: {
		type: "string",
		description: "the identifier of the source game"
	} }
};
const DUPLICATE_RESPONSE = {
	title: "DuplicatedRoom",
	type: "object",
	required: [
		"code",
		"message",
		"roomId"
	],
	properties: {
		code: {
			type: "string",
			enum: ["SUCCESS"]
		},
		message: {
			type: "string",
			description: "a copy message for people"
		},
		roomId: NEW_ID
	}
};
const UPDATE_BODY = {
	title: "UpdateRoomRequest",
	type: "object",
	required: ["room"],
	properties: { room: {
		type: "object",
		required: ["RoomID"],
		additionalProperties: true,
		properties: {
			RoomID: { type: "string" },
			...METADATA,
			Name: NAME
		}
	} }
};
const UPDATE_RESPONSE = {
	title: "UpdatedRoom",
	type: "object",
	required: ["data"],
	properties: { data: {
		type: "object",
		required: ["RoomID"],
		additionalProperties: true,
		properties: {
			RoomID: { type: "string" },
			...METADATA
		}
	} }
};
const IMPORT_BODY = {
	title: "ImportRoomRequest",
	type: "object",
	required: ["jsonUrl"],
	properties: { jsonUrl: {
		type: "string",
		description: "a publicly readable JSON location"
	} }
};
const BUILD_ITEM = {
	title: "BuildItem",
	type: "object",
	required: [
		"id",
		"name",
		"type",
		"category",
		"glb",
		"audio",
		"thumbnailSrc"
	],
	properties: {
		id: { type: "string" },
		name: { type: "string" },
		type: { type: "string" },
		category: { type: "string" },
		glb: { type: ["string", "null"] },
		audio: { type: ["string", "null"] },
		thumbnailSrc: { type: "string" }
	}
};
const BUILD_ITEMS_QUERY = {
	type: "object",
	required: ["roomId"],
	properties: { roomId: { type: "string" } }
};
const BUILD_ITEMS_RESPONSE = {
	title: "BuildItems",
	type: "object",
	required: ["code", "items"],
	properties: {
		code: {
			type: "string",
			enum: ["SUCCESS"]
		},
		items: {
			type: "array",
			items: BUILD_ITEM
		}
	}
};
const MODEL_UPLOAD_BODY = {
	title: "ModelUploadRequest",
	type: "object",
	required: ["fileType"],
	properties: {
		fileType: {
			type: "string",
			enum: UPLOAD_TYPES.model
		},
		fileName: { type: "string" },
		enableDraco: {
			type: "boolean",
			description: "accepted; the file is not transformed"
		}
	}
};
const IMAGE_UPLOAD_BODY = {
	title: "ImageUploadRequest",
	type: "object",
	required: ["fileType"],
	properties: { fileType: {
		type: "string",
		enum: UPLOAD_TYPES.image
	} }
};
const UPLOAD_DESTINATION = {
	title: "UploadDestination",
	type: "object",
	required: [
		"signedUploadURL",
		"assetURL",
		"objectKey"
	],
	properties: {
		signedUploadURL: {
			type: "string",
			description: "temporary, and holds a credential: never logged, never published"
		},
		assetURL: { type: "string" },
		objectKey: { type: "string" }
	}
};
// src/world/api/routes.ts
const ACCESS_KEY_HEADER = "x-access-key";
const API_KEY_HEADER = "x-api-key";
const ROOM_HEADER = "x-room-id";
const WRONG_KEY = { 403: "the key in x-api-key is missing or invalid" };
const NO_DESTINATION = {
	...WRONG_KEY,
	400: "this file type is not allowed",
	429: "the daily upload allowance is used up"
};
const ROUTES$1 = {
	create: {
		operationId: "createRoom",
		method: "POST",
		path: "/api/v2/rooms/create",
		credential: ACCESS_KEY_HEADER,
		isHarmful: true,
		summary: "Create a game from a template",
		body: CREATE_BODY,
		response: CREATE_RESPONSE
	},
	duplicate: {
		operationId: "duplicateRoom",
		method: "POST",
		path: "/api/v2/rooms/duplicate",
		credential: ACCESS_KEY_HEADER,
		isHarmful: true,
		summary: "Duplicate a game of your own",
		body: DUPLICATE_BODY,
		response: DUPLICATE_RESPONSE
	},
	update: {
		operationId: "updateRoom",
		method: "POST",
		path: "/api/v2/room/update-room-settings",
		credential: ACCESS_KEY_HEADER,
		isHarmful: true,
		summary: "Change metadata of a game",
		body: UPDATE_BODY,
		response: UPDATE_RESPONSE
	},
	download: {
		operationId: "downloadRoom",
		method: "GET",
		path: "/api/v2/mcp/download-room-data",
		credential: ACCESS_KEY_HEADER,
		namesRoom: true,
		summary: "Download the snapshot of a game"
	},
	import: {
		operationId: "importRoom",
		method: "POST",
		path: "/api/v2/mcp/upload-room-data-url",
		credential: ACCESS_KEY_HEADER,
		namesRoom: true,
		isHarmful: true,
		summary: "Import a snapshot from a JSON location",
		body: IMPORT_BODY
	},
	items: {
		operationId: "listBuildItems",
		method: "GET",
		path: "/api/v2/room/get-build-items",
		credential: ACCESS_KEY_HEADER,
		summary: "List what can be placed in a game",
		query: BUILD_ITEMS_QUERY,
		response: BUILD_ITEMS_RESPONSE
	},
	jsonUpload: {
		operationId: "requestJsonUpload",
		method: "POST",
		path: "/api/v2/utils/generate-json-upload-url",
		credential: API_KEY_HEADER,
		summary: "Request a temporary destination for a JSON snapshot",
		response: UPLOAD_DESTINATION,
		refusals: WRONG_KEY
	},
	modelUpload: {
		operationId: "requestModelUpload",
		method: "POST",
		path: "/api/v2/utils/generate-gltf-upload-url",
		credential: API_KEY_HEADER,
		summary: "Request a temporary destination for a GLB model",
		body: MODEL_UPLOAD_BODY,
		isCheckedByHandler: true,
		response: UPLOAD_DESTINATION,
		refusals: NO_DESTINATION
	},
	imageUpload: {
		operationId: "requestImageUpload",
		method: "POST",
		path: "/api/v2/utils/generate-image-upload-url",
		credential: API_KEY_HEADER,
		summary: "Request a temporary destination for an image",
		body: IMAGE_UPLOAD_BODY,
		isCheckedByHandler: true,
		response: UPLOAD_DESTINATION,
		refusals: NO_DESTINATION
	}
};
const UPLOAD_ROUTES = {
	json: "jsonUpload",
	model: "modelUpload",
	image: "imageUpload"
};
// src/world/api/keys.ts
const KEY_OF = {
	[ACCESS_KEY_HEADER]: "accessKey",
	[API_KEY_HEADER]: "apiKey"
};
const KEY_NAMES = Object.values(KEY_OF);
const FOR_OTHERS = 63;
const VARIABLES = {
	accessKey: "ROOMLINT_ACCESS_KEY",
	apiKey: "ROOMLINT_API_KEY"
};
function chosenKeys(cwd, needed, env) {
	const { ROOMLINT_KEYS: file = "" } = env;
	const path = resolve(cwd, file);
	const shown = existsSync(path) ? printable(file) : "the file that ROOMLINT_KEYS names";
	const fromFile = file === "" ? {} : readKeys(path, shown);
	const given = KEY_NAMES.flatMap((name) => {
		const key = env[VARIABLES[name]];
		if (key === void 0 || key === "") return [];
		requireSendable(key, VARIABLES[name]);
		return [[name, key]];
	});
	const keys = {
		...fromFile,
		...Object.fromEntries(given)
	};
	for (const name of needed) if (keys[name] === void 0) throw new CommandError(`no ${name === "apiKey" ? "API" : "access"} key: set ${VARIABLES[name]}, or ROOMLINT_KEYS to a file with "${name}" in it`);
	return keys;
}
function requireSendable(key, source) {
	if (/[\r\n]/.test(key)) throw new CommandError(`${source} contains a line break: remove it`);
	if (!/^[\x21-\x7e]+$/.test(key)) throw new CommandError(`${source} contains characters that no key has: only ASCII letters, digits and signs can be sent`);
}
function readKeys(path, name) {
	const value = tryParseJson(readPrivately(path, name));
	const creators = member(value, "creators");
	const [entry, other] = Array.isArray(creators) ? creators : [value];
	if (other !== void 0) throw new CommandError(`${name} has several creators: write the keys of one to a file of its own`);
	if (!isObject(entry)) throw new CommandError(`${name} is not a file of keys: write {"accessKey": "\u2026", "apiKey": "\u2026"}`);
	const keys = {};
	for (const key of KEY_NAMES) {
		const given = member(entry, key);
		if (given === void 0) continue;
		if (typeof given !== "string") throw new CommandError(`${key} in ${name} must be a string`);
		requireSendable(given, `${key} in ${name}`);
		keys[key] = given;
	}
	return keys;
}
function readPrivately(path, name) {
	try {
		const text = readPlainFile(path).toString();
		const { uid, mode } = statSync(path);
		if (uid !== (process.getuid?.() ?? uid)) throw new RefusedError("it belongs to another user: use a file of your own");
		if (process.getuid !== void 0 && (mode & FOR_OTHERS) !== 0) throw new RefusedError("it can be accessed by other users: run chmod 600 on it");
		return text;
	} catch (error) {
		throw new CommandError(`${name}: ${whyRefused("read", error)}`);
	}
}
// src/world/setup/git-drivers.ts
const DRIVERS = {
	"merge.roomlint.name": "rooms, by item, quest and field",
	"merge.roomlint.driver": "npx --no roomlint merge %O %A %B -L %P",
	"merge.roomlint.recursive": "binary",
	"diff.roomlint.command": "npx --no roomlint diff"
};
const ATTRIBUTES = "merge=roomlint diff=roomlint -text";
function readDrivers(git) {
	const get = (name) => git.ask([
		"config",
		"--get",
		name
	]) || void 0;
	return {
		merge: get("merge.roomlint.driver"),
		diff: get("diff.roomlint.command"),
		isSafe: get("merge.roomlint.recursive") === DRIVERS["merge.roomlint.recursive"],
		merged: countOf(git, "merge"),
		compared: countOf(git, "diff")
	};
}
function countOf(git, attribute) {
	const input = git.names([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"*.json"
	]).map((name) => `${name}\0`).join("");
	const { stdout } = git.run([
		"check-attr",
		"-z",
		"--stdin",
		attribute
	], { input });
	return String(stdout).split("\0roomlint\0").length - 1;
}
// src/world/setup/project.ts
function projectIn(folder, access) {
	try {
		const root = Git.around(folder, access);
		const cwd = realpathSync.native(folder);
		const answer = (...question) => root.ask(["rev-parse", ...question]) ?? "";
		const hooks = resolve(root.path, answer("--git-path", "hooks"));
		const sharesHooks = ![root.path, resolve(root.path, answer("--git-common-dir"))].some((path) => pathInside(path, hooks) !== void 0);
		const symbolic = (name) => root.ask([
			"symbolic-ref",
			"--quiet",
			"--short",
			name
		]);
		return {
			cwd,
			repository: {
				kind: "git",
				root,
				hooks,
				sharesHooks,
				branch: symbolic("refs/remotes/origin/HEAD")?.replace(/^origin\//, "") ?? symbolic("HEAD")
			}
		};
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		const { message: why } = error;
		const repository = {
			kind: "none",
			why,
			canStart: why === NOT_IN_REPOSITORY
		};
		return {
			cwd: realpathSync.native(folder),
			repository
		};
	}
}
function topOf({ cwd, repository }) {
	return repository.kind === "git" ? repository.root.path : cwd;
}
function installation(project) {
	return foldersUp(project).find((folder) => existsSync(join(folder, "node_modules/.bin/roomlint")));
}
function installedFrom(project) {
	return foldersUp(project).map((folder) => pageIn(join(folder, "package.json"))).find((page) => page !== void 0);
}
function foldersUp(project) {
	const folders = [];
	for (let folder = project.cwd;; folder = dirname(folder)) {
		folders.push(folder);
		if (folder === topOf(project) || folder === dirname(folder)) return folders;
	}
}
function pageIn(path) {
	const reading = readSettings(path);
	const about = reading.kind === "text" ? tryParseJson(reading.text) : void 0;
	if (!isObject(about)) return void 0;
	for (const kind of [
		"devDependencies",
		"dependencies",
		"optionalDependencies"
	]) {
		const packages = member(about, kind);
		const from = member(packages, "roomlint");
		const found = typeof from === "string" ? GITHUB.exec(from) : null;
		if (found !== null) return `https://github.com/${found[1]}`;
	}
}
const GITHUB = /^(?:github:|(?:git\+)?(?:https|ssh):\/\/(?:git@)?github\.com\/|git@github\.com:)?([\w-]+\/[\w.-]+?)(?:\.git)?(?:#.*)?$/;
function isTaken(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false }) !== void 0;
	} catch (error) {
		if (error.code === "ENOTDIR") return false;
		throw error;
	}
}
// src/world/setup/planned-files.ts
function newFile(project, role, absolute, text, about = {}) {
	const path = shownPath$1(project, absolute);
	if (isTaken(absolute)) return {
		kind: "kept",
		path
	};
	return {
		kind: "new",
		role,
		path,
		absolute,
		text,
		isProgram: false,
		...about
	};
}
function shownPath$1(project, absolute) {
	if (pathInside(topOf(project), absolute) === void 0) return absolute;
	return relativePath(project.cwd, absolute);
}
function gitIgnoreFile(project) {
	if ([project.cwd, topOf(project)].some((folder) => isTaken(join(folder, GITIGNORE)))) return [];
	return [newFile(project, "ignored", join(project.cwd, GITIGNORE), "node_modules/\n")];
}
const GITIGNORE = ".gitignore";
function writeFiles(files, project) {
	const written = [];
	for (const { path, absolute, text, isProgram } of files) {
		try {
			refuseLinks(absolute, topOf(project));
			makeFolders(dirname(absolute));
			if (!createFile(absolute, topOf(project), Buffer.from(text), isProgram ? 493 : void 0)) throw new RefusedError("another program has made it meanwhile");
		} catch (error) {
			const before = written.length === 0 ? "" : `Written before that: ${written.join(", ")}`;
			throw new CommandError(`${path} cannot be written: ${whyRefused("write", error)}`, before);
		}
		written.push(path);
	}
}
const MAX_LINES = 30;
function shownFiles(files) {
	return files.map(shownFile).join("\n");
}
function shownFile(file) {
	const path = printable(file.path);
	switch (file.kind) {
		case "new": return `${path}${file.note === void 0 ? "" : ` (${file.note})`}:\n${indented(file.text)}`;
		case "kept": {
			const why = `${path}: ${file.why ?? "it is there already"}, so it is not changed`;
			return file.missing === void 0 ? `${why}\n` : `${why}. Add this to it:\n${indented(file.missing)}`;
		}
	}
}
function indented(text) {
	const lines = text.trimEnd().split(/\r?\n/);
	const more = lines.length - MAX_LINES;
	return `${lines.slice(0, more > 1 ? MAX_LINES : lines.length).map((line) => `  ${printable(line)}\n`).join("")}${more > 1 ? `  \u2026 ${more} more lines\n` : ""}`;
}
// src/world/setup/hooks.ts
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
const STARTS = {
	plain: "make it executable with chmod +x",
	husky: "npx husky",
	lefthook: "npx lefthook install",
	"pre-commit": "pre-commit install"
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
				lines: `(\n${script}) || exit 1\n`
			};
		}
		case "husky": {
			const text = folder === "" ? `${CHECK}\n` : `${enter}${INSTALLED}\n`;
			return {
				path: ".husky/pre-commit",
				text,
				lines: text
			};
		}
		case "lefthook": {
			const text = `pre-commit:\n  commands:\n${`    roomlint:\n${folder === "" ? "" : `      root: ${JSON.stringify(`${folder}/`)}\n`}      glob: "*.json"\n      run: ${INSTALLED}\n`}`;
			return {
				path: "lefthook.yml",
				text,
				lines: text
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
				lines
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
const HOOK_NAME = "pre-commit";
function hookSetUp(project) {
	return HOOK_KINDS.find((kind) => {
		const path = existingHook(kind, project);
		return path !== void 0 && runsRoomlint(path);
	});
}
function usualHook(project) {
	return HOOK_KINDS.find((kind) => kind !== "plain" && signOf(kind, project) !== void 0) ?? "plain";
}
function hookFile(kind, project, place) {
	const { path, text, lines } = hookSetup(kind, place);
	const existing = existingHook(kind, project);
	if (existing !== void 0) {
		const missing = runsRoomlint(existing) ? void 0 : lines;
		return {
			kind: "kept",
			path: shownPath$1(project, existing),
			missing
		};
	}
	if (path !== void 0) return newFile(project, "hook", join(topOf(project), path), text, { isProgram: kind === "husky" });
	const { repository } = project;
	if (repository.kind === "none") throw new CommandError(`--hook ${kind} needs git: ${repository.why}${repository.canStart ? ": run git init first" : ""}`);
	const absolute = join(repository.hooks, HOOK_NAME);
	if (repository.sharesHooks) return {
		kind: "kept",
		path: absolute,
		why: "other repositories may share this folder of hooks",
		missing: text
	};
	return newFile(project, "hook", absolute, text, { isProgram: true });
}
function existingHook(kind, project) {
	if (kind === "lefthook" || kind === "pre-commit") return signOf(kind, project);
	const { repository } = project;
	if (kind === "plain" && repository.kind === "none") return void 0;
	const folder = kind === "plain" && repository.kind === "git" ? repository.hooks : join(topOf(project), ".husky");
	const path = join(folder, HOOK_NAME);
	return isTaken(path) ? path : void 0;
}
function signOf(kind, project) {
	return HOOK_SIGNS[kind].map((name) => join(topOf(project), name)).find(isTaken);
}
function runsRoomlint(path) {
	const reading = readSettings(path);
	return reading.kind === "text" && /\broomlint\b(?! merge\b)/.test(reading.text);
}
// src/world/api/environment.ts
function realEnvironment() {
	return {
		fetch: globalThis.fetch,
		elapsed: () => performance.now(),
		after: (milliseconds, act) => {
			const timer = setTimeout(act, milliseconds);
			return () => clearTimeout(timer);
		},
		pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
	};
}
// src/world/api/service-error.ts
function mayBeDone({ kind, status = 0 }) {
	if (kind === "refused") return status >= 500;
	return kind !== "unreachable" && kind !== "redirect" && kind !== "not-sent";
}
var ServiceError = class extends Error {
	request;
	failure;
	name = "ServiceError";
	constructor(request, failure) {
		super(`${request}: ${failure.reason}`);
		this.request = request;
		this.failure = failure;
	}
};
const MEANINGS = [
	[
		/^unexpected redirect$/,
		"redirect",
		"the response is a redirect, which is never followed: check the server URL"
	],
	[
		/^bad port$/,
		"unreachable",
		"this port is not allowed"
	],
	[
		/^ECONNREFUSED$/,
		"unreachable",
		"the connection was refused: is the server running?"
	],
	[
		/^(ENOTFOUND|EAI_\w+)$/,
		"unreachable",
		"the host is unknown: check the server URL"
	],
	[
		/^E(\w+UNREACH|ADDRNOTAVAIL|NETDOWN)$/,
		"unreachable",
		"the host cannot be reached: check the network"
	],
	[
		/^\w*(CERT|TLS|SSL|SIGNATURE)\w*$/,
		"unreachable",
		"no trusted TLS connection"
	],
	[
		/^UND_ERR_CONNECT_TIMEOUT$/,
		"unreachable",
		"no connection in time"
	],
	[
		/^\w*(TIMEOUT|ETIMEDOUT)\w*$/,
		"timeout",
		"no response in time"
	],
	[
		/^(UND_ERR_(RES|HEADERS|REQ)\w+|HTTPParserError)$/,
		"interrupted",
		"the response is not valid HTTP"
	],
	[
		/^(ECONN\w+|EPIPE|UND_ERR_(SOCKET|ABORTED|DESTROYED|CLOSED))$/,
		"interrupted",
		"the connection was closed before the end of the response"
	]
];
function connectionFailure(error) {
	let next = error;
	for (let depth = 0; next instanceof Error && depth < 10; depth++) {
		const { name, message, cause, code } = next;
		const words = [
			code,
			name,
			message
		].map(String);
		const meaning = MEANINGS.find(([known]) => words.some((word) => known.test(word)));
		if (meaning !== void 0) {
			const [, kind, reason] = meaning;
			return {
				kind,
				reason: typeof code === "string" ? `${reason} (${code})` : reason
			};
		}
		next = cause;
	}
	return {
		kind: "interrupted",
		reason: "the connection failed"
	};
}
const MAX_LENGTH = 200;
const MESSAGE_KEYS = [
	"message",
	"msg",
	"error_description",
	"error",
	"detail",
	"reason",
	"title",
	"code"
];
function serviceWords(body, mask) {
	const all = printable(mask(wordsIn(body).trim().replaceAll(/\s+/g, " ")));
	return all.length > MAX_LENGTH ? `${all.slice(0, MAX_LENGTH)}\u2026` : all;
}
function wordsIn(body) {
	for (const key of MESSAGE_KEYS) {
		const [, string = ""] = new RegExp(`"${key}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)+")`, "i").exec(body) ?? [];
		const words = tryParseJson(string);
		if (typeof words === "string") return words;
	}
	if (/^\s*</.test(body)) return (/<message>([^<]*)</i.exec(body) ?? /<code>([^<]*)</i.exec(body))?.[1] ?? "";
	const value = tryParseJson(body);
	if (value === void 0) return body;
	return typeof value === "string" ? value : "";
}
// src/world/api/requester.ts
const MAX_ATTEMPTS$1 = 3;
const FIRST_PAUSE = 500;
const MEBIBYTE = 1048576;
const DOWNLOAD = 128 * MEBIBYTE;
const ANSWER = 16 * MEBIBYTE;
const MAX_STILL = 30;
const MAX_REFUSAL = 65536;
const PASSING_STATUS = /* @__PURE__ */ new Set([
	408,
	425,
	429,
	500,
	502,
	503,
	504
]);
var Requester = class {
	environment;
	redactor;
	constructor(environment, redactor) {
		this.environment = environment;
		this.redactor = redactor;
	}
	async send(request, take) {
		for (let attempt = 1;; attempt++) try {
			const { status, headers, bytes } = await this.received(request);
			const failure = (reason, more = {}) => this.error(request, {
				kind: "invalid-response",
				status,
				reason,
				...more
			});
			return await take({
				status,
				headers,
				bytes,
				failure
			});
		} catch (error) {
			if (!(error instanceof ServiceError) || attempt === MAX_ATTEMPTS$1 || !isTransient(error.failure)) throw error;
			if (!request.mayRepeat()) throw error;
			await this.environment.pause(FIRST_PAUSE * 2 ** (attempt - 1));
		}
	}
	async received(request) {
		const { method, url, headers, body = null, patience, maxBytes = ANSWER } = request;
		const watch = new Watch(this.environment);
		const { signal } = watch;
		watch.expect(patience, `no response within ${patience} seconds`);
		try {
			const response = await this.environment.fetch(url, {
				method,
				headers,
				redirect: "error",
				signal,
				body
			});
			const { ok, status } = response;
			if (!ok) throw this.error(request, {
				kind: "refused",
				status,
				...await refusalOf(response, watch)
			});
			const bytes = await bytesOf(response, maxBytes, watch);
			if (bytes === void 0) throw this.error(request, {
				kind: "invalid-response",
				reason: `the response is larger than ${maxBytes / MEBIBYTE} MiB`
			});
			return {
				status,
				headers: response.headers,
				bytes
			};
		} catch (error) {
			if (error instanceof ServiceError) throw error;
			throw this.error(request, watch.failure ?? connectionFailure(error));
		} finally {
			watch.stop();
		}
	}
	error({ name, refusals, isHarmful }, given) {
		const mask = (text) => this.redactor.mask(text);
		const { kind, status = 0 } = given;
		const failure = {
			...given,
			body: given.body && mask(given.body.slice(0, MAX_REFUSAL))
		};
		const explained = refusals?.[status];
		const words = kind === "refused" ? serviceWords(failure.body ?? "", mask) : "";
		const said = words && `; the service says "${words}"`;
		const reason = (explained === void 0 ? given.reason : `${explained} (status ${status})`) + said;
		const doubt = isHarmful && mayBeDone(given) ? ". The service may have carried it out: look before you repeat it" : "";
		return new ServiceError(name, {
			...failure,
			reason: mask(reason) + doubt
		});
	}
};
function isTransient({ kind, status }) {
	if (kind === "refused") return PASSING_STATUS.has(status ?? 0);
	return kind === "interrupted" || kind === "timeout" || kind === "unreachable";
}
async function bytesOf({ body, headers }, maxBytes, watch) {
	if (body === null) return /* @__PURE__ */ new Uint8Array();
	if (Number(headers.get("content-length") ?? 0) > maxBytes) return void 0;
	const pieces = [];
	return await readInto(pieces, body, maxBytes, watch) ? Buffer.concat(pieces) : void 0;
}
async function refusalOf({ body, status }, watch) {
	const pieces = [];
	if (body !== null) await readInto(pieces, body, MAX_REFUSAL, watch).catch(() => {});
	return {
		reason: `refused with status ${status}`,
		body: decodeLoosely(Buffer.concat(pieces))
	};
}
async function readInto(pieces, body, maxBytes, watch) {
	const next = () => watch.expect(MAX_STILL, `the response stopped for ${MAX_STILL} seconds`);
	let length = 0;
	next();
	for await (const piece of body) {
		next();
		pieces.push(piece);
		length += piece.length;
		if (length > maxBytes) return false;
	}
	return true;
}
var Watch = class {
	environment;
	controller = new AbortController();
	cancel = () => {};
	failure;
	constructor(environment) {
		this.environment = environment;
	}
	get signal() {
		return this.controller.signal;
	}
	expect(seconds, reason) {
		this.cancel();
		this.cancel = this.environment.after(seconds * 1e3, () => {
			this.failure = {
				kind: "timeout",
				reason
			};
			this.controller.abort();
		});
	}
	stop() {
		this.cancel();
		this.controller.abort();
	}
};
// src/world/api/schema-fault.ts
function schemaFault(errors, whole) {
	const [error] = errors ?? [];
	if (error === void 0) return `${whole} is not as expected`;
	const { keyword, instancePath, params } = error;
	const path = shownPath(instancePath);
	const subject = path === "" ? whole : path;
	switch (keyword) {
		case "required": {
			const missing = String(params.missingProperty);
			return `${path === "" ? missing : `${path}.${missing}`} is missing`;
		}
		case "type": {
			const { type } = params;
			return `${subject} must be ${listed((typeof type === "string" ? [type] : type ?? []).map((name) => name === "null" ? name : withArticle(name)), "or")}`;
		}
		case "minimum": return `${subject} must be at least ${params.limit}`;
		case "minLength":
		case "not": return `${subject} must not be empty`;
		case "pattern": return `${subject} must match ${params.pattern}`;
		default: return `${subject} is not as expected`;
	}
}
function shownPath(pointer) {
	return pointer.replaceAll(/\/(\d+)(?=\/|$)/g, "[$1]").replaceAll("/", ".").replace(/^\./, "");
}
// src/world/api/server-url.ts
const THIS_MACHINE = /* @__PURE__ */ new Set([
	"localhost",
	"127.0.0.1",
	"[::1]"
]);
function readServerURL(text, name) {
	const base = text.replace(/(?<!\/)\/+$/, "");
	const fault = unsafeURL(text) ?? (/[?#]/.test(text) ? "it must not have a query or a fragment" : void 0) ?? (base.endsWith("/api/v2") ? "leave out /api/v2 at the end: it is part of every route" : void 0);
	if (fault !== void 0) throw new CommandError(`${name} cannot be used: ${fault}`);
	const { origin, pathname } = new URL(base);
	return pathname === "/" ? origin : origin + pathname;
}
function unsafeURL(text) {
	if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return "it is not a URL: write it in full, as in https://api.example.com";
	const { protocol, hostname, username, password } = new URL(text);
	if (username !== "" || password !== "") return "it must not contain a user name or password";
	if (protocol === "https:" || protocol === "http:" && THIS_MACHINE.has(hostname)) return void 0;
	return protocol === "http:" ? "it must begin with https://: without encryption, only localhost, 127.0.0.1 and [::1] are allowed" : "it must begin with https://";
}
// src/world/api/client.ts
const MAX_DESTINATIONS = 3;
var ServiceClient = class {
	settings;
	redactor;
	uploadMethod;
	environment;
	requester;
	constructor(settings) {
		this.settings = settings;
		const { accessKey, apiKey } = settings.keys;
		this.uploadMethod = settings.uploadMethod ?? "PUT";
		this.redactor = settings.redactor ?? new Redactor();
		this.environment = settings.environment ?? realEnvironment();
		this.requester = new Requester(this.environment, this.redactor);
		this.redactor.addKey(accessKey);
		this.redactor.addKey(apiKey);
	}
	create(templateName, customTemplateName) {
		const body = JSON.stringify({
			templateName,
			customTemplateName
		});
		return this.callForJson("create", { body });
	}
	duplicate(roomId) {
		return this.callForJson("duplicate", { body: JSON.stringify({ roomId }) });
	}
	update(roomId, fields) {
		const members = [["RoomID", JSON.stringify(roomId)], ...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`);
		return this.callForJson("update", { body: `{"room":{${members.join(",")}}}` });
	}
	items(roomId) {
		return this.callForJson("items", { query: { roomId } });
	}
	download(room) {
		const absent = `there is no data of room ${quoteValue(room)} on ${this.settings.server}: check the identifier, or open the game in a browser, which can make its data available`;
		return this.call("download", {
			room,
			headers: { "accept-encoding": "identity" },
			maxBytes: DOWNLOAD,
			refusals: { 404: absent }
		}, snapshotOf);
	}
	import(room, jsonUrl) {
		const parts = {
			room,
			body: JSON.stringify({ jsonUrl }),
			patience: 300
		};
		return this.call("import", parts, anyResponse);
	}
	async requestDestination(kind, type) {
		const name = UPLOAD_ROUTES[kind];
		const body = JSON.stringify({ fileType: type });
		const received = await this.callForJson(name, { body });
		const { signedUploadURL, assetURL, objectKey } = received.body;
		this.redactor.addDestination(signedUploadURL, [assetURL, objectKey]);
		const fault = unsafeURL(signedUploadURL);
		if (fault !== void 0) throw new ServiceError(nameOf(ROUTES$1[name]), {
			kind: "invalid-response",
			reason: `signedUploadURL cannot be used: ${fault}`
		});
		const { environment } = this;
		const until = environment.elapsed() + 6e4;
		return {
			...received,
			isOpen: () => environment.elapsed() < until
		};
	}
	async upload(asset) {
		for (let destinations = 1;; destinations++) {
			const type = asset.kind === "json" ? void 0 : asset.type;
			const destination = await this.requestDestination(asset.kind, type);
			try {
				const { assetURL, objectKey } = destination.body;
				return {
					assetURL,
					objectKey,
					...await this.send(destination, asset)
				};
			} catch (error) {
				if (!(error instanceof ServiceError) || destination.isOpen()) throw error;
				const { kind } = error.failure;
				if (destinations === MAX_DESTINATIONS || kind !== "refused" && kind !== "interrupted") throw error;
			}
		}
	}
	send({ body, isOpen }, { type, bytes }) {
		const [method, other] = this.uploadMethod === "PUT" ? ["PUT", "POST"] : ["POST", "PUT"];
		const refused = `the destination does not accept ${method}: set ROOMLINT_UPLOAD_METHOD=${other}`;
		const request = {
			name: `${method} of the file`,
			method,
			url: body.signedUploadURL,
			headers: { "content-type": type },
			body: new Uint8Array(bytes),
			patience: 300,
			refusals: {
				405: refused,
				501: refused
			},
			mayRepeat: () => method === "PUT" && isOpen()
		};
		return this.requester.send(request, anyResponse);
	}
	async contentLength(url) {
		const request = {
			name: "HEAD of assetURL",
			method: "HEAD",
			url,
			headers: { "accept-encoding": "identity" },
			patience: 30,
			mayRepeat: () => true
		};
		return await this.requester.send(request, ({ headers }) => {
			const length = headers.get("content-length");
			return length === null ? void 0 : Number(length);
		});
	}
	callForJson(name, parts) {
		return this.call(name, parts, async (response) => {
			requireJsonType(response);
			const text = decodeUtf8(response.bytes)?.replace(/^\ufeff/, "");
			if (text === void 0) throw response.failure("the response is not UTF-8");
			const value = tryParseJson(text);
			if (value === void 0) throw response.failure("the response is not valid JSON");
			const code = WITH_CODE.has(name) ? member(value, "code") : void 0;
			if (typeof code === "string" && code !== "SUCCESS") throw response.failure(`refused with status ${response.status} and a code other than SUCCESS`, {
				kind: "refused",
				body: text
			});
			const fault = await shapeFault(ROUTES$1[name], value);
			if (fault !== void 0) throw response.failure(`the response is not as documented: ${fault}`);
			return {
				body: value,
				text
			};
		});
	}
	async call(name, { room, query, headers, patience = 30, refusals, ...parts }, take) {
		const route = ROUTES$1[name];
		const { server, keys } = this.settings;
		const { method, path, credential, isHarmful = false } = route;
		const search = query === void 0 ? "" : `?${new URLSearchParams(query)}`;
		const key = keys[KEY_OF[credential]];
		const notSent = (reason) => new ServiceError(nameOf(route), {
			kind: "not-sent",
			reason
		});
		if (key === void 0) throw notSent(`no key for ${credential}`);
		if (room !== void 0 && !/^[\x21-\x7e]+$/.test(room)) throw notSent("a room identifier must consist of ASCII characters without spaces");
		const request = {
			name: nameOf(route),
			method,
			url: server + path + search,
			headers: {
				accept: "application/json",
				[credential]: key,
				...room === void 0 ? {} : { [ROOM_HEADER]: room },
				...parts.body === void 0 ? {} : { "content-type": "application/json" },
				...headers
			},
			...parts,
			patience,
			refusals: refusals ?? route.refusals,
			isHarmful,
			mayRepeat: () => !isHarmful
		};
		return await this.requester.send(request, take);
	}
};
function anyResponse({ status, bytes }) {
	return {
		status,
		text: decodeLoosely(bytes)
	};
}
function nameOf({ method, path }) {
	return `${method} ${path}`;
}
const WITH_CODE = /* @__PURE__ */ new Set([
	"create",
	"duplicate",
	"items"
]);
async function shapeFault({ response }, value) {
	const validate = (await Promise.resolve().then(() => responses_exports))[response !== void 0 && "title" in response ? String(response.title) : ""];
	if (validate === void 0) throw new Error("this response has no compiled schema: run npm run compile");
	return validate(value) ? void 0 : schemaFault(validate.errors, "the body");
}
function requireJsonType({ headers, failure }) {
	const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
	if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return;
	throw failure(`the response is ${/^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(type) ? type : "of unknown type"}, not application/json: check the server URL`);
}
function snapshotOf(response) {
	requireJsonType(response);
	const { headers, bytes, failure } = response;
	if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") throw failure("the response is compressed, although that was not asked for: its length cannot be checked");
	const announced = headers.get("content-length");
	if (announced === null && !headers.has("transfer-encoding")) throw failure("the response has no Content-Length: it cannot be checked for completeness");
	if (announced !== null && bytes.length !== Number(announced)) throw failure(`the response has ${bytes.length} bytes, but Content-Length ${announced}`, INTERRUPTED);
	const text = bytes.subarray(byteOrderMarkLength(bytes));
	const isInk = (byte) => byte > 32;
	if (text.find(isInk) !== 123) throw failure("the response is not a JSON object");
	if (text.findLast(isInk) !== 125) throw failure("the response ends in the middle of its JSON", INTERRUPTED);
	return bytes;
}
const INTERRUPTED = { kind: "interrupted" };
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
		return (await this.client.upload({
			kind: "json",
			type: "application/json",
			bytes
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
const SERVICE_OPTIONS = formatOption(["text", "json"]);
const SERVICE_EXITS = {
	clean: "done",
	error: "not done: the service refused or could not be reached, an unusable file, or invalid usage"
};
const KEYS_HELP = `ROOMLINT_SERVER has the base URL of the service. Keys come from ROOMLINT_ACCESS_KEY and ROOMLINT_API_KEY, or
from the file that ROOMLINT_KEYS names, of mode 600, with {"accessKey": "\u2026", "apiKey": "\u2026"}. They are never
arguments, which other users of the machine can see.`;
function serviceHelp(notes, examples) {
	const lines = examples.map((example) => `  ${example}`).join("\n");
	return `${notes}\n\n${KEYS_HELP}\n\nExamples:\n${lines}`;
}
async function withService({ format = "text" }, { cwd, terminal }, needed, work) {
	try {
		const { env, environment = realEnvironment() } = terminal.world;
		const server = chosenServer(env);
		const client = new ServiceClient({
			server,
			keys: chosenKeys(cwd, needed, env),
			redactor: terminal.redactor,
			uploadMethod: uploadMethodIn(env),
			environment
		});
		return await work({
			client,
			format,
			remote: (room) => new ServiceRemote(client, room, new URL(server).origin),
			answer: (answer, data) => printOutcome(format, answer, data, terminal),
			print: (line, json) => {
				terminal.hide(new TextEncoder().encode(json));
				const safe = jsonTextWithoutCommands(json.trim().replaceAll(/[\t\r]/g, " "));
				if (format === "json") terminal.writeProgram("strings", `${safe}\n`);
				else terminal.say(`${line}\n`);
			}
		}) ?? EXIT.clean;
	} catch (error) {
		throw error instanceof ServiceError ? new CommandError(error.message) : error;
	}
}
function printOutcome(format, answer, data, terminal) {
	terminal.hide(new TextEncoder().encode(JSON.stringify(data)));
	printAnswers(format, {
		answers: () => [answer],
		json: () => data
	}, terminal);
}
function uploadMethodIn({ ROOMLINT_UPLOAD_METHOD: method = "" }) {
	if (method === "" || method === "PUT" || method === "POST") return method || "PUT";
	throw new CommandError(`ROOMLINT_UPLOAD_METHOD cannot be "${printable(method)}": use PUT or POST`);
}
function chosenServer({ ROOMLINT_SERVER: server = "" }) {
	if (server === "") throw new CommandError("no server: set ROOMLINT_SERVER to its URL, such as https://api.example.com. There is no default");
	return readServerURL(server, "ROOMLINT_SERVER");
}
// src/front/cli/doctor.ts
var doctor_exports = /* @__PURE__ */ __exportAll({ doctor: () => doctor });
const doctor = defineCommand({
	options: { ...formatOption(ANSWER_FORMATS) },
	details: `Each line is \u2713, off (not set up), or \u2717 (set up, and not working), with what to do about it. The hook must
work: without it, nothing is checked before a commit.

Examples:
  roomlint doctor
  roomlint doctor --format json`,
	exits: {
		clean: "rooms are checked before each commit, and nothing is to be fixed",
		findings: "something is to be fixed",
		error: "invalid usage"
	}
}, async (given, { cwd, terminal }) => {
	const { format = usualFormat(terminal) } = given;
	const facts = await factsOf(cwd, terminal);
	printAnswers(format, {
		answers: () => [answerOf$2(facts)],
		json: () => ({
			version: 1,
			facts
		})
	}, terminal);
	return facts.some(({ state }) => state === "fix") ? EXIT.findings : EXIT.clean;
});
const ok = (text) => ({
	state: "ok",
	text
});
const off = (text, advice) => ({
	state: "off",
	text,
	...advice && { advice }
});
const fix = (text, advice) => ({
	state: "fix",
	text,
	...advice && { advice }
});
async function factsOf(cwd, terminal) {
	const project = projectIn(cwd, terminal.world);
	const drivers = project.repository.kind === "git" ? readDrivers(project.repository.root) : void 0;
	const facts = {
		version: ok(`roomlint ${version()}, Node.js ${process.versions.node}`),
		...await configFacts(project),
		hook: hookFact(project),
		workflow: workflowFact(project),
		attributes: drivers && attributesFact(drivers),
		"merge driver": drivers && driverFact("merge", drivers, project),
		"diff driver": drivers && driverFact("diff", drivers, project),
		server: serverFact(terminal),
		keys: keysFact(cwd, terminal)
	};
	return Object.entries(facts).flatMap(([name, said]) => said === void 0 ? [] : {
		name,
		...said
	});
}
async function configFacts(project) {
	try {
		const found = await new ConfigFiles(rulePack).nearest(project.cwd);
		if (found === void 0) return { config: off("none: the preset recommended applies", "npx roomlint init") };
		const added = found.pack.size - rulePack.size;
		const plugins = added === 0 ? off("none") : ok(`${counted(added, "rule")} of plugins`);
		return {
			config: ok(shownPath$1(project, found.path)),
			plugins
		};
	} catch (error) {
		if (!(error instanceof ConfigFileError)) throw error;
		const faults = error.faults.map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`);
		return { config: fix(faults.join("\n"), "correct the config") };
	}
}
function hookFact(project) {
	const { repository } = project;
	if (repository.kind === "none") return fix(repository.why);
	const kind = hookSetUp(project);
	if (kind === void 0) return fix("nothing runs roomlint before a commit", "npx roomlint init");
	const path = shownPath$1(project, existingHook(kind, project) ?? "");
	const why = whyNotRun(kind, repository.hooks);
	if (why !== void 0) return fix(`${path} does not run: ${why}`, STARTS[kind]);
	if (kind !== "pre-commit" && installation(project) === void 0) return fix(`${path} runs, but roomlint is not installed here`, "npm install");
	return ok(`${path} runs roomlint before each commit`);
}
function whyNotRun(kind, hooks) {
	const own = join(hooks, "pre-commit");
	if (kind === "husky") return [basename(hooks), basename(dirname(hooks))].includes(".husky") ? void 0 : `git looks for hooks in ${hooks}`;
	if (!existsSync(own)) return `${own} does not exist`;
	if (!isProgram(own)) return `${own} is not executable`;
	return kind === "plain" || holds(own, kind) ? void 0 : `${own} does not start ${kind}`;
}
function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function holds(path, word) {
	const reading = readSettings(path);
	return reading.kind === "text" && reading.text.includes(word);
}
function workflowFact(project) {
	const folder = join(topOf(project), ".github/workflows");
	const found = (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name)).find((path) => holds(path, "roomlint"));
	return found === void 0 ? off("no workflow of GitHub runs roomlint") : ok(shownPath$1(project, found));
}
function attributesFact({ merged, merge }) {
	if (merged > 0) return ok(`${counted(merged, "file")} with merge=roomlint`);
	const text = "no JSON file has merge=roomlint";
	const advice = `write in .gitattributes, with your folder instead of rooms/: rooms/*.json ${ATTRIBUTES}`;
	return merge === void 0 ? off(text, advice) : fix(text, advice);
}
function driverFact(kind, drivers, project) {
	const { [kind]: command, isSafe } = drivers;
	const count = kind === "merge" ? drivers.merged : drivers.compared;
	const advice = "npx roomlint init --clone";
	if (command === void 0) {
		const text = `git ${kind === "merge" ? "merges" : "compares"} rooms by lines in this clone`;
		return count > 0 ? fix(text, advice) : off(text, advice);
	}
	if (kind === "merge" && !isSafe) return fix("merge.roomlint.recursive is not binary: a criss-cross merge may lose changes", advice);
	if (/^npx\b/.test(command) && installation({
		...project,
		cwd: topOf(project)
	}) === void 0) return fix(`${command}: roomlint is not installed here`, "npm install");
	return ok(command);
}
function serverFact(terminal) {
	if ((terminal.world.env.ROOMLINT_SERVER ?? "") === "") return off("ROOMLINT_SERVER is not set");
	return orFault(() => ok(chosenServer(terminal.world.env)));
}
function keysFact(cwd, terminal) {
	return orFault(() => {
		const { accessKey, apiKey } = chosenKeys(cwd, [], terminal.world.env);
		const set = Object.entries({
			"the access key": accessKey,
			"the API key": apiKey
		}).flatMap(([name, key]) => key === void 0 ? [] : [name]);
		if (set.length === 0) return off("none is set");
		return ok(`${set.join(" and ")} ${set.length === 1 ? "is" : "are"} set`);
	});
}
function orFault(find) {
	try {
		return find();
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		return fix(error.message);
	}
}
function answerOf$2(facts) {
	const toFix = facts.filter(({ state }) => state === "fix").length;
	return {
		title: "roomlint in this folder",
		sections: [{ entries: facts.map(factEntry) }],
		verdict: toFix === 0 ? {
			symbol: "\u2713",
			text: "rooms are checked before each commit"
		} : {
			symbol: "\u2717",
			text: `${counted(toFix, "thing")} to fix`
		}
	};
}
const SYMBOLS = {
	ok: "\u2713",
	off: void 0,
	fix: "\u2717"
};
function factEntry({ name, state, text, advice }) {
	const details = advice === void 0 ? [] : [advice];
	return {
		symbol: SYMBOLS[state],
		text: `${name}${state === "off" ? " (off)" : ""}: ${text}`,
		details
	};
}
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
		throw new FolderError(`${this.name}: ${reading.message}`);
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
// src/front/cli/gate/options.ts
const ROOM_GROUP = "Room:";
const GATE = "Limits:";
const OTHERS = "Changes of others:";
const ROOM_OPTIONS$1 = grouped(ROOM_GROUP, { room: value("the identifier of the room. Defaults to ROOMLINT_ROOM", "--room 0198c9a2") });
const GATE_OPTIONS = {
	...ROOM_OPTIONS$1,
	...grouped(GATE, {
		"max-removed": LIMITS["max-removed"],
		yes: toggle("import without asking, also when something is destroyed. Lifts no limit", { short: "y" })
	}),
	...grouped(OTHERS, {
		merge: toggle("keep what others have changed since the pull, and write it to the file as well"),
		resolve: list("with --merge: where both changed the same field, keep ours or theirs: everywhere, or at a place: items/KEY, quests/NAME, settings/KEY, logic/KEY, or one field, such as items/12#/pos=theirs. * matches any characters except /. Repeatable", "--resolve 'items/12#/pos=theirs'"),
		overwrite: toggle("undo what others have changed since the pull, or import what was not pulled from this room")
	}),
	...grouped("Plan:", {
		"dry-run": toggle("do everything but upload and import"),
		plan: path("execute exactly the plan that --dry-run --format json has written to FILE, once", "--plan plan.json")
	}),
	...SERVICE_OPTIONS
};
const RESTORE_OPTIONS = {
	...GATE_OPTIONS,
	...grouped(ROOM_GROUP, { folder: path("the folder of the file that was pulled. The default is the nearest one, from here upwards, that knows the room", "--folder rooms") }),
	...grouped("Backups:", {
		list: toggle("list the backups"),
		keep: number("with --list: remove all but the newest N backups", "--keep 20")
	})
};
const PUSH_OPTIONS = {
	...GATE_OPTIONS,
	...LIMITS,
	...DROP_LOGIC_OPTION,
	...grouped(GATE, { "allow-warnings": toggle("do not stop for warnings that the room does not have") }),
	...grouped("Files:", { config: configOption() })
};
const NOT_DONE = "not done: the question was not answered, a restore would not bring back all of the room, the service refused or could not be reached, or invalid usage";
function readMergeOptions(given) {
	refuseBoth(given, "merge", "overwrite");
	const resolutions = readResolutions(given);
	refuseBoth(given, "dry-run", "plan");
	return {
		decision: given.merge ? "merge" : given.overwrite ? "overwrite" : "stop",
		resolutions
	};
}
function readResolutions({ resolve = [], merge }) {
	if (resolve.length > 0 && !merge) throw new CommandError("--resolve decides conflicts of a merge: use it with --merge");
	const { sides, both } = readDecisions(resolve);
	if (both.length > 0) throw new CommandError(`--resolve ${both[0]}=both is for roomlint merge: give ours or theirs here`);
	return sides;
}
// src/front/cli/gate/session.ts
function chosenRoom({ room }, { world }) {
	const chosen = room ?? world.env.ROOMLINT_ROOM ?? "";
	if (chosen === "") throw new CommandError("no room: use --room ID, or set ROOMLINT_ROOM");
	return chosen;
}
function existingFolder$1(folder, cwd, room, hint = "use --folder DIR to say where its file is") {
	const places = folder === void 0 ? upwards(cwd) : [resolve(cwd, folder)];
	for (const place of places) {
		const found = new FolderOnDisk(place, room);
		if (found.exists) return found;
	}
	const where = folder === void 0 ? "here or in a folder above" : `in ${printable(folder)}`;
	throw new CommandError(`room ${printable(room)} was not pulled ${where}: pull it first, or ${hint}`);
}
function upwards(folder) {
	const above = dirname(folder);
	return above === folder ? [folder] : [folder, ...upwards(above)];
}
function folderBeside(file, cwd, room) {
	if (file === "-") throw new CommandError("a room is pulled into a file and pushed from it: name one, and not -");
	const path = resolve(cwd, file);
	const beside = dirname(path);
	if (!existsSync(beside)) throw new CommandError(`${printable(beside)}: no such folder`);
	const stats = statsOf(file, cwd);
	if (stats?.isDirectory()) throw new CommandError(`${printable(file)}: this is a folder, not a file`);
	if (stats !== void 0 && !stats.isFile()) throw new CommandError(`${printable(file)}: this is a pipe or device, not a file`);
	return {
		path,
		folder: new FolderOnDisk(beside, room)
	};
}
async function withCommittedBase(remember, base, terminal, work) {
	if (remember === void 0) return work();
	const why = base.recall();
	if (why !== void 0) terminal.warn(`${base.file.name} is not used: ${why}`);
	const before = base.synced;
	const result = await work();
	if (base.synced?.when !== before?.when && await base.keep()) terminal.warn(`${base.file.name} is new: commit it together with ${base.name}`);
	return result;
}
async function withFolder(folder, locks, work) {
	let release;
	try {
		if (locks) release = folder.lock();
		return await work();
	} catch (error) {
		if (error instanceof FolderError) throw new CommandError(error.message);
		throw isSnapshotFault(error) ? new CommandError(faultMessage(error)) : error;
	} finally {
		release?.();
	}
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
// src/front/cli/gate/status.ts
var status_exports = /* @__PURE__ */ __exportAll({ status: () => status });
const status = defineCommand({
	options: {
		...ROOM_OPTIONS$1,
		...SERVICE_OPTIONS
	},
	details: serviceHelp("Without a file, the one that was pulled or pushed last. Without an answer of the service, what is known here.", ["roomlint status --room ROOM"]),
	exits: {
		clean: "shown",
		error: "the service refused or could not be reached, or invalid usage"
	}
}, async (given, { words, cwd, terminal }) => {
	const file = atMostOne("status", words, "file");
	const room = chosenRoom(given, terminal);
	const folder = file === void 0 ? existingFolder$1(void 0, cwd, room, "name its file") : folderBeside(file, cwd, room).folder;
	return withService(given, {
		cwd,
		terminal
	}, ["accessKey"], (session) => withFolder(folder, false, async () => {
		const local = file === void 0 ? latestFile(folder) : new FileOnDisk(resolve(cwd, file));
		const remote = session.remote(room);
		const asked = await remote.download().catch((error) => {
			if (error instanceof ServiceError) return error;
			throw error;
		});
		const isAsked = !(asked instanceof ServiceError);
		const found = await statusOf(folder, local, remote.server, isAsked ? asked : void 0);
		const answer = answerOf$1(room, found);
		session.answer(answer, dataOf$1(room, found));
		if (isAsked) return EXIT.clean;
		terminal.warn(asked.message);
		return EXIT.error;
	}));
});
function latestFile(folder) {
	const { latest } = folder.state();
	return latest === void 0 ? void 0 : new FileOnDisk(resolve(folder.beside, latest));
}
function answerOf$1(room, status) {
	const { file, synced, unfinished, conflicts, backups, local, remote } = status;
	const when = synced === void 0 ? "" : `, last pulled or pushed ${synced.when.slice(0, 16).replace("T", ", ")} UTC`;
	const lines = [
		`the room: ${remoteText(status)}`,
		file === void 0 ? "no file was pulled" : `${file}${when}: ${localText(status)}`,
		...synced?.restored === void 0 || local.kind === "unchanged" || local.kind === "same-values" ? [] : [`you have restored backup ${synced.restored} since: a push would undo that`],
		...unfinished.map(({ journal, settled }) => interruptionText(journal, settled)),
		counted(backups, "backup")
	];
	const changes = (of) => of?.kind === "changed" ? of.changes.map(changeEntry) : [];
	return {
		title: `room ${room}`,
		sections: [
			{ entries: lines.map((text) => ({ text })) },
			{
				title: "Changed in the room",
				entries: changes(remote)
			},
			{
				title: "Changed in the file",
				entries: changes(local)
			},
			{
				title: "Changed by you and others in different ways",
				entries: conflicts.map(conflictEntry)
			}
		],
		advice: adviceOn(status)
	};
}
function remoteText({ remote, unfinished }) {
	if (remote === void 0) return "it could not be asked";
	switch (remote.kind) {
		case "no-base": return "nothing was pulled to compare it with";
		case "other-server": return `not compared, because it was pulled from ${remote.pulledFrom}, and this is ${remote.server}`;
		case "changed": return unfinished.length === 0 ? "others have changed" : "changed since";
		default: return comparedText(remote.kind, "others have");
	}
}
function localText({ local }) {
	switch (local.kind) {
		case "missing": return "the file is missing";
		case "never-pulled": return "never pulled or pushed";
		case "unusable": return `changed, and cannot be pushed: ${local.fault}`;
		case "changed": return "changed by you";
		default: return comparedText(local.kind, "you have");
	}
}
function comparedText(kind, who) {
	if (kind === "base-lost") return `changed. What ${who} changed is unknown, because the pulled bytes are gone or damaged`;
	return kind === "unchanged" ? "unchanged" : "unchanged, except for spelling and layout";
}
function adviceOn({ synced, local, remote, conflicts, unfinished }) {
	const restored = synced?.restored;
	if (remote === void 0 || unfinished.length > 0) return [];
	const [mine, theirs] = [local.kind === "changed", remote.kind === "changed"];
	const say = (text) => [{ text }];
	if (conflicts.length > 0) return say("decide for each part: copy theirs into the file, then `roomlint push --merge`; or --overwrite to keep yours. To decide without editing, add --resolve ours or theirs to --merge");
	if (mine && theirs) return say("`roomlint push --merge` keeps both");
	if (mine && (remote.kind === "other-server" || remote.kind === "base-lost")) return say("`roomlint push --overwrite` imports your changes, whatever others have changed");
	if (local.kind === "never-pulled") return say("`roomlint push` refuses a file that was not pulled: pull into another file, and make your changes in that one");
	if (mine && restored === void 0) return say("`roomlint push` imports your changes");
	return theirs ? say("`roomlint pull` gets their changes") : [];
}
function dataOf$1(room, { file, synced, local, remote, conflicts, unfinished, backups }) {
	return {
		version: 1,
		room,
		file: file ?? null,
		synced: synced ?? null,
		local: local.kind === "changed" ? {
			...local,
			changes: partChangesShape(local.changes)
		} : local,
		remote: remote?.kind === "changed" ? {
			...remote,
			changes: partChangesShape(remote.changes)
		} : remote ?? null,
		conflicts: conflicts.map(conflictShape),
		unfinished: unfinished.map(({ journal, settled }) => ({
			...operationShape(journal),
			room: settled?.kind ?? null
		})),
		backups
	};
}
function operationShape({ operation, source, started, backup }) {
	return {
		operation,
		source,
		started,
		backup
	};
}
// src/front/cli/gate/pull.ts
var pull_exports = /* @__PURE__ */ __exportAll({ pullCommand: () => pullCommand });
const pullCommand = defineCommand({
	options: {
		...ROOM_OPTIONS$1,
		...SERVICE_OPTIONS
	},
	details: serviceHelp(`The file gets the bytes of the room. It is not overwritten if it has changes that were not pushed. What
was pulled is kept in .roomlint/ beside the file: a push compares the room with it.`, ["roomlint pull --room ROOM garden.json"]),
	exits: {
		clean: "the file has the bytes of the room",
		findings: "not overwritten: the file has changes of its own",
		error: "not done: the service refused or could not be reached, or invalid usage"
	}
}, async (given, { words, cwd, terminal }) => {
	const [file] = onlyWords("pull", words, ["a file"], "roomlint pull --room ROOM garden.json");
	return withService(given, {
		cwd,
		terminal
	}, ["accessKey"], (session) => {
		const room = chosenRoom(given, terminal);
		const { path, folder } = folderBeside(file, cwd, room);
		return withFolder(folder, true, async () => {
			const remote = session.remote(room);
			const base = new CommittedBase(path, room, folder, terminal.world);
			const { remember } = await configFor(dirname(path), cwd, void 0);
			const outcome = await withCommittedBase(remember, base, terminal, () => pull({
				remote,
				folder,
				file: new FileOnDisk(path)
			}, /* @__PURE__ */ new Date()));
			session.answer(answerOf(outcome, file, room), dataOf(outcome, file, room));
			return outcome.kind === "pulled" || outcome.kind === "same" ? EXIT.clean : EXIT.findings;
		});
	});
});
function dataOf(outcome, file, room) {
	const { kind, wasPulled } = outcome;
	const { bytes, interrupted } = "bytes" in outcome ? outcome : {};
	return {
		version: 1,
		room,
		file,
		outcome: kind,
		wasPulled,
		bytes,
		interrupted: interrupted && operationShape(interrupted)
	};
}
function answerOf(outcome, file, room) {
	switch (outcome.kind) {
		case "pulled":
		case "same": {
			const { kind, interrupted } = outcome;
			const bytes = `${outcome.bytes.toLocaleString("en")} bytes`;
			const title = kind === "same" ? `${file} is up to date with room ${room}: ${bytes}` : `pulled room ${room} into ${file}: ${bytes}`;
			if (interrupted === void 0) return { title };
			return {
				title,
				advice: [{ text: `the ${interrupted.operation} that was interrupted at ${interrupted.started} may have left the room like this. Backup ${interrupted.backup} has what it was before` }]
			};
		}
		case "local-changes": return { title: outcome.wasPulled ? `${file} was not overwritten: it has changes that were not pushed. Push it, or move it away` : `${file} was not overwritten: it was not pulled from room ${room}. Pull into another file, and make your changes in that one` };
		case "changed-meanwhile": return { title: `${file} was not overwritten: another program changed it meanwhile. Pull again` };
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
		const mayFollow = answer instanceof ServiceError ? mayBeDone(answer.failure) : true;
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
			if (isPush && !isDryRun) await recordImport(imported, deps);
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
			...counts,
			...!keepsLimits(gate) && { exceedsLimits: true }
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
// src/front/cli/gate/push-run.ts
function neededKeys(given) {
	return given["dry-run"] ? ["accessKey"] : ["accessKey", "apiKey"];
}
const JUDGED_BY_PLAN = ["snapshot/removes-all-items"];
var PushRun = class {
	given;
	call;
	session;
	sent;
	commands;
	constructor(given, call, session, sent) {
		this.given = given;
		this.call = call;
		this.session = session;
		this.sent = sent;
		const { room, shown, operation } = sent;
		this.commands = {
			operation,
			room,
			source: shown,
			check: checkCommand(["--no-baseline"], [shown]),
			options: this.optionsText()
		};
	}
	async run() {
		try {
			return await this.push();
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			throw new CommandError(error.message, `${error.details}\nThe room is unchanged`.trim());
		}
	}
	async push() {
		const { given, call, sent, session } = this;
		const { cwd, terminal } = call;
		const { operation, room, folder, source, beside } = sent;
		const remote = session.remote(room);
		const { protect: patterns = [], "max-removed": maxRemoved } = given;
		requirePatterns(patterns);
		const most = maxRemoved === void 0 ? void 0 : readLimit(maxRemoved);
		const settings = await configFor(beside, cwd, configChoice(given));
		const limit = most ?? settings.maxRemoved ?? NO_REMOVALS;
		const protect = [...settings.protect, ...patterns];
		const reviewed = this.reviewedPlan();
		const decision = reviewed?.decision ?? sent.decision;
		const isDryRun = given["dry-run"] === true;
		const remember = operation === "push" ? settings.remember : void 0;
		const committed = new CommittedBase(join(beside, source), room, folder, terminal.world);
		const result = await withCommittedBase(remember, committed, terminal, () => push({
			...sent,
			decision,
			limit,
			protect,
			isDryRun,
			reviewed,
			besideFile: remember && committed.beside(remote.server)
		}, {
			remote,
			folder,
			file: (name) => new FileOnDisk(join(beside, name)),
			check: (checked, earlier) => this.check(checked, earlier),
			confirm: (planned) => Promise.resolve(this.confirm(planned)),
			tell: (event) => this.tell(event),
			now: () => /* @__PURE__ */ new Date(),
			time: session.client.environment
		}));
		const { code, answer, data } = endingOf(result.outcome, this.commands);
		const { stream } = this;
		sayText("\n", stream, terminal);
		sayAnswers([answer], stream, terminal);
		if (stream === "err") session.answer(answer, pushShape(result, decision, this.commands, data));
		return code;
	}
	get stream() {
		return this.session.format === "json" ? "err" : "out";
	}
	optionsText() {
		const { cwd } = this.call;
		const { room, folder } = this.sent;
		const named = !relative(folder.beside, cwd).startsWith("..") ? void 0 : relative(cwd, folder.beside);
		return Object.entries({
			room,
			folder: named
		}).flatMap(([name, text]) => text === void 0 ? [] : [`--${name}`, text]).map(shellWord).join(" ");
	}
	reviewedPlan() {
		const { cwd } = this.call;
		const { decision } = this.sent;
		const { plan } = this.given;
		if (plan === void 0) return void 0;
		const reading = readSnapshotFile(resolve(cwd, plan), Number.POSITIVE_INFINITY);
		if (reading.kind !== "bytes") throw new CommandError(`${plan}: ${reading.message}`);
		const value = tryParseJson(new TextDecoder().decode(reading.bytes));
		const reviewed = value === void 0 ? void 0 : readReviewedPlan(value);
		if (reviewed === void 0) throw new CommandError(`${plan}: this is not a plan that can be executed: make one with roomlint push --dry-run --format json`);
		if (decision !== "stop" && decision !== reviewed.decision) throw new CommandError(`the reviewed plan was made without --${decision}: make it again with --${decision}, or leave --${decision} out`);
		return reviewed;
	}
	check(bytes, room) {
		const { shown, beside, checkedAs, dropsLogic } = this.sent;
		const { given, call } = this;
		const skip = [...JUDGED_BY_PLAN, ...dropsLogic ? ABOUT_LOST_LOGIC : []];
		const file = {
			path: shown,
			absolute: join(beside, checkedAs)
		};
		const earlier = room && {
			shown: "the room",
			bytes: room
		};
		return checkBytes(file, bytes, {
			cwd: call.cwd,
			config: configChoice(given),
			skip
		}, earlier);
	}
	tell(event) {
		const { stream, call } = this;
		const { terminal } = call;
		switch (event.kind) {
			case "plan":
				sayAnswers([planAnswer(event.report)], stream, terminal);
				return;
			case "findings": {
				const { findings } = event;
				if (this.sent.operation === "restore") terminal.warn(`${counted(findings.length, "error")} would return, and ${findings.length === 1 ? "does" : "do"} not stop this:`);
				sayFindings({
					...event.report,
					findings,
					omitted: /* @__PURE__ */ new Map()
				}, stream, terminal);
				return;
			}
			default: terminal.warn(eventText(event, this.commands.check));
		}
	}
	confirm({ report }) {
		const { given, call, sent } = this;
		const { terminal } = call;
		if (given.yes) return "yes";
		if (!terminal.world.isTerminal("in")) return given.plan === void 0 ? "noTerminal" : "yes";
		if (report.plan.verdict !== "destroys") {
			const question = `This changes room ${printable(sent.room)}. To import it, type y: `;
			return isYes(terminal.ask(question)) ? "yes" : "no";
		}
		const removed = report.gate.kinds.map((kind) => countText(kind.kind, kind.removed));
		const question = `This destroys ${removed.length === 0 ? "parts of the room" : listed(removed, "and")}. To import it, type the identifier of the room: `;
		return terminal.ask(question) === sent.room ? "yes" : "no";
	}
};
function pushShape({ backup, planned, findings, outcome }, decision, { operation, room, source }, data) {
	return {
		version: 1,
		operation,
		room,
		source,
		outcome: outcome.kind,
		...data,
		findings: findings && {
			new: findings.fresh,
			newWarnings: findings.warnings,
			earlier: findings.earlier
		},
		backup,
		decision,
		base: planned?.base,
		payload: planned?.payload,
		plan: planned && planShape(planned.report)
	};
}
// src/front/cli/gate/push.ts
var push_exports = /* @__PURE__ */ __exportAll({ pushCommand: () => pushCommand });
const pushCommand = defineCommand({
	options: PUSH_OPTIONS,
	details: serviceHelp(`Errors and warnings that the room does not have, changes of others since the pull, a file that was not pulled
from this room, and removals beyond the limits stop it before anything is uploaded. It asks first: for the
identifier of the room when something is destroyed, else for y. Without a terminal, use --yes or --plan.`, [
		"roomlint push --room ROOM garden.json",
		"roomlint push --room ROOM --dry-run --format json garden.json > plan.json",
		"roomlint push --room ROOM --plan plan.json --yes garden.json"
	]),
	exits: {
		clean: "imported, and the room is what it should be; or nothing to import",
		findings: "refused, see above, or another plan: the room is unchanged. Or imported, and the room differs",
		error: NOT_DONE
	}
}, async (given, call) => {
	const [file] = onlyWords("push", call.words, ["a file"], "roomlint push --room ROOM garden.json");
	const decisions = readMergeOptions(given);
	return withService(given, call, neededKeys(given), (session) => {
		const room = chosenRoom(given, call.terminal);
		const { path, folder } = folderBeside(file, call.cwd, room);
		return withFolder(folder, true, () => {
			if (!existsSync(path)) throw new CommandError(`${file}: no such file`);
			const undecided = undecidedMerge(path, call.terminal.world);
			if (undecided !== void 0) throw new CommandError(`${printable(file)}: ${undecided}`);
			return new PushRun(given, call, session, {
				...decisions,
				operation: "push",
				dropsLogic: given["drop-logic"] === true,
				allowsWarnings: given["allow-warnings"] === true,
				room,
				folder,
				source: basename(path),
				shown: file,
				beside: dirname(path),
				checkedAs: basename(path)
			}).run();
		});
	});
});
// src/world/gate/backups.ts
async function latestOther(folder, remote, warn) {
	const now = await remote.download();
	const backups = folder.backups().filter(({ name }) => {
		const integrity = folder.integrity(name);
		if (integrity === "changed") warn(`backup ${printable(name)} is passed over: it was changed after it was made`);
		return integrity === "recorded";
	});
	const { operation, source } = folder.journal() ?? {};
	if (operation === "restore" && backups.some(({ name }) => name === source)) return source;
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
// src/front/cli/gate/restore.ts
var restore_exports = /* @__PURE__ */ __exportAll({ restore: () => restore });
const EXAMPLE = "roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z";
const WITHOUT_LIST = [
	"dry-run",
	"plan",
	"merge",
	"overwrite",
	"yes",
	"max-removed"
];
const restore = defineCommand({
	options: RESTORE_OPTIONS,
	details: serviceHelp(`Without a name, the latest backup that differs from the room. The limits are those of a push: taking away
what a push has added needs --max-removed. Errors that would return are listed, and stop nothing. The room is
backed up before, so a restore can be undone.`, [
		"roomlint restore --list --room ROOM",
		"roomlint restore --room ROOM",
		EXAMPLE
	]),
	exits: {
		clean: "restored, and the room is what it should be; or nothing to restore",
		findings: "refused, because of limits, changes of others, a room that was never pulled or pushed here, or another plan: the room is unchanged. Or restored, and the room differs",
		error: NOT_DONE
	}
}, async (given, call) => {
	const backup = atMostOne("restore", call.words, "backup");
	if (backup === "") throw new CommandError(`backup needs a value, as in ${EXAMPLE}`);
	if (given.list) {
		if (backup !== void 0) throw new CommandError(`--list takes no backup: remove "${backup}"`);
		for (const option of WITHOUT_LIST) refuseBoth(given, "list", option);
		return listBackups(given, call);
	}
	if (given.keep !== void 0) throw new CommandError("--keep needs --list");
	return restoreBackup(backup, given, call);
});
function restoreBackup(backup, given, call) {
	const { terminal } = call;
	const decisions = readMergeOptions(given);
	return withService(given, call, neededKeys(given), (session) => {
		const room = chosenRoom(given, terminal);
		const folder = existingFolder$1(given.folder, call.cwd, room);
		return withFolder(folder, true, async () => {
			const source = backup === void 0 ? await latestOther(folder, session.remote(room), (message) => terminal.warn(message)) : namedBackup(folder, backup.replace(/\.json$/, ""));
			if (source === void 0) throw new CommandError(`there is no backup of room ${printable(room)}: a push makes one`);
			return new PushRun(given, call, session, {
				...decisions,
				operation: "restore",
				room,
				folder,
				source,
				shown: source,
				beside: folder.beside,
				checkedAs: folder.state().latest ?? `${source}.json`,
				allowsWarnings: true,
				dropsLogic: false
			}).run();
		});
	});
}
function namedBackup(folder, name) {
	if (!folder.backups().some((backup) => backup.name === name)) throw new CommandError(`there is no backup ${quoteValue(name)}: \`roomlint restore --list\` lists them`);
	const why = WHY_UNVERIFIED[folder.integrity(name)];
	if (why === void 0) return name;
	throw new CommandError(`backup ${printable(name)} ${why}: look at it, then push a copy of it with --overwrite`);
}
const WHY_UNVERIFIED = {
	changed: "was changed after it was made",
	foreign: "is not recorded as made by roomlint"
};
function listBackups(given, { cwd, terminal }) {
	const { format = "text", keep } = given;
	const room = chosenRoom(given, terminal);
	const folder = existingFolder$1(given.folder, cwd, room);
	return withFolder(folder, keep !== void 0, async () => {
		const removed = keep === void 0 ? void 0 : pruneBackups(folder, keep);
		if (removed !== void 0) terminal.warn(`removed ${counted(removed.length, "backup")}`);
		const described = folder.backups().map((backup) => describe(folder, backup));
		const entries = described.map(({ entry }) => entry);
		const data = {
			version: 1,
			room,
			backups: described.map(({ shape }) => shape),
			removed
		};
		const answer = entries.length === 0 ? { title: "no backups" } : {
			title: counted(entries.length, "backup"),
			sections: [{ entries }],
			advice: [{ text: "`roomlint restore --dry-run BACKUP` shows what one would change" }]
		};
		printOutcome(format, answer, data, terminal);
		return EXIT.clean;
	});
}
function describe(folder, backup) {
	const known = {
		...backup,
		integrity: folder.integrity(backup.name)
	};
	const why = WHY_UNVERIFIED[known.integrity];
	const note = why === void 0 ? "" : ` (it ${why}: push a copy of it with --overwrite)`;
	const described = (text, content) => ({
		entry: { text: `${backup.name}  ${causeText(backup)}${bytesText(backup.bytes)}, ${text}${note}` },
		shape: {
			...known,
			...content
		}
	});
	try {
		const then = SnapshotText.read(folder.readBackup(backup.name), "after");
		const { items, quests } = planImport(then, then).counts;
		return described(`${counted(items, "item")}, ${counted(quests, "quest")}`, {
			items,
			quests
		});
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		const fault = faultText(error);
		return described(`damaged: ${fault}`, { fault });
	}
}
function causeText({ cause, when }) {
	if (cause === void 0) return "";
	return `before ${cause.operation} of ${cause.source}, ${when.slice(11, 16)} UTC: `;
}
// src/world/setup/first-config.ts
const CANDIDATES = [["recommended"], ["lenient"]];
const ID_RULE = "quest/id-format";
const ANY_ID = ["error", { prefixes: "any" }];
async function learn(tasks, cwd) {
	const compared = [];
	let hasKnownIds = true;
	const compare = async (presets) => {
		let rooms = await checkRooms(tasks, presets, cwd, hasKnownIds);
		if (hasKnownIds && rooms.some(({ findings }) => findings.some(isOfUnknownId))) {
			hasKnownIds = false;
			rooms = await checkRooms(tasks, presets, cwd, hasKnownIds);
		}
		const counts = new FindingCounter();
		for (const room of rooms) counts.addAll(room.counts);
		return {
			presets,
			rooms,
			counts
		};
	};
	for (const presets of CANDIDATES) compared.push(await compare(presets));
	let best = compared.reduce((one, other) => {
		return (totalOf(one.counts) - totalOf(other.counts) || one.counts.errors - other.counts.errors) > 0 ? other : one;
	});
	const more = await compare([...best.presets, "catalog"]);
	if (!more.rooms.some(({ isBroken }) => isBroken) && failing(more.counts) <= failing(best.counts)) best = more;
	const { presets, rooms } = best;
	return {
		presets,
		hasKnownIds,
		rooms
	};
}
function isOfUnknownId({ rule, kind }) {
	return rule === ID_RULE && kind === "other-prefix";
}
function failing({ errors, warnings }) {
	return errors + warnings;
}
async function checkRooms(tasks, presets, cwd, hasKnownIds = true) {
	const rules = hasKnownIds ? [] : [`${ID_RULE}:${ANY_ID[0]}:${JSON.stringify(ANY_ID[1])}`];
	const check = await openCheck({
		listing: {
			tasks,
			mayBeNothing: ""
		},
		settings: presets === void 0 ? { cwd } : {
			cwd,
			preset: presets.join(),
			rules,
			config: false
		},
		onlySnapshots: true
	});
	const absolute = new Map(tasks.map(({ file }) => [file.path, file.absolute]));
	const rooms = [];
	await check.run((event) => {
		if (event.kind === "problem") throw new CommandError(event.message, event.details);
		if (event.kind !== "checked") return;
		const { path, findings, isStopped = false } = event.report;
		const room = {
			path,
			absolute: absolute.get(path) ?? path,
			findings,
			isBroken: isStopped
		};
		rooms.push({
			...room,
			counts: event.remaining
		});
	});
	return rooms;
}
function configText({ presets, hasKnownIds }, baseline) {
	const [preset, ...layers] = presets;
	const config = {
		extends: layers.length === 0 ? preset : presets,
		...!hasKnownIds && preset === "recommended" && { rules: { [ID_RULE]: ANY_ID } },
		...baseline !== void 0 && { baseline }
	};
	return `${JSON.stringify(config, null, 2)}\n`;
}
// src/world/setup/first-play.ts
const MAX_QUESTS = 10;
const SEED = 1;
function firstPlay(room, command, isPublic = () => true) {
	const words = new QuestWords(room.model);
	const reachable = questAnalyses(room, room.model.quests.slice(0, MAX_QUESTS)).flatMap(({ completed }, quest) => {
		const word = words.of(quest);
		return completed.verdict === "reachable" && word !== void 0 && isPublic(word) ? [{
			word,
			...completed
		}] : [];
	});
	if (reachable.length === 0) return void 0;
	const goals = `# These quests can be completed.\n${reachable.map(({ word }) => `expect reachable ${word} completed\n`).join("")}`;
	const script = [...reachable.filter(({ play, seed }) => play.length > 0 && seed === SEED).map(({ word, play }) => `${play.join("\n")}\nexpect ${word} completed\n---\n${goals}`), goals].find((each) => isPublic(each) && passes(room, each));
	return script && `# ${printable(command)}\n${script}`;
}
function passes(room, script) {
	try {
		return hasPassed(playScript(room, script, SEED));
	} catch (error) {
		if (error instanceof ScriptError) return false;
		throw error;
	}
}
// src/world/setup/workflow.ts
const WORKFLOW_PATH = ".github/workflows/roomlint.yml";
function workflowText({ paths, branch, home, version }) {
	const action = home.replace("https://github.com/", "");
	return `name: snapshots
on:
  pull_request:
  push:${branch === void 0 ? "" : `\n    branches: [${JSON.stringify(branchPattern(branch))}]`}
permissions:
  contents: read
jobs:
  roomlint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          fetch-depth: 0 # for changed-only
          persist-credentials: false
      - uses: actions/setup-node@6044e13b5dc448c55e2357c09f80417699197238 # v6.2.0
        with:
          node-version: 24
      - uses: ${action}@v${version} # better: the commit of that version
        with:
          paths: ${pathsText(paths)}
          changed-only: true
`;
}
function branchPattern(branch) {
	return branch.replaceAll(/[*+?![\]\\]/g, "\\$&");
}
function pathsText(paths) {
	const isPlain = paths.length > 0 && paths.every((path) => !/\p{Cc}|\$\{\{/u.test(path));
	return JSON.stringify(isPlain ? paths.join("\n") : ".");
}
// src/front/cli/init/next-steps.ts
function nextText({ project, written, hook, hasFindings, home, version }) {
	let text = "\nNext:\n";
	const add = (what, commands = []) => {
		text += `  ${printable(what)}\n${commands.map((command) => `    ${printable(command)}\n`).join("")}`;
	};
	if (hasFindings) add("Repair what is listed above.");
	const isInstalled = installation(project) !== void 0;
	const hookFile = written.find(({ role }) => role === "hook");
	if (hook !== void 0 && hookFile !== void 0) {
		if (hook !== "pre-commit" && !isInstalled) add("Install roomlint in this project: the hook looks for it there.", [`npm install --save-dev git+${home}#v${version}`]);
		if (hook !== "plain") add(`Let ${hook} run the hook, in each clone:`, [STARTS[hook]]);
	}
	if (home.includes("/OWNER/")) {
		for (const { path, text: content } of written) if (content.includes("OWNER/roomlint")) add(`In ${path}, replace OWNER with the account that hosts roomlint.`);
	}
	const { repository } = project;
	if (repository.kind === "none") {
		const start = repository.canStart ? ["git init"] : [];
		add(`There is no hook: ${repository.why}.`, [...start, "npx roomlint init"]);
		return text;
	}
	const own = written.filter((file) => isInside(topOf(project), file));
	const inGit = (file) => isInside(join(repository.root.path, ".git"), file);
	const toCommit = own.filter((file) => !inGit(file));
	if (toCommit.length > 0) add(written.some(({ role }) => role === "baseline") ? "Commit these files before the rooms, because a baseline counts once it is committed:" : "Commit these files:", [`git add ${toCommit.map(({ path }) => shellWord(path)).join(" ")}`, "git commit -m \"Check rooms with roomlint\""]);
	if (toCommit.length > 0 && hookFile !== void 0 && inGit(hookFile)) add("The hook is in .git/hooks, which colleagues do not get with a pull: each of them runs this once, or use --hook husky, lefthook or pre-commit.", ["npx roomlint init --hook plain"]);
	add("Let git merge and compare rooms by item, quest and field, in each clone:", ["npx roomlint init --clone"]);
	return text;
}
function isInside(folder, { absolute }) {
	return pathInside(folder, absolute) !== void 0;
}
// src/front/cli/init/init.ts
var init_exports = /* @__PURE__ */ __exportAll({ init: () => init });
const HOOK_WORDS = [...HOOK_KINDS, "none"];
const OPTIONS$1 = {
	...grouped("Setup:", {
		hook: choice(`what checks each commit: ${HOOK_WORDS.join(", ")}. The default is what the project uses`, "--hook husky", HOOK_WORDS),
		"no-workflow": toggle("write no workflow"),
		yes: toggle("ask nothing, and write what is shown", { short: "y" })
	}),
	...grouped("Git:", { clone: toggle("only let git merge and compare rooms with roomlint in this clone") })
};
const init = defineCommand({
	options: OPTIONS$1,
	details: `Paths are files, folders or globs with snapshots. Without paths, the current folder is searched. init checks
these rooms with recommended and lenient, and takes catalog as well if that adds no errors and warnings.

Every file is shown before it is written, and none is overwritten. A hook that is there already is not
changed: the lines to add are printed.

Errors and warnings that these rooms have go into a baseline. At the end, the rooms are checked.

Examples:
  roomlint init
  roomlint init --yes rooms/
  roomlint init --clone
  roomlint init --hook none --no-workflow garden.json`,
	exits: {
		clean: "the project is set up, and the first check passes; or everything was there already",
		findings: "the project is set up, and the first check has findings",
		error: "not confirmed, nothing to set up, a file that cannot be written, or invalid usage"
	}
}, async (given, call) => {
	const { cwd, terminal } = call;
	if (given.clone) return setUpClone(cwd, terminal);
	if (!given.yes && !terminal.world.isTerminal("in")) throw new CommandError("init asks before it writes, and there is no terminal to ask on: use --yes");
	return new Setup(given, projectIn(cwd, terminal.world), call).run();
});
var Setup = class {
	given;
	project;
	call;
	home;
	terminal;
	constructor(given, project, call) {
		this.given = given;
		this.project = project;
		this.call = call;
		this.home = installedFrom(project) ?? homePage();
		this.terminal = call.terminal;
	}
	async run() {
		const { project, terminal } = this;
		const found = await this.findRooms();
		const hook = this.chosenHook();
		const play = this.playFile(found.rooms);
		const files = [
			...this.configFiles(found),
			...this.hookFiles(hook),
			...this.workflowFiles(found.paths),
			...gitIgnoreFile(project),
			...play === void 0 ? [] : [play]
		];
		const written = files.filter((file) => file.kind !== "kept");
		terminal.say(shownFiles(files));
		if (written.length === 0) {
			terminal.warn("everything is set up already: nothing was changed");
			return EXIT.clean;
		}
		if (!this.given.yes && !isYes(terminal.ask(`\nWrite ${counted(written.length, "file")}? Type y: `))) throw new CommandError("nothing was written");
		writeFiles(written, project);
		const code = await this.firstCheck(found.paths);
		const hasFindings = code !== EXIT.clean;
		terminal.say(nextText({
			project,
			written,
			hook,
			hasFindings,
			home: this.home,
			version: version()
		}));
		return code;
	}
	firstCheck(paths) {
		const words = paths.join() === "." ? [] : paths;
		this.terminal.say(`\n${checkCommand([], words)}\n`);
		return check.run({}, {
			...this.call,
			words
		});
	}
	async findRooms() {
		const { cwd } = this.project;
		const paths = this.call.words.length > 0 ? this.call.words : ["."];
		for (const path of paths) requireInside(path, cwd);
		const tasks = this.filesAt(paths);
		const { config } = await (await FileSettings.open({
			cwd,
			plugins: false
		})).explain(join(dirname(tasks[0]?.file.absolute ?? cwd), "room.json"));
		const learned = config === void 0 ? await learn(tasks, cwd) : void 0;
		const rooms = learned?.rooms ?? await checkRooms(tasks, void 0, cwd);
		if (rooms.length === 0) throw new CommandError(noRoom(paths));
		return {
			paths,
			rooms,
			learned,
			config
		};
	}
	filesAt(paths) {
		const { tasks } = listPaths(paths, {
			cwd: this.project.cwd,
			access: this.terminal.world
		});
		const problem = tasks.find((task) => task.kind === "problem");
		if (problem === void 0) return tasks;
		throw new CommandError(paths.join() === "." ? noRoom(paths) : `${problem.file.path}: ${problem.problem}`);
	}
	configFiles({ config, learned, rooms }) {
		const { project } = this;
		if (learned === void 0) return [{
			kind: "kept",
			path: shownPath$1(project, resolve(project.cwd, config ?? ""))
		}];
		const baseline = rooms.filter(({ counts, isBroken }) => !isBroken && counts.errors + counts.warnings > 0).length > 0 ? BASELINE_NAME : void 0;
		const text = configText(learned, baseline);
		const file = newFile(project, "config", join(project.cwd, CONFIG_NAMES[0]), text);
		return baseline === void 0 ? [file] : [file, this.baselineFile(rooms)];
	}
	baselineFile(rooms) {
		const { project } = this;
		const baseline = Baseline.empty();
		for (const { absolute, findings, isBroken } of rooms) if (!isBroken) baseline.accept(pathInside(project.cwd, absolute) ?? absolute, findings);
		return newFile(project, "baseline", join(project.cwd, BASELINE_NAME), baseline.toString(), { note: "accepts what is reported today, so that only new findings count" });
	}
	chosenHook() {
		const { project, given } = this;
		const usual = project.repository.kind === "none" ? "none" : hookSetUp(project) ?? usualHook(project);
		const kind = given.hook ?? usual;
		return kind === "none" ? void 0 : kind;
	}
	hookFiles(kind) {
		const { project } = this;
		if (kind === void 0) return [];
		return [hookFile(kind, project, {
			folder: pathInside(topOf(project), installation(project) ?? project.cwd) ?? "",
			home: this.home,
			version: version()
		})];
	}
	workflowFiles(paths) {
		const { project, given } = this;
		if (given["no-workflow"] || project.repository.kind !== "git") return [];
		const top = topOf(project);
		const absolute = join(top, WORKFLOW_PATH);
		const fromTop = paths.map((path) => pathInside(top, resolve(project.cwd, path)) || ".");
		const { branch } = project.repository;
		return [newFile(project, "workflow", absolute, workflowText({
			paths: fromTop,
			branch,
			home: this.home,
			version: version()
		}))];
	}
	playFile(rooms) {
		const { project, terminal } = this;
		const whole = rooms.filter(({ isBroken }) => !isBroken);
		const existing = whole.map(({ absolute }) => playOf(absolute)).find(isTaken);
		if (existing !== void 0) return newFile(project, "play", existing, "");
		for (const { path, absolute } of whole.slice(0, MAX_PLAYED)) {
			const { room } = readPlayableRoom(absolute, project.cwd, terminal);
			const script = firstPlay(room, playCommand(path), (text) => terminal.mask(text) === text);
			if (script !== void 0) return newFile(project, "play", playOf(absolute), script);
		}
	}
};
const MAX_PLAYED = 20;
function playCommand(room) {
	return `roomlint simulate ${shellWord(room)} --script ${shellWord(playOf(room))}`;
}
function playOf(room) {
	return `${room.replace(/\.json$/i, "")}.play`;
}
function requireInside(path, cwd) {
	if (path === "-") throw new CommandError("init sets up files, not standard input: remove \"-\"");
	if (pathInside(cwd, resolve(cwd, path)) === void 0) throw new CommandError(`${path} is outside of this folder: run init in a folder that holds all rooms`);
}
function noRoom(paths) {
	return `no snapshot in ${paths.join() === "." ? "this folder" : paths.join(", ")}: save one there first, or name where your rooms are`;
}
function setUpClone(cwd, terminal) {
	const git = Git.around(cwd, terminal.world);
	for (const [name, value] of Object.entries(DRIVERS)) git.output([
		"config",
		"--local",
		"--replace-all",
		name,
		value
	]);
	terminal.say(`git merges and compares rooms with roomlint in this clone.\n${readDrivers(git).merged > 0 ? "" : ATTRIBUTES_ADVICE}`);
	return EXIT.clean;
}
const ATTRIBUTES_ADVICE = `Write this in .gitattributes, with the folder of your rooms instead of rooms/ (*.json for rooms in this folder), and commit it:\n  rooms/*.json ${ATTRIBUTES}\n`;
// src/world/api/assets.ts
const FORMATS = [
	{
		kind: "model",
		type: "model/gltf-binary",
		begins: /^glTF/
	},
	{
		kind: "image",
		type: "image/png",
		begins: /^\u0089PNG\r\n/
	},
	{
		kind: "image",
		type: "image/jpeg",
		begins: /^\u00ff\u00d8\u00ff/
	},
	{
		kind: "image",
		type: "image/gif",
		begins: /^GIF8[79]a/
	},
	{
		kind: "image",
		type: "image/webp",
		begins: /^RIFF.{4}WEBP/s
	}
];
function readAsset(path, name) {
	const refused = (why) => new CommandError(`${name}: ${why}`);
	let bytes;
	try {
		bytes = readPlainFile(path);
	} catch (error) {
		throw refused(whyRefused("read", error));
	}
	if (bytes.length === 0) throw refused("the file is empty");
	if (extname(path).toLowerCase() === ".gltf") throw refused("glTF in JSON is not accepted: convert the model to GLB (.glb)");
	const beginning = bytes.toString("latin1", 0, 16);
	const format = FORMATS.find(({ begins }) => begins.test(beginning));
	if (format !== void 0) return {
		kind: format.kind,
		type: format.type,
		bytes
	};
	if (bytes.length > 52428800) throw refused(`it has ${bytes.length.toLocaleString("en")} bytes, but an import accepts ${MAX_IMPORTED_BYTES.toLocaleString("en")} at most`);
	const text = decodeUtf8(bytes);
	if (text === void 0 || !isJson(text)) throw refused("it is neither GLB, PNG, JPEG, GIF or WebP nor valid JSON: `roomlint check` says where");
	return {
		kind: "json",
		type: "application/json",
		bytes
	};
}
// src/world/api/room-fields.ts
function readFields(assignments, unlisted, warn) {
	const fields = /* @__PURE__ */ new Map();
	for (const [index, word] of [...assignments, ...unlisted].entries()) {
		const [, name, sign, value = ""] = /^([^:=]*)(:?=)(.*)$/s.exec(word) ?? [];
		if (name === void 0) throw new CommandError(`"${printable(word)}" is not a field with a value: write FIELD=VALUE for a string, FIELD:=JSON for any JSON value`);
		const plain = name.trim().toLowerCase();
		if (plain === "") throw new CommandError("a field needs a name, as in Name=Garden");
		if (plain === "roomid") throw new CommandError("RoomID cannot be changed: the first argument names the room");
		const field = index < assignments.length ? knownField(name) : name;
		const shown = printable(field);
		if (fields.has(field)) throw new CommandError(`${shown} is given twice: give it once`);
		if (sign === ":=" && !isJson(value)) throw new CommandError(`${shown}:= needs a JSON value: write ${shown}=VALUE for a string`);
		if (sign === "=" && looksLikeJson(value)) warn(`${shown} is sent as a string: write ${shown}:=\u2026 for the JSON value`);
		fields.set(field, sign === "=" ? JSON.stringify(value) : value.trim());
	}
	if (fields.size === 0) throw new CommandError("nothing to change: name a field, as in roomlint room update ROOM Name=Garden");
	return fields;
}
function looksLikeJson(value) {
	return /^(?:true|false|null|[[{].*)$/s.test(value) && isJson(value);
}
function knownField(name) {
	const field = METADATA_FIELDS.find((known) => known === name);
	if (field !== void 0) return field;
	const guess = nearest(name, METADATA_FIELDS);
	const hint = guess === void 0 ? `use one of ${METADATA_FIELDS.join(", ")}.` : `did you mean ${guess}?`;
	throw new CommandError(`the field "${printable(name)}" cannot be updated: ${hint} --unlisted sends it anyway`);
}
// src/front/cli/room.ts
var room_exports = /* @__PURE__ */ __exportAll({
	room: () => room,
	upload: () => upload
});
const ROOM_OPTIONS = grouped("Room:", { unlisted: list("with update: also send NAME=VALUE or NAME:=JSON, whatever the name is: for a field that this service updates and the documents do not list. Repeatable", "--unlisted Guild=rose") });
const ROUTES = /* @__PURE__ */ new Map([
	["create", {
		takes: ["a template"],
		takesMore: true,
		example: `roomlint room create blank 'Rose garden'`,
		async run({ client, print }, [template = "", name, extra]) {
			if (extra !== void 0) throw new CommandError(`room create takes only a template and a name: remove "${printable(extra)}"`);
			const { body, text } = await client.create(template, name);
			const { RoomID, Name } = body.room;
			print(`created room ${printable(RoomID)}${Name === null ? "" : ` (${printable(Name)})`}`, text);
		}
	}],
	["duplicate", {
		takes: ["a room"],
		example: "roomlint room duplicate ROOM",
		async run({ client, print }, [room = ""]) {
			const { body, text } = await client.duplicate(room);
			print(`created room ${printable(body.roomId)} as a copy of ${printable(room)}`, text);
		}
	}],
	["update", {
		takes: ["a room"],
		takesMore: true,
		example: `roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true`,
		async run({ client, print, terminal }, [room = "", ...assignments], { unlisted = [] }) {
			const fields = readFields(assignments, unlisted, (message) => terminal.warn(message));
			const { text } = await client.update(room, fields);
			const names = [...fields.keys()].map((name) => printable(name));
			print(`updated room ${printable(room)}: ${names.join(", ")}`, text);
		}
	}],
	["items", {
		takes: ["a room"],
		example: "roomlint room items ROOM",
		async run({ client, print }, [room = ""]) {
			const { body, text } = await client.items(room);
			const lines = body.items.map(({ id, type, category, name }) => [
				id,
				type,
				category,
				name
			].map((word) => printable(word)).join("	"));
			print(lines.length === 0 ? "no items" : lines.join("\n"), text);
		}
	}],
	["download", {
		takes: ["a room"],
		takesMore: true,
		example: "roomlint room download ROOM current.json",
		run: download
	}],
	["import", {
		takes: ["a room", "a file or URL"],
		example: "roomlint room import ROOM next.json",
		keys: ([, source = ""]) => isUrl(source) ? ["accessKey"] : ["accessKey", "apiKey"],
		run: importInto
	}]
]);
const ROUTE_NAMES = [...ROUTES.keys()];
const room = defineCommand({
	options: {
		...ROOM_OPTIONS,
		...SERVICE_OPTIONS
	},
	details: serviceHelp(`Commands:
  create <template> [name]       from a template, by its name in the current catalog of the service, with a
                                 display name
  duplicate <room>               copy a room that you own. The copy has an identifier of its own
  update <room> <field=value..>  change metadata: FIELD=VALUE sends a string, FIELD:=JSON any JSON value. Only
                                 the named fields change. The documents show no types for them, so values
                                 are sent as they are. Fields that they do not list need --unlisted. RoomID
                                 is always refused
  items <room>                   list what can be placed, one a line: id, type, category and name, with tabs
  download <room> [file]         byte for byte, to standard output without a file. A file appears when the
                                 download is complete, and replaces one of the same name
  import <room> <file|url>       replace what is in the room. This is the plain route: it checks nothing,
                                 plans nothing and keeps no backup, and removes every item that the file
                                 leaves out. A response without an error does not prove that the room plays
                                 as it should. A file is uploaded first, with the API key. A URL must be
                                 publicly readable

With --format json, the response of the service is printed, with all of its fields.`, [
		"roomlint room create blank --format json | jq -r .room.RoomID",
		`roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true 'Subgenres:=["puzzle", "quiet"]'`,
		`roomlint room items ROOM --format json | jq '.items[].glb'`,
		"roomlint room download ROOM | roomlint check -",
		"roomlint check next.json && roomlint plan now.json next.json && roomlint room import ROOM next.json"
	]),
	exits: SERVICE_EXITS
}, (given, call) => {
	const [name = "", ...words] = call.words;
	const route = ROUTES.get(name);
	if (route === void 0) throw new CommandError(unknownRoute(name));
	if (given.unlisted !== void 0 && name !== "update") throw new CommandError("--unlisted is for roomlint room update: remove it");
	return callRoute(`room ${name}`, route, given, {
		...call,
		words
	});
});
function unknownRoute(name) {
	if (name === "") return `room needs ${listed(ROUTE_NAMES, "or")}: \`roomlint room --help\` describes them`;
	return `unknown command "room ${name}": ${didYouMean(name, ROUTE_NAMES, `use ${listed(ROUTE_NAMES, "or")}`, "room ")}`;
}
const upload = defineCommand({
	options: SERVICE_OPTIONS,
	details: serviceHelp(`<file> is JSON, GLB, PNG, JPEG, GIF or WebP: its content decides, whatever its name. JSON must be valid and
have 52,428,800 bytes at most. Anything else is refused before it is sent.`, ["roomlint upload tree.glb", "roomlint upload --format json cover.png"]),
	exits: SERVICE_EXITS
}, (given, call) => callRoute("upload", UPLOAD, given, call));
const UPLOAD = {
	takes: ["a file"],
	example: "roomlint upload tree.glb",
	keys: () => ["apiKey"],
	async run({ client, print, cwd }, [file = ""]) {
		const asset = readAsset(resolve(cwd, file), file);
		const { assetURL, objectKey, status, text } = await client.upload(asset);
		const { type, bytes } = asset;
		const shown = {
			file,
			type,
			bytes: bytes.length,
			assetURL,
			objectKey,
			status,
			response: responseIn(text)
		};
		print(`uploaded ${printable(file)} as ${type}: ${printable(assetURL)}`, inJson(shown));
	}
};
function callRoute(name, { takes, takesMore = false, example, keys, run }, given, { words, cwd, terminal }) {
	onlyWords(name, takesMore ? words.slice(0, takes.length) : words, takes, example);
	return withService(given, {
		cwd,
		terminal
	}, keys?.(words) ?? ["accessKey"], async (session) => {
		await run({
			...session,
			cwd,
			terminal
		}, words, given);
	});
}
async function download({ client, print, cwd, terminal, format }, [room = "", file = "-", extra]) {
	if (extra !== void 0) throw new CommandError(`room download takes only a room: remove "${extra}"`);
	if (file === "-") {
		if (format === "json") throw new CommandError("--format json needs a file to download to: standard output is the snapshot");
		terminal.writeOutBytes(await client.download(room));
		return;
	}
	requireReplaceable(file, cwd);
	const snapshot = await client.download(room);
	try {
		writeDurably(resolve(cwd, file), snapshot, cwd);
	} catch (error) {
		throw new CommandError(`${file}: ${whyRefused("write", error)}`);
	}
	const bytes = snapshot.length;
	print(`${printable(file)}: ${counted(bytes, "byte")}`, inJson({
		room,
		file,
		bytes
	}));
}
function requireReplaceable(file, cwd) {
	const stats = statsOf(file, cwd);
	if (stats === void 0 || stats.isFile()) return;
	throw new CommandError(stats.isDirectory() ? `${file}: this is a folder, not a file` : `${file}: this is not a regular file: use - for standard output`);
}
async function importInto(call, [room = "", source = ""]) {
	if (isUrl(source)) requireWebURL(source);
	const { jsonUrl, members } = isUrl(source) ? {
		jsonUrl: source,
		members: {}
	} : await uploaded(source, call);
	const [address = ""] = source.split(/[?#]/);
	if (address !== source) call.terminal.redactor.addDestination(source, [address]);
	const { status, text } = await call.client.import(room, jsonUrl);
	const done = status === 202 ? `the service accepted ${printable(source)} for room ${printable(room)} (status 202) and may still be importing it` : `imported ${printable(source)} into room ${printable(room)}`;
	const shown = {
		room,
		source,
		...members,
		status,
		response: responseIn(text)
	};
	call.print(`${done}, without a check or a plan`, inJson(shown));
}
function isUrl(source) {
	return /^[a-z][a-z0-9+.-]*:\/\//i.test(source);
}
function requireWebURL(source) {
	const url = URL.canParse(source) ? new URL(source) : void 0;
	if (url === void 0 || !/^https?:$/.test(url.protocol) || url.username + url.password !== "") throw new CommandError("a URL to import must be complete, begin with https:// or http://, and contain no user name or password");
}
async function uploaded(file, { client, cwd }) {
	const asset = readAsset(resolve(cwd, file), file);
	if (asset.kind !== "json") throw new CommandError(`${file}: it is ${asset.type}: only JSON can be imported`);
	const { assetURL, objectKey } = await client.upload(asset);
	const { length: size } = asset.bytes;
	const length = await client.contentLength(assetURL);
	if (length !== size) throw new CommandError(`nothing is imported: HEAD of assetURL gives ${length === void 0 ? "no Content-Length, which an import requires" : `Content-Length ${length}, but the file has ${counted(size, "byte")}`}`);
	return {
		jsonUrl: assetURL,
		members: {
			bytes: size,
			assetURL,
			objectKey
		}
	};
}
function inJson(shown) {
	return JSON.stringify(shown, void 0, 2);
}
function responseIn(text) {
	return tryParseJson(text) ?? text;
}
// src/verdict/scrub/coded-credentials.ts
const CODES = [
	[/(?<=%|&#x|\\x)[2-7][\da-f]/gi, 16],
	[/(?<=&#0{0,4})[1-9]\d{1,2}(?!\d)/g, 10],
	[/(?<=\\)[01][0-7]{2}/g, 8],
	[/^\d{2,3}$/g, 10]
];
const SEVERAL = /(?:(?:%|&#x?|(?<!\\)\\+x?)[\da-f]{2,7};?){3}|(?:(?<!\d)\d{2,3}[\s,"'\\]+){7}/i;
function withoutCodedCredentials(text) {
	if (!SEVERAL.test(text)) return text;
	const bytes = new TextEncoder().encode(text);
	const part = (start, end) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(start, end));
	let scrubbed = "";
	let shown = 0;
	const secrets = findRawSecrets(bytes);
	const copies = new SecretMask(secrets.map((secret) => secret.text)).findIn(bytes);
	const places = [...secrets.map(({ span }) => span), ...copies].sort((a, b) => a.start - b.start);
	for (const { start, end } of places) {
		if (start < shown) continue;
		scrubbed += part(shown, start) + recoded(part(start, end));
		shown = end;
	}
	return scrubbed + part(shown);
}
function recoded(secret) {
	let text = secret;
	for (const [pattern, radix] of CODES) text = text.replaceAll(pattern, (code) => {
		return substituteOf(String.fromCharCode(Number.parseInt(code, radix)))?.charCodeAt(0).toString(radix).padStart(code.length, "0") ?? code;
	});
	return text;
}
function substituteOf(character) {
	if (/\d/.test(character)) return "1";
	if (/[a-c]/.test(character)) return "b";
	if (/[d-z]/.test(character)) return "k";
	return /[A-Z]/.test(character) ? "K" : void 0;
}
// src/verdict/scrub/units.ts
const LETTERS = {
	2: {
		first: 1072,
		count: 32,
		step: 1
	},
	3: {
		first: 7681,
		count: 74,
		step: 2
	},
	4: {
		first: 131072,
		count: 16384,
		step: 1
	}
};
const LATIN = {
	first: 224,
	count: 23,
	step: 1
};
const HAN = {
	first: 19968,
	count: 16384,
	step: 1
};
function anotherLetter(character, below) {
	const size = sizeOf(character);
	if (/\p{M}/u.test(character) || size === 1) return character;
	const { first, count, step } = lettersFor(character, size);
	return String.fromCodePoint(first + step * below(count));
}
function lettersFor(character, size) {
	if (size === 2 && /\p{Script=Latin}/u.test(character)) return LATIN;
	return size === 3 && !/\p{Ll}/u.test(character) ? HAN : LETTERS[size];
}
function sizeOf(character) {
	const point = character.codePointAt(0) ?? 0;
	return point < 128 ? 1 : point < 2048 ? 2 : point < 65536 ? 3 : 4;
}
function lowerCase(character) {
	return caseOf(character, character.toLowerCase());
}
function inCaseOf(character, original) {
	return /\p{Lu}/u.test(original) ? caseOf(character, character.toUpperCase()) : character;
}
function caseOf(character, other) {
	return other.length === character.length && sizeOf(other) === sizeOf(character) ? other : character;
}
const ESCAPE$1 = /(?<!\\)(\\+)(?:u([\da-f]{4})(?:\1u(d[c-f][\da-f]{2}))?|[bfnrt/])/iy;
const ASCII_IN_PERCENT = /%[2-7][\da-f]/iy;
const BEYOND_IN_PERCENT = /(?:%[c-f][\da-f])(?:%[89ab][\da-f]){1,3}/iy;
function unitAt(text, at, isInAddress = false) {
	const first = text[at];
	if (first === "\\" || first === "%") {
		const unit = first === "\\" ? escapeAt(text, at) : percentAt(text, at, isInAddress);
		if (unit !== void 0) return unit;
	}
	const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
	return {
		character,
		start: at,
		end: at + character.length
	};
}
function textOf(units) {
	return units.map(({ character }) => character).join("");
}
function matchAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? "";
}
function escapeAt(text, at) {
	ESCAPE$1.lastIndex = at;
	const found = ESCAPE$1.exec(text);
	if (found === null) return void 0;
	const [whole, , first, second] = found;
	if (first === void 0) return {
		character: whole.endsWith("/") ? "/" : " ",
		start: at,
		end: at + whole.length
	};
	const high = Number.parseInt(first, 16);
	const isPair = second !== void 0 && high >= 55296 && high < 56320;
	const end = second === void 0 || isPair ? at + whole.length : text.indexOf(first, at) + 4;
	return {
		character: isPair ? String.fromCharCode(high, Number.parseInt(second, 16)) : String.fromCharCode(high),
		start: at,
		end
	};
}
function percentAt(text, at, isInAddress) {
	const ascii = isInAddress ? matchAt(ASCII_IN_PERCENT, text, at) : "";
	const bytes = ascii === "" ? matchAt(BEYOND_IN_PERCENT, text, at) : ascii;
	if (bytes === "") return void 0;
	try {
		const [character = ""] = decodeURIComponent(bytes.slice(0, 3 * lengthByLead(bytes)));
		return {
			character,
			start: at,
			end: at + 3 * sizeOf(character)
		};
	} catch {
		return;
	}
}
function lengthByLead(bytes) {
	const lead = Number.parseInt(bytes.slice(1, 3), 16);
	return lead < 128 ? 1 : lead < 224 ? 2 : lead < 240 ? 3 : 4;
}
function spelledLike(spelling, character) {
	const isUpper = /[A-F]/.test(spelling.replace(/(?<!\\)\\+u/g, ""));
	if (spelling.startsWith("%") && spelling.length > 1) return [...new TextEncoder().encode(character)].map((byte) => `%${inHex(byte, 2, isUpper)}`).join("");
	if (!spelling.startsWith("\\")) return character;
	const backslashes = spelling.slice(0, spelling.search(/u/i));
	let spelled = "";
	for (let index = 0; index < character.length; index++) spelled += `${backslashes}u${inHex(character.charCodeAt(index), 4, isUpper)}`;
	return spelled;
}
function inHex(code, digits, isUpper) {
	const hex = code.toString(16).padStart(digits, "0");
	return isUpper ? hex.toUpperCase() : hex;
}
// src/verdict/scrub/pseudonyms.ts
const CONSONANTS = "bcdfghjklmnpqrstvwxz";
const VOWELS = "aeiouy";
const HEX_LETTERS = "abcdef";
const MAX_ATTEMPTS = 200;
function numbers() {
	let state = 2654435769;
	return (limit) => {
		state = Math.imul(state, 1664525) + 1013904223 >>> 0;
		return Math.floor(state / 2 ** 32 * limit);
	};
}
var Pseudonyms = class {
	kept;
	below = numbers();
	given = /* @__PURE__ */ new Map();
	taken = /* @__PURE__ */ new Set();
	constructor(kept) {
		this.kept = kept;
	}
	of(characters, shape) {
		const plain = characters.map(lowerCase);
		const text = plain.join("");
		let pseudonym = this.given.get(text);
		if (pseudonym === void 0) {
			pseudonym = this.find(plain, text, shape);
			this.given.set(text, pseudonym);
			this.taken.add(pseudonym.join(""));
		}
		return pseudonym.map((each, index) => characters[index] === plain[index] ? each : inCaseOf(each, characters[index] ?? each));
	}
	find(plain, text, shape) {
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const made = plain.map((each, index) => this.replaced(each, index, shape));
			if (this.isFree(made.join(""), text)) return made;
		}
		return plain;
	}
	isFree(made, text) {
		return made !== text && !this.taken.has(made) && !this.kept.has(made);
	}
	replaced(character, index, shape) {
		if (/[-_]/.test(character)) return character;
		if (shape === "uuid" && (index === 14 || index === 19)) return character;
		if (character === "0" && (shape === "digits" || shape === "word")) return character;
		if (/\d/.test(character)) return String(1 + this.below(9));
		if (/[a-z]/.test(character)) return this.letter(index, shape);
		return anotherLetter(character, this.below);
	}
	letter(index, shape) {
		const from = shape === "hex" || shape === "uuid" ? HEX_LETTERS : index % 2 === 0 ? CONSONANTS : VOWELS;
		return from[this.below(from.length)] ?? "a";
	}
};
// src/verdict/scrub/roles.ts
var Roles = class {
	around;
	containers = [];
	constructor(around) {
		this.around = around;
	}
	get role() {
		const within = this.containers.at(-1);
		if (within === void 0) return this.around;
		if (!within.isObject) return {
			isKey: false,
			key: within.key
		};
		return within.awaitsKey ? {
			isKey: true,
			key: within.key
		} : {
			isKey: false,
			key: within.lastKey
		};
	}
	nameKey(key) {
		const within = this.containers.at(-1);
		if (within !== void 0) within.lastKey = key;
	}
	structure(character) {
		const within = this.containers.at(-1);
		if (character === "{" || character === "[") {
			const isObject = character === "{";
			this.containers.push({
				isObject,
				key: this.role.key,
				awaitsKey: isObject,
				lastKey: ""
			});
		} else if (character === "}" || character === "]") this.containers.pop();
		else if (within !== void 0 && (character === "," || character === ":")) within.awaitsKey = within.isObject && character === ",";
	}
};
// src/verdict/scrub/vocabulary.ts
const OTHER_KEYS = [
	"tasksSorM",
	"tasksN",
	"ExtraTaskDTODataDialog",
	"AT",
	"Task",
	"VT",
	"welcomeEmbed"
];
const SHORT_WORDS = "true false null TN in quest mlh https http data glb gltf png jpg jpeg gif webp mp4 webm mp3 wav ogg amp lt gt quot nbsp apos uid id key val text url api token Token Key name";
const VOCABULARY = collectNames();
function collectNames() {
	const names = /* @__PURE__ */ new Set([...SHORT_WORDS.split(" "), ...OTHER_KEYS]);
	const addText = (text) => {
		names.add(text);
		for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) names.add(word);
	};
	for (const text of [
		...SECTIONS,
		...AXES,
		"w",
		...DOCUMENTED_TYPES.keys(),
		...STATE_TEXTS,
		...QUEST_STATES
	]) addText(text);
	for (const { name } of EXPRESSION_FUNCTIONS) addText(name);
	for (const fields of Object.values(FIELDS)) for (const [name, kind] of Object.entries(fields)) {
		addText(name);
		if (Array.isArray(kind)) kind.forEach(addText);
	}
	for (const fields of Object.values(fieldWords)) for (const name of Object.keys(fields)) addText(name);
	const { documents: _, ...facts } = platform_default;
	const open = [facts];
	while (open.length > 0) {
		const fact = open.pop();
		if (typeof fact === "string") addText(fact);
		else if (Array.isArray(fact)) for (const each of fact) open.push(each);
		else if (typeof fact === "object" && fact !== null) for (const [name, inner] of Object.entries(fact)) {
			if (name === "sources") continue;
			addText(name);
			open.push(inner);
		}
	}
	return names;
}
const MAPS = /* @__PURE__ */ new Set([
	"quests",
	"roomItems",
	"logic",
	"tasksSorM"
]);
const FIELD_SETS = Object.keys(FIELDS).filter((name) => Object.hasOwn(FIELDS, name));
const TYPE_SUBJECTS = [
	"subscription",
	"effect",
	"trigger"
];
const VALUES_OF = new Map(Object.values(FIELDS).flatMap((fields) => Object.entries(fields).flatMap(([name, kind]) => Array.isArray(kind) ? [[name, kind.map(String)]] : [])));
const CONTENT_NAMES = [...PREFABS.values()].flatMap(({ content }) => content?.kind === "one of" ? [new NearNames(content.names)] : []);
const NAMES_OF_ANIMATIONS = new Set(ANIMATION_FIELDS.values());
const MAX_REMEMBERED = 1e4;
var Resemblances = class {
	keys = /* @__PURE__ */ new Map();
	kinds = /* @__PURE__ */ new Map();
	isTelling(text, role) {
		if (role.isKey) return !MAPS.has(role.key) && remembered(this.keys, text, resemblesKey);
		switch (this.kindOf(role)) {
			case "type": return !/[.,]/.test(text) && resemblesType(text);
			case "prefab": return PREFAB_NAMES.meant(text) !== void 0;
			case "content": return resemblesContent(text);
			case "creator": return !/^(?:your|[^\p{L}])/iu.test(text) && isPlaceholder(text);
			case "animation": return ANIMATION_NAMES.meant(text) !== void 0;
			case "one of": return nearestName(text, VALUES_OF.get(role.key) ?? []) !== void 0;
			case "other": return false;
		}
	}
	kindOf({ key }) {
		return remembered(this.kinds, key, kindOfValue);
	}
};
function remembered(known, key, compute) {
	const found = known.get(key);
	if (found !== void 0) return found;
	const value = compute(key);
	if (known.size < MAX_REMEMBERED) known.set(key, value);
	return value;
}
function kindOfValue(key) {
	const letters = key.replace(/[-_ ]/g, "").toLowerCase();
	if (letters === "$type" || letters === "type") return "type";
	switch (nearestName(letters, [
		"prefabname",
		"contentstring",
		"creator"
	]) ?? letters) {
		case "prefabname":
		case "prefab": return "prefab";
		case "contentstring": return "content";
		case "creator": return "creator";
		default:
			if (NAMES_OF_ANIMATIONS.has(key)) return "animation";
			return VALUES_OF.has(key) ? "one of" : "other";
	}
}
function isTellingInExpression(word, after) {
	if (/^\s*\(/.test(after)) return meantFunction(word) !== void 0;
	return after.startsWith("'") && STATE_TEXTS.some((state) => isOneEdit(word, state));
}
function resemblesKey(key) {
	if (resemblesSection(key) || COLOUR_SLIPS.includes(key) || isCredentialName(key)) return true;
	if (FIELD_SETS.some((fields) => resemblesField(fields, key))) return true;
	for (const { longKeys } of PREFABS.values()) if (longKeys.meant(key) !== void 0) return true;
	for (const { slips, needed } of EFFECTS.values()) if (slips.has(key) || nearestName(key, needed.keys()) !== void 0) return true;
	return false;
}
function resemblesType(type) {
	return TYPE_SUBJECTS.some((subject) => meantType(subject, type) !== void 0) || EFFECT_NAMES.meant(type) !== void 0 || TRIGGER_NAMES.meant(type) !== void 0;
}
function resemblesContent(text) {
	const bare = text.slice(text.lastIndexOf("/") + 1);
	return CONTENT_NAMES.some((names) => names.meant(text) !== void 0) || ADDRESSABLE_NAMES.meant(bare) !== void 0;
}
// src/verdict/scrub/scrub.ts
var UnscrubbableError = class extends Error {};
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\p{L}\p{N}-])/iuy;
const BLANK = /\s+/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const LITERAL = /(?:true|false|null|none|nil|undefined|nan|infinity)(?![\p{L}\p{N}_])/iuy;
const PHRASE = /(?:https?|wss?|ftps?|ipfs|data|blob|file|mailto)(?=:)|object Object(?=\])|process\.env|(?:your|my|x{3,}|bearer|basic|apikey|header|secret|password|content|string|value)(?![\p{L}\p{N}])|signed[-_]?upload[-_]?url|x[-_. ]{0,2}(?:(?:access|api)[-_. ]{0,2}key|(?:amz|goog)[-_. ]{0,2}(?:signature|security[-_. ]{0,2}token))|(?:signature|sig|security[-_]?token|upload_id)(?=(?:\[\w{0,20}\])?=)/iuy;
const EDITOR = /created in /y;
const E_MAIL = /[\w.+-]{1,64}@(?=[\p{L}\p{N}-]+\.)/uy;
const WORDY = /[\p{L}\p{N}\p{M}_]/u;
const INVISIBLE = /\p{Cf}/u;
const ENCODED_AUTHORITY = /%3a%2f%2f/iy;
const ENDS_ADDRESS = /[\s"'<>`]/;
const ENDS_AUTHORITY = /[/?#\s"'<>\\`,;]/;
const PORT = /:\d{0,5}$/;
const OWN_HOST = "localhost";
const MAX_AUTHORITY = 1e3;
const MIN_DIGITS = 6;
const MAX_SPACE = 20;
function scrubText(text) {
	try {
		JSON.parse(text.startsWith("\ufeff") ? text.slice(1) : text);
	} catch {
		throw new UnscrubbableError("not valid JSON, so texts may be anywhere: correct the syntax first");
	}
	const scrubbing = {
		names: new Pseudonyms(VOCABULARY),
		resemblances: new Resemblances()
	};
	return new TextScrubber(withoutCodedCredentials(text), NOWHERE, scrubbing, true).scrub();
}
const NOWHERE = {
	isKey: false,
	key: ""
};
const HOLDS_JSON = /^\s*[[{]/;
const ESCAPE = /\\(?:u[\da-f]{4}|[\s\S])/gi;
var TextScrubber = class TextScrubber {
	text;
	scrubbing;
	isJson;
	roles;
	pieces = [];
	copied = 0;
	isInAddress = false;
	last = "";
	constructor(text, role, scrubbing, isJson = HOLDS_JSON.test(text)) {
		this.text = text;
		this.scrubbing = scrubbing;
		this.isJson = isJson;
		this.roles = new Roles(role);
	}
	scrub() {
		let at = 0;
		while (at < this.text.length) at = this.isJson ? this.readStructure(at) : this.readText(at);
		return this.pieces.join("") + this.text.slice(this.copied);
	}
	readStructure(at) {
		if (this.text[at] === "\"") return this.readString(at + 1);
		const blank = matchAt(BLANK, this.text, at);
		if (blank !== "") return at + blank.length;
		this.roles.structure(this.text[at]);
		const literal = matchAt(LITERAL, this.text, at);
		if (literal !== "") return at + literal.length;
		const number = matchAt(NUMBER, this.text, at);
		if (number === "") return this.readText(at);
		const end = at + number.length;
		if (!(/[[,:\s]/.test(this.text[at - 1] ?? "[") && /[\],}\s]/.test(this.text[end] ?? "]"))) return this.readText(at);
		const { key } = this.roles.role;
		if (key === "parentItemID" || isCredentialName(key)) this.readWord(at);
		return end;
	}
	readString(at) {
		const end = endOfString(this.text, at);
		const spelled = this.text.slice(at, end);
		const content = spelled.replace(ESCAPE, unescaped);
		const { role } = this.roles;
		if (role.isKey) this.roles.nameKey(content);
		const scrubbed = content !== "" && content.length <= 100 && this.scrubbing.resemblances.isTelling(content, role) ? content : new TextScrubber(content, role, this.scrubbing).scrub();
		if (scrubbed !== content) this.write(at, end, spelledAs(spelled, scrubbed));
		this.isInAddress = false;
		this.last = "";
		return end + 1;
	}
	readText(at) {
		const { last } = this;
		if (matchAt(ENCODED_AUTHORITY, this.text, at) !== "") this.isInAddress = true;
		const { character, end } = this.unitAt(at);
		if (ENDS_ADDRESS.test(character)) this.isInAddress = false;
		this.last = character;
		if (!WORDY.test(character)) return character === "/" ? this.readSlash(end, last) : end;
		const uuid = matchAt(UUID, this.text, at);
		if (uuid !== "") {
			this.replace(unitsOf(uuid, at), "uuid");
			return at + uuid.length;
		}
		const phrase = matchAt(PHRASE, this.text, at) || matchAt(EDITOR, this.text, at);
		if (phrase !== "" && !WORDY.test(last)) return at + phrase.length;
		const account = matchAt(E_MAIL, this.text, at);
		if (account === "") return this.readWord(at);
		this.replaceAll(unitsOf(account, at));
		return at + account.length;
	}
	readSlash(at, before) {
		const second = this.unitAt(at);
		if (second.character !== "/" || before === "/" || WORDY.test(before)) return at;
		const isUrl = before === ":";
		if (isUrl) this.isInAddress = true;
		const units = this.unitsUntil(second.end, (character) => ENDS_AUTHORITY.test(character));
		const text = textOf(units);
		if (!isUrl && !/[@:.]/.test(text)) return second.end;
		const [port = ""] = PORT.exec(text) ?? [];
		const host = units.slice(0, units.length - port.length);
		if (textOf(host) !== OWN_HOST) this.replaceAll(host);
		return units.at(-1)?.end ?? second.end;
	}
	unitsUntil(start, isEnd) {
		const units = [];
		let at = start;
		while (at < this.text.length && units.length < MAX_AUTHORITY) {
			const unit = this.unitAt(at);
			if (isEnd(unit.character)) break;
			units.push(unit);
			at = unit.end;
		}
		return units;
	}
	readWord(at) {
		const word = this.unitsUntil(at, (character) => !WORDY.test(character) && !INVISIBLE.test(character)).filter(({ character }) => WORDY.test(character));
		const end = word.at(-1)?.end ?? at;
		this.last = word.at(-1)?.character ?? "";
		const text = textOf(word);
		if (VOCABULARY.has(text)) return end;
		if (this.roles.role.key === "V" && isTellingInExpression(text, this.text.slice(end, end + MAX_SPACE))) return end;
		for (const part of partsOf(word)) this.replacePart(part);
		return end;
	}
	replacePart(part) {
		const text = textOf(part);
		if (/^[\da-z]$/i.test(text) || VOCABULARY.has(text)) return;
		if (/^[a-z\d]{14,17}$/.test(text) && /\d|^mlh/.test(text)) this.replaceId(part, text);
		else if (/^(?:AKIA|ASIA)/.test(text)) this.replace(part.slice(4), "id");
		else if (/^(?:0x)?[\da-f]{6,}$/i.test(text) && /\d/.test(text) && /[a-f]/i.test(text)) this.replace(text[1] === "x" ? part.slice(2) : part, "hex");
		else if (/^[a-f]+$/i.test(text) && [
			3,
			4,
			6,
			8
		].includes(text.length)) this.replace(part, "hex");
		else if ((text.match(/\d+/g) ?? []).length > 1 && text.length >= MIN_DIGITS) this.replace(part, "id");
		else for (const run of split(part, ({ character }) => /\d/.test(character) ? "digits" : "letters")) this.replaceRun(run);
	}
	replaceRun(run) {
		const text = textOf(run);
		if (/^\d+$/.test(text)) {
			if (run.length >= MIN_DIGITS) this.replace(run, "digits");
		} else if (!/^[a-z]$/i.test(text) && !VOCABULARY.has(text)) this.replace(run, "word");
	}
	replaceId(id, text) {
		if (!text.startsWith("mlh")) this.replace(id.slice(0, 3), "id");
		this.replace(id.slice(3), "id");
	}
	replaceAll(units) {
		for (const run of split(units, ({ character }) => WORDY.test(character) ? "word" : "")) {
			const [first] = run;
			if (first !== void 0 && WORDY.test(first.character) && !/^(?:your|my|x{3,})$/i.test(textOf(run))) this.replace(run, "id");
		}
	}
	unitAt(at) {
		return unitAt(this.text, at, this.isInAddress);
	}
	replace(units, shape) {
		const names = this.scrubbing.names.of(units.map(({ character }) => character), shape);
		for (const [index, { start, end, character }] of units.entries()) {
			const name = names[index] ?? character;
			if (name !== character) this.write(start, end, spelledLike(this.text.slice(start, end), name));
		}
	}
	write(start, end, replacement) {
		this.pieces.push(this.text.slice(this.copied, start), replacement);
		this.copied = end;
	}
};
function endOfString(text, start) {
	let at = start;
	while (at < text.length && text[at] !== "\"") at += text[at] === "\\" ? 2 : 1;
	return Math.min(at, text.length);
}
function unescaped(spelling) {
	if (/^\\u/i.test(spelling)) return String.fromCharCode(Number.parseInt(spelling.slice(2), 16));
	return /[bfnrt]/.test(spelling) ? " " : spelling.slice(1);
}
function spelledAs(spelled, content) {
	let text = "";
	let [at, copied] = [0, 0];
	for (const { 0: spelling, index } of spelled.matchAll(ESCAPE)) {
		const end = at + index - copied;
		const character = content[end] ?? "";
		text += content.slice(at, end);
		text += character === unescaped(spelling) ? spelling : spelledLike(spelling, character);
		at = end + 1;
		copied = index + spelling.length;
	}
	return text + content.slice(at);
}
function partsOf(word) {
	return split(word, ({ character }) => character === "_" ? "_" : "letters").filter(([first]) => first?.character !== "_");
}
function split(units, kindOf) {
	const parts = [];
	let kind;
	for (const unit of units) {
		const next = kindOf(unit);
		if (next === kind) parts.at(-1)?.push(unit);
		else parts.push([unit]);
		kind = next;
	}
	return parts;
}
function unitsOf(text, at) {
	let start = at;
	return [...text].map((character) => {
		const unit = {
			character,
			start,
			end: start + character.length
		};
		start = unit.end;
		return unit;
	});
}
// src/front/cli/scrub.ts
var scrub_exports = /* @__PURE__ */ __exportAll({ scrub: () => scrub });
const scrub = defineCommand({
	options: {},
	details: `References, numbers, layout, lengths and findings stay, and so do names in the documents and the catalogue.
The snapshot itself is never changed. "-" is standard input.

Examples:
  roomlint scrub garden.json > shareable.json`,
	exits: {
		clean: "the scrubbed room is written",
		error: "invalid JSON, an unreadable file, or invalid usage. Nothing is written"
	}
}, async (_given, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("scrub", words, ["a snapshot"], "roomlint scrub garden.json");
	const bytes = readBytes(snapshot, cwd, terminal);
	terminal.writeOutBytes(Buffer.from(scrubBytes(bytes, inputName(snapshot))));
	return EXIT.clean;
});
function scrubBytes(bytes, name) {
	let text;
	try {
		text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		throw new CommandError(`${name}: not UTF-8, so it cannot be scrubbed: save it as UTF-8 first`);
	}
	try {
		return scrubText(text);
	} catch (error) {
		if (error instanceof UnscrubbableError) throw new CommandError(`${name}: ${error.message}`);
		throw error;
	}
}
// src/front/view/page-files.ts
const SCRIPT = "text/javascript; charset=utf-8";
const { resolve: resolve$1 } = createRequire(require("node:url").pathToFileURL(__filename).href);
function graphviz() {
	try {
		return [new URL("viz.js", pathToFileURL(resolve$1("@viz-js/viz")))];
	} catch {
		return [];
	}
}
const HASHES = [
	"sha2",
	"_md",
	"_u64",
	"utils",
	"crypto"
];
function served(module) {
	return readFileSync(module, "utf8").replace(/(\bfrom\s*["'])(?:@noble\/hashes\/)?(leven|sha2|crypto)(?=["'])/g, "$1./$2.js");
}
function levenModule() {
	return `const module = {};\n${readFileSync(resolve$1("leven"), "utf8")}\nexport default module.exports;\n`;
}
function rulePages() {
	const pages = [...rulePack.keys()].map((id) => {
		const [, ...parts] = partsOf$1(rulePage(id));
		return [id, parts.map(({ kind, text }) => ({
			kind,
			text
		}))];
	});
	return JSON.stringify(Object.fromEntries(pages));
}
var PageFiles = class {
	files;
	constructor(folder) {
		const at = (name, type) => file(new URL(name, folder), type);
		const hashes = pathToFileURL(resolve$1("@noble/hashes/sha2"));
		this.files = new Map([
			["", at("view/page.html", "text/html; charset=utf-8")],
			["style.css", at("view/style.css", "text/css; charset=utf-8")],
			["page.js", at("view/page.js", SCRIPT)],
			["worker.js", at("view/worker.js", SCRIPT)],
			["draw.js", at("view/draw.js", SCRIPT)],
			["roomlint.js", {
				type: SCRIPT,
				text: () => served(new URL("library.mjs", folder))
			}],
			["leven.js", {
				type: SCRIPT,
				text: levenModule
			}],
			...HASHES.map((name) => {
				const text = () => served(new URL(`esm/${name}.js`, hashes));
				return [`${name}.js`, {
					type: SCRIPT,
					text
				}];
			}),
			["rules.json", {
				type: "application/json; charset=utf-8",
				text: rulePages
			}],
			...graphviz().map((program) => ["viz.js", file(program, SCRIPT)])
		]);
	}
	answer(name) {
		const found = this.files.get(name);
		return found && {
			status: 200,
			type: found.type,
			body: found.text()
		};
	}
};
function file(url, type) {
	return {
		type,
		text: () => readFileSync(url)
	};
}
const SAFE_HEADERS = {
	"content-security-policy": [
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'",
		"style-src 'self'",
		"connect-src 'self'",
		"img-src 'self' data:",
		"worker-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'"
	].join("; "),
	"x-content-type-options": "nosniff",
	"referrer-policy": "no-referrer",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-embedder-policy": "require-corp",
	"cross-origin-resource-policy": "same-origin",
	"cache-control": "no-store"
};
function jsonAnswer(value, status = 200) {
	return {
		status,
		type: "application/json",
		body: JSON.stringify(value)
	};
}
function faultAnswer(status, message) {
	return jsonAnswer({ message }, status);
}
// src/front/view/request-guard.ts
const BYTES_TYPE = "application/octet-stream";
const DECIDING = [
	"host",
	"origin",
	"content-type",
	"sec-fetch-site"
];
var RequestGuard = class {
	token;
	hosts;
	constructor(token, port) {
		this.token = digest(token);
		this.hosts = /* @__PURE__ */ new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
	}
	admit({ method, url = "", headers, headersDistinct }) {
		const { host = "", origin } = headers;
		if (DECIDING.some((name) => (headersDistinct[name]?.length ?? 0) > 1)) return {
			status: 400,
			why: "a header is there twice"
		};
		if (!this.hosts.has(host)) return {
			status: 403,
			why: "another host was asked for"
		};
		if (origin !== void 0 && origin !== `http://${host}`) return {
			status: 403,
			why: "another page asks"
		};
		const site = headers["sec-fetch-site"];
		if (site !== void 0 && site !== "same-origin" && site !== "none") return {
			status: 403,
			why: "another page asks"
		};
		const [path = ""] = url.split("?");
		const [empty, token = "", ...steps] = path.split("/");
		if (empty !== "" || !timingSafeEqual(digest(token), this.token)) return {
			status: 403,
			why: "the token is missing or wrong: use the address that was printed"
		};
		if (!steps.every((step) => /^[a-z0-9._-]*$/.test(step) && !step.startsWith("."))) return {
			status: 404,
			why: "not found"
		};
		if (method === "GET") return {
			method,
			steps
		};
		if (method !== "POST") return {
			status: 405,
			why: "only GET and POST are answered"
		};
		if (origin === void 0) return {
			status: 403,
			why: "the Origin is missing"
		};
		if (headers["content-type"] !== "application/octet-stream") return {
			status: 415,
			why: `the content type must be ${BYTES_TYPE}`
		};
		return {
			method,
			steps
		};
	}
};
function digest(text) {
	return createHash("sha256").update(text).digest();
}
// src/front/view/server.ts
const HOST = "127.0.0.1";
const TOKEN_BYTES = 24;
const PATIENCE = 25e3;
var ViewServer = class {
	parts;
	token = randomBytes(TOKEN_BYTES).toString("hex");
	server;
	guard;
	version = 0;
	waiting = /* @__PURE__ */ new Set();
	constructor(parts) {
		this.parts = parts;
		this.server = createServer((request, response) => {
			this.respond(request, response).catch((error) => {
				parts.crashed(error);
				response.destroy();
			});
		});
	}
	async listen(port) {
		this.server.listen(port, HOST);
		await once(this.server, "listening");
		const { port: taken } = this.server.address();
		this.guard = new RequestGuard(this.token, taken);
		return `http://${HOST}:${taken}/${this.token}/`;
	}
	changed() {
		this.version++;
		for (const wake of [...this.waiting]) wake();
	}
	async close() {
		for (const wake of [...this.waiting]) wake();
		const closed = once(this.server, "close");
		this.server.close();
		this.server.closeAllConnections();
		await closed;
	}
	async respond(request, response) {
		const answer = await this.answerOrFault(request);
		if (answer === void 0) return;
		const { status, type, body, headers = {} } = answer;
		response.writeHead(status, {
			...SAFE_HEADERS,
			"content-type": type,
			...headers
		});
		response.end(body);
	}
	async answerOrFault(request) {
		try {
			return await this.answer(request);
		} catch (error) {
			if (request.destroyed && !request.complete) return void 0;
			const message = this.parts.messageOf(error);
			if (message !== void 0) return faultAnswer(422, message);
			this.parts.crashed(error);
			return faultAnswer(500, "roomlint crashed: the terminal says how");
		}
	}
	async answer(request) {
		const admitted = this.guard?.admit(request);
		if (admitted === void 0) return faultAnswer(403, "the server is not ready");
		if ("status" in admitted) return faultAnswer(admitted.status, admitted.why);
		const { files, page } = this.parts;
		const [first = "", second = "", third = "", ...more] = admitted.steps;
		if (more.length > 0) return NOT_FOUND;
		if (first !== "file") {
			if (admitted.method === "POST" || second !== "" || third !== "") return NOT_FOUND;
			if (first === "files") return jsonAnswer({
				version: this.version,
				...await files.list()
			});
			if (first === "changes") return this.whenChanged(request);
			return page.answer(first) ?? NOT_FOUND;
		}
		const file = files.named(second);
		if (file === void 0) return NOT_FOUND;
		if (admitted.method === "POST") {
			if (third !== "") return NOT_FOUND;
			const after = await bodyOf(request, this.parts.maxBytes);
			if (after === void 0) return faultAnswer(413, "larger than an import accepts: not written");
			const answer = await files.replace(file, String(request.headers["x-digest"] ?? ""), after);
			if (answer.status === 200) this.changed();
			return answer;
		}
		return await files.answer(file, third) ?? NOT_FOUND;
	}
	async whenChanged(request) {
		if (/\?after=(\d+)$/.exec(request.url ?? "")?.[1] === String(this.version)) await new Promise((resolve) => {
			const wake = () => {
				clearTimeout(timer);
				this.waiting.delete(wake);
				resolve();
			};
			const timer = setTimeout(wake, PATIENCE);
			this.waiting.add(wake);
			request.once("close", wake);
		});
		return jsonAnswer({ version: this.version });
	}
};
const NOT_FOUND = faultAnswer(404, "not found");
async function bodyOf(request, most) {
	const pieces = [];
	let length = 0;
	for await (const piece of request) {
		length += piece.length;
		if (length > most) return void 0;
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}
// src/front/view/viewed-files.ts
var ViewedFiles = class {
	options;
	files = [];
	constructor(options) {
		this.options = options;
	}
	async requirePaths() {
		const { cwd, paths, against, env } = this.options;
		const { problems } = selectFiles(against === void 0 ? paths : [...paths, against], cwd, { env });
		const [problem] = problems;
		if (problem !== void 0) throw new CommandError(`${problem.path}: ${problem.message}`);
	}
	async list() {
		const { cwd, paths, against, env } = this.options;
		const selection = selectFiles(paths.length === 0 ? ["."] : paths, cwd, { env });
		const seen = new Map(this.files.map((file, index) => [file.absolute, index]));
		return {
			files: selection.files.filter(holdsRoom).map((file) => {
				return {
					index: seen.get(file.absolute) ?? this.files.push(file) - 1,
					name: file.path
				};
			}),
			problems: selection.problems.map(({ path, message }) => `${path}: ${message}`),
			against: against ?? null
		};
	}
	named(number) {
		return /^\d{1,6}$/.test(number) ? this.files[Number(number)] : void 0;
	}
	read({ path, absolute }) {
		return {
			name: path,
			bytes: importable(readSnapshotFile(absolute, MAX_IMPORTED_BYTES), path)
		};
	}
	async answer(file, what) {
		switch (what) {
			case "": return bytesAnswer(this.read(file));
			case "config": return jsonAnswer(await this.configOf(file));
			case "head": {
				const found = versionIn("HEAD", {
					name: file.path,
					absolute: file.absolute
				}, this.options);
				return typeof found === "string" ? faultAnswer(404, found) : bytesAnswer(found);
			}
			case "pull": {
				const found = lastPullOf({
					name: file.path,
					absolute: file.absolute
				});
				return found === void 0 ? faultAnswer(404, "it was never pulled") : bytesAnswer(found);
			}
			case "against": {
				const { against, cwd, env } = this.options;
				if (against === void 0) return faultAnswer(404, "no second file was given: use --against FILE");
				const [other] = selectFiles([against], cwd, { env }).files;
				if (other === void 0) throw new CommandError(`${against}: there is no such file`);
				return bytesAnswer(this.read(other));
			}
			default: return;
		}
	}
	async replace(file, digest, after) {
		const before = this.read(file).bytes;
		if (sha256(before) !== digest) return CHANGED;
		const outcome = replaceFile(file.absolute, before, after);
		if (outcome.kind === "replaced") return jsonAnswer({ digest: sha256(after) });
		return outcome.kind === "changed" ? CHANGED : faultAnswer(422, `not written: ${outcome.message}`);
	}
	async configOf(file) {
		const { absolute } = file;
		const settings = await FileSettings.open(this.options.settings);
		const { ignored, settings: all, config: path } = await settings.explain(absolute);
		const own = new Set(rulePack.keys());
		const rules = {};
		const overrides = [];
		for (const { rule, level, options, places } of all) {
			if (!own.has(rule)) continue;
			const given = Object.fromEntries(options.map(({ name, value }) => [name, value]));
			rules[rule] = options.length === 0 ? level : [level, given];
			for (const place of places) overrides.push({
				at: place.at,
				rules: { [rule]: place.level }
			});
		}
		const plugins = all.flatMap(({ rule, level }) => own.has(rule) || level === "off" ? [] : [rule]);
		const { cwd } = this.options;
		const known = await settings.baselineOf(absolute);
		const baseline = known === void 0 ? known : BaselineSession.open({
			path: known,
			cwd,
			use: "read"
		});
		return {
			path: path ?? null,
			ignored,
			config: {
				rules,
				overrides
			},
			plugins,
			known: baseline?.knownIn(file) ?? null
		};
	}
};
const CHANGED = faultAnswer(409, "another program changed the file: nothing was written. Look at it again");
function holdsRoom({ absolute, found }) {
	if (found !== true) return true;
	if (isNeverSnapshot(absolute)) return false;
	const head = readHead(absolute);
	return head !== void 0 && holdsSnapshot(head);
}
function bytesAnswer({ name, bytes }) {
	const headers = {
		"x-digest": sha256(bytes),
		"x-name": encodeURIComponent(name)
	};
	return {
		status: 200,
		type: BYTES_TYPE,
		body: bytes,
		headers
	};
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
// src/front/view/watch.ts
const QUIET_MS = 60;
const CONFIGS = new Set(CONFIG_NAMES.map((path) => basename(path)));
function watchPaths(cwd, paths, changed) {
	let timer;
	const later = () => {
		clearTimeout(timer);
		timer = setTimeout(changed, QUIET_MS);
	};
	const watchers = [...foldersOf(cwd, paths)].map(([folder, recursive]) => watchFolder(folder, recursive, later));
	return () => {
		clearTimeout(timer);
		for (const watcher of watchers) watcher.close();
	};
}
function foldersOf(cwd, paths) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of paths.length === 0 ? ["."] : paths) {
		const absolute = resolve(cwd, path);
		const stats = statSync(absolute, { throwIfNoEntry: false });
		const isFile = stats?.isFile() === true;
		const folder = isFile ? dirname(absolute) : stats === void 0 ? existingFolder(absolute) : absolute;
		folders.set(folder, folders.get(folder) === true || !isFile);
	}
	return folders;
}
function existingFolder(path) {
	let folder = dirname(path);
	while (statSync(folder, { throwIfNoEntry: false }) === void 0) folder = dirname(folder);
	return folder;
}
function watchFolder(folder, recursive, changed) {
	try {
		const watcher = watch(folder, { recursive }, (_event, name) => {
			if (name === null || matters(join(folder, name))) changed();
		});
		watcher.on("error", () => watcher.close());
		return watcher;
	} catch (error) {
		const { code = String(error) } = error;
		throw new CommandError(`cannot watch ${folder} (${code})`);
	}
}
function matters(path) {
	if (/[\\/](?:node_modules|\.git)[\\/]/.test(`${path}${sep}`)) return false;
	return path.endsWith(".json") || CONFIGS.has(basename(path));
}
// src/front/cli/view.ts
var view_exports = /* @__PURE__ */ __exportAll({ view: () => view });
const OPTIONS = {
	...grouped("Page:", {
		"no-open": toggle("print the address, and do not open it in the browser"),
		port: number("the port to listen on. The default is a free one", "--port 4611", MAX_PORT),
		against: path("plan imports into the room in FILE", "--against room.json")
	}),
	...grouped("Rules and config:", { config: configOption() })
};
const view = defineCommand({
	options: OPTIONS,
	details: `The address is the first line on standard output. It holds a secret: only those who know it can see the page.
Nothing leaves this machine. The page follows changes of the files until the command is ended.

Examples:
  roomlint view garden.json
  roomlint view --no-open --against room.json garden.json`,
	exits: {
		clean: "ended by SIGTERM or SIGINT",
		error: "a path leads to no file, the port cannot be used, or invalid usage"
	}
}, async (given, { words: paths, cwd, terminal }) => {
	const { against, port = 0 } = given;
	const settings = {
		cwd,
		config: configChoice(given)
	};
	const { env } = terminal.world;
	const ended = Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
	const files = new ViewedFiles({
		cwd,
		paths,
		against,
		settings,
		env
	});
	await files.requirePaths();
	const server = new ViewServer({
		files,
		page: new PageFiles(new URL(".", require("node:url").pathToFileURL(__filename).href)),
		maxBytes: MAX_IMPORTED_BYTES,
		messageOf: (error) => {
			if (error instanceof TooManyCredentialsError) return `a text is not shown: ${error.message}`;
			return error instanceof CommandError ? [error.message, error.details].join(" ") : void 0;
		},
		crashed: (error) => terminal.warn(`roomlint crashed: ${String(error)}. Please report this bug`)
	});
	const address = await addressOf(server, port);
	const unwatch = watchPaths(cwd, [...paths, ...against === void 0 ? [] : [against]], () => server.changed());
	terminal.writeOut(`${address}\n`);
	if (!given["no-open"] && !await openInBrowser(address, env)) terminal.warn("no program opens a browser here: open the address yourself");
	await ended;
	unwatch();
	await server.close();
	return EXIT.clean;
});
async function addressOf(server, port) {
	try {
		return await server.listen(port);
	} catch (error) {
		const { code = String(error) } = error;
		throw new CommandError(`cannot listen on port ${port} (${code}): leave --port out for a free one`);
	}
}
const OPENERS = {
	darwin: ["open"],
	win32: ["rundll32", "url.dll,FileProtocolHandler"]
};
async function openInBrowser(address, env) {
	const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
	const opener = startProgram(program, [...args, address], {
		stdio: "ignore",
		detached: true,
		env
	});
	opener.unref();
	return new Promise((resolve) => {
		opener.once("spawn", () => resolve(true));
		opener.once("error", () => resolve(false));
	});
}
// src/world/api/compiled/responses.js
var responses_exports = /* @__PURE__ */ __exportAll({
	BuildItems: () => BuildItems,
	CreatedRoom: () => CreatedRoom,
	DuplicatedRoom: () => DuplicatedRoom,
	UpdatedRoom: () => UpdatedRoom,
	UploadDestination: () => UploadDestination
});
const CreatedRoom = validate20;
const schema31 = {
	"title": "CreatedRoom",
	"type": "object",
	"required": ["code", "room"],
	"properties": {
		"code": {
			"type": "string",
			"enum": ["SUCCESS"],
			"description": "SUCCESS on success"
		},
		"room": {
			"type": "object",
			"required": ["RoomID", "Name"],
			"additionalProperties": true,
			"properties": {
				"RoomID": {
					"type": "string",
					"not": { "const": "" },
					"description": "the identifier of the new game"
				},
				"Name": { "type": ["string", "null"] }
			}
		}
	}
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.code === void 0 && (missing0 = "code") || data.room === void 0 && (missing0 = "room")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.code !== void 0) {
					let data0 = data.code;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate20.errors = [{
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					if (!(data0 === "SUCCESS")) {
						validate20.errors = [{
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.code.enum }
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.room !== void 0) {
						let data1 = data.room;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
								let missing1;
								if (data1.RoomID === void 0 && (missing1 = "RoomID") || data1.Name === void 0 && (missing1 = "Name")) {
									validate20.errors = [{
										instancePath: instancePath + "/room",
										schemaPath: "#/properties/room/required",
										keyword: "required",
										params: { missingProperty: missing1 }
									}];
									return false;
								} else {
									if (data1.RoomID !== void 0) {
										let data2 = data1.RoomID;
										const _errs6 = errors;
										if (typeof data2 !== "string") {
											validate20.errors = [{
												instancePath: instancePath + "/room/RoomID",
												schemaPath: "#/properties/room/properties/RoomID/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										const _errs8 = errors;
										const _errs9 = errors;
										if ("" !== data2) {
											const err0 = {};
											if (vErrors === null) vErrors = [err0];
											else vErrors.push(err0);
											errors++;
										}
										if (_errs9 === errors) {
											validate20.errors = [{
												instancePath: instancePath + "/room/RoomID",
												schemaPath: "#/properties/room/properties/RoomID/not",
												keyword: "not",
												params: {}
											}];
											return false;
										} else {
											errors = _errs8;
											if (vErrors !== null) {
												if (_errs8) vErrors.length = _errs8;
												else vErrors = null;
											}
										}
										var valid1 = _errs6 === errors;
									} else var valid1 = true;
									if (valid1) {
										if (data1.Name !== void 0) {
											let data3 = data1.Name;
											const _errs10 = errors;
											if (typeof data3 !== "string" && data3 !== null) {
												validate20.errors = [{
													instancePath: instancePath + "/room/Name",
													schemaPath: "#/properties/room/properties/Name/type",
													keyword: "type",
													params: { type: schema31.properties.room.properties.Name.type }
												}];
												return false;
											}
											var valid1 = _errs10 === errors;
										} else var valid1 = true;
									}
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/room",
									schemaPath: "#/properties/room/type",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"code": true,
		"room": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const DuplicatedRoom = validate21;
const schema32 = {
	"title": "DuplicatedRoom",
	"type": "object",
	"required": [
		"code",
		"message",
		"roomId"
	],
	"properties": {
		"code": {
			"type": "string",
			"enum": ["SUCCESS"]
		},
		"message": {
			"type": "string",
			"description": "a copy message for people"
		},
		"roomId": {
			"type": "string",
			"not": { "const": "" },
			"description": "the identifier of the new game"
		}
	}
};
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate21.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.roomId === void 0 && (missing0 = "roomId")) {
				validate21.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.code !== void 0) {
					let data0 = data.code;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate21.errors = [{
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					if (!(data0 === "SUCCESS")) {
						validate21.errors = [{
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/enum",
							keyword: "enum",
							params: { allowedValues: schema32.properties.code.enum }
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.message !== void 0) {
						const _errs3 = errors;
						if (typeof data.message !== "string") {
							validate21.errors = [{
								instancePath: instancePath + "/message",
								schemaPath: "#/properties/message/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.roomId !== void 0) {
							let data2 = data.roomId;
							const _errs5 = errors;
							if (typeof data2 !== "string") {
								validate21.errors = [{
									instancePath: instancePath + "/roomId",
									schemaPath: "#/properties/roomId/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							const _errs7 = errors;
							const _errs8 = errors;
							if ("" !== data2) {
								const err0 = {};
								if (vErrors === null) vErrors = [err0];
								else vErrors.push(err0);
								errors++;
							}
							if (_errs8 === errors) {
								validate21.errors = [{
									instancePath: instancePath + "/roomId",
									schemaPath: "#/properties/roomId/not",
									keyword: "not",
									params: {}
								}];
								return false;
							} else {
								errors = _errs7;
								if (vErrors !== null) {
									if (_errs7) vErrors.length = _errs7;
									else vErrors = null;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate21.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate21.errors = vErrors;
	return errors === 0;
}
validate21.evaluated = {
	"props": {
		"code": true,
		"message": true,
		"roomId": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const UpdatedRoom = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.data === void 0 && (missing0 = "data")) {
			validate22.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else if (data.data !== void 0) {
			let data0 = data.data;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				let missing1;
				if (data0.RoomID === void 0 && (missing1 = "RoomID")) {
					validate22.errors = [{
						instancePath: instancePath + "/data",
						schemaPath: "#/properties/data/required",
						keyword: "required",
						params: { missingProperty: missing1 }
					}];
					return false;
				} else if (data0.RoomID !== void 0) {
					if (typeof data0.RoomID !== "string") {
						validate22.errors = [{
							instancePath: instancePath + "/data/RoomID",
							schemaPath: "#/properties/data/properties/RoomID/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
				}
			} else {
				validate22.errors = [{
					instancePath: instancePath + "/data",
					schemaPath: "#/properties/data/type",
					keyword: "type",
					params: { type: "object" }
				}];
				return false;
			}
		}
	} else {
		validate22.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
validate22.evaluated = {
	"props": { "data": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const BuildItems = validate23;
const schema34 = {
	"title": "BuildItems",
	"type": "object",
	"required": ["code", "items"],
	"properties": {
		"code": {
			"type": "string",
			"enum": ["SUCCESS"]
		},
		"items": {
			"type": "array",
			"items": {
				"title": "BuildItem",
				"type": "object",
				"required": [
					"id",
					"name",
					"type",
					"category",
					"glb",
					"audio",
					"thumbnailSrc"
				],
				"properties": {
					"id": { "type": "string" },
					"name": { "type": "string" },
					"type": { "type": "string" },
					"category": { "type": "string" },
					"glb": { "type": ["string", "null"] },
					"audio": { "type": ["string", "null"] },
					"thumbnailSrc": { "type": "string" }
				}
			}
		}
	}
};
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate23.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.code === void 0 && (missing0 = "code") || data.items === void 0 && (missing0 = "items")) {
			validate23.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.code !== void 0) {
				let data0 = data.code;
				if (typeof data0 !== "string") {
					validate23.errors = [{
						instancePath: instancePath + "/code",
						schemaPath: "#/properties/code/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				if (!(data0 === "SUCCESS")) {
					validate23.errors = [{
						instancePath: instancePath + "/code",
						schemaPath: "#/properties/code/enum",
						keyword: "enum",
						params: { allowedValues: schema34.properties.code.enum }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.items !== void 0) {
					let data1 = data.items;
					if (Array.isArray(data1)) {
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data2 = data1[i0];
							if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
								let missing1;
								if (data2.id === void 0 && (missing1 = "id") || data2.name === void 0 && (missing1 = "name") || data2.type === void 0 && (missing1 = "type") || data2.category === void 0 && (missing1 = "category") || data2.glb === void 0 && (missing1 = "glb") || data2.audio === void 0 && (missing1 = "audio") || data2.thumbnailSrc === void 0 && (missing1 = "thumbnailSrc")) {
									validate23.errors = [{
										instancePath: instancePath + "/items/" + i0,
										schemaPath: "#/properties/items/items/required",
										keyword: "required",
										params: { missingProperty: missing1 }
									}];
									return false;
								} else {
									if (data2.id !== void 0) {
										if (typeof data2.id !== "string") {
											validate23.errors = [{
												instancePath: instancePath + "/items/" + i0 + "/id",
												schemaPath: "#/properties/items/items/properties/id/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data2.name !== void 0) {
											if (typeof data2.name !== "string") {
												validate23.errors = [{
													instancePath: instancePath + "/items/" + i0 + "/name",
													schemaPath: "#/properties/items/items/properties/name/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data2.type !== void 0) {
												if (typeof data2.type !== "string") {
													validate23.errors = [{
														instancePath: instancePath + "/items/" + i0 + "/type",
														schemaPath: "#/properties/items/items/properties/type/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
											if (valid2) {
												if (data2.category !== void 0) {
													if (typeof data2.category !== "string") {
														validate23.errors = [{
															instancePath: instancePath + "/items/" + i0 + "/category",
															schemaPath: "#/properties/items/items/properties/category/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid2 = true;
												} else var valid2 = true;
												if (valid2) {
													if (data2.glb !== void 0) {
														let data7 = data2.glb;
														if (typeof data7 !== "string" && data7 !== null) {
															validate23.errors = [{
																instancePath: instancePath + "/items/" + i0 + "/glb",
																schemaPath: "#/properties/items/items/properties/glb/type",
																keyword: "type",
																params: { type: schema34.properties.items.items.properties.glb.type }
															}];
															return false;
														}
														var valid2 = true;
													} else var valid2 = true;
													if (valid2) {
														if (data2.audio !== void 0) {
															let data8 = data2.audio;
															if (typeof data8 !== "string" && data8 !== null) {
																validate23.errors = [{
																	instancePath: instancePath + "/items/" + i0 + "/audio",
																	schemaPath: "#/properties/items/items/properties/audio/type",
																	keyword: "type",
																	params: { type: schema34.properties.items.items.properties.audio.type }
																}];
																return false;
															}
															var valid2 = true;
														} else var valid2 = true;
														if (valid2) {
															if (data2.thumbnailSrc !== void 0) {
																if (typeof data2.thumbnailSrc !== "string") {
																	validate23.errors = [{
																		instancePath: instancePath + "/items/" + i0 + "/thumbnailSrc",
																		schemaPath: "#/properties/items/items/properties/thumbnailSrc/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid2 = true;
															} else var valid2 = true;
														}
													}
												}
											}
										}
									}
								}
							} else {
								validate23.errors = [{
									instancePath: instancePath + "/items/" + i0,
									schemaPath: "#/properties/items/items/type",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
						}
					} else {
						validate23.errors = [{
							instancePath: instancePath + "/items",
							schemaPath: "#/properties/items/type",
							keyword: "type",
							params: { type: "array" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate23.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
validate23.evaluated = {
	"props": {
		"code": true,
		"items": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const UploadDestination = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate24.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.signedUploadURL === void 0 && (missing0 = "signedUploadURL") || data.assetURL === void 0 && (missing0 = "assetURL") || data.objectKey === void 0 && (missing0 = "objectKey")) {
			validate24.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.signedUploadURL !== void 0) {
				if (typeof data.signedUploadURL !== "string") {
					validate24.errors = [{
						instancePath: instancePath + "/signedUploadURL",
						schemaPath: "#/properties/signedUploadURL/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.assetURL !== void 0) {
					if (typeof data.assetURL !== "string") {
						validate24.errors = [{
							instancePath: instancePath + "/assetURL",
							schemaPath: "#/properties/assetURL/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.objectKey !== void 0) {
						if (typeof data.objectKey !== "string") {
							validate24.errors = [{
								instancePath: instancePath + "/objectKey",
								schemaPath: "#/properties/objectKey/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate24.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
validate24.evaluated = {
	"props": {
		"signedUploadURL": true,
		"assetURL": true,
		"objectKey": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
exports.ACCESS_KEY_HEADER = ACCESS_KEY_HEADER;
exports.API_KEY_HEADER = API_KEY_HEADER;
exports.BUILD_ITEM = BUILD_ITEM;
exports.KEY_OF = KEY_OF;
exports.METADATA_FIELDS = METADATA_FIELDS;
exports.ROOM_HEADER = ROOM_HEADER;
exports.ROUTES = ROUTES$1;
exports.UPLOAD_ROUTES = UPLOAD_ROUTES;
exports.UPLOAD_TYPES = UPLOAD_TYPES;
exports.doctor_exports = doctor_exports;
exports.init_exports = init_exports;
exports.lastPullOf = lastPullOf;
exports.pull_exports = pull_exports;
exports.push_exports = push_exports;
exports.restore_exports = restore_exports;
exports.room_exports = room_exports;
exports.schemaFault = schemaFault;
exports.scrub_exports = scrub_exports;
exports.status_exports = status_exports;
exports.versionIn = versionIn;
exports.view_exports = view_exports;
