import { JUDICIAL_HOLD } from '@/lib/shared/people/restrictions'
import { formatDateTime, formatShortTime } from '@/lib/shared/time'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { askerOf } from '../../core/oversight/queries-approvals'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { balanceOf } from '../../money/wallet/queries'
import { findUsers } from '../../people/identity/queries'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { findBinding, findEnded } from '../../people/limits/queries'
import { untilOf } from '../../people/limits/rules'
import { updateRestrictionEnd } from '../../people/limits/update-restriction-end'
import { lockRestriction } from './internal/lock-restriction'
import { notifyRestricted } from './internal/notify-restricted'
import { findAppeals } from './queries'
import { recentSince, takesSecond, whatText } from './rules'

/**
 * Extends a restriction to so many days from now. What one person may not impose, one may not extend: it is
 * stored for a second one (`waits`). Not while an appeal waits for its decision. Refuses NOT_FOUND, RESTRICTION_STATE, INVALID_INPUT, APPROVAL_OPEN.
 */
export async function renewRestriction(
  ctx: StaffCtx,
  { restrictionId, days, reason }: { restrictionId: number; days: number; reason: string },
): Promise<{ waits: boolean }> {
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const row = await lockRestriction(tx, restrictionId)
    if ((await findAppeals(tx, [row.id])).get(row.id)?.state === 'open')
      throw refuse('RESTRICTION_STATE', '申诉还没有处理，处理后才能续期')
    const untilAt = untilOf(at, days)
    if (untilAt <= row.untilAt)
      throw refuse('INVALID_INPUT', `现在到期时间是 ${formatShortTime(row.untilAt)}，请填更长的期限`, { field: 'days' })
    const name = (await findUsers({ db: tx }, [row.userId])).get(row.userId)?.nickName ?? ''
    const target = `restriction:${row.id}`
    const title = `续期账号限制 ${name}：${whatText(row.kinds, row.heldFen)}，到 ${formatShortTime(untilAt)}`
    const others = (await findBinding(tx, accountsOfPerson(row.userId))).filter(({ id }) => id !== row.id)
    const ended = await findEnded(tx, accountsOfPerson(row.userId), recentSince(at))
    const coin = await balanceOf(tx, { kind: 'user', ownerId: row.userId })
    const { kinds, heldFen, fromAt } = row
    const isAbove =
      row.clause === JUDICIAL_HOLD || takesSecond({ kinds, heldFen, fromAt, untilAt, others, ended, coin })
    if (await requestApproval(tx, ctx, { isAbove, target, title, reason })) return { waits: true }
    const { approvalId } = ctx.staff
    const asker = approvalId === null ? null : await askerOf(tx, approvalId)
    const by = [...(asker === null ? [] : [asker]), ctx.user.userId]
    const renewed = await updateRestrictionEnd(tx, { restriction: row, untilAt, by })
    if (!renewed) throw refuse('RESTRICTION_STATE')
    const times = { before: { until: formatDateTime(row.untilAt) }, after: { until: formatDateTime(untilAt) } }
    await recordAudit(tx, ctx, { action: 'restriction.renew', target, ...times, reason })
    const text = `${reason}。新的到期时间 ${formatShortTime(untilAt)}。`
    const event = `renew ${renewed.renewals}`
    await notifyRestricted({ tx, effects, at }, row, { event, title: '账号限制已延长', text })
    return { waits: false }
  })
}
