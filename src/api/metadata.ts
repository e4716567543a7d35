/**
 * The metadata fields that the update route changes: all of the table in part 2 of the document except
 * RoomID. The document says that the link to the community chat is named after the chat product, and shows no
 * name: `Discord` is our guess (docs/service.md).
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
