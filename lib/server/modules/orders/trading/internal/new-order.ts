import { MINUTE_MS } from '@/lib/shared/durations'
import { feeOf } from '@/lib/shared/goods/quote'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import type { OrderSnapshot, OrderTerms, orders } from '../../../../db/schema/orders/trading'
import { feeTerms } from '../../../core/tenancy/rules-fee'
import type { Rules } from '../../../core/tenancy/types'
import type { ReservedGoods } from '../../../listings/catalog/types'

export type NewOrder = Omit<typeof orders.$inferInsert, 'sn' | 'enteredAt'> & { createdAt: Date }

/** Limit of the payment form: 99,999,999.99 yuan. Keeps sums well within 64 bits. */
export const MAX_TOTAL = 9_999_999_999n

/** What is traded if it is no listed item. */
interface Subject {
  gameId: number
  /** 0 for work. */
  goodsTypeId: number
  shown: Pick<OrderSnapshot, 'bigTitle' | 'gameName'> & Partial<OrderSnapshot>
}

export interface OrderParts
  extends Pick<NewOrder, 'mode' | 'distId' | 'buyerId' | 'roleName' | 'contact' | 'subStatus'> {
  /** Absent until somebody takes the other side. */
  sellerId?: UserId | null
  isRecovery?: true
  /** The reserved item, or what else is traded. */
  of: ReservedGoods | Subject
  /** Unit price. */
  price: Fen
  /** Units; 1. */
  num?: number
  /** Price of all units, if it is not the product. */
  sum?: Fen
  deposit?: Fen
  cover?: { ensureId: number; fee: Fen }
  coupon?: { couponId: number; discount: Fen }
  /** Platform fee, if it is not the rule's share of the sum. */
  fee?: Fen
  /** The margin of the site in the fee, in basis points. */
  marginBp?: number
  terms?: OrderTerms
  at: Date
  /** When it is cancelled unpaid, if it is not the rule's time. */
  endsAt?: Date
}

/** Builds the row of an unpaid order of any mode: sums, fee, deadline and snapshot follow from its parts. */
export function newOrder(parts: OrderParts, rules: Rules): NewOrder {
  const { of, price, num = 1, deposit = fen(0), cover, coupon, at, ...row } = parts
  const {
    sum = fen(price * BigInt(num)),
    endsAt = new Date(at.getTime() + rules.unpaidMinutes * MINUTE_MS),
    ...rest
  } = row
  const { marginBp = 0, fee = feeOf(sum, feeTerms(rules, marginBp)), terms, ...columns } = rest
  const margin = marginBp > 0 ? { bp: marginBp, feeBp: rules.sellerFeeBp } : undefined
  const [ensureFen, discountFen] = [cover?.fee ?? fen(0), coupon?.discount ?? fen(0)]
  return {
    ...columns,
    terms: margin ? { ...terms, margin } : terms,
    ...subjectOf(of),
    unitPriceFen: price,
    goodsNum: num,
    goodsFen: sum,
    depositFen: deposit,
    ensureId: cover?.ensureId ?? 0,
    ensureFen,
    couponId: coupon?.couponId ?? null,
    discountFen,
    totalFen: fen(sum + deposit + ensureFen - discountFen),
    feeFen: fee,
    createdAt: at,
    expiresAt: endsAt,
    dueAt: endsAt,
  }
}

function subjectOf(of: ReservedGoods | Subject) {
  if ('sn' in of) return { goodsSn: of.sn, gameId: of.gameId, goodsTypeId: of.goodsTypeId, snapshot: snapshotOf(of) }
  const { gameId, goodsTypeId, shown } = of
  const blank = { thumbnail: '', areaName: '', serverName: '', facts: {}, isOfficialSell: false }
  return { gameId, goodsTypeId, snapshot: { ...blank, ...shown } }
}

/** Returns the goods as shown on their page at this time. */
const snapshotOf = (goods: ReservedGoods): OrderSnapshot => ({
  bigTitle: goods.title,
  smallTitleName: goods.smallTitleName,
  listPrice: fenToYuan(goods.priceFen),
  thumbnail: goods.thumbnail,
  gameName: goods.gameName,
  areaName: goods.areaName,
  serverName: goods.serverName,
  facts: Object.fromEntries(goods.shownFacts.map((fact) => [fact.label, fact.value])),
  labels: goods.shownFacts.map(({ label }) => label),
  isOfficialSell: goods.isOfficialSell,
  publishedAt: goods.createdAt.toISOString(),
  checkedAt: goods.checkedAt?.toISOString(),
  description: goods.description,
  images: goods.images,
})
