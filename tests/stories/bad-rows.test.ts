import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { closures } from '@/lib/server/db/schema/office/privacy'
import { expireBargains } from '@/lib/server/modules/market/bargains/expire-bargains'
import { refundGifts } from '@/lib/server/modules/market/campaign/refund-gifts'
import { expireWants } from '@/lib/server/modules/market/wants/expire-wants'
import { eraseClosedAccounts } from '@/lib/server/modules/office/privacy/erase-closed-accounts'
import { processDueOrders } from '@/lib/server/modules/orders/trading/flow/process-due-orders'
import { recordLateTies } from '@/lib/server/modules/orders/trading/record-late-ties'
import { returnDeposits } from '@/lib/server/modules/orders/trading/return-deposits'
import type { Ctx } from '@/lib/server/runtime/context'
import { NO_DIST, systemCtx } from '@/lib/server/runtime/system-ctx'
import { CAMPAIGNS } from '../support/fixtures/campaigns'
import { Deal } from '../support/fixtures/deal'
import { earnShare } from '../support/fixtures/share'
import { oneBrowser } from '../support/one-person'
import { PAY_PASSWORD, World } from '../support/world'

interface Sweep {
  /** Table whose row is bad, and its key. */
  table: string
  key: string
  /** Makes one due row; resolves with its key. */
  create: () => Promise<number>
  /** Days after which it is due. */
  days: number
  run: (ctx: Ctx, input: { limit: number }) => Promise<number>
}

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())
beforeEach(() =>
  world.asOwner(`create or replace function bad_row() returns trigger language plpgsql as $$
  begin raise exception 'this row is bad'; end $$`),
)

const newestKey = async (table: string, key: string): Promise<number> => {
  const { rows } = await world.services.db.execute<{ id: string }>(`select max(${key}) as id from ${table}`)
  return Number(rows[0]?.id)
}

const SWEEPS: Sweep[] = [
  {
    table: 'want_posts',
    key: 'id',
    create: async () => {
      const buyer = await world.logIn(await world.person({ balance: '100.00' }))
      const form = { gameId: '107', goodsTypeId: '1', title: '收一个贵族八的账号', budget: '800.00' }
      return Number((await buyer.do('POST /goods/releaseWantGoods', form)).wantId)
    },
    days: 31,
    run: expireWants,
  },
  {
    table: 'bargains',
    key: 'id',
    create: async () => {
      const seller = await world.person()
      const { sn: goodsSn } = await world.goods({ seller, price: '100.00' })
      await (await world.logIn(seller)).do('POST /goods/bargainTerms', { goodsSn, bargain: '1' })
      await (await world.logIn()).do('POST /goods/bargaining', { goodsSn, price: '60.00' })
      return newestKey('bargains', 'id')
    },
    days: 3,
    run: expireBargains,
  },
  {
    table: 'orders',
    key: 'id',
    create: async () => {
      const { sn: goodsSn } = await world.goods({ seller: await world.person(), price: '100.00' })
      await (await world.logIn()).do('POST /order/placeOrder', { goodsSn, price: '100.00', agree: '1' })
      return newestKey('orders', 'id')
    },
    days: 1,
    run: processDueOrders,
  },
  {
    table: 'deposits',
    key: 'user_id',
    create: async () => {
      const person = await world.person({ balance: '1000.00' })
      const seller = await world.logIn(person)
      const input = { kind: 'shop', payPassword: PAY_PASSWORD } as const
      await seller.do('POST /pay/depositPay', input, { key: crypto.randomUUID() })
      await seller.do('POST /pay/askDeposit', input, { key: crypto.randomUUID() })
      return person.userId
    },
    days: 31,
    run: returnDeposits,
  },
  {
    table: 'closures',
    key: 'user_id',
    create: async () => {
      const { userId } = await world.person()
      const at = world.now()
      await world.services.db.insert(closures).values({ userId, distId: 1, closedAt: at, eraseAt: at })
      return userId
    },
    days: 1,
    run: eraseClosedAccounts,
  },
  {
    table: 'coupons',
    key: 'id',
    create: async () => {
      await earnShare(world, 3, '10.00')
      const staff = await world.logIn({ staff: 'editor', ofDist: 3 }, 3)
      const gift = { ...CAMPAIGNS.gift, userId: String((await world.person()).userId) }
      await staff.do('POST /console/giveCoupon', gift, { key: crypto.randomUUID() })
      return newestKey('coupons', 'id')
    },
    days: 60,
    run: refundGifts,
  },
]

it.each(SWEEPS)('a bad row of $table is tried again later and does not block the row behind it', async (sweep) => {
  const { table, key, create, days, run } = sweep
  const bad = await create()
  await create()
  world.pass({ days })
  await world.asOwner(`create trigger bad_row before update or delete on ${table} for each row
    when (old.${key} = ${bad}) execute function bad_row()`)
  const ctx = systemCtx(world.services, NO_DIST)
  expect(await run(ctx, { limit: 1 }), 'the bad row').toBe(0)
  expect(await run(ctx, { limit: 1 }), 'the row behind it').toBe(1)
  expect(await run(ctx, { limit: 1 })).toBe(0)
  await world.asOwner(`drop trigger bad_row on ${table}`)
  expect(await run(ctx, { limit: 1 }), 'too early').toBe(0)
  world.pass({ minutes: 5 })
  expect(await run(ctx, { limit: 1 }), 'after five minutes').toBe(1)
})

it('a tied order that cannot be marked is tried again later and does not block the others', async () => {
  const deals = [await complete(), await complete()]
  for (const { orderSn, people } of deals) await oneBrowser(world, orderSn, people.buyer, people.seller)
  await world.asOwner(`create trigger bad_row before update on orders for each row
    when (old.sn = '${deals[0]?.orderSn}') execute function bad_row()`)
  const ctx = systemCtx(world.services, NO_DIST)
  expect(await recordLateTies(ctx), 'the order behind it').toBe(1)
  await world.asOwner('drop trigger bad_row on orders')
  world.pass({ minutes: 5 })
  expect(await recordLateTies(ctx), 'after five minutes').toBe(1)
})

async function complete(): Promise<Deal> {
  const deal = await Deal.open(world, { balance: '500.00' })
  return (await (await (await deal.place()).pay()).deliver()).confirm()
}
