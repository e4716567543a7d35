"use strict";
const { Allowance, Destinations, Imports, Refusal, RouteGuards, addAssetRoutes, addUploadUrlRoutes, createApp, isIssuedJson, snapshotFault } = require("./command-service.js");
const { METADATA_FIELDS, ROOM_HEADER } = require("./command-api.js");
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { request } = require("node:http");
const { v7 } = require("uuid");
const { request: request$1 } = require("node:https");
// src/world/service/rooms.ts
const NEW_METADATA = {
	AttachedItems: [],
	AttachedLists: [],
	RelatedLevelStagingRoomIDs: []
};
const NOT_COPIED = ["IdSlug", "Status"];
var Rooms = class {
	store;
	records;
	constructor(store, records) {
		this.store = store;
		this.records = records;
	}
	managed(creator, id) {
		const record = this.find(id);
		if (record.owner === creator.uid || record.managers.includes(creator.uid)) return record;
		throw new Refusal(403, "not-a-manager", "you may not manage this room: ask its owner");
	}
	create(creator, { templateName, name }, log) {
		if (templateName === void 0 || templateName === "") throw new Refusal(400, "template-missing", "templateName is missing: name a template");
		const snapshot = this.store.template(templateName);
		if (snapshot === void 0) throw new Refusal(400, "template-unknown", "there is no template of this name");
		this.requireFewerRooms(creator);
		const fault = snapshotFault(snapshot);
		if (fault !== void 0) {
			log.error({ template: templateName }, `the template cannot be used: ${fault}`);
			throw new Refusal(409, "template-unusable", "the template cannot be used: the log of the service says why");
		}
		const id = v7();
		const record = newRecord(creator.uid, {
			Name: name,
			...NEW_METADATA
		});
		withinStorage(() => this.store.createRoom(id, record, snapshot));
		this.records.set(id, record);
		return {
			RoomID: id,
			...record.metadata
		};
	}
	duplicate(creator, source) {
		const { owner, metadata } = this.find(source);
		if (owner !== creator.uid) throw new Refusal(403, "not-the-owner", "only the owner of a room may duplicate it");
		this.requireFewerRooms(creator);
		const id = v7();
		const copied = Object.entries(metadata).filter(([field]) => !NOT_COPIED.includes(field));
		const record = newRecord(owner, Object.fromEntries(copied));
		withinStorage(() => this.store.copyRoom(source, id, record));
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
		if (fields.Status === "published") requireShortDescription(metadata);
		if (fields.Status === "archived" && record.owner !== creator.uid) throw new Refusal(403, "not-the-owner", "only the owner of a room may archive it");
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
	find(id) {
		const record = this.records.get(id);
		if (record === void 0) throw new Refusal(404, "room-unknown", "there is no room with this identifier");
		return record;
	}
	requireFewerRooms({ uid, maxRooms = Number.POSITIVE_INFINITY }) {
		if ([...this.records.values()].filter(({ owner }) => owner === uid).length >= maxRooms) throw new Refusal(409, "too-many-rooms", `you may not own more rooms than ${maxRooms}`);
	}
};
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
function withinStorage(create) {
	try {
		create();
	} catch (error) {
		const { code = "" } = error;
		if (code !== "ENOSPC" && code !== "EDQUOT") throw error;
		throw new Refusal(409, "storage-full", "there is no space left for another room");
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
// src/world/service/game-routes.ts
const SUCCESS = "SUCCESS";
function addGameRoutes(app, guards, { rooms, store, imports }) {
	app.route({
		...guards.to("create"),
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
		...guards.to("duplicate"),
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
		...guards.to("update"),
		handler: async ({ creator, body }) => {
			const { RoomID, ...fields } = body.room;
			return { data: rooms.update(creator, RoomID, fields) };
		}
	});
	app.route({
		...guards.to("download"),
		handler: async ({ creator, headers }, reply) => {
			const id = headers[ROOM_HEADER];
			const { available } = rooms.managed(creator, id);
			const snapshot = available ? await store.openSnapshot(id) : void 0;
			if (snapshot === void 0) throw unavailable();
			reply.header("content-length", snapshot.size);
			reply.header("content-disposition", `attachment; filename="${id.replaceAll(/[^\w.-]/g, "_")}.json"`);
			reply.type("application/json");
			return reply.send(snapshot.file.createReadStream());
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
			const inventory = store.inventory();
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
			const hasTimedOut = signal.aborted && !this.closing.aborted;
			throw new Refusal(502, "json-host-failed", `the host of jsonUrl ${hasTimedOut ? "took too long to answer" : "could not be reached, or dropped the connection"}`);
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
// src/world/service/service.ts
async function startService(options) {
	const { store, creators, clock, work, log } = options;
	const closing = new AbortController();
	const origins = [...options.importFrom];
	let address = "";
	const source = new JsonSource(origins, options.patience ?? PATIENCE, closing.signal);
	const rooms = new Rooms(store, store.rooms((message) => log.error(message)));
	const imports = new Imports(rooms, store, source, work, (jsonUrl, { uid }) => issuedObject(jsonUrl, address, uid));
	const destinations = new Destinations(clock);
	const allowance = new Allowance(store, clock);
	const guards = new RouteGuards(creators);
	const app = createApp(log, () => address);
	addGameRoutes(app, guards, {
		rooms,
		store,
		imports
	});
	addUploadUrlRoutes(app, guards, destinations, allowance, () => address);
	await addAssetRoutes(app, destinations, store);
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
exports.startService = startService;
