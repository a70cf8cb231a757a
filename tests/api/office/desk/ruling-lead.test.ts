import { expect, it } from 'vitest'
import { DisputeCase, runDisputes } from '../../../support/fixtures/dispute'
import { Staff } from '../../../support/fixtures/staff'
import { storyWorld } from '../../../support/ledger'

const world = storyWorld()

it('an agent whose order a colleague took cannot rule its dispute any more, an appeal is ruled by another one', async () => {
  const dispute = await DisputeCase.open(world)
  await dispute.contest()
  world.pass({ hours: 48, seconds: 1 })
  await runDisputes(world)
  const [former, lead] = [await Staff.open(world), await Staff.open(world)]
  await former.take(dispute.deal)
  await lead.take(dispute.deal)
  const ruling = {
    disputeSn: (await dispute.detail()).disputeSn,
    facts: '限时武器没有标明到期日',
    rule: '描述规则 2.4',
    refund: '380.00',
    seller: '620.00',
  }
  const refused = await former.visitor.ask('POST /desk/ruleDispute', ruling)
  expect(refused).toMatchObject({ name: 'ORDER_STATE', msg: '这笔订单由其他客服处理，请先接手' })
  expect((await dispute.detail()).stage).toBe('staff')
  expect((await lead.visitor.ask('POST /desk/ruleDispute', ruling)).name).toBe('OK')
  expect((await dispute.act('seller', 'appeal', { note: '只有一把武器到期，其他都在' })).name).toBe('OK')
  const another = await Staff.open(world)
  const final = { ...ruling, refund: '200.00', seller: '800.00' }
  expect((await another.visitor.ask('POST /desk/ruleDispute', final)).name, 'an appeal').toBe('OK')
})
