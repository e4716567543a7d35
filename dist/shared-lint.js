"use strict";
const { sha256 } = require("@noble/hashes/sha2");
// src/lint/pure-sha256.ts
const pureSha256 = () => pure(sha256.create());
function pure(hash) {
	return {
		update: (bytes) => hash.update(bytes),
		copy: () => pure(hash.clone()),
		digest: () => hash.digest()
	};
}
exports.pureSha256 = pureSha256;
