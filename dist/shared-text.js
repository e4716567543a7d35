"use strict";
// src/text/require-bytes.ts
function requireBytes(bytes) {
	if (Object.prototype.toString.call(bytes) === "[object Uint8Array]") return;
	throw new TypeError(`roomlint needs the bytes of a file as a Uint8Array, not ${typeof bytes === "string" ? "a string: pass new TextEncoder().encode(text)" : "this value"}`);
}
exports.requireBytes = requireBytes;
