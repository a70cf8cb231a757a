import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { findGroups } from '../../../modules/market/chat/queries'
import { sendMessage } from '../../../modules/market/chat/send-message'
import { createOrderNote } from '../../../modules/office/desk/create-order-note'
import { sendDeskMessage } from '../../../modules/office/desk/send-desk-message'
import { transferOrder } from '../../../modules/office/desk/transfer-order'
import type { UserCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import { orders } from '../../schema/orders/trading'
import { actAs, actAsService, demoServices } from '../orders/demo-services'
import type { RentalsInput } from '../orders/seed-rentals'

const MINUTE = 60_000
/** Chat lines with their sender, in minutes before now. */
const TALK = [
  [46, 'seller', '资料都交好了，随时可以开始。'],
  [44, 'service', '收到，正在逐项核对，请先不要登录账号。'],
  [31, 'service', '核对完成，各项与发布快照一致，请买家确认是否换绑。'],
  [27, 'buyer', '确认，可以换绑了。新手机号走哪里填？'],
  [25, 'service', '请按页面提示填写，只有系统能看到，不要发在群里。'],
] as const

/**
 * Seeds what the desk shows for orders handled by staff: chat, notes, a transfer to a colleague. Through the real
 * business functions.
 */
export async function seedDesk({ db, log, vault, now, users }: Omit<RentalsInput, 'random'>): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const staff = users.staff.map((member) => actAsService(services, member))
  const led = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.distId, 1),
        isNotNull(orders.serviceId),
        isNotNull(orders.sellerId),
        inArray(orders.subStatus, ['REBIND', 'VERIFIED']),
      ),
    )
    .limit(4)
  const say = async (ctx: UserCtx, orderSn: string, content: string) => {
    const group = (await findGroups(ctx, { subjects: [orderSn], userId: ctx.user.userId }))[orderSn]
    const line = { clientMsgId: `demo-${randomToken(9)}`, messageType: 'text' as const, content }
    if (group) await sendMessage(ctx, { groupId: group.groupId, ...line })
  }
  for (const [i, { sn: orderSn, buyerId, sellerId, serviceId }] of led.entries()) {
    const lead = staff.find(({ user }) => user.userId === serviceId)
    if (!lead || sellerId === null) continue
    for (const [ago, by, content] of TALK) {
      clock = new Date(now.getTime() - (ago + i * 7) * MINUTE)
      if (by === 'service')
        await sendDeskMessage(lead, { orderSn, kind: 'text', content, clientMsgId: `demo-${randomToken(9)}` })
      else await say(actAs(services, by === 'buyer' ? buyerId : sellerId), orderSn, content)
    }
    clock = new Date(now.getTime() - (20 + i) * MINUTE)
    await createOrderNote(lead, { orderSn, text: '卖家上月换过绑定手机，换绑后盯 24 小时登录。' })
    const next = staff.find(({ user }) => user.userId !== serviceId)
    if (i === 3 && next)
      await transferOrder(lead, { orderSn, userId: next.user.userId, note: '我要下班，只差换绑截图。' })
  }
}
