import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { findAbsent } from '@/lib/server/modules/orders/trading/flow/freeze-for-staff'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'
import { RESTRICTION_KIND_NAMES } from '@/lib/shared/people/restrictions'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { closeMarket, Gold } from '../../support/fixtures/coin'
import { Deal, passAndRun } from '../../support/fixtures/deal'
import { orderRow } from '../../support/fixtures/on-order'
import { pairOf } from '../../support/fixtures/pair-of'
import { Rental } from '../../support/fixtures/rental'
import { liftAll, restrict } from '../../support/fixtures/restriction'
import { Work } from '../../support/fixtures/work'
import { storyWorld } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'

const modes = (Object.keys(MODES) as ModeName[]).filter((name) => name !== 'recovery')

/** Running orders go on as if no one were restricted. */
describe('orders of a restricted member', () => {
  const world = storyWorld()
  const rowOf = (orderSn: string) => orderRow(world, { orderSn })

  /** A rental that has begun, so that every place of it can be shown. */
  const letOut = async () => {
    const rental = await (await (await (await Rental.open(world)).place()).pay()).deliver()
    await rental.look()
    const { orderSn, renter, owner, people } = rental
    return { orderSn, buyer: renter, seller: owner, people: { buyer: people.renter, seller: people.owner } }
  }

  it.each(modes)(
    'at every place of %s both sides are offered the same steps under every restriction, and timers run',
    async (mode) => {
      const { orderSn, buyer, seller, people } = mode === 'rental' ? await letOut() : await pairOf(world, mode)
      const before = await rowOf(orderSn)
      const places = [...new Set(MODES[mode].steps.map(({ from }) => from))].filter((place) => !place.startsWith('0 '))
      const look = async (by: Visitor, place: string) => {
        const [status, subStatus] = place.split(' ')
        const at = world.now().toISOString()
        await world.asOwner(
          `update orders set status = ${status}, sub_status = '${subStatus}', entered_at = '${at}', due_at = '${at}' where sn = '${orderSn}'`,
        )
        const { actions } = await by.do('GET /order/orderDetail', { orderSn })
        return actions.map(({ action }) => action)
      }
      const offered = async () => {
        const seen: Record<string, unknown> = {}
        for (const place of places) {
          seen[place] = [await look(buyer, place), await look(seller, place)]
          const absent = await world.services.db.transaction(async (tx) => findAbsent(tx, await rowOf(orderSn)))
          expect(absent, `${place} waits for no one`).toBeNull()
        }
        return seen
      }
      const free = await offered()
      for (const kind of [...RESTRICTION_KIND_NAMES, null]) {
        const kinds = kind === null ? RESTRICTION_KIND_NAMES : [kind]
        for (const side of [people.buyer, people.seller]) await restrict(world, side, { kinds })
        expect(await offered(), `under ${kind ?? 'all'}`).toEqual(free)
        for (const side of [people.buyer, people.seller]) await liftAll(world, side)
      }
      // the order was only put there: its money is where it was
      const { id: _, ...columns } = before
      await world.services.db
        .update(orders)
        .set({ ...columns, dueAt: null })
        .where(eq(orders.id, before.id))
    },
  )

  it.each(['buyer', 'seller'] as const)(
    'a sale with a restricted %s is handed over, confirmed and paid out',
    async (side) => {
      const deal = await Deal.open(world, { goodsTypeId: 22, price: '300.00', balance: '400.00' })
      await (await deal.place()).pay()
      await restrict(world, deal.people[side])
      await (await deal.deliver()).confirm()
      expect(await deal.state()).toBe('3 HOLD')
      await passAndRun(world, { hours: 24 })
      expect(await deal.state()).toBe('3 RELEASED')
      expect(Number(await world.balance(deal.people.seller))).toBeGreaterThan(0)
      const [{ available }] = [await deal.seller.do('GET /pay/withdrawalTerms', {})]
      expect(available === '0.00').toBe(side === 'seller')
    },
  )

  it('a restricted seller who does not deliver loses nothing else: the buyer is refunded at the same time as ever', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '300.00', balance: '300.00' })
    await (await deal.place()).pay()
    await restrict(world, deal.people.seller)
    await passAndRun(world, { days: 2 })
    expect(await deal.state()).toMatch(/^[78] /)
    expect(await world.balance(deal.people.buyer)).toBe('300.00')
  })

  it('both sides of a restricted rental hand over, return and settle', async () => {
    const rental = await (await (await Rental.open(world)).place()).pay()
    for (const side of [rental.people.owner, rental.people.renter]) await restrict(world, side)
    await rental.deliver()
    await rental.look()
    await rental.act('renter', 'giveBack')
    await passAndRun(world, { hours: 12 })
    expect(await rental.state()).toMatch(/^3 /)
  })

  it('a restricted booster finishes the work and gets the pay and the deposits', async () => {
    const work = await (await Work.open(world, { hours: 2 })).begin()
    await restrict(world, work.people.booster)
    await work.show('booster', 'submit')
    await passAndRun(world, { hours: 48, minutes: 1 })
    expect(await work.state()).toMatch(/^3 /)
  })

  it('a restricted merchant delivers the currency that was bought', async () => {
    await closeMarket(world)
    const gold = await (await Gold.open(world)).begin()
    await restrict(world, gold.people.merchant)
    await gold.deliver()
    expect(await gold.state()).toMatch(/^2 /)
  })

  it('a restricted buyer opens a dispute, and the chat of a running order stays open', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '300.00', balance: '400.00' })
    await (await (await deal.place()).pay()).deliver()
    await restrict(world, deal.people.buyer)
    const { groupId } = await deal.buyer.do('GET /order/orderDetail', { orderSn: deal.orderSn })
    const line = {
      groupId: String(groupId),
      clientMsgId: 'abcdefgh',
      messageType: 'text',
      content: '数量不对',
    } as const
    expect((await deal.buyer.ask('POST /im/sendMessage', line)).code).toBe(0)
    const claim = {
      orderSn: deal.orderSn,
      kind: 'missing',
      want: 'full',
      statement: '邮箱里只有一半的数量，请补发',
    } as const
    expect((await deal.buyer.ask('POST /dispute/open', { ...claim, pictures: '[]' } as never)).name).not.toMatch(
      /RESTRICTED/,
    )
  })

  it('an amount held is neither spent nor withdrawn, and is free again when the restriction is lifted', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '300.00', balance: '400.00' })
    await restrict(world, deal.people.buyer, { kinds: [], held: '150.00' })
    await deal.place()
    const pay = () => deal.buyer.ask('POST /pay/balancePay', deal.payment(), { key: crypto.randomUUID() })
    expect(await pay()).toMatchObject({
      name: 'BALANCE_SHORT',
      msg: '余额中有 ¥150.00 已冻结，暂不能使用，可用余额不足',
    })
    expect(await world.balance(deal.people.buyer)).toBe('400.00')
    await liftAll(world, deal.people.buyer)
    expect((await pay()).code).toBe(0)
  })
})
