import type { Tx } from '../../../db/client'
import type { Ctx, Effects } from '../../../runtime/context'
import { tellPeople } from '../../notifications/tell-people'

const EVENTS = {
  password: '登录密码已修改',
  payPassword: '支付密码已修改',
  phone: '绑定的手机号已更换',
  email: '绑定的邮箱已更换',
  browser: '您的账号在新的浏览器上登录',
} as const

/** Tells the owner of an account what was done to it, in case it was somebody else. */
export async function tellOwner(
  ctx: Ctx,
  { tx, effects, userId, event }: { tx: Tx; effects: Effects; userId: number; event: keyof typeof EVENTS },
): Promise<void> {
  const at = ctx.now()
  const notice = {
    userId,
    distId: ctx.dist.distId,
    kind: 'security',
    key: `${event} ${at.getTime()}`,
    title: EVENTS[event],
    text: `IP ${ctx.ip}。不是您本人操作时，请立即修改密码并退出其他设备。`,
    href: '/center/myself/myselfInfo?tabIndex=2',
    isUrgent: true,
  } as const
  await tellPeople(tx, effects, { notices: [notice], at })
}
