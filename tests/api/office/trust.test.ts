import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { distHosts, dists } from '@/lib/server/db/schema/core/tenancy'
import { blackEntries, blackLookups, blackReports, rulings, staffContacts } from '@/lib/server/db/schema/office/trust'
import { pruneLookups } from '@/lib/server/modules/office/trust/prune-lookups'
import { BLACK_TEXT } from '@/lib/shared/trade/trust'
import { freshQq, reportsIn } from '../../support/fixtures/reports'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('trust pages', () => {
  const world = new World()
  let staff: Visitor
  let reviewer: Person
  beforeAll(async () => {
    await world.open()
    reviewer = await world.person({ staff: 'service' })
    await world.services.db.insert(staffContacts).values([
      { distId: 0, kind: 1, value: '2850000001', name: '平台客服', since: new Date() },
      { distId: 1, kind: 1, value: '2850000002', name: '本站客服', since: new Date() },
      { distId: 2, kind: 1, value: '2850000003', name: '别站客服', since: new Date() },
      { distId: 1, kind: 1, value: '2850000004', name: '已离职', since: new Date(), active: false },
      { distId: 1, kind: 2, value: 'kefu-hengji', name: '微信客服', since: new Date() },
    ])
  })
  afterAll(() => world.close())

  /** Limits are per visitor, and earlier tests advanced the time, which ended the sessions: each test has its own. */
  let member: Visitor
  let person: Person
  beforeEach(async () => {
    person = await world.person()
    member = await world.logIn(person)
    staff = await world.logIn(reviewer)
  })

  const verify = (queryType: string, queryValue: string, by = member) =>
    by.ask('GET /cusSer/queryVerifyCustomer', { queryType, queryValue } as never)
  const check = (content: string, by = member) => by.ask('GET /black/checkBlack', { content })
  const { report, blacklisted } = reportsIn(world, () => staff)

  describe('verifying service contacts', () => {
    it.each([
      ['1', '2850000001', true],
      ['1', ' 2850000002 ', true],
      ['1', '2850000003', false], // of another distributor
      ['1', '2850000004', false], // no longer in service
      ['2', 'KEFU-hengji', true],
      ['2', '微信号：kefu-hengji', true],
      ['2', '@kefu-hengji。', true],
      ['2', 'kefu-hengji\u200b', true],
      ['2', '\u202akefu-hengji\u202c', true],
      ['2', 'kefu\u2010hengji', true],
      ['1', '２８５００００００１', true],
      ['1', '2850 000001', true],
      ['1', '2850000001\u200b', true],
      ['2', 'kefu-hengj', false],
    ])('service contact of type %s with value %j is genuine: %s', async (type, value, genuine) => {
      const { code, data } = await verify(type, value)
      expect([code, Object.keys(data).length > 0]).toEqual([0, genuine])
    })

    it.each([
      ['1', '', '请输入正确的客服QQ号'],
      ['2', '', '请输入正确的客服微信号'],
      ['1', '1234', '请输入正确的客服QQ号'],
      ['1', '0123456', '请输入正确的客服QQ号'],
      ['1', '12345678901', '请输入正确的客服QQ号'],
      ['1', "1' or '1'='1", '请输入正确的客服QQ号'],
      ['2', 'abcde', '请输入正确的客服微信号'],
      ['2', '2850000002', '请输入正确的客服微信号'],
      ['2', 'kefu%hengji', '请输入正确的客服微信号'],
      ['2', 'a'.repeat(41), '请输入正确的客服微信号'],
      ['3', 'abcdef', '请选择QQ或微信'],
    ])('rejects a service contact query of type %s with value %j: %s', async (type, value, msg) => {
      expect(await verify(type, value)).toMatchObject({ name: 'INVALID_INPUT', msg })
    })

    it('anonymous visitors can verify service contacts thirty times in ten minutes', async () => {
      const visitor = world.visitor()
      const headers = { 'x-client-ip': '203.0.113.9' }
      const ask = () =>
        visitor.ask('GET /cusSer/queryVerifyCustomer', { queryType: '1', queryValue: '2850000001' }, { headers })
      for (let i = 0; i < 30; i++) expect((await ask()).code).toBe(0)
      expect(await ask()).toMatchObject({ status: 429, msg: '查询过于频繁，请10分钟后再试' })
      world.pass({ minutes: 11 })
      expect((await ask()).code).toBe(0)
    })
  })

  describe('checking links and phone numbers', () => {
    const checkSource = (kind: string, value: string) =>
      world.visitor().ask('GET /cusSer/checkSource', { kind, value } as never)

    it('a link is genuine only if its host is bound to a site that is switched on', async () => {
      const [host = ''] = (await world.services.db.select().from(distHosts).where(eq(distHosts.distId, 2))).map(
        (row) => row.host,
      )
      expect((await checkSource('link', `https://${host}/pay?id=1`)).data).toMatchObject({ isOurs: true, value: host })
      for (const value of [`https://${host}@evil.cn/pay`, `${host}.evil.cn`, `evil-${host}`])
        expect((await checkSource('link', value)).data, value).toMatchObject({ isOurs: false, siteName: '' })
      await world.services.db.update(dists).set({ active: false }).where(eq(dists.distId, 2))
      expect((await checkSource('link', host)).data).toMatchObject({ isOurs: false })
      await world.services.db.update(dists).set({ active: true }).where(eq(dists.distId, 2))
    })

    it('a phone number is genuine only if the site publishes it', async () => {
      const { techSupport } = await world.visitor().do('GET /dist/homeConf', {})
      const own = techSupport.phone
      expect((await checkSource('phone', own)).data).toMatchObject({ isOurs: true })
      expect((await checkSource('phone', '17000000000')).data).toEqual({
        isOurs: false,
        value: '17000000000',
        siteName: '',
      })
      expect(await checkSource('phone', '12')).toMatchObject({ name: 'INVALID_INPUT', msg: '请输入正确的电话号码' })
      expect(await checkSource('payee', '12')).toMatchObject({ name: 'INVALID_INPUT', msg: '请选择网址或电话' })
    })
  })

  describe('looking up the blacklist', () => {
    it('a lookup distinguishes blacklisted, clean and not comparable input', async () => {
      const { content, code } = await blacklisted()
      expect((await check(content)).data).toMatchObject({
        result: 1,
        list: [{ code, subject: `${content.slice(0, 2)}****${content.slice(-2)}` }],
      })
      expect((await check(` ${content.slice(0, 4)} ${content.slice(4)} `)).data.result).toBe(1)
      expect(
        (await check([...content].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join(''))).data.result,
      ).toBe(1)
      expect((await check(content.slice(0, -1))).data.result).toBe(2)
      expect((await check(`${content.slice(0, -1)}%`)).data).toEqual({ result: 0, list: [] })
      expect((await check('他骗了我，QQ忘了')).data.result).toBe(0)
      expect(BLACK_TEXT).toEqual({ 0: '未查询到结果，请核对后重新输入', 1: '该账号是黑号', 2: '该账号无不良记录' })
    })

    it('a lookup finds a blacklisted number however it is typed, and never clears a text that contains one', async () => {
      const { content } = await blacklisted()
      const halves = `${content.slice(0, 5)}-${content.slice(5)}`
      const chinese = content.replace(/\d/g, (digit) => '零一二三四五六七八九'[Number(digit)] ?? '')
      for (const typed of [
        `QQ${content}`,
        halves,
        `qq:${content}`,
        `${content}\u200b`,
        `加我${content}，别信他`,
        chinese,
      ])
        expect((await check(typed)).data.result, typed).toBe(1)
      const lettered = content.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('5', 'S')
      for (const typed of [`abc${content}`, `12${content}34`, lettered])
        expect((await check(typed)).data.result, typed).toBe(0)
    })

    it('a lookup requires a login and a search text', async () => {
      expect(await check('12345678', world.visitor())).toMatchObject({ status: 401, code: 1 })
      expect(await check('   ')).toMatchObject({ name: 'INVALID_INPUT', msg: '请输入要查询的黑号' })
    })

    it('limits lookups per user to thirty in ten minutes and a hundred a day', async () => {
      for (let round = 0; round < 3; round++) {
        for (let i = 0; i < 30; i++) expect((await check(freshQq())).code).toBe(0)
        expect((await check(freshQq())).status).toBe(429)
        world.pass({ minutes: 11 })
      }
      for (let i = 0; i < 10; i++) expect((await check(freshQq())).code).toBe(0)
      expect(await check(freshQq())).toMatchObject({ status: 429, msg: '今日查询次数已达上限，请明天再试' })
      expect((await check(freshQq(), await world.logIn())).code).toBe(0)
    })

    it('accounts are not stored in plain text, and a pending report is not visible in lookups', async () => {
      const content = freshQq()
      await report(member, content)
      expect((await check(content)).data.result).toBe(2)
      const rows = JSON.stringify([
        await world.services.db.select().from(blackReports),
        await world.services.db.select().from(blackEntries),
      ])
      expect(rows).not.toContain(content)
    })

    it('a lookup is stored masked, visible to its author only, for thirty days', async () => {
      const { data } = await check('13812345678')
      expect(data.result).toBe(2)
      await check('mengmeng_2020')
      await check('！')
      const own = async (by: Visitor) => (await by.do('GET /black/ownLookups', {})).list
      expect(await own(member)).toMatchObject([
        { account: 'me****20', isBlack: false, rulingCode: '' },
        { account: '138****5678', isBlack: false },
      ])
      expect(await own(await world.logIn())).toEqual([])
      world.pass({ days: 31 })
      expect(await own(await world.logIn(person))).toEqual([])
      await pruneLookups(world.services.db, world.now())
      expect(await world.services.db.$count(blackLookups)).toBe(0)
    })
  })

  describe('published rulings', () => {
    it('counts of rulings per kind and game add up to the total', async () => {
      await blacklisted({ gameId: '107' })
      const all = await world.visitor().do('GET /black/rulings', { pageSize: '1' })
      expect(all.counts.all).toBe(all.total)
      expect(all.counts.trade + all.counts.retrieval + all.counts.blacklist).toBe(all.counts.all)
      const ofGame = await world.visitor().do('GET /black/rulings', { gid: '107', kind: 'blacklist' })
      expect(ofGame.games.find((g) => g.gameId === 107)?.total).toBe(ofGame.total)
      expect(all.figures.medianHours).toBeGreaterThanOrEqual(0)
      expect((await world.visitor().do('GET /black/rulings', { gid: '999999' })).list).toEqual([])
    })

    it('rulings of one distributor are not shown on another', async () => {
      const { code } = await blacklisted()
      await world.services.db.update(rulings).set({ distId: 1 }).where(eq(rulings.code, code))
      expect((await world.visitor(2).ask('GET /black/rulingInfo', { code })).name).toBe('NOT_FOUND')
      expect((await world.visitor(1).ask('GET /black/rulingInfo', { code })).code).toBe(0)
    })
  })

  describe('certificates', () => {
    it('a certificate of paid cover can be verified by code, and follows the order’s state', async () => {
      const [buyer, seller] = [await world.person({ balance: '500.00', nickName: '南山老猫' }), await world.person()]
      const goods = await world.goods({ seller, price: '50.00', ensureOpen: true })
      const shopper = await world.logIn(buyer)
      const { orderSn } = await shopper.do('POST /order/placeOrder', {
        goodsSn: goods.sn,
        price: '50.00',
        ensureId: '1',
        agree: '1',
      })
      expect((await shopper.ask('POST /comm/certificateInfo', { orderSn })).name).toBe('NO_COVER')
      await shopper.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
      expect((await (await world.logIn(seller)).ask('POST /comm/certificateInfo', { orderSn })).name).toBe('NO_COVER')
      const { code } = await shopper.do('POST /comm/certificateInfo', { orderSn })
      expect(await shopper.do('POST /comm/certificateInfo', { orderSn })).toEqual({ code })
      const read = () => world.visitor().do('GET /comm/queryCertificateInfo', { code })
      expect(await read()).toMatchObject({
        kind: 'cover',
        title: '普通包赔',
        holder: '南**猫',
        valid: true,
        state: '交易中，收货后生效',
      })
      await (await world.logIn(buyer)).do('POST /order/act', { orderSn, action: 'refund' })
      expect(await read()).toMatchObject({ valid: false, state: '订单已取消，保障终止' })
      expect(await world.visitor(2).do('GET /comm/queryCertificateInfo', { code })).toEqual({})
    })

    it('a dealer certificate requires listed goods', async () => {
      expect((await member.ask('POST /comm/certificateInfo', {})).name).toBe('NO_DEALER')
      await world.goods({ seller: person })
      const { code } = await member.do('POST /comm/certificateInfo', {})
      expect(await world.visitor().do('GET /comm/queryCertificateInfo', { code })).toMatchObject({
        kind: 'dealer',
        title: '实名商家',
        valid: true,
      })
      const there = await (await world.logIn(person, 2)).do('POST /comm/certificateInfo', {})
      expect(await world.visitor(2).do('GET /comm/queryCertificateInfo', there)).toMatchObject({
        kind: 'dealer',
        valid: true,
      })
      expect((await world.visitor().ask('GET /comm/queryCertificateInfo', { code: 'C1' })).msg).toBe('证书编号格式错误')
    })
  })

  describe('code words', () => {
    it.each([
      ['abcde', 400],
      ['a'.repeat(19), 400],
      ['有空格 的暗号', 400],
      ['我的暗号一二', 0],
    ])('saving the code word %j returns code %i', async (codeWord, code) => {
      const answer = await member.ask('POST /user/changeUserUsualInfo', { codeWord })
      expect(answer.code).toBe(code)
      if (code === 0) expect((await member.do('GET /user/userInfo', {})).codeWord).toBe(codeWord)
      else expect(answer.msg).toBe('请输入暗号')
    })
  })
})
