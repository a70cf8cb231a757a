import { formatDateTime } from '@/lib/shared/time'
import type { savedSearches } from '../../../db/schema/orders/searches'

export const presentSearch = ({ id, query, title, createdAt }: typeof savedSearches.$inferSelect) => ({
  searchId: id,
  title,
  href: `/wares?${query}&sort=newest`,
  createTime: formatDateTime(createdAt),
})
