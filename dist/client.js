import { ACCESS_KEY_HEADER, API_KEY_HEADER, METADATA_FIELDS, ObjectText, ROOM_HEADER, ROUTES } from "./room.js";
import { LinkError, PendingFile, readDescriptor, readSnapshotFile, schemaFault, tidyUpOnSignals, unprescannedBuffer } from "./shared.js";
import { CommandError, EXIT, KEYS_HELP, OutputError, SERVICE_EXITS, SERVICE_OPTIONS, UPLOAD_OPTIONS, defineCommand, onlyWords, readServiceRequest, value, whyRefused } from "./command.js";
import { MOST_IMPORTED_BYTES, counted, isJson, isObject, member, nearest, printable, visibleJson } from "./words.js";
import { byteOrderMarkLength, decodeUtf8, findRawSecrets, plainSpelling, tryParseJson } from "./text.js";
import { closeSync, constants, fstatSync, openAsBlob, openSync, readFileSync, statSync } from "node:fs";
import { basename, extname, resolve } from "node:path";
// src/api/service-error.ts
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
// src/api/upload.ts
const MOST_DESTINATIONS = 3;
const MAY_MEAN_EXPIRED = /* @__PURE__ */ new Set([
	400,
	403,
	404,
	410
]);
async function uploadAsset(client, asset) {
	for (let destinations = 1;; destinations++) {
		const destination = await requestFor(client, asset);
		const isOpen = () => client.surroundings.elapsed() - destination.receivedAt < 6e4;
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
			if (!(error instanceof ServiceError)) throw error;
			const most = isOpen() ? 2 : MOST_DESTINATIONS;
			if (destinations >= most || !mayBeExpired(error, isOpen())) throw error;
		}
	}
}
function mayBeExpired({ failure: { kind, status = 0 } }, isOpen) {
	if (kind === "refused") return MAY_MEAN_EXPIRED.has(status) || !isOpen;
	return kind === "interrupted" && !isOpen;
}
function requestFor(client, { kind, type }) {
	switch (kind) {
		case "json": return client.requestJsonDestination();
		case "model": return client.requestModelDestination();
		case "image": return client.requestImageDestination(type);
	}
}
// src/cli/room-fields.ts
const LARGEST_FILE$1 = 1e7;
function readFields(request, terminal) {
	const { assignments, fields: file } = request;
	if (file !== void 0 && assignments.length > 0) throw new CommandError("--fields and FIELD=VALUE cannot be combined: use one of them");
	const fields = file === void 0 ? assigned(assignments, terminal) : fieldsOfFile(file, request, terminal);
	if (fields.size === 0) throw new CommandError("nothing to change: name a field, as in roomlint room update ROOM Name=Garden");
	return fields;
}
function assigned(assignments, terminal) {
	const fields = /* @__PURE__ */ new Map();
	for (const word of assignments) {
		const [, name, sign, value = ""] = /^([^:=]*)(:?=)(.*)$/s.exec(word) ?? [];
		if (name === void 0) throw new CommandError(`"${word}" is not a field with a value: write FIELD=VALUE for a string, FIELD:=JSON for any JSON value`);
		const field = knownField(name);
		if (fields.has(field)) throw new CommandError(`${field} is given twice: give it once`);
		if (sign === ":=" && !isJson(value)) throw new CommandError(`${field}:= needs a JSON value: write ${field}=VALUE for a string`);
		if (sign === "=" && looksLikeJson(value)) terminal.warn(`${field} is sent as a string: write ${field}:=… for the JSON value`);
		fields.set(field, sign === "=" ? JSON.stringify(value) : value.trim());
	}
	return fields;
}
function looksLikeJson(value) {
	return /^(?:true|false|null|[[{].*)$/s.test(value) && isJson(value);
}
function knownField(name) {
	const field = METADATA_FIELDS.find((known) => known === name);
	if (field !== void 0) return field;
	if (name.toLowerCase() === "roomid") throw new CommandError("RoomID cannot be changed: the first argument names the room");
	const guess = nearest(name, METADATA_FIELDS);
	const hint = guess === void 0 ? `use one of ${METADATA_FIELDS.join(", ")}` : `did you mean ${guess}?`;
	throw new CommandError(`the field "${name}" cannot be updated: ${hint}`);
}
function fieldsOfFile(file, { cwd }, { world }) {
	const name = file === "-" ? "<stdin>" : printable(file);
	const reading = file === "-" ? readDescriptor(world.stdin, LARGEST_FILE$1, unprescannedBuffer) : readSnapshotFile(resolve(cwd, file), LARGEST_FILE$1, unprescannedBuffer);
	if (reading.kind === "error") throw new CommandError(`${name}: ${reading.message}`);
	if (reading.kind === "too-large") throw new CommandError(`${name}: too large for metadata fields`);
	const { bytes } = reading;
	const value = tryParseJson(decodeUtf8(bytes) ?? "");
	if (!isObject(value)) throw new CommandError(`${name}: write a JSON object of fields, as in {"Name": "Garden"}`);
	const fields = /* @__PURE__ */ new Map();
	for (const { key, valueStart, valueEnd } of new ObjectText(bytes, bytes.indexOf(123)).members) fields.set(knownField(key), new TextDecoder().decode(bytes.subarray(valueStart, valueEnd)));
	return fields;
}
// src/api/read-response.ts
const MOST_BYTES = 67108864;
function requireJsonType({ headers, failure }) {
	const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
	if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return;
	throw failure({
		kind: "invalid-response",
		reason: `the response is ${/^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(type) ? type : "of unknown type"}, not application/json: check the server URL`
	});
}
async function readText({ pieces, failure }) {
	const all = [];
	let length = 0;
	for await (const piece of pieces()) {
		length += piece.length;
		if (length > MOST_BYTES) throw failure({
			kind: "invalid-response",
			reason: `the response is larger than ${MOST_BYTES.toLocaleString("en")} bytes`
		});
		all.push(piece);
	}
	const text = decodeUtf8(Buffer.concat(all));
	if (text !== void 0) return text;
	throw failure({
		kind: "invalid-response",
		reason: "the response is not UTF-8"
	});
}
async function readJson(response) {
	requireJsonType(response);
	const text = (await readText(response)).replace(/^\ufeff/, "");
	const value = tryParseJson(text);
	if (value !== void 0) return {
		value,
		text
	};
	throw response.failure({
		kind: "invalid-response",
		reason: "the response is not valid JSON"
	});
}
// src/api/whole-object.ts
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const BYTE_ORDER_MARK = [
	239,
	187,
	191
];
var WholeObject = class {
	position = 0;
	depth = 0;
	isInString = false;
	isEscaped = false;
	hasBegun = false;
	isOtherwise = false;
	read(bytes) {
		for (const byte of bytes) {
			if (this.isEscaped) this.isEscaped = false;
			else if (this.isInString) {
				if (byte === BACKSLASH) this.isEscaped = true;
				else if (byte === QUOTE) this.isInString = false;
			} else this.readOutside(byte);
			this.position++;
		}
	}
	readOutside(byte) {
		if (this.depth === 0 && !this.isSpace(byte)) {
			if (this.hasBegun || byte !== OPEN_OBJECT) this.isOtherwise = true;
			this.hasBegun = true;
		}
		if (byte === QUOTE) this.isInString = true;
		else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) this.depth++;
		else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.depth--;
	}
	isSpace(byte) {
		return byte === 32 || byte >= 9 && byte <= 13 || this.position < 3 && byte === BYTE_ORDER_MARK[this.position];
	}
	get fault() {
		if (this.isOtherwise || !this.hasBegun) return "no object";
		return this.depth > 0 ? "cut off" : void 0;
	}
};
// src/api/download.ts
async function receive(response, target) {
	try {
		requireJsonType(response);
		const announced = announcedLength(response);
		const whole = new WholeObject();
		let length = 0;
		for await (const piece of response.pieces()) {
			length += piece.length;
			whole.read(piece);
			target.write(piece);
		}
		if (announced !== void 0 && length !== announced) throw response.failure({
			kind: "interrupted",
			reason: `the response has ${length} bytes, but Content-Length ${announced}`
		});
		requireWhole(whole, response);
		target.commit();
		return {
			bytes: length,
			etag: response.headers.get("etag") ?? void 0
		};
	} finally {
		target.discard();
	}
}
function announcedLength({ headers, failure }) {
	if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") throw failure({
		kind: "invalid-response",
		reason: "the response is compressed, although that was not asked for: its length cannot be checked"
	});
	const announced = headers.get("content-length");
	if (announced !== null) return Number(announced);
	if (headers.has("transfer-encoding")) return void 0;
	throw failure({
		kind: "invalid-response",
		reason: "the response has no Content-Length: whether it is complete cannot be seen"
	});
}
function requireWhole({ fault }, { failure }) {
	switch (fault) {
		case "no object": throw failure({
			kind: "invalid-response",
			reason: "the response is not a JSON object"
		});
		case "cut off": throw failure({
			kind: "interrupted",
			reason: "the response ends in the middle of its JSON"
		});
		case void 0:
	}
}
// src/api/keys.ts
var KeyError = class extends Error {};
const KEY_OF = {
	[ACCESS_KEY_HEADER]: "accessKey",
	[API_KEY_HEADER]: "apiKey"
};
const KEY_NAMES = Object.values(KEY_OF);
const LARGEST_FILE = 65536;
const FOR_OTHERS = 63;
function requireSendable(key, source) {
	if (/[\r\n]/.test(key)) throw new KeyError(`${source} contains a line break: remove it`);
	if (!/^[\x21-\x7e]+$/.test(key)) throw new KeyError(`${source} contains characters that no key has: only ASCII letters, digits and signs can be sent`);
}
function readKeys(path, name) {
	const value = tryParseJson(readPrivately(path, name));
	const creators = isObject(value) ? member(value, "creators") : void 0;
	if (Array.isArray(creators)) return keysOfCreator(creators, name);
	if (!isObject(value)) throw new KeyError(`${name} is not a file of keys: write {"accessKey": "…", "apiKey": "…"}`);
	for (const key of Object.keys(value)) {
		if (KEY_NAMES.includes(key)) continue;
		const guess = nearest(key, KEY_NAMES);
		throw new KeyError(`${name} has an unknown member: ${guess === void 0 ? `use only ${KEY_NAMES.join(" and ")}` : `did you mean "${guess}"?`}`);
	}
	return keysOf(value, name);
}
function keysOfCreator(creators, name) {
	const [creator, other] = creators;
	if (!isObject(creator) || other !== void 0) throw new KeyError(`${name} has ${creators.length} creators: write the keys of one to a file of its own`);
	return keysOf(creator, name);
}
function keysOf(object, name) {
	const keys = {};
	for (const key of KEY_NAMES) {
		const value = member(object, key);
		if (value === void 0) continue;
		if (typeof value !== "string") throw new KeyError(`${key} in ${name} must be a string`);
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
		throw new KeyError(`${name}: ${whyRefused("read", error)}`);
	}
	try {
		requirePrivate(fstatSync(file), name);
		return readFileSync(file, "utf8");
	} catch (error) {
		if (error instanceof KeyError) throw error;
		throw new KeyError(`${name}: ${whyRefused("read", error)}`);
	} finally {
		closeSync(file);
	}
}
function requirePrivate(stats, name) {
	if (!stats.isFile()) throw new KeyError(`${name} is not a file`);
	if (stats.size > LARGEST_FILE) throw new KeyError(`${name} is too large to be a file of keys`);
	if (process.getuid === void 0) return;
	if (stats.uid !== process.getuid()) throw new KeyError(`${name} belongs to another user: use a file of your own`);
	if ((stats.mode & FOR_OTHERS) !== 0) throw new KeyError(`${name} can be accessed by other users: run chmod 600 on it`);
}
// src/api/redactor.ts
const MASK = "***";
const SHORT = 6;
const HEAD$1 = 12;
const SHORTEST_PART = 8;
var Redactor = class {
	secrets = /* @__PURE__ */ new Set();
	keys = /* @__PURE__ */ new Set();
	addKey(key) {
		if (key === void 0 || key === "") return;
		this.add(key);
		this.keys.add(plainSpelling(key).text);
	}
	addDestination(url, known = []) {
		this.add(url);
		const parts = /^[^?#]*?\/\/[^/?#]*(?<path>[^?#]*)\??(?<query>[^#]*)#?(?<fragment>.*)$/s.exec(url)?.groups;
		if (parts === void 0) return;
		const { path = "", query = "", fragment = "" } = parts;
		for (const part of path.split("/")) if (!known.some((text) => text.includes(part))) this.addPart(part);
		for (const whole of [query, fragment]) {
			this.addPart(whole);
			for (const pair of whole.split(/[&;]/)) this.addPart(pair.slice(pair.indexOf("=") + 1));
		}
	}
	addPart(part) {
		if (part.length >= SHORTEST_PART) this.add(part);
	}
	add(secret) {
		for (const spelling of spellings(secret)) this.secrets.add(plainSpelling(spelling).text);
	}
	mask(text) {
		const bytes = new TextEncoder().encode(text);
		const likely = findRawSecrets(bytes).map((secret) => plainSpelling(secret.text).text);
		const secrets = [...this.secrets, ...likely];
		if (secrets.length === 0) return text;
		const plain = plainSpelling(text);
		const found = [...secrets.flatMap((secret) => [...occurrences(secret, plain.text)]), ...[...this.keys].flatMap((key) => [...beginnings(key, plain.text)])];
		if (found.length === 0) return text;
		found.sort((a, b) => a.start - b.start || b.end - a.end);
		let masked = "";
		let shown = 0;
		for (const { start, end } of found) {
			const [from, to] = [plain.offsetOf(start), plain.offsetOf(end)];
			if (from >= shown) masked += text.slice(shown, from) + MASK;
			shown = Math.max(shown, to);
		}
		return masked + text.slice(shown);
	}
	maskError(error) {
		const masked = new Error(this.mask(error instanceof Error ? error.message : String(error)));
		masked.name = error instanceof Error ? error.name : "Error";
		if (error instanceof Error && error.stack !== void 0) masked.stack = this.mask(error.stack);
		return masked;
	}
};
function spellings(secret) {
	const decoded = decodedURI(secret);
	const encoded = encodeURIComponent(decoded);
	const all = /* @__PURE__ */ new Set([
		secret,
		decoded,
		encoded,
		encodeURI(decoded)
	]);
	for (const each of [encoded, secret]) all.add(encodeURIComponent(each));
	if (URL.canParse(secret)) all.add(new URL(secret).href);
	for (const each of [...all]) {
		all.add(each.replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase()));
		all.add(each.replaceAll("&", "&amp;"));
	}
	return all;
}
function decodedURI(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
function* beginnings(key, text) {
	const head = key.slice(0, HEAD$1);
	if (head.length < HEAD$1) return;
	for (let start = text.indexOf(head); start !== -1; start = text.indexOf(head, start + 1)) {
		let length = HEAD$1;
		while (length < key.length && text[start + length] === key[length]) length++;
		yield {
			start,
			end: start + length
		};
	}
}
function* occurrences(secret, text) {
	if (secret === "") return;
	for (let start = text.indexOf(secret); start !== -1; start = text.indexOf(secret, start + 1)) {
		const end = start + secret.length;
		if (secret.length >= SHORT || !isWord(text[start - 1]) && !isWord(text[end])) yield {
			start,
			end
		};
	}
}
function isWord(character) {
	return character !== void 0 && /[\w-]/.test(character);
}
// src/api/refusal-words.ts
const LONGEST = 200;
const MOST_LEVELS = 3;
const DOCUMENTED = {
	download: { 404: "the room's runtime data is currently unavailable: opening the game in a browser can make it available" },
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
function refusalWords(failure, route) {
	const { status = 0, body = "", reason, retryAfter } = failure;
	const documented = route === void 0 ? void 0 : DOCUMENTED[route]?.[status];
	const words = serviceWords(body);
	return [
		documented === void 0 ? reason : `${documented} (status ${status})`,
		...words === void 0 ? [] : [`the service says "${words}"`],
		...retryAfter === void 0 ? [] : [`try again in ${Math.ceil(retryAfter / 1e3)} seconds`]
	].join("; ");
}
function serviceWords(body) {
	const value = tryParseJson(body);
	const text = value === void 0 ? plainText(body) : messageIn(value);
	if (text === void 0 || text.trim() === "") return void 0;
	const line = printable(text.trim().replaceAll(/\s+/g, " "));
	return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
function messageIn(value, levels = MOST_LEVELS) {
	if (typeof value === "string") return value;
	if (!isObject(value) || levels === 0) return void 0;
	for (const key of [
		"message",
		"error",
		"detail",
		"code"
	]) {
		const inside = member(value, key);
		const words = inside === void 0 ? void 0 : messageIn(inside, levels - 1);
		if (words !== void 0) return words;
	}
}
function plainText(body) {
	const [, message] = /<Message>([^<]*)<\/Message>/i.exec(body) ?? [];
	if (message !== void 0) return message;
	return body.trimStart().startsWith("<") ? void 0 : body;
}
// src/api/connection-failure.ts
const CODES = [
	{
		code: /^ECONNREFUSED$/,
		kind: "unreachable",
		reason: "the connection was refused: is the server running?"
	},
	{
		code: /^(ENOTFOUND|EAI_\w+)$/,
		kind: "unreachable",
		reason: "the host is unknown: check the server URL"
	},
	{
		code: /^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ENETDOWN)$/,
		kind: "unreachable",
		reason: "the host cannot be reached: check the network"
	},
	{
		code: /CERT|TLS|SSL|SIGNATURE|SELF_SIGNED/,
		kind: "unreachable",
		reason: "no trusted TLS connection"
	},
	{
		code: /^UND_ERR_CONNECT_TIMEOUT$/,
		kind: "unreachable",
		reason: "no connection in time"
	},
	{
		code: /TIMEOUT|ETIMEDOUT/,
		kind: "timeout",
		reason: "no response in time"
	},
	{
		code: /^UND_ERR_(RES|HEADERS|REQ)\w+$/,
		kind: "interrupted",
		reason: "the response is not valid HTTP"
	},
	{
		code: /^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|UND_ERR_ABORTED|UND_ERR_DESTROYED|UND_ERR_CLOSED)$/,
		kind: "interrupted",
		reason: "the connection was closed before the end of the response"
	}
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
		const words = CODES.find((each) => each.code.test(code));
		if (words !== void 0) {
			const { kind, reason } = words;
			return {
				kind,
				reason: `${reason} (${code})`,
				mayBeDone: kind !== "unreachable"
			};
		}
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
		const { code } = next;
		yield {
			name: next.name,
			code: typeof code === "string" ? code : "",
			message: next.message
		};
		next = next.cause;
	}
}
// src/api/retry-after.ts
function retryAfter(headers, now) {
	const given = headers.get("retry-after")?.trim();
	if (given === void 0 || given === "") return void 0;
	if (/^\d+$/.test(given)) return Number(given) * 1e3;
	const until = /GMT$/.test(given) ? Date.parse(given) : NaN;
	if (Number.isNaN(until)) return void 0;
	const sent = Date.parse(headers.get("date") ?? "");
	return Math.max(0, until - (Number.isNaN(sent) ? now : sent));
}
// src/api/requester.ts
const IDLE_PATIENCE = 30;
const MOST_ATTEMPTS = 3;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 6e4;
const MOST_REFUSAL = 65536;
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
	surroundings;
	redactor;
	constructor(surroundings, redactor) {
		this.surroundings = surroundings;
		this.redactor = redactor;
	}
	async sendRepeatedly(request, take, isWorthIt = () => true) {
		for (let attempt = 1;; attempt++) try {
			return await this.send(request, take);
		} catch (error) {
			if (!(error instanceof ServiceError) || attempt === MOST_ATTEMPTS || !mayPass(error.failure)) throw error;
			const wait = error.failure.retryAfter ?? FIRST_PAUSE * 2 ** (attempt - 1);
			if (wait > LONGEST_PAUSE || !isWorthIt(error)) throw error;
			await this.surroundings.pause(wait);
		}
	}
	async send(request, take) {
		const { method, url, headers, body, patience } = request;
		const watch = new Watch(this.surroundings);
		const fail = (failure) => this.error(request, failure);
		try {
			watch.expect(patience, `no response within ${patience} seconds`);
			const response = await this.surroundings.fetch(url, {
				method,
				headers,
				redirect: "error",
				signal: watch.signal,
				...body === void 0 ? {} : { body }
			}).catch((error) => {
				throw fail(watch.failure ?? connectionFailure(error));
			});
			watch.relax();
			const incoming = {
				status: response.status,
				headers: response.headers,
				pieces: () => piecesOf(response, watch, fail),
				failure: (failure) => fail({
					mayBeDone: true,
					status: response.status,
					...failure
				})
			};
			if (!response.ok) throw await this.refusal(request, incoming);
			return await take(incoming);
		} finally {
			watch.stop();
		}
	}
	async refusal(request, { status, headers, pieces }) {
		let body = "";
		const decoder = new TextDecoder();
		try {
			for await (const piece of pieces()) {
				body += decoder.decode(piece, { stream: true });
				if (body.length > MOST_REFUSAL) break;
			}
		} catch (error) {
			if (!(error instanceof ServiceError)) throw error;
		}
		return this.error(request, {
			kind: "refused",
			reason: `refused with status ${status}`,
			mayBeDone: status >= 500,
			status,
			body,
			retryAfter: retryAfter(headers, this.surroundings.date())
		});
	}
	error({ name }, failure) {
		const { reason, body } = failure;
		return new ServiceError(name, {
			...failure,
			reason: this.redactor.mask(reason),
			...body === void 0 ? {} : { body: this.redactor.mask(body.slice(0, MOST_REFUSAL)) }
		});
	}
};
function mayPass({ kind, status }) {
	if (kind === "refused") return PASSING_STATUS.has(status ?? 0);
	return kind === "interrupted" || kind === "timeout" || kind === "unreachable";
}
async function* piecesOf({ body }, watch, fail) {
	if (body === null) return;
	const reader = body.getReader();
	try {
		for (;;) {
			watch.expect(IDLE_PATIENCE, `the response stopped for ${IDLE_PATIENCE} seconds`);
			const { done, value } = await reader.read().catch((error) => {
				throw fail(watch.failure ?? connectionFailure(error));
			});
			watch.relax();
			if (done) return;
			yield value;
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}
var Watch = class {
	surroundings;
	controller = new AbortController();
	cancel = () => {};
	failure;
	constructor(surroundings) {
		this.surroundings = surroundings;
	}
	get signal() {
		return this.controller.signal;
	}
	expect(seconds, otherwise) {
		this.cancel();
		this.cancel = this.surroundings.after(seconds * 1e3, () => {
			this.failure = {
				kind: "timeout",
				reason: otherwise,
				mayBeDone: true
			};
			this.controller.abort();
		});
	}
	relax() {
		this.cancel();
	}
	stop() {
		this.cancel();
		this.controller.abort();
	}
};
// src/api/response-shape.ts
const compiled = /* @__PURE__ */ new Map();
async function shapeFault(schema, value) {
	const validate = compiled.get(schema) ?? await compile(schema);
	if (validate(value)) return void 0;
	return schemaFault(validate.errors, "the body");
}
async function compile(schema) {
	const { Ajv2020 } = await import("ajv/dist/2020.js");
	const validate = new Ajv2020({
		allowUnionTypes: true,
		meta: false,
		validateSchema: false
	}).compile(schema);
	compiled.set(schema, validate);
	return validate;
}
// src/api/server-url.ts
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
	const base = url.origin + url.pathname.replace(/\/+$/, "");
	if (/\/api\/v2$/.test(base)) throw new UnsafeAddressError("leave out /api/v2 at the end: it is part of every route");
	return base;
}
function requireSafeURL(text) {
	requireSafeScheme(parsed(text));
}
function parsed(text) {
	const url = /[\s\p{Cc}]/u.test(text) ? null : parseURL(text);
	if (url === null) throw new UnsafeAddressError("it is not a URL: write it in full, as in https://api.example.com");
	return url;
}
function parseURL(text) {
	try {
		return new URL(text);
	} catch {
		return null;
	}
}
function requireSafeScheme({ protocol, hostname, username, password }) {
	if (username !== "" || password !== "") throw new UnsafeAddressError("it must not contain a user name or password");
	if (protocol === "https:") return;
	if (protocol !== "http:") throw new UnsafeAddressError("it must begin with https://");
	if (!THIS_MACHINE.has(hostname)) throw new UnsafeAddressError("it must begin with https://: without encryption, only localhost, 127.0.0.1 and [::1] are allowed");
}
// src/api/surroundings.ts
function realSurroundings() {
	return {
		fetch: globalThis.fetch,
		elapsed: () => performance.now(),
		date: () => Date.now(),
		after: (milliseconds, act) => {
			const timer = setTimeout(act, milliseconds);
			return () => clearTimeout(timer);
		},
		pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
	};
}
// src/api/client.ts
var ServiceClient = class {
	redactor;
	uploadMethod;
	surroundings;
	server;
	keys;
	requester;
	constructor({ server, keys, uploadMethod, redactor, surroundings }) {
		this.server = server;
		this.keys = keys;
		this.uploadMethod = uploadMethod ?? "PUT";
		this.redactor = redactor ?? new Redactor();
		this.surroundings = surroundings ?? realSurroundings();
		this.requester = new Requester(this.surroundings, this.redactor);
		this.redactor.addKey(keys.accessKey);
		this.redactor.addKey(keys.apiKey);
	}
	create(templateName, customTemplateName) {
		const body = JSON.stringify({
			templateName,
			customTemplateName
		});
		return this.askForJson("create", { body }, "harmful");
	}
	duplicate(roomId) {
		return this.askForJson("duplicate", { body: JSON.stringify({ roomId }) }, "harmful");
	}
	update(roomId, fields) {
		const members = [["RoomID", JSON.stringify(roomId)], ...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`);
		return this.askForJson("update", { body: `{"room":{${members.join(",")}}}` }, "harmful");
	}
	items(roomId) {
		return this.askForJson("items", { query: { roomId } }, "harmless");
	}
	download(room, open) {
		const parts = {
			room,
			headers: { "accept-encoding": "identity" }
		};
		return this.ask("download", parts, "harmless", (response) => receive(response, open()));
	}
	import(room, jsonUrl) {
		const parts = {
			room,
			body: JSON.stringify({ jsonUrl }),
			patience: 300
		};
		return this.ask("import", parts, "harmful", anyResponse);
	}
	requestJsonDestination() {
		return this.requestDestination("jsonUpload", {});
	}
	requestModelDestination(fileName) {
		return this.requestDestination("modelUpload", {
			fileType: "model/gltf-binary",
			fileName
		});
	}
	requestImageDestination(fileType) {
		return this.requestDestination("imageUpload", { fileType });
	}
	async requestDestination(name, body) {
		const received = await this.askForJson(name, { body: JSON.stringify(body) }, "harmless");
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
			receivedAt: this.surroundings.elapsed()
		};
	}
	async send({ body: { signedUploadURL } }, type, bytes, isWorthIt) {
		const request = {
			name: `${this.uploadMethod} of the file`,
			method: this.uploadMethod,
			url: signedUploadURL,
			headers: { "content-type": type },
			body: bytes,
			patience: 300
		};
		return await this.explained(void 0, () => this.uploadMethod === "PUT" ? this.requester.sendRepeatedly(request, anyResponse, isWorthIt) : this.requester.send(request, anyResponse));
	}
	async contentLength(url) {
		const request = {
			name: "HEAD of assetURL",
			method: "HEAD",
			url,
			headers: { "accept-encoding": "identity" },
			patience: 30
		};
		return await this.explained(void 0, () => this.requester.sendRepeatedly(request, async ({ headers }) => {
			const length = headers.get("content-length");
			return length === null ? void 0 : Number(length);
		}));
	}
	askForJson(name, parts, repeating) {
		return this.ask(name, parts, repeating, async (response) => {
			const { value, text } = await readJson(response);
			requireSuccess(name, value, text, response);
			const route = ROUTES[name];
			const fault = route.response === void 0 ? void 0 : await shapeFault(route.response, value);
			if (fault !== void 0) throw response.failure({
				kind: "invalid-response",
				reason: `the response is not as documented: ${fault}`
			});
			return {
				body: value,
				text
			};
		});
	}
	async ask(name, { room, query, body, headers, patience = 30 }, repeating, take) {
		const route = ROUTES[name];
		const { method, path, credential } = route;
		const search = query === void 0 ? "" : `?${new URLSearchParams(query)}`;
		const request = {
			name: nameOf(route),
			method,
			url: this.server + path + search,
			headers: {
				accept: "application/json",
				[credential]: this.keyFor(route),
				...room === void 0 ? {} : { [ROOM_HEADER]: requireHeaderText(route, room) },
				...body === void 0 ? {} : { "content-type": "application/json" },
				...headers
			},
			...body === void 0 ? {} : { body },
			patience
		};
		return await this.explained(name, () => repeating === "harmless" ? this.requester.sendRepeatedly(request, take, (error) => mayPassSoon(name, error)) : this.requester.send(request, take), repeating);
	}
	keyFor(route) {
		const key = this.keys[KEY_OF[route.credential]];
		if (key !== void 0) return key;
		throw new ServiceError(nameOf(route), {
			kind: "not-sent",
			reason: `no key for ${route.credential}`,
			mayBeDone: false
		});
	}
	async explained(route, work, repeating = "harmless") {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof ServiceError)) throw error;
			const { failure } = error;
			const reason = failure.kind === "refused" ? refusalWords(failure, route) : failure.reason;
			const doubt = repeating === "harmful" && failure.mayBeDone ? ". The service may have carried it out: look before you repeat it" : "";
			throw new ServiceError(error.request, {
				...failure,
				reason: this.redactor.mask(reason) + doubt
			});
		}
	}
};
function nameOf({ method, path }) {
	return `${method} ${path}`;
}
function requireHeaderText(route, text) {
	if (/^[\x21-\x7e]+$/.test(text)) return text;
	throw new ServiceError(nameOf(route), {
		kind: "not-sent",
		reason: "a room identifier must consist of ASCII characters without spaces",
		mayBeDone: false
	});
}
const WITH_ALLOWANCE = /* @__PURE__ */ new Set(["modelUpload", "imageUpload"]);
function mayPassSoon(name, { failure: { status, retryAfter } }) {
	return status !== 429 || retryAfter !== void 0 || !WITH_ALLOWANCE.has(name);
}
async function anyResponse(response) {
	return {
		status: response.status,
		text: await readText(response)
	};
}
const WITH_CODE = /* @__PURE__ */ new Set([
	"create",
	"duplicate",
	"items"
]);
function requireSuccess(name, value, text, { failure, status }) {
	if (!WITH_CODE.has(name) || !isObject(value)) return;
	const code = member(value, "code");
	if (typeof code === "string" && code !== "SUCCESS") throw failure({
		kind: "refused",
		reason: `refused with status ${status} and a code other than SUCCESS`,
		mayBeDone: false,
		body: text
	});
}
// src/cli/service-session.ts
const VARIABLES = {
	accessKey: "ROOMLINT_ACCESS_KEY",
	apiKey: "ROOMLINT_API_KEY"
};
async function withService(request, needed, terminal, work) {
	const redactor = new Redactor();
	for (const variable of Object.values(VARIABLES)) redactor.addKey(terminal.world.env[variable]);
	try {
		const server = chosenServer(request, terminal);
		const keys = chosenKeys(request, needed, terminal);
		const { surroundings = realSurroundings() } = terminal.world;
		const { uploadMethod } = request;
		await work({
			client: new ServiceClient({
				server,
				keys,
				redactor,
				uploadMethod,
				surroundings
			}),
			redactor,
			print: (line, json) => {
				const text = request.format === "json" ? withoutOldCommands(safeJson(redactor.mask(json))) : terminal.forPeople(redactor.mask(line));
				terminal.writeOut(`${text}\n`);
			}
		});
		return EXIT.clean;
	} catch (error) {
		if (error instanceof CommandError) throw new CommandError(redactor.mask(error.message), redactor.mask(error.details));
		if (error instanceof ServiceError) throw new CommandError(redactor.mask(error.message));
		if (error instanceof OutputError) throw error;
		throw redactor.maskError(error);
	}
}
function safeJson(text) {
	return visibleJson(text.trim().replaceAll(/[\t\r]/g, " "));
}
function withoutOldCommands(json) {
	return json.replaceAll(/##([\w.]{0,20})\[/g, "##$1\\u005b");
}
function chosenServer({ server }, { world }) {
	const [name, text] = server === void 0 ? ["ROOMLINT_SERVER", world.env.ROOMLINT_SERVER ?? ""] : ["--server", server];
	if (text === "") throw new CommandError("no server: use --server URL, or set ROOMLINT_SERVER. There is no default");
	try {
		return readServerURL(text);
	} catch (error) {
		if (error instanceof UnsafeAddressError) throw new CommandError(`${name} cannot be used: ${error.message}`);
		throw error;
	}
}
function chosenKeys({ keys: named, cwd }, needed, { world }) {
	const { ROOMLINT_KEYS: fallback } = world.env;
	try {
		const file = named ?? (fallback === "" ? void 0 : fallback);
		const fromFile = file === void 0 ? {} : readKeys(resolve(cwd, file), printable(file));
		const fromVariables = keysOfEnvironment(world.env);
		const keys = named === void 0 ? {
			...fromFile,
			...fromVariables
		} : {
			...fromVariables,
			...fromFile
		};
		for (const name of needed) if (keys[name] === void 0) throw new CommandError(`no ${name === "apiKey" ? "API" : "access"} key: set ${VARIABLES[name]}, or use --keys FILE with "${name}" in it`);
		return keys;
	} catch (error) {
		if (error instanceof KeyError) throw new CommandError(error.message);
		throw error;
	}
}
function keysOfEnvironment(env) {
	const keys = {};
	for (const name of ["accessKey", "apiKey"]) {
		const key = env[VARIABLES[name]];
		if (key === void 0 || key === "") continue;
		requireSendable(key, VARIABLES[name]);
		keys[name] = key;
	}
	return keys;
}
// src/api/read-asset.ts
var AssetError = class extends Error {};
const GLB = {
	name: "GLB",
	kind: "model",
	type: "model/gltf-binary",
	extensions: [".glb"],
	begins: (head) => isAt(head, 0, "glTF")
};
const JSON_FORMAT = {
	name: "JSON",
	kind: "json",
	type: "application/json",
	extensions: [".json"]
};
const FORMATS = [
	GLB,
	{
		name: "PNG",
		kind: "image",
		type: "image/png",
		extensions: [".png"],
		begins: (head) => isAt(head, 0, "PNG\r\n\n")
	},
	{
		name: "JPEG",
		kind: "image",
		type: "image/jpeg",
		extensions: [".jpg", ".jpeg"],
		begins: (head) => isAt(head, 0, "ÿØÿ")
	},
	{
		name: "GIF",
		kind: "image",
		type: "image/gif",
		extensions: [".gif"],
		begins: (head) => isAt(head, 0, "GIF87a") || isAt(head, 0, "GIF89a")
	},
	{
		name: "WebP",
		kind: "image",
		type: "image/webp",
		extensions: [".webp"],
		begins: (head) => isAt(head, 0, "RIFF") && isAt(head, 8, "WEBP")
	},
	JSON_FORMAT
];
const HEAD = 16;
const GLB_VERSION = 2;
const GLB_HEADER = 12;
async function readAsset(path) {
	const size = sizeOf(path);
	const extension = extname(path).toLowerCase();
	if (extension === ".gltf") throw new AssetError("glTF in JSON is not accepted: convert the model to GLB (.glb)");
	const opened = await openAsBlob(path).catch((error) => {
		throw new AssetError(whyRefused("read", error));
	});
	const head = await bytesOf(opened.slice(0, HEAD));
	const named = FORMATS.find(({ extensions }) => extensions.includes(extension));
	const format = FORMATS.find(({ begins }) => begins?.(head)) ?? JSON_FORMAT;
	if (named !== void 0 && named !== format && format !== JSON_FORMAT) throw new AssetError(`it is ${format.name}, not ${named.name}: name it ${suggested(path, format)}`);
	if (format === JSON_FORMAT) await requireJson(opened, size, named);
	if (format === GLB) requireGlb(head, size);
	return {
		kind: format.kind,
		type: format.type,
		bytes: opened
	};
}
function suggested(path, { extensions }) {
	return `${basename(path, extname(path))}${extensions[0]}`;
}
function sizeOf(path) {
	let stats;
	try {
		stats = statSync(path);
	} catch (error) {
		throw new AssetError(whyRefused("read", error));
	}
	if (stats.isDirectory()) throw new AssetError("this is a folder, not a file");
	if (!stats.isFile()) throw new AssetError("this is not a regular file");
	if (stats.size === 0) throw new AssetError("the file is empty");
	return stats.size;
}
async function bytesOf(blob) {
	try {
		return new Uint8Array(await blob.arrayBuffer());
	} catch {
		throw new AssetError("it changed while it was read, or cannot be read");
	}
}
async function requireJson(blob, size, named) {
	if (named !== void 0 && named !== JSON_FORMAT) throw new AssetError(`it does not begin like ${named.name}`);
	if (size > 52428800) throw new AssetError(`it has ${size.toLocaleString("en")} bytes, but an import accepts ${MOST_IMPORTED_BYTES.toLocaleString("en")} at most`);
	const bytes = await bytesOf(blob);
	if (byteOrderMarkLength(bytes) > 0) throw new AssetError("it begins with a byte-order mark, which is not JSON: `roomlint check --fix` removes it");
	const text = decodeUtf8(bytes);
	if (text !== void 0 && tryParseJson(text) !== void 0) return;
	throw new AssetError(named === void 0 ? "it is neither JSON nor GLB, PNG, JPEG, GIF or WebP, the formats that can be uploaded" : "it is not valid JSON: `roomlint check` says where");
}
function requireGlb(head, size) {
	if (head.length < GLB_HEADER) throw new AssetError("the GLB header is cut off");
	const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
	const version = view.getUint32(4, true);
	if (version !== GLB_VERSION) throw new AssetError(`it is GLB version ${version}: only version 2 can be uploaded`);
	const length = view.getUint32(8, true);
	if (length !== size) throw new AssetError(`its GLB header says ${length} bytes, but the file has ${size}: it is damaged`);
}
function isAt(bytes, offset, characters) {
	if (bytes.length < offset + characters.length) return false;
	return [...characters].every((character, index) => bytes[offset + index] === character.charCodeAt(0));
}
// src/cli/upload.ts
function upload(file, request, terminal) {
	return withService(request, ["apiKey"], terminal, async ({ client, print }) => {
		const asset = await readNamedAsset(file, request.cwd);
		const { assetURL, objectKey, status, text } = await uploadAsset(client, asset);
		print(`uploaded ${printable(file)} as ${asset.type}: ${printable(assetURL)}`, jsonObject({
			file: JSON.stringify(file),
			type: JSON.stringify(asset.type),
			bytes: String(asset.bytes.size),
			assetURL: JSON.stringify(assetURL),
			objectKey: JSON.stringify(objectKey),
			status: String(status),
			response: asJson(text)
		}));
	});
}
async function readNamedAsset(file, cwd) {
	try {
		return await readAsset(resolve(cwd, file));
	} catch (error) {
		if (error instanceof AssetError) throw new CommandError(`${file}: ${error.message}`);
		throw error;
	}
}
function jsonObject(members) {
	return `{\n${Object.entries(members).map(([name, json]) => `  ${JSON.stringify(name)}: ${json}`).join(",\n")}\n}`;
}
function asJson(text) {
	return isJson(text) ? text : JSON.stringify(text);
}
// src/cli/room.ts
function createRoom({ template, name, ...request }, terminal) {
	return withService(request, ["accessKey"], terminal, async ({ client, print }) => {
		const { body, text } = await client.create(template, name);
		const { RoomID, Name } = body.room;
		print(`created room ${printable(RoomID)}${Name === null ? "" : ` (${printable(Name)})`}`, text);
	});
}
function duplicateRoom({ room, ...request }, terminal) {
	return withService(request, ["accessKey"], terminal, async ({ client, print }) => {
		const { body, text } = await client.duplicate(room);
		print(`created room ${printable(body.roomId)} as a copy of ${printable(room)}`, text);
	});
}
function updateRoom({ room, ...request }, terminal) {
	return withService(request, ["accessKey"], terminal, async ({ client, print }) => {
		const fields = readFields(request, terminal);
		const { text } = await client.update(room, fields);
		print(`updated room ${printable(room)}: ${[...fields.keys()].join(", ")}`, text);
	});
}
function listItems({ room, ...request }, terminal) {
	return withService(request, ["accessKey"], terminal, async ({ client, print }) => {
		const { body, text } = await client.items(room);
		const lines = body.items.map(({ id, type, category, name }) => [
			id,
			type,
			category,
			name
		].map((word) => printable(word)).join("	"));
		print(lines.length === 0 ? "no items" : lines.join("\n"), text);
	});
}
function downloadRoom({ room, file, ...request }, terminal) {
	return withService(request, ["accessKey"], terminal, async ({ client, print }) => {
		if (file === "-") {
			await client.download(room, () => inMemory((bytes) => terminal.writeOutBytes(bytes)));
			return;
		}
		requireReplaceable(file, request.cwd);
		const { bytes } = await writingTo(file, () => client.download(room, () => PendingFile.open(resolve(request.cwd, file), request.cwd)));
		print(`${printable(file)}: ${counted(bytes, "byte")}`, jsonObject({
			room: JSON.stringify(room),
			file: JSON.stringify(file),
			bytes: String(bytes)
		}));
	});
}
function requireReplaceable(file, cwd) {
	const stats = statSync(resolve(cwd, file), { throwIfNoEntry: false });
	if (stats === void 0 || stats.isFile()) return;
	throw new CommandError(stats.isDirectory() ? `${file}: this is a folder, not a file` : `${file}: this is not a regular file: use - for standard output`);
}
function inMemory(done) {
	const pieces = [];
	return {
		write: (bytes) => void pieces.push(bytes),
		commit: () => done(Buffer.concat(pieces)),
		discard: () => {}
	};
}
async function writingTo(file, work) {
	const stop = tidyUpOnSignals();
	try {
		return await work();
	} catch (error) {
		if (error instanceof LinkError) throw new CommandError(`${file}: ${error.message}`);
		if (error instanceof Error && "syscall" in error) throw new CommandError(`${file}: ${whyRefused("write", error)}`);
		throw error;
	} finally {
		stop();
	}
}
function importIntoRoom({ room, source, ...request }, terminal) {
	const url = /^([a-z][a-z0-9+.-]*):\/\//i.exec(source);
	return withService(request, url === null ? ["accessKey", "apiKey"] : ["accessKey"], terminal, async (session) => {
		if (url !== null) requireWebURL(source);
		const { jsonUrl, members } = url === null ? await uploaded(source, request, session) : {
			jsonUrl: source,
			members: {}
		};
		hideQuery(source, session);
		const { status, text } = await session.client.import(room, jsonUrl);
		session.print(`imported ${printable(source)} into room ${printable(room)}, without a check or a plan`, jsonObject({
			room: JSON.stringify(room),
			source: JSON.stringify(source),
			...members,
			status: String(status),
			response: asJson(text)
		}));
	});
}
function hideQuery(source, { redactor }) {
	const [address = ""] = source.split(/[?#]/);
	if (address !== source) redactor.addDestination(source, [address]);
}
function requireWebURL(source) {
	const url = URL.canParse(source) ? new URL(source) : void 0;
	if (url === void 0) throw new CommandError("this is not a valid URL: write it in full");
	if (url.username !== "" || url.password !== "") throw new CommandError("a URL to import must not contain a user name or password");
	if (!/^https?:$/.test(url.protocol)) throw new CommandError("a URL to import must begin with https:// or http://");
}
async function uploaded(file, { cwd }, { client }) {
	const asset = await readNamedAsset(file, cwd);
	if (asset.kind !== "json") throw new CommandError(`${file}: it is ${asset.type}: only JSON can be imported`);
	const { assetURL, objectKey } = await uploadAsset(client, asset);
	const length = await client.contentLength(assetURL);
	if (length === void 0) throw new CommandError("nothing is imported: HEAD of assetURL gives no Content-Length, which an import requires");
	if (length !== asset.bytes.size) throw new CommandError(`nothing is imported: HEAD of assetURL gives Content-Length ${length}, but the file has ${counted(asset.bytes.size, "byte")}`);
	return {
		jsonUrl: assetURL,
		members: {
			bytes: String(asset.bytes.size),
			assetURL: JSON.stringify(assetURL),
			objectKey: JSON.stringify(objectKey)
		}
	};
}
// src/cli/commands/room-commands.ts
const ROOM = "Room:";
const STDIN = "-";
const ROOM_COMMANDS = [
	defineCommand({
		name: "room create",
		synopsis: "[options] <template>",
		summary: "create a room from a template",
		options: {
			name: value("the display name of the new room", {
				group: ROOM,
				example: "--name 'Rose garden'",
				words: []
			}),
			...SERVICE_OPTIONS
		},
		completes: "nothing",
		details: `<template> is the name of a template in the current catalog of the service.
With --format json, the response of the service is printed, with all of its fields.

${KEYS_HELP}

Examples:
  roomlint room create blank --name 'Rose garden'
  roomlint room create blank --format json | jq -r .room.RoomID`,
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [template] = onlyWords("room create", words, ["a template"], "roomlint room create blank");
		const request = {
			...readServiceRequest(given, cwd),
			template,
			name: given.name
		};
		return (await import("./client.js")).createRoom(request, terminal);
	}),
	defineCommand({
		name: "room duplicate",
		synopsis: "[options] <room>",
		summary: "copy a room that you own",
		options: SERVICE_OPTIONS,
		completes: "nothing",
		details: `<room> is the identifier of the room to copy. The copy has an identifier of its own.

${KEYS_HELP}

Examples:
  roomlint room duplicate ROOM
  roomlint room duplicate ROOM --format json | jq -r .roomId`,
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [room] = onlyWords("room duplicate", words, ["a room"], "roomlint room duplicate ROOM");
		const request = {
			...readServiceRequest(given, cwd),
			room
		};
		return (await import("./client.js")).duplicateRoom(request, terminal);
	}),
	defineCommand({
		name: "room update",
		synopsis: "[options] <room> <field=value..>",
		summary: "change metadata of a room",
		options: {
			fields: value("read the fields from FILE, a JSON object. - is standard input", {
				group: ROOM,
				example: "--fields fields.json"
			}),
			...SERVICE_OPTIONS
		},
		completes: "nothing",
		details: `FIELD=VALUE sends a string, FIELD:=JSON any JSON value. Only the named fields change. The documents show
no types for them, so values are sent as they are. Fields that the service does not update are refused,
and so is RoomID.

${KEYS_HELP}

Examples:
  roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true
  roomlint room update ROOM 'Subgenres:=["puzzle", "quiet"]'
  roomlint room update ROOM --fields fields.json`,
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [room, ...assignments] = words;
		if (room === void 0 || room === "") throw new CommandError("room update needs a room, as in roomlint room update ROOM Name=Garden");
		const request = {
			...readServiceRequest(given, cwd),
			room,
			assignments,
			fields: given.fields
		};
		return (await import("./client.js")).updateRoom(request, terminal);
	}),
	defineCommand({
		name: "room items",
		synopsis: "[options] <room>",
		summary: "list the items that can be placed in a room",
		options: SERVICE_OPTIONS,
		completes: "nothing",
		details: `One item a line: its id, type, category and name, with tabs between them.

${KEYS_HELP}

Examples:
  roomlint room items ROOM
  roomlint room items ROOM --format json | jq '.items[].glb'`,
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [room] = onlyWords("room items", words, ["a room"], "roomlint room items ROOM");
		const request = {
			...readServiceRequest(given, cwd),
			room
		};
		return (await import("./client.js")).listItems(request, terminal);
	}),
	defineCommand({
		name: "room download",
		synopsis: "[options] <room> [file]",
		summary: "download the snapshot of a room, byte for byte",
		options: SERVICE_OPTIONS,
		completes: "files",
		details: `Without a file, or with -, the snapshot goes to standard output. A file appears when the download is
complete, and replaces one of the same name. A download that fails leaves everything as it was.

${KEYS_HELP}

Examples:
  roomlint room download ROOM current.json
  roomlint room download ROOM | roomlint check -`,
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [first, file = STDIN, ...more] = words;
		const example = "roomlint room download ROOM current.json";
		const [room] = onlyWords("room download", first === void 0 ? [] : [first, ...more], ["a room"], example);
		const request = {
			...readServiceRequest(given, cwd),
			room,
			file
		};
		if (file === STDIN && request.format === "json") throw new CommandError("--format json needs a file to download to: standard output is the snapshot");
		return (await import("./client.js")).downloadRoom(request, terminal);
	}),
	defineCommand({
		name: "room import",
		synopsis: "[options] <room> <file|url>",
		summary: "import a snapshot into a room, without any check: it replaces what is there",
		options: UPLOAD_OPTIONS,
		completes: "files",
		details: `This is the plain route. It checks nothing, plans nothing and keeps no backup, and an import removes every
item that the snapshot leaves out: run \`roomlint check\` and \`roomlint plan\` first. A response without an
error does not prove that the room plays as it should.

A file is uploaded to a temporary destination first, for which the API key is needed. A URL must be
publicly readable, and is passed on as it is.

${KEYS_HELP}

Examples:
  roomlint room download ROOM current.json
  roomlint check next.json && roomlint plan current.json next.json && roomlint room import ROOM next.json`,
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [room, source] = onlyWords("room import", words, ["a room", "a file or URL"], "roomlint room import ROOM next.json");
		const request = {
			...readServiceRequest(given, cwd),
			room,
			source
		};
		return (await import("./client.js")).importIntoRoom(request, terminal);
	})
];
export { ROOM_COMMANDS, Redactor, createRoom, downloadRoom, duplicateRoom, importIntoRoom, listItems, updateRoom, upload };
