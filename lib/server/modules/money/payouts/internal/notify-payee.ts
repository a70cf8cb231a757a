import type { Tx } from '../../../../db/client'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { ipText } from '../../../../runtime/ip-text'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { PayeeRow } from '../types'

interface PayeeNotice {
  tx: Tx
  effects: Effects
  payee: PayeeRow
  title: string
  lockHours: number
}

/** Notifies the owner of changes to the payees, in case they were unauthorised. */
export async function notifyPayee(ctx: UserCtx, { tx, effects, payee, title, lockHours }: PayeeNotice): Promise<void> {
  const at = ctx.now()
  const notice = {
    userId: ctx.user.userId,
    distId: ctx.dist.distId,
    kind: 'security',
    key: `payee ${payee.id} ${at.getTime()}`,
    title,
    text: `${await ipText(ctx)}。不是你本人操作时，请立即修改密码，新绑定的账户${lockHours}小时内不能提现。`,
    href: '/center/myself/changeAliAccount',
    isUrgent: true,
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
