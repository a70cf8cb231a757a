import { expect, it } from 'vitest'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld, type World } from '../../../support/world'

let world: World

/** Takes the order over and returns the line with which the new lead joins its chat. */
async function greetingOf(deal: Deal): Promise<string> {
  const next = await Staff.open(world)
  await next.visitor.do('POST /desk/takeOrder', { orderSn: deal.orderSn, reason: '换人处理' })
  const { messages } = await next.visitor.do('GET /desk/conversation', { orderSn: deal.orderSn })
  return messages.findLast(({ by }) => by === 'service')?.content ?? ''
}

it('the greeting of an agent who takes an order over fits the step of the order', async () => {
  world = await openWorld()
  await world.rule({ staffSteps: 'required', mostPerStaff: 5 })
  const staff = await Staff.open(world)
  const deal = await Deal.open(world, { price: '1000.00', balance: '1000.00' })
  await (await deal.place()).pay()
  expect(await greetingOf(deal)).toContain('请卖家在订单页提交账号')
  await deal.submit()
  expect(await greetingOf(deal)).toContain('账号已提交，我正在验号')
  await staff.visitor.do('POST /desk/takeOrder', { orderSn: deal.orderSn, reason: '换人处理' })
  await staff.show(deal, 'verified')
  const verified = await greetingOf(deal)
  expect(verified).toContain('请买家看过后确认换绑')
  expect(verified).not.toContain('提交账号')
  await deal.act('buyer', 'accept')
  expect(await deal.state()).toBe('1 REBIND')
  expect(await greetingOf(deal)).toContain('现在换绑')
  await deal.deliver()
  const delivered = await greetingOf(deal)
  expect(delivered).toContain('账号已交付，请买家登录核对')
  expect(delivered).not.toMatch(/验号|换绑/)
  await staff.visitor.do('POST /desk/freezeOrder', { orderSn: deal.orderSn, reason: '核实' })
  expect(await greetingOf(deal)).toContain('订单已暂停')
})
