"use strict";
const { nodeSha256 } = require("./command.js");
const { hexDigest } = require("./words.js");
// src/workspace/shard.ts
const DIGITS = 8;
function shardOf(path, count) {
	const digest = hexDigest(nodeSha256, new TextEncoder().encode(path));
	return Number.parseInt(digest.slice(0, DIGITS), 16) % count + 1;
}
function shardedSource(source, { index, count }) {
	return { open: async (fixes) => {
		const { searches: _, ...listing } = await source.open(fixes);
		const tasks = listing.tasks.filter(({ file }) => shardOf(file.path, count) === index);
		return {
			...listing,
			tasks,
			mayBeNothing: `no snapshot belongs to shard ${index}/${count}`
		};
	} };
}
exports.shardedSource = shardedSource;
