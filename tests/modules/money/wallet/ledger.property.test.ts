import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { yuanToFen } from '@/lib/shared/money/money'
import { Bank, Saver } from '../../../support/fixtures/bank'
import { giveCoupon } from '../../../support/fixtures/coupons'
import { Staff } from '../../../support/fixtures/staff'
import { Till } from '../../../support/fixtures/till'
import { isThorough, proofTimeout, scaled } from '../../../support/proof-size'
import { World } from '../../../support/world'
import { DisputeModel } from './dispute-model'
import { marketCommands, type Pursuit } from './market-commands'
import type { Real } from './model-command'

const PEOPLE = 3
const SHELF = [
  [1, '100.00', 1],
  [1, '37.77', 1],
  [27, '12.34', 4],
  [22, '0.99', 6],
  [1, '250.50', 1],
  [27, '0.37', 9],
  [22, '55.55', 3],
] as const

/**
 * Amount, minimum order and lifetime in minutes plus a half, so that no time step hits its end; one of each per person.
 */
const COUPONS = [
  ['5.00', '100.00', 30_240.5],
  ['1.20', '12.00', 3_000.5],
  ['0.50', '10.00', 30_240.5],
  ['0.01', '0.30', 30_240.5],
] as const

/** Sellers in disputes also pay deposits, so they need more money than traders. */
const OPENS_WITH: Readonly<Record<Pursuit, number>> = { trade: 200, payouts: 200, disputes: 1200 }

async function openMarket(world: World, pursuit: Pursuit): Promise<{ model: DisputeModel; real: Real }> {
  const yuan = OPENS_WITH[pursuit]
  const savers = []
  for (let i = 0; i < PEOPLE; i++) savers.push(await Saver.open(world, { balance: yuan.toFixed(2) }))
  const people = savers.map(({ person }) => person)
  const [inviter, invited] = people as [Real['people'][number], Real['people'][number]]
  await world.services.db
    .update(users)
    .set({ invitedBy: inviter.userId, createdAt: world.now() })
    .where(eq(users.id, invited.userId))
  const model = new DisputeModel()
  model.invitedBy.set(1, 0)
  const lists = { orderSns: [], withdrawalSns: [], disputeSns: [] }
  const staff = [await Staff.open(world), await Staff.open(world)].map(({ person }) =>
    world.staffCtx(person, { role: 'supervisor' }),
  )
  const [till, bank] = [await Till.open(world), await Bank.open(world)]
  const real: Real = { world, till, bank, savers, people, sns: [], couponIds: [], ...lists, staff }
  model.balances = people.map(() => BigInt(yuan) * 100n)
  // Each withdrew ten before, nine of which reached the payee.
  model.clearing[1] = -(BigInt(yuan) + 1n) * 100n * BigInt(PEOPLE)
  model.platform = 100n * BigInt(PEOPLE)
  for (const [i, [goodsTypeId, price, stock]] of SHELF.entries()) {
    const seller = people[i % PEOPLE] as Real['people'][number]
    real.sns.push((await world.goods({ seller, goodsTypeId, price, stock })).sn)
    model.goods.push({ seller: i % PEOPLE, price: yuanToFen(price), stock, reserved: 0, type: goodsTypeId })
  }
  for (const [amount, min, minutes] of COUPONS) {
    for (const [owner, person] of people.entries()) {
      real.couponIds.push(await giveCoupon(world, person, { amount, min, minutes }))
      model.coupons.push({ owner, amount: yuanToFen(amount), min: yuanToFen(min), until: minutes * 60, order: null })
    }
  }
  return { model, real }
}

const TRADE = [
  ...['recharge', 'payment', 'latePayment', 'orderHold', 'orderRefund', 'orderRelease'],
  ...['refundOut', 'refundPaid', 'refundBack'],
  ...['0 WAIT_PAY', '1 VERIFY', '1 DELIVERING', '2 INSPECTION', '3 HOLD', '3 RELEASED'],
  ...['7 CANCELLED', '7 TIMEOUT', '7 REFUNDED', '8 REFUNDED'],
  ...['coupon 0', 'coupon 1', 'coupon 2', 'coupon 3', 'coupon 7', 'coupon 8'],
  ...['payoutHold', 'payoutPaid'],
]
const DISPUTES = [
  ...['stakeHold', 'depositReturn', 'inviteProfit', 'inviteReturn', 'refundOut', 'orderRefund', 'orderRelease'],
  ...['dispute granted', 'dispute agreed', 'dispute ruled', 'dispute withdrawn', 'appealed'],
  ...['8 REFUNDED', '3 RELEASED'],
]
const PAYOUTS = [
  ...['recharge', 'orderHold', 'orderRelease', 'payoutHold', 'payoutPaid', 'payoutBack', 'payoutReturned'],
  ...['withdrawal paid', 'withdrawal failed', 'withdrawal returned', 'withdrawal cancelled'],
]

it.each<[pursuit: Pursuit, runs: number, led: string[]]>([
  ['trade', 20, TRADE],
  ['payouts', 10, PAYOUTS],
  ['disputes', 18, DISPUTES],
])(
  'random operations in %s leave the ledger equal to the model',
  async (pursuit, whole, led) => {
    const runs = scaled('money', whole)
    let operations = 0
    const reached = new Set<unknown>()
    const size = { people: PEOPLE, goods: SHELF.length, coupons: PEOPLE * COUPONS.length }
    // A fixed seed: the same operations on every machine. A failure prints the path to replay.
    await fc.assert(
      fc.asyncProperty(marketCommands(pursuit, size), async (commands) => {
        const world = await new World().open()
        try {
          await world.placeAtWill()
          await fc.asyncModelRun(() => openMarket(world, pursuit), commands)
          const { rows } = await world.services.db.execute(
            sql`select kind as what from transfers union select order_status || ' ' || sub_status from order_events
            union select 'coupon ' || status from orders where coupon_id is not null
            union select 'withdrawal ' || status from withdrawals union select 'dispute ' || outcome from disputes
            union select 'appealed' from disputes where appealed_at is not null`,
          )
          for (const { what } of rows) reached.add(what)
          for (const command of commands) if ((command as unknown as { hasRan: boolean }).hasRan) operations++
        } finally {
          await world.close()
        }
      }),
      { numRuns: runs, seed: 11, endOnFailure: true },
    )
    expect(operations).toBeGreaterThan(0)
    if (!isThorough('money')) return
    expect(operations).toBeGreaterThan(15 * runs)
    expect(
      led.filter((place) => !reached.has(place)),
      'the operations led everywhere',
    ).toEqual([])
  },
  proofTimeout('money', 240_000),
) // Twenty databases and hundreds of operations: not a measure of speed.
