import { access, constants, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaFault } from '../api/schema-fault.js';
import { BUILD_ITEM } from '../api/schemas.js';
import { whyRefused } from '../files/refusals.js';
import { makeFolders, PendingFile, putFile, removeTemporaries } from '../files/write-file.js';
import { CommandError } from '../workspace/command-error.js';
import { FileRooms } from './file-rooms.js';
import type { Catalog, Inventory, ObjectStore, Store, StoredBytes, UploadCounts } from './store.js';
import { openIfThere, parsed, readIfThere } from './stored-file.js';
import { validator } from './validation.js';

/** The built-in template: an empty room. */
const BLANK =
  '{\n  "roomItems": {},\n  "settings": {},\n  "roomTasks": { "Tasks": [] },\n  "quests": {},\n  "logic": {}\n}\n';

const validInventory = validator<Partial<Inventory>>({
  type: 'object',
  properties: {
    items: { type: 'array', items: BUILD_ITEM },
    lists: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'items'],
        properties: { id: { type: 'string' }, items: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
});
const validCounts = validator<UploadCounts>({
  type: 'object',
  required: ['day', 'counts'],
  properties: {
    day: { type: 'string', format: 'date' },
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
  },
});

/** Keeps everything in files of one folder, which belongs to one running service alone. */
export class FileStore implements Store {
  private constructor(
    private readonly folder: string,
    readonly rooms: FileRooms,
    readonly objects: FileObjects,
    readonly catalog: FileCatalog,
  ) {}

  /** Opens and cleans a folder. @param broken is called with what is skipped, and why @throws CommandError */
  static async open(folder: string, broken: (message: string) => void): Promise<FileStore> {
    const [rooms, assets, templates] = ['rooms', 'assets', 'templates'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const each of [folder, rooms, assets, templates]) await openFolder(each);
    const blank = join(templates, 'blank.json');
    if (!(await exists(blank))) await putFile(blank, Buffer.from(BLANK));
    return new FileStore(
      folder,
      new FileRooms(rooms, broken),
      new FileObjects(assets),
      new FileCatalog(templates, join(folder, 'items.json')),
    );
  }

  async readUploadCounts(): Promise<UploadCounts | undefined> {
    const bytes = await readIfThere(this.countsPath);
    if (bytes === undefined) return undefined;
    const value = parsed(bytes);
    // Nobody edits this file: if it is damaged, counting starts from zero.
    return validCounts(value) ? value : undefined;
  }

  async writeUploadCounts(counts: UploadCounts): Promise<void> {
    await putFile(this.countsPath, Buffer.from(`${JSON.stringify(counts)}\n`));
  }

  private get countsPath(): string {
    return join(this.folder, 'uploads-today.json');
  }
}

/** @throws CommandError */
async function openFolder(path: string): Promise<void> {
  try {
    makeFolders(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    removeTemporaries(path);
  } catch (error) {
    throw new CommandError(`the data folder cannot be used: ${path}: ${whyRefused('write', error)}`);
  }
}

/** Objects as files, named by their keys. Callers make sure that a key is not a path. */
class FileObjects implements ObjectStore {
  constructor(private readonly folder: string) {}

  receive(key: string): PendingFile {
    return PendingFile.create(join(this.folder, key));
  }

  open(key: string): Promise<StoredBytes | undefined> {
    return openIfThere(join(this.folder, key));
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }
}

/** Templates as files NAME.json, and items.json. */
class FileCatalog implements Catalog {
  constructor(
    private readonly templates: string,
    private readonly items: string,
  ) {}

  async template(name: string): Promise<Uint8Array | undefined> {
    // A name is compared with those in the folder, and never becomes a path unless it is among them.
    const file = (await readdir(this.templates)).find((each) => each === `${name}.json`);
    if (file === undefined) return undefined;
    const path = join(this.templates, file);
    return (await isFile(path)) ? readIfThere(path) : undefined;
  }

  async inventory(): Promise<Inventory | string> {
    const bytes = await readIfThere(this.items);
    const value = bytes === undefined ? {} : parsed(bytes);
    if (value === undefined) return 'items.json: this is not valid JSON';
    if (!validInventory(value)) return `items.json: ${schemaFault(validInventory.errors, 'it')}`;
    const { items = [], lists = [] } = value;
    return { items, lists };
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
