import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { creditSandbox } from '../../../modules/money/wallet/sandbox/credit-sandbox'
import { payOrder } from '../../../modules/orders/trading/pay-order'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import type { UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { goods, onShelf } from '../../schema/listings/catalog'
import { coupons, couponTemplates } from '../../schema/market/campaign'
import { users as userTable } from '../../schema/people/identity'
import { actAs, demoServices } from '../orders/demo-services'
import { ledSale } from '../orders/led-sale'
import { stepOrder } from '../orders/step-order'
import { passTime } from '../pass-time'
import type { Random } from '../random'
import { DEMO_PAY_PASSWORD } from './demo-logins'
import { nickname } from './nicknames'
import type { SeedUsers } from './seed-users'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NEWCOMERS = 24
/** Their names follow those of all other users. */
const FIRST_NAME = 1000

interface NewcomersInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  random: Random
}

/** Seeds invited users and their first orders, and the demo buyer's coupons: unused, used by real orders, expired. */
export async function seedNewcomers({ db, log, vault, now, users, random }: NewcomersInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const as = (userId: UserId, distId: number): UserCtx => actAs(services, userId, { distId })
  const shelf = async (low: number, high: number, count: number) =>
    db
      .select()
      .from(goods)
      .where(
        and(
          onShelf,
          eq(goods.goodsTypeId, ACCOUNT),
          eq(goods.reserved, 0),
          between(goods.priceFen, fen(low * 100), fen(high * 100)),
        ),
      )
      .orderBy(sql`md5(${goods.sn})`)
      .limit(count)

  const buy = async (
    buyer: UserCtx,
    item: typeof goods.$inferSelect,
    start: Date,
    more: { couponId?: number; isDone: boolean },
  ) => {
    const later = (minutes: number) => {
      clock = new Date(Math.min(now.getTime(), start.getTime() + minutes * 60_000))
    }
    later(0)
    const { orderSn } = await createOrder(buyer, {
      goodsSn: item.sn,
      price: item.priceFen,
      goodsNum: 1,
      ensureId: 0,
      couponId: more.couponId,
    })
    later(3)
    await payOrder(buyer, { orderSn, payPassword: DEMO_PAY_PASSWORD })
    if (!more.isDone) return
    later(30)
    const seller = as(item.sellerId, buyer.dist.distId)
    const sale = ledSale({ services, staff: users.staff, orderSn, buyer, seller })
    await sale.lead((minutes) => later(30 + minutes))
    later(70)
    await stepOrder(buyer, { orderSn, action: 'confirm' })
  }

  const made = await makePeople({ db, now, users, random })
  const items = await shelf(60, 900, NEWCOMERS * 3)
  // an invited user whose order failed, so that the inviter sees why no commission was paid
  const unlucky = made.filter(({ invitedBy }) => invitedBy === users.buyer)[1]
  for (const person of made) {
    const start = new Date(person.createdAt.getTime() + 2 * HOUR)
    const item = items.splice(random.int(0, items.length - 1), 1)[0]
    if (!item) break
    await listBefore(db, item, start, random)
    clock = start
    const buyer = as(person.id, person.distId)
    await creditSandbox(buyer, fen(100_000), random.chance(0.6) ? 1 : 2)
    await buy(buyer, item, start, { isDone: person !== unlucky })
  }

  const [small, great] = await giveCoupons(db, users.buyer, now)
  const [first, second] = await shelf(1000, 1500, 2)
  const demo = as(users.buyer, 1)
  for (const item of [first, second]) if (item) await listBefore(db, item, new Date(now.getTime() - 6 * DAY), random)
  if (first && small) await buy(demo, first, new Date(now.getTime() - 6 * DAY), { couponId: small, isDone: true })
  if (second && great) await buy(demo, second, new Date(now.getTime() - 3 * HOUR), { couponId: great, isDone: false })
  await passTime(systemCtx(services, NO_DIST), {
    until: now,
    be: (moment) => {
      clock = moment
    },
  })
}

