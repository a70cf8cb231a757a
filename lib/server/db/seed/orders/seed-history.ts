import type { Client } from 'pg'
import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import { quoteSale } from '@/lib/shared/goods/quote'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDate, HOUR_MS } from '@/lib/shared/time'
import type { RuleBook } from '../../../modules/core/tenancy/load-rule-book'
import { presentFacts } from '../../../modules/listings/catalog/present'
import type { Action } from '../../../modules/orders/trading/flow/mode'
import { buyerOf, escrowOf, memoOf, saleShares } from '../../../modules/orders/trading/flow/money-effects'
import { MODES } from '../../../modules/orders/trading/modes/table'
import { placeOf, stateOf, stepOf } from '../../../modules/orders/trading/rules'
import type { Actor, Order } from '../../../modules/orders/trading/types'
import type { Channel } from '../../../providers/payment/port'
import { sales } from '../../schema/listings/valuation'
import { PAYMENT_STATUS, payments } from '../../schema/money/wallet'
import { orderEvals, orderEvents, orders } from '../../schema/orders/trading'
import { copyRows, reserveIds } from '../copy-rows'
import { copyGoods } from '../goods/copy-goods'
import { review } from '../goods/review-words'
import type { Random } from '../random'
import { HistoryBooks } from './history-books'
import type { PastSale } from './history-plan'

type Event = typeof orderEvents.$inferInsert
interface PastOrder {
  order: Order
  events: Event[]
  payment: typeof payments.$inferInsert
  rating?: typeof orderEvals.$inferInsert
}

const EXPIRES_MS = 15 * 60_000
const COVERED = 0.34
const RATED = 0.62

interface HistoryInput {
  /** A separate connection, because the ledger takes as long as everything else together. */
  ledger: Client
  past: readonly PastSale[]
  random: Random
  rulesOf: RuleBook
  now: Date
}

/**
 * Seeds completed sales as the real business functions would have left them: goods, order, timeline, payment, ledger,
 * rating, and the row that valuations read. All sales statistics are summed from these rows. Chats are left out.
 */
export async function seedHistory(client: Client, { ledger, past, random, rulesOf, now }: HistoryInput): Promise<void> {
  const firstId = await reserveIds(client, orders, past.length)
  const books = new HistoryBooks()
  const pastOrders = past.map((sale, i) => keep(sale, { id: firstId + i, random, rulesOf, now, books }))
  await Promise.all([books.write(ledger), copyOrders(client, past, pastOrders)])
}

async function copyOrders(client: Client, past: readonly PastSale[], pastOrders: readonly PastOrder[]): Promise<void> {
  await copyGoods(
    client,
    past.map(({ goods }) => goods),
  )
  await copyRows(
    client,
    orders,
    pastOrders.map(({ order }) => order),
  )
  const inTurn = pastOrders.flatMap(({ events }) => events).sort((a, b) => Number(a.createdAt) - Number(b.createdAt))
  await copyRows(client, orderEvents, inTurn)
  await copyRows(
    client,
    orderEvals,
    pastOrders.flatMap(({ rating }) => rating ?? []),
  )
  await copyRows(
    client,
    payments,
    pastOrders.map(({ payment }) => payment),
  )
  await copyRows(
    client,
    sales,
    past.flatMap(({ goods, game }, i) => {
      const order = pastOrders[i]?.order
      if (order?.subStatus !== 'RELEASED') return []
      const { sn: goodsSn, goodsTypeId, title, facts, createdAt: listedAt } = goods
      const priceFen = fen(goods.priceFen)
      return { goodsSn, gameId: game.id, goodsTypeId, title, priceFen, facts, listedAt, soldAt: order.enteredAt }
    }),
  )
  await client.query(`insert into lottery_chances (lottery_id, order_sn, user_id, created_at)
    select l.id, o.sn, o.buyer_id, o.completed_at from orders o join lotteries l on l.dist_id = o.dist_id
    where o.completed_at >= l.starts_at and o.completed_at < l.ends_at and o.goods_fen >= l.min_order_fen`)
}

