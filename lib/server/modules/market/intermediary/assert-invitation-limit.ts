import type { UserCtx } from '../../../runtime/context'
import { countHits } from '../../../runtime/rate-limit'
import { refuse } from '../../../runtime/refusal'
import { findPersonKey } from '../../people/identity/queries-person'
import { phoneHashOf } from './rules'

const DAY = 86_400
const HOUR = 3600
/** Limits per inviter, per mobile (from any inviter), and per distributor's site. */
const OF_PERSON = 10
const TO_MOBILE = 3
const OF_DIST = 200

/**
 * Counts the invitation before the mobile is looked up, so that a refusal reveals nothing about it. Refuses TOO_MANY.
 */
export async function assertInvitationLimit(ctx: UserCtx, phone: string): Promise<void> {
  const person = { key: `deal:${await findPersonKey(ctx.db, ctx.user.userId)}:day`, seconds: DAY, points: OF_PERSON }
  const mobile = { key: `deal:to:${phoneHashOf(ctx.vault, phone)}:day`, seconds: DAY, points: TO_MOBILE }
  const dist = { key: `deal:dist:${ctx.dist.distId}`, seconds: HOUR, points: OF_DIST }
  const over = await countHits(ctx.db, [person, mobile, dist], ctx.now().getTime())
  if (over === person) throw refuse('TOO_MANY', '今日发起担保次数已达上限，请明天再试')
  if (over === mobile) throw refuse('TOO_MANY', '今天发给这个手机号的邀请太多，请明天再试', { field: 'mobile' })
  if (over) throw refuse('TOO_MANY', '本站发起担保的人较多，请一小时后再试')
}
