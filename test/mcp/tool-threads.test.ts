import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Thread } from '../../src/files/thread.js';
import { type ThreadAnswer, type ThreadCall, ToolThreads } from '../../src/mcp/tool-threads.js';

/** A thread that begins its work on request. */
class SlowThread extends EventEmitter {
  readonly calls: string[] = [];
  isEnded = false;

  postMessage({ name }: ThreadCall): void {
    this.calls.push(name);
  }

  answer(text: string): void {
    this.say({ kind: 'done', reply: { isError: false, text, data: undefined } });
  }

  progress(message: string): void {
    this.say({ kind: 'progress', message });
  }

  async terminate(): Promise<number> {
    this.isEnded = true;
    return 0;
  }

  unref(): void {}

  private say(answer: ThreadAnswer): void {
    this.emit('message', answer);
  }
}

let threads: SlowThread[];
let tools: ToolThreads;
beforeEach(() => {
  vi.useFakeTimers();
  threads = [];
  tools = new ToolThreads({ env: {} }, () => {
    const thread = new SlowThread();
    threads.push(thread);
    return thread as unknown as Thread;
  });
});
afterEach(() => vi.useRealTimers());

/** Calls a tool, which starts with the next turn of the event loop. */
function call(name: string, given: ThreadCall['given'] = {}) {
  const stop = new AbortController();
  const heard: string[] = [];
  const caller = { signal: stop.signal, progress: (message: string) => void heard.push(message) };
  const reply = tools.run({ name, given, roots: { folders: [], aliases: [] } }, caller);
  const text = reply.then((made) => made.text);
  // Some are awaited later.
  text.catch(() => {});
  vi.advanceTimersToNextTimer();
  return { text, heard, stop: () => stop.abort(new Error('enough')) };
}

const started = (): readonly (readonly string[])[] => threads.map(({ calls }) => calls);

describe('calls of tools', () => {
  test('run on one thread, one after another, with their progress', async () => {
    const [one, two] = [call('check'), call('fix')];
    expect(started()).toEqual([['check']]);
    threads[0]?.progress('reading');
    threads[0]?.answer('first');
    threads[0]?.answer('second');
    expect(await Promise.all([one.text, two.text])).toEqual(['first', 'second']);
    expect([started(), one.heard, two.heard]).toEqual([[['check', 'fix']], ['reading'], []]);
  });

  test('leave a moment to end to a thread whose call is cancelled, and then replace it', async () => {
    const [slow, next] = [call('check'), call('explain')];
    slow.stop();
    await expect(slow.text).rejects.toThrow('enough');
    threads[0]?.progress('nobody hears');
    vi.advanceTimersByTime(99);
    expect(slow.heard).toEqual([]);
    expect([threads[0]?.isEnded, started()]).toEqual([false, [['check']]]);
    vi.advanceTimersByTime(1);
    expect([threads[0]?.isEnded, started()]).toEqual([true, [['check'], ['explain']]]);
    threads[0]?.answer('too late');
    threads[1]?.answer('page');
    expect(await next.text).toBe('page');
    const [quick, last] = [call('check'), call('read')];
    quick.stop();
    threads[1]?.answer('in time');
    vi.runAllTimers();
    expect([threads[1]?.isEnded, started()[1]]).toEqual([false, ['explain', 'check', 'read']]);
    threads[1]?.answer('value');
    expect(await last.text).toBe('value');
  });

  test('that would write are ended at once when cancelled, but never while they write', async () => {
    const early = call('fix', { write: true });
    early.stop();
    expect(threads[0]?.isEnded).toBe(true);
    const late = call('fix', { write: true });
    threads[1]?.progress('writing');
    late.stop();
    await expect(late.text).rejects.toThrow('enough');
    await tools.close();
    vi.runAllTimers();
    expect([threads[1]?.isEnded, late.heard]).toEqual([false, ['writing']]);
  });

  test('fail with a thread that ends by itself, and the next call gets another one', async () => {
    const [one, two] = [call('check'), call('fix')];
    threads[0]?.emit('error', new Error('out of memory'));
    threads[0]?.emit('exit', 1);
    await expect(one.text).rejects.toThrow('out of memory');
    threads[1]?.emit('exit', 1);
    await expect(two.text).rejects.toThrow('the thread of the tools has ended');
    await tools.close();
    call('read');
    expect(started()).toEqual([['check'], ['fix']]);
  });
});
