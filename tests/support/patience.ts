/** A safety net only: a lock or connection that takes this long never comes. */
export const PATIENCE_MS = 60_000
