import { beforeEach, describe, expect, it } from 'vitest'
import { agreementOf, codeFor, openSigning } from '../../support/fixtures/agreement'
import { Deal } from '../../support/fixtures/deal'
import { Staff } from '../../support/fixtures/staff'
import { openWorld, type World } from '../../support/world'

describe('who signs an agreement', () => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
  })

  it('cheaper accounts, and all where the rule is off, are rebound without an agreement', async () => {
    const { deal } = await openSigning(world, { price: '199.99' })
    expect(await deal.state()).toBe('1 REBIND')
    expect(await deal.buyer.ask('GET /order/agreement', { orderSn: deal.orderSn })).toMatchObject({ name: 'NOT_FOUND' })
  })

  it('an order paid before the rule goes on without an agreement', async () => {
    const staff = await Staff.open(world)
    const deal = await Deal.open(world, { price: '300.00', balance: '300.00' })
    await (await deal.place()).pay()
    await world.asOwner(`update orders set terms = terms #- '{sale,signs}' where sn = '${deal.orderSn}'`)
    await staff.show(deal, 'verified')
    await deal.act('buyer', 'accept')
    expect(await deal.state()).toBe('1 REBIND')
  })

  it('strangers neither read nor sign it', async () => {
    const { deal } = await openSigning(world)
    const { hash } = await agreementOf(deal, 'buyer')
    const stranger = await world.logIn()
    const input = { orderSn: deal.orderSn, hash }
    expect(await stranger.ask('GET /order/agreement', { orderSn: deal.orderSn })).toMatchObject({ code: 404 })
    expect(await stranger.ask('POST /order/sendAgreementCode', input)).toMatchObject({ code: 404 })
    expect(await stranger.ask('POST /order/signAgreement', { ...input, smsCode: '123456', agree: '1' })).toMatchObject({
      code: 404,
    })
  })

  it('a frozen order is not signed', async () => {
    const { deal, staff } = await openSigning(world)
    const input = await codeFor(world, deal, 'seller')
    await staff.visitor.do('POST /desk/freezeOrder', { orderSn: deal.orderSn, reason: '核实情况' })
    expect(await deal.seller.ask('POST /order/signAgreement', input)).toMatchObject({ name: 'ORDER_FROZEN' })
  })
})
