import { goodsType } from '@/lib/shared/goods/goods-types'
import { quoteSale } from '@/lib/shared/goods/quote'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { SaleTerms } from '@/lib/shared/trade/sale-terms'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { recordConsents } from '../../../core/legal/record-consents'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { feeTerms, marginBpOf } from '../../../core/tenancy/rules-fee'
import type { CoverTier } from '../../../core/tenancy/types'
import { reserveGoods } from '../../../listings/catalog/stock/reserve-goods'
import { findPassed } from '../../../listings/checks/queries'
import { assertPresent } from '../../../listings/hours/assert-present'
import { claimHeldUnit } from '../../../market/bargains/claim-held-unit'
import { calculateDiscount } from '../../../market/campaign/calculate-discount'
import { claimCoupon } from '../../../market/campaign/claim-coupon'
import { acceptAnswer } from '../../../market/wants/accept-answer'
import { insertOrder, type Placed } from '../internal/insert-order'
import { nameOwnOrder } from '../internal/name-own-order'
import { MAX_TOTAL } from '../internal/new-order'

export interface PlaceInput {
  goodsSn: GoodsSn
  goodsNum: number
  /** Cover tier; 0: none. */
  ensureId: number
  couponId?: number
  /** The unit price shown to the buyer. */
  price: Fen
  /** The bargain in which the price was agreed, for one unit. */
  bargainId?: number
  /** The accepted answer to the buyer's own want. */
  wantAnswerId?: number
  roleName?: string
  contact?: string
}

function soldCover(tier: CoverTier | null, pays: { bans: boolean }): { terms?: { sale: SaleTerms } } {
  if (!tier && !pays.bans) return {}
  const bans = pays.bans ? { bans: true as const } : {}
  if (!tier) return { terms: { sale: bans } }
  const { name, days, mostPercent, fixedFen } = tier
  const fixed = fixedFen ? { fixedCover: true as const } : {}
  return { terms: { sale: { cover: { name, days, mostPercent }, ...fixed, ...bans } } }
}

/**
 * Reserves the goods and creates an unpaid order at the price shown to the buyer, less a coupon, which is then bound to
 * the order. Refuses GOODS_GONE, GOODS_RESERVED, OUT_OF_STOCK, PRICE_CHANGED, OWN_GOODS, MODE_OFF, COUPON_UNUSABLE,
 * UNPAID_LIMIT, SELLER_AWAY, BARGAIN_STATE, WANT_STATE, INVALID_INPUT.
 */
export async function createOrder(ctx: UserCtx, input: PlaceInput): Promise<Placed> {
  const { goodsNum: num, ensureId, price: unit } = input
  const rulesOf = await loadRuleBook(ctx)
  const placing = inTxOnce(ctx, async (tx, effects) => {
    const { goodsSn, bargainId } = input
    const price = bargainId ? ({ kind: 'agreed' } as const) : ({ kind: 'sale', fen: unit } as const)
    if (bargainId && num !== 1) throw refuse('INVALID_INPUT', '谈好的价格只能买一件')
    const goods = await reserveGoods(ctx, tx, { goodsSn, num, price })
    const { mode } = goodsType(goods.goodsTypeId)
    const rules = rulesOf({ mode, gameId: goods.gameId, distId: ctx.dist.distId })
    const tier = rules.coverTiers.find(({ id }) => id === ensureId) ?? null
    const marginBp = marginBpOf(rules, { goods, distId: ctx.dist.distId })
    const fixed = tier?.fixedFen ? fen(tier.fixedFen) : null
    const quote = quoteSale({ unit, num, tier: tier && { bp: tier.bp, fixed }, ...feeTerms(rules, marginBp) })
    if (!rules.tradeOpen) throw refuse('MODE_OFF')
    if (goods.sellerId === ctx.user.userId) throw refuse('OWN_GOODS')
    // stored codes are handed over at once
    if (!goods.stockIsStored) await assertPresent(tx, goods.sellerId, ctx.now())
    if (quote.total > MAX_TOTAL) throw refuse('INVALID_INPUT', '订单金额过大，请减少购买数量')
    if (ensureId !== 0 && !(tier && goods.canEnsure)) throw refuse('INVALID_INPUT', '该商品不支持所选的包赔服务')
    const at = ctx.now()
    const { userId } = ctx.user
    if (bargainId) await claimHeldUnit(tx, { bargainId, goodsSn, buyerId: userId, price: unit, at })
    const { distId } = ctx.dist
    const coupon = input.couponId ? { couponId: input.couponId, userId, distId, at } : null
    const { goodsTypeId } = goods
    const discount = coupon
      ? await calculateDiscount(tx, coupon, { goods: quote.goods, goodsTypeId, fee: quote.fee })
      : fen(0)
    const check = goods.checkedAt ? await findPassed(tx, goods.sn) : undefined
    // as on its page, where the captures of staff come first
    const images = [...(check?.captures ?? []).map(({ key }) => key), ...goods.images]
    const placed = await insertOrder(tx, rules, {
      mode,
      distId,
      buyerId: userId,
      sellerId: goods.sellerId,
      of: Object.assign({}, goods, { images }),
      price: unit,
      num,
      cover: { ensureId, fee: quote.ensure },
      ...soldCover(tier, { bans: rules.banCover && goodsType(goodsTypeId).isRetrievable === true }),
      ...(coupon && { coupon: { couponId: coupon.couponId, discount } }),
      fee: quote.fee,
      marginBp,
      roleName: input.roleName ?? '',
      contact: input.contact ?? '',
      at,
    })
    await recordConsents(tx, { userId, kinds: ['trade'], place: 'order', ref: placed.orderSn, at })
    if (coupon) await claimCoupon(tx, coupon, placed.orderSn)
    // last: it moves money, and accounts are locked after everything else
    const { wantAnswerId: answerId } = input
    if (answerId) await acceptAnswer(tx, effects, { answerId, goodsSn, num, goods: quote.goods, buyerId: userId, at })
    effects.purge(`goods:${goods.sn}`)
    return placed
  })
  return placing.catch(async (error) => {
    throw await nameOwnOrder(ctx, input.goodsSn, error)
  })
}
