/**
 * Returns a key for one user action (one click of a button). Not part of the API client, which public pages load late.
 */
export const newIntent = (): string => crypto.randomUUID()
