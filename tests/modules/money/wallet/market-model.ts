import { lesserOf } from '@/lib/shared/money/money'
import type { ModelCoupon, ModelGoods, ModelOrder, ModelPayment } from './market-rows'
import { PayoutModel } from './payout-model'

const HOURS = 3600
const MINUTES = 60
const INVITE_SECONDS = 180 * 24 * HOURS
/** 1 to 3 apply to accounts, 4 to everything else. */
const COVER = [0n, 1000n, 1500n, 2000n, 500n]
const isAccount = (goods: ModelGoods) => goods.type === 1
const isCurrency = (goods: ModelGoods) => goods.type === 22

/**
 * The rules of money and stock in minimal form, without concurrency: how a deal changes balances. Methods return 0 or
 * the refusal's code.
 */
export class MarketModel extends PayoutModel {
  dist = 0n
  marketing = 0n
  cover = 0n
  coupons: ModelCoupon[] = []
  goods: ModelGoods[] = []
  orders: ModelOrder[] = []
  payments = new Map<string, ModelPayment>()
  /** Inviter by member, as of the market's start. */
  invitedBy = new Map<number, number>()
  /** On the way back to the payment source. */
  refunds: { payment: ModelPayment; amount: bigint }[] = []

  place(buyer: number, at: number, num: number, cover: number, coupon: number | null): number {
    const goods = this.goods[at] as ModelGoods
    if (goods.stock === 0) return 1201
    const free = goods.stock - goods.reserved
    if (free === 0) return 1202
    if (free < num) return 1203
    if (goods.seller === buyer) return 1204
    if (cover > 0 && isCurrency(goods)) return 400
    const price = goods.price * BigInt(num)
    const ensure = (price * (COVER[cover] as bigint)) / 10_000n
    const used = coupon === null ? undefined : (this.coupons[coupon] as ModelCoupon)
    if (used && (used.owner !== buyer || used.order !== null || used.until <= this.now || price < used.min)) return 1703
    const fee = (price * (isAccount(goods) ? 600n : 500n)) / 10_000n
    const discount = used ? lesserOf(used.amount, fee) : 0n
    if (used) used.order = this.orders.length
    this.orders.push({
      goods: at,
      buyer,
      num,
      total: price + ensure - discount,
      fee,
      ensure,
      coupon,
      discount,
      state: 'unpaid',
      wasPaid: false,
      paidAt: 0,
      source: null,
      due: this.now + 15 * MINUTES,
      left: null,
      holdHours: null,
    })
    goods.reserved += num
    return 0
  }

  payByBalance(who: number, at: number): number {
    const order = this.orders[at] as ModelOrder
    if (who !== order.buyer) return 404
    if (order.state === 'timeout') return 1302
    if (order.state !== 'unpaid') return 1301
    if ((this.balances[who] as bigint) < order.total) return 1303
    this.goodsOf(order).reserved -= order.num
    this.#enterPaid(order)
    return 0
  }

  cancel(who: number, at: number): number {
    const order = this.orders[at] as ModelOrder
    if (!this.knows(order, who)) return 404
    if (order.state !== 'unpaid') return 1301
    order.state = 'cancelled'
    this.goodsOf(order).reserved -= order.num
    this.freeCoupon(order)
    return 0
  }

  refund(who: number, at: number): number {
    const order = this.orders[at] as ModelOrder
    if (!this.knows(order, who)) return 404
    if (order.state !== 'paid') return 1301
    this.giveBack(order)
    return 0
  }

  deliver(who: number, at: number): number {
    const order = this.orders[at] as ModelOrder
    if (!this.knows(order, who)) return 404
    if (order.state !== 'paid') return 1301
    if (who === order.buyer) return 403
    order.state = 'shipped'
    order.due = this.now + (isCurrency(this.goodsOf(order)) ? 24 : 72) * HOURS
    return 0
  }

  confirm(who: number, at: number): number {
    const order = this.orders[at] as ModelOrder
    if (!this.knows(order, who)) return 404
    if (order.state !== 'shipped') return 1301
    if (who !== order.buyer) return 403
    if (order.left !== null) return 1305
    this.#hold(order)
    return 0
  }

  /** Returns the result of starting a QR payment; the payment itself is in `started`. */
  startQr(who: number, at: number | null): number {
    if (at === null) return 0
    const order = this.orders[at] as ModelOrder
    if (who !== order.buyer) return 404
    return order.state === 'timeout' ? 1302 : order.state === 'unpaid' ? 0 : 1301
  }

  started(interSn: string, payer: number, at: number | null, channel: 1 | 2, amount: bigint): void {
    if (this.payments.has(interSn)) return // Requested again: the same code.
    const until = at === null ? Number.POSITIVE_INFINITY : (this.orders[at] as ModelOrder).due
    this.payments.set(interSn, {
      order: at,
      payer,
      amount,
      channel,
      expires: Math.min(this.now + 5 * MINUTES, until),
      atTill: 'open',
      settled: false,
      fails: false,
    })
  }

  payAtTill(payment: ModelPayment): boolean {
    if (payment.atTill !== 'open' || payment.expires <= this.now) return false
    payment.atTill = 'paid'
    return true
  }

