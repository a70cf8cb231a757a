import type { UserId } from '@/lib/shared/ids'
import { VENDOR_NAMES, type Vendor } from '@/lib/shared/people/vendors'
import type { Tx } from '../../../../db/client'
import type { Ctx, Effects } from '../../../../runtime/context'
import { ipText } from '../../../../runtime/ip-text'
import { notifyUsers } from '../../../core/notifications/notify-users'

const EVENTS = {
  password: '登录密码已修改',
  payPassword: '支付密码已修改',
  phone: '绑定的手机号已更换',
  email: '绑定的邮箱已更换',
  browser: '你的账号在新的浏览器上登录',
  bindWechat: `${VENDOR_NAMES.wechat}登录已绑定`,
  bindQq: `${VENDOR_NAMES.qq}登录已绑定`,
  unbindWechat: `${VENDOR_NAMES.wechat}登录已解绑`,
  unbindQq: `${VENDOR_NAMES.qq}登录已解绑`,
  pushOn: '消息提醒已绑定微信',
  pushOff: '微信消息提醒已解绑',
  frozen: '账号已冻结',
  thawed: '账号已解冻',
  phoneAsked: '有人申请更换你绑定的手机号',
  phoneKept: '更换手机号的申请未通过',
  faceFailed: '人脸核验未通过',
} as const
type OwnerEvent = keyof typeof EVENTS

export const vendorEvent = (did: 'bind' | 'unbind', vendor: Vendor): OwnerEvent =>
  `${did}${vendor === 'qq' ? 'Qq' : 'Wechat'}`

interface Telling {
  tx: Tx
  effects: Effects
  userId: UserId
  /** The site where the notification is shown; absent: this host. */
  distId?: number
  event: OwnerEvent
  /** Replaces the default text (where the action came from, and what to do if it was unauthorised). */
  text?: string
  href?: string
}

/** Notifies the owner of an account of a security event, in case it was unauthorised. */
export async function notifyAccountOwner(
  ctx: Ctx,
  { tx, effects, userId, distId, event, text, href }: Telling,
): Promise<void> {
  const at = ctx.now()
  const notice = {
    userId,
    distId: distId ?? ctx.dist.distId,
    kind: 'security',
    key: `${event} ${at.getTime()}`,
    title: EVENTS[event],
    text: text ?? `${await ipText(ctx)}。不是你本人操作时，请立即修改密码并退出其他设备。`,
    href: href ?? '/center/myself/accountSecurity',
    isUrgent: true,
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
