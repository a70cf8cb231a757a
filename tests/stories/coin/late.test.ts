import { beforeEach, describe, expect, it } from 'vitest'
import { closeMarket, Gold } from '../../support/fixtures/coin'
import { passAndRun } from '../../support/fixtures/deal'
import { storyWorld } from '../../support/ledger'

describe('currency that is not delivered in time', () => {
  const world = storyWorld()
  beforeEach(() => closeMarket(world))

  it('after the time to deliver both parties read what the buyer can do, and from when on', async () => {
    const gold = await (await Gold.open(world)).begin()
    const turn = async (party: 'buyer' | 'merchant') => (await gold.detail(gold[party])).turn
    expect((await turn('merchant')).title).toBe('待你发货')
    world.pass({ minutes: 59 })
    expect(await turn('merchant')).toMatchObject({
      tone: 'warn',
      title: '发货已超时，请马上发货',
      text: expect.stringMatching(/^\d\d-\d\d \d\d:\d\d 起买家可以取消，从你的保证金赔付货款的 2%/),
    })
    world.pass({ minutes: 1, seconds: 1 })
    expect((await turn('merchant')).text).toMatch(/^现在买家可以取消/)
    expect(await turn('buyer')).toMatchObject({ tone: 'warn', title: '币商发货超时' })
    expect((await gold.detail()).actions).toContainEqual(expect.objectContaining({ action: 'refund', primary: true }))
  })

  it('an undelivered currency order can be cancelled by the buyer after 60 minutes, and is cancelled automatically after two hours', async () => {
    const gold = await (await Gold.open(world)).begin()
    world.pass({ minutes: 59 })
    expect((await gold.act('buyer', 'refund', { reason: '太慢' })).name).toBe('ORDER_STATE')
    world.pass({ minutes: 1, seconds: 1 })
    expect((await gold.detail()).actions.map(({ action }) => action)).toContain('refund')
    expect((await gold.act('buyer', 'refund', { reason: '太慢' })).code).toBe(0)
    expect(await gold.state()).toBe('8 REFUNDED')
    expect(await world.balance(gold.people.buyer)).toBe('500.40')
    await gold.begin()
    await passAndRun(world, { hours: 2 })
    expect(await gold.state()).toBe('8 REFUNDED')
    expect(await world.balance(gold.people.buyer)).toBe('500.80')
  })
})
