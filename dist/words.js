"use strict";
const leven = require("leven");
// src/bytes/text/in-words.ts
function counted(number, one, many = `${one}s`) {
	return `${number} ${number === 1 ? one : many}`;
}
function listed(names, last, most = names.length) {
	const shown = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
	const end = shown.at(-1) ?? "";
	return shown.length < 2 ? end : `${shown.slice(0, -1).join(", ")} ${last} ${end}`;
}
function capitalized(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function withArticle(name) {
	return `${/^[AEIOaeio]/.test(name) ? "an" : "a"} ${name}`;
}
function bytesText(size) {
	return `${size.toLocaleString("en")} ${size === 1 ? "byte" : "bytes"}`;
}
// src/bytes/json/value.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function member(object, key) {
	return Object.hasOwn(object, key) ? object[key] : void 0;
}
function memberOf(value, key) {
	return isObject(value) ? member(value, key) : void 0;
}
function childOf(value, step) {
	return Array.isArray(value) ? value[Number(step)] : memberOf(value, String(step));
}
function jsonType(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return typeof value;
}
// src/model/schema/compiled/record-table.js
const documentedFields = {
	"direct-effector": {
		"Effector": "object",
		"Id": "string"
	},
	"effect": { "$type": "string" },
	"effector-subscription": {
		"$type": "string",
		"Effector": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string"
	},
	"hide-object": { "$type": "string" },
	"linked-task-trigger": { "Delay": "number" },
	"linked-task": {
		"Trigger": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string"
	},
	"logic-value": {
		"Tasks": "array",
		"ViewNodes": "array",
		"col": "string",
		"e": "number",
		"c": "boolean"
	},
	"move-to-spot": {
		"$type": "string",
		"_transformState": "object"
	},
	"transform-state": {
		"position": "array",
		"rotation": "array",
		"scale": "array",
		"duration": "number"
	},
	"quest-entry-completed": {
		"EntryId": "string",
		"id": "string",
		"Name": "string",
		"Description": "string",
		"Status": ["inProgress", "completed"],
		"Group": [
			"",
			"nonPersistent",
			"multiplayer"
		],
		"DisplayGroup": "string",
		"Enabled": "boolean",
		"RepeatableLimit": "integer",
		"FinishTime": "number",
		"AutoStart": "boolean",
		"TriggeredByInventory": "boolean",
		"Requirements": "array",
		"Creator": "string",
		"TemplateName": "string",
		"Tracked": "boolean",
		"Visible": "boolean",
		"ExtraText": "string",
		"Rewards": "array",
		"SuccessMsg": "string"
	},
	"quest-entry-in-progress": {
		"EntryId": "string",
		"id": "string",
		"Name": "string",
		"Description": "string",
		"Status": ["inProgress", "completed"],
		"Group": [
			"",
			"nonPersistent",
			"multiplayer"
		],
		"DisplayGroup": "string",
		"Enabled": "boolean",
		"RepeatableLimit": "integer",
		"FinishTime": "number",
		"AutoStart": "boolean",
		"TriggeredByInventory": "boolean",
		"Requirements": "array",
		"Creator": "string",
		"TemplateName": "string",
		"Tracked": "boolean",
		"Visible": "boolean",
		"ExtraText": "string"
	},
	"quest-entry": {
		"EntryId": "string",
		"id": "string",
		"Name": "string",
		"Description": "string",
		"Status": ["inProgress", "completed"],
		"Group": [
			"",
			"nonPersistent",
			"multiplayer"
		],
		"DisplayGroup": "string",
		"Enabled": "boolean",
		"RepeatableLimit": "integer",
		"FinishTime": "number",
		"AutoStart": "boolean",
		"TriggeredByInventory": "boolean",
		"Requirements": "array",
		"Creator": "string",
		"TemplateName": "string",
		"Tracked": "boolean",
		"Visible": "boolean",
		"ExtraText": "string",
		"Rewards": "array",
		"SuccessMsg": "string"
	},
	"requirement": {
		"delete": "boolean",
		"amount": "integer",
		"type": ["quest"],
		"id": "string"
	},
	"room-item": {
		"prefabName": "string",
		"pos": "vector",
		"rot": "vector",
		"scale": "vector",
		"modelsize": "vector",
		"modelCenter": "vector",
		"contentString": "string",
		"parentItemID": "integer",
		"placed": "boolean",
		"locked": "boolean",
		"superLocked": "boolean",
		"interactivityType": "integer",
		"interactivityURL": "string",
		"hoverTitle": "string",
		"hoverBodyContent": "string",
		"ImageInteractivityDetails": "object",
		"sessionData": "string",
		"instanceId": "string",
		"currentEditornetId": "integer",
		"extraData": "any"
	},
	"room-tasks": { "Tasks": "array" },
	"run-triggers-from-effector": {
		"$type": "string",
		"linkedTasks": "array",
		"useRandom": "boolean"
	},
	"settings": {
		"roomBase": "string",
		"isNight": "boolean",
		"chatDisabled": "boolean",
		"tasksRefresh": "boolean",
		"roomSettingsExtraData": "string"
	},
	"show-object": { "$type": "string" },
	"subscription": { "$type": "string" },
	"trigger-subscription-basic": {
		"$type": "string",
		"Trigger": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string",
		"DirectEffector": "object"
	},
	"trigger-subscription-quest": {
		"$type": "string",
		"Trigger": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string",
		"DirectEffector": "object"
	},
	"trigger-subscription": {
		"$type": "string",
		"Trigger": "object",
		"Id": "string",
		"TargetState": "integer",
		"Name": "string",
		"TaskTriggerId": "string",
		"DirectEffector": "object"
	},
	"trigger": { "$type": "string" }
};
const fieldWords$1 = {
	"direct-effector": { "Effector": { "be": "an object with a $type" } },
	"effect": { "$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" } },
	"effector-subscription": {
		"$type": { "missing": "write \"TaskEffectorSubscription\"" },
		"Effector": {
			"be": "an object with a $type",
			"missing": "name the effect to fire, such as {\"$type\":\"ShowObjectEvent\"}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "the number 1 (Active) or 2 (Completed), or left out for Not Active",
			"only": [1, 2]
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"TaskTriggerId": { "missing": "write the id of the quest's inProgress entry" }
	},
	"hide-object": { "$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" } },
	"linked-task-trigger": { "Delay": {
		"be": "a number of seconds",
		"atLeast": "0 (no delay) or more",
		"least": 0
	} },
	"linked-task": {
		"Trigger": {
			"be": "an object, {} to run at once",
			"missing": "write {} to run at once, or {\"Delay\": seconds}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "a transition code, such as 111",
			"missing": "write a transition code, such as 111 to activate the quest",
			"only": [
				111,
				121,
				101,
				131,
				141,
				151,
				161,
				171,
				181
			]
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"TaskTriggerId": { "missing": "write the id of the quest's inProgress entry" }
	},
	"logic-value": { "Tasks": { "be": "a list of subscriptions" } },
	"move-to-spot": {
		"$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" },
		"_transformState": { "be": "an object with position, rotation, scale and duration" },
		"_transformState.position": { "be": "a list of 3 numbers: x, y and z" },
		"_transformState.rotation": { "be": "a list of 4 numbers: x, y, z and w" },
		"_transformState.scale": { "be": "a list of 3 numbers: x, y and z" },
		"_transformState.duration": {
			"be": "a number of seconds",
			"atLeast": "0 (at once) or more",
			"least": 0
		}
	},
	"quest-entry-completed": {
		"EntryId": { "missing": "write the UUID that both entries of the quest share" },
		"id": { "missing": "write the key that the entry has in quests" },
		"Name": { "missing": "write a number, an underscore and a name, such as \"0_collect\"" },
		"Description": { "missing": "write \"created in \" and the name of the game editor in lowercase" },
		"Status": {
			"be": "\"inProgress\" or \"completed\"",
			"missing": "write \"inProgress\" or \"completed\""
		},
		"Group": {
			"be": "\"\" (single player, saved), \"nonPersistent\" or \"multiplayer\"",
			"missing": "write \"\" (single player, saved), \"nonPersistent\" or \"multiplayer\""
		},
		"DisplayGroup": { "missing": "write its category in the quest log, \"\" for none" },
		"Enabled": {
			"be": "true",
			"missing": "write true: the quest does not work without it",
			"only": [true]
		},
		"RepeatableLimit": {
			"be": "a whole number: how often the quest can be completed, 0 for no limit",
			"atLeast": "0 (no limit) or more",
			"missing": "write how often the quest can be completed, 0 for no limit",
			"least": 0
		},
		"FinishTime": {
			"be": "a number of seconds, 0 for no time limit",
			"atLeast": "0 (no time limit) or more",
			"missing": "write how many seconds the quest stays active, 0 for no time limit",
			"least": 0
		},
		"AutoStart": {
			"be": "false",
			"missing": "write false",
			"only": [false]
		},
		"TriggeredByInventory": { "missing": "write true if activating an inventory item triggers the quest, otherwise false" },
		"Requirements": {
			"be": "a list, [] when the quest requires no other",
			"missing": "write [] when the quest requires no other"
		},
		"Creator": { "missing": "write the user id of the owner of the room" },
		"TemplateName": {
			"be": "\"\"",
			"missing": "write \"\""
		},
		"Tracked": { "missing": "write true to list the quest in the quest log, otherwise false" },
		"Visible": { "missing": "write true to show the quest to the player, false to hide it" },
		"ExtraText": { "missing": "write \"\", or the dialogue of a quest that a dialogue effect uses" },
		"Rewards": { "be": "a list, [] for no reward" },
		"SuccessMsg": { "be": "a string, \"\" for no message" }
	},
	"quest-entry-in-progress": {
		"EntryId": { "missing": "write the UUID that both entries of the quest share" },
		"id": { "missing": "write the key that the entry has in quests" },
		"Name": { "missing": "write a number, an underscore and a name, such as \"0_collect\"" },
		"Description": { "missing": "write \"created in \" and the name of the game editor in lowercase" },
		"Status": {
			"be": "\"inProgress\" or \"completed\"",
			"missing": "write \"inProgress\" or \"completed\""
		},
		"Group": {
			"be": "\"\" (single player, saved), \"nonPersistent\" or \"multiplayer\"",
			"missing": "write \"\" (single player, saved), \"nonPersistent\" or \"multiplayer\""
		},
		"DisplayGroup": { "missing": "write its category in the quest log, \"\" for none" },
		"Enabled": {
			"be": "true",
			"missing": "write true: the quest does not work without it",
			"only": [true]
		},
		"RepeatableLimit": {
			"be": "a whole number: how often the quest can be completed, 0 for no limit",
			"atLeast": "0 (no limit) or more",
			"missing": "write how often the quest can be completed, 0 for no limit",
			"least": 0
		},
		"FinishTime": {
			"be": "a number of seconds, 0 for no time limit",
			"atLeast": "0 (no time limit) or more",
			"missing": "write how many seconds the quest stays active, 0 for no time limit",
			"least": 0
		},
		"AutoStart": {
			"be": "false",
			"missing": "write false",
			"only": [false]
		},
		"TriggeredByInventory": { "missing": "write true if activating an inventory item triggers the quest, otherwise false" },
		"Requirements": {
			"be": "a list, [] when the quest requires no other",
			"missing": "write [] when the quest requires no other"
		},
		"Creator": { "missing": "write the user id of the owner of the room" },
		"TemplateName": {
			"be": "\"\"",
			"missing": "write \"\""
		},
		"Tracked": { "missing": "write true to list the quest in the quest log, otherwise false" },
		"Visible": { "missing": "write true to show the quest to the player, false to hide it" },
		"ExtraText": { "missing": "write \"\", or the dialogue of a quest that a dialogue effect uses" }
	},
	"quest-entry": {
		"EntryId": { "missing": "write the UUID that both entries of the quest share" },
		"id": { "missing": "write the key that the entry has in quests" },
		"Name": { "missing": "write a number, an underscore and a name, such as \"0_collect\"" },
		"Description": { "missing": "write \"created in \" and the name of the game editor in lowercase" },
		"Status": {
			"be": "\"inProgress\" or \"completed\"",
			"missing": "write \"inProgress\" or \"completed\""
		},
		"Group": {
			"be": "\"\" (single player, saved), \"nonPersistent\" or \"multiplayer\"",
			"missing": "write \"\" (single player, saved), \"nonPersistent\" or \"multiplayer\""
		},
		"DisplayGroup": { "missing": "write its category in the quest log, \"\" for none" },
		"Enabled": {
			"be": "true",
			"missing": "write true: the quest does not work without it",
			"only": [true]
		},
		"RepeatableLimit": {
			"be": "a whole number: how often the quest can be completed, 0 for no limit",
			"atLeast": "0 (no limit) or more",
			"missing": "write how often the quest can be completed, 0 for no limit",
			"least": 0
		},
		"FinishTime": {
			"be": "a number of seconds, 0 for no time limit",
			"atLeast": "0 (no time limit) or more",
			"missing": "write how many seconds the quest stays active, 0 for no time limit",
			"least": 0
		},
		"AutoStart": {
			"be": "false",
			"missing": "write false",
			"only": [false]
		},
		"TriggeredByInventory": { "missing": "write true if activating an inventory item triggers the quest, otherwise false" },
		"Requirements": {
			"be": "a list, [] when the quest requires no other",
			"missing": "write [] when the quest requires no other"
		},
		"Creator": { "missing": "write the user id of the owner of the room" },
		"TemplateName": {
			"be": "\"\"",
			"missing": "write \"\""
		},
		"Tracked": { "missing": "write true to list the quest in the quest log, otherwise false" },
		"Visible": { "missing": "write true to show the quest to the player, false to hide it" },
		"ExtraText": { "missing": "write \"\", or the dialogue of a quest that a dialogue effect uses" },
		"Rewards": { "be": "a list, [] for no reward" },
		"SuccessMsg": { "be": "a string, \"\" for no message" }
	},
	"requirement": {
		"delete": {
			"be": "false",
			"missing": "write false",
			"only": [false]
		},
		"amount": {
			"be": "a whole number of 1 or more, usually 1",
			"atLeast": "1 or more",
			"missing": "write how often the required quest must be completed, usually 1",
			"least": 1
		},
		"type": {
			"be": "\"quest\"",
			"missing": "write \"quest\""
		},
		"id": { "missing": "write the id of the inProgress entry of that quest" }
	},
	"room-item": {
		"pos": {
			"be": "an object with the numbers x, y and z",
			"missing": "a position needs x, y and z"
		},
		"rot": {
			"be": "an object with the numbers x, y, z and w",
			"missing": "a rotation needs x, y, z and w"
		},
		"scale": {
			"be": "an object with the numbers x, y and z",
			"missing": "a scale needs x, y and z"
		},
		"modelsize": {
			"be": "an object with the numbers x, y and z",
			"missing": "a size needs x, y and z"
		},
		"modelCenter": {
			"be": "an object with the numbers x, y and z",
			"missing": "a center needs x, y and z"
		},
		"parentItemID": { "be": "a whole number: the id of the parent item, or 0 for none" }
	},
	"room-tasks": {
		"": { "be": "an object with a Tasks list" },
		"Tasks": { "missing": "write \"Tasks\": [] when there are none" }
	},
	"run-triggers-from-effector": {
		"$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" },
		"linkedTasks": {
			"be": "a list of linked tasks",
			"missing": "list the linked tasks to run"
		}
	},
	"settings": {},
	"show-object": { "$type": { "missing": "name the effect, such as \"ShowObjectEvent\"" } },
	"snapshot": {
		"": { "be": "an object with sections such as roomItems, quests and logic" },
		"roomItems": { "be": "an object that holds the room items by their id" },
		"settings": { "be": "an object" },
		"roomTasks": { "be": "an object with a Tasks list" },
		"quests": { "be": "an object that holds the quest entries by their id" },
		"logic": { "be": "an object that holds the logic of room items by their id" }
	},
	"subscription": { "$type": { "missing": "write \"TaskEffectorSubscription\" or \"TaskTriggerSubscription\"" } },
	"trigger-subscription-basic": {
		"$type": { "missing": "write \"TaskTriggerSubscription\"" },
		"Trigger": {
			"be": "an object with a $type",
			"missing": "name the event it waits for, such as {\"$type\":\"OnClickEvent\"}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "a whole number",
			"missing": "write a transition code, such as 111 to activate the quest"
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"DirectEffector": { "be": "an object with an Effector" }
	},
	"trigger-subscription-quest": {
		"$type": { "missing": "write \"TaskTriggerSubscription\"" },
		"Trigger": {
			"be": "an object with a $type",
			"missing": "name the event it waits for, such as {\"$type\":\"OnClickEvent\"}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "a transition code, such as 111",
			"missing": "write a transition code, such as 111 to activate the quest",
			"only": [
				111,
				121,
				101,
				131,
				141,
				151,
				161,
				171,
				181
			]
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"DirectEffector": { "be": "an object with an Effector" }
	},
	"trigger-subscription": {
		"$type": { "missing": "write \"TaskTriggerSubscription\"" },
		"Trigger": {
			"be": "an object with a $type",
			"missing": "name the event it waits for, such as {\"$type\":\"OnClickEvent\"}"
		},
		"Id": { "missing": "write a UUID v4 that is used nowhere else in the file" },
		"TargetState": {
			"be": "a whole number",
			"missing": "write a transition code, such as 111 to activate the quest"
		},
		"Name": { "missing": "write the quest's Name, with its number" },
		"DirectEffector": { "be": "an object with an Effector" }
	},
	"trigger": { "$type": { "missing": "name the event, such as \"OnClickEvent\"" } }
};
const recordWords = {
	"direct-effector": "DirectEffector",
	"effect": "this effect",
	"effector-subscription": "this effector subscription",
	"hide-object": "this HideObjectEvent",
	"linked-task-trigger": "the Trigger of this linked task",
	"linked-task": "this linked task",
	"logic-value": "this logic",
	"move-to-spot": "this MoveToSpot",
	"quest-entry-completed": "this quest entry",
	"quest-entry-in-progress": "this quest entry",
	"quest-entry": "this quest entry",
	"requirement": "this requirement",
	"room-item": "this room item",
	"room-tasks": "roomTasks",
	"run-triggers-from-effector": "this RunTriggersFromEffector",
	"settings": "settings",
	"show-object": "this ShowObjectEvent",
	"snapshot": "the snapshot",
	"subscription": "this subscription",
	"trigger-subscription-basic": "this trigger subscription",
	"trigger-subscription-quest": "this trigger subscription",
	"trigger-subscription": "this trigger subscription",
	"trigger": "this trigger"
};
const documentedTypes = {
	"TaskEffectorSubscription": "effector subscription",
	"TaskTriggerSubscription": "trigger subscription",
	"MoveToSpot": "effect",
	"HideObjectEvent": "effect",
	"ShowObjectEvent": "effect",
	"RunTriggersFromEffector": "effect",
	"OnClickEvent": "trigger",
	"OnEnterEvent": "trigger"
};
const pairFields = {
	"shared": [
		"EntryId",
		"Name",
		"Description",
		"Group",
		"DisplayGroup",
		"Enabled",
		"RepeatableLimit",
		"FinishTime",
		"AutoStart",
		"TriggeredByInventory",
		"Requirements",
		"Creator",
		"TemplateName",
		"Tracked",
		"Visible",
		"ExtraText"
	],
	"own": ["id", "Status"],
	"completedOnly": ["Rewards", "SuccessMsg"],
	"fixed": [
		"Enabled",
		"AutoStart",
		"TemplateName"
	]
};
const questStates = [
	"Not Active",
	"Active",
	"Completed"
];
const transitionCodes = [
	{
		"code": 101,
		"from": "any",
		"to": 0
	},
	{
		"code": 161,
		"from": 1,
		"to": 0
	},
	{
		"code": 171,
		"from": 2,
		"to": 0
	},
	{
		"code": 111,
		"from": 0,
		"to": 1
	},
	{
		"code": 131,
		"from": 2,
		"to": 1
	},
	{
		"code": 151,
		"from": "any",
		"to": 1
	},
	{
		"code": 121,
		"from": 1,
		"to": 2
	},
	{
		"code": 181,
		"from": 0,
		"to": 2
	},
	{
		"code": 141,
		"from": "any",
		"to": 2
	}
];
// src/model/schema/records.ts
const RECORD_NAMES = Object.keys(recordWords);
// src/model/schema/type-names.ts
const DOCUMENTED_TYPES = new Map(Object.entries(documentedTypes));
const TYPE_SLIPS = {
	subscription: {
		Effector: "TaskEffectorSubscription",
		Trigger: "TaskTriggerSubscription",
		EffectorSubscription: "TaskEffectorSubscription",
		TaskEffector: "TaskEffectorSubscription",
		TaskEffectSubscription: "TaskEffectorSubscription",
		TriggerSubscription: "TaskTriggerSubscription",
		TaskTrigger: "TaskTriggerSubscription",
		QuestEffectorSubscription: "TaskEffectorSubscription",
		QuestTriggerSubscription: "TaskTriggerSubscription"
	},
	effect: {
		HideObject: "HideObjectEvent",
		HideObjectEffect: "HideObjectEvent",
		HideObjectEffector: "HideObjectEvent",
		HideEvent: "HideObjectEvent",
		ShowObject: "ShowObjectEvent",
		ShowObjectEffect: "ShowObjectEvent",
		ShowObjectEffector: "ShowObjectEvent",
		ShowEvent: "ShowObjectEvent",
		MoveToSpotEvent: "MoveToSpot",
		MoveToSpotEffect: "MoveToSpot",
		MoveToSpotEffector: "MoveToSpot",
		RunTriggers: "RunTriggersFromEffector",
		RunTriggersEffector: "RunTriggersFromEffector",
		RunTriggersFromEffect: "RunTriggersFromEffector",
		RunTriggersFromEffectorEvent: "RunTriggersFromEffector"
	},
	trigger: {
		OnClick: "OnClickEvent",
		ClickEvent: "OnClickEvent",
		OnClickTrigger: "OnClickEvent",
		OnEnter: "OnEnterEvent",
		EnterEvent: "OnEnterEvent",
		OnEnterTrigger: "OnEnterEvent",
		OnTriggerEnter: "OnEnterEvent"
	}
};
// src/model/schema/classify.ts
const OF = Object.fromEntries(RECORD_NAMES.map((record) => [record, Object.freeze({
	record,
	isForeign: false
})]));
const FOREIGN_TASK = Object.freeze({
	record: "subscription",
	isForeign: true
});
const FOREIGN_LINK = Object.freeze({
	record: "linked-task",
	isForeign: true
});
const ENTRIES = /* @__PURE__ */ new Map([["inProgress", "quest-entry-in-progress"], ["completed", "quest-entry-completed"]]);
const CHAIN_TYPE = "RunTriggersFromEffector";
const EFFECTS = /* @__PURE__ */ new Map([
	["MoveToSpot", "move-to-spot"],
	["HideObjectEvent", "hide-object"],
	["ShowObjectEvent", "show-object"],
	[CHAIN_TYPE, "run-triggers-from-effector"]
]);
const EFFECTOR_SUBSCRIPTION = "TaskEffectorSubscription";
const TRIGGER_SUBSCRIPTION = "TaskTriggerSubscription";
function isSubscriptionType(type) {
	return type === EFFECTOR_SUBSCRIPTION || type === TRIGGER_SUBSCRIPTION;
}
function classify(record, value) {
	if (!isObject(value)) return OF[record];
	switch (record) {
		case "quest-entry": return OF[named(ENTRIES, member(value, "Status")) ?? record];
		case "effect": return OF[named(EFFECTS, member(value, "$type")) ?? record];
		case "subscription": return subscriptionKind(value);
		case "trigger-subscription": return OF[triggerForm(value)];
		case "linked-task": return isOtherThanLinked(member(value, "$type")) ? FOREIGN_LINK : OF[record];
		default: return OF[record];
	}
}
function named(kinds, name) {
	return typeof name === "string" ? kinds.get(name) : void 0;
}
function subscriptionKind(value) {
	const type = member(value, "$type");
	if (type === EFFECTOR_SUBSCRIPTION) return OF["effector-subscription"];
	if (type === TRIGGER_SUBSCRIPTION) return OF[triggerForm(value)];
	if (typeof type === "string" && type !== "") return FOREIGN_TASK;
	if (Object.hasOwn(value, "Effector")) return OF["effector-subscription"];
	if (Object.hasOwn(value, "Trigger") || Object.hasOwn(value, "DirectEffector")) return OF[triggerForm(value)];
	return OF.subscription;
}
function triggerForm(value) {
	const basic = Object.hasOwn(value, "DirectEffector");
	if (basic === Object.hasOwn(value, "TaskTriggerId")) return "trigger-subscription";
	return basic ? "trigger-subscription-basic" : "trigger-subscription-quest";
}
function isOtherThanLinked(type) {
	return typeof type === "string" && type !== TRIGGER_SUBSCRIPTION && DOCUMENTED_TYPES.has(type);
}
// src/model/schema/documented-fields.ts
const COMPILED = documentedFields;
const FIELDS = {
	...COMPILED,
	subscription: {
		...COMPILED["effector-subscription"],
		...COMPILED["trigger-subscription"]
	},
	"linked-task": {
		$type: "string",
		...COMPILED["linked-task"]
	},
	vector: {
		x: "number",
		y: "number",
		z: "number",
		w: "number"
	}
};
const TRANSFORM = FIELDS["transform-state"];
const ITEM = FIELDS["room-item"];
const VECTORS = /* @__PURE__ */ new Set([...Object.keys(ITEM).filter((field) => ITEM[field] === "vector"), ...Object.keys(TRANSFORM).filter((field) => TRANSFORM[field] === "array")]);
const OF_TASKS = {
	Id: "Id",
	QuestId: "TaskTriggerId",
	QuestName: "Name"
};
const SLIPS = {
	"room-item": {
		position: "pos",
		rotation: "rot",
		prefab: "prefabName",
		parentId: "parentItemID"
	},
	"quest-entry": {
		SuccessMessage: "SuccessMsg",
		TimeLimit: "FinishTime",
		RepeatLimit: "RepeatableLimit",
		Title: "Name",
		id: "id",
		key: "id"
	},
	requirement: {
		id: "id",
		key: "id",
		questId: "id",
		count: "amount",
		times: "amount",
		quantity: "amount"
	},
	vector: {
		x: "x",
		y: "y",
		z: "z",
		w: "w"
	},
	"room-tasks": { Quests: "Tasks" },
	subscription: { Effect: "Effector" },
	"effector-subscription": {
		Effect: "Effector",
		...OF_TASKS
	},
	"linked-task": OF_TASKS,
	"move-to-spot": {
		transformState: "_transformState",
		transform: "_transformState"
	},
	"transform-state": {
		pos: "position",
		rot: "rotation"
	},
	"run-triggers-from-effector": {
		Tasks: "linkedTasks",
		linkedQuests: "linkedTasks"
	}
};
// src/bytes/json/pointer.ts
function formatPointer(steps) {
	let pointer = "";
	for (const step of steps) pointer += `/${typeof step === "number" ? step : step.replaceAll("~", "~0").replaceAll("/", "~1")}`;
	return pointer;
}
function parsePointer(pointer) {
	if (pointer === "") return [];
	if (!pointer.startsWith("/")) throw new RangeError(`a JSON Pointer must be empty or start with "/": ${pointer}`);
	if (/~(?![01])/.test(pointer)) throw new RangeError(`"~" must be written "~0" in a JSON Pointer: ${pointer}`);
	return pointer.slice(1).split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
// src/model/schema/compiled/validators.js
const atRoot0 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "$type" }
};
const atRoot1 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Effector" }
};
const atRoot2 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Id" }
};
const atRoot3 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Name" }
};
const atRoot4 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "TaskTriggerId" }
};
const atRoot5 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Trigger" }
};
const atRoot6 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "TargetState" }
};
const atRoot7 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "EntryId" }
};
const atRoot8 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "id" }
};
const atRoot9 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Description" }
};
const atRoot10 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Status" }
};
const atRoot11 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Group" }
};
const atRoot12 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "DisplayGroup" }
};
const atRoot13 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Enabled" }
};
const atRoot14 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "RepeatableLimit" }
};
const atRoot15 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "FinishTime" }
};
const atRoot16 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "AutoStart" }
};
const atRoot17 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "TriggeredByInventory" }
};
const atRoot18 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Requirements" }
};
const atRoot19 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Creator" }
};
const atRoot20 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "TemplateName" }
};
const atRoot21 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Tracked" }
};
const atRoot22 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Visible" }
};
const atRoot23 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "ExtraText" }
};
const atRoot24 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Rewards" }
};
const atRoot25 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "SuccessMsg" }
};
const atRoot26 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "delete" }
};
const atRoot27 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "amount" }
};
const atRoot28 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "type" }
};
const atRoot29 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "x" }
};
const atRoot30 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "y" }
};
const atRoot31 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "z" }
};
const atRoot32 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "w" }
};
const atRoot33 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "Tasks" }
};
const atRoot34 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "linkedTasks" }
};
const atRoot35 = {
	instancePath: "",
	schemaPath: "#/required",
	keyword: "required",
	params: { missingProperty: "DirectEffector" }
};
const directEffector = validate52;
function validate52(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Effector !== void 0) {
			let data0 = data.Effector;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err0 = {
					instancePath: instancePath + "/Effector",
					schemaPath: "#/properties/Effector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err1 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
const effect = validate53;
function validate53(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			const _errs11 = errors;
			const _errs12 = errors;
			if ("" !== data0) {
				const err2 = {};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (_errs12 === errors) {
				const err3 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate53.errors = vErrors;
	return errors === 0;
}
const effectorSubscription = validate54;
function validate54(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Effector === void 0) {
			const err1 = instancePath === "" ? atRoot1 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Effector" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Id === void 0) {
			const err2 = instancePath === "" ? atRoot2 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Id" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Name === void 0) {
			const err3 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.TaskTriggerId === void 0) {
			const err4 = instancePath === "" ? atRoot4 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TaskTriggerId" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err6 = {};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (_errs4 === errors) {
				const err7 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.Effector !== void 0) {
			let data1 = data.Effector;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err8 = {
					instancePath: instancePath + "/Effector",
					schemaPath: "#/properties/Effector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err9 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data3 = data.TargetState;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err10 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err11 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err12 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
const hideObject = validate55;
function validate55(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			if (typeof data.$type !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate55.errors = vErrors;
	return errors === 0;
}
const linkedTaskTrigger = validate56;
function validate56(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Delay !== void 0) {
			let data0 = data.Delay;
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					const err0 = {
						instancePath: instancePath + "/Delay",
						schemaPath: "#/properties/Delay/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/Delay",
					schemaPath: "#/properties/Delay/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
const linkedTask = validate57;
function validate57(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Trigger === void 0) {
			const err0 = instancePath === "" ? atRoot5 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Trigger" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Id === void 0) {
			const err1 = instancePath === "" ? atRoot2 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.TargetState === void 0) {
			const err2 = instancePath === "" ? atRoot6 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TargetState" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Name === void 0) {
			const err3 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.TaskTriggerId === void 0) {
			const err4 = instancePath === "" ? atRoot4 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TaskTriggerId" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Trigger !== void 0) {
			let data0 = data.Trigger;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err5 = {
					instancePath: instancePath + "/Trigger",
					schemaPath: "#/properties/Trigger/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err6 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data2 = data.TargetState;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				const err7 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err8 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err9 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate57.errors = vErrors;
	return errors === 0;
}
const logicValue = validate58;
function validate58(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Tasks !== void 0) {
			if (!Array.isArray(data.Tasks)) {
				const err0 = {
					instancePath: instancePath + "/Tasks",
					schemaPath: "#/properties/Tasks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.ViewNodes !== void 0) {
			if (!Array.isArray(data.ViewNodes)) {
				const err1 = {
					instancePath: instancePath + "/ViewNodes",
					schemaPath: "#/properties/ViewNodes/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.col !== void 0) {
			if (typeof data.col !== "string") {
				const err2 = {
					instancePath: instancePath + "/col",
					schemaPath: "#/properties/col/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.e !== void 0) {
			if (!(typeof data.e == "number")) {
				const err3 = {
					instancePath: instancePath + "/e",
					schemaPath: "#/properties/e/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.c !== void 0) {
			if (typeof data.c !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/c",
					schemaPath: "#/properties/c/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate58.errors = vErrors;
	return errors === 0;
}
const moveToSpot = validate59;
function validate59(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			if (typeof data.$type !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data._transformState !== void 0) {
			let data1 = data._transformState;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.position !== void 0) {
					let data2 = data1.position;
					if (Array.isArray(data2)) {
						if (data2.length > 3) {
							const err2 = {
								instancePath: instancePath + "/_transformState/position",
								schemaPath: "#/properties/_transformState/properties/position/maxItems",
								keyword: "maxItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (data2.length < 3) {
							const err3 = {
								instancePath: instancePath + "/_transformState/position",
								schemaPath: "#/properties/_transformState/properties/position/minItems",
								keyword: "minItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!(typeof data2[i0] == "number")) {
							const err4 = {
								instancePath: instancePath + "/_transformState/position/" + i0,
								schemaPath: "#/properties/_transformState/properties/position/items/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/_transformState/position",
							schemaPath: "#/properties/_transformState/properties/position/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data1.rotation !== void 0) {
					let data4 = data1.rotation;
					if (Array.isArray(data4)) {
						if (data4.length > 4) {
							const err6 = {
								instancePath: instancePath + "/_transformState/rotation",
								schemaPath: "#/properties/_transformState/properties/rotation/maxItems",
								keyword: "maxItems",
								params: { limit: 4 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data4.length < 4) {
							const err7 = {
								instancePath: instancePath + "/_transformState/rotation",
								schemaPath: "#/properties/_transformState/properties/rotation/minItems",
								keyword: "minItems",
								params: { limit: 4 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!(typeof data4[i1] == "number")) {
							const err8 = {
								instancePath: instancePath + "/_transformState/rotation/" + i1,
								schemaPath: "#/properties/_transformState/properties/rotation/items/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/_transformState/rotation",
							schemaPath: "#/properties/_transformState/properties/rotation/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data1.scale !== void 0) {
					let data6 = data1.scale;
					if (Array.isArray(data6)) {
						if (data6.length > 3) {
							const err10 = {
								instancePath: instancePath + "/_transformState/scale",
								schemaPath: "#/properties/_transformState/properties/scale/maxItems",
								keyword: "maxItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data6.length < 3) {
							const err11 = {
								instancePath: instancePath + "/_transformState/scale",
								schemaPath: "#/properties/_transformState/properties/scale/minItems",
								keyword: "minItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						const len2 = data6.length;
						for (let i2 = 0; i2 < len2; i2++) if (!(typeof data6[i2] == "number")) {
							const err12 = {
								instancePath: instancePath + "/_transformState/scale/" + i2,
								schemaPath: "#/properties/_transformState/properties/scale/items/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/_transformState/scale",
							schemaPath: "#/properties/_transformState/properties/scale/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data1.duration !== void 0) {
					let data8 = data1.duration;
					if (typeof data8 == "number") {
						if (data8 < 0 || isNaN(data8)) {
							const err14 = {
								instancePath: instancePath + "/_transformState/duration",
								schemaPath: "#/properties/_transformState/properties/duration/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/_transformState/duration",
							schemaPath: "#/properties/_transformState/properties/duration/type",
							keyword: "type",
							params: { type: "number" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/_transformState",
					schemaPath: "#/properties/_transformState/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
const questEntryCompleted = validate60;
const schema29 = {
	"type": "object",
	"required": [
		"EntryId",
		"id",
		"Name",
		"Description",
		"Status",
		"Group",
		"DisplayGroup",
		"Enabled",
		"RepeatableLimit",
		"FinishTime",
		"AutoStart",
		"TriggeredByInventory",
		"Requirements",
		"Creator",
		"TemplateName",
		"Tracked",
		"Visible",
		"ExtraText"
	],
	"properties": {
		"EntryId": { "type": "string" },
		"id": { "type": "string" },
		"Name": { "type": "string" },
		"Description": { "type": "string" },
		"Status": {
			"type": "string",
			"enum": ["inProgress", "completed"]
		},
		"Group": {
			"type": "string",
			"enum": [
				"",
				"nonPersistent",
				"multiplayer"
			]
		},
		"DisplayGroup": { "type": "string" },
		"Enabled": { "type": "boolean" },
		"RepeatableLimit": {
			"type": "integer",
			"minimum": 0
		},
		"FinishTime": {
			"type": "number",
			"minimum": 0
		},
		"AutoStart": { "type": "boolean" },
		"TriggeredByInventory": { "type": "boolean" },
		"Requirements": {
			"type": "array",
			"items": {}
		},
		"Creator": { "type": "string" },
		"TemplateName": { "type": "string" },
		"Tracked": { "type": "boolean" },
		"Visible": { "type": "boolean" },
		"ExtraText": {
			"type": "string",
			"if": { "not": { "const": "" } },
			"then": {}
		}
	}
};
function validate68(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.EntryId === void 0) {
			const err0 = instancePath === "" ? atRoot7 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "EntryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = instancePath === "" ? atRoot8 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Name === void 0) {
			const err2 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Description === void 0) {
			const err3 = instancePath === "" ? atRoot9 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Description" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Status === void 0) {
			const err4 = instancePath === "" ? atRoot10 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Status" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Group === void 0) {
			const err5 = instancePath === "" ? atRoot11 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Group" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.DisplayGroup === void 0) {
			const err6 = instancePath === "" ? atRoot12 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DisplayGroup" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Enabled === void 0) {
			const err7 = instancePath === "" ? atRoot13 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Enabled" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.RepeatableLimit === void 0) {
			const err8 = instancePath === "" ? atRoot14 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "RepeatableLimit" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.FinishTime === void 0) {
			const err9 = instancePath === "" ? atRoot15 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "FinishTime" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.AutoStart === void 0) {
			const err10 = instancePath === "" ? atRoot16 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AutoStart" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.TriggeredByInventory === void 0) {
			const err11 = instancePath === "" ? atRoot17 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TriggeredByInventory" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.Requirements === void 0) {
			const err12 = instancePath === "" ? atRoot18 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Requirements" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.Creator === void 0) {
			const err13 = instancePath === "" ? atRoot19 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Creator" }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.TemplateName === void 0) {
			const err14 = instancePath === "" ? atRoot20 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TemplateName" }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.Tracked === void 0) {
			const err15 = instancePath === "" ? atRoot21 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Tracked" }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.Visible === void 0) {
			const err16 = instancePath === "" ? atRoot22 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Visible" }
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.ExtraText === void 0) {
			const err17 = instancePath === "" ? atRoot23 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ExtraText" }
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.EntryId !== void 0) {
			if (typeof data.EntryId !== "string") {
				const err18 = {
					instancePath: instancePath + "/EntryId",
					schemaPath: "#/properties/EntryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err19 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err20 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.Description !== void 0) {
			if (typeof data.Description !== "string") {
				const err21 = {
					instancePath: instancePath + "/Description",
					schemaPath: "#/properties/Description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.Status !== void 0) {
			let data4 = data.Status;
			if (typeof data4 !== "string") {
				const err22 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data4 === "inProgress" || data4 === "completed")) {
				const err23 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Status.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.Group !== void 0) {
			let data5 = data.Group;
			if (typeof data5 !== "string") {
				const err24 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data5 === "" || data5 === "nonPersistent" || data5 === "multiplayer")) {
				const err25 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Group.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.DisplayGroup !== void 0) {
			if (typeof data.DisplayGroup !== "string") {
				const err26 = {
					instancePath: instancePath + "/DisplayGroup",
					schemaPath: "#/properties/DisplayGroup/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.Enabled !== void 0) {
			if (typeof data.Enabled !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/Enabled",
					schemaPath: "#/properties/Enabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.RepeatableLimit !== void 0) {
			let data8 = data.RepeatableLimit;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				const err28 = {
					instancePath: instancePath + "/RepeatableLimit",
					schemaPath: "#/properties/RepeatableLimit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/RepeatableLimit",
						schemaPath: "#/properties/RepeatableLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.FinishTime !== void 0) {
			let data9 = data.FinishTime;
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					const err30 = {
						instancePath: instancePath + "/FinishTime",
						schemaPath: "#/properties/FinishTime/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/FinishTime",
					schemaPath: "#/properties/FinishTime/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.AutoStart !== void 0) {
			if (typeof data.AutoStart !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/AutoStart",
					schemaPath: "#/properties/AutoStart/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.TriggeredByInventory !== void 0) {
			if (typeof data.TriggeredByInventory !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/TriggeredByInventory",
					schemaPath: "#/properties/TriggeredByInventory/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.Requirements !== void 0) {
			if (!Array.isArray(data.Requirements)) {
				const err34 = {
					instancePath: instancePath + "/Requirements",
					schemaPath: "#/properties/Requirements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.Creator !== void 0) {
			if (typeof data.Creator !== "string") {
				const err35 = {
					instancePath: instancePath + "/Creator",
					schemaPath: "#/properties/Creator/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.TemplateName !== void 0) {
			if (typeof data.TemplateName !== "string") {
				const err36 = {
					instancePath: instancePath + "/TemplateName",
					schemaPath: "#/properties/TemplateName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.Tracked !== void 0) {
			if (typeof data.Tracked !== "boolean") {
				const err37 = {
					instancePath: instancePath + "/Tracked",
					schemaPath: "#/properties/Tracked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.Visible !== void 0) {
			if (typeof data.Visible !== "boolean") {
				const err38 = {
					instancePath: instancePath + "/Visible",
					schemaPath: "#/properties/Visible/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.ExtraText !== void 0) {
			if (typeof data.ExtraText !== "string") {
				const err39 = {
					instancePath: instancePath + "/ExtraText",
					schemaPath: "#/properties/ExtraText/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
function validate70(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data)) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
}
function validate72(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
function validate60(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate68(data, instancePath)) {
		vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Rewards === void 0) {
			const err0 = instancePath === "" ? atRoot24 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Rewards" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.SuccessMsg === void 0) {
			const err1 = instancePath === "" ? atRoot25 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "SuccessMsg" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Status !== void 0) {
			if ("completed" !== data.Status) {
				const err2 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/const",
					keyword: "const",
					params: { allowedValue: "completed" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.Rewards !== void 0) {
			if (!validate70(data.Rewards, instancePath + "/Rewards")) {
				vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
				errors = vErrors.length;
			}
		}
		if (data.SuccessMsg !== void 0) {
			if (!validate72(data.SuccessMsg, instancePath + "/SuccessMsg")) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
const questEntryInProgress = validate74;
function validate75(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.EntryId === void 0) {
			const err0 = instancePath === "" ? atRoot7 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "EntryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = instancePath === "" ? atRoot8 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Name === void 0) {
			const err2 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Description === void 0) {
			const err3 = instancePath === "" ? atRoot9 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Description" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Status === void 0) {
			const err4 = instancePath === "" ? atRoot10 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Status" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Group === void 0) {
			const err5 = instancePath === "" ? atRoot11 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Group" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.DisplayGroup === void 0) {
			const err6 = instancePath === "" ? atRoot12 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DisplayGroup" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Enabled === void 0) {
			const err7 = instancePath === "" ? atRoot13 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Enabled" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.RepeatableLimit === void 0) {
			const err8 = instancePath === "" ? atRoot14 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "RepeatableLimit" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.FinishTime === void 0) {
			const err9 = instancePath === "" ? atRoot15 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "FinishTime" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.AutoStart === void 0) {
			const err10 = instancePath === "" ? atRoot16 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AutoStart" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.TriggeredByInventory === void 0) {
			const err11 = instancePath === "" ? atRoot17 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TriggeredByInventory" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.Requirements === void 0) {
			const err12 = instancePath === "" ? atRoot18 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Requirements" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.Creator === void 0) {
			const err13 = instancePath === "" ? atRoot19 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Creator" }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.TemplateName === void 0) {
			const err14 = instancePath === "" ? atRoot20 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TemplateName" }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.Tracked === void 0) {
			const err15 = instancePath === "" ? atRoot21 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Tracked" }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.Visible === void 0) {
			const err16 = instancePath === "" ? atRoot22 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Visible" }
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.ExtraText === void 0) {
			const err17 = instancePath === "" ? atRoot23 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ExtraText" }
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.EntryId !== void 0) {
			if (typeof data.EntryId !== "string") {
				const err18 = {
					instancePath: instancePath + "/EntryId",
					schemaPath: "#/properties/EntryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err19 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err20 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.Description !== void 0) {
			if (typeof data.Description !== "string") {
				const err21 = {
					instancePath: instancePath + "/Description",
					schemaPath: "#/properties/Description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.Status !== void 0) {
			let data4 = data.Status;
			if (typeof data4 !== "string") {
				const err22 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data4 === "inProgress" || data4 === "completed")) {
				const err23 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Status.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.Group !== void 0) {
			let data5 = data.Group;
			if (typeof data5 !== "string") {
				const err24 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data5 === "" || data5 === "nonPersistent" || data5 === "multiplayer")) {
				const err25 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Group.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.DisplayGroup !== void 0) {
			if (typeof data.DisplayGroup !== "string") {
				const err26 = {
					instancePath: instancePath + "/DisplayGroup",
					schemaPath: "#/properties/DisplayGroup/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.Enabled !== void 0) {
			if (typeof data.Enabled !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/Enabled",
					schemaPath: "#/properties/Enabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.RepeatableLimit !== void 0) {
			let data8 = data.RepeatableLimit;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				const err28 = {
					instancePath: instancePath + "/RepeatableLimit",
					schemaPath: "#/properties/RepeatableLimit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/RepeatableLimit",
						schemaPath: "#/properties/RepeatableLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.FinishTime !== void 0) {
			let data9 = data.FinishTime;
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					const err30 = {
						instancePath: instancePath + "/FinishTime",
						schemaPath: "#/properties/FinishTime/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/FinishTime",
					schemaPath: "#/properties/FinishTime/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.AutoStart !== void 0) {
			if (typeof data.AutoStart !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/AutoStart",
					schemaPath: "#/properties/AutoStart/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.TriggeredByInventory !== void 0) {
			if (typeof data.TriggeredByInventory !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/TriggeredByInventory",
					schemaPath: "#/properties/TriggeredByInventory/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.Requirements !== void 0) {
			if (!Array.isArray(data.Requirements)) {
				const err34 = {
					instancePath: instancePath + "/Requirements",
					schemaPath: "#/properties/Requirements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.Creator !== void 0) {
			if (typeof data.Creator !== "string") {
				const err35 = {
					instancePath: instancePath + "/Creator",
					schemaPath: "#/properties/Creator/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.TemplateName !== void 0) {
			if (typeof data.TemplateName !== "string") {
				const err36 = {
					instancePath: instancePath + "/TemplateName",
					schemaPath: "#/properties/TemplateName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.Tracked !== void 0) {
			if (typeof data.Tracked !== "boolean") {
				const err37 = {
					instancePath: instancePath + "/Tracked",
					schemaPath: "#/properties/Tracked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.Visible !== void 0) {
			if (typeof data.Visible !== "boolean") {
				const err38 = {
					instancePath: instancePath + "/Visible",
					schemaPath: "#/properties/Visible/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.ExtraText !== void 0) {
			if (typeof data.ExtraText !== "string") {
				const err39 = {
					instancePath: instancePath + "/ExtraText",
					schemaPath: "#/properties/ExtraText/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate75.errors = vErrors;
	return errors === 0;
}
function validate74(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate75(data, instancePath)) {
		vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Status !== void 0) {
			if ("inProgress" !== data.Status) {
				const err0 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/const",
					keyword: "const",
					params: { allowedValue: "inProgress" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.Rewards !== void 0) {
			const err1 = {
				instancePath: instancePath + "/Rewards",
				schemaPath: "#/properties/Rewards/not",
				keyword: "not",
				params: {}
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.SuccessMsg !== void 0) {
			const err2 = {
				instancePath: instancePath + "/SuccessMsg",
				schemaPath: "#/properties/SuccessMsg/not",
				keyword: "not",
				params: {}
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate74.errors = vErrors;
	return errors === 0;
}
const questEntry = validate61;
function validate62(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.EntryId === void 0) {
			const err0 = instancePath === "" ? atRoot7 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "EntryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = instancePath === "" ? atRoot8 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Name === void 0) {
			const err2 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.Description === void 0) {
			const err3 = instancePath === "" ? atRoot9 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Description" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Status === void 0) {
			const err4 = instancePath === "" ? atRoot10 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Status" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.Group === void 0) {
			const err5 = instancePath === "" ? atRoot11 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Group" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.DisplayGroup === void 0) {
			const err6 = instancePath === "" ? atRoot12 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DisplayGroup" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.Enabled === void 0) {
			const err7 = instancePath === "" ? atRoot13 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Enabled" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.RepeatableLimit === void 0) {
			const err8 = instancePath === "" ? atRoot14 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "RepeatableLimit" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.FinishTime === void 0) {
			const err9 = instancePath === "" ? atRoot15 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "FinishTime" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.AutoStart === void 0) {
			const err10 = instancePath === "" ? atRoot16 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "AutoStart" }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.TriggeredByInventory === void 0) {
			const err11 = instancePath === "" ? atRoot17 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TriggeredByInventory" }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.Requirements === void 0) {
			const err12 = instancePath === "" ? atRoot18 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Requirements" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.Creator === void 0) {
			const err13 = instancePath === "" ? atRoot19 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Creator" }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.TemplateName === void 0) {
			const err14 = instancePath === "" ? atRoot20 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TemplateName" }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.Tracked === void 0) {
			const err15 = instancePath === "" ? atRoot21 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Tracked" }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.Visible === void 0) {
			const err16 = instancePath === "" ? atRoot22 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Visible" }
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.ExtraText === void 0) {
			const err17 = instancePath === "" ? atRoot23 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ExtraText" }
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.EntryId !== void 0) {
			if (typeof data.EntryId !== "string") {
				const err18 = {
					instancePath: instancePath + "/EntryId",
					schemaPath: "#/properties/EntryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err19 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err20 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.Description !== void 0) {
			if (typeof data.Description !== "string") {
				const err21 = {
					instancePath: instancePath + "/Description",
					schemaPath: "#/properties/Description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.Status !== void 0) {
			let data4 = data.Status;
			if (typeof data4 !== "string") {
				const err22 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data4 === "inProgress" || data4 === "completed")) {
				const err23 = {
					instancePath: instancePath + "/Status",
					schemaPath: "#/properties/Status/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Status.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.Group !== void 0) {
			let data5 = data.Group;
			if (typeof data5 !== "string") {
				const err24 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data5 === "" || data5 === "nonPersistent" || data5 === "multiplayer")) {
				const err25 = {
					instancePath: instancePath + "/Group",
					schemaPath: "#/properties/Group/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.Group.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.DisplayGroup !== void 0) {
			if (typeof data.DisplayGroup !== "string") {
				const err26 = {
					instancePath: instancePath + "/DisplayGroup",
					schemaPath: "#/properties/DisplayGroup/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.Enabled !== void 0) {
			if (typeof data.Enabled !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/Enabled",
					schemaPath: "#/properties/Enabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.RepeatableLimit !== void 0) {
			let data8 = data.RepeatableLimit;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				const err28 = {
					instancePath: instancePath + "/RepeatableLimit",
					schemaPath: "#/properties/RepeatableLimit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/RepeatableLimit",
						schemaPath: "#/properties/RepeatableLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.FinishTime !== void 0) {
			let data9 = data.FinishTime;
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					const err30 = {
						instancePath: instancePath + "/FinishTime",
						schemaPath: "#/properties/FinishTime/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/FinishTime",
					schemaPath: "#/properties/FinishTime/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.AutoStart !== void 0) {
			if (typeof data.AutoStart !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/AutoStart",
					schemaPath: "#/properties/AutoStart/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.TriggeredByInventory !== void 0) {
			if (typeof data.TriggeredByInventory !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/TriggeredByInventory",
					schemaPath: "#/properties/TriggeredByInventory/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.Requirements !== void 0) {
			if (!Array.isArray(data.Requirements)) {
				const err34 = {
					instancePath: instancePath + "/Requirements",
					schemaPath: "#/properties/Requirements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.Creator !== void 0) {
			if (typeof data.Creator !== "string") {
				const err35 = {
					instancePath: instancePath + "/Creator",
					schemaPath: "#/properties/Creator/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.TemplateName !== void 0) {
			if (typeof data.TemplateName !== "string") {
				const err36 = {
					instancePath: instancePath + "/TemplateName",
					schemaPath: "#/properties/TemplateName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.Tracked !== void 0) {
			if (typeof data.Tracked !== "boolean") {
				const err37 = {
					instancePath: instancePath + "/Tracked",
					schemaPath: "#/properties/Tracked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.Visible !== void 0) {
			if (typeof data.Visible !== "boolean") {
				const err38 = {
					instancePath: instancePath + "/Visible",
					schemaPath: "#/properties/Visible/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.ExtraText !== void 0) {
			if (typeof data.ExtraText !== "string") {
				const err39 = {
					instancePath: instancePath + "/ExtraText",
					schemaPath: "#/properties/ExtraText/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
function validate64(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data)) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function validate66(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate66.errors = vErrors;
	return errors === 0;
}
function validate61(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate62(data, instancePath)) {
		vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Rewards !== void 0) {
			if (!validate64(data.Rewards, instancePath + "/Rewards")) {
				vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.SuccessMsg !== void 0) {
			if (!validate66(data.SuccessMsg, instancePath + "/SuccessMsg")) {
				vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
const requirement = validate77;
function validate77(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.delete === void 0) {
			const err0 = instancePath === "" ? atRoot26 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delete" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.amount === void 0) {
			const err1 = instancePath === "" ? atRoot27 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type === void 0) {
			const err2 = instancePath === "" ? atRoot28 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.id === void 0) {
			const err3 = instancePath === "" ? atRoot8 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.delete !== void 0) {
			let data0 = data.delete;
			if (typeof data0 !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/delete",
					schemaPath: "#/properties/delete/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (false !== data0) {
				const err5 = {
					instancePath: instancePath + "/delete",
					schemaPath: "#/properties/delete/const",
					keyword: "const",
					params: { allowedValue: false }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.amount !== void 0) {
			let data1 = data.amount;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				const err6 = {
					instancePath: instancePath + "/amount",
					schemaPath: "#/properties/amount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number") {
				if (data1 < 1 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.type !== void 0) {
			let data2 = data.type;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if ("quest" !== data2) {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "quest" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err10 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate77.errors = vErrors;
	return errors === 0;
}
const roomItem = validate78;
function validate79(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.x === void 0) {
			const err0 = instancePath === "" ? atRoot29 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "x" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.y === void 0) {
			const err1 = instancePath === "" ? atRoot30 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "y" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.z === void 0) {
			const err2 = instancePath === "" ? atRoot31 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "z" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.x !== void 0) {
			if (!(typeof data.x == "number")) {
				const err3 = {
					instancePath: instancePath + "/x",
					schemaPath: "#/properties/x/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.y !== void 0) {
			if (!(typeof data.y == "number")) {
				const err4 = {
					instancePath: instancePath + "/y",
					schemaPath: "#/properties/y/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.z !== void 0) {
			if (!(typeof data.z == "number")) {
				const err5 = {
					instancePath: instancePath + "/z",
					schemaPath: "#/properties/z/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
function validate81(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.x === void 0) {
			const err0 = instancePath === "" ? atRoot29 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "x" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.y === void 0) {
			const err1 = instancePath === "" ? atRoot30 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "y" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.z === void 0) {
			const err2 = instancePath === "" ? atRoot31 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "z" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.w === void 0) {
			const err3 = instancePath === "" ? atRoot32 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "w" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.x !== void 0) {
			if (!(typeof data.x == "number")) {
				const err4 = {
					instancePath: instancePath + "/x",
					schemaPath: "#/properties/x/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.y !== void 0) {
			if (!(typeof data.y == "number")) {
				const err5 = {
					instancePath: instancePath + "/y",
					schemaPath: "#/properties/y/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.z !== void 0) {
			if (!(typeof data.z == "number")) {
				const err6 = {
					instancePath: instancePath + "/z",
					schemaPath: "#/properties/z/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.w !== void 0) {
			if (!(typeof data.w == "number")) {
				const err7 = {
					instancePath: instancePath + "/w",
					schemaPath: "#/properties/w/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate81.errors = vErrors;
	return errors === 0;
}
function validate78(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.prefabName !== void 0) {
			if (typeof data.prefabName !== "string") {
				const err0 = {
					instancePath: instancePath + "/prefabName",
					schemaPath: "#/properties/prefabName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.pos !== void 0) {
			if (!validate79(data.pos, instancePath + "/pos")) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.rot !== void 0) {
			if (!validate81(data.rot, instancePath + "/rot")) {
				vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
				errors = vErrors.length;
			}
		}
		if (data.scale !== void 0) {
			if (!validate79(data.scale, instancePath + "/scale")) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.modelsize !== void 0) {
			if (!validate79(data.modelsize, instancePath + "/modelsize")) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.modelCenter !== void 0) {
			if (!validate79(data.modelCenter, instancePath + "/modelCenter")) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.contentString !== void 0) {
			if (typeof data.contentString !== "string") {
				const err1 = {
					instancePath: instancePath + "/contentString",
					schemaPath: "#/properties/contentString/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.parentItemID !== void 0) {
			let data7 = data.parentItemID;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
				const err2 = {
					instancePath: instancePath + "/parentItemID",
					schemaPath: "#/properties/parentItemID/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.placed !== void 0) {
			if (typeof data.placed !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/placed",
					schemaPath: "#/properties/placed/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.locked !== void 0) {
			if (typeof data.locked !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/locked",
					schemaPath: "#/properties/locked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.superLocked !== void 0) {
			if (typeof data.superLocked !== "boolean") {
				const err5 = {
					instancePath: instancePath + "/superLocked",
					schemaPath: "#/properties/superLocked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.interactivityType !== void 0) {
			let data11 = data.interactivityType;
			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
				const err6 = {
					instancePath: instancePath + "/interactivityType",
					schemaPath: "#/properties/interactivityType/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.interactivityURL !== void 0) {
			if (typeof data.interactivityURL !== "string") {
				const err7 = {
					instancePath: instancePath + "/interactivityURL",
					schemaPath: "#/properties/interactivityURL/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.hoverTitle !== void 0) {
			if (typeof data.hoverTitle !== "string") {
				const err8 = {
					instancePath: instancePath + "/hoverTitle",
					schemaPath: "#/properties/hoverTitle/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.hoverBodyContent !== void 0) {
			if (typeof data.hoverBodyContent !== "string") {
				const err9 = {
					instancePath: instancePath + "/hoverBodyContent",
					schemaPath: "#/properties/hoverBodyContent/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.ImageInteractivityDetails !== void 0) {
			let data15 = data.ImageInteractivityDetails;
			if (!(data15 && typeof data15 == "object" && !Array.isArray(data15))) {
				const err10 = {
					instancePath: instancePath + "/ImageInteractivityDetails",
					schemaPath: "#/properties/ImageInteractivityDetails/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.sessionData !== void 0) {
			if (typeof data.sessionData !== "string") {
				const err11 = {
					instancePath: instancePath + "/sessionData",
					schemaPath: "#/properties/sessionData/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.instanceId !== void 0) {
			if (typeof data.instanceId !== "string") {
				const err12 = {
					instancePath: instancePath + "/instanceId",
					schemaPath: "#/properties/instanceId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.currentEditornetId !== void 0) {
			let data18 = data.currentEditornetId;
			if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18))) {
				const err13 = {
					instancePath: instancePath + "/currentEditornetId",
					schemaPath: "#/properties/currentEditornetId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
const roomTasks = validate86;
function validate86(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Tasks === void 0) {
			const err0 = instancePath === "" ? atRoot33 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Tasks" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Tasks !== void 0) {
			if (!Array.isArray(data.Tasks)) {
				const err1 = {
					instancePath: instancePath + "/Tasks",
					schemaPath: "#/properties/Tasks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
}
const runTriggersFromEffector = validate87;
function validate87(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.linkedTasks === void 0) {
			const err1 = instancePath === "" ? atRoot34 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "linkedTasks" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$type !== void 0) {
			if (typeof data.$type !== "string") {
				const err2 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.linkedTasks !== void 0) {
			if (!Array.isArray(data.linkedTasks)) {
				const err3 = {
					instancePath: instancePath + "/linkedTasks",
					schemaPath: "#/properties/linkedTasks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.useRandom !== void 0) {
			if (typeof data.useRandom !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/useRandom",
					schemaPath: "#/properties/useRandom/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate87.errors = vErrors;
	return errors === 0;
}
const settings = validate88;
function validate88(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.roomBase !== void 0) {
			if (typeof data.roomBase !== "string") {
				const err0 = {
					instancePath: instancePath + "/roomBase",
					schemaPath: "#/properties/roomBase/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.isNight !== void 0) {
			if (typeof data.isNight !== "boolean") {
				const err1 = {
					instancePath: instancePath + "/isNight",
					schemaPath: "#/properties/isNight/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.chatDisabled !== void 0) {
			if (typeof data.chatDisabled !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/chatDisabled",
					schemaPath: "#/properties/chatDisabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.tasksRefresh !== void 0) {
			if (typeof data.tasksRefresh !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/tasksRefresh",
					schemaPath: "#/properties/tasksRefresh/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.roomSettingsExtraData !== void 0) {
			if (typeof data.roomSettingsExtraData !== "string") {
				const err4 = {
					instancePath: instancePath + "/roomSettingsExtraData",
					schemaPath: "#/properties/roomSettingsExtraData/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate88.errors = vErrors;
	return errors === 0;
}
const showObject = validate89;
function validate89(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			if (typeof data.$type !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate89.errors = vErrors;
	return errors === 0;
}
const snapshot = validate90;
function validate90(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.roomItems !== void 0) {
			let data0 = data.roomItems;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {} else {
				const err0 = {
					instancePath: instancePath + "/roomItems",
					schemaPath: "#/properties/roomItems/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.settings !== void 0) {
			let data1 = data.settings;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err1 = {
					instancePath: instancePath + "/settings",
					schemaPath: "#/properties/settings/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.roomTasks !== void 0) {
			let data2 = data.roomTasks;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err2 = {
					instancePath: instancePath + "/roomTasks",
					schemaPath: "#/properties/roomTasks/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.quests !== void 0) {
			let data3 = data.quests;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
				const err3 = {
					instancePath: instancePath + "/quests",
					schemaPath: "#/properties/quests/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.logic !== void 0) {
			let data4 = data.logic;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				for (const key0 in data4) if (typeof data4[key0] !== "string") {
					const err4 = {
						instancePath: instancePath + "/logic/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/logic/additionalProperties/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/logic",
					schemaPath: "#/properties/logic/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate90.errors = vErrors;
	return errors === 0;
}
const subscription = validate91;
function validate91(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			const _errs7 = errors;
			const _errs8 = errors;
			if ("" !== data0) {
				const err2 = {};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (_errs8 === errors) {
				const err3 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
const triggerSubscriptionBasic = validate92;
function validate96(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Trigger === void 0) {
			const err1 = instancePath === "" ? atRoot5 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Trigger" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (_errs4 === errors) {
				const err4 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.Trigger !== void 0) {
			let data1 = data.Trigger;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err5 = {
					instancePath: instancePath + "/Trigger",
					schemaPath: "#/properties/Trigger/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err6 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data3 = data.TargetState;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err7 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err8 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err9 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.DirectEffector !== void 0) {
			let data6 = data.DirectEffector;
			if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
				const err10 = {
					instancePath: instancePath + "/DirectEffector",
					schemaPath: "#/properties/DirectEffector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate96.errors = vErrors;
	return errors === 0;
}
function validate92(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate96(data, instancePath)) {
		vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.DirectEffector === void 0) {
			const err0 = instancePath === "" ? atRoot35 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "DirectEffector" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.TaskTriggerId !== void 0) {
			const err1 = {
				instancePath: instancePath + "/TaskTriggerId",
				schemaPath: "#/properties/TaskTriggerId/not",
				keyword: "not",
				params: {}
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
const triggerSubscriptionQuest = validate98;
function validate99(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Trigger === void 0) {
			const err1 = instancePath === "" ? atRoot5 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Trigger" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (_errs4 === errors) {
				const err4 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.Trigger !== void 0) {
			let data1 = data.Trigger;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err5 = {
					instancePath: instancePath + "/Trigger",
					schemaPath: "#/properties/Trigger/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err6 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data3 = data.TargetState;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err7 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err8 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err9 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.DirectEffector !== void 0) {
			let data6 = data.DirectEffector;
			if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
				const err10 = {
					instancePath: instancePath + "/DirectEffector",
					schemaPath: "#/properties/DirectEffector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
function validate98(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!validate99(data, instancePath)) {
		vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.Id === void 0) {
			const err0 = instancePath === "" ? atRoot2 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.TargetState === void 0) {
			const err1 = instancePath === "" ? atRoot6 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TargetState" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.Name === void 0) {
			const err2 = instancePath === "" ? atRoot3 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.TaskTriggerId === void 0) {
			const err3 = instancePath === "" ? atRoot4 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "TaskTriggerId" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err4 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.DirectEffector !== void 0) {
			const err5 = {
				instancePath: instancePath + "/DirectEffector",
				schemaPath: "#/properties/DirectEffector/not",
				keyword: "not",
				params: {}
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate98.errors = vErrors;
	return errors === 0;
}
const triggerSubscription = validate93;
function validate94(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.Trigger === void 0) {
			const err1 = instancePath === "" ? atRoot5 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Trigger" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (_errs4 === errors) {
				const err4 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.Trigger !== void 0) {
			let data1 = data.Trigger;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err5 = {
					instancePath: instancePath + "/Trigger",
					schemaPath: "#/properties/Trigger/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.Id !== void 0) {
			if (typeof data.Id !== "string") {
				const err6 = {
					instancePath: instancePath + "/Id",
					schemaPath: "#/properties/Id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.TargetState !== void 0) {
			let data3 = data.TargetState;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err7 = {
					instancePath: instancePath + "/TargetState",
					schemaPath: "#/properties/TargetState/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.Name !== void 0) {
			if (typeof data.Name !== "string") {
				const err8 = {
					instancePath: instancePath + "/Name",
					schemaPath: "#/properties/Name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.TaskTriggerId !== void 0) {
			if (typeof data.TaskTriggerId !== "string") {
				const err9 = {
					instancePath: instancePath + "/TaskTriggerId",
					schemaPath: "#/properties/TaskTriggerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.DirectEffector !== void 0) {
			let data6 = data.DirectEffector;
			if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
				const err10 = {
					instancePath: instancePath + "/DirectEffector",
					schemaPath: "#/properties/DirectEffector/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
function validate93(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!validate94(data, instancePath)) {
		vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
		errors = vErrors.length;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
const trigger = validate101;
function validate101(data, instancePath = "") {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0) {
			const err0 = instancePath === "" ? atRoot0 : {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$type !== void 0) {
			let data0 = data.$type;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			const _errs3 = errors;
			const _errs4 = errors;
			if ("" !== data0) {
				const err2 = {};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (_errs4 === errors) {
				const err3 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/not",
					keyword: "not",
					params: {}
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
// src/bytes/text/characters.ts
function bytesOf(characters) {
	return Array.from(characters, (character) => character.charCodeAt(0));
}
// src/bytes/json/space.ts
function isSpace(byte) {
	return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}
function skipSpace(bytes, from) {
	let at = from;
	while (isSpace(bytes[at])) at++;
	return at;
}
function skipSpaceIn(text, from) {
	let at = from;
	while (isSpace(text.charCodeAt(at))) at++;
	return at;
}
function isBlank(byte) {
	return byte === 32 || byte === 9;
}
function isLineEnd(byte) {
	return byte === 10 || byte === 13;
}
// src/bytes/json/parse-json.ts
function parseJson(text) {
	return withEscapedKeys(text, JSON.parse(text));
}
function withEscapedKeys(text, value) {
	return hasEscapedKey(text) ? readValue(text) : value;
}
function tryParseJson(text) {
	const value = tryJsonParse(text);
	return value === void 0 ? void 0 : withEscapedKeys(text, value);
}
function beginsLikeJson(text) {
	return /^\s*[[{]/.test(text);
}
function holdsJson(text) {
	return beginsLikeJson(text) && tryJsonParse(text) !== void 0;
}
function tryJsonParse(text) {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		return JSON.parse(text);
	} catch {
		return;
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}
function isJson(text) {
	return tryJsonParse(text) !== void 0;
}
function hasEscapedKey(text) {
	for (let at = text.indexOf("\\"); at !== -1; at = text.indexOf("\\", at)) {
		at = skipSpaceIn(text, endOfString$1(text, at));
		if (text.charCodeAt(at) === 58) return true;
	}
	return false;
}
function readValue(text) {
	const open = [];
	let root = null;
	const put = (value) => {
		const top = open.at(-1);
		if (top === void 0) root = value;
		else if (Array.isArray(top.container)) top.container.push(value);
		else setMember(top.container, top.key, value);
	};
	visitValue(text, {
		open(isArray) {
			const container = isArray ? [] : {};
			put(container);
			open.push({
				container,
				key: ""
			});
		},
		close: () => void open.pop(),
		key(key) {
			const top = open.at(-1);
			if (top !== void 0) top.key = key;
		},
		scalar: put
	});
	return root;
}
function visitValue(text, visitor) {
	let at = 0;
	while (at < text.length) {
		const unit = text.charCodeAt(at);
		if (unit === 34) {
			const end = endOfString$1(text, at + 1);
			const string = stringValue(text, at, end);
			at = skipSpaceIn(text, end);
			if (text.charCodeAt(at) === 58) visitor.key(string);
			else visitor.scalar(string);
		} else if (unit === 123 || unit === 91) {
			visitor.open(unit === 91);
			at++;
		} else if (unit === 125 || unit === 93) {
			visitor.close();
			at++;
		} else if (unit <= 32 || unit === 58 || unit === 44) at++;
		else {
			const end = endOfScalar(text, at);
			visitor.scalar(JSON.parse(text.slice(at, end)));
			at = end;
		}
	}
}
function endOfString$1(text, from) {
	let at = from;
	while (at < text.length && text.charCodeAt(at) !== 34) at += text.charCodeAt(at) === 92 ? 2 : 1;
	return at + 1;
}
function stringValue(text, start, end) {
	const content = text.slice(start + 1, end - 1);
	return content.includes("\\") ? JSON.parse(text.slice(start, end)) : content;
}
function endOfScalar(text, from) {
	let at = from;
	while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at++;
	return at;
}
function setMember(object, key, value) {
	if (key !== "__proto__") object[key] = value;
	else Object.defineProperty(object, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
// src/bytes/json/quote.ts
const MAX_LENGTH$2 = 60;
const SHOWN_AS_IS = /^[ !#-[\]-~]{0,59}$/;
function quoteValue(value) {
	if (typeof value === "string" && SHOWN_AS_IS.test(value)) return `"${value}"`;
	const quote = new Quote(typeof value === "string" ? "\"" : "");
	quote.value(value);
	return quote.shown;
}
var Quote = class {
	closing;
	shown = "";
	isFull = false;
	constructor(closing) {
		this.closing = closing;
	}
	value(value) {
		if (typeof value === "string") this.string(value);
		else if (Array.isArray(value)) this.array(value);
		else if (isObject(value)) this.object(value);
		else this.add(Object.is(value, -0) ? "-0" : String(value));
	}
	array(elements) {
		this.add("[");
		for (let index = 0; index < elements.length && !this.isFull; index++) {
			if (index > 0) this.add(",");
			this.value(elements[index] ?? null);
		}
		this.add("]");
	}
	object(object) {
		this.add("{");
		let separator = "";
		for (const key in object) {
			if (this.isFull) return;
			if (!Object.hasOwn(object, key)) continue;
			this.add(separator);
			this.string(key);
			this.add(":");
			this.value(object[key] ?? null);
			separator = ",";
		}
		this.add("}");
	}
	string(text) {
		this.add("\"");
		for (const character of text) {
			if (this.isFull) return;
			this.add(character === "\"" || character === "\\" ? `\\${character}` : visible(character));
		}
		this.add("\"");
	}
	add(piece) {
		if (this.isFull) return;
		this.isFull = this.shown.length + piece.length > MAX_LENGTH$2 && piece !== this.closing;
		this.shown += this.isFull ? `\u2026${this.closing}` : piece;
	}
};
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const INVISIBLE_BUT_LF = new RegExp(`${INVISIBLE.source}(?<!\\n)`, "gu");
function visible(character) {
	if (!INVISIBLE.test(character)) return character;
	const short = JSON.stringify(character).slice(1, -1);
	return short === character ? escaped$1(character) : short;
}
function escaped$1(character) {
	let shown = "";
	for (let at = 0; at < character.length; at++) shown += `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
	return shown;
}
function visibleJson(json) {
	return json.replaceAll(INVISIBLE_BUT_LF, escaped$1);
}
function printable(text, kept = "") {
	if (!INVISIBLE.test(text)) return text;
	let shown = "";
	for (const character of text) shown += kept.includes(character) ? character : visible(character);
	return shown;
}
// src/bytes/text/look-alike.ts
const MAX_LENGTH$1 = 1e3;
const LATIN = new Map(pairs("\u0430\u0435\u043e\u0440\u0441\u0445\u0443\u0456\u0458\u0455\u0501\u051b\u051d\u04bb\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0406\u0408\u0405", "aeopcxyijsdqwhABEKMHOPCTXYIJS").concat(pairs("\u03bf\u03bd\u03b1\u03c1\u03c5\u03b9\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "ovapuiABEZHIKMNOPTYX")));
function pairs(from, to) {
	return Array.from(from, (character, index) => [character, to[index] ?? character]);
}
const PLAIN = /^[!-~]*$/;
function lookAlike(one, other) {
	if (one === other || Math.max(one.length, other.length) > MAX_LENGTH$1) return void 0;
	if (PLAIN.test(one) && PLAIN.test(other)) return void 0;
	if (one.normalize("NFC") === other.normalize("NFC")) return "they look the same, but their accents are encoded differently, as NFC and NFD";
	if (one.trim() === other.trim()) return "they differ only in white space at the beginning or end";
	if (withoutInvisible(one) === withoutInvisible(other)) return "they differ only in invisible characters";
	if (skeleton(one) === skeleton(other)) return "they look the same, but some letters are from another alphabet or another kind of space";
}
function withoutInvisible(text) {
	return text.normalize("NFC").replaceAll(/\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu, "");
}
function skeleton(text) {
	const plain = withoutInvisible(text).normalize("NFKC").replaceAll(/\s/g, " ").trim();
	return Array.from(plain, (character) => LATIN.get(character) ?? character).join("");
}
function lookAlikeNote(one, other) {
	const how = lookAlike(one, other);
	return how === void 0 ? "" : ` (${how})`;
}
var LookAlikes = class {
	names;
	#bySkeleton;
	#hasPlainOnly = true;
	constructor(names) {
		this.names = names;
	}
	of(text) {
		if (text.length > MAX_LENGTH$1) return void 0;
		this.#bySkeleton ??= this.indexed();
		if (this.#hasPlainOnly && PLAIN.test(text)) return void 0;
		const name = this.#bySkeleton.get(skeleton(text));
		return name === void 0 || lookAlike(text, name) === void 0 ? void 0 : name;
	}
	indexed() {
		const index = /* @__PURE__ */ new Map();
		for (const name of this.names()) {
			if (name.length > MAX_LENGTH$1) continue;
			const isPlain = PLAIN.test(name);
			if (!isPlain) this.#hasPlainOnly = false;
			const shape = isPlain ? name : skeleton(name);
			if (shape !== "" && !index.has(shape)) index.set(shape, name);
		}
		return index;
	}
};
// src/model/schema/field-words.ts
const NONE$1 = {};
function fieldWords(record, path) {
	const words = fieldWords$1[record];
	const key = path.join(".");
	return (Object.hasOwn(words, key) ? words[key] : void 0) ?? NONE$1;
}
function mayBeEmpty(record, path) {
	const { missing } = fieldWords(record, path);
	return missing === void 0 || missing.includes("\"\"");
}
const RECORD_WORDS = recordWords;
// src/model/schema/vectors.ts
const AXES = [
	"x",
	"y",
	"z"
];
const NO_ROTATION = {
	x: 0,
	y: 0,
	z: 0,
	w: 1
};
function aroundAxis(axis, degrees) {
	const half = (degrees - 360 * Math.ceil(degrees / 360 - .5)) * Math.PI / 360;
	return {
		...NO_ROTATION,
		[axis]: fourDigits(Math.sin(half)),
		w: fourDigits(Math.cos(half))
	};
}
function fourDigits(number) {
	return Math.round(number * 1e4) / 1e4 + 0;
}
function turnText(axis, degrees, meant) {
	return `${degrees}\u00b0 around ${axis} is ${vectorText(meant)}`;
}
function vectorText(vector) {
	return `{${[...AXES, "w"].flatMap((axis) => {
		const number = vector[axis];
		return number === void 0 ? [] : [`${axis}: ${number}`];
	}).join(", ")}}`;
}
function rotationWithoutW(rotation) {
	if (!isObject(rotation)) return void 0;
	const { x, y, z } = rotation;
	if (typeof x !== "number" || typeof y !== "number" || typeof z !== "number") return void 0;
	const angles = {
		x,
		y,
		z
	};
	const [axis, ...others] = AXES.filter((each) => angles[each] !== 0);
	if (axis === void 0) return `set w to 1 for no rotation, ${vectorText(NO_ROTATION)}`;
	const degrees = angles[axis];
	if (others.length > 0 || Math.abs(degrees) <= 1 || Math.abs(degrees) > 720) return void 0;
	return `write a quaternion, not an angle in degrees. ${turnText(axis, degrees, aroundAxis(axis, degrees))}`;
}
const MAX_LENGTH = 200;
function vectorInstead(value, hasW) {
	const vector = otherForm(value, hasW);
	return Array.isArray(vector) ? `[${vector.join(", ")}]` : vector && vectorText(vector);
}
function otherForm(value, hasW) {
	const axes = hasW ? [...AXES, "w"] : AXES;
	if (isObject(value)) {
		const numbers = axes.map((axis) => value[axis]);
		if (Object.keys(value).length > axes.length) return void 0;
		return numbers.every((number) => typeof number === "number") ? numbers : void 0;
	}
	const numbers = Array.isArray(value) ? value : typeof value === "string" ? numbersIn(value) : [];
	if (numbers.length !== axes.length) return void 0;
	const vector = {};
	for (const [index, axis] of axes.entries()) {
		const number = numbers[index];
		if (typeof number !== "number") return void 0;
		vector[axis] = number;
	}
	return vector;
}
function numbersIn(text) {
	if (text.length > MAX_LENGTH) return [];
	const numbers = text.trim().replace(/^[([{]/, "").replace(/[)\]}]$/, "").split(/[\s,;]+/).filter((part) => part !== "").map((part) => Number(part));
	return numbers.every((number) => Number.isFinite(number)) ? numbers : [];
}
// src/model/schema/messages.ts
const ROTATIONS = /* @__PURE__ */ new Set(["rot", "rotation"]);
const TYPES$1 = {
	object: "an object",
	array: "a list",
	string: "a string",
	number: "a number",
	integer: "a whole number",
	boolean: "true or false"
};
function wrongValue(record, path, value, error) {
	const held = heldType(value, error);
	if (held !== void 0) return `${fieldName(record, path)} is a string that holds ${TYPES$1[held]}: write the ${held === "array" ? "list" : "object"} itself, not as a string`;
	const what = `${fieldName(record, path)} ${isWhat(value, error)}`;
	const { missing, be } = fieldWords(record, path);
	if ((value === null ? be === void 0 : error.keyword === "not" && value === "") && missing !== void 0) return `${what}: ${missing}`;
	const alike = alikeHint(value, error);
	if (alike !== void 0) return `${what}: ${alike}`;
	return `${what}: it must be ${mustBe(record, path, value, error)}${vectorHint(path, value, error)}`;
}
function heldType(value, { keyword, params }) {
	if (keyword !== "type" || typeof value !== "string" || !holdsJson(value)) return void 0;
	const type = value.trimStart().startsWith("[") ? "array" : "object";
	return params.type === type ? type : void 0;
}
function alikeHint(value, { keyword, params }) {
	if (typeof value !== "string" || keyword !== "enum" || !Array.isArray(params.allowedValues)) return void 0;
	const alike = params.allowedValues.filter((allowed) => typeof allowed === "string").find((allowed) => allowed !== "" && lookAlike(value, allowed) !== void 0);
	return alike === void 0 ? void 0 : `write ${quoteValue(alike)}${lookAlikeNote(value, alike)}`;
}
function vectorHint(path, value, { keyword }) {
	const name = String(path.at(-1));
	if (keyword !== "type" || !VECTORS.has(name)) return "";
	const instead = vectorInstead(value, ROTATIONS.has(name));
	return instead === void 0 ? "" : `, here ${instead}`;
}
function wrongVectorForm(record, paths, first) {
	const [path] = paths;
	const hint = path === void 0 ? "" : vectorHint(path, first, { keyword: "type" });
	const such = hint === "" || path === void 0 ? "" : `, such as ${hint.slice(7)} for ${fieldName(record, path)}`;
	const names = listed(paths.map((path) => fieldName(record, path)), "and");
	if (paths.length === 1) return Array.isArray(first) ? `${names} is a list: it must be an object with the numbers x, y and z, a rotation also w${hint}` : `${names} is an object: it must be a list of numbers: x, y and z, for a rotation also w${hint}`;
	return Array.isArray(first) ? `${names} are lists: each must be an object with the numbers x, y and z, a rotation also w${such}` : `${names} are objects: each must be a list of numbers: x, y and z, for a rotation also w${such}`;
}
const MAX_EXPLAINED = 3;
function missingFields(record, path, fields, value) {
	const lack = `${fieldName(record, path)} has no ${listed(fields, "or")}`;
	const whole = record === "room-item" ? fieldWords(record, path).missing : void 0;
	const todo = (value !== void 0 && fields.join() === "w" && ROTATIONS.has(String(path.at(-1))) ? rotationWithoutW(value) : void 0) ?? whole ?? whatToAdd(record, path, fields);
	return todo === void 0 ? lack : `${lack}: ${todo}`;
}
function whatToAdd(record, path, fields) {
	const hint = (field) => fieldWords(record, [...path, field]).missing;
	const [first = ""] = fields;
	if (fields.length === 1) return hint(first);
	if (fields.length > MAX_EXPLAINED) return "add them";
	return fields.map((field) => `for ${field}, ${hint(field) ?? "add a value"}`).join("; ");
}
function valueInstead(record, path, value, { keyword, params }) {
	if (typeof value !== "string") return void 0;
	if (keyword === "type") return unquoted(record, path, value, String(params.type));
	const allowed = keyword === "enum" ? params.allowedValues : [params.allowedValue];
	if (keyword !== "enum" && keyword !== "const" || !Array.isArray(allowed)) return void 0;
	const meant = allowed.find((word) => typeof word === "string" && word !== "" && word.toLowerCase() === value.trim().toLowerCase());
	return meant === void 0 ? void 0 : JSON.stringify(meant);
}
function isWhat(value, error) {
	if (Array.isArray(value)) {
		if (value.length === 0) return "is an empty list";
		if (error.keyword !== "minItems" && error.keyword !== "maxItems") return "is a list";
		return value.length === 1 ? "holds 1 value" : `holds ${value.length} values`;
	}
	if (typeof value === "object" && value !== null) return "is an object";
	return `is ${typeof value === "string" && error.keyword === "type" ? "the string " : ""}${quoteValue(value)}`;
}
function mustBe(record, path, value, error) {
	const words = fieldWords(record, path);
	if (error.keyword === "minimum") return words.atLeast ?? `${String(error.params.limit)} or more`;
	const type = String(error.params.type);
	if (error.keyword === "type" && unquoted(record, path, value, type) !== void 0) return `${words.only?.length === 1 ? words.only[0] : TYPES$1[type] ?? type}, without quotes`;
	const none = value === null && error.keyword === "type" ? NONE[type] : void 0;
	if (words.be === void 0 && none !== void 0) return `${TYPES$1[type] ?? type}, ${none} for none`;
	return words.be ?? TYPES$1[type] ?? "another value";
}
const NONE = {
	string: "\"\"",
	array: "[]"
};
function unquoted(record, path, value, type) {
	if (typeof value !== "string" || !isWritten(value, type)) return void 0;
	const { only, least } = fieldWords(record, path);
	const json = type === "boolean" ? value.trim().toLowerCase() : value.trim();
	const held = type === "boolean" ? json === "true" : Number(json);
	if (!isJson(json)) return void 0;
	if (only !== void 0 && !only.includes(held)) return void 0;
	return least !== void 0 && typeof held === "number" && held < least ? void 0 : json;
}
function isWritten(text, type) {
	if (type === "boolean") return /^\s*(true|false)\s*$/i.test(text);
	const number = text.trim() === "" ? NaN : Number(text);
	return type === "integer" ? Number.isInteger(number) : type === "number" && Number.isFinite(number);
}
function fieldName(record, path) {
	let name = "";
	for (const step of path) if (typeof step === "number") name += `[${step}]`;
	else name += name === "" ? step : `.${step}`;
	return name === "" ? RECORD_WORDS[record] : name;
}
// src/model/schema/faults.ts
var WordedFault = class {
	path;
	part;
	#word;
	constructor(path, part, word, more) {
		this.path = path;
		this.part = part;
		this.#word = word;
		if (more.missing !== void 0) this.missing = more.missing;
		if (more.vectors !== void 0) this.vectors = more.vectors;
		if (more.instead !== void 0) this.instead = more.instead;
		if (more.wrongType !== void 0) this.wrongType = more.wrongType;
		if (more.value !== void 0) this.value = more.value;
		if (more.values !== void 0) this.values = more.values;
		if (more.keyword !== void 0) this.keyword = more.keyword;
	}
	get message() {
		return this.#word(this.missing ?? (this.vectors ?? []).map(formatPointer));
	}
	messageFor(fields) {
		return this.#word(fields);
	}
};
const VALIDATORS = {
	snapshot,
	"room-item": roomItem,
	settings,
	"room-tasks": roomTasks,
	"quest-entry": questEntry,
	"quest-entry-in-progress": questEntryInProgress,
	"quest-entry-completed": questEntryCompleted,
	requirement,
	"logic-value": logicValue,
	subscription,
	"effector-subscription": effectorSubscription,
	"trigger-subscription": triggerSubscription,
	"trigger-subscription-basic": triggerSubscriptionBasic,
	"trigger-subscription-quest": triggerSubscriptionQuest,
	"direct-effector": directEffector,
	"linked-task": linkedTask,
	"linked-task-trigger": linkedTaskTrigger,
	trigger,
	effect,
	"move-to-spot": moveToSpot,
	"hide-object": hideObject,
	"show-object": showObject,
	"run-triggers-from-effector": runTriggersFromEffector
};
const NO_FAULTS = Object.freeze([]);
function findSchemaFaults(record, value, owned) {
	const exact = classify(record, value).record;
	const validate = VALIDATORS[exact];
	if (validate(value)) return NO_FAULTS;
	const errors = validate.errors ?? [];
	validate.errors = null;
	const faults = lackOf(exact, errors, owned) ?? wordFaults(exact, locate(exact, value, errors, owned));
	return faults.length === 0 ? NO_FAULTS : faults;
}
function isRequired(record, value, field) {
	const { [field]: _removed, ...others } = value;
	const exact = classify(record, value).record;
	const validate = VALIDATORS[exact];
	validate(others);
	const errors = validate.errors ?? [];
	validate.errors = null;
	return errors.some(({ keyword, instancePath, params }) => keyword === "required" && instancePath === "" && params.missingProperty === field);
}
const NO_PATH = Object.freeze([]);
function lackOf(record, errors, owned) {
	const missing = [];
	for (let index = 0; index < errors.length; index++) {
		const error = errors[index];
		if (error.keyword !== "required" || error.instancePath !== "") return void 0;
		if (!owned.has(record, error, NO_PATH)) missing.push(String(error.params.missingProperty));
	}
	if (missing.length === 0) return NO_FAULTS;
	return [new WordedFault(NO_PATH, "record", (fields) => missingFields(record, NO_PATH, fields), { missing })];
}
function locate(record, root, errors, owned) {
	const complaints = [];
	let parent = {
		pointer: "",
		path: [],
		value: root
	};
	for (const error of errors) {
		const pointer = error.instancePath;
		const cut = Math.max(pointer.lastIndexOf("/"), 0);
		if (pointer.length > 0 && (cut !== parent.pointer.length || !pointer.startsWith(parent.pointer))) parent = walk(root, pointer.slice(0, cut));
		const { path, value } = pointer === "" ? {
			path: [],
			value: root
		} : step(parent, pointer.slice(cut + 1));
		if (!owned.has(record, error, path)) complaints.push({
			error,
			path,
			value
		});
	}
	return complaints;
}
function walk(root, pointer) {
	let place = {
		pointer: "",
		path: [],
		value: root
	};
	for (const name of pointer.split("/").slice(1)) place = step(place, name);
	return {
		...place,
		pointer
	};
}
function step(from, spelled) {
	const pointer = `${from.pointer}/${spelled}`;
	if (Array.isArray(from.value)) {
		const index = Number(spelled);
		return {
			pointer,
			path: [...from.path, index],
			value: from.value[index] ?? null
		};
	}
	const key = spelled.includes("~") ? spelled.replaceAll("~1", "/").replaceAll("~0", "~") : spelled;
	const value = (isObject(from.value) ? member(from.value, key) : void 0) ?? null;
	return {
		pointer,
		path: [...from.path, key],
		value
	};
}
function wordFaults(record, complaints) {
	const wrong = /* @__PURE__ */ new Map();
	const lacking = /* @__PURE__ */ new Map();
	for (const complaint of complaints) {
		const { keyword, instancePath, params } = complaint.error;
		if (keyword === "required") {
			const known = lacking.get(instancePath);
			if (known) known.fields.push(String(params.missingProperty));
			else lacking.set(instancePath, {
				complaint,
				fields: [String(params.missingProperty)]
			});
		} else if (keyword === "type" || !wrong.has(instancePath)) wrong.set(instancePath, complaint);
	}
	const faults = [];
	const vectors = wrongVectors([...wrong.values()]);
	if (vectors.length > 1) {
		const [first] = vectors;
		const paths = vectors.map(({ path }) => path);
		const word = (pointers) => wrongVectorForm(record, paths.filter((path) => pointers.includes(formatPointer(path))), vectors.find(({ path }) => pointers.includes(formatPointer(path)))?.value ?? null);
		if (first !== void 0) faults.push(new WordedFault(first.path, "value", word, {
			vectors: paths,
			values: new Map(vectors.map(({ path, value }) => [path, value])),
			...wrongKind(first)
		}));
	}
	for (const [pointer, complaint] of wrong) {
		const { error, path, value } = complaint;
		if (isInside(pointer, wrong) || vectors.length > 1 && vectors.includes(complaint)) continue;
		const instead = valueInstead(record, path, value, error);
		const word = () => wrongValue(record, path, value, error);
		const more = {
			...instead !== void 0 && { instead },
			value,
			keyword: error.keyword,
			...wrongKind(complaint)
		};
		faults.push(new WordedFault(path, "value", word, more));
	}
	for (const { complaint, fields } of lacking.values()) {
		const { path, value } = complaint;
		const word = (some) => missingFields(record, path, some, value);
		faults.push(new WordedFault(path, "record", word, { missing: fields }));
	}
	return faults;
}
function wrongKind({ error: { keyword, params }, value }) {
	return keyword === "type" ? { wrongType: `${String(params.type)}, not ${jsonType(value)}` } : {};
}
function wrongVectors(complaints) {
	return complaints.filter(({ error, path, value }) => error.keyword === "type" && VECTORS.has(path.at(-1)) && typeof value === "object" && value !== null);
}
function isInside(pointer, wrong) {
	for (let end = pointer.lastIndexOf("/"); end >= 0; end = pointer.lastIndexOf("/", end - 1)) {
		if (wrong.has(pointer.slice(0, end))) return true;
		if (end === 0) break;
	}
	return false;
}
// src/model/schema/pair-fields.ts
const SHARED_FIELDS = new Set(pairFields.shared);
const OWN_FIELDS = new Set(pairFields.own);
const COMPLETED_FIELDS = pairFields.completedOnly;
function emptyJson(field) {
	return FIELDS["quest-entry-completed"][field] === "array" ? "[]" : "\"\"";
}
const FIXED_FIELDS = new Set(pairFields.fixed);
// src/model/schema/near-miss.ts
const NO_SLIPS = Object.freeze([]);
const CLEAN = Object.freeze({
	slips: NO_SLIPS,
	hasDoubtfulValue: false
});
const DOUBTFUL = Object.freeze({
	...CLEAN,
	hasDoubtfulValue: true
});
const MIN_LENGTH_BY_CASE = 3;
const MIN_LENGTH_BY_EDIT = 5;
const MAX_NEAR_MISS_LENGTH = 64;
const MAX_REMEMBERED = 2e3;
const MAX_IN_ORDER = 64;
const OTHER = Object.freeze({
	kind: void 0,
	mayBeDoubtful: false,
	near: void 0
});
var FieldSet = class {
	kinds;
	slips;
	byLetters;
	lastKeys = [];
	lastMeanings = [];
	meanings;
	maxRemembered;
	constructor(fields, slips) {
		this.kinds = new Map(Object.entries(fields));
		this.slips = inLowerCase(slips);
		this.byLetters = new Map([...this.kinds.keys()].map((name) => [lettersOf(name), name]));
		this.meanings = new Map([...this.kinds].map(([name, kind]) => [name, {
			kind,
			mayBeDoubtful: mayBeDoubtful(kind),
			near: void 0
		}]));
		this.maxRemembered = this.kinds.size + MAX_REMEMBERED;
	}
	read(record) {
		let found;
		let doubtful = false;
		let index = 0;
		for (const key in record) {
			const { kind, mayBeDoubtful, near } = this.meaningAt(index++, key);
			if (kind !== void 0 && mayBeDoubtful && !doubtful) doubtful = isDoubtful(kind, record[key]);
			if (near === void 0 || Object.hasOwn(record, near.field)) continue;
			if (!near.byCase && !isOfKind(near.kind, record[key])) continue;
			if (found?.some(({ field }) => field === near.field)) continue;
			found ??= [];
			found.push({
				field: near.field,
				spelled: key,
				...near.byWords && { isOtherWord: true }
			});
		}
		if (found !== void 0) return {
			slips: found,
			hasDoubtfulValue: true
		};
		return doubtful ? DOUBTFUL : CLEAN;
	}
	resembles(key) {
		return this.meaningOf(key) !== OTHER;
	}
	meaningAt(index, key) {
		if (this.lastKeys[index] === key) return this.lastMeanings[index];
		const meaning = this.meaningOf(key);
		if (index < MAX_IN_ORDER) {
			this.lastKeys[index] = key;
			this.lastMeanings[index] = meaning;
		}
		return meaning;
	}
	meaningOf(key) {
		const known = this.meanings.get(key);
		if (known !== void 0) return known;
		const near = this.compare(key);
		const meaning = near === void 0 ? OTHER : {
			kind: void 0,
			mayBeDoubtful: false,
			near
		};
		if (this.meanings.size < this.maxRemembered) this.meanings.set(key, meaning);
		return meaning;
	}
	compare(key) {
		if (key.length > MAX_NEAR_MISS_LENGTH) return void 0;
		const slip = this.slips.get(key.toLowerCase());
		const field = slip ?? nearestName(key, this.kinds.keys()) ?? this.separated(key);
		const kind = field === void 0 ? void 0 : this.kinds.get(field);
		if (field === void 0 || kind === void 0) return void 0;
		const byCase = slip === void 0 && lettersOf(key) === lettersOf(field);
		return {
			field,
			kind,
			byCase,
			byWords: COMPLETED_FIELDS.includes(field) || !byCase && beginsAnotherWord(key, field)
		};
	}
	separated(key) {
		return SEPARATOR.test(key) ? this.byLetters.get(lettersOf(key)) : void 0;
	}
};
const SEPARATOR = /[A-Za-z\d][-_ ][A-Za-z\d]/;
function separatesWords(word, name) {
	return SEPARATOR.test(word) && lettersOf(word) === lettersOf(name);
}
function lettersOf(name) {
	return name.replace(/[-_ ]/g, "").toLowerCase();
}
const SETS = Object.fromEntries(Object.entries(FIELDS).map(([name, fields]) => [name, new FieldSet(fields, SLIPS[name] ?? {})]));
function readKeys(record, value) {
	return SETS[record].read(value);
}
function resemblesField(record, key) {
	return SETS[record].resembles(key);
}
function documentedFieldCount(record, value) {
	if (!isObject(value)) return 0;
	return Object.keys(FIELDS[record]).filter((field) => Object.hasOwn(value, field)).length;
}
const TYPES = {
	subscription: typeSet("subscription", ["effector subscription", "trigger subscription"]),
	effect: typeSet("effect", ["effect"]),
	trigger: typeSet("trigger", ["trigger"])
};
function typeSet(subject, kinds) {
	return {
		names: [...DOCUMENTED_TYPES].filter(([, kind]) => kinds.includes(kind)).map(([type]) => type),
		slips: inLowerCase(TYPE_SLIPS[subject]),
		meant: new Map([...DOCUMENTED_TYPES.keys()].map((type) => [type, null]))
	};
}
function meantType(subject, type) {
	const { names, slips, meant: types } = TYPES[subject];
	const known = types.get(type);
	if (known !== void 0) return known ?? void 0;
	const meant = slips.get(type.toLowerCase()) ?? nearestName(type, names) ?? names.find((name) => separatesWords(type, name));
	if (types.size < MAX_REMEMBERED) types.set(type, meant ?? null);
	return meant;
}
function inLowerCase(slips) {
	return new Map(Object.entries(slips).map(([word, name]) => [word.toLowerCase(), name]));
}
const OWN_WORDS = new Set("isLight login guests sessionDate extraDate played looked Decay Talks Tanks".split(" "));
function nearestName(word, names) {
	if (OWN_WORDS.has(word)) return void 0;
	let byEdit;
	let byLook;
	const mayLookAlike = word.length <= MAX_NEAR_MISS_LENGTH && !/^[!-~]*$/.test(word);
	for (const name of names) {
		if (mayLookAlike && byLook === void 0 && lookAlike(word, name) !== void 0) byLook = name;
		const difference = word.length - name.length;
		if (difference > 1 || difference < -1) continue;
		if (isSameButForCase(word, name)) return name;
		if (difference === 1 && /\d/.test(word)) continue;
		if (byEdit === void 0 && name.length >= MIN_LENGTH_BY_EDIT && isOneEdit(word, name)) byEdit = name;
	}
	return byLook ?? byEdit;
}
function isSameButForCase(word, name) {
	return name.length >= MIN_LENGTH_BY_CASE && word.length === name.length && word.toLowerCase() === name.toLowerCase();
}
function beginsAnotherWord(word, name) {
	if (!isOneEdit(word, name)) return false;
	let at = 0;
	while (word[at] === name[at]) at++;
	const isReplaced = word.length === name.length && word.slice(at + 1) === name.slice(at + 1);
	const isAdded = word.length > name.length;
	if (!isReplaced && !isAdded) return false;
	if (isAdded && (word[at] === word[at + 1] || word[at] === word[at - 1])) return false;
	return at === 0 || isCapital(word[at]) && isCapital(name[at]);
}
function isCapital(letter) {
	return letter !== void 0 && /[A-Z]/.test(letter);
}
function isOneEdit(one, other) {
	const difference = one.length - other.length;
	if (difference > 1 || difference < -1 || one === other) return false;
	let start = 0;
	while (start < one.length && one.charCodeAt(start) === other.charCodeAt(start)) start++;
	if (difference !== 0) return sameFrom(one, start + Math.max(difference, 0), other, start + Math.max(-difference, 0));
	if (sameFrom(one, start + 1, other, start + 1)) return true;
	return one[start] === other[start + 1] && one[start + 1] === other[start] && sameFrom(one, start + 2, other, start + 2);
}
function sameFrom(one, from, other, otherFrom) {
	const length = one.length - from;
	if (length !== other.length - otherFrom) return false;
	for (let index = 0; index < length; index++) if (one.charCodeAt(from + index) !== other.charCodeAt(otherFrom + index)) return false;
	return true;
}
function isOfKind(kind, value) {
	if (Array.isArray(kind)) return typeof value === "string";
	switch (kind) {
		case "any": return true;
		case "integer":
		case "number": return typeof value === "number";
		case "array": return Array.isArray(value);
		case "vector": return isObject(value) && [
			"x",
			"y",
			"z"
		].every((axis) => typeof value[axis] === "number");
		case "object": return isObject(value);
		default: return typeof value === kind;
	}
}
function isDoubtful(kind, value) {
	if (typeof value === "string") {
		if (kind === "number" || kind === "integer" || kind === "boolean") return true;
		return typeof kind === "object" && !kind.includes(value);
	}
	if (kind !== "vector" || !isObject(value)) return false;
	const { x, y, z, w } = value;
	return typeof x === "string" || typeof y === "string" || typeof z === "string" || typeof w === "string";
}
function mayBeDoubtful(kind) {
	return typeof kind === "object" || [
		"number",
		"integer",
		"boolean",
		"vector"
	].includes(kind);
}
// src/bytes/text/add-to.ts
function addTo(map, key, value) {
	const values = map.get(key);
	if (values === void 0) map.set(key, [value]);
	else values.push(value);
}
function getOrInsert(map, key, make) {
	let value = map.get(key);
	if (value === void 0) {
		value = make();
		map.set(key, value);
	}
	return value;
}
function groupedBy(values, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const value of values) {
		const key = keyOf(value);
		if (key !== void 0) addTo(groups, key, value);
	}
	return groups;
}
// src/model/schema/owned-complaints.ts
var OwnedComplaints = class {
	byRecord = /* @__PURE__ */ new Map();
	constructor(owned) {
		for (const complaint of owned) addTo(this.byRecord, complaint.record, complaint);
	}
	has(record, error, path) {
		const owned = this.byRecord.get(record);
		if (owned === void 0) return false;
		const missing = error.keyword === "required" ? String(error.params.missingProperty) : void 0;
		for (let index = 0; index < owned.length; index++) {
			const { keyword, field } = owned[index];
			if (keyword === error.keyword && isField(field, path, missing)) return true;
		}
		return false;
	}
};
function isField(field, path, missing) {
	if (field.length !== path.length + (missing === void 0 ? 0 : 1)) return false;
	return field.every((name, depth) => name === "*" || name === (depth < path.length ? path[depth] : missing));
}
const NOTHING_OWNED = new OwnedComplaints([]);
// src/verdict/lint/levels.ts
const LEVELS = [
	"error",
	"warning",
	"info"
];
function worstFirst(one, other) {
	return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
}
function isAtLeast(one, other) {
	return LEVELS.indexOf(one) <= LEVELS.indexOf(other);
}
function isRuleLevel(text) {
	return text === "off" || LEVELS.includes(text);
}
function lowerLevel(one, other) {
	return LEVELS.indexOf(one) > LEVELS.indexOf(other) ? one : other;
}
// src/verdict/lint/kinds.ts
function kindNamesOf({ kinds }) {
	return Object.keys(kinds);
}
function saysOf({ id, kinds }, name) {
	const kind = Object.hasOwn(kinds, name) ? kinds[name] : void 0;
	if (kind === void 0) throw new TypeError(`${id} reports the kind ${name}, which is not among its kinds`);
	return typeof kind === "object" ? kind.says : kind;
}
function levelOfKind({ kinds }, name, level) {
	const kind = kinds[name];
	const own = typeof kind === "object" ? kind.level : void 0;
	return own === void 0 || level === "off" ? level : lowerLevel(own, level);
}
function splitKind(name) {
	const colon = name.indexOf(":");
	return colon < 0 ? {
		id: name,
		kind: void 0
	} : {
		id: name.slice(0, colon),
		kind: name.slice(colon + 1)
	};
}
// src/verdict/lint/options.ts
function mergeOptions(specs, given) {
	const merged = {};
	for (const [name, spec] of Object.entries(specs)) merged[name] = Array.isArray(spec.default) ? [...spec.default] : spec.default;
	for (const options of given) Object.assign(merged, options);
	return merged;
}
function findOptionFaults(ruleId, specs, given) {
	if (!isObject(given)) return [{
		option: void 0,
		message: `the options of ${ruleId} must be an object such as ${exampleOf(specs)}`
	}];
	const faults = [];
	for (const [name, value] of Object.entries(given)) {
		const spec = Object.hasOwn(specs, name) ? specs[name] : void 0;
		const known = Object.keys(specs);
		if (spec === void 0) {
			const choice = known.length === 0 ? "it has none" : `it has ${known.join(", ")}`;
			faults.push({
				option: name,
				message: `${ruleId} has no option "${name}": ${choice}`
			});
		} else if (!accepts(spec, value)) faults.push({
			option: name,
			message: `option "${name}" of ${ruleId} must be ${wanted(spec)}, not ${JSON.stringify(value)}`
		});
	}
	return faults;
}
function accepts(spec, value) {
	switch (spec.type) {
		case "boolean": return typeof value === "boolean";
		case "integer": return Number.isInteger(value) && value >= spec.minimum;
		case "string": return typeof value === "string";
		case "choice": return typeof value === "string" && spec.choices.includes(value);
		case "strings": return spec.orAny === true && value === "any" || Array.isArray(value) && value.every((element) => typeof element === "string");
	}
}
function wanted(spec) {
	switch (spec.type) {
		case "boolean": return "true or false";
		case "integer": return `a whole number of at least ${spec.minimum}`;
		case "string": return "a string";
		case "choice": return spec.choices.map((choice) => JSON.stringify(choice)).join(" or ");
		case "strings": return spec.orAny === true ? "a list of strings or \"any\"" : "a list of strings";
	}
}
function exampleOf(specs) {
	const [first] = Object.entries(specs);
	return first === void 0 ? "{}" : JSON.stringify({ [first[0]]: first[1].default });
}
// src/bytes/text/nearest.ts
function nearest(word, candidates, maxEdits = Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3))) {
	let best;
	let least = maxEdits + 1;
	for (const candidate of candidates) {
		if (Math.abs(word.length - candidate.length) >= least) continue;
		const distance = leven(word.toLowerCase(), candidate.toLowerCase());
		if (distance < least) {
			least = distance;
			best = candidate;
		}
	}
	return best;
}
function didYouMean(word, candidates, otherwise) {
	const guess = nearest(word, candidates);
	return guess === void 0 ? otherwise : `did you mean "${guess}"?`;
}
function mostSimilar(word, candidates) {
	const distances = new Map(candidates.map((each) => [each, leven(word.toLowerCase(), each.toLowerCase())]));
	return [...candidates].sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}
// src/bytes/text/arguments.ts
const STRING = {
	what: "a string",
	is: (value) => typeof value === "string"
};
const BOOLEAN = {
	what: "true or false",
	is: (value) => typeof value === "boolean"
};
const FUNCTION = {
	what: "a function",
	is: (value) => typeof value === "function"
};
const NUMBER$1 = {
	what: "a number",
	is: (value) => typeof value === "number"
};
const ARRAY = {
	what: "an array",
	is: Array.isArray
};
const OBJECT = {
	what: "an object",
	is: (value) => Object.prototype.toString.call(value) === "[object Object]"
};
const SIGNAL = {
	what: "an AbortSignal",
	is: (value) => {
		if (typeof value !== "object" || value === null) return false;
		const { aborted, addEventListener, removeEventListener } = value;
		return typeof aborted === "boolean" && FUNCTION.is(addEventListener) && FUNCTION.is(removeEventListener);
	}
};
const BYTES = {
	what: "the bytes of a file as a Uint8Array",
	is: (value) => isView(value) && !isGone(value)
};
const ANYTHING = {
	what: "anything",
	is: () => true
};
function isView(value) {
	return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === "[object Uint8Array]";
}
function isGone(bytes) {
	if (bytes.length > 0) return false;
	try {
		Uint8Array.prototype.at.call(bytes, 0);
		return false;
	} catch {
		return true;
	}
}
function oneOf(words) {
	const quoted = words.map((word) => JSON.stringify(word));
	const last = quoted.pop() ?? "";
	return {
		what: quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`,
		is: (value) => words.some((word) => word === value)
	};
}
function objectWith(fields) {
	return {
		what: `an object with ${Object.keys(fields).join(", ").replace(/, (?=[^,]*$)/, " and ")}`,
		is: (value) => OBJECT.is(value) && Object.entries(fields).every(([field, { is }]) => is(value[field]))
	};
}
function listOf({ what, is }) {
	return {
		what: `an array of ${what.replace(/^an? (\w+)/, "$1s")}`,
		is: (value) => Array.isArray(value) && Array.from(value).every(is)
	};
}
function either(one, other) {
	return {
		what: `${one.what} or ${other.what}`,
		is: (value) => one.is(value) || other.is(value)
	};
}
function requireArgument(name, value, { what, is }) {
	if (!is(value)) throw new TypeError(`${name} must be ${what}, not ${given(value)}`);
}
function requireFields(name, value, fields) {
	requireArgument(name, value, OBJECT);
	const record = value;
	for (const [field, expected] of Object.entries(fields)) if (record[field] !== void 0) requireArgument(`${name}.${field}`, record[field], expected);
}
function readOptions(options, fields) {
	requireArgument("options", options, OBJECT);
	const names = Object.keys(fields);
	for (const name of Object.keys(options)) if (!Object.hasOwn(fields, name)) throw new TypeError(names.length === 0 ? `there is no option ${given(name)}: this function has none` : `there is no option ${given(name)}: ${didYouMean(name, names, `use ${listed(names, "or")}`)}`);
	const read = Object.fromEntries(names.flatMap((name) => {
		const value = options[name];
		return value === void 0 ? [] : [[name, value]];
	}));
	requireFields("options", read, fields);
	return read;
}
function requireBytes(bytes) {
	if (BYTES.is(bytes)) return;
	if (isView(bytes)) throw new TypeError("roomlint needs the bytes of a file, but those of this Uint8Array are gone: its ArrayBuffer was transferred or resized");
	const what = typeof bytes === "string" ? "a string" : given(bytes);
	throw new TypeError(`roomlint needs ${BYTES.what}, not ${what}${adviceFor(bytes)}`);
}
function requireJson(name, json, { what = "a JSON value", mayLack = false, mayOverflow = false, maxDepth = Number.POSITIVE_INFINITY } = {}) {
	const left = [];
	const around = [];
	const isAround = /* @__PURE__ */ new Set();
	const fail = (path, not) => {
		throw new TypeError(`${name}${path === "" ? "" : ` at ${path}`} must be ${what}, not ${not}`);
	};
	left.push({
		value: json,
		path: "",
		level: 0
	});
	for (let next = left.pop(); next !== void 0; next = left.pop()) {
		const { value, path, level } = next;
		if (value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value)) continue;
		if (mayOverflow && typeof value === "number" && !Number.isNaN(value)) continue;
		if (value === void 0 && mayLack && level > 0) continue;
		if (!ARRAY.is(value) && !OBJECT.is(value)) fail(path, given(value));
		while (around.length > level) isAround.delete(around.pop());
		if (isAround.has(value)) fail(path, "an object that contains itself");
		if (level >= maxDepth) throw new RangeError(`${name} must not be nested more than ${maxDepth.toLocaleString("en")} levels deep`);
		around.push(value);
		isAround.add(value);
		const members = Array.isArray(value) ? Array.from(value).entries() : Object.entries(value);
		for (const [key, member] of members) left.push({
			value: member,
			path: `${path}/${key}`,
			level: level + 1
		});
	}
}
function requireWhole(name, value, least, most = Number.POSITIVE_INFINITY) {
	if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return;
	const message = `${name} must be a whole number from ${least}${most === Number.POSITIVE_INFINITY ? "" : ` to ${most}`}, not ${given(value)}`;
	throw typeof value === "number" ? new RangeError(message) : new TypeError(message);
}
function adviceFor(value) {
	if (typeof value === "string") return ": pass new TextEncoder().encode(text)";
	if (value instanceof Promise) return ": await it";
	const kind = Object.prototype.toString.call(value).slice(8, -1);
	return /ArrayBuffer$/.test(kind) ? ": pass new Uint8Array(buffer)" : "";
}
function given(value) {
	if (typeof value === "string") return value.length > MAX_SHOWN || value === "" ? "a string" : JSON.stringify(value);
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "symbol" || typeof value === "function") return `a ${typeof value}`;
	if (typeof value !== "object" || value === null) return String(value);
	const kind = Object.prototype.toString.call(value).slice(8, -1);
	return kind === "Object" ? "an object" : `${/^[AEIOU]/.test(kind) ? "an" : "a"} ${kind}`;
}
const MAX_SHOWN = 40;
const EVENT_NAMES = Object.keys({
	textFault: true,
	schemaFault: true,
	questEntry: true,
	requirement: true,
	item: true,
	embedded: true,
	itemLogic: true,
	subscription: true,
	effect: true,
	snapshot: true,
	quests: true,
	flow: true
});
function defineRule(definition) {
	requireArgument("definition", definition, OBJECT);
	return definition;
}
// src/verdict/lint/pack.ts
const PRESETS = [
	"recommended",
	"lenient",
	"catalog",
	"all"
];
function appliedPresets(names) {
	if (names.length === 0) return [];
	const base = names.findLast((name) => name !== "catalog") ?? "recommended";
	return names.includes("catalog") ? [base, "catalog"] : [base];
}
function presetChoices(presets, rule) {
	return appliedPresets(presets).map((preset) => {
		const change = changeOf(preset, rule);
		const level = change?.level ?? (preset === "all" ? levelWhenOn(rule) : void 0);
		return {
			preset,
			level: preset === "catalog" ? level : level ?? rule.level,
			options: change?.options ?? {}
		};
	});
}
function changeOf(preset, rule) {
	switch (preset) {
		case "recommended": return;
		case "lenient": return rule.lenient;
		case "catalog": return rule.catalog;
		case "all": return rule.catalog?.isRelaxing === true ? void 0 : rule.catalog;
	}
}
function presetSetting(presets, rule) {
	const choices = presetChoices(typeof presets === "string" ? [presets] : presets, rule);
	return {
		level: choices.findLast(({ level }) => level !== void 0)?.level ?? "off",
		options: mergeOptions({}, choices.map(({ options }) => options))
	};
}
function levelWhenOn({ level, catalog, levelInAll = "warning" }) {
	if (level !== "off") return level;
	return catalog?.level === void 0 || catalog.level === "off" ? levelInAll : catalog.level;
}
function ownedComplaints(pack) {
	return new OwnedComplaints([...pack.values()].flatMap(({ owns = [] }) => owns));
}
function levelFor({ rule, level, levelAt, kinds }, kind) {
	const set = kinds?.get(kind);
	if (set !== void 0) return set.levelAt ?? set.level;
	if (levelAt === void 0) return levelOfKind(rule, kind, level);
	return (pointer, embedded) => levelOfKind(rule, kind, levelAt(pointer, embedded));
}
const ID = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;
const FIXES = /* @__PURE__ */ new Set([
	"none",
	"safe",
	"unsafe",
	"mixed"
]);
const TEXTS = ["summary", "source"];
function rulesOfPlugin(exported, pack) {
	const all = Array.isArray(exported) ? exported : [exported];
	if (exported === void 0 || all.length === 0) return "it exports no rule: write export default { id: \"team/my-rule\", \u2026 }";
	const rules = [];
	for (const one of all) {
		const rule = asRule(one);
		if (typeof rule === "string") return rule;
		if (pack.has(rule.id) || rules.some(({ id }) => id === rule.id)) return `it has a rule "${rule.id}", but that id is already taken: give it another one`;
		rules.push(rule);
	}
	return rules;
}
function asRule(exported) {
	if (typeof exported !== "object" || exported === null) return "its default export is not a rule";
	const fields = exported;
	const { id, level, fix } = fields;
	if (id === void 0) return "the rule needs an id: a family and a name, such as \"team/my-rule\"";
	if (typeof id !== "string" || !ID.test(id)) return `the id of a rule must be a family and a name, such as "team/my-rule", not ${JSON.stringify(id)}`;
	if (!LEVELS.some((known) => known === level)) return `the rule "${id}" needs a level: error, warning or info`;
	if (!FIXES.has(fix)) return `the rule "${id}" needs fix: none, safe, unsafe or mixed`;
	const silent = TEXTS.find((name) => typeof fields[name] !== "string" || fields[name] === "");
	if (silent !== void 0) return `the rule "${id}" needs a ${silent}: the list of rules shows it`;
	const outside = EVENT_NAMES.find((event) => event in fields);
	if (outside !== void 0) return `the rule "${id}" has ${outside} beside on: write on: { ${outside}(\u2026) { \u2026 } }`;
	if (typeof fields.on !== "object" || fields.on === null) return `the rule "${id}" listens to nothing: give it on: { item({ place }, report) { \u2026 } }`;
	const unknown = Object.keys(fields.on).find((event) => !EVENT_NAMES.includes(event));
	if (unknown !== void 0) return `the rule "${id}" listens to ${JSON.stringify(unknown)}, which never happens: on takes ${listed(EVENT_NAMES, "and")}`;
	if (!areKinds(fields.kinds)) return `the rule "${id}" needs kinds, each with what its findings say: kinds: { missing: "the name is missing" }`;
	return exported;
}
function areKinds(kinds) {
	if (typeof kinds !== "object" || kinds === null || Object.keys(kinds).length === 0) return false;
	return Object.values(kinds).every((kind) => {
		const says = typeof kind === "object" && kind !== null && "says" in kind ? kind.says : kind;
		return typeof says === "string" || typeof says === "function";
	});
}
// src/verdict/report/rule-pages.ts
function pagePath(id) {
	return id.includes("/") ? `${id}.md` : `${id}/${id}.md`;
}
function pagesOf(home, version, has, read) {
	return {
		home,
		of: (rule) => has(rule) ? `${home}/blob/v${version}/rules/${pagePath(rule)}` : void 0,
		text: (rule) => has(rule) ? read(rule) : void 0
	};
}
function urlOf(pages, rule) {
	const url = pages.of(rule);
	return url === void 0 ? {} : { url };
}
// src/bytes/scan/masked-syntax.ts
const MASK = "***";
const NUMBER = /-?\d[\d.eE+-]*/g;
const MARKUP = /[^<>"]+/g;
const BROKEN_ENTITY = /&(?!#?\w{1,31};)/;
function maskedInSyntax(syntax, text, redactor) {
	if (redactor.mask(text) === text) return text;
	return syntax === "markup" ? inMarkup(text, redactor) : inStrings(text, redactor);
}
function inMarkup(text, redactor) {
	const pieces = text.match(MARKUP) ?? [];
	const masked = redactor.maskAll(pieces).values();
	return text.replaceAll(MARKUP, (piece) => {
		const shown = masked.next().value ?? MASK;
		return shown !== piece && BROKEN_ENTITY.test(shown) ? MASK : shown;
	});
}
function inStrings(text, redactor) {
	const pieces = piecesOf(text);
	const masked = redactor.maskAll(pieces);
	return pieces.map((piece, index) => {
		const each = masked[index] ?? MASK;
		if (each === piece || isOwnWord(pieces, index) && !redactor.holdsKnown(piece)) return piece;
		if (index % 2 === 0) return piece.replaceAll(NUMBER, `"${MASK}"`);
		return isString(each) ? each : MASK;
	}).join("\"");
}
const OWN_MEMBERS = new Set("rule ruleId level kind state when from to result verdict".split(" "));
const ENDS = /* @__PURE__ */ new Set([
	"from",
	"to",
	"when"
]);
const STATE = /^(?:Not Active|Active|Completed)$/;
const ENUMERATED = /^[a-z]+(?:[-/][a-z]+)*$/;
function isOwnWord(pieces, index) {
	if (index % 2 === 0) return false;
	const piece = pieces[index] ?? "";
	if (!/^\s*:\s*$/.test(pieces[index - 1] ?? "")) return false;
	const member = pieces[index - 2] ?? "";
	return OWN_MEMBERS.has(member) && (STATE.test(piece) || ENUMERATED.test(piece) && !ENDS.has(member));
}
function piecesOf(text) {
	const pieces = [];
	let at = 0;
	while (at <= text.length) {
		const end = pieces.length % 2 === 0 ? text.indexOf("\"", at) : endOfString(text, at);
		pieces.push(text.slice(at, end === -1 ? text.length : end));
		at = end === -1 ? text.length + 1 : end + 1;
	}
	return pieces;
}
function isString(content) {
	try {
		return typeof JSON.parse(`"${content}"`) === "string";
	} catch {
		return false;
	}
}
function endOfString(text, start) {
	for (let from = start;;) {
		const quote = text.indexOf("\"", from);
		let backslashes = 0;
		while (quote - backslashes > start && text[quote - backslashes - 1] === "\\") backslashes++;
		if (backslashes % 2 === 0) return quote;
		from = quote + 1;
	}
}
// src/verdict/report/workflow-commands.ts
const OLD_COMMAND = /##([\w.]{0,20})\[/g;
const COMMAND_LINE = /^([\t\v\f \u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*)::/gm;
function withoutCommands(text) {
	return text.replaceAll(OLD_COMMAND, "## $1[").replaceAll(COMMAND_LINE, "$1: :");
}
function mayHoldCommands(text) {
	return text.search(OLD_COMMAND) !== -1 || text.search(COMMAND_LINE) !== -1;
}
function jsonWithoutCommands(value, indentation) {
	return jsonTextWithoutCommands(JSON.stringify(value, null, indentation));
}
function jsonTextWithoutCommands(json) {
	return visibleJson(json).replaceAll(OLD_COMMAND, "##$1\\u005b");
}
const IN_NAMES = "	\r\n";
function annotation(level, properties, text) {
	return `::${level} ${Object.entries(properties).map(([name, value]) => {
		return `${name}=${escaped(printable(String(value), IN_NAMES).replaceAll(OLD_COMMAND, "## $1[")).replaceAll(":", "%3A").replaceAll(",", "%2C")}`;
	}).join(",")}::${escaped(withoutCommands(text))}\n`;
}
function escaped(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
exports.ANYTHING = ANYTHING;
exports.ARRAY = ARRAY;
exports.AXES = AXES;
exports.BOOLEAN = BOOLEAN;
exports.BYTES = BYTES;
exports.CHAIN_TYPE = CHAIN_TYPE;
exports.COMPLETED_FIELDS = COMPLETED_FIELDS;
exports.DOCUMENTED_TYPES = DOCUMENTED_TYPES;
exports.FIELDS = FIELDS;
exports.FIXED_FIELDS = FIXED_FIELDS;
exports.FUNCTION = FUNCTION;
exports.LEVELS = LEVELS;
exports.LookAlikes = LookAlikes;
exports.NOTHING_OWNED = NOTHING_OWNED;
exports.NO_ROTATION = NO_ROTATION;
exports.NUMBER = NUMBER$1;
exports.OBJECT = OBJECT;
exports.OWN_FIELDS = OWN_FIELDS;
exports.PRESETS = PRESETS;
exports.RECORD_NAMES = RECORD_NAMES;
exports.RECORD_WORDS = RECORD_WORDS;
exports.SHARED_FIELDS = SHARED_FIELDS;
exports.SIGNAL = SIGNAL;
exports.SLIPS = SLIPS;
exports.STRING = STRING;
exports.VECTORS = VECTORS;
exports.addTo = addTo;
exports.annotation = annotation;
exports.aroundAxis = aroundAxis;
exports.beginsLikeJson = beginsLikeJson;
exports.bytesOf = bytesOf;
exports.bytesText = bytesText;
exports.capitalized = capitalized;
exports.childOf = childOf;
exports.classify = classify;
exports.counted = counted;
exports.defineRule = defineRule;
exports.didYouMean = didYouMean;
exports.documentedFieldCount = documentedFieldCount;
exports.either = either;
exports.emptyJson = emptyJson;
exports.exampleOf = exampleOf;
exports.fieldWords = fieldWords;
exports.fieldWords$1 = fieldWords$1;
exports.findOptionFaults = findOptionFaults;
exports.findSchemaFaults = findSchemaFaults;
exports.formatPointer = formatPointer;
exports.fourDigits = fourDigits;
exports.getOrInsert = getOrInsert;
exports.groupedBy = groupedBy;
exports.holdsJson = holdsJson;
exports.isAtLeast = isAtLeast;
exports.isBlank = isBlank;
exports.isJson = isJson;
exports.isLineEnd = isLineEnd;
exports.isObject = isObject;
exports.isOneEdit = isOneEdit;
exports.isRequired = isRequired;
exports.isRuleLevel = isRuleLevel;
exports.isSpace = isSpace;
exports.isSubscriptionType = isSubscriptionType;
exports.jsonTextWithoutCommands = jsonTextWithoutCommands;
exports.jsonType = jsonType;
exports.jsonWithoutCommands = jsonWithoutCommands;
exports.kindNamesOf = kindNamesOf;
exports.levelFor = levelFor;
exports.levelOfKind = levelOfKind;
exports.levelWhenOn = levelWhenOn;
exports.listOf = listOf;
exports.listed = listed;
exports.lookAlikeNote = lookAlikeNote;
exports.maskedInSyntax = maskedInSyntax;
exports.mayBeEmpty = mayBeEmpty;
exports.mayHoldCommands = mayHoldCommands;
exports.meantType = meantType;
exports.member = member;
exports.memberOf = memberOf;
exports.mergeOptions = mergeOptions;
exports.mostSimilar = mostSimilar;
exports.nearest = nearest;
exports.nearestName = nearestName;
exports.objectWith = objectWith;
exports.oneOf = oneOf;
exports.otherForm = otherForm;
exports.ownedComplaints = ownedComplaints;
exports.pagePath = pagePath;
exports.pagesOf = pagesOf;
exports.parseJson = parseJson;
exports.parsePointer = parsePointer;
exports.presetChoices = presetChoices;
exports.presetSetting = presetSetting;
exports.printable = printable;
exports.questStates = questStates;
exports.quoteValue = quoteValue;
exports.readKeys = readKeys;
exports.readOptions = readOptions;
exports.readValue = readValue;
exports.requireArgument = requireArgument;
exports.requireBytes = requireBytes;
exports.requireFields = requireFields;
exports.requireJson = requireJson;
exports.requireWhole = requireWhole;
exports.resemblesField = resemblesField;
exports.rulesOfPlugin = rulesOfPlugin;
exports.saysOf = saysOf;
exports.separatesWords = separatesWords;
exports.skipSpace = skipSpace;
exports.splitKind = splitKind;
exports.transitionCodes = transitionCodes;
exports.tryJsonParse = tryJsonParse;
exports.tryParseJson = tryParseJson;
exports.turnText = turnText;
exports.urlOf = urlOf;
exports.vectorText = vectorText;
exports.visible = visible;
exports.withArticle = withArticle;
exports.withEscapedKeys = withEscapedKeys;
exports.withoutCommands = withoutCommands;
exports.worstFirst = worstFirst;
