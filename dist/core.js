"use strict";
const { AXES, COMPLETED_FIELDS, DOCUMENTED_TYPES, FIELDS, LEVELS: LEVELS$1, LookAlikes, NOTHING_OWNED, OWN_FIELDS, PRESETS, Redactor, SHARED_FIELDS, STRING, SecretMask, TooManyCredentialsError, Utf8Cursor, addTo, arrayField, beginsLikeJson, byteOffset, byteOrderMarkLength, bytesInto, bytesOf, childOf, classify, counted, cutMiddle, decodeLoosely, decodedURI, didYouMean, documentedFieldCount, findInvalidUtf8, findRawSecrets, findSchemaFaults, formatPointer, getOrInsert, groupedBy, hasContent, hasMember, holdsJson: holdsJson$1, integerField, isAtLeast, isObject, isOneEdit, isRequired, isRuleLevel, isSubscriptionType, keysOf, kindNamesOf, levelFor, levelOfKind, listed, mayHoldCredentials, mayHoldSecrets, meantName, meantType, member, membersOf, mostSimilar, nearest, numberField, objectField, otherEncoding, ownedComplaints, pathGlobFault, placeGlobFault, placeMatcher, plainJson, prescan, presetChoices, protectFault, quoteValue, readKeys, removalLimitOf, requireArgument, requireBytes, requireWhole, saysOf, span, splitKind, textField, tryJsonParse, tryParseJson, utf8Length, valuesOf, withEscapedKeys, withMember, withoutSecrets } = require("./words.js");
const { LineIndex, MAX_PLACES: MAX_PLACES$1, Place, PlaceBranch, Revision, TakenSplices, applySplices, binaryFormat, brand, canonical, compressedFormat, editPlace, findDepthFault, findSyntaxFaults, findTreeFaults, firstMistakes, fromQuotedPrintable, hasTopLevelKey, isThroughout, locate, locateEdits, masked, newJsonOf, parseText, readSyntaxFaults, sameValue, sortSplices, spliced, uuidVersion } = require("./text.js");
const leven = require("leven");
// src/model/catalog/near-names.ts
const MIN_LENGTH_BY_EDIT = 4;
const MIN_LENGTH_BY_TWO_EDITS = 9;
const MIN_LENGTH_BY_END = 3;
const MAX_LENGTH = 100;
const MAX_REMEMBERED = 1e4;
const MAX_COMPARED$1 = 1e6;
var NearNames = class {
	kind;
	slips;
	known;
	byLength = /* @__PURE__ */ new Map();
	bySpelling = /* @__PURE__ */ new Map();
	remembered = /* @__PURE__ */ new Map();
	compared = 0;
	constructor(names, kind = "of the platform", slips = /* @__PURE__ */ new Map()) {
		this.kind = kind;
		this.slips = slips;
		this.known = new Set(names);
		for (const name of this.known) {
			addTo(this.byLength, name.length, {
				name,
				lower: name.toLowerCase(),
				bare: withoutDigits(name)
			});
			addTo(this.bySpelling, plainSpelling(name), name);
		}
	}
	get names() {
		return this.known;
	}
	has(name) {
		return this.known.has(name);
	}
	meant(name) {
		if (this.known.has(name) || name.length > MAX_LENGTH) return void 0;
		if (this.remembered.has(name)) return this.remembered.get(name);
		const meant = this.slips.get(name) ?? this.compare(name);
		if (this.remembered.size < MAX_REMEMBERED) this.remembered.set(name, meant);
		return meant;
	}
	compare(name) {
		const spelled = plainSpelling(name);
		if (spelled === "") return void 0;
		const bySpelling = this.bySpelling.get(spelled)?.find((known) => Math.abs(known.length - name.length) <= MAX_SPELLING);
		if (bySpelling !== void 0) return bySpelling;
		const candidates = this.candidates(name);
		const lower = name.toLowerCase();
		const byEdit = candidates.filter((known) => this.isNear(lower, known.lower)).map((known) => known.name);
		const inSameCase = byEdit.filter((known) => isOneEdit(name, known));
		const [near, ...others] = inSameCase.length > 0 ? inSameCase : byEdit;
		if (near !== void 0) return others.length === 0 ? near : void 0;
		if (name.length < MIN_LENGTH_BY_TWO_EDITS) return void 0;
		const long = candidates.filter((known) => known.name.length >= MIN_LENGTH_BY_TWO_EDITS);
		return nearest(name, long.map((known) => known.name), 2);
	}
	candidates(name) {
		const bare = withoutDigits(name);
		const candidates = [];
		for (let length = name.length - 2; length <= name.length + 2; length++) {
			const known = this.byLength.get(length) ?? [];
			if (this.kind === "of creators") this.compared += known.length;
			if (this.compared > MAX_COMPARED$1) return [];
			for (const each of known) if (each.bare !== bare) candidates.push(each);
		}
		return candidates;
	}
	isNear(name, known) {
		const length = Math.min(name.length, known.length);
		if (length >= MIN_LENGTH_BY_EDIT) return isOneEdit(name, known);
		if (this.kind === "of the platform" || length < MIN_LENGTH_BY_END || name.length === known.length) return false;
		const [shorter, longer] = name.length < known.length ? [name, known] : [known, name];
		return longer.length - shorter.length === 1 && (longer.startsWith(shorter) || longer.endsWith(shorter));
	}
};
const MAX_SPELLING = 8;
function plainSpelling(name) {
	return name.toLowerCase().replace(/[\s_-]+/g, "");
}
function withoutDigits(name) {
	return name.replace(/\d+/g, "");
}
// src/model/catalog/platform.json
var platform_default = {
	documents: {
		"MCP": {
			"repository": "github.com/busportals/portals-mcp",
			"commit": "67c10ab",
			"files": [
				"docs/reference/iframes.md",
				"docs/reference/interactions.md",
				"docs/reference/items/building.md",
				"docs/reference/items/display.md",
				"docs/reference/items/effects.md",
				"docs/reference/items/gameplay.md",
				"docs/reference/items/interactive.md",
				"docs/reference/items/lighting.md",
				"docs/reference/items/media.md",
				"docs/reference/items/models.md",
				"docs/reference/quests.md",
				"docs/reference/settings.md",
				"docs/workflows/function-effects-reference.md",
				"lib/portals_effects.py",
				"tools/validate_room.py"
			]
		},
		"BG": {
			"repository": "github.com/busportals/Portals-Building-Guide",
			"commit": "73dada8",
			"files": [
				"SKILL.md",
				"VibePrompt.md",
				"building-basics/portals-building-tools/portal.md",
				"building-basics/portals-building-tools/spawn-point.md",
				"troubleshooting/common-gotchas.md"
			]
		}
	},
	prefabs: {
		"ResizableCube": {
			"keys": {
				"col": "colour",
				"e": "number",
				"o": "number",
				"t": "number",
				"c": "boolean",
				"s": "boolean",
				"nav": "boolean",
				"title": "string"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/building.md"]
		},
		"WorldText": {
			"keys": {
				"text": "string",
				"fc": "any",
				"lookAtCamera": "boolean",
				"bb": "any",
				"fs": "any"
			},
			"needed": ["text"],
			"sources": ["MCP docs/reference/items/building.md", "MCP tools/validate_room.py"]
		},
		"Portal": {
			"keys": {
				"id": "string",
				"sn": "string",
				"cm": "string",
				"auto": "boolean"
			},
			"needed": ["id"],
			"sources": ["MCP docs/reference/items/building.md", "MCP tools/validate_room.py"]
		},
		"SpawnPoint": {
			"keys": {
				"n": "string",
				"title": "string",
				"r": "number",
				"absPos": "object",
				"absRot": "object"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/building.md"]
		},
		"GLB": {
			"keys": {
				"s": "boolean",
				"c": "boolean",
				"l": "boolean",
				"f": "boolean",
				"r": "boolean"
			},
			"needed": [],
			"content": { "kind": "url" },
			"sources": ["MCP docs/reference/items/models.md", "MCP tools/validate_room.py"]
		},
		"GlbCollectable": {
			"keys": {
				"valueLabel": "string",
				"valueChange": "number",
				"op": "number",
				"minRespawnTime": "number",
				"maxRespawnTime": "number",
				"minDespawnTime": "number",
				"maxDespawnTime": "number",
				"randomRadius": "number",
				"displayValue": "boolean",
				"a": "boolean",
				"l": "boolean",
				"se": "string"
			},
			"needed": ["valueLabel", "valueChange"],
			"content": {
				"kind": "url",
				"ending": "?dynamic=true"
			},
			"sources": ["MCP docs/reference/items/models.md", "MCP tools/validate_room.py"]
		},
		"Destructible": {
			"keys": {
				"maxHealth": "number",
				"respawnTime": "number",
				"multiplayer": "boolean",
				"showHealthBar": "boolean",
				"destructionEffect": "object",
				"particleOrigin": "object",
				"healthBarPos": "object"
			},
			"needed": [],
			"content": { "kind": "url" },
			"sources": ["MCP docs/reference/items/models.md", "MCP tools/validate_room.py"]
		},
		"GLBNPC": {
			"keys": {
				"n": "string",
				"a": "string",
				"p": "string",
				"bq": "boolean",
				"swn": "boolean",
				"events": "array",
				"tags": "array"
			},
			"needed": ["n"],
			"content": { "kind": "url" },
			"sources": ["MCP docs/reference/items/interactive.md", "MCP tools/validate_room.py"]
		},
		"EnemyNPC": {
			"keys": {
				"health": "number",
				"damage": "number",
				"healthRecovery": "number",
				"recoveryDelay": "number",
				"detectDistance": "number",
				"attackDistance": "number",
				"loseTarget": "number",
				"fov": "number",
				"minTimeAttack": "number",
				"maxTimeAttack": "number",
				"attackSpeed": "number",
				"swingSpeed": "number",
				"maxAttacks": "number",
				"rollChance": "number",
				"detectState": "number",
				"speedMultiplier": "number",
				"reviveAfterDeath": "boolean",
				"hideHealthBar": "boolean",
				"s": "boolean",
				"l": "boolean",
				"c": "boolean",
				"f": "boolean",
				"r": "boolean",
				"weapon": "string",
				"gi": "string",
				"point": "object"
			},
			"needed": ["health"],
			"content": { "kind": "url" },
			"sources": ["MCP docs/reference/items/interactive.md", "MCP tools/validate_room.py"]
		},
		"Trigger": {
			"keys": {
				"events": "array",
				"cm": "string",
				"keyCode": "string",
				"pressBtn": "boolean",
				"opacity": "number"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/gameplay.md"]
		},
		"JumpPad": {
			"keys": {
				"p": "number",
				"f": "any"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/gameplay.md"]
		},
		"9Cube": {
			"keys": {
				"GLBUrl": "string",
				"c": "string",
				"s": "number",
				"t": "number",
				"e": "number",
				"nc": "boolean",
				"so": "boolean",
				"nav": "boolean"
			},
			"needed": [],
			"content": {
				"kind": "one of",
				"names": [
					"lava",
					"hotlava",
					"water"
				]
			},
			"sources": ["MCP docs/reference/items/gameplay.md", "MCP tools/validate_room.py"]
		},
		"Gun": {
			"keys": {
				"weaponType": "number",
				"maxDamage": "number",
				"minDamage": "number",
				"minDamageDistance": "number",
				"maxDamageDistance": "number",
				"firerate": "number",
				"projectilesPerShot": "number",
				"dispersion": "number",
				"maxRange": "number",
				"clipSize": "number",
				"startingReserveAmmo": "number",
				"reloadTime": "number",
				"cameraStability": "number",
				"recoilRight": "number",
				"recoilLeft": "number",
				"recoilUp": "number",
				"gunShotVolume": "number",
				"reloadVolume": "number",
				"audioMaxVolumeDistance": "number",
				"audioMinVolumeDistance": "number",
				"automaticWeapon": "boolean",
				"autoReload": "boolean",
				"startLoaded": "boolean",
				"isInfinityAmmo": "boolean",
				"infiniteReserveAmmo": "boolean",
				"dontUseReload": "boolean",
				"reloadOneByOne": "boolean",
				"multiplayer": "boolean",
				"canCollectByCollision": "boolean",
				"showCrosshair": "boolean",
				"showHitmarkers": "boolean",
				"displayAmmoCount": "boolean",
				"animateGun": "boolean",
				"s": "boolean",
				"l": "boolean",
				"c": "boolean",
				"f": "boolean",
				"r": "boolean",
				"customGunShotUrl": "string",
				"clipAmmoLabel": "string",
				"reserveAmmoLabel": "string",
				"gunColor": "colour"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/gameplay.md"]
		},
		"Vehicle": {
			"keys": {
				"acceleration": "number",
				"drag": "number",
				"maxSpeed": "number",
				"steering": "number",
				"drift": "number",
				"extraSteeringWhileDrifting": "number",
				"gravity": "number",
				"timeToMaxSteer": "number",
				"maxDistanceToEnter": "number",
				"cameraRotationSpeed": "number",
				"cameraFollowSpeed": "number",
				"rotationPoint": "object",
				"exitPoint": "object",
				"cameraState": "object"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/gameplay.md"]
		},
		"Light": {
			"keys": {
				"c": "colour",
				"b": "number",
				"i": "any",
				"r": "number",
				"no": "boolean"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/lighting.md"]
		},
		"BlinkLight": {
			"keys": {
				"c": "colour",
				"b": "number",
				"i": "number",
				"r": "number",
				"bd": "number",
				"bi": "number",
				"no": "boolean"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/lighting.md"]
		},
		"SpotLight": {
			"keys": {
				"c": "colour",
				"b": "number",
				"i": "number",
				"r": "number",
				"ang": "number"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/lighting.md"]
		},
		"DefaultPainting": {
			"keys": {
				"t": "boolean",
				"b": "boolean",
				"e": "number"
			},
			"needed": [],
			"content": { "kind": "url" },
			"sources": ["MCP docs/reference/items/media.md", "MCP tools/validate_room.py"]
		},
		"DefaultVideo": {
			"keys": {
				"b": "boolean",
				"e": "number",
				"fStart": "number",
				"sEnd": "number"
			},
			"needed": [],
			"content": { "kind": "url" },
			"sources": ["MCP docs/reference/items/media.md", "MCP tools/validate_room.py"]
		},
		"PlaceableTV": {
			"keys": {
				"useSpatialAudio": "boolean",
				"fullVolumeRange": "number"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/media.md"]
		},
		"Leaderboard": {
			"keys": {
				"gn": "string",
				"ln": "string",
				"ci": "string",
				"tb": "boolean"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/display.md"]
		},
		"Chart": {
			"keys": {
				"h": "number",
				"r": "number",
				"t": "number",
				"c": "boolean"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/display.md"]
		},
		"GLBSign": {
			"keys": {
				"GLBUrl": "string",
				"c": "colour",
				"e": "number",
				"so": "boolean"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/display.md"]
		},
		"CameraObject": {
			"keys": {
				"fov": "number",
				"sn": "string"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/gameplay.md"]
		},
		"Addressable": {
			"keys": { "c": "boolean" },
			"needed": [],
			"content": {
				"kind": "name after",
				"beginning": "FurnitureAddressables/"
			},
			"sources": ["MCP docs/reference/items/effects.md", "MCP tools/validate_room.py"]
		},
		"Shotgun": {
			"keys": {
				"weaponType": "number",
				"maxDamage": "number",
				"minDamage": "number",
				"minDamageDistance": "number",
				"maxDamageDistance": "number",
				"firerate": "number",
				"projectilesPerShot": "number",
				"dispersion": "number",
				"maxRange": "number",
				"clipSize": "number",
				"startingReserveAmmo": "number",
				"reloadTime": "number",
				"cameraStability": "number",
				"recoilRight": "number",
				"recoilLeft": "number",
				"recoilUp": "number",
				"gunShotVolume": "number",
				"reloadVolume": "number",
				"audioMaxVolumeDistance": "number",
				"audioMinVolumeDistance": "number",
				"automaticWeapon": "boolean",
				"autoReload": "boolean",
				"startLoaded": "boolean",
				"isInfinityAmmo": "boolean",
				"infiniteReserveAmmo": "boolean",
				"dontUseReload": "boolean",
				"reloadOneByOne": "boolean",
				"multiplayer": "boolean",
				"canCollectByCollision": "boolean",
				"showCrosshair": "boolean",
				"showHitmarkers": "boolean",
				"displayAmmoCount": "boolean",
				"animateGun": "boolean",
				"s": "boolean",
				"l": "boolean",
				"c": "boolean",
				"f": "boolean",
				"r": "boolean",
				"customGunShotUrl": "string",
				"clipAmmoLabel": "string",
				"reserveAmmoLabel": "string",
				"gunColor": "colour"
			},
			"needed": [],
			"sources": ["MCP docs/reference/items/gameplay.md"]
		}
	},
	otherPrefabs: {
		"names": [
			"DefaultImage",
			"GoldenPainting",
			"Agent",
			"EnemyNpc"
		],
		"sources": ["BG VibePrompt.md"]
	},
	enemyGround: {
		"always": ["GLB"],
		"withNav": ["ResizableCube", "9Cube"],
		"sources": ["MCP docs/reference/items/interactive.md", "MCP tools/validate_room.py"]
	},
	effects: {
		"ResetAllTasks": {
			"needed": {},
			"quests": "reset",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"MoveToSpot": {
			"needed": { "_transformState": "object" },
			"quests": "none",
			"slips": { "TS": "_transformState" },
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"PortalsAnimation": {
			"needed": {
				"_transformStates": "array",
				"states": "array"
			},
			"quests": "none",
			"equallyLong": ["states", "_transformStates"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"RunTriggersFromEffector": {
			"needed": { "linkedTasks": "array" },
			"quests": "unknown",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"DialogEffectorDisplay": {
			"needed": {
				"tasksN": "array",
				"tasksSorM": "object"
			},
			"quests": "unknown",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"FunctionEffector": {
			"needed": { "V": "string" },
			"quests": "unknown",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"AddVelocityToPlayer": {
			"needed": { "vel": "3 numbers" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"TeleportEvent": {
			"needed": { "id": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangePlayerHealth": {
			"needed": { "healthChange": "number" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"PlayerEmote": {
			"needed": { "animationName": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeAvatarEffector": {
			"needed": { "Url": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeMovementProfile": {
			"needed": { "mvmtProfile": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeRoundyWearableEffector": {
			"needed": { "ItemID": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeCameraZoom": {
			"needed": { "zoomAmount": "number" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeCamState": {
			"needed": { "camState": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"SetCameraFilter": {
			"needed": { "url": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ToggleLockCursor": {
			"needed": { "lockCursor": "boolean" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"NotificationPillEvent": {
			"needed": { "nt": "string" },
			"quests": "none",
			"colours": ["c"],
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"DisplayValueEvent": {
			"needed": { "label": "string" },
			"quests": "none",
			"colours": ["color"],
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"HideValueEvent": {
			"needed": { "label": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"UpdateScoreEvent": {
			"needed": { "scoreChange": "number" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"UpdateScoreEventString": {
			"needed": {
				"targetText": "string",
				"label": "string"
			},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"StartTimerEffect": {
			"needed": { "tn": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"StopTimerEffect": {
			"needed": { "tn": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"CancelTimerEffect": {
			"needed": { "tn": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ClearLeaderboard": {
			"needed": { "label": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"OpenLeaderboardEffect": {
			"needed": { "lb": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"PlaySoundOnce": {
			"needed": { "Url": "string" },
			"quests": "none",
			"slips": {
				"url": "Url",
				"dist": "Dist"
			},
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"PlaySoundInALoop": {
			"needed": { "Url": "string" },
			"quests": "none",
			"slips": {
				"url": "Url",
				"dist": "Dist"
			},
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"StopSound": {
			"needed": { "url": "string" },
			"quests": "none",
			"slips": { "Url": "url" },
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeAudiusEffect": {
			"needed": { "ap": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeBloom": {
			"needed": { "Intensity": "number" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"RotateSkybox": {
			"needed": { "rotation": "number" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeFog": {
			"needed": {
				"color": "colour",
				"distance": "number"
			},
			"quests": "none",
			"colours": ["color"],
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"SendMessageToIframes": {
			"needed": { "iframeMsg": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"IframeEvent": {
			"needed": { "url": "string" },
			"quests": "unknown",
			"sources": [
				"MCP docs/reference/interactions.md",
				"MCP tools/validate_room.py",
				"MCP docs/reference/iframes.md"
			]
		},
		"IframeStopEvent": {
			"needed": { "iframeUrl": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"ChangeVoiceGroup": {
			"needed": { "group": "string" },
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"DisplaySellSwap": {
			"needed": { "id": "string" },
			"quests": "unknown",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"EquipGunEffect": {
			"needed": {},
			"on": ["Gun", "Shotgun"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"TossGunEffect": {
			"needed": {},
			"on": ["Gun", "Shotgun"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ResetGunEffect": {
			"needed": {},
			"on": ["Gun", "Shotgun"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"RespawnDestructible": {
			"needed": {},
			"on": ["Destructible"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ActivateTriggerZoneEffect": {
			"needed": {},
			"on": ["Trigger"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"DeactivateTriggerZoneEffect": {
			"needed": {},
			"on": ["Trigger"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"NPCMessageEvent": {
			"needed": {
				"n": "string",
				"m": "string"
			},
			"quests": "unknown",
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"WalkNpcToSpot": {
			"needed": { "endPosition": "3 numbers" },
			"on": ["GLBNPC"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP docs/reference/items/interactive.md"]
		},
		"NpcAnimation": {
			"needed": { "animationName": "string" },
			"on": ["GLBNPC", "Agent"],
			"quests": "none",
			"sources": [
				"MCP docs/reference/interactions.md",
				"BG VibePrompt.md",
				"MCP docs/reference/items/interactive.md"
			]
		},
		"NpcCopyPlayerPath": {
			"needed": {
				"positions": "array",
				"rotations": "array"
			},
			"on": ["GLBNPC"],
			"quests": "none",
			"equallyLong": [
				"positions",
				"rotations",
				"animatorParameterDatas"
			],
			"sources": ["MCP docs/reference/interactions.md", "MCP docs/reference/items/interactive.md"]
		},
		"NpcCopyPlayerPathStop": {
			"needed": {},
			"on": ["GLBNPC"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"TurnToPlayer": {
			"needed": {},
			"on": ["GLBNPC", "Agent"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "BG VibePrompt.md"]
		},
		"StartSpeaking": {
			"needed": {},
			"on": ["GLBNPC", "Agent"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "BG VibePrompt.md"]
		},
		"StopSpeaking": {
			"needed": {},
			"on": ["GLBNPC", "Agent"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "BG VibePrompt.md"]
		},
		"ReviveEnemy": {
			"needed": {},
			"on": ["EnemyNPC"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ResetEnemy": {
			"needed": {},
			"on": ["EnemyNPC"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"AttackPlayer": {
			"needed": {},
			"on": ["EnemyNPC"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ChangeEnemyHealth": {
			"needed": {
				"op": "number",
				"healthChange": "number"
			},
			"on": ["EnemyNPC"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP docs/reference/items/interactive.md"]
		},
		"DuplicateEnemy": {
			"needed": { "spawnName": "string" },
			"on": ["EnemyNPC"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md", "MCP docs/reference/items/interactive.md"]
		},
		"EnterVehicle": {
			"needed": {},
			"on": ["Vehicle"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ExitVehicle": {
			"needed": {},
			"on": ["Vehicle"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"VehicleBoost": {
			"needed": {},
			"on": ["Vehicle"],
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"DateTimerEvent": {
			"needed": {},
			"quests": "unknown",
			"sources": ["BG VibePrompt.md"]
		},
		"CompleteQuestEvent": {
			"needed": {},
			"quests": "unknown",
			"sources": ["BG VibePrompt.md"]
		},
		"InstantiatingLocalRuntimeTemplateEffector": {
			"needed": {},
			"quests": "unknown",
			"sources": ["BG VibePrompt.md"]
		},
		"ShowObjectEvent": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"HideObjectEvent": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ShowOutline": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"HideOutline": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"DamageOverTime": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"LockMovement": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"UnlockMovement": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"StartAutoRun": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"StopAutoRun": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"LockAvatarChange": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"UnlockAvatarChange": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"LockCamera": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"UnlockCamera": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ToggleFreeCam": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"MutePlayer": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"HideAllPlayersEvent": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"DisplayAvatarScreen": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"MoveItemToPlayer": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"RefreshUserInventory": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ChangeTimeOfDay": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"HideSellSwap": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"PostScoreToLeaderboard": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"DuplicateItem": {
			"needed": {},
			"quests": "none",
			"slips": { "_transformState": "TS" },
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"PlayAnimationOnce": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"PlayAnimationInALoop": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP tools/validate_room.py"]
		},
		"StopAnimationEvt": {
			"needed": {},
			"quests": "none",
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"EditInfoBox": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"ChangeCamStateToPrev": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"PortalsAnimationStop": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"ShootRay": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"ChangeAvatarMood": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"TurnBackToDefaultRotation": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"AgentSayMessage": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"ChangeNPCName": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"AnimateEvt": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"ChangeTextEvent": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"TakeDamage": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"PlayVideo": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"StopVideo": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		},
		"TurnSound": {
			"needed": {},
			"quests": "none",
			"sources": ["BG VibePrompt.md"]
		}
	},
	triggers: {
		"OnCollideEvent": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnCollisionStoppedEvent": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnPlayerLoggedIn": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnKeyPressedEvent": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnKeyReleasedEvent": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnPlayerDied": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnPlayerRevived": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnPlayerMove": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnPlayerStoppedMoving": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnMicrophoneUnmuted": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnTimerStopped": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnCountdownTimerFinished": { "sources": ["MCP docs/reference/interactions.md"] },
		"ScoreTrigger": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnAnimationStoppedEvent": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnItemCollectedEvent": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnItemClickEvent": { "sources": ["MCP docs/reference/interactions.md"] },
		"PlayerLeave": { "sources": ["MCP docs/reference/interactions.md"] },
		"SwapVolume": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnDestroyedEvent": { "sources": ["MCP docs/reference/interactions.md"] },
		"OnItemPutOn": { "sources": ["BG VibePrompt.md"] },
		"OnItemTakenOff": { "sources": ["BG VibePrompt.md"] },
		"IFrameMessageEvent": { "sources": ["BG VibePrompt.md"] },
		"OnClickEvent": {
			"never": ["Trigger"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnHoverStartEvent": {
			"never": ["Trigger"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnHoverEndEvent": {
			"never": ["Trigger"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnEnterEvent": {
			"on": ["Trigger"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnExitEvent": {
			"on": ["Trigger"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"UserExitTrigger": {
			"on": ["Trigger"],
			"sources": ["MCP docs/reference/interactions.md", "MCP tools/validate_room.py"]
		},
		"OnGunEquippedTrigger": {
			"on": ["Gun", "Shotgun"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"ShotHitTrigger": {
			"on": ["Gun", "Shotgun"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"GotKillTrigger": {
			"on": ["Gun", "Shotgun"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"StartedAimingTrigger": {
			"on": ["Gun", "Shotgun"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"StoppedAimingTrigger": {
			"on": ["Gun", "Shotgun"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnGunTossedTrigger": {
			"on": ["Gun", "Shotgun"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnEnemyDied": {
			"on": ["EnemyNPC"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnTakeDamageTrigger": {
			"on": ["EnemyNPC", "Destructible"],
			"sources": ["MCP docs/reference/interactions.md", "BG VibePrompt.md"]
		},
		"OnVehicleEntered": {
			"on": ["Vehicle"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnVehicleExited": {
			"on": ["Vehicle"],
			"sources": ["MCP docs/reference/interactions.md"]
		},
		"OnNpcSentTag": {
			"on": ["GLBNPC", "Agent"],
			"sources": ["BG VibePrompt.md", "MCP tools/validate_room.py"]
		}
	},
	addressables: {
		"names": [
			"DustParticles",
			"ParticlesExplosion1",
			"ParticlesExplosion2",
			"ParticlesExplosion3",
			"ParticlesExplosion4",
			"ParticlesExplosion5",
			"Fire",
			"Fire1",
			"Fire2",
			"Fire3",
			"FireBall1",
			"ExplosionBomb1",
			"ExplosionBomb2",
			"ExplosionBomb3",
			"ExplosionBomb4",
			"ExplosionBomb5",
			"ExplosionBomb6",
			"ExplosionBomb7",
			"ExplosionRing1",
			"ExplosionRings2",
			"ExplosionRings3",
			"MagneticExplosion",
			"NuclearExplosion",
			"ShockExplosion",
			"SmokeExplosion1",
			"SmokeExplosion2",
			"WavesExplosion",
			"LightningBall1",
			"LightningExplosion1",
			"LightningExplosion2",
			"LightningExplosion3",
			"LightningParticlesTree",
			"LightningShock1",
			"LightningStrike1",
			"LightningWave3",
			"LightningWaves2",
			"AtomBall1",
			"AtomBall2",
			"LineWaves1",
			"Portal"
		],
		"sources": ["MCP docs/reference/items/effects.md", "MCP tools/validate_room.py"]
	},
	animations: {
		"names": [
			"Sitting",
			"Can Can",
			"Wave",
			"Salute",
			"Jive",
			"Salsa",
			"Shuffling",
			"Chicken",
			"Slide n Jive",
			"Robot"
		],
		"usedBy": {
			"PlayerEmote": "animationName",
			"NpcAnimation": "animationName",
			"GLBNPC": "a"
		},
		"sources": ["MCP lib/portals_effects.py", "MCP docs/reference/items/interactive.md"]
	},
	names: {
		"variable": {
			"setBy": [
				"settings.numericParameters.N",
				"UpdateScoreEvent.label",
				"UpdateScoreEventString.label",
				"StartTimerEffect.tn",
				"GlbCollectable.valueLabel",
				"Gun.clipAmmoLabel",
				"Gun.reserveAmmoLabel",
				"Shotgun.clipAmmoLabel",
				"Shotgun.reserveAmmoLabel"
			],
			"usedBy": [
				"DisplayValueEvent.label",
				"HideValueEvent.label",
				"PostScoreToLeaderboard.label",
				"ScoreTrigger.label",
				"Leaderboard.ln"
			],
			"shownIn": [
				"WorldText.text",
				"NotificationPillEvent.nt",
				"SendMessageToIframes.iframeMsg"
			],
			"builtIn": [
				"health",
				"playerName",
				"username",
				"position",
				"rotation",
				"PlayerCount"
			],
			"sources": [
				"MCP docs/reference/interactions.md",
				"BG troubleshooting/common-gotchas.md",
				"BG VibePrompt.md",
				"MCP docs/reference/settings.md"
			]
		},
		"timer": {
			"setBy": ["StartTimerEffect.tn"],
			"usedBy": ["StopTimerEffect.tn", "CancelTimerEffect.tn"],
			"sources": ["MCP lib/portals_effects.py", "MCP docs/reference/items/display.md"]
		},
		"spawnPoint": {
			"setBy": ["SpawnPoint.n"],
			"usedBy": [
				"Portal.sn",
				"TeleportEvent.sn",
				"DuplicateEnemy.spawnName"
			],
			"sources": [
				"BG building-basics/portals-building-tools/portal.md",
				"BG building-basics/portals-building-tools/spawn-point.md",
				"MCP docs/reference/items/interactive.md"
			]
		},
		"cameraState": {
			"setBy": ["settings.customCameraStates.stateName"],
			"usedBy": ["ChangeCamState.camState", "CameraObject.sn"],
			"sources": [
				"MCP docs/reference/settings.md",
				"MCP docs/reference/items/gameplay.md",
				"MCP tools/validate_room.py"
			]
		},
		"movementProfile": {
			"setBy": ["settings.movementStates.movementStateName"],
			"usedBy": ["ChangeMovementProfile.mvmtProfile"],
			"sources": ["MCP docs/reference/settings.md", "MCP tools/validate_room.py"]
		},
		"leaderboard": {
			"setBy": ["Leaderboard.ln", "Leaderboard.gn"],
			"usedBy": [
				"PostScoreToLeaderboard.label",
				"ClearLeaderboard.label",
				"OpenLeaderboardEffect.lb"
			],
			"sources": ["BG troubleshooting/common-gotchas.md", "MCP docs/reference/items/display.md"]
		},
		"npc": {
			"setBy": ["GLBNPC.n", "Agent.n"],
			"usedBy": ["NPCMessageEvent.n"],
			"sources": ["MCP docs/reference/interactions.md", "BG VibePrompt.md"]
		}
	},
	variableFunctions: {
		"setBy": {
			"SetVariable": 0,
			"SetPlayerParameter": 0,
			"UpdateMultiplayerNumericVariable": 0,
			"SetPlayersParameters": 1,
			"AssignNumbersInOrder": 1
		},
		"usedBy": {
			"SelectPlayerParameter": 0,
			"SelectPlayers": 1,
			"SelectPlayersParameters": 1
		},
		"sources": [
			"MCP docs/workflows/function-effects-reference.md",
			"BG SKILL.md",
			"BG VibePrompt.md"
		]
	},
	foreignSettings: {
		"names": [
			"roomName",
			"description",
			"skybox",
			"fogDensity",
			"fogColor",
			"ambientColor",
			"ambientIntensity",
			"gravity"
		],
		"sources": ["MCP tools/validate_room.py"]
	},
	slips: {
		"effects": {
			"OpenIframe": {
				"meant": "IframeEvent",
				"sources": ["MCP docs/reference/interactions.md"]
			},
			"ChangeMovementState": {
				"meant": "ChangeMovementProfile",
				"sources": ["MCP docs/reference/settings.md"]
			},
			"SetNumberVariable": {
				"meant": "UpdateScoreEvent",
				"sources": ["MCP docs/reference/interactions.md"]
			}
		},
		"triggers": {
			"ValueUpdatedEvent": {
				"meant": "ScoreTrigger",
				"sources": ["MCP docs/reference/quests.md"]
			},
			"TimerStoppedEvent": {
				"meant": "OnTimerStopped",
				"sources": ["MCP docs/reference/quests.md"]
			},
			"UserEnterTrigger": {
				"meant": "OnEnterEvent",
				"sources": ["MCP docs/reference/items/gameplay.md"]
			}
		},
		"colours": {
			"names": [
				"color",
				"colour",
				"Color",
				"Colour"
			],
			"sources": ["MCP tools/validate_room.py"]
		}
	}
};
// src/model/catalog/catalog.ts
const data = platform_default;
const MIN_KEY_LENGTH = 4;
const PREFABS = new Map(Object.entries(data.prefabs).map(([name, { keys, needed, content }]) => [name, {
	name,
	keys: new Map(Object.entries(keys)),
	longKeys: new NearNames(Object.keys(keys).filter(({ length }) => length >= MIN_KEY_LENGTH)),
	needed,
	content
}]));
const ENEMY_SPELLING = "EnemyNpc";
function prefabNamed(name) {
	if (name === void 0) return void 0;
	return PREFABS.get(name === ENEMY_SPELLING ? "EnemyNPC" : name);
}
const EFFECTS$1 = new Map(Object.entries(data.effects).map(([type, { needed, on, quests, slips = {}, colours = [], equallyLong = [] }]) => [type, {
	needed: new Map(Object.entries(needed)),
	on,
	quests,
	slips: new Map(Object.entries(slips)),
	colours,
	equallyLong
}]));
const TRIGGERS = new Map(Object.entries(data.triggers).map(([type, { on, never = [] }]) => [type, {
	on,
	never
}]));
function effectNamed(type) {
	return type === void 0 ? void 0 : EFFECTS$1.get(type);
}
function triggerNamed(type) {
	return type === void 0 ? void 0 : TRIGGERS.get(type);
}
const PREFAB_NAMES = new NearNames([...PREFABS.keys(), ...platform_default.otherPrefabs.names]);
const EFFECT_NAMES = new NearNames(EFFECTS$1.keys(), "of the platform", new Map(Object.entries(data.slips.effects).map(([slip, { meant }]) => [slip, meant])));
const TRIGGER_NAMES = new NearNames(TRIGGERS.keys(), "of the platform", new Map(Object.entries(data.slips.triggers).map(([slip, { meant }]) => [slip, meant])));
const ADDRESSABLE_NAMES = new NearNames(platform_default.addressables.names);
const ANIMATION_NAMES = new NearNames(platform_default.animations.names);
const ANIMATION_FIELDS = new Map(Object.entries(platform_default.animations.usedBy));
const COLOUR_SLIPS = platform_default.slips.colours.names;
const FOREIGN_SETTINGS = platform_default.foreignSettings.names;
const ENEMY_GROUND = platform_default.enemyGround;
function isOfKind(value, kind) {
	switch (kind) {
		case "any": return true;
		case "string":
		case "colour": return typeof value === "string";
		case "number":
		case "boolean": return typeof value === kind;
		case "array": return Array.isArray(value);
		case "object": return isObject(value);
		case "3 numbers": return isVector(value);
	}
}
function isFitting(value, kind) {
	if (!isOfKind(value, kind)) return false;
	return kind !== "colour" || typeof value !== "string" || value === "" || hexDigits$1(value) === value;
}
function hexDigits$1(text) {
	return /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
}
function isVector(value) {
	if (Array.isArray(value)) return value.length === 3 && value.every((each) => typeof each === "number");
	return isObject(value) && AXES.every((axis) => typeof member(value, axis) === "number");
}
// src/model/snapshot/quest-entry.ts
function isQuestStatus(value) {
	return value === "inProgress" || value === "completed";
}
function completePair({ entries, inProgress, completed }) {
	if (entries.length !== 2 || inProgress[0] === void 0 || completed[0] === void 0) return void 0;
	return {
		inProgress: inProgress[0],
		completed: completed[0]
	};
}
function comparablePair(pair) {
	const complete = completePair(pair);
	const [one, other] = pair.entries;
	if (complete !== void 0 || pair.entries.length !== 2 || one === void 0 || other === void 0) return complete;
	if (one.name !== other.name) return void 0;
	return isCompletedOne(one, other) ? {
		inProgress: other,
		completed: one
	} : {
		inProgress: one,
		completed: other
	};
}
function isCompletedOne(one, other) {
	if (one.status !== other.status) return one.status === "completed" || other.status === "inProgress";
	return looksCompleted(one) === looksCompleted(other) ? one.key > other.key : looksCompleted(one);
}
function isStatusUnclear(pair) {
	return pair?.statusSwapped === true || pair?.statusRepeated !== void 0;
}
function looksCompleted({ record }) {
	return COMPLETED_FIELDS.some((field) => hasMember(record, field));
}
function mainEntry({ entries, inProgress }) {
	return inProgress[0] ?? entries[0];
}
function agreedName({ entries }) {
	const [one, other] = entries;
	if (entries.length !== 2 || one === void 0 || other === void 0) return void 0;
	const name = textField(one.record, "Name");
	return name === textField(other.record, "Name") ? name : void 0;
}
// src/model/snapshot/quest-states.ts
const QUEST_STATES = [
	"Not Active",
	"Active",
	"Completed"
];
const TRANSITION_CODES = [
	{
		code: 101,
		from: "any",
		to: 0
	},
	{
		code: 161,
		from: 1,
		to: 0
	},
	{
		code: 171,
		from: 2,
		to: 0
	},
	{
		code: 111,
		from: 0,
		to: 1
	},
	{
		code: 131,
		from: 2,
		to: 1
	},
	{
		code: 151,
		from: "any",
		to: 1
	},
	{
		code: 121,
		from: 1,
		to: 2
	},
	{
		code: 181,
		from: 0,
		to: 2
	},
	{
		code: 141,
		from: "any",
		to: 2
	}
];
const BY_CODE = new Map(TRANSITION_CODES.map((each) => [each.code, each]));
const UNGUARDED_CODES = TRANSITION_CODES.filter(({ from }) => from === "any").sort((one, other) => one.to - other.to);
function transitionCode(code) {
	return BY_CODE.get(code);
}
function transitionWords({ from, to }) {
	return `${from === "any" ? "any state" : QUEST_STATES[from]} to ${QUEST_STATES[to]}`;
}
function targetState(record) {
	const state = member(record, "TargetState");
	if (state === void 0 || state === 0) return 0;
	return state === 1 || state === 2 ? state : void 0;
}
// src/model/snapshot/quest-values.ts
function isNumberedName(name) {
	const end = numberEnd(name);
	return end > 0 && name.length > end;
}
function numberEnd(name) {
	let at = 0;
	while (at < name.length && isDigit(name.charCodeAt(at))) at++;
	return at > 0 && name.charCodeAt(at) === UNDERSCORE ? at + 1 : 0;
}
const UNDERSCORE = 95;
function isDigit(unit) {
	return unit >= 48 && unit <= 57;
}
function hasControlCharacter(name) {
	for (let index = 0; index < name.length; index++) if (name.charCodeAt(index) < 32) return true;
	return false;
}
function endsInSpace(name) {
	return /\s$/.test(name);
}
function isSoundName(name) {
	return isNumberedName(name) && !endsInSpace(name) && !hasControlCharacter(name);
}
function bareName(name) {
	const end = numberEnd(name);
	return end === 0 ? name : name.slice(end);
}
function isSoundDescription(description) {
	return /^created in [^\p{Lu}\s](?:[^\p{Lu}]*[^\p{Lu}\s])?$/u.test(description);
}
function isPlaceholder(creator) {
	return /^(?:<.{2,}>|owner_user_id|your[-_ ].*)$/is.test(creator);
}
function isSoundCreator(creator) {
	return creator.trim() !== "" && !isPlaceholder(creator);
}
function isUuid(text) {
	return uuidVersion(text) !== void 0;
}
function isUuidVersion4(text) {
	return uuidVersion(text) === 4;
}
function isQuestIdShaped(id) {
	return /^[a-z0-9]{14,17}$/.test(id);
}
const OWN_CHARACTERS = 6;
const USUAL_PREFIX = "mlh";
const USUAL_LENGTH = 16;
function questIdLike(other, characters) {
	const isId = isQuestIdShaped(other);
	const kept = isId ? other.slice(0, -6) : USUAL_PREFIX;
	return kept + characters(isId ? OWN_CHARACTERS : USUAL_LENGTH - kept.length);
}
// src/model/snapshot/records.ts
const SUBSCRIPTION_KINDS = [
	"effector",
	"quest-trigger",
	"basic-trigger",
	"undecided-trigger",
	"linked-task",
	"direct-effector"
];
const QUEST_KINDS = [
	"effector",
	"quest-trigger",
	"undecided-trigger",
	"linked-task"
];
function questReference({ kind, record }) {
	const id = textField(record, "TaskTriggerId");
	return id === "" && kind === "undecided-trigger" ? void 0 : id;
}
// src/verdict/lint/draft.ts
function keyAt$1(place) {
	return {
		kind: "place",
		place,
		part: "key"
	};
}
function recordAt(place) {
	return {
		kind: "place",
		place,
		part: "record"
	};
}
function absentFrom(place, absent) {
	return {
		kind: "place",
		place,
		part: "record",
		absent
	};
}
function spanIn(holder, span, place) {
	return {
		kind: "span",
		holder,
		span,
		place
	};
}
function claimsOf({ at }) {
	return Array.isArray(at) ? at : [at];
}
function placeOf(at) {
	return "kind" in at ? at.place : at;
}
function placesOf$1(at) {
	const absent = "kind" in at && at.kind === "place" ? at.absent ?? [] : [];
	return absent.length === 0 ? [placeOf(at)] : absent.map((member) => placeOf(at)?.at(member));
}
function claimKey(at) {
	if (at instanceof Place) return JSON.stringify([at.paths]);
	if (at.kind === "place") return JSON.stringify([
		at.place.paths,
		at.part,
		...at.absent ?? []
	]);
	return JSON.stringify([at.holder?.paths, at.span]);
}
function shownPlace(draft) {
	return placeOf(claimsOf(draft)[0]);
}
function shownValues({ at, related = [] }) {
	return [...claimsOf({ at }), ...related.map((each) => each.at)].filter((claim) => claim instanceof Place);
}
function writeValue(place, value) {
	return {
		kind: "replace",
		place,
		by: {
			kind: "json",
			json: JSON.stringify(value)
		}
	};
}
function replaceValue(place, json, safety, description) {
	requireArgument("json", json, STRING);
	return {
		safety,
		description,
		edits: [{
			kind: "replace",
			place,
			by: {
				kind: "json",
				json
			}
		}]
	};
}
function overwriteValue(place, json, description) {
	requireArgument("json", json, STRING);
	return {
		safety: "unsafe",
		description,
		edits: [{
			kind: "replace",
			place,
			by: {
				kind: "json",
				json
			},
			discards: true
		}]
	};
}
function renewUuid(place, safety, description, original = place) {
	const edits = (ids) => {
		return [{
			kind: "replace",
			place,
			by: {
				kind: "json",
				json: JSON.stringify(ids.uuid(original))
			}
		}];
	};
	return {
		safety,
		description,
		edits
	};
}
function removeMember(place, safety, description) {
	return {
		safety,
		description,
		edits: [{
			kind: "remove",
			place
		}]
	};
}
function renameMember(place, key, shown) {
	const edits = [{
		kind: "rename",
		place,
		key,
		discards: true
	}];
	return {
		safety: "unsafe",
		description: `rename ${shown} to ${key}`,
		edits
	};
}
function cutFromString(holder, span, safety, description) {
	return {
		safety,
		description,
		edits: [{
			kind: "cut",
			holder,
			span
		}]
	};
}
function addMember(into, key, json, safety, description) {
	return {
		safety,
		description,
		edits: [{
			kind: "insert",
			into,
			key,
			json: {
				kind: "json",
				json
			}
		}]
	};
}
function movedClaim(claim, move) {
	if (claim instanceof Place) return move(claim) ?? claim;
	if (claim.kind === "place") return {
		...claim,
		place: move(claim.place) ?? claim.place
	};
	const { holder, place } = claim;
	return {
		...claim,
		holder: holder && (move(holder) ?? holder),
		place: place && (move(place) ?? place)
	};
}
function movedFix(fix, move) {
	return withEdits(fix, (edits) => edits.map((edit) => movedEdit(edit, move) ?? edit));
}
function fixAlsoAt(fix, move) {
	return withEdits(fix, (edits) => [...edits, ...edits.flatMap((edit) => edit.kind === "bytes" ? [] : movedEdit(edit, move) ?? [])]);
}
function withEdits(fix, change) {
	const { edits } = fix;
	return {
		...fix,
		edits: typeof edits === "function" ? (ids) => change(edits(ids)) : change(edits)
	};
}
function movedEdit(edit, move) {
	if (edit.kind === "bytes") return edit;
	if (edit.kind !== "cut") return movedTextEdit(edit, move);
	const holder = move(edit.holder);
	return holder && {
		...edit,
		holder
	};
}
function movedTextEdit(edit, move) {
	if (edit.kind === "insert") {
		const [into, json] = [move(edit.into), movedJson(edit.json, move)];
		const { beside } = edit;
		const step = beside && move(edit.into.at(beside.step))?.step;
		return into && json && {
			...edit,
			into,
			json,
			beside: beside && {
				...beside,
				step: step ?? beside.step
			}
		};
	}
	const place = move(edit.place);
	if (edit.kind !== "replace") return place && {
		...edit,
		place
	};
	const by = movedJson(edit.by, move);
	return place && by && {
		...edit,
		place,
		by
	};
}
function movedJson(json, move) {
	if (json.kind !== "copy") return json;
	const of = move(json.of);
	const edits = json.edits.map((edit) => movedTextEdit(edit, move));
	return of && edits.every((edit) => edit !== void 0) ? {
		...json,
		of,
		edits
	} : void 0;
}
// src/model/expression/node.ts
function partsOf(node) {
	switch (node.kind) {
		case "call": return node.arguments;
		case "group": return node.parts;
		case "operation": return node.operands;
		case "prefix": return [node.operand];
		case "choice": return [...node.branches.flatMap(({ condition, value }) => [condition, value]), node.otherwise];
		default: return NOTHING$3;
	}
}
const NOTHING$3 = [];
function nodesOf(root) {
	const nodes = [];
	const open = [root];
	for (let node = open.pop(); node !== void 0; node = open.pop()) {
		nodes.push(node);
		const parts = partsOf(node);
		for (let index = parts.length - 1; index >= 0; index--) open.push(parts[index]);
	}
	return nodes;
}
function withoutBrackets(node) {
	let inner = node;
	while (inner.kind === "group" && inner.parts.length === 1) inner = inner.parts[0];
	return inner;
}
// src/model/expression/fault.ts
var FaultFound = class extends Error {
	fault;
	name = "FaultFound";
	constructor(fault) {
		super(fault.kind);
		this.fault = fault;
	}
};
const LEVEL_OF = new Map([
	[
		"||",
		"or",
		"xor"
	],
	["&&", "and"],
	["|"],
	["^"],
	["&"],
	[
		"==",
		"=",
		"!=",
		"<>"
	],
	[
		"<",
		"<=",
		">",
		">=",
		"in",
		"like",
		"not in",
		"not like"
	],
	["<<", ">>"],
	["+", "-"],
	[
		"*",
		"/",
		"%"
	],
	["**"]
].flatMap((texts, level) => texts.map((text) => [text, level])));
const PREFIXES = /* @__PURE__ */ new Set([
	"!",
	"-",
	"+",
	"~"
]);
const NO_OPERATORS = /* @__PURE__ */ new Map([
	["===", "=="],
	["!==", "!="],
	["=>", ">="],
	["=<", "<="]
]);
function joinLast(operands, operators) {
	const operator = operators.pop();
	const right = operands.pop();
	const left = operands.pop();
	if (operator === void 0 || left === void 0 || right === void 0) return;
	const { start } = left;
	const { end } = right;
	if (isGrowing(left, operator.level)) {
		left.operators.push(operator);
		left.operands.push(right);
		left.end = end;
		operands.push(left);
		return;
	}
	const operation = {
		kind: "operation",
		operators: [operator],
		operands: [left, right],
		start,
		end
	};
	operands.push(operation);
}
function isGrowing(node, level) {
	return node.kind === "operation" && node.operators[0]?.level === level;
}
// src/model/expression/tokens.ts
const OPERATORS = /* @__PURE__ */ new Set([...[
	"===",
	"!==",
	"||",
	"&&",
	"==",
	"!=",
	"=>",
	"=<",
	"<>",
	"<=",
	">=",
	"<<",
	">>",
	"**"
], ...[
	"=",
	"<",
	">",
	"+",
	"-",
	"*",
	"/",
	"%",
	"!",
	"~",
	"&",
	"|",
	"^"
]]);
const MAX_OPERATOR_LENGTH = 3;
const SLASH = 47;
const SIGNS = "(),;?:";
const CURLY_QUOTES = "\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f";
const SPACE$1 = /\s*/uy;
const NUMBER = /(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/uy;
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const LETTERS = /\$\p{L}+/uy;
const ASCII_NAME = /[A-Za-z_]\w*/y;
const ASCII_LETTERS = /\$[A-Za-z]+/y;
const MAY_BEGIN_WORD = /[\w.]|[^\0-\x7f]/;
var Tokens = class {
	text;
	constructor(text) {
		this.text = text;
	}
	at(from) {
		const { text } = this;
		const start = this.afterTrivia(from);
		const character = text[start];
		if (character === void 0) return {
			kind: "end",
			start,
			end: start
		};
		if (character === "'" || character === "\"") return this.string(start, character);
		if (character === "$") return this.read(start);
		if (character === "[") return this.parameter(start, "]");
		if (character === "{") return this.parameter(start, "}");
		if (SIGNS.includes(character)) return {
			kind: "sign",
			sign: character,
			start,
			end: start + 1
		};
		if (MAY_BEGIN_WORD.test(character)) {
			const number = this.match(NUMBER, start);
			if (number !== void 0) return {
				kind: "number",
				start,
				end: number
			};
			const name = this.nameEnd(start);
			if (name !== void 0) return {
				kind: "name",
				start,
				end: name
			};
		}
		if (CURLY_QUOTES.includes(character)) return {
			kind: "curly-quote",
			start,
			end: start + 1
		};
		for (let end = start + MAX_OPERATOR_LENGTH; end > start; end--) {
			const operator = text.slice(start, end);
			if (OPERATORS.has(operator)) return {
				kind: "operator",
				text: operator,
				start,
				end: start + operator.length
			};
		}
		return {
			kind: "other",
			start,
			end: start + String.fromCodePoint(text.codePointAt(start) ?? 0).length
		};
	}
	isWordAt(at) {
		return this.nameEnd(at) !== void 0 || this.match(NUMBER, at) !== void 0;
	}
	nameEnd(start) {
		const end = this.match(ASCII_NAME, start);
		return isAscii(this.text, end ?? start) ? end : this.match(NAME, start);
	}
	lettersEnd(start) {
		const end = this.match(ASCII_LETTERS, start);
		return isAscii(this.text, end ?? start) ? end : this.match(LETTERS, start);
	}
	match(pattern, at) {
		pattern.lastIndex = at;
		return pattern.test(this.text) ? pattern.lastIndex : void 0;
	}
	afterTrivia(from) {
		const { text } = this;
		for (let at = from;;) {
			const code = text.charCodeAt(at);
			if (code > 32 && code < 128 && code !== SLASH) return at;
			at = this.match(SPACE$1, at) ?? at;
			if (text.startsWith("//", at)) at = endOf(text, text.indexOf("\n", at));
			else if (text.startsWith("/*", at)) at = endOf(text, text.indexOf("*/", at + 2), 2);
			else return at;
		}
	}
	string(start, quote) {
		const { text } = this;
		let at = start + 1;
		while (at < text.length && text[at] !== quote) at += text[at] === "\\" ? 2 : 1;
		const isClosed = at < text.length;
		return {
			kind: "string",
			isClosed,
			start,
			end: isClosed ? at + 1 : text.length
		};
	}
	read(start) {
		const { text } = this;
		const open = this.lettersEnd(start);
		if (open === void 0 || text[open] !== "{") return {
			kind: "lone-dollar",
			start,
			end: start + 1
		};
		let depth = 1;
		let isComputed = false;
		let at = open + 1;
		for (; at < text.length && depth > 0; at++) if (text[at] === "}") depth--;
		else if (text[at] === "{") {
			depth++;
			isComputed = true;
		}
		return {
			kind: "read",
			letters: text.slice(start + 1, open),
			isClosed: depth === 0,
			isComputed,
			start,
			end: at
		};
	}
	parameter(start, closing) {
		const close = this.text.indexOf(closing, start);
		return {
			kind: "parameter",
			isClosed: close >= 0,
			start,
			end: endOf(this.text, close, 1)
		};
	}
};
function isAscii(text, at) {
	return !(text.charCodeAt(at) >= 128);
}
function endOf(text, found, length = 0) {
	return found < 0 ? text.length : found + length;
}
const ESCAPES = /* @__PURE__ */ new Map([
	["n", "\n"],
	["r", "\r"],
	["t", "	"]
]);
function unescaped(text) {
	if (!text.includes("\\")) return text;
	return text.replace(/\\(.)/gs, (_, character) => ESCAPES.get(character) ?? character);
}
// src/model/expression/parser.ts
const MAX_DEPTH = 256;
const READS = /* @__PURE__ */ new Set([
	"T",
	"TN",
	"N",
	"S"
]);
var ExpressionParser = class {
	text;
	tokens;
	token;
	before = 0;
	open = [];
	constructor(text) {
		this.text = text;
		this.tokens = new Tokens(text);
		this.token = this.tokens.at(0);
	}
	parse() {
		if (this.isEnd()) this.fail({
			kind: "empty",
			start: 0,
			end: this.text.length
		});
		const root = this.ternary();
		if (!this.isEnd()) this.misplaced(root);
		return root;
	}
	ternary() {
		const branches = [];
		for (;;) {
			const condition = this.operation();
			if (!this.isSign("?")) {
				const [first] = branches;
				if (first === void 0) return condition;
				return {
					kind: "choice",
					branches,
					otherwise: condition,
					start: first.condition.start,
					end: condition.end
				};
			}
			this.enter({
				start: this.token.start,
				of: void 0
			});
			this.advance();
			const value = this.ternary();
			this.open.pop();
			if (!this.isSign(":")) this.misplaced(value);
			this.advance();
			branches.push({
				condition,
				value
			});
		}
	}
	operation() {
		const operands = [this.prefixed()];
		const operators = [];
		for (let next = this.operator(); next !== void 0; next = this.operator()) {
			while (operators.length > 0 && (operators.at(-1)?.level ?? -1) >= next.level) joinLast(operands, operators);
			operators.push(next);
			operands.push(this.prefixed());
		}
		while (operators.length > 0) joinLast(operands, operators);
		return operands[0];
	}
	operator() {
		const { token } = this;
		const { start } = token;
		let text = "";
		let { end } = token;
		if (token.kind === "operator") {
			const meant = NO_OPERATORS.get(token.text);
			if (meant !== void 0) this.fail({
				kind: "operator",
				text: token.text,
				meant,
				start,
				end
			});
			text = token.text;
		} else if (token.kind === "name") {
			text = this.word(token);
			if (text === "not") {
				const second = this.tokens.at(end);
				text = `not ${this.word(second)}`;
				end = second.end;
			}
		}
		const level = LEVEL_OF.get(text);
		if (level === void 0) return void 0;
		this.before = end;
		this.token = this.tokens.at(end);
		return {
			text,
			level,
			start,
			end
		};
	}
	prefixed() {
		const operators = [];
		for (;;) {
			const { token } = this;
			const { start, end } = token;
			const text = token.kind === "operator" ? token.text : token.kind === "name" ? this.word(token) : "";
			if (text !== "not" && !PREFIXES.has(text)) break;
			operators.push({
				text,
				start,
				end
			});
			this.advance();
		}
		const operand = this.primary();
		const [first] = operators;
		if (first === void 0) return operand;
		return {
			kind: "prefix",
			operators,
			operand,
			start: first.start,
			end: operand.end
		};
	}
	primary() {
		const { token, text } = this;
		const { start, end } = token;
		switch (token.kind) {
			case "number":
				this.advance();
				return {
					kind: "number",
					value: Number(text.slice(start, end)),
					start,
					end
				};
			case "string":
				this.advance();
				return this.stringAt(token);
			case "read":
				this.advance();
				return this.readAt(token);
			case "parameter":
				this.advance();
				return {
					kind: "parameter",
					name: text.slice(start + 1, end - 1).trim(),
					start,
					end
				};
			case "name": return this.named(text.slice(start, end));
			default:
				if (this.isSign("(")) return this.group();
				return this.noValue();
		}
	}
	stringAt({ start, end }) {
		return {
			kind: "string",
			value: unescaped(this.text.slice(start + 1, end - 1)),
			start,
			end
		};
	}
	readAt({ letters, isComputed, start, end }) {
		if (!READS.has(letters)) this.fail({
			kind: "unknown-read",
			letters,
			start,
			end
		});
		const open = start + letters.length + 2;
		const inside = this.text.slice(open, end - 1);
		const nameStart = open + (inside.length - inside.trimStart().length);
		const name = inside.trim();
		return {
			kind: "read",
			letters,
			name: isComputed ? void 0 : name,
			nameStart,
			nameEnd: nameStart + name.length,
			start,
			end
		};
	}
	named(name) {
		const { start, end } = this.token;
		this.advance();
		if (this.isSign("(")) return name === "OnChange" ? this.onChange(start) : this.call(name, start);
		if (this.token.kind === "parameter" && this.token.start === end && READS.has(name.toUpperCase())) {
			const text = this.text.slice(start, this.token.end);
			if (this.text[end] === "{") this.fail({
				kind: "no-dollar",
				text,
				start,
				end
			});
		}
		return {
			kind: "name",
			name,
			start,
			end
		};
	}
	call(name, start) {
		return {
			kind: "call",
			name,
			arguments: this.list(name),
			start,
			end: this.before
		};
	}
	group() {
		const { start } = this.token;
		return {
			kind: "group",
			parts: this.list(void 0),
			start,
			end: this.before
		};
	}
	list(of) {
		this.enter({
			start: this.token.start,
			of
		});
		this.advance();
		const parts = [];
		let comma;
		if (of === void 0 || !this.isSign(")")) for (;;) {
			const empty = this.isSign(",") ? this.token : this.isSign(")") ? comma : void 0;
			if (empty !== void 0 && of !== void 0) this.fail({
				kind: "empty-argument",
				of,
				start: empty.start,
				end: empty.end
			});
			const part = this.ternary();
			parts.push(part);
			if (this.isSign(")")) break;
			if (!this.isSign(",")) this.misplaced(part);
			comma = this.token;
			this.advance();
		}
		this.open.pop();
		this.advance();
		return parts;
	}
	onChange(start) {
		this.enter({
			start: this.token.start,
			of: "OnChange"
		});
		this.advance();
		const args = [];
		const brackets = [];
		let first;
		let last;
		const finish = () => {
			if (first === void 0 || last === void 0) return;
			const string = first === last && first.kind === "string" ? this.stringAt(first) : void 0;
			args.push({
				string,
				start: first.start,
				end: last.end
			});
			first = void 0;
		};
		for (;;) {
			const { token } = this;
			if (token.kind === "end") this.unclosed(brackets.at(-1) ?? this.open.at(-1));
			if (token.kind === "curly-quote") this.curlyQuote(token);
			const isOutside = brackets.length === 0;
			if (isOutside && this.isSign(")")) break;
			if (isOutside && (this.isSign(",") || this.isSign(";"))) finish();
			else {
				if (this.isSign("(")) brackets.push({
					start: token.start,
					of: void 0
				});
				else if (this.isSign(")")) brackets.pop();
				first ??= token;
				last = token;
			}
			this.advance();
		}
		finish();
		this.open.pop();
		this.advance();
		return {
			kind: "on-change",
			arguments: args,
			start,
			end: this.before
		};
	}
	enter(bracket) {
		const { start } = bracket;
		if (this.open.length >= MAX_DEPTH) this.fail({
			kind: "too-deep",
			start,
			end: start + 1
		});
		this.open.push(bracket);
	}
	advance() {
		const { token } = this;
		if ("isClosed" in token && !token.isClosed) this.unclosedToken(token);
		this.before = token.end;
		this.token = this.tokens.at(token.end);
	}
	isEnd() {
		return this.token.kind === "end";
	}
	isSign(sign) {
		return this.token.kind === "sign" && this.token.sign === sign;
	}
	word(token) {
		return token.kind === "name" ? this.text.slice(token.start, token.end).toLowerCase() : "";
	}
	misplaced(value) {
		const { token } = this;
		const { start, end } = token;
		const bracket = this.open.at(-1);
		switch (token.kind) {
			case "end": return bracket === void 0 ? this.fail({
				kind: "no-value",
				before: void 0,
				start,
				end
			}) : this.unclosed(bracket);
			case "sign":
				if (token.sign === ")" && bracket === void 0) return this.fail({
					kind: "extra-bracket",
					start,
					end
				});
				if (token.sign === ",") return this.fail({
					kind: "comma",
					start,
					end
				});
				if (token.sign === ";") return this.fail({
					kind: "semicolon",
					start,
					end
				});
				if (token.sign !== "(") return this.fail({
					kind: "character",
					start,
					end
				});
				break;
			case "curly-quote": return this.curlyQuote(token);
			case "other": return this.fail({
				kind: "character",
				start,
				end
			});
			case "lone-dollar": return this.fail({
				kind: "lone-dollar",
				start,
				end
			});
			default: if ("isClosed" in token && !token.isClosed) return this.unclosedToken(token);
		}
		const meant = token.kind === "name" && this.text[this.tokens.at(end).start] === "(" && (value.kind === "call" || bracket?.of === void 0) ? "both" : bracket?.of === void 0 ? void 0 : "comma";
		return this.fail({
			kind: "no-operator",
			before: this.text.slice(start, end),
			meant,
			start,
			end
		});
	}
	noValue() {
		const { token } = this;
		const { start, end } = token;
		const bracket = this.open.at(-1);
		if (token.kind === "end" && bracket !== void 0) this.unclosed(bracket);
		if (token.kind === "end") this.fail({
			kind: "no-value",
			before: void 0,
			start,
			end
		});
		if (token.kind === "curly-quote") this.curlyQuote(token);
		if (token.kind === "lone-dollar") this.fail({
			kind: "lone-dollar",
			start,
			end
		});
		if (token.kind === "other") this.fail({
			kind: "character",
			start,
			end
		});
		if (this.isSign(";")) this.fail({
			kind: "semicolon",
			start,
			end
		});
		return this.fail({
			kind: "no-value",
			before: this.text.slice(start, end),
			start,
			end
		});
	}
	unclosedToken(token) {
		const { start } = token;
		if (token.kind === "string") this.fail({
			kind: "unclosed-quote",
			quote: this.text[start],
			start,
			end: start + 1
		});
		const opening = token.kind === "read" ? `$${token.letters}{` : this.text[start];
		return this.fail({
			kind: "unclosed-brace",
			opening,
			start,
			end: start + opening.length
		});
	}
	unclosed(bracket) {
		const { start = 0, of } = bracket ?? {};
		if (this.text[start] === "?") {
			const end = this.text.length;
			return this.fail({
				kind: "no-value",
				before: void 0,
				start: end,
				end
			});
		}
		return this.fail({
			kind: "unclosed-bracket",
			of,
			start,
			end: start + 1
		});
	}
	curlyQuote({ start, end }) {
		return this.fail({
			kind: "curly-quotes",
			start,
			end
		});
	}
	fail(fault) {
		throw new FaultFound(fault);
	}
};
// src/model/expression/parse-expression.ts
const known = /* @__PURE__ */ new Map();
const MAX_KNOWN = 1e3;
const MAX_KNOWN_LENGTH = 200;
function parseExpression(text) {
	const before = known.get(text);
	if (before !== void 0) return before;
	const parsed = parse(text);
	if (text.length <= MAX_KNOWN_LENGTH) {
		if (known.size === MAX_KNOWN) known.clear();
		known.set(text, parsed);
	}
	return parsed;
}
function parse(text) {
	try {
		return {
			kind: "expression",
			root: new ExpressionParser(text).parse()
		};
	} catch (error) {
		if (!(error instanceof FaultFound)) throw error;
		const { fault } = error;
		return {
			kind: "fault",
			fault: brokenQuote(text, fault.start) ?? fault
		};
	}
}
function brokenQuote(text, before) {
	const tokens = new Tokens(text);
	for (let token = tokens.at(0); token.kind !== "end" && token.start < before; token = tokens.at(token.end)) {
		if (token.kind !== "string" || !token.isClosed || !tokens.isWordAt(token.end)) continue;
		return {
			kind: "unclosed-quote",
			quote: text[token.start],
			start: token.start,
			end: token.start + 1
		};
	}
}
// src/model/snapshot/effect.ts
const EXPRESSION_TYPE = "FunctionEffector";
var PlacedExpression = class {
	text;
	place;
	parsed;
	nodes;
	cursor;
	last = 0;
	constructor(text, place) {
		this.text = text;
		this.place = place;
		this.parsed = parseExpression(text);
		this.nodes = this.parsed.kind === "fault" ? [] : nodesOf(this.parsed.root);
		this.cursor = new Utf8Cursor(text);
	}
	span(start, end) {
		if (start < this.last) this.cursor = new Utf8Cursor(this.text);
		this.last = start;
		const from = this.cursor.offsetOf(start);
		return span(from, from + utf8Length(this.text.slice(start, end)));
	}
};
var Effect = class {
	type;
	record;
	place;
	subscription;
	#expression;
	constructor(type, record, place, subscription) {
		this.type = type;
		this.record = record;
		this.place = place;
		this.subscription = subscription;
	}
	get known() {
		return effectNamed(this.type);
	}
	get expression() {
		if (this.type !== "FunctionEffector" || this.#expression !== void 0) return this.#expression;
		const text = textField(this.record, "V");
		if (text !== void 0) this.#expression = new PlacedExpression(text, this.place.at("V"));
		return this.#expression;
	}
};
var Trigger = class {
	record;
	subscription;
	type;
	constructor(record, subscription) {
		this.record = record;
		this.subscription = subscription;
		this.type = textField(record, "$type");
	}
	get place() {
		return this.subscription.place.at("Trigger");
	}
	get known() {
		return triggerNamed(this.type);
	}
};
const WAITING = /* @__PURE__ */ new Set([
	"quest-trigger",
	"basic-trigger",
	"undecided-trigger"
]);
function triggerOf$1(subscription) {
	const { kind, record } = subscription;
	const trigger = WAITING.has(kind) ? objectField(record, "Trigger") : void 0;
	return trigger && new Trigger(trigger, subscription);
}
// src/model/schema/record-forms.ts
function form(fields, within = {}) {
	return { members: new Map(Object.keys(FIELDS[fields]).map((field) => [field, within[field]])) };
}
function table(others) {
	return {
		members: /* @__PURE__ */ new Map(),
		others
	};
}
const LINKED_TASK = form("linked-task", { Trigger: form("linked-task-trigger") });
const EFFECT = { members: new Map([...form("move-to-spot", { _transformState: form("transform-state") }).members, ...form("run-triggers-from-effector", { linkedTasks: LINKED_TASK }).members]) };
const LOGIC_FORM = form("logic-value", { Tasks: form("subscription", {
	Effector: EFFECT,
	Trigger: form("trigger"),
	DirectEffector: form("direct-effector", { Effector: EFFECT })
}) });
const VECTOR = { members: new Map([
	"x",
	"y",
	"z",
	"w"
].map((axis) => [axis, void 0])) };
const ITEM$1 = form("room-item", {
	pos: VECTOR,
	rot: VECTOR,
	scale: VECTOR,
	modelsize: VECTOR,
	modelCenter: VECTOR
});
const SNAPSHOT_FORM = { members: /* @__PURE__ */ new Map([
	["roomItems", table(ITEM$1)],
	["settings", form("settings")],
	["roomTasks", form("room-tasks")],
	["quests", table(form("quest-entry", { Requirements: form("requirement") }))],
	["logic", table(LOGIC_FORM)]
]) };
// src/model/snapshot/embedded-text.ts
function readEmbeddedText(role, text, place, options) {
	const surface = place.holder === void 0 ? options.surface : "not prescanned";
	return {
		role,
		text,
		place,
		reading: read(text, options.maxDepth, surface)
	};
}
function read(text, maxDepth, surface) {
	if (text === "") return { kind: "empty" };
	const found = surface === "not prescanned" ? prescanText(text) : void 0;
	if (found !== void 0 && found.surface.depth > maxDepth) return { kind: "too-deep" };
	const value = isCutOff(text) ? void 0 : tryJsonParse(text);
	if (value === void 0) return { kind: "broken" };
	return {
		kind: "value",
		value: surface === "prescanned, no escaped keys" && typeof value === "object" ? value : withEscapedKeys(text, value),
		prescan: found
	};
}
function isCutOff(text) {
	const first = text.charCodeAt(0);
	if (first !== 123 && first !== 91) return false;
	const last = text.charCodeAt(text.length - 1);
	return last !== (first === 123 ? 125 : 93) && last > 32;
}
function heldObject({ place, reading }) {
	if (reading.kind !== "value") return void 0;
	const { value } = reading;
	if (isObject(value)) return {
		value,
		place: place.inside(),
		isEncodedTwice: false
	};
	if (typeof value !== "string" || !/^\s*\{/.test(value)) return void 0;
	const inner = tryJsonParse(value);
	if (!isObject(inner)) return void 0;
	return {
		value: inner,
		place: place.inside().inside(),
		isEncodedTwice: true
	};
}
function objectIn(embedded) {
	if (embedded.text !== void 0) return heldObject(embedded);
	const { place, reading } = embedded;
	return isObject(reading.value) ? {
		value: reading.value,
		place
	} : void 0;
}
function embeddedBytes(text) {
	return bytesOf(text.text);
}
function syntaxFaultsIn(text, isSearched = true) {
	const bytes = bytesOf(text.text);
	if (!isSearched) return readSyntaxFaults(bytes, MAX_MISTAKES);
	const isLogicText = text.role === "logic" || text.role === "extraData";
	return findSyntaxFaults(bytes, MAX_MISTAKES, isLogicText ? LOGIC_FORM : void 0);
}
const MAX_MISTAKES = 4;
const SCRATCH_UNITS = 65536;
const scratch = new Uint8Array(SCRATCH_UNITS * 3);
function prescanText(text) {
	if (text.length > SCRATCH_UNITS) return prescan(bytesOf(text));
	return prescan(bytesInto(text, scratch));
}
// src/model/snapshot/item-logic.ts
function isItemTasks(tasks) {
	const value = tasks.parent;
	if (tasks.step !== "Tasks" || value === void 0) return false;
	if (value.step === void 0) return true;
	const [section, , field] = value.holder === void 0 ? value.paths[0] : [];
	return section === "logic" ? field === void 0 : section === "roomItems" && field === "extraData";
}
function isInViewNodes(place) {
	const [[section, , field, ...inItem], [list] = []] = place.paths;
	if (list !== void 0) return section !== "settings" && list === "ViewNodes";
	return section === "logic" ? field === "ViewNodes" : field === "extraData" && inItem[0] === "ViewNodes";
}
var ItemLogic = class {
	value;
	place;
	holder;
	itemKey;
	prefabName;
	prefab;
	oddKeys;
	constructor(value, place, holder, itemKey, prefabName) {
		this.value = value;
		this.place = place;
		this.holder = holder;
		this.itemKey = itemKey;
		this.prefabName = prefabName;
		this.prefab = prefabNamed(prefabName);
		this.oddKeys = this.prefab === void 0 ? [] : oddKeysOf(value, this.prefab);
	}
};
const COMMON_KEYS = /* @__PURE__ */ new Set(["Tasks", "ViewNodes"]);
function oddKeysOf(logic, { keys }) {
	return keysOf(logic).filter((key) => {
		const kind = keys.get(key);
		return !COMMON_KEYS.has(key) && (kind === void 0 || !isFitting(member(logic, key) ?? null, kind));
	});
}
function itemLogicIn(embedded, snapshot) {
	const { role, place } = embedded;
	const itemKey = itemWithLogic(role, place, snapshot);
	const held = itemKey === void 0 ? void 0 : objectIn(embedded);
	return itemKey === void 0 || held === void 0 ? void 0 : new ItemLogic(held.value, held.place, place, itemKey, snapshot.prefabOf(itemKey));
}
function itemWithLogic(role, place, snapshot) {
	if (role === "logic") return String(place.step ?? "");
	if (role !== "extraData") return void 0;
	const itemKey = String(place.parent?.step ?? "");
	return hasLogic(itemKey, snapshot) ? void 0 : itemKey;
}
function hasLogic(itemKey, snapshot) {
	const logic = snapshot.section("logic");
	return hasMember(logic, itemKey) && member(logic, itemKey) !== "";
}
// src/model/expression/functions.ts
const UNLIMITED$1 = Number.POSITIVE_INFINITY;
const PLATFORM = [
	{
		name: "SetTask",
		least: 2,
		most: 3,
		quest: 0,
		state: 1,
		delay: 2
	},
	{
		name: "SetTaskState",
		least: 2,
		most: 2,
		quest: 0,
		state: 1
	},
	{
		name: "SetVariable",
		least: 2,
		most: 3,
		delay: 2
	},
	{
		name: "OnChange",
		least: 1,
		most: UNLIMITED$1
	},
	{
		name: "SelectRandom",
		least: 1,
		most: UNLIMITED$1
	},
	{
		name: "AssignNumbersInOrder",
		least: 2,
		most: 2
	},
	{
		name: "SelectRandomPlayers",
		least: 2,
		most: 2
	},
	{
		name: "SelectPlayers",
		least: 3,
		most: 3
	},
	{
		name: "SelectPlayersParameters",
		least: 2,
		most: 2
	},
	{
		name: "SetPlayersParameters",
		least: 3,
		most: 3
	},
	{
		name: "SetPlayerParameter",
		least: 2,
		most: 2
	},
	{
		name: "CountArray",
		least: 1,
		most: 1
	},
	{
		name: "PrintString",
		least: 1,
		most: UNLIMITED$1
	},
	{
		name: "Array",
		least: 0,
		most: UNLIMITED$1
	},
	{
		name: "UpdateMultiplayerNumericVariable",
		least: 4,
		most: 4,
		delay: 3
	}
];
const NCALC = [
	{
		name: "if",
		least: 3,
		most: 3
	},
	{
		name: "ifs",
		least: 3,
		most: UNLIMITED$1,
		isOdd: true
	},
	{
		name: "in",
		least: 2,
		most: UNLIMITED$1
	},
	...[...[
		"Floor",
		"Ceiling",
		"Abs",
		"Sqrt",
		"Sign",
		"Exp",
		"Ln",
		"Log10",
		"Sin",
		"Cos",
		"Tan"
	], ...[
		"Asin",
		"Acos",
		"Atan",
		"Truncate"
	]].map((name) => ({
		name,
		least: 1,
		most: 1
	})),
	...[
		"Min",
		"Max",
		"Pow",
		"IEEERemainder"
	].map((name) => ({
		name,
		least: 2,
		most: 2
	})),
	...["Round", "Log"].map((name) => ({
		name,
		least: 1,
		most: 2
	}))
];
const FORMER = [{
	name: "SelectPlayerParameter",
	least: 1,
	most: 1,
	isOfPlatform: true,
	isFormer: true
}];
const EXPRESSION_FUNCTIONS = [...PLATFORM.map((each) => ({
	...each,
	isOfPlatform: true
})), ...NCALC.map((each) => ({
	...each,
	isOfPlatform: false
}))];
const BY_NAME = new Map([...EXPRESSION_FUNCTIONS, ...FORMER].map((each) => [each.isOfPlatform ? each.name : each.name.toLowerCase(), each]));
function expressionFunction(name) {
	return BY_NAME.get(name) ?? ncalcFunction(name);
}
function ncalcFunction(name) {
	const found = BY_NAME.get(name.toLowerCase());
	return found?.isOfPlatform === false ? found : void 0;
}
const MIN_COMPARED_LENGTH = 4;
const MAX_COMPARED_LENGTH$1 = 60;
const MAX_EDITS = 1;
const TWO_EDITS_FROM = 10;
const NAMES = EXPRESSION_FUNCTIONS.map(({ name }) => name);
function meantFunction(name) {
	if (name.length < MIN_COMPARED_LENGTH || name.length > MAX_COMPARED_LENGTH$1) return void 0;
	const meant = nearest(name, NAMES, 2);
	if (meant === void 0 || meant.length < MIN_COMPARED_LENGTH) return void 0;
	return name.length >= TWO_EDITS_FROM || nearest(name, [meant], MAX_EDITS) !== void 0 || sortedLetters(name) === sortedLetters(meant) ? meant : void 0;
}
function sortedLetters(name) {
	return [...name.toLowerCase()].sort().join("");
}
function argumentCount({ least, most, isOdd = false }) {
	if (isOdd) return `an odd number from ${least}`;
	if (least === most) return String(least);
	return most === UNLIMITED$1 ? `at least ${least}` : `${least} or ${most}`;
}
const STATE_TEXTS = [
	"NotActive",
	"Active",
	"Completed"
];
function isComputedText(text) {
	return text.includes("$") || text.includes("|");
}
// src/model/snapshot/read-expression.ts
const ESCAPED_ASCII = /u00[2-7]/;
function mayNameQuests(text) {
	for (let at = text.indexOf("("); at >= 0; at = text.indexOf("(", at + 1)) if (text.startsWith("SetTask", at - 7) || text.startsWith("OnChange", at - 8)) return true;
	for (let at = text.indexOf("$T"); at >= 0; at = text.indexOf("$T", at + 2)) if (text[at + 2] === "{" || text[at + 2] === "N") return true;
	return text.includes("\\u00") && ESCAPED_ASCII.test(text);
}
function readQuestNames(text) {
	const names = [];
	for (const { 0: word, index } of text.matchAll(/\$T|SetTask|OnChange/g)) {
		const name = word === "SetTask" || word === "OnChange" ? nameInCall(text, index, word) : nameInBraces(text, index);
		if (name !== void 0) names.push(name);
	}
	return names;
}
function nameInBraces(text, at) {
	const number = text[at + 2] === "N";
	const open = at + (number ? 3 : 2);
	if (text[open] !== "{") return void 0;
	let close = open + 1;
	while (close < text.length && text[close] !== "}" && text[close] !== "{") close++;
	if (text[close] !== "}") return void 0;
	return questName(number ? "$TN{}" : "$T{}", text, at, close + 1, unquoted(text, trimmed(text, open + 1, close)), true);
}
function nameInCall(text, at, name) {
	if (at > 0 && PART_OF_WORD.test(text[at - 1])) return void 0;
	const open = at + name.length;
	if (text[open] !== "(") return void 0;
	const start = afterSpace(text, open + 1);
	const quoted = text[start] === "'" || text[start] === "\"";
	if (!quoted && name === "OnChange") return void 0;
	const end = quoted ? closingQuote(text, start) : endOfWord(text, start);
	if (!(end < text.length && endsArgument(text, afterSpace(text, quoted ? end + 1 : end))) || name === "OnChange" && isOfVariable(text, end + 1)) return void 0;
	const range = quoted ? {
		start: start + 1,
		end
	} : trimmed(text, start, end);
	return questName(`${name}()`, text, at, quoted ? end + 1 : end, range, quoted);
}
const COMPARISON = /\s*[,;]\s*(?:['"]\s*)?(?:[<>]|[=!]=\s*-?[\d.])/y;
function isOfVariable(text, end) {
	COMPARISON.lastIndex = end;
	return COMPARISON.test(text);
}
function questName(by, text, from, to, { start, end }, sure) {
	const spelled = text.slice(start, end);
	const name = by.endsWith("()") && spelled.includes("\\") ? spelled.replace(/\\(.)/gs, "$1") : spelled;
	const literal = sure && !name.includes("$") && !name.includes("|");
	return start < end ? {
		by,
		name,
		literal,
		start,
		end
	} : {
		by,
		name,
		literal,
		start: from,
		end: to
	};
}
function trimmed(text, from, to) {
	let start = from;
	let end = to;
	while (start < end && isSpace(text, start)) start++;
	while (end > start && isSpace(text, end - 1)) end--;
	return {
		start,
		end
	};
}
function unquoted(text, range) {
	const quote = text[range.start];
	return (quote === "'" || quote === "\"") && range.end - range.start > 1 && text[range.end - 1] === quote ? {
		start: range.start + 1,
		end: range.end - 1
	} : range;
}
function closingQuote(text, open) {
	const quote = text[open];
	let at = open + 1;
	while (at < text.length && text[at] !== quote) at += text[at] === "\\" ? 2 : 1;
	return Math.min(at, text.length);
}
function endOfWord(text, from) {
	let at = from;
	while (at < text.length && !NO_WORD.includes(text[at])) at++;
	return at;
}
const NO_WORD = `,;()'"{}$|`;
function endsArgument(text, at) {
	const unit = text[at];
	return unit === "," || unit === ")" || unit === ";";
}
function afterSpace(text, from) {
	let at = from;
	while (at < text.length && isSpace(text, at)) at++;
	return at;
}
function isSpace(text, at) {
	const unit = text.charCodeAt(at);
	return unit === 32 || unit >= 9 && unit <= 13;
}
const PART_OF_WORD = /[\p{L}\p{N}_]/u;
function parsedNames(text, root) {
	const names = [];
	for (const node of nodesOf(root)) addNames(text, node, names);
	return names;
}
function addNames(text, node, names) {
	if (node.kind === "read") {
		if (node.name !== void 0 && READ_BY.has(node.letters)) names.push(nameInRead(node));
	} else if (node.kind === "string") addReads(text, node.start, node.end, names);
	else if (node.kind === "on-change") {
		const first = node.arguments[0]?.string;
		if (first !== void 0 && !isOfVariable(text, first.end)) names.push(nameInString("OnChange()", node.start, first));
		for (const { start, end } of node.arguments) addReads(text, start, end, names);
	} else if (node.kind === "call" && node.name === "SetTask") {
		const [given] = node.arguments;
		const first = given && withoutBrackets(given);
		if (first?.kind === "string") names.push(nameInString("SetTask()", node.start, first));
	}
}
const READ_BY = /* @__PURE__ */ new Map([["T", "$T{}"], ["TN", "$TN{}"]]);
function nameInRead(node) {
	const by = READ_BY.get(node.letters) ?? "$T{}";
	const quoted = /^(['"])(.*)\1$/s.exec(node.name ?? "");
	const name = quoted?.[2] ?? node.name ?? "";
	const start = node.nameStart + (quoted === null ? 0 : 1);
	return named$1(by, name, start, start + name.length, node);
}
function nameInString(by, from, node) {
	return named$1(by, node.value, node.start + 1, node.end - 1, {
		start: from,
		end: node.end
	});
}
function named$1(by, name, start, end, whole) {
	const literal = !isComputedText(name);
	return start < end ? {
		by,
		name,
		literal,
		start,
		end
	} : {
		by,
		name,
		literal,
		start: whole.start,
		end: whole.end
	};
}
function addReads(text, from, to, names) {
	const part = text.slice(from, to);
	if (!part.includes("$T")) return;
	for (const each of readQuestNames(part)) if (each.by.startsWith("$")) names.push({
		...each,
		start: each.start + from,
		end: each.end + from
	});
}
// src/model/flow/script-words.ts
const MAX_SHOWN = 200;
var LineFault = class extends Error {};
const EXPECT_KEYWORDS = /* @__PURE__ */ new Set([
	"effect",
	"nothing",
	"never",
	"reachable"
]);
const STATE_NAMES = QUEST_STATES.map((name) => name.toLowerCase());
const BARE = /[^\s"]+/y;
const SPACE = /\s*/y;
function readWords(line) {
	const words = [];
	let at = skipSpace(line, 0);
	for (; at < line.length && line[at] !== "#"; at = skipSpace(line, at)) {
		const isQuoted = line[at] === "\"";
		const token = isQuoted ? quotedAt(line, at) : bareAt(line, at);
		if (token === void 0) throw new LineFault("a string is not closed: add the missing double quote");
		at += token.length;
		if (at < line.length && !/\s/.test(line[at] ?? "")) throw new LineFault("a double quote inside a word: write the whole name as a JSON string, with \\\" for a quote");
		if (!isQuoted) {
			words.push({
				text: token,
				bare: true
			});
			continue;
		}
		words.push({
			text: stringIn(token),
			bare: false
		});
	}
	return {
		words,
		source: line.slice(0, at).trim()
	};
}
function scriptWord(name, keywords = NONE$5) {
	return /^[^\s"#][^\s"]*$/.test(name) && !/\p{C}/u.test(name) && !keywords.has(name) ? name : JSON.stringify(name);
}
function shownWord(name) {
	return scriptWord(shownText(name));
}
function shownText(text) {
	return cutMiddle(text, MAX_SHOWN);
}
const NONE$5 = /* @__PURE__ */ new Set();
function skipSpace(line, from) {
	SPACE.lastIndex = from;
	return from + (SPACE.exec(line)?.[0].length ?? 0);
}
function quotedAt(line, at) {
	let end = at + 1;
	while (end < line.length && line[end] !== "\"") end += line[end] === "\\" ? 2 : 1;
	return end < line.length ? line.slice(at, end + 1) : void 0;
}
function bareAt(line, at) {
	BARE.lastIndex = at;
	return BARE.exec(line)?.[0];
}
function stringIn(token) {
	try {
		return JSON.parse(token);
	} catch {
		throw new LineFault(`${shownText(token)} is not a valid JSON string: check its backslashes`);
	}
}
var QuestWords = class {
	model;
	counts = /* @__PURE__ */ new Map();
	constructor(model) {
		this.model = model;
		for (const { name } of model.quests) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
	}
	of(quest, byId = false) {
		const { name = "", id = "" } = this.model.quests[quest] ?? {};
		if (this.counts.get(name) === 1 && !byId) return scriptWord(name, EXPECT_KEYWORDS);
		return this.counts.has(id) && id !== name ? void 0 : scriptWord(id, EXPECT_KEYWORDS);
	}
};
const VERBS = /* @__PURE__ */ new Map([["OnClickEvent", "click"], ["OnEnterEvent", "enter"]]);
function stepText(step) {
	switch (step.kind) {
		case "trigger": {
			const { item, type } = step;
			const verb = VERBS.get(type);
			return verb === void 0 ? `fire ${scriptWord(item)} ${scriptWord(type)}` : `${verb} ${scriptWord(item)}`;
		}
		case "wait": return `wait ${step.seconds}`;
		case "player": return `player ${scriptWord(step.name)}`;
		default: return step.kind;
	}
}
function playText({ steps, seed }) {
	const shown = steps.length > MAX_STEPS_SHOWN ? steps.slice(0, MAX_STEPS_SHOWN) : steps;
	const more = steps.length - shown.length;
	return `${shown.map(stepText).join(", ")}${more > 0 ? ` \u2026 (${counted(more, "more step")})` : ""}${seed === 1 ? "" : ` (with --seed ${seed})`}`;
}
const MAX_STEPS_SHOWN = 12;
// src/model/flow/model.ts
const KNOWLEDGE = ["documents", "catalog"];
function indexed(parts) {
	const { quests, events, transitions, reactions } = parts;
	const requiredBy = /* @__PURE__ */ new Map();
	const transitionsOf = /* @__PURE__ */ new Map();
	const reactionsTo = /* @__PURE__ */ new Map();
	for (const { requirements } of quests) for (const requirement of requirements) if (requirement.quest !== void 0) addTo(requiredBy, requirement.quest, requirement);
	for (const transition of transitions) addTo(transitionsOf, transition.quest, transition);
	const eventsOf = /* @__PURE__ */ new Map();
	for (const event of events) addTo(eventsOf, event.item, event);
	for (const reaction of reactions) addTo(reactionsTo, factIndex(reaction.quest, reaction.state), reaction);
	const logins = events.filter(runsAtLogin);
	const login = logins[0] && {
		...logins[0],
		tasks: logins.flatMap(({ tasks }) => tasks)
	};
	return {
		...parts,
		eventsOf,
		reactionsTo,
		login,
		requiredBy,
		transitionsOf
	};
}
const LOGIN_TYPE = "OnPlayerLoggedIn";
function runsAtLogin({ type, works }) {
	return works && type === LOGIN_TYPE;
}
function sourceOf({ cause }) {
	return cause.kind === "link" ? cause.chain.source : void 0;
}
function isChance({ useRandom, linkedTasks }) {
	return useRandom && linkedTasks > 1;
}
function isOwn(quest) {
	return quest.group !== "multiplayer";
}
function isSharedOnce(quest) {
	return quest.limit === 1 && !isOwn(quest);
}
function isResetOn(kind, { tasksRefresh }, { group }) {
	return group === "nonPersistent" || tasksRefresh && kind === "reload";
}
function questsInfluencing(model, quest, most = Number.POSITIVE_INFINITY) {
	const found = /* @__PURE__ */ new Set([quest]);
	const add = (other) => {
		if (other !== void 0) found.add(other);
	};
	for (const each of found) {
		if (found.size > most) return void 0;
		for (const transition of model.transitionsOf.get(each) ?? []) add(sourceOf(transition)?.quest);
		for (const requirement of model.quests[each]?.requirements ?? []) add(requirement.quest);
	}
	return found;
}
function countedUpTo(model) {
	const counted = new Float64Array(model.quests.length);
	for (const { index, limit, requirements } of model.quests) {
		if (Number.isFinite(limit)) counted[index] = Math.max(counted[index] ?? 0, Math.ceil(limit));
		for (const { quest, amount } of requirements) if (quest !== void 0) counted[quest] = Math.max(counted[quest] ?? 0, Math.ceil(amount));
	}
	return counted;
}
function factIndex(quest, state) {
	return quest * 3 + state;
}
function factAt(index) {
	return {
		quest: Math.floor(index / 3),
		state: index % 3
	};
}
// src/model/snapshot/sections.ts
const SECTIONS = [
	"roomItems",
	"settings",
	"roomTasks",
	"quests",
	"logic"
];
function isSection(key) {
	return SECTIONS.includes(key);
}
const MAX_RECORDS = 5e5;
const MAX_FIELDS = 2e6;
const NO_MEMBERS = {
	keys: [],
	values: []
};
function sectionMembers(section) {
	if (!isObject(section)) return NO_MEMBERS;
	const keys = keysOf(section);
	return {
		keys,
		values: valuesOf(section, keys)
	};
}
function readObjects(members, read) {
	let values;
	for (const [index, key] of members.keys.entries()) {
		const value = members.values[index] ?? null;
		const view = isObject(value) ? read(value, key) : value;
		if (view === value) continue;
		values ??= [...members.values];
		values[index] = view;
	}
	return values === void 0 ? members : {
		keys: members.keys,
		values
	};
}
function sectionOf({ keys, values }) {
	return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]));
}
const MAX_IMPORTED_BYTES = 52428800;
const SURELY_IMPORTED_BYTES = 5e7;
function hasTasks(roomTasks) {
	return valuesOf(roomTasks).some((value) => !(Array.isArray(value) && value.length === 0));
}
// src/model/snapshot/repeated-logic.ts
function findRepeatedLogic(extraData, entry) {
	const [below, above] = [heldIn(extraData), heldIn(entry)];
	if (below === void 0 || above === void 0) return void 0;
	const shared = keysOf(below).filter((key) => hasMember(above, key));
	const unequal = shared.filter((key) => !sameValue(member(below, key) ?? null, member(above, key) ?? null));
	return {
		isWhole: unequal.length === 0 && shared.length === keysOf(below).length,
		unequal,
		tasks: sharedElements(member(above, "Tasks"), member(below, "Tasks"))
	};
}
function heldIn(text) {
	if (typeof text !== "string" || prescanText(text).surface.depth > 256) return void 0;
	const value = tryParseJson(text);
	return isObject(value) ? value : void 0;
}
function sharedElements(one, other) {
	const shared = /* @__PURE__ */ new Map();
	if (!Array.isArray(one) || !Array.isArray(other)) return shared;
	const byText = /* @__PURE__ */ new Map();
	for (const [index, element] of other.entries()) {
		const text = canonical(element);
		addTo(byText, text, index);
	}
	for (const known of byText.values()) known.reverse();
	for (const [index, element] of one.entries()) {
		const twin = byText.get(canonical(element))?.pop();
		if (twin !== void 0) shared.set(index, twin);
	}
	return shared;
}
// src/model/snapshot/cycle-groups.ts
function cycleGroups(next) {
	const order = /* @__PURE__ */ new Map();
	const low = /* @__PURE__ */ new Map();
	const closed = /* @__PURE__ */ new Set();
	const open = [];
	const found = [];
	for (const root of next.keys()) {
		if (order.has(root)) continue;
		const path = [];
		const enter = (node) => {
			low.set(node, order.size);
			order.set(node, order.size);
			open.push(node);
			path.push({
				node,
				next: 0
			});
		};
		enter(root);
		for (let visit = path.at(-1); visit !== void 0; visit = path.at(-1)) {
			const { node } = visit;
			const to = next.get(node)?.[visit.next++];
			if (to !== void 0) {
				if (!order.has(to)) enter(to);
				else if (!closed.has(to)) low.set(node, Math.min(low.get(node) ?? 0, order.get(to) ?? 0));
				continue;
			}
			path.pop();
			const before = path.at(-1)?.node;
			if (before !== void 0) low.set(before, Math.min(low.get(before) ?? 0, low.get(node) ?? 0));
			if (low.get(node) !== order.get(node)) continue;
			const group = open.splice(open.lastIndexOf(node));
			for (const member of group) closed.add(member);
			if (group.length > 1 || next.get(node)?.includes(node) === true) found.push(group);
		}
	}
	return found;
}
const PARENT_FIELD = "parentItemID";
function parentOf(record) {
	const parent = integerField(record, PARENT_FIELD);
	return parent === void 0 || parent === 0 ? void 0 : String(parent);
}
function findParentCycles({ keys, values }) {
	const parents = /* @__PURE__ */ new Map();
	for (const [index, key] of keys.entries()) {
		const record = values[index];
		const parent = isObject(record) ? parentOf(record) : void 0;
		if (parent !== void 0) parents.set(key, parent);
	}
	const next = [...parents].flatMap(([key, parent]) => parents.has(parent) ? [[key, [parent]]] : []);
	return next.length === 0 ? [] : cycleGroups(new Map(next));
}
// src/model/snapshot/snapshot-shape.ts
function withPlainLetters(text) {
	if (!text.includes("\\u00")) return text;
	return text.replaceAll(/(?<!\\)\\+u00([46][1-9a-f]|[57][0-9a])/gi, (_escape, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
function isLogicText(text) {
	return /^\s*\{/.test(text) && /"(?:Tasks|ViewNodes)"\s*:/.test(withPlainLetters(text));
}
const NONE$4 = Object.freeze([]);
const ITEMS$1 = "items";
const FIELDS_OF_A_RECORD = 2;
const MAX_LOOKED_AT = 20;
function readSections(root) {
	let slips;
	for (const key of keysOf(root)) {
		const field = meantSection(key, root);
		if (field === void 0 || slips?.some((slip) => slip.field === field)) continue;
		slips ??= [];
		slips.push({
			field,
			spelled: key
		});
	}
	return slips ?? NONE$4;
}
function resemblesSection(key) {
	return isSection(key) || resembling(key) !== void 0;
}
function resembling(key) {
	if (key === ITEMS$1) return "roomItems";
	return meantName(key, SECTIONS);
}
function meantSection(key, root) {
	if (isSection(key)) return void 0;
	const meant = resembling(key);
	const field = SECTIONS.find((name) => name === meant);
	if (field === void 0 || hasMember(root, field)) return void 0;
	return holdsRecordsOf(field, member(root, key) ?? null) ? field : void 0;
}
function holdsRecordsOf(section, value) {
	if (!isObject(value)) return false;
	const elements = valuesOf(value).slice(0, MAX_LOOKED_AT);
	switch (section) {
		case "roomItems": return elements.some((item) => isRecord("room-item", item));
		case "quests": return elements.some((entry) => isRecord("quest-entry", entry));
		case "settings": return documentedFieldCount("settings", value) > 0;
		case "roomTasks": return Array.isArray(member(value, "Tasks"));
		case "logic": return elements.some((value) => typeof value === "string" ? isLogicText(value) : isRecord("logic-value", value));
	}
}
const MAX_SEARCHED = 200;
const MAX_SEARCHED_DEPTH = 4;
function holdsSection(root) {
	if (!isObject(root)) return false;
	return SECTIONS.some((name) => hasMember(root, name)) || readSections(root).length > 0;
}
function lookalike(root) {
	const path = findSnapshot(root);
	if (path !== void 0) return {
		kind: "wrapped",
		path
	};
	const record = loneRecord(root);
	if (record !== void 0) return {
		kind: "record",
		record,
		isMany: false
	};
	const members = valuesOf(root).slice(0, MAX_LOOKED_AT).map(loneRecord);
	const [first] = members;
	if (first !== void 0 && members.every((each) => each === first)) return {
		kind: "record",
		record: first,
		isMany: true
	};
	return { kind: RESPONSE_KEYS.some((key) => hasMember(root, key)) ? "response" : "other" };
}
function findSnapshot(root) {
	let level = [{
		path: [],
		value: root
	}];
	let searched = 0;
	for (let depth = 0; depth < MAX_SEARCHED_DEPTH; depth++) {
		const next = [];
		for (const { path, value } of level) for (const [key, inner] of membersOf(value)) {
			if (!isObject(inner) || ++searched > MAX_SEARCHED) continue;
			if (holdsSection(inner)) return [...path, key];
			next.push({
				path: [...path, key],
				value: inner
			});
		}
		level = next;
	}
}
function strayRecord(value) {
	if (!isObject(value) || hasMember(value, "Tasks") || hasMember(value, "ViewNodes")) return void 0;
	const record = loneRecord(value);
	return record === "quest-entry" || record === "room-item" ? record : void 0;
}
function loneRecord(value) {
	if (!isObject(value)) return void 0;
	if (isSubscriptionType(member(value, "$type"))) return "subscription";
	if (isRecord("quest-entry", value) && (hasMember(value, "EntryId") || hasMember(value, "Status"))) return "quest-entry";
	if (isRecord("room-item", value)) return "room-item";
	if (isRecord("settings", value)) return "settings";
	return isRecord("logic-value", value) && Array.isArray(member(value, "Tasks")) ? "logic-value" : void 0;
}
function isRecord(fields, value) {
	return documentedFieldCount(fields, value) >= FIELDS_OF_A_RECORD;
}
const RESPONSE_KEYS = [
	"error",
	"errors",
	"message",
	"code",
	"statusCode",
	"status",
	"success"
];
// src/model/snapshot/quest-entries.ts
var QuestEntries = class {
	entries;
	pairs;
	copies;
	keys;
	byKey = /* @__PURE__ */ new Map();
	byStrayId = /* @__PURE__ */ new Map();
	pairsByEntry = /* @__PURE__ */ new Map();
	constructor({ keys, values }) {
		const entries = [];
		const groups = /* @__PURE__ */ new Map();
		const withoutEntryId = /* @__PURE__ */ new Map();
		for (const [index, key] of keys.entries()) {
			const record = values[index];
			if (!isObject(record)) continue;
			const written = member(record, "Status");
			const status = isQuestStatus(written) ? written : void 0;
			const entry = {
				key,
				record,
				name: member(record, "Name"),
				place: SECTION.at(key),
				status
			};
			entries.push(entry);
			this.byKey.set(key, entry);
			this.noteId(entry);
			const entryId = textField(record, "EntryId");
			if (entryId !== void 0) addTo(groups, entryId, entry);
			else addTo(withoutEntryId, textField(record, "Name") ?? key, entry);
		}
		this.keys = new Set(keys);
		this.entries = entries;
		const copies = [];
		this.copies = copies;
		this.pairs = [...groups].flatMap(([entryId, group]) => {
			const found = copyWithin(entryId, group);
			if (found === void 0) return [pairUp(entryId, group)];
			copies.push(found);
			return [found.original, found.copy].map(({ inProgress, completed }) => pairUp(entryId, [inProgress, completed]));
		});
		const byName = [...withoutEntryId.values()].map((group) => pairUp("", group)).filter((pair) => completePair(pair) !== void 0);
		for (const pair of [...this.pairs, ...byName]) for (const entry of pair.entries) this.pairsByEntry.set(entry, pair);
	}
	noteId(entry) {
		const { key, record } = entry;
		const id = textField(record, "id") ?? key;
		if (id === key || id === "") return;
		const known = this.byStrayId.get(id);
		if (!this.byStrayId.has(id)) this.byStrayId.set(id, entry);
		else if (known !== void 0) this.byStrayId.set(id, known.name === entry.name ? meant(known, entry) : void 0);
	}
	get memberCount() {
		return this.keys.size;
	}
	has(id) {
		return this.entry(id) !== void 0 || this.keys.has(id) || this.byStrayId.has(id);
	}
	entryAt(key) {
		return this.byKey.get(key);
	}
	entry(id) {
		return id === void 0 ? void 0 : this.byKey.get(id) ?? this.byStrayId.get(id);
	}
	pairOf(entry) {
		return this.pairsByEntry.get(entry);
	}
	twinOf(entry) {
		const entries = this.pairOf(entry)?.entries;
		return entries?.length === 2 ? entries.find((each) => each !== entry) : void 0;
	}
	inProgressId(entry) {
		const inProgress = entry.status === "inProgress" ? entry : this.pairOf(entry)?.inProgress[0];
		return inProgress && idOf(inProgress);
	}
	questOf(entry) {
		const pair = this.pairOf(entry);
		if (pair === void 0) return entry;
		if (completePair(pair) !== void 0) return pair;
		const [one, other] = pair.entries;
		return pair.entries.length === 2 && one?.name === other?.name ? pair : entry;
	}
};
const SECTION = Place.root.at("quests");
function pairUp(entryId, entries) {
	const misread = withWrongStatus(entries);
	const inProgress = [];
	const completed = [];
	const pair = {
		entryId,
		entries,
		inProgress,
		completed,
		statusSwapped: misread.length === 2,
		statusRepeated: misread.length === 1 ? misread[0] : void 0,
		idsSwapped: hasSwappedIds(entries)
	};
	for (const entry of misread) entry.status = otherStatus(entry.status);
	for (const entry of entries) if (entry.status === "inProgress") inProgress.push(entry);
	else if (entry.status === "completed") completed.push(entry);
	return pair;
}
function otherStatus(status) {
	if (status === void 0) return void 0;
	return status === "completed" ? "inProgress" : "completed";
}
function withWrongStatus(entries) {
	const [one, other] = entries;
	if (entries.length !== 2 || one?.status === void 0 || other?.status === void 0) return [];
	const counts = entries.map(({ record }) => COMPLETED_FIELDS.filter((field) => hasMember(record, field)).length);
	const isTelling = counts.includes(0) && counts.includes(COMPLETED_FIELDS.length);
	const wrong = entries.filter(({ status }, index) => counts[index] === 0 !== (status === "inProgress"));
	const isPair = wrong.length === 2 || one.name === other.name;
	return isTelling && isPair ? wrong : [];
}
function hasSwappedIds(entries) {
	const [one, other] = entries;
	if (entries.length !== 2 || one === void 0 || other === void 0) return false;
	return member(one.record, "id") === other.key && member(other.record, "id") === one.key;
}
function idOf({ key, record }) {
	const id = textField(record, "id");
	return id !== void 0 && isQuestIdShaped(id) && !isQuestIdShaped(key) ? id : key;
}
function meant(one, other) {
	const [isMain, isOtherMain] = [one, other].map(({ record }) => member(record, "Status") === "inProgress");
	if (isMain !== isOtherMain) return isMain ? one : other;
	return one.key < other.key ? one : other;
}
function copyWithin(entryId, entries) {
	if (entries.length !== 4) return void 0;
	const [inProgress, completed] = ["inProgress", "completed"].map((status) => entries.filter((entry) => entry.status === status));
	const names = new Set(entries.map(({ name }) => name));
	const [first, second] = names.size === 1 ? byKey(inProgress) : inProgress;
	const [end, otherEnd] = names.size === 1 ? byKey(completed) : completed;
	if (!first || !second || !end || !otherEnd || inProgress.length !== 2) return void 0;
	const areNamed = names.size === 2 && first.name !== second.name && isUuid(entryId);
	const areEqual = names.size === 1;
	if (!areNamed && !areEqual) return void 0;
	const endOf = (entry) => end.name === entry.name ? end : otherEnd;
	const one = {
		inProgress: first,
		completed: areNamed ? endOf(first) : originalOf(end, otherEnd)[0]
	};
	const other = {
		inProgress: second,
		completed: one.completed === end ? otherEnd : end
	};
	if (one.completed.name !== first.name) return void 0;
	if (areNamed) return isCopy(one) || isMisshapen(one) && !isMisshapen(other) && !isCopy(other) ? {
		original: other,
		copy: one
	} : {
		original: one,
		copy: other
	};
	const [original, copy] = originalOf(first, second);
	return {
		original: {
			inProgress: original,
			completed: one.completed
		},
		copy: {
			inProgress: copy,
			completed: other.completed
		}
	};
}
function originalOf(one, other) {
	return hasOwnId(one) || !hasOwnId(other) ? [one, other] : [other, one];
}
function byKey(entries) {
	return [...entries].sort((one, other) => one.key < other.key ? -1 : 1);
}
function isMisshapen({ inProgress, completed }) {
	return !isQuestIdShaped(inProgress.key) && !isQuestIdShaped(completed.key);
}
function isCopy({ inProgress, completed }) {
	return !hasOwnId(inProgress) && !hasOwnId(completed);
}
function hasOwnId({ key, record }) {
	return member(record, "id") === key;
}
// src/model/catalog/name-kinds.ts
const KINDS = [
	"variable",
	"timer",
	"spawnPoint",
	"cameraState",
	"movementProfile",
	"leaderboard",
	"npc"
];
const SETTINGS$1 = "settings";
const names$1 = platform_default.names;
const TABLE = readTable();
function readTable() {
	const fields = /* @__PURE__ */ new Map();
	const lists = [];
	const add = (kind, paths, role) => {
		for (const path of paths) {
			const [owner = "", field = "", inner = ""] = path.split(".");
			if (owner === SETTINGS$1) lists.push({
				kind,
				list: field,
				field: inner
			});
			else fields.set(owner, [...fields.get(owner) ?? [], {
				kind,
				field,
				role
			}]);
		}
	};
	for (const kind of KINDS) {
		const { setBy, usedBy, shownIn = [] } = names$1[kind];
		add(kind, setBy, "set");
		add(kind, usedBy, "used");
		add(kind, shownIn, "shown");
	}
	return {
		fields,
		lists
	};
}
const NAME_FIELDS = TABLE.fields;
const NAME_LISTS = TABLE.lists;
const BUILT_IN_VARIABLES = names$1.variable.builtIn;
const VARIABLE_FUNCTIONS = {
	set: new Map(Object.entries(platform_default.variableFunctions.setBy)),
	used: new Map(Object.entries(platform_default.variableFunctions.usedBy))
};
// src/model/snapshot/requirements.ts
function requirementPlace({ entry, index }) {
	return entry.place.at("Requirements").at(index).at("id");
}
function readRequirements(entries, required, questOf) {
	const found = [];
	const ofOthers = [];
	for (const entry of entries) {
		const requirements = arrayField(entry.record, "Requirements");
		if (requirements === void 0) continue;
		const list = entry.status === "inProgress" ? found : ofOthers;
		for (let index = 0; index < requirements.length; index++) {
			const record = requirements[index];
			const id = textField(record, "id");
			const other = id === void 0 ? void 0 : required(id);
			if (other === void 0 || !isObject(record)) continue;
			const amount = numberField(record, "amount");
			list.push({
				entry,
				index,
				from: questOf(entry),
				to: questOf(other),
				amount
			});
		}
	}
	for (const requirement of ofOthers) found.push(requirement);
	return found;
}
function sharedRequirements(requirements, twinOf) {
	const required = /* @__PURE__ */ new Map();
	for (const { entry, to } of requirements) getOrInsert(required, entry, () => /* @__PURE__ */ new Set()).add(to);
	return requirements.filter(({ entry, to }) => {
		const twin = twinOf(entry);
		return twin === void 0 || required.get(twin)?.has(to) === true;
	});
}
function findRequirementTangles(requirements) {
	const requiredBy = /* @__PURE__ */ new Map();
	const entries = /* @__PURE__ */ new Set();
	const selfRequirements = /* @__PURE__ */ new Map();
	for (const requirement of requirements) {
		const { from, to, entry } = requirement;
		if (from !== to) {
			addTo(requiredBy, from, requirement);
			getOrInsert(requiredBy, to, () => []);
			continue;
		}
		entries.add(entry);
		if (!selfRequirements.has(from)) selfRequirements.set(from, requirement);
	}
	const next = new Map([...requiredBy].map(([quest, its]) => [quest, its.map(({ to }) => to)]));
	const groupOf = /* @__PURE__ */ new Map();
	for (const [number, group] of cycleGroups(next).entries()) for (const quest of group) groupOf.set(quest, number);
	const within = (quest) => {
		const group = groupOf.get(quest);
		if (group === void 0) return [];
		return (requiredBy.get(quest) ?? []).filter(({ to }) => groupOf.get(to) === group);
	};
	const groups = /* @__PURE__ */ new Map();
	for (const quest of requiredBy.keys()) for (const requirement of within(quest)) {
		entries.add(requirement.entry);
		addTo(groups, groupOf.get(quest), requirement);
	}
	return {
		selfRequirements: [...selfRequirements.values()],
		groups: [...groups.values()].map((group) => ({
			requirements: group,
			shortestCycle: ({ from }) => shortestCycle(from, within)
		})),
		entries
	};
}
function shortestCycle(start, within) {
	const cameBy = /* @__PURE__ */ new Map();
	const queue = [start];
	for (const quest of queue) for (const requirement of within(quest)) {
		const { to } = requirement;
		if (cameBy.has(to)) continue;
		cameBy.set(to, requirement);
		if (to === start) return wayTo(start, cameBy);
		queue.push(to);
	}
	return [];
}
function wayTo(start, cameBy) {
	const way = [];
	for (let step = cameBy.get(start); step !== void 0; step = cameBy.get(step.from)) {
		way.push(step);
		if (step.from === start) break;
	}
	return way.reverse();
}
// src/model/flow/decisions.ts
const DECISIONS = {
	tie: ({ quest }) => `several changes of ${quest} fall due now: they happen in the order in which they were set off`,
	"delay-lost": ({ quest }) => `a delayed change of ${quest} is lost`,
	"countdown-away": ({ quest }) => `the countdown of ${quest} went on while its player was away`,
	"completions-kept": ({ quest }) => `completions of ${quest} still count after the reset`,
	"refresh-shared": ({ quest }) => `this reload resets ${quest} for everyone`,
	"join-keeps": ({ quest }) => `coming back is not a page reload, so tasksRefresh does not reset ${quest}`,
	"load-not-entered": ({ quest }) => `effects of ${quest} do not fire again when the page loads`,
	"random-shared": () => "the choice of useRandom is the same for all players",
	"load-entered": () => "quests in Not Active enter that state when the page loads. Another reading is that only a change of state counts",
	"login-fires": () => "OnPlayerLoggedIn triggers run when the page loads. Only their name says so",
	"stays-completed": ({ quest }) => `no code moves ${quest} out of Completed, not even a reset. They say that it "stays completed for everyone"`,
	"expression-runs": () => "an expression runs when its effect fires. It may also run at other times: by public material at the start unless S is false, and again on changes if R is true",
	"expression-syntax": () => "the expression cannot be read, so it does nothing",
	"expression-condition": ({ part }) => `whether ${part} holds is not known, so neither value is used`,
	"expression-argument": ({ part }) => `the value of ${part} is not known, so the call does nothing`,
	"expression-function": ({ part }) => `${part}() is not played: it changes nothing, and its value is not known`,
	"expression-state": ({ quoted }) => `${quoted} is not a state, so the call does nothing`,
	"expression-quest": ({ quoted }) => `${quoted} is the name of no quest, or of several, so nothing is read or set`,
	"requirement-unknown": ({ quest }) => `${quest} requires a quest that the snapshot does not have`
};
const PLAYED_READING = /* @__PURE__ */ new Set([
	"load-entered",
	"login-fires",
	"stays-completed",
	"tie"
]);
function otherReadings({ reactions, events, quests, chains }) {
	const open = [];
	if (reactions.some(({ state, chain }) => state === 0 && chain !== void 0)) open.push("load-entered");
	if (events.some(runsAtLogin)) open.push("login-fires");
	if (quests.some(isSharedOnce)) open.push("stays-completed");
	if (chains.length > 0) open.push("tie");
	let readings = [PLAYED_READING];
	for (const decision of open) readings = readings.flatMap((reading) => [reading, new Set([...reading].filter((each) => each !== decision))]);
	return readings.slice(1);
}
// src/model/snapshot/labels.ts
function itemLabel(item, logic) {
	const prefabName = textField(item, "prefabName");
	const title = eachName(item, logic, () => false);
	const shown = prefabName === void 0 ? void 0 : withoutSecrets(prefabName);
	if (title === void 0) return shown === void 0 ? {} : { prefabName: shown };
	return shown === void 0 ? { title } : {
		prefabName: shown,
		title
	};
}
function itemNames(item, logic) {
	const names = /* @__PURE__ */ new Set();
	eachName(item, logic, (name) => {
		names.add(name);
		return true;
	});
	return [...names];
}
function eachName(item, logic, goOn) {
	const record = isObject(item) ? item : NOTHING$2;
	const [inLogic, inExtraData] = [logicOf(logic), logicOf(member(record, "extraData"))];
	let last;
	const stopsAt = (name) => {
		if (name === void 0 || name.trim() === "") return false;
		last = withoutSecrets(name);
		return !goOn(last);
	};
	for (const field of ["title", "text"]) if (stopsAt(textField(record, field)) || stopsAt(textField(inLogic, field)) || stopsAt(textField(inExtraData, field))) return last;
	if (stopsAt(textField(record, "hoverTitle"))) return last;
	const contentString = textField(record, "contentString");
	if (contentString !== void 0) stopsAt(fileName(withoutSecrets(contentString)));
	return last;
}
function labelText({ prefabName = "", title }) {
	return [quoteValue(prefabName).slice(1, -1), title === void 0 ? "" : quoteValue(title)].filter((part) => part !== "").join(" ");
}
function itemText(item) {
	return `item ${keyWithLabel(item)}`;
}
function keyWithLabel(item) {
	const label = labelText(item);
	return label === "" ? keyText(item.key) : `${keyText(item.key)} (${label})`;
}
function keyText(key) {
	return /^[\w$./ >:-]{1,60}$/.test(key) ? key : quoteValue(key);
}
var ItemLabels = class {
	items;
	logic;
	known = /* @__PURE__ */ new Map();
	#byLabel;
	#byOtherName;
	constructor(items, logic) {
		this.items = items;
		this.logic = logic;
	}
	of(key) {
		return getOrInsert(this.known, key, () => itemLabel(member(this.items, key), member(this.logic, key)));
	}
	keysOf(name) {
		return this.byLabel.get(name) ?? this.byOtherName.get(name) ?? [];
	}
	names() {
		return [...this.byLabel.keys(), ...this.byOtherName.keys()];
	}
	get byLabel() {
		this.#byLabel ??= this.indexed((item, logic) => {
			const label = itemLabel(item, logic);
			return [...label.title === void 0 ? [] : [label.title], labelText(label)];
		});
		return this.#byLabel;
	}
	get byOtherName() {
		this.#byOtherName ??= this.indexed((item, logic) => itemNames(item, logic).slice(1));
		return this.#byOtherName;
	}
	indexed(namesOf) {
		const index = /* @__PURE__ */ new Map();
		for (const key of keysOf(this.items)) for (const name of namesOf(member(this.items, key), member(this.logic, key))) if (name !== "") addTo(index, name, key);
		return index;
	}
	text(key) {
		return itemText({
			key,
			...this.of(key)
		});
	}
	keyWithLabel(key) {
		return keyWithLabel({
			key,
			...this.of(key)
		});
	}
};
const MAY_BE_NAMED = /"(?:title|text)"/;
const NOTHING$2 = {};
function logicOf(logic) {
	if (isObject(logic)) return logic;
	if (typeof logic !== "string" || !MAY_BE_NAMED.test(logic)) return NOTHING$2;
	const value = tryParseJson(logic);
	return isObject(value) ? value : NOTHING$2;
}
function fileName(contentString) {
	const url = /^([a-z][a-z0-9+.-]+):(\/\/[^/?#]*)?/i.exec(contentString);
	if (url !== null && url[2] === void 0) return void 0;
	if (url === null && /[\s<]/.test(contentString) && !/\.\w+$/.test(contentString)) return contentString;
	const path = contentString.slice(url?.[0].length ?? 0).replace(/[?#].*$/s, "");
	return lastPart(decodedURI(lastPart(path)));
}
function lastPart(path) {
	return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
// src/model/flow/obstacles.ts
const NONE$3 = /* @__PURE__ */ new Map();
var Obstacles = class {
	reachability;
	trails = /* @__PURE__ */ new Map();
	constructor(reachability) {
		this.reachability = reachability;
	}
	why(quest, state) {
		const { steps, obstacle, round } = this.follow({
			quest,
			state
		}, NONE$3);
		const path = steps.map(({ fact }) => fact);
		return obstacle === void 0 ? {
			kind: "circle",
			path,
			circle: path.slice(round)
		} : {
			...obstacle,
			path
		};
	}
	whyDead(transition) {
		const { reachability } = this;
		const { quest: index, code } = transition;
		const quest = reachability.model.quests[index];
		if (quest === void 0) return void 0;
		if (!quest.enabled) return { kind: "disabled" };
		const source = sourceOf(transition);
		if (source !== void 0 && !reachability.isPossible(source.quest, source.state)) return {
			kind: "source",
			fact: source
		};
		if (code.from !== "any" && !reachability.isPossible(index, code.from)) return {
			kind: "guard",
			fact: {
				quest: index,
				state: code.from
			}
		};
		if (code.to !== 1) return void 0;
		const requirement = quest.requirements.find((each) => !reachability.isMet(each));
		return requirement && {
			kind: "requirement",
			requirement
		};
	}
	obstacleOf({ quest, state }) {
		const { reachability } = this;
		const { quests, transitionsOf } = reachability.model;
		if (quests[quest]?.enabled !== true) return { kind: "disabled" };
		let obstacle;
		for (const transition of transitionsOf.get(quest) ?? []) {
			if (transition.code.to !== state) continue;
			const reason = this.whyDead(transition);
			if (reason === void 0 || reason.kind === "disabled") continue;
			if (reason.kind !== "requirement") {
				obstacle ??= {
					kind: "fact",
					fact: reason.fact
				};
				continue;
			}
			const { requirement } = reason;
			const required = requirement.quest;
			if (required !== void 0 && !reachability.isPossible(required, 2)) return {
				kind: "fact",
				fact: {
					quest: required,
					state: 2
				},
				requirement
			};
			return {
				kind: "requirement",
				requirement,
				most: required === void 0 ? 0 : reachability.completions(required)
			};
		}
		return obstacle ?? { kind: "nothing-leads-there" };
	}
	trail(fact) {
		const { steps, obstacle, round = steps.length, known } = this.follow(fact, this.trails);
		const circle = steps.slice(round);
		let trail = known ?? {
			end: obstacle === void 0 ? this.representative(circle) : steps.at(-1)?.fact ?? fact,
			obstacle: obstacle?.kind ?? "circle",
			circle: circle.map((step) => step.fact),
			passesRequirement: circle.some(({ waits }) => waits)
		};
		for (const step of steps.toReversed()) {
			if (step.waits && !trail.passesRequirement) trail = {
				...trail,
				passesRequirement: true
			};
			this.trails.set(factIndex(step.fact.quest, step.fact.state), trail);
		}
		return trail;
	}
	follow(fact, trails) {
		const steps = [];
		const at = /* @__PURE__ */ new Map();
		for (let next = fact;;) {
			const index = factIndex(next.quest, next.state);
			const [known, round] = [trails.get(index), at.get(index)];
			if (known !== void 0 || round !== void 0) return {
				steps,
				known,
				round
			};
			const obstacle = this.obstacleOf(next);
			at.set(index, steps.length);
			steps.push({
				fact: next,
				waits: "requirement" in obstacle
			});
			if (obstacle.kind !== "fact") return {
				steps,
				obstacle
			};
			next = obstacle.fact;
		}
	}
	representative(steps) {
		const circle = steps.map(({ fact }) => fact);
		const never = circle.filter(({ quest }) => !this.leavesNotActive(quest));
		const [first, ...others] = never.length > 0 ? never : circle;
		let least = first;
		for (const fact of others) if (fact.quest < least.quest) least = fact;
		return least;
	}
	leavesNotActive(quest) {
		return this.reachability.isPossible(quest, 1) || this.reachability.isPossible(quest, 2);
	}
};
// src/model/flow/timeline.ts
function stepFor({ item, type }) {
	return {
		kind: "trigger",
		item,
		type
	};
}
// src/model/flow/long-play.ts
const MAX_TRIES = 2e4;
const MAX_WAITS = 12;
const CHANCES = 3;
const MAX_VALUES = 40;
const RELOAD = { kind: "reload" };
const NEWS = [
	"progress",
	"any",
	"value"
];
var LongPlay = class {
	now;
	model;
	steps = [];
	entered = /* @__PURE__ */ new Map();
	known = /* @__PURE__ */ new Set();
	completions = /* @__PURE__ */ new Map();
	values = /* @__PURE__ */ new Set();
	counted;
	events;
	tries = 0;
	constructor(now, model) {
		this.now = now;
		this.model = model;
		this.counted = countedUpTo(model);
		for (const { source, linkedTasks } of model.chains.filter(isChance)) if (source !== void 0) this.counted[source.quest] = Math.max(this.counted[source.quest] ?? 0, CHANCES * linkedTasks);
		this.events = model.events.filter(({ works }) => works);
		this.note(now);
		while (this.tries < MAX_TRIES && this.goOn());
	}
	until(quest, state) {
		const end = this.entered.get(factIndex(quest, state));
		return end === void 0 ? void 0 : this.steps.slice(0, end);
	}
	goOn() {
		let hasMoved = false;
		for (const event of this.events) if (this.isPromising(event) && this.take(stepFor(event))) hasMoved = true;
		while (this.take(void 0)) hasMoved = true;
		if (hasMoved) return true;
		const steps = [
			void 0,
			...this.events.map(stepFor),
			RELOAD
		];
		return NEWS.some((news) => steps.some((step) => this.take(step, news)));
	}
	isPromising({ tasks }) {
		return tasks.some((task) => {
			if (task.kind === "transition") return this.isOpen(task);
			return task.chain?.links.some((link) => this.isOpen(link)) === true;
		});
	}
	isOpen({ quest: index, code: { from, to } }) {
		const { now, model } = this;
		const state = now.state(index);
		if (to === state || from !== "any" && from !== state || !this.isNew(index, to)) return false;
		const { requirements = [] } = model.quests[index] ?? {};
		return to !== 1 || requirements.every(({ quest = -1, amount }) => now.completions(quest) >= amount);
	}
	isNew(quest, state) {
		return !this.known.has(factIndex(quest, state));
	}
	take(first, news = "progress") {
		this.tries++;
		const next = this.now.fork({});
		const taken = [];
		for (let step = first; taken.length <= MAX_WAITS; step = void 0) {
			const { nextDue, time } = next;
			if (step === void 0 && nextDue === void 0) return false;
			const each = step ?? {
				kind: "wait",
				seconds: (nextDue ?? time) - time
			};
			if (next.play(each) !== void 0 || next.stopped) return false;
			taken.push(each);
			if (!next.timeline.some((entry) => this.isNews(entry, news))) continue;
			const moves = new Set(next.timeline.flatMap((entry) => entry.kind === "changed" ? [entry.quest] : []));
			for (const one of taken) this.steps.push({
				step: one,
				moves
			});
			this.note(next);
			this.now = next;
			return true;
		}
		return false;
	}
	isNews(entry, news) {
		if (entry.kind === "variable") return news === "value" && this.values.size < MAX_VALUES && !this.values.has(valueIn(entry));
		if (entry.kind !== "changed" || !this.isNew(entry.quest, entry.state)) return false;
		return entry.state !== 0 || news === "any";
	}
	note({ timeline }) {
		for (const entry of timeline) {
			if (entry.kind === "variable") this.values.add(valueIn(entry));
			if (entry.kind !== "changed") continue;
			const { quest, state } = entry;
			const fact = factIndex(quest, state);
			if (!this.entered.has(fact)) this.entered.set(fact, this.steps.length);
			this.known.add(fact);
			if (state !== 2) continue;
			const completions = (this.completions.get(quest) ?? 0) + 1;
			this.completions.set(quest, completions);
			if (completions < (this.counted[quest] ?? 0)) for (const each of [
				0,
				1,
				2
			]) this.known.delete(factIndex(quest, each));
		}
	}
};
function valueIn({ name, value }) {
	return JSON.stringify([name, value]);
}
// src/model/flow/expression-moves.ts
const MAX_SETS = 1e5;
const STATES$1 = [
	0,
	1,
	2
];
const ANDS$1 = /* @__PURE__ */ new Set(["&&", "and"]);
const EQUALS = /* @__PURE__ */ new Set(["==", "="]);
const NOTHING$1 = [];
function expressionMoves(root, names) {
	const sets = [];
	let anyQuest = false;
	const open = [{
		node: root,
		needs: NOTHING$1
	}];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		const { node, needs } = next;
		const branches = branchesOf(node, names);
		if (branches !== void 0) {
			for (const [part, more] of branches) open.push({
				node: part,
				needs: both(needs, more)
			});
			continue;
		}
		if (node.kind === "call") anyQuest = !addSets(node, needs, names, sets) || anyQuest;
		for (const part of partsOf(node)) open.push({
			node: part,
			needs
		});
	}
	return {
		sets,
		anyQuest
	};
}
function both(some, others) {
	return others.length === 0 ? some : [...some, ...others];
}
function branchesOf(node, names) {
	if (node.kind === "choice") return [...node.branches.flatMap(({ condition, value }) => [[condition, NOTHING$1], [value, needsOf(condition, names)]]), [node.otherwise, NOTHING$1]];
	const name = node.kind === "call" ? node.name.toLowerCase() : "";
	if (node.kind !== "call" || name !== "if" && name !== "ifs") return void 0;
	return node.arguments.map((part, index) => {
		const condition = index % 2 === 1 ? node.arguments[index - 1] : void 0;
		return [part, condition === void 0 ? NOTHING$1 : needsOf(condition, names)];
	});
}
function needsOf(condition, names) {
	const node = withoutBrackets(condition);
	if (node.kind === "on-change") {
		const [quest, state, third] = node.arguments;
		return third !== void 0 ? NOTHING$1 : factOf(quest?.string?.value, stateOf(state?.string), names);
	}
	if (node.kind !== "operation") return NOTHING$1;
	const [operator] = node.operators;
	if (operator === void 0) return NOTHING$1;
	if (ANDS$1.has(operator.text)) return node.operands.flatMap((operand) => needsOf(operand, names));
	if (!EQUALS.has(operator.text) || node.operands.length !== 2) return NOTHING$1;
	const [left, right] = node.operands.map(withoutBrackets);
	const [read, other] = left?.kind === "read" ? [left, right] : [right, left];
	if (read?.kind !== "read") return NOTHING$1;
	return (read.letters === "TN" ? other?.kind === "number" : other?.kind === "string") && read.letters.startsWith("T") ? factOf(read.name, stateOf(other), names) : NOTHING$1;
}
function factOf(name, state, names) {
	if (name === void 0 || state === void 0 || isComputedText(name)) return NOTHING$1;
	const [quest, other] = names.withBareName(name);
	return quest === void 0 || other !== void 0 ? NOTHING$1 : [{
		quest,
		state
	}];
}
function stateOf(node) {
	if (node?.kind === "number") return STATES$1.find((state) => state === node.value);
	return node?.kind === "string" ? STATES$1.find((state) => STATE_TEXTS[state] === node.value) : void 0;
}
function addSets(call, needs, names, sets) {
	const { quest: questAt, state: stateAt } = expressionFunction(call.name) ?? expressionFunction(meantFunction(call.name) ?? "") ?? {};
	if (questAt === void 0 || stateAt === void 0) return true;
	const [quest, state] = [call.arguments[questAt], call.arguments[stateAt]].map((argument) => argument && withoutBrackets(argument));
	if (quest === void 0) return true;
	const states = statesOf(state);
	const quests = questsOf(quest, names);
	if (quests === void 0) return false;
	if (sets.length + quests.length * states.length > MAX_SETS) return false;
	for (const each of quests) for (const to of states) sets.push({
		quest: each,
		state: to,
		needs
	});
	return true;
}
function statesOf(node) {
	const state = node?.kind === "string" && isComputedText(node.value) ? void 0 : stateOf(node);
	return state === void 0 ? STATES$1 : [state];
}
function questsOf(node, names) {
	return node.kind === "string" && !isComputedText(node.value) ? names.meantBy(node.value) : void 0;
}
function variablesOf(root) {
	return nodesOf(root).flatMap((node) => {
		if (node.kind === "read") return (node.letters === "N" || node.letters === "S") && node.name !== void 0 ? [node.name] : [];
		if (node.kind !== "call" || expressionFunction(node.name)?.name !== "SetVariable") return [];
		const [name] = node.arguments;
		return name?.kind === "string" && !isComputedText(name.value) ? [name.value] : [];
	});
}
// src/model/flow/expression-value.ts
function applyOperator(operator, left, right) {
	if (left === void 0 || right === void 0 || typeof left !== typeof right) return void 0;
	if (operator === "==" || operator === "=") return left === right;
	if (operator === "!=" || operator === "<>") return left !== right;
	if (typeof left === "string" && typeof right === "string") return operator === "+" ? left + right : void 0;
	return typeof left === "number" && typeof right === "number" ? finite(OF_NUMBERS.get(operator)?.(left, right)) : void 0;
}
const OF_NUMBERS = /* @__PURE__ */ new Map([
	["<", (left, right) => left < right],
	["<=", (left, right) => left <= right],
	[">", (left, right) => left > right],
	[">=", (left, right) => left >= right],
	["+", (left, right) => left + right],
	["-", (left, right) => left - right],
	["*", (left, right) => left * right],
	["/", (left, right) => left / right],
	["%", (left, right) => left % right],
	["**", (left, right) => left ** right]
]);
function applyPrefix(operator, value) {
	if (operator === "!" || operator === "not") return typeof value === "boolean" ? !value : void 0;
	if (typeof value !== "number") return void 0;
	if (operator === "-") return -value;
	return operator === "+" ? value : void 0;
}
const MATH = /* @__PURE__ */ new Map([
	["Abs", Math.abs],
	["Floor", Math.floor],
	["Ceiling", Math.ceil],
	["Min", Math.min],
	["Max", Math.max]
]);
function finite(value) {
	return typeof value === "number" && !Number.isFinite(value) ? void 0 : value;
}
// src/model/flow/evaluate-expression.ts
function evaluateExpression(text, root, reads) {
	const evaluator = new Evaluator(text, reads);
	evaluator.value(root);
	return evaluator;
}
const DONE = true;
const MAX_ABOUT = 60;
const NODES_A_STEP = 10;
var Evaluator = class {
	text;
	reads;
	actions = [];
	doubts = [];
	looked = 0;
	constructor(text, reads) {
		this.text = text;
		this.reads = reads;
	}
	get steps() {
		return Math.ceil(this.looked / NODES_A_STEP);
	}
	value(node) {
		this.looked++;
		switch (node.kind) {
			case "number": return node.value;
			case "string": return isComputedText(node.value) ? void 0 : node.value;
			case "name": return WORDS.get(node.name.toLowerCase());
			case "read": return node.name === void 0 ? void 0 : this.read(node.letters, node.name);
			case "group": return node.parts.length === 1 ? this.value(node.parts[0]) : void 0;
			case "prefix": return node.operators.reduceRight((value, { text }) => applyPrefix(text, value), this.value(node.operand));
			case "operation": return this.operation(node);
			case "choice": return this.choice(node.branches.flatMap(({ condition, value }) => [condition, value]), node.otherwise);
			case "on-change": return this.onChange(node);
			case "call": return this.call(node);
			case "parameter": return;
		}
	}
	questNamed(name) {
		const [quest, other] = this.reads.model.withBareName.get(name) ?? [];
		return other === void 0 ? quest : void 0;
	}
	read(letters, name) {
		if (letters === "N" || letters === "S") return this.reads.variable(name, letters === "N");
		const quest = this.questNamed(name);
		if (quest === void 0) {
			this.doubt("expression-quest", name);
			return;
		}
		const state = this.reads.stateOf(quest);
		return letters === "TN" ? state : STATE_TEXTS[state];
	}
	operation({ operators, operands }) {
		let value = this.value(operands[0]);
		for (const [index, { text }] of operators.entries()) {
			const operand = operands[index + 1];
			if (ANDS.has(text) || ORS.has(text)) {
				if (value === void 0) {
					this.doubt("expression-condition", operands[index]);
					return;
				}
				if (value === !ANDS.has(text)) continue;
				value = this.value(operand);
			} else if (MEMBERSHIPS.has(text)) value = this.isIn(value, operand, text !== "in");
			else value = applyOperator(text, value, this.value(operand));
		}
		return value;
	}
	isIn(value, list, negated) {
		const parts = list.kind === "group" ? list.parts.map((part) => this.value(part)) : [void 0];
		if (value === void 0 || parts.includes(void 0)) return void 0;
		return parts.includes(value) !== negated;
	}
	choice(pairs, otherwise) {
		for (let index = 0; index + 1 < pairs.length; index += 2) {
			const condition = pairs[index];
			const holds = this.value(condition);
			if (typeof holds !== "boolean") {
				this.doubt("expression-condition", condition);
				return;
			}
			if (holds) return this.value(pairs[index + 1]);
		}
		return this.value(otherwise);
	}
	onChange({ arguments: [name, state, ...more] }) {
		const { changed } = this.reads;
		const quest = name?.string && this.questNamed(name.string.value);
		if (changed === void 0 || quest !== changed.quest || more.length > 0) return void 0;
		if (state === void 0) return true;
		const wanted = stateOf(state.string);
		return wanted === void 0 ? void 0 : wanted === changed.state;
	}
	call(node) {
		const args = node.arguments;
		const known = expressionFunction(node.name);
		const name = known?.name;
		if (known !== void 0 && args.length >= known.least && args.length <= known.most) {
			if (name === "if" || name === "ifs" && args.length % 2 === 1) return this.choice(args.slice(0, -1), args.at(-1));
			if (name === "SetTask" || name === "SetTaskState") return this.setTask(node);
			if (name === "SetVariable") return this.setVariable(node);
			if (name === "in") return this.isIn(this.value(args[0]), {
				...node,
				kind: "group",
				parts: args.slice(1)
			}, false);
			if (name === "PrintString") return void 0;
			const math = MATH.get(known.name);
			if (math !== void 0) {
				const values = args.map((each) => this.value(each)).filter((each) => typeof each === "number");
				const [first = 0, second = 0] = values;
				return values.length === args.length ? math(first, second) : void 0;
			}
		}
		this.doubt("expression-function", node.name);
	}
	setTask(node) {
		const [name, state, delay] = node.arguments;
		const named = this.argument(name);
		const set = this.argument(state);
		const seconds = delay === void 0 ? 0 : this.argument(delay);
		if (named === void 0 || set === void 0 || seconds === void 0) return DONE;
		const quest = typeof named === "string" ? this.questNamed(named) : void 0;
		const to = typeof set === "string" ? stateOf({
			kind: "string",
			value: set,
			start: 0,
			end: 0
		}) : void 0;
		if (quest === void 0) this.doubt("expression-quest", String(named));
		else if (to === void 0) this.doubt("expression-state", String(set));
		else if (typeof seconds !== "number") this.doubt("expression-argument", delay ?? node);
		else this.actions.push({
			kind: "task",
			quest,
			state: to,
			delay: Math.max(0, seconds)
		});
		return DONE;
	}
	setVariable(node) {
		const [name, given, delay] = node.arguments;
		const named = this.argument(name);
		const value = this.value(given);
		const seconds = delay === void 0 ? 0 : this.argument(delay);
		if (typeof named !== "string") return DONE;
		if (typeof seconds !== "number") this.actions.push({
			kind: "variable",
			name: named,
			value: void 0,
			delay: 0
		});
		else this.actions.push({
			kind: "variable",
			name: named,
			value,
			delay: Math.max(0, seconds)
		});
		return DONE;
	}
	argument(node) {
		const value = this.value(node);
		if (value === void 0) this.doubt("expression-argument", node);
		return value;
	}
	doubt(doubt, about) {
		const text = typeof about === "string" ? about : this.written(withoutBrackets(about));
		this.doubts.push({
			doubt,
			about: text
		});
	}
	written({ start, end }) {
		return this.text.slice(start, Math.min(end, start + MAX_ABOUT));
	}
};
const WORDS = /* @__PURE__ */ new Map([["true", true], ["false", false]]);
const ANDS = /* @__PURE__ */ new Set(["&&", "and"]);
const ORS = /* @__PURE__ */ new Set(["||", "or"]);
const MEMBERSHIPS = /* @__PURE__ */ new Set(["in", "not in"]);
// src/model/flow/machine.ts
var Machine = class {
	model;
	reading;
	player = 0;
	players = [];
	shared;
	queue = [];
	taken = 0;
	most = 0;
	constructor(model, reading = PLAYED_READING) {
		this.model = model;
		this.reading = reading;
		this.shared = noProgress(model.quests.length);
	}
	progress(quest, player) {
		return (quest !== void 0 && isOwn(quest) ? this.players[player]?.own : void 0) ?? this.shared;
	}
	state(quest, player = this.player) {
		return this.progress(this.model.quests[quest], player).states[quest] ?? 0;
	}
	completions(quest, player = this.player) {
		return this.progress(this.model.quests[quest], player).completions[quest] ?? 0;
	}
	isPresent(player = this.player) {
		return this.players[player]?.present === true;
	}
	restore({ players, shared }) {
		for (const { own, present } of players) this.players.push({
			own: copyOf(own),
			present
		});
		this.shared.states.set(shared.states);
		this.shared.completions.set(shared.completions);
	}
	arriveNew() {
		this.players.push({
			own: noProgress(this.model.quests.length),
			present: true
		});
		this.arrive(this.players.length - 1);
	}
	join(player) {
		const here = this.players[player];
		if (here !== void 0) here.present = true;
		this.arrive(player);
	}
	arrive(player, justReset) {
		const { quests, reactionsTo, login } = this.model;
		let isAssumed = false;
		for (const quest of quests) {
			if (!reactionsTo.has(factIndex(quest.index, 0)) || this.state(quest.index, player) !== 0) continue;
			const wasReset = justReset?.has(quest.index) === true;
			if (!wasReset && !this.reading.has("load-entered")) continue;
			isAssumed ||= !wasReset;
			this.react(quest, 0, [player], player);
		}
		if (isAssumed) this.note({
			kind: "decided",
			decision: "load-entered"
		}, player);
		this.drain();
		if (login === void 0 || !this.reading.has("login-fires") || this.isOver()) return;
		this.note({
			kind: "decided",
			decision: "login-fires"
		}, player);
		this.event(login, player);
	}
	leave(player) {
		const gone = this.players[player];
		if (gone !== void 0) gone.present = false;
		this.reset(player, "leave");
	}
	reload(player) {
		this.arrive(player, this.reset(player, "reload"));
	}
	reset(player, kind) {
		const changed = /* @__PURE__ */ new Set();
		for (const quest of this.model.quests) {
			if (!isResetOn(kind, this.model, quest) || !quest.enabled || this.state(quest.index, player) === 0) continue;
			const others = !isOwn(quest) && this.model.reactionsTo.has(factIndex(quest.index, 0)) ? this.present().filter((each) => each !== player) : [];
			this.enter(quest, 0, player, { kind }, others);
			changed.add(quest.index);
		}
		return changed;
	}
	event(event, player) {
		for (const task of event.tasks) {
			if (task.kind === "direct") {
				if (event.works) this.queue.push({
					direct: task,
					player
				});
				continue;
			}
			const cause = {
				kind: "event",
				transition: task
			};
			const quest = this.model.quests[task.quest];
			if (quest === void 0) continue;
			const state = this.state(task.quest, player);
			const { code } = task;
			if (!event.works) this.idle(task.quest, player, cause, { kind: "prefab" });
			else if (quest.enabled && code.from !== "any" && code.from !== state) this.idle(task.quest, player, cause, {
				kind: "guard",
				state
			});
			else this.queue.push({
				quest: task.quest,
				code,
				player,
				cause,
				guarded: true
			});
		}
		this.drain();
	}
	set(quest, state, player, source) {
		const cause = source === void 0 ? { kind: "set" } : {
			kind: "expression",
			source
		};
		const code = UNGUARDED_CODES[state];
		if (code !== void 0) this.queue.push({
			quest,
			code,
			player,
			cause,
			guarded: true
		});
	}
	link(link, player) {
		const cause = {
			kind: "link",
			transition: link
		};
		this.queue.push({
			quest: link.quest,
			code: link.code,
			player,
			cause,
			guarded: false
		});
	}
	expire(quest, player) {
		if (this.state(quest.index, player) !== 1) return;
		this.enter(quest, 0, player, { kind: "expiry" }, this.audience(quest, player));
		this.drain();
	}
	drain() {
		if (this.reading.has("tie")) for (let next = 0; next < this.queue.length && !this.isOver(); next++) this.carryOut(this.queue[next]);
		else {
			const waiting = this.queue.splice(0).reverse();
			for (let task = waiting.pop(); task !== void 0 && !this.isOver(); task = waiting.pop()) {
				this.carryOut(task);
				for (const each of this.queue.splice(0).reverse()) waiting.push(each);
			}
		}
		this.queue = [];
	}
	carryOut(task) {
		if (task === void 0) return;
		if ("direct" in task) this.fireDirect(task.direct, task.player);
		else this.apply(task);
	}
	isOver() {
		if (this.taken < this.most) return false;
		if (this.taken !== Number.POSITIVE_INFINITY) this.stopMoment();
		this.taken = Number.POSITIVE_INFINITY;
		return true;
	}
	apply({ quest: index, code, player, cause, guarded }) {
		this.taken++;
		const quest = this.model.quests[index];
		if (quest === void 0) return;
		const reason = this.obstacle(quest, code, player, guarded);
		if (reason !== void 0) {
			this.idle(index, player, cause, reason);
			if (reason.kind === "stays-completed") this.note({
				kind: "decided",
				decision: "stays-completed",
				quest: index
			}, player);
			if (reason.kind === "requirement" && reason.requirement.quest === void 0) this.note({
				kind: "decided",
				decision: "requirement-unknown",
				quest: index
			}, player);
		} else this.enter(quest, code.to, player, cause, this.audience(quest, player));
	}
	idle(quest, player, cause, reason) {
		this.note({
			kind: "idle",
			quest,
			cause,
			reason
		}, player);
	}
	obstacle(quest, code, player, guarded) {
		if (!quest.enabled) return { kind: "disabled" };
		const state = this.state(quest.index, player);
		if (!guarded && code.from !== "any" && code.from !== state) return {
			kind: "guard",
			state
		};
		if (code.to === state) return {
			kind: "unchanged",
			state
		};
		if (state === 2 && isSharedOnce(quest) && this.reading.has("stays-completed")) return { kind: "stays-completed" };
		if (code.to === 1) return this.unmet(quest, player);
		const done = this.completions(quest.index, player);
		return code.to === 2 && done >= quest.limit ? {
			kind: "limit",
			done
		} : void 0;
	}
	unmet(quest, player) {
		for (const requirement of quest.requirements) {
			const { quest: required, amount } = requirement;
			const done = required === void 0 ? 0 : this.completions(required, player);
			if (amount > 0 && !(done >= amount)) return {
				kind: "requirement",
				requirement,
				done
			};
		}
	}
	enter(quest, state, player, cause, audience) {
		const progress = this.progress(quest, player);
		const from = progress.states[quest.index];
		progress.states[quest.index] = state;
		if (state === 2) progress.completions[quest.index] = (progress.completions[quest.index] ?? 0) + 1;
		this.note({
			kind: "changed",
			quest: quest.index,
			state,
			from,
			cause
		}, player);
		this.react(quest, state, audience, player);
	}
	audience(quest, player) {
		if (!isOwn(quest)) return this.present();
		return this.isPresent(player) ? [player] : [];
	}
	present() {
		return this.players.flatMap(({ present }, player) => present ? [player] : []);
	}
	react(quest, state, audience, by) {
		const reactions = this.model.reactionsTo.get(factIndex(quest.index, state));
		if (reactions === void 0 || audience.length === 0) return;
		for (const reaction of reactions) for (const player of audience) this.fire(reaction, player);
		const actor = audience.includes(by) ? by : audience[0];
		for (const { chain } of reactions) if (chain !== void 0) this.runChain(chain, audience, actor);
	}
	fireDirect(direct, player) {
		this.fire(direct, player);
		if (direct.chain !== void 0) this.runChain(direct.chain, [player], player);
	}
	fire(source, player) {
		this.taken++;
		if (this.isOver()) return;
		this.note({
			kind: "fired",
			source
		}, player);
		if (source.expression !== void 0) this.taken += this.evaluate(source, player);
	}
	runChain(chain, audience, actor) {
		if (this.isOver()) return;
		const { links, linkedTasks } = chain;
		const chosen = isChance(chain) ? [links[this.choose(linkedTasks, chain)]] : links;
		for (const link of chosen) {
			const target = link && this.model.quests[link.quest];
			if (link === void 0 || target === void 0) continue;
			for (const player of isOwn(target) ? audience : [actor]) this.follow(link, player, actor);
		}
	}
	follow(link, player, actor) {
		this.taken++;
		if (this.isOver()) return;
		if (link.cause.kind === "link" && link.cause.delay > 0) this.delay(link, link.cause.delay, player, actor);
		else this.link(link, player);
	}
};
function noProgress(quests) {
	return {
		states: new Uint8Array(quests),
		completions: new Float64Array(quests)
	};
}
function copyOf({ states, completions }) {
	return {
		states: states.slice(),
		completions: completions.slice()
	};
}
// src/model/flow/time-and-chance.ts
const MAX_STEPS$1 = 25e4;
const QUESTS_A_STEP = 16;
var PlayBudget = class {
	steps;
	spent = 0;
	constructor(steps = MAX_STEPS$1) {
		this.steps = steps;
	}
	get left() {
		return Math.max(0, this.steps - this.spent);
	}
	spend(steps = 1) {
		this.spent += steps;
	}
	spendPage(quests) {
		this.spend(1 + Math.ceil(quests / QUESTS_A_STEP));
	}
};
var SeededRandom = class {
	state;
	constructor(seed) {
		this.state = seed >>> 0;
	}
	below(count) {
		this.state = this.state + 1831565813 >>> 0;
		let mixed = this.state;
		mixed = Math.imul(mixed ^ mixed >>> 15, mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return Math.floor(((mixed ^ mixed >>> 14) >>> 0) / 4294967296 * count);
	}
};
const GREATEST_SEED = 2 ** 32 - 1;
function requireSeed(seed) {
	requireWhole("seed", seed, 0, GREATEST_SEED);
}
function questOf(waiting) {
	if (waiting.kind === "expiry") return waiting.quest.index;
	if (waiting.kind === "link") return waiting.link.quest;
	return waiting.action.kind === "task" ? waiting.action.quest : void 0;
}
const CHANGES_VARIABLES = /^UpdateScoreEvent/;
var Variables = class Variables {
	values;
	forgotten;
	isUnsetZero = false;
	constructor(values = /* @__PURE__ */ new Map(), forgotten = /* @__PURE__ */ new Set()) {
		this.values = values;
		this.forgotten = forgotten;
	}
	copy() {
		const values = new Map([...this.values].map(([player, own]) => [player, new Map(own)]));
		const copied = new Variables(values, new Set(this.forgotten));
		copied.isUnsetZero = this.isUnsetZero;
		return copied;
	}
	of(player, name, isNumber) {
		const own = this.values.get(player);
		if (own?.has(name) === true || this.forgotten.has(player)) return own?.get(name);
		return this.isUnsetZero && isNumber ? 0 : void 0;
	}
	set(player, name, value) {
		getOrInsert(this.values, player, () => /* @__PURE__ */ new Map()).set(name, value);
	}
	forgetAfter({ effect }, player) {
		if (effect === void 0 || !CHANGES_VARIABLES.test(effect)) return;
		this.values.delete(player);
		this.forgotten.add(player);
	}
};
const DIGITS$1 = 15;
function later(time, seconds) {
	return Math.min(Number((time + seconds).toPrecision(DIGITS$1)), Number.MAX_VALUE);
}
// src/model/flow/simulator.ts
const MAX_STEPS = 1e5;
const MAX_AT_ONCE$1 = 1e4;
const MAX_AT_ONCE_EACH = 10;
function playerName(player) {
	return `player ${player + 1}`;
}
var Simulation = class Simulation extends Machine {
	options;
	timeline = [];
	playerNames = [];
	playersByName = /* @__PURE__ */ new Map();
	time = 0;
	step = -1;
	stoppedBy;
	waiting;
	variables;
	random;
	hasChosen = false;
	maxSteps;
	maxAtOnce;
	budget;
	constructor(model, options = {}, from) {
		super(model, options.reading);
		this.options = options;
		const { seed = 1, maxSteps = MAX_STEPS, budget } = options;
		this.random = new SeededRandom(seed);
		this.maxSteps = maxSteps;
		this.maxAtOnce = Math.min(maxSteps, Math.max(MAX_AT_ONCE$1, MAX_AT_ONCE_EACH * model.quests.length));
		this.budget = budget;
		this.waiting = [...from?.waiting ?? []];
		this.variables = from?.variables.copy() ?? new Variables();
		this.beginMoment();
		if (from === void 0) this.addPlayer(playerName(0));
		else this.goOnFrom(from);
	}
	goOnFrom(from) {
		this.budget?.spendPage(this.model.quests.length);
		this.restore(from);
		for (const name of from.playerNames) this.nameNext(name);
		this.time = from.time;
		this.player = from.player;
		this.step = from.step;
	}
	fork(options) {
		const fork = new Simulation(this.model, {
			...this.options,
			...options
		}, this);
		if (options.seed === void 0) fork.random.state = this.random.state;
		return fork;
	}
	get stopped() {
		return this.stoppedBy !== void 0;
	}
	get nextDue() {
		return this.waiting[0]?.due;
	}
	problemWith(step) {
		if (step.kind === "player" || step.kind === "unset is 0" || step.kind === "variable") return void 0;
		if (step.kind === "wait") return Number.isFinite(this.time + step.seconds) && step.seconds >= 0 ? void 0 : "seconds";
		if (step.kind === "join") return this.isPresent() ? "present" : void 0;
		return this.isPresent() ? void 0 : "absent";
	}
	play(step) {
		const problem = this.problemWith(step);
		if (problem !== void 0) return problem;
		this.step++;
		this.beginMoment();
		if (this.most <= 0) {
			this.end("at-once", 0);
			return;
		}
		switch (step.kind) {
			case "trigger": {
				const { item, type } = step;
				const event = this.model.eventsOf.get(item)?.find((each) => each.type === type);
				if (event === void 0) this.note({
					kind: "no-trigger",
					item,
					type
				});
				else this.event(event, this.player);
				break;
			}
			case "set":
				this.set(step.quest, step.state, this.player);
				this.drain();
				break;
			case "variable":
				this.setVariable(step, this.player);
				break;
			case "unset is 0":
				this.variables.isUnsetZero = true;
				break;
			case "wait":
				this.wait(step.seconds);
				break;
			case "player":
				this.player = this.playersByName.get(step.name) ?? -1;
				if (this.player < 0) this.addPlayer(step.name);
				break;
			case "reload":
			case "leave":
				this.budget?.spendPage(this.model.quests.length);
				this.loseDelays(this.player);
				this.noteReset(step.kind);
				this[step.kind](this.player);
				if (step.kind === "reload") this.noteNotEntered();
				break;
			case "join":
				this.budget?.spendPage(this.model.quests.length);
				this.join(this.player);
				this.noteNotEntered();
				for (const { index } of this.model.tasksRefresh ? this.model.quests : []) if (this.state(index) !== 0) this.decide("join-keeps", index, this.player);
		}
	}
	addPlayer(name) {
		this.budget?.spendPage(this.model.quests.length);
		this.player = this.nameNext(name);
		this.arriveNew();
	}
	nameNext(name) {
		const player = this.playerNames.push(name) - 1;
		this.playersByName.set(name, player);
		return player;
	}
	beginMoment() {
		this.taken = 0;
		this.most = this.within(this.maxAtOnce);
	}
	within(limit) {
		return Math.min(limit, this.budget?.left ?? Number.POSITIVE_INFINITY);
	}
	wait(seconds) {
		const end = later(this.time, seconds);
		const most = this.within(this.maxSteps);
		let taken = 0;
		let before;
		for (let [next] = this.waiting; next !== void 0 && next.due <= end; [next] = this.waiting) {
			const { due } = next;
			if (taken >= most) {
				this.end("in-time", most);
				return;
			}
			if (due > this.time) {
				taken += this.taken;
				this.beginMoment();
				before = void 0;
			}
			taken++;
			this.time = Math.max(this.time, due);
			this.waiting.shift();
			const quest = questOf(next);
			if (before !== void 0 && quest !== void 0 && questOf(before) === quest) this.decide("tie", quest, next.player);
			before = next;
			this.fallDue(next);
			if (this.taken === Number.POSITIVE_INFINITY) return;
		}
		this.time = Math.max(this.time, end);
	}
	schedule(waiting) {
		const after = this.waiting.findLastIndex(({ due }) => due <= waiting.due);
		this.waiting.splice(after + 1, 0, waiting);
	}
	loseDelays(by) {
		const isLost = (each) => each.kind !== "expiry" && each.by === by;
		for (const each of this.waiting) if (isLost(each)) this.decide("delay-lost", questOf(each), by);
		this.waiting = this.waiting.filter((each) => !isLost(each));
	}
	fallDue(waiting) {
		const { player } = waiting;
		if (waiting.kind === "expiry") {
			const { quest } = waiting;
			if (isOwn(quest) && !this.isPresent(player)) this.decide("countdown-away", quest.index, player);
			this.expire(quest, player);
			return;
		}
		if (waiting.kind === "link") this.link(waiting.link, player);
		else this.act(waiting.action, waiting.source, player);
		this.drain();
	}
	noteNotEntered() {
		for (const [fact, [first]] of this.model.reactionsTo) {
			const state = fact % 3;
			if (first !== void 0 && state !== 0 && this.state(first.quest) === state) this.decide("load-not-entered", first.quest, this.player);
		}
	}
	noteReset(kind) {
		const { model, player } = this;
		const areOthersPresent = this.present().length > 1;
		for (const quest of model.quests) {
			const { index, limit } = quest;
			if (!isResetOn(kind, model, quest) || this.state(index) === 0) continue;
			if ((Number.isFinite(limit) || model.requiredBy.has(index)) && this.completions(index) > 0) this.decide("completions-kept", index, player);
			if (!isOwn(quest) && areOthersPresent) this.decide("refresh-shared", index, player);
		}
	}
	delay(link, seconds, player, by) {
		const due = later(this.time, seconds);
		this.schedule({
			kind: "link",
			link,
			player,
			by,
			due
		});
		this.note({
			kind: "delayed",
			link,
			due
		}, player);
	}
	choose(count, chain) {
		this.hasChosen = true;
		const chosen = this.random.below(count);
		const link = chain.links[chosen];
		if (link !== void 0) this.note({
			kind: "chosen",
			chain,
			link
		});
		if (this.present().length > 1) this.decide("random-shared", void 0, this.player);
		return chosen;
	}
	stopMoment() {
		this.end("at-once", this.most);
	}
	evaluate(source, player) {
		const { text = "", root, mayRunOtherwise = false } = source.expression ?? {};
		if (mayRunOtherwise) this.decide("expression-runs", void 0, player);
		if (root === void 0) {
			this.decide("expression-syntax", void 0, player);
			return 1;
		}
		const { actions, doubts, steps } = evaluateExpression(text, root, {
			model: this.model,
			stateOf: (quest) => this.state(quest, player),
			variable: (name, isNumber) => this.variables.of(player, name, isNumber),
			changed: "state" in source && source.state !== 0 ? source : void 0
		});
		for (const { doubt, about } of doubts) this.decide(doubt, void 0, player, about);
		for (const action of actions) if (action.delay > 0) {
			const due = later(this.time, action.delay);
			this.schedule({
				kind: "action",
				action,
				source,
				player,
				by: player,
				due
			});
			this.note({
				kind: "call-delayed",
				action,
				source,
				due
			}, player);
		} else this.act(action, source, player);
		return steps;
	}
	act(action, source, player) {
		if (action.kind === "task") this.set(action.quest, action.state, player, source);
		else this.setVariable(action, player);
	}
	setVariable({ name, value }, player) {
		this.variables.set(player, name, value);
		this.note({
			kind: "variable",
			name,
			value
		}, player);
	}
	end(stop, most) {
		const { budget } = this;
		const limit = stop === "at-once" ? this.maxAtOnce : this.maxSteps;
		const isScript = budget !== void 0 && most < limit;
		this.stoppedBy = isScript ? "script" : stop;
		this.note({
			kind: "stopped",
			stop: this.stoppedBy,
			steps: isScript ? budget.steps : limit
		});
	}
	decide(decision, quest, player, about) {
		this.note({
			kind: "decided",
			decision,
			quest,
			about
		}, player);
	}
	note(event, player = this.player) {
		this.timeline.push({
			...event,
			time: this.time,
			player,
			step: this.step
		});
		this.budget?.spend();
		if (event.kind === "fired") this.variables.forgetAfter(event.source, player);
		const quest = event.kind === "changed" ? this.model.quests[event.quest] : void 0;
		if (event.kind !== "changed" || quest === void 0 || !Number.isFinite(quest.finishTime)) return;
		this.waiting = this.waiting.filter((each) => each.kind !== "expiry" || each.quest !== quest || isOwn(quest) && each.player !== player);
		if (event.state === 1) this.schedule({
			kind: "expiry",
			quest,
			player,
			due: later(this.time, quest.finishTime)
		});
	}
};
// src/model/flow/play.ts
const MAX_REPLAYED = 3e4;
function replay(model, steps, options) {
	const simulation = new Simulation(model, options);
	for (const step of steps) if (simulation.stopped || simulation.play(step) !== void 0) break;
	return simulation;
}
// src/model/flow/search.ts
const MAX_STATES = 4e3;
const MAX_EVENTS = 6e4;
const EVENTS_A_TRY = 5;
const MAX_SEEDS$1 = 8;
function search(model, begin, about, wanted, players) {
	const traits = traitsOf(model, about);
	const acts = eventsOn(model, about).map(stepFor);
	const counted = countedUpTo(model);
	const found = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	const open = [];
	let isCut = traits.isOpen;
	let events = 0;
	const add = (play, steps) => {
		events += EVENTS_A_TRY + play.timeline.length;
		for (const entry of play.timeline) if (entry.kind === "changed") getOrInsert(found, factIndex(entry.quest, entry.state), () => steps);
		isCut ||= play.stopped;
		const key = keyOf$1(play, about, counted);
		if (play.stopped || seen.has(key)) return;
		seen.add(key);
		open.push({
			play,
			steps
		});
	};
	const stepsFrom = (play, last) => {
		const steps = [];
		if (!play.isPresent()) steps.push({ kind: "join" });
		else {
			for (const act of acts) steps.push(act);
			if (traits.mayReload) steps.push({ kind: "reload" });
			if (traits.mayLeave) steps.push({ kind: "leave" });
		}
		const due = play.waiting.find((each) => about.has(questOf(each) ?? -1))?.due;
		if (due !== void 0) steps.push({
			kind: "wait",
			seconds: later(due, -play.time)
		});
		if (traits.isMixed && last?.kind !== "player") {
			for (let other = 0; other <= play.playerNames.length && other < players; other++) if (other !== play.player) steps.push({
				kind: "player",
				name: playerName(other)
			});
		}
		return steps;
	};
	const addAll = (make, steps) => {
		const first = make();
		add(first, steps);
		for (let seed = 1; first.hasChosen && seed <= MAX_SEEDS$1; seed++) add(make(seed), steps);
	};
	addAll(begin, []);
	for (const { play, steps } of open) {
		if (wanted.every((fact) => found.has(fact))) break;
		for (const step of stepsFrom(play, steps.at(-1))) {
			const make = (seed) => {
				const next = play.fork(seed === void 0 ? {} : { seed });
				next.play(step);
				return next;
			};
			addAll(make, after(steps, step));
		}
		if (seen.size > MAX_STATES || events > MAX_EVENTS) {
			isCut = true;
			break;
		}
	}
	return {
		found,
		isExhaustive: !isCut,
		states: seen.size
	};
}
function after(steps, step) {
	const last = steps.at(-1);
	if (step.kind !== "wait" || last?.kind !== "wait") return [...steps, step];
	return [...steps.slice(0, -1), {
		kind: "wait",
		seconds: later(last.seconds, step.seconds)
	}];
}
function isMixed(model, about) {
	const own = model.quests.filter((quest) => about.has(quest.index) && isOwn(quest));
	return own.length > 0 && own.length < about.size;
}
function traitsOf(model, about) {
	const quests = model.quests.filter(({ index }) => about.has(index));
	const transitions = quests.flatMap(({ index }) => model.transitionsOf.get(index) ?? []);
	const resets = quests.filter((quest) => isResetOn("reload", model, quest));
	const hasTimers = quests.some(({ finishTime }) => Number.isFinite(finishTime)) || transitions.some(({ cause }) => cause.kind === "link" && cause.delay > 0);
	const hasChance = transitions.some(({ cause }) => cause.kind === "link" && isChance(cause.chain));
	const runsOnLoad = transitions.some((transition) => {
		const { cause } = transition;
		const event = cause.kind === "link" ? cause.chain.event : cause.event;
		return sourceOf(transition)?.state === 0 || event !== void 0 && runsAtLogin(event);
	});
	return {
		isMixed: isMixed(model, about),
		mayReload: resets.length > 0 || runsOnLoad,
		mayLeave: model.tasksRefresh || hasTimers,
		isOpen: hasTimers || hasChance || isMixed(model, about) || resets.some(({ limit }) => Number.isFinite(limit))
	};
}
function keyOf$1(play, about, counted) {
	const parts = play.playerNames.map((_, player) => {
		return `${[...about].map((quest) => {
			const done = Math.min(play.completions(quest, player), counted[quest] ?? 0);
			return `${play.state(quest, player)}x${done}`;
		}).join()}${play.isPresent(player) ? "" : "away"}`;
	});
	const due = play.waiting.flatMap((each) => {
		const quest = questOf(each);
		if (quest === void 0 || !about.has(quest)) return [];
		return [`${quest} ${each.kind === "link" ? each.link.index : each.kind} ${each.player} ${later(each.due, -play.time)}`];
	});
	return `${play.player}|${parts.join("|")}|${[...new Set(due)].join()}`;
}
function eventsOn(model, about) {
	const byMoves = /* @__PURE__ */ new Map();
	for (const event of model.events) {
		const moves = event.tasks.flatMap((task) => {
			if (task.kind === "transition") return about.has(task.quest) ? [`${task.quest}:${task.code.code}`] : [];
			return [...task.chain?.links ?? [], ...task.expression?.sets ?? []].some(({ quest }) => about.has(quest)) ? [`${event.item} ${event.type}`] : [];
		});
		if (event.works && moves.length > 0) getOrInsert(byMoves, moves.join(), () => event);
	}
	return [...byMoves.values()];
}
// src/model/flow/play-finder.ts
const MAX_SEARCHED_QUESTS = 10;
const MAX_PLAYERS = 3;
const MAX_STEPS_AT_ONCE = 2e3;
const STEPS_A_STATE = 16;
const MAX_IMPROVED = 8;
const MAX_SHORTENED = 60;
const MAX_SEEDS = 32;
var PlayFinder = class {
	model;
	readable;
	budget;
	searches = /* @__PURE__ */ new Map();
	#long;
	hasChance;
	constructor(model, readable, budget) {
		this.model = model;
		this.readable = readable;
		this.budget = budget;
		this.hasChance = model.chains.some(isChance);
	}
	find(quest, state) {
		this.#long ??= new LongPlay(this.begin(1), this.model);
		const play = this.cutFrom(this.#long, quest, state);
		const length = play?.steps.length ?? 0;
		if (play !== void 0 && (length <= 1 || length > MAX_IMPROVED)) return play;
		const searched = getOrInsert(this.searches, quest, () => this.searched(quest))[state];
		const isImproved = typeof searched === "object" && searched.steps.length <= length;
		return play === void 0 || isImproved ? searched : play;
	}
	cutFrom(long, quest, state) {
		const all = long.until(quest, state);
		if (all === void 0) return void 0;
		const bearing = questsInfluencing(this.model, quest);
		const needed = all.filter(({ moves }) => [...moves].some((each) => bearing?.has(each)));
		const entering = (steps) => this.thatEnters(steps.map(({ step }) => step), quest, state);
		const play = entering(needed) ?? entering(all);
		if (play === void 0 || play.steps.length > MAX_SHORTENED) return play;
		return this.shortened(play, quest, state);
	}
	begin(seed) {
		return new Simulation(this.model, {
			seed,
			maxSteps: MAX_REPLAYED,
			budget: this.budget
		});
	}
	thatEnters(steps, quest, state) {
		for (let seed = 1; seed <= (this.hasChance ? MAX_SEEDS : 1); seed++) {
			const needed = this.until({
				steps,
				seed
			}, quest, state);
			if (needed !== void 0) return needed;
		}
	}
	shortened(play, quest, state) {
		let shortest = play;
		for (let at = play.steps.length - 1; at >= 0; at--) {
			const steps = shortest.steps.filter((_, index) => index !== at);
			shortest = this.until({
				...play,
				steps
			}, quest, state) ?? shortest;
		}
		return shortest;
	}
	until({ steps, seed }, quest, state) {
		const isEntry = (entry) => entry.kind === "changed" && entry.quest === quest && entry.state === state;
		const simulation = this.begin(seed);
		const { timeline } = simulation;
		if (timeline.some(isEntry)) return {
			steps: [],
			seed
		};
		const taken = [];
		for (const step of steps) {
			const { time } = simulation;
			const from = timeline.length;
			if (simulation.stopped || simulation.play(step) !== void 0) return void 0;
			const entry = timeline.slice(from).find(isEntry);
			const isCut = entry !== void 0 && step.kind === "wait";
			taken.push(isCut ? {
				...step,
				seconds: later(entry.time, -time)
			} : step);
			if (entry !== void 0) return {
				steps: taken,
				seed
			};
		}
	}
	underOtherReadings(quest, state) {
		const about = questsInfluencing(this.model, quest, MAX_SEARCHED_QUESTS);
		if (about === void 0) return void 0;
		const fact = factIndex(quest, state);
		let isDecided = true;
		for (const reading of otherReadings(this.model)) {
			const { found, isExhaustive } = this.search(about, [fact], 1, reading);
			if (found.has(fact)) return true;
			isDecided &&= isExhaustive;
		}
		return isDecided ? false : void 0;
	}
	searched(quest) {
		const { model } = this;
		const found = {
			1: "open",
			2: "open"
		};
		const about = questsInfluencing(model, quest, MAX_SEARCHED_QUESTS);
		if (about === void 0) return found;
		for (const players of isMixed(model, about) ? [1, MAX_PLAYERS] : [1]) {
			const missing = [1, 2].filter((state) => typeof found[state] !== "object" && this.readable.isPossible(quest, state));
			if (missing.length === 0) break;
			const wanted = missing.map((state) => factIndex(quest, state));
			const result = this.search(about, wanted, players);
			for (const state of missing) {
				const steps = result.found.get(factIndex(quest, state));
				const play = steps && this.thatEnters(steps, quest, state);
				if (play !== void 0) found[state] = this.shortened(play, quest, state);
				else found[state] = steps === void 0 && result.isExhaustive ? "never" : "open";
			}
		}
		return found;
	}
	search(about, wanted, players, reading) {
		const { model } = this;
		const options = {
			maxSteps: MAX_STEPS_AT_ONCE,
			...reading && { reading }
		};
		const begin = (seed = 1) => new Simulation(model, {
			...options,
			seed
		});
		const result = search(model, begin, about, wanted, players);
		this.budget.spend(result.states * STEPS_A_STATE);
		return result;
	}
};
// src/model/flow/reachability.ts
const STATES = [
	0,
	1,
	2
];
const NONE$2 = /* @__PURE__ */ new Map();
const UNLIMITED = Number.POSITIVE_INFINITY;
var Reachability = class Reachability {
	model;
	withUnread;
	seldom;
	entered;
	moves;
	unmet;
	metRequirements = /* @__PURE__ */ new Set();
	waiting = /* @__PURE__ */ new Map();
	open = [];
	setOtherwise = /* @__PURE__ */ new Set();
	resetsAll = false;
	constructor(model, withUnread, seldom) {
		this.model = model;
		this.withUnread = withUnread;
		this.seldom = seldom;
		const count = model.quests.length;
		this.entered = new Uint8Array(count * 3);
		this.moves = new Uint16Array(count);
		this.unmet = new Float64Array(count);
		this.start();
		this.grow();
	}
	static of(model, withUnread) {
		const reachability = new Reachability(model, withUnread, NONE$2);
		const seldom = reachability.seldomCompleted();
		return seldom.size === 0 ? reachability : new Reachability(model, withUnread, seldom);
	}
	isPossible(quest, state) {
		return this.entered[factIndex(quest, state)] === 1;
	}
	completions(index) {
		const quest = this.model.quests[index];
		if (quest === void 0 || !this.isPossible(index, 2)) return 0;
		return this.repeats(index) ? this.most(quest) : 1;
	}
	isMet(requirement) {
		const { quest, amount } = requirement;
		if (!(amount > 0) || this.mayBeMet(requirement)) return true;
		return quest !== void 0 && this.completions(quest) >= amount;
	}
	most({ index, limit, isSound }) {
		const byLimit = isSound || !this.withUnread ? Math.ceil(limit) : UNLIMITED;
		return Math.min(byLimit, this.seldom.get(index) ?? UNLIMITED);
	}
	mayBeMet({ from, quest }) {
		return this.withUnread && (quest === void 0 || this.model.quests[from]?.isSound !== true);
	}
	seldomCompleted() {
		const seldom = /* @__PURE__ */ new Map();
		for (const [quest, requirements] of this.model.requiredBy) {
			if (!requirements.some(({ amount }) => amount > 1 && amount <= this.completions(quest))) continue;
			const most = this.mostByLinks(quest, 2);
			if (requirements.some(({ amount }) => amount > most)) seldom.set(quest, most);
		}
		return seldom;
	}
	mostByLinks(index, state) {
		if (this.setOtherwise.has(index)) return UNLIMITED;
		const { model } = this;
		let most = 0;
		for (const transition of model.transitionsOf.get(index) ?? []) {
			const { code, cause } = transition;
			if (code.to !== state || code.from !== "any" && !this.isPossible(index, code.from)) continue;
			if (cause.kind === "event" && !cause.event.works) continue;
			const source = sourceOf(transition);
			if (source !== void 0 && !this.isPossible(source.quest, source.state)) continue;
			const quest = source?.state === 2 ? model.quests[source.quest] : void 0;
			if (quest === void 0 || isResetOn("reload", model, quest)) return UNLIMITED;
			if (isOwn(quest) && !isOwn(model.quests[index] ?? quest)) return UNLIMITED;
			most += this.completions(quest.index);
		}
		return most;
	}
	lateCompletions({ index, finishTime }) {
		const ways = (this.model.transitionsOf.get(index) ?? []).filter(({ code }) => code.to === 2);
		return ways.every((way) => {
			const source = sourceOf(way);
			const { code, cause } = way;
			const isOwn = source?.quest === index && source.state === 1;
			return code.from === 1 && isOwn && cause.kind === "link" && cause.delay > finishTime;
		}) && this.mostByLinks(index, 1) <= 1 ? ways : [];
	}
	start() {
		const { model } = this;
		for (const quest of model.quests) {
			if (isResetOn("reload", model, quest)) this.allowResets(quest);
			if (Number.isFinite(quest.finishTime)) this.allow(quest, 1, 0);
		}
		for (const [fact, reactions] of model.reactionsTo) this.once(factAt(fact), () => {
			for (const reaction of reactions) this.allowEffect(reaction);
		});
		for (const event of model.events) {
			if (!event.works) continue;
			for (const task of event.tasks) if (task.kind === "transition") this.allowTransition(task);
			else this.allowEffect(task);
			this.allowTogether(event);
		}
		for (const influence of this.withUnread ? model.influences : []) {
			const { when } = influence;
			if (when === void 0) this.influence(influence);
			else this.once(when, () => this.influence(influence));
		}
	}
	influence({ resets, sets, quests }) {
		if (resets === true) this.allowAllResets();
		if (sets !== void 0) for (const set of sets) this.allowSet(set);
		else {
			const all = this.model.quests;
			for (const quest of quests === "all" ? all : quests.flatMap((index) => all[index] ?? [])) this.allowAll(quest);
		}
	}
	allowSet(set) {
		const missing = set.needs.find(({ quest, state }) => !this.isPossible(quest, state));
		const quest = this.model.quests[set.quest];
		if (missing !== void 0) this.once(missing, () => this.allowSet(set));
		else if (quest !== void 0) {
			this.setOtherwise.add(set.quest);
			this.allow(quest, "any", set.state);
		}
	}
	allowAllResets() {
		if (this.resetsAll) return;
		this.resetsAll = true;
		for (const quest of this.model.quests) this.allowResets(quest);
	}
	allowResets(quest) {
		this.allow(quest, 1, 0);
		this.allow(quest, 2, 0);
	}
	allowAll(quest) {
		this.setOtherwise.add(quest.index);
		for (const to of STATES) this.allow(quest, "any", to);
	}
	allowTransition({ quest: index, code }) {
		const quest = this.model.quests[index];
		if (quest !== void 0) this.allow(quest, code.from, code.to);
	}
	allowEffect({ chain, expression }) {
		for (const link of chain?.links ?? []) this.allowTransition(link);
		for (const set of expression?.sets ?? []) this.allowSet(set);
	}
	allowTogether({ tasks }) {
		const earlier = /* @__PURE__ */ new Map();
		for (const task of tasks) {
			const quest = task.kind === "transition" ? this.model.quests[task.quest] : void 0;
			if (task.kind !== "transition" || quest === void 0) continue;
			const { from, to } = task.code;
			const codes = getOrInsert(earlier, quest.index, () => /* @__PURE__ */ new Set());
			for (const before of codes) {
				if (from !== "any" && before.from !== "any" && before.from !== from) continue;
				const state = from === "any" ? before.from : from;
				if (state === "any") this.allow(quest, before.to, to);
				else this.once({
					quest: quest.index,
					state
				}, () => this.allow(quest, before.to, to));
			}
			codes.add(task.code);
		}
	}
	allow({ index, enabled }, from, to) {
		const before = this.moves[index] ?? 0;
		const after = before | (from === "any" ? 73 : 1 << from * 3) << to;
		if (!enabled || after === before) return;
		this.moves[index] = after;
		this.open.push(index);
	}
	once({ quest, state }, happens) {
		addTo(this.waiting, factIndex(quest, state), happens);
	}
	grow() {
		for (const { index, requirements } of this.model.quests) for (const requirement of requirements) if (this.isMet(requirement)) this.metRequirements.add(requirement);
		else this.unmet[index] = (this.unmet[index] ?? 0) + 1;
		for (const { index } of this.model.quests) this.enter(index, 0);
		for (let quest = this.open.pop(); quest !== void 0; quest = this.open.pop()) this.follow(quest);
	}
	follow(index) {
		for (const to of [
			1,
			2,
			1
		]) {
			if (this.isPossible(index, to)) continue;
			if (STATES.some((from) => this.isPossible(index, from) && this.canMove(index, from, to))) this.enter(index, to);
		}
		if (this.isPossible(index, 2)) this.completed(index);
	}
	canMove(quest, from, to) {
		if (to === 1 && (this.unmet[quest] ?? 0) > 0) return false;
		return ((this.moves[quest] ?? 0) & 1 << from * 3 + to) !== 0;
	}
	repeats(quest) {
		if (this.canMove(quest, 2, 0)) return true;
		return this.canMove(quest, 2, 1) && (this.canMove(quest, 1, 2) || this.canMove(quest, 1, 0));
	}
	enter(index, state) {
		const fact = factIndex(index, state);
		this.entered[fact] = 1;
		this.open.push(index);
		for (const happens of this.waiting.get(fact) ?? []) happens();
	}
	completed(index) {
		for (const requirement of this.model.requiredBy.get(index) ?? []) {
			if (this.metRequirements.has(requirement) || !this.isMet(requirement)) continue;
			this.metRequirements.add(requirement);
			this.unmet[requirement.from] = (this.unmet[requirement.from] ?? 0) - 1;
			this.open.push(requirement.from);
		}
	}
};
// src/model/flow/analysis.ts
const MAX_TRIED = 5e6;
var FlowAnalysis = class {
	model;
	obstacles;
	possible;
	#finder;
	budget = new PlayBudget(MAX_TRIED);
	verdicts = /* @__PURE__ */ new Map();
	constructor(model) {
		this.model = model;
		this.possible = Reachability.of(model, true);
		this.obstacles = new Obstacles(this.possible);
	}
	get finder() {
		this.#finder ??= new PlayFinder(this.model, Reachability.of(this.model, false), this.budget);
		return this.#finder;
	}
	verdict(quest, state) {
		const fact = factIndex(quest, state);
		return getOrInsert(this.verdicts, fact, () => this.judge(quest, state));
	}
	influencesOn(quest) {
		const { model } = this;
		const bearing = questsInfluencing(model, quest) ?? /* @__PURE__ */ new Set();
		const arePossible = (facts) => facts.every((fact) => this.possible.isPossible(fact.quest, fact.state));
		return model.influences.filter(({ when, quests, sets, resets }) => {
			if (when !== void 0 && !arePossible([when])) return false;
			if (resets === true || quests === "all") return true;
			if (sets === void 0) return quests.some((each) => bearing.has(each));
			return sets.some((set) => bearing.has(set.quest) && arePossible(set.needs));
		});
	}
	judge(quest, state) {
		if (state === 0) return {
			kind: "reachable",
			play: {
				steps: [],
				seed: 1
			}
		};
		if (!this.possible.isPossible(quest, state)) return {
			kind: "impossible",
			reason: this.obstacles.why(quest, state)
		};
		const asked = this.model.quests[quest];
		if (state === 2 && asked !== void 0 && this.possible.lateCompletions(asked).length > 0) return {
			kind: "impossible",
			reason: { kind: "prevented" }
		};
		if (!this.finder.readable.isPossible(quest, state) || this.budget.left === 0) return {
			kind: "unknown",
			influences: this.influencesOn(quest)
		};
		const found = this.finder.find(quest, state);
		if (typeof found === "object") return {
			kind: "reachable",
			play: found
		};
		const influences = this.influencesOn(quest);
		if (found === "open" || influences.length > 0) return {
			kind: "unknown",
			influences
		};
		const dependsOnReading = this.finder.underOtherReadings(quest, state);
		return dependsOnReading === false ? {
			kind: "impossible",
			reason: { kind: "prevented" }
		} : {
			kind: "unknown",
			influences,
			dependsOnReading
		};
	}
};
// src/model/flow/read-quests.ts
const PLAYED = [
	"Group",
	"Enabled",
	"RepeatableLimit",
	"FinishTime",
	"Requirements",
	"TriggeredByInventory"
];
function entriesOf(quest) {
	return "entries" in quest ? quest.entries : [quest];
}
function readQuests(index) {
	if (index === void 0) return {
		quests: [],
		influences: [],
		withBareName: /* @__PURE__ */ new Map(),
		numberOf: () => void 0
	};
	const numbers = /* @__PURE__ */ new Map();
	const byEntry = /* @__PURE__ */ new Map();
	for (const entry of index.entries) byEntry.set(entry, getOrInsert(numbers, index.questOf(entry), () => numbers.size));
	const withId = (id) => {
		const entry = id === void 0 ? void 0 : index.entry(id);
		return entry && byEntry.get(entry);
	};
	const quests = [...numbers].map(([quest, number]) => readQuest(quest, number, withId));
	const influences = quests.flatMap(({ index: number, isSound, quest, requirements }) => {
		const kinds = [];
		if (!isSound) kinds.push("entries");
		if (entriesOf(quest).some(({ record }) => member(record, "TriggeredByInventory") === true)) kinds.push("inventory");
		if (requirements.some((each) => each.quest === void 0)) kinds.push("requirement");
		return kinds.map((kind) => ({
			kind,
			quests: [number]
		}));
	});
	const withBareName = /* @__PURE__ */ new Map();
	for (const each of quests) addTo(withBareName, each.bareName, each.index);
	const numberOf = (subscription) => withId(questReference(subscription));
	return {
		quests,
		influences,
		withBareName,
		numberOf
	};
}
function readQuest(quest, index, numberOf) {
	const entry = ("entries" in quest ? mainEntry(quest) : quest) ?? NO_ENTRY;
	const entries = entriesOf(quest);
	const { record } = entry;
	const name = textField(record, "Name") ?? entry.key;
	return {
		index,
		id: entry.key,
		name,
		bareName: bareName(name),
		quest,
		entry,
		group: groupOf(textField(record, "Group")),
		enabled: entries.some((each) => member(each.record, "Enabled") !== false),
		limit: limitOf(entry, "RepeatableLimit"),
		finishTime: limitOf(entry, "FinishTime"),
		requirements: requirementsOf(entry, index, numberOf),
		isSound: isSound(quest)
	};
}
const NO_ENTRY = {
	key: "",
	record: {},
	name: void 0,
	place: Place.root,
	status: void 0
};
function groupOf(group) {
	return group === "multiplayer" || group === "nonPersistent" ? group : "persistent";
}
function limitOf({ record }, field) {
	const limit = numberField(record, field);
	return limit === void 0 || !(limit > 0) ? Number.POSITIVE_INFINITY : limit;
}
const NOTHING_REQUIRED = Object.freeze([]);
function requirementsOf(entry, from, numberOf) {
	const requirements = arrayField(entry.record, "Requirements") ?? [];
	if (requirements.length === 0) return NOTHING_REQUIRED;
	const place = entry.place.at("Requirements");
	return requirements.flatMap((record, at) => {
		if (!isObject(record)) return [];
		const quest = numberOf(textField(record, "id"));
		const amount = numberField(record, "amount") ?? 1;
		return [{
			from,
			quest,
			amount: Math.max(-Number.MAX_VALUE, Math.min(amount, Number.MAX_VALUE)),
			place: place.at(at)
		}];
	});
}
function isSound(quest) {
	if (!("entries" in quest) || completePair(quest) === void 0) return false;
	const [one, other] = quest.entries;
	return one !== void 0 && other !== void 0 && PLAYED.every((field) => isSame(member(one.record, field), member(other.record, field)));
}
function isSame(one, other) {
	return one === void 0 || other === void 0 ? one === other : sameValue(one, other);
}
// src/verdict/lint/occurrences.ts
function namesIn(key) {
	return key.includes(" ") ? key.split(" ") : [key];
}
var OccurrenceKeys = class {
	text;
	names;
	encoded;
	constructor(text, names) {
		this.text = text;
		this.names = names;
	}
	next(rule, draft) {
		const { identity } = draft;
		if (identity !== void 0) return [this.names.nextNamed(rule, identity)];
		return claimsOf(draft).flatMap((claim) => this.keysOf(rule, claim));
	}
	keysOf(rule, claim) {
		const { names } = this;
		if (!("kind" in claim)) return [this.key(rule, claim, scalar(names.valueAt(claim)))];
		if (claim.kind === "span") return [this.key(rule, claim.place, this.marked(claim.holder, claim.span))];
		const value = claim.part === "value" ? scalar(names.valueAt(claim.place)) : null;
		return placesOf$1(claim).map((place) => this.key(rule, place, value));
	}
	key(rule, place, value) {
		const { names } = this;
		const key = names.next(rule, place, value);
		const [section, id] = place?.paths[0] ?? [];
		if (place === void 0 || section !== "quests" || id === void 0) return key;
		const entry = Place.root.at(section).at(id);
		const record = names.valueAt(entry);
		if (!isObject(record)) return key;
		const [entryId, status] = [textField(record, "EntryId"), textField(record, "Status")];
		if (entryId === void 0 || uuidVersion(entryId) === void 0 || status === void 0) return key;
		const below = names.pathOf(place).slice(names.pathOf(entry).length);
		return `${key} ${names.nextNamed(rule, JSON.stringify([
			entryId,
			status,
			below,
			value
		]))}`;
	}
	marked(holder, { start, end }) {
		const text = new TextDecoder().decode(this.contentOf(holder).subarray(start, end));
		return holder === void 0 ? text.replaceAll("\r\n", "\n") : text;
	}
	contentOf(holder) {
		if (holder === void 0) return this.text.bytes;
		const text = this.names.valueAt(holder);
		if (typeof text !== "string") return /* @__PURE__ */ new Uint8Array();
		if (this.encoded?.text !== text) this.encoded = {
			text,
			bytes: new TextEncoder().encode(text)
		};
		return this.encoded.bytes;
	}
};
function scalar(value) {
	if (typeof value === "object" || value === void 0) return null;
	return typeof value === "string" && holdsJson$1(value) ? null : value;
}
function occurrencesOf(finding) {
	return finding.occurrences ?? [finding.fingerprint];
}
function namesOf(finding) {
	return occurrencesOf(finding).flatMap(namesIn);
}
function lastingNames(finding) {
	return namesOf(finding).map((name) => `${finding.rule} ${name}`);
}
// src/verdict/lint/baseline.ts
const VERSION = 2;
const OF_FINDINGS = 1;
const ENTRY$1 = /^(?:finding )?[0-9a-f]{32}(?::[1-9]\d*)?$/;
const WHOLE = "finding ";
var BaselineError = class extends Error {};
var Baseline = class Baseline {
	entries;
	coversWhole;
	constructor(entries, coversWhole) {
		this.entries = entries;
		this.coversWhole = coversWhole;
	}
	static empty() {
		return new Baseline(/* @__PURE__ */ new Map(), false);
	}
	static read(text) {
		let value;
		try {
			value = JSON.parse(text.replace(/^\uFEFF/, ""));
		} catch {
			throw new BaselineError("it is not JSON");
		}
		const files = member(value, "files");
		if (!isObject(files)) throw new BaselineError("it is not a baseline: it has no \"files\"");
		const version = member(value, "version");
		if (version !== VERSION && version !== OF_FINDINGS) throw new BaselineError(`it has version ${quoteValue(version ?? null)}, and this roomlint reads versions ${OF_FINDINGS} and ${VERSION}`);
		const entries = /* @__PURE__ */ new Map();
		let coversWhole = version === OF_FINDINGS;
		for (const [path, rules] of membersOf(files)) {
			if (!isObject(rules)) throw new BaselineError(`the entry of ${quoteValue(path)} is not an object`);
			const byRule = /* @__PURE__ */ new Map();
			for (const [rule, prints] of membersOf(rules)) {
				if (!Array.isArray(prints) || !prints.every(isEntry)) throw new BaselineError(`${quoteValue(rule)} of ${quoteValue(path)} is not a list of fingerprints`);
				coversWhole ||= prints.some((print) => print.startsWith(WHOLE));
				byRule.set(rule, new Set(version === VERSION ? prints : prints.map((print) => WHOLE + print)));
			}
			entries.set(path, byRule);
		}
		return new Baseline(entries, coversWhole);
	}
	get paths() {
		return [...this.entries.keys()];
	}
	count(path) {
		let count = 0;
		for (const prints of this.entries.get(path)?.values() ?? []) count += prints.size;
		return count;
	}
	unknown(path, findings) {
		const byRule = this.entries.get(path);
		if (byRule === void 0) return findings;
		return (this.coversWhole ? findings.filter((finding) => byRule.get(finding.rule)?.has(wholeOf(finding)) !== true) : findings).filter((finding) => {
			const entries = byRule.get(finding.rule);
			return occurrencesOf(finding).some((key) => !namesIn(key).some((name) => entries?.has(name) === true));
		});
	}
	match(path, findings) {
		const stale = /* @__PURE__ */ new Map();
		const byRule = this.entries.get(path);
		if (byRule === void 0) return {
			fresh: findings,
			stale
		};
		const ofRules = groupedBy(findings, ({ rule }) => rule);
		for (const [rule, entries] of byRule) {
			const gone = this.unmatched(entries, ofRules.get(rule) ?? []);
			if (gone.length > 0) stale.set(rule, gone);
		}
		return {
			fresh: this.unknown(path, findings),
			stale
		};
	}
	unmatched(entries, findings) {
		let matched = 0;
		for (const name of this.namesOf(findings)) if (entries.has(name)) matched++;
		if (matched === entries.size) return [];
		const there = new Set(this.namesOf(findings));
		return [...entries].filter((entry) => !there.has(entry));
	}
	namesOf(findings) {
		return findings.flatMap((finding) => this.coversWhole ? [wholeOf(finding), ...namesOf(finding)] : namesOf(finding));
	}
	accept(path, findings) {
		const byRule = /* @__PURE__ */ new Map();
		for (const finding of findings) {
			const entries = getOrInsert(byRule, finding.rule, () => /* @__PURE__ */ new Set());
			for (const name of namesOf(finding)) entries.add(name);
		}
		if (byRule.size === 0) this.entries.delete(path);
		else this.entries.set(path, byRule);
	}
	forgetFile(path) {
		this.entries.delete(path);
	}
	toString() {
		const files = sorted(this.entries).map(([path, byRule]) => {
			const rules = sorted(byRule).map(([rule, prints]) => [rule, [...prints].sort()]);
			return [path, Object.fromEntries(rules)];
		});
		return `${JSON.stringify({
			version: VERSION,
			files: Object.fromEntries(files)
		}, null, 2)}\n`;
	}
};
function isEntry(value) {
	return typeof value === "string" && ENTRY$1.test(value);
}
function wholeOf({ fingerprint }) {
	return WHOLE + fingerprint;
}
function sorted(map) {
	return [...map].sort(([a], [b]) => a < b ? -1 : 1);
}
function unknownTo(known) {
	if (known === void 0) return (findings) => findings;
	const baseline = Baseline.read(known.baseline);
	return (findings) => baseline.unknown(known.file, findings);
}
// src/verdict/lint/limits.ts
const SAFE = {
	maxBytes: 5e8,
	maxDepth: 1e3,
	maxRecords: MAX_RECORDS
};
function limitsOf(active) {
	const limit = (name) => {
		let lowest = SAFE[name];
		for (const { rule, options } of active) {
			const option = rule.limits?.[name];
			const set = option === void 0 ? void 0 : options[option];
			if (typeof set === "number") lowest = Math.min(lowest, set);
		}
		return lowest;
	};
	return {
		maxBytes: limit("maxBytes"),
		maxDepth: limit("maxDepth"),
		maxRecords: limit("maxRecords")
	};
}
function ruleOfLimit(pack, name) {
	return [...pack.values()].find(({ limits }) => limits?.[name] !== void 0)?.id;
}
function oversizedSection(bytes, value, most) {
	if (!isObject(value)) return void 0;
	const sections = keysOf(value).length;
	if (sections > most) return {
		kind: "records",
		section: void 0,
		count: sections,
		most,
		span: span(0, 0)
	};
	for (const section of SECTIONS) {
		const records = member(value, section);
		const count = keysOf(records).length;
		if (count > most) return {
			kind: "records",
			section,
			count,
			most,
			span: keyAt(bytes, Place.root.at(section))
		};
	}
}
function keyAt(bytes, place) {
	return locate(bytes, [place]).of(place)?.key ?? span(0, 0);
}
function oversizedRecord(bytes, value, members, most = MAX_FIELDS) {
	if (members <= most || !isObject(value)) return void 0;
	for (const section of keysOf(value)) {
		const records = member(value, section);
		if (!isObject(records)) continue;
		for (const record of keysOf(records)) {
			const fields = member(records, record);
			const count = keysOf(fields).length;
			if (count <= most) continue;
			return {
				kind: "fields",
				section,
				record,
				count,
				most,
				span: keyAt(bytes, Place.root.at(section).at(record))
			};
		}
	}
}
function countMembers(value) {
	let members = 0;
	const open = [value];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		if (typeof next !== "object" || next === null) continue;
		if (!Array.isArray(next)) members += keysOf(next).length;
		for (const part of Object.values(next)) if (typeof part === "object" && part !== null) open.push(part);
	}
	return members;
}
// src/model/flow/loops.ts
const MAX_GROUPS = 200;
const MAX_PLAYS = 6;
function endlessChains(analysis) {
	const { model } = analysis;
	const found = [];
	const shown = /* @__PURE__ */ new Set();
	for (const cycle of cyclesAtOnce(model).slice(0, MAX_GROUPS)) {
		const loop = loopIn(analysis, cycle);
		if (loop === void 0) continue;
		const key = loop.links.map(({ index }) => index).sort((one, other) => one - other).join();
		if (!shown.has(key)) found.push(loop);
		shown.add(key);
	}
	return found;
}
function loopIn(analysis, cycle) {
	for (const play of playsInto(analysis, cycle)) {
		const loop = playedLoop(analysis.model, play);
		if (loop !== void 0) return loop;
	}
}
function* playsInto(analysis, { facts, beside }) {
	let first;
	for (const fact of [...facts.slice(0, MAX_PLAYS), ...beside.slice(0, MAX_PLAYS)]) {
		const { quest, state } = factAt(fact);
		const verdict = analysis.verdict(quest, state);
		if (verdict.kind !== "reachable") continue;
		first ??= verdict.play;
		yield verdict.play;
	}
	if (first === void 0) return;
	for (const step of stepsInto(analysis.model, facts)) yield {
		...first,
		steps: [...first.steps, step]
	};
}
function stepsInto({ transitions }, facts) {
	const entered = new Set(facts);
	const steps = /* @__PURE__ */ new Map();
	for (const { quest, code, cause } of transitions) {
		if (steps.size === MAX_PLAYS) break;
		if (cause.kind === "event" && cause.event.works && entered.has(factIndex(quest, code.to))) steps.set(cause.event, stepFor(cause.event));
	}
	return [...steps.values()];
}
function playedLoop(model, play) {
	const run = replay(model, play.steps, {
		seed: play.seed,
		maxSteps: MAX_REPLAYED
	});
	const round = roundOf(run);
	return round === void 0 || mayBeEnded(model, run) ? void 0 : {
		...round,
		play
	};
}
function mayBeEnded({ influences }, { timeline }) {
	const unclear = new Set(influences.flatMap(({ when }) => when ? [factIndex(when.quest, when.state)] : []));
	if (unclear.size === 0) return false;
	return timeline.some((entry) => entry.kind === "changed" && unclear.has(factIndex(entry.quest, entry.state)));
}
function roundOf({ timeline, model }) {
	const stop = timeline.findLastIndex((entry) => entry.kind === "stopped" && entry.stop === "at-once");
	if (stop < 0) return void 0;
	const tail = timeline.slice(Math.floor(stop / 2), stop);
	const steps = /* @__PURE__ */ new Map();
	for (const entry of tail) {
		if (entry.kind !== "changed") continue;
		const { quest, state, cause } = entry;
		const isLimited = state === 2 && model.quests[quest]?.limit !== Number.POSITIVE_INFINITY;
		if (cause.kind === "expression" || isLimited) return void 0;
		if (cause.kind === "link") getOrInsert(steps, cause.transition.index, () => ({
			link: cause.transition,
			fact: {
				quest,
				state
			}
		}));
	}
	if (steps.size === 0) return void 0;
	const round = [...steps.values()];
	const start = [...steps.keys()].indexOf([...steps.keys()].reduce((one, other) => Math.min(one, other)));
	const inOrder = [...round.slice(start), ...round.slice(0, start)];
	return {
		links: inOrder.map(({ link }) => link),
		facts: inOrder.map(({ fact }) => fact)
	};
}
function cyclesAtOnce(model) {
	const next = /* @__PURE__ */ new Map();
	for (const { source, links } of model.chains) {
		if (source === void 0) continue;
		const from = factIndex(source.quest, source.state);
		for (const { quest, code, cause } of links) {
			if (cause.kind !== "link" || cause.delay > 0) continue;
			addTo(next, from, factIndex(quest, code.to));
		}
	}
	return cycleGroups(next).map((facts) => {
		const inside = new Set(facts);
		return {
			facts,
			beside: [...new Set(facts.flatMap((fact) => next.get(fact) ?? []))].filter((fact) => !inside.has(fact))
		};
	});
}
function selfMoves(analysis) {
	const { model } = analysis;
	return model.chains.flatMap(({ source, links }) => {
		const quest = source?.state === 2 ? model.quests[source.quest] : void 0;
		if (quest === void 0 || !quest.isSound || !quest.enabled || !analysis.possible.isPossible(quest.index, 2)) return [];
		const effects = model.reactionsTo.get(factIndex(quest.index, 2)) ?? [];
		return links.filter(({ quest: target, code, cause }) => target === quest.index && code.to !== 2 && (code.from === "any" || code.from === 2) && (quest.limit === 1 || cause.kind === "link" && cause.delay === 0)).map((link) => ({
			quest,
			link,
			isInVain: isSharedOnce(quest),
			effects
		}));
	});
}
// src/model/flow/faults.ts
function findFlowFaults(analysis) {
	const { quests } = analysis.model;
	const finder = new FaultFinder(analysis);
	return {
		neverActivated: finder.neverActivated(),
		neverCompleted: quests.flatMap((quest) => finder.neverCompleted(quest)),
		blockedRequirements: quests.flatMap(({ requirements }) => requirements.flatMap((requirement) => finder.blocked(requirement))),
		unchecked: quests.flatMap((quest) => finder.unchecked(quest)),
		unreachable: quests.flatMap((quest) => finder.unreachable(quest)),
		endlessChains: endlessChains(analysis),
		selfMoves: selfMoves(analysis)
	};
}
var FaultFinder = class {
	analysis;
	model;
	constructor(analysis) {
		this.analysis = analysis;
		this.model = analysis.model;
	}
	neverActivated() {
		const { analysis, model } = this;
		const stuck = model.quests.filter(({ enabled, index }) => enabled && !analysis.obstacles.leavesNotActive(index));
		const trails = new Map(stuck.map((quest) => [quest.index, analysis.obstacles.trail(this.wayOut(quest))]));
		const named = /* @__PURE__ */ new Set();
		for (const [index, trail] of trails) if (isCause(trail, index)) named.add(index);
		for (const [index, { end, obstacle, passesRequirement }] of trails) {
			if (passesRequirement || obstacle === "disabled" || analysis.obstacles.leavesNotActive(end.quest)) continue;
			if (!named.has(end.quest) && trails.has(end.quest)) named.add(index);
		}
		return stuck.filter(({ index }) => named.has(index)).map((quest) => {
			const { index } = quest;
			const quests = this.questsOf(trails.get(index)?.circle ?? []);
			const circle = quests.every((each) => trails.has(each.index)) ? quests : [];
			const codes = this.transitionsOf(index);
			const effects = [...this.effectsOf(quest, 1), ...this.effectsOf(quest, 2)];
			const isRequired = model.requiredBy.get(index)?.some(({ from }) => this.transitionsOf(from).length > 0);
			const isDraft = codes.length === 0 && effects.length === 0 && isRequired !== true;
			const shortcut = this.shortcut(quest);
			return {
				quest,
				circle: circle.length > 1 ? circle : [],
				codes,
				shortcut,
				effects,
				isDraft
			};
		});
	}
	wayOut({ index }) {
		const transitions = this.transitionsOf(index);
		const leadsTo = (state) => transitions.some(({ code }) => code.to === state);
		return {
			quest: index,
			state: leadsTo(2) && !leadsTo(1) ? 2 : 1
		};
	}
	neverCompleted(quest) {
		const { index } = quest;
		if (!quest.enabled || !this.mayEnter(index, 1)) return [];
		const cause = this.mayEnter(index, 2) ? this.tooLate(quest) : this.neverCause(quest);
		if (cause === void 0) return [];
		const waiting = this.waitingFor(quest);
		return waiting.length === 0 ? [] : [{
			quest,
			cause,
			waiting
		}];
	}
	neverCause(quest) {
		const { index } = quest;
		const trail = this.analysis.obstacles.trail({
			quest: index,
			state: 2
		});
		if (!isCause(trail, index)) return void 0;
		const circle = this.questsOf(trail.circle);
		return circle.length > 1 && circle.every((each) => !this.mayEnter(each.index, 2)) ? {
			kind: "circle",
			circle
		} : {
			kind: "no-way",
			shortcut: this.shortcut(quest)
		};
	}
	shortcut(quest) {
		const [transition, ...others] = this.transitionsOf(quest.index).filter(({ code }) => code.to !== 0 || code.from === 1);
		if (transition === void 0 || others.length > 0 || transition.cause.kind !== "event") return void 0;
		const { from, to } = transition.code;
		if (to === 0 || from === 2 || quest.requirements.length > 0) return void 0;
		const { event } = transition.cause;
		return event.works && this.effectsOf(quest, 1).length === 0 ? {
			event,
			transition
		} : void 0;
	}
	tooLate(quest) {
		const links = this.analysis.possible.lateCompletions(quest);
		return links.length === 0 ? void 0 : {
			kind: "too-late",
			links
		};
	}
	waitingFor(quest) {
		const waiting = this.effectsOf(quest, 2).map(({ place }) => ({
			kind: "effect",
			place
		}));
		for (const { place } of this.model.requiredBy.get(quest.index) ?? []) waiting.push({
			kind: "requirement",
			place
		});
		for (const entry of entriesOf(quest.quest)) if ((arrayField(entry.record, "Rewards") ?? []).length > 0) waiting.push({
			kind: "reward",
			place: entry.place.at("Rewards")
		});
		for (const { code, place } of this.transitionsOf(quest.index)) if (code.from === 2) waiting.push({
			kind: "code",
			place: place.at("TargetState")
		});
		return waiting;
	}
	blocked(requirement) {
		const { analysis, model } = this;
		if (analysis.possible.isMet(requirement)) return [];
		const quest = model.quests[requirement.from];
		const required = requirement.quest === void 0 ? void 0 : model.quests[requirement.quest];
		if (quest === void 0 || required === void 0 || !quest.enabled || !required.enabled) return [];
		const found = [{
			requirement,
			quest,
			required,
			most: analysis.possible.completions(required.index)
		}];
		if (this.mayEnter(required.index, 2)) return found;
		const { obstacle, circle, passesRequirement } = analysis.obstacles.trail({
			quest: required.index,
			state: 2
		});
		if (obstacle === "disabled") return [];
		if (!passesRequirement) return found;
		const waiting = circle.filter(({ quest: each, state }) => state === 1 && model.quests[each]?.requirements.some((its) => this.isIn(its, circle)));
		return this.isIn(requirement, circle) && requirement.from === waiting.reduce((least, { quest: each }) => Math.min(least, each), Number.POSITIVE_INFINITY) ? found : [];
	}
	isIn({ from, quest }, circle) {
		return circle.some((fact) => fact.quest === from && fact.state === 1) && circle.some((fact) => fact.quest === quest && fact.state === 2);
	}
	unchecked(quest) {
		const { analysis } = this;
		const { index, enabled, requirements } = quest;
		if (!enabled || requirements.length === 0) return [];
		if (this.mayEnter(index, 1) || !this.mayEnter(index, 2)) return [];
		const transitions = this.transitionsOf(index);
		if (transitions.some(({ code }) => code.to === 1)) return [];
		if (this.model.influences.some(({ kind, quests }) => kind === "record" && (quests === "all" || quests.includes(index)))) return [];
		return [{
			quest,
			completions: transitions.filter((each) => each.code.to === 2 && !analysis.obstacles.whyDead(each))
		}];
	}
	unreachable(quest) {
		const { analysis } = this;
		const { index } = quest;
		if (!quest.enabled || this.mayEnter(index, 1) || !this.mayEnter(index, 2)) return [];
		if (!isCause(analysis.obstacles.trail({
			quest: index,
			state: 1
		}), index)) return [];
		const transitions = this.transitionsOf(index).filter(({ code }) => code.from === 1);
		const effects = this.effectsOf(quest, 1);
		return effects.length + transitions.length === 0 ? [] : [{
			quest,
			effects,
			transitions
		}];
	}
	mayEnter(quest, state) {
		return this.analysis.possible.isPossible(quest, state);
	}
	transitionsOf(quest) {
		return this.model.transitionsOf.get(quest) ?? [];
	}
	effectsOf({ index }, state) {
		return this.model.reactionsTo.get(factIndex(index, state)) ?? [];
	}
	questsOf(facts) {
		return [...new Set(facts.map(({ quest }) => quest))].flatMap((index) => this.model.quests[index] ?? []);
	}
};
function isCause({ end, obstacle, passesRequirement }, quest) {
	return !passesRequirement && obstacle !== "disabled" && end.quest === quest;
}
// src/model/snapshot/task-spellings.ts
const FIELDS_OF = {
	subscription: "subscription",
	"effector-subscription": "effector-subscription",
	"trigger-subscription": "trigger-subscription",
	"trigger-subscription-basic": "trigger-subscription",
	"trigger-subscription-quest": "trigger-subscription"
};
function readTask(task, place, spellings) {
	let typed = spellings.type("subscription", task, place);
	let kind = classify("subscription", typed);
	if (!kind.isForeign && (kind.record === "subscription" || textField(typed, "$type") === void 0)) {
		typed = spellings.type("subscription", spellings.record("subscription", typed, place), place);
		kind = classify("subscription", typed);
	}
	const fields = FIELDS_OF[kind.record];
	if (kind.isForeign || fields === void 0) return typed;
	let view = spellings.record(fields, typed, place);
	const effector = objectField(view, "Effector");
	if (effector !== void 0) {
		const effect = fields === "trigger-subscription" ? readSurplusEffector(effector, place.at("Effector"), spellings) : readEffect(effector, place, spellings, "Effector");
		view = withPart(view, "Effector", effect);
	}
	if (fields === "effector-subscription") return view;
	const trigger = objectField(view, "Trigger");
	if (trigger !== void 0) view = withPart(view, "Trigger", readTrigger(trigger, place, spellings));
	const holder = objectField(view, "DirectEffector");
	if (holder === void 0) return view;
	const direct = spellings.record("direct-effector", holder, place, "DirectEffector");
	const fired = objectField(direct, "Effector");
	if (fired === void 0) return withPart(view, "DirectEffector", direct);
	const effect = readEffect(fired, place.at("DirectEffector"), spellings, "Effector");
	return withPart(view, "DirectEffector", withPart(direct, "Effector", effect));
}
function readSurplusEffector(effect, place, spellings) {
	spellings.noteUndocumented(place);
	return readEffect(effect, place, spellings);
}
function readEffect(effect, around, spellings, step) {
	const typed = spellings.type("effect", named(effect, "effect", around, spellings, step), around, step);
	if (member(typed, "$type") === "MoveToSpot") {
		const view = spellings.record("move-to-spot", typed, around, step);
		const state = objectField(view, "_transformState");
		if (state === void 0) return view;
		const at = step === void 0 ? around : around.at(step);
		return withPart(view, "_transformState", spellings.record("transform-state", state, at, "_transformState"));
	}
	if (member(typed, "$type") !== "RunTriggersFromEffector") return typed;
	const view = spellings.record("run-triggers-from-effector", typed, around, step);
	const linkedTasks = arrayField(view, "linkedTasks");
	if (linkedTasks === void 0) return view;
	const links = (step === void 0 ? around : around.at(step)).at("linkedTasks");
	return withPart(view, "linkedTasks", eachObject(linkedTasks, (link, index) => readLinkedTask(link, links.at(index), spellings)));
}
function readTrigger(trigger, around, spellings) {
	const view = named(trigger, "trigger", around, spellings, "Trigger");
	return spellings.type("trigger", view, around, "Trigger");
}
function named(record, fields, around, spellings, step) {
	return member(record, "$type") === void 0 ? spellings.record(fields, record, around, step) : record;
}
function readLinkedTask(link, place, spellings) {
	if (classify("linked-task", link).isForeign) return link;
	const view = spellings.record("linked-task", link, place);
	const trigger = objectField(view, "Trigger");
	if (trigger === void 0) return view;
	return withPart(view, "Trigger", spellings.record("linked-task-trigger", trigger, place, "Trigger"));
}
function withPart(record, field, part) {
	return member(record, field) === part ? record : withMember(record, field, part);
}
function eachObject(array, read) {
	let views;
	for (let index = 0; index < array.length; index++) {
		const element = array[index];
		const view = isObject(element) ? read(element, index) : element;
		if (view === element) continue;
		views ??= [...array];
		views[index] = view;
	}
	return views ?? array;
}
// src/model/flow/name-finder.ts
const MAX_WORDS = 48;
var NameFinder = class {
	read;
	guess;
	byWords = /* @__PURE__ */ new Map();
	byText = /* @__PURE__ */ new Map();
	longest = /* @__PURE__ */ new Map();
	constructor(read, guess) {
		this.read = read;
		this.guess = guess;
		for (const quest of read.quests) {
			const ids = entriesOf(quest.quest).map(({ key }) => key);
			for (const name of /* @__PURE__ */ new Set([
				quest.name,
				quest.bareName,
				...ids
			])) this.add(name, quest.index);
			for (const text of /* @__PURE__ */ new Set([quest.name, ...ids])) addTo(this.byText, text, quest.index);
		}
	}
	withTextIn(value) {
		const quests = /* @__PURE__ */ new Set();
		someString(value, (text) => {
			for (const quest of this.byText.get(text) ?? NONE$1) quests.add(quest);
			return false;
		});
		return [...quests];
	}
	add(name, quest) {
		const parts = words(name).slice(0, MAX_WORDS);
		const [first] = parts;
		if (first === void 0) return;
		addTo(this.byWords, parts.join(" "), quest);
		this.longest.set(first, Math.max(this.longest.get(first) ?? 0, parts.length));
	}
	withBareName(name) {
		return this.read.withBareName.get(name) ?? NONE$1;
	}
	meantBy(name) {
		const exact = this.withBareName(name);
		if (exact.length > 0) return exact;
		const named = this.in(name);
		return named.length > 0 ? named : this.withBareName(this.guess(name) ?? "");
	}
	namedIn(value) {
		return this.collected(value, () => true);
	}
	setIn(value, isLeftOut) {
		return this.collected(value, maySet, isLeftOut);
	}
	collected(value, counts, isLeftOut) {
		const named = /* @__PURE__ */ new Set();
		const add = (quests) => {
			for (const quest of quests) named.add(quest);
		};
		return someString(value, (text) => {
			if (!counts(text)) return false;
			add(this.in(text));
			return maySet(text) && setsComputedQuest(text, (name) => add(this.meantBy(name)));
		}, isLeftOut) ? "all" : [...named];
	}
	in(text) {
		const parts = words(text);
		const found = /* @__PURE__ */ new Set();
		for (const [start, word] of parts.entries()) {
			const longest = Math.min(this.longest.get(word) ?? 0, parts.length - start);
			for (let count = 1; count <= longest; count++) for (const quest of this.byWords.get(parts.slice(start, start + count).join(" ")) ?? NONE$1) found.add(quest);
		}
		return found.size === 0 ? NONE$1 : [...found];
	}
};
const NONE$1 = [];
function words(text) {
	return text.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/gu) ?? [];
}
function maySet(text) {
	return text.includes("SetTask") && mayNameQuests(text);
}
function setsComputedQuest(text, add) {
	let read = 0;
	for (const name of readQuestNames(text)) {
		if (name.by !== "SetTask()") continue;
		if (!name.literal) return true;
		add(name.name);
		read++;
	}
	return read < text.split("SetTask").length - 1;
}
function someString(root, visit, isLeftOut) {
	const open = [root];
	for (let value = open.pop(); value !== void 0; value = open.pop()) if (typeof value === "string") {
		if (visit(value)) return true;
	} else if (Array.isArray(value)) for (let index = 0; index < value.length; index++) open.push(value[index]);
	else if (isObject(value) && isLeftOut?.(value) !== true) for (const key of keysOf(value)) {
		if (visit(key)) return true;
		open.push(member(value, key));
	}
	return false;
}
// src/model/flow/unread.ts
const SHOWN = new Set(Object.keys(FIELDS.subscription));
const EFFECTS = /* @__PURE__ */ new Set(["Effector", "DirectEffector"]);
const isReadable = (type) => DOCUMENTED_TYPES.get(type) === "effect";
const SECTION_NAMES = new Set(SECTIONS);
const ITEM = new Set(Object.keys(FIELDS["room-item"]));
const SETTINGS = new Set(Object.keys(FIELDS.settings));
const ENTRY = new Set(Object.keys({
	...FIELDS["quest-entry"],
	...FIELDS["quest-entry-completed"]
}).filter((field) => field !== "Rewards"));
const LOGIC = /* @__PURE__ */ new Set(["Tasks", "ViewNodes"]);
const EVENT_DATA = /* @__PURE__ */ new Set(["EventData"]);
const PAGE = /iframe/i;
var UnreadCollector = class {
	snapshot;
	read;
	knowledge;
	found = [];
	hasLogic = false;
	names;
	spellings;
	constructor(snapshot, read, knowledge) {
		this.snapshot = snapshot;
		this.read = read;
		this.knowledge = knowledge;
		this.names = new NameFinder(read, (name) => snapshot.quests?.expressionNames.guess(name));
		this.spellings = snapshot.spellings.unremembered();
	}
	firedBy(subscription) {
		if (subscription.kind !== "effector" || !isTask(subscription.place)) return void 0;
		const quest = this.read.numberOf(subscription);
		const state = targetState(subscription.record);
		return quest === void 0 || state === void 0 ? void 0 : {
			quest,
			state
		};
	}
	effect({ type, record, subscription }, moves) {
		const { itemKey: item } = subscription;
		if (type === "RunTriggersFromEffector") this.foreignLinks(record, item);
		const fired = {
			item,
			when: this.firedBy(subscription),
			trigger: triggerOf(subscription)
		};
		if (type !== void 0 && isReadable(type)) {
			for (const key of keysOf(record)) {
				if (type === "RunTriggersFromEffector" && key === "linkedTasks") continue;
				const part = member(record, key);
				this.expressions(part, fired, key === "Trigger" ? void 0 : isEffect);
			}
			return;
		}
		const about = {
			...fired,
			type
		};
		const known = this.knowledge === "documents" || type === void 0 ? void 0 : EFFECTS$1.get(type)?.quests;
		if (opensPage(type, record)) this.add({
			...about,
			kind: "page",
			quests: "all",
			resets: true
		});
		else if (known === "reset") this.add({
			...about,
			kind: "effect",
			quests: NOTHING,
			resets: true
		});
		else if (known === "none") return;
		else if (moves !== void 0) {
			const { sets, anyQuest } = moves;
			const when = runsOnlyWhenFired(record) ? fired.when : void 0;
			const quests = anyQuest ? "all" : [...new Set(sets.map(({ quest }) => quest))];
			this.add({
				...about,
				kind: "expression",
				when,
				quests,
				...anyQuest ? {} : { sets }
			});
		} else this.add({
			...about,
			kind: "effect",
			quests: this.names.namedIn(record),
			resets: true
		});
	}
	subscription(subscription) {
		const { record, itemKey: item } = subscription;
		if (subscription.kind === "effector" && member(record, "Effector") === void 0) this.anyQuest(item);
		for (const key of keysOf(record)) {
			const value = member(record, key);
			if (EFFECTS.has(key) && !isObject(value)) this.anyQuest(item);
			if (SHOWN.has(key)) {
				if (key === "Trigger" || !isObject(value)) this.expressions(value, { item });
				continue;
			}
			const named = this.names.namedIn(value);
			if (named === "all" || named.length === 0) continue;
			const own = typeof value === "string" ? this.read.numberOf(subscription) : void 0;
			this.record(item, named.filter((quest) => quest !== own));
		}
	}
	embedded(embedded) {
		const { role, reading, text } = embedded;
		if (role === "ExtraText" && text !== void 0) this.add({
			kind: "effect",
			quests: this.names.namedIn(text)
		});
		if (role === "roomSettingsExtraData" || role === "EventData") {
			if (embedded.text !== void 0) this.settings(embedded);
			else this.expressions(embedded.reading.value);
		}
		if (role !== "logic" && role !== "extraData") return;
		this.hasLogic = true;
		const [, key] = embedded.place.paths[0];
		const item = key === void 0 ? void 0 : String(key);
		const held = objectIn(embedded);
		if (held === void 0) {
			if (reading.kind !== "empty" && (role === "logic" || mayHoldLogic(embedded))) this.anyQuest(item);
			return;
		}
		if (text !== void 0 && isSubscriptionType(member(held.value, "$type"))) this.anyQuest(item);
		this.logicValue(this.spellings.record("logic-value", held.value, held.place), held.place, item);
	}
	outsideLogic() {
		const { snapshot } = this;
		if (!(snapshot.roomItems !== void 0 && (this.hasLogic || isObject(snapshot.section("logic"))))) this.anyQuest(void 0);
		const settings = snapshot.section("settings");
		if (isObject(settings)) this.undocumentedFields(settings, SETTINGS);
		this.undocumentedFields(snapshot.root ?? {}, SECTION_NAMES);
		const { keys, values } = snapshot.members.roomItems;
		for (const [index, key] of keys.entries()) {
			const item = values[index];
			if (isObject(item)) this.undocumentedFields(item, ITEM, key);
		}
		for (const { index, quest } of this.read.quests) for (const { record } of entriesOf(quest)) this.undocumentedFields(record, ENTRY, void 0, index);
		const tasks = snapshot.section("roomTasks");
		if (tasks !== void 0) this.add({
			kind: "roomTasks",
			quests: this.names.namedIn(tasks)
		});
	}
	unreadSubscription(subscription, quest) {
		const own = quest === void 0 ? [] : [quest];
		this.record(subscription.itemKey, [...own, ...this.otherQuests(subscription, quest)]);
	}
	otherQuests({ record }, quest) {
		const name = textField(record, "Name");
		if (name === void 0 || quest !== void 0 && name === this.read.quests[quest]?.name) return NOTHING;
		const named = this.names.in(name);
		return quest !== void 0 && named.includes(quest) ? NOTHING : named;
	}
	record(item, quests) {
		this.add({
			kind: "record",
			item,
			quests
		});
	}
	anyQuest(item) {
		this.add({
			kind: "logic",
			item,
			quests: "all"
		});
	}
	add(influence) {
		if (influence.quests.length > 0 || influence.resets === true) this.found.push(influence);
	}
	undocumentedFields(record, documented, item, but) {
		for (const key of keysOf(record)) {
			const value = member(record, key);
			if (documented.has(key) || typeof value !== "string" && typeof value !== "object") continue;
			this.record(item, this.names.withTextIn(value).filter((quest) => quest !== but));
		}
	}
	logicValue(value, place, item) {
		for (const key of keysOf(value)) {
			const part = member(value, key);
			if (key === "Tasks") this.tasks(part, place.at(key), item);
			else if (key === "ViewNodes") this.record(item, this.names.namedIn(part));
			else this.expressions(part, { item });
		}
		this.undocumentedFields(value, LOGIC, item);
	}
	settings({ role, reading, text }) {
		if (reading.kind !== "value") {
			this.expressions(text);
			return;
		}
		const { value } = reading;
		if (isObject(value)) this.undocumentedFields(value, EVENT_DATA);
		if (role === "EventData" || !isObject(value)) {
			this.expressions(value);
			return;
		}
		if (hasContent(member(value, "welcomeEmbed"))) this.add({
			kind: "page",
			quests: "all"
		});
		for (const key of keysOf(value)) if (key !== "EventData") this.expressions(member(value, key));
	}
	expressions(root, about = {}, isVisited) {
		this.add({
			kind: "expression",
			quests: this.names.setIn(root, isVisited),
			...about
		});
	}
	tasks(tasks, place, item) {
		if (!Array.isArray(tasks)) {
			this.anyQuest(item);
			return;
		}
		for (let index = 0; index < tasks.length; index++) {
			const task = tasks[index];
			if (!isObject(task)) {
				this.anyQuest(item);
				return;
			}
			if (!isUnread(task) || !isUnread(readTask(task, place.at(index), this.spellings))) continue;
			const quests = this.names.namedIn(task);
			if (quests.length === 0 && typeof member(task, "$type") !== "string") this.anyQuest(item);
			else this.record(item, quests);
		}
	}
	foreignLinks(chain, item) {
		const linkedTasks = member(chain, "linkedTasks");
		if (!Array.isArray(linkedTasks) || !linkedTasks.every(isObject)) this.anyQuest(item);
		else for (const link of linkedTasks) if (classify("linked-task", link).isForeign) this.record(item, this.names.namedIn(link));
	}
};
function isTask({ parent }) {
	return parent !== void 0 && isItemTasks(parent);
}
function opensPage(type, record) {
	if (type !== void 0 && PAGE.test(type)) return true;
	return keysOf(record).some((key) => PAGE.test(key));
}
function triggerOf({ kind, record, holder }) {
	const fired = kind === "direct-effector" && holder !== void 0 ? holder.record : record;
	const trigger = objectField(fired, "Trigger");
	return textField(trigger, "$type");
}
function runsOnlyWhenFired(effect) {
	return (member(effect, "R") ?? false) === false && member(effect, "S") === false;
}
function isEffect(part) {
	const type = textField(part, "$type");
	return type !== void 0 && !isSubscriptionType(type);
}
function isUnread(task) {
	const { record, isForeign } = classify("subscription", task);
	return isForeign || record === "subscription";
}
const NOTHING = [];
function mayHoldLogic({ text, reading }) {
	if (text !== void 0) return beginsLikeJson(text);
	return typeof reading.value === "object" && reading.value !== null;
}
// src/model/flow/read-model.ts
function readFlowModel(snapshot, knowledge) {
	const reader = new ModelReader(snapshot, knowledge);
	if (snapshot.quests !== void 0) snapshot.walk(along({}, reader));
	return reader.finish();
}
function along(visitor, other) {
	if (other === void 0) return visitor;
	return {
		...visitor,
		subscription: (each) => {
			visitor.subscription?.(each);
			other.subscription?.(each);
		},
		effect: (each) => {
			visitor.effect?.(each);
			other.effect?.(each);
		},
		embedded: (each) => {
			visitor.embedded?.(each);
			other.embedded?.(each);
		}
	};
}
var ModelReader = class {
	snapshot;
	knowledge;
	read;
	unread;
	links = [];
	triggered = [];
	reactions = [];
	chains = [];
	events = /* @__PURE__ */ new Map();
	chainAt = /* @__PURE__ */ new Map();
	firing;
	constructor(snapshot, knowledge, read = readQuests(snapshot.quests)) {
		this.snapshot = snapshot;
		this.knowledge = knowledge;
		this.read = read;
		this.unread = new UnreadCollector(snapshot, read, knowledge);
	}
	embedded(embedded) {
		this.unread.embedded(embedded);
	}
	subscription(subscription) {
		if (isOfRoom(subscription)) return;
		this.unread.subscription(subscription);
		switch (subscription.kind) {
			case "effector":
				this.reaction(subscription);
				return;
			case "quest-trigger":
			case "basic-trigger":
			case "undecided-trigger":
				this.trigger(subscription);
				return;
			case "linked-task":
				this.link(subscription);
				return;
		}
	}
	effect(effect) {
		if (isOfRoom(effect.subscription)) return;
		if (effect.type === "RunTriggersFromEffector") this.chain(effect);
		const moves = this.knowledge === "catalog" ? this.expression(effect) : void 0;
		this.unread.effect(effect, moves);
	}
	finish() {
		const { snapshot, unread, events, links, triggered, reactions, chains, read } = this;
		unread.outsideLogic();
		const settings = snapshot.section("settings");
		return indexed({
			quests: read.quests,
			events: [...events.values()],
			transitions: [...links, ...triggered],
			reactions,
			chains,
			influences: [...read.influences, ...unread.found],
			tasksRefresh: member(settings, "tasksRefresh") === true,
			withBareName: read.withBareName,
			items: new Set(snapshot.members.roomItems.keys),
			labels: snapshot.labels
		});
	}
	chain(effect) {
		const { record, place } = effect;
		const firing = this.firingOf(effect);
		if (firing === void 0) {
			this.chainAt.set(place, void 0);
			return;
		}
		const chain = {
			source: "event" in firing ? void 0 : {
				quest: firing.quest,
				state: firing.state
			},
			event: "event" in firing ? firing.event : void 0,
			useRandom: member(record, "useRandom") === true,
			links: [],
			linkedTasks: arrayField(record, "linkedTasks")?.length ?? 0
		};
		this.chains.push(chain);
		this.chainAt.set(place, chain);
		firing.chain = chain;
	}
	expression(effect) {
		const { record, expression } = effect;
		if (expression === void 0) return void 0;
		const { text, parsed } = expression;
		const root = parsed.kind === "expression" ? parsed.root : void 0;
		const moves = root && expressionMoves(root, this.unread.names);
		const firing = this.firingOf(effect);
		if (firing !== void 0) {
			const mayRunOtherwise = !runsOnlyWhenFired(record);
			firing.expression = {
				text,
				root,
				sets: moves?.sets ?? [],
				mayRunOtherwise
			};
		}
		return moves;
	}
	firingOf({ place, subscription: firedBy }) {
		const { firing } = this;
		const at = firedBy.kind === "direct-effector" ? firedBy.place.parent : firedBy.place;
		return place.step === "Effector" && place.parent === firedBy.place && firing?.place === at ? firing : void 0;
	}
	link(subscription) {
		if (questReference(subscription) === void 0) {
			this.unread.unreadSubscription(subscription, void 0);
			return;
		}
		const at = subscription.place.parent?.parent ?? subscription.place;
		if (!this.chainAt.has(at)) return;
		const chain = this.chainAt.get(at);
		const quest = this.read.numberOf(subscription);
		if (chain === void 0) {
			this.unread.unreadSubscription(subscription, quest);
			return;
		}
		const cause = {
			kind: "link",
			chain,
			delay: delayOf(subscription)
		};
		const link = this.transition(subscription, quest, cause, this.links);
		if (link !== void 0) chain.links.push(link);
	}
	reaction(subscription) {
		this.firing = void 0;
		const { record, place, itemKey: item } = subscription;
		const quest = this.read.numberOf(subscription);
		const state = targetState(record);
		if (quest === void 0 || state === void 0) return;
		if (!isTask(place) || !this.snapshot.hasItem(item)) return;
		const effector = objectField(record, "Effector");
		const reaction = {
			quest,
			state,
			item,
			effect: textField(effector, "$type"),
			place,
			chain: void 0
		};
		this.firing = reaction;
		this.reactions.push(reaction);
	}
	trigger(subscription) {
		this.firing = void 0;
		const { record, place, kind, itemKey: item } = subscription;
		const id = questReference(subscription);
		if (kind === "quest-trigger" && id === void 0) this.unread.unreadSubscription(subscription, void 0);
		const trigger = objectField(record, "Trigger");
		const type = textField(trigger, "$type");
		const quest = this.read.numberOf(subscription);
		if (type === void 0 && kind === "basic-trigger") this.unread.record(item, "all");
		if (type === void 0 || kind === "undecided-trigger" || !isTask(place) || !this.snapshot.hasItem(item)) {
			this.unread.unreadSubscription(subscription, quest);
			return;
		}
		const event = this.eventAt(item, type);
		if (kind === "basic-trigger") {
			const direct = directOf(subscription, event);
			this.firing = direct;
			event.tasks.push(direct);
			return;
		}
		if (id === void 0) return;
		if (!event.works) this.unread.unreadSubscription(subscription, quest);
		const cause = {
			kind: "event",
			event
		};
		const read = this.transition(subscription, quest, cause, this.triggered);
		if (read !== void 0) event.tasks.push(read);
	}
	transition(subscription, quest, cause, transitions) {
		const { record, place, itemKey: item } = subscription;
		this.unread.record(item, this.unread.otherQuests(subscription, quest));
		if (quest === void 0) return void 0;
		const code = transitionCode(integerField(record, "TargetState") ?? NaN);
		if (code === void 0) {
			this.unread.record(item, [quest]);
			return;
		}
		const transition = {
			kind: "transition",
			index: transitions.length,
			quest,
			code,
			item,
			place,
			cause
		};
		transitions.push(transition);
		return transition;
	}
	eventAt(item, type) {
		return getOrInsert(this.events, `${item.length} ${item}${type}`, () => {
			return {
				item,
				type,
				works: eventWorks(this.snapshot, item, type),
				tasks: []
			};
		});
	}
};
function eventWorks(snapshot, item, type) {
	const prefab = type === "OnEnterEvent" ? snapshot.prefabOf(item) : void 0;
	return prefab === void 0 || prefab === "Trigger";
}
function directOf({ record, place, itemKey: item }, event) {
	const direct = objectField(record, "DirectEffector");
	const effector = objectField(direct, "Effector");
	return {
		kind: "direct",
		event,
		item,
		effect: textField(effector, "$type"),
		place,
		chain: void 0
	};
}
function delayOf({ record }) {
	const delay = member(objectField(record, "Trigger"), "Delay") ?? member(record, "Delay") ?? 0;
	const seconds = typeof delay === "number" || typeof delay === "string" ? Number(delay) : NaN;
	return Number.isNaN(seconds) ? 1 : Math.min(Math.max(0, seconds), Number.MAX_VALUE);
}
function isOfRoom({ itemKey, place }) {
	return itemKey === "" && place.chain()[1]?.step === "roomTasks";
}
// src/model/flow/screen.ts
var FlowScreen = class {
	snapshot;
	read;
	started = /* @__PURE__ */ new Set();
	completed = /* @__PURE__ */ new Set();
	awaited = /* @__PURE__ */ new Set();
	mayGoOn = false;
	constructor(snapshot, read) {
		this.snapshot = snapshot;
		this.read = read;
	}
	subscription(subscription) {
		const { kind, record } = subscription;
		if (kind !== "effector" && kind !== "quest-trigger" && kind !== "linked-task") return;
		const quest = this.read.numberOf(subscription);
		if (quest === void 0) return;
		const number = integerField(record, "TargetState") ?? NaN;
		const code = kind === "effector" ? void 0 : transitionCode(number);
		if (kind === "effector" ? number === 1 : code?.from === 1) this.awaited.add(quest);
		if (code === void 0) return;
		if (kind === "linked-task") this.mayGoOn ||= delayOf(subscription) === 0 || this.read.quests[quest]?.limit === 1;
		else if (code.from !== 2 && code.to !== 0 && this.happens(subscription)) (code.to === 1 ? this.started : this.completed).add(quest);
	}
	happens({ record, place, itemKey }) {
		const type = textField(objectField(record, "Trigger"), "$type");
		if (type === void 0 || !isTask(place) || !this.snapshot.hasItem(itemKey)) return false;
		return eventWorks(this.snapshot, itemKey, type);
	}
	isQuiet() {
		return !this.mayGoOn && this.read.quests.every((quest) => this.isQuietQuest(quest));
	}
	isQuietQuest({ index, enabled, requirements }) {
		if (!enabled) return true;
		const isAwaited = this.awaited.has(index) || requirements.length > 0;
		if (!this.completed.has(index) || isAwaited && !this.started.has(index)) return false;
		return requirements.every(({ quest = -1, amount }) => quest < index && !(amount > 1) && this.read.quests[quest]?.enabled === true);
	}
};
// src/model/flow/flow.ts
const NO_FAULTS$1 = {
	neverActivated: [],
	neverCompleted: [],
	blockedRequirements: [],
	unchecked: [],
	unreachable: [],
	endlessChains: [],
	selfMoves: []
};
var Flow = class {
	read;
	isQuiet;
	#model;
	#analysis;
	#faults;
	constructor(read, isQuiet = false) {
		this.read = read;
		this.isQuiet = isQuiet;
	}
	get model() {
		this.#model ??= this.read();
		return this.#model;
	}
	get analysis() {
		this.#analysis ??= new FlowAnalysis(this.model);
		return this.#analysis;
	}
	get faults() {
		this.#faults ??= this.isQuiet ? NO_FAULTS$1 : findFlowFaults(this.analysis);
		return this.#faults;
	}
};
function knowledgeIn(options) {
	return typeof options === "object" && options !== null && "knowledge" in options && options.knowledge === "catalog" ? "catalog" : "documents";
}
const READ_ALONG = "catalog";
var FlowReading = class {
	snapshot;
	flows = /* @__PURE__ */ new Map();
	screen;
	reader;
	#isQuiet;
	constructor(snapshot) {
		this.snapshot = snapshot;
	}
	reading(visitor, needs) {
		const { snapshot } = this;
		if (!canMove(snapshot) || !(needs.faults || needs.model)) return visitor;
		const quests = readQuests(snapshot.quests);
		if (needs.faults) this.screen = new FlowScreen(snapshot, quests);
		if (needs.model) this.reader = new ModelReader(snapshot, READ_ALONG, quests);
		return along(along(visitor, this.screen), this.reader);
	}
	flow(knowledge) {
		const { snapshot, reader, flows } = this;
		if (!canMove(snapshot)) return void 0;
		this.#isQuiet ??= this.screen?.isQuiet() === true;
		const read = () => (knowledge === READ_ALONG ? reader?.finish() : void 0) ?? readFlowModel(snapshot, knowledge);
		return getOrInsert(flows, knowledge, () => new Flow(read, this.#isQuiet));
	}
};
function canMove(snapshot) {
	const { quests, roomItems } = snapshot;
	if (quests === void 0 || roomItems === void 0 || quests.entries.length === 0) return false;
	return isObject(snapshot.section("logic"));
}
// src/model/snapshot/name-reader.ts
const MAX_PLACES = 100;
var NameReader = class {
	indexes = /* @__PURE__ */ new Map();
	of(kind) {
		const none = () => ({
			set: /* @__PURE__ */ new Map(),
			used: /* @__PURE__ */ new Map(),
			isOpen: false
		});
		return getOrInsert(this.indexes, kind, none);
	}
	reading(visitor) {
		return {
			...visitor,
			effect: (each) => {
				visitor.effect?.(each);
				const { type, record, place, expression } = each;
				if (type !== void 0) this.noteFields(EFFECT_NAMES.meant(type) ?? type, record, place);
				if (expression !== void 0) this.noteExpression(expression);
			},
			subscription: (each) => {
				visitor.subscription?.(each);
				const trigger = triggerOf$1(each);
				if (trigger?.type === void 0) return;
				const { type, record } = trigger;
				this.noteFields(TRIGGER_NAMES.meant(type) ?? type, record, trigger.place);
			},
			embedded: (each) => {
				visitor.embedded?.(each);
				const { role, reading, place } = each;
				if (role === "roomSettingsExtraData" && reading.kind === "value") this.noteSettings(reading.value, place.inside());
			}
		};
	}
	noteLogic({ prefabName, value, place }) {
		if (prefabName !== void 0) {
			this.noteFields(PREFAB_NAMES.meant(prefabName) ?? prefabName, value, place);
			return;
		}
		for (const { kind, field } of LOGIC_SETTERS) if ((textField(value, field) ?? "").trim() !== "") this.of(kind).isOpen = true;
	}
	noteFields(owner, record, place) {
		const fields = NAME_FIELDS.get(owner);
		if (fields === void 0) return;
		for (const { kind, field, role } of fields) {
			const text = textField(record, field);
			if (role === "set" && text === void 0 && isNeeded(owner, field)) this.of(kind).isOpen = true;
			if (text === void 0 || text === "") continue;
			if (role !== "shown") note(this.of(kind), role, text, { place: place.at(field) }, owner);
			else if (text.includes("|")) this.noteShown(kind, text, place.at(field), owner);
		}
	}
	noteShown(kind, text, place, owner) {
		const cursor = new Utf8Cursor(text);
		for (const { index, 1: name = "" } of text.matchAll(/\|([^|]{1,100})\|/g)) {
			const start = cursor.offsetOf(index + 1);
			note(this.of(kind), "used", name, {
				place,
				part: span(start, start + utf8Length(name))
			}, owner);
		}
	}
	noteSettings(extraData, place) {
		if (!isObject(extraData)) return;
		for (const { kind, list, field } of NAME_LISTS) {
			const elements = member(extraData, list);
			if (!Array.isArray(elements)) continue;
			for (const [number, element] of elements.entries()) {
				const name = textField(element, field);
				if (name === void 0) continue;
				note(this.of(kind), "set", name, { place: place.at(list).at(number).at(field) }, "settings");
			}
		}
	}
	noteExpression(expression) {
		const { parsed, nodes, place } = expression;
		const index = this.of("variable");
		if (parsed.kind === "fault") {
			index.isOpen = true;
			return;
		}
		const roles = /* @__PURE__ */ new Map();
		const noteIn = (role, name, start, end) => note(index, role, name, {
			place,
			part: expression.span(start, end)
		}, EXPRESSION_TYPE);
		for (const node of nodes) {
			const role = roles.get(node);
			if (node.kind === "string" && role !== void 0) noteIn(role, node.value, node.start + 1, node.end - 1);
			if (node.kind === "read" && node.name !== void 0 && (node.letters === "N" || node.letters === "S")) noteIn("used", node.name, node.nameStart, node.nameEnd);
			if (node.kind !== "call") continue;
			for (const role of ["set", "used"]) {
				const at = VARIABLE_FUNCTIONS[role].get(node.name);
				const argument = at === void 0 ? void 0 : node.arguments[at];
				if (argument === void 0) continue;
				const named = withoutBrackets(argument);
				if (named.kind === "string") roles.set(named, role);
				else if (role === "set") index.isOpen = true;
			}
		}
	}
};
const LOGIC_SETTERS = [...NAME_FIELDS].flatMap(([owner, fields]) => PREFAB_NAMES.has(owner) ? fields.filter(({ role }) => role === "set") : []);
function isNeeded(owner, field) {
	return EFFECTS$1.get(owner)?.needed.has(field) ?? PREFABS.get(owner)?.needed.includes(field) ?? false;
}
function note(index, role, name, place, owner) {
	if (name.trim() === "") return;
	if (isComputedText(name)) {
		if (role === "set") index.isOpen = true;
		return;
	}
	const names = index[role];
	const known = names.get(name);
	if (known === void 0) {
		names.set(name, {
			places: [place],
			count: 1,
			owner
		});
		return;
	}
	known.count++;
	if (known.places.length < MAX_PLACES) known.places.push(place);
}
// src/model/snapshot/lost-ids.ts
function findLostIds(quests, isKnown, eachSubscription) {
	const left = /* @__PURE__ */ new Map();
	for (const entry of quests.pairFaults.alone) {
		const name = textField(entry.record, "Name");
		if (entry.status === "completed" && name !== void 0 && !left.has(name)) left.set(name, entry);
	}
	if (left.size === 0) return /* @__PURE__ */ new Map();
	const used = /* @__PURE__ */ new Map();
	eachSubscription((subscription) => {
		const id = questReference(subscription);
		const name = textField(subscription.record, "Name");
		if (id === void 0 || name === void 0 || !left.has(name) || isKnown(id)) return;
		const ids = getOrInsert(used, name, () => /* @__PURE__ */ new Map());
		ids.set(id, (ids.get(id) ?? 0) + 1);
	});
	const lost = /* @__PURE__ */ new Map();
	for (const [name, entry] of left) {
		const id = usualId(used.get(name) ?? /* @__PURE__ */ new Map());
		if (id !== void 0 && !lost.has(id)) lost.set(id, entry);
	}
	const [only, ...more] = left.values();
	if (only === void 0 || more.length > 0 || used.size > 0) return lost;
	const [id, ...others] = unknownRequirements(quests, isKnown);
	return id !== void 0 && others.length === 0 && isQuestIdShaped(id) ? /* @__PURE__ */ new Map([[id, only]]) : lost;
}
function usualId(ids) {
	let all = 0;
	for (const count of ids.values()) all += count;
	for (const [id, count] of ids) if (count * 2 > all && isQuestIdShaped(id)) return id;
}
function unknownRequirements(quests, isKnown) {
	const unknown = /* @__PURE__ */ new Set();
	for (const { record } of quests.entries) for (const requirement of arrayField(record, "Requirements") ?? []) {
		const id = textField(requirement, "id");
		if (id !== void 0 && !isKnown(id)) unknown.add(id);
	}
	return unknown;
}
// src/model/snapshot/misplaced-records.ts
const KEYED_SECTIONS = [
	"roomItems",
	"quests",
	"logic"
];
function findMisplaced(root, members) {
	const found = [];
	for (const section of SECTIONS) {
		const object = member(root, section);
		if (!isObject(object)) continue;
		for (const home of KEYED_SECTIONS) {
			const inside = member(object, home);
			if (home !== section && inside !== void 0 && holdsRecordsOf(home, inside)) found.push({
				kind: "section",
				section,
				home,
				keys: [home]
			});
		}
		const keyed = KEYED_SECTIONS.find((each) => each === section);
		if (keyed === void 0 || section === "quests" && isGrouped(object)) continue;
		addRecords(members(keyed), section, (value) => homeOf(keyed, value), found);
	}
	if (!SECTIONS.some((name) => hasMember(root, name))) return found;
	addRecords(sectionMembers(root), void 0, (value, key) => {
		const home = isSection(key) ? void 0 : homeOf(void 0, value);
		return home !== void 0 && isKeyOf(home, key, value) ? home : void 0;
	}, found);
	return found;
}
function addRecords(members, section, homeOfMember, found) {
	const keys = {
		roomItems: [],
		quests: [],
		logic: []
	};
	for (const [index, key] of members.keys.entries()) {
		const home = homeOfMember(members.values[index] ?? null, key);
		if (home !== void 0) keys[home].push(key);
	}
	for (const home of KEYED_SECTIONS) if (keys[home].length > 0) found.push({
		kind: "records",
		section,
		home,
		keys: keys[home]
	});
}
function isGrouped(quests) {
	const groups = membersOf(quests);
	return groups.length > 0 && groups.every(([key, group]) => isGroup(key, group));
}
function isGroup(key, group) {
	if (typeof group !== "object" || group === null) return false;
	if (isQuestStatus(key)) return !Object.hasOwn(group, "Status");
	return !(documentedFieldCount("quest-entry", group) > 0) && Object.values(group).some((each) => strayRecord(each) === "quest-entry");
}
function isKeyOf(home, key, value) {
	if (home === "quests") return member(value, "id") === key;
	return /^\d+$/.test(key);
}
function homeOf(section, value) {
	if (typeof value === "string") return section !== "logic" && isLogicText(value) ? "logic" : void 0;
	if (!isObject(value)) return void 0;
	if (section === "quests" && hasMember(value, "EntryId")) return void 0;
	if (section === "roomItems" && hasMember(value, "prefabName")) return void 0;
	if (section !== "logic" && Array.isArray(member(value, "Tasks")) && Array.isArray(member(value, "ViewNodes"))) return "logic";
	const record = strayRecord(value);
	const home = record === "quest-entry" ? "quests" : record && "roomItems";
	return home === section ? void 0 : home;
}
// src/model/snapshot/expression-names.ts
const MAX_COMPARED_LENGTH = 100;
const MAX_COMPARED = 2e4;
function expressionNames(quests) {
	const bare = /* @__PURE__ */ new Set();
	const full = /* @__PURE__ */ new Map();
	const shared = /* @__PURE__ */ new Set();
	const named = /* @__PURE__ */ new Set();
	const meant = /* @__PURE__ */ new Set();
	for (const entry of quests.entries) {
		const name = textField(entry.record, "Name");
		if (name === void 0 || named.has(name)) continue;
		named.add(name);
		const own = bareName(name);
		if (bare.has(own)) shared.add(own);
		else bare.add(own);
		if (name !== name.trimEnd()) for (const each of [name, own]) meant.add(each.trimEnd());
		if (!isNumberedName(name)) meant.add(name.replace(/^[\d\W_]+/, ""));
		if (own !== name) full.set(name, entry);
	}
	bare.delete("");
	const short = [...bare].filter(({ length }) => length <= MAX_COMPARED_LENGTH);
	const isIncomplete = someNameIsMissing(quests);
	const alike = new LookAlikes(() => short);
	const guesses = /* @__PURE__ */ new Map();
	const closest = /* @__PURE__ */ new Map();
	let compared = 0;
	return {
		isBare: (name) => bare.has(name),
		byFullName: (name) => full.get(name),
		isShared: (name) => shared.has(name),
		mayBeMeant: (name) => meant.has(name),
		isIncomplete,
		guess(name) {
			if (guesses.has(name) || compared > MAX_COMPARED || name.length > MAX_COMPARED_LENGTH) return guesses.get(name);
			compared += short.length;
			const guess = alike.of(name) ?? nearest(name, short) ?? nearest(bareName(name), short);
			guesses.set(name, guess);
			return guess;
		},
		closest(name) {
			const known = closest.get(name);
			if (known !== void 0) return known;
			if (compared > MAX_COMPARED || name.length > MAX_COMPARED_LENGTH) return short;
			compared += short.length;
			const sorted = mostSimilar(name, short);
			closest.set(name, sorted);
			return sorted;
		}
	};
}
function someNameIsMissing(quests) {
	if (quests.entries.length < quests.memberCount) return true;
	const named = (entry) => textField(entry.record, "Name") !== void 0;
	return quests.entries.some((entry) => !named(entry) && !(quests.pairOf(entry)?.entries.some(named) ?? false));
}
// src/model/snapshot/pair-faults.ts
const NO_FAULTS = {
	mistyped: [],
	slips: /* @__PURE__ */ new Set(),
	alone: [],
	sameStatus: [],
	crowded: []
};
function findPairFaults(quests) {
	const broken = [];
	for (const pair of quests.pairs) if (completePair(pair) === void 0) broken.push(pair);
	if (broken.length === 0) return NO_FAULTS;
	const loose = new LooseEntries();
	for (const entry of quests.entries) if (textField(entry.record, "EntryId") === void 0) loose.add(entry);
	const alone = /* @__PURE__ */ new Set();
	const strays = /* @__PURE__ */ new Map();
	const sameStatus = [];
	const crowded = /* @__PURE__ */ new Set();
	for (const pair of broken) {
		const { entryId, entries } = pair;
		const [first, second] = entries;
		if (first === void 0) continue;
		if (second === void 0) {
			alone.add(first);
			loose.add(first);
		} else if (!isUuid(entryId) && !haveOneName(pair)) for (const entry of entries) loose.add(entry);
		else if (entries.length === 2) {
			if (first.status !== void 0 && second.status !== void 0) sameStatus.push([first, second]);
		} else {
			crowded.add(pair);
			const stray = strayOf(pair);
			if (stray === void 0) continue;
			strays.set(stray, pair);
			loose.add(stray);
		}
	}
	const mistyped = [];
	const slips = /* @__PURE__ */ new Set();
	for (const [one, two] of loose.couples()) {
		const [entry, other] = strays.has(two) ? [two, one] : [one, two];
		alone.delete(entry);
		alone.delete(other);
		if (!hasUuid(entry) || !hasUuid(other)) continue;
		const leftPair = strays.get(entry);
		if (leftPair !== void 0) crowded.delete(leftPair);
		mistyped.push({
			entry,
			other,
			strayed: leftPair !== void 0
		});
		const [sound, otherSound] = [hasVersion4(entry), hasVersion4(other)];
		if (sound !== otherSound) slips.add(sound ? other : entry);
	}
	return {
		mistyped,
		slips,
		alone: alone.size <= namelessRecords(quests) ? [] : [...alone],
		sameStatus,
		crowded: [...crowded]
	};
}
function namelessRecords(quests) {
	const isNameless = ({ record }) => textField(record, "EntryId") === void 0 && textField(record, "Name") === void 0;
	return quests.memberCount - quests.entries.length + quests.entries.filter(isNameless).length;
}
function hasUuid({ record }) {
	return isUuid(textField(record, "EntryId") ?? "");
}
function hasVersion4({ record }) {
	return isUuidVersion4(textField(record, "EntryId") ?? "");
}
function haveOneName({ entries }) {
	const name = entries[0]?.name;
	return entries.every((entry) => entry.name === name);
}
function strayOf({ entries, inProgress, completed }) {
	if (entries.length !== 3 || inProgress.length === 0 || completed.length === 0) return void 0;
	return entries.find((entry) => {
		const [one, other] = entries.filter((each) => each !== entry);
		return one?.name === other?.name && one?.status !== other?.status && one?.name !== entry.name;
	});
}
var LooseEntries = class {
	byName = /* @__PURE__ */ new Map();
	add(entry) {
		const name = textField(entry.record, "Name");
		if (name === void 0) return;
		addTo(this.byName, name, entry);
	}
	couples() {
		const found = [];
		for (const entries of this.byName.values()) {
			const left = /* @__PURE__ */ new Map([
				["inProgress", []],
				["completed", []],
				[void 0, []]
			]);
			for (const entry of entries) left.get(entry.status)?.push(entry);
			for (const [one, two] of COUPLES) for (const each of take(left.get(one) ?? [], left.get(two) ?? [])) found.push(each);
		}
		return found;
	}
};
const COUPLES = [
	["inProgress", "completed"],
	["inProgress", void 0],
	["completed", void 0]
];
function take(ones, twos) {
	const found = [];
	const count = Math.min(ones.length, twos.length);
	const partners = twos.splice(0, count);
	for (const [index, one] of ones.splice(0, count).entries()) {
		const two = partners[index];
		if (two !== void 0) found.push([one, two]);
	}
	return found;
}
// src/model/snapshot/quests.ts
var QuestsByName = class {
	quests = /* @__PURE__ */ new Map();
	anyEntry = /* @__PURE__ */ new Map();
	loosely = /* @__PURE__ */ new Map();
	constructor(index) {
		for (const { entries } of index.pairs) this.add(entries);
		for (const entry of index.entries) {
			if (index.pairOf(entry) === void 0) this.add([entry]);
			const name = textField(entry.record, "Name");
			if (name === void 0 || this.anyEntry.has(name)) continue;
			this.anyEntry.set(name, entry);
			for (const each of [name.trim(), bareName(name).trim()]) if (!this.loosely.has(each)) this.loosely.set(each, entry);
		}
	}
	add(quest) {
		const [name, ...others] = new Set(quest.map(({ record }) => textField(record, "Name")));
		if (name === void 0 || others.length > 0 || !isSoundName(name)) return;
		addTo(this.quests, name, quest);
	}
	withName(name) {
		return this.anyEntry.get(name);
	}
	meantBy(name) {
		return this.withName(name) ?? this.loosely.get(name.trim());
	}
	onlyWithName(name) {
		return this.onlyQuest(name)?.[0];
	}
	onlyQuest(name) {
		const [quest, other, ...more] = this.quests.get(name) ?? [];
		if (quest === void 0 || other === void 0) return quest;
		const halves = [...quest, ...other];
		const statuses = new Set(halves.map(({ status }) => status));
		return more.length === 0 && halves.length === 2 && statuses.has("inProgress") && statuses.has("completed") ? halves : void 0;
	}
};
var QuestIndex = class extends QuestEntries {
	byName = new QuestsByName(this);
	pairFaults = findPairFaults(this);
	requirements = readRequirements(this.entries, (id) => this.entry(id), (entry) => this.questOf(entry));
	requirementTangles = findRequirementTangles(sharedRequirements(this.requirements, (entry) => this.twinOf(entry)));
	expressionNames = expressionNames(this);
	byId = groupById(this.entries);
	twinWithSame(entry, path) {
		const twin = this.twinOf(entry);
		if (twin === void 0) return void 0;
		if (path.length === 0) return lackTheSame(entry.record, twin.record) ? twin : void 0;
		const [value, other] = [entry, twin].map(({ record }) => path.reduce(childOf, record));
		return value !== void 0 && other !== void 0 && sameValue(value, other) ? twin : void 0;
	}
	differsOnTwin(entry, path) {
		return this.twinOf(entry) !== void 0 && this.twinWithSame(entry, path) === void 0;
	}
	withId(id) {
		return this.byId.get(id) ?? [];
	}
};
function lackTheSame(one, other) {
	const isShared = (field) => hasMember(one, field) === hasMember(other, field);
	return [...SHARED_FIELDS].every(isShared) && [...OWN_FIELDS].every((field) => hasMember(one, field) && hasMember(other, field));
}
function groupById(entries) {
	const byId = /* @__PURE__ */ new Map();
	for (const entry of entries) for (const id of /* @__PURE__ */ new Set([entry.key, member(entry.record, "id")])) addTo(byId, id, entry);
	return byId;
}
// src/model/snapshot/spellings.ts
var Spellings = class Spellings {
	owned;
	nearMisses = [];
	places = new PlaceBranch();
	isComplete = false;
	undocumented = /* @__PURE__ */ new Map();
	constructor(owned) {
		this.owned = owned;
	}
	unremembered() {
		const other = new Spellings(this.owned);
		other.complete();
		return other;
	}
	complete() {
		this.isComplete = true;
	}
	sections(root, place) {
		const slips = readSections(root);
		if (slips.length === 0) return root;
		for (const { field, spelled } of slips) this.nearMisses.push({
			kind: "section",
			place,
			field,
			spelled
		});
		this.rename(place, slips);
		return withNames(root, slips);
	}
	record(fields, value, around, step) {
		const { slips: named, hasDoubtfulValue } = readKeys(fields, value);
		if (named.length === 0 && !hasDoubtfulValue) return value;
		const slips = meantSlips(fields, named, value);
		const place = step === void 0 ? around : around.at(step);
		const schema = schemaOf(fields);
		let view = value;
		if (slips.length > 0) {
			view = withNames(value, slips);
			if (!this.isComplete) this.noteKeys(fields, view, place, slips);
		}
		return schema === void 0 ? view : this.withMeant(schema, view, place, findSchemaFaults(schema, view, this.owned));
	}
	withMeant(record, value, place, faults) {
		let view = value;
		for (const fault of faults) {
			if (fault.instead === void 0) continue;
			if (!this.isComplete) this.nearMisses.push({
				kind: "value",
				record,
				place,
				fault
			});
			view = withValue(view, fault.path, JSON.parse(fault.instead));
		}
		return view;
	}
	type(subject, value, around, step) {
		const spelled = textField(value, "$type");
		const type = spelled === void 0 ? void 0 : meantType(subject, spelled);
		if (spelled === void 0 || type === void 0) return value;
		if (!this.isComplete) {
			const place = step === void 0 ? around : around.at(step);
			this.nearMisses.push({
				kind: "type",
				subject,
				place,
				type,
				spelled
			});
			const read = this.readAt(place);
			read.isPresumed = true;
			read.isGuess ||= spelled.toLowerCase() !== type.toLowerCase() && !isOneEdit(spelled, type);
		}
		return withMember(value, "$type", type);
	}
	noteKeys(fields, view, place, slips) {
		for (const { field, spelled } of slips) {
			const required = requires(fields, view, field);
			this.nearMisses.push({
				kind: "key",
				record: fields,
				place,
				field,
				spelled,
				isRequired: required
			});
			if (!required) this.readAt(place.at(field)).isGuess = true;
		}
		this.rename(place, slips);
		if (slips.some(({ field }) => field === TYPE)) this.readAt(place).isPresumed = true;
	}
	rename(record, slips) {
		for (const { field, spelled } of slips) {
			const read = this.readAt(record.at(field));
			read.isPresumed = true;
			read.spelled = spelled;
		}
	}
	readAt(place) {
		const branch = this.places.at(place);
		branch.value ??= { ...AS_WRITTEN };
		return branch.value;
	}
	spelledPlace(place) {
		if (this.nearMisses.length === 0) return place;
		const [root = place, ...links] = place.chain();
		let spelled = root;
		let changed = false;
		let branch = this.places;
		for (const link of links) {
			const { step } = link;
			branch = branch?.next(step);
			const key = branch?.value?.spelled;
			changed ||= key !== void 0;
			if (!changed) spelled = link;
			else spelled = step === void 0 ? spelled.inside() : spelled.at(key ?? step);
		}
		return spelled;
	}
	isPresumed(place) {
		return this.isIn(place, ({ isPresumed }) => isPresumed);
	}
	isGuessed(place) {
		return this.isIn(place, ({ isGuess }) => isGuess);
	}
	noteUndocumented({ parent, step }) {
		if (parent !== void 0) getOrInsert(this.undocumented, parent, () => /* @__PURE__ */ new Set()).add(step);
	}
	get hasUndocumented() {
		return this.undocumented.size > 0;
	}
	isUndocumented(place) {
		return place.chain().some(({ parent, step }) => parent !== void 0 && this.undocumented.get(parent)?.has(step) === true);
	}
	isIn(place, test) {
		let branch = this.places;
		for (const { parent, step } of place.chain()) {
			if (parent !== void 0) branch = branch.next(step);
			if (branch === void 0) return false;
			if (branch.value !== void 0 && test(branch.value)) return true;
		}
		return false;
	}
};
function meantSlips(fields, slips, value) {
	if (!slips.some(({ isOtherWord }) => isOtherWord)) return slips;
	const view = withNames(value, slips);
	return slips.filter(({ isOtherWord, field }) => isOtherWord !== true || requires(fields, view, field));
}
function requires(fields, view, field) {
	if (field === "DirectEffector") return !hasMember(view, "TaskTriggerId");
	const schema = schemaOf(fields);
	return schema !== void 0 && isRequired(schema, view, field);
}
const TYPE = "$type";
const AS_WRITTEN = {
	spelled: void 0,
	isPresumed: false,
	isGuess: false
};
function withNames(record, slips) {
	const documented = new Map(slips.map(({ field, spelled }) => [spelled, field]));
	return Object.fromEntries(membersOf(record).map(([key, value]) => [documented.get(key) ?? key, value]));
}
function withValue(record, path, value) {
	const [step, ...others] = path;
	if (step === void 0) return record;
	const held = childOf(record, step);
	const part = isObject(held) && others.length > 0 ? withValue(held, others, value) : value;
	return withMember(record, String(step), part);
}
function schemaOf(fields) {
	if (fields === "transform-state") return void 0;
	return fields === "move-to-spot" || fields === "run-triggers-from-effector" ? "effect" : fields;
}
// src/model/snapshot/snapshot-parts.ts
var SnapshotParts = class {
	place = Place.root;
	value;
	root;
	spellings;
	hasGroupedQuests;
	quests;
	roomItems;
	members;
	labels;
	parentCycles;
	misplaced;
	dialogueQuestIds = /* @__PURE__ */ new Set();
	dialogueQuestNames = /* @__PURE__ */ new Set();
	otherTasks = [];
	repeatedTasks = /* @__PURE__ */ new Map();
	emptyLogic = [];
	constructor(value, owned) {
		this.spellings = new Spellings(owned);
		const { root, members } = isObject(value) ? readRoot(value, this.spellings) : NO_ROOT;
		this.root = root;
		this.members = members;
		this.value = root ?? value;
		this.roomItems = objectField(root, "roomItems");
		const quests = this.section("quests");
		this.hasGroupedQuests = isObject(quests) && isGrouped(quests);
		this.quests = isObject(quests) && !this.hasGroupedQuests ? new QuestIndex(members.quests) : void 0;
		this.labels = new ItemLabels(this.roomItems, this.section("logic"));
		this.parentCycles = findParentCycles(this.members.roomItems);
		this.misplaced = this.root === void 0 ? [] : findMisplaced(this.root, (section) => this.members[section]);
	}
	section(name) {
		return this.root === void 0 ? void 0 : member(this.root, name);
	}
	isEmpty(name) {
		const section = this.section(name);
		if (!isObject(section)) return false;
		return (name === "settings" ? keysOf(section) : this.members[name].keys).length === 0;
	}
	get sectionsPresent() {
		return SECTIONS.filter((name) => this.section(name) !== void 0);
	}
	hasItem(key) {
		return this.roomItems !== void 0 && hasMember(this.roomItems, key);
	}
	prefabOf(itemKey) {
		if (this.roomItems === void 0) return void 0;
		const item = member(this.roomItems, itemKey);
		return textField(item, "prefabName");
	}
	knowsQuest(id) {
		return (this.quests?.has(id) ?? false) || this.dialogueQuestIds.has(id);
	}
};
const NONE = sectionMembers(void 0);
const NO_ROOT = {
	root: void 0,
	members: {
		roomItems: NONE,
		quests: NONE,
		logic: NONE
	}
};
function readRoot(value, spellings) {
	let root = spellings.sections(value, Place.root);
	const readRecord = (name, record) => {
		const section = member(root, name);
		if (!isObject(section)) return;
		const view = spellings.record(record, section, Place.root.at(name));
		if (view !== section) root = withMember(root, name, view);
	};
	const readMembers = (name, read) => {
		const place = Place.root.at(name);
		const members = sectionMembers(member(root, name));
		const views = readObjects(members, (record, key) => read(record, place, key));
		if (views !== members) root = withMember(root, name, sectionOf(views));
		return views;
	};
	const roomItems = readMembers("roomItems", (item, items, key) => spellings.record("room-item", item, items, key));
	const quests = readMembers("quests", (entry, section, key) => readQuestEntry(entry, section.at(key), spellings));
	readRecord("settings", "settings");
	readRecord("roomTasks", "room-tasks");
	return {
		root,
		members: {
			roomItems,
			quests,
			logic: sectionMembers(member(root, "logic"))
		}
	};
}
function readQuestEntry(entry, place, spellings) {
	const view = spellings.record("quest-entry", entry, place);
	const requirements = arrayField(view, "Requirements");
	if (requirements === void 0) return view;
	const at = place.at("Requirements");
	return withPart(view, "Requirements", eachObject(requirements, (requirement, index) => spellings.record("requirement", requirement, at, index)));
}
// src/model/snapshot/expressions.ts
function addExpressions(value, place, found) {
	if (typeof value === "string") addFromString(value, place, false, found);
	else if (Array.isArray(value)) {
		for (const [index, element] of value.entries()) if (mayHoldExpressions(element)) addExpressions(element, place.at(index), found);
	} else if (isObject(value)) addFromObject(value, place, found);
}
function addFromObject(record, place, found) {
	for (const key of keysOf(record)) {
		const value = member(record, key) ?? null;
		if (!mayHoldExpressions(value)) continue;
		const isExpression = key === "V" && member(record, "$type") === "FunctionEffector";
		if (typeof value === "string") addFromString(value, place.at(key), isExpression, found);
		else addExpressions(value, place.at(key), found);
	}
}
function mayHoldExpressions(value) {
	return typeof value === "string" ? mayNameQuests(value) : typeof value === "object" && value !== null;
}
function addFromString(text, holder, isExpression, found) {
	if (!mayNameQuests(text)) return;
	const inside = JSON_BEGINS.test(text) ? readEmbeddedText("logic", text, holder, INSIDE) : void 0;
	if (inside?.reading.kind === "value") {
		addExpressions(inside.reading.value, holder.inside(), found);
		return;
	}
	const parsed = parseExpression(text);
	const names = isExpression && parsed.kind !== "fault" ? parsedNames(text, parsed.root) : readQuestNames(text);
	const cursor = new Utf8Cursor(text);
	for (const { by, name, literal, start, end } of names) {
		const from = cursor.offsetOf(start);
		const at = span(from, from + utf8Length(text.slice(start, end)));
		found.push({
			by,
			name,
			literal,
			holder,
			isExpression: isExpression || parsed.kind !== "fault",
			span: at
		});
	}
}
const JSON_BEGINS = /^[ \t\r\n]{0,64}[{[]/;
const INSIDE = {
	maxDepth: 256,
	surface: "not prescanned"
};
// src/model/snapshot/walk-tasks.ts
function walkElement(task, index, place, context, skipped) {
	if (skipped?.has(index) === true) return;
	const taskPlace = place.at(index);
	if (isObject(task)) walkTask(readTask(task, taskPlace, context.spellings), taskPlace, context);
	else context.check("subscription", task, taskPlace);
}
function walkTask(task, place, context) {
	const { record, isForeign } = classify("subscription", task);
	if (isForeign) otherTask(task, "Tasks", place, context);
	else if (record === "effector-subscription") effectorSubscription(task, place, context);
	else if (record === "subscription") context.check("subscription", task, place);
	else triggerSubscription(task, record, place, context);
}
function otherTask(task, list, place, context) {
	const type = textField(task, "$type") ?? "";
	context.spellings.noteUndocumented(place);
	context.noteOtherTask({
		type,
		list,
		place
	});
	const subscription = subscriptionOf("effector", task, place, context);
	if (type === "RunTriggersFromEffector") linkedTasks(readEffect(task, place, context.spellings), place, subscription, context);
	walkInside(task, place, subscription, context);
}
function subscriptionOf(kind, record, place, context, holder) {
	return {
		kind,
		record,
		place,
		itemKey: context.itemKey,
		holder
	};
}
function effectorSubscription(task, place, context) {
	context.check("effector-subscription", task, place);
	const subscription = subscriptionOf("effector", task, place, context);
	context.visitor.subscription(subscription);
	walkEffector(subscription, context);
}
function triggerSubscription(task, record, place, context) {
	const kind = TRIGGER_FORMS[record] ?? "undecided-trigger";
	context.check(record, task, place);
	const subscription = subscriptionOf(kind, task, place, context);
	context.visitor.subscription(subscription);
	const trigger = objectField(task, "Trigger");
	if (trigger !== void 0) context.check("trigger", trigger, place, "Trigger");
	const direct = objectField(task, "DirectEffector");
	if (direct === void 0) return;
	const directPlace = place.at("DirectEffector");
	if (kind === "basic-trigger") context.check("direct-effector", direct, directPlace);
	directEffector(direct, directPlace, subscription, context);
}
const TRIGGER_FORMS = {
	"trigger-subscription-basic": "basic-trigger",
	"trigger-subscription-quest": "quest-trigger"
};
function directEffector(record, place, holder, context) {
	const subscription = subscriptionOf("direct-effector", record, place, context, holder);
	context.visitor.subscription(subscription);
	walkEffector(subscription, context);
}
function walkEffector(subscription, context) {
	const { record, place } = subscription;
	const effect = objectField(record, "Effector");
	if (effect !== void 0) walkEffect(effect, place.at("Effector"), subscription, context);
}
function linkedTasks(chain, place, holder, context) {
	const linkedTasks = arrayField(chain, "linkedTasks");
	if (linkedTasks === void 0) return;
	const links = place.at("linkedTasks");
	for (let index = 0; index < linkedTasks.length; index++) {
		const linked = linkedTasks[index];
		const linkedPlace = links.at(index);
		if (isObject(linked) && classify("linked-task", linked).isForeign) {
			otherTask(linked, "linkedTasks", linkedPlace, context);
			continue;
		}
		context.check("linked-task", linked, linkedPlace);
		if (isObject(linked)) linkedTask(linked, linkedPlace, holder, context);
	}
}
function linkedTask(record, place, holder, context) {
	const subscription = subscriptionOf("linked-task", record, place, context, holder);
	context.visitor.subscription(subscription);
	const trigger = objectField(record, "Trigger");
	if (trigger !== void 0) context.check("linked-task-trigger", trigger, place, "Trigger");
}
function walkEffect(record, place, subscription, context) {
	const type = textField(record, "$type");
	context.check("effect", record, place);
	context.visitor.effect(new Effect(type, record, place, subscription));
	if (type === "RunTriggersFromEffector") linkedTasks(record, place, subscription, context);
	walkInside(record, place, subscription, context);
}
function walkInside(value, place, subscription, context) {
	if (Array.isArray(value)) {
		for (let index = 0; index < value.length; index++) {
			const element = value[index];
			if (typeof element === "object" && element !== null) walkPart(element, place.at(index), subscription, context);
		}
		return;
	}
	const type = member(value, "$type");
	for (const key of keysOf(value)) {
		const part = member(value, key);
		if (typeof part !== "object" || part === null || key === "Trigger") continue;
		if (type === "RunTriggersFromEffector" && key === "linkedTasks") continue;
		if (type === "MoveToSpot" && isTransformState(part, key)) walkInside(part, place.at(key), subscription, context);
		else walkPart(part, place.at(key), subscription, context);
	}
}
function isTransformState(part, key) {
	return key === "_transformState" && isObject(part) && !hasMember(part, "$type");
}
function walkPart(value, place, subscription, context) {
	if (Array.isArray(value)) {
		walkInside(value, place, subscription, context);
		return;
	}
	const type = member(value, "$type");
	context.spellings.noteUndocumented(place);
	if (isSubscriptionType(type)) walkTask(readTask(value, place, context.spellings), place, context);
	else if (typeof type === "string" && type !== "") walkEffect(readEffect(value, place, context.spellings), place, subscription, context);
	else {
		dialogueQuest(value, place, context);
		walkInside(value, place, subscription, context);
	}
}
function dialogueQuest(value, place, context) {
	const id = textField(value, "id");
	if (id === void 0 || textField(value, "EntryId") === void 0) return;
	context.noteDialogueQuest(id, textField(value, "Name"));
	context.visitor.dialogueQuest({
		record: value,
		place
	});
	const extraText = textField(value, "ExtraText");
	if (extraText !== void 0 && extraText !== "") context.readDialogueText(extraText, place.at("ExtraText"));
}
// src/model/snapshot/walk.ts
const ignore = () => {};
const SILENT = {
	schemaFault: ignore,
	item: ignore,
	questEntry: ignore,
	requirement: ignore,
	subscription: ignore,
	effect: ignore,
	embedded: ignore,
	dialogueQuest: ignore
};
function walk(snapshot, visitor, options, expressions) {
	new Walk(snapshot, visitor, options, expressions).run();
}
var Walk = class {
	snapshot;
	visitor;
	options;
	expressions;
	itemKey = "";
	spellings;
	constructor(snapshot, visitor, options, expressions) {
		this.snapshot = snapshot;
		this.visitor = visitor;
		this.options = options;
		this.expressions = expressions;
		this.spellings = snapshot.spellings;
	}
	run() {
		const { snapshot } = this;
		this.check("snapshot", snapshot.value, snapshot.place);
		this.quests();
		this.items();
		this.settings();
		this.roomTasks();
		this.logic();
	}
	check(record, value, place, step) {
		if (this.visitor.schemaFault === ignore) return;
		const faults = findSchemaFaults(record, value, this.options.owned);
		for (let index = 0; index < faults.length; index++) {
			const fault = faults[index];
			const at = step === void 0 ? place : place.at(step);
			this.visitor.schemaFault({
				record,
				fault,
				place: at.along(fault.path)
			});
		}
	}
	readDialogueText(text, place) {
		this.embeddedText("ExtraText", text, place);
	}
	noteDialogueQuest(id, name) {
		this.snapshot.dialogueQuestIds.add(id);
		if (name !== void 0) this.snapshot.dialogueQuestNames.add(name);
	}
	noteOtherTask(task) {
		if (this.expressions !== void 0) this.snapshot.otherTasks.push(task);
	}
	quests() {
		const { snapshot } = this;
		const { quests } = snapshot;
		if (snapshot.hasGroupedQuests) this.groupedQuests();
		if (quests === void 0) return;
		const { keys, values } = snapshot.members.quests;
		if (quests.entries.length < quests.memberCount) for (const [index, key] of keys.entries()) {
			const value = values[index] ?? null;
			if (!isObject(value)) this.check("quest-entry", value, snapshot.place.at("quests").at(key));
		}
		for (const entry of quests.entries) this.questEntry(entry);
	}
	questEntry(entry) {
		const record = withCorrectedStatus(entry);
		this.check(classify("quest-entry", record).record, record, entry.place);
		this.visitor.questEntry(entry);
		this.requirements(entry);
		this.embedded("ExtraText", entry.record, entry.place);
	}
	groupedQuests() {
		this.visitor.schemaFault({
			record: "snapshot",
			fault: {
				path: ["quests"],
				part: "key",
				message: "quests groups its entries: it must be a flat object that holds every quest entry under its id"
			},
			place: this.snapshot.place.at("quests")
		});
	}
	requirements(entry) {
		const requirements = member(entry.record, "Requirements");
		if (!Array.isArray(requirements)) return;
		const place = entry.place.at("Requirements");
		requirements.forEach((record, index) => {
			this.check("requirement", record, place, index);
			if (isObject(record)) this.visitor.requirement({
				record,
				place: place.at(index),
				entry
			});
		});
	}
	items() {
		const { keys, values } = this.snapshot.members.roomItems;
		const place = this.snapshot.place.at("roomItems");
		for (const [index, key] of keys.entries()) this.item(key, values[index] ?? null, place.at(key));
	}
	item(key, record, place) {
		this.check("room-item", record, place);
		if (!isObject(record)) return;
		this.visitor.item({
			key,
			record,
			place
		});
		const repeated = this.repeatedLogic(key, record);
		const extraData = this.embedded("extraData", record, place, repeated?.isWhole);
		if (extraData !== void 0 && repeated?.isWhole !== true) this.logicValue(extraData, key, repeated && new Set(repeated.tasks.values()));
		else {
			const raw = objectField(record, "extraData");
			if (raw !== void 0) this.rawLogic(raw, place.at("extraData"), key);
		}
	}
	repeatedLogic(key, item) {
		const extraData = textField(item, "extraData");
		if (extraData === void 0) return void 0;
		const repeated = findRepeatedLogic(extraData, member(this.snapshot.section("logic"), key));
		if (repeated !== void 0 && repeated.tasks.size > 0) this.snapshot.repeatedTasks.set(key, repeated.tasks);
		return repeated;
	}
	settings() {
		const settings = this.snapshot.section("settings");
		if (!isObject(settings)) return;
		const place = this.snapshot.place.at("settings");
		this.check("settings", settings, place);
		const extraData = this.embedded("roomSettingsExtraData", settings, place);
		if (extraData?.reading.kind !== "value" || !isObject(extraData.reading.value)) return;
		this.embedded("EventData", extraData.reading.value, extraData.place.inside());
	}
	roomTasks() {
		const roomTasks = this.snapshot.section("roomTasks");
		if (!isObject(roomTasks)) return;
		this.check("room-tasks", roomTasks, this.snapshot.place.at("roomTasks"));
	}
	logic() {
		const { keys, values } = this.snapshot.members.logic;
		const place = this.snapshot.place.at("logic");
		for (const [index, key] of keys.entries()) this.logicOf(key, values[index] ?? null, place.at(key));
	}
	logicOf(itemKey, value, place) {
		if (typeof value === "string") {
			const text = this.embeddedText("logic", value, place);
			if (text.reading.kind === "empty") this.noteEmptyLogic(place);
			this.logicValue(text, itemKey);
			return;
		}
		this.noteExpressions(value, place);
		this.embeddedValue("logic", value, place);
		if (!isObject(value)) return;
		if (keysOf(value).length === 0) this.noteEmptyLogic(place);
		this.rawLogic(value, place, itemKey);
	}
	noteEmptyLogic(place) {
		if (this.snapshot.emptyLogic.length === 0) this.snapshot.emptyLogic = [place];
	}
	embedded(role, record, place, isRepeated = false) {
		const value = member(record, role);
		if (value === void 0) return void 0;
		if (typeof value === "string") return this.embeddedText(role, value, place.at(role), isRepeated);
		if (MAY_HOLD_EXPRESSIONS.has(role)) this.noteExpressions(value, place.at(role));
		this.embeddedValue(role, value, place.at(role));
	}
	embeddedText(role, value, place, isRepeated = false) {
		const read = readEmbeddedText(role, value, place, this.options);
		const { reading } = read;
		if (MAY_HOLD_EXPRESSIONS.has(role) && reading.kind === "value" && !isRepeated && mayNameQuests(value)) this.noteExpressions(reading.value, place.inside());
		const text = this.underDocumentedNames(read);
		this.visitor.embedded(text);
		return text;
	}
	embeddedValue(role, value, place) {
		this.visitor.embedded({
			role,
			text: void 0,
			place,
			reading: {
				kind: "not-a-string",
				value
			}
		});
	}
	underDocumentedNames(text) {
		const { role, reading } = text;
		if (role !== "logic" && role !== "extraData" || reading.kind !== "value" || !isObject(reading.value)) return text;
		const value = this.spellings.record("logic-value", reading.value, text.place.inside());
		return value === reading.value ? text : {
			...text,
			reading: {
				...reading,
				value
			}
		};
	}
	noteExpressions(value, place) {
		const { expressions, snapshot } = this;
		if (expressions !== void 0 && snapshot.quests !== void 0) addExpressions(value, place, expressions);
	}
	logicValue(text, itemKey, skipped) {
		const held = heldObject(text);
		if (held === void 0) return;
		const value = held.isEncodedTwice ? this.spellings.record("logic-value", held.value, held.place) : held.value;
		this.tasksOf(value, held.place, itemKey, skipped);
	}
	rawLogic(value, place, itemKey) {
		this.tasksOf(this.spellings.record("logic-value", value, place), place, itemKey);
	}
	tasksOf(value, place, itemKey, skipped) {
		this.check("logic-value", value, place);
		this.itemKey = itemKey;
		const tasks = place.at("Tasks");
		arrayField(value, "Tasks")?.forEach((task, index) => {
			walkElement(task, index, tasks, this, skipped);
		});
	}
};
const MAY_HOLD_EXPRESSIONS = /* @__PURE__ */ new Set([
	"logic",
	"extraData",
	"roomSettingsExtraData"
]);
function withCorrectedStatus({ record, status }) {
	return status === void 0 ? record : withPart(record, "Status", status);
}
// src/model/snapshot/snapshot.ts
const READ_ALL = {
	maxDepth: 256,
	surface: "not prescanned",
	owned: NOTHING_OWNED
};
var Snapshot = class extends SnapshotParts {
	reading;
	expressions = [];
	lostQuestIds = /* @__PURE__ */ new Map();
	requirementTangles;
	lostIdsByEntry = /* @__PURE__ */ new Map();
	isWalked = false;
	constructor(value, reading = READ_ALL) {
		super(value, reading.owned);
		this.reading = reading;
	}
	walk(visitor) {
		const isFirst = !this.isWalked;
		this.isWalked = true;
		walk(this, {
			...SILENT,
			...visitor
		}, this.reading, isFirst ? this.expressions : void 0);
		if (isFirst) this.conclude();
	}
	conclude() {
		const { quests } = this;
		this.spellings.complete();
		if (quests === void 0) return;
		this.lostQuestIds = findLostIds(quests, (id) => this.knowsQuest(id), (visit) => this.walk({ subscription: visit }));
		this.lostIdsByEntry = new Map([...this.lostQuestIds].reverse().map(([id, left]) => [left, id]));
		const lost = readRequirements(quests.entries, (id) => this.lostQuestIds.get(id), (entry) => quests.questOf(entry));
		this.requirementTangles = lost.length === 0 ? quests.requirementTangles : findRequirementTangles([...quests.requirements, ...lost]);
	}
	schemaFaults(record, value) {
		return findSchemaFaults(record, value, this.reading.owned);
	}
	lostIdOf(entry) {
		return this.lostIdsByEntry.get(entry);
	}
};
// src/model/schema/compiled/known-fields.js
const shapes = [
	{},
	{
		"record": "snapshot",
		"fields": {
			"roomItems": 2,
			"settings": 29,
			"roomTasks": 31,
			"quests": 32,
			"logic": 37
		}
	},
	{ "every": 3 },
	{
		"record": "room-item",
		"fields": {
			"prefabName": 0,
			"pos": 4,
			"rot": 5,
			"scale": 6,
			"modelsize": 7,
			"modelCenter": 8,
			"contentString": 0,
			"parentItemID": 0,
			"placed": 0,
			"locked": 0,
			"superLocked": 0,
			"interactivityType": 0,
			"interactivityURL": 0,
			"hoverTitle": 0,
			"hoverBodyContent": 0,
			"ImageInteractivityDetails": 0,
			"sessionData": 0,
			"instanceId": 0,
			"currentEditornetId": 0,
			"extraData": 9
		}
	},
	{ "fields": {
		"x": 0,
		"y": 0,
		"z": 0
	} },
	{ "fields": {
		"x": 0,
		"y": 0,
		"z": 0,
		"w": 0
	} },
	{ "fields": {
		"x": 0,
		"y": 0,
		"z": 0
	} },
	{ "fields": {
		"x": 0,
		"y": 0,
		"z": 0
	} },
	{ "fields": {
		"x": 0,
		"y": 0,
		"z": 0
	} },
	{ "inside": 10 },
	{
		"record": "logic-value",
		"fields": {
			"Tasks": 11,
			"ViewNodes": 0,
			"col": 0,
			"e": 0,
			"c": 0
		}
	},
	{ "items": 12 },
	{
		"record": "subscription",
		"fields": { "$type": 0 },
		"kinds": {
			"TaskEffectorSubscription": 13,
			"TaskTriggerSubscription": 26
		}
	},
	{
		"record": "effector-subscription",
		"fields": {
			"$type": 0,
			"Effector": 14,
			"Id": 0,
			"TargetState": 0,
			"Name": 0,
			"TaskTriggerId": 0
		},
		"kinds": { "TaskEffectorSubscription": 13 }
	},
	{
		"record": "effect",
		"fields": { "$type": 0 },
		"kinds": {
			"MoveToSpot": 15,
			"HideObjectEvent": 20,
			"ShowObjectEvent": 21,
			"RunTriggersFromEffector": 22
		}
	},
	{
		"record": "move-to-spot",
		"fields": {
			"$type": 0,
			"_transformState": 16
		},
		"kinds": { "MoveToSpot": 15 }
	},
	{ "fields": {
		"position": 17,
		"rotation": 18,
		"scale": 19,
		"duration": 0
	} },
	{ "items": 0 },
	{ "items": 0 },
	{ "items": 0 },
	{
		"record": "hide-object",
		"fields": { "$type": 0 },
		"kinds": { "HideObjectEvent": 20 }
	},
	{
		"record": "show-object",
		"fields": { "$type": 0 },
		"kinds": { "ShowObjectEvent": 21 }
	},
	{
		"record": "run-triggers-from-effector",
		"fields": {
			"$type": 0,
			"linkedTasks": 23,
			"useRandom": 0
		},
		"kinds": { "RunTriggersFromEffector": 22 }
	},
	{ "items": 24 },
	{
		"record": "linked-task",
		"fields": {
			"Trigger": 25,
			"Id": 0,
			"TargetState": 0,
			"Name": 0,
			"TaskTriggerId": 0
		}
	},
	{
		"record": "linked-task-trigger",
		"fields": { "Delay": 0 }
	},
	{
		"record": "trigger-subscription",
		"fields": {
			"$type": 0,
			"Trigger": 27,
			"Id": 0,
			"TargetState": 0,
			"Name": 0,
			"TaskTriggerId": 0,
			"DirectEffector": 28
		},
		"kinds": { "TaskTriggerSubscription": 26 }
	},
	{
		"record": "trigger",
		"fields": { "$type": 0 },
		"kinds": {
			"OnClickEvent": 27,
			"OnEnterEvent": 27
		}
	},
	{
		"record": "direct-effector",
		"fields": {
			"Effector": 14,
			"Id": 0
		}
	},
	{
		"record": "settings",
		"fields": {
			"roomBase": 0,
			"isNight": 0,
			"chatDisabled": 0,
			"tasksRefresh": 0,
			"roomSettingsExtraData": 30
		}
	},
	{ "inside": 0 },
	{
		"record": "room-tasks",
		"fields": { "Tasks": 0 }
	},
	{ "every": 33 },
	{
		"record": "quest-entry",
		"fields": {
			"EntryId": 0,
			"id": 0,
			"Name": 0,
			"Description": 0,
			"Status": 0,
			"Group": 0,
			"DisplayGroup": 0,
			"Enabled": 0,
			"RepeatableLimit": 0,
			"FinishTime": 0,
			"AutoStart": 0,
			"TriggeredByInventory": 0,
			"Requirements": 34,
			"Creator": 0,
			"TemplateName": 0,
			"Tracked": 0,
			"Visible": 0,
			"ExtraText": 36,
			"Rewards": 0,
			"SuccessMsg": 0
		}
	},
	{ "items": 35 },
	{
		"record": "requirement",
		"fields": {
			"delete": 0,
			"amount": 0,
			"type": 0,
			"id": 0
		}
	},
	{ "inside": 0 },
	{ "every": 38 },
	{ "inside": 10 }
];
const PLAIN_TEXT_SHAPE = -2;
const SNAPSHOT_SHAPE = 1;
function toMap(numbers) {
	return new Map(Object.entries(numbers ?? {}).map(([name, shape]) => [name, shape]));
}
const SHAPES = shapes.map((shape) => ({
	compiled: shape,
	fields: toMap(shape.fields),
	kinds: toMap(shape.kinds)
}));
function memberShape(shape, key) {
	const ready = SHAPES[shape];
	if (ready === void 0) return -1;
	return ready.fields.get(key) ?? ready.compiled.every ?? -1;
}
function elementShape(shape) {
	if (shape === PLAIN_TEXT_SHAPE) return PLAIN_TEXT_SHAPE;
	return SHAPES[shape]?.compiled.items ?? -1;
}
function insideShape(shape) {
	if (shape === -1) return -1;
	return SHAPES[shape]?.compiled.inside ?? PLAIN_TEXT_SHAPE;
}
function holdsJson(shape) {
	return SHAPES[shape]?.compiled.inside !== void 0;
}
function hasKinds(shape) {
	return (SHAPES[shape]?.kinds.size ?? 0) > 0;
}
function kindShape(shape, type) {
	return SHAPES[shape]?.kinds.get(type) ?? -1;
}
function isKeyedById(shape) {
	return SHAPES[shape]?.compiled.every !== void 0;
}
function recordOfShape(shape) {
	return SHAPES[shape]?.compiled.record;
}
function hasIdentifiedElements(shape) {
	const element = elementShape(shape);
	return SHAPES[element]?.fields.has("Id") === true || (SHAPES[element]?.kinds.size ?? 0) > 0;
}
function fieldSetOfShape(shape) {
	const ready = SHAPES[shape];
	if (ready === void 0) return void 0;
	const { record } = ready.compiled;
	if (record === void 0) return ready.fields.has("duration") ? "transform-state" : void 0;
	if (Object.hasOwn(FIELDS, record)) return record;
	return ready.kinds.size > 0 ? "effect" : void 0;
}
// src/model/snapshot/looks-like-snapshot.ts
const TELLING_SECTIONS = /* @__PURE__ */ new Set(["roomItems", "roomTasks"]);
const COMMON_FIELDS = /* @__PURE__ */ new Set([...[
	"id",
	"Name",
	"Description",
	"Status",
	"Group",
	"Rewards"
], ...[
	"pos",
	"rot",
	"scale",
	"placed",
	"locked"
]]);
const ITEMS = "items";
function looksLikeSnapshot(root) {
	if (!isObject(root)) return false;
	const keys = keysOf(root);
	if (keys.some((key) => TELLING_SECTIONS.has(key))) return true;
	if (keys.some((key) => evidenceOf(key, member(root, key)) !== "none")) return true;
	const isEmpty = (value) => isObject(value) && keysOf(value).length === 0;
	return keys.length > 0 && keys.every(isSection) && valuesOf(root).some(isEmpty);
}
function hasSection(root) {
	return looksLikeSnapshot(root) || keysOf(root).some(isSection);
}
function hasSnapshotRecord(root) {
	return membersOf(root).some(([key, value]) => evidenceOf(key, value) === "record");
}
function evidenceOf(key, value) {
	if (typeof value !== "object" || value === null) return "none";
	const section = sectionMeant(key);
	switch (section) {
		case void 0: return "none";
		case "settings": return evidenceOfSettings(value);
		case "roomTasks": return Array.isArray(member(value, "Tasks")) ? "record" : "none";
		case "logic": return strongest(value, evidenceOfLogic);
		case "quests":
		case "roomItems": {
			const shape = memberShape(memberShape(SNAPSHOT_SHAPE, section), "");
			return strongest(value, (record) => documentedFields(record, shape) > 1 ? "record" : "none");
		}
	}
}
function sectionMeant(key) {
	if (isSection(key)) return key;
	if (key === ITEMS) return "roomItems";
	const small = key.toLowerCase();
	return SECTIONS.find((section) => Math.abs(small.length - section.length) <= 1 && leven(small, section.toLowerCase()) <= 1);
}
function evidenceOfSettings(value) {
	const fields = documentedFields(value, memberShape(SNAPSHOT_SHAPE, "settings"));
	return fields > 1 ? "record" : fields === 1 ? "some" : "none";
}
const LOGIC_VALUE = insideShape(memberShape(memberShape(SNAPSHOT_SHAPE, "logic"), ""));
function evidenceOfLogic(value) {
	if (typeof value === "string") {
		if (/"(Tasks|ViewNodes)\\*"\s*:/.test(withPlainLetters(value))) return "record";
		return /^\s*"?\{\s*\\?"/.test(value) ? "some" : "none";
	}
	if (!isObject(value)) return "none";
	if (!Array.isArray(member(value, "Tasks")) && !Array.isArray(member(value, "ViewNodes"))) return "none";
	return documentedFields(value, LOGIC_VALUE) > 1 ? "record" : "some";
}
function documentedFields(record, shape) {
	if (!isObject(record)) return 0;
	const known = keysOf(record).filter((key) => memberShape(shape, key) !== -1);
	return known.every((key) => COMMON_FIELDS.has(key)) ? 0 : known.length;
}
function strongest(section, of) {
	let best = "none";
	for (const record of Array.isArray(section) ? section : valuesOf(section)) {
		const evidence = of(record);
		if (evidence === "record") return evidence;
		if (evidence === "some") best = evidence;
	}
	return best;
}
const TELLING = [
	"roomItems",
	"roomTasks",
	"parentItemID",
	"roomSettingsExtraData",
	"TaskTriggerId",
	"DirectEffector",
	"prefabName"
];
const COMMON = [
	"settings",
	"quests",
	"logic"
];
const QUOTES = /(?:&quot;|&#34;|%22|[^\w\s,.;:=\uff1a>(){}[\]]){0,9}\s{0,9}/.source;
const VALUE = /(?:[:=\uff1a>{([]|%3A|,\s{0,9}[{[])/.source;
const NAMED = new RegExp(`(?<![a-z_])(${[...TELLING, ...COMMON].join("|")})${QUOTES}${VALUE}`, "gi");
const telling = new Set(TELLING.map((name) => name.toLowerCase()));
function namesSnapshotParts(text) {
	const found = /* @__PURE__ */ new Set();
	let isTelling = false;
	for (const [, name = ""] of text.matchAll(NAMED)) {
		found.add(name.toLowerCase());
		isTelling ||= telling.has(name.toLowerCase());
		if (isTelling && found.size > 1) return true;
	}
	return false;
}
// src/verdict/lint/holds-snapshot.ts
function holdsSnapshot(bytes) {
	const value = parseText(bytes);
	return value === void 0 ? namesSnapshot(bytes) : isMeantAsSnapshot(value);
}
function holdsSnapshotRecord(bytes) {
	const value = parseText(bytes);
	return value !== void 0 && hasSnapshotRecord(value);
}
function isMeantAsSnapshot(value) {
	if (typeof value === "string") return /^\s*["[{]/.test(value) && holdsSnapshot(new TextEncoder().encode(value));
	if (!Array.isArray(value)) return looksLikeSnapshot(value);
	const [only, ...others] = value;
	return only !== void 0 && others.length === 0 && hasSnapshotRecord(only);
}
function namesSnapshot(bytes) {
	const text = withoutNuls(bytes.subarray(byteOrderMarkLength(bytes)));
	return hasTopLevelKey(text, isSection) || namesSnapshotParts(decodeLoosely(text));
}
function withoutNuls(bytes) {
	return bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes;
}
// src/verdict/lint/prescanned-strings.ts
var PrescannedStrings = class {
	found;
	lookInside;
	surface;
	members = 0;
	uncertain = [];
	constructor(found, maxDepth, lookInside) {
		this.found = found;
		this.lookInside = lookInside;
		this.surface = surfaceOf(found, maxDepth);
	}
	visit(text) {
		const { reading } = text;
		if (reading.kind !== "value" || reading.prescan !== void 0 || typeof reading.value !== "object") {
			this.lookInside(text, this.found.secretHints);
			return;
		}
		if (!this.found.inside.escapedKeys) return;
		this.members += countMembers(reading.value);
		this.uncertain.push(text);
	}
	end() {
		if (this.surface !== "prescanned" || this.members === this.found.inside.members) return;
		for (const text of this.uncertain) this.lookInside(text, false);
	}
};
function surfaceOf({ secretHints, inside }, maxDepth) {
	if (secretHints || inside.numbersToCheck || inside.surrogatesToCheck || inside.keysToCheck) return "not prescanned";
	if (inside.depth > maxDepth) return "not prescanned";
	return inside.escapedKeys ? "prescanned" : "prescanned, no escaped keys";
}
// src/verdict/lint/read-text.ts
const MAX_INVALID_PLACES = 1e3;
function readText(bytes, { maxDepth, maxRecords }) {
	const other = otherEncoding(bytes);
	if (other !== void 0) return {
		kind: "unreadable",
		faults: [{
			kind: "encoding",
			fault: other
		}]
	};
	const mark = byteOrderMarkLength(bytes);
	const isCompressed = compressedFormat(bytes) !== void 0;
	const found = prescan(bytes);
	const isTooDeep = found.surface.depth > maxDepth;
	const value = isCompressed || isTooDeep ? void 0 : parseText(bytes, found);
	const invalid = value === void 0 ? findInvalidUtf8(bytes, MAX_INVALID_PLACES) : [];
	if (isCompressed || invalid.length > 0) {
		const message = binaryFormat(bytes);
		if (message !== void 0) return {
			kind: "unreadable",
			faults: [{
				kind: "encoding",
				fault: {
					kind: "no-text",
					message,
					span: span(0, 1)
				}
			}]
		};
		return {
			kind: "unreadable",
			faults: invalid.map((fault) => ({
				kind: "encoding",
				fault
			}))
		};
	}
	const faults = [];
	if (mark > 0) faults.push({
		kind: "encoding",
		fault: {
			kind: "byte-order-mark",
			span: span(0, mark)
		}
	});
	if (isTooDeep) {
		const fault = findDepthFault(bytes.subarray(mark), maxDepth);
		if (fault !== void 0) {
			const at = span(fault.span.start + mark, fault.span.end + mark);
			faults.push({
				kind: "depth",
				holder: void 0,
				span: at,
				path: fault.path,
				max: maxDepth
			});
			return {
				kind: "unreadable",
				faults: [...faults, ...syntaxFaults(bytes, mark)]
			};
		}
	}
	if (value === void 0) return {
		kind: "unreadable",
		faults: [...faults, ...syntaxFaults(bytes, mark)]
	};
	const { members } = found.surface;
	const crowd = members > maxRecords ? oversizedRecord(bytes, value, members) ?? oversizedSection(bytes, value, maxRecords) : void 0;
	if (crowd !== void 0) return {
		kind: "oversized",
		faults: [...faults, crowd]
	};
	return {
		kind: "value",
		value,
		faults,
		prescan: found
	};
}
function syntaxFaults(bytes, mark) {
	const found = findSyntaxFaults(bytes.subarray(mark), 21, SNAPSHOT_FORM);
	const faults = found.length === 1 ? found : firstMistakes(found, 20);
	const last = faults.length < found.length ? lastMistake(faults) : void 0;
	return faults.map((fault) => {
		const more = fault === last;
		return {
			kind: "syntax",
			fault: mark === 0 ? fault : shiftFault(fault, mark),
			more,
			bytes
		};
	});
}
function lastMistake(faults) {
	return faults.findLast((fault) => !isThroughout(fault.kind) || faults.find(({ kind }) => kind === fault.kind) === fault);
}
function shiftFault(fault, by) {
	const shift = (at) => span(at.start + by, at.end + by);
	const { opened, fix } = fault;
	const replacements = fix?.replacements.map(({ span: at, text }) => ({
		span: shift(at),
		text
	}));
	return {
		...fault,
		span: shift(fault.span),
		...opened && { opened: shift(opened) },
		...fix && replacements && { fix: {
			...fix,
			replacements
		} }
	};
}
function suspicionOf(found, value, secrets) {
	return {
		duplicateKeys: found.keysToCheck || found.escapedKeys && countMembers(value) !== found.members,
		unsafeNumbers: found.numbersToCheck,
		loneSurrogates: found.surrogatesToCheck,
		secrets
	};
}
function isSuspicious(suspicion) {
	return suspicion.duplicateKeys || suspicion.unsafeNumbers || suspicion.loneSurrogates || suspicion.secrets;
}
// src/verdict/lint/redaction.ts
var Redaction = class {
	texts = /* @__PURE__ */ new Set();
	spans = [];
	inner = [];
	masking;
	add(text, holder, where) {
		this.texts.add(text);
		if (holder === void 0) this.spans.push(where);
		else this.inner.push({
			holder,
			span: where
		});
	}
	addFrom(bytes) {
		for (const secret of findRawSecrets(bytes)) this.add(secret.text, void 0, secret.span);
	}
	addRestored(bytes) {
		for (const { text } of findRawSecrets(bytes)) this.texts.add(text);
	}
	get innerSpans() {
		return this.inner;
	}
	mask(message) {
		return this.texts.size === 0 ? message : this.maskOfTexts().mask(message);
	}
	maskOfTexts() {
		this.masking ??= new SecretMask(this.texts);
		return this.masking;
	}
	cover(bytes, locations) {
		if (this.texts.size === 0) return bytes;
		const covered = new Uint8Array(bytes);
		for (const at of this.spans) covered.fill(42, at.start, at.end);
		for (const place of this.inner) {
			const at = locations?.ofInner(place);
			if (at !== void 0) covered.fill(42, at.start, at.end);
		}
		for (const at of this.maskOfTexts().findIn(bytes)) covered.fill(42, at.start, at.end);
		return covered;
	}
};
function credentialMask(...files) {
	const redactor = new Redactor();
	for (const bytes of files) {
		requireBytes(bytes);
		redactor.addFrom(bytes);
	}
	return (value) => masked(value, redactor);
}
// src/verdict/lint/draft-in-file.ts
function spelledDraft(draft, spellings) {
	const { related, fix } = draft;
	const [first, ...others] = claimsOf(draft);
	const spelled = (claim) => movedClaim(claim, (place) => spellings.spelledPlace(place));
	return {
		...draft,
		at: [spelled(first), ...others.map(spelled)],
		...related && { related: related.map((one) => ({
			...one,
			at: spelled(one.at)
		})) },
		fix: fix && fixIn(claimsOf(draft), fix, spellings)
	};
}
function fixIn(at, fix, spellings) {
	if (recordsOf(at, fix).some((place) => spellings.isUndocumented(place))) return void 0;
	const isPresumed = placesOf(at, fix).some((place) => spellings.isPresumed(place));
	return {
		...movedFix(fix, (place) => spellings.spelledPlace(place)),
		safety: isPresumed ? "unsafe" : fix.safety
	};
}
function placesOf(at, fix) {
	return [...at.map(placeOf), ...changedPlaces$1(fix, changedPlace)].filter(isPresent);
}
function recordsOf(at, fix) {
	const claimed = at.map((claim) => {
		return !(claim instanceof Place) && claim.kind === "place" && claim.part === "key" ? claim.place.parent : placeOf(claim);
	});
	const changed = changedPlaces$1(fix, (edit) => edit.kind === "rename" ? edit.place.parent : changedPlace(edit));
	return [...claimed, ...changed].filter(isPresent);
}
function isPresent(place) {
	return place !== void 0;
}
function changedPlaces$1({ edits }, place) {
	return typeof edits === "function" ? [] : edits.map(place);
}
function changedPlace(edit) {
	if (edit.kind === "bytes") return void 0;
	if (edit.kind === "cut") return edit.holder;
	return edit.kind === "insert" ? edit.into : edit.place;
}
function repeatedDraft(draft, repeated, spelled) {
	const { fix } = draft;
	return {
		...draft,
		fix: fix && fixAlsoAt(fix, (place) => twinOf(place, repeated, spelled))
	};
}
function twinOf(place, repeated, spelled) {
	const [[section, key, ...more], inner, ...deeper] = place.paths;
	if (more.length > 0 || inner === void 0) return void 0;
	if (section !== spelled(Place.root.at("logic")).step) return void 0;
	const [list, index, ...below] = inner;
	if (list !== "Tasks" || typeof index !== "number") return void 0;
	const twin = repeated.get(String(key))?.get(index);
	if (twin === void 0) return void 0;
	let at = spelled(Place.root.along([
		"roomItems",
		String(key),
		"extraData"
	])).inside().along([
		"Tasks",
		twin,
		...below
	]);
	for (const steps of deeper) at = at.inside().along(steps);
	return at;
}
// src/verdict/lint/finding.ts
const COUNT_OF = {
	error: "errors",
	warning: "warnings",
	info: "infos"
};
var FindingCounter = class {
	errors = 0;
	warnings = 0;
	infos = 0;
	fixable = 0;
	add(level, isFixable) {
		this[COUNT_OF[level]]++;
		if (isFixable) this.fixable++;
	}
	addAll({ errors, warnings, infos, fixable }) {
		this.errors += errors;
		this.warnings += warnings;
		this.infos += infos;
		this.fixable += fixable;
	}
};
function counterOf(counters, rule) {
	return getOrInsert(counters, rule, () => new FindingCounter());
}
function countFindings(findings, omitted = /* @__PURE__ */ new Map()) {
	const counter = new FindingCounter();
	for (const { level, fix } of findings) counter.add(level, fix?.safety === "safe");
	for (const counts of omitted.values()) counter.addAll(counts);
	return counter;
}
function totalOf({ errors, warnings, infos }) {
	return errors + warnings + infos;
}
// src/verdict/lint/named-links.ts
var NamedLinks = class {
	root;
	naming;
	embedded = [];
	last = [];
	constructor(root, naming) {
		this.root = root;
		this.naming = naming;
	}
	pathOf(place) {
		return this.to(place)?.path ?? "";
	}
	valueAt(place) {
		return this.to(place)?.value;
	}
	to(place) {
		const { last } = this;
		const links = place.chain();
		let common = 0;
		while (common < last.length && common < links.length && last[common]?.step === links[common]?.step) common++;
		if (common < links.length) {
			last.length = common;
			for (const link of links.slice(common)) last.push(this.named(link, last.at(-1)));
		}
		return last[links.length - 1];
	}
	named(link, around) {
		const { step, parent } = link;
		if (parent === void 0 || around === void 0) return {
			step,
			value: this.root,
			path: ""
		};
		if (step === void 0) {
			const depth = this.last.filter((each, index) => index > 0 && each.step === void 0).length;
			return {
				step,
				value: inside(this.embedded, depth, around.value),
				path: `${around.path}","`
			};
		}
		const { unnamed, rename, written } = this.naming;
		const value = childOf(around.value, step);
		const name = typeof step === "number" ? rename?.(link) ?? elementName(value) ?? (unnamed === "alike" ? "" : String(step)) : step;
		return {
			step,
			value,
			path: around.path + written(name)
		};
	}
};
function inside(parsed, depth, text) {
	const last = parsed[depth];
	if (last !== void 0 && last.text === text) return last.value;
	const value = typeof text === "string" ? tryParseJson(text) : void 0;
	parsed[depth] = {
		text,
		value
	};
	return value;
}
function elementName(element) {
	if (!isObject(element)) return void 0;
	return firstText(element, "Id") ?? firstText(element, "id") ?? nameByType(element);
}
function nameByType(element) {
	const type = firstText(element, "$type");
	return type === void 0 ? void 0 : `${type} ${firstText(element, "Name") ?? ""}`;
}
function firstText(element, key) {
	const value = member(element, key);
	return typeof value === "string" ? value : void 0;
}
// src/verdict/lint/sha256.ts
function hexDigest(newSha256, bytes) {
	return hexDigits(digestOf(newSha256, bytes));
}
function hexOf(newSha256, text, count) {
	const digest = newSha256.ofText?.(text);
	if (digest === void 0) return hexDigits(digestOf(newSha256, new TextEncoder().encode(text.toWellFormed())).subarray(0, count));
	const bytes = new Uint8Array(count);
	for (let index = 0; index < count; index++) bytes[index] = digest.charCodeAt(index);
	return hexDigits(bytes);
}
function digestOf(newSha256, bytes) {
	const hash = newSha256();
	hash.update(bytes);
	return hash.digest();
}
const DIGITS = new TextEncoder().encode("0123456789abcdef");
const decoder = new TextDecoder();
function hexDigits(bytes) {
	const digits = new Uint8Array(bytes.length * 2);
	for (let index = 0; index < bytes.length; index++) {
		const byte = bytes[index];
		digits[2 * index] = DIGITS[byte >> 4];
		digits[2 * index + 1] = DIGITS[byte & 15];
	}
	return decoder.decode(digits);
}
// src/verdict/lint/fingerprint.ts
const DIGEST_BYTES = 32;
const NAME_BYTES = 16;
const MAX_TEXT_LENGTH = 1e3;
var Fingerprints = class {
	newSha256;
	links;
	counts = /* @__PURE__ */ new Map();
	digests = /* @__PURE__ */ new Map();
	lastDigest = {
		text: "",
		digest: ""
	};
	constructor(root, newSha256, unnamed = "by index", rename) {
		this.newSha256 = newSha256;
		const written = (name) => JSON.stringify(formatPointer([this.briefly(name)])).slice(1, -1);
		this.links = new NamedLinks(root, {
			unnamed,
			rename,
			written
		});
	}
	next(rule, place, value) {
		return this.numbered(this.digestOf(rule, place, value));
	}
	leading(places) {
		if (places.length < 2) return places[0];
		const paths = places.map((place) => place === void 0 ? "" : this.pathOf(place));
		return places[paths.indexOf(paths.reduce((least, path) => path < least ? path : least))];
	}
	pathOf(place) {
		return this.links.pathOf(place);
	}
	nextNamed(rule, name) {
		return this.numbered(this.digest(JSON.stringify([rule, name])));
	}
	valueAt(place) {
		return this.links.valueAt(place);
	}
	numbered(fingerprint) {
		const count = (this.counts.get(fingerprint) ?? 0) + 1;
		this.counts.set(fingerprint, count);
		return count === 1 ? fingerprint : `${fingerprint}:${count}`;
	}
	digestOf(rule, place, value) {
		const identity = place === void 0 ? "" : `"${this.pathOf(place)}"`;
		const named = (value === void 0 && place !== void 0 ? this.valueAt(place) : value) ?? null;
		return this.digest(`[${JSON.stringify(rule)},[${identity}],${JSON.stringify(this.briefly(named))}]`);
	}
	briefly(value) {
		if (typeof value === "string" ? value.length <= MAX_TEXT_LENGTH : typeof value !== "object" || value === null) return value;
		const known = this.digests.get(value);
		if (known !== void 0) return known;
		const digest = hexOf(this.newSha256, canonical(value), DIGEST_BYTES);
		this.digests.set(value, digest);
		return digest;
	}
	digest(text) {
		if (this.lastDigest.text !== text) this.lastDigest = {
			text,
			digest: hexOf(this.newSha256, text, NAME_BYTES)
		};
		return this.lastDigest.digest;
	}
};
// src/verdict/lint/fix.ts
function openFix(draft, ids) {
	const all = typeof draft.edits === "function" ? draft.edits(ids) : draft.edits;
	const ofBytes = all.filter((edit) => edit.kind === "bytes");
	const cuts = all.filter((edit) => edit.kind === "cut");
	const edits = all.filter((edit) => edit.kind !== "cut" && edit.kind !== "bytes");
	return {
		draft,
		ofBytes,
		cuts,
		edits,
		discards: edits.filter((edit) => edit.discards === true).flatMap(changedPlaces)
	};
}
function changedPlaces(edit) {
	const place = editPlace(edit);
	const renamed = edit.kind === "rename" ? edit.place.parent?.at(edit.key) : void 0;
	return renamed === void 0 ? [place] : [place, renamed];
}
function finishFix({ draft, ofBytes, cuts, edits }, locations) {
	if (edits.some((edit) => edit.kind === "remove" && locations.of(edit.place)?.repeated)) return void 0;
	const splices = [...locations.splicesOf(edits)];
	for (const { replacements } of ofBytes) for (const { span, text } of replacements) splices.push({
		start: span.start,
		end: span.end,
		text
	});
	for (const cut of cuts) {
		const where = locations.ofInner(cut);
		if (where === void 0) return void 0;
		splices.push({
			start: where.start,
			end: where.end,
			text: ""
		});
	}
	return {
		safety: draft.safety,
		description: draft.description,
		edits: sortSplices(splices)
	};
}
function copiedBy({ edits }, locations) {
	return edits.flatMap((edit) => {
		const json = newJsonOf(edit);
		const from = json?.kind === "copy" ? locations.of(json.of) : void 0;
		return from === void 0 ? [] : [from.value];
	});
}
const encoder = new TextEncoder();
var NewIdSource = class {
	bytes;
	newSha256;
	digest;
	constructor(bytes, newSha256) {
		this.bytes = bytes;
		this.newSha256 = newSha256;
	}
	of(rule) {
		return {
			uuid: (place) => asUuid(this.hex(rule, place, 0)),
			questId: (place, like, isTaken) => {
				for (let attempt = 0;; attempt++) {
					const id = questIdLike(like, (length) => BigInt(`0x${this.hex(rule, place, attempt)}`).toString(36).slice(-length));
					if (!isTaken(id)) return id;
				}
			}
		};
	}
	hex(rule, place, attempt) {
		this.digest ??= digestOf(this.newSha256, this.bytes);
		const { pointer, embedded } = place.pointers;
		const again = attempt === 0 ? [] : [attempt];
		const hash = this.newSha256();
		hash.update(this.digest);
		hash.update(encoder.encode(JSON.stringify([
			rule,
			pointer,
			...embedded,
			...again
		])));
		return hexDigits(hash.digest());
	}
};
function asUuid(hex) {
	const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
	return [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`4${hex.slice(13, 16)}`,
		`${variant}${hex.slice(17, 20)}`,
		hex.slice(20, 32)
	].join("-");
}
// src/verdict/lint/finding-details.ts
const NO_POINTERS = {
	pointer: "",
	embedded: []
};
var FindingDetails = class {
	text;
	placed;
	locations;
	fixes = /* @__PURE__ */ new Map();
	lines;
	fingerprints = [];
	#prints;
	keys;
	constructor(text, drafts) {
		this.text = text;
		this.lines = new LineIndex(text.bytes);
		this.locations = this.locate(drafts);
		this.placed = drafts.map((one) => ({
			...one,
			at: this.place(claimsOf(one.draft)[0])
		})).sort((a, b) => a.at.span.start - b.at.span.start || compare(a.active.rule.id, b.active.rule.id));
	}
	mask(message) {
		return this.text.hidden.mask(message);
	}
	position(offset) {
		return this.lines.positionOf(offset);
	}
	pointersOf({ place }) {
		if (place === void 0) return NO_POINTERS;
		const { pointer, embedded } = place.pointers;
		return {
			pointer: this.mask(pointer),
			embedded: embedded.map((inner) => this.mask(inner))
		};
	}
	relatedTo({ related = [] }) {
		return related.map(({ message, at }) => {
			const placed = this.place(at);
			const { start, end } = placed.span;
			const positions = {
				start: this.position(start),
				end: this.position(end)
			};
			return {
				message: this.mask(message),
				...this.pointersOf(placed),
				...positions
			};
		});
	}
	fixOf(draft) {
		const open = this.fixes.get(draft);
		const fix = open && finishFix(open, this.locations);
		if (fix === void 0) return void 0;
		const holdsSecret = fix.edits.some(({ text }) => this.mask(text) !== text);
		return {
			...fix,
			description: this.mask(fix.description),
			...holdsSecret && { holdsSecret }
		};
	}
	copiedBy(draft) {
		const open = this.fixes.get(draft);
		return open === void 0 ? [] : copiedBy(open, this.locations);
	}
	discardedBy(draft) {
		return this.fixes.get(draft)?.discards ?? [];
	}
	get prints() {
		const { value, newSha256 } = this.text;
		this.#prints ??= new Fingerprints(value, newSha256);
		return this.#prints;
	}
	fingerprint(index) {
		for (let next = this.fingerprints.length; next <= index; next++) {
			const { active, draft } = this.placed[next];
			const places = claimsOf(draft).map(placeOf);
			this.fingerprints.push(this.prints.next(active.rule.id, this.prints.leading(places)));
		}
		return this.fingerprints[index] ?? "";
	}
	keysOf(index) {
		const { value, newSha256 } = this.text;
		if (this.keys === void 0) {
			const keys = new OccurrenceKeys(this.text, new Fingerprints(value, newSha256, "alike"));
			this.keys = this.placed.map(({ active, draft }) => keys.next(active.rule.id, draft));
		}
		return this.keys[index] ?? [];
	}
	locate(drafts) {
		const { bytes, hidden, newSha256 } = this.text;
		const places = [];
		const innerSpans = [...hidden.innerSpans];
		const query = (claim) => {
			if (claim instanceof Place) places.push(claim);
			else if (claim.kind === "place") places.push(claim.place);
			else if (isInner(claim)) innerSpans.push(claim);
		};
		const newIds = new NewIdSource(bytes, newSha256);
		for (const { active, draft } of drafts) {
			query(claimsOf(draft)[0]);
			for (const { at } of draft.related ?? []) query(at);
			if (draft.fix === void 0) continue;
			const fix = openFix(draft.fix, newIds.of(active.rule.id));
			this.fixes.set(draft, fix);
			for (const cut of fix.cuts) innerSpans.push(cut);
		}
		const edits = [...this.fixes.values()].map((fix) => fix.edits);
		return locateEdits(bytes, places, innerSpans, edits);
	}
	place(claim) {
		if ("kind" in claim && claim.kind === "span") {
			const { holder, place } = claim;
			return {
				span: (isInner(claim) ? this.locations.ofInner(claim) : claim.span) ?? span(0, 0),
				place,
				insideStrings: holder?.paths.length ?? 0
			};
		}
		const [place, part] = claim instanceof Place ? [claim, "value"] : [claim.place, claim.part];
		const location = this.locations.of(place);
		if (location === void 0) throw new Error(`${place.pointers.pointer} is not in the text`);
		const { value, key, depth } = location;
		const record = part === "record" ? this.openingBrace(value) : value;
		return {
			span: part === "value" ? value : key ?? record,
			place,
			insideStrings: depth
		};
	}
	openingBrace(value) {
		const byte = this.text.bytes[value.start];
		return byte === 123 || byte === 91 ? span(value.start, value.start + 1) : value;
	}
};
function isInner(claim) {
	return claim.holder !== void 0;
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
// src/verdict/lint/located-finding.ts
var LocatedFinding = class LocatedFinding {
	rule;
	kind;
	level;
	insideStrings;
	#one;
	#index;
	#details;
	#unfixed;
	#fix = "unknown";
	constructor(index, details, unfixed) {
		const one = details.placed[index];
		const { rule } = one.active;
		this.rule = rule.id;
		this.kind = one.draft.kind;
		this.level = one.level;
		this.insideStrings = one.at.insideStrings;
		this.#one = one;
		this.#index = index;
		this.#details = details;
		this.#unfixed = unfixed;
	}
	get notFixed() {
		return this.#unfixed?.why;
	}
	get message() {
		return this.#details.mask(wordsOf(this.#one.active.rule, this.#one.draft));
	}
	get pointer() {
		return this.#details.pointersOf(this.#one.at).pointer;
	}
	get embedded() {
		return this.#details.pointersOf(this.#one.at).embedded;
	}
	get start() {
		return this.#details.position(this.#one.at.span.start);
	}
	get end() {
		return this.#details.position(this.#one.at.span.end);
	}
	get related() {
		return this.#details.relatedTo(this.#one.draft);
	}
	get fix() {
		if (this.#unfixed !== void 0) return void 0;
		if (this.#fix === "unknown") this.#fix = this.#details.fixOf(this.#one.draft);
		return this.#fix;
	}
	get copied() {
		return this.#details.copiedBy(this.#one.draft);
	}
	get discards() {
		return this.#details.discardedBy(this.#one.draft);
	}
	get subject() {
		const [section, id] = this.#one.at.place?.paths[0] ?? [];
		const subject = subjectOf(this.text.value, section, id);
		return subject === void 0 ? void 0 : this.#details.mask(subject);
	}
	get fingerprint() {
		return this.#details.fingerprint(this.#index);
	}
	get occurrences() {
		return this.#details.keysOf(this.#index);
	}
	get draft() {
		return this.#one.draft;
	}
	get text() {
		return this.#details.text;
	}
	withoutFix(why) {
		return new LocatedFinding(this.#index, this.#details, { why });
	}
	toJSON() {
		return plainFinding(this);
	}
};
function withoutFix(finding, why) {
	if (finding instanceof LocatedFinding) return finding.withoutFix(why);
	const { fix: _fix, ...others } = plainFinding(finding);
	return why === void 0 ? others : {
		...others,
		notFixed: why
	};
}
function plainFinding(finding) {
	const { rule, kind, level, message, pointer, embedded, start, end, related } = finding;
	const { fix, notFixed, fingerprint, insideStrings, subject } = finding;
	return {
		rule,
		kind,
		level,
		message,
		pointer,
		embedded,
		start,
		end,
		related,
		...fix === void 0 ? {} : { fix },
		...notFixed === void 0 ? {} : { notFixed },
		fingerprint,
		insideStrings,
		...subject === void 0 ? {} : { subject }
	};
}
function subjectOf(root, section, id) {
	if (root === void 0 || typeof section !== "string" || typeof id !== "string") return void 0;
	if (section === "quests") {
		const quest = record(root, "quests", id);
		const name = textField(quest, "Name");
		return name === void 0 || name.trim() === "" ? void 0 : `quest ${quoteValue(name)}`;
	}
	if (section !== "logic" && section !== "roomItems") return void 0;
	return itemText({
		key: id,
		...itemLabel(record(root, "roomItems", id), record(root, "logic", id))
	});
}
function record(root, section, id) {
	return member(member(root, section), id);
}
function wordsOf(rule, { kind, values }) {
	const says = saysOf(rule, kind);
	return typeof says === "string" ? says : says(values);
}
// src/verdict/lint/reported.ts
var Reported = class {
	runner;
	text;
	stopped;
	crashes;
	drafts;
	isSpelled;
	constructor(runner, text, stopped) {
		this.runner = runner;
		this.text = text;
		this.stopped = stopped;
		this.drafts = runner.settle();
		const { spellings } = runner.snapshot;
		this.crashes = runner.crashes;
		this.isSpelled = spellings.nearMisses.length > 0 || spellings.hasUndocumented;
	}
	get isStopped() {
		return this.stopped !== void 0;
	}
	get value() {
		return this.text.value;
	}
	failedRecords(names) {
		return this.text.failedRecords(names);
	}
	count() {
		return this.drafts.length;
	}
	counts() {
		const counter = new FindingCounter();
		for (const { level, draft } of this.drafts) counter.add(level, this.inFile(draft).fix?.safety === "safe");
		for (const counts of this.runner.omitted.values()) counter.addAll(counts);
		return counter;
	}
	occurrences(names) {
		const keys = new OccurrenceKeys(this.text, names);
		return this.drafts.flatMap(({ active, draft }) => keys.next(active.rule.id, this.inFile(draft)));
	}
	names() {
		return new Fingerprints(this.text.value, this.text.newSha256, "alike");
	}
	located() {
		const { text, runner } = this;
		if (this.drafts.length === 0) return this.resultOf([], text.hidden.cover(text.bytes));
		const { repeatedTasks } = runner.snapshot;
		const details = new FindingDetails(text, this.drafts.map((each) => {
			const draft = this.inFile(each.draft);
			return {
				...each,
				draft: repeatedTasks.size > 0 ? repeatedDraft(draft, repeatedTasks, this.spelled) : draft
			};
		}));
		const findings = details.placed.map((_placed, index) => new LocatedFinding(index, details));
		return this.resultOf(findings, text.hidden.cover(text.bytes, details.locations));
	}
	unlocated() {
		return this.resultOf([], this.text.hidden.cover(this.text.bytes));
	}
	resultOf(findings, shownBytes) {
		const { crashes, stopped } = this;
		const { omitted } = this.runner;
		const isSaid = this.drafts.length > 0 || crashes.length > 0 || omitted.size > 0;
		return {
			findings,
			omitted,
			crashes,
			value: () => plainJson(this.value),
			shownBytes,
			...stopped === void 0 ? {} : {
				isStopped: true,
				...isSaid ? {} : { unchecked: stopped }
			}
		};
	}
	inFile(draft) {
		return this.isSpelled ? spelledDraft(draft, this.runner.snapshot.spellings) : draft;
	}
	spelled = (place) => this.runner.snapshot.spellings.spelledPlace(place);
};
// src/verdict/lint/failed-records.ts
const NO_JSON = "no JSON";
var RecordFailures = class {
	noted = [];
	addFault(place, fault, isWholeFile) {
		let record = place;
		if (!isWholeFile) for (const _step of fault.path) record = record.parent ?? record;
		this.noted.push({
			place: record,
			fault
		});
	}
	addUnread(place) {
		this.noted.push({
			place,
			fault: void 0
		});
	}
	named(names, spelled) {
		const records = new FailedRecords();
		for (const { place, fault } of this.noted) records.add(names.pathOf(spelled(place)), fault);
		return records;
	}
};
var FailedRecords = class {
	records = /* @__PURE__ */ new Map();
	get isEmpty() {
		return this.records.size === 0;
	}
	add(record, fault) {
		const short = fault === void 0 ? NO_JSON : JSON.stringify([fault.path, fault.missing]);
		const faults = getOrInsert(this.records, record, () => /* @__PURE__ */ new Map());
		if (!faults.has(short)) faults.set(short, fault === void 0 ? [NO_JSON] : faultKeys(fault));
	}
	isRepairedAround(place, names, later) {
		let isInString = false;
		for (let at = place; at !== void 0; at = at.parent) {
			const record = names.pathOf(at);
			for (const [short, keys] of this.records.get(record) ?? []) if ((short === NO_JSON || !isInString) && later.lacks(record, short, keys)) return true;
			isInString ||= at.step === void 0;
		}
		return false;
	}
	lacks(record, short, keys) {
		const faults = this.records.get(record);
		if (faults?.has(short)) return false;
		const remaining = new Set([...faults?.values() ?? []].flat());
		return keys.some((key) => !remaining.has(key));
	}
};
function faultKeys({ path, missing }) {
	const at = formatPointer(path);
	return missing?.map((field) => `${at} lacks ${field}`) ?? [at];
}
// src/verdict/lint/kept-drafts.ts
var KeptDrafts = class {
	most;
	drafts = [];
	omitted = /* @__PURE__ */ new Map();
	counts = /* @__PURE__ */ new Map();
	shared = /* @__PURE__ */ new Set();
	constructor(most) {
		this.most = most;
	}
	takeAll() {
		const { drafts } = this;
		this.drafts = [];
		return drafts;
	}
	add(active, draft) {
		if (this.isKnown(active, draft)) return;
		const count = getOrInsert(this.counts, active, () => ({ reported: 0 }));
		if (++count.reported > this.most && this.omit(active, draft)) return;
		this.drafts.push({
			active,
			draft
		});
	}
	isKnown(active, draft) {
		const claims = claimsOf(draft);
		if (claims.length < 2) return false;
		const about = JSON.stringify([
			active.rule.id,
			draft.kind,
			...claims.map(claimKey).sort()
		]);
		if (this.shared.has(about)) return true;
		this.shared.add(about);
		return false;
	}
	omit(active, { kind, fix }) {
		const level = levelFor(active, kind);
		if (typeof level === "function" || level === "off") return false;
		counterOf(this.omitted, active.rule.id).add(level, fix?.safety === "safe");
		return true;
	}
};
function dropAccompanied(drafts, spelled) {
	const ifAlone = drafts.filter(({ active }) => active.rule.onlyIfAlone === true);
	if (ifAlone.length === 0) return drafts;
	const keyOf = (place) => claimKey(spelled(place));
	const found = new Map(ifAlone.flatMap(({ draft }) => shownValues(draft).map((place) => [keyOf(place), []])));
	for (const each of drafts) for (const claim of claimsOf(each.draft)) {
		const place = placeOf(claim);
		if (place !== void 0) found.get(keyOf(place))?.push(each);
	}
	const isAccompanied = ({ active, level, draft }) => shownValues(draft).some((place) => found.get(keyOf(place))?.some((other) => other.active !== active && isAtLeast(other.level, level)));
	const left = new Set(ifAlone.filter(isAccompanied));
	return drafts.filter((each) => !left.has(each));
}
// src/verdict/lint/listeners.ts
var ListenerTable = class {
	rules;
	options;
	asksFlow;
	asksNames;
	byEvent = /* @__PURE__ */ new Map();
	bySubscription;
	constructor(rules) {
		this.rules = rules;
		this.options = new Map(rules.map(({ rule, options }) => [rule.id, options]));
		this.asksFlow = rules.some(({ rule }) => rule.on.flow !== void 0 || rule.asksFlow === true);
		this.asksNames = rules.some(({ rule }) => rule.asksNames === true);
		for (const [index, { rule }] of rules.entries()) for (const [event, listener] of Object.entries(rule.on)) {
			if (listener === void 0) continue;
			addTo(this.byEvent, event, {
				rule: index,
				listener
			});
		}
		const bySubscription = {};
		for (const kind of SUBSCRIPTION_KINDS) bySubscription[kind] = this.of("subscription").filter(({ rule }) => rules[rule]?.rule.subscriptions?.includes(kind) ?? true);
		this.bySubscription = bySubscription;
	}
	of(event) {
		return this.byEvent.get(event) ?? [];
	}
};
var ListenerContext = class {
	options;
	state;
	file;
	eachSubscription;
	optionsOf;
	constructor(options, state, file) {
		this.options = options;
		this.state = state;
		this.file = file;
		this.eachSubscription = file.eachSubscription;
		this.optionsOf = file.optionsOf;
	}
	get snapshot() {
		return this.file.snapshot;
	}
	get names() {
		return this.file.names;
	}
	get flow() {
		return this.file.flow(knowledgeIn(this.options));
	}
};
// src/verdict/lint/result.ts
const MAX_KEPT = 2e5;
function limitFindings(result, perRule) {
	const seen = /* @__PURE__ */ new Map();
	const counters = /* @__PURE__ */ new Map();
	for (const [rule, counts] of result.omitted) counterOf(counters, rule).addAll(counts);
	const findings = result.findings.filter(({ rule, level, fix }) => {
		const count = (seen.get(rule) ?? 0) + 1;
		seen.set(rule, count);
		if (count > perRule) counterOf(counters, rule).add(level, fix?.safety === "safe");
		return count <= perRule;
	});
	return {
		...result,
		findings,
		omitted: counters
	};
}
function omittedErrors(omitted) {
	const errors = [...omitted].filter(([, counts]) => counts.errors > 0);
	return new Map(errors.map(([rule, counts]) => [rule, {
		...counts,
		warnings: 0,
		infos: 0
	}]));
}
// src/verdict/lint/runner.ts
const NO_SNAPSHOT = new Snapshot(null);
const NO_NAMES = new NameReader();
var Runner = class {
	table;
	kept;
	crashes = [];
	failures = new RecordFailures();
	failedRecords = (names) => this.failures.named(names, this.spelled);
	runs = [];
	snapshot = NO_SNAPSHOT;
	flow = () => void 0;
	names = NO_NAMES;
	constructor(table, most = MAX_KEPT) {
		this.table = table;
		this.kept = new KeptDrafts(most);
	}
	get omitted() {
		return this.kept.omitted;
	}
	spelled = (place) => this.snapshot.spellings.spelledPlace(place);
	eachSubscription = (visit) => this.snapshot.walk({ subscription: visit });
	optionsOf = (ruleId) => this.table.options.get(ruleId);
	settle() {
		const settled = [];
		for (const { active, draft } of this.kept.takeAll()) {
			const level = this.levelOf(active, draft);
			if (level !== "off") settled.push({
				active,
				level,
				draft
			});
		}
		return dropAccompanied(settled, this.spelled);
	}
	levelOf(active, draft) {
		const place = shownPlace(draft);
		const level = this.levelAt(levelFor(active, draft.kind), place);
		return level === "error" && place !== void 0 && this.snapshot.spellings.isGuessed(place) ? "warning" : level;
	}
	levelAt(level, place) {
		if (typeof level === "string") return level;
		if (place === void 0) return level("", []);
		const { pointer, embedded } = this.spelled(place).pointers;
		return level(pointer, embedded);
	}
	setSnapshot(snapshot, flow, names) {
		this.snapshot = snapshot;
		this.flow = flow;
		this.names = names;
	}
	emitter(event) {
		return this.caller(this.table.of(event));
	}
	emitFlow() {
		for (const { rule, listener } of this.table.of("flow")) {
			const onFlow = (_none, report, context) => context.flow && listener(context.flow, report, context);
			this.call({
				rule,
				listener: onFlow
			}, void 0);
		}
	}
	onSubscription() {
		const byKind = {};
		for (const kind of SUBSCRIPTION_KINDS) byKind[kind] = this.caller(this.table.bySubscription[kind]);
		return (subscription) => byKind[subscription.kind](subscription);
	}
	caller(registrations) {
		return (subject) => {
			for (let index = 0; index < registrations.length; index++) this.call(registrations[index], subject);
		};
	}
	call({ rule, listener }, subject) {
		const run = this.runs[rule] ?? this.begin(rule);
		if (run.hasCrashed) return;
		try {
			if (isUnfinished(listener(subject, run.report, run.context))) throw new Error("a listener must be a plain function: it is a generator or async");
		} catch (error) {
			this.crash(rule, run, error);
		}
	}
	crash(rule, run, error) {
		this.crashes.push({
			rule: this.table.rules[rule].rule.id,
			error
		});
		run.hasCrashed = true;
	}
	begin(index) {
		const active = this.table.rules[index];
		const { rule, options } = active;
		const report = (given) => {
			saysOf(rule, given.kind);
			this.kept.add(active, given);
		};
		const run = {
			report,
			context: new ListenerContext(options, rule.state?.(), this),
			hasCrashed: false
		};
		this.runs[index] = run;
		return run;
	}
};
function isUnfinished(left) {
	return typeof left === "object" && left !== null && ("next" in left || "then" in left);
}
// src/verdict/lint/lint.ts
function lintBytes(bytes, settings, see) {
	const lint = new Lint(bytes, settings, see);
	return lint.run(lint.read());
}
function lintIfSnapshot(bytes, settings) {
	const lint = new Lint(bytes, settings);
	const reading = lint.read();
	return isSnapshot(reading, bytes) ? lint.run(reading) : "no snapshot";
}
function isSnapshot(reading, bytes) {
	return reading.kind === "value" ? isMeantAsSnapshot(reading.value) : namesSnapshot(bytes);
}
function lintSize(size, settings) {
	const bytes = /* @__PURE__ */ new Uint8Array();
	const runner = new Runner(settings.listeners);
	runner.emitter("textFault")({
		kind: "size",
		bytes: size
	});
	const { newSha256, whyTooLarge } = settings;
	const { failedRecords } = runner;
	return new Reported(runner, {
		bytes,
		value: void 0,
		hidden: new Redaction(),
		newSha256,
		failedRecords
	}, whyTooLarge);
}
const WHY_UNCHECKED = {
	unreadable: "it is not valid JSON, and the rule that reports why is off",
	oversized: "a section has too many records, and the rule that reports it is off"
};
var Lint = class {
	bytes;
	settings;
	see;
	runner;
	hidden = new Redaction();
	textFault;
	textStart;
	secrets = [];
	readAsJson = /* @__PURE__ */ new Set();
	constructor(bytes, settings, see) {
		this.bytes = bytes;
		this.settings = settings;
		this.see = see;
		this.runner = new Runner(settings.listeners);
		this.textFault = this.runner.emitter("textFault");
		this.textStart = byteOrderMarkLength(bytes);
	}
	read() {
		return readText(this.bytes, this.settings);
	}
	run(reading) {
		try {
			return this.report(reading);
		} catch (error) {
			if (!(error instanceof TooManyCredentialsError)) throw error;
			const text = {
				...this.text(void 0),
				bytes: /* @__PURE__ */ new Uint8Array(),
				hidden: new Redaction()
			};
			return new Reported(new Runner(this.settings.listeners), text, error.message);
		}
	}
	report(reading) {
		const { bytes, runner } = this;
		this.textFault({
			kind: "size",
			bytes: bytes.length
		});
		for (const fault of reading.faults) this.textFault(fault);
		if (reading.kind !== "value") {
			this.hide(bytes);
			this.hideRestored(reading);
			return new Reported(runner, this.text(void 0), WHY_UNCHECKED[reading.kind]);
		}
		if (reading.prescan.secretHints) this.hidden.addFrom(bytes);
		const suspicion = suspicionOf(reading.prescan.surface, reading.value, reading.prescan.secretHints);
		this.treeFaults(bytes.subarray(this.textStart), this.textStart, void 0, suspicion);
		this.walk(reading.value, reading.prescan);
		this.reportSecrets();
		return new Reported(runner, this.text(reading.value));
	}
	text(value) {
		const { bytes, hidden, settings, runner } = this;
		return {
			bytes,
			value,
			hidden,
			newSha256: settings.newSha256,
			failedRecords: runner.failedRecords
		};
	}
	hide(bytes) {
		if (mayHoldCredentials(bytes)) this.hidden.addFrom(bytes);
	}
	hideRestored({ faults }) {
		const taken = new TakenSplices(this.bytes.length);
		for (const each of faults) {
			const fix = each.kind === "syntax" ? each.fault.fix : void 0;
			if (fix === void 0) continue;
			const splices = [];
			for (const { span, text } of fix.replacements) splices.push({
				...span,
				text
			});
			taken.add(splices);
		}
		const splices = taken.sorted;
		const restored = splices.length === 0 ? this.bytes : spliced(this.bytes, splices);
		if (!mayHoldCredentials(restored)) return;
		const decoded = restored.includes(61) ? fromQuotedPrintable(restored) : restored;
		if (decoded !== this.bytes) this.hidden.addRestored(decoded);
	}
	walk(value, found) {
		const { runner, settings } = this;
		const { maxDepth, owned } = settings;
		const strings = new PrescannedStrings(found, maxDepth, (text, mayHoldSecrets) => this.inside(text, mayHoldSecrets));
		const snapshot = new Snapshot(value, {
			maxDepth,
			surface: strings.surface,
			owned
		});
		const { asksFlow, asksNames } = settings.listeners;
		const flow = new FlowReading(snapshot);
		const flowOf = (knowledge) => flow.flow(knowledge);
		const names = new NameReader();
		runner.setSnapshot(snapshot, flowOf, names);
		const visitor = this.visitorOf(snapshot, strings, asksNames ? names : void 0);
		const named = asksNames ? names.reading(visitor) : visitor;
		snapshot.walk(flow.reading(named, {
			faults: asksFlow,
			model: this.see !== void 0
		}));
		strings.end();
		runner.emitter("snapshot")(snapshot);
		if (snapshot.quests !== void 0) runner.emitter("quests")(snapshot.quests);
		runner.emitFlow();
		this.see?.(snapshot, flowOf);
	}
	visitorOf(snapshot, strings, names) {
		const { runner } = this;
		const { failures } = runner;
		const onEmbedded = runner.emitter("embedded");
		const schemaFault = runner.emitter("schemaFault");
		const itemLogic = runner.emitter("itemLogic");
		return {
			schemaFault: (placed) => {
				failures.addFault(placed.place, placed.fault, placed.record === "snapshot");
				schemaFault(placed);
			},
			item: runner.emitter("item"),
			questEntry: runner.emitter("questEntry"),
			requirement: runner.emitter("requirement"),
			subscription: runner.onSubscription(),
			effect: runner.emitter("effect"),
			embedded: (embedded) => {
				const { reading, place } = embedded;
				if (reading.kind !== "value" && reading.kind !== "empty") failures.addUnread(place);
				if (embedded.text !== void 0) strings.visit(embedded);
				onEmbedded(embedded);
				const logic = itemLogicIn(embedded, snapshot);
				if (logic === void 0) return;
				itemLogic(logic);
				names?.noteLogic(logic);
			}
		};
	}
	inside(text, fileMayHoldSecrets) {
		const { reading } = text;
		const place = this.runner.snapshot.spellings.spelledPlace(text.place);
		if (reading.kind === "too-deep") {
			const fault = findDepthFault(embeddedBytes(text), this.settings.maxDepth);
			if (fault !== void 0) this.textFault({
				kind: "depth",
				holder: place,
				...fault,
				max: this.settings.maxDepth
			});
		}
		if (reading.kind !== "value") return;
		const secrets = fileMayHoldSecrets && mayHoldSecrets(text.text);
		const suspicion = suspicionOf((reading.prescan ?? prescanText(text.text)).surface, reading.value, secrets);
		if (secrets) this.readAsJson.add(claimKey(place));
		if (isSuspicious(suspicion)) this.treeFaults(embeddedBytes(text), 0, place, suspicion);
	}
	treeFaults(bytes, offset, holder, suspicion) {
		if (!isSuspicious(suspicion)) return;
		findTreeFaults(bytes, suspicion, holder?.inside() ?? Place.root, (fault) => {
			const shifted = offset === 0 ? fault : shift(fault, offset);
			if (fault.kind === "secret") this.secrets.push({
				holder,
				fault: shifted
			});
			else this.textFault({
				kind: "tree",
				holder,
				fault: shifted
			});
		});
	}
	reportSecrets() {
		for (const { holder, fault } of this.secrets) {
			if (fault.kind !== "secret") continue;
			for (const secret of fault.secrets) this.hidden.add(secret.text, holder, secret.span);
			if (!fault.inKey && this.readAsJson.has(claimKey(fault.place))) continue;
			this.textFault({
				kind: "tree",
				holder,
				fault
			});
		}
	}
};
function shift(fault, offset) {
	const moved = (at) => span(at.start + offset, at.end + offset);
	if (fault.kind === "duplicate-key") return {
		...fault,
		span: moved(fault.span),
		first: moved(fault.first)
	};
	if (fault.kind === "secret") {
		const secrets = fault.secrets.map((secret) => ({
			...secret,
			span: moved(secret.span)
		}));
		return {
			...fault,
			secrets,
			span: moved(fault.span)
		};
	}
	return {
		...fault,
		span: moved(fault.span)
	};
}
// src/verdict/lint/harmless-fixes.ts
var RepairError = class RepairError extends Error {
	static {
		brand(RepairError, "RepairError");
	}
	name = "RepairError";
};
const TOO_MANY$1 = "too many fixes in this file would lose something that the documents do not describe";
function takeLossless(bytes, findings, { findLoss, strict }) {
	const all = applyTogether(bytes, findings);
	const lossOf = (applied) => findLoss(bytes, applied.bytes, applied.findings.flatMap(({ fix, discards = [] }) => fix?.safety === "unsafe" ? discards : []));
	const reason = lossOf(all);
	if (reason === void 0) return {
		chosen: all,
		refused: /* @__PURE__ */ new Map()
	};
	const { made, culprits } = leaveOutCulprits([...groupedBy(all.findings, ({ rule }) => rule).values()], {
		reason,
		most: attemptsFor(bytes)
	}, (held) => {
		const applied = applyTogether(bytes, all.findings.filter((finding) => !held.has(finding)));
		return {
			made: applied,
			reason: lossOf(applied)
		};
	});
	const refused = /* @__PURE__ */ new Map();
	for (const [finding, loss] of culprits) {
		const fix = `the fix (${finding.fix?.description})`;
		if (strict && loss !== void 0 && finding.fix?.safety === "safe") throw new RepairError(`${finding.rule} calls ${fix} safe, but it ${loss}`);
		refused.set(finding, loss === void 0 ? TOO_MANY$1 : `${fix} ${loss}`);
	}
	return {
		chosen: made,
		refused
	};
}
function applyTogether(bytes, findings) {
	const taken = new TakenSplices(bytes.length);
	return {
		findings: findings.filter(({ fix, copied }) => taken.add(fix?.edits ?? [], copied)),
		splices: taken.sorted,
		bytes: applySplices(bytes, taken.sorted)
	};
}
const MAX_ATTEMPTS = 32;
const MIN_ATTEMPTS = 3;
const MAX_BYTES_CHECKED = 64e6;
function attemptsFor(bytes) {
	return Math.max(MIN_ATTEMPTS, Math.min(MAX_ATTEMPTS, Math.floor(MAX_BYTES_CHECKED / bytes.length)));
}
function leaveOutCulprits(groups, { reason, most }, attempt) {
	const culprits = /* @__PURE__ */ new Map();
	const held = new Set(groups.flat());
	let made;
	let attempts = 0;
	const known = groups.length === 1 ? reason : void 0;
	const queue = groups.map((findings) => ({
		findings,
		reason: known
	}));
	for (const { findings, reason } of queue) {
		let why = reason;
		if (why === void 0 && attempts++ < most) {
			for (const finding of findings) held.delete(finding);
			const tried = attempt(held);
			if (tried.reason === void 0) {
				made = tried.made;
				continue;
			}
			for (const finding of findings) held.add(finding);
			why = tried.reason;
		}
		const [finding, ...others] = findings;
		if (others.length > 0) for (const half of halves(findings)) queue.push({
			findings: half,
			reason: void 0
		});
		else if (finding !== void 0) culprits.set(finding, why);
	}
	return {
		made,
		culprits
	};
}
function halves(findings) {
	const middle = findings.length + 1 >> 1;
	return [findings.slice(0, middle), findings.slice(middle)];
}
// src/verdict/lint/fix-rounds.ts
function fixInRounds(start, options) {
	const { most, unsafe, check } = options;
	const held = new HeldFindings();
	for (const finding of options.held ?? []) held.add(finding, void 0);
	const choose = (findings) => fixableFindings(options.wanted(findings).filter((finding) => !held.has(finding)), unsafe);
	const splices = [];
	const fixed = [];
	let end = start;
	let outgrown = false;
	let wanted = choose(end.result.findings);
	while (wanted.length > 0 && splices.length < most) {
		const { chosen, refused } = takeLossless(end.bytes, wanted, options);
		for (const [finding, why] of refused) held.add(finding, why);
		if (chosen === void 0) {
			wanted = wanted.filter((finding) => !held.has(finding));
			continue;
		}
		const round = options.widened?.(end.bytes, chosen.splices) ?? chosen.splices;
		const bytes = round === chosen.splices ? chosen.bytes : applySplices(end.bytes, round);
		if (bytes.length > options.maxBytes) {
			outgrown = true;
			break;
		}
		splices.push(round);
		for (const { rule, message } of chosen.findings) fixed.push({
			rule,
			message
		});
		end = {
			bytes,
			result: check(bytes, end.result)
		};
		wanted = choose(end.result.findings);
	}
	const refused = held.refusals(() => options.wanted(end.result.findings));
	return {
		end,
		splices,
		fixed,
		unfinished: wanted.length > 0 && !outgrown,
		outgrown,
		refused
	};
}
function fixableFindings(findings, unsafe) {
	return (unsafe ? ["safe", "unsafe"] : ["safe"]).flatMap((safety) => findings.filter(({ fix }) => fix?.safety === safety && fix.edits.length > 0));
}
var HeldFindings = class {
	reasons = /* @__PURE__ */ new Map();
	add(finding, why) {
		for (const name of lastingNames(finding)) this.reasons.set(name, why);
	}
	has(finding) {
		return this.reasons.size > 0 && lastingNames(finding).some((name) => this.reasons.has(name));
	}
	refusals(findings) {
		const refused = /* @__PURE__ */ new Map();
		if (![...this.reasons.values()].some((why) => why !== void 0)) return refused;
		for (const name of findings().flatMap(lastingNames)) {
			const why = this.reasons.get(name);
			if (why !== void 0) refused.set(name, why);
		}
		return refused;
	}
};
const MAX_AT_ONCE = 5e5;
function fixedThroughout(bytes, made) {
	const mark = byteOrderMarkLength(bytes);
	const text = bytes.subarray(mark);
	const reported = readSyntaxFaults(text, 20);
	if (reported.length < 1e4) return made;
	const kinds = kindsFixedBy(made, reported, mark);
	if (kinds.size === 0) return made;
	const taken = new TakenSplices(bytes.length);
	taken.add(made);
	for (const fault of readSyntaxFaults(text, 20, MAX_AT_ONCE).slice(MAX_PLACES$1)) if (kinds.has(kindOf(fault))) taken.add(splicesOf(fault, mark));
	return taken.sorted;
}
function kindsFixedBy(made, reported, mark) {
	const unexplained = new Set(made.map(keyOf));
	const fixed = /* @__PURE__ */ new Set();
	const left = /* @__PURE__ */ new Set();
	for (const fault of reported) {
		const keys = splicesOf(fault, mark).map(keyOf);
		if (keys.length === 0) continue;
		(keys.every((key) => unexplained.delete(key)) && isThroughout(fault.kind) ? fixed : left).add(kindOf(fault));
	}
	if (unexplained.size > 0) return /* @__PURE__ */ new Set();
	for (const kind of left) fixed.delete(kind);
	return fixed;
}
function kindOf({ kind, fix }) {
	return `${kind} ${fix?.safety ?? ""}`;
}
function splicesOf({ fix }, mark) {
	const { replacements = [] } = fix ?? {};
	return replacements.map(({ span: { start, end }, text }) => ({
		start: byteOffset(start + mark),
		end: byteOffset(end + mark),
		text
	}));
}
function keyOf({ start, end, text }) {
	return `${start} ${end} ${text}`;
}
// src/verdict/lint/repair.ts
const MAX_ROUNDS = 10;
const MAX_UNREADABLE_ROUNDS = 100;
const MIN_UNREADABLE_ROUNDS = 3;
const MAX_BYTES_READ = 64e6;
const MAX_STAGES = 4;
function repairText(bytes, { unsafe, first, wanted = (findings) => findings, findLoss, strict = false }, lint, { unreadable, reveals, maxBytes }) {
	const revision = new Revision(bytes.length);
	const repaired = [];
	const add = ({ splices, fixed, end }) => {
		for (const round of splices) revision.add(round);
		for (const one of fixed) repaired.push(one);
		return end;
	};
	const check = (text, before) => {
		const after = lint(text);
		refuseBroken(before, after, unreadable);
		return after;
	};
	const ofUnreadable = (findings) => wanted(findings.filter(({ rule }) => unreadable.has(rule)));
	const shared = {
		unsafe,
		check,
		maxBytes,
		findLoss,
		strict
	};
	const ofText = fixInRounds({
		bytes,
		result: first
	}, {
		...shared,
		most: unreadableRounds(bytes),
		wanted: ofUnreadable,
		findLoss: () => void 0,
		widened: fixedThroughout
	});
	let text = add(ofText);
	let { unfinished, outgrown } = ofText;
	let refused = /* @__PURE__ */ new Map();
	for (let stage = 1; !unfinished; stage++) {
		const fixes = fixGuarded(text, {
			unsafe,
			wanted,
			reveals,
			fix: (start, held) => fixInRounds(start, {
				...shared,
				most: MAX_ROUNDS,
				wanted,
				held
			})
		});
		refused = fixes.refused;
		outgrown ||= fixes.rounds?.outgrown === true;
		if (fixes.rounds === void 0 || fixes.rounds.splices.length === 0) break;
		text = add(fixes.rounds);
		unfinished = fixes.rounds.unfinished || refused.size > 0 && stage === MAX_STAGES;
		if (refused.size === 0) break;
	}
	return {
		before: {
			bytes,
			shown: first.shownBytes
		},
		after: {
			bytes: text.bytes,
			shown: text.result.shownBytes
		},
		splices: revision.splices,
		repaired,
		...withRefusals(text.result, refused),
		unfinished,
		outgrown
	};
}
function unreadableRounds(bytes) {
	const affordable = Math.floor(MAX_BYTES_READ / Math.max(1, bytes.length));
	return Math.max(MIN_UNREADABLE_ROUNDS, Math.min(MAX_UNREADABLE_ROUNDS, affordable));
}
function withRefusals(result, refusals) {
	if (refusals.size === 0) return {
		result,
		refused: []
	};
	const refused = [];
	const findings = result.findings.map((finding) => {
		const name = lastingNames(finding).find((each) => refusals.has(each));
		if (name === void 0) return finding;
		const unfixed = withoutFix(finding, refusals.get(name));
		refused.push(unfixed);
		return unfixed;
	});
	return {
		result: {
			...result,
			findings
		},
		refused
	};
}
function refuseBroken(before, after, unreadable) {
	if (before.findings.some(({ rule }) => unreadable.has(rule))) return;
	const broken = after.findings.find(({ rule }) => unreadable.has(rule));
	if (broken !== void 0) throw new RepairError(`the fixes would have left a file with this fault: ${broken.message}`);
	if (after.unchecked !== void 0 && before.unchecked === void 0) throw new RepairError(`the fixes would have left a file that cannot be checked: ${after.unchecked}`);
}
const TOO_MANY = "too many fixes in this file would lead to new findings";
function fixGuarded(start, options) {
	const { reveals, fix } = options;
	const all = fix(start, []);
	const reason = newFinding(start.result, all, reveals);
	if (reason === void 0) return {
		rounds: all,
		refused: all.refused
	};
	const { unsafe, wanted } = options;
	const candidates = fixableFindings(wanted(start.result.findings), unsafe);
	const most = attemptsFor(start.bytes);
	const { made, culprits } = leaveOutCulprits([candidates], {
		reason,
		most
	}, (held) => {
		const rounds = fix(start, held);
		return {
			made: rounds,
			reason: newFinding(start.result, rounds, reveals)
		};
	});
	const refused = new Map(made?.refused);
	for (const [finding, why] of culprits) {
		const reason = why === void 0 ? TOO_MANY : `after this fix (${finding.fix?.description}), ${why}`;
		for (const name of lastingNames(finding)) refused.set(name, reason);
	}
	return {
		rounds: made,
		refused
	};
}
function newFinding(before, { end, fixed }, reveals) {
	const counts = countByRule(before);
	for (const [rule, count] of countByRule(end.result)) {
		if (count <= (counts.get(rule) ?? 0) || fixed.some((one) => reveals(one.rule, rule))) continue;
		const known = new Set(before.findings.map(({ fingerprint }) => fingerprint));
		const ofRule = end.result.findings.filter((finding) => finding.rule === rule);
		const example = ofRule.find(({ fingerprint }) => !known.has(fingerprint)) ?? ofRule[0];
		return example === void 0 ? `${rule} would have new findings` : `${example.message} (${rule})`;
	}
}
function countByRule({ findings, omitted }) {
	const counts = /* @__PURE__ */ new Map();
	for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
	for (const [rule, more] of omitted) counts.set(rule, (counts.get(rule) ?? 0) + totalOf(more));
	return counts;
}
// src/verdict/lint/linter.ts
function createLinter(pack, active, newSha256) {
	const settings = {
		...limitsOf(active),
		listeners: new ListenerTable(active),
		owned: ownedComplaints(pack),
		newSha256,
		whyTooLarge: whyTooLarge(ruleOfLimit(pack, "maxBytes"))
	};
	const { maxBytes } = settings;
	const repairRules = {
		unreadable: new Set([...pack.values()].filter((rule) => rule.unreadable === true).map(({ id }) => id)),
		maxBytes,
		reveals: (fixed, found) => pack.get(fixed)?.reveals?.some((rules) => names(rules, found)) === true
	};
	const report = (bytes, see) => bytes.length > maxBytes ? lintSize(bytes.length, settings) : lintBytes(bytes, settings, see);
	const lint = (bytes, see) => report(bytes, see).located();
	return {
		rules: active,
		maxBytes,
		lint,
		report: (bytes) => report(bytes),
		reportIfSnapshot: (bytes) => bytes.length > maxBytes ? lintSize(bytes.length, settings) : lintIfSnapshot(bytes, settings),
		lintSize: (size) => lintSize(size, settings).located(),
		repair: (bytes, request) => repairText(bytes, request, (text) => lint(text), repairRules)
	};
}
function whyTooLarge(reporter) {
	return reporter === void 0 ? "it is too large to be read" : `it is larger than ${reporter} allows, and that rule is off`;
}
function names(rules, id) {
	return rules.endsWith("/*") ? id.startsWith(rules.slice(0, -1)) : id === rules;
}
// src/verdict/lint/config.ts
const DEFAULT_CONFIG = {
	extends: ["recommended"],
	rules: /* @__PURE__ */ new Map(),
	overrides: [],
	ignore: [],
	protect: [],
	maxRemoved: void 0,
	baseline: void 0,
	remember: void 0
};
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
	for (const [name, value] of membersOf(given)) {
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
// src/verdict/lint/rule-names.ts
function namesRule(name, pack) {
	return pack.has(name) || ruleFamilies(pack).includes(name);
}
function ruleFamilies(pack) {
	const families = [...pack.keys()].filter((id) => id.includes("/")).map((id) => id.slice(0, id.indexOf("/")));
	return [...new Set(families)];
}
function ruleNamed(name, pack) {
	const { id, kind } = splitKind(name);
	const rule = pack.get(id);
	return kind === void 0 || rule !== void 0 && kindNamesOf(rule).includes(kind) ? rule : void 0;
}
function unknownRule(name, pack) {
	const { id, kind } = splitKind(name);
	const rule = pack.get(id);
	if (rule !== void 0 && kind !== void 0) {
		const kinds = kindNamesOf(rule);
		return `${id} has no kind ${quoteValue(kind)}: ${didYouMean(kind, kinds, `its kinds are ${kinds.join(", ")}`)}`;
	}
	return `unknown rule ${quoteValue(id)}: ${meantRule(id, pack, pack.keys())}`;
}
function unknownRuleName(name, pack, otherwise) {
	const all = [...ruleFamilies(pack), ...pack.keys()];
	return `unknown rule or family ${quoteValue(name)}: ${meantRule(name, pack, all, otherwise)}`;
}
function meantRule(name, pack, known, otherwise = "`roomlint rules` lists them all") {
	const named = [...pack.keys()].filter((id) => id.endsWith(`/${name}`));
	const letters = lettersOf(name);
	const alike = [...pack.keys()].filter((id) => letters.length > 4 && lettersOf(id).includes(letters));
	const meant = named.length > 0 || alike.length > 3 ? named : alike;
	return meant.length === 0 ? didYouMean(name, known, otherwise) : `did you mean "${meant.join("\" or \"")}"?`;
}
function lettersOf(name) {
	return name.toLowerCase().replaceAll(/[^a-z]/g, "");
}
const LEVEL_WORDS = `${LEVELS$1.join(", ")} or off`;
function unknownLevel(level) {
	const hint = didYouMean(String(level), [...LEVELS$1, "off"], `use ${LEVEL_WORDS}`);
	return `${quoteValue(level)} is not a level: ${hint}`;
}
function exampleRule(pack) {
	const rules = [...pack.values()];
	const relaxed = rules.filter(({ lenient }) => lenient?.level !== void 0);
	return (relaxed.find(({ lenient }) => lenient?.level === "warning") ?? relaxed[0] ?? rules[0])?.id ?? "family/rule";
}
function unknownPreset(name) {
	const all = listed(PRESETS, "or");
	const hint = didYouMean(typeof name === "string" ? name : "", PRESETS, `use ${all}`);
	return `unknown preset ${quoteValue(name)}: ${hint}`;
}
// src/verdict/lint/read-config.ts
const CONFIG_KEYS = [
	"$schema",
	"extends",
	"rules",
	"overrides",
	"ignore",
	"plugins",
	"protect",
	"maxRemoved",
	"baseline",
	"remember"
];
const OVERRIDE_KEYS = [
	"files",
	"at",
	"rules",
	"reason"
];
function pluginPaths(value) {
	const plugins = member(value, "plugins");
	return Array.isArray(plugins) && plugins.every(isPluginPath) ? plugins : [];
}
function isPluginPath(path) {
	return typeof path === "string" && /^\.\.?\//.test(path);
}
function readConfig(value, pack, rulesMayBeMissing = false) {
	const reader = new ConfigReader(pack, rulesMayBeMissing);
	const config = reader.read(value);
	const { faults } = reader;
	return faults.length === 0 ? config : { faults };
}
const MAX_FAULTS = 100;
var ConfigReader = class {
	pack;
	rulesMayBeMissing;
	reported = [];
	unreported = 0;
	constructor(pack, rulesMayBeMissing) {
		this.pack = pack;
		this.rulesMayBeMissing = rulesMayBeMissing;
	}
	read(value) {
		if (!isObject(value)) {
			this.fault([], `a config must be an object such as { "extends": "recommended" }, not ${quoteValue(value)}`);
			return DEFAULT_CONFIG;
		}
		this.keys(value, CONFIG_KEYS, [], "a config");
		this.strings(value, "plugins", "paths such as [\"./my-rule.js\"]", pluginFault);
		return {
			extends: this.presets(member(value, "extends")),
			rules: this.rules(member(value, "rules"), ["rules"], false),
			overrides: this.overrides(member(value, "overrides")),
			ignore: this.strings(value, "ignore", "globs such as [\"archive/**\"]", fileGlobFault),
			protect: this.strings(value, "protect", "patterns such as [\"items/12\"]", patternFault),
			maxRemoved: this.maxRemoved(member(value, "maxRemoved")),
			baseline: this.string(member(value, "baseline"), ["baseline"], baselineFault),
			remember: this.remember(member(value, "remember"))
		};
	}
	get faults() {
		const last = this.reported.at(-1);
		if (last === void 0 || this.unreported === 0) return this.reported;
		const more = counted(this.unreported, "more fault");
		return [...this.reported.slice(0, -1), {
			...last,
			message: `${last.message} (and ${more})`
		}];
	}
	fault(path, message, onKey = false) {
		if (this.reported.length === MAX_FAULTS) this.unreported++;
		else this.reported.push({
			path,
			onKey,
			message: typeof message === "string" ? message : message()
		});
	}
	keys(object, known, path, what) {
		for (const key of keysOf(object)) {
			if (known.includes(key)) continue;
			const others = known.filter((name) => name !== "$schema").join(", ");
			const message = () => `unknown key ${quoteValue(key)} in ${what}: ${didYouMean(key, known, `use ${others}`)}`;
			this.fault([...path, key], message, true);
		}
	}
	presets(value) {
		if (value === void 0) return DEFAULT_CONFIG.extends;
		return (Array.isArray(value) ? value : [value]).flatMap((name, index) => {
			const preset = PRESETS.find((known) => known === name);
			if (preset !== void 0) return [preset];
			const path = Array.isArray(value) ? ["extends", index] : ["extends"];
			this.fault(path, unknownPreset(name));
			return [];
		});
	}
	rules(value, path, forPlaces) {
		const choices = /* @__PURE__ */ new Map();
		if (value === void 0) return choices;
		if (!isObject(value)) {
			this.fault(path, `"rules" must be an object such as { "${exampleRule(this.pack)}": "off" }, not ${quoteValue(value)}`);
			return choices;
		}
		for (const [id, choice] of membersOf(value)) if (ruleNamed(id, this.pack) !== void 0) this.choice(id, choice, [...path, id], forPlaces, choices);
		else if (!this.rulesMayBeMissing || this.pack.has(splitKind(id).id)) this.fault([...path, id], () => unknownRule(id, this.pack), true);
		return choices;
	}
	choice(id, choice, path, forPlaces, choices) {
		const [level, options, ...more] = Array.isArray(choice) ? choice : [choice];
		if (level === void 0 || isObject(level) || Array.isArray(level) || more.length > 0) {
			this.fault(path, `a rule must be set to ${LEVEL_WORDS}, or to a list of a level and options`);
			return;
		}
		if (typeof level !== "string" || !isRuleLevel(level)) {
			this.fault(Array.isArray(choice) ? [...path, 0] : path, unknownLevel(level));
			return;
		}
		if (options !== void 0 && splitKind(id).kind !== void 0) {
			this.fault([...path, 1], `options belong to the whole rule: give them to "${splitKind(id).id}"`);
			return;
		}
		if (options !== void 0 && forPlaces) {
			this.fault([...path, 1], "options cannot depend on \"at\": set them in \"rules\", or in an override with \"files\" only");
			return;
		}
		choices.set(id, {
			level,
			options: this.options(id, options, [...path, 1])
		});
	}
	options(id, options, path) {
		if (options === void 0) return void 0;
		const faults = findOptionFaults(id, this.pack.get(id)?.options ?? {}, options);
		for (const { option, message } of faults) this.fault(option === void 0 ? path : [...path, option], message);
		return isObject(options) ? options : void 0;
	}
	list(key, value, message) {
		if (Array.isArray(value)) return value;
		if (value !== void 0) this.fault([key], `"${key}" must be a list of ${message}`);
		return [];
	}
	overrides(value) {
		return this.list("overrides", value, "objects with \"files\" or \"at\", and \"rules\"").flatMap((override, index) => this.override(override, ["overrides", index]));
	}
	override(value, path) {
		if (!isObject(value)) {
			this.fault(path, "an override must be an object with \"files\" or \"at\", and \"rules\"");
			return [];
		}
		this.keys(value, OVERRIDE_KEYS, path, "an override");
		const [files, at, rules] = [
			member(value, "files"),
			member(value, "at"),
			member(value, "rules")
		];
		if (files === void 0 && at === void 0) this.fault(path, "an override needs \"files\", \"at\" or both: settings for all files go into \"rules\"");
		if (rules === void 0) this.fault(path, `an override needs "rules", such as { "${exampleRule(this.pack)}": "off" }`);
		return [{
			files: this.string(files, [...path, "files"], fileGlobFault),
			at: this.string(at, [...path, "at"], placeFault),
			rules: this.rules(rules, [...path, "rules"], at !== void 0),
			reason: this.string(member(value, "reason"), [...path, "reason"], reasonFault)
		}];
	}
	remember(value) {
		if (value === void 0 || value === "git") return value;
		this.fault(["remember"], `"remember" must be "git", not ${quoteValue(value)}`);
	}
	maxRemoved(value) {
		if (value === void 0) return void 0;
		const limit = removalLimitOf(value);
		if (limit === void 0) this.fault(["maxRemoved"], `"maxRemoved" must be a number such as 5, or a percentage such as "10%", not ${quoteValue(value)}`);
		return limit;
	}
	string(value, path, faultOf) {
		const fault = value === void 0 ? void 0 : faultOf(value);
		if (fault !== void 0) this.fault(path, fault);
		return typeof value === "string" ? value : void 0;
	}
	strings(config, key, wanted, faultOf) {
		const value = member(config, key);
		return this.list(key, value, `${wanted}, not ${quoteValue(value ?? null)}`).flatMap((element, index) => this.string(element, [key, index], faultOf) ?? []);
	}
};
function pluginFault(path) {
	if (isPluginPath(path)) return void 0;
	return `${quoteValue(path)} is not the path of a plugin: begin it with "./" or "../"`;
}
function patternFault(pattern) {
	if (typeof pattern === "string") return protectFault(pattern);
	return `${quoteValue(pattern)} is not a pattern: write one such as "items/12"`;
}
function reasonFault(reason) {
	if (typeof reason === "string") return void 0;
	return `"reason" must be a string that says why, not ${quoteValue(reason)}`;
}
function placeFault(at) {
	if (typeof at === "string") return placeGlobFault(at);
	return `"at" must be one pointer glob such as "/logic/*#/Tasks/*", not ${quoteValue(at)}`;
}
function baselineFault(path) {
	if (typeof path === "string" && path.trim() !== "") return void 0;
	return `"baseline" must be the path of a file such as "roomlint-baseline.json", not ${quoteValue(path)}`;
}
function fileGlobFault(glob) {
	const shown = quoteValue(glob);
	if (Array.isArray(glob)) return `${shown} is a list, but this must be one glob: write alternatives as in "{rooms,drafts}/**"`;
	if (typeof glob !== "string" || glob.trim() === "") return `${shown} is not a glob: write one such as "archive/**"`;
	if (glob.startsWith("/")) return `${shown} begins with "/", but globs are relative to the folder of the config: write ${quoteValue(glob.replace(/^\/+/, ""))}`;
	if (/^!(?!\()/.test(glob)) return `${shown} would match everything except what it names: remove the "!"`;
	const refused = pathGlobFault(`${glob}/**`);
	return refused === void 0 ? void 0 : `${shown} cannot be used: ${refused}`;
}
// src/verdict/lint/rule-settings.ts
const BY_DEFAULT = { kind: "default" };
function rulesForFile(pack, sources, matchesFile) {
	return settle(pack, sources, matchesFile).flatMap(({ whole, kinds }) => {
		if ([whole, ...kinds].every(isOff)) return [];
		const ofKinds = kinds.map((settled) => [settled.kind ?? "", levelsOf(settled)]);
		const { rule } = whole;
		return [{
			rule,
			...levelsOf(whole),
			options: optionsOf(whole),
			kinds: new Map(ofKinds)
		}];
	});
}
function isOff({ choices }) {
	const { level = "off" } = levelChoice(choices) ?? {};
	return level === "off" && choices.every((choice) => choice.places === void 0 || choice.level === "off");
}
function levelsOf({ choices }) {
	const { level = "off" } = levelChoice(choices) ?? {};
	if (choices.every(({ places }) => places === void 0)) return { level };
	const levelAt = (pointer, embedded) => levelChoice(choices, ({ covers }) => covers(pointer, embedded))?.level ?? "off";
	return {
		level,
		levelAt
	};
}
function levelChoice(choices, isMeant = () => false) {
	return choices.findLast(({ level, places }) => level !== void 0 && (places === void 0 || isMeant(places)));
}
function optionsOf({ rule, choices }) {
	return mergeOptions(rule.options ?? {}, choices.map(({ options }) => options));
}
function explainSettings(pack, sources, matchesFile) {
	return settle(pack, sources, matchesFile).flatMap(({ whole, kinds }) => [whole, ...kinds]).map((each) => {
		const { rule, kind, choices } = each;
		const last = levelChoice(choices);
		const options = Object.entries(optionsOf(each)).map(([option, value]) => {
			return {
				name: option,
				value,
				from: choices.findLast((choice) => hasMember(choice.options ?? {}, option))?.from ?? BY_DEFAULT
			};
		});
		return {
			rule: kind === void 0 ? rule.id : `${rule.id}:${kind}`,
			level: last?.level ?? "off",
			from: last?.from ?? BY_DEFAULT,
			options,
			places: choices.flatMap(({ places, level, from }) => places === void 0 || level === void 0 ? [] : [{
				at: places.at,
				level,
				from
			}])
		};
	});
}
function settle(pack, { config, presets, commandLine }, matchesFile) {
	const extended = presets ?? config.extends;
	const overrides = config.overrides.map(({ files, at, rules, reason }, index) => {
		return {
			files,
			rules,
			from: {
				kind: "override",
				index,
				reason
			},
			places: at === void 0 ? at : {
				at,
				covers: placeMatcher(at)
			}
		};
	}).filter(({ files }) => files === void 0 || matchesFile(files));
	const settledFor = (rule, kind) => {
		const choices = [];
		const find = (rules) => {
			const ofKind = kind === void 0 ? void 0 : rules.get(`${rule.id}:${kind}`);
			const ofRule = rules.get(rule.id);
			if (ofKind !== void 0 || ofRule === void 0 || kind === void 0) return ofKind ?? ofRule;
			return {
				...ofRule,
				level: levelOfKind(rule, kind, ofRule.level)
			};
		};
		const add = (from, choice, places) => {
			if (choice !== void 0) choices.push({
				from,
				...choice,
				places
			});
		};
		for (const { preset, level, options } of presetChoices(extended, rule)) {
			const shown = level === void 0 || kind === void 0 ? level : levelOfKind(rule, kind, level);
			if (level !== void 0 || keysOf(options).length > 0) choices.push({
				from: {
					kind: "preset",
					name: preset
				},
				level: shown,
				options
			});
		}
		add({ kind: "rules" }, find(config.rules));
		const decided = find(commandLine);
		for (const { rules, from, places } of overrides) if (places === void 0 || decided === void 0) add(from, find(rules), places);
		add({ kind: "command-line" }, decided);
		return {
			rule,
			kind,
			choices
		};
	};
	const named = new Set([config, ...overrides].flatMap(({ rules }) => [...rules.keys()]));
	for (const name of commandLine.keys()) named.add(name);
	return [...pack.values()].map((rule) => ({
		whole: settledFor(rule, void 0),
		kinds: kindNamesOf(rule).filter((kind) => named.has(`${rule.id}:${kind}`)).map((kind) => settledFor(rule, kind))
	}));
}
exports.ADDRESSABLE_NAMES = ADDRESSABLE_NAMES;
exports.ANIMATION_FIELDS = ANIMATION_FIELDS;
exports.ANIMATION_NAMES = ANIMATION_NAMES;
exports.BUILT_IN_VARIABLES = BUILT_IN_VARIABLES;
exports.Baseline = Baseline;
exports.BaselineError = BaselineError;
exports.COLOUR_SLIPS = COLOUR_SLIPS;
exports.DECISIONS = DECISIONS;
exports.DEFAULT_CONFIG = DEFAULT_CONFIG;
exports.EFFECTS = EFFECTS$1;
exports.EFFECT_NAMES = EFFECT_NAMES;
exports.ENEMY_GROUND = ENEMY_GROUND;
exports.EXPECT_KEYWORDS = EXPECT_KEYWORDS;
exports.EXPRESSION_FUNCTIONS = EXPRESSION_FUNCTIONS;
exports.EXPRESSION_TYPE = EXPRESSION_TYPE;
exports.FOREIGN_SETTINGS = FOREIGN_SETTINGS;
exports.FindingCounter = FindingCounter;
exports.Fingerprints = Fingerprints;
exports.FlowAnalysis = FlowAnalysis;
exports.GREATEST_SEED = GREATEST_SEED;
exports.KNOWLEDGE = KNOWLEDGE;
exports.LEVEL_WORDS = LEVEL_WORDS;
exports.LineFault = LineFault;
exports.LocatedFinding = LocatedFinding;
exports.MAX_IMPORTED_BYTES = MAX_IMPORTED_BYTES;
exports.MAX_RECORDS = MAX_RECORDS;
exports.NAME_FIELDS = NAME_FIELDS;
exports.NameReader = NameReader;
exports.NearNames = NearNames;
exports.OccurrenceKeys = OccurrenceKeys;
exports.PARENT_FIELD = PARENT_FIELD;
exports.PREFABS = PREFABS;
exports.PREFAB_NAMES = PREFAB_NAMES;
exports.PlayBudget = PlayBudget;
exports.QUEST_KINDS = QUEST_KINDS;
exports.QUEST_STATES = QUEST_STATES;
exports.QuestWords = QuestWords;
exports.Redaction = Redaction;
exports.RepairError = RepairError;
exports.SECTIONS = SECTIONS;
exports.SNAPSHOT_FORM = SNAPSHOT_FORM;
exports.SNAPSHOT_SHAPE = SNAPSHOT_SHAPE;
exports.STATE_NAMES = STATE_NAMES;
exports.STATE_TEXTS = STATE_TEXTS;
exports.SURELY_IMPORTED_BYTES = SURELY_IMPORTED_BYTES;
exports.Simulation = Simulation;
exports.Snapshot = Snapshot;
exports.SnapshotParts = SnapshotParts;
exports.TRANSITION_CODES = TRANSITION_CODES;
exports.TRIGGERS = TRIGGERS;
exports.TRIGGER_NAMES = TRIGGER_NAMES;
exports.Tokens = Tokens;
exports.UNGUARDED_CODES = UNGUARDED_CODES;
exports.VARIABLE_FUNCTIONS = VARIABLE_FUNCTIONS;
exports.VERBS = VERBS;
exports.absentFrom = absentFrom;
exports.addMember = addMember;
exports.agreedName = agreedName;
exports.argumentCount = argumentCount;
exports.bareName = bareName;
exports.claimsOf = claimsOf;
exports.comparablePair = comparablePair;
exports.completePair = completePair;
exports.countFindings = countFindings;
exports.createLinter = createLinter;
exports.credentialMask = credentialMask;
exports.cutFromString = cutFromString;
exports.elementName = elementName;
exports.elementShape = elementShape;
exports.embeddedBytes = embeddedBytes;
exports.endsInSpace = endsInSpace;
exports.entriesOf = entriesOf;
exports.exampleOf = exampleOf;
exports.exampleRule = exampleRule;
exports.explainSettings = explainSettings;
exports.expressionFunction = expressionFunction;
exports.factIndex = factIndex;
exports.fieldSetOfShape = fieldSetOfShape;
exports.findOptionFaults = findOptionFaults;
exports.findRepeatedLogic = findRepeatedLogic;
exports.fixAlsoAt = fixAlsoAt;
exports.hasControlCharacter = hasControlCharacter;
exports.hasIdentifiedElements = hasIdentifiedElements;
exports.hasKinds = hasKinds;
exports.hasSection = hasSection;
exports.hasTasks = hasTasks;
exports.heldObject = heldObject;
exports.hexDigest = hexDigest;
exports.hexDigits = hexDigits$1;
exports.holdsJson = holdsJson;
exports.holdsSnapshot = holdsSnapshot;
exports.holdsSnapshotRecord = holdsSnapshotRecord;
exports.idOf = idOf;
exports.inside = inside;
exports.insideShape = insideShape;
exports.isChance = isChance;
exports.isComputedText = isComputedText;
exports.isInViewNodes = isInViewNodes;
exports.isItemTasks = isItemTasks;
exports.isKeyedById = isKeyedById;
exports.isNumberedName = isNumberedName;
exports.isOfKind = isOfKind;
exports.isOwn = isOwn;
exports.isPlaceholder = isPlaceholder;
exports.isQuestIdShaped = isQuestIdShaped;
exports.isSoundCreator = isSoundCreator;
exports.isSoundDescription = isSoundDescription;
exports.isSoundName = isSoundName;
exports.isStatusUnclear = isStatusUnclear;
exports.isUuid = isUuid;
exports.isUuidVersion4 = isUuidVersion4;
exports.itemLabel = itemLabel;
exports.itemLogicIn = itemLogicIn;
exports.itemNames = itemNames;
exports.itemText = itemText;
exports.keyAt = keyAt$1;
exports.keyText = keyText;
exports.keyWithLabel = keyWithLabel;
exports.kindShape = kindShape;
exports.labelText = labelText;
exports.lastingNames = lastingNames;
exports.limitFindings = limitFindings;
exports.lookalike = lookalike;
exports.looksCompleted = looksCompleted;
exports.mainEntry = mainEntry;
exports.mayNameQuests = mayNameQuests;
exports.meantFunction = meantFunction;
exports.memberShape = memberShape;
exports.movedClaim = movedClaim;
exports.nameByType = nameByType;
exports.namesIn = namesIn;
exports.namesRule = namesRule;
exports.objectIn = objectIn;
exports.omittedErrors = omittedErrors;
exports.overwriteValue = overwriteValue;
exports.parentOf = parentOf;
exports.parseExpression = parseExpression;
exports.placeOf = placeOf;
exports.placesOf = placesOf$1;
exports.plainFinding = plainFinding;
exports.platform_default = platform_default;
exports.playText = playText;
exports.pluginPaths = pluginPaths;
exports.prefabNamed = prefabNamed;
exports.questReference = questReference;
exports.readConfig = readConfig;
exports.readFlowModel = readFlowModel;
exports.readQuestNames = readQuestNames;
exports.readSections = readSections;
exports.readWords = readWords;
exports.recordAt = recordAt;
exports.recordOfShape = recordOfShape;
exports.removeMember = removeMember;
exports.renameMember = renameMember;
exports.renewUuid = renewUuid;
exports.replaceValue = replaceValue;
exports.requireSeed = requireSeed;
exports.requirementPlace = requirementPlace;
exports.resemblesSection = resemblesSection;
exports.ruleFamilies = ruleFamilies;
exports.ruleNamed = ruleNamed;
exports.rulesForFile = rulesForFile;
exports.scriptWord = scriptWord;
exports.shownPlace = shownPlace;
exports.shownText = shownText;
exports.shownWord = shownWord;
exports.sourceOf = sourceOf;
exports.spanIn = spanIn;
exports.stepFor = stepFor;
exports.stepText = stepText;
exports.strayRecord = strayRecord;
exports.syntaxFaultsIn = syntaxFaultsIn;
exports.targetState = targetState;
exports.totalOf = totalOf;
exports.transitionCode = transitionCode;
exports.transitionWords = transitionWords;
exports.triggerOf = triggerOf$1;
exports.unknownPreset = unknownPreset;
exports.unknownRule = unknownRule;
exports.unknownRuleName = unknownRuleName;
exports.unknownTo = unknownTo;
exports.variablesOf = variablesOf;
exports.withoutBrackets = withoutBrackets;
exports.withoutFix = withoutFix;
exports.writeValue = writeValue;
