import { lesserOf } from '@/lib/shared/money/money'
import { MarketModel } from './market-model'
import type { ModelOrder } from './market-rows'

type Side = 'buyer' | 'seller'
export type Want = 'full' | 'part' | 'redo'
export interface ModelDispute {
  /** Index of the order. */
  order: number
  by: Side
  want: Want
  wanted: bigint
  stage: 'answer' | 'talk' | 'staff' | 'ruled' | 'closed'
  due: number
  offers: { by: Side; back: bigint }[]
  rulings: { staff: number; back: bigint }[]
  appealed: boolean
  decided: boolean
}

const HOURS = 3600
const DAYS = 24 * HOURS
const DEPOSIT = 50_000n

/** The market model with disputes, seller deposits, and invite rewards that are paid and recovered. */
export class DisputeModel extends MarketModel {
  disputes: ModelDispute[] = []
  /** Deposits by seller, and when their refund was requested. */
  deposits = new Map<number, { requestedAt: number | null }>()
  /** By index of the order: what its inviter was paid. */
  profits = new Map<number, { who: number; amount: bigint }>()

  priceOf = ({ total, discount, ensure }: ModelOrder): bigint => total + discount - ensure
  splitOf(order: ModelOrder): bigint {
    const price = this.priceOf(order)
    return price > order.discount ? price - order.discount - 1n : 0n
  }
  sideOf = (order: ModelOrder, who: number): Side => (who === order.buyer ? 'buyer' : 'seller')

  open(who: number, at: number, want: Want, back: bigint): number {
    const order = this.orders[at] as ModelOrder
    if (!this.knows(order, who)) return 404
    const by = this.sideOf(order, who)
    if (order.left !== null) return 1305
    if (order.state !== 'shipped' && !(order.state === 'hold' && by === 'buyer')) return 1301
    if (this.disputes.some((one) => one.order === at && one.decided)) return 1612
    const split = this.splitOf(order)
    if (want === 'part' && (split === 0n || by === 'seller' || back < 1n || back > split)) return 400
    const wanted = { full: order.total, part: back, redo: 0n }[want]
    const hours = this.goodsOf(order).type === 22 ? 2 : 12
    this.disputes.push({
      order: at,
      by,
      want,
      wanted,
      stage: 'answer',
      due: this.now + hours * HOURS,
      offers: [],
      rulings: [],
      appealed: false,
      decided: false,
    })
    order.left = order.due - this.now
    return 0
  }

  act(who: number, at: number, action: 'agree' | 'contest' | 'accept' | 'escalate' | 'withdraw' | 'appeal'): number {
    const dispute = this.disputes[at] as ModelDispute
    const order = this.orders[dispute.order] as ModelOrder
    if (!this.knows(order, who)) return 404
    const side = this.sideOf(order, who)
    const { stage } = dispute
    const stages = {
      agree: ['answer'],
      contest: ['answer'],
      accept: ['talk'],
      escalate: ['talk'],
      appeal: ['ruled'],
      withdraw: ['answer', 'talk', 'staff'],
    }
    if (!stages[action].includes(stage)) return 1611
    if (['agree', 'contest'].includes(action) && side === dispute.by) return 403
    if (action === 'withdraw' && side !== dispute.by) return 403
    if (action === 'agree') this.#close(dispute, dispute.wanted)
    else if (action === 'contest') {
      Object.assign(dispute, { stage: 'talk', due: this.now + 48 * HOURS })
      if (dispute.want !== 'redo') dispute.offers.push({ by: dispute.by, back: dispute.wanted })
    } else if (action === 'accept') {
      const offer = dispute.offers.findLast(({ by }) => by !== side)
      if (!offer) return 1611
      dispute.decided = true
      this.#close(dispute, offer.back)
    } else if (action === 'withdraw') {
      if (dispute.appealed) return 1611
      this.#close(dispute, 0n)
    } else {
      if (action === 'appeal') dispute.appealed = true
      Object.assign(dispute, { stage: 'staff', due: this.now + 7 * DAYS })
    }
    return 0
  }

  propose(who: number, at: number, back: bigint): number {
    const dispute = this.disputes[at] as ModelDispute
    const order = this.orders[dispute.order] as ModelOrder
    if (!this.knows(order, who)) return 404
    if (dispute.stage !== 'talk') return 1611
    if (back !== order.total && back > this.splitOf(order)) return 400
    dispute.offers.push({ by: this.sideOf(order, who), back })
    return 0
  }

