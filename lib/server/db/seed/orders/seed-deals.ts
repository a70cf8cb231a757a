import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ACCOUNT_COVERS, WARE_COVER } from '@/lib/shared/goods/cover-table'
import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { findGroups } from '../../../modules/market/chat/queries'
import { sendMessage } from '../../../modules/market/chat/send-message'
import { creditSandbox } from '../../../modules/money/wallet/sandbox/credit-sandbox'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import type { UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import { randomToken, type Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { goods, onShelf } from '../../schema/listings/catalog'
import { review } from '../goods/review-words'
import { passTime } from '../pass-time'
import { orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'
import { BUYER_LEAVES, handedOf, ROLES, SELLER_LEAVES, type Talk, talksOf } from './chat-words'
import { actAs, demoServices } from './demo-services'
import { ledSale } from './led-sale'
import { stepOrder } from './step-order'

interface DealsInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  random: Random
}

/**
 * Final states of demo orders, with the number of each. Every order goes through the real business functions, so
 * ledger, chat and stock agree.
 */
const PLAN: [
  end: 'unpaid' | 'paid' | 'shipped' | 'hold' | 'released' | 'buyerCancelled' | 'sellerCancelled' | 'timeout',
  count: number,
  hoursAgo: [number, number],
][] = [
  ['released', 16, [200, 700]],
  ['sellerCancelled', 2, [30, 90]],
  ['buyerCancelled', 2, [30, 90]],
  ['timeout', 2, [5, 20]],
  ['hold', 10, [3, 30]],
  ['shipped', 6, [1, 6]],
  ['paid', 6, [0.05, 2]],
  ['unpaid', 2, [0.01, 0.08]],
]
const HOUR = 3_600_000
/** Accounts that wait for staff, or were cancelled then, are in seedSales. */
const BEFORE_STAFF = new Set<string>(['paid', 'buyerCancelled', 'sellerCancelled'])
const ITEM = {
  id: goods.id,
  sn: goods.sn,
  goodsTypeId: goods.goodsTypeId,
  priceFen: goods.priceFen,
  sellerId: goods.sellerId,
  canEnsure: goods.canEnsure,
  createdAt: goods.createdAt,
}
export async function seedDeals({ db, log, vault, now, users, random }: DealsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId, distId: number): UserCtx => actAs(services, userId, { distId })
  const buyers = [users.buyer, ...users.members.slice(24, 40)]
  const items = await db
    .select(ITEM)
    .from(goods)
    .where(and(onShelf, gt(goods.priceFen, fen(2000)), lt(goods.priceFen, fen(400_000))))
    .orderBy(sql`md5(${goods.sn})`)
    .limit(2500)
  clock = new Date(now.getTime() - 720 * HOUR)
  for (const userId of buyers)
    await creditSandbox(as(userId, 1), fen(random.int(30, 80) * 100_000), random.chance(0.6) ? 1 : 2)

  // Every second order is between the two demo logins, so that every tab has entries for both.
  const planned = PLAN.flatMap(([end, count, [near, far]]) =>
    Array.from({ length: count }, () => ({ end, start: now.getTime() - (near + random.next() * (far - near)) * HOUR })),
  ).map((one, i) => ({ ...one, demo: i % 2 === 0 }))
  // Earliest first, so that order numbers follow their times.
  for (const { end, start, demo } of planned.sort((a, b) => a.start - b.start)) {
    const item = take(
      items,
      random,
      (g) => (!demo || g.sellerId === users.seller) && (g.goodsTypeId !== ACCOUNT || !BEFORE_STAFF.has(end)),
    )
    const distId = demo ? 1 : random.int(1, 3)
    const buyer = as(demo ? users.buyer : random.pick(buyers.slice(1)), distId)
    const seller = as(item.sellerId, distId)
    const later = (minutes: number) => {
      clock = new Date(Math.min(now.getTime(), start + minutes * 60_000))
    }
    later(0)
    // listed before it was sold: minutes to two weeks
    const listedAt = new Date(start - 10 ** random.int(0, 3) * (1 + random.next() * 9) * 120_000)
    if (listedAt < item.createdAt) await db.update(goods).set({ createdAt: listedAt }).where(eq(goods.id, item.id))
    const { orderSn } = await createOrder(buyer, {
      goodsSn: item.sn,
      price: item.priceFen,
      goodsNum: 1,
      ensureId: item.canEnsure && random.chance(0.5) ? coverOf(item.goodsTypeId) : 0,
      roleName: goodsType(item.goodsTypeId).receiver ? random.pick(ROLES) : '',
    })
    if (end === 'unpaid' || end === 'timeout') continue
    later(2)
    await payOrder(buyer, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    await chat(buyer, seller, orderSn, random.pick(talksOf(item.goodsTypeId)))
    later(9)
    if (end === 'paid') continue
    if (end === 'buyerCancelled')
      await stepOrder(buyer, { orderSn, action: 'refund', reason: random.pick(BUYER_LEAVES) })
    else if (end === 'sellerCancelled')
      await stepOrder(seller, { orderSn, action: 'refund', reason: random.pick(SELLER_LEAVES) })
    else {
      if (item.goodsTypeId === ACCOUNT) {
        const sale = ledSale({ services, staff: users.staff, orderSn, buyer, seller })
        await sale.lead(later)
      } else {
        const note = random.pick(handedOf(item.goodsTypeId))
        await stepOrder(seller, { orderSn, action: 'deliver', note, pictures: await orderEvidence(seller, orderSn) })
      }
      later(40)
      if (end !== 'shipped') await stepOrder(buyer, { orderSn, action: 'confirm' })
    }
    const { stars, text } = review(random, item.goodsTypeId)
    if (clock < now && (end === 'released' || end === 'hold') && random.chance(0.7)) {
      later(90)
      await stepOrder(buyer, { orderSn, action: 'evaluate', stars, note: text })
    }
  }
  await passTime(systemCtx(services, NO_DIST), {
    until: now,
    be: (moment) => {
      clock = moment
    },
  })
}

/** The cheapest cover tier of its type. */
const coverOf = (goodsTypeId: number): number =>
  (goodsTypeId === ACCOUNT ? ACCOUNT_COVERS[0] : WARE_COVER)?.ensureId ?? 0

type Item = Pick<typeof goods.$inferSelect, keyof typeof ITEM>

/** Each item is sold once. */
function take(items: Item[], random: Random, fits: (item: Item) => boolean): Item {
  const from = random.int(0, items.length - 1)
  const found = items.findIndex((item, i) => i >= from && fits(item))
  const index = found >= 0 ? found : items.findIndex(fits)
  const [item] = items.splice(index, 1)
  if (index < 0 || !item) throw new Error('the demo catalogue is too small for the demo orders')
  return item
}

/** The lines of a talk, in turn. */
async function chat(buyer: UserCtx, seller: UserCtx, orderSn: OrderSn, talk: Talk): Promise<void> {
  const group = (await findGroups(buyer, { subjects: [orderSn], userId: buyer.user.userId }))[orderSn]
  if (!group) return
  for (const [i, content] of talk.entries())
    await sendMessage(i % 2 === 0 ? buyer : seller, {
      groupId: group.groupId,
      clientMsgId: `demo-${randomToken(9)}`,
      messageType: 'text',
      content,
    })
}
