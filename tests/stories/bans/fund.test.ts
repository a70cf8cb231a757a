import { expect, it } from 'vitest'
import { rentedAccount, soldAccount } from '../../support/fixtures/bans/trades'
import { runClaims } from '../../support/fixtures/claim'
import { openStory } from '../../support/ledger'

it('the platform sees what covers brought and paid by game, tier and seller, and what open claims may cost', async () => {
  const world = await openStory()
  const staff = await world.person({ staff: 'service' })
  const sold = await soldAccount(world, { isReleased: true })
  await sold.ban.file({ banCause: 'transfer' })
  await sold.ban.decide(staff, 'transfer', true)
  world.pass({ days: 7, seconds: 1 })
  await runClaims(world)
  const { rental, ban } = await rentedAccount(world, { ownerCover: true })
  await ban.file({ banDays: '2' })
  const finance = await world.logIn({ staff: 'finance' })
  const tiers = await finance.do('GET /console/coverFund', { by: 'cover' })
  expect(tiers.list).toEqual([
    {
      key: '1',
      name: '普通包赔',
      premium: '100.00',
      paid: '1000.00',
      recovered: '940.00',
      loss: '60.00',
      ratio: 6000,
      open: 0,
      exposure: '0.00',
    },
    {
      key: 'owner',
      name: '号主封禁保障和押金',
      premium: '30.00',
      paid: '0.00',
      recovered: '0.00',
      loss: '0.00',
      ratio: 0,
      open: 1,
      exposure: '600.00',
    },
  ])
  expect(tiers.flows).toEqual({
    premium: '130.00',
    paid: '1000.00',
    // 18.00 of it is the distributor's share, which the rows by party leave out
    recovered: '958.00',
    guardian: '0.00',
    other: '0.00',
    total: '88.00',
  })
  const sellers = await finance.do('GET /console/coverFund', { by: 'seller' })
  expect(sellers.list.map(({ name, premium }) => [name, premium])).toEqual([
    [sold.deal.people.seller.nickName, '100.00'],
    [rental.people.owner.nickName, '30.00'],
  ])
  const early = await finance.do('GET /console/coverFund', { by: 'cover', month: '2020-01' })
  expect(early.list).toMatchObject([{ key: 'owner', premium: '0.00', ratio: null, open: 1 }])
  expect(early.flows).toMatchObject({ premium: '0.00', total: '0.00' })
  const { csv, rows } = await finance.do('POST /console/exportCoverFund', { by: 'game', reason: '月报' })
  expect(rows).toBe(1)
  expect(csv).toContain('130.00,1000.00,940.00,60.00,46.15%,1,600.00')
  expect(await (await world.logIn({ staff: 'service' })).ask('GET /console/coverFund', {})).toMatchObject({
    name: 'FORBIDDEN',
  })
})
