import { LOGIC_SCHEME } from '../../../src/front/lsp/editor-commands.js';

/** What the language server does for logic files. */
export interface LogicServer {
  /** The string at a place, laid out. @throws Error when the file has no such string, or is not open */
  open(place: readonly string[]): Promise<string>;
  /** Writes a text back into the file in the editor. @throws Error with a message for people */
  save(uri: string, text: string): Promise<void>;
}

/** The files around the strings. */
export interface HostFiles {
  /** Opens a file in the background, unless it is open. */
  open(uri: string): Promise<{ readonly isDirty: boolean }>;
  save(uri: string): Promise<void>;
}

export interface LogicFile {
  readonly text: string;
  /** Grows with each other text. */
  readonly changed: number;
}

/** Strings that hold JSON, as files. */
export class LogicFiles {
  private readonly files = new Map<string, LogicFile>();
  /** Those that are being written. */
  private readonly saving = new Set<string>();

  constructor(
    private readonly server: LogicServer,
    private readonly hosts: HostFiles,
    private readonly now: () => number,
  ) {}

  /** @throws Error when the string is gone */
  async read(uri: string): Promise<LogicFile> {
    const text = await this.current(uri);
    const known = this.files.get(uri);
    if (known !== undefined && sameJson(known.text, text)) return known;
    return this.keep(uri, text);
  }

  /** Writes a text into the string. A file that had no other changes is saved. @throws Error if it cannot be written */
  async write(uri: string, text: string): Promise<void> {
    const host = hostOf(uri);
    const { isDirty } = await this.hosts.open(host);
    this.saving.add(uri);
    try {
      await this.server.save(uri, text);
      this.keep(uri, text);
    } finally {
      this.saving.delete(uri);
    }
    if (!isDirty) await this.hosts.save(host);
  }

  /** Reads the strings of a file anew. Gives the URIs of those that hold something else now. */
  async refresh(host: string): Promise<readonly string[]> {
    const changed: string[] = [];
    for (const [uri, { text }] of this.files) {
      if (hostOf(uri) !== host || this.saving.has(uri)) continue;
      const now = await this.current(uri).catch(ignoreMissing);
      if (now === undefined || sameJson(now, text)) continue;
      this.keep(uri, now);
      changed.push(uri);
    }
    return changed;
  }

  /** Whether a string of a file is open. */
  isHost(uri: string): boolean {
    return [...this.files.keys()].some((each) => hostOf(each) === uri);
  }

  close(uri: string): void {
    this.files.delete(uri);
  }

  private async current(uri: string): Promise<string> {
    const place = placeOf(uri);
    await this.hosts.open(hostOf(uri));
    return this.server.open(place);
  }

  private keep(uri: string, text: string): LogicFile {
    const changed = Math.max(this.now(), (this.files.get(uri)?.changed ?? 0) + 1);
    const file = { text, changed };
    this.files.set(uri, file);
    return file;
  }
}

/** A string that is gone keeps its text here, so that it can be copied elsewhere. */
function ignoreMissing(): undefined {
  return undefined;
}

/** The URI of the file around a string. */
export function hostOf(uri: string): string {
  return placeOf(uri)[0] ?? '';
}

/** The URI of the file, and pointers. @throws Error for the URI of anything else */
export function placeOf(uri: string): readonly string[] {
  const query = uri.startsWith(`${LOGIC_SCHEME}:`) ? uri.slice(uri.indexOf('?') + 1) : '';
  const place: unknown = JSON.parse(decodeURIComponent(query) || 'null');
  if (!Array.isArray(place) || !place.every((part): part is string => typeof part === 'string'))
    throw new Error(`${uri} names no string of a snapshot`);
  return place;
}

/** Whether two texts differ in white space between tokens only. */
function sameJson(one: string, other: string): boolean {
  return one === other || withoutLayout(one) === withoutLayout(other);
}

function withoutLayout(json: string): string {
  return json.replaceAll(/("(?:[^"\\]|\\[\s\S])*")|\s+/g, '$1');
}
