/** Goods one call changes, and rows one CSV has. */
export const BULK_MOST = 1000
/** Bytes of a CSV. */
export const CSV_MOST_BYTES = 2 * 1024 * 1024
