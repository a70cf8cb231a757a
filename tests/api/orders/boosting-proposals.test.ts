import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boosters } from '@/lib/server/db/schema/market/boosting'
import { runClock } from '../../support/fixtures/deal'
import { Work } from '../../support/fixtures/work'
import { passToHour } from '../../support/pass-to-hour'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

describe('proposals to end early', () => {
  const proposeAndWithdraw = async (by: 'customer' | 'booster') => {
    const work = await (await Work.open(world, { hours: 5 })).begin()
    await work.show('booster', 'shot')
    world.pass({ hours: 4, minutes: 59 })
    await work.propose(by, '0.00', '0.00')
    world.pass({ hours: 5, minutes: 30 })
    await work.act(by, 'withdraw')
    await runClock(world)
    return work
  }

  it('a proposal of the customer stops the work timer, because the booster cannot submit until it is answered', async () => {
    const work = await proposeAndWithdraw('customer')
    expect(await work.state()).toBe('1 WORKING')
    expect((await work.detail()).work?.pace).toMatchObject({ isLate: false })
    expect(await work.show('booster', 'submit')).toMatchObject({ name: 'OK' })
    await work.act('customer', 'confirm')
    expect(await work.state()).toBe('3 RELEASED')
  })

  it('a proposal of the booster does not stop the work timer', async () => {
    const work = await proposeAndWithdraw('booster')
    expect(await work.state()).toBe('8 REFUNDED')
  })
})

describe('a refusal of a proposal', () => {
  it('stops the order for staff once', async () => {
    const work = await (await Work.open(world)).begin()
    await work.propose('customer', '50.00', '0.00')
    expect(await work.show('booster', 'decline')).toMatchObject({ name: 'OK' })
    const staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /desk/thawOrder', { orderSn: work.orderSn, reason: '请双方再商量' })
    expect(await work.show('booster', 'decline')).toMatchObject({ name: 'ORDER_STATE' })
    expect(await work.propose('booster', '60.00', '0.00')).toMatchObject({ name: 'OK' })
    expect(await work.show('customer', 'decline'), 'the other side').toMatchObject({ name: 'OK' })
  })
})

describe('an early end counts against the side that first proposed it', () => {
  const begun = async () => {
    const work = await (await Work.open(world)).begin()
    await work.show('booster', 'shot')
    return work
  }
  const brokenOf = async (work: Work) => {
    const { db } = world.services
    const [row] = await db.select().from(boosters).where(eq(boosters.userId, work.people.booster.userId))
    return row?.broken
  }

  it('a booster who gives up and accepts a counter-proposal has broken off the work', async () => {
    const work = await begun()
    expect(await work.propose('booster', '50.00', '0.00')).toMatchObject({ name: 'OK' })
    expect(await work.propose('customer', '0.00', '10.00')).toMatchObject({ name: 'OK' })
    expect(await work.act('booster', 'agree')).toMatchObject({ name: 'OK' })
    expect(await work.state()).toBe('8 REFUNDED')
    expect(await brokenOf(work)).toBe(1)
  })

  it('a customer who gives up and accepts a counter-proposal does not make the booster break off', async () => {
    const work = await begun()
    await work.propose('customer', '0.00', '10.00')
    await work.propose('booster', '50.00', '0.00')
    await work.propose('customer', '20.00', '0.00')
    expect(await work.act('booster', 'agree')).toMatchObject({ name: 'OK' })
    expect(await work.state()).toBe('7 REFUNDED')
    expect(await brokenOf(work)).toBe(0)
  })
})

describe('cancelling because nothing was shown in time', () => {
  const refund = (work: Work) => work.act('customer', 'refund')
  const begun = async (kind: 'boosting' | 'convoy' = 'boosting') =>
    (await Work.open(world, { kind, num: kind === 'convoy' ? 3 : 1, hours: 5 })).begin()

  it('the time of a lock or a proposal does not count for the first screenshot', async () => {
    passToHour(world, 12)
    const work = await begun()
    world.pass({ minutes: 1 })
    await work.act('customer', 'lock')
    world.pass({ minutes: 60 })
    await work.act('customer', 'unlock')
    expect(await refund(work)).toMatchObject({ name: 'ORDER_STATE' })
    await work.propose('customer', '0.00', '0.00')
    world.pass({ minutes: 60 })
    await work.act('customer', 'withdraw')
    expect(await refund(work)).toMatchObject({ name: 'ORDER_STATE' })
    world.pass({ minutes: 30 })
    expect(await refund(work)).toMatchObject({ name: 'OK' })
  })

  it('is refused after a result was submitted, also if it is to be redone', async () => {
    const work = await begun()
    world.pass({ minutes: 25 })
    await work.show('booster', 'submit')
    expect(await work.show('customer', 'redo')).toMatchObject({ name: 'OK' })
    world.pass({ minutes: 30 })
    expect(await refund(work)).toMatchObject({ name: 'ORDER_STATE' })
  })

  it('is refused for a convoy of which a match was accepted', async () => {
    const work = await begun('convoy')
    await work.show('booster', 'submit')
    await work.act('customer', 'confirm')
    world.pass({ minutes: 31 })
    expect(await work.state()).toBe('1 WORKING')
    expect(await refund(work)).toMatchObject({ name: 'ORDER_STATE' })
  })

  it('each side may propose an early end three times', async () => {
    const work = await begun()
    await work.show('booster', 'shot')
    for (let n = 0; n < 3; n++) {
      expect(await work.propose('customer', '0.00', '0.00')).toMatchObject({ name: 'OK' })
      await work.act('customer', 'withdraw')
    }
    expect(await work.propose('customer', '0.00', '0.00')).toMatchObject({ name: 'ORDER_STATE' })
    expect(await work.propose('booster', '50.00', '0.00')).toMatchObject({ name: 'OK' })
  })
})
