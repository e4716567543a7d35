"use strict";
const { isObject } = require("./words.js");
// src/model/snapshot/room-tasks.ts
function hasTasks(roomTasks) {
	return isObject(roomTasks) && Object.values(roomTasks).some((value) => !(Array.isArray(value) && value.length === 0));
}
exports.hasTasks = hasTasks;
