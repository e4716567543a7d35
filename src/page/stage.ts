const MIN_SCALE = 0.05;
const MAX_SCALE = 4;
const STEP = 1.25;
/** The smallest scale at which texts can be read. */
const READABLE = 0.6;
/** Pixels that an arrow key moves the picture by. */
const NUDGE = 60;

/** The part of the page that shows the picture: moved by dragging and keys, and made larger and smaller. */
export class Stage {
  private x = 0;
  private y = 0;
  private scale = 1;
  private readonly width: number;
  private readonly height: number;

  constructor(
    private readonly frame: HTMLElement,
    private readonly picture: SVGSVGElement,
    /** Whether the wheel moves the page, and changes the size only while Ctrl is held. */
    private readonly sharesWheel = false,
  ) {
    ({ width: this.width, height: this.height } = picture.viewBox.baseVal);
    this.open();
    new ResizeObserver(() => this.open()).observe(frame);
    frame.addEventListener('pointerdown', (event) => this.drag(event));
    frame.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    frame.addEventListener('keydown', (event) => this.key(event));
  }

  /** Shows the whole picture, at most in its own size. */
  fit(): void {
    const { clientWidth, clientHeight } = this.frame;
    this.scale = within(Math.min(clientWidth / this.width, clientHeight / this.height, 1));
    this.x = (clientWidth - this.width * this.scale) / 2;
    this.y = Math.max(0, (clientHeight - this.height * this.scale) / 2);
    this.show();
  }

  larger(): void {
    this.zoom(STEP);
  }

  smaller(): void {
    this.zoom(1 / STEP);
  }

  /** Moves a part of the picture into the middle, in a size that can be read. */
  reveal(part: Element): void {
    if (this.scale < READABLE) this.zoom(1 / this.scale);
    this.center(part);
  }

  /** Shows the whole picture if it can be read at that size, otherwise the part around its first box. */
  private open(): void {
    this.fit();
    const first = this.picture.querySelector('.box');
    if (this.scale >= READABLE || first === null) return;
    this.zoom(READABLE / this.scale);
    this.center(first);
    const { clientWidth, clientHeight } = this.frame;
    this.x = filling(clientWidth, this.width * this.scale, this.x);
    this.y = filling(clientHeight, this.height * this.scale, this.y);
    this.show();
  }

  private center(part: Element): void {
    const [outer, inner] = [this.frame.getBoundingClientRect(), part.getBoundingClientRect()];
    this.x += outer.x + outer.width / 2 - (inner.x + inner.width / 2);
    this.y += outer.y + outer.height / 2 - (inner.y + inner.height / 2);
    this.show();
  }

  private drag(start: PointerEvent): void {
    if (start.button !== 0) return;
    const [x, y] = [this.x - start.clientX, this.y - start.clientY];
    const move = (event: PointerEvent): void => {
      this.x = x + event.clientX;
      this.y = y + event.clientY;
      this.show();
    };
    const end = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  private wheel(event: WheelEvent): void {
    if (this.sharesWheel && !event.ctrlKey) return;
    event.preventDefault();
    const { left, top } = this.frame.getBoundingClientRect();
    this.zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX - left, event.clientY - top);
  }

  private key(event: KeyboardEvent): void {
    if (event.target !== this.frame) return;
    const action = this.keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  private readonly keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => this.nudge(NUDGE, 0),
    ArrowRight: () => this.nudge(-NUDGE, 0),
    ArrowUp: () => this.nudge(0, NUDGE),
    ArrowDown: () => this.nudge(0, -NUDGE),
    '+': () => this.larger(),
    '-': () => this.smaller(),
    '0': () => this.fit(),
  };

  private nudge(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.show();
  }

  /** Keeps the point under the pointer, or the middle, where it is. */
  private zoom(
    factor: number,
    x: number = this.frame.clientWidth / 2,
    y: number = this.frame.clientHeight / 2,
  ): void {
    const scale = within(this.scale * factor);
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.show();
  }

  private show(): void {
    this.picture.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }
}

function within(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
}

/** Where a picture begins so that no part of the frame stays empty, or with as much space on both sides. */
function filling(frame: number, picture: number, at: number): number {
  return picture < frame ? (frame - picture) / 2 : Math.min(0, Math.max(at, frame - picture));
}
