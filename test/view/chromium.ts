import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

export const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
  readonly params?: Record<string, unknown>;
}

/** One page in Chromium, over the pipe of the DevTools protocol. */
export class BrowserPage {
  private readonly waiting = new Map<number, (message: Message) => void>();
  private next = 1;
  private session: string | undefined;
  /** The addresses of all requests, and what the console and the policy complained about. */
  readonly requests: string[] = [];
  readonly complaints: string[] = [];

  private constructor(private readonly browser: ChildProcess) {
    const output = browser.stdio[4] as Readable;
    let rest = '';
    output.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\0');
      rest = parts.pop() ?? '';
      for (const part of parts) this.take(JSON.parse(part));
    });
  }

  static async start(profile: string): Promise<BrowserPage> {
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe'];
    const browser = spawn(CHROMIUM ?? '', [...args, `--user-data-dir=${profile}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const page = new BrowserPage(browser);
    const { targetId } = await page.send('Target.createTarget', { url: 'about:blank' });
    const attached = await page.send('Target.attachToTarget', { targetId, flatten: true });
    page.session = String(attached.sessionId);
    for (const domain of ['Page', 'Network', 'Log', 'Runtime']) await page.send(`${domain}.enable`);
    return page;
  }

  async open(address: string): Promise<void> {
    await this.send('Page.navigate', { url: address });
  }

  send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = this.next++;
    const sessionId = this.session === undefined ? {} : { sessionId: this.session };
    (this.browser.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, ...sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result = {}, error }) =>
        error === undefined ? resolve(result) : reject(new Error(`${method}: ${error.message}`)),
      );
    });
  }

  /** The value of an expression in the page, which may be a promise. */
  async value<Value>(expression: string): Promise<Value> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', params);
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: Value }).value;
  }

  /** Waits until an expression is true in the page. @throws Error with what the page says after 15 seconds */
  async until(expression: string): Promise<void> {
    const shown = await this.value<string>(
      `new Promise((done) => {
        const end = performance.now() + 15_000;
        const look = () => {
          let is = false;
          try { is = ${expression}; } catch {}
          if (is) done('');
          else if (performance.now() > end) done(document.body.innerText);
          else setTimeout(look, 20);
        };
        look();
      })`,
    );
    if (shown !== '') throw new Error(`the page never came to ${expression}. It says:\n${shown}`);
  }

  async close(): Promise<void> {
    const ended = new Promise((done) => this.browser.once('exit', done));
    this.browser.kill();
    await ended;
  }

  private take(message: Message): void {
    if (message.id !== undefined) this.waiting.get(message.id)?.(message);
    const { method, params = {} } = message;
    if (method === 'Network.requestWillBeSent') this.requests.push((params.request as { url: string }).url);
    if (method === 'Log.entryAdded') this.complaints.push(JSON.stringify(params.entry));
    if (method === 'Runtime.exceptionThrown') this.complaints.push(JSON.stringify(params));
  }
}
