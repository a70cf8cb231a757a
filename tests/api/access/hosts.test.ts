import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { Deal } from '../../support/fixtures/deal'
import { Rental } from '../../support/fixtures/rental'
import { World } from '../../support/world'

/** Orders made on host 1 by members who are logged in on host 2. */
describe('orders on another host', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const here = () => world.dist(1)
  const pathOf = (orderSn: string) => `/center/buyers/buyOrderDetail?orderSn=${orderSn}`
  const placeOf = (path: string) => ({ siteName: '衡集游戏交易', url: `${here().origin}${path}` })

  async function paid() {
    const deal = await (await (await Deal.open(world, { balance: '300.00' })).place()).pay()
    const { groupId } = await deal.detail()
    const there = {
      buyer: await world.logIn(deal.people.buyer, 2),
      seller: await world.logIn(deal.people.seller, 2),
    }
    return { deal, there, groupId: String(groupId) }
  }
  type Request = { [C in Call]: [C, InputOf<ApiContract[C]>] }[Call]

  it('every call about an order is rejected on another host with a link to its own host, and changes nothing', async () => {
    const { deal, there } = await paid()
    const { orderSn } = deal
    const service = await world.logIn({ staff: 'service' }, 2)
    const calls: Request[] = [
      ['GET /order/orderDetail', { orderSn }],
      ['GET /order/listOrderProcess', { orderSn }],
      ['POST /order/act', { orderSn, action: 'refund' }],
      ['POST /order/credentials', { orderSn }],
      ['POST /order/confirmRecGoods', { orderId: orderSn }],
      ['POST /order/orderEval', { orderSn, stars: '5' }],
      ['POST /order/deleteOrder', { orderSn }],
      ['POST /order/transactionCacheContactInfo', { orderSn, contact: 'somewhere' }],
      ['POST /pay/recPay', { amount: '100.00', aliOrWx: '1', orderId: orderSn }],
      ['GET /pay/findPayState', { orderSn }],
      ['POST /pay/balancePay', { orderSn, payPassword: '246810' }],
      ['POST /rental/renew', { orderSn, unit: 'hour', num: '1', price: '5.00', payPassword: '246810' }],
      ['POST /comm/certificateInfo', { orderSn }],
    ]
    for (const [call, input] of calls)
      expect({ call, ...(await there.buyer.ask(call, input as never)) }).toMatchObject({
        call,
        code: 1306,
        msg: '内容在衡集游戏交易，请到那里查看',
        data: placeOf(pathOf(orderSn)),
      })
    expect((await there.seller.ask('POST /order/act', { orderSn, action: 'refund' })).name).toBe('ELSEWHERE')
    for (const call of ['POST /desk/freezeOrder', 'POST /desk/thawOrder'] as const)
      expect((await service.ask(call, { orderSn, reason: '核实' })).name, call).toBe('NOT_FOUND')
    expect((await service.ask('POST /desk/orderAct', { orderSn, action: 'uphold', reason: '核实' })).name).toBe(
      'NOT_FOUND',
    )
    expect((await service.ask('POST /desk/takeOrder', { orderSn })).name).toBe('NOT_FOUND')
    expect((await (await world.logIn({}, 2)).ask('GET /order/orderDetail', { orderSn })).name, 'a stranger').toBe(
      'NOT_FOUND',
    )
    expect(await deal.state()).toBe('1 VERIFY')
    expect((await deal.detail()).contact).toBe('')
  })

  it('the chat group of an order cannot be read, written or counted on another host', async () => {
    const { deal, there, groupId } = await paid()
    const message = { groupId, clientMsgId: 'elsewhere-1', messageType: 'text', content: '在吗' } as const
    const calls: Request[] = [
      ['GET /im/groupInfo', { groupId }],
      ['GET /im/isOfflineRemind', { groupId }],
      ['GET /im/history', { groupId }],
      ['POST /im/sendMessage', message],
      ['PUT /im/markRead', { id: groupId, seq: '1' }],
    ]
    for (const [call, input] of calls)
      expect({ call, ...(await there.buyer.ask(call, input as never)) }).toMatchObject({
        call,
        code: 1306,
        data: placeOf('/chatSystem'),
      })
    expect((await there.buyer.do('POST /im/getImGroupIdMap', { orderSnList: deal.orderSn })).map).toEqual({})
    expect(await there.buyer.do('GET /im/unread', {})).toEqual({ total: 0, groups: [] })
    expect((await deal.buyer.do('GET /im/unread', {})).total).toBe(1)
  })

  it('a payment can only be viewed on the host where it was started', async () => {
    const deal = await (await Deal.open(world)).place()
    const form = { amount: '100.00', aliOrWx: '1', orderId: deal.orderSn } as const
    const { payRand } = await deal.buyer.do('POST /pay/recPay', form)
    const there = await world.logIn(deal.people.buyer, 2)
    for (const answer of [
      await there.ask('GET /pay/showPayUrl', { id: payRand }),
      await there.ask('GET /pay/queryPayStatus', { payRand }),
    ])
      expect(answer).toMatchObject({ name: 'ELSEWHERE', data: placeOf(pathOf(deal.orderSn)) })
    const recharge = await deal.buyer.do('POST /pay/recPay', { amount: '1.00', aliOrWx: '1' })
    const answer = await there.ask('GET /pay/queryPayStatus', { payRand: recharge.payRand })
    expect(answer.data).toEqual(placeOf('/center/mywallets'))
  })

  it('order lists on another host show only the order number and a link, for both parties, and leave it out of counts', async () => {
    const { deal, there } = await paid()
    const { orderSn } = deal
    const own = await (await Deal.open(world, { seller: deal.people.seller })).place()
    for (const [visitor, belong] of [
      [there.buyer, '0'],
      [there.seller, '1'],
    ] as const) {
      const list = (more: object = {}) => visitor.do('GET /order/queryOrderList', { belong, ...more })
      expect(await list()).toEqual({
        orderList: [],
        total: 0,
        page: 1,
        pageSize: 10,
        elsewhere: { list: [{ orderSn, ...placeOf(pathOf(orderSn)) }], total: 1 },
        sites: [],
        games: [],
        modes: [],
        counts: { mine: 0, minePaid: 0, mineShipped: 0, unpaid: 0, paid: 0, shipped: 0, complete: 0, failed: 0 },
      })
      expect((await list({ keyWord: orderSn })).elsewhere.total).toBe(1)
      for (const more of [
        { status: '1' },
        { mode: 'account' },
        { goodsTypeId: '1' },
        { keyWord: '全英雄' },
        { pages: '2' },
      ])
        expect((await list(more)).elsewhere.list, JSON.stringify(more)).toEqual([])
    }
    expect((await deal.buyer.do('GET /order/queryOrderList', {})).elsewhere).toEqual({ list: [], total: 0 })
    const there2 = await world.logIn(own.people.buyer, 2)
    expect((await there2.do('GET /user/capitalManagement', {})).pendingPayments).toBe(0)
    expect((await own.buyer.do('GET /user/capitalManagement', {})).pendingPayments).toBe(1)
  })

  it('the balance is shared between hosts: money paid on one is missing on the other', async () => {
    const { there } = await paid()
    expect(await there.buyer.do('GET /user/capitalManagement', {})).toMatchObject({ coin: '200.00', escrow: '100.00' })
  })

  it('an owner sees on another host that the account is rented out, and on which host', async () => {
    const rental = await (await (await Rental.open(world)).place()).pay()
    const there = await world.logIn(rental.people.owner, 2)
    const { orderSn, goodsSn } = rental
    expect(await there.do('GET /rental/ownOffer', { goodsSn })).toMatchObject({
      running: null,
      runningElsewhere: { orderSn, ...placeOf(pathOf(orderSn)) },
    })
    expect(await rental.owner.do('GET /rental/ownOffer', { goodsSn })).toMatchObject({
      running: { orderSn },
      runningElsewhere: null,
    })
    await rental.deliver()
    await rental.act('renter', 'giveBack')
    await rental.act('owner', 'settle')
    expect(await there.do('GET /rental/ownOffers', {})).toMatchObject({ income: '0.00', list: [{ rentals: 0 }] })
    expect(await rental.owner.do('GET /rental/ownOffers', {})).toMatchObject({ income: '8.00', list: [{ rentals: 1 }] })
  })
})
