import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderCredentials, orderProofs } from '@/lib/server/db/schema/orders/trading'
import { type Deal, passAndRun } from '../../../support/fixtures/deal'
import { ownPicture } from '../../../support/fixtures/evidence'
import {
  checkOf,
  openCheckable,
  ownRowOf,
  passCheckOf,
  passInput,
  submitCheck,
  takeCheck,
} from '../../../support/fixtures/goods-check'
import { Staff } from '../../../support/fixtures/staff'
import { Till } from '../../../support/fixtures/till'
import { openWorld, type World } from '../../../support/world'

describe('orders of accounts that staff checked before', () => {
  let world: World
  let staff: Staff
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
    staff = await Staff.open(world)
  })
  const open = () => openCheckable(world)
  const checked = (deal: Deal) => passCheckOf(world, staff, deal)
  const pageOf = (deal: Deal) => world.visitor().do('GET /goods/goodsInfo', { goodsSn: deal.goods.sn })
  const checkedOnes = async () => world.visitor().do('GET /goods/getGoodsList', { gid: '107', checked: '1' })

  it('a checked account shows captures, confirmed facts and the day, and its order skips the verification', async () => {
    const deal = await open()
    expect((await pageOf(deal)).checked).toBeNull()
    await checked(deal)
    const { checked: shown, checkDate } = await pageOf(deal)
    expect(checkDate).toBe('2035-03-13')
    expect(shown?.facts).toEqual(['ranking'])
    expect(shown?.captures.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['card', 'binding', 'bans']))
    expect((await checkedOnes()).list.map(({ goodsSn }) => goodsSn)).toEqual([deal.goods.sn])
    expect((await ownRowOf(deal))?.check).toMatchObject({ state: 'passed' })
    await (await deal.place()).pay()
    expect(await deal.state()).toBe('1 VERIFY')
    expect((await deal.detail(deal.seller)).actions.map(({ action }) => action)).not.toContain('waive')
    expect(await staff.visitor.do('POST /desk/credentials', { orderSn: deal.orderSn })).toMatchObject({
      account: 'hero@game',
      password: 'Secret-77',
    })
    const { steps } = await staff.visitor.do('GET /desk/order', { orderSn: deal.orderSn })
    expect(steps.map(({ action }) => action)).toContain('relogin')
    expect(steps.map(({ action }) => action)).not.toContain('verified')
    expect(await staff.act(deal, 'relogin')).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe('1 REBIND')
    const proofs = await world.services.db.select().from(orderProofs)
    expect(proofs).toHaveLength(1)
    expect(proofs[0]).toMatchObject({ action: 'verified' })
    expect(proofs[0]?.hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'ended', why: 'sold', cipher: null })
    await deal.deliver()
    await deal.confirm()
    expect(await deal.state()).toBe('3 HOLD')
  })

  it('a checked account whose parties sign goes to the signatures', async () => {
    await world.rule({ agreementFromFen: 5_000 })
    const deal = await checked(await open())
    await (await deal.place()).pay()
    expect(await staff.act(deal, 'relogin')).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe('1 SIGN')
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'passed' })
  })

  it('the same password as submitted is refused when a checked account is delivered', async () => {
    const deal = await checked(await open())
    await (await deal.place()).pay()
    await staff.act(deal, 'relogin')
    const same = { account: 'hero@game', password: 'Secret-77' }
    expect(await deal.act('seller', 'deliver', same)).toMatchObject({ name: 'INVALID_INPUT' })
  })

  it('a cancelled order leaves the check, and its own copy of the account is erased', async () => {
    const deal = await checked(await open())
    await (await deal.place()).pay()
    await deal.act('buyer', 'refund', { reason: '不想要了' })
    expect(await deal.state()).toBe('7 REFUNDED')
    expect(await world.services.db.$count(orderCredentials)).toBe(0)
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'passed' })
    expect((await pageOf(deal)).checkDate).not.toBe('')
  })

  it('a login that shows something else refunds the buyer and ends the check', async () => {
    const deal = await checked(await open())
    await (await deal.place()).pay()
    const pictures = JSON.stringify([await ownPicture(world, staff.person)])
    await staff.act(deal, 'mismatch', { note: '登录核对，皮肤少 20 个', pictures })
    expect(await deal.state()).toBe('8 REFUNDED')
    const goodsSn = deal.goods.sn
    expect(await checkOf(world, goodsSn)).toMatchObject({ state: 'ended', why: 'mismatch', cipher: null })
    expect((await world.visitor().ask('GET /goods/goodsInfo', { goodsSn })).name, 'off the shelf').toBe('NOT_FOUND')
  })

  it('an account submitted again with the order is verified as usual', async () => {
    const deal = await checked(await open())
    await (await deal.place()).pay()
    await deal.submit('other@game')
    expect(await staff.act(deal, 'relogin')).toMatchObject({ name: 'ORDER_STATE' })
    await staff.show(deal, 'verified')
    expect(await deal.state()).toBe('1 VERIFIED')
  })

  it('another account submitted with an order ends the check, so that a cancelled order does not leave the old one', async () => {
    const deal = await checked(await open())
    await (await deal.place()).pay()
    await deal.submit('other@game')
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'ended', why: 'resubmitted', cipher: null })
    await deal.act('buyer', 'refund', { reason: '不想要了' })
    expect((await pageOf(deal)).checkDate).toBe('')
    expect((await ownRowOf(deal))?.check).toMatchObject({ state: 'ended', text: '重新提交了账号' })
  })

  it('an account submitted with an order leaves a check that still waits', async () => {
    const deal = await open()
    await submitCheck(deal.seller, deal.goods.sn)
    await (await deal.place()).pay()
    await deal.submit()
    expect(await checkOf(world, deal.goods.sn)).toMatchObject({ state: 'waiting' })
  })

  it('an account whose check is older than the rule is verified as usual', async () => {
    const deal = await checked(await open())
    world.pass({ days: 14 })
    await (await deal.place()).pay()
    expect((await deal.detail(deal.seller)).turn.title).not.toBe('')
    expect(await world.services.db.$count(orderCredentials)).toBe(0)
  })

  it('an account that was checked after an order had timed out is not sold by its late payment', async () => {
    const till = await Till.open(world)
    const deal = await (await open()).place()
    const interSn = await deal.startQr()
    await till.pay(interSn)
    await passAndRun(world, { minutes: 16 })
    expect(await deal.state()).toBe('7 TIMEOUT')
    await checked(deal)
    const [before, paid] = [await world.balance(deal.people.buyer), (await deal.detail()).totalPrice]
    await till.send(await till.notice(interSn))
    expect(await deal.state()).toBe('7 TIMEOUT')
    expect(Number(await world.balance(deal.people.buyer))).toBe(Number(before) + Number(paid))
    expect(await world.services.db.$count(orderCredentials)).toBe(0)
  })

  it('nothing is submitted, withdrawn or edited while an order holds the account', async () => {
    const deal = await checked(await open())
    await deal.place()
    const { sn: goodsSn } = deal.goods
    expect(await submitCheck(deal.seller, goodsSn)).toMatchObject({ name: 'GOODS_BUSY' })
    expect(await deal.seller.ask('POST /goodsCheck/withdraw', { goodsSn })).toMatchObject({ name: 'GOODS_BUSY' })
  })

  it('an account that was bought meanwhile cannot pass', async () => {
    const deal = await open()
    await submitCheck(deal.seller, deal.goods.sn)
    const checkId = await takeCheck(world, staff.visitor, deal.goods.sn)
    await deal.place()
    const input = await passInput(world, staff.person, { checkId, facts: { ranking: '荣耀王者' } })
    expect(await staff.visitor.ask('POST /desk/passCheck', input, { key: randomUUID() })).toMatchObject({
      name: 'GOODS_BUSY',
    })
  })
})
