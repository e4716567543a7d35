"use strict";
const { ServiceError, withService } = require("./command-api.js");
const { FileOnDisk, ServiceRemote, baseFor, changeList, chosenRoom, conflictList, existingFolder, faultText, folderBeside, hashOf, interrupted, interruptionText, isSnapshotFault, otherServer, readRoom, requireSnapshot, settle, withFolder } = require("./command-gate.js");
const { ALL_CHANGES, SOME_CHANGES, SnapshotText } = require("./shared-room.js");
const { compareThree, conflictShape, partChangesShape } = require("./command-room.js");
const { counted, jsonWithoutCommands, printable } = require("./words.js");
const { EXIT } = require("./command.js");
const { operationShape } = require("./command-cli.js");
const { maskOutput } = require("./command-check.js");
const { resolve } = require("node:path");
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
// src/cli/status/room-status.ts
function showStatus(request, terminal) {
	const room = chosenRoom(request, terminal);
	const { cwd, file: named } = request;
	const shown = request.isFull ? ALL_CHANGES : SOME_CHANGES;
	const folder = named === void 0 ? existingFolder(request, room) : folderBeside({
		cwd,
		file: named
	}, room).folder;
	maskOutput(terminal);
	if (request.isOffline) return withFolder(folder, false, () => {
		const status = withoutRoom(localStatus(folder, fileOf(request, folder)));
		const text = request.format === "json" ? json(room, status) : `${words(status, {
			room,
			shown
		})}\n`;
		terminal.say(text);
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
			terminal.warn(error.message);
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
	const when = synced === void 0 ? "" : `, last pulled or pushed ${synced.when.slice(0, 16).replace("T", ", ")} UTC`;
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
function restoredText(backup, { local, file }) {
	const restored = `you have restored backup ${printable(backup)} since`;
	if (local.kind !== "changed" || file === void 0) return restored;
	const { length } = local.changes;
	const undone = length === 1 ? "the change that it" : `the ${length} changes that it`;
	return `${restored}. ${printable(file)} still has ${undone} undid: a push would make ${length === 1 ? "it" : "them"} again`;
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
	if (local.kind === "never-pulled") return ["`roomlint push` refuses a file that was not pulled: pull into another file, and merge the two"];
	if (mine && restored === void 0) return ["`roomlint push` imports your changes"];
	return theirs ? ["`roomlint pull` gets their changes"] : [];
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
exports.showStatus = showStatus;
