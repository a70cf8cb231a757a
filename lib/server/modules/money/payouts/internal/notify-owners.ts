import type { Tx } from '../../../../db/client'
import type { Effects, StaffCtx } from '../../../../runtime/context'
import { ipText } from '../../../../runtime/ip-text'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { ownersOf } from '../../../people/staff/queries-members'
import { shareOf } from '../rules-owner'

/** Notifies a distributor's owners of changes to the payees of its share, in case they were unauthorised. */
export async function notifyOwners(
  ctx: StaffCtx,
  { tx, effects, title, lockHours }: { tx: Tx; effects: Effects; title: string; lockHours: number },
): Promise<void> {
  const { ofDist } = shareOf(ctx)
  const at = ctx.now()
  const key = `share payee ${ofDist} ${at.getTime()}`
  const text = `${ctx.user.nickName}，${await ipText(ctx)}。不是你们的成员操作时，请立即移除该成员；新账户 ${lockHours} 小时内不能提现。`
  const notices = (await ownersOf(tx, ofDist)).map((userId) => ({
    userId,
    distId: ctx.dist.distId,
    kind: 'security' as const,
    key,
    title,
    text,
    href: '/console/shares',
    isUrgent: true,
  }))
  await notifyUsers(tx, effects, { notices, at })
}
