/** A key for one intention of the user (one press of a button). Apart from the API client, which public pages fetch late. */
export const newIntent = (): string => crypto.randomUUID()
