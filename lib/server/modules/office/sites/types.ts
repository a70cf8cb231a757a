import type { siteDrafts, siteVersions } from '../../../db/schema/office/sites'

export type Draft = typeof siteDrafts.$inferSelect
export type Version = typeof siteVersions.$inferSelect
