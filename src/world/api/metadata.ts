/**
 * The fields that the update route changes (part 2 of the document; `Discord` is a guess, docs/service.md).
 */
export const METADATA_FIELDS = [
  'Name',
  'Description',
  'ShortDescription',
  'Overview',
  'Image',
  'Gallery',
  'Genre',
  'Subgenres',
  'Purpose',
  'Discord',
  'IdSlug',
  'ShowOnDirectory',
  'MuteGuests',
  'HighRes',
  'HideNameOnLoadingScreen',
  'Status',
  'AttachedLists',
  'AttachedItems',
  'RelatedLevelStagingRoomIDs',
] as const;
export type MetadataField = (typeof METADATA_FIELDS)[number];
