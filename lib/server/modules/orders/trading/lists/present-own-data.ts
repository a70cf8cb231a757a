import { formatDateTime } from '@/lib/shared/time'
import type { orderEvals } from '../../../../db/schema/orders/trading'

/** Without the other side's name. */
export const presentEvaluation = (
  { stars, text, createdAt }: typeof orderEvals.$inferSelect,
  { sn, isAuthor }: { sn: string; isAuthor: boolean },
) => ({ orderSn: sn, way: isAuthor ? 'given' : 'received', stars, text, createTime: formatDateTime(createdAt) })
