import type { UserId } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import {
  clausesFor,
  completeKinds,
  kindsText,
  type RestrictionClause,
  type RestrictionKind,
} from '@/lib/shared/people/restrictions'
import { formatShortTime } from '@/lib/shared/time'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { askerOf } from '../../core/oversight/queries-approvals'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { freezeGoods } from '../../listings/catalog/selling/freeze-goods'
import { assertOwnImages } from '../../listings/media/queries'
import { balanceOf } from '../../money/wallet/queries'
import { findUsers, isClosedByOwner } from '../../people/identity/queries'
import { accountsOfPerson, findAccounts, holdPerson } from '../../people/identity/queries-person'
import { createRestriction } from '../../people/limits/create-restriction'
import { findBinding, findEnded } from '../../people/limits/queries'
import { untilOf } from '../../people/limits/rules'
import { notifyRestricted } from './internal/notify-restricted'
import { recentSince, takesSecond, whatText } from './rules'

export interface RestrictInput {
  userId: UserId
  kinds: RestrictionKind[]
  /** Part of the balance to hold; 0: none. */
  held: Fen
  clause: RestrictionClause
  /** Shown to the member. */
  reason: string
  note: string
  pictures: string[]
  days: number
}

/**
 * Restricts a member for some days. If it keeps more money, or with those in force
 * lasts longer, than one person may decide, it is stored for a second one (`waits`).
 * Running orders go on; goods for sale are taken off the shelf with `list`. Refuses NOT_FOUND, INVALID_INPUT,
 * RESTRICTION_STATE, APPROVAL_OPEN.
 */
export async function restrictUser(ctx: StaffCtx, input: RestrictInput): Promise<{ waits: boolean }> {
  const { userId, held, clause, reason, note, pictures, days } = input
  const kinds = completeKinds(input.kinds)
  if (kinds.length === 0 && held === 0n)
    throw refuse('INVALID_INPUT', '请选择限制的内容，或填写冻结金额', { field: 'kinds' })
  const { approvalId } = ctx.staff
  // a stored restriction was checked when it was requested
  if (approvalId === null && !clausesFor({ kinds, isHeld: held > 0n }).includes(clause))
    throw refuse('INVALID_INPUT', '这条条款不包含所选的限制，请换一条', { field: 'clause' })
  // the pictures are of whoever requested it
  if (approvalId === null) await assertEvidence(ctx, pictures)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    await holdPerson(tx, userId)
    const name = (await findUsers({ db: tx }, [userId])).get(userId)?.nickName
    if (name === undefined) throw refuse('NOT_FOUND', '没有这个用户')
    if (await isClosedByOwner(tx, userId)) throw refuse('RESTRICTION_STATE', '这个账号已注销')
    // a restriction binds all accounts of the person, so those of the others count for who decides
    const accounts = await findAccounts(tx, userId)
    const others = await findBinding(tx, accountsOfPerson(userId))
    const ended = await findEnded(tx, accountsOfPerson(userId), recentSince(at))
    const active = others.filter((row) => row.userId === userId)
    const isCovered = active.some((row) => held === 0n && kinds.every((kind) => row.kinds.includes(kind)))
    if (isCovered) throw refuse('RESTRICTION_STATE', '这些限制已经生效，可以在列表中续期')
    const coin = await balanceOf(tx, { kind: 'user', ownerId: userId })
    const target = `user:${userId}`
    const what = whatText(kinds, held)
    const title = `限制账号 ${name}：${what}，${days} 天`
    const untilAt = untilOf(at, days)
    const isAbove = takesSecond({ kinds, heldFen: held, fromAt: at, untilAt, others, ended, coin })
    if (await requestApproval(tx, ctx, { isAbove, target, title, reason: `${clause}：${reason}` }))
      return { waits: true }
    const asker = approvalId === null ? null : await askerOf(tx, approvalId)
    const imposedBy = asker ?? ctx.user.userId
    const row = await createRestriction(tx, {
      userId,
      kinds,
      heldFen: held,
      clause,
      reason,
      note,
      evidence: pictures,
      imposedBy,
      deciderIds: [...new Set([imposedBy, ctx.user.userId])],
      fromAt: at,
      untilAt,
    })
    if (kinds.includes('list')) for (const account of accounts) await freezeGoods(tx, effects, { userId: account, at })
    const after = { restricted: kindsText(kinds), held: fenToYuan(held), days, rule: clause }
    await recordAudit(tx, ctx, { action: 'user.restrict', target, after, reason })
    const text = `${reason} ${formatShortTime(row.untilAt)} 到期。进行中的订单请照常完成，不认可可以申诉。`
    await notifyRestricted({ tx, effects, at }, row, { event: 'begin', title: `账号已${what}`, text })
    effects.purge('restrictions')
    return { waits: false }
  })
}

/** Refuses INVALID_INPUT. */
async function assertEvidence(ctx: StaffCtx, keys: string[]): Promise<void> {
  if (keys.some((key) => !key.startsWith('evidence/')))
    throw refuse('INVALID_INPUT', '图片已失效，请重新上传', { field: 'pictures' })
  await assertOwnImages(ctx, keys)
}
