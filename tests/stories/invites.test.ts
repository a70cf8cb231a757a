import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { inviteProfits } from '@/lib/server/db/schema/market/invites'
import { DEFAULT_RULES } from '@/lib/server/modules/core/tenancy/rules-default'
import { cancelProfit } from '@/lib/server/modules/market/invites/cancel-profit'
import { settleProfit } from '@/lib/server/modules/market/invites/settle-profit'
import { balanceOf } from '@/lib/server/modules/money/wallet/queries'
import { recordLateTies } from '@/lib/server/modules/orders/trading/record-late-ties'
import { inTx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { fen } from '@/lib/shared/money/money'
import { giveCoupon } from '../support/fixtures/coupons'
import { Deal, runClock } from '../support/fixtures/deal'
import { ledgerStory, storyWorld } from '../support/ledger'
import { oneBrowser, onePayee, removePayouts } from '../support/one-person'
import type { Visitor } from '../support/visitor'
import type { Person } from '../support/world'

const world = storyWorld()
let inviter: Person
let friend: Visitor

beforeEach(async () => {
  inviter = await world.person({ nickName: '半夏微凉' })
  friend = await world.logIn(inviter)
})

const invite = (person: Person, by = inviter) =>
  world.services.db.execute(sql`update users set invited_by = ${by.userId} where id = ${person.userId}`)
const profits = () => friend.do('GET /user/findInviteProfit', {}).then(({ list }) => list)
const sums = async () => {
  const { invited, paid, pending, orders } = await friend.do('GET /user/getUserInviteCode', {})
  return { invited, paid, pending, orders }
}

/** Opens an account order of 1000.00 whose buyer was invited. */
async function openDeal(options: Parameters<typeof Deal.open>[1] = {}): Promise<Deal> {
  const deal = await Deal.open(world, { price: '1000.00', balance: '2000.00', ...options })
  await invite(deal.people.buyer)
  return deal
}
async function complete(deal: Deal): Promise<void> {
  await deal.deliver()
  await deal.confirm()
  world.pass({ days: 8 })
  await runClock(world)
}

describe('invite rewards for orders of friends', () => {
  it('the inviter receives 5 % of the fee when the seller is paid, not before', async () => {
    const deal = await openDeal()
    await (await deal.place()).pay()
    expect(await profits()).toMatchObject([{ state: 'pending', base: '60.00', profit: '3.00', settleTime: null }])
    expect(await sums()).toEqual({ invited: 1, paid: '0.00', pending: '3.00', orders: 0 })
    await complete(deal)
    expect(await profits()).toMatchObject([{ state: 'paid', stateName: '已到账', profit: '3.00', why: '' }])
    expect(await sums()).toEqual({ invited: 1, paid: '3.00', pending: '0.00', orders: 1 })
    expect(await ledgerStory(world, { ...deal.people, inviter })).toMatchInlineSnapshot(`
      "recharge     alipay -2000.00 | buyer +2000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRelease escrow -1000.00 | dist +18.00 | platform +42.00 | seller +940.00
      inviteProfit platform -3.00 | inviter +3.00
      left         alipay -2000.00 | inviter +3.00 | dist +18.00 | platform +39.00 | seller +940.00 | buyer +1000.00"
    `)
    const { list } = await friend.do('GET /notification/list', {})
    expect(list.map((row) => row.title)).toContain('邀请奖励到账 3.00 元')
  })

  it('a refunded order of a friend gives no reward, and shows the reason', async () => {
    const deal = await openDeal()
    await (await deal.place()).pay()
    await deal.seller.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    expect(await profits()).toMatchObject([{ state: 'void', why: '订单没有完成，货款已退回' }])
    expect(await sums()).toMatchObject({ paid: '0.00', pending: '0.00' })
    expect(await ledgerStory(world, deal.people)).not.toContain('invite')
  })

  it('the reward is a share of the fee left after the coupon', async () => {
    const deal = await openDeal()
    const couponId = String(await giveCoupon(world, deal.people.buyer, { amount: '20.00', min: '400.00' }))
    await (await deal.place({ couponId })).pay()
    await complete(deal)
    expect(await profits()).toMatchObject([{ state: 'paid', base: '40.00', profit: '2.00' }])
  })

  it('an order too small for a reward gives none', async () => {
    const deal = await openDeal({ goodsTypeId: 27, price: '1.00' })
    await (await deal.place()).pay()
    await complete(deal)
    expect(await profits()).toMatchObject([{ state: 'void', why: '这笔订单的服务费不足以产生奖励' }])
  })

  it('an order more than 180 days after registration gives no reward', async () => {
    const deal = await openDeal()
    await world.services.db.execute(
      sql`update users set created_at = ${new Date(world.now().getTime() - 181 * 86_400_000).toISOString()}::timestamptz where id = ${deal.people.buyer.userId}`,
    )
    await (await deal.place()).pay()
    await complete(deal)
    expect(await profits()).toEqual([])
  })

  it('an unpaid order of a friend gives no reward', async () => {
    const deal = await openDeal()
    await deal.place()
    world.pass({ minutes: 16 })
    await runClock(world)
    expect(await deal.state()).toBe('7 TIMEOUT')
    expect(await profits()).toEqual([])
  })
})

describe('invite rewards between accounts of one person', () => {
  it('no reward for a friend with the same identity card', async () => {
    const deal = await openDeal()
    await world.services.db.execute(
      sql`update users set id_card_hash = 'one' where id in (${inviter.userId}, ${deal.people.buyer.userId})`,
    )
    await (await deal.place()).pay()
    await complete(deal)
    expect(await profits()).toMatchObject([{ state: 'void', why: '你和好友的实名信息相同' }])
    expect(await ledgerStory(world, deal.people)).not.toContain('inviteProfit')
  })

  it('no reward for a friend who logged in with the same browser', async () => {
    const deal = await openDeal()
    const browser = world.visitor()
    await browser.logIn(inviter.phone)
    await browser.do('POST /user/logout', {})
    await browser.logIn(deal.people.buyer.phone)
    await (await deal.place()).pay()
    await complete(deal)
    expect(await profits()).toMatchObject([{ state: 'void', why: '你和好友用过同一台设备' }])
  })

  it('different browsers count as different people and give a reward', async () => {
    const deal = await openDeal()
    await world.visitor().logIn(inviter.phone)
    await world.visitor().logIn(deal.people.buyer.phone)
    await (await deal.place()).pay()
    await complete(deal)
    expect(await profits()).toMatchObject([{ state: 'paid' }])
  })

  it('no reward for a friend with the same payee, even if it was removed', async () => {
    const deal = await openDeal()
    await onePayee(world, 'payee of friends', [inviter], { removed: true })
    await onePayee(world, 'payee of friends', [deal.people.buyer])
    await (await deal.place()).pay()
    await complete(deal)
    expect(await profits()).toMatchObject([{ state: 'void', why: '你和好友的收款账户相同' }])
    await removePayouts(world)
  })

  it('no reward for an unverified inviter', async () => {
    const deal = await openDeal()
    await world.services.db.execute(sql`update users set auth_status = 0 where id = ${inviter.userId}`)
    await (await deal.place()).pay()
    await complete(deal)
    expect(await profits()).toMatchObject([{ state: 'void', why: '结算时你还没有实名认证' }])
  })
})

describe('invite rewards for orders between tied accounts', () => {
  const tied = (deal: Deal) => oneBrowser(world, `browser of ${deal.orderSn}`, deal.people.buyer, deal.people.seller)

  it.each(['confirmation', 'payout'])('no reward if buyer and seller share a browser before the %s', async (end) => {
    const deal = await (await (await openDeal()).place()).pay()
    await deal.deliver()
    if (end === 'payout') await deal.confirm()
    await tied(deal)
    if (end === 'confirmation') await deal.confirm()
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await profits()).toMatchObject([{ state: 'void', why: '订单的买卖双方是关联账号，没有奖励' }])
    expect(await ledgerStory(world, deal.people)).not.toContain('invite')
  })

  it('a reward is taken back if buyer and seller share a browser after the payout', async () => {
    const deal = await (await (await openDeal()).place()).pay()
    await complete(deal)
    expect(await sums()).toMatchObject({ paid: '3.00' })
    await tied(deal)
    const ctx = systemCtx(world.services, world.dist())
    expect([await recordLateTies(ctx), await recordLateTies(ctx)]).toEqual([1, 0])
    expect(await profits()).toMatchObject([{ state: 'void', why: '订单的买卖双方是关联账号，奖励已收回' }])
    expect(await sums()).toMatchObject({ paid: '0.00' })
    expect(await ledgerStory(world, { ...deal.people, inviter })).toContain(
      'inviteReturn inviter -3.00 | platform +3.00',
    )
    const { list } = await friend.do('GET /notification/list', {})
    expect(list.map(({ title }) => title)).toContain('邀请奖励收回 3.00 元')
  })
})

