/** Parameters of a goods list in the order in which they are written, so that each list has one address. */
export const LIST_PARAMETERS = [
  'gt',
  'gid',
  'keyWord',
  'areaId',
  'serverId',
  'crossId',
  'minPrice',
  'maxPrice',
  'ensure',
  'official',
  'bargain',
  'rent',
  'attrs',
  'sort',
  'more',
  'refused',
] as const
