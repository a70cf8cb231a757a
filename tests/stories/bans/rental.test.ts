import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { rentedAccount } from '../../support/fixtures/bans/trades'
import { runClaims } from '../../support/fixtures/claim'
import { runClock, spend } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import { Rental } from '../../support/fixtures/rental'
import { ledgerStory, openStory } from '../../support/ledger'
import type { Person, World } from '../../support/world'

/**
 * An account rented for two hours at 5.00 with a deposit of 60.00, in a game that bans up to ten days late: an hour costs
 * 5.00 on average, so that a ban pays 20.00 a day.
 */
describe('bans of rented accounts', () => {
  let world: World
  let staff: Person[]
  beforeEach(async () => {
    world = await openStory()
    await world.rule({ banLateDays: 10 })
    staff = [await world.person({ staff: 'service' }), await world.person({ staff: 'service' })]
  })
  const judge = () => staff[0] as Person
  const other = () => staff[1] as Person
  const story = (rental: Rental) => ledgerStory(world, rental.people)

  it('in a game that bans late the deposit goes back after the days of its rule', async () => {
    const { rental } = await rentedAccount(world)
    expect(await rental.state()).toBe('3 KEPT')
    const detail = await rental.detail()
    expect(detail.statusName).toBe('押金保留中')
    expect(detail.turn.text).toMatch(/^这款游戏封禁较晚，押金 ¥60\.00 按规则保留到 /)
    expect(detail.actions.map(({ action }) => action)).not.toContain('delete')
    world.pass({ days: 9, hours: 23 })
    await runClock(world)
    expect(await rental.state()).toBe('3 KEPT')
    world.pass({ hours: 2 })
    await runClock(world)
    expect(await rental.state()).toBe('3 RELEASED')
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRelease escrow -10.00 | dist +0.60 | platform +1.40 | owner +8.00
      depositReturn deposit -60.00 | renter +60.00
      left         alipay -100.00 | dist +0.60 | platform +1.40 | owner +8.00 | renter +90.00"
    `)
  })

  it('the rule keeps only its share of the deposit, and the rest goes back at once', async () => {
    await world.rule({ banKeptBp: 5000 })
    const { rental } = await rentedAccount(world)
    expect(await world.balance(rental.people.renter)).toBe('60.00')
    world.pass({ days: 11 })
    await runClock(world)
    expect(await world.balance(rental.people.renter)).toBe('90.00')
  })

  it('a ban without a cover pays its owner out of the kept deposit, and the rest goes back to the renter', async () => {
    const { rental, ban } = await rentedAccount(world)
    expect(await ban.file({ banDays: '2' })).toMatchObject({ code: 0 })
    expect(await rental.detail(rental.renter)).toMatchObject({
      statusName: '理赔中',
      turn: { title: '号主申请封禁赔付，押金暂不退还' },
    })
    expect(await ban.detail()).toMatchObject({ viewer: 'buyer', coverName: '押金', amount: '40.00' })
    await ban.decide(judge(), 'conduct', true)
    expect(await ban.detail('liable')).toMatchObject({ viewer: 'seller', amount: '40.00' })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await ban.detail()).toMatchObject({ outcome: 'advanced' })
    expect(await rental.state()).toBe('3 RELEASED')
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRelease escrow -10.00 | dist +0.60 | platform +1.40 | owner +8.00
      claimPaid    cover -40.00 | owner +40.00
      claimRecovery deposit -40.00 | cover +40.00
      depositReturn deposit -20.00 | renter +20.00
      left         alipay -100.00 | dist +0.60 | platform +1.40 | owner +48.00 | renter +50.00"
    `)
  })

  it('without a cover a ban pays at most the kept deposit', async () => {
    const { ban } = await rentedAccount(world)
    await ban.file()
    expect(await ban.detail()).toMatchObject({ amount: '60.00' })
  })

  it('with a cover of the owner a short deposit becomes a debt of the renter, and the fund pays the rest', async () => {
    const { rental, ban } = await rentedAccount(world, { ownerCover: true })
    await spend(world, rental.people.renter, '20.00')
    await ban.file({ banDays: '10' })
    await ban.decide(judge(), 'cheat', true)
    expect(await ban.detail('liable')).toMatchObject({ amount: '200.00' })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await ban.detail('liable')).toMatchObject({
      outcome: 'advanced',
      debt: { left: '130.00', amount: '140.00' },
    })
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      recharge     alipay -30.00 | owner +30.00
      coverPaid    owner -30.00 | cover +30.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRelease escrow -10.00 | dist +0.60 | platform +1.40 | owner +8.00
      orderHold    renter -20.00 | escrow +20.00
      claimPaid    cover -200.00 | owner +200.00
      claimRecovery deposit -60.00 | cover +60.00
      claimRecovery renter -10.00 | cover +10.00
      left         alipay -130.00 | cover -100.00 | dist +0.60 | platform +1.40 | escrow +20.00 | owner +208.00"
    `)
    expect((await rental.detail(rental.owner)).rows).toContainEqual({
      label: '租客记录',
      value: '租号 1 次，造成封禁 1 次',
    })
  })

  it("a renter's own cover bears what exceeds the deposit, unless the renter cheated", async () => {
    const { rental, ban } = await rentedAccount(world, { renterCover: '2.00' })
    await ban.file({ banDays: '10' })
    await ban.decide(judge(), 'conduct', true)
    expect(await ban.detail('liable')).toMatchObject({ amount: '60.00' })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await ban.detail('liable')).toMatchObject({ outcome: 'advanced', debt: null })
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | renter +100.00
      orderHold    renter -72.00 | escrow +12.00 | deposit +60.00
      orderRelease escrow -12.00 | dist +0.60 | platform +1.40 | cover +2.00 | owner +8.00
      claimPaid    cover -200.00 | owner +200.00
      claimRecovery deposit -60.00 | cover +60.00
      left         cover -138.00 | alipay -100.00 | dist +0.60 | platform +1.40 | renter +28.00 | owner +208.00"
    `)
    const cheat = await rentedAccount(world, { renterCover: '2.00' })
    await cheat.ban.file({ banDays: '10' })
    await cheat.ban.decide(judge(), 'cheat', true)
    expect(await cheat.ban.detail('liable')).toMatchObject({ amount: '200.00' })
  })

  it('the renter can pay before the seventh day, with the kept deposit first', async () => {
    const { rental, ban } = await rentedAccount(world, { ownerCover: true, balance: '200.00' })
    await ban.file({ banDays: '5' })
    await ban.decide(judge(), 'cheat', true)
    expect(await ban.act('liable', 'settle')).toMatchObject({ code: 0 })
    expect(await ban.detail()).toMatchObject({ outcome: 'settled', turn: { title: '租客已赔付' } })
    expect(await story(rental)).toMatchInlineSnapshot(`
      "recharge     alipay -200.00 | renter +200.00
      recharge     alipay -30.00 | owner +30.00
      coverPaid    owner -30.00 | cover +30.00
      orderHold    renter -70.00 | escrow +10.00 | deposit +60.00
      orderRelease escrow -10.00 | dist +0.60 | platform +1.40 | owner +8.00
      claimRecovery deposit -60.00 | cover +60.00
      claimSettled cover -60.00 | renter -40.00 | owner +100.00
      left         alipay -230.00 | dist +0.60 | platform +1.40 | cover +30.00 | renter +90.00 | owner +108.00"
    `)
  })

  it('the renter has a say and an appeal, and the deposit then goes back when it was promised', async () => {
    const { rental, ban } = await rentedAccount(world)
    await ban.file({ banDays: '2' })
    expect(await ban.act('liable', 'show', '我只打了两局匹配，有战绩截图')).toMatchObject({ code: 0 })
    await ban.decide(judge(), 'conduct', true)
    expect(await ban.act('liable', 'appeal', '违规时间我已经归还，是号主自己玩的')).toMatchObject({ code: 0 })
    await ban.decide(other(), 'notRenter', false)
    expect(await ban.detail()).toMatchObject({ outcome: 'rejected' })
    expect(await rental.state()).toBe('3 KEPT')
    world.pass({ days: 10, minutes: 1 })
    await runClock(world)
    expect(await rental.state()).toBe('3 RELEASED')
    expect(await world.balance(rental.people.renter)).toBe('90.00')
  })

  it('a claim that is withdrawn after the promised day gives the deposit back at once', async () => {
    const { rental, ban } = await rentedAccount(world)
    world.pass({ days: 9 })
    await ban.file({ banDays: '2', banDate: ban.today(), causeDate: ban.today(-9) })
    world.pass({ days: 3 })
    await runClock(world)
    expect(await rental.state()).toBe('3 KEPT')
    await ban.act('claimant', 'withdraw')
    await runClock(world)
    expect(await rental.state()).toBe('3 RELEASED')
    expect(await world.balance(rental.people.renter)).toBe('90.00')
  })

  it('staff grant fewer days than claimed, never more, and never none', async () => {
    const { ban } = await rentedAccount(world)
    await ban.file({ banDays: '3' })
    await expect(ban.decide(judge(), 'conduct', true, 4)).rejects.toMatchObject({
      message: '认定的封禁天数不能超过申请的天数',
    })
    await expect(ban.decide(judge(), 'conduct', true, 0)).rejects.toMatchObject({ reason: 'INVALID_INPUT' })
    await ban.decide(judge(), 'conduct', true, 1)
    expect(await ban.detail()).toMatchObject({ amount: '20.00' })
  })

  it('a cause outside the time of play, a late claim, and a claim of the renter are refused', async () => {
    const { rental, ban } = await rentedAccount(world)
    world.pass({ days: 2 })
    expect(await ban.file({ causeDate: ban.today() })).toMatchObject({
      msg: expect.stringContaining('通知写明的违规不在这次租期'),
      data: { field: 'causeDate' },
    })
    expect(await ban.file({ causeDate: undefined })).toMatchObject({ data: { field: 'causeDate' } })
    expect(await ban.file({ causeDate: ban.today(-2), banDays: '0' })).toMatchObject({ data: { field: 'banDays' } })
    const file = { orderSn: rental.orderSn, kind: 'rentBanned', statement: '账号被封禁了，申请赔付' } as const
    expect(await rental.renter.ask('POST /claim/file', file)).toMatchObject({ name: 'NOT_FOUND' })
    world.pass({ days: 13, minutes: 1 })
    expect(await ban.file({ causeDate: ban.today(-15) })).toMatchObject({
      name: 'NO_CLAIM',
    })
  })

  it('with a cover a ban can be claimed for fifteen days after the return, and then no more', async () => {
    const { ban, rental } = await rentedAccount(world, { ownerCover: true })
    world.pass({ days: 14 })
    await runClock(world)
    expect(await rental.state()).toBe('3 RELEASED')
    world.pass({ days: 1, minutes: 1 })
    expect(await ban.file({ causeDate: ban.today(-15) })).toMatchObject({
      name: 'NO_CLAIM',
      msg: expect.stringMatching(/^归还后 15 天内可以申请封禁赔付，已于 /),
    })
  })

  it('one notice is paid for one rental of the account', async () => {
    const { rental, ban } = await rentedAccount(world)
    const notice = [await ownPicture(world, rental.people.owner)]
    expect(await ban.file({ notice })).toMatchObject({ code: 0 })
    const again = await rentedAccount(world, { owner: rental.people.owner })
    expect(await again.ban.file({ notice })).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'notice' } })
    await ban.act('claimant', 'withdraw')
    expect(await again.ban.file({ notice })).toMatchObject({ code: 0 })
  })

  it('what the owner got of the deposit at the check is not paid again', async () => {
    const rental = await Rental.open(world, { balance: '100.00' })
    await (await (await rental.place()).pay()).deliver()
    await rental.look()
    await rental.act('renter', 'giveBack')
    const pictures = JSON.stringify([await ownPicture(world, rental.people.owner)])
    const claim = { orderSn: rental.orderSn, action: 'claim', amount: '30.00', note: '少了两件武器', pictures } as const
    await rental.owner.do('POST /order/act', claim)
    const ruling = { orderSn: rental.orderSn, action: 'rule', amount: '30.00', reason: '核对快照，少两件' } as const
    const staff = await world.logIn(judge())
    await staff.do('POST /desk/takeOrder', { orderSn: rental.orderSn })
    await staff.do('POST /desk/orderAct', ruling)
    expect(await rental.state()).toBe('3 KEPT')
    const { cover } = await rental.owner.do('GET /claim/ofOrder', { orderSn: rental.orderSn })
    expect(cover).toMatchObject({ name: '押金', most: '30.00', kinds: ['rentBanned'] })
  })

  it('covers are sold at the price that was shown, and one follows the other up to 90 days', async () => {
    const rental = await Rental.open(world)
    const order = { goodsSn: rental.goodsSn, unit: 'hour', num: '2', price: '5.00', agree: '1' } as const
    const place = (coverPrice: string) => rental.renter.ask('POST /rental/place', { ...order, coverPrice })
    expect(await place('1.00')).toMatchObject({ name: 'PRICE_CHANGED' })
    await rental.cover()
    const terms = await rental.renter.do('GET /rental/terms', { goodsSn: rental.goodsSn })
    expect(terms.ban).toMatchObject({ renterPrice: '2.00', ownerPrice: '30.00', lateDays: 10, most: '1000.00' })
    await rental.cover()
    await rental.cover()
    await world.recharge(rental.people.owner, '30.00')
    const buy = { goodsSn: rental.goodsSn, price: '30.00', payPassword: '246810' }
    expect(await rental.owner.ask('POST /rental/buyCover', buy, { key: randomUUID() })).toMatchObject({
      name: 'INVALID_INPUT',
    })
    expect(await world.balance(rental.people.owner)).toBe('30.00')
  })

  it('a game whose rule is off offers no cover and keeps no deposit', async () => {
    await world.rule({ banCover: false })
    const { goodsSn, renter } = await Rental.open(world)
    const order = { goodsSn, unit: 'hour', num: '2', price: '5.00', coverPrice: '2.00', agree: '1' } as const
    expect(await renter.ask('POST /rental/place', order)).toMatchObject({ name: 'MODE_OFF' })
    const { rental } = await rentedAccount(world)
    expect(await rental.state()).toBe('3 RELEASED')
  })
})
