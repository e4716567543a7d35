"use strict";
const { ALL_CHANGES, NO_RESOLUTIONS, ObjectText, SOME_CHANGES, SnapshotText, UnusableSnapshotError, applyImport, changeLines, changeText, changedRecord, changesShape, compareRooms, compareThree, conflictShape, decideImport, destroyedLines, judgePlan, logicText, maskPlan, partChangesShape, planImport, planOf, planShape, planText, possibleRooms, questCount, questText, redactPlan, restoringSnapshot, sameRoom, simulateRestore, valueText, valueTexts, withoutLogicOfRemoved } = require("./room.js");
const { Redactor, byteOrderMarkLength, decodeUtf8, tryParseJson } = require("./text.js");
const { MAX_IMPORTED_BYTES, bytesText, counted, isJson, isObject, jsonTextWithoutCommands, jsonWithoutCommands, listed, member, nearest, printable, quoteValue } = require("./words.js");
const { CommandError, EXIT, SERVICE_EXITS, SERVICE_OPTIONS, UPLOAD_OPTIONS, defineCommand, list, onlyWords, plain, readServiceRequest, serviceHelp, value, whyRefused } = require("./command.js");
const { ACCESS_KEY_HEADER, API_KEY_HEADER, METADATA_FIELDS, ROOM_HEADER, ROUTES, readLimit, requirePatterns } = require("./contract.js");
const { GateSettings, LinkError, LockedError, PendingFile, SummaryCounter, TextReporter, checkCommand, countReport, fileTask, makeFolders, maskOutput, nodeSha256, openCheck, readDescriptor, readPlainFile, readSnapshotFile, refuseLinks, removeLeftoversIn, replaceFile, schemaFault, settingWords, shellWord, takeLock, tidyUpOnSignals, unprescannedBuffer, writeDurably } = require("./shared.js");
const { NotJsonError, maskOf, mayHoldCredentials } = require("./roundtrip.js");
const { NO_REMOVALS, hexDigest, itemText, keyText } = require("./core.js");
const { closeSync, constants, existsSync, fstatSync, openAsBlob, openSync, readFileSync, readSync, readdirSync, rmSync, rmdirSync, statSync, unlinkSync } = require("node:fs");
const { basename, dirname, extname, join, relative, resolve } = require("node:path");
// src/gate/read-room.ts
function readRoom(bytes) {
	const text = SnapshotText.read(bytes, "before");
	if (!text.isSnapshot) throw new UnusableSnapshotError("before", "the response of the service has none of the five sections");
	return text;
}
async function downloadRoom$1(remote) {
	const room = await remote.download();
	readRoom(room.bytes);
	return room;
}
// src/api/body-limits.ts
const MEBIBYTE = 1048576;
const MAX_DOWNLOADED = 128 * MEBIBYTE;
const MAX_ANSWERED = 16 * MEBIBYTE;
const MAX_SECONDS = 600;
const LEAST_BYTES = 1024;
const SLOWEST_SECONDS = 30;
const TOO_LONG = {
	kind: "invalid-response",
	reason: `the response took longer than ${MAX_SECONDS / 60} minutes`,
	mayBeDone: true
};
const STOPPED = {
	kind: "timeout",
	reason: `the response stopped for ${SLOWEST_SECONDS} seconds`,
	mayBeDone: true
};
const TOO_SLOW = {
	kind: "timeout",
	reason: `the response is too slow: less than 1 KiB in ${SLOWEST_SECONDS} seconds`,
	mayBeDone: true
};
var BodyLimits = class {
	mostBytes;
	bytes = 0;
	waited = 0;
	recent = [];
	recentBytes = 0;
	constructor(mostBytes) {
		this.mostBytes = mostBytes;
	}
	deadline(elapsed) {
		const [oldest] = this.recent;
		const since = this.recentBytes < LEAST_BYTES ? 0 : oldest?.waited ?? 0;
		const slow = since + SLOWEST_SECONDS * 1e3 - this.waited;
		const long = MAX_SECONDS * 1e3 - elapsed;
		if (long < slow) return {
			milliseconds: Math.max(0, long),
			failure: TOO_LONG
		};
		return {
			milliseconds: Math.max(0, slow),
			failure: since === this.waited ? STOPPED : TOO_SLOW
		};
	}
	arrived(bytes, waited) {
		this.waited += waited;
		this.recent.push({
			waited: this.waited,
			bytes
		});
		this.recentBytes += bytes;
		for (let oldest = this.recent[0]; oldest !== void 0; oldest = this.recent[0]) {
			if (this.recentBytes - oldest.bytes < LEAST_BYTES) break;
			this.recentBytes -= oldest.bytes;
			this.recent.shift();
		}
		this.bytes += bytes;
		return this.tooLarge(this.bytes);
	}
	tooLarge(bytes) {
		if (bytes <= this.mostBytes) return void 0;
		return {
			kind: "invalid-response",
			reason: `the response is larger than ${this.mostBytes / MEBIBYTE} MiB`,
			mayBeDone: true
		};
	}
};
// src/api/gathered-bytes.ts
const FIRST_CAPACITY = 65536;
var GatheredBytes = class {
	buffer = new Uint8Array(FIRST_CAPACITY);
	length = 0;
	add(piece) {
		const needed = this.length + piece.length;
		if (needed > this.buffer.length) {
			const larger = new Uint8Array(Math.max(needed, this.buffer.length * 2));
			larger.set(this.buffer.subarray(0, this.length));
			this.buffer = larger;
		}
		this.buffer.set(piece, this.length);
		this.length = needed;
	}
	get bytes() {
		return this.buffer.subarray(0, this.length);
	}
};
// src/api/read-response.ts
function requireJsonType({ headers, failure }) {
	const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
	if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return;
	throw failure({
		kind: "invalid-response",
		reason: `the response is ${/^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(type) ? type : "of unknown type"}, not application/json: check the server URL`
	});
}
async function readText({ pieces, failure }) {
	const text = decodeUtf8(await gathered(pieces()));
	if (text !== void 0) return text;
	throw failure({
		kind: "invalid-response",
		reason: "the response is not UTF-8"
	});
}
async function readAnyText({ pieces }) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await gathered(pieces()));
}
async function gathered(pieces) {
	const all = new GatheredBytes();
	for await (const piece of pieces) all.add(piece);
	return all.bytes;
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
		target.tagged?.(response.headers.get("etag") ?? void 0);
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
		reason: "the response has no Content-Length: it cannot be checked for completeness"
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
// src/api/environment.ts
function realEnvironment() {
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
	for (const { name, code, message } of chain$1(error)) {
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
function* chain$1(error) {
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
	if (/^\d+$/.test(given)) return exact(Number(given) * 1e3);
	const until = /GMT$/.test(given) ? Date.parse(given) : NaN;
	if (Number.isNaN(until)) return void 0;
	const sent = Date.parse(headers.get("date") ?? "");
	return Math.max(0, until - (Number.isNaN(sent) ? now : sent));
}
function exact(milliseconds) {
	return Number.isSafeInteger(milliseconds) ? milliseconds : void 0;
}
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
// src/api/requester.ts
const MAX_ATTEMPTS = 3;
const FIRST_PAUSE = 500;
const MAX_PAUSE = 6e4;
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
			const wait = error.failure.retryAfter ?? FIRST_PAUSE * 2 ** (attempt - 1);
			if (wait > MAX_PAUSE || !shouldRetry(error)) throw error;
			await this.environment.pause(wait);
		}
	}
	async send(request, take) {
		const { method, url, headers, body, patience, mostBytes = MAX_ANSWERED } = request;
		const watch = new Watch(this.environment);
		const { environment } = this;
		const sent = environment.elapsed();
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
				...body === void 0 ? {} : { body }
			}).catch((error) => {
				throw fail(watch.failure ?? connectionFailure(error));
			});
			watch.relax();
			const incoming = {
				status: response.status,
				headers: response.headers,
				pieces: () => piecesOf(response, new BodyLimits(mostBytes), {
					environment,
					sent,
					watch,
					fail
				}),
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
			body,
			retryAfter: retryAfter(headers, this.environment.date())
		});
	}
	error({ name }, failure) {
		const { reason, body } = failure;
		return new ServiceError(name, {
			...failure,
			reason: this.redactor.mask(reason),
			...body === void 0 ? {} : { body: this.redactor.mask(body.slice(0, MAX_REFUSAL)) }
		});
	}
};
function isTransient({ kind, status }) {
	if (kind === "refused") return PASSING_STATUS.has(status ?? 0);
	return kind === "interrupted" || kind === "timeout" || kind === "unreachable";
}
async function* piecesOf({ body, headers }, limits, { environment, sent, watch, fail }) {
	if (body === null) return;
	const announced = limits.tooLarge(Number(headers.get("content-length") ?? 0));
	if (announced !== void 0) throw fail(announced);
	const reader = body.getReader();
	try {
		for (;;) {
			const asked = environment.elapsed();
			const { milliseconds, failure } = limits.deadline(asked - sent);
			watch.expect(milliseconds, failure);
			const { done, value } = await reader.read().catch((error) => {
				throw fail(watch.failure ?? connectionFailure(error));
			});
			watch.relax();
			if (done) return;
			const tooLarge = limits.arrived(value.length, environment.elapsed() - asked);
			if (tooLarge !== void 0) throw fail(tooLarge);
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
	relax() {
		this.cancel();
	}
	stop() {
		this.cancel();
		this.controller.abort();
	}
};
// src/api/keys.ts
var KeyError = class extends Error {};
const KEY_OF = {
	[ACCESS_KEY_HEADER]: "accessKey",
	[API_KEY_HEADER]: "apiKey"
};
const KEY_NAMES = Object.values(KEY_OF);
const MAX_FILE_BYTES$1 = 65536;
const FOR_OTHERS = 63;
function requireSendable(key, source) {
	if (/[\r\n]/.test(key)) throw new KeyError(`${source} contains a line break: remove it`);
	if (!/^[\x21-\x7e]+$/.test(key)) throw new KeyError(`${source} contains characters that no key has: only ASCII letters, digits and signs can be sent`);
}
function readKeys(path, name) {
	const value = tryParseJson(readPrivately(path, name));
	const creators = isObject(value) ? member(value, "creators") : void 0;
	if (Array.isArray(creators)) return keysOfCreator(creators, name);
	if (!isObject(value)) throw new KeyError(`${name} is not a file of keys: write {"accessKey": "\u2026", "apiKey": "\u2026"}`);
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
	if (stats.size > MAX_FILE_BYTES$1) throw new KeyError(`${name} is too large to be a file of keys`);
	if (process.getuid === void 0) return;
	if (stats.uid !== process.getuid()) throw new KeyError(`${name} belongs to another user: use a file of your own`);
	if ((stats.mode & FOR_OTHERS) !== 0) throw new KeyError(`${name} can be accessed by other users: run chmod 600 on it`);
}
// src/api/refusal-words.ts
const LONGEST = 200;
const MAX_LEVELS = 4;
const MAX_MESSAGES = 5;
const MESSAGE_KEYS = [
	"message",
	"msg",
	"error_description",
	"errormessage",
	"error",
	"detail",
	"faultstring",
	"description",
	"reason",
	"title",
	"code"
];
const LIST_KEYS = [
	"errors",
	"details",
	"violations",
	"issues"
];
const KNOWN_KEYS = /* @__PURE__ */ new Set([...MESSAGE_KEYS, ...LIST_KEYS]);
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
function refusalWords(failure, { route, hint, mask }) {
	const { status = 0, body = "", reason, retryAfter } = failure;
	const documented = route === void 0 ? void 0 : DOCUMENTED[route]?.[status];
	const words = serviceWords(body, mask);
	return [
		documented === void 0 ? reason : `${documented} (status ${status})`,
		...words === "" ? [] : [`the service says "${words}"`],
		...hint === void 0 ? [] : [hint],
		...retryAfter === void 0 ? [] : [`try again in ${Math.ceil(retryAfter / 1e3)} seconds`]
	].join("; ");
}
function serviceWords(body, mask) {
	const value = tryParseJson(body);
	const lines = (value === void 0 ? messagesInText(body) : messagesIn(value)).map((message) => message.trim().replaceAll(/\s+/g, " ")).filter((line) => line !== "");
	const all = printable(mask([...new Set(lines)].slice(0, MAX_MESSAGES).join("; ")));
	return all.length > LONGEST ? `${all.slice(0, LONGEST)}\u2026` : all;
}
function messagesIn(value, levels = MAX_LEVELS) {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null || levels === 0) return [];
	if (!isObject(value)) return firstOf(value).flatMap((each) => messagesIn(each, levels - 1));
	const byKey = new Map(Object.entries(value).map(([key, inside]) => [key.toLowerCase(), inside]));
	const inside = (key) => {
		const there = byKey.get(key);
		return there === void 0 ? [] : messagesIn(there, levels - 1).filter((message) => message.trim() !== "");
	};
	const main = MESSAGE_KEYS.map(inside).find((messages) => messages.length > 0) ?? [];
	const listed = LIST_KEYS.flatMap((key) => messagesInList(byKey.get(key), levels - 1));
	if (main.length > 0 || listed.length > 0) return [...main, ...listed];
	return firstOf(Object.values(value).filter((each) => typeof each === "object")).flatMap((each) => messagesIn(each, levels - 1));
}
function messagesInList(value, levels) {
	if (value === void 0) return [];
	const isOneMessage = isObject(value) && Object.keys(value).some((key) => KNOWN_KEYS.has(key.toLowerCase()));
	if (!isObject(value) || isOneMessage || levels === 0) return messagesIn(value, levels);
	return firstOf(Object.entries(value)).flatMap(([field, inside]) => messagesIn(inside, levels - 1).map((message) => `${field}: ${message}`));
}
function firstOf(values) {
	return values.slice(0, MAX_MESSAGES);
}
const ELEMENTS = /<(?:[\w.-]{1,40}:)?(?<name>[\w.-]{1,40})(?:\s[^<>]{0,400})?>(?:\s*<!\[CDATA\[(?<raw>[^\]]{0,4000})\]\]>\s*|(?<text>[^<]*))(?=<\/)/g;
function messagesInText(body) {
	if (!body.trimStart().startsWith("<")) return [body];
	if (/<(?:!doctype\s+)?html/i.test(body)) return [];
	const found = [...body.matchAll(ELEMENTS)].map(({ groups = {} }) => ({
		name: (groups.name ?? "").toLowerCase(),
		text: groups.raw ?? withoutEntities((groups.text ?? "").trimStart())
	}));
	for (const key of MESSAGE_KEYS) {
		const messages = found.filter(({ name, text }) => name === key && text.trim() !== "");
		if (messages.length > 0) return messages.map(({ text }) => text);
	}
	return [];
}
const ENTITIES = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'"
};
function withoutEntities(text) {
	return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (all, decimal, hex, name) => {
		if (name !== void 0) return ENTITIES[String(name).toLowerCase()] ?? all;
		const code = decimal === void 0 ? Number.parseInt(hex, 16) : Number(decimal);
		return code <= 1114111 ? String.fromCodePoint(code) : all;
	});
}
// src/api/response-shape.ts
const compiled = /* @__PURE__ */ new Map();
async function shapeFault(schema, value) {
	const validate = compiled.get(schema) ?? await compile(schema);
	if (validate(value)) return void 0;
	return schemaFault(validate.errors, "the body");
}
async function compile(schema) {
	const { Ajv2020 } = await Promise.resolve().then(() => require("ajv/dist/2020.js"));
	const validate = new Ajv2020({
		allowUnionTypes: true,
		meta: false,
		validateSchema: false
	}).compile(schema);
	compiled.set(schema, validate);
	return validate;
}
// src/api/route-caller.ts
var RouteCaller = class {
	server;
	keys;
	requester;
	redactor;
	constructor(server, keys, requester, redactor) {
		this.server = server;
		this.keys = keys;
		this.requester = requester;
		this.redactor = redactor;
	}
	callForJson(name, parts, repeating) {
		return this.call(name, parts, repeating, async (response) => {
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
	async call(name, { room, query, body, headers, patience = 30, mostBytes }, repeating, take) {
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
			patience,
			...mostBytes === void 0 ? {} : { mostBytes }
		};
		return await this.explained(name, () => repeating === "harmless" ? this.requester.sendRepeatedly(request, take, (error) => isSoonOver(name, error)) : this.requester.send(request, take), repeating);
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
	async explained(route, work, repeating = "harmless", hintFor = () => void 0) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof ServiceError)) throw error;
			const { failure } = error;
			const mask = (text) => this.redactor.mask(text);
			const hint = hintFor(failure.status);
			const reason = failure.kind === "refused" ? refusalWords(failure, {
				route,
				hint,
				mask
			}) : failure.reason;
			const doubt = repeating === "harmful" && failure.mayBeDone ? ". The service may have carried it out: look before you repeat it" : "";
			throw new ServiceError(error.request, {
				...failure,
				reason: mask(reason) + doubt
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
function isSoonOver(name, { failure: { status, retryAfter } }) {
	return status !== 429 || retryAfter !== void 0 || !WITH_ALLOWANCE.has(name);
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
	const base = url.origin + url.pathname.replace(/(?<!\/)\/+$/, "");
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
// src/api/client.ts
var ServiceClient = class {
	redactor;
	uploadMethod;
	environment;
	requester;
	caller;
	constructor({ server, keys, uploadMethod, redactor, environment }) {
		this.uploadMethod = uploadMethod ?? "PUT";
		this.redactor = redactor ?? new Redactor();
		this.environment = environment ?? realEnvironment();
		this.requester = new Requester(this.environment, this.redactor);
		this.caller = new RouteCaller(server, keys, this.requester, this.redactor);
		this.redactor.addKey(keys.accessKey);
		this.redactor.addKey(keys.apiKey);
	}
	create(templateName, customTemplateName) {
		const body = JSON.stringify({
			templateName,
			customTemplateName
		});
		return this.caller.callForJson("create", { body }, "harmful");
	}
	duplicate(roomId) {
		return this.caller.callForJson("duplicate", { body: JSON.stringify({ roomId }) }, "harmful");
	}
	update(roomId, fields) {
		const members = [["RoomID", JSON.stringify(roomId)], ...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`);
		return this.caller.callForJson("update", { body: `{"room":{${members.join(",")}}}` }, "harmful");
	}
	items(roomId) {
		return this.caller.callForJson("items", { query: { roomId } }, "harmless");
	}
	download(room, open) {
		const parts = {
			room,
			headers: { "accept-encoding": "identity" },
			mostBytes: MAX_DOWNLOADED
		};
		return this.caller.call("download", parts, "harmless", (response) => receive(response, open()));
	}
	import(room, jsonUrl) {
		const parts = {
			room,
			body: JSON.stringify({ jsonUrl }),
			patience: 300
		};
		return this.caller.call("import", parts, "harmful", anyResponse);
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
		const received = await this.caller.callForJson(name, { body: JSON.stringify(body) }, "harmless");
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
		const request = {
			name: `${this.uploadMethod} of the file`,
			method: this.uploadMethod,
			url: signedUploadURL,
			headers: { "content-type": type },
			body: bytes,
			patience: 300
		};
		const other = this.uploadMethod === "PUT" ? "POST" : "PUT";
		return await this.caller.explained(void 0, () => this.uploadMethod === "PUT" ? this.requester.sendRepeatedly(request, anyResponse, shouldRetry) : this.requester.send(request, anyResponse), "harmless", (status) => status === 405 || status === 501 ? `the destination does not accept ${this.uploadMethod}: use --upload-method ${other}` : void 0);
	}
	async contentLength(url) {
		const request = {
			name: "HEAD of assetURL",
			method: "HEAD",
			url,
			headers: { "accept-encoding": "identity" },
			patience: 30
		};
		return await this.caller.explained(void 0, () => this.requester.sendRepeatedly(request, async ({ headers }) => {
			const length = headers.get("content-length");
			return length === null ? void 0 : Number(length);
		}));
	}
};
async function anyResponse(response) {
	return {
		status: response.status,
		text: await readAnyText(response)
	};
}
// src/api/upload.ts
const MAX_DESTINATIONS = 3;
const MAY_MEAN_EXPIRED = /* @__PURE__ */ new Set([
	400,
	403,
	404,
	410
]);
async function uploadAsset(client, asset) {
	for (let destinations = 1;; destinations++) {
		const destination = await requestFor(client, asset);
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
			if (!(error instanceof ServiceError)) throw error;
			const most = isOpen() ? 2 : MAX_DESTINATIONS;
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
// src/gate/service-remote.ts
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
		let received = /* @__PURE__ */ new Uint8Array();
		let etag;
		const open = () => {
			const gathered = new GatheredBytes();
			return {
				tagged: (tag) => {
					etag = tag;
				},
				write: (bytes) => gathered.add(bytes),
				commit: () => {
					received = gathered.bytes;
				},
				discard: () => {}
			};
		};
		await this.client.download(this.room, open);
		return {
			bytes: received,
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
// src/gate/base.ts
function baseFor(state, file) {
	const synced = file === void 0 ? void 0 : state.files.get(file);
	if (synced !== void 0) return {
		hash: synced.base,
		server: synced.server
	};
	return state.seen === void 0 ? void 0 : {
		hash: state.seen,
		server: state.server
	};
}
function otherServer({ server }, remote) {
	return server === remote.server ? void 0 : server;
}
function addedBefore({ files }, { operation, source }) {
	if (operation === "push") return files.get(source)?.added ?? [];
	return [...new Set([...files.values()].flatMap(({ added }) => added ?? []))];
}
// src/gate/journal.ts
const STEPS = [
	"check",
	"backup",
	"plan",
	"upload",
	"head",
	"look",
	"import",
	"verify",
	"record"
];
const OPERATIONS = ["push", "restore"];
const ENDINGS = [
	"not-imported",
	"imported",
	"differs"
];
function mayHaveImported({ step }) {
	return STEPS.indexOf(step) >= STEPS.indexOf("import");
}
// src/gate/ports.ts
var FolderError = class extends Error {
	name = "FolderError";
};
// src/gate/snapshot-fault.ts
function isSnapshotFault(error) {
	return error instanceof UnusableSnapshotError || error instanceof NotJsonError;
}
function isImportable(bytes) {
	try {
		return SnapshotText.read(bytes, "after").isSnapshot;
	} catch (error) {
		if (isSnapshotFault(error)) return false;
		throw error;
	}
}
function faultText(error) {
	return error instanceof NotJsonError ? `it is not JSON: line ${error.at.line}, column ${error.at.column}: ${error.fault}` : error.fault;
}
function faultMessage(error, imported = "snapshot") {
	return `the ${error.which === "before" ? "room" : imported} cannot be used: ${faultText(error)}`;
}
function requireSnapshot(text) {
	if (text.isSnapshot) return text;
	throw new UnusableSnapshotError("after", "it has none of the five sections");
}
// src/gate/settle.ts
function interrupted(folder) {
	const journal = folder.journal();
	return journal === void 0 || journal.ending !== void 0 ? void 0 : journal;
}
async function settle(journal, folder, remote) {
	if (!mayHaveImported(journal)) return { kind: "not-sent" };
	const elsewhere = otherServer(journal, remote);
	if (elsewhere !== void 0) return {
		kind: "unknown",
		reason: `only ${elsewhere}, to which it was sent, can say`
	};
	const payload = journal.payload === void 0 ? void 0 : folder.payload(journal.payload.hash);
	if (payload === void 0 || journal.backup === void 0) return {
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
		...classify(backup, expected, await downloadRoom$1(remote), mayBeAdded),
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
		const actual = absentLogic === "kept" ? withoutOrphans(now.bytes, backup) : now.bytes;
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
function withoutOrphans(now, backup) {
	return withoutLogicOfRemoved(SnapshotText.read(now, "before"), SnapshotText.read(backup, "before")).bytes;
}
function kindOf(backup, { comparison, differs }, now) {
	if (comparison.verdict !== "lost") return "imported";
	if (sameRoom(backup, now.bytes)) return "unchanged";
	return differs ? "mixed" : "imported";
}
// src/gate/kept-json.ts
const VERSION$1 = 1;
function stateText(room, { files, latest, seen, server }) {
	return text({
		version: VERSION$1,
		room,
		latest,
		seen,
		server,
		files: Object.fromEntries(files)
	});
}
function readState(value) {
	const room = textIn(value, "room");
	const entries = value === void 0 || !isObject(value) ? void 0 : member(value, "files");
	if (room === void 0 || entries === void 0 || !isObject(entries) || !isOurs(value)) return void 0;
	const files = /* @__PURE__ */ new Map();
	for (const [name, entry] of Object.entries(entries)) {
		const [base, local, when] = [
			textIn(entry, "base"),
			textIn(entry, "local"),
			textIn(entry, "when")
		];
		if (base === void 0 || local === void 0 || when === void 0) return void 0;
		const more = {
			...optional("server", textIn(entry, "server")),
			...optional("etag", textIn(entry, "etag")),
			...optional("restored", textIn(entry, "restored")),
			...optional("added", textsIn(entry, "added"))
		};
		files.set(name, {
			base,
			local,
			when,
			...more
		});
	}
	return {
		room,
		state: {
			files,
			...optional("latest", textIn(value, "latest")),
			...optional("seen", textIn(value, "seen")),
			...optional("server", textIn(value, "server"))
		}
	};
}
function journalText(journal) {
	return text({
		version: VERSION$1,
		...journal
	});
}
function readJournal(value) {
	if (!isOurs(value)) return void 0;
	const operation = OPERATIONS.find((known) => known === textIn(value, "operation"));
	const step = STEPS.find((known) => known === textIn(value, "step"));
	const [source, started] = [textIn(value, "source"), textIn(value, "started")];
	if (operation === void 0 || step === void 0 || source === void 0 || started === void 0) return void 0;
	const earlier = isObject(value) ? readJournal(member(value, "earlier")) : void 0;
	return {
		operation,
		source,
		started,
		step,
		...optional("server", textIn(value, "server")),
		...optional("backup", textIn(value, "backup")),
		...optional("payload", isObject(value) ? readPayload(member(value, "payload")) : void 0),
		...optional("ending", ENDINGS.find((known) => known === textIn(value, "ending"))),
		...optional("earlier", earlier)
	};
}
function readPayload(value) {
	const [hash, file] = [textIn(value, "hash"), textIn(value, "file")];
	return hash === void 0 || file === void 0 ? void 0 : {
		hash,
		file
	};
}
function isOurs(value) {
	return value !== void 0 && isObject(value) && (member(value, "version") ?? VERSION$1) === VERSION$1;
}
function isNewer(value) {
	const version = value === void 0 || !isObject(value) ? void 0 : member(value, "version");
	return typeof version === "number" && version > VERSION$1;
}
function textIn(value, key) {
	const found = value === void 0 || !isObject(value) ? void 0 : member(value, key);
	return typeof found === "string" ? found : void 0;
}
function textsIn(value, key) {
	const found = isObject(value) ? member(value, key) : void 0;
	return Array.isArray(found) && found.every((one) => typeof one === "string") ? found : void 0;
}
function optional(key, value) {
	return value === void 0 ? {} : { [key]: value };
}
function text(value) {
	return `${JSON.stringify(value, null, 2)}\n`;
}
// src/gate/backup-index.ts
function backupIndexText(index) {
	return `${JSON.stringify({
		version: 1,
		...index
	}, null, 2)}\n`;
}
function readBackupIndex(value) {
	if (!isOurs(value)) return void 0;
	const [entries, names] = [member(value, "recorded"), member(value, "unrecorded")];
	if (!Array.isArray(entries) || !Array.isArray(names)) return void 0;
	const recorded = entries.map(readEntry);
	const unrecorded = names.filter((name) => typeof name === "string");
	return recorded.every((entry) => entry !== void 0) && unrecorded.length === names.length ? {
		recorded,
		unrecorded
	} : void 0;
}
function readEntry(value) {
	if (!isObject(value)) return void 0;
	const { name, sha256, source } = value;
	const operation = OPERATIONS.find((known) => known === value.operation);
	if (typeof name !== "string" || typeof sha256 !== "string" || typeof source !== "string") return void 0;
	return operation === void 0 ? void 0 : {
		name,
		sha256,
		operation,
		source
	};
}
// src/gate/backup-name.ts
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
function byAge(a, b) {
	const [timeA, timeB] = [whenOf(a) ?? "", whenOf(b) ?? ""];
	if (timeA !== timeB) return timeA < timeB ? -1 : 1;
	return numberOf(a) - numberOf(b);
}
function numberOf(name) {
	return Number(/Z-(\d+)$/.exec(name)?.[1] ?? 1);
}
// src/gate/sha256.ts
const known = /* @__PURE__ */ new WeakMap();
function hashOf(bytes) {
	const hash = known.get(bytes) ?? hexDigest(nodeSha256, bytes);
	known.set(bytes, hash);
	return hash;
}
function fingerprint(bytes) {
	return {
		sha256: hashOf(bytes),
		bytes: bytes.length
	};
}
// src/gate/folder-name.ts
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MAX_START_LENGTH = 40;
const HASH_DIGITS = 32;
function folderName(room) {
	if (PLAIN.test(room) && !RESERVED.test(room)) return room;
	return `${room.replaceAll(/[^A-Za-z0-9_-]/g, "").slice(0, MAX_START_LENGTH)}%${hashOf(new TextEncoder().encode(room)).slice(0, HASH_DIGITS)}`;
}
// src/gate/folder-on-disk.ts
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
		const isNew = !this.exists;
		this.make();
		const release = this.attempt("write", "lock", (path) => {
			try {
				return takeLock(path);
			} catch (error) {
				if (!(error instanceof LockedError)) throw error;
				throw new FolderError(`another roomlint (process ${printable(error.owner)}) is working on this room: wait until it is done. If no roomlint runs, remove ${path}`);
			}
		});
		this.isMade = false;
		this.make();
		this.attempt("write", "", (path) => {
			for (const folder of [path, ...FOLDERS.map((name) => join(path, name))]) removeLeftoversIn(folder);
		});
		return () => {
			const isGone = isNew && this.removeUnused();
			release();
			if (isGone) this.removeIfEmpty();
		};
	}
	removeUnused() {
		try {
			const { files, seen } = this.state();
			const journal = this.journal();
			if (files.size > 0 || seen !== void 0 || this.backups().length > 0 || journal !== void 0 && journal.ending !== "not-imported") return false;
			this.attempt("write", "", (path) => {
				for (const folder of FOLDERS) rmdirSync(join(path, folder));
				for (const file of [
					"journal.json",
					"state.json",
					BACKUP_INDEX
				]) rmSync(join(path, file), { force: true });
			});
			this.isMade = false;
			return true;
		} catch (error) {
			if (error instanceof FolderError) return false;
			throw error;
		}
	}
	removeIfEmpty() {
		try {
			rmdirSync(this.path);
		} catch {}
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
		const index = this.backupIndex();
		const age = new Map(index?.recorded.map(({ name }, at) => [name, at]));
		const causes = new Map(index?.recorded.map(({ name, operation, source }) => [name, {
			operation,
			source
		}]));
		const rank = (name) => age.has(name) ? 2 : isUnrecorded(name, index) ? 1 : 0;
		return this.names("backups").flatMap((file) => {
			const name = file.replace(/\.json$/, "");
			if (name === file) return [];
			const { size, mtime } = this.attempt("read", join("backups", file), (path) => statSync(path));
			const cause = causes.get(name);
			return [{
				name,
				when: whenOf(name) ?? mtime.toISOString(),
				bytes: size,
				...cause === void 0 ? {} : { cause }
			}];
		}).sort((a, b) => rank(a.name) - rank(b.name) || (age.get(a.name) ?? 0) - (age.get(b.name) ?? 0) || byAge(a.name, b.name));
	}
	integrity(name) {
		const index = this.backupIndex();
		const entry = index?.recorded.find((recorded) => recorded.name === name);
		if (entry !== void 0) return hashOf(this.readBackup(name)) === entry.sha256 ? "recorded" : "changed";
		return isUnrecorded(name, index) ? "unrecorded" : "foreign";
	}
	saveBackup(bytes, now, { operation, source }) {
		const known = this.backups();
		const newest = known.findLast(({ name }) => this.integrity(name) !== "foreign");
		if (newest !== void 0 && newest.bytes === bytes.length && this.holds(newest.name, bytes)) return newest.name;
		const index = this.backupIndex() ?? {
			recorded: [],
			unrecorded: known.map(({ name }) => name).filter((name) => whenOf(name) !== void 0)
		};
		const taken = /* @__PURE__ */ new Set([...known.map(({ name }) => name), ...index.recorded.map(({ name }) => name)]);
		const name = backupName(now, (one) => taken.has(one));
		const entry = {
			name,
			sha256: hashOf(bytes),
			operation,
			source
		};
		const there = new Set(known.map((backup) => backup.name));
		const recorded = [...index.recorded.filter((one) => there.has(one.name)), entry];
		this.write(BACKUP_INDEX, encode(backupIndexText({
			...index,
			recorded
		})));
		this.write(join("backups", `${name}.json`), bytes);
		if (!this.holds(name, bytes)) throw new FolderError(`${this.path}: the backup ${name} does not hold what was written to it`);
		return name;
	}
	backupIndex() {
		const value = this.json(BACKUP_INDEX);
		if (value === void 0) return void 0;
		const index = readBackupIndex(value);
		if (index === void 0) throw this.damaged(BACKUP_INDEX, value);
		return index;
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
		return journal;
	}
	setJournal(journal) {
		this.write("journal.json", encode(journalText(journal)));
		const isOpen = ({ ending }) => ending === void 0;
		const needed = /* @__PURE__ */ new Set();
		for (let each = journal; each !== void 0; each = each.earlier) if (isOpen(each) && each.payload !== void 0) needed.add(each.payload.hash);
		this.removeOthers("payloads", needed);
	}
	payload(hash) {
		return this.byHash("payloads", hash);
	}
	keepPayload(bytes) {
		this.write(join("payloads", `${hashOf(bytes)}.json`), bytes);
	}
	isUsed(nonce) {
		return this.usedPlans().includes(nonce);
	}
	use(nonce) {
		const plans = [...this.usedPlans(), nonce];
		this.write("used-plans.json", encode(`${JSON.stringify({
			version: 1,
			plans
		}, null, 2)}\n`));
	}
	usedPlans() {
		const value = this.json("used-plans.json");
		if (value === void 0) return [];
		const plans = isOurs(value) ? value.plans : void 0;
		if (!Array.isArray(plans)) throw this.damaged("used-plans.json", value);
		return plans;
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
		return new FolderError(isNewer(value) ? `${path} was written by a newer version of roomlint: use that one` : `${path} is damaged: move it away. Backups stay where they are`);
	}
	write(name, bytes) {
		this.make();
		this.attempt("write", name, (path) => writeDurably(path, bytes));
	}
	make() {
		if (this.isMade) return;
		this.requireOwn();
		this.attempt("write", "", (path) => {
			for (const folder of FOLDERS) makeFolders(join(path, folder));
			const ignore = join(this.beside, KEPT, ".gitignore");
			if (!existsSync(ignore)) writeDurably(ignore, encode("*\n"));
			const named = join(path, "state.json");
			if (!existsSync(named)) writeDurably(named, encode(stateText(this.room, NO_STATE)));
		});
		this.isMade = true;
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
function isUnrecorded(name, index) {
	return index === void 0 ? whenOf(name) !== void 0 : index.unrecorded.includes(name);
}
function isFileName(name) {
	return !/^\.|[/\\\0]/.test(name) && name !== "";
}
function encode(text) {
	return new TextEncoder().encode(text);
}
// src/cli/file-stats.ts
function statsOf(file, cwd) {
	try {
		return statSync(resolve(cwd, file), { throwIfNoEntry: false });
	} catch (error) {
		throw new CommandError(`${printable(file)}: ${whyRefused("read", error)}`);
	}
}
// src/cli/gate-session.ts
function chosenRoom({ room }, { world }) {
	const chosen = room ?? world.env.ROOMLINT_ROOM ?? "";
	if (chosen === "") throw new CommandError("no room: use --room ID, or set ROOMLINT_ROOM");
	return chosen;
}
function existingFolder({ cwd, folder }, room) {
	const places = folder === void 0 ? upwards(cwd) : [resolve(cwd, folder)];
	for (const place of places) {
		const found = new FolderOnDisk(place, room);
		if (found.exists) return found;
	}
	const where = folder === void 0 ? "here or in a folder above" : `in ${printable(folder)}`;
	throw new CommandError(`room ${printable(room)} was not pulled ${where}: pull it first, or use --folder DIR to say where its file is`);
}
function upwards(folder) {
	const above = dirname(folder);
	return above === folder ? [folder] : [folder, ...upwards(above)];
}
function folderBeside({ cwd, file }, room) {
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
var MaskedOutput = class {
	terminal;
	constructor(terminal) {
		this.terminal = terminal;
		maskOutput(terminal);
	}
	say(text) {
		this.terminal.writeOut(this.terminal.forPeople(text));
	}
	writeErr(text) {
		this.terminal.writeErr(text);
	}
	warn(message) {
		this.terminal.warn(message);
	}
};
// src/cli/service-session.ts
const VARIABLES = {
	accessKey: "ROOMLINT_ACCESS_KEY",
	apiKey: "ROOMLINT_API_KEY"
};
async function withService(request, needed, terminal, work) {
	const redactor = maskOutput(terminal);
	try {
		const server = chosenServer(request, terminal);
		const keys = chosenKeys(request, needed, terminal);
		const { environment = realEnvironment() } = terminal.world;
		const { uploadMethod } = request;
		return await work({
			client: new ServiceClient({
				server,
				keys,
				redactor,
				uploadMethod,
				environment
			}),
			origin: new URL(server).origin,
			redactor,
			print: (line, json) => {
				const text = request.format === "json" ? safeJson(json) : terminal.forPeople(line);
				terminal.writeOut(`${text}\n`);
			}
		}) ?? EXIT.clean;
	} catch (error) {
		throw error instanceof ServiceError ? new CommandError(error.message) : error;
	}
}
function safeJson(text) {
	return jsonTextWithoutCommands(text.trim().replaceAll(/[\t\r]/g, " "));
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
		const fromFile = file === void 0 ? {} : readKeys(resolve(cwd, file), nameOfKeys(file, named, cwd));
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
function nameOfKeys(file, named, cwd) {
	if (/[./\\]/.test(file) || existsSync(resolve(cwd, file))) return printable(file);
	return named === void 0 ? "the file that ROOMLINT_KEYS names" : "the file that --keys names";
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
// src/cli/backups.ts
const MAX_DETAILS = 3;
function listBackups(request, terminal) {
	const room = chosenRoom(request, terminal);
	const folder = existingFolder(request, room);
	const voice = new MaskedOutput(terminal);
	const describeAll = (now) => folder.backups().map((backup) => describe(folder, backup, {
		...request,
		now
	}));
	if (request.keep !== void 0) {
		const { keep, format } = request;
		return withFolder(folder, true, () => {
			const removed = prune(folder, keep);
			const kept = counted(folder.backups().length, "backup");
			voice.warn(`removed ${counted(removed.length, "backup")}, kept ${kept}`);
			if (format === "json") voice.say(json$2(room, describeAll(), removed));
			return Promise.resolve(EXIT.clean);
		});
	}
	if (request.isOffline) return withFolder(folder, false, () => {
		const described = describeAll();
		voice.say(request.format === "json" ? json$2(room, described) : `${lines(described)}\n`);
		return Promise.resolve(EXIT.clean);
	});
	return withService(request, ["accessKey"], terminal, ({ client, origin, print }) => withFolder(folder, false, async () => {
		const { bytes: now } = await new ServiceRemote(client, room, origin).download();
		const described = describeAll(readRoom(now));
		print(lines(described), json$2(room, described));
		return EXIT.clean;
	}));
}
function prune(folder, keep) {
	const backups = folder.backups().filter(({ name }) => folder.integrity(name) !== "foreign");
	const needed = /* @__PURE__ */ new Set();
	for (let journal = interrupted(folder); journal !== void 0; journal = journal.earlier) needed.add(journal.backup);
	const removed = backups.slice(0, Math.max(0, backups.length - keep)).filter(({ name }) => !needed.has(name));
	for (const { name } of removed) folder.removeBackup(name);
	return removed.map(({ name }) => name);
}
function describe(folder, found, { now, format, isFull }) {
	const backup = {
		...found,
		integrity: folder.integrity(found.name),
		effect: void 0,
		details: []
	};
	try {
		const bytes = folder.readBackup(backup.name);
		const then = now === void 0 ? SnapshotText.read(bytes, "after") : SnapshotText.read(bytes, "after", now);
		const { items, quests } = planImport(then, then).counts;
		if (now === void 0) return {
			...backup,
			items,
			quests,
			restore: void 0
		};
		const plan = maskedPlan(now, restoringSnapshot(now, then));
		const restore = effect(plan);
		return format === "json" ? {
			...backup,
			items,
			quests,
			restore: {
				...restore,
				...changesShape(plan.changes)
			}
		} : {
			...backup,
			items,
			quests,
			restore,
			effect: effectText(plan),
			details: detailsOf(plan, isFull)
		};
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		return {
			...backup,
			fault: faultText(error)
		};
	}
}
function maskedPlan(now, backup) {
	const plan = planImport(now, backup);
	return maskPlan(plan, maskOf(mayHoldCredentials([now.bytes, backup.bytes])));
}
function detailsOf(plan, isFull) {
	const shown = isFull ? ALL_CHANGES : SOME_CHANGES;
	const texts = [...destroyedLines(plan), ...changeLines(plan, shown)].map(({ symbol, text, details }) => [`${symbol} ${text}`, ...symbol === "~" ? details : []].join("; "));
	const listed = isFull ? texts : texts.slice(0, MAX_DETAILS);
	const more = texts.length - listed.length;
	return more === 0 ? listed : [...listed, `\u2026 and ${more} more: --full shows all`];
}
function effect({ verdict, items, quests }) {
	const sum = (list) => items[list].length + questCount(quests[list]);
	return {
		verdict,
		added: sum("added"),
		changed: sum("changed"),
		removed: sum("removed")
	};
}
function lines(backups) {
	if (backups.length === 0) return "no backups";
	return backups.map((backup) => `${printable(backup.name)}  ${causeText(backup)}${bytesText(backup.bytes)}, ${contentText(backup)}${INTEGRITY_TEXTS[backup.integrity]}${backup.details.map((detail) => `\n    ${detail}`).join("")}`).join("\n");
}
function causeText({ cause, when }) {
	if (cause === void 0) return "";
	return `before ${cause.operation} of ${printable(cause.source)}, ${when.slice(11, 16)} UTC: `;
}
const INTEGRITY_TEXTS = {
	recorded: "",
	unrecorded: "",
	changed: " (changed after it was made: restore takes it only with --unverified)",
	foreign: " (not made by roomlint: restore takes it only with --unverified)"
};
function contentText(backup) {
	if ("fault" in backup) return `damaged: ${printable(backup.fault)}`;
	const { items, quests, effect } = backup;
	const holds = `${counted(items, "item")}, ${counted(quests, "quest")}`;
	return effect === void 0 ? holds : `${holds}; ${effect}`;
}
function effectText({ verdict, items, quests }) {
	if (verdict === "unchanged") return "the same as the room";
	const verbs = {
		added: "adds",
		changed: "changes",
		removed: "removes"
	};
	const parts = [
		"added",
		"changed",
		"removed"
	].flatMap((kind) => {
		const things = [items[kind].length === 0 ? "" : counted(items[kind].length, "item"), quests[kind].length === 0 ? "" : counted(questCount(quests[kind]), "quest")].filter((thing) => thing !== "");
		return things.length === 0 ? [] : [`${verbs[kind]} ${things.join(" and ")}`];
	});
	return `a restore ${parts.length === 0 ? "changes settings, tasks or logic" : listed(parts, "and")}`;
}
function json$2(room, backups, removed) {
	const shapes = backups.map(({ details: _details, effect: _effect, ...backup }) => backup);
	return `${jsonWithoutCommands({
		version: 1,
		room,
		backups: shapes,
		removed
	}, 2)}\n`;
}
// src/gate/local-file.ts
var FileOnDisk = class {
	path;
	name;
	constructor(path) {
		this.path = path;
		this.name = basename(path);
	}
	read() {
		if (!existsSync(this.path)) return void 0;
		const reading = readSnapshotFile(this.path, Number.POSITIVE_INFINITY, unprescannedBuffer);
		if (reading.kind === "bytes") return reading.bytes;
		throw new FolderError(`${this.name}: ${reading.kind === "error" ? reading.message : "it is too large"}`);
	}
	async write(before, after) {
		if (before === void 0) return this.create(after);
		const replaced = await replaceFile(this.path, before, after);
		if (replaced.kind === "error") throw new FolderError(`${this.name}: ${replaced.message}`);
		return replaced.kind === "replaced";
	}
	create(bytes) {
		if (existsSync(this.path)) return false;
		try {
			writeDurably(this.path, bytes);
			return true;
		} catch (error) {
			if (error instanceof LinkError) throw new FolderError(`${this.name}: ${error.message}`);
			if (error instanceof Error && "syscall" in error) throw new FolderError(`${this.name}: ${whyRefused("write", error)}`);
			throw error;
		}
	}
	get folder() {
		return dirname(this.path);
	}
};
// src/gate/record.ts
async function recordImport(folder, imported, when) {
	const { operation, server, now, payload, file, fileHash, addedFields } = imported;
	const kept = file === void 0 ? "as-it-was" : await keepInFile(file, payload, fileHash);
	const base = folder.keepBase(now.bytes);
	const state = folder.state();
	if (operation === "push" && file !== void 0 && kept !== "changed-meanwhile") {
		const local = kept === "merged" ? hashOf(payload) : fileHash;
		const added = addedFields.length === 0 ? {} : { added: addedFields };
		const synced = {
			base,
			local,
			when: when.toISOString(),
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
		...restored(state, imported, base),
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
function restored(state, { server, source }, base) {
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
// src/gate/pull.ts
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
	const open = interrupted(folder);
	const journal = open === void 0 || otherServer(open, remote) !== void 0 ? void 0 : open;
	if (journal !== void 0) folder.setJournal({
		...journal,
		ending: mayHaveImported(journal) ? "differs" : "not-imported"
	});
	return {
		kind: local === hash ? "same" : "pulled",
		bytes: room.bytes.length,
		wasPulled,
		interrupted: journal
	};
}
// src/cli/journal-json.ts
function operationShape({ operation, source, started, step, backup }) {
	return {
		operation,
		source,
		started,
		step,
		backup: backup ?? null
	};
}
// src/cli/pull.ts
function pullRoom(request, terminal) {
	return withService(request, ["accessKey"], terminal, (session) => {
		const room = chosenRoom(request, terminal);
		const { path, folder } = folderBeside(request, room);
		return withFolder(folder, true, async () => {
			const outcome = await pull({
				remote: new ServiceRemote(session.client, room, session.origin),
				folder,
				file: new FileOnDisk(path)
			}, /* @__PURE__ */ new Date());
			session.print(words$1(outcome, request.file, room), json$1(outcome, request.file, room));
			return outcome.kind === "pulled" || outcome.kind === "same" ? EXIT.clean : EXIT.findings;
		});
	});
}
function json$1(outcome, file, room) {
	const { kind, wasPulled } = outcome;
	const written = "bytes" in outcome ? outcome : void 0;
	const shape = {
		version: 1,
		room,
		file,
		outcome: kind,
		wasPulled,
		bytes: written?.bytes,
		interrupted: written?.interrupted && operationShape(written.interrupted)
	};
	return JSON.stringify(shape, null, 2);
}
function words$1(outcome, file, room) {
	const [named, of] = [printable(file), `room ${printable(room)}`];
	switch (outcome.kind) {
		case "pulled":
		case "same": {
			const bytes = `${outcome.bytes.toLocaleString("en")} bytes`;
			const first = outcome.kind === "same" ? `${named} is up to date with ${of}: ${bytes}` : `pulled ${of} into ${named}: ${bytes}`;
			const { interrupted } = outcome;
			if (interrupted === void 0 || !mayHaveImported(interrupted)) return first;
			return `${first}\nthe ${interrupted.operation} that was interrupted at ${interrupted.started} may have left the room like this. Backup ${interrupted.backup} has what it was before`;
		}
		case "local-changes": return outcome.wasPulled ? `${named} was not overwritten: it has changes that were not pushed. Push it, or move it away` : `${named} was not overwritten: it was not pulled from ${of}. Move it away, or pull into another file`;
		case "changed-meanwhile": return `${named} was not overwritten: another program changed it meanwhile. Pull again`;
	}
}
// src/files/read-line.ts
const LINE_FEED = 10;
const MAX_LINE_LENGTH = 4096;
const PATIENCE = 10;
function readLine(file) {
	const bytes = [];
	const one = Buffer.alloc(1);
	while (bytes.length < MAX_LINE_LENGTH) {
		if (readByte(file, one) === 0) return bytes.length === 0 ? void 0 : decoded(bytes);
		const byte = one[0] ?? LINE_FEED;
		if (byte === LINE_FEED) break;
		bytes.push(byte);
	}
	return decoded(bytes);
}
function decoded(bytes) {
	return Buffer.from(bytes).toString("utf8").replace(/\r$/, "");
}
function readByte(file, into) {
	for (;;) try {
		return readSync(file, into, 0, 1, null);
	} catch (error) {
		const { code } = error;
		if (code === "EOF") return 0;
		if (code !== "EAGAIN") throw error;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
	}
}
// src/gate/stop.ts
var Stop = class extends Error {
	outcome;
	constructor(outcome) {
		super(outcome.kind);
		this.outcome = outcome;
	}
};
// src/gate/lost-update.ts
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
	if (known === void 0 || known.hash === roomHash) {
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
function undoesOthers(base, room, snapshot) {
	if (base === void 0) return true;
	const before = SnapshotText.read(base, "before", room, snapshot);
	return compareThree(before, room, snapshot).undone.length > 0;
}
// src/gate/restore-call.ts
function restoreCall({ folder, remote }, restorePlan, now) {
	const steps = restoreSteps(restorePlan, now);
	const { removedItems, removedQuests } = planOf(steps).counts;
	const seen = baseFor(folder.state(), void 0);
	const isAsLeft = seen === void 0 || seen.hash === hashOf(now);
	return {
		backup: restorePlan.backup,
		removes: removedItems + removedQuests,
		overwrites: !isAsLeft && (otherServer(seen, remote) !== void 0 || undoesOthers(folder.base(seen.hash), steps.room, steps.snapshot))
	};
}
function restoreSteps({ before, steps }, now) {
	if (Buffer.compare(steps.room.bytes, now) === 0) return steps;
	const room = SnapshotText.read(now, "before", before, steps.room);
	return decideImport(room, restoringSnapshot(room, before));
}
// src/gate/carry-out.ts
const FIRST_WAIT = 1e3;
const MAX_WAIT = 6e4;
async function carryOut(ready) {
	const { request, deps, journal, room, payload } = ready;
	const { remote, folder } = deps;
	folder.keepPayload(payload);
	journal.note({ payload: {
		hash: hashOf(payload),
		file: hashOf(request.bytes)
	} });
	journal.begin("upload");
	const address = await remote.upload(payload);
	journal.begin("head");
	const length = await remote.contentLength(address);
	if (length !== payload.length) return {
		kind: "unable",
		message: wrongLength(length, payload)
	};
	journal.begin("look");
	if (!sameRoom(room.bytes, (await downloadRoom$1(remote)).bytes)) return {
		kind: "unable",
		message: "somebody changed the room while this ran"
	};
	if (request.reviewed !== void 0) folder.use(request.reviewed.nonce);
	journal.begin("import");
	ready.sending();
	const answer = await remote.import(address).catch(serviceError);
	journal.beginAnyway("verify");
	return await verify(ready, answer);
}
async function verify(ready, answer) {
	const { deps, journal, payload, restorePlan } = ready;
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
	journal.beginAnyway("record");
	const { addedFields } = comparison;
	try {
		return {
			kind: "imported",
			addedFields,
			absentLogic,
			file: await recordPush(ready.request, deps, now, payload, addedFields),
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
async function look({ request, deps, room, payload, restorePlan }) {
	const possible = possibleRooms(room.bytes, payload, restorePlan.steps.room.bytes);
	const mayBeAdded = addedBefore(deps.folder.state(), request);
	return classify(room.bytes, possible, await downloadRoom$1(deps.remote), mayBeAdded);
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
function recordPush({ operation, source, bytes }, { remote: { server }, folder, file, now: clock }, now, payload, addedFields = []) {
	return recordImport(folder, {
		operation,
		source,
		server,
		now,
		payload,
		file: operation === "push" ? file(source) : void 0,
		fileHash: hashOf(bytes),
		addedFields
	}, clock());
}
function serviceError(error) {
	if (error instanceof ServiceError) return error;
	throw error;
}
function wrongLength(length, payload) {
	return length === void 0 ? "HEAD of the uploaded file gives no Content-Length, which an import requires" : `HEAD of the uploaded file gives Content-Length ${length}, but ${payload.length} bytes were sent`;
}
// src/gate/planned-import.ts
function planPush(room, base, payload, { operation, limit, protect, source, room: id }) {
	const { bytes } = payload;
	if (bytes.length > 52428800) throw new Stop({
		kind: "unable",
		message: tooLarge(bytes)
	});
	const steps = decideImport(room, requireSnapshot(payload));
	const plan = operation === "push" ? planOf(steps) : planOfRestore(steps);
	const gate = judgePlan(plan, limit, protect);
	const isPercent = limit.kind === "percent";
	return {
		planned: {
			report: redactPlan({
				current: `room ${id}`,
				next: operation === "push" ? source : `backup ${source}`,
				plan,
				gate,
				isPercent
			}, maskOf(mayHoldCredentials([room.bytes, bytes]))),
			base,
			payload: fingerprint(bytes)
		},
		payload,
		steps
	};
}
function planOfRestore(steps) {
	const plan = planOf(steps);
	return {
		...plan,
		looksLike: plan.looksLike.filter((look) => look !== "older-backup")
	};
}
function requireUnusedPlan({ reviewed, room }, folder) {
	if (reviewed === void 0) return;
	if (reviewed.room !== room) throw otherPlan("it is for another room");
	if (folder.isUsed(reviewed.nonce)) throw otherPlan("it was executed already");
}
function requireReviewed({ base, payload }, { reviewed }) {
	if (reviewed === void 0) return;
	if (reviewed.base !== base.sha256) throw otherPlan("the room has changed since it was made");
	if (reviewed.payload !== payload.sha256) throw otherPlan("the file has changed since it was made");
}
function otherPlan(reason) {
	return new Stop({
		kind: "other-plan",
		reason
	});
}
function tooLarge(payload) {
	return `the snapshot has ${payload.length.toLocaleString("en")} bytes, but an import accepts ${MAX_IMPORTED_BYTES.toLocaleString("en")} at most`;
}
// src/gate/ending.ts
function endingOf(outcome) {
	switch (outcome.kind) {
		case "imported":
		case "nothing": return "imported";
		case "differs": return "differs";
		case "unverified":
		case "unrecorded": return;
		case "unable": return outcome.importing?.mayFollow === true ? void 0 : "not-imported";
		default: return "not-imported";
	}
}
// src/gate/push-journal.ts
var PushJournal = class {
	journal;
	folder;
	writes;
	hasBegun = false;
	constructor({ operation, source, isDryRun }, { remote, folder, now }) {
		this.folder = folder;
		this.writes = !isDryRun;
		const started = now().toISOString();
		this.journal = {
			operation,
			source,
			started,
			step: "check",
			server: remote.server
		};
	}
	note(known) {
		this.journal = {
			...this.journal,
			...known
		};
	}
	begin(step) {
		this.journal = {
			...this.journal,
			step
		};
		if (!this.writes) return;
		this.hasBegun = true;
		this.folder.setJournal(this.journal);
	}
	beginAnyway(step) {
		try {
			this.begin(step);
		} catch (error) {
			if (!(error instanceof FolderError)) throw error;
		}
	}
	end(outcome) {
		const ending = endingOf(outcome);
		const { earlier } = this.journal;
		if (!this.writes || ending === void 0 || !(this.hasBegun || earlier !== void 0)) return;
		this.folder.setJournal(ending === "not-imported" && earlier !== void 0 ? earlier : {
			...this.journal,
			ending
		});
	}
};
// src/gate/settle-earlier.ts
async function settleEarlier(deps, records) {
	const { folder, remote, tell } = deps;
	for (let journal = interrupted(folder); journal !== void 0; journal = journal.earlier) {
		const settled = await settle(journal, folder, remote);
		tell({
			kind: "interrupted",
			journal,
			settled
		});
		if (settled.kind === "not-sent" && journal.earlier !== void 0) continue;
		if (settled.kind === "mixed" || settled.kind === "unknown") return journal;
		if (!records) return void 0;
		if (settled.kind === "imported") await recordEarlier(journal, settled, deps);
		folder.setJournal({
			...journal,
			ending: settled.kind === "imported" ? "imported" : "not-imported"
		});
		return;
	}
}
async function recordEarlier({ operation, source, payload: hashes }, { now, payload, comparison }, { remote: { server }, folder, file, now: clock }) {
	const pushed = operation === "push" ? file(source) : void 0;
	const { addedFields } = comparison;
	await recordImport(folder, {
		operation,
		source,
		server,
		now,
		payload,
		file: pushed,
		fileHash: hashes?.file ?? "",
		addedFields
	}, clock());
}
// src/gate/push.ts
function push(request, environment) {
	return new Push(request, environment).run();
}
const UNABLE = {
	kind: "unable",
	message: ""
};
var Push = class {
	request;
	deps;
	journal;
	backup;
	planned;
	errors;
	isSent = false;
	constructor(request, deps) {
		this.request = request;
		this.deps = deps;
		this.journal = new PushJournal(request, deps);
	}
	async run() {
		const outcome = await this.outcome();
		const { backup, planned, errors } = this;
		return {
			outcome,
			...backup === void 0 ? {} : { backup },
			...planned === void 0 ? {} : { planned },
			...errors === void 0 ? {} : { errors }
		};
	}
	async outcome() {
		try {
			await this.settleEarlier();
			const outcome = await this.steps();
			return this.ended(outcome);
		} catch (error) {
			const isBadRequest = error instanceof CommandError;
			const outcome = this.ended(isBadRequest ? UNABLE : this.asOutcome(error));
			if (isBadRequest) throw error;
			return outcome;
		}
	}
	ended(outcome) {
		try {
			this.journal.end(outcome);
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
	async steps() {
		const { request, deps, journal } = this;
		const { remote, folder, tell } = deps;
		requireUnusedPlan(request, folder);
		journal.begin("check");
		const given = request.operation === "push" ? await this.checkGiven() : void 0;
		journal.begin("backup");
		const room = await remote.download();
		const text = readRoom(room.bytes);
		const backup = folder.saveBackup(room.bytes, deps.now(), request);
		this.backup = backup;
		journal.note({ backup });
		tell({
			kind: "backup",
			name: backup,
			bytes: room.bytes.length
		});
		if (this.isInStep(room)) return this.nothing(given);
		journal.begin("plan");
		const base = fingerprint(room.bytes);
		const draft = planPush(text, base, payloadFor(text, base.sha256, request, deps), request);
		this.planned = draft.planned;
		tell({
			kind: "plan",
			report: draft.planned.report
		});
		requireReviewed(draft.planned, request);
		return await this.decided({
			room,
			before: text,
			draft,
			backup,
			given
		});
	}
	async checkGiven() {
		const { request, deps } = this;
		const { report, notes } = await deps.check(request.bytes);
		for (const message of notes) deps.tell({
			kind: "note",
			message
		});
		const errors = errorsIn(report);
		if (errors.length === 0 || report.isStopped !== true && isImportable(request.bytes)) return report;
		deps.tell({
			kind: "errors",
			report,
			errors
		});
		throw new Stop(this.tooManyErrors(errors.length, 0));
	}
	nothing(given) {
		if (given !== void 0) this.errors = {
			fresh: 0,
			earlier: errorsIn(given).length
		};
		return { kind: "nothing" };
	}
	async errorsOf(payload, room, given) {
		const { deps, request } = this;
		if (given === void 0) {
			await this.listReturning(payload, room);
			return;
		}
		const all = payload === request.bytes ? given : (await deps.check(payload)).report;
		const { fresh, earlier } = await this.compared(all, payload, room);
		const stopping = request.isStrict ? errorsIn(all) : fresh;
		if (stopping.length > 0) deps.tell({
			kind: "errors",
			report: all,
			errors: stopping
		});
		else if (earlier > 0) deps.tell({
			kind: "earlier-errors",
			count: earlier
		});
		return stopping.length > 0 ? this.tooManyErrors(fresh.length, earlier) : void 0;
	}
	async listReturning(payload, room) {
		const { deps } = this;
		try {
			const { report } = await deps.check(payload);
			const { fresh } = await this.compared(report, payload, room);
			if (fresh.length > 0) deps.tell({
				kind: "errors",
				report,
				errors: fresh
			});
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			deps.tell({
				kind: "note",
				message: `the errors that would return are unknown: ${reason}`
			});
		}
	}
	async compared(all, payload, room) {
		const { deps } = this;
		const count = errorsIn(all).length;
		if (count === 0) {
			this.errors = {
				fresh: 0,
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
		const fresh = errorsIn(report);
		this.errors = {
			fresh: fresh.length,
			earlier: count - fresh.length
		};
		return {
			fresh,
			earlier: count - fresh.length
		};
	}
	tooManyErrors(fresh, earlier) {
		this.errors = {
			fresh,
			earlier
		};
		return {
			kind: "findings",
			fresh,
			earlier,
			isStrict: this.request.isStrict
		};
	}
	isInStep(room) {
		const { operation, source, bytes } = this.request;
		const { folder, remote } = this.deps;
		const synced = operation === "push" ? folder.state().files.get(source) : void 0;
		if (synced === void 0 || synced.restored !== void 0) return false;
		if (synced.server !== remote.server || synced.local !== hashOf(bytes)) return false;
		const base = folder.base(synced.base);
		return synced.local !== synced.base && base !== void 0 && sameRoom(base, room.bytes);
	}
	async decided({ room, before, draft, backup, given }) {
		const { planned, payload, steps } = draft;
		const { request, deps, journal } = this;
		const { plan, gate } = planned.report;
		if (plan.verdict === "unchanged") {
			if (!request.isDryRun) await recordPush(request, deps, room, payload.bytes);
			return this.nothing(given);
		}
		const errors = await this.errorsOf(payload.bytes, room.bytes, given);
		if (errors !== void 0) return errors;
		if (!gate.isWithinLimit || gate.protectedLosses.length > 0) return { kind: "limits" };
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
				kind: answer === "no" ? "declined" : "noTerminal",
				destroys
			};
		}
		return await carryOut({
			request,
			deps,
			journal,
			room,
			payload: payload.bytes,
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
		const { operation, decision, isDryRun } = this.request;
		const earlier = await settleEarlier(this.deps, !isDryRun).catch((error) => {
			if (error instanceof FolderError) throw error;
			throw new Stop({
				kind: "unverified",
				message: this.messageOf(error),
				isEarlier: true
			});
		});
		if (earlier === void 0) return;
		this.journal.note({ earlier });
		if (operation === "push" && decision !== "overwrite") throw new Stop({ kind: "in-doubt" });
	}
	messageOf(error) {
		if (error instanceof ServiceError || error instanceof FolderError) return error.message;
		if (!isSnapshotFault(error)) throw error;
		return faultMessage(error, this.request.operation === "push" ? "snapshot" : "backup");
	}
};
function errorsIn({ findings }) {
	return findings.filter(({ level }) => level === "error");
}
// src/gate/reviewed-plan.ts
const HASH = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
function readReviewedPlan(value) {
	if (!isObject(value) || member(value, "version") !== 1 || member(value, "outcome") !== "planned") return void 0;
	const room = member(value, "room");
	const nonce = member(value, "nonce");
	const decision = member(value, "decision");
	const [base, payload] = [hashIn(member(value, "base")), hashIn(member(value, "payload"))];
	if (typeof room !== "string" || typeof nonce !== "string" || !NONCE.test(nonce)) return void 0;
	if (base === void 0 || payload === void 0) return void 0;
	if (decision !== "stop" && decision !== "merge" && decision !== "overwrite") return void 0;
	return {
		room,
		base,
		payload,
		nonce,
		decision
	};
}
function hashIn(value) {
	if (value === void 0 || !isObject(value)) return void 0;
	const hash = member(value, "sha256");
	return typeof hash === "string" && HASH.test(hash) ? hash : void 0;
}
// src/workspace/check-bytes.ts
async function checkBytes(file, bytes, settings, earlier) {
	const task = {
		...fileTask(file),
		read: (maxBytes) => reading(bytes, maxBytes),
		...earlier && { earlier: () => [[{
			shown: earlier.shown,
			read: (maxBytes) => reading(earlier.bytes, maxBytes)
		}]] }
	};
	const check = await openCheck({
		source: { open: () => Promise.resolve({ tasks: [task] }) },
		settings,
		onlyNew: earlier !== void 0
	});
	const notes = [];
	let report;
	for await (const event of check.run()) {
		if (event.kind === "checked") report = event.report;
		if (event.kind === "note") notes.push(event.message);
		if (event.kind === "problem") throw asError(event);
	}
	if (report === void 0) throw new CommandError(`${file.path} was not checked`);
	return {
		report,
		notes
	};
}
function asError({ severity, message, details }) {
	return severity === "crash" ? new Error(details === void 0 ? message : `${message}\n${details}`) : new CommandError(message, details);
}
function reading(bytes, maxBytes) {
	if (bytes.length > maxBytes) return {
		kind: "too-large",
		size: bytes.length
	};
	const buffer = unprescannedBuffer(bytes.length);
	buffer.bytes.set(bytes);
	buffer.bytesAreThere(bytes.length);
	return {
		kind: "bytes",
		bytes: buffer.bytes,
		prescanned: buffer.prescanned
	};
}
// src/cli/gate-words.ts
const MAX_PARTS = 50;
const SYMBOLS = {
	added: "+",
	changed: "~",
	removed: "-"
};
function partText(part) {
	switch (part.kind) {
		case "item": return itemText(part);
		case "logic": return logicText({
			key: part.key,
			...part.label
		});
		case "setting": return `settings ${keyText(part.key)}`;
		case "quest": return questText(part);
		case "tasks": return "roomTasks";
	}
}
function changeList(changes, shown = SOME_CHANGES) {
	const most = Number.isFinite(shown.perKind) ? MAX_PARTS : changes.length;
	const lines = changes.slice(0, most).map((changed) => partChangeText(changed, shown));
	const more = changes.length - lines.length;
	if (more > 0) lines.push(`  \u2026 and ${counted(more, "more change")}: --full shows all\n`);
	return lines.join("");
}
function partChangeText({ part, change, changes }, shown) {
	const symbol = SYMBOLS[change];
	if (change !== "changed") {
		const [value] = changes;
		const is = part.kind === "setting" && value !== void 0 ? valueText(value.before ?? value.after) : "";
		return `  ${symbol} ${[partText(part), is].filter((text) => text !== "").join(" ")}\n`;
	}
	const texts = [...new Set(changes.map(changeText))];
	const { text, details } = changedRecord(partText(part), texts, shown);
	return [`  ${symbol} ${text}\n`, ...details.map((detail) => `      ${detail}\n`)].join("");
}
function conflictList(conflicts) {
	return conflicts.map(conflictText).join("");
}
function conflictText(conflict) {
	const { fields, yours, theirs } = conflict;
	const part = `  ! ${partText(conflict)}`;
	if (fields.length === 0) return `${part}: you ${DONE[yours]} it, others ${DONE[theirs]} it\n`;
	const [first, ...others] = fields;
	if (others.length === 0 && first?.words.what === "") return `${part}: ${fieldText(first)}\n`;
	return `${part}\n${fields.map((field) => `      ${fieldText(field)}\n`).join("")}`;
}
const DONE = {
	added: "added",
	changed: "changed",
	removed: "removed",
	unchanged: "left"
};
function fieldText({ words, base, yours, theirs }) {
	const shown = (value) => value === void 0 ? "(none)" : valueText(value);
	const what = words.what === "" ? "" : `${words.what}: `;
	const [mine, other] = yours === void 0 || theirs === void 0 ? [shown(yours), shown(theirs)] : valueTexts(yours, theirs);
	return `${what}was ${shown(base)}, yours ${mine}, theirs ${other}`;
}
function differenceList({ groups }) {
	const unforgiven = groups.filter(({ forgiven }) => !forgiven);
	const lines = unforgiven.slice(0, MAX_PARTS).map(({ class: kind, count, first, places }) => {
		return `  ${kind}${count > 1 ? ` (${count} times)` : ""}: ${printable(first.message)}, at ${printable(places)}\n`;
	});
	const more = unforgiven.length - MAX_PARTS;
	if (more > 0) lines.push(`  \u2026 and ${counted(more, "more kind")} of differences\n`);
	return lines.join("");
}
const STEP_TEXTS = {
	check: "while it checked the file",
	backup: "while it made a backup",
	plan: "while it planned the import",
	upload: "while it uploaded the snapshot",
	head: "while it looked at the uploaded snapshot",
	look: "before the import",
	import: "while the service imported the snapshot",
	verify: "after it requested the import",
	record: "after the import"
};
function interruptionText({ operation, source, started, step, backup }, settled) {
	const stopped = `the ${operation} of ${printable(source)} that began at ${started} stopped ${STEP_TEXTS[step]}`;
	const again = `It is safe to ${operation} again`;
	const behind = backup === void 0 ? "" : ` (backup ${backup})`;
	switch (settled?.kind) {
		case void 0: return `${stopped}. ${mayHaveImported({ step }) ? "The room may have changed: only the service can say" : "It had not requested the import"}`;
		case "not-sent": return `${stopped}. It had not requested the import, so nothing has changed. ${again}`;
		case "unchanged": return `${stopped}. The room is unchanged. ${again}, unless the service is still working on that import: look once more in a few minutes`;
		case "imported": return `${stopped}. The room has everything that was to be imported${behind}. Nothing needs to be repeated`;
		case "mixed": return `${stopped}. The room is now neither what it was before${behind} nor what it should be`;
		case "unknown": return `${stopped}. What became of the room is unknown: ${settled.reason}`;
	}
}
function eventText(event, { check }) {
	switch (event.kind) {
		case "interrupted": return interruptionText(event.journal, event.settled);
		case "backup": return `backup ${event.name}: ${bytesText(event.bytes)}`;
		case "theirs": {
			const count = counted(event.changes.length, "change");
			return event.done === "merged" ? `merging ${count} of others` : `--overwrite: this undoes ${count} of others`;
		}
		case "note": return event.message;
		case "earlier-errors": return `${earlierText(event.count)}: \`${printable(check)}\` lists ${event.count === 1 ? "it" : "them"}`;
	}
}
function earlierText(count) {
	return count === 1 ? "1 other error is in the room already and does not stop this" : `${count} other errors are in the room already and do not stop this`;
}
const UNCHANGED = "The room is unchanged.\n";
function restoreLine({ backup, removes, overwrites }, { options }) {
	return `roomlint restore ${backup} ${options}${removes > 0 ? ` --max-removed ${removes}` : ""}${overwrites ? " --overwrite" : ""}`;
}
function outcomeText(outcome, commands) {
	const [room, source] = [printable(commands.room), printable(commands.source)];
	const not = commands.operation === "push" ? "Not pushed" : "Not restored";
	switch (outcome.kind) {
		case "findings": return findingsText(outcome, commands, not);
		case "lost-update": return outcome.changes === void 0 ? `${not}: room ${room} has changed since it was pulled. What others have changed is unknown, because the pulled bytes are gone or damaged. ${UNCHANGED}\`roomlint pull\` into another file shows the room. --overwrite undoes their changes.\n` : `${not}: room ${room} has changed since it was pulled, and this would undo it. ${UNCHANGED}Others have changed:\n${changeList(outcome.changes)}--merge keeps their changes and yours, --overwrite undoes theirs.\n`;
		case "other-server": return `${not}: room ${room} was pulled from ${printable(outcome.pulledFrom)}, but this is ${printable(outcome.server)}, and the room here is not what was pulled. ${UNCHANGED}To import ${source} here anyway, use --overwrite.\n`;
		case "conflicts": return `${not}: you and others have changed the same parts in different ways. ${UNCHANGED}Both have changed:\n${conflictList(outcome.conflicts)}\`roomlint pull\` into another file shows theirs. Decide for each part: copy theirs into ${source}, then push --merge; or --overwrite to keep yours and undo all that others have changed. To decide without editing, add --ours or --theirs to --merge, as in --theirs ${shellWord(exampleOf(outcome.conflicts))}.\n`;
		case "no-such-conflict": return `${not}: no conflict matches ${listed(outcome.patterns.map((pattern) => quoteValue(pattern)), "and")}. ${UNCHANGED}${outcome.conflicts.length === 0 ? "There are no conflicts" : `The conflicts are:\n${conflictList(outcome.conflicts).trimEnd()}`}\n`;
		case "limits": return `${not}: this exceeds the limits. ${UNCHANGED}`;
		case "other-plan": return `${not}: the plan cannot be executed, because ${outcome.reason}. ${UNCHANGED}Make the plan again.\n`;
		case "in-doubt": return `${not}: an interrupted import left room ${room} in an uncertain state. \`roomlint restore\` brings back a backup, --overwrite pushes ${source} anyway.\n`;
		case "declined": return `${not}: ${outcome.destroys ? "that is not the identifier of the room" : "the answer was not y"}. ${UNCHANGED}`;
		case "noTerminal": return `${not}: this ${outcome.destroys ? "destroys something" : "changes the room"}, and there is no terminal to ask on: use --yes. ${UNCHANGED}`;
		case "no-way-back": return `${not}: a restore would not bring back all of the room. ${UNCHANGED}A restore would leave:\n${differenceList(outcome.comparison.comparison)}`;
		case "unable": return outcome.importing === void 0 ? `${not}: ${outcome.message}. ${UNCHANGED}` : `Not imported: ${outcome.message}. ${outcome.importing.mayFollow ? "The room is unchanged so far, but the service may still be working on it: `roomlint status` looks again.\n" : UNCHANGED}`;
		case "nothing": return `Nothing to ${commands.operation}: room ${room} already has what ${source} has.\n`;
		case "planned": return `A dry run: nothing was uploaded or imported. ${UNCHANGED}`;
		case "imported": return importedText(outcome, commands);
		case "differs": return `Imported, and differs: room ${room} is not what it should be.\n${differenceList(outcome.comparison.comparison)}This restores it:\n  ${restoreLine(outcome.restore, commands)}\n`;
		case "unrecorded": return `${imported(commands)}.\nThis could not be recorded: ${outcome.message}. Fix that, then push again: nothing is imported twice.\n`;
		case "unverified": return outcome.isEarlier ? `${not}: an import was interrupted before, and room ${room} could not be downloaded to see what became of it: ${outcome.message}. \`roomlint status\` looks again.\n` : `The import was requested, but room ${room} could not be downloaded afterwards: ${outcome.message}. It may have changed: \`roomlint status\` looks again.\n`;
	}
}
function findingsText({ fresh, earlier, isStrict }, { source, check }, not) {
	const first = `${not}: fix the errors in ${printable(source)} first. ${UNCHANGED}`;
	if (earlier === 0) return first;
	const others = counted(earlier, "other error");
	if (isStrict) return `${first}${counted(fresh, "error")} of them ${fresh === 1 ? "is" : "are"} new.\n`;
	return `${first}The room does not have ${fresh === 1 ? "this error" : "these errors"}. It has ${others}, which \`${printable(check)}\` lists.\n`;
}
function imported({ operation, room, source }) {
	return operation === "push" ? `Imported ${printable(source)} into room ${printable(room)}, and the room is what it should be` : `Restored backup ${printable(source)}, and room ${printable(room)} is what it should be`;
}
const ABSENT_LOGIC_TEXTS = {
	removed: "The file has items and no logic: the service removed the logic of these items.\n",
	kept: "The file has items and no logic: the service kept the logic of these items.\n"
};
function importedText({ addedFields, absentLogic, file, restore }, commands) {
	const source = printable(commands.source);
	const more = addedFields.length > 3 ? ` and ${addedFields.length - 3} more` : "";
	const notes = [
		addedFields.length === 0 ? "" : `The service added ${counted(addedFields.length, "field")}: ${addedFields.slice(0, 3).map((place) => printable(place)).join(", ")}${more}.\n`,
		absentLogic === void 0 ? "" : ABSENT_LOGIC_TEXTS[absentLogic],
		file === "merged" ? `${source} now has the changes of others as well.\n` : "",
		file === "changed-meanwhile" ? `${source} was changed meanwhile, so the changes of others are not in it: push it with --merge next time.\n` : ""
	];
	return `${imported(commands)}.\n${notes.join("")}This undoes it:\n  ${restoreLine(restore, commands)}\n`;
}
function exampleOf([conflict]) {
	if (conflict === void 0 || conflict.kind === "tasks") return "roomTasks";
	switch (conflict.kind) {
		case "quest": return `quests/${escapedStep(conflict.name ?? conflict.key)}`;
		default: return `${conflict.kind === "logic" ? "logic" : `${conflict.kind}s`}/${escapedStep(conflict.key)}`;
	}
}
function escapedStep(key) {
	return printable(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
// src/cli/push-json.ts
const VERSION = 1;
function pushJson({ result, decision, nonce, commands }) {
	const { outcome, backup, planned, errors } = result;
	const shape = {
		version: VERSION,
		operation: commands.operation,
		room: commands.room,
		source: commands.source,
		outcome: outcome.kind,
		...details(outcome, commands),
		findings: errors === void 0 ? void 0 : {
			new: errors.fresh,
			earlier: errors.earlier
		},
		backup,
		decision,
		nonce: outcome.kind === "planned" ? nonce : void 0,
		base: planned?.base,
		payload: planned?.payload,
		plan: planned === void 0 ? void 0 : planShape(planned.report)
	};
	return `${jsonWithoutCommands(shape, 2)}\n`;
}
function details(outcome, commands) {
	switch (outcome.kind) {
		case "lost-update": return { theirs: outcome.changes === void 0 ? null : partChangesShape(outcome.changes) };
		case "other-server": return {
			pulledFrom: outcome.pulledFrom,
			server: outcome.server
		};
		case "conflicts": return { conflicts: outcome.conflicts.map(conflictShape) };
		case "no-such-conflict": return {
			patterns: outcome.patterns,
			conflicts: outcome.conflicts.map(conflictShape)
		};
		case "other-plan": return { message: outcome.reason };
		case "unable":
		case "unverified":
		case "unrecorded": return { message: outcome.message };
		case "no-way-back": return { differences: outcome.comparison.comparison.differences };
		case "imported": return {
			addedFields: outcome.addedFields,
			absentLogic: outcome.absentLogic,
			file: outcome.file,
			restore: restoreLine(outcome.restore, commands)
		};
		case "differs": return {
			differences: outcome.comparison.comparison.differences,
			restore: restoreLine(outcome.restore, commands)
		};
		default: return {};
	}
}
// src/cli/push.ts
function neededKeys({ isDryRun }) {
	return isDryRun ? ["accessKey"] : ["accessKey", "apiKey"];
}
function pushFile(request, terminal) {
	return withService(request, neededKeys(request), terminal, (session) => {
		const room = chosenRoom(request, terminal);
		const { path, folder } = folderBeside(request, room);
		return withFolder(folder, true, () => {
			const file = new FileOnDisk(path);
			const bytes = file.read();
			if (bytes === void 0) throw new CommandError(`${request.file}: no such file`);
			const sent = {
				operation: "push",
				room,
				folder,
				source: file.name,
				checkedAs: file.name,
				bytes
			};
			const { rules, isStrict, file: shown } = request;
			return new PushCommand(request, terminal, session, {
				...sent,
				shown,
				beside: dirname(path),
				rules,
				isStrict
			}).run();
		});
	});
}
function restoreBackup(request, terminal) {
	return withService(request, neededKeys(request), terminal, (session) => {
		const room = chosenRoom(request, terminal);
		const folder = existingFolder(request, room);
		return withFolder(folder, true, async () => {
			const remote = new ServiceRemote(session.client, room, session.origin);
			const source = request.backup === void 0 ? await latestOther(folder, remote, (message) => terminal.warn(message)) : namedBackup(folder, request.backup.replace(/\.json$/, ""), request.isUnverified);
			if (source === void 0) throw new CommandError(`there is no backup of room ${printable(room)}: a push makes one`);
			const { beside } = folder;
			return new PushCommand(request, terminal, session, {
				operation: "restore",
				room,
				folder,
				source,
				bytes: folder.readBackup(source),
				shown: source,
				beside,
				checkedAs: folder.state().latest ?? `${source}.json`,
				rules: {},
				isStrict: false
			}).run();
		});
	});
}
function namedBackup(folder, name, isUnverified) {
	if (!folder.backups().some((backup) => backup.name === name)) throw new CommandError(`there is no backup ${quoteValue(name)}: \`roomlint backups\` lists them`);
	const why = isUnverified ? void 0 : WHY_UNVERIFIED[folder.integrity(name)];
	if (why === void 0) return name;
	throw new CommandError(`backup ${printable(name)} ${why}: look at it, then restore it with --unverified`);
}
const WHY_UNVERIFIED = {
	changed: "was changed after it was made",
	foreign: "was not made by roomlint"
};
async function latestOther(folder, remote, warn) {
	const { bytes: now } = await remote.download();
	const backups = folder.backups().filter(({ name }) => {
		const integrity = folder.integrity(name);
		if (integrity === "changed") warn(`backup ${printable(name)} is passed over: it was changed after it was made`);
		return integrity === "recorded" || integrity === "unrecorded";
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
const JUDGED_BY_PLAN = ["snapshot/removes-all-items"];
var PushCommand = class {
	request;
	terminal;
	session;
	sent;
	voice;
	commands;
	constructor(request, terminal, session, sent) {
		this.request = request;
		this.terminal = terminal;
		this.session = session;
		this.sent = sent;
		this.voice = new MaskedOutput(terminal);
		const { room, shown, operation } = sent;
		this.commands = {
			operation,
			room,
			source: shown,
			check: this.checkCommand(),
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
		const { request, sent, session } = this;
		const { operation, room, folder, source, bytes, beside, isStrict } = sent;
		requirePatterns(request.protect);
		const given = request.maxRemoved === void 0 ? void 0 : readLimit(request.maxRemoved);
		const settings = await new GateSettings(request.config, request.cwd).of(beside);
		const limit = given ?? settings.maxRemoved ?? NO_REMOVALS;
		const protect = [...settings.protect, ...request.protect];
		if (settings.baseline !== void 0) this.commands = {
			...this.commands,
			check: this.checkCommand("--no-baseline")
		};
		const reviewed = this.reviewedPlan();
		const decision = reviewed?.decision ?? request.decision;
		const { isDryRun } = request;
		const result = await push({
			operation,
			room,
			source,
			bytes,
			decision,
			resolutions: this.request.resolutions,
			limit,
			protect,
			isDryRun,
			isStrict,
			reviewed
		}, {
			remote: new ServiceRemote(session.client, room, session.origin),
			folder,
			file: (name) => new FileOnDisk(join(beside, name)),
			check: (checked, earlier) => this.check(checked, earlier),
			confirm: (planned) => Promise.resolve(this.confirm(planned)),
			tell: (event) => this.tell(event),
			now: () => /* @__PURE__ */ new Date(),
			time: session.client.environment
		});
		const nonce = crypto.randomUUID().replaceAll("-", "");
		const { commands } = this;
		const words = `\n${outcomeText(result.outcome, commands)}`;
		if (request.format === "json") {
			this.voice.writeErr(words);
			session.print("", pushJson({
				result,
				decision,
				nonce,
				commands
			}));
		} else this.voice.say(words);
		return EXIT_OF[result.outcome.kind];
	}
	checkCommand(...options) {
		const { rules, shown } = this.sent;
		return checkCommand([...settingWords({
			...rules,
			config: this.request.config
		}), ...options], [shown]);
	}
	optionsText() {
		const { request, sent } = this;
		const { cwd, options } = request;
		const folder = sent.folder.beside;
		const isNear = !relative(folder, cwd).startsWith("..");
		return [
			"--room",
			sent.room,
			...options,
			...isNear ? [] : ["--folder", relative(cwd, folder)]
		].map(shellWord).join(" ");
	}
	reviewedPlan() {
		const { plan, cwd, isDryRun, decision } = this.request;
		if (plan === void 0) return void 0;
		if (isDryRun) throw new CommandError("--plan and --dry-run cannot be combined: use one of them");
		const reading = readSnapshotFile(resolve(cwd, plan), Number.POSITIVE_INFINITY, unprescannedBuffer);
		if (reading.kind !== "bytes") throw new CommandError(`${plan}: ${reading.kind === "error" ? reading.message : "it is too large"}`);
		const value = tryParseJson(new TextDecoder().decode(reading.bytes));
		const reviewed = value === void 0 ? void 0 : readReviewedPlan(value);
		if (reviewed === void 0) throw new CommandError(`${plan}: this is not a plan that can be executed: make one with roomlint push --dry-run --format json`);
		if (decision !== "stop" && decision !== reviewed.decision) throw new CommandError(`the reviewed plan was made without --${decision}: make it again with --${decision}, or leave --${decision} out`);
		return reviewed;
	}
	check(bytes, room) {
		const { shown, beside, checkedAs, rules } = this.sent;
		const { cwd, config } = this.request;
		const skip = [...rules.skip ?? [], ...JUDGED_BY_PLAN];
		const file = {
			path: shown,
			absolute: join(beside, checkedAs)
		};
		const earlier = room && {
			shown: "the room",
			bytes: room
		};
		return checkBytes(file, bytes, {
			...rules,
			cwd,
			config,
			skip
		}, earlier);
	}
	tell(event) {
		const isText = this.request.format === "text";
		const say = (text) => isText ? this.voice.say(text) : this.voice.writeErr(text);
		const painter = isText ? this.terminal.painter("out") : plain;
		switch (event.kind) {
			case "plan":
				for (const piece of planText(event.report, painter, this.request.isFull ? ALL_CHANGES : SOME_CHANGES)) say(piece);
				return;
			case "errors": {
				if (this.sent.operation === "restore") this.voice.warn(`${counted(event.errors.length, "error")} would return, and ${event.errors.length === 1 ? "does" : "do"} not stop this:`);
				const report = {
					...event.report,
					findings: event.errors,
					omitted: /* @__PURE__ */ new Map()
				};
				const reporter = new TextReporter(painter, true);
				const summary = new SummaryCounter();
				summary.add(countReport(report));
				say([...reporter.file(report), reporter.end(summary.summary)].join(""));
				return;
			}
			default: this.voice.warn(eventText(event, this.commands));
		}
	}
	confirm({ report }) {
		const { terminal, request, sent } = this;
		if (request.yes) return "yes";
		if (!terminal.world.isTerminal("in")) return request.plan === void 0 ? "noTerminal" : "yes";
		if (report.plan.verdict !== "destroys") {
			this.voice.writeErr(`This changes room ${printable(sent.room)}. To import it, type y: `);
			return /^y(es)?$/i.test(readLine(terminal.world.stdin)?.trim() ?? "") ? "yes" : "no";
		}
		const { removedItems, removedQuests } = report.plan.counts;
		const removed = [counted(removedItems, "item"), counted(removedQuests, "quest")].filter((count) => !count.startsWith("0 "));
		const what = removed.length === 0 ? "parts of the room" : removed.join(" and ");
		this.voice.writeErr(`This destroys ${what}. To import it, type the identifier of the room: `);
		return readLine(terminal.world.stdin)?.trim() === sent.room ? "yes" : "no";
	}
};
const EXIT_OF = {
	findings: EXIT.findings,
	"lost-update": EXIT.findings,
	"other-server": EXIT.findings,
	conflicts: EXIT.findings,
	"no-such-conflict": EXIT.error,
	limits: EXIT.findings,
	"other-plan": EXIT.findings,
	"in-doubt": EXIT.findings,
	differs: EXIT.findings,
	declined: EXIT.error,
	noTerminal: EXIT.error,
	"no-way-back": EXIT.error,
	unable: EXIT.error,
	unverified: EXIT.error,
	unrecorded: EXIT.error,
	nothing: EXIT.clean,
	planned: EXIT.clean,
	imported: EXIT.clean
};
// src/cli/room-fields.ts
const MAX_FILE_BYTES = 1e7;
function readFields(request, terminal) {
	const { assignments, fields: file, unlisted } = request;
	if (file !== void 0 && assignments.length > 0) throw new CommandError("--fields and FIELD=VALUE cannot be combined: use one of them");
	const fields = file === void 0 ? assigned(assignments, knownField, terminal) : fieldsOfFile(file, request, terminal);
	for (const [name, json] of assigned(unlisted, anyField, terminal)) {
		if (fields.has(name)) throw givenTwice(name);
		fields.set(name, json);
	}
	if (fields.size === 0) throw new CommandError("nothing to change: name a field, as in roomlint room update ROOM Name=Garden");
	return fields;
}
function assigned(assignments, requireName, terminal) {
	const fields = /* @__PURE__ */ new Map();
	for (const word of assignments) {
		const [, name, sign, value = ""] = /^([^:=]*)(:?=)(.*)$/s.exec(word) ?? [];
		if (name === void 0) throw new CommandError(`"${printable(word)}" is not a field with a value: write FIELD=VALUE for a string, FIELD:=JSON for any JSON value`);
		const field = requireName(name);
		const shown = printable(field);
		if (fields.has(field)) throw givenTwice(field);
		if (sign === ":=" && !isJson(value)) throw new CommandError(`${shown}:= needs a JSON value: write ${shown}=VALUE for a string`);
		if (sign === "=" && looksLikeJson(value)) terminal.warn(`${shown} is sent as a string: write ${shown}:=\u2026 for the JSON value`);
		fields.set(field, sign === "=" ? JSON.stringify(value) : value.trim());
	}
	return fields;
}
function givenTwice(field) {
	return new CommandError(`${printable(field)} is given twice: give it once`);
}
function looksLikeJson(value) {
	return /^(?:true|false|null|[[{].*)$/s.test(value) && isJson(value);
}
function knownField(name) {
	const field = METADATA_FIELDS.find((known) => known === name);
	if (field !== void 0) return field;
	requireOther(name);
	const guess = nearest(name, METADATA_FIELDS);
	const hint = guess === void 0 ? `use one of ${METADATA_FIELDS.join(", ")}.` : `did you mean ${guess}?`;
	throw new CommandError(`the field "${printable(name)}" cannot be updated: ${hint} --unlisted sends it anyway`);
}
function anyField(name) {
	if (name.trim() === "") throw new CommandError("--unlisted needs a name, as in --unlisted Guild=rose");
	requireOther(name);
	return name;
}
function requireOther(name) {
	if (name.trim().toLowerCase() === "roomid") throw new CommandError("RoomID cannot be changed: the first argument names the room");
}
function fieldsOfFile(file, { cwd }, { world }) {
	const name = file === "-" ? "<stdin>" : printable(file);
	const reading = file === "-" ? readDescriptor(world.stdin, MAX_FILE_BYTES, unprescannedBuffer) : readSnapshotFile(resolve(cwd, file), MAX_FILE_BYTES, unprescannedBuffer);
	if (reading.kind === "error") throw new CommandError(`${name}: ${reading.message}`);
	if (reading.kind === "too-large") throw new CommandError(`${name}: too large for metadata fields`);
	const { bytes } = reading;
	const value = tryParseJson(decodeUtf8(bytes) ?? "");
	if (!isObject(value)) throw new CommandError(`${name}: write a JSON object of fields, as in {"Name": "Garden"}`);
	const fields = /* @__PURE__ */ new Map();
	for (const { key, valueStart, valueEnd } of new ObjectText(bytes, bytes.indexOf(123)).members) fields.set(knownField(key), new TextDecoder().decode(bytes.subarray(valueStart, valueEnd)));
	return fields;
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
		begins: (head) => isAt(head, 0, "\u0089PNG\r\n\n")
	},
	{
		name: "JPEG",
		kind: "image",
		type: "image/jpeg",
		extensions: [".jpg", ".jpeg"],
		begins: (head) => isAt(head, 0, "\u00ff\u00d8\u00ff")
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
	if (size > 52428800) throw new AssetError(`it has ${size.toLocaleString("en")} bytes, but an import accepts ${MAX_IMPORTED_BYTES.toLocaleString("en")} at most`);
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
		print(`updated room ${printable(room)}: ${[...fields.keys()].map((name) => printable(name)).join(", ")}`, text);
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
	const stats = statsOf(file, cwd);
	if (stats === void 0 || stats.isFile()) return;
	throw new CommandError(stats.isDirectory() ? `${file}: this is a folder, not a file` : `${file}: this is not a regular file: use - for standard output`);
}
function inMemory(done) {
	const gathered = new GatheredBytes();
	return {
		write: (bytes) => gathered.add(bytes),
		commit: () => done(gathered.bytes),
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
		const done = status === 202 ? `the service accepted ${printable(source)} for room ${printable(room)} (status 202) and may still be importing it` : `imported ${printable(source)} into room ${printable(room)}`;
		session.print(`${done}, without a check or a plan`, jsonObject({
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
// src/gate/status.ts
function localStatus(folder, file) {
	const state = folder.state();
	const synced = file === void 0 ? void 0 : state.files.get(file.name);
	const known = baseFor(state, file?.name);
	const base = known === void 0 ? void 0 : folder.base(known.hash);
	return {
		file: file?.name,
		synced,
		local: localOf(file, synced, base),
		unfinished: chain(interrupted(folder)).map((journal) => ({
			journal,
			settled: void 0
		})),
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
function chain(journal) {
	return journal === void 0 ? [] : [journal, ...chain(journal.earlier)];
}
async function remoteStatus({ base, known, ...local }, { folder, remote, file }) {
	const room = await remote.download();
	const unfinished = [];
	for (const { journal } of local.unfinished) {
		const settled = await settle(journal, folder, alreadyDownloaded(remote, room));
		unfinished.push({
			journal,
			settled
		});
		if (settled.kind !== "not-sent") break;
	}
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
function alreadyDownloaded(remote, room) {
	return {
		server: remote.server,
		download: () => Promise.resolve(room),
		upload: (bytes) => remote.upload(bytes),
		contentLength: (address) => remote.contentLength(address),
		import: (address) => remote.import(address)
	};
}
// src/cli/room-status.ts
function showStatus(request, terminal) {
	const room = chosenRoom(request, terminal);
	const { cwd, file: named } = request;
	const shown = request.isFull ? ALL_CHANGES : SOME_CHANGES;
	const folder = named === void 0 ? existingFolder(request, room) : folderBeside({
		cwd,
		file: named
	}, room).folder;
	if (request.isOffline) return withFolder(folder, false, () => {
		const status = withoutRoom(localStatus(folder, fileOf(request, folder)));
		const text = request.format === "json" ? json(room, status) : `${words(status, {
			room,
			shown
		})}\n`;
		new MaskedOutput(terminal).say(text);
		return Promise.resolve(EXIT.clean);
	});
	return withService(request, ["accessKey"], terminal, ({ client, origin, print }) => withFolder(folder, false, async () => {
		const file = fileOf(request, folder);
		const local = localStatus(folder, file);
		const remote = new ServiceRemote(client, room, origin);
		try {
			const status = await remoteStatus(local, {
				folder,
				remote,
				file
			});
			print(words(status, {
				room,
				shown
			}), json(room, status));
			return EXIT.clean;
		} catch (error) {
			if (!(error instanceof ServiceError)) throw error;
			const known = withoutRoom(local);
			print(words(known, {
				room,
				shown,
				unasked: "it could not be asked"
			}), json(room, known));
			new MaskedOutput(terminal).warn(error.message);
			return EXIT.error;
		}
	}));
}
function withoutRoom({ base: _base, known: _known, ...local }) {
	return {
		...local,
		remote: void 0,
		conflicts: []
	};
}
function fileOf({ cwd, file }, folder) {
	if (file !== void 0) return new FileOnDisk(resolve(cwd, file));
	const { latest } = folder.state();
	return latest === void 0 ? void 0 : new FileOnDisk(resolve(folder.beside, latest));
}
function words(status, { room, shown, unasked = "it was not asked" }) {
	const { file, synced, unfinished, conflicts, backups } = status;
	const when = synced === void 0 ? "" : `, last pulled or pushed at ${synced.when}`;
	return [
		`room ${printable(room)}: ${remoteText(status, unasked, shown)}`,
		`${file === void 0 ? "no file was pulled" : `${printable(file)}${when}: ${localText(status, shown)}`}`,
		...synced?.restored === void 0 ? [] : [restoredText(synced.restored, status)],
		...conflicts.length === 0 ? [] : [`you and others have changed these in different ways:\n${conflictList(conflicts).trimEnd()}`],
		...unfinished.map(({ journal, settled }) => interruptionText(journal, settled)),
		counted(backups, "backup"),
		...advice(status)
	].join("\n");
}
function remoteText({ remote, unfinished }, unasked, shown) {
	switch (remote?.kind) {
		case void 0: return unasked;
		case "no-base": return "nothing was pulled to compare it with";
		case "base-lost": return "changed. What others have changed is unknown, because the pulled bytes are gone or damaged";
		case "other-server": return `not compared, because it was pulled from ${printable(remote.pulledFrom)}, and this is ${printable(remote.server)}`;
		case "unchanged": return "unchanged";
		case "same-values": return "unchanged, except for spelling and layout";
		case "changed": return `${unfinished.length === 0 ? "others have changed" : "changed since"}\n${changeList(remote.changes, shown).trimEnd()}`;
	}
}
function restoredText(backup, { local }) {
	const restored = `you have restored backup ${printable(backup)} since`;
	return local.kind === "changed" ? `${restored}: the file still has what that undid` : restored;
}
function localText({ local }, shown) {
	switch (local.kind) {
		case "missing": return "the file is missing";
		case "never-pulled": return "never pulled or pushed";
		case "base-lost": return "changed. What you have changed is unknown, because the pulled bytes are gone or damaged";
		case "unusable": return `changed, and cannot be pushed: ${printable(local.fault)}`;
		case "unchanged": return "unchanged";
		case "same-values": return "unchanged, except for spelling and layout";
		case "changed": return `you have changed\n${changeList(local.changes, shown).trimEnd()}`;
	}
}
function advice({ synced, local, remote, conflicts, unfinished }) {
	const restored = synced?.restored;
	if (remote === void 0 || unfinished.length > 0) return [];
	const [mine, theirs] = [local.kind === "changed", remote.kind === "changed"];
	if (conflicts.length > 0) return ["decide for each part: copy theirs into the file, then `roomlint push --merge`; or --overwrite to keep yours. To decide without editing, add --ours or --theirs to --merge"];
	if (mine && theirs) return ["`roomlint push --merge` keeps both"];
	if (mine && (remote.kind === "other-server" || remote.kind === "base-lost")) return ["`roomlint push --overwrite` imports your changes, whatever others have changed"];
	if (mine && restored !== void 0) return ["`roomlint push` imports them again; to drop them, pull into another file"];
	if (mine) return ["`roomlint push` imports your changes"];
	return theirs ? ["`roomlint pull` brings their changes"] : [];
}
function json(room, { file, synced, local, remote, conflicts, unfinished, backups }) {
	const shape = {
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
	return `${jsonWithoutCommands(shape, 2)}\n`;
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
		details: serviceHelp(`<template> is the name of a template in the current catalog of the service.
With --format json, the response of the service is printed, with all of its fields.`, [`roomlint room create blank --name 'Rose garden'`, "roomlint room create blank --format json | jq -r .room.RoomID"]),
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [template] = onlyWords("room create", words, ["a template"], "roomlint room create blank");
		const request = {
			...readServiceRequest(given, cwd),
			template,
			name: given.name
		};
		return (await Promise.resolve().then(() => require("./client.js"))).createRoom(request, terminal);
	}),
	defineCommand({
		name: "room duplicate",
		synopsis: "[options] <room>",
		summary: "copy a room that you own",
		options: SERVICE_OPTIONS,
		completes: "nothing",
		details: serviceHelp(`<room> is the identifier of the room to copy. The copy has an identifier of its own.`, ["roomlint room duplicate ROOM", "roomlint room duplicate ROOM --format json | jq -r .roomId"]),
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [room] = onlyWords("room duplicate", words, ["a room"], "roomlint room duplicate ROOM");
		const request = {
			...readServiceRequest(given, cwd),
			room
		};
		return (await Promise.resolve().then(() => require("./client.js"))).duplicateRoom(request, terminal);
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
			unlisted: list("also send NAME=VALUE or NAME:=JSON, whatever the name is: for a field that this service updates and the documents do not list. Repeatable", {
				group: ROOM,
				example: "--unlisted Guild=rose",
				words: []
			}),
			...SERVICE_OPTIONS
		},
		completes: "nothing",
		details: serviceHelp(`FIELD=VALUE sends a string, FIELD:=JSON any JSON value. Only the named fields change. The documents show
no types for them, so values are sent as they are. Fields that the documents do not list are refused,
unless --unlisted names them. RoomID is always refused.`, [
			`roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true`,
			`roomlint room update ROOM 'Subgenres:=["puzzle", "quiet"]'`,
			"roomlint room update ROOM --fields fields.json",
			`roomlint room update ROOM --unlisted Guild=rose`
		]),
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [room, ...assignments] = words;
		if (room === void 0 || room === "") throw new CommandError("room update needs a room, as in roomlint room update ROOM Name=Garden");
		const { fields, unlisted = [] } = given;
		const request = {
			...readServiceRequest(given, cwd),
			room,
			assignments,
			fields,
			unlisted
		};
		return (await Promise.resolve().then(() => require("./client.js"))).updateRoom(request, terminal);
	}),
	defineCommand({
		name: "room items",
		synopsis: "[options] <room>",
		summary: "list the items that can be placed in a room",
		options: SERVICE_OPTIONS,
		completes: "nothing",
		details: serviceHelp(`One item a line: its id, type, category and name, with tabs between them.`, ["roomlint room items ROOM", `roomlint room items ROOM --format json | jq '.items[].glb'`]),
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [room] = onlyWords("room items", words, ["a room"], "roomlint room items ROOM");
		const request = {
			...readServiceRequest(given, cwd),
			room
		};
		return (await Promise.resolve().then(() => require("./client.js"))).listItems(request, terminal);
	}),
	defineCommand({
		name: "room download",
		synopsis: "[options] <room> [file]",
		summary: "download the snapshot of a room, byte for byte",
		options: SERVICE_OPTIONS,
		completes: "files",
		details: serviceHelp(`Without a file, or with -, the snapshot goes to standard output. A file appears when the download is
complete, and replaces one of the same name. A download that fails leaves everything as it was.`, ["roomlint room download ROOM current.json", "roomlint room download ROOM | roomlint check -"]),
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
		return (await Promise.resolve().then(() => require("./client.js"))).downloadRoom(request, terminal);
	}),
	defineCommand({
		name: "room import",
		synopsis: "[options] <room> <file|url>",
		summary: "import a snapshot into a room, without any check: it replaces what is there",
		options: UPLOAD_OPTIONS,
		completes: "files",
		details: serviceHelp(`This is the plain route. It checks nothing, plans nothing and keeps no backup, and an import removes every
item that the snapshot leaves out: run \`roomlint check\` and \`roomlint plan\` first. A response without an
error does not prove that the room plays as it should.

A file is uploaded to a temporary destination first, for which the API key is needed. A URL must be
publicly readable, and is passed on as it is.`, ["roomlint room download ROOM current.json", "roomlint check next.json && roomlint plan current.json next.json && roomlint room import ROOM next.json"]),
		exits: SERVICE_EXITS
	}, async (given, { words, cwd, terminal }) => {
		const [room, source] = onlyWords("room import", words, ["a room", "a file or URL"], "roomlint room import ROOM next.json");
		const request = {
			...readServiceRequest(given, cwd),
			room,
			source
		};
		return (await Promise.resolve().then(() => require("./client.js"))).importIntoRoom(request, terminal);
	})
];
exports.ROOM_COMMANDS = ROOM_COMMANDS;
exports.createRoom = createRoom;
exports.downloadRoom = downloadRoom;
exports.duplicateRoom = duplicateRoom;
exports.importIntoRoom = importIntoRoom;
exports.listBackups = listBackups;
exports.listItems = listItems;
exports.maskOutput = maskOutput;
exports.pullRoom = pullRoom;
exports.pushFile = pushFile;
exports.restoreBackup = restoreBackup;
exports.showStatus = showStatus;
exports.updateRoom = updateRoom;
exports.upload = upload;
