"use strict";
// src/scan/masked.ts
function masked(value, mask, ownWords) {
	if (typeof value === "string") return mask.mask(value);
	if (Array.isArray(value)) return value.map((element) => masked(element, mask, ownWords));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, ownWords?.has(key) === true ? member : masked(member, mask, ownWords)]));
}
exports.masked = masked;
