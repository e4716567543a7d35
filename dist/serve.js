"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { ABSENT_LOGIC, LOGIC_PLACES } = require("./verdict.js");
const { CommandError, EXIT, defineCommand, grouped, list, noWords, oneOf, path, readPort, value, whyRefused } = require("./command.js");
const { LockedError, takeLock } = require("./world.js");
const { makeFolders } = require("./command-check.js");
const { FileStore, openCreators, systemClock } = require("./service.js");
const { join, resolve } = require("node:path");
const { once } = require("node:events");
// src/front/cli/serve.ts
var serve_exports = /* @__PURE__ */ __exportAll({ serve: () => serve });
const DEFAULT_PORT = 4610;
const HOST = "127.0.0.1";
const OPTIONS = {
	...grouped("Service:", {
		data: path("the folder of creators, rooms, templates and assets. It is created if it is missing", "--data rehearsal"),
		port: value(`the port to listen on. The default is ${DEFAULT_PORT}; 0 picks a free one`, "--port 0"),
		"import-from": list("another origin that jsonUrl may point to, besides the service itself. Repeatable", "--import-from https://files.example.com")
	}),
	...grouped("Imports:", {
		logic: value("where imported logic is kept, which the documents leave open: in-place (the default) where the file has it, merged into extraData, or both", "--logic merged"),
		"absent-logic": value("what becomes of the logic of items that are imported without logic: removed (the default) or kept", "--absent-logic kept")
	})
};
const serve = defineCommand({
	options: OPTIONS,
	details: `The address is the first line on standard output, and the log goes to standard error.
Keys are in DIR/creators.json, which is created with new keys if it is missing.

Examples:
  roomlint serve --data rehearsal
  roomlint serve --data rehearsal --port 0 --import-from https://files.example.com`,
	exits: {
		clean: "ended by SIGTERM or SIGINT",
		error: "the port or the folder cannot be used, or invalid usage"
	}
}, async (given, { cwd, words, terminal }) => {
	noWords("serve", words);
	if (given.data === void 0) throw new CommandError("serve needs a folder, as in roomlint serve --data rehearsal");
	const folder = resolve(cwd, given.data);
	const request = {
		port: readPort(given.port, DEFAULT_PORT),
		importFrom: (given["import-from"] ?? []).map(readOrigin),
		reading: {
			logic: oneOf("logic", LOGIC_PLACES, given.logic ?? "in-place"),
			absentLogic: oneOf("absent-logic", ABSENT_LOGIC, given["absent-logic"] ?? "removed")
		}
	};
	const ended = signalled();
	const release = lockFolder(folder);
	try {
		const service = await start(request, folder, terminal);
		terminal.writeOut(`${service.address}\n`);
		if (!ended.aborted) await once(ended, "abort");
		await service.close();
	} finally {
		release();
	}
	return EXIT.clean;
});
function readOrigin(given) {
	const url = URL.canParse(given) ? new URL(given) : void 0;
	if (url !== void 0 && /^https?:$/.test(url.protocol) && url.origin === given) return given;
	throw new CommandError(`--import-from must be an origin and nothing else, such as https://files.example.com, not "${given}"`);
}
function lockFolder(folder) {
	const path = join(folder, "service.lock");
	try {
		makeFolders(folder);
		return takeLock(path);
	} catch (error) {
		throw new CommandError(error instanceof LockedError ? `${folder} is in use by another service, process ${error.owner}: end that service, or choose another folder` : `the data folder cannot be used: ${path}: ${whyRefused("write", error)}`);
	}
}
function signalled() {
	const ended = new AbortController();
	for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => ended.abort());
	return ended.signal;
}
async function start(request, folder, terminal) {
	const { createLog } = await Promise.resolve().then(() => require("./service.js")).then((n) => n.app_exports);
	const { startService } = await Promise.resolve().then(() => require("./service.js")).then((n) => n.service_exports);
	const log = createLog((line) => terminal.world.err.write(Buffer.from(terminal.forPeople(terminal.maskProgram("strings", line)))));
	const store = FileStore.open(folder);
	const { creators, path, isNew, isExposed } = openCreators(folder);
	log.info(isNew ? `new keys are in ${path}` : `keys are in ${path}`);
	if (isExposed) log.warn(`others on this machine can read ${path}: run chmod 600 on it`);
	try {
		return await startService({
			...request,
			host: HOST,
			store,
			creators,
			log,
			clock: systemClock
		});
	} catch (error) {
		throw new CommandError(`cannot listen on ${HOST}, port ${request.port}: ${whyNotListening(error)}`);
	}
}
const REASONS = {
	EADDRINUSE: "another program uses this port: choose another one, or 0 for any",
	EACCES: "you do not have permission to use this port: choose one above 1023"
};
function whyNotListening(error) {
	const { code = "", syscall = "" } = error;
	if (syscall !== "listen") throw error;
	return REASONS[code] ?? code;
}
exports.serve_exports = serve_exports;
