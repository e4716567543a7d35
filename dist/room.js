"use strict";
const { METADATA_FIELDS, asJson, jsonObject, readNamedAsset, uploadAsset, withService } = require("./command-api.js");
const { CommandError, LinkError, whyRefused } = require("./command.js");
const { PendingFile } = require("./command-check.js");
const { counted, isJson, isObject, nearest, printable, tryParseJson } = require("./words.js");
const { statsOf } = require("./command-cli.js");
const { ObjectText } = require("./shared-json.js");
const { decodeUtf8 } = require("./text.js");
const { inputName, readInput } = require("./command-workspace.js");
const { resolve } = require("node:path");
// src/cli/room/fields.ts
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
	const name = printable(inputName(file));
	const reading = readInput(file, {
		cwd,
		stdin: world.stdin
	}, MAX_FILE_BYTES);
	if (reading.kind === "error") throw new CommandError(`${name}: ${reading.message}`);
	if (reading.kind === "too-large") throw new CommandError(`${name}: too large for metadata fields`);
	const { bytes } = reading;
	const value = tryParseJson(decodeUtf8(bytes) ?? "");
	if (!isObject(value)) throw new CommandError(`${name}: write a JSON object of fields, as in {"Name": "Garden"}`);
	const fields = /* @__PURE__ */ new Map();
	for (const { key, valueStart, valueEnd } of new ObjectText(bytes, bytes.indexOf(123)).members) fields.set(knownField(key), new TextDecoder().decode(bytes.subarray(valueStart, valueEnd)));
	return fields;
}
// src/cli/room/room.ts
function createRoom(request, terminal) {
	return withService(request, ["accessKey"], terminal, async ({ client, print }) => {
		const { body, text } = await client.create(request.template, request.name);
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
	const gathered = [];
	return {
		write: (bytes) => void gathered.push(bytes),
		commit: () => done(Buffer.concat(gathered)),
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
exports.createRoom = createRoom;
exports.downloadRoom = downloadRoom;
exports.duplicateRoom = duplicateRoom;
exports.importIntoRoom = importIntoRoom;
exports.listItems = listItems;
exports.updateRoom = updateRoom;
