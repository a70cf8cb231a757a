import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runClock } from '../../support/fixtures/deal'
import { Work } from '../../support/fixtures/work'
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