interface KeepInput {
  id: number
  random: Random
  rulesOf: RuleBook
  now: Date
  books: HistoryBooks
}

function keep(sale: PastSale, { id, random, rulesOf, now, books }: KeepInput): PastOrder {
  const { goods, game, completedAt, paidAt } = sale
  const { mode: name } = goodsType(goods.goodsTypeId)
  const rules = rulesOf({ mode: name, gameId: game.id })
  const releaseAt = new Date(completedAt.getTime() + rules.holdHours * HOUR_MS)
  const isReleased = releaseAt <= now
  const tier = goods.canEnsure && random.chance(COVERED) ? (rules.coverTiers[0] ?? null) : null
  const channel = random.chance(0.58) ? 2 : 1
  const order = orderOf(sale, { id, mode: name, tier, rules, channel, random })
  Object.assign(order, isReleased ? stateOf('3 RELEASED') : stateOf('3 HOLD'), {
    enteredAt: isReleased ? releaseAt : completedAt,
    dueAt: isReleased ? null : releaseAt,
  })
  const payment = paymentOf(order, { channel, random })
  const moved = (lines: [owner: ReturnType<typeof buyerOf>, amount: Fen][]) =>
    lines.map(([account, amount]) => ({ account, amount }))
  books.post({
    kind: 'payment',
    ref: payment.interSn,
    memo: `订单${order.sn}在线支付`,
    at: paidAt,
    lines: moved([
      [{ kind: 'clearing', ownerId: channel }, fen(-order.totalFen)],
      [buyerOf(order), order.totalFen],
    ]),
  })
  const memo = memoOf({ order })
  books.post({
    kind: 'orderHold',
    ref: order.sn,
    memo,
    at: new Date(paidAt.getTime() + 1),
    lines: moved([
      [buyerOf(order), fen(-order.totalFen)],
      [escrowOf(order), order.totalFen],
    ]),
  })
  if (isReleased)
    books.post({ kind: 'orderRelease', ref: order.sn, memo, at: releaseAt, lines: saleShares(order, rules) })
  const rating = random.chance(RATED)
    ? { orderId: id, ...review(random, order.goodsTypeId), createdAt: ratedAt(random, completedAt, now) }
    : undefined
  return { order, payment, rating, events: eventsOf(order, { sale, releaseAt: isReleased ? releaseAt : null, rating }) }
}

const ratedAt = (random: Random, completedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), completedAt.getTime() + random.next() * 30 * HOUR_MS))

/** Of an account that staff had checked before the sale; the check itself is not kept. */
const checkedBefore = (placedAt: Date): Order['terms'] => ({
  sale: { staffed: true, check: { id: 0, at: new Date(placedAt.getTime() - DAY_MS).toISOString() } },
})

