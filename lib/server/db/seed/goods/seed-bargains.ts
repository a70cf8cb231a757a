import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { BargainAnswer } from '@/lib/shared/goods/bargain'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { updatePrices } from '../../../modules/listings/catalog/selling/update-prices'
import { createCodes } from '../../../modules/listings/codes/create-codes'
import { answerBargain } from '../../../modules/market/bargains/answer-bargain'
import { createBargain } from '../../../modules/market/bargains/create-bargain'
import { expireBargains } from '../../../modules/market/bargains/expire-bargains'
import { updateBargainTerms } from '../../../modules/market/bargains/update-bargain-terms'
import { updateShop } from '../../../modules/market/shops/update-shop'
import { verifyListings } from '../../../modules/office/goods-review/verify-listings'
import { findOrderPause } from '../../../modules/orders/trading/lists/queries-cancelled'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import type { UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { goods, onShelf } from '../../schema/listings/catalog'
import { actAs, demoServices } from '../orders/demo-services'
import { DEMO_PAY_PASSWORD } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import type { Random } from '../random'

interface Input {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  random: Random
}
type Item = typeof goods.$inferSelect

const HOUR = 3_600_000
const ACCOUNTS = 1
const CODES = 46
const STORED = 36

/**
 * Seeds offers between the demo buyer and the demo seller in every state, in both directions, through the real business
 * functions; codes stored by the demo seller, one of them delivered; and the text of his shop.
 */
export async function seedBargains({ db, log, vault, now, users, random }: Input): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId): UserCtx => actAs(services, userId)
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  const { buyer, seller } = users
  const share = (item: Item, percent: bigint): Fen => fen((item.priceFen * percent) / 100n)
  const offer = async (item: Item, percent: bigint, by = buyer): Promise<number> =>
    (await createBargain(as(by), { goodsSn: item.sn, price: share(item, percent) }, findOrderPause)).bargainId
  const answer = (by: UserId, bargainId: number, handle: BargainAnswer, price?: Fen) =>
    answerBargain(as(by), { bargainId, handle, price }, findOrderPause)
  const free = (sellerId: UserId, goodsTypeId: number, count: number): Promise<Item[]> =>
    db
      .select()
      .from(goods)
      .where(
        and(
          onShelf,
          eq(goods.sellerId, sellerId),
          eq(goods.goodsTypeId, goodsTypeId),
          eq(goods.reserved, 0),
          gt(goods.priceFen, fen(3000)),
          lt(goods.priceFen, fen(60_000)),
          lt(goods.createdAt, new Date(now.getTime() - 72 * HOUR)),
          sql`${goods.rentHourFen} is null`,
        ),
      )
      .orderBy(asc(goods.id))
      .limit(count)
  const expire = () => expireBargains(systemCtx(services, NO_DIST), { limit: 50 })

  /** Hours ago, and what happened to one item then; a small catalogue only has items for the first of them. */
  const scenes: [hours: number, (item: Item) => Promise<unknown>][] = [
    [2, (item) => offer(item, 90n)],
    [5, async (item) => answer(seller, await offer(item, 70n), 'counter', share(item, 88n))],
    [0.02, async (item) => answer(seller, await offer(item, 95n), 'accept')],
    [40, order],
    [30, async (item) => answer(seller, await offer(item, 55n), 'refuse')],
    [70, (item) => offer(item, 70n)],
    [69, async (item) => answer(seller, await offer(item, 85n), 'accept')],
    [29, async (item) => answer(buyer, await offer(item, 80n), 'withdraw')],
    [20, dearer],
    [1.5, (item) => offer(item, 86n, users.members[30])],
    [1, (item) => offer(item, 92n, users.members[31])],
  ]
  const own = await free(seller, ACCOUNTS, scenes.length)
  for (const { sn } of own) await updateBargainTerms(as(seller), { goodsSn: sn, bargain: true })
  const acts = scenes
    .slice(0, own.length)
    .map(([hours, act], i) => ({ hours, act, item: own[i] as Item }))
    .sort((a, b) => b.hours - a.hours)
  for (const { hours, act, item } of acts) {
    ago(hours)
    await expire()
    await act(item)
  }

  await seedCodes()
  ago(0)
  await updateShop(as(seller), {
    name: '秋水小铺',
    notice: '每天 10 点到 24 点在线，拍下后十分钟内进群交付。账号都可以先验再付，支持议价。',
  })

  async function order(item: Item): Promise<void> {
    const bargainId = await offer(item, 92n)
    await answer(seller, bargainId, 'accept')
    const agreed = { goodsSn: item.sn, price: share(item, 92n), goodsNum: 1, ensureId: 0, bargainId }
    const { orderSn } = await createOrder(as(buyer), agreed)
    await payOrder(as(buyer), { orderSn, payPassword: DEMO_PAY_PASSWORD })
  }

  async function dearer(item: Item): Promise<void> {
    await offer(item, 90n)
    await updatePrices(as(seller), [{ goodsSn: item.sn, price: share(item, 105n) }], verifyListings)
  }

  /** The last code is paid for, and so delivered. */
  async function seedCodes(): Promise<void> {
    const [item] = await free(seller, CODES, 1)
    if (!item) return
    const code = () => Array.from({ length: 4 }, () => random.int(0x1000, 0xffff).toString(16).toUpperCase()).join('-')
    ago(28)
    await createCodes(as(seller), { goodsSn: item.sn, codes: Array.from({ length: STORED }, code).join('\n') })
    ago(6)
    const bought = { goodsSn: item.sn, price: item.priceFen, goodsNum: 1, ensureId: 0 }
    const { orderSn } = await createOrder(as(buyer), bought)
    await payOrder(as(buyer), { orderSn, payPassword: DEMO_PAY_PASSWORD })
  }
}
