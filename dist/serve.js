"use strict";
const { ACCESS_KEY_HEADER, API_KEY_HEADER, BUILD_ITEM, METADATA_FIELDS, ROOM_HEADER, ROUTES, UPLOAD_TYPES, schemaFault } = require("./command-api.js");
const { PendingFile, flushFile, flushFolderSoon, isRunning, makeFolders, maskOutput, putFile, readPlainFile, removeTemporaries, requireFile, temporaryPath } = require("./command-check.js");
const { CommandError, EXIT, renameFileSoon, whyRefused } = require("./command.js");
const { createLock, lockText, publishedSchema, releaseLock, removeStale } = require("./command-files.js");
const { decodeUtf8, tryParseJson } = require("./text.js");
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { capitalized, isObject, listed } = require("./words.js");
const { SnapshotText } = require("./shared-room.js");
const { NO_SECTION, unusable } = require("./command-service.js");
const { fstatSync, statSync, utimesSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { access, chmod, constants: constants$1, copyFile, mkdir, open, readFile, readdir, rm, stat } = require("node:fs/promises");
const { Worker } = require("node:worker_threads");
const { availableParallelism, hostname } = require("node:os");
const { createHash, randomBytes, timingSafeEqual } = require("node:crypto");
const { once } = require("node:events");
const { Socket, isIP } = require("node:net");
const { Ajv2020 } = require("ajv/dist/2020.js");
const formats = require("ajv-formats");
const { pino } = require("pino");
const swagger = require("@fastify/swagger");
const { LogController, fastify } = require("fastify");
const { request } = require("node:http");
const { request: request$1 } = require("node:https");
const { v7 } = require("uuid");
// src/service/clock.ts
const systemClock = {
	elapsed: () => performance.now(),
	now: () => /* @__PURE__ */ new Date()
};
// src/service/validation.ts
const ajv = new Ajv2020({
	coerceTypes: false,
	useDefaults: false,
	removeAdditional: false,
	allowUnionTypes: true
});
formats.default(ajv);
function validator(schema) {
	return ajv.compile(schema);
}
// src/service/creators.ts
const KEY = {
	type: "string",
	pattern: "^[!-~]+$"
};
const validate = validator({
	type: "object",
	required: ["creators"],
	properties: { creators: {
		type: "array",
		items: {
			type: "object",
			required: [
				"uid",
				"accessKey",
				"apiKey"
			],
			properties: {
				uid: {
					type: "string",
					minLength: 1
				},
				accessKey: KEY,
				apiKey: KEY,
				dailyUploads: {
					type: "integer",
					minimum: 0
				},
				maxRooms: {
					type: "integer",
					minimum: 0
				}
			}
		}
	} }
});
var Creators = class {
	known;
	constructor(entries) {
		for (const field of [
			"uid",
			"accessKey",
			"apiKey"
		]) if (new Set(entries.map((entry) => entry[field])).size < entries.length) throw new RangeError(`two creators have the same ${field}`);
		this.known = entries.map(({ accessKey, apiKey, ...creator }) => ({
			creator,
			hashes: {
				[ACCESS_KEY_HEADER]: sha256(accessKey),
				[API_KEY_HEADER]: sha256(apiKey)
			}
		}));
	}
	withKey(credential, key) {
		const hash = sha256(key);
		let found;
		for (const { creator, hashes } of this.known) if (timingSafeEqual(hashes[credential], hash)) found = creator;
		return found;
	}
};
function sha256(text) {
	return createHash("sha256").update(text).digest();
}
async function openCreators(folder) {
	const path = join(folder, "creators.json");
	const text = readText(path);
	if (text === void 0) {
		const entry = {
			uid: "creator",
			accessKey: newKey(),
			apiKey: newKey()
		};
		await putFile(path, Buffer.from(`${JSON.stringify({ creators: [entry] }, null, 2)}\n`), 384);
		await chmod(path, 384);
		return {
			creators: new Creators([entry]),
			path,
			isNew: true,
			isExposed: false
		};
	}
	const isExposed = process.platform !== "win32" && ((await stat(path)).mode & 63) !== 0;
	return {
		creators: readCreators(path, text),
		path,
		isNew: false,
		isExposed
	};
}
function readText(path) {
	try {
		return readPlainFile(path).toString();
	} catch (error) {
		if (error.code === "ENOENT") return void 0;
		throw new CommandError(`${path}: ${whyRefused("read", error)}`);
	}
}
function readCreators(path, text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		throw new CommandError(`${path}: this is not valid JSON`);
	}
	if (!validate(value)) throw new CommandError(`${path}: ${schemaFault(validate.errors, "it")}`);
	try {
		return new Creators(value.creators);
	} catch (error) {
		if (error instanceof RangeError) throw new CommandError(`${path}: ${error.message}`);
		throw error;
	}
}
function newKey() {
	return randomBytes(32).toString("base64url");
}
// src/service/stored-file.ts
const PIECE = 1 << 18;
async function readIfThere(path) {
	return unlessAbsent(fileAt(path).then(() => readFile(path)));
}
async function openIfThere(path) {
	const file = await unlessAbsent(fileAt(path).then(() => open(path, "r")));
	if (file === void 0) return void 0;
	const { size } = await file.stat();
	return {
		size,
		stream: () => file.createReadStream({ highWaterMark: PIECE }),
		close: () => file.close()
	};
}
async function fileAt(path) {
	requireFile(await stat(path));
}
async function unlessAbsent(reading) {
	try {
		return await reading;
	} catch (error) {
		if (error.code === "ENOENT") return void 0;
		throw error;
	}
}
function parsed(bytes) {
	try {
		return JSON.parse(Buffer.from(bytes).toString());
	} catch {
		return;
	}
}
// src/service/file-rooms.ts
const RECORD = "room.json";
const SNAPSHOT$1 = "snapshot.json";
const validRecord = validator({
	type: "object",
	required: ["owner"],
	properties: {
		owner: { type: "string" },
		managers: {
			type: "array",
			items: { type: "string" }
		},
		metadata: { type: "object" },
		available: { type: "boolean" }
	}
});
var FileRooms = class {
	folder;
	broken;
	constructor(folder, broken) {
		this.folder = folder;
		this.broken = broken;
	}
	async list() {
		const rooms = /* @__PURE__ */ new Map();
		for (const entry of await readdir(this.folder, { withFileTypes: true })) {
			if (!entry.isDirectory()) continue;
			const record = await this.read(entry.name);
			if (typeof record === "string") this.broken(`rooms/${entry.name}/${RECORD}: ${record}. The room is left out`);
			else rooms.set(entry.name, record);
		}
		return rooms;
	}
	async read(id) {
		let bytes;
		try {
			removeTemporaries(join(this.folder, id));
			bytes = await readIfThere(this.path(id, RECORD));
		} catch (error) {
			return whyRefused("read", error);
		}
		if (bytes === void 0) return "no such file";
		const value = parsed(bytes);
		if (value === void 0) return "this is not valid JSON";
		if (!validRecord(value)) return schemaFault(validRecord.errors, "it");
		return {
			managers: [],
			metadata: {},
			available: true,
			...value
		};
	}
	create(id, record, snapshot) {
		return this.make(id, record, (path) => putFile(path, snapshot));
	}
	copy(source, id, record) {
		return this.make(id, record, async (path) => {
			try {
				await copyFile(this.path(source, SNAPSHOT$1), path);
			} catch (error) {
				if (error.code === "ENOENT") return;
				throw error;
			}
			const file = await open(path, "r+");
			await flushFile(file.fd).finally(() => file.close());
		});
	}
	async make(id, record, putSnapshot) {
		const temporary = temporaryPath(join(this.folder, id));
		try {
			await mkdir(temporary);
			await putSnapshot(join(temporary, SNAPSHOT$1));
			await putFile(join(temporary, RECORD), recordText(record));
			await renameFileSoon(temporary, join(this.folder, id));
		} catch (error) {
			await rm(temporary, {
				recursive: true,
				force: true
			});
			throw error;
		}
		await flushFolderSoon(this.folder);
	}
	replaceRecord(id, record) {
		return putFile(this.path(id, RECORD), recordText(record));
	}
	readSnapshot(id) {
		return readIfThere(this.path(id, SNAPSHOT$1));
	}
	openSnapshot(id) {
		return openIfThere(this.path(id, SNAPSHOT$1));
	}
	replaceSnapshot(id, bytes) {
		return putFile(this.path(id, SNAPSHOT$1), bytes);
	}
	path(id, name) {
		return join(this.folder, id, name);
	}
};
function recordText(record) {
	return Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
}
// src/service/file-store.ts
const BLANK = "{\n  \"roomItems\": {},\n  \"settings\": {},\n  \"roomTasks\": { \"Tasks\": [] },\n  \"quests\": {},\n  \"logic\": {}\n}\n";
const validInventory = validator({
	type: "object",
	properties: {
		items: {
			type: "array",
			items: BUILD_ITEM
		},
		lists: {
			type: "array",
			items: {
				type: "object",
				required: ["id", "items"],
				properties: {
					id: { type: "string" },
					items: {
						type: "array",
						items: { type: "string" }
					}
				}
			}
		}
	}
});
const validCounts = validator({
	type: "object",
	required: ["day", "counts"],
	properties: {
		day: {
			type: "string",
			format: "date"
		},
		counts: {
			type: "object",
			additionalProperties: { type: "integer" }
		}
	}
});
var FileStore = class FileStore {
	folder;
	rooms;
	objects;
	catalog;
	constructor(folder, rooms, objects, catalog) {
		this.folder = folder;
		this.rooms = rooms;
		this.objects = objects;
		this.catalog = catalog;
	}
	static async open(folder, broken) {
		const [rooms, assets, templates] = [
			"rooms",
			"assets",
			"templates"
		].map((name) => join(folder, name));
		for (const each of [
			folder,
			rooms,
			assets,
			templates
		]) await openFolder(each);
		const blank = join(templates, "blank.json");
		if (!await exists(blank)) await putFile(blank, Buffer.from(BLANK));
		return new FileStore(folder, new FileRooms(rooms, broken), new FileObjects(assets), new FileCatalog(templates, join(folder, "items.json")));
	}
	async readUploadCounts() {
		const bytes = await readIfThere(this.countsPath);
		if (bytes === void 0) return void 0;
		const value = parsed(bytes);
		return validCounts(value) ? value : void 0;
	}
	async writeUploadCounts(counts) {
		await putFile(this.countsPath, Buffer.from(`${JSON.stringify(counts)}\n`));
	}
	get countsPath() {
		return join(this.folder, "uploads-today.json");
	}
};
async function openFolder(path) {
	try {
		makeFolders(path);
		await access(path, constants$1.R_OK | constants$1.W_OK | constants$1.X_OK);
		removeTemporaries(path);
	} catch (error) {
		throw new CommandError(`the data folder cannot be used: ${path}: ${whyRefused("write", error)}`);
	}
}
var FileObjects = class {
	folder;
	constructor(folder) {
		this.folder = folder;
	}
	receive(key) {
		return PendingFile.create(join(this.folder, key));
	}
	open(key) {
		return openIfThere(join(this.folder, key));
	}
	async remove(key) {
		await rm(join(this.folder, key), { force: true });
	}
};
var FileCatalog = class {
	templates;
	items;
	constructor(templates, items) {
		this.templates = templates;
		this.items = items;
	}
	async template(name) {
		const file = (await readdir(this.templates)).find((each) => each === `${name}.json`);
		if (file === void 0) return void 0;
		const path = join(this.templates, file);
		return await isFile(path) ? readIfThere(path) : void 0;
	}
	async inventory() {
		const bytes = await readIfThere(this.items);
		const value = bytes === void 0 ? {} : parsed(bytes);
		if (value === void 0) return "items.json: this is not valid JSON";
		if (!validInventory(value)) return `items.json: ${schemaFault(validInventory.errors, "it")}`;
		const { items = [], lists = [] } = value;
		return {
			items,
			lists
		};
	}
};
async function isFile(path) {
	return stat(path).then((stats) => stats.isFile(), () => false);
}
async function exists(path) {
	return access(path).then(() => true, () => false);
}
// src/service/folder-lock.ts
const LOCK_NAME = "service.lock";
const RENEW_MS = 1e3;
const STALE_MS = 5e3;
const POLL_MS = 250;
var FolderLock = class FolderLock {
	path;
	own;
	lost;
	lose = () => {};
	timer;
	onExit = () => this.release();
	constructor(path, own) {
		this.path = path;
		this.own = own;
		this.lost = new Promise((resolve) => {
			this.lose = resolve;
		});
		this.timer = setInterval(() => this.renew(), RENEW_MS).unref();
		process.on("exit", this.onExit);
	}
	static async take(folder, ended, report) {
		const path = join(folder, LOCK_NAME);
		const own = JSON.stringify({
			pid: process.pid,
			host: hostname(),
			id: crypto.randomUUID()
		});
		try {
			makeFolders(folder);
			while (!ended.aborted) {
				if (createLock(path, own)) return new FolderLock(path, own);
				await removeIfStale(path, folder, ended, report);
			}
			return;
		} catch (error) {
			if (error instanceof CommandError) throw error;
			throw new CommandError(`the data folder cannot be used: ${path}: ${whyRefused("write", error)}`);
		}
	}
	release() {
		clearInterval(this.timer);
		process.off("exit", this.onExit);
		releaseLock(this.path, this.own);
	}
	renew() {
		try {
			const seen = look(this.path);
			if (seen?.text === this.own) utimesSync(this.path, /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date());
			else if (seen !== void 0 || !createLock(this.path, this.own)) this.stop();
		} catch (error) {
			if (error.code === "ENOENT") this.stop();
		}
	}
	stop() {
		clearInterval(this.timer);
		this.lose();
	}
};
function look(path) {
	const text = lockText(path);
	const stats = statSync(path, { throwIfNoEntry: false });
	return text === void 0 || stats === void 0 ? void 0 : {
		text,
		renewed: stats.mtimeMs
	};
}
async function removeIfStale(path, folder, ended, report) {
	const first = look(path);
	if (first === void 0) return;
	if (!hasEnded(ownerOf(first))) for (let waited = 0; waited < STALE_MS; waited += POLL_MS) {
		if (waited === 2 * RENEW_MS) report(`${path} seems to be left over from a service that was killed: it is taken over in a few seconds`);
		await new Promise((resolve) => setTimeout(resolve, POLL_MS));
		if (ended.aborted) return;
		const seen = look(path);
		if (seen === void 0) return;
		if (seen.text !== first.text || seen.renewed !== first.renewed) throw inUse(folder, ownerOf(seen));
	}
	removeStale(path, first.text);
}
function ownerOf({ text }) {
	try {
		const { pid, host } = JSON.parse(text);
		return Number.isInteger(pid) && typeof host === "string" ? {
			pid,
			host
		} : void 0;
	} catch {
		return;
	}
}
function hasEnded(owner) {
	return owner?.host === hostname() && isRunning(owner.pid, Date.now()) === false;
}
function inUse(folder, owner) {
	const who = owner === void 0 ? "" : `, process ${owner.pid} on ${owner.host}`;
	return new CommandError(`${folder} is in use by another service${who}: end that service, or choose another folder`);
}
// src/service/refusal.ts
const REFUSAL_NAMES = [
	"asset-unknown",
	"closing",
	"content-length-missing",
	"content-type-differs",
	"daily-uploads-used",
	"destination-expired",
	"failed",
	"invalid-key",
	"invalid-request",
	"inventory-unusable",
	"json-host-failed",
	"json-not-readable",
	"length-differs",
	"not-a-manager",
	"not-a-snapshot",
	"not-found",
	"not-json",
	"not-the-owner",
	"redirect",
	"room-data-unavailable",
	"room-unknown",
	"room-unusable",
	"short-description-missing",
	"storage-full",
	"template-missing",
	"template-unknown",
	"template-unusable",
	"too-deep",
	"too-large",
	"too-many-rooms",
	"type-not-allowed",
	"upload-aborted",
	"url-not-permitted"
];
var Refusal = class extends Error {
	status;
	error;
	headers;
	name = "Refusal";
	constructor(status, error, message, headers = {}) {
		super(message);
		this.status = status;
		this.error = error;
		this.headers = headers;
	}
};
const ERROR_BODY = {
	title: "Refusal",
	type: "object",
	required: ["error", "message"],
	properties: {
		error: {
			type: "string",
			enum: REFUSAL_NAMES,
			description: "a name for programs"
		},
		message: {
			type: "string",
			description: "what is wrong and what to do"
		}
	}
};
// src/service/import-threads.ts
const MAX_THREADS = Math.max(2, Math.min(4, availableParallelism()));
const QUIET_MS = 200;
const MAX_WAITING_BYTES = 1e8;
var ImportThreads = class {
	reading;
	threads = /* @__PURE__ */ new Set();
	idle = [];
	imports = [];
	checks = /* @__PURE__ */ new Map();
	checkTimer;
	isClosed = false;
	constructor(reading) {
		this.reading = reading;
	}
	importInto(room, snapshot) {
		return new Promise((resolve, reject) => {
			const done = (answer) => resolve(answer);
			const job = {
				kind: "import",
				room,
				snapshot,
				reading: this.reading
			};
			this.imports.push({
				job,
				done,
				failed: reject
			});
			this.checkLater();
			this.work();
		});
	}
	check(room, snapshot) {
		return new Promise((resolve, reject) => {
			const done = (answer) => resolve(answer);
			this.drop(room);
			this.checks.set(room, {
				job: {
					kind: "check",
					snapshot
				},
				done,
				failed: reject
			});
			this.dropOldest();
			this.checkLater();
		});
	}
	async close() {
		this.isClosed = true;
		clearTimeout(this.checkTimer);
		for (const room of [...this.checks.keys()]) this.drop(room);
		for (const { failed } of this.imports.splice(0)) failed(closing());
		await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
	}
	work(mayCheck = false) {
		if (this.isClosed) return;
		while (this.imports.length > 0 || mayCheck && this.checks.size > 0) {
			const thread = this.idle.pop() ?? this.newThread();
			if (thread === void 0) return;
			const next = this.imports.shift() ?? this.nextCheck();
			if (next === void 0) return;
			if (next.job.kind === "check") mayCheck = false;
			thread.current = next;
			thread.worker.postMessage(next.job);
		}
	}
	checkLater() {
		clearTimeout(this.checkTimer);
		if (!this.isClosed && this.checks.size > 0) this.checkTimer = setTimeout(() => this.work(true), QUIET_MS).unref();
	}
	nextCheck() {
		for (const [room, check] of this.checks) {
			this.checks.delete(room);
			return check;
		}
	}
	newThread() {
		if (this.threads.size >= MAX_THREADS) return void 0;
		const thread = {
			worker: new Worker(new URL("./import-thread.js", require("node:url").pathToFileURL(__filename).href)),
			current: void 0
		};
		let reason;
		thread.worker.on("message", (answer) => {
			const { current } = thread;
			thread.current = void 0;
			this.idle.push(thread);
			current?.done(answer);
			this.work();
			this.checkLater();
		});
		thread.worker.on("error", (error) => {
			reason = error;
		});
		thread.worker.on("exit", () => {
			this.threads.delete(thread);
			this.idle = this.idle.filter((each) => each !== thread);
			thread.current?.failed(this.isClosed ? closing() : reason ?? /* @__PURE__ */ new Error("the thread of an import has ended"));
			this.work();
		});
		this.threads.add(thread);
		return thread;
	}
	drop(room) {
		this.checks.get(room)?.done(void 0);
		this.checks.delete(room);
	}
	dropOldest() {
		let bytes = 0;
		for (const { job } of this.checks.values()) bytes += job.snapshot.length;
		for (const [room, { job }] of this.checks) {
			if (bytes <= MAX_WAITING_BYTES) return;
			bytes -= job.snapshot.length;
			this.drop(room);
		}
	}
};
function closing() {
	return new Refusal(503, "closing", "the service is closing");
}
// src/service/log.ts
const UPLOAD_TOKEN = /(\/uploads\/)[0-9a-f]{64}/g;
function createLog(write) {
	return pino({
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime
	}, { write: (line) => write(line.replace(UPLOAD_TOKEN, "$1[hidden]")) });
}
// src/service/keyed-queue.ts
var KeyedQueue = class {
	last = /* @__PURE__ */ new Map();
	async take(key, task) {
		const turn = (this.last.get(key) ?? Promise.resolve()).then(task, task);
		this.last.set(key, turn);
		try {
			return await turn;
		} finally {
			if (this.last.get(key) === turn) this.last.delete(key);
		}
	}
};
// src/service/allowance.ts
const DAY = 864e5;
var Allowance = class Allowance {
	store;
	clock;
	day;
	turns = new KeyedQueue();
	counts = /* @__PURE__ */ new Map();
	constructor(store, clock, day) {
		this.store = store;
		this.clock = clock;
		this.day = day;
	}
	static async open(store, clock) {
		const kept = await store.readUploadCounts();
		const allowance = new Allowance(store, clock, kept?.day ?? dayOf(clock.now()));
		for (const [uid, count] of Object.entries(kept?.counts ?? {})) allowance.counts.set(uid, count);
		return allowance;
	}
	async use({ uid, dailyUploads }) {
		if (dailyUploads === void 0) return;
		const now = this.clock.now();
		if (dayOf(now) !== this.day) {
			this.day = dayOf(now);
			this.counts.clear();
		}
		const used = this.counts.get(uid) ?? 0;
		if (used >= dailyUploads) {
			const seconds = Math.ceil((DAY - now.getTime() % DAY) / 1e3);
			throw new Refusal(429, "daily-uploads-used", "your uploads of models and images for today are used up: try again tomorrow (UTC)", { "retry-after": String(seconds) });
		}
		this.counts.set(uid, used + 1);
		await this.turns.take("", () => this.store.writeUploadCounts({
			day: this.day,
			counts: Object.fromEntries(this.counts)
		}));
	}
};
function dayOf(date) {
	return date.toISOString().slice(0, 10);
}
// src/service/open-api-examples.ts
const ROOM = "0198c9a2-5f3c-7d10-9b1e-3f6a2c4d5e6f";
const ASSET$1 = "b1946ac92492d2347c62.json";
const PARAMETER_EXAMPLES = {
	"x-room-id": ROOM,
	roomId: ROOM,
	token: "6f1ed002ab5595859014ebf0951522d9",
	objectKey: ASSET$1
};
const EXAMPLES = {
	CreateRoomRequest: {
		templateName: "blank",
		customTemplateName: "Rose garden"
	},
	CreatedRoom: {
		code: "SUCCESS",
		room: {
			RoomID: ROOM,
			Name: "Rose garden"
		}
	},
	DuplicateRoomRequest: { roomId: ROOM },
	DuplicatedRoom: {
		code: "SUCCESS",
		message: "The room was copied.",
		roomId: ROOM
	},
	UpdateRoomRequest: { room: {
		RoomID: ROOM,
		Name: "Rose garden",
		ShowOnDirectory: true
	} },
	UpdatedRoom: { data: {
		RoomID: ROOM,
		Name: "Rose garden",
		ShowOnDirectory: true
	} },
	ImportRoomRequest: { jsonUrl: `http://127.0.0.1:4610/assets/${ASSET$1}` },
	Done: {
		code: "SUCCESS",
		message: "The snapshot was imported."
	},
	BuildItems: {
		code: "SUCCESS",
		items: [{
			id: "bench",
			name: "Bench",
			type: "model",
			category: "furniture",
			glb: "https://files.example.com/bench.glb",
			audio: null,
			thumbnailSrc: "https://files.example.com/bench.png"
		}]
	},
	JsonUploadRequest: {},
	ModelUploadRequest: {
		fileType: "model/gltf-binary",
		fileName: "bench.glb"
	},
	ImageUploadRequest: { fileType: "image/png" },
	UploadDestination: {
		signedUploadURL: "http://127.0.0.1:4610/uploads/6f1ed002ab5595859014ebf0951522d9",
		assetURL: `http://127.0.0.1:4610/assets/${ASSET$1}`,
		objectKey: ASSET$1
	},
	UploadedFile: {
		code: "SUCCESS",
		bytes: 6071
	},
	Health: { status: "ok" },
	Refusal: {
		error: "type-not-allowed",
		message: "fileType must be model/gltf-binary"
	},
	Snapshot: {
		roomItems: { 1: { prefabName: "Tree" } },
		settings: { isNight: true }
	}
};
// src/service/snapshot-components.ts
const COMPONENTS = "#/components/schemas/";
const OF_FILES = /* @__PURE__ */ new Set([
	"$schema",
	"$id",
	"title"
]);
function snapshotComponents() {
	const components = {};
	const files = /* @__PURE__ */ new Map();
	const waiting = ["snapshot.schema.json"];
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const { file, definition, name } = reference(next);
		if (components[name] !== void 0) continue;
		const schema = files.get(file) ?? JSON.parse(publishedSchema(file));
		files.set(file, schema);
		const { $defs } = schema;
		const wanted = definition === void 0 ? schema : isObject($defs) ? $defs[definition] : void 0;
		if (!isObject(wanted)) throw new Error(`the schema ${next} is missing from the package`);
		components[name] = rewritten(wanted, file, waiting);
	}
	return components;
}
function rewritten(value, file, found) {
	if (Array.isArray(value)) return value.map((each) => rewritten(each, file, found));
	if (!isObject(value)) return value;
	const isKeyword = ([key, inside]) => key === "$defs" || OF_FILES.has(key) && typeof inside === "string";
	const members = Object.entries(value).filter((member) => !isKeyword(member));
	return withLoneReference(Object.fromEntries(members.map(([key, inside]) => {
		if (key !== "$ref" || typeof inside !== "string") return [key, rewritten(inside, file, found)];
		const target = inside.startsWith("#") ? `${file}.schema.json${inside}` : inside;
		found.push(target);
		return [key, COMPONENTS + reference(target).name];
	})));
}
function withLoneReference(schema) {
	const { $ref, allOf = [], ...others } = schema;
	if ($ref === void 0 || Object.keys(schema).every((key) => key === "$ref" || key === "description")) return schema;
	return {
		...others,
		allOf: [{ $ref }, ...allOf]
	};
}
function reference(text) {
	const [path = "", pointer] = text.split("#");
	const file = path.replace(".schema.json", "");
	const definition = pointer?.replace("/$defs/", "");
	return {
		file,
		definition,
		name: [...file.split("-"), definition ?? ""].map(capitalized).join("")
	};
}
// src/service/open-api.ts
const SCHEMES = {
	[ACCESS_KEY_HEADER]: "accessKey",
	[API_KEY_HEADER]: "apiKey"
};
function routeSchema(route) {
	const { operationId, namesRoom, query, body, isCheckedByHandler } = route;
	return {
		operationId,
		...query === void 0 ? {} : { querystring: query },
		...body === void 0 || isCheckedByHandler ? {} : { body },
		...namesRoom ? { headers: ROOM_HEADERS } : {}
	};
}
const ROOM_HEADERS = {
	type: "object",
	required: [ROOM_HEADER],
	properties: { [ROOM_HEADER]: {
		type: "string",
		minLength: 1,
		description: "the identifier of the game"
	} }
};
const DONE = {
	title: "Done",
	type: "object",
	required: ["code", "message"],
	properties: {
		code: {
			type: "string",
			enum: ["SUCCESS"]
		},
		message: { type: "string" }
	}
};
const NO_FIELDS = {
	title: "JsonUploadRequest",
	type: "object"
};
const UPLOADED = {
	title: "UploadedFile",
	type: "object",
	required: ["code", "bytes"],
	properties: {
		code: {
			type: "string",
			enum: ["SUCCESS"]
		},
		bytes: {
			type: "integer",
			description: "bytes that arrived"
		}
	}
};
const HEALTH = {
	title: "Health",
	type: "object",
	required: ["status"],
	properties: { status: {
		type: "string",
		enum: ["ok"]
	} }
};
const SNAPSHOT = { $ref: "#/components/schemas/Snapshot" };
const BINARY = {
	type: "string",
	format: "binary"
};
const LENGTH = { "Content-Length": {
	description: "its size in bytes",
	schema: { type: "integer" }
} };
const REFUSED = { "4XX": { $ref: "#/components/responses/Refused" } };
const WITHOUT_BODY = { "4XX": { description: "refused" } };
const FILES = Object.fromEntries(Object.values(UPLOAD_TYPES).flat().map((type) => [type, UPLOAD_TYPES.json.includes(type) ? content(SNAPSHOT, "Snapshot") : { schema: BINARY }]));
const OPERATIONS = {
	...Object.fromEntries(Object.values(ROUTES).map((route) => [route.operationId, operationOf(route)])),
	uploadFile: {
		summary: "Upload to a destination, with the Content-Type for which it was issued",
		security: [],
		requestBody: {
			required: true,
			content: FILES
		},
		responses: {
			200: json("uploaded", UPLOADED),
			...REFUSED
		}
	},
	getAsset: {
		summary: "Read an uploaded asset",
		security: [],
		responses: {
			200: {
				description: "its bytes",
				headers: LENGTH,
				content: FILES
			},
			...REFUSED
		}
	},
	getAssetHeaders: {
		summary: "The size and type of an uploaded asset",
		security: [],
		responses: {
			200: {
				description: "its headers",
				headers: LENGTH
			},
			...WITHOUT_BODY
		}
	},
	getHealth: {
		summary: "Whether the service answers",
		security: [],
		responses: {
			200: json("it does", HEALTH),
			...REFUSED
		}
	}
};
function operationOf(route) {
	const { summary, credential, body } = route;
	const requestBody = {
		required: body !== void 0,
		content: { "application/json": bodyContent(body ?? NO_FIELDS) }
	};
	return {
		summary,
		security: [{ [SCHEMES[credential]]: [] }],
		...route.method === "POST" ? { requestBody } : {},
		responses: {
			200: responseOf(route),
			...REFUSED,
			...route === ROUTES.import ? { 502: { $ref: "#/components/responses/Refused" } } : {}
		}
	};
}
function responseOf(route) {
	if (route !== ROUTES.download) return json("done", route.response ?? DONE);
	return {
		description: "the snapshot",
		headers: LENGTH,
		content: { "application/json": content(SNAPSHOT, "Snapshot") }
	};
}
function json(description, schema) {
	return {
		description,
		content: { "application/json": bodyContent(schema) }
	};
}
function bodyContent(schema) {
	return content(schema, titleOf(schema));
}
function content(schema, title) {
	const example = title === void 0 ? void 0 : EXAMPLES[title];
	return {
		schema,
		...example === void 0 ? {} : { example }
	};
}
function titleOf(schema) {
	const { title } = schema;
	return typeof title === "string" ? title : void 0;
}
function withComponents(value, schemas) {
	if (Array.isArray(value)) return value.map((each) => withComponents(each, schemas));
	if (typeof value !== "object" || value === null) return value;
	const { title, ...members } = value;
	const inside = Object.fromEntries(Object.entries(typeof title === "string" ? members : value).map(([key, each]) => [key, key === "example" ? each : withComponents(each, schemas)]));
	if (typeof title !== "string") return inside;
	schemas[title] = inside;
	return { $ref: `#/components/schemas/${title}` };
}
const openApi = {
	exposeHeadRoutes: true,
	openapi: {
		openapi: "3.1.0",
		info: {
			title: "Game-management REST API",
			description: "Served by roomlint, to rehearse on.",
			version: "2",
			license: {
				name: "MIT",
				identifier: "MIT"
			}
		},
		components: { securitySchemes: Object.fromEntries(Object.entries(SCHEMES).map(([header, scheme]) => [scheme, {
			type: "apiKey",
			in: "header",
			name: header
		}])) }
	},
	transformObject: (document) => {
		if (!("openapiObject" in document)) throw new Error("the description is not OpenAPI");
		const { openapiObject } = document;
		const schemas = { ...snapshotComponents() };
		const describe = (operation) => {
			const parameters = operation.parameters?.map((each) => ({
				...each,
				example: PARAMETER_EXAMPLES[each.name ?? ""]
			}));
			const operationId = operation.operationId?.replace(/-head$/, "") ?? "";
			const described = OPERATIONS[operationId];
			return {
				operationId,
				...parameters === void 0 ? {} : { parameters },
				...withComponents(described, schemas)
			};
		};
		const paths = Object.fromEntries(Object.entries(openapiObject.paths ?? {}).map(([path, operations]) => [path, Object.fromEntries(Object.entries(operations ?? {}).map(([method, operation]) => [method, describe(operation)]))]));
		const Refused = withComponents(json("refused", ERROR_BODY), schemas);
		return {
			...openapiObject,
			paths,
			components: {
				...openapiObject.components,
				schemas,
				responses: { Refused }
			}
		};
	}
};
// src/service/app.ts
const MAX_REQUEST = 3e5;
const CLIENT_FAULTS = {
	ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "the request took too long to arrive"],
	HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "the address or the headers are too long"]
};
const MAX_BODY = 1048576;
const OTHER_TYPE = "all bodies are JSON: send Content-Type: application/json";
const FRAMEWORK_REFUSALS = {
	FST_ERR_BAD_URL: ["invalid-request", "the address cannot be decoded: check its percent signs"],
	FST_ERR_MAX_PARAM_LENGTH: ["invalid-request", "the address is too long"],
	FST_ERR_CTP_BODY_TOO_LARGE: ["too-large", `a JSON body may have ${MAX_BODY} bytes at most`],
	FST_ERR_CTP_INVALID_MEDIA_TYPE: ["not-json", OTHER_TYPE]
};
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;
async function createApp(log, address) {
	const app = fastify({
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true }),
		exposeHeadRoutes: false,
		forceCloseConnections: true,
		requestTimeout: MAX_REQUEST,
		bodyLimit: MAX_BODY,
		frameworkErrors: (error, _request, reply) => {
			const { status, error: name, message } = asRefusal(error) ?? FAILED;
			reply.code(status).send({
				error: name,
				message
			});
		},
		clientErrorHandler: ({ code }, socket) => {
			if (!socket.writable) return;
			const [status, message] = CLIENT_FAULTS[code ?? ""] ?? ["400 Bad Request", "this is not valid HTTP"];
			const body = JSON.stringify({
				error: "invalid-request",
				message
			});
			socket.end(`HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
		}
	});
	app.setValidatorCompiler(({ schema }) => validator(schema));
	app.setSchemaErrorFormatter((errors, part) => {
		return /* @__PURE__ */ new Error(`${part === "querystring" ? "query" : part}: ${schemaFault(errors, "it")}`);
	});
	app.setSerializerCompiler(() => (value) => JSON.stringify(value));
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "buffer" }, async (request, body) => jsonBody(request, body));
	app.setErrorHandler((error, request, reply) => {
		const refusal = asRefusal(error);
		if (refusal === void 0) request.log.error({
			err: error,
			route: routeOf(request)
		}, "failed");
		const { status, headers, error: name, message } = refusal ?? FAILED;
		reply.code(status).headers(headers).send({
			error: name,
			message
		});
	});
	app.setNotFoundHandler(() => {
		throw new Refusal(404, "not-found", "there is no such route");
	});
	app.addHook("onResponse", async (request, reply) => {
		const { method } = request;
		const milliseconds = Math.round(reply.elapsedTime);
		request.log.info({
			method,
			route: routeOf(request),
			status: reply.statusCode,
			milliseconds
		}, "answered");
	});
	await app.register(swagger, openApi);
	app.get("/health", { schema: { operationId: "getHealth" } }, async () => ({ status: "ok" }));
	app.get("/openapi.json", { schema: { hide: true } }, async () => ({
		...app.swagger(),
		servers: [{ url: address() }]
	}));
	return app;
}
function routeOf({ routeOptions }) {
	return routeOptions.url ?? "none";
}
const FAILED = new Refusal(500, "failed", "the service failed: its log says why");
function asRefusal(error) {
	if (error instanceof Refusal) return error;
	const { statusCode = 500, code, validation, message } = error;
	const [kind, words] = FRAMEWORK_REFUSALS[code] ?? [];
	if (kind !== void 0 && words !== void 0) return new Refusal(statusCode, kind, words);
	if (validation !== void 0) return new Refusal(400, "invalid-request", message);
	return statusCode < 500 ? new Refusal(statusCode, "invalid-request", message) : void 0;
}
function isDeeperThan(most, value) {
	let level = [value];
	for (let depth = 0; depth < most; depth++) {
		level = level.flatMap((each) => typeof each === "object" && each !== null ? Object.values(each) : []);
		if (level.length === 0) return false;
	}
	return true;
}
function jsonBody({ headers }, body) {
	if (body.length === 0) return void 0;
	const [type = ""] = (headers["content-type"] ?? "application/json").split(";");
	if (!JSON_TYPE.test(type.trim().toLowerCase())) throw new Refusal(415, "not-json", OTHER_TYPE);
	const text = decodeUtf8(body);
	const value = text === void 0 ? void 0 : tryParseJson(text);
	if (value === void 0) throw new Refusal(400, "not-json", "the body is not valid JSON");
	if (isDeeperThan(256, value)) throw new Refusal(400, "too-deep", `the body is nested more than 256 levels deep`);
	return value;
}
// src/service/destinations.ts
const ENDINGS = {
	"application/json": "json",
	"model/gltf-binary": "glb",
	"image/jpeg": "jpeg",
	"image/jpg": "jpg",
	"image/png": "png",
	"image/gif": "gif",
	"image/webp": "webp"
};
const RANDOM_DIGITS = 20;
const OWNER_DIGITS = 12;
const OBJECT_KEY = new RegExp(`^[0-9a-f]{32}\\.(${Object.values(ENDINGS).join("|")})$`);
function assetType(objectKey) {
	const ending = OBJECT_KEY.exec(objectKey)?.[1];
	return Object.keys(ENDINGS).find((type) => ENDINGS[type] === ending);
}
function isIssuedJson(objectKey, uid) {
	if (assetType(objectKey) !== "application/json") return false;
	const random = objectKey.slice(0, RANDOM_DIGITS);
	return objectKey === `${random}${ownerDigits(random, uid)}.${ENDINGS["application/json"]}`;
}
function ownerDigits(random, uid) {
	return createHash("sha256").update(`${random} ${uid}`).digest("hex").slice(0, OWNER_DIGITS);
}
var Destinations = class {
	clock;
	issued = /* @__PURE__ */ new Map();
	constructor(clock) {
		this.clock = clock;
	}
	issue(kind, type, uid) {
		this.forgetExpired();
		const token = randomBytes(32).toString("hex");
		const random = randomBytes(16).toString("hex");
		const start = random.slice(0, RANDOM_DIGITS);
		const objectKey = `${kind === "json" ? start + ownerDigits(start, uid) : random}.${ENDINGS[type]}`;
		const expiresAt = this.clock.elapsed() + 6e4;
		this.issued.set(token, {
			kind,
			type,
			objectKey,
			expiresAt
		});
		return {
			token,
			objectKey
		};
	}
	find(token) {
		this.forgetExpired();
		return this.issued.get(token);
	}
	forgetExpired() {
		const now = this.clock.elapsed();
		for (const [token, { expiresAt }] of this.issued) {
			if (expiresAt > now) return;
			this.issued.delete(token);
		}
	}
};
// src/service/asset-routes.ts
const ASSET = {
	type: "object",
	required: ["objectKey"],
	properties: { objectKey: { type: "string" } }
};
async function addAssetRoutes(app, destinations, objects) {
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
		scope.put("/uploads/:token", {
			schema: {
				operationId: "uploadFile",
				params: {
					type: "object",
					required: ["token"],
					properties: { token: { type: "string" } }
				}
			},
			onRequest: async (request) => {
				const destination = destinations.find(request.params.token);
				if (destination === void 0) throw new Refusal(403, "destination-expired", "this destination has expired, or never was: request another");
				requireUpload(destination, request);
				request.destination = destination;
			},
			handler: async (request) => {
				return {
					code: "SUCCESS",
					bytes: await receive(request, objects)
				};
			}
		});
	});
	app.route({
		method: "GET",
		url: "/assets/:objectKey",
		schema: {
			operationId: "getAsset",
			params: ASSET
		},
		handler: async (request, reply) => {
			const asset = await openAsset(request, reply, objects);
			return reply.send(asset.stream());
		}
	});
	app.route({
		method: "HEAD",
		url: "/assets/:objectKey",
		schema: {
			operationId: "getAssetHeaders",
			params: ASSET
		},
		handler: async (request, reply) => {
			await (await openAsset(request, reply, objects)).close();
			return reply.send();
		}
	});
}
function requireUpload({ type }, { headers }) {
	const [given = ""] = (headers["content-type"] ?? "").split(";");
	if (given.trim().toLowerCase() !== type) throw new Refusal(400, "content-type-differs", `this destination takes Content-Type: ${type}`);
	if (Number(headers["content-length"] ?? 0) > 52428800) throw tooLarge();
}
async function receive({ raw, destination }, objects) {
	const object = objects.receive(destination.objectKey);
	try {
		let length = 0;
		for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
			length += chunk.length;
			if (length > 52428800) throw tooLarge();
			await object.writeSoon(chunk);
		}
		await object.commitSoon();
		return length;
	} catch (error) {
		raw.resume();
		if (raw.destroyed && !raw.complete) throw new Refusal(400, "upload-aborted", "the connection ended before the upload was complete");
		throw error;
	} finally {
		object.discard();
	}
}
function tooLarge() {
	return new Refusal(413, "too-large", `an upload may have ${MAX_IMPORTED_BYTES} bytes at most`);
}
async function openAsset({ params }, reply, objects) {
	const type = assetType(params.objectKey);
	const asset = type === void 0 ? void 0 : await objects.open(params.objectKey);
	if (type === void 0 || asset === void 0) throw new Refusal(404, "asset-unknown", "there is no such asset");
	reply.header("content-length", asset.size);
	reply.headers({
		"x-content-type-options": "nosniff",
		"content-type": type
	});
	return asset;
}
// src/service/build-items.ts
const PLACEABLE = /model|audio|image|texture/i;
function attachedItems({ items, lists }, metadata) {
	const byId = new Map(items.map((item) => [item.id, item]));
	const attachedLists = new Set(idsIn(metadata.AttachedLists));
	return [.../* @__PURE__ */ new Set([...idsIn(metadata.AttachedItems), ...[...attachedLists].flatMap((id) => lists.find((list) => list.id === id)?.items ?? [])])].flatMap((id) => {
		const item = byId.get(id);
		return item !== void 0 && isPlaceable(item) ? [item] : [];
	});
}
function isPlaceable({ type, glb, audio }) {
	return PLACEABLE.test(type) || glb !== null || audio !== null;
}
function idsIn(attached) {
	return Array.isArray(attached) ? attached.filter((id) => typeof id === "string") : [];
}
// src/service/game-routes.ts
const SUCCESS = "SUCCESS";
function addGameRoutes(app, guards, { rooms, store, imports }) {
	app.route({
		...guards.to("create"),
		handler: async ({ creator, body, log }) => {
			const { templateName, customTemplateName: name = null } = body;
			const room = await rooms.create(creator, {
				templateName,
				name
			}, log);
			return {
				code: SUCCESS,
				room
			};
		}
	});
	app.route({
		...guards.to("duplicate"),
		handler: async ({ creator, body }) => {
			const roomId = await rooms.duplicate(creator, body.roomId);
			return {
				code: SUCCESS,
				message: `The room was copied. The copy is ${roomId}.`,
				roomId
			};
		}
	});
	app.route({
		...guards.to("update"),
		handler: async ({ creator, body }) => {
			const { RoomID, ...fields } = body.room;
			return { data: await rooms.update(creator, RoomID, fields) };
		}
	});
	app.route({
		...guards.to("download"),
		handler: async ({ creator, headers }, reply) => {
			const id = headers[ROOM_HEADER];
			const { available } = rooms.managed(creator, id);
			const snapshot = available ? await store.rooms.openSnapshot(id) : void 0;
			if (snapshot === void 0) throw unavailable();
			reply.header("content-length", snapshot.size);
			reply.header("content-disposition", `attachment; filename="${id.replaceAll(/[^\w.-]/g, "_")}.json"`);
			reply.type("application/json");
			return reply.send(snapshot.stream());
		}
	});
	app.route({
		...guards.to("import"),
		handler: async ({ creator, headers, body, log }) => {
			await imports.run(creator, headers[ROOM_HEADER], body.jsonUrl, log);
			return {
				code: SUCCESS,
				message: "The snapshot was imported."
			};
		}
	});
	app.route({
		...guards.to("items"),
		handler: async ({ creator, query, log }) => {
			const { metadata } = rooms.managed(creator, query.roomId);
			const inventory = await store.catalog.inventory();
			if (typeof inventory === "string") {
				log.error(inventory);
				throw new Refusal(409, "inventory-unusable", "the inventory of the service cannot be used: its log says why");
			}
			return {
				code: SUCCESS,
				items: attachedItems(inventory, metadata)
			};
		}
	});
}
function unavailable() {
	return new Refusal(404, "room-data-unavailable", "the room's runtime data is unavailable: open the game in a browser, and try again");
}
// src/service/semaphore.ts
var Semaphore = class {
	most;
	semaphores = /* @__PURE__ */ new Map();
	constructor(most) {
		this.most = most;
	}
	async take(key, task) {
		const lane = this.semaphores.get(key) ?? {
			free: this.most,
			waiting: []
		};
		this.semaphores.set(key, lane);
		if (lane.free > 0) lane.free--;
		else await new Promise((resolve) => lane.waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = lane.waiting.shift();
			if (next === void 0) lane.free++;
			else next();
			if (lane.free === this.most) this.semaphores.delete(key);
		}
	}
};
// src/service/imports.ts
const MAX_AT_ONCE = 8;
const EMPTY_ROOM = Buffer.from("{}");
var Imports = class {
	rooms;
	store;
	source;
	work;
	issuedObject;
	turns = new KeyedQueue();
	semaphore = new Semaphore(MAX_AT_ONCE);
	constructor(rooms, store, source, work, issuedObject) {
		this.rooms = rooms;
		this.store = store;
		this.source = source;
		this.work = work;
		this.issuedObject = issuedObject;
	}
	async run(creator, room, jsonUrl, log) {
		this.rooms.managed(creator, room);
		const url = this.source.permitted(jsonUrl);
		const { uid } = creator;
		const snapshot = await this.turns.take(JSON.stringify([uid, room]), async () => {
			const imported = await this.semaphore.take(uid, () => this.import(room, url));
			await this.removeObject(this.issuedObject(jsonUrl, creator), log);
			return imported;
		});
		log.info({
			room,
			bytes: snapshot.length
		}, "imported");
		this.logCheck(room, snapshot, log);
	}
	async import(room, url) {
		const snapshot = await this.source.read(url);
		await this.turns.take(JSON.stringify([room]), () => this.apply(room, snapshot));
		return snapshot;
	}
	async apply(room, snapshot) {
		const before = await this.store.rooms.readSnapshot(room) ?? EMPTY_ROOM;
		const outcome = await this.work.importInto(before, snapshot);
		if (outcome.kind === "unusable") {
			if (outcome.which === "snapshot") throw new Refusal(422, "not-a-snapshot", `the JSON cannot be imported: ${outcome.why}`);
			throw new Refusal(409, "room-unusable", `nothing can be imported into this room: ${outcome.why}`);
		}
		await this.store.rooms.replaceSnapshot(room, outcome.bytes);
	}
	async logCheck(room, snapshot, log) {
		try {
			const counts = await this.work.check(room, snapshot);
			if (counts === void 0) log.info({ room }, "not checked: there was no time");
			else log.info({
				room,
				...counts
			}, "roomlint check of the imported snapshot");
		} catch (error) {
			log.error({
				room,
				err: error
			}, "not checked");
		}
	}
	async removeObject(key, log) {
		if (key === void 0) return;
		try {
			await this.store.objects.remove(key);
		} catch (error) {
			log.error({ err: error }, "the imported object cannot be removed");
		}
	}
};
// src/service/json-source.ts
const PATIENCE$1 = {
	head: 1e4,
	get: 6e4
};
var JsonSource = class {
	origins;
	patience;
	closing;
	constructor(origins, patience, closing) {
		this.origins = origins;
		this.patience = patience;
		this.closing = closing;
	}
	permitted(jsonUrl) {
		const origin = this.origins.find((each) => jsonUrl.startsWith(`${each}/`));
		const url = URL.canParse(jsonUrl) ? new URL(jsonUrl) : void 0;
		if (origin !== void 0 && url?.origin === origin) return url;
		throw new Refusal(400, "url-not-permitted", `jsonUrl must begin with ${this.origins.map((each) => `${each}/`).join(" or ")}: other places need --import-from`);
	}
	async read(url) {
		const size = await this.answer("HEAD", url, this.patience.head, async (response) => announcedSize(response.headers["content-length"]));
		return this.answer("GET", url, this.patience.get, (response) => bodyOf(response, size));
	}
	async answer(method, url, milliseconds, take) {
		const signal = AbortSignal.any([this.closing, AbortSignal.timeout(milliseconds)]);
		let response;
		try {
			response = await send(method, url, signal);
			requireSuccess(method, response.statusCode ?? 0);
			return await take(response);
		} catch (error) {
			if (error instanceof Refusal) throw error;
			throw new Refusal(502, "json-host-failed", `the host of jsonUrl ${signal.aborted && !this.closing.aborted ? "took too long to answer" : "could not be reached, or dropped the connection"}`);
		} finally {
			response?.destroy();
		}
	}
};
function send(method, url, signal) {
	const request$2 = url.protocol === "https:" ? request$1 : request;
	const headers = {
		accept: "application/json",
		"accept-encoding": "identity"
	};
	return new Promise((resolve, reject) => {
		request$2(url, {
			method,
			headers,
			signal,
			agent: false
		}, resolve).on("error", reject).end();
	});
}
function requireSuccess(method, status) {
	if (status === 200) return;
	if (status >= 500) throw new Refusal(502, "json-host-failed", `the host of jsonUrl answered ${method} with ${status}`);
	if (status >= 300 && status < 400) throw new Refusal(400, "redirect", "jsonUrl is redirected: give the address to which it leads");
	throw new Refusal(400, "json-not-readable", `the host of jsonUrl answered ${method} with ${status}`);
}
function announcedSize(length) {
	if (length === void 0 || !/^\d+$/.test(length)) throw new Refusal(400, "content-length-missing", "the answer to HEAD has no Content-Length: jsonUrl needs a host that sends it");
	const size = Number(length);
	if (size > 52428800) throw new Refusal(413, "too-large", `the JSON is larger than ${MAX_IMPORTED_BYTES} bytes`);
	return size;
}
async function bodyOf(response, size) {
	const bytes = Buffer.allocUnsafeSlow(size);
	let length = 0;
	for await (const chunk of response) {
		if (length + chunk.length > size) throw otherLength();
		chunk.copy(bytes, length);
		length += chunk.length;
	}
	if (length !== size) throw otherLength();
	return bytes;
}
function otherLength() {
	return new Refusal(400, "length-differs", "GET gave more or fewer bytes than HEAD announced");
}
// src/service/rooms.ts
const NEW_METADATA = {
	AttachedItems: [],
	AttachedLists: [],
	RelatedLevelStagingRoomIDs: []
};
const NOT_COPIED = ["IdSlug", "Status"];
var Rooms = class Rooms {
	store;
	records;
	turns = new KeyedQueue();
	constructor(store, records) {
		this.store = store;
		this.records = records;
	}
	static async open(store) {
		return new Rooms(store, new Map(await store.rooms.list()));
	}
	managed(creator, id) {
		const record = this.find(id);
		if (record.owner === creator.uid || record.managers.includes(creator.uid)) return record;
		throw new Refusal(403, "not-a-manager", "you may not manage this room: ask its owner");
	}
	async create(creator, { templateName, name }, log) {
		return this.turns.take(`creator ${creator.uid}`, async () => {
			if (templateName === void 0 || templateName === "") throw new Refusal(400, "template-missing", "templateName is missing: name a template");
			const snapshot = await this.store.catalog.template(templateName);
			if (snapshot === void 0) throw new Refusal(400, "template-unknown", "there is no template of this name");
			const { uid } = creator;
			this.requireFewerRooms(creator);
			requireUsable(templateName, snapshot, log);
			const id = v7();
			const record = newRecord(uid, {
				Name: name,
				...NEW_METADATA
			});
			await withinStorage(this.store.rooms.create(id, record, snapshot));
			this.records.set(id, record);
			return {
				RoomID: id,
				...record.metadata
			};
		});
	}
	async duplicate(creator, source) {
		return this.turns.take(`creator ${creator.uid}`, async () => {
			const { owner, metadata } = this.find(source);
			if (owner !== creator.uid) throw new Refusal(403, "not-the-owner", "only the owner of a room may duplicate it");
			this.requireFewerRooms(creator);
			const id = v7();
			const copied = Object.entries(metadata).filter(([field]) => !NOT_COPIED.includes(field));
			const record = newRecord(owner, Object.fromEntries(copied));
			await withinStorage(this.store.rooms.copy(source, id, record));
			this.records.set(id, record);
			return id;
		});
	}
	async update(creator, id, fields) {
		this.managed(creator, id);
		return this.turns.take(`room ${id}`, async () => {
			const record = this.managed(creator, id);
			const changed = METADATA_FIELDS.filter((field) => Object.hasOwn(fields, field));
			const metadata = {
				...record.metadata,
				...Object.fromEntries(changed.map((name) => [name, fields[name]]))
			};
			if (fields.Status === "published") requireShortDescription(metadata);
			if (fields.Status === "archived" && record.owner !== creator.uid) throw new Refusal(403, "not-the-owner", "only the owner of a room may archive it");
			const after = {
				...record,
				metadata
			};
			await this.store.rooms.replaceRecord(id, after);
			this.records.set(id, after);
			return {
				RoomID: id,
				...metadata
			};
		});
	}
	find(id) {
		const record = this.records.get(id);
		if (record === void 0) throw new Refusal(404, "room-unknown", "there is no room with this identifier");
		return record;
	}
	requireFewerRooms({ uid, maxRooms = Number.POSITIVE_INFINITY }) {
		if ([...this.records.values()].filter(({ owner }) => owner === uid).length >= maxRooms) throw new Refusal(409, "too-many-rooms", `you may not own more rooms than ${maxRooms}`);
	}
};
function requireUsable(template, snapshot, log) {
	const fault = faultOf(snapshot);
	if (fault === void 0) return;
	log.error({ template }, `the template cannot be used: ${fault}`);
	throw new Refusal(409, "template-unusable", "the template cannot be used: the log of the service says why");
}
function faultOf(snapshot) {
	try {
		return SnapshotText.read(snapshot, "before").isSnapshot ? void 0 : NO_SECTION;
	} catch (error) {
		return unusable(error).why;
	}
}
function newRecord(owner, metadata) {
	return {
		owner,
		managers: [],
		metadata,
		available: true
	};
}
function requireShortDescription({ ShortDescription }) {
	if (typeof ShortDescription === "string" && ShortDescription !== "") return;
	throw new Refusal(400, "short-description-missing", "a room needs a non-empty ShortDescription to be published");
}
async function withinStorage(creation) {
	try {
		await creation;
	} catch (error) {
		const { code = "" } = error;
		if (code !== "ENOSPC" && code !== "EDQUOT") throw error;
		throw new Refusal(409, "storage-full", "there is no space left for another room");
	}
}
// src/service/route-guards.ts
var RouteGuards = class {
	creators;
	constructor(creators) {
		this.creators = creators;
	}
	to(name) {
		const { method, path, credential } = ROUTES[name];
		return {
			method,
			url: path,
			schema: routeSchema(ROUTES[name]),
			onRequest: async (request) => {
				const key = request.headers[credential];
				const creator = typeof key === "string" ? this.creators.withKey(credential, key) : void 0;
				if (creator === void 0) throw new Refusal(403, "invalid-key", `the header ${credential} is missing, or its key is wrong`);
				request.creator = creator;
			}
		};
	}
};
// src/service/upload-routes.ts
function addUploadUrlRoutes(app, guards, { destinations, allowance, origin }) {
	const issue = (kind, type, { uid }) => {
		const { token, objectKey } = destinations.issue(kind, type, uid);
		return {
			signedUploadURL: `${origin()}/uploads/${token}`,
			assetURL: `${origin()}/assets/${objectKey}`,
			objectKey
		};
	};
	app.route({
		...guards.to("jsonUpload"),
		handler: async ({ creator }) => issue("json", "application/json", creator)
	});
	const issueAllowed = (kind) => async ({ creator, body }) => {
		const type = allowedType(kind, body);
		await allowance.use(creator);
		return issue(kind, type, creator);
	};
	app.route({
		...guards.to("modelUpload"),
		handler: issueAllowed("model")
	});
	app.route({
		...guards.to("imageUpload"),
		handler: issueAllowed("image")
	});
}
function allowedType(kind, body) {
	const { fileType } = body ?? {};
	const allowed = UPLOAD_TYPES[kind];
	const type = allowed.find((each) => each === fileType);
	if (type !== void 0) return type;
	throw new Refusal(400, "type-not-allowed", `fileType must be ${listed(allowed, "or")}`);
}
// src/service/service.ts
async function startService(options) {
	const { store, creators, clock, work, log } = options;
	const closing = new AbortController();
	const origins = [...options.importFrom];
	let address = "";
	const source = new JsonSource(origins, options.patience ?? PATIENCE$1, closing.signal);
	const rooms = await Rooms.open(store);
	const imports = new Imports(rooms, store, source, work, (jsonUrl, { uid }) => issuedObject(jsonUrl, address, uid));
	const destinations = new Destinations(clock);
	const allowance = await Allowance.open(store, clock);
	const guards = new RouteGuards(creators);
	const app = await createApp(log, () => address);
	addGameRoutes(app, guards, {
		rooms,
		store,
		imports
	});
	addUploadUrlRoutes(app, guards, {
		destinations,
		allowance,
		origin: () => address
	});
	await addAssetRoutes(app, destinations, store.objects);
	await app.listen({
		host: options.host,
		port: options.port,
		listenTextResolver: () => "listening"
	});
	address = `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${portOf(app)}`;
	origins.unshift(address);
	return {
		address,
		close: async () => {
			closing.abort();
			await app.close();
			await work.close();
		}
	};
}
function portOf({ server }) {
	const address = server.address();
	return typeof address === "string" || address === null ? "" : address.port;
}
function issuedObject(jsonUrl, address, uid) {
	const assets = `${address}/assets/`;
	const key = jsonUrl.startsWith(assets) ? jsonUrl.slice(assets.length) : "";
	return isIssuedJson(key, uid) ? key : void 0;
}
// src/cli/serve/log-stream.ts
const WARNING = 40;
const MAX_WAITING = 1e6;
const PATIENCE = 200;
function openLog({ err, stderr }) {
	const stats = stderr === void 0 ? void 0 : fstatSync(stderr);
	if (stderr === void 0 || !(stats?.isFIFO() || stats?.isSocket())) return {
		write: (bytes) => err.write(bytes),
		close: async () => {}
	};
	const pipe = new Socket({
		fd: stderr,
		readable: false,
		writable: true
	});
	pipe.on("error", () => {});
	let dropped = 0;
	return {
		write: (bytes) => {
			if (pipe.writableLength > MAX_WAITING) {
				dropped++;
				return;
			}
			if (dropped > 0) {
				const msg = `${dropped} lines of the log are missing: nobody read it in time`;
				pipe.write(`${JSON.stringify({
					level: WARNING,
					time: (/* @__PURE__ */ new Date()).toISOString(),
					msg
				})}\n`);
			}
			dropped = 0;
			pipe.write(bytes);
		},
		close: () => new Promise((resolve) => {
			const read = () => {
				clearTimeout(timer);
				pipe.unref();
				resolve();
			};
			const unread = () => {
				pipe.destroy();
				resolve();
			};
			const timer = setTimeout(unread, PATIENCE);
			pipe.write("", read);
		})
	};
}
// src/cli/serve/serve.ts
async function serve(request, terminal) {
	maskOutput(terminal);
	const ended = signalled();
	const stream = openLog(terminal.world);
	const log = createLog((line) => stream.write(Buffer.from(terminal.forPeople(terminal.maskProgram("strings", line)))));
	try {
		await serveUntil(ended, request, terminal, log);
	} finally {
		await stream.close();
	}
	return EXIT.clean;
}
async function serveUntil(ended, request, terminal, log) {
	const folder = resolve(request.cwd, request.data);
	const lock = await FolderLock.take(folder, ended, (message) => log.warn(message));
	if (lock === void 0) return;
	try {
		const service = await start(request, folder, log);
		terminal.writeOut(`${service.address}\n`);
		const isLost = await Promise.race([aborted(ended), lock.lost.then(() => true)]);
		await service.close();
		if (isLost) throw new CommandError(`${folder} was taken over by another service, or removed: this one has ended`);
	} finally {
		lock.release();
	}
}
function signalled() {
	const ended = new AbortController();
	for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => ended.abort());
	return ended.signal;
}
async function aborted(signal) {
	if (!signal.aborted) await once(signal, "abort");
	return false;
}
async function start({ host, port, importFrom, reading }, folder, log) {
	const store = await FileStore.open(folder, (message) => log.error(message));
	const { creators, path, isNew, isExposed } = await openCreators(folder);
	log.info(isNew ? `new keys are in ${path}` : `keys are in ${path}`);
	if (isExposed) log.warn(`others on this machine can read ${path}: run chmod 600 on it`);
	if (!isLoopback(host)) log.warn(`${host} can be reached by other machines, and there is no TLS: they can read keys on their way`);
	try {
		return await startService({
			host,
			port,
			importFrom,
			store,
			creators,
			log,
			clock: systemClock,
			work: new ImportThreads(reading)
		});
	} catch (error) {
		throw new CommandError(`cannot listen on ${host}, port ${port}: ${whyNotListening(error)}`);
	}
}
function isLoopback(host) {
	return host === "localhost" || host === "::1" || isIP(host) === 4 && host.startsWith("127.");
}
const REASONS = {
	EADDRINUSE: "another program uses this port: choose another one, or 0 for any",
	EACCES: "you do not have permission to use this port: choose one above 1023",
	EADDRNOTAVAIL: "this machine does not have this address",
	ENOTFOUND: "there is no such host",
	EAI_AGAIN: "the name of the host cannot be looked up"
};
function whyNotListening(error) {
	const { code = "", syscall = "" } = error;
	if (![
		"listen",
		"bind",
		"getaddrinfo"
	].includes(syscall)) throw error;
	return REASONS[code] ?? code;
}
exports.serve = serve;
