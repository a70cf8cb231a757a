import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visits } from '@/lib/server/db/schema/listings/traffic'
import { postTransfer } from '@/lib/server/modules/money/wallet/internal/post-transfer'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { Deal, runClock } from '../../support/fixtures/deal'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const today = async (distId: number, ofDist?: number, span: '1' | '30' = '1') => {
  const staff = await world.logIn({ staff: 'auditor', ofDist }, distId)
  const overview = await staff.do('GET /console/overview', { span })
  return { ...overview, staff, day: overview.days.at(-1) }
}

describe('console overview', () => {
  it('the overview sums orders placed, paid, held and earned, of the own site or of all sites', async () => {
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
    expect(list[0]).toMatchObject({ distId: 1, amount: later.earned, balance: later.earned })
    const platform = await world.logIn({ staff: 'auditor' }, 2)
    expect((await platform.do('GET /console/shares', {})).list, 'on whatever host').toEqual(list)
    expect((await platform.do('GET /console/shares', { dist: '2' })).list).toEqual([])
    // A payout to the distributor does not reduce what it earned.
    await world.services.db.transaction((tx) =>
      postTransfer(tx, {
        kind: 'payoutHold',
        ref: 'W-of-the-site',
        memo: '分成提现',
        at: world.now(),
        lines: [
          { account: { kind: 'dist', ownerId: 1 }, amount: fen(-100n) },
          { account: { kind: 'withdrawal', ownerId: 1 }, amount: fen(100n) },
        ],
      }),
    )
    const paid = (await today(1, 1)).days.map(({ share }) => Number(share)).reduce((a, b) => a + b)
    expect(paid).toBe(Number(later.earned))
    // Eight days ago counts for the month, but not for today; a month ago nothing was sold.
    expect((await today(1, 1)).now).toMatchObject({ paid: 0, sales: '0.00' })
    expect(await today(1, 1, '30')).toMatchObject({
      now: { placed: 2, paid: 2, done: 1, sales: '160.00', share: later.earned },
      before: { paid: 0, sales: '0.00', visitors: 0 },
      games: [{ orders: 2, sales: '160.00' }],
    })
    const theirs = await today(2, 2)
    expect((await theirs.staff.do('GET /console/shares', {})).list).toEqual([])
    expect((await theirs.staff.do('GET /console/shares', { dist: '1' })).list, 'of another').toEqual([])
  })

  it('a buyer who orders twice is one person of the funnel', async () => {
    const first = await Deal.open(world, { price: '10.00', balance: '100.00' })
    const counted = async () => (await today(1, 1)).now
    const before = await counted()
    await (await first.place()).pay()
    await (await Deal.open(world, { price: '20.00', buyer: first.people.buyer })).place()
    const { placed, placedBy, paid, paidBy } = await counted()
    expect([placed - before.placed, placedBy - before.placedBy]).toEqual([2, 1])
    expect([paid - before.paid, paidBy - before.paidBy]).toEqual([1, 1])
  })

  it('a buyer counts once on each day of a longer period, as visitors do', async () => {
    const first = await Deal.open(world, { price: '10.00', balance: '100.00' })
    const counted = async () => (await today(1, 1, '30')).now
    const before = await counted()
    await first.place()
    world.pass({ days: 1 })
    await (await Deal.open(world, { price: '20.00', buyer: first.people.buyer })).place()
    const { placed, placedBy } = await counted()
    expect([placed - before.placed, placedBy - before.placedBy]).toEqual([2, 2])
  })

  it('the overview compares today with the same weekday of last week up to the same time', async () => {
    const owner = await world.logIn({ staff: 'auditor', ofDist: 3 }, 3)
    const { db } = world.services
    const at = (days: number, minutes: number) => new Date(world.now().getTime() - days * DAY_MS + minutes * 60_000)
    const come = (name: string, when: Date) =>
      db.insert(visits).values({ distId: 3, day: formatDate(when), visitorHash: name, createdAt: when })
    await come('now', at(0, 0))
    await come('before', at(7, 0))
    await come('later that day', at(7, 1))
    const { now, before } = await owner.do('GET /console/overview', { span: '1' })
    expect([now.visitors, before.visitors]).toEqual([1, 1])
    expect((await owner.ask('GET /console/overview', { span: '2' as '1' })).name).toBe('INVALID_INPUT')
  })
})
