/**
 * What roomlint finds for each slip: the rule, the place and the message. Empty where the documents allow it.
 */
export const FINDINGS: Readonly<Record<string, readonly string[]>> = {
  'quests pasted under logic': [
    'logic/json-string /logic/mlh4k2p9x7q1ab: 4 entries of logic, such as "mlh4k2p9x7q1ab", are quest entries: move them to quests',
  ],
  'quests pasted under roomTasks': [
    'schema /roomTasks/quests: "quests" is a section: move it out of roomTasks, to the top level',
  ],
  'logic nested in roomItems': [
    'schema /roomItems/logic: "logic" is a section: move it out of roomItems, to the top level',
  ],
  'logic nested in itself': [
    'logic/json-string /logic/logic: logic is nested in itself: move what is in the inner one to the outer one',
  ],
  'roomItems nested in itself': [
    'schema /roomItems/roomItems: roomItems is nested in itself: move what is in the inner one to the outer one',
  ],
  'quests nested in itself': [
    'schema /quests/quests: quests is nested in itself: move what is in the inner one to the outer one',
  ],
  'roomItems nested in logic': [
    'logic/json-string /logic/roomItems: "roomItems" is a section: move what is in it out of logic, to the roomItems at the top level',
  ],
  'a quest entry in roomItems': [
    'schema /roomItems/mlh4k2p9z3w8cd: "mlh4k2p9z3w8cd" in roomItems is a quest entry: move it to quests',
  ],
  'a quest entry moved to logic': [
    'logic/json-string /logic/mlh4k2p9x7q1ab: "mlh4k2p9x7q1ab" in logic is a quest entry: move it to quests',
  ],
  'an item in quests': ['schema /quests/3: "3" in quests is a room item: move it to roomItems'],
  'settings in logic': [
    'logic/json-string /logic/settings: "settings" is a section: move what is in it out of logic, to the settings at the top level',
  ],
  'Tasks as an object': ['schema /logic/2#/Tasks: Tasks is an object: it must be a list of subscriptions'],
  'Tasks as one subscription instead of a list': [
    'schema /logic/2#/Tasks: Tasks is an object: it must be a list of subscriptions',
  ],
  'Tasks as a list in a list': [
    'schema /logic/2#/Tasks/0: this subscription is a list: it must be an object',
  ],
  'roomTasks as a list': [
    'schema /roomTasks: roomTasks is an empty list: it must be an object with a Tasks list',
  ],
  'TaskTriggerId with the Name of the quest': [
    'subscription/known-quest /logic/2#/Tasks/0/TaskTriggerId: "0_find_key" is the Name of a quest, not its id: use the id of its inProgress entry, "mlh4k2p9x7q1ab"',
  ],
  'TaskTriggerId with the EntryId of the quest': [
    'subscription/known-quest /logic/2#/Tasks/0/TaskTriggerId: no quest in the file has the id "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f": use "mlh4k2p9x7q1ab", the id of "0_find_key"',
  ],
  'TaskTriggerId in capitals': [
    'subscription/known-quest /logic/2#/Tasks/0/TaskTriggerId: no quest in the file has the id "MLH4K2P9X7Q1AB": use "mlh4k2p9x7q1ab", the id of "0_find_key"',
  ],
  'TaskTriggerId with a space at the end': [
    'subscription/known-quest /logic/2#/Tasks/0/TaskTriggerId: no quest in the file has the id "mlh4k2p9x7q1ab ": use "mlh4k2p9x7q1ab", the id of "0_find_key" (they differ only in white space at the beginning or end)',
  ],
  'TaskTriggerId a number': [
    'schema /logic/2#/Tasks/0/TaskTriggerId: TaskTriggerId is 12: it must be a string',
  ],
  'TaskTriggerId null': [
    'schema /logic/2#/Tasks/0/TaskTriggerId: TaskTriggerId is null: it must be a string',
  ],
  'Name and TaskTriggerId swapped': [
    'subscription/known-quest /logic/2#/Tasks/0/TaskTriggerId: Name and TaskTriggerId are swapped: write "0_find_key" in Name and "mlh4k2p9x7q1ab" in TaskTriggerId',
  ],
  'an Id without hyphens': [
    'subscription/id-uuid /logic/2#/Tasks/0/Id: Id is "a3d1f5b72c4e4f608a9b1c3d5e7f9012", a UUID in another form: write "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012"',
  ],
  'an Id in braces': [
    'subscription/id-uuid /logic/2#/Tasks/0/Id: Id is "{a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012}", a UUID in another form: write "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012"',
  ],
  'an EntryId without hyphens on both entries': [
    'quest/entry-id-uuid /quests/mlh4k2p9x7q1ab/EntryId: EntryId is "0f6d2a4e7b1c4c3d9e5f2a8b6c4d1e0f", a UUID in another form: write "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f" (and in 1 more place)',
  ],
  'a copied quest of which only the id of one entry was changed': [
    'quest/pair-complete /quests/mlh4k2p9newone/EntryId: 3 entries share this EntryId: give each quest an EntryId of its own, on its two entries',
  ],
  'a copied quest with new ids and the old EntryId': [
    'quest/pair-complete /quests/mlh4k2p9newone/EntryId: "2_other" looks like a copy of "0_find_key": give it its own EntryId',
  ],
  'Group "Multiplayer"': [
    'schema /quests/mlh4k2p9x7q1ab/Group: Group is "Multiplayer": it must be "" (single player, saved), "nonPersistent" or "multiplayer"',
  ],
  'Group "single"': [
    'schema /quests/mlh4k2p9x7q1ab/Group: Group is "single": it must be "" (single player, saved), "nonPersistent" or "multiplayer"',
  ],
  'Group null': [
    'schema /quests/mlh4k2p9x7q1ab/Group: Group is null: it must be "" (single player, saved), "nonPersistent" or "multiplayer"',
  ],
  'Status "completed "': [
    'schema /quests/mlh4k2p9z3w8cd/Status: Status is "completed ": write "completed" (they differ only in white space at the beginning or end)',
  ],
  'Status "in progress"': [
    'schema /quests/mlh4k2p9x7q1ab/Status: Status is "in progress": it must be "inProgress" or "completed"',
  ],
  'Status "Complete"': [
    'schema /quests/mlh4k2p9z3w8cd/Status: Status is "Complete": it must be "inProgress" or "completed"',
  ],
  'Status a number': [
    'schema /quests/mlh4k2p9x7q1ab/Status: Status is 1: it must be "inProgress" or "completed"',
  ],
  'pos as a list': [
    'schema /roomItems/2/pos: pos is a list: it must be an object with the numbers x, y and z, here {x: 0, y: 1, z: 4}',
  ],
  'pos as a string': [
    'schema /roomItems/2/pos: pos is the string "0, 1, 4": it must be an object with the numbers x, y and z, here {x: 0, y: 1, z: 4}',
  ],
  'rot with three components': [
    'schema /roomItems/2/rot: rot has no w: write a quaternion, not an angle in degrees. 90° around y is {x: 0, y: 0.7071, z: 0, w: 0.7071}',
  ],
  'rot in degrees': [
    'item/unit-rotation /roomItems/2/rot: rot of item 2 (GLB) has length 90 instead of 1: write a quaternion, not angles in degrees. 90° around y is {x: 0, y: 0.7071, z: 0, w: 0.7071}',
  ],
  'scale a number': [
    'schema /roomItems/2/scale: scale is 2: it must be an object with the numbers x, y and z',
  ],
  'scale in capitals X, Y, Z': [
    'schema /roomItems/2/scale/X: 3 fields of room items are in another letter case, such as "X": rename it to x, and the others like it',
  ],
  'parentItemID a string': [
    'schema /roomItems/2/parentItemID: parentItemID is the string "3": it must be a whole number, without quotes',
  ],
  'parentItemID null': [
    'schema /roomItems/2/parentItemID: parentItemID is null: it must be a whole number: the id of the parent item, or 0 for none',
  ],
  'parentItemID is the item itself': [
    'item/parent-cycle /roomItems/2/parentItemID: item 2 (GLB) is its own parent: set parentItemID to 0',
  ],
  'placed "yes"': ['schema /roomItems/2/placed: placed is the string "yes": it must be true or false'],
  'placed 1': ['schema /roomItems/2/placed: placed is 1: it must be true or false'],
  'contentString null': ['schema /roomItems/2/contentString: contentString is null: it must be a string'],
  'locked in another language': ['text/syntax : True does not exist in JSON: write true'],
  'a requirement whose amount is a string': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0/amount: amount is the string "1": it must be a whole number, without quotes',
  ],
  'Requirements with a Name': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0: this requirement is the string "0_find_key": it must be an object',
  ],
  'a requirement whose id is a Name': [
    'requirement/known-quest /quests/mlh5m8r2t6y4ef/Requirements/0/id: "0_find_key" is the Name of a quest: use the id of its inProgress entry, "mlh4k2p9x7q1ab"',
  ],
  'a requirement whose id is an EntryId': [
    'requirement/known-quest /quests/mlh5m8r2t6y4ef/Requirements/0/id: "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f" is the EntryId of a quest: use the id of its inProgress entry, "mlh4k2p9x7q1ab"',
  ],
  'a requirement with Amount in capitals': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0/Amount: "Amount" is not a documented field: rename it to amount',
  ],
  'a requirement of the type Quest': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0/type: type is "Quest": it must be "quest"',
  ],
  'a requirement of amount 0': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0/amount: amount is 0: it must be 1 or more',
  ],
  'Requirements as an object': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements: Requirements is an object: it must be a list, [] when the quest requires no other',
  ],
  'Requirements null': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements: Requirements is null: it must be a list, [] when the quest requires no other',
  ],
  'linkedTasks missing': [
    'schema /logic/3#/Tasks/1/Effector: this RunTriggersFromEffector has no linkedTasks: list the linked tasks to run',
  ],
  'linkedTasks as one object': [
    'schema /logic/3#/Tasks/1/Effector/linkedTasks: linkedTasks is an object: it must be a list of linked tasks',
  ],
  LinkedTasks: [
    'schema /logic/3#/Tasks/1/Effector/LinkedTasks: "LinkedTasks" is not a documented field: rename it to linkedTasks',
  ],
  linkedTask: [
    'schema /logic/3#/Tasks/1/Effector/linkedTask: "linkedTask" is not a documented field: rename it to linkedTasks',
  ],
  'TargetState "Active"': [
    'schema /logic/2#/Tasks/1/TargetState: TargetState is the string "Active": it must be the number 1 (Active) or 2 (Completed), or left out for Not Active',
  ],
  'TargetState "completed" in a trigger': [
    'schema /logic/2#/Tasks/0/TargetState: TargetState is the string "completed": it must be a transition code, such as 111',
  ],
  'TargetState 2 in a trigger': [
    'subscription/transition-code /logic/2#/Tasks/0/TargetState: TargetState 2 is a state, not a transition code: to make the quest Completed, write 121 (from Active), 181 (from Not Active) or 141 (from any state)',
  ],
  'TargetState 121 in an effector': [
    'subscription/target-state /logic/2#/Tasks/1/TargetState: TargetState 121 is a transition code, for triggers and linked tasks only: write 1 (Active) or 2 (Completed), or leave it out for "Not Active"',
  ],
  'TargetState null in an effector': [
    'schema /logic/2#/Tasks/1/TargetState: TargetState is null: it must be the number 1 (Active) or 2 (Completed), or left out for Not Active',
  ],
  'a transition "0->1"': [
    'schema /logic/2#/Tasks/0/TargetState: TargetState is the string "0->1": it must be a transition code, such as 111',
  ],
  'logic keyed by the name of the item': [
    'logic/known-item /logic/the door: roomItems has no item "the door", so an import does not merge this logic: correct the key, or remove the entry',
  ],
  'logic keyed by the prefab of the item': [
    'logic/known-item /logic/ResizableCube: roomItems has no item "ResizableCube", so an import does not merge this logic: correct the key, or remove the entry',
  ],
  'logic with a trailing comma': [
    'logic/json-string /logic/3: in the logic of item 3 (ResizableCube), JSON does not allow a trailing comma: remove it',
  ],
  'logic with single quotes': [
    'logic/json-string /logic/3: in the logic of item 3 (ResizableCube), this is printed as a Python or JavaScript value, not as JSON: write it with json.dumps in Python, or JSON.stringify in JavaScript',
  ],
  'logic that lost its last brace': [
    'logic/json-string /logic/3: in the logic of item 3 (ResizableCube), the JSON ends inside an object: add the missing }, or restore the part that was cut off',
  ],
  'logic as a list of subscriptions': [
    'logic/json-string /logic/2: the logic of item 2 (GLB) holds a list: it must hold a JSON object, between { and }',
  ],
  'logic value as a raw list': [
    'logic/json-string /logic/2: the logic of item 2 (GLB) is a list: it must be a string that holds a JSON object',
  ],
  'a logic value null': [
    'logic/json-string /logic/2: the logic of item 2 (GLB) is null: it must be a string that holds a JSON object',
  ],
  'an empty logic value': [
    'logic/json-string /logic/2: the logic of item 2 (GLB) is an empty string: write "{}", or remove the entry',
  ],
  'smart quotes inside logic': [
    'logic/json-string /logic/2: in the logic of item 2 (GLB), JSON does not allow curly quotes: write \\" instead',
  ],
  'an item copied with the same logic': [
    'subscription/id-unique /logic/5#/Tasks/0/Id: item 5 (GLB) uses 2 Ids of item 2 (GLB), such as "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012": give each subscription its own',
  ],
  'RepeatableLimit -1 for unlimited': [
    'schema /quests/mlh4k2p9x7q1ab/RepeatableLimit: RepeatableLimit is -1: it must be 0 (no limit) or more',
  ],
  'RepeatableLimit "unlimited"': [
    'schema /quests/mlh4k2p9x7q1ab/RepeatableLimit: RepeatableLimit is the string "unlimited": it must be a whole number: how often the quest can be completed, 0 for no limit',
  ],
  'RepeatableLimit 1.5': [
    'schema /quests/mlh4k2p9x7q1ab/RepeatableLimit: RepeatableLimit is 1.5: it must be a whole number: how often the quest can be completed, 0 for no limit',
  ],
  'FinishTime "60s"': [
    'schema /quests/mlh4k2p9x7q1ab/FinishTime: FinishTime is the string "60s": it must be a number of seconds, 0 for no time limit',
  ],
  'FinishTime null': [
    'schema /quests/mlh4k2p9x7q1ab/FinishTime: FinishTime is null: it must be a number of seconds, 0 for no time limit',
  ],
  'FinishTime -1': [
    'schema /quests/mlh4k2p9x7q1ab/FinishTime: FinishTime is -1: it must be 0 (no time limit) or more',
  ],
  'Rewards as an object': [
    'schema /quests/mlh4k2p9z3w8cd/Rewards: Rewards is an object: it must be a list, [] for no reward',
  ],
  'Rewards null': [
    'schema /quests/mlh4k2p9z3w8cd/Rewards: Rewards is null: it must be a list, [] for no reward',
  ],
  'Rewards on both entries': [
    'quest/completed-only-fields /quests/mlh4k2p9x7q1ab/Rewards: Rewards belongs on the completed entry only: remove it here, because the completed entry has the same value',
  ],
  'SuccessMsg null': [
    'schema /quests/mlh4k2p9z3w8cd/SuccessMsg: SuccessMsg is null: it must be a string, "" for no message',
  ],
  SuccessMessage: [
    'schema /quests/mlh4k2p9z3w8cd/SuccessMessage: "SuccessMessage" is not a documented field: rename it to SuccessMsg',
  ],
  'ExtraText as an object': [
    'schema /quests/mlh4k2p9x7q1ab/ExtraText: ExtraText is an object: it must be a string',
  ],
  'ExtraText null': ['schema /quests/mlh4k2p9x7q1ab/ExtraText: ExtraText is null: it must be a string'],
  'Enabled "yes"': ['schema /quests/mlh4k2p9x7q1ab/Enabled: Enabled is the string "yes": it must be true'],
  'AutoStart 0': ['schema /quests/mlh4k2p9x7q1ab/AutoStart: AutoStart is 0: it must be false'],
  'Name 0-find-key': [
    'quest/numbered-name /quests/mlh4k2p9x7q1ab/Name: Name is "0-find-key": use a number, an underscore and a name, such as "0_collect"',
  ],
  'Name a number': ['schema /quests/mlh4k2p9x7q1ab/Name: Name is 0: it must be a string'],
  'Trigger as a string': [
    'schema /logic/2#/Tasks/0/Trigger: Trigger is the string "OnClickEvent": it must be an object with a $type',
  ],
  'Trigger with type instead of $type': [
    'schema /logic/2#/Tasks/0/Trigger/type: "type" is not a documented field: rename it to $type',
  ],
  'Trigger null': ['schema /logic/2#/Tasks/0/Trigger: Trigger is null: it must be an object with a $type'],
  'Effector as a string': [
    'schema /logic/2#/Tasks/1/Effector: Effector is the string "HideObjectEvent": it must be an object with a $type',
  ],
  'Effector as a list': [
    'schema /logic/2#/Tasks/1/Effector: Effector is a list: it must be an object with a $type',
  ],
  'Effect instead of Effector': [
    'schema /logic/2#/Tasks/1/Effect: "Effect" is not a documented field: rename it to Effector',
  ],
  'type instead of $type': [
    'schema /logic/2#/Tasks/1/type: "type" is not a documented field: rename it to $type',
  ],
  'MoveToSpot with position as an object': [
    'schema /logic/3#/Tasks/0/Effector/_transformState/position: _transformState.position is an object: it must be a list of 3 numbers: x, y and z, here [0, 4.5, 8]',
  ],
  'MoveToSpot with Euler rotation': [
    'schema /logic/3#/Tasks/0/Effector/_transformState/rotation: _transformState.rotation holds 3 values: it must be a list of 4 numbers: x, y, z and w',
  ],
  'MoveToSpot with a number as scale': [
    'schema /logic/3#/Tasks/0/Effector/_transformState/scale: _transformState.scale is 1: it must be a list of 3 numbers: x, y and z',
  ],
  'MoveToSpot with duration in a string': [
    'schema /logic/3#/Tasks/0/Effector/_transformState/duration: _transformState.duration is the string "2s": it must be a number of seconds',
  ],
  'MoveToSpot with transformState': [
    'schema /logic/3#/Tasks/0/Effector/transformState: "transformState" is not a documented field: rename it to _transformState',
  ],
  'MoveToSpot with its values flat': [
    'schema /logic/3#/Tasks/0/Effector: this MoveToSpot has no _transformState: write position, rotation, scale and duration in it',
  ],
  'MoveToSpot with all vectors as objects': [
    'schema /logic/3#/Tasks/0/Effector/_transformState/position: _transformState.position, _transformState.rotation and _transformState.scale are objects: each must be a list of numbers: x, y and z, for a rotation also w, such as [0, 4.5, 8] for _transformState.position',
  ],
  'Delay of a linked task in a string': [
    'schema /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/Delay: Delay is the string "5s": it must be a number of seconds',
  ],
  'Delay of a linked task beside Trigger': [
    'effect/linked-trigger /logic/3#/Tasks/1/Effector/linkedTasks/0/Delay: Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": 5}',
  ],
  'Trigger of a linked task a number': [
    'schema /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger: Trigger is 5: it must be an object, {} to run at once',
  ],
  'linked task with only a Name': [
    'schema /logic/3#/Tasks/1/Effector/linkedTasks/0: this linked task is the string "0_find_key": it must be an object',
  ],
  'useRandom "true"': [
    'schema /logic/3#/Tasks/1/Effector/useRandom: useRandom is the string "true": it must be true or false, without quotes',
  ],
  'booleans "yes" in settings': [
    'schema /settings/isNight: isNight is the string "yes": it must be true or false',
  ],
  'a decimal comma': ['text/syntax : 1,5 has a decimal comma: write 1.5'],
  'a decimal comma in a string': [
    'schema /roomItems/2/pos/y: pos.y is the string "1,5": it must be a number',
  ],
  'quests as a list': [
    'schema /quests: quests is a list: it must be an object that holds the quest entries by their id',
  ],
  'roomItems as a list': [
    'schema /roomItems: roomItems is a list: it must be an object that holds the room items by their id',
  ],
  'logic as a list': [
    'schema /logic: logic is a list: it must be an object that holds the logic of room items by their id',
  ],
  'logic as one string': [
    'schema /logic: logic is the string "{\\"2\\":\\"{\\\\\\"Tasks\\\\\\":[{\\\\\\"$type\\\\\\":\\\\\\"TaskTriggerSubs…": it must be an object that holds the logic of room items by their id',
  ],
  'settings as a string': [
    'schema /settings: settings is the string "{\\"roomBase\\":\\"BlankScene\\",\\"isNight\\":false,\\"tasksRefre…": it must be an object',
  ],
  'quests null': [
    'schema /quests: quests is null: it must be an object that holds the quest entries by their id',
  ],
  'roomSettingsExtraData encoded twice': [],
  'roomSettingsExtraData as an object': [
    'settings/extra-data-json /settings/roomSettingsExtraData: roomSettingsExtraData is an object: it must be a string that holds this object',
  ],
  'Tasks inside an extraData object': [
    'item/extra-data-json /roomItems/2/extraData: extraData of item 2 (GLB) is an object: put it into a string',
  ],
  'Tasks on the item itself': [
    'schema /roomItems/2/Tasks: "Tasks" in item "2" belongs in its logic: move it into the string in the section logic, under the key "2"',
  ],
  'logic as a field of the item': [
    'schema /roomItems/2/logic: "logic" in item "2" is its logic: move it to the section logic, under the key "2"',
  ],
  'smart quotes around a key of the file': [
    'text/syntax : JSON does not allow curly quotes: write " instead',
  ],
  'a byte-order mark': [
    'text/encoding : the file begins with a byte-order mark: save it as UTF-8 without one',
  ],
  'a missing comma between entries': ['text/syntax : a comma is missing: add one before this'],
  'a missing closing brace at the end': [
    'text/syntax : the JSON ends inside an object: add the missing }, or restore the part that was cut off',
  ],
  'two snapshots in one file': [
    'text/syntax : more text follows the end of the JSON: remove it, or merge it into what comes before',
  ],
  'prose of an assistant before the snapshot': [
    'text/syntax : there is text before the JSON: keep only the part from the first { to the last }',
  ],
  'Effector of a trigger subscription beside a quest': [
    'subscription/trigger-form /logic/2#/Tasks/0/Effector: a trigger that advances a quest cannot have an Effector: move the Effector to a TaskEffectorSubscription',
  ],
  'Trigger of an effector subscription': [
    'subscription/trigger-form /logic/2#/Tasks/1/Trigger: an effector subscription cannot have a Trigger: move the Trigger to a TaskTriggerSubscription',
  ],
  'OnEnterEvent on a GLB': [
    'trigger/enter-needs-trigger-prefab /logic/2#/Tasks/0/Trigger/$type: OnEnterEvent does not work on item 2 (GLB): move it to an item with the prefabName "Trigger", or set prefabName back to Trigger',
  ],
  'DirectEffector without its wrapper': [
    'schema /logic/4#/Tasks/2/DirectEffector: DirectEffector has no Effector: name the effect to fire, such as {"$type":"ShowObjectEvent"}',
  ],
  'Direct effector as a string': [
    'schema /logic/4#/Tasks/2/DirectEffector: DirectEffector is the string "HideObjectEvent": it must be an object with an Effector',
  ],
  'Name without its number in one subscription': [
    'subscription/quest-name /logic/2#/Tasks/0/Name: Name "find_key" lacks the number of the quest: write "0_find_key"',
  ],
  'Name of the quest in other letter case': [
    'subscription/quest-name /logic/2#/Tasks/0/Name: Name "0_Find_Key" is not the Name of the quest in TaskTriggerId: write "0_find_key"',
  ],
  'a quest renamed, with its subscriptions left': [
    'subscription/quest-name /logic/2#/Tasks/0/Name: Name "0_find_key" is not the Name of the quest in TaskTriggerId: write "0_find_golden_key" (and in 1 more subscription)',
  ],
  'a quest removed, with its subscriptions left': [
    'subscription/known-quest /logic/3#/Tasks/0/TaskTriggerId: no quest in the file has the id "mlh5m8r2t6y4ef": by the Name, quest "1_open_door" was deleted. Add it again, or remove what refers to it (and in 4 more subscriptions)',
  ],
  'one entry only of a quest': [
    'quest/pair-complete /quests/mlh5m8r2t6y4ef: "1_open_door" has no completed entry: add one with the same EntryId',
  ],
  'an id with an underscore': [
    'quest/id-format /quests/mlh_find_key: quest id "mlh_find_key" does not have the observed format: use 14 to 17 lowercase letters or digits that begin with "mlh"',
  ],
  'a UUID as id': [
    'quest/id-format /quests/9b2f7c1e-3d4a-4b5c-8d6e-7f8091a2b3c4: quest id "9b2f7c1e-3d4a-4b5c-8d6e-7f8091a2b3c4" is a UUID: use 14 to 17 lowercase letters or digits that begin with "mlh"',
  ],
  'Creator null': ['schema /quests/mlh4k2p9x7q1ab/Creator: Creator is null: it must be a string'],
  'a comment of an assistant in a string-free place': [
    'text/syntax : JSON does not allow comments: remove this one',
  ],
  'quests in place of roomTasks': [
    'schema /roomTasks: roomTasks has no Tasks but 4 quest entries, such as "mlh4k2p9x7q1ab": move them to quests, and write "Tasks": [] here',
  ],
  'an effect without Event directly in Tasks': [
    'subscription/misplaced-type /logic/2#/Tasks/2/$type: "HideObject" looks like HideObjectEvent, which is an effect, not a subscription: move it to the Effector of a subscription and write "HideObjectEvent"',
  ],
  'a trigger without Event as Effector': [
    'subscription/misplaced-type /logic/2#/Tasks/1/Effector/$type: "OnClick" looks like OnClickEvent, which is a trigger, not an effect: move it to the Trigger of a TaskTriggerSubscription and write "OnClickEvent"',
  ],
  'onClick in lower case': [
    'effect/unknown-type /logic/2#/Tasks/0/Trigger/$type: "onClick" is not a documented $type: write "OnClickEvent"',
  ],
  'a trigger subscription called an effector subscription': [
    'subscription/trigger-form /logic/2#/Tasks/0/$type: this TaskEffectorSubscription has a Trigger, a transition code and no Effector: set its $type to "TaskTriggerSubscription"',
  ],
  'an effector subscription called a trigger subscription': [
    'subscription/trigger-form /logic/2#/Tasks/1/$type: this TaskTriggerSubscription has an Effector, no transition code and no Trigger: set its $type to "TaskEffectorSubscription"',
  ],
  "the two entries of a quest under each other's id": [
    `quest/id-matches-key /quests/mlh4k2p9x7q1ab/id: the two entries of "0_find_key" have each other's id as their key: swap the two keys, or the two ids`,
  ],
  'Status in capitals on both entries': [
    'schema /quests/mlh4k2p9x7q1ab/Status: Status is "INPROGRESS": it must be "inProgress" or "completed"',
  ],
  'Status misspelled in two ways': [
    'schema /quests/mlh4k2p9x7q1ab/Status: Status is "inprogres": it must be "inProgress" or "completed"',
  ],
  'a missing closing quote of a key': ['text/syntax : a " is missing: add " before this'],
  'an object that JavaScript wrote as text': [
    'logic/json-string /logic/2: the logic of item 2 (GLB) is "[object Object]": write the object itself, as JSON.stringify does',
  ],
  'logic in base64': [
    'logic/json-string /logic/2: in the logic of item 2 (GLB), this is Base64, not JSON: decode it, for example with base64 -d',
  ],
  'logic "undefined"': [
    'logic/json-string /logic/2: in the logic of item 2 (GLB), this is not JSON: a JSON object starts with { and ends with }',
  ],
  'logic encoded twice': [
    'logic/json-string /logic/2: the logic of item 2 (GLB) is encoded twice: put its JSON object into a string only once',
  ],
  'logic with True': [
    'logic/json-string /logic/3: in the logic of item 3 (ResizableCube), True does not exist in JSON: write true',
  ],
  'logic with a comment': [
    'logic/json-string /logic/2: in the logic of item 2 (GLB), JSON does not allow comments: remove this one',
  ],
  'logic keyed by item_2': [
    'logic/known-item /logic/item_2: roomItems has no item "item_2", so an import does not merge this logic: correct the key, or remove the entry',
  ],
  'a code that does not exist': [
    'subscription/transition-code /logic/2#/Tasks/0/TargetState: TargetState 112 is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)',
  ],
  'the third state': [
    'subscription/target-state /logic/2#/Tasks/1/TargetState: TargetState 3 is not a quest state: write 1 (Active) or 2 (Completed), or leave it out for "Not Active"',
  ],
  'several states in a list': [
    'schema /logic/2#/Tasks/1/TargetState: TargetState is a list: it must be the number 1 (Active) or 2 (Completed), or left out for Not Active',
  ],
  TaskTriggerID: [
    'schema /logic/2#/Tasks/0/TaskTriggerID: "TaskTriggerID" is not a documented field: rename it to TaskTriggerId',
  ],
  'QuestName for Name': [
    'schema /logic/2#/Tasks/0/QuestName: "QuestName" is not a documented field: rename it to Name',
  ],
  'Triggers for Trigger': [
    'schema /logic/2#/Tasks/0/Triggers: "Triggers" is not a documented field: rename it to Trigger',
  ],
  'delay in lower case': [
    'key/spelling /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/delay: "delay" is not a documented field: rename it to Delay',
  ],
  'a negative Delay': [
    'schema /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/Delay: Delay is -1: it must be 0 (no delay) or more',
  ],
  'a state in a linked task': [
    'subscription/transition-code /logic/3#/Tasks/1/Effector/linkedTasks/0/TargetState: TargetState 1 is a state, not a transition code: to make the quest Active, write 111 (from Not Active), 131 (from Completed) or 151 (from any state)',
  ],
  'an event in a linked task': [
    'effect/linked-trigger /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type: a linked task does not wait for an event: remove "$type" from its Trigger (Delay may stay)',
  ],
  'the completed id in a linked task': [
    'subscription/in-progress-id /logic/3#/Tasks/1/Effector/linkedTasks/0/TaskTriggerId: "mlh5m8r2v1u7gh" is the id of the completed entry of "1_open_door": use the id of its inProgress entry, "mlh5m8r2t6y4ef"',
  ],
  'a linked task as an id': [
    'schema /logic/3#/Tasks/1/Effector/linkedTasks/0: this linked task is the string "mlh5m8r2t6y4ef": it must be an object',
  ],
  'a requirement with questId': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0/questId: "questId" is not a documented field: rename it to id',
  ],
  'a requirement without delete': [
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0: this requirement has no delete: write false',
  ],
  'a requirement with the completed id': [
    'requirement/in-progress-id /quests/mlh5m8r2t6y4ef/Requirements/0/id: "mlh4k2p9z3w8cd" is the id of the completed entry of "0_find_key": use the id of its inProgress entry, "mlh4k2p9x7q1ab"',
  ],
  'Status renamed to State on both entries of a quest': [
    'schema /quests/mlh5m8r2t6y4ef: this quest entry has no Status: write "inProgress" or "completed"',
  ],
  'id renamed to ID on both entries of a quest': [
    'schema /quests/mlh5m8r2t6y4ef/ID: "ID" is not a documented field: rename it to id',
  ],
  'Creator renamed to Owner on both entries of a quest': [
    'schema /quests/mlh5m8r2t6y4ef: this quest entry has no Creator: write the user id of the owner of the room',
  ],
  'Creator renamed to Owner on one entry of a quest': [
    'schema /quests/mlh5m8r2t6y4ef: this quest entry has no Creator: write the user id of the owner of the room',
  ],
  'a quest that requires itself, by its completed id': [
    'requirement/no-cycle /quests/mlh5m8r2t6y4ef/Requirements/0/id: "1_open_door" requires itself, so it can never start: remove this requirement',
  ],
  'a quest that requires itself': [
    'requirement/no-cycle /quests/mlh5m8r2t6y4ef/Requirements/0/id: "1_open_door" requires itself, so it can never start: remove this requirement',
  ],
  'FinishTime as a clock': [
    'schema /quests/mlh4k2p9x7q1ab/FinishTime: FinishTime is the string "00:30": it must be a number of seconds, 0 for no time limit',
  ],
  'Description in the words of the quest': [
    'quest/description /quests/mlh4k2p9x7q1ab/Description: Description is "Find the key": set it to "created in " and the lowercase name of the game editor',
  ],
  'a Name with a point instead of an underscore': [
    'quest/numbered-name /quests/mlh4k2p9x7q1ab/Name: Name is "0. find_key": use a number, an underscore and a name, such as "0_collect"',
  ],
  Position: ['key/spelling /roomItems/2/Position: "Position" is not a documented field: rename it to pos'],
  prefab_name: [
    'key/spelling /roomItems/2/prefab_name: "prefab_name" is not a documented field: rename it to prefabName',
  ],
  'parentItemID -1 for none': [
    'item/parent-exists /roomItems/2/parentItemID: parentItemID of item 2 (GLB) is -1, but roomItems has no item "-1": correct it, or set it to 0 for no parent',
  ],
  'rot of zeros': [
    'item/unit-rotation /roomItems/2/rot: rot of item 2 (GLB) is all zeros, which is not a rotation: set w to 1 for no rotation, {x: 0, y: 0, z: 0, w: 1}',
  ],
  room_items: [
    'snapshot/section-spelling /room_items: "room_items" is not a section of a snapshot: rename it to roomItems',
  ],
  'a snapshot in a room object': [
    'snapshot/nothing-to-import : the file has none of the sections roomItems, settings, roomTasks, quests and logic, so an import has nothing to apply: keep only the snapshot at "/room"',
  ],
  'SetTask() with the id of a quest': [
    'expression/known-quest /logic/2#/Tasks/1/Effector/V: SetTask() names "mlh4k2p9x7q1ab", but the file has no such quest: use the Name of a quest in the file, without its number: "open_door" or "find_key"',
  ],
  '$T{} with a swapped letter': [
    'expression/known-quest /logic/2#/Tasks/1/Effector/V: $T{} names "find_kye", but the file has no such quest: did you mean "find_key"?',
  ],
};
