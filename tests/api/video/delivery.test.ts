import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import { uploadEvidence } from '../../support/fixtures/evidence'
import { Rental } from '../../support/fixtures/rental'
import { uploadVideo } from '../../support/video/send-video'
import { World } from '../../support/world'

describe('deliveries that need a recording', () => {
  const world = new World()
  beforeAll(async () => {
    await world.open()
    await world.rule({ deliverVideoFromFen: 50_000 })
  })
  afterAll(() => world.close())

  async function paid(price: string, goodsTypeId?: number) {
    const deal = await Deal.open(world, { price, balance: '2000.00', goodsTypeId })
    return (await deal.place()).pay()
  }
  const deliver = (deal: Deal, pictures?: string[]) =>
    deal.seller.ask('POST /order/act', {
      orderSn: deal.orderSn,
      action: 'deliver',
      account: 'player01',
      password: 'Secret-99',
      pictures: pictures && JSON.stringify(pictures),
    })
  const buttonOf = async (deal: Deal) =>
    (await deal.seller.do('GET /order/orderDetail', { orderSn: deal.orderSn })).actions.find(
      ({ action }) => action === 'deliver',
    )

  it('an account from that price on is handed over with a recording, whose content is said before', async () => {
    const deal = await paid('500.00')
    expect((await buttonOf(deal))?.checklist).toEqual([
      '登录全过程（请遮挡密码）',
      '角色 ID 和昵称',
      '绑定的手机、邮箱和实名情况',
      '背包、皮肤等主要资产',
      '设备显示的日期和时间',
    ])
    const refusal = {
      name: 'INVALID_INPUT',
      msg: '¥500.00 及以上的订单，发货时要上传录屏',
      data: { field: 'pictures' },
    }
    expect(await deliver(deal)).toMatchObject(refusal)
    expect(await deliver(deal, [await uploadEvidence(world, deal.seller)]), 'a picture is none').toMatchObject(refusal)
    expect((await buttonOf(deal))?.action, 'nothing happened').toBe('deliver')
    const key = await uploadVideo(deal.seller)
    expect((await deliver(deal, [key])).code).toBe(0)
    const { proofs } = await deal.buyer.do('GET /order/orderDetail', { orderSn: deal.orderSn })
    expect(proofs[0]?.pictures[0]).toContain(key)
    expect(JSON.stringify(proofs)).not.toContain('Secret-99')
  })

  it('below that price none is needed, and none is asked for', async () => {
    const deal = await paid('499.99')
    expect((await buttonOf(deal))?.checklist).toEqual([])
    expect((await deliver(deal)).code).toBe(0)
  })

  it('a rented account whose rent is that high is handed over with a recording, unless the system does it', async () => {
    const hand = (rental: Rental, pictures?: string[]) =>
      rental.owner.ask('POST /order/act', {
        orderSn: rental.orderSn,
        action: 'deliver',
        account: 'player01',
        password: 'Secret-99',
        pictures: pictures && JSON.stringify(pictures),
      })
    const options = { hour: '250.00', deposit: '60.00', balance: '2000.00' }
    const rental = await (await (await Rental.open(world, options)).place()).pay()
    expect(await hand(rental)).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'pictures' } })
    expect((await hand(rental, [await uploadVideo(rental.owner)])).code).toBe(0)
    const { proofs } = await rental.renter.do('GET /order/orderDetail', { orderSn: rental.orderSn })
    expect(proofs[0]?.title).toBe('交付账号')
    const stored = await (await (await Rental.open(world, { ...options, stored: true })).place()).pay()
    expect(await stored.state(), 'handed over by the system').toBe('2 RENTING')
  })
})
