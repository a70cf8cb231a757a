import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ACCOUNT, goodsType, PROPS } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, OrderSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import type { UserCtx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { platformRules } from '../../schema/core/tenancy'
import { goods, onShelf } from '../../schema/listings/catalog'
import { orders } from '../../schema/orders/trading'
import { markDemoMembers, orderEvidence } from '../people/demo-evidence'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import { actAs, demoServices } from './demo-services'
import { ledSale } from './led-sale'
import { seedRefunds } from './seed-refunds'
import { stepOrder } from './step-order'

interface SalesInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
}
type Item = typeof goods.$inferSelect

/**
 * Final states of accounts sold with staff verification, and how many hours ago they were paid. The demo seller has few
 * of them; others sell some.
 */
const LED = [
  ['mismatch', 60],
  ['buyerLeft', 52],
  ['sellerLeft', 44],
  ['refused', 36],
  ['delivered', 30],
  ['rebind', 5],
  ['verified', 3],
  ['verify', 1],
  ['assign', 0.4],
] as const
const OF_OTHERS = new Set<(typeof LED)[number][0]>(['mismatch', 'buyerLeft', 'refused', 'delivered'])
/** Those that come to the signature of the transfer agreement. */
const SIGNING = new Set<(typeof LED)[number][0]>(['refused', 'delivered', 'rebind'])

/**
 * Seeds accounts sold with staff verification in every state, between the two demo logins; then orders with fewer units
 * delivered than ordered, and refunds in progress. Through the real business functions.
 */
export async function seedSales({ db, log, vault, now, users }: SalesInput): Promise<void> {
  let clock = now
  // A separate handle, because the rules read through the other one are cached for ten seconds.
  const own: Db = Object.create(db)
  const services = demoServices({ db: own, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * 3_600_000)
  }
  const [buyer, seller] = [as(users.buyer), as(users.seller)]
  await markDemoMembers(db, users.service, now)
  const buy = async (item: Item, goodsNum = 1): Promise<OrderSn> => {
    const roleName = goodsType(item.goodsTypeId).receiver ? '小号一零二四' : ''
    const wanted = { goodsSn: item.sn as GoodsSn, price: fen(item.priceFen), goodsNum, ensureId: 0, roleName }
    const { orderSn } = await createOrder(buyer, wanted)
    await payOrder(buyer, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    return orderSn
  }

  await db.insert(platformRules).values([
    // three staff members handle one order each, so that the next order waits
    { key: 'mostPerStaff', mode: 'account', value: 1 },
    { key: 'staffSteps', mode: 'account', value: 'required' },
  ])
  const sellers = await shelfOf(db, eq(goods.sellerId, users.seller), { typeId: ACCOUNT, count: 5, least: 60_000 })
  const others = await shelfOf(db, inArray(goods.sellerId, users.members), {
    typeId: ACCOUNT,
    count: 4,
    least: 30_000,
    most: 200_000,
  })
  for (const [end, hours] of LED) {
    const item = (OF_OTHERS.has(end) ? others : sellers).shift()
    if (!item) throw new Error('there are too few accounts for what staff lead')
    ago(hours)
    const orderSn = await buy(item)
    if (end === 'assign' || end === 'verify') continue
    const sale = ledSale({ services, staff: users.staff, orderSn, buyer, seller: as(item.sellerId) })
    await sale.submit()
    ago(hours - 0.4)
    await sale.check(end === 'mismatch' ? 'mismatch' : 'verified')
    ago(hours - 0.9)
    if (end === 'buyerLeft') await stepOrder(buyer, { orderSn, action: 'refund', reason: '换了别的账号' })
    if (end === 'sellerLeft') await stepOrder(seller, { orderSn, action: 'refund', reason: '账号不卖了' })
    if (!SIGNING.has(end)) continue
    await sale.accept()
    ago(hours - 1.3)
    await sale.signAsSeller()
    ago(hours - 1.6)
    if (end === 'refused') {
      await stepOrder(buyer, { orderSn, action: 'refund', reason: '不同意协议内容' })
      continue
    }
    await sale.signAsBuyer()
    if (end === 'delivered') await sale.deliver()
  }
  await db.insert(platformRules).values({ key: 'staffSteps', mode: 'account', value: 'optional' })

  const props = { typeId: PROPS, count: 1 }
  const [wares] = await shelfOf(db, eq(goods.sellerId, users.seller), { ...props, units: 5 })
  if (!wares) throw new Error('the demo seller has no props in stock')
  ago(2)
  const orderSn = await buy(wares, 5)
  ago(1.5)
  const pictures = await orderEvidence(seller, orderSn)
  const handed = { note: '已在游戏内邮寄，查收附件。', pictures, quantity: 3 }
  await stepOrder(seller, { orderSn, action: 'deliver', ...handed })
  const more = await shelfOf(db, eq(goods.sellerId, users.seller), { ...props, count: 3 })
  await seedRefunds({ db, own: buyer, items: more, ago, now })
  clock = now
}

interface Wanted {
  typeId: number
  count: number
  units?: number
  /** Minimum price in fen: cheap accounts of the demo seller are used for bargains. */
  least?: number
  /** Maximum price in fen: from 2,000.00 on a signature needs a face check. */
  most?: number
}

/**
 * Items of these sellers with enough available units, the longest listed first, so that they were on the shelf when
 * they were ordered.
 */
function shelfOf(
  db: Db,
  whose: SQL,
  { typeId, count, units = 1, least = 1000, most = 600_000 }: Wanted,
): Promise<Item[]> {
  return db
    .select()
    .from(goods)
    .where(
      and(
        onShelf,
        whose,
        eq(goods.goodsTypeId, typeId),
        gt(goods.priceFen, fen(least)),
        lt(goods.priceFen, fen(most)),
        sql`${goods.stock} - ${goods.reserved} >= ${units}`,
        typeId === ACCOUNT ? sql`${goods.rentHourFen} is null` : undefined,
        // a buyer who cancelled an order of an item cannot order it again so soon
        sql`not exists (select from ${orders} where ${orders.goodsSn} = ${goods.sn})`,
      ),
    )
    .orderBy(asc(goods.createdAt), asc(goods.id))
    .limit(count)
}
