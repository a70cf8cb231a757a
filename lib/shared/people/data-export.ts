/** How long an archive of somebody's own data can be fetched. */
export const EXPORT_DAYS = 7
