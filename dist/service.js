"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { decodeUtf8, listed, tryParseJson } = require("./words.js");
const { ACCESS_KEY_HEADER, API_KEY_HEADER, BUILD_ITEM, METADATA_FIELDS, ROOM_HEADER, ROUTES, UPLOAD_TYPES, schemaFault } = require("./remote.js");
const { CommandError, readPlainFile, whyRefused } = require("./command.js");
const { createFile, flushFolder, makeFolders, removeLeftoversIn, temporaryPath, writeDurably } = require("./command-check.js");
const { SnapshotText, faultText, importInto, isSnapshotFault, whyNoRoom } = require("./verdict.js");
const { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } = require("node:fs");
const { join } = require("node:path");
const { createHash, randomBytes, timingSafeEqual } = require("node:crypto");
const { LogController, fastify } = require("fastify");
const { pino } = require("pino");
const { Ajv2020 } = require("ajv/dist/2020.js");
const formats = require("ajv-formats");
const { v7 } = require("uuid");
// src/world/service/refusal.ts
const STATUSES = {
	"asset-unknown": 404,
	"content-length-missing": 400,
	"content-type-differs": 400,
	"daily-uploads-used": 429,
	"destination-expired": 403,
	failed: 500,
	"invalid-key": 403,
	"invalid-request": 400,
	"inventory-unusable": 409,
	"json-host-failed": 502,
	"json-not-readable": 400,
	"length-differs": 400,
	"not-a-manager": 403,
	"not-a-snapshot": 422,
	"not-found": 404,
	"not-json": 400,
	"not-the-owner": 403,
	redirect: 400,
	"room-data-unavailable": 404,
	"room-unknown": 404,
	"room-unusable": 409,
	"short-description-missing": 400,
	"template-missing": 400,
	"template-unknown": 400,
	"template-unusable": 409,
	"too-large": 413,
	"too-many-rooms": 409,
	"type-not-allowed": 400,
	"upload-aborted": 400,
	"url-not-permitted": 400
};
const REFUSAL_NAMES = Object.keys(STATUSES);
var Refusal = class extends Error {
	error;
	name = "Refusal";
	status;
	headers;
	constructor(error, message, more = {}) {
		super(message);
		this.error = error;
		this.status = more.status ?? STATUSES[error];
		this.headers = more.headers ?? {};
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
// src/world/service/open-api.ts
const SCHEMES = {
	[ACCESS_KEY_HEADER]: "accessKey",
	[API_KEY_HEADER]: "apiKey"
};
function routeSchema(route) {
	const { namesRoom, query, body, isCheckedByHandler } = route;
	return {
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
		minLength: 1
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
const SNAPSHOT$1 = {
	title: "Snapshot",
	type: "object",
	description: "a snapshot of a room: `roomlint schema snapshot` prints its JSON Schema"
};
const BINARY = {
	type: "string",
	format: "binary"
};
const LENGTH = { "Content-Length": {
	description: "its size in bytes",
	schema: { type: "integer" }
} };
const REFUSED = { "4XX": { $ref: "#/components/responses/Refused" } };
const FILES = Object.fromEntries(Object.values(UPLOAD_TYPES).flat().map((type) => [type, { schema: UPLOAD_TYPES.json.includes(type) ? SNAPSHOT$1 : BINARY }]));
const PATHS = {
	...Object.fromEntries(Object.values(ROUTES).map((route) => [route.path, { [route.method.toLowerCase()]: operationOf(route) }])),
	"/uploads/{token}": { put: {
		operationId: "uploadFile",
		summary: "Upload to a destination, with the Content-Type for which it was issued",
		parameters: [parameter("path", "token")],
		security: [],
		requestBody: {
			required: true,
			content: FILES
		},
		responses: {
			200: json("uploaded", UPLOADED),
			...REFUSED
		}
	} },
	"/assets/{objectKey}": {
		get: {
			operationId: "getAsset",
			summary: "Read an uploaded asset",
			parameters: [parameter("path", "objectKey")],
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
		head: {
			operationId: "getAssetHeaders",
			summary: "The size and type of an uploaded asset",
			parameters: [parameter("path", "objectKey")],
			security: [],
			responses: {
				200: {
					description: "its headers",
					headers: LENGTH
				},
				"4XX": { description: "refused" }
			}
		}
	},
	"/health": { get: {
		operationId: "getHealth",
		summary: "Whether the service answers",
		security: [],
		responses: {
			200: json("it does", HEALTH),
			...REFUSED
		}
	} }
};
function operationOf(route) {
	const { operationId, summary, credential, body, namesRoom, query } = route;
	const parameters = [...namesRoom ? [parameter("header", ROOM_HEADER, "the identifier of the game")] : [], ...query === void 0 ? [] : [parameter("query", "roomId")]];
	const requestBody = {
		required: body !== void 0,
		content: { "application/json": { schema: body ?? NO_FIELDS } }
	};
	return {
		operationId,
		summary,
		...parameters.length > 0 && { parameters },
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
		content: { "application/json": { schema: SNAPSHOT$1 } }
	};
}
function parameter(place, name, description) {
	return {
		name,
		in: place,
		required: true,
		...description === void 0 ? {} : { description },
		schema: { type: "string" }
	};
}
function json(description, schema) {
	return {
		description,
		content: { "application/json": { schema } }
	};
}
function withComponents(value, schemas) {
	if (Array.isArray(value)) return value.map((each) => withComponents(each, schemas));
	if (typeof value !== "object" || value === null) return value;
	const { title, ...members } = value;
	const inside = Object.fromEntries(Object.entries(typeof title === "string" ? members : value).map(([key, each]) => [key, withComponents(each, schemas)]));
	if (typeof title !== "string") return inside;
	schemas[title] = inside;
	return { $ref: `#/components/schemas/${title}` };
}
function openApi(address) {
	const schemas = {};
	const paths = withComponents(PATHS, schemas);
	const Refused = withComponents(json("refused", ERROR_BODY), schemas);
	const schemeOf = (name) => ({
		type: "apiKey",
		in: "header",
		name
	});
	return {
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
		servers: [{ url: address }],
		paths,
		components: {
			securitySchemes: Object.fromEntries(Object.entries(SCHEMES).map(([header, scheme]) => [scheme, schemeOf(header)])),
			schemas,
			responses: { Refused }
		}
	};
}
// src/world/service/validation.ts
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
function readValid(text, validate) {
	const value = tryParseJson(text);
	if (value === void 0) return "this is not valid JSON";
	return validate(value) ? value : schemaFault(validate.errors, "it");
}
// src/world/service/app.ts
const MAX_REQUEST = 3e5;
const MAX_BODY = 1048576;
const OTHER_TYPE = "all bodies are JSON: send Content-Type: application/json";
const FRAMEWORK_REFUSALS = {
	FST_ERR_BAD_URL: ["invalid-request", "the address cannot be decoded: check its percent signs"],
	FST_ERR_MAX_PARAM_LENGTH: ["invalid-request", "the address is too long"],
	FST_ERR_CTP_BODY_TOO_LARGE: ["too-large", `a JSON body may have ${MAX_BODY} bytes at most`],
	FST_ERR_CTP_INVALID_MEDIA_TYPE: ["not-json", OTHER_TYPE]
};
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;
function createApp(log, address) {
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
		throw new Refusal("not-found", "there is no such route");
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
	app.get("/health", async () => ({ status: "ok" }));
	app.get("/openapi.json", async () => openApi(address()));
	return app;
}
function routeOf({ routeOptions }) {
	return routeOptions.url ?? "none";
}
const FAILED = new Refusal("failed", "the service failed: its log says why");
function asRefusal(error) {
	if (error instanceof Refusal) return error;
	const { statusCode = 500, code, validation, message } = error;
	const [kind, words] = FRAMEWORK_REFUSALS[code] ?? [];
	if (kind !== void 0 && words !== void 0) return new Refusal(kind, words, { status: statusCode });
	if (validation !== void 0) return new Refusal("invalid-request", message);
	return statusCode < 500 ? new Refusal("invalid-request", message, { status: statusCode }) : void 0;
}
function jsonBody({ headers }, body) {
	if (body.length === 0) return void 0;
	const [type = ""] = (headers["content-type"] ?? "application/json").split(";");
	if (!JSON_TYPE.test(type.trim().toLowerCase())) throw new Refusal("not-json", OTHER_TYPE, { status: 415 });
	const text = decodeUtf8(body);
	const value = text === void 0 ? void 0 : tryParseJson(text);
	if (value === void 0) throw new Refusal("not-json", "the body is not valid JSON");
	return value;
}
const UPLOAD_TOKEN = /(\/uploads\/)[0-9a-f]{64}/g;
function createLog(write) {
	return pino({
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime
	}, { write: (line) => write(line.replace(UPLOAD_TOKEN, "$1[hidden]")) });
}
// src/world/service/store.ts
const RECORD = "room.json";
const SNAPSHOT = "snapshot.json";
const BLANK = "{\n  \"roomItems\": {},\n  \"settings\": {},\n  \"roomTasks\": { \"Tasks\": [] },\n  \"quests\": {},\n  \"logic\": {}\n}\n";
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
	constructor(folder) {
		this.folder = folder;
	}
	static open(folder) {
		for (const each of [
			"",
			"rooms",
			"assets",
			"templates"
		]) openFolder(join(folder, each));
		const blank = join(folder, "templates", "blank.json");
		if (!existsSync(blank)) writeDurably(blank, Buffer.from(BLANK));
		return new FileStore(folder);
	}
	rooms(broken) {
		const rooms = /* @__PURE__ */ new Map();
		for (const entry of readdirSync(join(this.folder, "rooms"), { withFileTypes: true })) {
			if (!entry.isDirectory()) continue;
			const record = this.readRecord(entry.name);
			if (typeof record === "string") broken(`rooms/${entry.name}/${RECORD}: ${record}. The room is left out`);
			else rooms.set(entry.name, record);
		}
		return rooms;
	}
	readRecord(id) {
		let bytes;
		try {
			removeLeftoversIn(join(this.folder, "rooms", id));
			bytes = readIfThere(this.inRoom(id, RECORD));
		} catch (error) {
			return whyRefused("read", error);
		}
		if (bytes === void 0) return "no such file";
		const record = readValid(bytes.toString(), validRecord);
		return typeof record === "string" ? record : {
			managers: [],
			metadata: {},
			available: true,
			...record
		};
	}
	createRoom(id, record, snapshot) {
		const rooms = join(this.folder, "rooms");
		const temporary = temporaryPath(join(rooms, id));
		try {
			mkdirSync(temporary);
			if (snapshot !== void 0) writeDurably(join(temporary, SNAPSHOT), snapshot);
			writeDurably(join(temporary, RECORD), recordText(record));
			renameSync(temporary, join(rooms, id));
		} catch (error) {
			rmSync(temporary, {
				recursive: true,
				force: true
			});
			throw error;
		}
		flushFolder(rooms);
	}
	replaceRecord(id, record) {
		writeDurably(this.inRoom(id, RECORD), recordText(record));
	}
	readSnapshot(id) {
		return readIfThere(this.inRoom(id, SNAPSHOT));
	}
	replaceSnapshot(id, bytes) {
		writeDurably(this.inRoom(id, SNAPSHOT), bytes);
	}
	writeAsset(key, bytes) {
		writeDurably(join(this.folder, "assets", key), bytes);
	}
	readAsset(key) {
		return readIfThere(join(this.folder, "assets", key));
	}
	removeAsset(key) {
		rmSync(join(this.folder, "assets", key), { force: true });
	}
	template(name) {
		const folder = join(this.folder, "templates");
		const entry = readdirSync(folder, { withFileTypes: true }).find((each) => each.name === `${name}.json`);
		return entry?.isFile() ? readIfThere(join(folder, entry.name)) : void 0;
	}
	inventory() {
		const read = readValid(readIfThere(join(this.folder, "items.json"))?.toString() ?? "{}", validInventory);
		return typeof read === "string" ? `items.json: ${read}` : {
			items: [],
			lists: [],
			...read
		};
	}
	uploadCounts() {
		const read = readValid(readIfThere(this.countsPath)?.toString() ?? "", validCounts);
		return typeof read === "string" ? void 0 : read;
	}
	writeUploadCounts(counts) {
		writeDurably(this.countsPath, Buffer.from(`${JSON.stringify(counts)}\n`));
	}
	get countsPath() {
		return join(this.folder, "uploads-today.json");
	}
	inRoom(id, name) {
		return join(this.folder, "rooms", id, name);
	}
};
function openFolder(path) {
	try {
		makeFolders(path);
		accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
		removeLeftoversIn(path);
	} catch (error) {
		throw new CommandError(`the data folder cannot be used: ${path}: ${whyRefused("write", error)}`);
	}
}
function recordText(record) {
	return Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
}
function readIfThere(path) {
	return existsSync(path) ? readPlainFile(path) : void 0;
}
// src/world/service/creators.ts
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
function openCreators(folder) {
	const path = join(folder, "creators.json");
	const text = readText(path);
	if (text === void 0) {
		const entry = {
			uid: "creator",
			accessKey: newKey(),
			apiKey: newKey()
		};
		createFile(path, folder, Buffer.from(`${JSON.stringify({ creators: [entry] }, null, 2)}\n`), 384);
		return {
			creators: new Creators([entry]),
			path,
			isNew: true,
			isExposed: false
		};
	}
	const isExposed = process.platform !== "win32" && (statSync(path).mode & 63) !== 0;
	return {
		creators: readCreators(path, text),
		path,
		isNew: false,
		isExposed
	};
}
function readText(path) {
	try {
		return readIfThere(path)?.toString();
	} catch (error) {
		throw new CommandError(`${path}: ${whyRefused("read", error)}`);
	}
}
function readCreators(path, text) {
	const read = readValid(text, validate);
	if (typeof read === "string") throw new CommandError(`${path}: ${read}`);
	const { creators } = read;
	for (const field of [
		"uid",
		"accessKey",
		"apiKey"
	]) if (new Set(creators.map((entry) => entry[field])).size < creators.length) throw new CommandError(`${path}: two creators have the same ${field}`);
	return new Creators(creators);
}
function newKey() {
	return randomBytes(32).toString("base64url");
}
function guarded(name, creators) {
	const { method, path, credential } = ROUTES[name];
	return {
		method,
		url: path,
		schema: routeSchema(ROUTES[name]),
		onRequest: async (request) => {
			const key = request.headers[credential];
			const creator = typeof key === "string" ? creators.withKey(credential, key) : void 0;
			if (creator === void 0) throw new Refusal("invalid-key", `the header ${credential} is missing, or its key is wrong`);
			request.creator = creator;
		}
	};
}
// src/world/service/rooms.ts
const NEW_METADATA = {
	AttachedItems: [],
	AttachedLists: [],
	RelatedLevelStagingRoomIDs: []
};
const NOT_COPIED = ["IdSlug", "Status"];
const EMPTY_ROOM = Buffer.from("{}");
var Rooms = class {
	store;
	records;
	reading;
	constructor(store, records, reading) {
		this.store = store;
		this.records = records;
		this.reading = reading;
	}
	managed(creator, id) {
		const record = this.find(id);
		if (record.owner === creator.uid || record.managers.includes(creator.uid)) return record;
		throw new Refusal("not-a-manager", "you may not manage this room: ask its owner");
	}
	create(creator, { templateName, name }, log) {
		if (templateName === void 0 || templateName === "") throw new Refusal("template-missing", "templateName is missing: name a template");
		const snapshot = this.store.template(templateName);
		if (snapshot === void 0) throw new Refusal("template-unknown", "there is no template of this name");
		this.requireFewerRooms(creator);
		const fault = whyNoRoom(snapshot);
		if (fault !== void 0) {
			log.error({ template: templateName }, `the template cannot be used: ${fault}`);
			throw new Refusal("template-unusable", "the template cannot be used: the log of the service says why");
		}
		const id = v7();
		const record = newRecord(creator.uid, {
			Name: name,
			...NEW_METADATA
		});
		this.store.createRoom(id, record, snapshot);
		this.records.set(id, record);
		return {
			RoomID: id,
			...record.metadata
		};
	}
	duplicate(creator, source) {
		const { owner, metadata } = this.find(source);
		if (owner !== creator.uid) throw new Refusal("not-the-owner", "only the owner of a room may duplicate it");
		this.requireFewerRooms(creator);
		const id = v7();
		const copied = Object.entries(metadata).filter(([field]) => !NOT_COPIED.includes(field));
		const record = newRecord(owner, Object.fromEntries(copied));
		this.store.createRoom(id, record, this.store.readSnapshot(source));
		this.records.set(id, record);
		return id;
	}
	update(creator, id, fields) {
		const record = this.managed(creator, id);
		const changed = METADATA_FIELDS.filter((field) => Object.hasOwn(fields, field));
		const metadata = {
			...record.metadata,
			...Object.fromEntries(changed.map((name) => [name, fields[name]]))
		};
		const status = String(fields.Status).toLowerCase();
		if (status.startsWith("publish")) requireShortDescription(metadata);
		if (status.startsWith("archiv") && record.owner !== creator.uid) throw new Refusal("not-the-owner", "only the owner of a room may archive it");
		const after = {
			...record,
			metadata
		};
		this.store.replaceRecord(id, after);
		this.records.set(id, after);
		return {
			RoomID: id,
			...metadata
		};
	}
	import(id, snapshot) {
		const before = this.store.readSnapshot(id) ?? EMPTY_ROOM;
		this.store.replaceSnapshot(id, roomAfter(before, snapshot, this.reading));
	}
	find(id) {
		const record = this.records.get(id);
		if (record === void 0) throw new Refusal("room-unknown", "there is no room with this identifier");
		return record;
	}
	requireFewerRooms({ uid, maxRooms = Number.POSITIVE_INFINITY }) {
		if ([...this.records.values()].filter(({ owner }) => owner === uid).length >= maxRooms) throw new Refusal("too-many-rooms", `you may not own more rooms than ${maxRooms}`);
	}
};
function roomAfter(room, snapshot, reading) {
	try {
		const current = SnapshotText.read(room, "before");
		return importInto(current, SnapshotText.readRoom(snapshot, "after", current), reading);
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		const why = faultText(error);
		if (error.which === "before") throw new Refusal("room-unusable", `nothing can be imported into this room: ${why}`);
		throw new Refusal("not-a-snapshot", `the JSON cannot be imported: ${why}`);
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
	throw new Refusal("short-description-missing", "a room needs a non-empty ShortDescription to be published");
}
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
// src/world/service/uploads.ts
const systemClock = {
	elapsed: () => performance.now(),
	now: () => /* @__PURE__ */ new Date()
};
const ENDINGS = {
	"application/json": "json",
	"model/gltf-binary": "glb",
	"image/jpeg": "jpeg",
	"image/jpg": "jpg",
	"image/png": "png",
	"image/gif": "gif",
	"image/webp": "webp"
};
const OBJECT_KEY = new RegExp(`^[0-9a-f]{32}\\.(${Object.values(ENDINGS).join("|")})$`);
function assetType(objectKey) {
	const ending = OBJECT_KEY.exec(objectKey)?.[1];
	return Object.keys(ENDINGS).find((type) => ENDINGS[type] === ending);
}
var Destinations = class {
	clock;
	issued = /* @__PURE__ */ new Map();
	constructor(clock) {
		this.clock = clock;
	}
	issue(type) {
		this.forgetExpired();
		const token = randomBytes(32).toString("hex");
		const objectKey = `${randomBytes(16).toString("hex")}.${ENDINGS[type]}`;
		const expiresAt = this.clock.elapsed() + 6e4;
		this.issued.set(token, {
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
		const found = this.issued.get(token);
		if (found !== void 0) return found;
		throw new Refusal("destination-expired", "this destination has expired, or never was: request another");
	}
	forgetExpired() {
		const now = this.clock.elapsed();
		for (const [token, { expiresAt }] of this.issued) {
			if (expiresAt > now) return;
			this.issued.delete(token);
		}
	}
};
const DAY = 864e5;
var Allowance = class {
	store;
	clock;
	counts;
	day;
	constructor(store, clock) {
		this.store = store;
		this.clock = clock;
		const kept = store.uploadCounts();
		this.day = kept?.day ?? dayOf(clock.now());
		this.counts = new Map(Object.entries(kept?.counts ?? {}));
	}
	use({ uid, dailyUploads }) {
		if (dailyUploads === void 0) return;
		const now = this.clock.now();
		if (dayOf(now) !== this.day) {
			this.day = dayOf(now);
			this.counts.clear();
		}
		const used = this.counts.get(uid) ?? 0;
		if (used >= dailyUploads) {
			const seconds = Math.ceil((DAY - now.getTime() % DAY) / 1e3);
			throw new Refusal("daily-uploads-used", "your uploads of models and images for today are used up: try again tomorrow (UTC)", { headers: { "retry-after": String(seconds) } });
		}
		this.counts.set(uid, used + 1);
		this.store.writeUploadCounts({
			day: this.day,
			counts: Object.fromEntries(this.counts)
		});
	}
};
function dayOf(date) {
	return date.toISOString().slice(0, 10);
}
function addUploadUrlRoutes(app, creators, destinations, allowance, origin) {
	const issue = (type) => {
		const { token, objectKey } = destinations.issue(type);
		return {
			signedUploadURL: `${origin()}/uploads/${token}`,
			assetURL: `${origin()}/assets/${objectKey}`,
			objectKey
		};
	};
	app.route({
		...guarded("jsonUpload", creators),
		handler: async () => issue("application/json")
	});
	const issueAllowed = (kind) => async ({ creator, body }) => {
		const type = allowedType(kind, body);
		allowance.use(creator);
		return issue(type);
	};
	app.route({
		...guarded("modelUpload", creators),
		handler: issueAllowed("model")
	});
	app.route({
		...guarded("imageUpload", creators),
		handler: issueAllowed("image")
	});
}
function allowedType(kind, body) {
	const { fileType } = body ?? {};
	const allowed = UPLOAD_TYPES[kind];
	const type = allowed.find((each) => each === fileType);
	if (type !== void 0) return type;
	throw new Refusal("type-not-allowed", `fileType must be ${listed(allowed, "or")}`);
}
async function addAssetRoutes(app, destinations, store, maxBytes) {
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
		scope.put("/uploads/:token", {
			onRequest: async (request) => {
				request.destination = destinations.find(request.params.token);
				requireUpload(request, maxBytes);
			},
			handler: async (request) => ({
				code: "SUCCESS",
				bytes: await receive(request, store, maxBytes)
			})
		});
	});
	for (const method of ["GET", "HEAD"]) app.route({
		method,
		url: "/assets/:objectKey",
		handler: async ({ params: { objectKey } }, reply) => {
			const type = assetType(objectKey);
			const asset = type === void 0 ? void 0 : store.readAsset(objectKey);
			if (type === void 0 || asset === void 0) throw new Refusal("asset-unknown", "there is no such asset");
			reply.headers({
				"x-content-type-options": "nosniff",
				"content-type": type
			});
			reply.header("content-length", asset.length);
			return reply.send(method === "GET" ? asset : void 0);
		}
	});
}
function requireUpload({ destination: { type }, headers }, maxBytes) {
	const [given = ""] = (headers["content-type"] ?? "").split(";");
	if (given.trim().toLowerCase() !== type) throw new Refusal("content-type-differs", `this destination takes Content-Type: ${type}`);
	if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);
}
async function receive({ raw, destination }, store, maxBytes) {
	const pieces = [];
	try {
		let length = 0;
		for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
			length += chunk.length;
			if (length > maxBytes) throw tooLarge(maxBytes);
			pieces.push(chunk);
		}
		store.writeAsset(destination.objectKey, Buffer.concat(pieces));
		return length;
	} catch (error) {
		raw.resume();
		if (raw.destroyed && !raw.complete) throw new Refusal("upload-aborted", "the connection ended before the upload was complete");
		throw error;
	}
}
function tooLarge(maxBytes) {
	return new Refusal("too-large", `an upload may have ${maxBytes} bytes at most`);
}
// src/world/service/game-routes.ts
const SUCCESS = "SUCCESS";
function addGameRoutes(app, creators, rooms, store, source, origin) {
	app.route({
		...guarded("create", creators),
		handler: async ({ creator, body, log }) => {
			const { templateName, customTemplateName: name = null } = body;
			const room = rooms.create(creator, {
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
		...guarded("duplicate", creators),
		handler: async ({ creator, body }) => {
			const roomId = rooms.duplicate(creator, body.roomId);
			return {
				code: SUCCESS,
				message: `The room was copied. The copy is ${roomId}.`,
				roomId
			};
		}
	});
	app.route({
		...guarded("update", creators),
		handler: async ({ creator, body }) => {
			const { RoomID, ...fields } = body.room;
			return { data: rooms.update(creator, RoomID, fields) };
		}
	});
	app.route({
		...guarded("download", creators),
		handler: async ({ creator, headers }, reply) => {
			const id = headers[ROOM_HEADER];
			const { available } = rooms.managed(creator, id);
			const snapshot = available ? store.readSnapshot(id) : void 0;
			if (snapshot === void 0) throw unavailable();
			reply.header("content-disposition", `attachment; filename="${id.replaceAll(/[^\w.-]/g, "_")}.json"`);
			reply.type("application/json");
			return reply.send(snapshot);
		}
	});
	app.route({
		...guarded("import", creators),
		handler: async ({ creator, headers, body, log }) => {
			const [room, { jsonUrl }] = [headers[ROOM_HEADER], body];
			rooms.managed(creator, room);
			const snapshot = await source.read(source.permitted(jsonUrl));
			rooms.import(room, snapshot);
			const assets = `${origin()}/assets/`;
			const key = jsonUrl.startsWith(assets) ? jsonUrl.slice(assets.length) : "";
			if (assetType(key) === "application/json") store.removeAsset(key);
			log.info({
				room,
				bytes: snapshot.length
			}, "imported");
			return {
				code: SUCCESS,
				message: "The snapshot was imported."
			};
		}
	});
	app.route({
		...guarded("items", creators),
		handler: async ({ creator, query, log }) => {
			const { metadata } = rooms.managed(creator, query.roomId);
			const inventory = store.inventory();
			if (typeof inventory === "string") {
				log.error(inventory);
				throw new Refusal("inventory-unusable", "the inventory of the service cannot be used: its log says why");
			}
			return {
				code: SUCCESS,
				items: attachedItems(inventory, metadata)
			};
		}
	});
}
function unavailable() {
	return new Refusal("room-data-unavailable", "the room's runtime data is unavailable: open the game in a browser, and try again");
}
// src/world/service/json-source.ts
const PATIENCE = {
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
		throw new Refusal("url-not-permitted", `jsonUrl must begin with ${this.origins.map((each) => `${each}/`).join(" or ")}: other places need --import-from`);
	}
	async read(url) {
		const size = await this.answer("HEAD", url, this.patience.head, async ({ headers }) => announcedSize(headers.get("content-length")));
		return this.answer("GET", url, this.patience.get, ({ body }) => bodyOf(body, size));
	}
	async answer(method, url, milliseconds, take) {
		const done = new AbortController();
		const signal = AbortSignal.any([
			this.closing,
			AbortSignal.timeout(milliseconds),
			done.signal
		]);
		const headers = {
			accept: "application/json",
			"accept-encoding": "identity"
		};
		try {
			const response = await fetch(url, {
				method,
				headers,
				signal,
				redirect: "manual"
			});
			requireSuccess(method, response.status);
			return await take(response);
		} catch (error) {
			if (error instanceof Refusal) throw error;
			throw new Refusal("json-host-failed", `the host of jsonUrl ${signal.aborted && !this.closing.aborted ? "took too long to answer" : "could not be reached, or dropped the connection"}`);
		} finally {
			done.abort();
		}
	}
};
function requireSuccess(method, status) {
	if (status === 200) return;
	if (status >= 500) throw new Refusal("json-host-failed", `the host of jsonUrl answered ${method} with ${status}`);
	if (status >= 300 && status < 400) throw new Refusal("redirect", "jsonUrl is redirected: give the address to which it leads");
	throw new Refusal("json-not-readable", `the host of jsonUrl answered ${method} with ${status}`);
}
function announcedSize(length) {
	if (length === null || !/^\d+$/.test(length)) throw new Refusal("content-length-missing", "the answer to HEAD has no Content-Length: jsonUrl needs a host that sends it");
	const size = Number(length);
	if (size > 52428800) throw new Refusal("too-large", `the JSON is larger than ${MAX_IMPORTED_BYTES} bytes`);
	return size;
}
async function bodyOf(body, size) {
	const bytes = new Uint8Array(size);
	let length = 0;
	for await (const chunk of body ?? []) {
		if (length + chunk.length > size) throw otherLength();
		bytes.set(chunk, length);
		length += chunk.length;
	}
	if (length !== size) throw otherLength();
	return bytes;
}
function otherLength() {
	return new Refusal("length-differs", "GET gave more or fewer bytes than HEAD announced");
}
// src/world/service/service.ts
var service_exports = /* @__PURE__ */ __exportAll({ serveFolder: () => serveFolder });
async function serveFolder(folder, options, writeLog) {
	const log = createLog(writeLog);
	const store = FileStore.open(folder);
	const { creators, path, isNew, isExposed } = openCreators(folder);
	log.info(isNew ? `new keys are in ${path}` : `keys are in ${path}`);
	if (isExposed) log.warn(`others on this machine can read ${path}: run chmod 600 on it`);
	return startService({
		...options,
		store,
		creators,
		log,
		clock: systemClock
	});
}
async function startService(options) {
	const { store, creators, clock, reading, log } = options;
	const closing = new AbortController();
	const origins = [...options.importFrom];
	let address = "";
	const source = new JsonSource(origins, options.patience ?? PATIENCE, closing.signal);
	const rooms = new Rooms(store, store.rooms((message) => log.error(message)), reading);
	const destinations = new Destinations(clock);
	const allowance = new Allowance(store, clock);
	const app = createApp(log, () => address);
	addGameRoutes(app, creators, rooms, store, source, () => address);
	addUploadUrlRoutes(app, creators, destinations, allowance, () => address);
	await addAssetRoutes(app, destinations, store, options.maxUploadBytes ?? 52428800);
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
			app.server.closeAllConnections();
			closing.abort();
			await app.close();
		}
	};
}
function portOf({ server }) {
	const address = server.address();
	return typeof address === "string" || address === null ? "" : address.port;
}
exports.service_exports = service_exports;
