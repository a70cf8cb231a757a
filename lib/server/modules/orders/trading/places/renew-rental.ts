import type { RentUnit } from '@/lib/shared/goods/quote-rent'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { MOST_HOURS, termOf } from '@/lib/shared/trade/rent-terms'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { loadRentPrices } from '../../../listings/catalog/lists/queries-rent'
import { assertFree } from '../../../listings/rental/assert-free'
import { findOffer } from '../../../listings/rental/queries'
import { isRefused } from '../../../listings/rental/queries-calendar'
import { endOfTerm, quoteTerm } from '../../../listings/rental/rules'
import { findAble } from '../../../people/identity/queries'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { verifyPayPassword } from '../../../people/identity/security/verify-pay-password'
import { findLimits } from '../../../people/limits/queries'
import { endOf } from '../flow/rental-effects'
import { takeStep } from '../flow/take-step'
import { lockOwnOrder } from '../internal/find-order'

interface RenewInput {
  orderSn: OrderSn
  unit: RentUnit
  num: number
  /** The unit price shown to the renter. */
  price: Fen
  /** The rent of the whole extension shown to the renter; for accounts with prices by hour of day. */
  rentSum?: Fen
  payPassword: string
}

/**
 * Extends a running rental, paid from the balance at the owner's current price. Refuses NOT_FOUND, ELSEWHERE,
 * ORDER_STATE, ORDER_FROZEN, MODE_OFF, GOODS_GONE when the owner ended the offer, is frozen or restricted, PRICE_CHANGED, INVALID_INPUT, BALANCE_SHORT and
 * those of the pay password.
 */
export async function renewRental(ctx: UserCtx, input: RenewInput): Promise<{ orderSn: OrderSn; coin: string }> {
  const term = termOf(input.unit)
  if (input.num < 1 || input.num > term.max)
    throw refuse('INVALID_INPUT', `${term.name}最多续 ${term.max} ${term.per}`, { field: 'num' })
  await verifyPayPassword(ctx, input.payPassword)
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockOwnOrder(ctx, tx, input.orderSn)
    if (!MODE_FACTS[order.mode].isLet || !order.goodsSn || !order.sellerId) throw refuse('ORDER_STATE')
    const isShut = (await findAble(tx, [order.sellerId])).length === 0
    if (isShut || (await findLimits(tx, accountsOfPerson(order.sellerId))).list)
      throw refuse('GOODS_GONE', '号主暂停出租，不能续租')
    const prices = await loadRentPrices(tx, order.goodsSn, order.sellerId)
    if (!prices) throw refuse('GOODS_GONE', '号主已停止出租，不能续租')
    if (prices[input.unit] !== input.price) throw refuse('PRICE_CHANGED', '租金已变动，请确认新价格后再续租')
    const rules = rulesOf(order)
    if (await isRefused(tx, { ownerId: order.sellerId, renterId: ctx.user.userId }))
      throw refuse('FORBIDDEN', '该账号暂不接受你的租用')
    const { rental } = order.terms
    const wanted = { unit: input.unit, num: input.num, startsAt: rental?.endsAt ? endOf(order) : ctx.now() }
    await assertFree(tx, order.goodsSn, { startsAt: wanted.startsAt, endsAt: endOfTerm(wanted) })
    const { sum } = quoteTerm(prices, await findOffer(tx, order.goodsSn), wanted)
    if (input.rentSum === undefined ? sum !== input.price * BigInt(input.num) : sum !== input.rentSum)
      throw refuse('PRICE_CHANGED', '该账号分时段计价，租金已更新，请确认后再续租')
    if (!rules.tradeOpen) throw refuse('MODE_OFF')
    const minutes = term.hours * 60 * input.num
    if ((order.terms.rental?.minutes ?? 0) + minutes > MOST_HOURS * 60)
      throw refuse('INVALID_INPUT', `一笔订单最多租用 ${MOST_HOURS / 24} 天`, { field: 'num' })
    const { vault, user } = ctx
    const renewal = { num: input.num, unit: input.price, rent: sum, minutes }
    const deal = { tx, effects, vault, order, rules, at: ctx.now() }
    const { left } = await takeStep({ ...deal, actor: 'buyer', userId: user.userId, input: { renewal } }, 'renew')
    return { orderSn: order.sn, coin: fenToYuan(left ?? 0n) }
  })
}
