"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, whyRefused } = require("./command.js");
const { Redactor, byteOrderMarkLength, decodeLoosely, decodeUtf8, isJson, isObject, listed, member, nearest, printable, quoteValue, tryParseJson, withArticle } = require("./words.js");
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { closeSync, constants, existsSync, fstatSync, openAsBlob, openSync, readFileSync, statSync } = require("node:fs");
const { extname, resolve } = require("node:path");
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
const ROUTES = {
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
		response: UPLOAD_DESTINATION
	},
	modelUpload: {
		operationId: "requestModelUpload",
		method: "POST",
		path: "/api/v2/utils/generate-gltf-upload-url",
		credential: API_KEY_HEADER,
		summary: "Request a temporary destination for a GLB model",
		body: MODEL_UPLOAD_BODY,
		isCheckedByHandler: true,
		response: UPLOAD_DESTINATION
	},
	imageUpload: {
		operationId: "requestImageUpload",
		method: "POST",
		path: "/api/v2/utils/generate-image-upload-url",
		credential: API_KEY_HEADER,
		summary: "Request a temporary destination for an image",
		body: IMAGE_UPLOAD_BODY,
		isCheckedByHandler: true,
		response: UPLOAD_DESTINATION
	}
};
// src/world/api/keys.ts
const KEY_OF = {
	[ACCESS_KEY_HEADER]: "accessKey",
	[API_KEY_HEADER]: "apiKey"
};
const KEY_NAMES = Object.values(KEY_OF);
const MAX_FILE_BYTES = 65536;
const FOR_OTHERS = 63;
const VARIABLES = {
	accessKey: "ROOMLINT_ACCESS_KEY",
	apiKey: "ROOMLINT_API_KEY"
};
function chosenKeys(cwd, needed, env) {
	const { ROOMLINT_KEYS: file = "" } = env;
	const fromFile = file === "" ? {} : readKeys(resolve(cwd, file), nameOfKeys(file, cwd));
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
function nameOfKeys(file, cwd) {
	if (existsSync(resolve(cwd, file))) return printable(file);
	const what = /[./\\]/.test(file) ? printable(file) : "a file";
	throw new CommandError(`ROOMLINT_KEYS names ${what}${what === "a file" ? " that" : ", which"} does not exist`);
}
function requireSendable(key, source) {
	if (/[\r\n]/.test(key)) throw new CommandError(`${source} contains a line break: remove it`);
	if (!/^[\x21-\x7e]+$/.test(key)) throw new CommandError(`${source} contains characters that no key has: only ASCII letters, digits and signs can be sent`);
}
function readKeys(path, name) {
	const value = tryParseJson(readPrivately(path, name));
	const creators = member(value, "creators");
	if (Array.isArray(creators)) return keysOfCreator(creators, name);
	if (!isObject(value)) throw new CommandError(`${name} is not a file of keys: write {"accessKey": "\u2026", "apiKey": "\u2026"}`);
	return readBoth(value, name);
}
function keysOfCreator(creators, name) {
	const [creator, other] = creators;
	if (!isObject(creator) || other !== void 0) throw new CommandError(`${name} has ${creators.length} creators: write the keys of one to a file of its own`);
	return readBoth(creator, name);
}
function readBoth(object, name) {
	const keys = {};
	for (const key of KEY_NAMES) {
		const value = member(object, key);
		if (value === void 0) continue;
		if (typeof value !== "string") throw new CommandError(`${key} in ${name} must be a string`);
		requireSendable(value, `${key} in ${name}`);
		keys[key] = value;
	}
	return keys;
}
function readPrivately(path, name) {
	let file;
	try {
		file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
	} catch (error) {
		throw new CommandError(`${name}: ${whyRefused("read", error)}`);
	}
	try {
		requirePrivate(fstatSync(file), name);
		return readFileSync(file, "utf8");
	} catch (error) {
		if (error instanceof CommandError) throw error;
		throw new CommandError(`${name}: ${whyRefused("read", error)}`);
	} finally {
		closeSync(file);
	}
}
function requirePrivate(stats, name) {
	if (!stats.isFile()) throw new CommandError(`${name} is not a file`);
	if (stats.size > MAX_FILE_BYTES) throw new CommandError(`${name} is too large to be a file of keys`);
	if (process.getuid === void 0) return;
	if (stats.uid !== process.getuid()) throw new CommandError(`${name} belongs to another user: use a file of your own`);
	if ((stats.mode & FOR_OTHERS) !== 0) throw new CommandError(`${name} can be accessed by other users: run chmod 600 on it`);
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
// src/world/api/read-response.ts
function requireJsonType({ headers, failure }) {
	const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
	if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return;
	throw failure(`the response is ${/^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(type) ? type : "of unknown type"}, not application/json: check the server URL`);
}
async function readAnyText({ pieces }) {
	return decodeLoosely(await gathered(pieces()));
}
async function gathered(pieces) {
	const all = [];
	for await (const piece of pieces) all.push(piece);
	return Buffer.concat(all);
}
async function readJson(response) {
	requireJsonType(response);
	const read = decodeUtf8(await gathered(response.pieces()));
	if (read === void 0) throw response.failure("the response is not UTF-8");
	const text = read.replace(/^\ufeff/, "");
	const value = tryParseJson(text);
	if (value === void 0) throw response.failure("the response is not valid JSON");
	return {
		value,
		text
	};
}
async function readDownload(response) {
	requireJsonType(response);
	const announced = announcedLength(response);
	const bytes = await gathered(response.pieces());
	const interrupted = (reason) => response.failure(reason, { kind: "interrupted" });
	if (announced !== void 0 && bytes.length !== announced) throw interrupted(`the response has ${bytes.length} bytes, but Content-Length ${announced}`);
	const text = bytes.subarray(byteOrderMarkLength(bytes));
	if (text.find(isInk) !== 123) throw response.failure("the response is not a JSON object");
	if (text.findLast(isInk) !== 125) throw interrupted("the response ends in the middle of its JSON");
	return bytes;
}
function isInk(byte) {
	return byte > 32;
}
function announcedLength({ headers, failure }) {
	if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") throw failure("the response is compressed, although that was not asked for: its length cannot be checked");
	const announced = headers.get("content-length");
	if (announced !== null) return Number(announced);
	if (headers.has("transfer-encoding")) return void 0;
	throw failure("the response has no Content-Length: it cannot be checked for completeness");
}
// src/world/api/service-error.ts
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
const CODES = [
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
		/UNREACH$|^E(ADDRNOTAVAIL|NETDOWN)$/,
		"unreachable",
		"the host cannot be reached: check the network"
	],
	[
		/CERT|TLS|SSL|SIGNATURE/,
		"unreachable",
		"no trusted TLS connection"
	],
	[
		/^UND_ERR_CONNECT_TIMEOUT$/,
		"unreachable",
		"no connection in time"
	],
	[
		/TIMEOUT|ETIMEDOUT/,
		"timeout",
		"no response in time"
	],
	[
		/^UND_ERR_(RES|HEADERS|REQ)\w+$/,
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
	for (const { name, code, message } of chain(error)) {
		if (message === "unexpected redirect") return {
			kind: "redirect",
			reason: "the response is a redirect, which is never followed: check the server URL",
			mayBeDone: false
		};
		if (message === "bad port") return {
			kind: "unreachable",
			reason: "this port is not allowed",
			mayBeDone: false
		};
		if (name === "HTTPParserError") return {
			kind: "interrupted",
			reason: "the response is not valid HTTP",
			mayBeDone: true
		};
		if (name === "NotReadableError") return {
			kind: "not-sent",
			reason: "the file changed while it was sent",
			mayBeDone: false
		};
		const [, kind, reason] = CODES.find(([known]) => known.test(String(code))) ?? [];
		if (kind !== void 0) return {
			kind,
			reason: `${reason} (${code})`,
			mayBeDone: kind !== "unreachable"
		};
	}
	return {
		kind: "interrupted",
		reason: "the connection failed",
		mayBeDone: true
	};
}
function* chain(error) {
	let next = error;
	for (let depth = 0; next instanceof Error && depth < 10; depth++) {
		yield next;
		next = next.cause;
	}
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
const DOCUMENTED = {
	jsonUpload: { 403: "the key in x-api-key is missing or invalid" },
	modelUpload: {
		400: "this file type is not allowed",
		403: "the key in x-api-key is missing or invalid",
		429: "the daily upload allowance is used up"
	},
	imageUpload: {
		400: "this file type is not allowed",
		403: "the key in x-api-key is missing or invalid",
		429: "the daily upload allowance is used up"
	}
};
function refusalWords(failure, request, mask) {
	const { status = 0, body = "", reason } = failure;
	const hint = request.hintFor?.(status);
	const documented = documentedReason(status, request);
	const words = serviceWords(body, mask);
	return [
		documented ?? reason,
		...words === "" ? [] : [`the service says "${words}"`],
		...hint === void 0 ? [] : [hint]
	].join("; ");
}
function documentedReason(status, { route, room = "", server }) {
	if (route === "download" && status === 404) return `there is no data of room ${quoteValue(room)} on ${server} (status 404): check the identifier, or open the game in a browser, which can make its data available`;
	const documented = route === void 0 ? void 0 : DOCUMENTED[route]?.[status];
	return documented && `${documented} (status ${status})`;
}
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
const MAX_ATTEMPTS = 3;
const FIRST_PAUSE = 500;
const MEBIBYTE = 1048576;
const DOWNLOAD = 128 * MEBIBYTE;
const ANSWER = 16 * MEBIBYTE;
const MAX_STILL = 30;
const STOPPED = {
	kind: "timeout",
	reason: `the response stopped for ${MAX_STILL} seconds`,
	mayBeDone: true
};
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
	async sendRepeatedly(request, take, shouldRetry = () => true) {
		for (let attempt = 1;; attempt++) try {
			return await this.send(request, take);
		} catch (error) {
			if (!(error instanceof ServiceError) || attempt === MAX_ATTEMPTS || !isTransient(error.failure)) throw error;
			if (!shouldRetry()) throw error;
			await this.environment.pause(FIRST_PAUSE * 2 ** (attempt - 1));
		}
	}
	async send(request, take) {
		const { method, url, headers, body, patience, maxBytes = ANSWER } = request;
		const watch = new Watch(this.environment);
		const { environment } = this;
		const fail = (failure) => this.error(request, failure);
		try {
			watch.expect(patience * 1e3, {
				kind: "timeout",
				reason: `no response within ${patience} seconds`,
				mayBeDone: true
			});
			const response = await environment.fetch(url, {
				method,
				headers,
				redirect: "error",
				signal: watch.signal,
				body: body ?? null
			}).catch((error) => {
				throw fail(watch.failure ?? connectionFailure(error));
			});
			watch.clear();
			const incoming = {
				status: response.status,
				headers: response.headers,
				pieces: () => piecesOf(response, maxBytes, watch, fail),
				failure: (reason, more) => fail({
					kind: "invalid-response",
					mayBeDone: true,
					status: response.status,
					reason,
					...more
				})
			};
			if (!response.ok) throw await this.refusal(request, incoming);
			return await take(incoming);
		} finally {
			watch.stop();
		}
	}
	async refusal(request, { status, pieces }) {
		let body = "";
		const decoder = new TextDecoder();
		try {
			for await (const piece of pieces()) {
				body += decoder.decode(piece, { stream: true });
				if (body.length > MAX_REFUSAL) break;
			}
		} catch (error) {
			if (!(error instanceof ServiceError)) throw error;
		}
		return this.error(request, {
			kind: "refused",
			reason: `refused with status ${status}`,
			mayBeDone: status >= 500,
			status,
			body
		});
	}
	error({ name, facts }, given) {
		const mask = (text) => this.redactor.mask(text);
		const failure = {
			...given,
			body: given.body && mask(given.body.slice(0, MAX_REFUSAL))
		};
		const reason = failure.kind === "refused" ? refusalWords(failure, facts, mask) : failure.reason;
		const doubt = facts.isHarmful && failure.mayBeDone ? ". The service may have carried it out: look before you repeat it" : "";
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
async function* piecesOf({ body, headers }, maxBytes, watch, fail) {
	if (body === null) return;
	const announced = tooLarge(maxBytes, Number(headers.get("content-length") ?? 0));
	if (announced !== void 0) throw fail(announced);
	const reader = body.getReader();
	let length = 0;
	try {
		for (;;) {
			watch.expect(MAX_STILL * 1e3, STOPPED);
			const { done, value } = await reader.read().catch((error) => {
				throw fail(watch.failure ?? connectionFailure(error));
			});
			watch.clear();
			if (done) return;
			length += value.length;
			const excess = tooLarge(maxBytes, length);
			if (excess !== void 0) throw fail(excess);
			yield value;
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
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
	expect(milliseconds, otherwise) {
		this.cancel();
		this.cancel = this.environment.after(milliseconds, () => {
			this.failure = otherwise;
			this.controller.abort();
		});
	}
	clear() {
		this.cancel();
	}
	stop() {
		this.cancel();
		this.controller.abort();
	}
};
function tooLarge(maxBytes, bytes) {
	if (bytes <= maxBytes) return void 0;
	return {
		kind: "invalid-response",
		reason: `the response is larger than ${maxBytes / MEBIBYTE} MiB`,
		mayBeDone: true
	};
}
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
var UnsafeAddressError = class extends Error {};
function readServerURL(text) {
	const url = parsed(text);
	requireSafeScheme(url);
	if (/[?#]/.test(text)) throw new UnsafeAddressError("it must not have a query or a fragment");
	const base = url.origin + url.pathname.replace(/(?<!\/)\/+$/, "");
	if (/\/api\/v2$/.test(base)) throw new UnsafeAddressError("leave out /api/v2 at the end: it is part of every route");
	return base;
}
function requireSafeURL(text) {
	requireSafeScheme(parsed(text));
}
function parsed(text) {
	if (!/[\s\p{Cc}]/u.test(text) && URL.canParse(text)) return new URL(text);
	throw new UnsafeAddressError("it is not a URL: write it in full, as in https://api.example.com");
}
function requireSafeScheme({ protocol, hostname, username, password }) {
	if (username !== "" || password !== "") throw new UnsafeAddressError("it must not contain a user name or password");
	if (protocol === "https:") return;
	if (protocol !== "http:") throw new UnsafeAddressError("it must begin with https://");
	if (!THIS_MACHINE.has(hostname)) throw new UnsafeAddressError("it must begin with https://: without encryption, only localhost, 127.0.0.1 and [::1] are allowed");
}
// src/world/api/client.ts
const UPLOAD_ROUTES = {
	json: "jsonUpload",
	model: "modelUpload",
	image: "imageUpload"
};
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
		const parts = {
			room,
			headers: { "accept-encoding": "identity" },
			maxBytes: DOWNLOAD
		};
		return this.call("download", parts, readDownload);
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
		try {
			requireSafeURL(signedUploadURL);
		} catch (error) {
			if (!(error instanceof UnsafeAddressError)) throw error;
			throw new ServiceError(nameOf(ROUTES[name]), {
				kind: "invalid-response",
				reason: `signedUploadURL cannot be used: ${error.message}`,
				mayBeDone: true
			});
		}
		return {
			...received,
			receivedAt: this.environment.elapsed()
		};
	}
	async send({ body: { signedUploadURL } }, type, bytes, shouldRetry) {
		const other = this.uploadMethod === "PUT" ? "POST" : "PUT";
		const request = {
			name: `${this.uploadMethod} of the file`,
			method: this.uploadMethod,
			url: signedUploadURL,
			headers: { "content-type": type },
			body: bytes,
			patience: 300,
			facts: { hintFor: (status) => status === 405 || status === 501 ? `the destination does not accept ${this.uploadMethod}: set ROOMLINT_UPLOAD_METHOD=${other}` : void 0 }
		};
		return this.uploadMethod === "PUT" ? await this.requester.sendRepeatedly(request, anyResponse, shouldRetry) : await this.requester.send(request, anyResponse);
	}
	async contentLength(url) {
		const request = {
			name: "HEAD of assetURL",
			method: "HEAD",
			url,
			headers: { "accept-encoding": "identity" },
			patience: 30,
			facts: {}
		};
		return await this.requester.sendRepeatedly(request, async ({ headers }) => {
			const length = headers.get("content-length");
			return length === null ? void 0 : Number(length);
		});
	}
	callForJson(name, parts) {
		return this.call(name, parts, async (response) => {
			const { value, text } = await readJson(response);
			requireSuccess(name, value, text, response);
			const route = ROUTES[name];
			const fault = route.response === void 0 ? void 0 : await shapeFault(route.response, value);
			if (fault !== void 0) throw response.failure(`the response is not as documented: ${fault}`);
			return {
				body: value,
				text
			};
		});
	}
	async call(name, { room, query, body, headers, patience = 30, maxBytes }, take) {
		const route = ROUTES[name];
		const { server } = this.settings;
		const { method, path, credential, isHarmful = false } = route;
		const search = query === void 0 ? "" : `?${new URLSearchParams(query)}`;
		const request = {
			name: nameOf(route),
			method,
			url: server + path + search,
			headers: {
				accept: "application/json",
				[credential]: this.keyFor(route),
				...room === void 0 ? {} : { [ROOM_HEADER]: requireHeaderText(route, room) },
				...body === void 0 ? {} : { "content-type": "application/json" },
				...headers
			},
			body,
			patience,
			maxBytes,
			facts: {
				route: name,
				room,
				server,
				isHarmful
			}
		};
		return isHarmful ? await this.requester.send(request, take) : await this.requester.sendRepeatedly(request, take);
	}
	keyFor(route) {
		const key = this.settings.keys[KEY_OF[route.credential]];
		if (key === void 0) throw notSent(route, `no key for ${route.credential}`);
		return key;
	}
};
async function anyResponse(response) {
	return {
		status: response.status,
		text: await readAnyText(response)
	};
}
function nameOf({ method, path }) {
	return `${method} ${path}`;
}
function requireHeaderText(route, text) {
	if (/^[\x21-\x7e]+$/.test(text)) return text;
	throw notSent(route, "a room identifier must consist of ASCII characters without spaces");
}
function notSent(route, reason) {
	return new ServiceError(nameOf(route), {
		kind: "not-sent",
		reason,
		mayBeDone: false
	});
}
const WITH_CODE = /* @__PURE__ */ new Set([
	"create",
	"duplicate",
	"items"
]);
function requireSuccess(name, value, text, { failure, status }) {
	if (!WITH_CODE.has(name) || !isObject(value)) return;
	const code = member(value, "code");
	if (typeof code === "string" && code !== "SUCCESS") throw failure(`refused with status ${status} and a code other than SUCCESS`, {
		kind: "refused",
		mayBeDone: false,
		body: text
	});
}
async function shapeFault(schema, value) {
	const validators = await Promise.resolve().then(() => responses_exports);
	const validate = "title" in schema ? validators[String(schema.title)] : void 0;
	if (validate === void 0) throw new Error("this response has no compiled schema: run npm run compile");
	return validate(value) ? void 0 : schemaFault(validate.errors, "the body");
}
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
const HEAD = 16;
async function readAsset(path, name) {
	const refused = (why) => new CommandError(`${name}: ${why}`);
	let stats;
	try {
		stats = statSync(path);
	} catch (error) {
		throw refused(whyRefused("read", error));
	}
	if (stats.isDirectory()) throw refused("this is a folder, not a file");
	if (!stats.isFile()) throw refused("this is not a regular file");
	if (stats.size === 0) throw refused("the file is empty");
	if (extname(path).toLowerCase() === ".gltf") throw refused("glTF in JSON is not accepted: convert the model to GLB (.glb)");
	const bytes = await openAsBlob(path).catch((error) => {
		throw refused(whyRefused("read", error));
	});
	const bytesOf = async (blob) => {
		try {
			return new Uint8Array(await blob.arrayBuffer());
		} catch {
			throw refused("it changed while it was read, or cannot be read");
		}
	};
	const beginning = Buffer.from(await bytesOf(bytes.slice(0, HEAD))).toString("latin1");
	const format = FORMATS.find(({ begins }) => begins.test(beginning));
	if (format !== void 0) return {
		kind: format.kind,
		type: format.type,
		bytes
	};
	if (stats.size > 52428800) throw refused(`it has ${stats.size.toLocaleString("en")} bytes, but an import accepts ${MAX_IMPORTED_BYTES.toLocaleString("en")} at most`);
	const text = decodeUtf8(await bytesOf(bytes));
	if (text === void 0 || tryParseJson(text) === void 0) throw refused("it is neither GLB, PNG, JPEG, GIF or WebP nor valid JSON: `roomlint check` says where");
	return {
		kind: "json",
		type: "application/json",
		bytes
	};
}
const MAX_DESTINATIONS = 3;
async function uploadAsset(client, asset) {
	for (let destinations = 1;; destinations++) {
		const destination = await client.requestDestination(asset.kind, asset.kind === "json" ? void 0 : asset.type);
		const isOpen = () => client.environment.elapsed() - destination.receivedAt < 6e4;
		try {
			const { status, text } = await client.send(destination, asset.type, asset.bytes, isOpen);
			const { assetURL, objectKey } = destination.body;
			return {
				assetURL,
				objectKey,
				status,
				text
			};
		} catch (error) {
			if (!(error instanceof ServiceError) || isOpen() || destinations === MAX_DESTINATIONS) throw error;
			if (error.failure.kind !== "refused" && error.failure.kind !== "interrupted") throw error;
		}
	}
}
// src/world/api/room-fields.ts
function readFields(assignments, unlisted, warn) {
	const fields = /* @__PURE__ */ new Map();
	for (const [index, word] of [...assignments, ...unlisted].entries()) {
		const [, name, sign, value = ""] = /^([^:=]*)(:?=)(.*)$/s.exec(word) ?? [];
		if (name === void 0) throw new CommandError(`"${printable(word)}" is not a field with a value: write FIELD=VALUE for a string, FIELD:=JSON for any JSON value`);
		requireOther(name);
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
function requireOther(name) {
	const field = name.trim().toLowerCase();
	if (field === "") throw new CommandError("a field needs a name, as in Name=Garden");
	if (field === "roomid") throw new CommandError("RoomID cannot be changed: the first argument names the room");
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
exports.METADATA_FIELDS = METADATA_FIELDS;
exports.ROOM_HEADER = ROOM_HEADER;
exports.ROUTES = ROUTES;
exports.ServiceClient = ServiceClient;
exports.ServiceError = ServiceError;
exports.UPLOAD_TYPES = UPLOAD_TYPES;
exports.UnsafeAddressError = UnsafeAddressError;
exports.chosenKeys = chosenKeys;
exports.readAsset = readAsset;
exports.readFields = readFields;
exports.readServerURL = readServerURL;
exports.realEnvironment = realEnvironment;
exports.schemaFault = schemaFault;
exports.uploadAsset = uploadAsset;
