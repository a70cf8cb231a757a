import { beforeEach, describe, expect, it } from 'vitest'
import { closeMarket, Gold, offer, openShop } from '../../support/fixtures/coin'
import { passAndRun, runClock } from '../../support/fixtures/deal'
import { storyWorld } from '../../support/ledger'

describe('ledger of currency orders: 400,000 units at 20,000 per yuan, 20.00', () => {
  const world = storyWorld()
  beforeEach(() => closeMarket(world))

  it('a completed currency order pays 5 % to the platform, after the hold', async () => {
    const gold = await (await Gold.open(world)).begin()
    expect(await gold.stock()).toEqual([600_000, 400_000])
    await gold.deliver()
    expect(await gold.stock()).toEqual([600_000, 0])
    await gold.act('buyer', 'confirm')
    expect(await gold.state()).toBe('3 HOLD')
    await passAndRun(world, { hours: 24 })
    expect(await gold.state()).toBe('3 RELEASED')
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    buyer -20.00 | escrow +20.00
      orderRelease escrow -20.00 | dist +0.30 | platform +0.70 | merchant +19.00
      left         alipay -2000.00 | dist +0.30 | platform +0.70 | buyer +480.00 | merchant +519.00 | coinStake +1000.00"
    `)
    expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({
      orders: 1,
      completion: 100,
      minutes: 1,
    })
  })

  it('a delivered currency order is confirmed automatically after a day', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver()
    await passAndRun(world, { hours: 24 })
    expect(await gold.state()).toBe('3 HOLD')
  })

  it('a partly delivered currency order refunds the rest at once, to the fen', async () => {
    const gold = await (await Gold.open(world, { ratio: '33333.33' })).begin({ amount: '100000' })
    // 3.00 for 100,000: a third is 0.99, rounded down.
    await gold.deliver('33333')
    const detail = await gold.detail()
    expect(detail.rows).toContainEqual({ label: '实际发货', value: '3.3333万游戏币' })
    const part = '实发 3.3333万游戏币 / 共 10万游戏币，差额 ¥2.01 已退给'
    expect([detail.turn.text, detail.refundedPrice]).toEqual([expect.stringContaining(`${part}你`), '2.01'])
    expect((await gold.detail(gold.merchant)).turn.text).toContain(`${part}买家`)
    await gold.act('buyer', 'confirm')
    await passAndRun(world, { hours: 24 })
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    buyer -3.00 | escrow +3.00
      depositClaim coinStake -0.04 | buyer +0.04
      orderRefund  escrow -2.01 | buyer +2.01
      orderRelease escrow -0.99 | dist +0.01 | platform +0.03 | merchant +0.95
      left         alipay -2000.00 | dist +0.01 | platform +0.03 | buyer +499.05 | merchant +500.95 | coinStake +999.96"
    `)
    expect(await gold.stock()).toEqual([966_667, 0])
  })

  it('a merchant who cancels pays 2 % to the buyer from the deposit', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.act('merchant', 'refund', { reason: '库存不够' })
    expect(await gold.state()).toBe('8 REFUNDED')
    expect((await gold.detail()).rows).toContainEqual({ label: '币商违约赔付', value: '¥0.40' })
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    buyer -20.00 | escrow +20.00
      depositClaim coinStake -0.40 | buyer +0.40
      orderRefund  escrow -20.00 | buyer +20.00
      left         alipay -2000.00 | merchant +500.00 | buyer +500.40 | coinStake +999.60"
    `)
    expect(await gold.stock()).toEqual([1_000_000, 0])
  })

  it('a refused order goes to the next merchant at the same price, never a higher one, and ends after three', async () => {
    const gold = await Gold.open(world)
    const others = []
    for (const ratio of ['20000.00', '20000.00', '20000.00', '19999.99']) {
      const shop = await openShop(world)
      await offer(shop.visitor, { ratio })
      others.push(shop)
    }
    const [second, third] = others
    await (await gold.place({ offerSn: gold.offerSn })).pay()
    expect((await gold.act('merchant', 'refuse', { reason: '库存不够' })).code).toBe(0)
    expect((await gold.act('merchant', 'accept')).name, 'it went to another').toBe('ORDER_PASSED')
    expect((await gold.detail()).sellrId).toBe(second?.person.userId)
    await passAndRun(world, { minutes: 5 })
    expect((await gold.detail()).sellrId).toBe(third?.person.userId)
    await passAndRun(world, { minutes: 5 })
    expect(await gold.state()).toBe('8 REFUNDED')
    expect((await gold.detail()).turn.text).toContain('没有币商能按原价接单')
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    buyer -20.00 | escrow +20.00
      orderRefund  escrow -20.00 | buyer +20.00
      left         alipay -6000.00 | merchant +500.00 | buyer +500.00 | coinStake +1000.00 | coinStake +1000.00 | coinStake +1000.00 | coinStake +1000.00 | coinStake +1000.00"
    `)
    for (const shop of others) expect(await gold.stock(shop.visitor)).toEqual([1_000_000, 0])
  })

  it('a refused order that gets a better offer becomes cheaper at once, and never more expensive again', async () => {
    const gold = await Gold.open(world)
    const same = await openShop(world)
    await offer(same.visitor)
    await (await gold.place({ offerSn: gold.offerSn })).pay()
    const cheap = await openShop(world)
    await offer(cheap.visitor, { ratio: '25000.00' })
    await gold.act('merchant', 'refuse', { reason: '库存不够' })
    const order = await gold.detail()
    expect([order.status, order.subStatus, order.sellrId]).toEqual([1, 'ASSIGN', cheap.person.userId])
    expect([order.totalPrice, await world.balance(gold.people.buyer)]).toEqual(['16.00', '484.00'])
    await passAndRun(world, { minutes: 5 })
    expect(await gold.state(), 'the other one would be dearer now').toBe('8 REFUNDED')
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    buyer -20.00 | escrow +20.00
      orderRefund  escrow -4.00 | buyer +4.00
      orderRefund  escrow -16.00 | buyer +16.00
      left         alipay -4000.00 | merchant +500.00 | buyer +500.00 | coinStake +1000.00 | coinStake +1000.00 | coinStake +1000.00"
    `)
  })

  it('a contested currency order is split by staff', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver()
    await gold.show('buyer', 'contest')
    expect((await gold.act('buyer', 'confirm')).name).toBe('ORDER_FROZEN')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: gold.orderSn, action: 'rule', reason: '只收到一半' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: gold.orderSn })
    expect((await staff.ask('POST /desk/orderAct', { ...ruling, pay: '20.01' })).name).toBe('INVALID_INPUT')
    await staff.do('POST /desk/orderAct', { ...ruling, pay: '10.00' })
    expect(await gold.state()).toBe('3 RELEASED')
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    buyer -20.00 | escrow +20.00
      depositClaim coinStake -0.20 | buyer +0.20
      orderRefund  escrow -10.00 | buyer +10.00
      orderRelease escrow -10.00 | dist +0.15 | platform +0.35 | merchant +9.50
      left         alipay -2000.00 | dist +0.15 | platform +0.35 | buyer +490.20 | merchant +509.50 | coinStake +999.80"
    `)
  })

  it('a merchant who delivers a fraction pays 2 % of the rest, and below half the order counts as not completed', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver('200')
    expect((await gold.detail()).rows).toContainEqual({ label: '币商违约赔付', value: '¥0.39' })
    await gold.act('buyer', 'confirm')
    await passAndRun(world, { hours: 24 })
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    buyer -20.00 | escrow +20.00
      depositClaim coinStake -0.39 | buyer +0.39
      orderRefund  escrow -19.99 | buyer +19.99
      orderRelease escrow -0.01 | platform +0.01
      left         alipay -2000.00 | platform +0.01 | merchant +500.00 | buyer +500.38 | coinStake +999.61"
    `)
    expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({
      orders: 1,
      completion: 0,
    })
  })

  describe('a buyer who does not take the delivery', () => {
    const contested = async () => {
      const gold = await (await Gold.open(world)).begin()
      expect(await gold.show('merchant', 'contest')).toMatchObject({ code: 0 })
      return gold
    }
    const decide = async (gold: Gold, action: 'uphold' | 'fault' | 'rule', more: object = {}) => {
      const staff = await world.logIn({ staff: 'service' })
      await staff.ask('POST /desk/takeOrder', { orderSn: gold.orderSn })
      return staff.ask('POST /desk/orderAct', { orderSn: gold.orderSn, action, reason: '核对了截图', ...more })
    }

    it('earns no compensation while staff decide, and none after staff uphold the merchant', async () => {
      const gold = await contested()
      world.pass({ hours: 3 })
      await runClock(world)
      expect((await gold.act('buyer', 'refund', { reason: '长时间未发货' })).name).toBe('ORDER_FROZEN')
      expect(await decide(gold, 'uphold')).toMatchObject({ code: 0 })
      expect(await gold.state()).toBe('7 REFUNDED')
      expect(await gold.story()).toMatchInlineSnapshot(`
        "orderHold    buyer -20.00 | escrow +20.00
        orderRefund  escrow -20.00 | buyer +20.00
        left         alipay -2000.00 | merchant +500.00 | buyer +500.00 | coinStake +1000.00"
      `)
      expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({ orders: 0 })
      expect(await gold.stock()).toEqual([1_000_000, 0])
    })

    it('is compensated from the deposit after all if staff find the merchant at fault', async () => {
      const gold = await contested()
      expect(await decide(gold, 'fault')).toMatchObject({ code: 0 })
      expect(await gold.state()).toBe('8 REFUNDED')
      expect((await gold.detail()).rows).toContainEqual({ label: '币商违约赔付', value: '¥0.40' })
    })

    it('can be reported once per order: after staff resume it, the time to deliver goes on', async () => {
      const gold = await contested()
      const staff = await world.logIn({ staff: 'service' })
      await staff.do('POST /desk/thawOrder', { orderSn: gold.orderSn, reason: '买家已上线' })
      expect((await gold.show('merchant', 'contest')).name).toBe('ORDER_STATE')
      expect(await gold.deliver()).toMatchObject({ code: 0 })
    })
  })

  it('a delivery that did not happen costs the merchant as much as giving up, and counts as not completed', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver()
    await gold.show('buyer', 'contest')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: gold.orderSn, action: 'rule', reason: '截图是别的订单', pay: '0' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    await staff.do('POST /desk/orderAct', ruling)
    expect((await gold.detail()).rows).toContainEqual({ label: '币商违约赔付', value: '¥0.40' })
    expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({
      orders: 1,
      completion: 0,
    })
  })

  it.each(['before', 'after'])(
    'the fine of a partial delivery is paid once if staff grant all of it %s the confirmation',
    async (when) => {
      const gold = await (await Gold.open(world)).begin()
      await gold.deliver('240000')
      if (when === 'after') await gold.act('buyer', 'confirm')
      expect(await gold.show('buyer', 'contest')).toMatchObject({ code: 0 })
      const staff = await world.logIn({ staff: 'service' })
      const ruling = { orderSn: gold.orderSn, action: 'rule', reason: '数量核对无误', pay: '12.00' } as const
      await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
      await staff.do('POST /desk/orderAct', ruling)
      expect(await gold.state()).toBe('3 RELEASED')
      const fines = (await gold.story()).split('\n').filter((line) => line.startsWith('depositClaim'))
      expect(fines).toEqual(['depositClaim coinStake -0.16 | buyer +0.16'])
      expect((await gold.detail()).rows).toContainEqual({ label: '币商违约赔付', value: '¥0.16' })
    },
  )

  it('a ruling that takes back most of what was held changes the record of the merchant', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver()
    await gold.act('buyer', 'confirm')
    const figures = () => gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})
    expect(await figures()).toMatchObject({ orders: 1, completion: 100 })
    await gold.show('buyer', 'contest')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: gold.orderSn, action: 'rule', reason: '系统收回了大部分', pay: '5.00' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    await staff.do('POST /desk/orderAct', ruling)
    expect(await figures()).toMatchObject({ orders: 1, completion: 0 })
  })

  it('currency that the game takes back while the money is held is decided by staff', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver()
    await gold.act('buyer', 'confirm')
    expect(await gold.show('buyer', 'contest')).toMatchObject({ code: 0 })
    await passAndRun(world, { hours: 48 })
    expect(await gold.state()).toBe('3 HOLD')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: gold.orderSn, action: 'rule', reason: '系统收回了一半', pay: '10.00' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    await staff.do('POST /desk/orderAct', ruling)
    expect(await gold.state()).toBe('3 RELEASED')
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    buyer -20.00 | escrow +20.00
      depositClaim coinStake -0.20 | buyer +0.20
      orderRefund  escrow -10.00 | buyer +10.00
      orderRelease escrow -10.00 | dist +0.15 | platform +0.35 | merchant +9.50
      left         alipay -2000.00 | dist +0.15 | platform +0.35 | buyer +490.20 | merchant +509.50 | coinStake +999.80"
    `)
  })

  it('a buyer may contest a delivery once, and again where the coins are taken back later', async () => {
    const staff = await world.logIn({ staff: 'service' })
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver()
    const thaw = () => staff.ask('POST /desk/thawOrder', { orderSn: gold.orderSn, reason: '数量无误，订单继续' })
    expect((await gold.show('buyer', 'contest')).code).toBe(0)
    expect((await thaw()).code).toBe(0)
    expect((await gold.show('buyer', 'contest')).name).toBe('ORDER_STATE')
    expect((await gold.act('buyer', 'confirm')).code).toBe(0)
    expect((await gold.show('buyer', 'contest')).code).toBe(0)
    expect((await thaw()).code).toBe(0)
    expect((await gold.show('buyer', 'contest')).name).toBe('ORDER_STATE')
  })
})
