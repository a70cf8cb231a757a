import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { restoreDueGoods } from '@/lib/server/modules/office/cases-desk/restore-due-goods'
import { expireRestrictions } from '@/lib/server/modules/office/restrictions/expire-restrictions'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { ClaimCase } from '../support/fixtures/claim'
import { Deal } from '../support/fixtures/deal'
import { guest, guestPictures, STATEMENT, sendCase } from '../support/fixtures/service-case'
import { storyWorld } from '../support/ledger'
import type { Visitor } from '../support/visitor'

/** Cases without an order that move money, hold it, or take goods off the shelf. */
describe('cases of guardians, rights holders and authorities', () => {
  const world = storyWorld()
  let agent: Visitor
  let second: Visitor
  let serial = 0
  const key = () => ({ key: randomUUID() })
  const ctx = () => systemCtx(world.services, world.dist())
  beforeEach(async () => {
    await world.dismissStaff()
    agent = await world.logIn({ staff: 'service' })
    second = await world.logIn({ staff: 'risk' })
  })
  const open = async (kind: 'guardian' | 'rights' | 'authority', facts: Record<string, string> = {}) => {
    const phone = `139${String(70_000_000 + ++serial)}`
    const visitor = await guest(world, phone)
    const caseSn = await sendCase(visitor, kind, { facts, pictures: await guestPictures(world, phone) })
    await agent.do('POST /desk/claimCase', { caseSn })
    return { caseSn, visitor }
  }
  /** Carries out the newest request for a second staff member. */
  const approve = async (by = second) => {
    const { list } = await by.do('GET /console/approvals', { state: 'open' })
    const agreed = { approvalId: String(list[0]?.approvalId), accept: '1', reason: '' } as const
    return by.ask('POST /console/decideApproval', agreed, key())
  }
  const coinOf = async (who: Visitor) => (await who.do('GET /user/restrictions', {})).coin

  it('a guardian: staff find the account, two refund the order that is over, once', async () => {
    const { deal } = await ClaimCase.released(world)
    const { buyer } = deal.people
    const { caseSn, visitor } = await open('guardian', { account: String(buyer.userId) })
    const found = await agent.do('GET /desk/caseAccount', { caseSn, account: String(buyer.userId) })
    expect(found).toMatchObject({ userId: buyer.userId, nickName: buyer.nickName })
    expect(found.phone).not.toBe(buyer.phone)
    expect(found.paid.map(({ orderSn, statusName }) => [orderSn, statusName])).toEqual([[deal.orderSn, '已完成']])
    const before = await coinOf(deal.buyer)
    const refund = { caseSn, orderSn: deal.orderSn, reason: '已核对监护关系和付款人' }
    expect((await agent.ask('POST /desk/refundCaseOrder', refund, key())).data).toEqual({ waits: true })
    expect(await coinOf(deal.buyer), 'nothing moved yet').toBe(before)
    expect((await approve(agent)).name, 'not the same person').not.toBe('OK')
    expect((await approve()).name).toBe('OK')
    expect(Number(await coinOf(deal.buyer)) - Number(before)).toBe(Number(found.paid[0]?.total))
    expect(await deal.story()).toContain('guardianRefund cover')
    expect((await agent.ask('POST /desk/refundCaseOrder', refund, key())).name, 'a second refund').toBe('CASE_STATE')
    const { notes } = await visitor.do('GET /case/detail', { caseSn })
    expect(notes.some(({ text }) => text.includes(`订单 ${deal.orderSn} 已退款`))).toBe(true)
  })

  it('a guardian who is not one is refused with clause and reason, and nothing moved', async () => {
    const { deal } = await ClaimCase.released(world)
    const before = await coinOf(deal.buyer)
    const { caseSn, visitor } = await open('guardian', { account: String(deal.people.buyer.userId) })
    const refused = {
      caseSn,
      outcome: 'refused',
      clause: '未成年人规则 2',
      reason: '监护关系证明与身份证不一致',
    } as const
    await agent.do('POST /desk/decideCase', refused, key())
    expect(await visitor.do('GET /case/detail', { caseSn })).toMatchObject({ outcome: 'refused', canAppeal: true })
    expect(await coinOf(deal.buyer)).toBe(before)
    const late = { caseSn, orderSn: deal.orderSn, reason: '已核对监护关系' }
    expect((await agent.ask('POST /desk/refundCaseOrder', late, key())).name).toBe('CASE_STATE')
  })

  it('a running order is refunded by its own steps, not by a case', async () => {
    const deal = await (await (await Deal.open(world, { balance: '2000.00' })).place()).pay()
    const { caseSn } = await open('guardian')
    const early = { caseSn, orderSn: deal.orderSn, reason: '已核对监护关系' }
    expect((await agent.ask('POST /desk/refundCaseOrder', early, key())).name).toBe('CASE_STATE')
  })

  it('a notice takes goods off the shelf; after a counter-notice they go back on the day, and not before', async () => {
    const { goods, seller } = await Deal.open(world)
    const { caseSn, visitor } = await open('rights', { goods: goods.sn })
    await agent.do('POST /desk/withholdCaseGoods', { caseSn })
    const state = async () => (await seller.do('GET /case/withheldGoods', {})).list[0]
    expect(await state()).toMatchObject({ goodsSn: goods.sn, state: 'withheld', backTime: null })
    expect((await world.visitor().ask('GET /goods/goodsInfo', { goodsSn: goods.sn })).data).not.toMatchObject({
      status: 1,
    })
    const counter = { caseSn, goodsSn: goods.sn, statement: '图片由我自己拍摄，有原图和拍摄记录' } as const
    const stranger = await world.logIn()
    expect((await stranger.ask('POST /case/counter', counter, key())).name).toBe('NOT_FOUND')
    await seller.do('POST /case/counter', counter, key())
    expect((await seller.ask('POST /case/counter', counter, key())).name, 'once').toBe('CASE_STATE')
    const { notes } = await visitor.do('GET /case/detail', { caseSn })
    expect(notes.some(({ text }) => text.includes('卖家声明'))).toBe(true)
    world.pass({ days: 14 })
    expect(await restoreDueGoods(ctx(), { limit: 10 })).toBe(0)
    world.pass({ days: 1 })
    expect(await restoreDueGoods(ctx(), { limit: 10 })).toBe(1)
    expect(await state()).toMatchObject({ state: 'restored' })
    const shown = await world.visitor().do('GET /goods/getGoodsList', { gid: '107', gt: '1', pageSize: '60' })
    expect(shown.list.some(({ goodsSn }) => goodsSn === goods.sn)).toBe(true)
  })

  it('an item named in two notices goes back only when neither keeps it off the shelf', async () => {
    const { goods } = await Deal.open(world)
    const [one, other] = [await open('rights', { goods: goods.sn }), await open('rights', { goods: goods.sn })]
    for (const { caseSn } of [one, other]) await agent.do('POST /desk/withholdCaseGoods', { caseSn })
    const clause = { clause: '知识产权规则 3', reason: '权利证明已核对，理由见说明' }
    const decide = (caseSn: string, outcome: 'granted' | 'refused') =>
      agent.do('POST /desk/decideCase', { caseSn, outcome, ...clause }, key())
    await decide(one.caseSn, 'refused')
    expect((await world.goodsRow(goods.sn)).status, 'the second notice is open').toBe(5)
    await decide(other.caseSn, 'granted')
    expect((await world.goodsRow(goods.sn)).status).toBe(5)
    const third = await open('rights', { goods: goods.sn })
    await agent.do('POST /desk/withholdCaseGoods', { caseSn: third.caseSn })
    await decide(third.caseSn, 'refused')
    expect((await world.goodsRow(goods.sn)).status, 'one notice was granted').toBe(5)
  })

  it('a proved lawsuit keeps goods off the shelf, a refused notice puts them back, and three refused ones pause a phone', async () => {
    const [one, other] = [await Deal.open(world), await Deal.open(world)]
    const { caseSn } = await open('rights', { goods: `${one.goods.sn}，${other.goods.sn}` })
    await agent.do('POST /desk/withholdCaseGoods', { caseSn })
    const counter = { caseSn, goodsSn: one.goods.sn, statement: '图片由我自己拍摄，有原图' } as const
    await one.seller.do('POST /case/counter', counter, key())
    await agent.do('POST /desk/recordLawsuit', { caseSn, goodsSn: one.goods.sn, reason: '已收到法院受理通知书' })
    world.pass({ days: 16 })
    expect(await restoreDueGoods(ctx(), { limit: 10 })).toBe(0)
    const refused = { caseSn, outcome: 'refused', clause: '知识产权规则 3', reason: '权利证明已过期' } as const
    await agent.do('POST /desk/decideCase', refused, key())
    const stateOf = async (who: Visitor) => (await who.do('GET /case/withheldGoods', {})).list[0]?.state
    expect([await stateOf(one.seller), await stateOf(other.seller)]).toEqual(['sued', 'restored'])

    const phone = `139${String(70_000_000 + ++serial)}`
    const rival = await guest(world, phone)
    const pictures = await guestPictures(world, phone)
    const notice = () => sendCase(rival, 'rights', { facts: { goods: other.goods.sn }, pictures })
    for (let i = 0; i < 3; i++) {
      const sn = await notice()
      await agent.do('POST /desk/claimCase', { caseSn: sn })
      await agent.do('POST /desk/decideCase', Object.assign({ ...refused }, { caseSn: sn }), key())
    }
    const facts = JSON.stringify({ name: '某公司', right: '著作权', goods: other.goods.sn })
    const again = { kind: 'rights', statement: STATEMENT, facts, pictures } as const
    expect((await rival.ask('POST /case/create', again, key())).name).toBe('TOO_MANY')
  })

  it('an authority: two hold an amount until a date, the rest stays payable, one alone cannot lift it', async () => {
    const person = await world.person({ balance: '500.00' })
    const member = await world.logIn(person)
    const { caseSn } = await open('authority')
    const hold = { caseSn, userId: String(person.userId), amount: '300.00', days: '60', reason: '文书已核实' }
    expect((await agent.ask('POST /desk/holdForCase', hold, key())).data).toEqual({ waits: true })
    expect((await member.do('GET /user/restrictions', {})).held).toBe('0.00')
    expect((await approve()).name).toBe('OK')
    const room = await member.do('GET /user/restrictions', {})
    expect([room.held, room.coin]).toEqual(['300.00', '500.00'])
    expect(room.list[0]).toMatchObject({ clause: '司法协助', canAppeal: false })
    const restrictionId = String(room.list[0]?.restrictionId)
    const plea = { restrictionId, statement: '这笔钱是我卖账号所得，请解除' }
    expect((await member.ask('POST /user/appealRestriction', plea, key())).name).toBe('RESTRICTION_STATE')
    expect((await agent.ask('POST /desk/holdForCase', hold, key())).name, 'one per case').toBe('CASE_STATE')
    const lift = { restrictionId, reason: '收到解除冻结通知书' }
    expect((await agent.do('POST /console/liftRestriction', lift)).waits).toBe(true)
    expect((await member.do('GET /user/restrictions', {})).held).toBe('300.00')
    expect((await approve()).name).toBe('OK')
    expect((await member.do('GET /user/restrictions', {})).held).toBe('0.00')
  })

  it('an authority gets the evidence of orders that its letter names, after two agreed and until the case is closed', async () => {
    const [named, other] = [await ClaimCase.released(world), await ClaimCase.released(world)]
    const orderSn = named.deal.orderSn
    const { caseSn } = await open('authority', { scope: `订单 ${orderSn} 的付款和聊天记录` })
    const reason = '文书和工作证已核实'
    const file = async (sn: string, by = agent, side = 'buyer') => {
      const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const address = `${by.origin}/api/desk/caseEvidenceFile/${caseSn}/${sn}?side=${side}`
      return (await by.send(new Request(address, { headers: { cookie } }))).status
    }
    const outside = { caseSn, orderSn: other.deal.orderSn, reason }
    expect((await agent.ask('POST /desk/evidenceForCase', outside, key())).data).toMatchObject({ field: 'orderSn' })
    expect((await agent.ask('POST /desk/evidenceForCase', { caseSn, orderSn, reason }, key())).data).toEqual({
      waits: true,
    })
    expect(await file(orderSn), 'one alone').toBe(404)
    expect((await approve()).name).toBe('OK')
    expect([await file(orderSn), await file(orderSn, agent, 'seller')]).toEqual([200, 200])
    expect(await file(other.deal.orderSn), 'outside of the scope').toBe(404)
    expect(await file(orderSn, await world.logIn({ staff: 'service' })), 'not the handler').toBe(404)
    expect(await file(orderSn, named.deal.buyer), 'not of staff').toBe(404)
    const { list } = await (await world.logIn({ staff: 'owner' })).do('GET /console/audit', {
      target: `ticket:${caseSn}`,
    })
    expect(list.filter(({ action }) => action === 'ticket.evidenceFile')).toHaveLength(2)
    await agent.ask('POST /desk/decideCase', { caseSn, outcome: 'dropped', clause: '', reason }, key())
    expect(await file(orderSn), 'closed').toBe(404)
  })

  it('a member named by phone opens the own orders to an authority, and no other case opens any', async () => {
    const { deal } = await ClaimCase.released(world)
    const reason = '文书和工作证已核实'
    const { caseSn } = await open('authority', { scope: `手机号 ${deal.people.seller.phone} 名下账号的订单` })
    const ask = (sn: string) =>
      agent.ask('POST /desk/evidenceForCase', { caseSn: sn, orderSn: deal.orderSn, reason }, key())
    expect((await ask(caseSn)).data).toEqual({ waits: true })
    const { goods } = await Deal.open(world)
    const { caseSn: rights } = await open('rights', { goods: goods.sn })
    expect((await ask(rights)).name).toBe('CASE_STATE')
  })

  it('a hold for an authority is renewed by two, and otherwise ends by its date', async () => {
    const person = await world.person({ balance: '500.00' })
    const { caseSn } = await open('authority')
    const hold = { caseSn, userId: String(person.userId), amount: '300.00', days: '60', reason: '文书已核实' }
    await agent.do('POST /desk/holdForCase', hold, key())
    await approve()
    world.pass({ days: 59 })
    await expireRestrictions(ctx(), { limit: 10 })
    const heldOf = async () => (await (await world.logIn(person)).do('GET /user/restrictions', {})).held
    expect(await heldOf()).toBe('300.00')
    const { list } = await (await world.logIn(person)).do('GET /user/restrictions', {})
    const renewal = { restrictionId: String(list[0]?.restrictionId), days: '10', reason: '收到继续冻结通知书' }
    const risk = await world.logIn({ staff: 'risk' })
    expect((await risk.ask('POST /console/renewRestriction', renewal, key())).data).toEqual({ waits: true })
    world.pass({ days: 1, seconds: 1 })
    await expireRestrictions(ctx(), { limit: 10 })
    expect(await heldOf()).toBe('0.00')
  })
})
