import type { videos } from '../../../../db/schema/listings/media'

export type Video = typeof videos.$inferSelect
export type VideoPurpose = Video['purpose']
