import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rulings } from '@/lib/server/db/schema/office/trust'
import { agreementOf, openSigned, openSigning } from '../../support/fixtures/agreement'
import { ClaimCase, runClaims } from '../../support/fixtures/claim'
import { DisputeCase, runDisputes } from '../../support/fixtures/dispute'
import { ownPicture } from '../../support/fixtures/evidence'
import { openWorld, type Person, type World } from '../../support/world'

const TAKING_BACK = '《账号转让协议》第四条 卖家找回账号的后果'
const PROMISE = '《账号转让协议》第三条 卖家的承诺'

describe('cases about orders whose parties signed a transfer agreement', () => {
  let world: World
  let judge: Person
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
    judge = await world.person({ staff: 'service', nickName: '客服小林' })
  })

  it('a claim that the seller took the account back cites number, version, hash, clause and compensation', async () => {
    const one = await ClaimCase.signed(world)
    const own = await agreementOf(one.deal, 'buyer')
    expect((await one.file()).code).toBe(0)
    const desk = await world.logIn(judge)
    const [claim] = (await desk.do('GET /desk/claims', { view: 'all' })).list
    expect(claim?.agreement).toMatchObject({
      agreementSn: own.agreementSn,
      version: 1,
      hash: own.hash,
      signTime: own.endTime,
      takingBack: { name: TAKING_BACK, compensation: '300.00', text: expect.stringContaining('成交价的 30%') },
    })
    await one.decide(judge, true, { rule: TAKING_BACK })
    for (const side of ['buyer', 'seller'] as const) {
      const { agreement, decisions } = await one.detail(side)
      expect(decisions[0]?.rule).toBe(TAKING_BACK)
      expect(agreement).toEqual(claim?.agreement)
    }
    const owner = await world.logIn({ staff: 'owner' })
    const { list } = await owner.do('GET /console/claims', {})
    const file = await owner.do('GET /console/claim', { claimSn: list[0]?.sn ?? '' })
    expect(file.agreement).toEqual(claim?.agreement)
    const text = { orderSn: one.deal.orderSn, reason: '处理理赔' }
    expect(await owner.ask('POST /desk/agreementFile', text)).toMatchObject({ code: 0 })
  })

  it('the ruling of a dispute cites a clause of what was signed, and the money is split as ruled', async () => {
    const deal = await openSigned(world, { price: '1000.00' })
    await deal.deliver()
    const one = new DisputeCase(world, deal)
    await one.contest()
    expect((await one.act('buyer', 'escalate')).code).toBe(0)
    const staff = await world.logIn(judge)
    const split = { seller: '800.00', rule: PROMISE }
    expect((await one.rule(staff, '200.00', split)).code).toBe(0)
    const { agreement, rulings: given } = await one.detail('seller')
    expect(given[0]?.rule).toBe(PROMISE)
    expect(agreement?.clauses.find(({ name }) => name === PROMISE)?.text).toContain('对账号的描述真实')
    world.pass({ hours: 73 })
    await runDisputes(world)
    expect((await one.detail()).ended).toMatchObject({ refund: '200.00' })
    expect(await world.balance(deal.people.buyer)).toBe('200.00')
    expect(await world.audit()).toEqual([])
  })

  it('a clause that the parties did not sign is refused, and nothing is decided', async () => {
    const signed = await ClaimCase.signed(world)
    await signed.file()
    await expect(signed.decide(judge, true, { rule: '《账号转让协议》第九十条 没有' })).rejects.toThrow(
      '双方签署的协议里没有这一条',
    )
    const { deal } = await openSigning(world, { price: '199.99' })
    const unsigned = await ClaimCase.about(deal)
    await unsigned.file()
    await expect(unsigned.decide(judge, true, { rule: TAKING_BACK })).rejects.toThrow('双方没有签署转让协议')
    expect((await unsigned.detail()).agreement).toBeNull()
    expect((await unsigned.detail()).stage).toBe('review')
    await unsigned.decide(judge, true)
    expect((await unsigned.detail()).stage).toBe('recovering')
  })

  it('a report about such an order carries the reference for staff; the public ruling names version and clause only', async () => {
    const one = await ClaimCase.signed(world)
    await one.file()
    await one.decide(judge, true, { rule: TAKING_BACK })
    const report = await one.deal.buyer.do('POST /black/releaseBlack', {
      kind: '4',
      content: 'hero@game',
      reason: 'retrieve',
      story: '11 月 20 日交易完成后，卖家用身份证把账号申诉找回，不再回复消息。',
      evidence: await ownPicture(world, one.deal.people.buyer),
      orderSn: one.deal.orderSn,
      mayPublish: '1',
    })
    const reviewer = await world.logIn({ staff: 'service' })
    const { reports } = await reviewer.do('GET /console/blacklistQueue', {})
    const { agreementSn, hash } = await agreementOf(one.deal, 'buyer')
    expect(reports.find(({ sn }) => sn === report.sn)?.agreement).toMatchObject({
      agreementSn,
      hash,
      takingBack: { name: TAKING_BACK },
    })
    const { rulingCode } = await reviewer.do('POST /console/reviewReport', {
      sn: report.sn,
      accept: '1',
      reason: '登录记录显示账号由卖家找回，未在期限内归还。',
      content: 'hero@game',
    })
    const [ruling] = await world.services.db
      .select()
      .from(rulings)
      .where(eq(rulings.code, rulingCode ?? ''))
    expect(ruling?.reasoning.join('')).toContain(`${TAKING_BACK}约定：`)
    expect(ruling?.timeline.map(({ title }) => title)).toContain('双方签署账号转让协议')
    const shown = JSON.stringify(await world.visitor().do('GET /black/rulingInfo', { code: rulingCode ?? '' }))
    for (const secret of [agreementSn, hash, one.deal.orderSn]) expect(shown).not.toContain(secret)
  })

  it('the history of the item names the signature, and that a seller broke it', async () => {
    const one = await ClaimCase.signed(world)
    await one.file()
    await one.decide(judge, true, { rule: TAKING_BACK })
    const texts = async () => {
      const { list } = await world.visitor().do('GET /goods/passport', { goodsSn: one.deal.goods.sn })
      return list.map(({ text }) => text)
    }
    expect(await texts()).toContain('买卖双方签署账号转让协议')
    await one.act('seller', 'settle')
    world.pass({ days: 8 })
    await runClaims(world)
    expect(await texts()).toContain('成交后被找回，违反卖家签署的转让协议，买家已获赔付')
  })
})
