import { describe, expect, it } from 'vitest'
import { DisputeCase, runDisputes } from '../../support/fixtures/dispute'
import { Staff } from '../../support/fixtures/staff'
import { storyWorld } from '../../support/ledger'

describe('disputes about orders with a complaint at a payment provider', () => {
  const world = storyWorld()

  it('a final ruling pays the seller only after the complaint at the payment provider is closed', async () => {
    const dispute = await DisputeCase.open(world)
    await dispute.contest()
    await dispute.act('buyer', 'escalate')
    const [first, second] = [await Staff.open(world), await Staff.open(world)]
    await dispute.rule(first.visitor, '0.00', { seller: '1000.00' })
    await dispute.act('buyer', 'appeal', { note: '截图里可以看到只有四把武器' })
    const complained = (at: string) =>
      world.asOwner(`update orders set complained_at = ${at} where sn = '${dispute.deal.orderSn}'`)
    await complained('now()')
    expect(await dispute.rule(second.visitor, '300.00', { seller: '700.00' })).toMatchObject({ code: 0 })
    expect(await dispute.detail()).toMatchObject({ stage: 'ruled', turn: { title: '最终处理结果已出' } })
    expect(await dispute.act('seller', 'appeal', { note: '我也要上诉这一份裁决结果' })).toMatchObject({
      name: 'APPEAL_USED',
    })
    world.pass({ days: 5 })
    await runDisputes(world)
    expect(await world.balance(dispute.deal.people.seller)).toBe('0.00')
    await complained('null')
    world.pass({ hours: 1, seconds: 1 })
    await runDisputes(world)
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    expect(await world.balance(dispute.deal.people.seller)).toBe('658.00')
  })
})
