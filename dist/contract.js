"use strict";
const { CommandError } = require("./command.js");
const { printable } = require("./words.js");
const { protectFault, readRemovalLimit } = require("./core.js");
const { UnusableSnapshotError } = require("./room.js");
const { NotJsonError } = require("./roundtrip.js");
// src/service/unusable.ts
const NO_SECTION = "it has none of the five sections";
function unusable(error) {
	if (error instanceof UnusableSnapshotError) return {
		which: sideOf(error),
		why: error.fault
	};
	if (!(error instanceof NotJsonError)) throw error;
	const { line, column } = error.at;
	return {
		which: sideOf(error),
		why: `it is not JSON: line ${line}, column ${column}: ${error.fault}`
	};
}
function sideOf({ which }) {
	return which === "before" ? "room" : "snapshot";
}
// src/api/metadata.ts
const METADATA_FIELDS = [
	"Name",
	"Description",
	"ShortDescription",
	"Overview",
	"Image",
	"Gallery",
	"Genre",
	"Subgenres",
	"Purpose",
	"Discord",
	"IdSlug",
	"ShowOnDirectory",
	"MuteGuests",
	"HighRes",
	"HideNameOnLoadingScreen",
	"Status",
	"AttachedLists",
	"AttachedItems",
	"RelatedLevelStagingRoomIDs"
];
// src/api/upload-kinds.ts
const UPLOAD_TYPES = {
	json: ["application/json"],
	model: ["model/gltf-binary"],
	image: [
		"image/jpeg",
		"image/jpg",
		"image/png",
		"image/gif",
		"image/webp"
	]
};
// src/api/schemas.ts
const METADATA = Object.fromEntries(METADATA_FIELDS.map((field) => [field, { description: "any JSON value" }]));
const CREATE_BODY = {
	title: "CreateRoomRequest",
	type: "object",
	properties: {
		templateName: {
			type: "string",
			description: "a template of the current catalog"
		},
		customTemplateName: {
			type: "string",
			description: "the display name of the new game"
		}
	}
};
const CREATE_RESPONSE = {
	title: "CreatedRoom",
	type: "object",
	required: ["code", "room"],
	properties: {
		code: {
			type: "string",
			enum: ["SUCCESS"],
			description: "SUCCESS on success"
		},
		room: {
			type: "object",
			required: ["RoomID", "Name"],
			additionalProperties: true,
			properties: {
				RoomID: { type: "string" },
				Name: { type: ["string", "null"] }
			}
		}
	}
};
const DUPLICATE_BODY = {
	title: "DuplicateRoomRequest",
	type: "object",
	required: ["roomId"],
	properties: { roomId: {
		type: "string",
		description: "the identifier of the source game"
	} }
};
const DUPLICATE_RESPONSE = {
	title: "DuplicatedRoom",
	type: "object",
	required: [
		"code",
		"message",
		"roomId"
	],
	properties: {
		code: {
			type: "string",
			enum: ["SUCCESS"]
		},
		message: {
			type: "string",
			description: "a copy message for people"
		},
		roomId: {
			type: "string",
			description: "the identifier of the new game"
		}
	}
};
const UPDATE_BODY = {
	title: "UpdateRoomRequest",
	type: "object",
	required: ["room"],
	properties: { room: {
		type: "object",
		required: ["RoomID"],
		additionalProperties: true,
		properties: {
			RoomID: { type: "string" },
			...METADATA
		}
	} }
};
const UPDATE_RESPONSE = {
	title: "UpdatedRoom",
	type: "object",
	required: ["data"],
	properties: { data: {
		type: "object",
		required: ["RoomID"],
		additionalProperties: true,
		properties: {
			RoomID: { type: "string" },
			...METADATA
		}
	} }
};
const IMPORT_BODY = {
	title: "ImportRoomRequest",
	type: "object",
	required: ["jsonUrl"],
	properties: { jsonUrl: {
		type: "string",
		description: "a publicly readable JSON location"
	} }
};
const BUILD_ITEM = {
	title: "BuildItem",
	type: "object",
	required: [
		"id",
		"name",
		"type",
		"category",
		"glb",
		"audio",
		"thumbnailSrc"
	],
	properties: {
		id: { type: "string" },
		name: { type: "string" },
		type: { type: "string" },
		category: { type: "string" },
		glb: { type: ["string", "null"] },
		audio: { type: ["string", "null"] },
		thumbnailSrc: { type: "string" }
	}
};
const BUILD_ITEMS_QUERY = {
	type: "object",
	required: ["roomId"],
	properties: { roomId: { type: "string" } }
};
const BUILD_ITEMS_RESPONSE = {
	title: "BuildItems",
	type: "object",
	required: ["code", "items"],
	properties: {
		code: {
			type: "string",
			enum: ["SUCCESS"]
		},
		items: {
			type: "array",
			items: BUILD_ITEM
		}
	}
};
const MODEL_UPLOAD_BODY = {
	title: "ModelUploadRequest",
	type: "object",
	required: ["fileType"],
	properties: {
		fileType: {
			type: "string",
			enum: UPLOAD_TYPES.model
		},
		fileName: { type: "string" },
		enableDraco: {
			type: "boolean",
			description: "accepted; the file is not transformed"
		}
	}
};
const IMAGE_UPLOAD_BODY = {
	title: "ImageUploadRequest",
	type: "object",
	required: ["fileType"],
	properties: { fileType: {
		type: "string",
		enum: UPLOAD_TYPES.image
	} }
};
const UPLOAD_DESTINATION = {
	title: "UploadDestination",
	type: "object",
	required: [
		"signedUploadURL",
		"assetURL",
		"objectKey"
	],
	properties: {
		signedUploadURL: {
			type: "string",
			description: "temporary, and holds a credential: never logged, never published"
		},
		assetURL: { type: "string" },
		objectKey: { type: "string" }
	}
};
// src/api/routes.ts
const ACCESS_KEY_HEADER = "x-access-key";
const API_KEY_HEADER = "x-api-key";
const ROOM_HEADER = "x-room-id";
const ROUTES = {
	create: {
		operationId: "createRoom",
		method: "POST",
		path: "/api/v2/rooms/create",
		credential: ACCESS_KEY_HEADER,
		namesRoom: false,
		summary: "Create a game from a template",
		body: CREATE_BODY,
		response: CREATE_RESPONSE
	},
	duplicate: {
		operationId: "duplicateRoom",
		method: "POST",
		path: "/api/v2/rooms/duplicate",
		credential: ACCESS_KEY_HEADER,
		namesRoom: false,
		summary: "Duplicate a game of your own",
		body: DUPLICATE_BODY,
		response: DUPLICATE_RESPONSE
	},
	update: {
		operationId: "updateRoom",
		method: "POST",
		path: "/api/v2/room/update-room-settings",
		credential: ACCESS_KEY_HEADER,
		namesRoom: false,
		summary: "Change metadata of a game",
		body: UPDATE_BODY,
		response: UPDATE_RESPONSE
	},
	download: {
		operationId: "downloadRoom",
		method: "GET",
		path: "/api/v2/mcp/download-room-data",
		credential: ACCESS_KEY_HEADER,
		namesRoom: true,
		summary: "Download the snapshot of a game"
	},
	import: {
		operationId: "importRoom",
		method: "POST",
		path: "/api/v2/mcp/upload-room-data-url",
		credential: ACCESS_KEY_HEADER,
		namesRoom: true,
		summary: "Import a snapshot from a JSON location",
		body: IMPORT_BODY
	},
	items: {
		operationId: "listBuildItems",
		method: "GET",
		path: "/api/v2/room/get-build-items",
		credential: ACCESS_KEY_HEADER,
		namesRoom: false,
		summary: "List what can be placed in a game",
		query: BUILD_ITEMS_QUERY,
		response: BUILD_ITEMS_RESPONSE
	},
	jsonUpload: {
		operationId: "requestJsonUpload",
		method: "POST",
		path: "/api/v2/utils/generate-json-upload-url",
		credential: API_KEY_HEADER,
		namesRoom: false,
		summary: "Request a temporary destination for a JSON snapshot",
		response: UPLOAD_DESTINATION
	},
	modelUpload: {
		operationId: "requestModelUpload",
		method: "POST",
		path: "/api/v2/utils/generate-gltf-upload-url",
		credential: API_KEY_HEADER,
		namesRoom: false,
		summary: "Request a temporary destination for a GLB model",
		body: MODEL_UPLOAD_BODY,
		isCheckedByHandler: true,
		response: UPLOAD_DESTINATION
	},
	imageUpload: {
		operationId: "requestImageUpload",
		method: "POST",
		path: "/api/v2/utils/generate-image-upload-url",
		credential: API_KEY_HEADER,
		namesRoom: false,
		summary: "Request a temporary destination for an image",
		body: IMAGE_UPLOAD_BODY,
		isCheckedByHandler: true,
		response: UPLOAD_DESTINATION
	}
};
// src/cli/plan-limits.ts
function readLimit(text, option = "--max-removed") {
	const limit = readRemovalLimit(text);
	if (limit === void 0) throw new CommandError(`${option} cannot be "${printable(text)}": use a number or a percentage, such as 5 or 10%`);
	return limit;
}
function requirePatterns(patterns) {
	for (const pattern of patterns) {
		const fault = protectFault(pattern);
		if (fault !== void 0) throw new CommandError(`--protect ${fault}`);
	}
}
function limitNameIn({ ROOMLINT_LIMIT_NAME: limitName = "" }) {
	return limitName === "" ? {} : { limitName };
}
exports.ACCESS_KEY_HEADER = ACCESS_KEY_HEADER;
exports.API_KEY_HEADER = API_KEY_HEADER;
exports.BUILD_ITEM = BUILD_ITEM;
exports.METADATA_FIELDS = METADATA_FIELDS;
exports.NO_SECTION = NO_SECTION;
exports.ROOM_HEADER = ROOM_HEADER;
exports.ROUTES = ROUTES;
exports.UPLOAD_TYPES = UPLOAD_TYPES;
exports.limitNameIn = limitNameIn;
exports.readLimit = readLimit;
exports.requirePatterns = requirePatterns;
exports.unusable = unusable;
