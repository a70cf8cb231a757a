import { describe, expect, it } from 'vitest'
import { passAndRun } from '../support/fixtures/deal'
import { Guarantee } from '../support/fixtures/guarantee'
import { ledgerStory, storyWorld } from '../support/ledger'

/** Payouts of an off-site deal of 1000.01 to the fen: the fee is 30.00, of which the distributor gets 9.00. */
describe('ledger of off-site deals', () => {
  const world = storyWorld()
  /** Returns the ledger after both have recharged. */
  const story = async (deal: Guarantee) => (await ledgerStory(world, deal.people)).split('\n').slice(2).join('\n')

  const done = async (deal: Guarantee) => {
    expect(await deal.state()).toBe('1 VERIFY')
    expect((await deal.act('seller', 'deliver', { account: 'a', password: 'b' })).code, 'staff first').not.toBe(0)
    expect((await deal.staffAct('verified')).code).toBe(0)
    expect((await deal.act('buyer', 'accept')).code).toBe(0)
    expect((await deal.act('seller', 'deliver', { account: 'hero@game', password: 'Secret-99' })).code).toBe(0)
    expect((await deal.act('buyer', 'confirm')).code).toBe(0)
    await passAndRun(world, { days: 7 })
    expect(await deal.state()).toBe('3 RELEASED')
  }

  it('a deal with a shared fee charges the odd fen to the buyer', async () => {
    const deal = await (await Guarantee.open(world)).begin('buyer', { price: '1000.01' })
    await done(deal)
    expect(await story(deal)).toMatchInlineSnapshot(`
      "orderHold    buyer -1015.01 | escrow +1015.01
      orderRelease escrow -1015.01 | dist +9.00 | platform +21.00 | seller +985.01
      left         alipay -2500.00 | dist +9.00 | platform +21.00 | buyer +984.99 | seller +1485.01"
    `)
  })

  it('a deal proposed by the seller with the fee paid by the buyer', async () => {
    const deal = await (await Guarantee.open(world)).begin('seller', { price: '1000.01', payer: 'buyer' })
    await done(deal)
    expect(await story(deal)).toMatchInlineSnapshot(`
      "orderHold    buyer -1030.01 | escrow +1030.01
      orderRelease escrow -1030.01 | dist +9.00 | platform +21.00 | seller +1000.01
      left         alipay -2500.00 | dist +9.00 | platform +21.00 | buyer +969.99 | seller +1500.01"
    `)
  })

  it('a deal with the fee paid by the seller costs at least 10.00', async () => {
    const deal = await (await Guarantee.open(world)).begin('buyer', { price: '20.00', payer: 'seller' })
    await done(deal)
    expect(await story(deal)).toMatchInlineSnapshot(`
      "orderHold    buyer -20.00 | escrow +20.00
      orderRelease escrow -20.00 | dist +3.00 | platform +7.00 | seller +10.00
      left         alipay -2500.00 | dist +3.00 | platform +7.00 | seller +510.00 | buyer +1980.00"
    `)
  })

  it('a declined, recalled or unanswered deal moves no money', async () => {
    const deal = await Guarantee.open(world)
    await deal.invite('buyer')
    expect((await deal.answer(deal.seller, 'decline')).code).toBe(0)
    expect(await deal.state()).toBe('7 CANCELLED')
    await deal.invite('buyer')
    expect((await deal.act('buyer', 'cancel')).code).toBe(0)
    expect(await deal.state()).toBe('7 CANCELLED')
    await deal.invite('buyer')
    await passAndRun(world, { hours: 24 })
    expect(await deal.state()).toBe('7 TIMEOUT')
    expect(await story(deal)).toBe('left         alipay -2500.00 | seller +500.00 | buyer +2000.00')
  })

  it('an accepted deal not paid within 24 hours expires', async () => {
    const deal = await (await Guarantee.open(world)).invite('seller')
    expect((await deal.answer(deal.buyer)).code).toBe(0)
    await passAndRun(world, { hours: 23 })
    expect(await deal.state()).toBe('0 WAIT_PAY')
    await passAndRun(world, { hours: 1 })
    expect(await deal.state()).toBe('7 TIMEOUT')
  })

  it('cancelling a deal is free before verification, and costs 5 % of the price after it', async () => {
    const free = await (await Guarantee.open(world)).begin('buyer')
    expect((await free.act('seller', 'refund', { reason: '不卖了' })).code).toBe(0)
    expect(await world.balance(free.people.buyer)).toBe('2000.00')
    const deal = await (await Guarantee.open(world)).begin('buyer', { payer: 'buyer' })
    await deal.staffAct('verified')
    expect((await deal.act('buyer', 'refund', { reason: '不要了' })).code).toBe(0)
    expect(await world.balance(deal.people.buyer)).toBe('1950.00')
    expect(await world.balance(deal.people.seller)).toBe('525.00')
  })

  it('a deal that does not match the agreement is ended by staff with a full refund', async () => {
    const deal = await (await Guarantee.open(world)).begin('seller')
    expect((await deal.staffAct('mismatch')).code).toBe(0)
    expect(await deal.state()).toBe('8 REFUNDED')
    expect(await world.balance(deal.people.buyer)).toBe('2000.00')
  })
})
