import { expect, it } from 'vitest'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld } from '../../../support/world'

it('an order on hold keeps its day when it changes hands, and gets a new one when the day was over', async () => {
  const world = await openWorld()
  await world.rule({ firstAnswerMinutes: 0, nextAnswerMinutes: 0 })
  const { orderSn } = await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay()
  const [one, two, three] = [await Staff.open(world), await Staff.open(world), await Staff.open(world)]
  await one.visitor.do('POST /desk/freezeOrder', { orderSn, reason: '核实' })
  const hoursLeft = async (staff: Staff) => {
    await staff.visitor.do('POST /desk/takeOrder', { orderSn, reason: '换人处理' })
    const { list } = await staff.visitor.do('GET /desk/orders', { queue: 'mine' })
    return Math.round((list[0]?.clock?.dueIn ?? 0) / 3600)
  }
  world.pass({ hours: 10 })
  expect(await hoursLeft(one)).toBe(14)
  world.pass({ hours: 15 })
  expect(await hoursLeft(two), 'the day was over').toBe(24)
  world.pass({ hours: 20 })
  expect(await hoursLeft(three)).toBe(4)
})

it('a check is not passed until a frozen order is unfrozen, and a wrong account can be sent back', async () => {
  const world = await openWorld()
  await world.rule({ staffSteps: 'required' })
  const staff = await Staff.open(world)
  const deal = await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay()
  const { orderSn } = deal
  const actions = async () => (await staff.visitor.do('GET /desk/order', { orderSn })).steps.map(({ action }) => action)
  await deal.act('seller', 'submit', { account: 'hero@game', password: 'Secret-77' })
  expect(await actions()).toEqual(expect.arrayContaining(['verified', 'mismatch']))
  await staff.visitor.do('POST /desk/freezeOrder', { orderSn, reason: '等风控核对' })
  expect(await actions()).toEqual(expect.not.arrayContaining(['verified']))
  expect(await actions()).toContain('mismatch')
  const refused = { name: 'ORDER_STATE', msg: '订单已冻结，解冻后才能通过验号' }
  expect(await staff.show(deal, 'verified')).toMatchObject(refused)
  await staff.visitor.do('POST /desk/thawOrder', { orderSn, reason: '核对完毕' })
  expect(await staff.show(deal, 'verified')).toMatchObject({ code: 0 })
})
