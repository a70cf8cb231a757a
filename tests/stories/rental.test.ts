import { describe, expect, it } from 'vitest'
import { runClock } from '../support/fixtures/deal'
import { uploadEvidence } from '../support/fixtures/evidence'
import { Rental, type RentalOptions } from '../support/fixtures/rental'
import { ledgerStory, storyWorld } from '../support/ledger'
import { passToHour } from '../support/pass-to-hour'

/**
 * Payouts of a rental to the fen: 2 hours at 5.00 and a deposit of 60.00 unless stated otherwise; the owner pays 20 %.
 */
describe('ledger of rentals', () => {
  const world = storyWorld()

  const renting = async (options: RentalOptions = {}) => {
    const rental = await (await Rental.open(world, { balance: '100.00', ...options })).place()
    await (await rental.pay()).deliver()
    return rental
  }
  const story = (rental: Rental) => ledgerStory(world, rental.people)
  const service = async () => world.logIn(await world.person({ staff: 'service' }))

  it('a completed rental returns the deposit and pays the rent less a fifth to the owner', async () => {
    const rental = await renting()
    await rental.look()
    await rental.act('renter', 'giveBack')
    await rental.act('owner', 'settle')
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRelease escrow -10.00 | dist +0.60 | platform +1.40 | owner +8.00
      depositReturn deposit -60.00 | renter +60.00
      left         alipay -100.00 | dist +0.60 | platform +1.40 | owner +8.00 | renter +90.00"
    `)
  })

  it('the rent of an extension is held and paid together with the first', async () => {
    const rental = await renting()
    expect((await rental.renew(3)).code).toBe(0)
    world.pass({ hours: 6 })
    await runClock(world)
    expect(await rental.state()).toBe('2 CHECK')
    world.pass({ hours: 13 })
    await runClock(world)
    expect(await rental.state()).toBe('3 RELEASED')
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderHold    renter -15.00 | escrow +15.00
      orderRelease escrow -25.00 | dist +1.50 | platform +3.50 | owner +20.00
      depositReturn deposit -60.00 | renter +60.00
      left         alipay -100.00 | dist +1.50 | platform +3.50 | owner +20.00 | renter +75.00"
    `)
  })

  it('a rental not delivered within ten minutes is refunded completely', async () => {
    const rental = await (await (await Rental.open(world, { balance: '100.00' })).place()).pay()
    world.pass({ minutes: 10, seconds: 1 })
    await runClock(world)
    expect(await rental.state()).toBe('8 REFUNDED')
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRefund  deposit -60.00 | escrow -10.00 | renter +70.00
      left         alipay -100.00 | renter +100.00"
    `)
  })

  it('a rented account that is not as described is refunded completely if its owner is silent for two hours of the day', async () => {
    passToHour(world, 22)
    const rental = await renting()
    await rental.look()
    const pictures = JSON.stringify([await uploadEvidence(world, rental.renter)])
    const report = { orderSn: rental.orderSn, action: 'mismatch', note: '没有截图里的皮肤', pictures } as const
    await rental.renter.do('POST /order/act', report)
    expect(await rental.state()).toBe('2 MISMATCH')
    world.pass({ hours: 3 })
    await runClock(world)
    expect(await rental.state(), 'at night').toBe('2 MISMATCH')
    passToHour(world, 10)
    world.pass({ minutes: 1 })
    await runClock(world)
    expect(await rental.state()).toBe('8 REFUNDED')
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRefund  deposit -60.00 | escrow -10.00 | renter +70.00
      left         alipay -100.00 | renter +100.00"
    `)
  })

  it('a rental interrupted by the owner refunds the unused minutes and the deposit', async () => {
    const rental = await renting()
    await rental.look()
    world.pass({ minutes: 30, seconds: 10 })
    const fault = { orderSn: rental.orderSn, action: 'fault', reason: '号主把租客挤下线' } as const
    const staff = await service()
    await staff.do('POST /desk/takeOrder', { orderSn: fault.orderSn })
    await staff.do('POST /desk/orderAct', fault)
    expect(await rental.state()).toBe('2 CHECK')
    world.pass({ hours: 13 })
    await runClock(world)
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRefund  escrow -7.50 | renter +7.50
      orderRelease escrow -2.50 | dist +0.15 | platform +0.35 | owner +2.00
      depositReturn deposit -60.00 | renter +60.00
      left         alipay -100.00 | dist +0.15 | platform +0.35 | owner +2.00 | renter +97.50"
    `)
  })

  it('a claim of the owner gives part of the deposit to the owner and the rest to the renter, as staff rule', async () => {
    const rental = await renting()
    await rental.act('renter', 'giveBack')
    const pictures = JSON.stringify([await uploadEvidence(world, rental.owner)])
    const claim = { orderSn: rental.orderSn, action: 'claim', amount: '20.00', note: '少了两件武器', pictures } as const
    await rental.owner.do('POST /order/act', claim)
    const ruling = { orderSn: rental.orderSn, action: 'rule', amount: '12.50', reason: '核对快照，少一件' } as const
    const staff = await service()
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    await staff.do('POST /desk/orderAct', ruling)
    expect(await rental.state()).toBe('3 RELEASED')
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRelease escrow -10.00 | dist +0.60 | platform +1.40 | owner +8.00
      depositClaim deposit -12.50 | owner +12.50
      depositReturn deposit -47.50 | renter +47.50
      left         alipay -100.00 | dist +0.60 | platform +1.40 | owner +20.50 | renter +77.50"
    `)
  })

  it('parts of odd fen amounts of a rental are rounded down and nothing is lost', async () => {
    const rental = await renting({ hour: '0.37', deposit: '0.01' })
    world.pass({ minutes: 47 })
    const fault = { orderSn: rental.orderSn, action: 'fault', reason: '号主修改了密码' } as const
    const staff = await service()
    await staff.do('POST /desk/takeOrder', { orderSn: fault.orderSn })
    await staff.do('POST /desk/orderAct', fault)
    await rental.act('owner', 'settle')
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -0.75 | deposit +0.01 | escrow +0.74
      orderRefund  escrow -0.51 | renter +0.51
      orderRelease escrow -0.23 | dist +0.01 | platform +0.03 | owner +0.19
      depositReturn deposit -0.01 | renter +0.01
      left         alipay -100.00 | dist +0.01 | platform +0.03 | owner +0.19 | renter +99.77"
    `)
  })
})
