/** Goods per bulk call, and rows per CSV. */
export const BULK_MOST = 1000
/** Maximum bytes of a CSV. */
export const CSV_MOST_BYTES = 2 * 1024 * 1024
