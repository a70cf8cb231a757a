/** Of one picture. */
export const MAX_BYTES = 10 * 1024 * 1024
/** What a picture may come as; told by its bytes, not by its name. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
/** Of the pictures a user stores in 24 hours, as stored. */
export const DAY_BYTES = 300 * 1024 * 1024
