"use strict";
const { counted, isJson, nearest, printable, tryParseJson } = require("./words.js");
const { METADATA_FIELDS, SERVICE_EXITS, SERVICE_OPTIONS, readServiceRequest, serviceHelp, uploadAsset, withService } = require("./command-api.js");
const { byteOrderMarkLength, decodeUtf8 } = require("./text.js");
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { CommandError, LinkError, defineCommand, list, onlyWords, value, whyRefused } = require("./command.js");
const { PendingFile } = require("./command-check.js");
const { statsOf } = require("./command-cli.js");
const { openAsBlob, statSync } = require("node:fs");
const { basename, extname, resolve } = require("node:path");
// src/world/api/read-asset.ts
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
	if (named !== void 0 && named !== format && format !== JSON_FORMAT) throw new AssetError(`it is ${format.name}, not ${named.name}: name it ${basename(path, extname(path))}${format.extensions[0]}`);
	if (format === JSON_FORMAT) await requireJson(opened, size, named);
	if (format === GLB) requireGlb(head, size);
	return {
		kind: format.kind,
		type: format.type,
		bytes: opened
	};
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
// src/front/cli/room/fields.ts
function readFields(assignments, unlisted, terminal) {
	const fields = /* @__PURE__ */ new Map();
	for (const [index, word] of [...assignments, ...unlisted].entries()) {
		const [, name, sign, value = ""] = /^([^:=]*)(:?=)(.*)$/s.exec(word) ?? [];
		if (name === void 0) throw new CommandError(`"${printable(word)}" is not a field with a value: write FIELD=VALUE for a string, FIELD:=JSON for any JSON value`);
		requireOther(name);
		const field = index < assignments.length ? knownField(name) : name;
		const shown = printable(field);
		if (fields.has(field)) throw new CommandError(`${shown} is given twice: give it once`);
		if (sign === ":=" && !isJson(value)) throw new CommandError(`${shown}:= needs a JSON value: write ${shown}=VALUE for a string`);
		if (sign === "=" && looksLikeJson(value)) terminal.warn(`${shown} is sent as a string: write ${shown}:=\u2026 for the JSON value`);
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
// src/front/cli/room/room.ts
function calling(name, route) {
	const { notes, examples, takes, takesMore = false, completes = "nothing", options } = route;
	return defineCommand({
		options: {
			...options,
			...SERVICE_OPTIONS
		},
		completes,
		details: serviceHelp(notes, examples),
		exits: SERVICE_EXITS
	}, (given, { words, cwd, terminal }) => {
		onlyWords(name, takesMore ? words.slice(0, takes.length) : words, takes, examples[0]);
		const request = readServiceRequest(given, cwd);
		const keys = route.keys?.(words) ?? ["accessKey"];
		return withService(request, keys, terminal, async (session) => {
			const { format } = request;
			await route.run({
				...session,
				cwd,
				terminal,
				format
			}, words, given);
		});
	});
}
function routeOf(name, synopsis, summary, route) {
	return {
		name,
		synopsis,
		summary,
		...calling(name, route)
	};
}
const ROOM_COMMANDS = [
	routeOf("room create", "[options] <template>", "create a room from a template", {
		takes: ["a template"],
		options: { name: value("the display name of the new room", {
			group: "Room:",
			example: "--name 'Rose garden'",
			words: []
		}) },
		notes: `<template> is the name of a template in the current catalog of the service.
With --format json, the response of the service is printed, with all of its fields.`,
		examples: [`roomlint room create blank --name 'Rose garden'`, "roomlint room create blank --format json | jq -r .room.RoomID"],
		async run({ client, print }, [template = ""], given) {
			const { body, text } = await client.create(template, given.name);
			const { RoomID, Name } = body.room;
			print(`created room ${printable(RoomID)}${Name === null ? "" : ` (${printable(Name)})`}`, text);
		}
	}),
	routeOf("room duplicate", "[options] <room>", "copy a room that you own", {
		takes: ["a room"],
		notes: "<room> is the identifier of the room to copy. The copy has an identifier of its own.",
		examples: ["roomlint room duplicate ROOM", "roomlint room duplicate ROOM --format json | jq -r .roomId"],
		async run({ client, print }, [room = ""]) {
			const { body, text } = await client.duplicate(room);
			print(`created room ${printable(body.roomId)} as a copy of ${printable(room)}`, text);
		}
	}),
	routeOf("room update", "[options] <room> <field=value..>", "change metadata of a room", {
		takes: ["a room"],
		takesMore: true,
		options: { unlisted: list("also send NAME=VALUE or NAME:=JSON, whatever the name is: for a field that this service updates and the documents do not list. Repeatable", {
			group: "Room:",
			example: "--unlisted Guild=rose",
			words: []
		}) },
		notes: `FIELD=VALUE sends a string, FIELD:=JSON any JSON value. Only the named fields change. The documents show
no types for them, so values are sent as they are. Fields that the documents do not list are refused,
unless --unlisted names them. RoomID is always refused.`,
		examples: [`roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true`, `roomlint room update ROOM 'Subgenres:=["puzzle", "quiet"]'`],
		async run({ client, print, terminal }, [room = "", ...assignments], { unlisted = [] }) {
			const fields = readFields(assignments, unlisted, terminal);
			const { text } = await client.update(room, fields);
			print(`updated room ${printable(room)}: ${[...fields.keys()].map((name) => printable(name)).join(", ")}`, text);
		}
	}),
	routeOf("room items", "[options] <room>", "list the items that can be placed in a room", {
		takes: ["a room"],
		notes: "One item a line: its id, type, category and name, with tabs between them.",
		examples: ["roomlint room items ROOM", `roomlint room items ROOM --format json | jq '.items[].glb'`],
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
	}),
	routeOf("room download", "[options] <room> [file]", "download the snapshot of a room, byte for byte", {
		takes: ["a room"],
		takesMore: true,
		completes: "files",
		notes: `Without a file, or with -, the snapshot goes to standard output. A file appears when the download is
complete, and replaces one of the same name. A download that fails leaves everything as it was.`,
		examples: ["roomlint room download ROOM current.json", "roomlint room download ROOM | roomlint check -"],
		run: download
	}),
	routeOf("room import", "[options] <room> <file|url>", "import a snapshot into a room, without any check: it replaces what is there", {
		takes: ["a room", "a file or URL"],
		completes: "files",
		notes: `This is the plain route. It checks nothing, plans nothing and keeps no backup, and an import removes every
item that the snapshot leaves out: run \`roomlint check\` and \`roomlint plan\` first. A response without an
error does not prove that the room plays as it should.

A file is uploaded to a temporary destination first, for which the API key is needed. A URL must be
publicly readable, and is passed on as it is.`,
		examples: ["roomlint room import ROOM next.json", "roomlint check next.json && roomlint plan current.json next.json && roomlint room import ROOM next.json"],
		keys: ([, source = ""]) => isUrl(source) ? ["accessKey"] : ["accessKey", "apiKey"],
		run: importInto
	})
];
const upload = calling("upload", {
	takes: ["a file"],
	completes: "files",
	notes: `<file> is JSON, GLB, PNG, JPEG, GIF or WebP. Its content decides, and its name must not say something
else. JSON must be valid and have 52,428,800 bytes at most. GLB must be version 2, and as long as its header
says. Anything else is refused before it is sent.`,
	examples: ["roomlint upload tree.glb", "roomlint upload --format json cover.png"],
	keys: () => ["apiKey"],
	async run({ client, print, cwd }, [file = ""]) {
		const asset = await readNamedAsset(file, cwd);
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
	}
});
async function readNamedAsset(file, cwd) {
	try {
		return await readAsset(resolve(cwd, file));
	} catch (error) {
		if (error instanceof AssetError) throw new CommandError(`${file}: ${error.message}`);
		throw error;
	}
}
async function download({ client, print, cwd, terminal, format }, [room = "", file = "-", extra]) {
	if (extra !== void 0) throw new CommandError(`room download takes only a room: remove "${extra}"`);
	if (file === "-") {
		if (format === "json") throw new CommandError("--format json needs a file to download to: standard output is the snapshot");
		await client.download(room, () => inMemory(terminal));
		return;
	}
	requireReplaceable(file, cwd);
	const { bytes } = await writingTo(file, () => client.download(room, () => PendingFile.open(resolve(cwd, file), cwd)));
	print(`${printable(file)}: ${counted(bytes, "byte")}`, jsonObject({
		room: JSON.stringify(room),
		file: JSON.stringify(file),
		bytes: String(bytes)
	}));
}
function requireReplaceable(file, cwd) {
	const stats = statsOf(file, cwd);
	if (stats === void 0 || stats.isFile()) return;
	throw new CommandError(stats.isDirectory() ? `${file}: this is a folder, not a file` : `${file}: this is not a regular file: use - for standard output`);
}
function inMemory(terminal) {
	const gathered = [];
	return {
		write: (bytes) => void gathered.push(bytes),
		commit: () => terminal.writeOutBytes(Buffer.concat(gathered)),
		discard: () => {}
	};
}
async function writingTo(file, work) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof LinkError) throw new CommandError(`${file}: ${error.message}`);
		if (error instanceof Error && "syscall" in error) throw new CommandError(`${file}: ${whyRefused("write", error)}`);
		throw error;
	}
}
async function importInto(call, [room = "", source = ""]) {
	if (isUrl(source)) requireWebURL(source);
	const { jsonUrl, members } = isUrl(source) ? {
		jsonUrl: source,
		members: {}
	} : await uploaded(source, call);
	const [address = ""] = source.split(/[?#]/);
	if (address !== source) call.redactor.addDestination(source, [address]);
	const { status, text } = await call.client.import(room, jsonUrl);
	const done = status === 202 ? `the service accepted ${printable(source)} for room ${printable(room)} (status 202) and may still be importing it` : `imported ${printable(source)} into room ${printable(room)}`;
	call.print(`${done}, without a check or a plan`, jsonObject({
		room: JSON.stringify(room),
		source: JSON.stringify(source),
		...members,
		status: String(status),
		response: asJson(text)
	}));
}
function isUrl(source) {
	return /^[a-z][a-z0-9+.-]*:\/\//i.test(source);
}
function requireWebURL(source) {
	const url = URL.canParse(source) ? new URL(source) : void 0;
	if (url === void 0) throw new CommandError("this is not a valid URL: write it in full");
	if (url.username !== "" || url.password !== "") throw new CommandError("a URL to import must not contain a user name or password");
	if (!/^https?:$/.test(url.protocol)) throw new CommandError("a URL to import must begin with https:// or http://");
}
async function uploaded(file, { client, cwd }) {
	const asset = await readNamedAsset(file, cwd);
	if (asset.kind !== "json") throw new CommandError(`${file}: it is ${asset.type}: only JSON can be imported`);
	const { assetURL, objectKey } = await uploadAsset(client, asset);
	const { size } = asset.bytes;
	const length = await client.contentLength(assetURL);
	if (length !== size) throw new CommandError(`nothing is imported: HEAD of assetURL gives ${length === void 0 ? "no Content-Length, which an import requires" : `Content-Length ${length}, but the file has ${counted(size, "byte")}`}`);
	return {
		jsonUrl: assetURL,
		members: {
			bytes: String(size),
			assetURL: JSON.stringify(assetURL),
			objectKey: JSON.stringify(objectKey)
		}
	};
}
function jsonObject(members) {
	return `{\n${Object.entries(members).map(([name, json]) => `  ${JSON.stringify(name)}: ${json}`).join(",\n")}\n}`;
}
function asJson(text) {
	return isJson(text) ? text : JSON.stringify(text);
}
exports.ROOM_COMMANDS = ROOM_COMMANDS;
exports.upload = upload;