  rule(staff: number, at: number, back: bigint): number {
    const dispute = this.disputes[at] as ModelDispute
    const order = this.orders[dispute.order] as ModelOrder
    if (dispute.stage !== 'staff') return 1611
    if (back !== order.total && back > this.splitOf(order)) return 400
    if (dispute.rulings.at(-1)?.staff === staff) return 403
    dispute.rulings.push({ staff, back })
    if (dispute.rulings.length === 1) {
      Object.assign(dispute, { stage: 'ruled', due: this.now + 72 * HOURS })
      return 0
    }
    dispute.decided = true
    this.#close(dispute, back)
    return 0
  }

  putDeposit(who: number): number {
    const deposit = this.deposits.get(who)
    if (deposit) return 1301
    if ((this.balances[who] as bigint) < DEPOSIT) return 1303
    this.deposits.set(who, { requestedAt: null })
    this.add(who, -DEPOSIT)
    return 0
  }

  askDeposit(who: number): number {
    const deposit = this.deposits.get(who)
    if (!deposit || deposit.requestedAt !== null) return 1301
    const rests = (order: ModelOrder) =>
      order.state === 'hold' && order.holdHours !== null && this.goodsOf(order).seller === who
    if (this.orders.some(rests)) return 1301
    deposit.requestedAt = this.now
    return 0
  }

  keepDeposit(who: number): number {
    const deposit = this.deposits.get(who)
    if (!deposit || deposit.requestedAt === null) return 1301
    deposit.requestedAt = null
    return 0
  }

  /** A paid-out order is reversed: its inviter pays back what is available. */
  takeBack(at: number): void {
    const profit = this.profits.get(at)
    if (!profit) return
    this.profits.delete(at)
    const back = lesserOf(this.balances[profit.who] as bigint, profit.amount)
    this.add(profit.who, -back)
    this.platform += back
  }

  override pass(seconds: number): void {
    const until = this.now + seconds
    for (const dispute of this.disputes) {
      if (dispute.stage === 'closed' || dispute.stage === 'staff' || dispute.due > until) continue
      this.now = until
      if (dispute.stage === 'ruled') {
        dispute.decided = true
        this.#close(dispute, (dispute.rulings.at(-1) as { back: bigint }).back)
      } else Object.assign(dispute, { stage: 'staff', due: until + 7 * DAYS })
    }
    this.now = until
    super.pass(0)
    for (const [who, { requestedAt }] of this.deposits)
      if (requestedAt !== null && requestedAt + 7 * DAYS <= this.now) {
        this.deposits.delete(who)
        this.add(who, DEPOSIT)
      }
  }

  override get deposited(): bigint {
    return DEPOSIT * BigInt(this.deposits.size)
  }

  protected override standsFor(seller: number): boolean {
    return this.deposits.get(seller)?.requestedAt === null
  }

  protected override release(order: ModelOrder): void {
    const before = this.platform
    super.release(order)
    const earned = order.fee > order.discount ? order.fee - order.discount : 0n
    const paid = order.fee - (earned * 3000n) / 10_000n - (this.platform - before)
    const who = this.invitedBy.get(order.buyer)
    if (who !== undefined && paid > 0n) this.profits.set(this.orders.indexOf(order), { who, amount: paid })
  }

  #close(dispute: ModelDispute, back: bigint): void {
    const order = this.orders[dispute.order] as ModelOrder
    dispute.stage = 'closed'
    const left = order.left as number
    order.left = null
    if (back === 0n) {
      order.due = this.now + left
      return
    }
    if (back === order.total) {
      const { num } = order
      this.giveBack(order)
      // Delivered units do not return to the stock.
      this.goodsOf(order).stock -= num
      return
    }
    const price = this.priceOf(order)
    if (order.source) this.refunds.push({ payment: order.source, amount: back })
    else this.add(order.buyer, back)
    const paid = price - order.discount
    const discount = (order.discount * (paid - back)) / paid
    const goods = paid - back + discount
    const fee = (order.fee * goods) / price
    order.fee = order.fee > 0n && fee === 0n ? 1n : fee
    this.marketing += order.discount - discount
    order.discount = discount
    order.total -= back
    this.release(order)
  }
}
