import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postTransfer } from '@/lib/server/modules/wallet/internal/post-transfer'
import { fen } from '@/lib/shared/money'
import { Deal, runClock } from '../support/deal'
import { World } from '../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const today = async (distId: number, ofDist?: number) => {
  const staff = await world.logIn({ staff: 'auditor', ofDist }, distId)
  const overview = await staff.do('GET /console/overview', {})
  return { ...overview, staff, day: overview.days.at(-1) }
}

describe('the overview', () => {
  it('sums what was placed, paid, held and earned, of the own site or of all', async () => {
    const one = await (await Deal.open(world, { price: '100.00', balance: '200.00' })).place()
    await (await (await Deal.open(world, { price: '60.00', balance: '200.00' })).place()).pay()
    await one.pay()
    expect((await today(1)).day).toMatchObject({ placed: 2, paid: 2, done: 0, sales: '160.00', share: '0.00' })
    const own = await today(1, 1)
    expect(own.day).toMatchObject({ placed: 2, paid: 2, sales: '160.00' })
    expect(own).toMatchObject({ held: '160.00', earned: '0.00', games: [{ orders: 2, sales: '160.00' }] })
    const other = await today(2, 2)
    expect(other.day).toMatchObject({ placed: 0, paid: 0, sales: '0.00' })
    expect(other).toMatchObject({ held: '0.00', games: [] })

    await (await one.deliver()).confirm()
    world.pass({ days: 8 })
    await runClock(world)
    const later = await today(1, 1)
    expect(later.days.map(({ sales }) => Number(sales)).reduce((a, b) => a + b)).toBe(160)
    expect(Number(later.earned)).toBeGreaterThan(0)
    expect(later.days.map(({ share }) => Number(share)).reduce((a, b) => a + b)).toBe(Number(later.earned))
    const { list } = await later.staff.do('GET /console/shares', {})
    expect(list[0]).toMatchObject({ amount: later.earned, balance: later.earned })
    // what is paid out to the distributor was earned all the same
    await world.services.db.transaction((tx) =>
      postTransfer(tx, {
        ...{ kind: 'payoutHold', ref: 'W-of-the-site', memo: '分成提现', at: world.now() },
        lines: [
          { account: { kind: 'dist', ownerId: 1 }, amount: fen(-100n) },
          { account: { kind: 'withdrawal', ownerId: 1 }, amount: fen(100n) },
        ],
      }),
    )
    const paid = (await today(1, 1)).days.map(({ share }) => Number(share)).reduce((a, b) => a + b)
    expect(paid).toBe(Number(later.earned))
    const theirs = await today(2, 2)
    expect((await theirs.staff.do('GET /console/shares', {})).list).toEqual([])
  })
})