describe('paying and recovering invite rewards', () => {
  const orderOf = async (deal: Deal) => {
    const [row] = await world.services.db
      .select()
      .from(inviteProfits)
      .where(eq(inviteProfits.inviteeId, deal.people.buyer.userId))
    if (!row) throw new Error('nothing is expected')
    const { orderId, distId, inviteeId: buyerId, gameId, mode } = row
    return { orderId, orderSn: deal.orderSn, distId, buyerId, gameId, mode, base: fen(6000) }
  }
  const drop = async (deal: Deal) => {
    const order = await orderOf(deal)
    const at = world.now()
    await inTx(world.ctx(inviter), (tx, effects) => cancelProfit({ tx, effects, order, because: 'refund', at }))
  }

  it('a reward is paid once, even if settled again', async () => {
    const deal = await openDeal()
    await (await deal.place()).pay()
    await complete(deal)
    const order = await orderOf(deal)
    const settle = () =>
      inTx(world.ctx(inviter), (tx, effects) =>
        settleProfit({ tx, effects, order, rules: DEFAULT_RULES, at: world.now() }),
      )
    await Promise.all([settle(), settle(), settle()])
    // Even if the row still says pending, the ledger contains the order.
    await world.services.db
      .update(inviteProfits)
      .set({ state: 'pending', settledAt: null })
      .where(eq(inviteProfits.orderId, order.orderId))
    await expect(settle()).rejects.toThrow('was paid before')
    expect(await balanceOf(world.services.db, { kind: 'user', ownerId: inviter.userId })).toBe(300n)
  })

  it('a reward is recovered once when the order is refunded after completion', async () => {
    const deal = await openDeal()
    await (await deal.place()).pay()
    await complete(deal)
    await Promise.all([drop(deal), drop(deal)])
    expect(await profits()).toMatchObject([{ state: 'void', why: '订单完成后又退款，奖励已收回' }])
    expect(await ledgerStory(world, { ...deal.people, inviter })).toMatchInlineSnapshot(`
      "recharge     alipay -2000.00 | buyer +2000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRelease escrow -1000.00 | dist +18.00 | platform +42.00 | seller +940.00
      inviteProfit platform -3.00 | inviter +3.00
      inviteReturn inviter -3.00 | platform +3.00
      left         alipay -2000.00 | dist +18.00 | platform +42.00 | seller +940.00 | buyer +1000.00"
    `)
  })

  it('a reward is recovered as far as the balance allows, never below zero', async () => {
    const deal = await openDeal()
    await (await deal.place()).pay()
    await complete(deal)
    const cheap = await world.goods({ seller: deal.people.seller, goodsTypeId: 27, price: '2.50' })
    const { orderSn } = await friend.do('POST /order/placeOrder', { goodsSn: cheap.sn, price: cheap.price, agree: '1' })
    await friend.do('POST /pay/balancePay', { orderSn, payPassword: '246810' }, { key: 'spends-it' })
    await drop(deal)
    expect(await balanceOf(world.services.db, { kind: 'user', ownerId: inviter.userId })).toBe(0n)
    expect(await ledgerStory(world, { ...deal.people, inviter })).toContain(
      'inviteReturn inviter -0.50 | platform +0.50',
    )
  })
})

