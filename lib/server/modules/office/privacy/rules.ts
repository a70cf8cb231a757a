import type { Duties, Remains } from './types'

/** Returns storage key; the media address serves nothing from this folder. */
export const exportKey = (id: string): string => `exports/${id}.zip`
/** Limit for the pictures in one archive, newest first; the ZIP format ends at 4 GB. */
export const MOST_PICTURE_BYTES = 1024 ** 3

/**
 * Returns whether an account may be erased: no one could demand anything from an erased account, nor give its owner
 * back what is left in it.
 */
export const mayErase = ({ bought, sold, covered, pending, owed }: Duties, { held, returning }: Remains): boolean =>
  bought + sold + covered + returning === 0 && pending + owed + held === 0n
