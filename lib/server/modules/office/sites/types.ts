import type { siteDrafts, siteVersions } from '../../../db/schema/sites'

export type Draft = typeof siteDrafts.$inferSelect
export type Version = typeof siteVersions.$inferSelect
