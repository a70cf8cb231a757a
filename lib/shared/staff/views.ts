/** Lists whose filters can be saved, by their path. */
export const VIEW_SCREENS = [
  '/desk',
  '/console/orders',
  '/console/disputes',
  '/console/claims',
  '/console/goods',
  '/console/users',
  '/console/audit',
] as const
export type ViewScreen = (typeof VIEW_SCREENS)[number]
/** Most saved filters per list and person. */
export const MOST_VIEWS = 20
