import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffAudits } from '@/lib/server/db/schema/core/oversight'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { goodsCheckViews } from '@/lib/server/db/schema/listings/checks'
import { closeGoneChecks } from '@/lib/server/modules/office/goods-check/close-gone-checks'
import { processDueChecks } from '@/lib/server/modules/office/goods-check/process-due-checks'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { GoodsSn } from '@/lib/shared/ids'
import { Deal } from '../../../support/fixtures/deal'
import {
  checkOf,
  openCheckable,
  ownRowOf,
  passCheck,
  passCheckOf,
  passInput,
  submitCheck,
  takeCheck,
} from '../../../support/fixtures/goods-check'
import { accountParts } from '../../../support/fixtures/listing'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld, type World } from '../../../support/world'

describe('accounts that staff check before they are sold', () => {
  let world: World
  let staff: Staff
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
    staff = await Staff.open(world)
  })
  const open = () => openCheckable(world)
  const checked = (deal: Deal) => passCheckOf(world, staff, deal)
  const pageOf = (deal: Deal) => world.visitor().do('GET /goods/goodsInfo', { goodsSn: deal.goods.sn })
  const sweep = () => processDueChecks(systemCtx(world.services, world.dist()), { limit: 50 })

  it('a new price keeps the check; new facts, texts or pictures end it', async () => {
    const deal = await checked(await open())
    const { sn: goodsSn } = deal.goods
    await deal.seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '98.00' })
    expect(await checkOf(world, goodsSn)).toMatchObject({ state: 'passed' })
    const { images, facts } = await accountParts(world, deal.people.seller)
    const form = { goodsSn, bigTitle: '全英雄 300 皮 支持验号', price: '97.00', facts, images }
    await deal.seller.do('POST /goods/updatetGoods', form)
    expect(await checkOf(world, goodsSn)).toMatchObject({ state: 'ended', why: 'changed', cipher: null })
    expect((await ownRowOf(deal))?.check).toEqual({ state: 'ended', until: null, text: '商品信息或图片有修改' })
  })

  it('submitting another password ends the result, and the account is checked again', async () => {
    const deal = await checked(await open())
    await submitCheck(deal.seller, deal.goods.sn, 'Other-88')
    expect((await pageOf(deal)).checkDate).toBe('')
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'waiting' })
  })

  it('an item taken off the shelf loses its check and the submitted account', async () => {
    const deal = await checked(await open())
    await deal.seller.do('POST /goods/pushOrPullGoods', { goodsSn: deal.goods.sn, onShelf: '0' })
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'ended', why: 'unlisted', cipher: null })
    expect(await submitCheck(deal.seller, deal.goods.sn)).toMatchObject({ name: 'GOODS_BUSY' })
  })

  it('a withdrawn check erases the account and can be withdrawn once', async () => {
    const deal = await open()
    await submitCheck(deal.seller, deal.goods.sn)
    const withdraw = () => deal.seller.ask('POST /goodsCheck/withdraw', { goodsSn: deal.goods.sn })
    expect(await withdraw()).toMatchObject({ code: 0 })
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ why: 'withdrawn', cipher: null })
    expect(await withdraw()).toMatchObject({ name: 'CHECK_STATE' })
  })

  it('the seller is notified once two days before the check expires, and then that it has', async () => {
    const deal = await checked(await open())
    world.pass({ days: 12, minutes: 1 })
    await sweep()
    await sweep()
    const bell = async () => (await deal.bellOf('seller')).filter((title) => title.includes('到期'))
    expect(await bell()).toEqual(['寄售验号 2 天后到期'])
    world.pass({ days: 2 })
    await sweep()
    expect(await bell()).toEqual(['寄售验号已到期，账号资料已删除', '寄售验号 2 天后到期'])
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ why: 'expired', cipher: null })
    expect((await pageOf(deal)).checkDate).toBe('')
  })

  it('of two members exactly one takes a check, and the other cannot work on it', async () => {
    const deal = await open()
    await submitCheck(deal.seller, deal.goods.sn)
    const other = await Staff.open(world)
    const checkId = String((await checkOf(world, deal.goods.sn)).id)
    const answers = await Promise.all(
      [staff, other].map(({ visitor }) => visitor.ask('POST /desk/takeCheck', { checkId })),
    )
    expect(answers.map(({ name }) => name).toSorted()).toEqual(['CHECK_STATE', 'OK'])
    const [loser, winner] = answers[0]?.code === 0 ? [other, staff] : [staff, other]
    expect(await loser.visitor.ask('POST /desk/checkAccount', { checkId })).toMatchObject({ name: 'CHECK_STATE' })
    const input = await passInput(world, loser.person, { checkId, facts: { ranking: '荣耀王者' } })
    expect(await loser.visitor.ask('POST /desk/passCheck', input, { key: randomUUID() })).toMatchObject({
      name: 'CHECK_STATE',
    })
    expect(await winner.visitor.do('POST /desk/checkAccount', { checkId })).toMatchObject({
      account: 'hero@game',
      views: 1,
    })
    expect(await winner.visitor.do('POST /desk/checkAccount', { checkId })).toMatchObject({ views: 2 })
    expect(await world.services.db.$count(goodsCheckViews)).toBe(2)
    expect(await world.services.db.$count(staffAudits, eq(staffAudits.action, 'check.account'))).toBe(2)
  })

  it('a check handed back, or not finished in time, is in the queue again', async () => {
    const deal = await open()
    await submitCheck(deal.seller, deal.goods.sn)
    const checkId = await takeCheck(world, staff.visitor, deal.goods.sn)
    await staff.visitor.do('POST /desk/returnCheck', { checkId })
    const waiting = async () => (await staff.visitor.do('GET /desk/checks', {})).list.map((row) => String(row.checkId))
    expect(await waiting()).toEqual([checkId])
    await staff.visitor.do('POST /desk/takeCheck', { checkId })
    expect(await waiting()).toEqual([])
    world.pass({ hours: 4 })
    await sweep()
    expect(await waiting()).toEqual([checkId])
    expect(await staff.visitor.ask('POST /desk/checkAccount', { checkId })).toMatchObject({ name: 'CHECK_STATE' })
  })

  it('a member off duty neither takes a check nor reads an account', async () => {
    const deal = await open()
    await submitCheck(deal.seller, deal.goods.sn)
    const checkId = await takeCheck(world, staff.visitor, deal.goods.sn)
    await staff.visitor.do('POST /desk/duty', { state: 'away' })
    expect(await staff.visitor.ask('POST /desk/checkAccount', { checkId })).toMatchObject({ name: 'FORBIDDEN' })
    await staff.visitor.do('POST /desk/returnCheck', { checkId })
    expect(await staff.visitor.ask('POST /desk/takeCheck', { checkId })).toMatchObject({ name: 'FORBIDDEN' })
  })

  it('a refused check notifies the seller of the reason and erases the account', async () => {
    const deal = await open()
    await submitCheck(deal.seller, deal.goods.sn)
    const checkId = await takeCheck(world, staff.visitor, deal.goods.sn)
    await staff.visitor.do('POST /desk/refuseCheck', { checkId, reason: '密码错误，无法登录' }, { key: randomUUID() })
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'refused', cipher: null })
    expect((await ownRowOf(deal))?.check).toMatchObject({ state: 'refused', text: '密码错误，无法登录' })
    expect(await submitCheck(deal.seller, deal.goods.sn)).toMatchObject({ code: 0 })
  })

  it('a corrected fact replaces the one of the seller, who is notified', async () => {
    const deal = await open()
    await passCheck(world, { seller: deal.seller, staff, goodsSn: deal.goods.sn, facts: { ranking: '最强王者' } })
    const { facts, checked: shown } = await pageOf(deal)
    expect(facts.find(({ key }) => key === 'ranking')?.value).toBe('最强王者')
    expect(shown?.facts).toEqual(['ranking'])
    const { list } = await deal.seller.do('GET /notification/list', {})
    expect(list[0]).toMatchObject({
      title: '寄售验号通过，商品已显示“已验号”',
      text: expect.stringContaining('更正了段位'),
    })
  })

  it('a missing capture, an unseen fact, a value that the game does not have or the picture of another is refused', async () => {
    const deal = await open()
    await submitCheck(deal.seller, deal.goods.sn)
    const checkId = await takeCheck(world, staff.visitor, deal.goods.sn)
    const pass = async (change: object) => {
      const input = {
        ...(await passInput(world, staff.person, { checkId, facts: { ranking: '荣耀王者' } })),
        ...change,
      }
      return staff.visitor.ask('POST /desk/passCheck', input, { key: randomUUID() })
    }
    const theirs = (await passInput(world, deal.people.seller, { checkId })).captures
    for (const change of [
      { captures: '[]' },
      { facts: '{}' },
      { facts: '{"ranking":"无此段位"}' },
      { captures: theirs },
    ])
      expect(await pass(change)).toMatchObject({ name: 'INVALID_INPUT' })
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'taken' })
    expect(await pass({})).toMatchObject({ code: 0 })
  })

  it('an account for rent is not checked, and renting it out ends its check', async () => {
    const deal = await checked(await open())
    const { sn: goodsSn } = deal.goods
    const prices = { hour: '5.00', night: '20.00', day: '40.00', week: '200.00', deposit: '50.00' }
    await deal.seller.do('POST /rental/saveOffer', { goodsSn, ...prices })
    expect(await checkOf(world, goodsSn)).toMatchObject({ why: 'rented', cipher: null })
    expect(await submitCheck(deal.seller, goodsSn)).toMatchObject({ name: 'GOODS_BUSY' })
  })

  it('an account kept for goods that left the shelf by any way is erased a day later', async () => {
    const deal = await checked(await open())
    const isOf = eq(goods.sn, deal.goods.sn as GoodsSn)
    await world.services.db.update(goods).set({ status: 2, updatedAt: world.now() }).where(isOf)
    const close = () => closeGoneChecks(systemCtx(world.services, world.dist()))
    expect(await close()).toBe(0)
    world.pass({ hours: 24, seconds: 1 })
    expect(await close()).toBe(1)
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'ended', cipher: null })
  })

  it('staff who own the account or are tied to its owner see and do nothing with its check', async () => {
    const deal = await Deal.open(world, { seller: staff.person })
    await submitCheck(deal.seller, deal.goods.sn)
    const checkId = String((await checkOf(world, deal.goods.sn)).id)
    expect((await staff.visitor.do('GET /desk/checks', {})).list).toEqual([])
    for (const call of ['POST /desk/takeCheck', 'POST /desk/checkAccount', 'POST /desk/returnCheck'] as const)
      expect(await staff.visitor.ask(call, { checkId })).toMatchObject({ name: 'FORBIDDEN' })
  })
})
