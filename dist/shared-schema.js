"use strict";
// src/model/schema/compiled/descriptions.js
const descriptions = {
	"direct-effector": {
		"": "Holds the effect of a trigger subscription in the basic form.",
		"Effector": "The effect to fire.",
		"Id": "UUID (version 4), unlike any other Id of the file."
	},
	"effect": {
		"": "Something that a room item does. Which kinds exist is not fully documented; one that is not known here is left alone.",
		"$type": "The kind of effect."
	},
	"effector-subscription": {
		"": "Fires an effect on the room item when a quest enters a state.",
		"$type": "TaskEffectorSubscription.",
		"Effector": "The effect to fire.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "On entering which state the effect fires: 1 for Active, 2 for Completed. Left out for Not Active. Transition codes do not belong here.",
		"Name": "The Name of the quest, with its number.",
		"TaskTriggerId": "The inProgress entry of the quest, by its id."
	},
	"hide-object": {
		"": "Hides the room item.",
		"$type": "HideObjectEvent."
	},
	"linked-task-trigger": {
		"": "When a linked task runs. Empty: at once.",
		"Delay": "Seconds to wait before the quest changes; at once when left out."
	},
	"linked-task": {
		"": "One quest that a chain moves on, and how.",
		"Trigger": "When to run: an empty object for at once, or a Delay.",
		"Id": "UUID (version 4) of this linked task alone.",
		"TargetState": "The transition code. To Not Active: 101 from any state, 161 from Active, 171 from Completed. To Active: 111 from Not Active, 131 from Completed, 151 from any state. To Completed: 121 from Active, 181 from Not Active, 141 from any state.",
		"Name": "The Name of the quest to move on, with its number.",
		"TaskTriggerId": "The id of that quest's inProgress entry."
	},
	"logic-value": {
		"": "What one room item reacts to and does. Stored as JSON inside a string. What other keys it has depends on the kind of item.",
		"Tasks": "The subscriptions of the item: effects it shows when a quest changes, and triggers that change a quest.",
		"ViewNodes": "A list whose elements are not documented.",
		"col": "Not documented; it depends on the kind of item.",
		"e": "Not documented; it depends on the kind of item.",
		"c": "Not documented; it depends on the kind of item."
	},
	"move-to-spot": {
		"": "Moves, turns and scales the room item.",
		"$type": "MoveToSpot.",
		"_transformState": "Where the item ends up, and how long that takes.",
		"_transformState.position": "Position at the end: x, y and z.",
		"_transformState.rotation": "Rotation at the end, a quaternion: x, y, z and w.",
		"_transformState.scale": "Scale at the end: x, y and z.",
		"_transformState.duration": "Seconds the move takes; 0 for at once."
	},
	"quest-entry-completed": {
		"": "The half of a quest pair that stands for the completed quest: it also says what completing it gives.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Always completed on this entry.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string.",
		"Rewards": "What completing the quest gives, such as wearables; empty for nothing.",
		"SuccessMsg": "The message shown on completion; may be empty."
	},
	"quest-entry-in-progress": {
		"": "The half of a quest pair that stands for a quest not yet completed. Requirements, subscriptions and linked tasks refer to a quest by the id of this entry.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Always inProgress on this entry.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string."
	},
	"quest-entry": {
		"": "One half of a quest pair. Its twin has another id and the other Status, and only the completed one of the two has Rewards and SuccessMsg; all else is equal.",
		"EntryId": "UUID (version 4) of the quest. Both entries of the pair have the same one.",
		"id": "Identifier of this entry alone; the same as its key in quests.",
		"Name": "A number, an underscore and the name of the quest. The same on both entries.",
		"Description": "The words `created in` and the game editor's name in lowercase.",
		"Status": "Which half of the pair this is: inProgress or completed.",
		"Group": "Whose progress it is and how long it is kept. Empty: each player's own, saved. nonPersistent: each player's own, lost on leaving or reloading. multiplayer: shared by all players, saved.",
		"DisplayGroup": "Label under which the quest log lists the quest, together with others of the same label; empty for none.",
		"Enabled": "True, or the quest does not work.",
		"RepeatableLimit": "How many times the quest can be completed; 0 for no limit.",
		"FinishTime": "Seconds after which an active quest goes back to Not Active; 0 for no time limit.",
		"AutoStart": "Always false. It does not start a quest: a trigger has to.",
		"TriggeredByInventory": "True when activating an inventory item triggers the quest, otherwise false.",
		"Requirements": "The quests to complete before this one can start; empty for none.",
		"Creator": "User identifier of the owner of the room.",
		"TemplateName": "Always empty.",
		"Tracked": "True to list the quest in the quest log.",
		"Visible": "False for a quest that only drives animations and stays hidden from the player, otherwise true.",
		"ExtraText": "Empty, or the dialogue of a quest that a dialogue effect uses, written as JSON inside this string.",
		"Rewards": "Only on the completed entry: what completing the quest gives.",
		"SuccessMsg": "Only on the completed entry: the message shown on completion."
	},
	"requirement": {
		"": "Another quest that has to be completed before a quest can start.",
		"delete": "Always false.",
		"amount": "How many completions of the required quest are needed, at least 1 and usually 1.",
		"type": "Always quest.",
		"id": "The inProgress entry of the required quest, by its id."
	},
	"room-item": {
		"": "One thing placed in the room. Every field is optional.",
		"prefabName": "Which kind of thing this is.",
		"pos": "Position. Relative to the parent when the item has one.",
		"pos.x": "Along the x axis.",
		"pos.y": "Along the y axis.",
		"pos.z": "Along the z axis.",
		"rot": "Rotation: a quaternion of length 1.",
		"rot.x": "First imaginary part.",
		"rot.y": "Second imaginary part.",
		"rot.z": "Third imaginary part.",
		"rot.w": "Real part: 1 for no rotation.",
		"scale": "Scale factor along each axis.",
		"scale.x": "Along the x axis.",
		"scale.y": "Along the y axis.",
		"scale.z": "Along the z axis.",
		"modelsize": "Size of the model along each axis.",
		"modelsize.x": "Along the x axis.",
		"modelsize.y": "Along the y axis.",
		"modelsize.z": "Along the z axis.",
		"modelCenter": "Center of the model.",
		"modelCenter.x": "Along the x axis.",
		"modelCenter.y": "Along the y axis.",
		"modelCenter.z": "Along the z axis.",
		"contentString": "The content shown or loaded, such as the address of a model or an image. What it means depends on prefabName.",
		"parentItemID": "Identifier of the room item that this one is attached to, as a whole number; 0 for none.",
		"placed": "True when the item stands in the room.",
		"locked": "True when the item is locked against editing.",
		"superLocked": "True when the stronger of the two locks is set.",
		"interactivityType": "What happens when a player interacts with the item, as a whole-number code.",
		"interactivityURL": "Address used by the interaction.",
		"hoverTitle": "Title shown while a player points at the item.",
		"hoverBodyContent": "Text shown below the hover title.",
		"ImageInteractivityDetails": "Further details of an interaction with an image.",
		"sessionData": "Data of the running session.",
		"instanceId": "Identifier of this instance of the item.",
		"currentEditornetId": "Network number of whoever edits the item, a whole number.",
		"extraData": "Where an import merges the logic entry of this item. Its type is not documented; where it is a string, it holds the same JSON as a logic value."
	},
	"room-tasks": {
		"": "The tasks that belong to the room and not to one of its items.",
		"Tasks": "The list of tasks, often empty. What an element looks like is not documented."
	},
	"run-triggers-from-effector": {
		"": "Chains quests: moves other quests on when the quest of its effector subscription enters a state.",
		"$type": "RunTriggersFromEffector.",
		"linkedTasks": "The quests to move on.",
		"useRandom": "True when one linked task is picked at random; otherwise all of them run."
	},
	"settings": {
		"": "The settings of a room. Only the keys below are documented; others are kept as they are.",
		"roomBase": "Which base the room is built on.",
		"isNight": "True for night, false for day.",
		"chatDisabled": "True when players cannot chat.",
		"tasksRefresh": "True when a page reload puts every quest back to Not Active, whatever its Group.",
		"roomSettingsExtraData": "Further settings, written as JSON inside this string."
	},
	"show-object": {
		"": "Shows the room item.",
		"$type": "ShowObjectEvent."
	},
	"snapshot": {
		"": "Everything a room consists of, as one file. Each section may be left out: an import then leaves that part of the room as it is. One exception: items that are imported without logic may lose the logic that they have.",
		"roomItems": "The room items by their identifier. An import removes every item of the room that is missing here.",
		"settings": "The settings of the room. An import replaces them as a whole.",
		"roomTasks": "The tasks of the room itself. An import replaces them as a whole.",
		"quests": "The quest entries by their id, two for each quest: one inProgress, one completed. An import replaces all of them.",
		"logic": "What room items react to and do, by the identifier of the item. An import merges each value into the item of that identifier, which has to be in roomItems of the same file."
	},
	"subscription": {
		"": "One element of Tasks. Its $type says what it is; a $type that is not known here is left alone.",
		"$type": "The kind of subscription."
	},
	"trigger-subscription-basic": {
		"": "Fires an effect directly; no quest takes part.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "In the quest-advancing form the transition code: which state the quest has to be in and which one comes next.",
		"Name": "In the quest-advancing form the Name of the quest, with its number.",
		"TaskTriggerId": "Only in the quest-advancing form: the inProgress entry of the quest, by its id.",
		"DirectEffector": "Holds the effect to fire."
	},
	"trigger-subscription-quest": {
		"": "Moves a quest on when the event happens.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "The transition code. To Not Active: 101 from any state, 161 from Active, 171 from Completed. To Active: 111 from Not Active, 131 from Completed, 151 from any state. To Completed: 121 from Active, 181 from Not Active, 141 from any state.",
		"Name": "The Name of the quest, with its number.",
		"TaskTriggerId": "The inProgress entry of the quest, by its id.",
		"DirectEffector": "Only in the basic form: holds the effect to fire."
	},
	"trigger-subscription": {
		"": "Something that happens to the room item and has a consequence. The quest-advancing form names a quest in TaskTriggerId; the basic form fires the effect in DirectEffector. Never both.",
		"$type": "TaskTriggerSubscription.",
		"Trigger": "The event to wait for, such as a click.",
		"Id": "UUID (version 4) of this subscription alone.",
		"TargetState": "In the quest-advancing form the transition code: which state the quest has to be in and which one comes next.",
		"Name": "In the quest-advancing form the Name of the quest, with its number.",
		"TaskTriggerId": "Only in the quest-advancing form: the inProgress entry of the quest, by its id.",
		"DirectEffector": "Only in the basic form: holds the effect to fire."
	},
	"trigger": {
		"": "An event that a trigger subscription waits for. Which kinds exist is not fully documented; one that is not known here is left alone.",
		"$type": "The kind of event. OnEnterEvent needs an item with the prefabName Trigger."
	}
};
const documents = {
	"direct-effector": "quest and task records, part 2",
	"effect": "quest and task records, part 2",
	"effector-subscription": "quest and task records, part 2",
	"hide-object": "quest and task records, part 2",
	"linked-task-trigger": "quest and task records, part 2",
	"linked-task": "quest and task records, part 2",
	"logic-value": "game-management API, part 2",
	"move-to-spot": "quest and task records, part 2",
	"quest-entry-completed": "quest and task records, part 2",
	"quest-entry-in-progress": "quest and task records, part 2",
	"quest-entry": "quest and task records, part 2",
	"requirement": "quest and task records, part 2",
	"room-item": "game-management API, part 2",
	"room-tasks": "game-management API, part 2",
	"run-triggers-from-effector": "quest and task records, part 2",
	"settings": "game-management API, part 2",
	"show-object": "quest and task records, part 2",
	"snapshot": "game-management API, part 2",
	"subscription": "quest and task records, part 2",
	"trigger-subscription-basic": "quest and task records, part 2",
	"trigger-subscription-quest": "quest and task records, part 2",
	"trigger-subscription": "quest and task records, part 2",
	"trigger": "quest and task records, part 2"
};
exports.descriptions = descriptions;
exports.documents = documents;