describe('invite pages', () => {
  it('invite pages show no full names, and nothing of another site', async () => {
    const deal = await openDeal()
    await (await deal.place()).pay()
    const [row] = await profits()
    const { list } = await friend.do('GET /user/findInvitees', {})
    expect(row?.deal).toBe('王者荣耀 账号')
    expect(list).toMatchObject([{ isVerified: true, orders: 1, paid: '0.00', isOver: false }])
    const json = JSON.stringify([row, list])
    for (const secret of [deal.people.buyer.nickName, deal.people.buyer.phone, deal.orderSn])
      expect(json).not.toContain(secret)
    expect(json).not.toContain(String(deal.people.buyer.userId))
    const elsewhere = await world.logIn(inviter, 2)
    expect((await elsewhere.do('GET /user/findInviteProfit', {})).list).toMatchObject([{ deal: '其他站点的订单' }])
  })

  it('an invited friend sees nothing of the inviter’s rewards', async () => {
    const deal = await openDeal()
    await (await deal.place()).pay()
    expect((await deal.buyer.do('GET /user/findInviteProfit', {})).list).toEqual([])
    expect((await deal.buyer.do('GET /user/findInvitees', {})).list).toEqual([])
  })

  it('registration uses the invite code of the link, once', async () => {
    const { inviteCode, inviteUrl } = await friend.do('GET /user/getUserInviteCode', {})
    expect(new URL(inviteUrl).searchParams.get('invitecode')).toBe(inviteCode)
    expect(new URL(inviteUrl).pathname).toBe('/register')
  })
})
