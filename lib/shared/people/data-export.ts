/** Days during which an export archive can be downloaded. */
export const EXPORT_DAYS = 7
