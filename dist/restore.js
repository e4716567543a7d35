"use strict";
const { bytesText, counted, listed, printable, quoteValue } = require("./words.js");
const { ALL_CHANGES, SOME_CHANGES, SnapshotText, changeLines, destroyedLines, maskPlan, planImport$1: planImport, questCount } = require("./shared-room.js");
const { changesShape, restoringSnapshot, sameRoom } = require("./command-room.js");
const { CommandError, EXIT, atMostOne, defineCommand, jsonWithoutCommands, readCount, refuseBoth } = require("./command.js");
const { maskOfJson } = require("./shared-roundtrip.js");
const { PushRun, ServiceRemote, chosenRoom, existingFolder, faultText, interrupted, isSnapshotFault, neededKeys, readRoom, withFolder } = require("./command-gate.js");
const { maskOutput } = require("./command-check.js");
const { RESTORE_EXITS, RESTORE_OPTIONS, readGateRequest, readServiceRequest, serviceHelp, withService } = require("./command-api.js");
// src/front/cli/gate/restore.ts
const EXAMPLE = "roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z";
const WITHOUT_LIST = [
	"dry-run",
	"plan",
	"merge",
	"overwrite",
	"unverified",
	"yes",
	"max-removed"
];
const restore = defineCommand({
	options: RESTORE_OPTIONS,
	completes: "nothing",
	details: serviceHelp(`Without a name, the latest backup that differs from the room. The limits are those of a push: taking away
what a push has added needs --max-removed. Errors that would return are listed, and stop nothing. The room is
backed up before, so a restore can be undone.`, [
		"roomlint restore --list --room ROOM",
		"roomlint restore --room ROOM",
		EXAMPLE
	]),
	exits: RESTORE_EXITS
}, async (given, call) => {
	const backup = atMostOne("restore", call.words, "backup");
	if (backup === "") throw new CommandError(`backup needs a value, as in ${EXAMPLE}`);
	if (given.list) {
		if (backup !== void 0) throw new CommandError(`--list takes no backup: remove "${backup}"`);
		for (const option of WITHOUT_LIST) refuseBoth(given, "list", option);
		return listBackups({
			...readServiceRequest(given, call.cwd),
			room: given.room,
			folder: given.folder,
			keep: readCount("keep", given.keep),
			isOffline: given.offline === true,
			isFull: given.full === true
		}, call.terminal);
	}
	for (const option of ["keep", "offline"]) if (given[option] !== void 0) throw new CommandError(`--${option} needs --list`);
	const isUnverified = given.unverified === true;
	if (isUnverified && backup === void 0) throw new CommandError(`--unverified needs the name of a backup, as in ${EXAMPLE} --unverified`);
	return restoreBackup(readGateRequest(given, call), {
		backup,
		isUnverified,
		folder: given.folder
	}, call.terminal);
});
function restoreBackup(request, wanted, terminal) {
	return withService(request, neededKeys(request), terminal, (session) => {
		const room = chosenRoom(request, terminal);
		const folder = existingFolder({
			cwd: request.cwd,
			folder: wanted.folder
		}, room);
		return withFolder(folder, true, async () => {
			const remote = new ServiceRemote(session.client, room, session.origin);
			const source = wanted.backup === void 0 ? await latestOther(folder, remote, (message) => terminal.warn(message)) : namedBackup(folder, wanted.backup.replace(/\.json$/, ""), wanted.isUnverified);
			if (source === void 0) throw new CommandError(`there is no backup of room ${printable(room)}: a push makes one`);
			return new PushRun(request, terminal, session, {
				operation: "restore",
				room,
				folder,
				source,
				shown: source,
				beside: folder.beside,
				checkedAs: folder.state().latest ?? `${source}.json`,
				rules: [],
				isStrict: false,
				allowsWarnings: true,
				dropsLogic: false
			}).run();
		});
	});
}
function namedBackup(folder, name, isUnverified) {
	if (!folder.backups().some((backup) => backup.name === name)) throw new CommandError(`there is no backup ${quoteValue(name)}: \`roomlint restore --list\` lists them`);
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
const MAX_DETAILS = 3;
function listBackups(request, terminal) {
	const room = chosenRoom(request, terminal);
	const folder = existingFolder(request, room);
	maskOutput(terminal);
	const describeAll = (now) => folder.backups().map((backup) => describe(folder, backup, {
		...request,
		now
	}));
	if (request.keep !== void 0) {
		const { keep, format } = request;
		return withFolder(folder, true, () => {
			const removed = prune(folder, keep);
			const kept = counted(folder.backups().length, "backup");
			terminal.warn(`removed ${counted(removed.length, "backup")}, kept ${kept}`);
			if (format === "json") terminal.say(json(room, describeAll(), removed));
			return Promise.resolve(EXIT.clean);
		});
	}
	if (request.isOffline) return withFolder(folder, false, () => {
		const described = describeAll();
		terminal.say(request.format === "json" ? json(room, described) : `${lines(described)}\n`);
		return Promise.resolve(EXIT.clean);
	});
	return withService(request, ["accessKey"], terminal, ({ client, origin, print }) => withFolder(folder, false, async () => {
		const { bytes: now } = await new ServiceRemote(client, room, origin).download();
		const described = describeAll(readRoom(now));
		print(lines(described), json(room, described));
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
	return maskPlan(plan, maskOfJson([now.bytes, backup.bytes]));
}
function detailsOf(plan, isFull) {
	const shown = isFull ? ALL_CHANGES : SOME_CHANGES;
	const texts = [...destroyedLines(plan), ...changeLines(plan, shown)].map(({ symbol, text, details }) => {
		const values = symbol === "~" ? details.join("; ") : "";
		return `${symbol} ${text}${values === "" ? "" : `: ${values}`}`;
	});
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
function json(room, backups, removed) {
	const shapes = backups.map(({ details: _details, effect: _effect, ...backup }) => backup);
	return `${jsonWithoutCommands({
		version: 1,
		room,
		backups: shapes,
		removed
	}, 2)}\n`;
}
exports.restore = restore;
