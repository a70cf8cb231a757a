import { randomBytes } from 'node:crypto'
import type { UserId } from '@/lib/shared/ids'
import { maskPhone } from '@/lib/shared/text/mask'
import { INTERMEDIARY_ACCEPT_HOURS } from '@/lib/shared/trade/service-terms'
import type { Tx } from '../../../db/client'
import { dealInvitations } from '../../../db/schema/market/intermediary'
import type { Effects, UserCtx } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import type { Notice } from '../../core/notifications/types'
import { ownerOfPhone } from '../../people/identity/queries'
import { codeHashOf, contextOf, linkOf, phoneHashOf } from './rules'

interface NewInvitation {
  orderId: number
  phone: string
  /** The title of the deal. */
  title: string
}

/**
 * Creates an invitation to an order for a mobile, and notifies the member with that mobile, if any; returns the link.
 */
export async function createInvitation(
  ctx: UserCtx,
  { tx, effects }: { tx: Tx; effects: Effects },
  { orderId, phone, title }: NewInvitation,
): Promise<string> {
  const at = ctx.now()
  const code = randomBytes(16).toString('base64url')
  await tx.insert(dealInvitations).values({
    orderId,
    distId: ctx.dist.distId,
    inviterId: ctx.user.userId,
    phoneHash: phoneHashOf(ctx.vault, phone),
    phoneMask: maskPhone(phone),
    codeHash: codeHashOf(ctx.vault, code),
    codeSealed: ctx.vault.seal('deal', contextOf({ orderId }), code),
    createdAt: at,
  })
  const userId = await ownerOfPhone(tx, phone)
  const href = linkOf(code)
  if (userId !== undefined)
    await notifyUsers(tx, effects, { notices: [noticeOf(ctx, { userId, href, title, orderId })], at })
  return href
}

const noticeOf = (
  { dist }: UserCtx,
  { userId, href, title, orderId }: { userId: UserId; href: string; title: string; orderId: number },
): Notice => ({
  userId,
  distId: dist.distId,
  kind: 'order',
  key: `invitation ${orderId}`,
  title: '有人邀请你通过中介担保交易',
  text: `${title}。请核对内容后同意或拒绝，${INTERMEDIARY_ACCEPT_HOURS} 小时内有效。`,
  href,
})
