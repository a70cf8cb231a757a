/** In the storage; the media address serves none of this folder. */
export const exportKey = (id: string): string => `exports/${id}.zip`
/** Of the pictures in one archive, the newest first; the format ends at 4 GB. */
export const MOST_PICTURE_BYTES = 1024 ** 3
