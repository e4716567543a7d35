import { availableParallelism } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { type Prescan, prescan, prescanInPlace, WORTH_A_THREAD } from '../../bytes/scan/prescan.js';
import { TextMemory } from '../../bytes/scan/text-memory.js';

/** `progress[0]` becomes 1 when the bytes are there (2: never), `progress[1]` when the answer is. */
export interface PrescanOrder {
  /** How many there are. */
  readonly size: number;
  readonly memory: WebAssembly.Memory;
  readonly progress: Int32Array;
  readonly port: MessagePort;
}

/** Milliseconds after which the prescan is made on this thread. */
const PATIENCE = 3_000;

/** A buffer for a file, with a prescan of it that begins as soon as {@link bytesAreThere} is called. */
export interface PrescannedBuffer {
  /** At first not filled. */
  readonly bytes: Uint8Array;
  /** Call once the first `length` bytes are filled. */
  bytesAreThere(length: number): void;
  /** The prescan of these bytes; waits for it. */
  prescanned(): Prescan;
}

/** Makes the buffer for a file of so many bytes. */
export type BufferMaker = (size: number) => PrescannedBuffer;

/** Prescans a large file on a second thread, in the memory of WebAssembly, while this one parses it. */
export const prescannedBuffer: BufferMaker = (size) => {
  if (size < WORTH_A_THREAD) return unprescannedBuffer(size);
  let memory: TextMemory;
  try {
    memory = TextMemory.forBytes(size);
  } catch {
    return unprescannedBuffer(size);
  }
  return availableParallelism() < 2
    ? prescannedHere(bufferIn(memory, size), memory)
    : prescannedAside(size, memory);
};

/** For those who want the bytes: a prescan is made only when somebody asks for it. */
export const unprescannedBuffer: BufferMaker = (size) => prescannedHere(Buffer.allocUnsafeSlow(size));

function bufferIn(memory: TextMemory, size: number): Uint8Array {
  const { buffer, byteOffset } = memory.text(size);
  return Buffer.from(buffer, byteOffset, size);
}

function prescannedHere(bytes: Uint8Array, memory?: TextMemory): PrescannedBuffer {
  let length = bytes.length;
  return {
    bytes,
    bytesAreThere: (filled) => {
      length = filled;
    },
    prescanned: () =>
      memory === undefined ? prescan(bytes.subarray(0, length)) : prescanInPlace(memory, length),
  };
}

function prescannedAside(size: number, memory: TextMemory): PrescannedBuffer {
  const bytes = bufferIn(memory, size);
  // Not in place: the other thread may still be at work there.
  const here = prescannedHere(bytes);
  const progress = new Int32Array(new SharedArrayBuffer(8));
  // Loaded for large files only.
  const { MessageChannel, receiveMessageOnPort, Worker } = process.getBuiltinModule('node:worker_threads');
  const { port1: answer, port2: port } = new MessageChannel();
  const order: PrescanOrder = { size, memory: memory.memory, progress, port };
  try {
    const worker = new Worker(new URL('./prescan-worker.js', import.meta.url), {
      workerData: order,
      transferList: [port],
    });
    // A thread that fails is one that does not answer: the prescan is made here then.
    worker.on('error', () => {});
    worker.unref();
  } catch {
    return here;
  }
  return {
    bytes,
    bytesAreThere: (filled) => {
      here.bytesAreThere(filled);
      // A file that shrank while it was read is prescanned here.
      Atomics.store(progress, 0, filled === bytes.length ? 1 : 2);
      Atomics.notify(progress, 0);
    },
    prescanned: () => {
      const whole = Atomics.load(progress, 0) === 1;
      if (whole && Atomics.wait(progress, 1, 0, PATIENCE) !== 'timed-out') {
        const message = receiveMessageOnPort(answer)?.message as Prescan | undefined;
        if (message !== undefined) return message;
      }
      return here.prescanned();
    },
  };
}
