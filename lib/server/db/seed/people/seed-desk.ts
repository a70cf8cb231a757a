import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { findGroups } from '../../../modules/market/chat/queries'
import { sendMessage } from '../../../modules/market/chat/send-message'
import { createOrderNote } from '../../../modules/office/desk/create-order-note'
import { sendDeskMessage } from '../../../modules/office/desk/send-desk-message'
import { transferOrder } from '../../../modules/office/desk/transfer-order'
import type { Order } from '../../../modules/orders/trading/types'
import type { UserCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import { orders } from '../../schema/orders/trading'
import { actAs, actAsService, demoServices } from '../orders/demo-services'
import type { RentalsInput } from '../orders/seed-rentals'

const MINUTE = 60_000
type Talk = readonly (readonly [by: 'buyer' | 'seller' | 'service', content: string])[]
/** Chat lines of an order at these steps; the last one is the lead's. */
const TALKS = {
  VERIFIED: [
    ['buyer', '截图看到了，皮肤和段位都对得上。'],
    ['service', '好的，没有问题请在订单页确认换绑，有疑问直接问我。'],
    ['buyer', '实名能解绑吧？我再看一下。'],
    ['service', '可以，截图里有实名页，卖家已确认能配合解绑。'],
  ],
  REBIND: [
    ['seller', '我在线，随时可以换绑。'],
    ['service', '好的，请先在游戏里解绑原手机号，验证码只在游戏内填写。'],
    ['buyer', '新手机号走哪里填？'],
    ['service', '请按页面提示填写，只有系统能看到，不要发在群里。'],
  ],
} as const satisfies Record<string, Talk>
/** The platform buys: only the seller and the lead write. */
const OF_RECYCLING: Talk = [
  ['seller', '我在线，随时可以换绑。'],
  ['service', '好的，请先在游戏里解绑原手机号，验证码只在游戏内填写。'],
  ['seller', '首款什么时候到？'],
  ['service', '换绑完成当天到您的余额，尾款按订单页写明的时间自动到账。'],
]
const STEPS = Object.keys(TALKS) as (keyof typeof TALKS)[]
const talkOf = ({ mode, subStatus }: Pick<Order, 'mode' | 'subStatus'>): Talk =>
  mode === 'recovery' ? OF_RECYCLING : TALKS[subStatus as keyof typeof TALKS]

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
        inArray(orders.subStatus, STEPS),
      ),
    )
    .limit(4)
  const say = async (ctx: UserCtx, orderSn: string, content: string) => {
    const group = (await findGroups(ctx, { subjects: [orderSn], userId: ctx.user.userId }))[orderSn]
    const line = { clientMsgId: `demo-${randomToken(9)}`, messageType: 'text' as const, content }
    if (group) await sendMessage(ctx, { groupId: group.groupId, ...line })
  }
  for (const [i, order] of led.entries()) {
    const { sn: orderSn, buyerId, sellerId, serviceId, enteredAt } = order
    const lead = staff.find(({ user }) => user.userId === serviceId)
    if (!lead || sellerId === null) continue
    // after the step, and so that nothing waits for an answer
    const since = Math.max(enteredAt.getTime(), now.getTime() - (46 + i * 7) * MINUTE)
    const pass = (share: number) => {
      clock = new Date(since + (now.getTime() - since) * share)
    }
    for (const [n, [by, content]] of talkOf(order).entries()) {
      pass((n + 1) * 0.12)
      if (by === 'service')
        await sendDeskMessage(lead, { orderSn, kind: 'text', content, clientMsgId: `demo-${randomToken(9)}` })
      else await say(actAs(services, by === 'buyer' ? buyerId : sellerId), orderSn, content)
    }
    pass(0.6)
    await createOrderNote(lead, { orderSn, text: '卖家上月换过绑定手机，换绑后盯 24 小时登录。' })
    const next = staff.find(({ user }) => user.userId !== serviceId)
    if (i === 3 && next)
      await transferOrder(lead, { orderSn, userId: next.user.userId, note: '我要下班，只差换绑截图。' })
  }
}
