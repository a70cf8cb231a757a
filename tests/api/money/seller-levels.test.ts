import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debts } from '@/lib/server/db/schema/money/debts'
import { nextLevelOf } from '@/lib/server/modules/money/payouts/rules-level'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { ClaimCase, runClaims } from '../../support/fixtures/claim'
import { Deal, passAndRun } from '../../support/fixtures/deal'
import { oneCard } from '../../support/one-person'
import { World } from '../../support/world'

describe('levels of sellers', () => {
  const world = new World()
  beforeAll(async () => {
    await world.open()
    await world.rule({ sellerGoodFen: 9_000, sellerTopFen: 100_000_000 })
  })
  afterAll(() => world.close())

  /** A seller whose sale of 100.00 was paid out: 94.00 after the fee. */
  async function sold() {
    const deal = await Deal.open(world, { price: '100.00', balance: '200.00' })
    await (await deal.place()).pay()
    await deal.deliver()
    await deal.confirm()
    await passAndRun(world, { days: 8 })
    return deal
  }
  const sellerOf = async ({ seller }: Deal) => (await seller.do('GET /pay/withdrawalTerms', {})).seller

  it('a seller with enough paid-out sales has the fee of the level, and sees what the next one needs', async () => {
    const deal = await sold()
    expect(await sellerOf(deal)).toMatchObject({
      level: '优质卖家',
      feeBp: 80,
      sold: '94.00',
      next: { level: '金牌卖家', feeBp: 50, missing: '999906.00' },
      cleanTime: null,
    })
    const other = await world.person()
    expect((await (await world.logIn(other)).do('GET /pay/withdrawalTerms', {})).seller).toMatchObject({
      level: '普通卖家',
      feeBp: 100,
      sold: '0.00',
    })
    await oneCard(world, randomUUID(), deal.people.seller, other)
    expect((await (await world.logIn(other)).do('GET /pay/withdrawalTerms', {})).seller, 'same person').toMatchObject({
      feeBp: 80,
      sold: '94.00',
    })
  })

  it('a claim that the platform paid brings the first level back for the days of the rule', async () => {
    const deal = await sold()
    const at = world.now()
    await world.services.db.insert(debts).values({
      ref: randomUUID(),
      userId: deal.people.seller.userId,
      distId: 1,
      memo: '理赔',
      state: 'done',
      amountFen: fen(100n),
      leftFen: fen(0n),
      owedAt: at,
      doneAt: at,
    })
    expect(await sellerOf(deal)).toMatchObject({ level: '普通卖家', feeBp: 100, cleanTime: expect.any(String) })
    world.pass({ days: 91 })
    expect((await (await world.logIn(deal.people.seller)).do('GET /pay/withdrawalTerms', {})).seller.level).toBe(
      '优质卖家',
    )
  })

  it('a claim that was paid from money held for the order counts as one that the seller owed', async () => {
    const deal = await sold()
    const one = await ClaimCase.open(world, { seller: deal.people.seller })
    await one.grant(await world.person({ staff: 'service' }))
    expect(await sellerOf(deal)).toMatchObject({ level: '优质卖家', cleanTime: null })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await one.deal.state()).not.toBe('3 HOLD')
    expect(await sellerOf(deal)).toMatchObject({ level: '普通卖家', cleanTime: expect.any(String) })
  })

  it('names the first upper level as the next one of a seller with a claim', () => {
    const upper = [{ name: '优质卖家', from: fen(100n), feeBp: 80 }] as const
    const facts = { sold: fen(500n), cleanFrom: new Date(DAY_MS) }
    expect(nextLevelOf(facts, { cleanDays: 90, upper })).toMatchObject({ name: '优质卖家', missing: 0n })
    expect(nextLevelOf({ sold: fen(500n), cleanFrom: null }, { cleanDays: 90, upper })).toBeNull()
  })
})
