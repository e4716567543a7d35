import type { Place } from '../../bytes/json/place.js';
import type { FieldSetName, RecordName, SchemaFault, TypeSubject } from '../schema/index.js';

/** Something that the model reads as what it was meant to be. */
export type NearMiss =
  | {
      readonly kind: 'section';
      /** The place of the snapshot. */
      readonly place: Place;
      readonly field: string;
      readonly spelled: string;
    }
  | {
      readonly kind: 'key';
      readonly record: FieldSetName;
      /** The place of the record that has the key. */
      readonly place: Place;
      readonly field: string;
      readonly spelled: string;
      readonly isRequired: boolean;
    }
  | {
      readonly kind: 'type';
      readonly subject: TypeSubject;
      readonly place: Place;
      readonly type: string;
      readonly spelled: string;
    }
  | {
      /** A wrong value that says what was meant, such as a number in quotes (`instead`). */
      readonly kind: 'value';
      readonly record: RecordName;
      readonly place: Place;
      readonly fault: SchemaFault;
    };