/** Dates the listing of an item hours to days before its sale. */
async function listBefore(
  db: Db,
  { id, createdAt }: typeof goods.$inferSelect,
  sold: Date,
  random: Random,
): Promise<void> {
  const listed = new Date(sold.getTime() - 60 ** (1 + random.next()) * 120_000)
  if (createdAt > listed) await db.update(goods).set({ createdAt: listed }).where(eq(goods.id, id))
}

async function makePeople({ db, now, users, random }: Pick<NewcomersInput, 'db' | 'now' | 'users' | 'random'>) {
  const [demo] = await db
    .select({ passwordHash: userTable.passwordHash, payPasswordHash: userTable.payPasswordHash })
    .from(userTable)
    .where(eq(userTable.id, users.buyer))
  const rows = Array.from({ length: NEWCOMERS }, (_, i) => {
    // Two thirds joined on the first site, and a few users invited most of them.
    const inviter = users.members[Math.floor(random.next() ** 2 * 9)] ?? users.buyer
    return {
      phone: `137${String(20_000_000 + i * 6211).slice(0, 8)}`,
      nickName: nickname(FIRST_NAME + i),
      ...demo,
      authStatus: 2 as const,
      inviteCode: `NEWC${String(i).padStart(4, '0')}`,
      invitedBy: i % 5 === 0 ? users.buyer : inviter,
      registeredDistId: i % 3 === 2 ? 2 + (i % 2) : 1,
      createdAt: new Date(now.getTime() - (1 + random.next() * 26) * DAY),
    }
  })
  const made = await db.insert(userTable).values(rows).returning({
    id: userTable.id,
    createdAt: userTable.createdAt,
    distId: userTable.registeredDistId,
    invitedBy: userTable.invitedBy,
  })
  return made.sort((a, b) => Number(a.createdAt) - Number(b.createdAt))
}

/** Days before and after now between which a coupon of the demo buyer is valid. */
const OWN: [title: string, amount: number, min: number, ago: number, left: number, source: 'lottery' | 'gift'][] = [
  ['满 1000 元减 50 元', 50, 1000, 8, 7, 'lottery'],
  ['满 400 元减 20 元', 20, 400, 1, 14, 'lottery'],
  ['新人礼券', 5, 100, 10, 20, 'gift'],
  ['满 200 元减 10 元', 10, 200, 14, 0.6, 'lottery'],
  ['满 100 元减 5 元', 5, 100, 3, 12, 'lottery'],
  ['满 2000 元减 100 元', 100, 2000, 2, 13, 'lottery'],
  ['满 100 元减 5 元', 5, 100, 22, -7, 'lottery'],
  ['满 200 元减 10 元', 10, 200, 40, -25, 'lottery'],
  ['中秋礼券', 30, 600, 58, -43, 'gift'],
]

async function giveCoupons(db: Db, userId: UserId, now: Date): Promise<(number | undefined)[]> {
  const [template] = await db
    .select()
    .from(couponTemplates)
    .where(eq(couponTemplates.distId, 1))
    .orderBy(asc(couponTemplates.id))
    .limit(1)
  const values = OWN.map(([title, amount, min, ago, left, source]) => ({
    distId: 1,
    userId,
    templateId: template?.id ?? 0,
    title,
    amountFen: fen(amount * 100),
    minFen: fen(min * 100),
    goodsTypes: sql`'{}'::integer[]` as unknown as number[],
    source,
    validFrom: new Date(now.getTime() - ago * DAY),
    validTo: new Date(now.getTime() + left * DAY),
    createdAt: new Date(now.getTime() - ago * DAY),
  }))
  // The first two are used by the two orders below; a second copy of each stays unused.
  const used = [values[0], values[1]].map((one) => ({
    ...(one as (typeof values)[number]),
    validTo: new Date(now.getTime() + 5 * DAY),
  }))
  const created = await db
    .insert(coupons)
    .values([...used, ...values])
    .returning({ id: coupons.id })
  return [created[0]?.id, created[1]?.id]
}
