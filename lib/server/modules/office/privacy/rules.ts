/** Returns storage key; the media address serves nothing from this folder. */
export const exportKey = (id: string): string => `exports/${id}.zip`
/** Limit for the pictures in one archive, newest first; the ZIP format ends at 4 GB. */
export const MOST_PICTURE_BYTES = 1024 ** 3
