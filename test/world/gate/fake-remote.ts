import { importInto } from '../../../src/verdict/room/import.js';
import { type FailureKind, ServiceError } from '../../../src/world/api/service-error.js';
import type { Remote } from '../../../src/world/gate/service-remote.js';

export type Fault =
  /** The service says no, and nothing happens. */
  | 'refused'
  /** The request never arrives. */
  | 'dropped-before'
  /** It is carried out, and the response never arrives. */
  | 'dropped-after'
  /** roomlint ends before the request is sent. */
  | 'crash-before'
  /** roomlint ends while the service carries it out. */
  | 'crash-after';

export const FAULTS: readonly Fault[] = [
  'refused',
  'dropped-before',
  'dropped-after',
  'crash-before',
  'crash-after',
];

export class Crash extends Error {}

type Request = 'download' | 'upload' | 'contentLength' | 'import';

/** A service with one room, in memory. */
export class FakeRemote implements Remote {
  server = 'https://rooms.example';
  readonly requests: Request[] = [];
  imports = 0;
  private sent = 0;
  private readonly uploads = new Map<string, Uint8Array>();
  private readonly faults = new Map<number, Fault>();
  private readonly meanwhile = new Map<number, () => void>();
  /** What a request to download gets instead of the room. */
  private readonly responses = new Map<number, Uint8Array>();
  carryOut: (room: Uint8Array, snapshot: Uint8Array) => Uint8Array = importInto;

  /** Imports are accepted only, and carried out before the download after so many others. */
  settlesAfter: number | undefined;
  private later: { downloads: number; readonly room: Uint8Array } | undefined;

  constructor(public room: Uint8Array) {}

  /** Lets the request with this number, from 0, go wrong. */
  fail(request: number, fault: Fault): void {
    this.faults.set(request, fault);
  }

  /** Lets somebody else act before the request with this number. */
  before(request: number, act: () => void): void {
    this.meanwhile.set(request, act);
  }

  /** Lets the download with this number get a response with status 200 that is not the room. */
  answer(request: number, response: Uint8Array): void {
    this.responses.set(request, response);
  }

  /** How many requests were sent, arrived or not. */
  get count(): number {
    return this.sent;
  }

  download(): Promise<Uint8Array> {
    const response = this.responses.get(this.sent);
    if (this.later !== undefined && this.later.downloads-- === 0) this.room = this.later.room;
    return this.request('download', () => response ?? this.room);
  }

  upload(bytes: Uint8Array): Promise<string> {
    return this.request('upload', () => {
      const address = `https://assets.example/${this.uploads.size}`;
      this.uploads.set(address, new Uint8Array(bytes));
      return address;
    });
  }

  contentLength(address: string): Promise<number | undefined> {
    return this.request('contentLength', () => this.uploads.get(address)?.length);
  }

  import(address: string): Promise<'done' | 'accepted'> {
    return this.request('import', () => {
      const snapshot = this.uploads.get(address);
      if (snapshot === undefined) throw new Error(`nothing was uploaded to ${address}`);
      this.imports++;
      if (this.settlesAfter === undefined) {
        this.room = this.carryOut(this.room, snapshot);
        return 'done';
      }
      this.later = { downloads: this.settlesAfter, room: this.carryOut(this.room, snapshot) };
      return 'accepted';
    });
  }

  private async request<Result>(name: Request, act: () => Result): Promise<Result> {
    const number = this.sent++;
    this.meanwhile.get(number)?.();
    const fault = this.faults.get(number);
    if (fault === 'crash-before') throw new Crash(name);
    if (fault === 'refused') throw failure(name, 'refused', 'refused with status 403');
    if (fault === 'dropped-before') throw failure(name, 'unreachable', 'the connection was refused');
    this.requests.push(name);
    const result = act();
    if (fault === 'dropped-after') throw failure(name, 'interrupted', 'the connection ended early');
    if (fault === 'crash-after') throw new Crash(name);
    return result;
  }
}

function failure(request: string, kind: FailureKind, reason: string): ServiceError {
  return new ServiceError(request, { kind, reason });
}
