import { eq } from 'drizzle-orm'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { createPayment } from '../../../modules/money/wallet/create-payment'
import { listRefunds } from '../../../modules/money/wallet/queries-refunds'
import { settlePayment } from '../../../modules/orders/trading/payments/settle-payment'
import { settleRefund } from '../../../modules/orders/trading/payments/settle-refund'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import { type Channel, QR_PAYER } from '../../../providers/payment/port'
import type { UserCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import type { Db } from '../../client'
import type { goods } from '../../schema/listings/catalog'
import { orders } from '../../schema/orders/trading'
import { sandboxRefunds, sandboxTrades } from '../../schema/providers'
import { stepOrder } from './step-order'

interface RefundsInput {
  db: Db
  /** Context of the buyer. */
  own: UserCtx
  items: readonly (typeof goods.$inferSelect)[]
  /** Sets the clock to this many hours ago. */
  ago: (hours: number) => void
  now: Date
}

const DAY = 86_400_000
const ENDS = ['SUCCESS', 'FAILED', 'WAIT'] as const

/**
 * Seeds orders paid by QR and refunded: one returned to its source, one refused by the provider, one in progress for a
 * day.
 */
export async function seedRefunds({ db, own, items, ago, now }: RefundsInput): Promise<void> {
  const ctx: UserCtx = own
  for (const [i, state] of ENDS.entries()) {
    const item = items[i]
    if (!item) throw new Error('the demo seller has too few wares for refunds')
    const channel: Channel = i === 1 ? 2 : 1
    ago(9 - i * 3)
    const wanted = { goodsSn: item.sn as GoodsSn, price: fen(item.priceFen), goodsNum: 1, ensureId: 0 }
    const { orderSn } = await createOrder(ctx, { ...wanted, roleName: '小号一零二四' })
    await payByQr(ctx, db, { orderSn, channel })
    ago(8.8 - i * 3)
    await stepOrder(ctx, { orderSn, action: 'refund', reason: '不想要了' })
    const [refund] = await listRefunds(db, orderSn)
    if (!refund) throw new Error(`${orderSn} was refunded to nowhere`)
    const { interSn, sn: refundSn, amountFen: amount } = refund
    await db.insert(sandboxRefunds).values({
      refundNo: refundSn,
      outTradeNo: interSn,
      amountFen: amount,
      state,
      settlesAt: state === 'WAIT' ? new Date(now.getTime() + DAY) : null,
      notified: state !== 'WAIT',
      notifyAt: state === 'WAIT' ? new Date(now.getTime() + DAY) : null,
      createdAt: ctx.now(),
    })
    ago(8.7 - i * 3)
    const why = state === 'FAILED' ? '收款账户状态异常' : ''
    await settleRefund(ctx, { provider: 'sandbox', interSn, channel, refundSn, amount, state, why })
  }
}

/** Pays like the sandbox checkout does. */
async function payByQr(
  ctx: UserCtx,
  db: Db,
  { orderSn, channel }: { orderSn: OrderSn; channel: Channel },
): Promise<void> {
  const [order] = await db.select({ total: orders.totalFen }).from(orders).where(eq(orders.sn, orderSn))
  const amount: Fen = fen(order?.total ?? 0n)
  const expiresAt = new Date(ctx.now().getTime() + 300_000)
  const { interSn } = await db.transaction((tx) =>
    createPayment(ctx, tx, {
      purpose: 'order',
      refSn: orderSn,
      amount,
      channel,
      provider: 'sandbox',
      payer: QR_PAYER,
      expiresAt,
    }),
  )
  const tradeNo = `SDEMO${randomToken(9).replace(/[-_]/g, '0')}`
  const distId = ctx.dist.distId
  await db.insert(sandboxTrades).values({
    tradeNo,
    outTradeNo: interSn,
    channel,
    subject: `订单${orderSn}`,
    amountFen: amount,
    notifyUrl: '',
    attach: String(distId),
    state: 'SUCCESS',
    createdAt: ctx.now(),
    expiresAt,
    paidAt: ctx.now(),
    notified: true,
  })
  const notice = { provider: 'sandbox', interSn, distId, channel, tradeNo, amount }
  await settlePayment(ctx, { ...notice, kind: 'SUCCESS', state: 'SUCCESS' })
}
