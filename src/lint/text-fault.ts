import type { Place } from '../json/place.js';
import type { Step } from '../json/pointer.js';
import type { SyntaxFault } from '../json/syntax/syntax-fault.js';
import type { TreeFault } from '../scan/tree-faults.js';
import type { SectionName } from '../snapshot/sections.js';
import type { EncodingFault } from '../text/encoding.js';
import type { Span } from '../text/span.js';

/** Something about the bytes. The rules of the family `text` each take their kind. */
export type TextFault =
  | { readonly kind: 'encoding'; readonly fault: EncodingFault }
  /** `more`: this is the last one that is reported, but there are more. */
  | {
      readonly kind: 'syntax';
      readonly fault: SyntaxFault;
      readonly more: boolean;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'size'; readonly bytes: number }
  /** A section with more records than are read; without `section`, the file has more sections. */
  | {
      readonly kind: 'records';
      readonly section: SectionName | undefined;
      readonly count: number;
      readonly most: number;
      readonly span: Span;
    }
  /** A record with more fields than are read, and its key. */
  | {
      readonly kind: 'fields';
      readonly section: string;
      readonly record: string;
      readonly count: number;
      readonly most: number;
      readonly span: Span;
    }
  /** A container nested deeper than the limit. `holder` as in {@link TreeTextFault}. */
  | {
      readonly kind: 'depth';
      readonly holder: Place | undefined;
      readonly span: Span;
      readonly path: readonly Step[];
      readonly max: number;
    }
  | { readonly kind: 'tree'; readonly holder: Place | undefined; readonly fault: TreeFault };
