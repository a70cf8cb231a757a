import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { RENT_COVER } from '@/lib/shared/goods/cover-table'
import type { RentUnit } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { termOf } from '@/lib/shared/trade/rent-terms'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { marginBpOf } from '../../../core/tenancy/rules-fee'
import type { Rules } from '../../../core/tenancy/types'
import { loadRentPrices } from '../../../listings/catalog/lists/queries-rent'
import { reserveGoods } from '../../../listings/catalog/stock/reserve-goods'
import { assertPresent } from '../../../listings/hours/assert-present'
import { assertFree } from '../../../listings/rental/assert-free'
import { findOffer } from '../../../listings/rental/queries'
import { isRefused } from '../../../listings/rental/queries-calendar'
import { coveredUntil } from '../../../listings/rental/queries-covers'
import { endOfTerm, quoteTerm, storedParts } from '../../../listings/rental/rules'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { insertOrder, type Placed } from '../internal/insert-order'
import { nameOwnOrder } from '../internal/name-own-order'
import { banTerms } from '../internal/rent-cover'

/** An owner with this many mismatches in this many days cannot rent out for this many hours after the last. */
const MISMATCHES = { most: 3, days: 30, pauseHours: 48 } as const

interface RentalInput {
  goodsSn: GoodsSn
  unit: RentUnit
  num: number
  /** The unit price shown to the renter. */
  price: Fen
  /** The rent of the whole term shown to the renter; for accounts with prices by hour of day. */
  rentSum?: Fen
  /** Price of the cover against bans shown to the renter; absent: without it. */
  coverPrice?: Fen
  contact?: string
}

/**
 * Reserves an account and creates an unpaid order for its rent and deposit at the price shown to the renter. Refuses
 * GOODS_GONE, GOODS_RESERVED, PRICE_CHANGED, OWN_GOODS, MODE_OFF, UNPAID_LIMIT, INVALID_INPUT, SELLER_AWAY, FORBIDDEN to a renter
 * whom the owner refuses.
 */
export async function createRentalOrder(ctx: UserCtx, input: RentalInput): Promise<Placed> {
  const { goodsSn, unit, num, price } = input
  const term = termOf(unit)
  if (num < term.min || num > term.max)
    throw refuse('INVALID_INPUT', `${term.name}可租 ${term.min}-${term.max} ${term.per}`, { field: 'num' })
  const rulesOf = await loadRuleBook(ctx)
  const placing = inTxOnce(ctx, async (tx, effects) => {
    const goods = await reserveGoods(ctx, tx, { goodsSn, num: 1, price: { kind: unit, fen: price } })
    const rules = rulesOf({ mode: 'rental', gameId: goods.gameId, distId: ctx.dist.distId })
    const at = ctx.now()
    if (!rules.tradeOpen) throw refuse('MODE_OFF')
    if (goods.sellerId === ctx.user.userId) throw refuse('OWN_GOODS', '不能租用自己的账号')
    const offer = await findOffer(tx, goodsSn)
    if (!offer?.credentials || offer.isStale) await assertPresent(tx, goods.sellerId, at)
    const least = unit === 'hour' ? (offer?.minHours ?? term.min) : term.min
    if (num < least) throw refuse('INVALID_INPUT', `该账号${least}小时起租`, { field: 'num' })
    if (offer?.pausedUntil && offer.pausedUntil > at)
      throw refuse('GOODS_RESERVED', `账号刚刚归还，${formatDateTime(offer.pausedUntil).slice(11, 16)}后可以租用`)
    if (await isOwnerPaused(tx, goods.sellerId, at)) throw refuse('GOODS_GONE', '该号主暂停出租，看看其他账号吧')
    if (await isRefused(tx, { ownerId: goods.sellerId, renterId: ctx.user.userId }))
      throw refuse('FORBIDDEN', '该账号暂不接受你的租用，看看其他账号吧')
    const wanted = { unit, num, startsAt: at }
    await assertFree(tx, goodsSn, { startsAt: at, endsAt: endOfTerm(wanted) })
    const prices = await loadRentPrices(tx, goodsSn, goods.sellerId)
    if (!prices) throw refuse('GOODS_GONE', '该账号已停止出租')
    const { sum, parts } = quoteTerm(prices, offer, wanted)
    if (input.rentSum === undefined ? sum !== price * BigInt(num) : sum !== input.rentSum)
      throw refuse('PRICE_CHANGED', '该账号分时段计价，租金已更新，请确认后再下单')
    if (input.coverPrice !== undefined) assertCoverPrice(rules, input.coverPrice)
    const coveredBy = [
      ...((await coveredUntil(tx, goodsSn, at)) ? (['owner'] as const) : []),
      ...(input.coverPrice === undefined ? [] : (['renter'] as const)),
    ]
    const placed = await insertOrder(tx, rules, {
      mode: 'rental',
      distId: ctx.dist.distId,
      buyerId: ctx.user.userId,
      sellerId: goods.sellerId,
      of: goods,
      marginBp: marginBpOf(rules, { goods, distId: ctx.dist.distId }),
      terms: {
        rental: { unit, num, minutes: term.hours * 60 * num, ...storedParts(parts), ...banTerms(rules, coveredBy) },
      },
      ...(input.coverPrice !== undefined && { cover: { ensureId: RENT_COVER.ensureId, fee: input.coverPrice } }),
      price,
      sum,
      deposit: goods.rentDepositFen ?? fen(0),
      contact: input.contact ?? '',
      at,
    })
    effects.purge(`goods:${goods.sn}`)
    return placed
  })
  return placing.catch(async (error) => {
    throw await nameOwnOrder(ctx, goodsSn, error)
  })
}

/** Refuses MODE_OFF, PRICE_CHANGED. */
function assertCoverPrice({ banCover, banRenterFen }: Rules, price: Fen): void {
  if (!banCover || banRenterFen === 0) throw refuse('MODE_OFF', '这款游戏暂不提供封禁保障，请取消勾选后再下单')
  if (price !== BigInt(banRenterFen)) throw refuse('PRICE_CHANGED', '封禁保障的价格已变动，请确认后再下单')
}

/** Returns whether the owner's person had too many confirmed mismatches, with all accounts. */
async function isOwnerPaused(tx: Tx, sellerId: UserId, at: Date): Promise<boolean> {
  const rows = await tx
    .select({ closedAt: orders.closedAt })
    .from(orders)
    .where(
      and(
        inArray(orders.sellerId, accountsOfPerson(sellerId)),
        eq(orders.mode, 'rental'),
        eq(orders.status, ORDER_STATUS.sellerCancelled),
        gte(orders.closedAt, new Date(at.getTime() - MISMATCHES.days * DAY_MS)),
        sql`${orders.terms} #>> '{rental,mismatch}' = 'true'`,
      ),
    )
    .orderBy(desc(orders.closedAt))
    .limit(MISMATCHES.most)
  const last = rows.length === MISMATCHES.most ? rows[0]?.closedAt : null
  return Boolean(last && at.getTime() < last.getTime() + MISMATCHES.pauseHours * 3_600_000)
}
