const MIN_SCALE = 0.05;
const MAX_SCALE = 4;
const STEP = 1.25;
/** The smallest scale at which texts can be read. */
const READABLE = 0.85;

/** The part of the page that shows the picture: it scrolls, and the picture is made larger and smaller. */
export class Stage {
  private scale = 1;
  private readonly width: number;
  private readonly height: number;

  constructor(
    private readonly frame: HTMLElement,
    private readonly picture: SVGSVGElement,
    private readonly first: Element | null,
  ) {
    ({ width: this.width, height: this.height } = picture.viewBox.baseVal);
    Object.assign(frame.style, { overflow: 'auto', cursor: 'default', touchAction: 'auto' });
    new ResizeObserver(() => this.open()).observe(frame);
    frame.addEventListener('keydown', (event) => {
      if (event.target !== frame) return;
      if (event.key === '+') this.larger();
      else if (event.key === '-') this.smaller();
      else if (event.key === '0') this.fit();
    });
  }

  /** Shows the whole picture, at most in its own size. */
  fit(): void {
    const { clientWidth, clientHeight } = this.frame;
    this.show(Math.min(clientWidth / this.width, clientHeight / this.height, 1));
  }

  larger(): void {
    this.show(this.scale * STEP);
  }

  smaller(): void {
    this.show(this.scale / STEP);
  }

  /** Scrolls a part of the picture into the middle, in a size that can be read. */
  reveal(part: Element): void {
    if (this.scale < READABLE) this.show(1);
    const [outer, inner] = [this.frame.getBoundingClientRect(), part.getBoundingClientRect()];
    this.frame.scrollBy(
      inner.x + inner.width / 2 - (outer.x + outer.width / 2),
      inner.y + inner.height / 2 - (outer.y + outer.height / 2),
    );
  }

  /** Shows the whole picture if it can be read at that size, otherwise the first part in the middle. */
  private open(): void {
    this.fit();
    if (this.scale >= READABLE || this.first === null) return;
    this.show(READABLE);
    this.reveal(this.first);
  }

  /** Keeps the middle where it is. */
  private show(scale: number): void {
    const { frame, picture } = this;
    const before = this.scale;
    this.scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
    picture.style.width = `${this.width * this.scale}px`;
    picture.style.height = `${this.height * this.scale}px`;
    const factor = this.scale / before;
    frame.scrollLeft = (frame.scrollLeft + frame.clientWidth / 2) * factor - frame.clientWidth / 2;
    frame.scrollTop = (frame.scrollTop + frame.clientHeight / 2) * factor - frame.clientHeight / 2;
  }
}
