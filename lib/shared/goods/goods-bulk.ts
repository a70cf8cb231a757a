/** Goods per bulk call, and rows per CSV. */
export const BULK_MOST = 1000
/** New prices checked per call: they are part of an address. */
export const FINDINGS_MOST = 50
/** Maximum bytes of a CSV. */
export const CSV_MOST_BYTES = 2 * 1024 * 1024
