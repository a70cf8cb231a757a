import { and, count, eq, gte, max } from 'drizzle-orm'
import { DAY_MS, formatShortTime } from '@/lib/shared/time'
import type { Db } from '../../../../db/client'
import { serviceCases } from '../../../../db/schema/office/cases-desk'
import { refuse } from '../../../../runtime/refusal'

/** Refused notices of one sender within this time, after which the sender can send none for a while. */
const REFUSED = 3
const WITHIN_DAYS = 90
const PAUSE_DAYS = 30

/** Stops notices as an attack on rivals: after three refused ones, none for thirty days. Refuses TOO_MANY. */
export async function assertMayNotify(db: Db, phoneHash: string, at: Date): Promise<void> {
  const [found] = await db
    .select({ refused: count(), last: max(serviceCases.closedAt) })
    .from(serviceCases)
    .where(
      and(
        ...[eq(serviceCases.phoneHash, phoneHash), eq(serviceCases.kind, 'rights')],
        ...[eq(serviceCases.state, 'closed'), eq(serviceCases.outcome, 'refused')],
        gte(serviceCases.closedAt, new Date(at.getTime() - WITHIN_DAYS * DAY_MS)),
      ),
    )
  if (!found?.last || found.refused < REFUSED) return
  const until = new Date(found.last.getTime() + PAUSE_DAYS * DAY_MS)
  if (until > at)
    throw refuse(
      'TOO_MANY',
      `近期有 ${found.refused} 份通知未通过，${formatShortTime(until)} 后才能再提交。已有工单可以申诉`,
    )
}
