import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { ROOM_HEADER } from '../api/routes.js';
import type {
  BUILD_ITEMS_QUERY,
  BuildItems,
  CREATE_BODY,
  CreatedRoom,
  DUPLICATE_BODY,
  DuplicatedRoom,
  IMPORT_BODY,
  UPDATE_BODY,
  UpdatedRoom,
} from '../api/schemas.js';
import { type Creators, guarded } from './creators.js';
import type { JsonSource } from './json-source.js';
import { Refusal } from './refusal.js';
import { attachedItems, type Rooms } from './rooms.js';
import type { FileStore } from './store.js';
import { assetType } from './uploads.js';

const SUCCESS = 'SUCCESS';

/** The six routes of games. @param origin the address of the service */
export function addGameRoutes(
  app: FastifyInstance,
  creators: Creators,
  rooms: Rooms,
  store: FileStore,
  source: JsonSource,
  origin: () => string,
): void {
  app.route<{ Body: FromSchema<typeof CREATE_BODY> }>({
    ...guarded('create', creators),
    handler: async ({ creator, body, log }): Promise<CreatedRoom> => {
      const { templateName, customTemplateName: name = null } = body;
      const room = rooms.create(creator, { templateName, name }, log);
      return { code: SUCCESS, room: room as CreatedRoom['room'] };
    },
  });
  app.route<{ Body: FromSchema<typeof DUPLICATE_BODY> }>({
    ...guarded('duplicate', creators),
    handler: async ({ creator, body }): Promise<DuplicatedRoom> => {
      const roomId = rooms.duplicate(creator, body.roomId);
      return { code: SUCCESS, message: `The room was copied. The copy is ${roomId}.`, roomId };
    },
  });
  app.route<{ Body: FromSchema<typeof UPDATE_BODY> }>({
    ...guarded('update', creators),
    handler: async ({ creator, body }): Promise<UpdatedRoom> => {
      const { RoomID, ...fields } = body.room;
      return { data: rooms.update(creator, RoomID, fields) };
    },
  });
  app.route<{ Headers: { [ROOM_HEADER]: string } }>({
    ...guarded('download', creators),
    handler: async ({ creator, headers }, reply) => {
      const id = headers[ROOM_HEADER];
      const { available } = rooms.managed(creator, id);
      const snapshot = available ? store.readSnapshot(id) : undefined;
      if (snapshot === undefined)
        throw new Refusal(
          'room-data-unavailable',
          "the room's runtime data is unavailable: open the game in a browser, and try again",
        );
      reply.header('content-disposition', `attachment; filename="${id.replaceAll(/[^\w.-]/g, '_')}.json"`);
      reply.type('application/json');
      return reply.send(snapshot);
    },
  });
  app.route<{ Headers: { [ROOM_HEADER]: string }; Body: FromSchema<typeof IMPORT_BODY> }>({
    ...guarded('import', creators),
    handler: async ({ creator, headers, body, log }) => {
      const [room, { jsonUrl }] = [headers[ROOM_HEADER], body];
      rooms.managed(creator, room);
      const snapshot = await source.read(source.permitted(jsonUrl));
      rooms.import(room, snapshot);
      // The object of the JSON upload-URL route has served its purpose.
      const assets = `${origin()}/assets/`;
      const key = jsonUrl.startsWith(assets) ? jsonUrl.slice(assets.length) : '';
      if (assetType(key) === 'application/json') store.removeAsset(key);
      log.info({ room, bytes: snapshot.length }, 'imported');
      return { code: SUCCESS, message: 'The snapshot was imported.' };
    },
  });
  app.route<{ Querystring: FromSchema<typeof BUILD_ITEMS_QUERY> }>({
    ...guarded('items', creators),
    handler: async ({ creator, query, log }): Promise<BuildItems> => {
      const { metadata } = rooms.managed(creator, query.roomId);
      const inventory = store.inventory();
      if (typeof inventory === 'string') {
        log.error(inventory);
        const message = 'the inventory of the service cannot be used: its log says why';
        throw new Refusal('inventory-unusable', message);
      }
      return { code: SUCCESS, items: attachedItems(inventory, metadata) };
    },
  });
}
