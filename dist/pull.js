"use strict";
const { printable } = require("./words.js");
const { FileOnDisk, ServiceRemote, chosenRoom, etagOf, folderBeside, hashOf, interrupted, mayHaveImported, operationShape, otherServer, readRoom, withFile, withFolder } = require("./command-gate.js");
const { EXIT, defineCommand, onlyWords } = require("./command.js");
const { ROOM_OPTIONS, SERVICE_OPTIONS, readServiceRequest, serviceHelp, withService } = require("./command-api.js");
// src/world/gate/pull.ts
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
// src/front/cli/gate/pull.ts
const pullCommand = defineCommand({
	options: {
		...ROOM_OPTIONS,
		...SERVICE_OPTIONS
	},
	completes: "files",
	details: serviceHelp(`The file gets the bytes of the room. It is not overwritten if it has changes that were not pushed. What
was pulled is kept in .roomlint/ beside the file: a push compares the room with it.`, ["roomlint pull --room ROOM garden.json"]),
	exits: {
		clean: "the file has the bytes of the room",
		findings: "not overwritten: the file has changes of its own",
		error: "not done: the service refused or could not be reached, or invalid usage"
	}
}, async (given, { words, cwd, terminal }) => {
	const [file] = onlyWords("pull", words, ["a file"], "roomlint pull --room ROOM garden.json");
	const request = {
		...readServiceRequest(given, cwd),
		room: given.room,
		file
	};
	return withService(request, ["accessKey"], terminal, (session) => {
		const room = chosenRoom(request, terminal);
		const { path, folder } = folderBeside(request, room);
		return withFolder(folder, true, async () => {
			const outcome = await pull({
				remote: new ServiceRemote(session.client, room, session.origin),
				folder,
				file: new FileOnDisk(path)
			}, /* @__PURE__ */ new Date());
			session.print(inWords(outcome, file, room), json(outcome, file, room));
			return outcome.kind === "pulled" || outcome.kind === "same" ? EXIT.clean : EXIT.findings;
		});
	});
});
function json(outcome, file, room) {
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
function inWords(outcome, file, room) {
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
		case "local-changes": return outcome.wasPulled ? `${named} was not overwritten: it has changes that were not pushed. Push it, or move it away` : `${named} was not overwritten: it was not pulled from ${of}. Pull into another file, and merge your changes into that one`;
		case "changed-meanwhile": return `${named} was not overwritten: another program changed it meanwhile. Pull again`;
	}
}
exports.pullCommand = pullCommand;
