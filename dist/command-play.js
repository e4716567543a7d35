"use strict";
const { maskOutput, readDescriptor, readSnapshotFile, unprescannedBuffer } = require("./shared.js");
const { MAX_CREDENTIALS } = require("./core.js");
const { readRoom } = require("./shared-play.js");
const { SnapshotError } = require("./shared-roundtrip.js");
const { CommandError } = require("./command.js");
const { mostBytes } = require("./command-cli.js");
const { resolve } = require("node:path");
// src/cli/playable.ts
function readBytes(path, cwd, { world }, bufferFor = unprescannedBuffer) {
	const most = mostBytes();
	const reading = path === "-" ? readDescriptor(world.stdin, most, bufferFor) : readSnapshotFile(resolve(cwd, path), most, bufferFor);
	if (reading.kind === "bytes") {
		let found;
		const prescanned = () => {
			found ??= reading.prescanned();
			return found;
		};
		return {
			bytes: reading.bytes,
			prescanned
		};
	}
	const why = reading.kind === "error" ? reading.message : `larger than ${most.toLocaleString("en")} bytes, the most that an import accepts`;
	throw new CommandError(`${shownName(path)}: ${why}`);
}
function readPlayableRoom(path, cwd, terminal) {
	maskOutput(terminal);
	const read = readBytes(path, cwd, terminal);
	return showable(read, path, terminal, () => readRoom(read.bytes));
}
function showable({ bytes, prescanned }, path, terminal, read) {
	try {
		const reading = read();
		if (prescanned().secretHints) hideCredentials(bytes, path, terminal);
		return reading;
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		hideCredentials(bytes, path, terminal);
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${shownName(path)}${place} ${message}`);
	}
}
function hideCredentials(bytes, path, terminal) {
	if (!terminal.hide(bytes, 1e5)) throw new CommandError(`${shownName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
}
function shownName(path) {
	return path === "-" ? "<stdin>" : path;
}
exports.hideCredentials = hideCredentials;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.showable = showable;
exports.shownName = shownName;
