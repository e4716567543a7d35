"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { decodeUtf8, listed, tryParseJson } = require("./words.js");
const { ACCESS_KEY_HEADER, API_KEY_HEADER, BUILD_ITEM, KEY_OF, METADATA_FIELDS, ROOM_HEADER, ROUTES, UPLOAD_ROUTES, UPLOAD_TYPES, schemaFault } = require("./remote.js");
const { CommandError, RefusedError, readPlainFile, whyRefused } = require("./command.js");
const { createFile, flushFolder, hashOf, makeFolders, removeLeftoversIn, temporaryPath, writeDurably } = require("./command-check.js");
const { SnapshotText, faultText, importInto, isSnapshotFault, whyNoRoom } = require("./verdict.js");
const { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } = require("node:fs");
const { join } = require("node:path");
const { randomBytes } = require("node:crypto");
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
const FILES = Object.fromEntries(Object.entries(UPLOAD_TYPES).flatMap(([kind, types]) => types.map((type) => [type, { schema: kind === "json" ? SNAPSHOT$1 : BINARY }])));
const OTHERS = {
	"/uploads/{token}": { put: {
		operationId: "uploadFile",
		summary: "Upload to a destination, with the Content-Type for which it was issued",
		parameters: [parameter("path", "token")],
		requestBody: {
			required: true,
			content: FILES
		},
		...responses(json("uploaded", UPLOADED))
	} },
	"/assets/{objectKey}": {
		get: {
			operationId: "getAsset",
			summary: "Read an uploaded asset",
			parameters: [parameter("path", "objectKey")],
			...responses({
				description: "its bytes",
				headers: LENGTH,
				content: FILES
			})
		},
		head: {
			operationId: "getAssetHeaders",
			summary: "The size and type of an uploaded asset",
			parameters: [parameter("path", "objectKey")],
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
		...responses(json("it does", HEALTH))
	} }
};
function operationOf(route) {
	const { operationId, method, summary, credential, body = NO_FIELDS, namesRoom, query } = route;
	return {
		operationId,
		summary,
		parameters: [...namesRoom ? [{
			...parameter("header", ROOM_HEADER),
			description: "the identifier of the game"
		}] : [], ...query === void 0 ? [] : [parameter("query", "roomId")]],
		security: [{ [KEY_OF[credential]]: [] }],
		...method === "POST" && { requestBody: {
			required: body !== NO_FIELDS,
			...jsonContent(body)
		} },
		...responses(route === ROUTES.download ? {
			description: "the snapshot",
			headers: LENGTH,
			...jsonContent(SNAPSHOT$1)
		} : json("done", route.response ?? DONE))
	};
}
function parameter(place, name) {
	return {
		name,
		in: place,
		required: true,
		schema: { type: "string" }
	};
}
function responses(success) {
	const refused = { $ref: "#/components/responses/Refused" };
	return { responses: {
		200: success,
		"4XX": refused,
		"5XX": refused
	} };
}
function json(description, schema) {
	return {
		description,
		...jsonContent(schema)
	};
}
function jsonContent(schema) {
	return { content: { "application/json": { schema } } };
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
	const documented = Object.values(ROUTES).map((route) => [route.path, { [route.method.toLowerCase()]: operationOf(route) }]);
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
		security: [],
		paths: withComponents({
			...Object.fromEntries(documented),
			...OTHERS
		}, schemas),
		components: {
			securitySchemes: Object.fromEntries(Object.entries(KEY_OF).map(([name, scheme]) => [scheme, {
				type: "apiKey",
				in: "header",
				name
			}])),
			responses: { Refused: withComponents(json("refused", ERROR_BODY), schemas) },
			schemas
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
		frameworkErrors: refuse
	});
	app.setValidatorCompiler(({ schema }) => validator(schema));
	app.setSerializerCompiler(() => (value) => JSON.stringify(value));
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "buffer" }, jsonBody);
	app.setErrorHandler(refuse);
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
function refuse(error, request, reply) {
	const refusal = asRefusal(error, request);
	if (refusal === void 0) request.log.error({
		err: error,
		route: routeOf(request)
	}, "failed");
	const { status, headers, error: name, message } = refusal ?? FAILED;
	reply.code(status).headers(headers).send({
		error: name,
		message
	});
}
function asRefusal(error, { routeOptions }) {
	if (error instanceof Refusal) return error;
	const { statusCode: status = 500, code, validation, validationContext, message } = error;
	const [kind, words] = FRAMEWORK_REFUSALS[code] ?? [];
	if (kind !== void 0 && words !== void 0) return new Refusal(kind, words, { status });
	if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new Refusal("too-large", `the body may have ${routeOptions.bodyLimit} bytes at most`);
	if (validation === void 0) return status < 500 ? new Refusal("invalid-request", message, { status }) : void 0;
	return new Refusal("invalid-request", `${validationContext === "querystring" ? "query" : validationContext}: ${schemaFault(validation, "it")}`);
}
async function jsonBody({ headers }, body) {
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
	byKey;
	constructor(entries) {
		this.byKey = new Map(entries.flatMap(({ accessKey, apiKey, ...creator }) => [[nameOf(ACCESS_KEY_HEADER, accessKey), creator], [nameOf(API_KEY_HEADER, apiKey), creator]]));
	}
	withKey(credential, key) {
		return this.byKey.get(nameOf(credential, key));
	}
};
function nameOf(credential, key) {
	return hashOf(Buffer.from(`${credential} ${key}`));
}
function openCreators(folder, log) {
	const path = join(folder, "creators.json");
	try {
		const isNew = !existsSync(path);
		if (isNew) {
			const [accessKey, apiKey] = [1, 2].map(() => randomBytes(32).toString("base64url"));
			const creators = [{
				uid: "creator",
				accessKey,
				apiKey
			}];
			createFile(path, folder, Buffer.from(`${JSON.stringify({ creators }, null, 2)}\n`), 384);
		}
		const creators = readCreators(readPlainFile(path).toString());
		log.info(isNew ? `new keys are in ${path}` : `keys are in ${path}`);
		if (process.platform !== "win32" && (statSync(path).mode & 63) !== 0) log.warn(`others on this machine can read ${path}: run chmod 600 on it`);
		return creators;
	} catch (error) {
		throw new CommandError(`${path}: ${whyRefused("read", error)}`);
	}
}
function readCreators(text) {
	const read = readValid(text, validate);
	if (typeof read === "string") throw new RefusedError(read);
	const { creators } = read;
	for (const field of [
		"uid",
		"accessKey",
		"apiKey"
	]) if (new Set(creators.map((entry) => entry[field])).size < creators.length) throw new RefusedError(`two creators have the same ${field}`);
	return new Creators(creators);
}
const ROOM_HEADERS = {
	type: "object",
	required: [ROOM_HEADER],
	properties: { [ROOM_HEADER]: {
		type: "string",
		minLength: 1
	} }
};
function guarded(name, creators) {
	const { method, path, credential, namesRoom, query, body, isCheckedByHandler } = ROUTES[name];
	return {
		method,
		url: path,
		schema: {
			...query && { querystring: query },
			...body && !isCheckedByHandler && { body },
			...namesRoom && { headers: ROOM_HEADERS }
		},
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
	reading;
	constructor(store, reading) {
		this.store = store;
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
		const metadata = {
			Name: name,
			...NEW_METADATA
		};
		return {
			RoomID: this.add(creator.uid, metadata, snapshot),
			...metadata
		};
	}
	duplicate(creator, source) {
		const { owner, metadata } = this.find(source);
		if (owner !== creator.uid) throw new Refusal("not-the-owner", "only the owner of a room may duplicate it");
		this.requireFewerRooms(creator);
		const copied = Object.entries(metadata).filter(([field]) => !NOT_COPIED.includes(field));
		return this.add(owner, Object.fromEntries(copied), this.store.readSnapshot(source));
	}
	add(owner, metadata, snapshot) {
		const id = v7();
		this.store.createRoom(id, {
			owner,
			managers: [],
			metadata,
			available: true
		}, snapshot);
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
		const { ShortDescription: short } = metadata;
		if (status.startsWith("publish") && (typeof short !== "string" || short === "")) throw new Refusal("short-description-missing", "a room needs a non-empty ShortDescription to be published");
		if (status.startsWith("archiv") && record.owner !== creator.uid) throw new Refusal("not-the-owner", "only the owner of a room may archive it");
		this.store.replaceRecord(id, {
			...record,
			metadata
		});
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
		const record = this.store.rooms.get(id);
		if (record === void 0) throw new Refusal("room-unknown", "there is no room with this identifier");
		return record;
	}
	requireFewerRooms({ uid, maxRooms = Number.POSITIVE_INFINITY }) {
		if ([...this.store.rooms.values()].filter(({ owner }) => owner === uid).length >= maxRooms) throw new Refusal("too-many-rooms", `you may not own more rooms than ${maxRooms}`);
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
const TYPES = new Map(Object.values(UPLOAD_TYPES).flat().map((type) => [endingOf(type), type]));
function endingOf(type) {
	return type === "model/gltf-binary" ? "glb" : type.slice(type.indexOf("/") + 1);
}
function assetType(objectKey) {
	const [, ending = ""] = /^[0-9a-f]{32}\.(\w+)$/.exec(objectKey) ?? [];
	return TYPES.get(ending);
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
		const objectKey = `${randomBytes(16).toString("hex")}.${endingOf(type)}`;
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
	clock;
	counts = /* @__PURE__ */ new Map();
	day = "";
	constructor(clock) {
		this.clock = clock;
	}
	use({ uid, dailyUploads }) {
		if (dailyUploads === void 0) return;
		const now = this.clock.now();
		const today = now.toISOString().slice(0, 10);
		if (today !== this.day) this.counts.clear();
		this.day = today;
		const used = this.counts.get(uid) ?? 0;
		if (used >= dailyUploads) {
			const seconds = Math.ceil((DAY - now.getTime() % DAY) / 1e3);
			throw new Refusal("daily-uploads-used", "your uploads of models and images for today are used up: try again tomorrow (UTC)", { headers: { "retry-after": String(seconds) } });
		}
		this.counts.set(uid, used + 1);
	}
};
function addUploadUrlRoutes(app, creators, destinations, allowance, origin) {
	const issue = (type) => {
		const { token, objectKey } = destinations.issue(type);
		return {
			signedUploadURL: `${origin()}/uploads/${token}`,
			assetURL: `${origin()}/assets/${objectKey}`,
			objectKey
		};
	};
	for (const kind of [
		"json",
		"model",
		"image"
	]) app.route({
		...guarded(UPLOAD_ROUTES[kind], creators),
		handler: async ({ creator, body }) => {
			if (kind === "json") return issue("application/json");
			const { fileType } = body ?? {};
			const allowed = UPLOAD_TYPES[kind];
			const type = allowed.find((each) => each === fileType);
			if (type === void 0) throw new Refusal("type-not-allowed", `fileType must be ${listed(allowed, "or")}`);
			allowance.use(creator);
			return issue(type);
		}
	});
}
async function addAssetRoutes(app, destinations, store, maxBytes) {
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_request, body) => body);
		scope.put("/uploads/:token", {
			bodyLimit: maxBytes,
			onRequest: async (request) => {
				request.destination = destinations.find(request.params.token);
				const { type } = request.destination;
				const [given = ""] = (request.headers["content-type"] ?? "").split(";");
				if (given.trim().toLowerCase() !== type) throw new Refusal("content-type-differs", `this destination takes Content-Type: ${type}`);
			},
			handler: async ({ destination, body = Buffer.alloc(0) }) => {
				store.writeAsset(destination.objectKey, body);
				return {
					code: "SUCCESS",
					bytes: body.length
				};
			}
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
			if (snapshot === void 0) throw new Refusal("room-data-unavailable", "the room's runtime data is unavailable: open the game in a browser, and try again");
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
// src/world/service/json-source.ts
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
		const done = new AbortController();
		const timeout = AbortSignal.timeout(this.patience);
		const signal = AbortSignal.any([
			this.closing,
			timeout,
			done.signal
		]);
		try {
			const { headers } = await answer("HEAD", url, signal);
			const size = announcedSize(headers.get("content-length"));
			const { body } = await answer("GET", url, signal);
			return await bodyOf(body, size);
		} catch (error) {
			if (error instanceof Refusal) throw error;
			throw new Refusal("json-host-failed", `the host of jsonUrl ${timeout.aborted ? "took too long to answer" : "could not be reached, or dropped the connection"}`);
		} finally {
			done.abort();
		}
	}
};
async function answer(method, url, signal) {
	const response = await fetch(url, {
		method,
		headers: {
			accept: "application/json",
			"accept-encoding": "identity"
		},
		signal,
		redirect: "manual"
	});
	const { status } = response;
	if (status === 200) return response;
	if (status >= 300 && status < 400) throw new Refusal("redirect", "jsonUrl is redirected: give the address to which it leads");
	throw new Refusal(status >= 500 ? "json-host-failed" : "json-not-readable", `the host of jsonUrl answered ${method} with ${status}`);
}
function announcedSize(length) {
	if (length === null || !/^\d+$/.test(length)) throw new Refusal("content-length-missing", "the answer to HEAD has no Content-Length: jsonUrl needs a host that sends it");
	const size = Number(length);
	if (size > 52428800) throw new Refusal("too-large", `the JSON is larger than ${MAX_IMPORTED_BYTES} bytes`);
	return size;
}
async function bodyOf(body, size) {
	const pieces = [];
	let length = 0;
	for await (const piece of body ?? []) {
		length += piece.length;
		if (length > size) break;
		pieces.push(piece);
	}
	if (length === size) return Buffer.concat(pieces);
	throw new Refusal("length-differs", "GET gave more or fewer bytes than HEAD announced");
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
var FileStore = class {
	folder;
	rooms = /* @__PURE__ */ new Map();
	constructor(folder, log) {
		this.folder = folder;
		for (const each of [
			"",
			"rooms",
			"assets",
			"templates"
		]) openFolder(join(folder, each));
		const blank = join(folder, "templates", "blank.json");
		if (!existsSync(blank)) writeDurably(blank, Buffer.from(BLANK));
		for (const entry of readdirSync(join(folder, "rooms"), { withFileTypes: true })) {
			if (!entry.isDirectory()) continue;
			const record = this.readRecord(entry.name);
			if (typeof record !== "string") this.rooms.set(entry.name, record);
			else log.error(`rooms/${entry.name}/${RECORD}: ${record}. The room is left out`);
		}
	}
	readRecord(id) {
		try {
			removeLeftoversIn(join(this.folder, "rooms", id));
			const record = readValid(readPlainFile(this.inRoom(id, RECORD)).toString(), validRecord);
			return typeof record === "string" ? record : {
				managers: [],
				metadata: {},
				available: true,
				...record
			};
		} catch (error) {
			return whyRefused("read", error);
		}
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
		this.rooms.set(id, record);
	}
	replaceRecord(id, record) {
		writeDurably(this.inRoom(id, RECORD), recordText(record));
		this.rooms.set(id, record);
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
// src/world/service/service.ts
var service_exports = /* @__PURE__ */ __exportAll({ serveFolder: () => serveFolder });
const PATIENCE = 6e4;
async function serveFolder(folder, options, writeLog) {
	const { host, port, importFrom, reading, clock = systemClock } = options;
	const { patience = PATIENCE, maxUploadBytes = MAX_IMPORTED_BYTES } = options;
	const log = createLog(writeLog);
	const store = new FileStore(folder, log);
	const creators = openCreators(folder, log);
	const closing = new AbortController();
	const origins = [...importFrom];
	let address = "";
	const source = new JsonSource(origins, patience, closing.signal);
	const rooms = new Rooms(store, reading);
	const destinations = new Destinations(clock);
	const allowance = new Allowance(clock);
	const app = createApp(log, () => address);
	addGameRoutes(app, creators, rooms, store, source, () => address);
	addUploadUrlRoutes(app, creators, destinations, allowance, () => address);
	await addAssetRoutes(app, destinations, store, maxUploadBytes);
	await app.listen({
		host,
		port,
		listenTextResolver: () => "listening"
	});
	address = `http://${host.includes(":") ? `[${host}]` : host}:${portOf(app)}`;
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
