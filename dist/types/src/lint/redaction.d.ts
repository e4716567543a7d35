import type { Locations } from '../json/locate.js';
import type { Place } from '../json/place.js';
import type { InnerSpan } from '../json/place-query.js';
import type { Span } from '../text/span.js';
/** What must not be shown: access keys and signed URLs, in whatever message or code frame they would appear. */
export declare class Redaction {
    private readonly texts;
    private readonly spans;
    private readonly inner;
    private masking;
    /**
     * Hides a text. `where` it stands counts bytes of the file, or of the decoded content of the string at `holder`.
     * All are added before the first message is masked.
     */
    add(text: string, holder: Place | undefined, where: Span): void;
    get innerSpans(): readonly InnerSpan[];
    mask(message: string): string;
    /** The bytes with every hidden text starred out, byte for byte, so that offsets stay. */
    cover(bytes: Uint8Array, locations: Locations): Uint8Array;
}
