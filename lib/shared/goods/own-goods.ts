/** Sort orders of the own goods, the default first. */
export const OWN_SORTS = ['newest', 'priceAsc', 'priceDesc', 'views', 'favourites'] as const
export type OwnSort = (typeof OWN_SORTS)[number]

/** Days shown of the views of an item. */
export const VIEW_DAYS = 14