function orderOf(
  { goods, game, num, buyerId, distId, placedAt, paidAt, shippedAt, completedAt }: PastSale,
  more: {
    id: number
    mode: Order['mode']
    tier: { id: number; bp: number } | null
    rules: ReturnType<RuleBook>
    channel: number
    random: Random
  },
): Order {
  const unit = fen(goods.priceFen)
  const {
    goods: goodsFen,
    ensure,
    total,
    fee,
  } = quoteSale({ unit, num, tier: more.tier, feeBp: more.rules.sellerFeeBp })
  const day = formatDate(placedAt).slice(2).replaceAll('-', '')
  const shown = presentFacts(game.fields, goods.facts)
  return {
    id: more.id,
    // The row's own id makes it unique; the rest is like any other order number.
    sn: `D${day}${more.random.int(10_000, 99_999)}${String(more.id % 100_000).padStart(5, '0')}` as OrderSn,
    distId,
    buyerId,
    sellerId: goods.sellerId,
    goodsSn: goods.sn as GoodsSn,
    gameId: game.id,
    goodsTypeId: goods.goodsTypeId,
    mode: more.mode,
    terms: goods.goodsTypeId === ACCOUNT && more.id % 3 === 0 ? checkedBefore(placedAt) : {},
    ...stateOf('3 HOLD'),
    unitPriceFen: unit,
    goodsNum: num,
    goodsFen,
    depositFen: fen(0),
    ensureId: more.tier?.id ?? 0,
    ensureFen: ensure,
    couponId: null,
    discountFen: fen(0),
    tie: null,
    totalFen: total,
    snapshot: {
      bigTitle: goods.title,
      smallTitleName: goods.smallTitleName,
      listPrice: fenToYuan(unit),
      thumbnail: '',
      description: goods.description,
      images: goods.images,
      gameName: game.name,
      areaName: goods.place.areaName,
      serverName: goods.place.serverName,
      facts: Object.fromEntries(shown.map(({ label, value }) => [label, value])),
      labels: shown.map(({ label }) => label),
      isOfficialSell: goods.isOfficialSell,
      publishedAt: goods.createdAt.toISOString(),
    },
    roleName: goodsType(goods.goodsTypeId).receiver ? `小号${more.random.int(100, 999)}` : '',
    contact: '',
    chatGroupId: null,
    serviceId: null,
    payMode: String(more.channel),
    createdAt: placedAt,
    expiresAt: new Date(placedAt.getTime() + EXPIRES_MS),
    paidAt,
    shippedAt,
    enteredAt: completedAt,
    dueAt: null,
    frozenAt: null,
    dueLeftMs: null,
    disputeId: null,
    claimId: null,
    complainedAt: null,
    claimedFen: null,
    completedAt,
    closedAt: null,
    cancelReason: '',
    feeFen: fee,
    hiddenByBuyer: false,
    hiddenBySeller: false,
    isRecovery: false,
  }
}

const token = (random: Random, length: number): string =>
  Array.from({ length }, () => 'abcdefghijkmnpqrstuvwxyz23456789'[random.int(0, 31)]).join('')

const paymentOf = (order: Order, { channel, random }: { channel: Channel; random: Random }) => ({
  interSn: `P${formatDate(order.createdAt).replaceAll('-', '')}${token(random, 16)}${order.id}`,
  payRand: `${token(random, 26)}${order.id}`,
  userId: order.buyerId,
  distId: order.distId,
  purpose: 'order' as const,
  refSn: order.sn as string,
  provider: 'sandbox',
  amountFen: order.totalFen,
  channel,
  status: PAYMENT_STATUS.paid,
  tradeNo: `DEMO${order.id}`,
  createdAt: order.createdAt,
  expiresAt: order.expiresAt,
  paidAt: order.paidAt,
})

/** Timeline events along its mode's state graph, with the graph's own labels. */
function eventsOf(
  order: Order,
  { sale, releaseAt, rating }: { sale: PastSale; releaseAt: Date | null; rating?: { stars: number; createdAt: Date } },
): Event[] {
  const mode = MODES[order.mode]
  const walk: [action: Action, actor: Actor, at: Date][] = [
    ['pay', 'system', sale.paidAt],
    ['deliver', 'seller', sale.shippedAt],
    ['confirm', 'buyer', sale.completedAt],
  ]
  if (rating) walk.push(['evaluate', 'buyer', rating.createdAt])
  if (releaseAt) walk.push(['release', 'system', releaseAt])
  walk.sort(([, , a], [, , b]) => Number(a) - Number(b))
  let place = placeOf({ status: 0, subStatus: 'WAIT_PAY' })
  const placed: Event = {
    orderId: order.id,
    action: 'place',
    actor: 'buyer',
    orderStatus: 0,
    subStatus: 'WAIT_PAY',
    explain: `${mode.words.parties.buyer}已下单`,
    createdAt: sale.placedAt,
  }
  const steps = walk.map(([action, actor, at]): Event => {
    const step = stepOf(mode, place, action, actor)
    if (typeof step === 'string') throw new Error(`no ${action} by ${actor} from ${place} in ${order.mode}`)
    place = step.to
    const { status: orderStatus, subStatus } = stateOf(step.to)
    const explain = typeof step.says === 'string' ? step.says : `买家评价：${rating?.stars}星`
    return { orderId: order.id, action, actor, orderStatus, subStatus, explain, createdAt: at }
  })
  return [placed, ...steps]
}
