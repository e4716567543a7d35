import { type Step } from '../json/pointer.js';
/** A place with a star for every index and id in it, as a number: places that are alike are the same. */
export type AlikePlace = number;
export declare const ROOT_PLACE: AlikePlace;
/** The places at which differences were found, each once. */
export declare class AlikePlaces {
    private readonly parents;
    /** What each place adds to the pointer of the one above. */
    private readonly pieces;
    private readonly depths;
    private readonly below;
    /** The member `step` of a place. Any element and, where `keyedById`, any member is the same one. */
    at(place: AlikePlace, step: Step, keyedById: boolean): AlikePlace;
    /** The text that the string at a place holds. */
    inside(place: AlikePlace): AlikePlace;
    private further;
    private add;
    /** The pointers of a place, those inside strings after `#`. */
    format(place: AlikePlace): string;
}
