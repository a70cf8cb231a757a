/** Of one picture. */
export const MAX_BYTES = 10 * 1024 * 1024
/** Of the pictures a user stores in 24 hours, as stored. */
export const DAY_BYTES = 300 * 1024 * 1024
