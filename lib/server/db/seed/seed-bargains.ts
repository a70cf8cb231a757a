import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { BargainAnswer } from '@/lib/shared/bargain'
import type { DistId, UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money'
import { answerOffer } from '../../modules/bargains/answer-offer'
import { expireBargains } from '../../modules/bargains/expire-bargains'
import { makeOffer } from '../../modules/bargains/make-offer'
import { setTerms } from '../../modules/bargains/set-terms'
import { changePrices } from '../../modules/catalog/change-prices'
import { addCodes } from '../../modules/codes/add-codes'
import { editShop } from '../../modules/shops/edit-shop'
import { payOrder } from '../../modules/trading/pay-order'
import { placeOrder } from '../../modules/trading/place-order'
import type { UserCtx } from '../../runtime/context'
import { NO_DIST, systemCtx } from '../../runtime/system-ctx'
import type { Vault } from '../../runtime/vault'
import type { Db } from '../client'
import { goods, onShelf } from '../schema/catalog'
import { DEMO_PAY_PASSWORD } from './demo-logins'
import { demoServices } from './demo-services'
import type { Random } from './random'
import type { SeedUsers } from './seed-users'

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
 * Offers between the demo buyer and the demo seller in every state, both ways round, through the real verbs; codes that the
 * demo seller stored, one of them handed over; and what his shop says.
 */
export async function seedBargains({ db, log, vault, now, users, random }: Input): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: number): UserCtx => ({
    ...systemCtx(services, { ...NO_DIST, distId: 1 as DistId }),
    user: { sessionId: `seed-${userId}`, userId: userId as UserId, nickName: '', authStatus: 2, role: 'member' },
  })
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  const { buyer, seller } = users
  const share = (item: Item, percent: bigint): Fen => fen((item.priceFen * percent) / 100n)
  const offer = async (item: Item, percent: bigint, by = buyer): Promise<number> =>
    (await makeOffer(as(by), { goodsSn: item.sn, price: share(item, percent) })).bargainId
  const answer = (by: number, bargainId: number, handle: BargainAnswer, price?: Fen) =>
    answerOffer(as(by), { bargainId, handle, price })
  const free = (sellerId: number, goodsTypeId: number, count: number): Promise<Item[]> =>
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
          lt(goods.createdAt, new Date(now.getTime() - 96 * HOUR)),
          sql`${goods.rentHourFen} is null`,
        ),
      )
      .orderBy(asc(goods.id))
      .limit(count)
  const expire = () => expireBargains(systemCtx(services, NO_DIST), { limit: 50 })

  const own = await free(seller, ACCOUNTS, 11)
  for (const { sn } of own) await setTerms(as(seller), { goodsSn: sn, bargain: true })
  const [late, lapsed, ordered, refused, taken, dearer, kept, countered, waiting, ...crowd] = own
  if (!late || !lapsed || !ordered || !refused || !taken || !dearer || !kept || !countered || !waiting)
    throw new Error('the demo seller has too few accounts to bargain for')

  ago(70)
  await offer(late, 70n)
  await answer(seller, await offer(lapsed, 85n), 'accept')
  ago(45)
  await expire()
  ago(40)
  const agreed = await offer(ordered, 92n)
  await answer(seller, agreed, 'accept')
  const order = { goodsSn: ordered.sn, price: share(ordered, 92n), goodsNum: 1, ensureId: 0, bargainId: agreed }
  const { orderSn } = await placeOrder(as(buyer), order)
  await payOrder(as(buyer), { orderSn, payPassword: DEMO_PAY_PASSWORD })
  ago(30)
  await answer(seller, await offer(refused, 55n), 'refuse')
  await answer(buyer, await offer(taken, 80n), 'withdraw')
  ago(20)
  await offer(dearer, 90n)
  await changePrices(as(seller), [{ goodsSn: dearer.sn, price: share(dearer, 105n) }])
  ago(5)
  await answer(seller, await offer(countered, 70n), 'counter', share(countered, 88n))
  ago(2)
  await offer(waiting, 90n)
  for (const [i, item] of crowd.entries()) {
    ago(1.5 - i / 2)
    await offer(item, 86n + BigInt(i * 4), users.members[30 + i])
  }
  ago(0.02)
  await answer(seller, await offer(kept, 95n), 'accept')

  await seedCodes()
  ago(0)
  await editShop(as(seller), {
    name: '秋水小铺',
    notice: '每天 10 点到 24 点在线，拍下后十分钟内进群交付。账号都可以先验再付，支持议价。',
  })

  /** The last of them is paid for, and so handed over. */
  async function seedCodes(): Promise<void> {
    const [item] = await free(seller, CODES, 1)
    if (!item) return
    const code = () => Array.from({ length: 4 }, () => random.int(0x1000, 0xffff).toString(16).toUpperCase()).join('-')
    ago(28)
    await addCodes(as(seller), { goodsSn: item.sn, codes: Array.from({ length: STORED }, code).join('\n') })
    ago(6)
    const bought = { goodsSn: item.sn, price: item.priceFen, goodsNum: 1, ensureId: 0 }
    const { orderSn } = await placeOrder(as(buyer), bought)
    await payOrder(as(buyer), { orderSn, payPassword: DEMO_PAY_PASSWORD })
  }
}
