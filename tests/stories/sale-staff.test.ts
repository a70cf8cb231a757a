import { beforeAll, describe, expect, it } from 'vitest'
import { createDebt } from '@/lib/server/modules/money/debts/create-debt'
import { fen } from '@/lib/shared/money/money'
import { Deal, runClock } from '../support/fixtures/deal'
import { Staff } from '../support/fixtures/staff'
import { ledgerStory, storyWorld } from '../support/ledger'
import type { Person } from '../support/world'

/** An account of 1000.00 that staff verify before delivery: payouts to the fen at each end. */
describe('ledger of accounts verified by staff', () => {
  const world = storyWorld()
  let staff: Staff
  beforeAll(async () => {
    await world.rule({ staffSteps: 'required' })
    staff = await Staff.open(world)
  })

  const paid = async (options: { balance?: string; seller?: string; price?: string } = {}) => {
    const { balance = '1000.00', price = '1000.00' } = options
    const seller = await world.person({ balance: options.seller })
    return (await (await Deal.open(world, { price, seller, balance })).place()).pay()
  }
  const verified = async (options: Parameters<typeof paid>[0] = {}) => {
    const deal = await paid(options)
    expect(await staff.show(deal, 'verified')).toMatchObject({ code: 0 })
    return deal
  }

  it('a completed sale of a verified account pays the seller', async () => {
    const deal = await verified()
    expect(await deal.state()).toBe('1 VERIFIED')
    expect((await deal.act('buyer', 'accept')).code).toBe(0)
    await deal.deliver()
    await deal.confirm()
    world.pass({ days: 8 })
    await runClock(world)
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRelease escrow -1000.00 | dist +18.00 | platform +42.00 | seller +940.00
      left         alipay -1000.00 | dist +18.00 | platform +42.00 | seller +940.00"
    `)
  })

  it('an account that fails verification is refunded completely', async () => {
    const deal = await paid()
    await staff.show(deal, 'mismatch')
    expect(await deal.state()).toBe('8 REFUNDED')
    const goodsSn = deal.goods.sn
    expect((await world.visitor().ask('GET /goods/goodsInfo', { goodsSn })).name, 'not on sale again').toBe('NOT_FOUND')
    expect(await deal.seller.do('GET /goods/ownReview', { goodsSn })).toMatchObject({
      state: 'removed',
      reasons: [],
      words: expect.stringMatching(/^验号结果与描述不符，/),
    })
    const { list } = await deal.seller.do('GET /notification/list', {})
    expect(list.map(({ title }) => title).join()).toContain('已被下架')
    const { turn, actions } = await deal.detail(deal.seller)
    expect(turn.text).toContain('商品已由客服下架，请按账号实际情况修改，审核通过后恢复展示。')
    expect(actions[0]).toMatchObject({ label: '修改商品', href: `/center/sell?goodsSn=${goodsSn}` })
    expect((await deal.detail()).actions.map(({ label }) => label)).not.toContain('重新下单')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -1000.00 | buyer +1000.00
      left         alipay -1000.00 | buyer +1000.00"
    `)
  })

  it('a buyer who cancels after verification pays 5 %, half of it and the odd fen to the seller', async () => {
    const deal = await verified({ price: '1000.20', balance: '1000.20' })
    await deal.act('buyer', 'refund', { reason: '不想要了' })
    expect(await deal.state()).toBe('7 REFUNDED')
    const textOf = async (who = deal.buyer) => (await deal.detail(who)).turn.text
    expect(await textOf()).toBe(
      '不想要了。验号后取消，违约金 ¥50.01 已从货款中扣除，其余原路退回。¥950.19 已退回余额。',
    )
    expect(await textOf(deal.seller)).toContain('违约金的一半 ¥25.01 已到你的余额')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "recharge     alipay -1000.20 | buyer +1000.20
      orderHold    buyer -1000.20 | escrow +1000.20
      penalty      escrow -50.01 | platform +25.00 | seller +25.01
      orderRefund  escrow -950.19 | buyer +950.19
      left         alipay -1000.20 | platform +25.00 | seller +25.01 | buyer +950.19"
    `)
  })

  it('a seller who cancels after verification pays the penalty from the balance', async () => {
    const deal = await verified({ seller: '60.00' })
    await deal.act('seller', 'refund', { reason: '账号不卖了' })
    expect(await deal.state()).toBe('8 REFUNDED')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "recharge     alipay -60.00 | seller +60.00
      recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -1000.00 | buyer +1000.00
      penalty      seller -50.00 | platform +25.00 | buyer +25.00
      left         alipay -1060.00 | seller +10.00 | platform +25.00 | buyer +1025.00"
    `)
  })

  it('a seller with too little balance for the penalty cannot cancel', async () => {
    const deal = await verified({ seller: '49.99' })
    expect(await deal.act('seller', 'refund')).toMatchObject({
      name: 'BALANCE_SHORT',
      msg: '可用余额不足以支付违约金50.00元，请先充值，或继续完成交易',
    })
    expect(await deal.state()).toBe('1 VERIFIED')
  })

  it('verification is accepted automatically after a day; if the seller does not re-bind, staff charge what the seller has', async () => {
    const deal = await verified({ seller: '20.01' })
    world.pass({ hours: 24, seconds: 1 })
    await runClock(world)
    expect(await deal.state()).toBe('1 REBIND')
    for (const side of ['buyer', 'seller'] as const)
      expect(await deal.act(side, 'refund')).toMatchObject({ name: 'ORDER_STATE' })
    world.pass({ hours: 24, seconds: 1 })
    await runClock(world)
    expect(await deal.detail()).toMatchObject({ subStatus: 'REBIND', statusName: '已冻结', actions: [] })
    await staff.act(deal, 'fault', { reason: '号主两天没有露面' })
    expect(await deal.state()).toBe('8 REFUNDED')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "recharge     alipay -20.01 | seller +20.01
      recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -1000.00 | buyer +1000.00
      penalty      seller -20.01 | platform +10.00 | buyer +10.01
      left         alipay -1020.01 | platform +10.00 | buyer +1010.01"
    `)
  })

  it('the penalty is not taken from what a claim asks of the seller', async () => {
    const askOf = ({ userId }: Person, ref: string) =>
      world.services.db.transaction((tx) =>
        createDebt(tx, { ref, userId, distId: 1, memo: '理赔', amount: fen(2000), at: world.now() }),
      )
    const leaving = await verified({ seller: '60.00' })
    await askOf(leaving.people.seller, 'LP-leaving')
    expect(await leaving.act('seller', 'refund')).toMatchObject({ name: 'BALANCE_SHORT' })

    const absent = await verified({ seller: '60.00' })
    await askOf(absent.people.seller, 'LP-absent')
    await absent.act('buyer', 'accept')
    world.pass({ hours: 24, seconds: 1 })
    await runClock(world)
    await staff.act(absent, 'fault', { reason: '号主两天没有露面' })
    expect(await absent.state()).toBe('8 REFUNDED')
    expect(await world.balance(absent.people.seller)).toBe('20.00')
  })
})
