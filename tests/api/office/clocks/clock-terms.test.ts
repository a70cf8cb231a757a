import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { HOUSE_ID } from '@/lib/shared/ids'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld, type World } from '../../../support/world'

let world: World

/** Two agents of whom the first leads a new order. */
async function withTwo() {
  world = await openWorld()
  await world.rule({
    staffSteps: 'required',
    firstAnswerMinutes: 10,
    verifyMinutes: 60,
    dutyFromHour: 0,
    dutyToHour: 0,
  })
  const late = await Staff.open(world)
  const deal = await (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
  return { deal, late, free: await Staff.open(world) }
}

it('who gets an order handed over has the rest of its time, or all of it once it was over', async () => {
  const { deal, late, free } = await withTwo()
  await late.visitor.do('POST /desk/say', { orderSn: deal.orderSn, content: '您好', clientMsgId: randomUUID() })
  await deal.submit()
  const left = async (staff: Staff) => {
    const { clocks } = await staff.visitor.do('GET /desk/order', { orderSn: deal.orderSn })
    const verify = clocks.find(({ kind }) => kind === 'verify')
    return Math.round((verify?.dueIn ?? 0) / 60)
  }
  const give = (from: Staff, to: Staff) =>
    from.visitor.do('POST /desk/transferOrder', {
      orderSn: deal.orderSn,
      userId: String(to.person.userId),
      note: '下班',
    })
  expect(await left(late)).toBe(60)
  world.pass({ minutes: 20 })
  await give(late, free)
  expect(await left(free)).toBe(40)
  world.pass({ minutes: 41 })
  await give(free, late)
  expect(await left(late)).toBe(60)
})

it('the deadline of an order of the platform names only its staff, and an overdue one promises no one', async () => {
  const { deal, late } = await withTwo()
  const outcomes = async () => {
    const { clocks } = await late.visitor.do('GET /desk/order', { orderSn: deal.orderSn })
    return clocks.filter(({ kind }) => kind !== 'timer').map(({ outcome }) => outcome)
  }
  expect(await outcomes()).toEqual(['超时改派给空闲客服'])
  await world.services.db.execute(sql`update orders set seller_id = ${HOUSE_ID} where sn = ${deal.orderSn}`)
  expect(new Set(await outcomes())).toEqual(new Set(['超时改派平台客服']))
  world.pass({ minutes: 11 })
  expect((await outcomes())[0]).toBe('暂无客服可改派')
})
