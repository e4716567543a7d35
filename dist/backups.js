"use strict";
const { ServiceRemote, chosenRoom, existingFolder, faultText, interrupted, isSnapshotFault, readRoom, withFolder } = require("./command-gate.js");
const { bytesText, counted, jsonWithoutCommands, listed, printable } = require("./words.js");
const { changesShape, restoringSnapshot } = require("./command-room.js");
const { ALL_CHANGES, SOME_CHANGES, SnapshotText, changeLines, destroyedLines, maskPlan, planImport$1: planImport, questCount } = require("./shared-room.js");
const { maskOf, mayHoldCredentials } = require("./shared-roundtrip.js");
const { EXIT } = require("./command.js");
const { maskOutput } = require("./command-check.js");
const { withService } = require("./command-api.js");
// src/cli/restore/backups.ts
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
	return maskPlan(plan, maskOf(mayHoldCredentials([now.bytes, backup.bytes])));
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
exports.listBackups = listBackups;
