// Generated from schemas/ by .ci/known-fields.ts. Do not edit.
export const shapes = [
  {}, // 0
  {"record":"snapshot","fields":{"roomItems":2,"settings":29,"roomTasks":31,"quests":32,"logic":37}}, // 1
  {"every":3}, // 2
  {"record":"room-item","fields":{"prefabName":0,"pos":4,"rot":5,"scale":6,"modelsize":7,"modelCenter":8,"contentString":0,"parentItemID":0,"placed":0,"locked":0,"superLocked":0,"interactivityType":0,"interactivityURL":0,"hoverTitle":0,"hoverBodyContent":0,"ImageInteractivityDetails":0,"sessionData":0,"instanceId":0,"currentEditornetId":0,"extraData":9}}, // 3
  {"fields":{"x":0,"y":0,"z":0}}, // 4
  {"fields":{"x":0,"y":0,"z":0,"w":0}}, // 5
  {"fields":{"x":0,"y":0,"z":0}}, // 6
  {"fields":{"x":0,"y":0,"z":0}}, // 7
  {"fields":{"x":0,"y":0,"z":0}}, // 8
  {"inside":10}, // 9
  {"record":"logic-value","fields":{"Tasks":11,"ViewNodes":0,"col":0,"e":0,"c":0}}, // 10
  {"items":12}, // 11
  {"record":"subscription","fields":{"$type":0},"kinds":{"TaskEffectorSubscription":13,"TaskTriggerSubscription":26}}, // 12
  {"record":"effector-subscription","fields":{"$type":0,"Effector":14,"Id":0,"TargetState":0,"Name":0,"TaskTriggerId":0},"kinds":{"TaskEffectorSubscription":13}}, // 13
  {"record":"effect","fields":{"$type":0},"kinds":{"MoveToSpot":15,"HideObjectEvent":20,"ShowObjectEvent":21,"RunTriggersFromEffector":22}}, // 14
  {"record":"move-to-spot","fields":{"$type":0,"_transformState":16},"kinds":{"MoveToSpot":15}}, // 15
  {"fields":{"position":17,"rotation":18,"scale":19,"duration":0}}, // 16
  {"items":0}, // 17
  {"items":0}, // 18
  {"items":0}, // 19
  {"record":"hide-object","fields":{"$type":0},"kinds":{"HideObjectEvent":20}}, // 20
  {"record":"show-object","fields":{"$type":0},"kinds":{"ShowObjectEvent":21}}, // 21
  {"record":"run-triggers-from-effector","fields":{"$type":0,"linkedTasks":23,"useRandom":0},"kinds":{"RunTriggersFromEffector":22}}, // 22
  {"items":24}, // 23
  {"record":"linked-task","fields":{"Trigger":25,"Id":0,"TargetState":0,"Name":0,"TaskTriggerId":0}}, // 24
  {"record":"linked-task-trigger","fields":{"Delay":0}}, // 25
  {"record":"trigger-subscription","fields":{"$type":0,"Trigger":27,"Id":0,"TargetState":0,"Name":0,"TaskTriggerId":0,"DirectEffector":28},"kinds":{"TaskTriggerSubscription":26}}, // 26
  {"record":"trigger","fields":{"$type":0},"kinds":{"OnClickEvent":27,"OnEnterEvent":27}}, // 27
  {"record":"direct-effector","fields":{"Effector":14,"Id":0}}, // 28
  {"record":"settings","fields":{"roomBase":0,"isNight":0,"chatDisabled":0,"tasksRefresh":0,"roomSettingsExtraData":30}}, // 29
  {"inside":0}, // 30
  {"record":"room-tasks","fields":{"Tasks":0}}, // 31
  {"every":33}, // 32
  {"record":"quest-entry","fields":{"EntryId":0,"id":0,"Name":0,"Description":0,"Status":0,"Group":0,"DisplayGroup":0,"Enabled":0,"RepeatableLimit":0,"FinishTime":0,"AutoStart":0,"TriggeredByInventory":0,"Requirements":34,"Creator":0,"TemplateName":0,"Tracked":0,"Visible":0,"ExtraText":36,"Rewards":0,"SuccessMsg":0}}, // 33
  {"items":35}, // 34
  {"record":"requirement","fields":{"delete":0,"amount":0,"type":0,"id":0}}, // 35
  {"inside":0}, // 36
  {"every":38}, // 37
  {"inside":10}, // 38
];
export const snapshotShape = 1;
