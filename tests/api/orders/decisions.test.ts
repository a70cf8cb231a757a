import { describe, expect, it } from 'vitest'
import { closeMarket, Gold } from '../../support/fixtures/coin'
import { uploadEvidence } from '../../support/fixtures/evidence'
import { Rental } from '../../support/fixtures/rental'
import { Work } from '../../support/fixtures/work'
import { storyWorld } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'

describe('what a decision of staff leaves on the order', () => {
  const world = storyWorld()

  const decide = async (
    orderSn: string,
    terms: { pay?: string; forfeit?: string; amount?: string; reason: string },
  ) => {
    const staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /desk/takeOrder', { orderSn })
    await staff.do('POST /desk/orderAct', { orderSn, action: 'rule', ...terms })
  }
  const read = async (who: Visitor, orderSn: string) => {
    const detail = await who.do('GET /order/orderDetail', { orderSn })
    const { messages } = await who.do('GET /im/history', { groupId: String(detail.groupId) })
    const { list } = await who.do('GET /order/listOrderProcess', { orderSn })
    return { detail, said: messages.map(({ content }) => content), steps: list.map(({ explain }) => explain) }
  }

  it('the buyer of a split currency order sees what was paid, what came back and why', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver()
    await gold.show('buyer', 'contest')
    await decide(gold.orderSn, { pay: '10.00', reason: '只收到一半' })
    const buyer = await read(gold.buyer, gold.orderSn)
    expect(buyer.detail.sums).toEqual([{ label: '游戏币', amount: '20.00' }])
    expect(buyer.detail.sum).toEqual({ label: '实付', amount: '20.00' })
    expect(buyer.detail.settled).toEqual([
      { label: '已退款', amount: '10.00' },
      { label: '保证金赔付', amount: '0.20' },
    ])
    const decision = '客服已处理：退给买家 ¥10.00，结算给币商 ¥10.00，币商保证金赔付买家 ¥0.20'
    expect(buyer.steps).toContain('客服已处理：退给你 ¥10.00，结算给币商 ¥10.00，币商保证金赔付你 ¥0.20')
    expect(buyer.said.slice(-2)).toEqual(['客服处理理由：只收到一半', `${decision}。`])
    const notices = async (who: Visitor) => (await who.do('GET /notification/list', {})).list.map(({ text }) => text)
    expect((await notices(gold.buyer)).join()).toContain('退款 ¥10.00。')
    expect((await notices(gold.merchant)).join()).toContain('到账 ¥9.50。')
    const merchant = await read(gold.merchant, gold.orderSn)
    for (const { detail } of [buyer, merchant])
      expect(detail.proofs[0]).toMatchObject({
        title: '客服处理理由',
        note: '只收到一半',
        by: '平台客服',
        pictures: [],
      })
    expect(merchant.detail.sum).toEqual({ label: '已到账', amount: '9.50' })
  })

  it('both sides of a rental see what was paid from the deposit', async () => {
    const rental = await Rental.open(world)
    await (await (await rental.place()).pay()).deliver()
    await rental.look()
    await rental.act('renter', 'giveBack')
    const pictures = JSON.stringify([await uploadEvidence(world, rental.owner)])
    const claim = { orderSn: rental.orderSn, action: 'claim', amount: '20.00', note: '少了两件武器', pictures } as const
    await rental.owner.do('POST /order/act', claim)
    await decide(rental.orderSn, { amount: '12.50', reason: '核对快照，少一件' })
    const renter = await read(rental.renter, rental.orderSn)
    const back = renter.detail.settled.find(({ label }) => label === '已退押金')
    expect(renter.detail.settled).toContainEqual({ label: '押金赔给号主', amount: '12.50' })
    expect(renter.steps).toContain(`客服已处理押金：赔给号主 ¥12.50，退给你 ¥${back?.amount}`)
    expect((await read(rental.owner, rental.orderSn)).detail.sums).toContainEqual({
      label: '押金赔给你',
      amount: '12.50',
    })
  })

  it('the customer of a stopped work sees what was paid, refunded and paid from the deposits', async () => {
    const work = await (await Work.open(world)).begin()
    const { sum: before } = await work.detail(work.customer)
    await decide(work.orderSn, { pay: '40.00', forfeit: '5.00', reason: '做了四成' })
    const { detail, steps } = await read(work.customer, work.orderSn)
    const rest = (Number(before.amount) - 40).toFixed(2)
    expect(detail.sum).toEqual(before)
    expect(detail.refundedPrice).toBe(rest)
    expect(detail.settled).toEqual([
      { label: '已退款', amount: rest },
      { label: '保证金赔付', amount: '5.00' },
    ])
    expect(steps).toContain(`客服已处理：付给打手 ¥40.00，退给你 ¥${rest}，打手保证金赔付你 ¥5.00`)
  })

  it('the notification of a cancelled order states the refund', async () => {
    await closeMarket(world)
    const gold = await (await Gold.open(world)).begin()
    await gold.act('merchant', 'refund', { reason: '没货了' })
    const { list } = await gold.buyer.do('GET /notification/list', {})
    expect(list[0]?.text).toContain('退款 ¥20.00。')
  })
})
