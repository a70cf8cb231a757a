import { beforeEach, describe, expect, it } from 'vitest'
import { BanCase } from '../../support/fixtures/bans/file-ban'
import { rentedAccount, soldAccount } from '../../support/fixtures/bans/trades'
import { runClaims } from '../../support/fixtures/claim'
import { ownPicture } from '../../support/fixtures/evidence'
import type { Rental } from '../../support/fixtures/rental'
import { openStory } from '../../support/ledger'
import type { Person, World } from '../../support/world'

describe('one ban that is claimed twice', () => {
  let world: World
  let judge: Person
  beforeEach(async () => {
    world = await openStory()
    await world.rule({ banLateDays: 10 })
    judge = await world.person({ staff: 'service' })
  })
  const alikeAtDesk = async () => {
    const { list } = await (await world.logIn(judge)).do('GET /desk/claims', { view: 'all' })
    return list.map(({ orderSn, alike }) => [orderSn, alike.map((one) => [one.kind, one.orderSn, one.isPaid])])
  }
  /** The account is rented and returned once more. */
  const again = async (rental: Rental, first: BanCase): Promise<BanCase> => {
    world.pass({ minutes: 20 })
    await world.recharge(rental.people.renter, '100.00')
    await (await (await rental.place(2)).pay()).deliver()
    await rental.look()
    await rental.act('renter', 'giveBack')
    await rental.act('owner', 'settle')
    return new BanCase(world, { ...first.trade, orderSn: rental.orderSn })
  }

  it('is refused with another picture after it was paid, and another ban later is not', async () => {
    const { rental, ban } = await rentedAccount(world)
    await ban.file({ banDays: '10' })
    await ban.decide(judge, 'conduct', true)
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await ban.detail()).toMatchObject({ stage: 'closed', outcome: 'advanced' })
    expect(await (await again(rental, ban)).file({ banDays: '2' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '这次封禁已经赔付过，同一次封禁只能申请一次',
      data: { field: 'banDate' },
    })
    world.pass({ days: 4 })
    expect(await (await again(rental, ban)).file({ banDays: '2' })).toMatchObject({ code: 0 })
    expect(await alikeAtDesk()).toContainEqual([rental.orderSn, [['ban', ban.trade.orderSn, true]]])
  })

  it('is shown to staff on both claims while both are open, and not after one is withdrawn', async () => {
    const { rental, ban } = await rentedAccount(world)
    await ban.file({ banDays: '2' })
    const second = await again(rental, ban)
    expect(await second.file({ banDays: '2' })).toMatchObject({ code: 0 })
    const [one, other] = [ban.trade.orderSn, second.trade.orderSn]
    expect(Object.fromEntries(await alikeAtDesk())).toEqual({
      [one]: [['ban', other, false]],
      [other]: [['ban', one, false]],
    })
    await second.act('claimant', 'withdraw')
    expect(Object.fromEntries(await alikeAtDesk())).toEqual({ [one]: [] })
  })

  it('a picture that claims about two items show is shown to staff on both, also of two persons', async () => {
    const [first, second] = [await soldAccount(world), await soldAccount(world)]
    const bytes = 'the same record of logins'
    await first.ban.file({ loginRecord: [await ownPicture(world, first.deal.people.buyer, bytes)] })
    await second.ban.file({ loginRecord: [await ownPicture(world, second.deal.people.buyer, bytes)] })
    const [one, other] = [first.deal.orderSn, second.deal.orderSn]
    expect(Object.fromEntries(await alikeAtDesk())).toEqual({
      [one]: [['picture', other, false]],
      [other]: [['picture', one, false]],
    })
  })
})
