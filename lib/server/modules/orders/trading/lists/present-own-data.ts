import { formatDateTime } from '@/lib/shared/time'
import type { orderEvals } from '../../../../db/schema/trading'

/** Without the name of the other side. */
export const presentEvaluation = (
  { stars, text, createdAt }: typeof orderEvals.$inferSelect,
  { sn, isGiven }: { sn: string; isGiven: boolean },
) => ({ orderSn: sn, way: isGiven ? 'given' : 'received', stars, text, createTime: formatDateTime(createdAt) })
