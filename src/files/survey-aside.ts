import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type Survey, survey } from '../text/survey.js';

/** What the survey worker gets. `progress[0]` becomes 1 when the bytes are there (2: never), `progress[1]` when the answer is. */
export interface SurveyOrder {
  readonly bytes: Uint8Array;
  readonly progress: Int32Array;
  readonly port: MessagePort;
}

/** Files of at least this many bytes are surveyed on a second core: starting a thread takes longer than surveying less. */
const WORTH_A_THREAD = 8_000_000;
/** A thread that does not answer for so long (in milliseconds) is not waited for: the survey is made here. */
const PATIENCE = 3_000;

/** A buffer for a file, with a survey of it that begins as soon as {@link bytesAreThere} is called. */
export interface SurveyedBuffer {
  /** At first not filled. */
  readonly bytes: Uint8Array;
  /** Call once the first `length` bytes are filled. */
  bytesAreThere(length: number): void;
  /** The survey of these bytes; waits for it. */
  surveyed(): Survey;
}

/** Makes the buffer for a file of so many bytes. */
export type BufferMaker = (size: number) => SurveyedBuffer;

/** A large file is surveyed on a second thread while it is parsed on this one. */
export const surveyedBuffer: BufferMaker = (size) =>
  size < WORTH_A_THREAD || availableParallelism() < 2 ? unsurveyedBuffer(size) : surveyedAside(size);

/** For those who want the bytes: a survey is made only when somebody asks for it. */
export const unsurveyedBuffer: BufferMaker = (size) => surveyedHere(Buffer.allocUnsafeSlow(size));

function surveyedHere(bytes: Uint8Array): SurveyedBuffer {
  let length = bytes.length;
  return {
    bytes,
    bytesAreThere: (filled) => {
      length = filled;
    },
    surveyed: () => survey(bytes, 0, length),
  };
}

function surveyedAside(size: number): SurveyedBuffer {
  const bytes = Buffer.from(new SharedArrayBuffer(size));
  const here = surveyedHere(bytes);
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const { port1: answer, port2: port } = new MessageChannel();
  const order: SurveyOrder = { bytes, progress, port };
  try {
    const worker = new Worker(new URL('./survey-worker.js', import.meta.url), {
      workerData: order,
      transferList: [port],
    });
    // A thread that fails is one that does not answer: the survey is made here then.
    worker.on('error', () => {});
    worker.unref();
  } catch {
    return here;
  }
  return {
    bytes,
    bytesAreThere: (filled) => {
      here.bytesAreThere(filled);
      // A file that shrank while it was read is surveyed here.
      Atomics.store(progress, 0, filled === size ? 1 : 2);
      Atomics.notify(progress, 0);
    },
    surveyed: () => {
      const whole = Atomics.load(progress, 0) === 1;
      if (whole && Atomics.wait(progress, 1, 0, PATIENCE) !== 'timed-out') {
        const message = receiveMessageOnPort(answer)?.message as Survey | undefined;
        if (message !== undefined) return message;
      }
      return here.surveyed();
    },
  };
}
