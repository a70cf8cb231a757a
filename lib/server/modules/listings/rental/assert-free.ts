import type { GoodsSn } from '@/lib/shared/ids'
import { formatShortTime } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { findBlock, type Period } from './queries-calendar'

/** Refuses INVALID_INPUT if the owner does not rent the account out in a part of the period. */
export async function assertFree(db: Db, goodsSn: GoodsSn, period: Period): Promise<void> {
  const block = await findBlock(db, goodsSn, period)
  if (!block) return
  const times = `${formatShortTime(block.startsAt)} 到 ${formatShortTime(block.endsAt)}`
  throw refuse('INVALID_INPUT', `号主 ${times} 不出租，请缩短租期或换个时间`, { field: 'num' })
}
