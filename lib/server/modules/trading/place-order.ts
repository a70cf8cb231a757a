import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money'
import { formatDate } from '@/lib/shared/time'
import type { Tx } from '../../db/client'
import { orderEvents, orders } from '../../db/schema/trading'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { bindCoupon } from '../campaign/bind-coupon'
import { quoteCoupon } from '../campaign/quote-coupon'
import { reserveGoods } from '../catalog/reserve-goods'
import { loadRuleBook } from '../tenancy/platform-rules'
import { dueAfter, quote } from './rules'

/** What the payment form can carry: 99,999,999.99 yuan. Keeps sums far inside 64 bits. */
const MAX_TOTAL = 9_999_999_999n

export interface PlaceInput {
  goodsSn: string
  goodsNum?: string
  ensureId?: number
  couponId?: number
  price: string
  roleName?: string
  contact?: string
}

/**
 * Reserve the goods and make an unpaid order at the price the buyer saw, less a coupon, which the order then has. Refuses GOODS_GONE, GOODS_RESERVED, OUT_OF_STOCK,
 * PRICE_CHANGED, OWN_GOODS, MODE_OFF, COUPON_UNUSABLE, INVALID_INPUT.
 */
export async function placeOrder(ctx: UserCtx, input: PlaceInput) {
  const num = Number(input.goodsNum ?? 1)
  const unit = yuanToFen(input.price)
  const ensureId = input.ensureId ?? 0
  const rulesOf = await loadRuleBook(ctx)

  return inTxOnce(ctx, async (tx, effects) => {
    const goods = await reserveGoods(tx, { goodsSn: input.goodsSn, num, priceFen: unit })
    const rules = rulesOf(goods)
    const price = quote(unit, num, ensureId, rules)
    if (!rules.tradeOpen) throw refuse('MODE_OFF')
    if (goods.sellerId === ctx.user.userId) throw refuse('OWN_GOODS')
    if (price && price.total > MAX_TOTAL) throw refuse('INVALID_INPUT', '订单金额过大，请减少购买数量')
    if (!price || (ensureId !== 0 && !goods.canEnsure)) throw refuse('INVALID_INPUT', '该商品不支持所选的包赔服务')
    const now = ctx.now()
    const coupon = input.couponId
      ? { couponId: input.couponId, userId: ctx.user.userId, distId: ctx.dist.distId, at: now }
      : null
    const discount = coupon
      ? await quoteCoupon(tx, coupon, { goods: unit * BigInt(num), goodsTypeId: goods.goodsTypeId })
      : fen(0)
    const total = fen(price.total - discount)
    const due = dueAfter({ status: 0, subStatus: 'WAIT_PAY' }, now, rules) as Date
    const sn = await insertOrder(tx, {
      distId: ctx.dist.distId,
      buyerId: ctx.user.userId,
      sellerId: goods.sellerId,
      goodsSn: goods.sn,
      gameId: goods.gameId,
      goodsTypeId: goods.goodsTypeId,
      unitPriceFen: unit,
      goodsNum: num,
      ensureId,
      ensureFen: price.ensure,
      couponId: coupon?.couponId ?? null,
      discountFen: discount,
      totalFen: total,
      feeFen: price.fee,
      snapshot: {
        bigTitle: goods.title,
        thumbnail: goods.thumbnail,
        gameName: goods.gameName,
        areaName: goods.areaName,
        serverName: goods.serverName,
        facts: Object.fromEntries(goods.shownFacts.map((fact) => [fact.label, fact.value])),
        isOfficialSell: goods.isOfficialSell,
        publishedAt: goods.createdAt.toISOString(),
      },
      roleName: input.roleName ?? '',
      contact: input.contact ?? '',
      createdAt: now,
      expiresAt: due,
      dueAt: due,
    })
    if (coupon) await bindCoupon(tx, coupon, sn)
    effects.purge(`goods:${goods.sn}`)
    return { orderSn: sn, totalPrice: fenToYuan(total), expiresIn: Math.round((due.getTime() - now.getTime()) / 1000) }
  })
}

/** Ten random digits a day collide now and then; another number is drawn, nothing is lost. */
async function insertOrder(
  tx: Tx,
  values: Omit<typeof orders.$inferInsert, 'sn'> & { createdAt: Date },
): Promise<string> {
  for (;;) {
    const sn = `D${formatDate(values.createdAt).slice(2).replaceAll('-', '')}${String(randomInt(1e10)).padStart(10, '0')}`
    const placed = tx
      .insert(orders)
      .values({ ...values, sn })
      .onConflictDoNothing({ target: orders.sn })
      .returning({ id: orders.id })
    const { rowCount } = await tx.execute(sql`
      with placed as ${placed}
      insert into ${orderEvents} (order_id, action, actor, order_status, sub_status, explain, created_at)
      select id, 'place', 'buyer', 0, 'WAIT_PAY', '买家已下单', ${values.createdAt.toISOString()}::timestamptz from placed`)
    if (rowCount === 1) return sn
  }
}
