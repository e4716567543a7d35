import { expect, test } from 'vitest';
import { answerJobs, type Thread, ThreadHost } from '../../../src/world/threads/thread-host.js';
import { threadHere } from './thread-here.js';

/** Threads that answer what they are told to, and what became of them. */
class Works {
  readonly begun: string[] = [];
  started = 0;
  ended = 0;
  private readonly open = new Map<string, (answer: string) => void>();

  readonly start = (): Thread => {
    this.started++;
    const thread = threadHere((port) =>
      answerJobs<string, string>(port, (job) => {
        this.begun.push(job);
        if (job.startsWith('bad')) return Promise.reject(new Error(`${job} is bad`));
        return new Promise((resolve) => this.open.set(job, resolve));
      }),
    );
    const { terminate } = thread;
    return Object.assign(thread, {
      terminate: () => {
        this.ended++;
        return terminate();
      },
    });
  };

  /** Waits until a job has begun, and answers it. */
  async finish(job: string): Promise<void> {
    await this.hasBegun(job);
    this.open.get(job)?.(`${job}, done`);
  }

  async hasBegun(job: string): Promise<void> {
    await expect.poll(() => this.begun).toContain(job);
  }
}

test('jobs are done one after another, on one thread', async () => {
  const works = new Works();
  const host = new ThreadHost<string, string>(works.start);
  const answers = Promise.all([host.run('one'), host.run('two')]);
  await works.hasBegun('one');
  expect(works.begun).toEqual(['one']);
  await works.finish('one');
  await works.finish('two');
  expect(await answers).toEqual(['one, done', 'two, done']);
  expect(works.started).toBe(1);
  await host.close();
  expect(works.ended).toBe(1);
});

test('what a job throws is its message, and the next job is done', async () => {
  const works = new Works();
  const host = new ThreadHost<string, string>(works.start);
  await expect(host.run('bad')).rejects.toThrow('bad is bad');
  const next = host.run('next');
  await works.finish('next');
  expect(await next).toBe('next, done');
  await host.close();
});

test('a job that is given up before it has begun never begins, and one that has begun is left to end', async () => {
  const works = new Works();
  const host = new ThreadHost<string, string>(works.start);
  const [first, second] = [new AbortController(), new AbortController()];
  const gone = [host.run('first', first.signal), host.run('second', second.signal)].map((each) =>
    each.catch(String),
  );
  const third = host.run('third');
  await works.hasBegun('first');
  first.abort('typed');
  second.abort('typed');
  expect(await Promise.all(gone)).toEqual(['typed', 'typed']);
  await works.finish('first');
  await works.finish('third');
  expect(await third).toBe('third, done');
  expect([works.begun, works.started, works.ended]).toEqual([['first', 'third'], 1, 0]);
  await host.close();
});

test('a job that is given up is ended with its thread if asked, and the next one gets another thread', async () => {
  const works = new Works();
  const host = new ThreadHost<string, string>(works.start, true);
  const reading = new AbortController();
  const read = host.run('read', reading.signal).catch(String);
  await works.hasBegun('read');
  reading.abort('enough');
  expect([await read, works.ended]).toEqual(['enough', 1]);
  const next = host.run('next');
  await works.finish('next');
  expect([await next, works.started]).toEqual(['next, done', 2]);
  await host.close();
});

test('what waits for a thread fails when it is closed', async () => {
  const works = new Works();
  const host = new ThreadHost<string, string>(works.start, true);
  const all = [host.run('one'), host.run('two')].map((each) => each.catch(String));
  await works.hasBegun('one');
  await host.close();
  expect(await Promise.all(all)).toEqual(['Error: the thread has ended', 'Error: the thread has ended']);
});
