import { and, eq } from 'drizzle-orm'
import { maskPhone } from '@/lib/shared/text/mask'
import { pgCode } from '../../../../db/client'
import { phoneRequests, users } from '../../../../db/schema/people/identity'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { endSessions } from '../internal/end-sessions'
import { guardChange } from '../internal/guard-change'
import { notifyAccountOwner } from '../internal/notify-account-owner'

const TAKEN = '23505'

interface Review {
  requestId: number
  accept: boolean
  /** Shown to the member. */
  reason: string
}

/**
 * Decides a request for a lost phone on behalf of staff, never their own. If accepted, the new phone is bound, all
 * sessions are revoked and withdrawals are locked for a day. Refuses FORBIDDEN, NOT_FOUND, REVIEW_DONE, PHONE_TAKEN.
 */
export async function reviewPhoneRequest(ctx: StaffCtx, { requestId, accept, reason }: Review): Promise<void> {
  const at = ctx.now()
  const isIt = eq(phoneRequests.id, requestId)
  const { payoutLockHours } = await loadRules(ctx)
  try {
    await inTx(ctx, async (tx, effects) => {
      const [request] = await tx.select().from(phoneRequests).where(isIt)
      if (!request) throw refuse('NOT_FOUND')
      const { userId, phone, distId } = request
      const decided = await tx
        .update(phoneRequests)
        .set({ state: accept ? 'approved' : 'rejected', decidedAt: at, decidedBy: ctx.user.userId, reason })
        .where(and(isIt, eq(phoneRequests.state, 'open')))
        .returning({ id: phoneRequests.id })
      if (decided.length === 0) throw refuse('REVIEW_DONE')
      const target = `user:${userId}`
      const action = accept ? 'phone.approve' : 'phone.reject'
      await recordAudit(tx, ctx, { action, target, after: accept ? { phone: maskPhone(phone) } : undefined, reason })
      if (!accept)
        return notifyAccountOwner(ctx, {
          tx,
          effects,
          userId,
          distId,
          event: 'phoneKept',
          text: reason,
          href: '/center/myself/changePhone',
        })
      await tx
        .update(users)
        .set({ phone, ...guardChange('phone', at) })
        .where(eq(users.id, userId))
      await endSessions(tx, effects, { userId, at })
      return notifyAccountOwner(ctx, {
        tx,
        effects,
        userId,
        distId,
        event: 'phone',
        text: `申请已通过，现在绑定 ${maskPhone(phone)}。所有设备已退出登录，${payoutLockHours} 小时内不能提现。`,
      })
    })
  } catch (error) {
    if (pgCode(error) === TAKEN) throw refuse('PHONE_TAKEN', '新手机号已绑定其他账号，请拒绝这个申请')
    throw error
  }
}
