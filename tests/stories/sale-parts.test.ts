import { describe, expect, it } from 'vitest'
import { giveCoupon } from '../support/fixtures/coupons'
import { Deal, runClock } from '../support/fixtures/deal'
import { ownPicture } from '../support/fixtures/evidence'
import { Till } from '../support/fixtures/till'
import { ledgerStory, storyWorld } from '../support/ledger'

/** Seven units at 0.37, of which fewer are delivered: payouts to the fen. */
describe('ledger of partial deliveries', () => {
  const world = storyWorld()
  const open = (more: Partial<Parameters<typeof Deal.open>[1]> = {}) =>
    Deal.open(world, { goodsTypeId: 27, price: '0.37', stock: 9, balance: '10.00', ...more })
  const finish = async (deal: Deal) => {
    await deal.confirm()
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
  }

  it('a partial delivery with cover and coupon splits each amount, charges the fee on delivered units, and restocks the rest', async () => {
    const deal = await open()
    const couponId = String(await giveCoupon(world, deal.people.buyer, { amount: '0.50', min: '2.00' }))
    await (await deal.place({ goodsNum: '7', ensureId: '4', couponId })).pay()
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ stock: 2 })
    await deal.deliver(3)
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ stock: 6, reserved: 0, status: 1 })
    expect(await deal.detail()).toMatchObject({
      goodsNum: 3,
      goodsPrice: '1.11',
      refundedPrice: '1.48',
      turn: { title: '已发货 3 / 7 件，请检查并确认收货' },
      rows: expect.arrayContaining([
        { label: '发货数量', value: '3 / 7 件' },
        { label: '退款去向', value: '¥1.48 已退回余额' },
      ]),
    })
    const { turn, rows } = await deal.detail(deal.seller)
    expect(turn.title).toBe('已发货 3 / 7 件，等待买家确认')
    expect(JSON.stringify(rows)).not.toContain('1.48')
    await finish(deal)
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "recharge     alipay -10.00 | buyer +10.00
      orderHold    buyer -2.59 | marketing -0.12 | escrow +2.71
      orderRefund  escrow -1.55 | marketing +0.07 | buyer +1.48
      orderRelease escrow -1.16 | cover +0.05 | platform +0.05 | seller +1.06
      left         alipay -10.00 | marketing -0.05 | cover +0.05 | platform +0.05 | seller +1.06 | buyer +8.89"
    `)
  })

  it('a partial delivery paid by QR refunds the rest to its source', async () => {
    const till = await Till.open(world)
    const deal = await (await open({ balance: undefined, goodsTypeId: 22, price: '10.00' })).place({ goodsNum: '5' })
    await till.settle(await deal.startQr('2'))
    await deal.deliver(1)
    const where = async () => (await deal.detail()).rows.find(({ label }) => label === '退款去向')?.value
    expect(await where()).toBe('¥40.00 退回微信，处理中')
    await till.reconcile()
    expect(await where()).toBe('¥40.00 已退回微信')
    await finish(deal)
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "payment      wechat -50.00 | buyer +50.00
      orderHold    buyer -50.00 | escrow +50.00
      orderRefund  escrow -40.00 | buyer +40.00
      refundOut    buyer -40.00 | refund +40.00
      refundPaid   refund -40.00 | wechat +40.00
      orderRelease escrow -10.00 | dist +0.15 | platform +0.35 | seller +9.50
      left         wechat -10.00 | dist +0.15 | platform +0.35 | seller +9.50"
    `)
  })

  it('a partial delivery of the last units relists the sold-out item', async () => {
    const deal = await open({ stock: 2 })
    await (await deal.place({ goodsNum: '2' })).pay()
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ stock: 0, status: 3 })
    await deal.deliver(1)
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ stock: 1, status: 1 })
  })

  it('rejects a partial delivery of zero, of more than ordered, or without a picture', async () => {
    const deal = await open()
    await (await deal.place({ goodsNum: '2' })).pay()
    const pictures = JSON.stringify([await ownPicture(world, deal.people.seller)])
    for (const [input, field] of [
      [{ note: '已交付', pictures, quantity: '3' }, 'quantity'],
      [{ note: '已交付', pictures, quantity: '0' }, 'quantity'],
      [{ note: '已交付', quantity: '1' }, 'pictures'],
    ] as const)
      expect(await deal.act('seller', 'deliver', input)).toMatchObject({ name: 'INVALID_INPUT', data: { field } })
    const { actions } = await deal.detail(deal.seller)
    expect(actions.find(({ action }) => action === 'deliver')).toMatchObject({
      form: 'quantity',
      quantity: { most: 2, unit: '件' },
    })
    expect(await deal.state()).toBe('1 DELIVERING')
  })

  it("only one of a partial delivery and the buyer's refund succeeds", async () => {
    for (let i = 0; i < 4; i++) {
      const deal = await open()
      await (await deal.place({ goodsNum: '4' })).pay()
      const pictures = JSON.stringify([await ownPicture(world, deal.people.seller)])
      const answers = await Promise.all([
        deal.act('seller', 'deliver', { note: '已交付', pictures, quantity: '1' }),
        deal.act('buyer', 'refund'),
        deal.act('seller', 'deliver', { note: '已交付', pictures, quantity: '2' }),
      ])
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
      const { stock } = await world.goodsRow(deal.goods.sn)
      expect(stock).toBe({ '7 REFUNDED': 9, '2 INSPECTION': 9 - (await deal.detail()).goodsNum }[await deal.state()])
    }
  })

  it('delivery pictures are stored with their hashes, visible to both parties and immutable', async () => {
    const deal = await open()
    await (await deal.place({ goodsNum: '2' })).pay()
    await deal.deliver(1)
    const proofOf = async (who = deal.buyer) => (await deal.detail(who)).proofs
    expect(await proofOf()).toMatchObject([
      { by: '卖家', title: '发货', note: '发货 1 / 2 件', hashes: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
    ])
    expect((await proofOf(deal.seller))[0]?.hashes).toEqual((await proofOf())[0]?.hashes)
    for (const change of ["update order_proofs set note = ''", 'delete from order_proofs', 'truncate order_proofs'])
      await expect(world.asOwner(change)).rejects.toThrow('append-only')
  })
})