  /** A callback or the reconciler settles a payment; repeats have no effect. */
  settle(payment: ModelPayment): void {
    if (payment.atTill !== 'paid' || payment.settled) return
    payment.settled = true
    this.clearing[payment.channel] -= payment.amount
    this.add(payment.payer, payment.amount)
    const order = payment.order === null ? undefined : this.orders[payment.order]
    const isFresh = { who: payment.payer, amount: payment.amount, at: this.now }
    if (!order) return void this.fresh.push(isFresh)
    const goods = this.goodsOf(order)
    if (order.state === 'unpaid') goods.reserved -= order.num
    else if (
      order.state !== 'timeout' ||
      goods.stock - goods.reserved < order.num ||
      !this.#retakeCoupon(payment.order as number)
    )
      return void this.fresh.push(isFresh)
    order.source = payment
    this.#enterPaid(order)
  }

  /** Advances the time, then runs the scheduled job and the reconciler. */
  pass(seconds: number): void {
    this.now += seconds
    for (const order of this.orders) {
      if (order.left !== null || order.due > this.now) continue
      if (order.state === 'unpaid') {
        order.state = 'timeout'
        this.goodsOf(order).reserved -= order.num
        this.freeCoupon(order)
      } else if (order.state === 'paid') this.giveBack(order)
      else if (order.state === 'shipped') this.#hold(order)
      else if (order.state === 'hold') this.release(order)
    }
    for (const payment of this.payments.values()) {
      const isOver =
        payment.expires <= this.now || (payment.order !== null && this.orders[payment.order]?.state !== 'unpaid')
      if (payment.atTill === 'paid') this.settle(payment)
      else if (payment.atTill === 'open' && isOver) payment.atTill = 'closed'
    }
    for (const { payment, amount } of this.refunds.splice(0))
      if (payment.fails) this.add(payment.payer, amount)
      else this.clearing[payment.channel] += amount
    this.payOut()
  }

  get escrow(): bigint {
    return this.orders.reduce(
      (sum, order) => sum + (['paid', 'shipped', 'hold'].includes(order.state) ? order.total + order.discount : 0n),
      0n,
    )
  }

  /**
   * The platform's money from trades, including the coupons' part of held money: the rest belongs to members and
   * distributors.
   */
  get houseFunds(): bigint {
    const held = this.orders.filter(({ state }) => ['paid', 'shipped', 'hold'].includes(state))
    const payoutFees = this.withdrawals.filter(({ state }) => state === 'paid').reduce((sum, { fee }) => sum + fee, 0n)
    return held.reduce((sum, { discount }) => sum + discount, this.platform + this.cover + this.marketing - payoutFees)
  }

  /** Deposits of sellers that cover their sales. */
  get deposited(): bigint {
    return 0n
  }

  override get underWay(): bigint {
    return this.refunds.reduce((sum, { amount }) => sum + amount, super.underWay)
  }

  protected goodsOf(order: ModelOrder): ModelGoods {
    return this.goods[order.goods] as ModelGoods
  }
  protected knows(order: ModelOrder, who: number): boolean {
    return who === order.buyer || (who === this.goodsOf(order).seller && order.wasPaid)
  }

  protected freeCoupon(order: ModelOrder): void {
    const coupon = order.coupon === null ? undefined : this.coupons[order.coupon]
    if (coupon) coupon.order = null
  }
  /** For a late payment: only if no other order uses the coupon meanwhile. */
  #retakeCoupon(at: number): boolean {
    const held = this.orders[at]?.coupon
    const coupon = held === null || held === undefined ? undefined : this.coupons[held]
    if (!coupon) return true
    if (coupon.order !== null) return false
    coupon.order = at
    return true
  }

  #enterPaid(order: ModelOrder): void {
    this.marketing -= order.discount
    this.goodsOf(order).stock -= order.num
    this.add(order.buyer, -order.total)
    order.state = 'paid'
    order.wasPaid = true
    order.paidAt = this.now
    order.due = this.now + (isCurrency(this.goodsOf(order)) ? 30 * MINUTES : 24 * HOURS)
  }

  protected giveBack(order: ModelOrder): void {
    order.state = 'refunded'
    this.marketing += order.discount
    this.freeCoupon(order)
    this.goodsOf(order).stock += order.num
    if (order.source) this.refunds.push({ payment: order.source, amount: order.total })
    else this.add(order.buyer, order.total)
  }

  /** Whether the seller's sales are covered by a deposit. */
  protected standsFor(_seller: number): boolean {
    return false
  }

  #hold(order: ModelOrder): void {
    order.state = 'hold'
    const goods = this.goodsOf(order)
    order.holdHours = isAccount(goods) && this.standsFor(goods.seller) ? 72 : null
    order.due = this.now + (order.holdHours ?? (isAccount(goods) ? 168 : 24)) * HOURS
  }

  protected release(order: ModelOrder): void {
    order.state = 'released'
    const earned = order.fee > order.discount ? order.fee - order.discount : 0n
    const share = (earned * 3000n) / 10_000n
    this.add(this.goodsOf(order).seller, order.total + order.discount - order.ensure - order.fee)
    this.dist += share
    this.cover += order.ensure
    this.platform += order.fee - share
    const inviter = this.invitedBy.get(order.buyer)
    if (inviter === undefined || order.paidAt >= INVITE_SECONDS) return
    const profit = (earned * 500n) / 10_000n
    this.platform -= profit
    this.add(inviter, profit)
  }
}
