/** Width of a cover in a list, CSS px. */
export const ROW_COVER = 120
