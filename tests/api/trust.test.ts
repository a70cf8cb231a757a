import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blackEntries, blackLookups, blackReports, rulings, staffContacts } from '@/lib/server/db/schema/trust'
import { pruneLookups } from '@/lib/server/modules/trust/prune-lookups'
import { BLACK_TEXT } from '@/lib/shared/trust'
import { uploadEvidence } from '../support/evidence'
import type { Visitor } from '../support/visitor'
import { type Person, World } from '../support/world'

const STORY = '11月20日晚上对方加我，说订单异常，要我先转200元保证金，转完就把我拉黑了。'
let serial = 0
const freshQq = () => String(4_000_000_000 + ++serial)

describe('trust', () => {
  const world = new World()
  let staff: Visitor
  let otherStaff: Visitor
  let reviewers: [Person, Person]
  beforeAll(async () => {
    await world.open()
    reviewers = [await world.person({ staff: 'service' }), await world.person({ staff: 'owner' })]
    await world.services.db.insert(staffContacts).values([
      { distId: 0, kind: 1, value: '2850000001', name: '平台客服', since: new Date() },
      { distId: 1, kind: 1, value: '2850000002', name: '本站客服', since: new Date() },
      { distId: 2, kind: 1, value: '2850000003', name: '别站客服', since: new Date() },
      { distId: 1, kind: 1, value: '2850000004', name: '已离职', since: new Date(), active: false },
      { distId: 1, kind: 2, value: 'kefu-hengji', name: '微信客服', since: new Date() },
    ])
  })
  afterAll(() => world.close())

  /** Limits are per visitor, and the clock of earlier tests ended their sessions: each test has its own. */
  let member: Visitor
  let person: Person
  beforeEach(async () => {
    person = await world.person()
    member = await world.logIn(person)
    ;[staff, otherStaff] = [await world.logIn(reviewers[0]), await world.logIn(reviewers[1])]
  })

  const verify = (queryType: string, queryValue: string, by = member) =>
    by.ask('GET /cusSer/queryVerifyCustomer', { queryType, queryValue } as never)
  const check = (content: string, by = member) => by.ask('GET /black/checkBlack', { content })
  const reportForm = async (by: Visitor, content: string, more: object = {}) => ({
    kind: '1' as const,
    content,
    reason: 'offSite' as const,
    story: STORY,
    evidence: await uploadEvidence(world, by),
    mayPublish: '1' as const,
    ...more,
  })
  const report = async (by: Visitor, content: string, more: object = {}) =>
    by.ask('POST /black/releaseBlack', await reportForm(by, content, more))
  const accept = (sn: string, content: string, by = staff) =>
    by.ask('POST /console/reviewReport', { sn, accept: '1', reason: '证据一致。\n符合列入条件。', content })
  /** A blacklisted account with its ruling. */
  async function blacklisted(more: object = {}) {
    const content = freshQq()
    const { data } = await report(await world.logIn(), content, more)
    const done = await accept(data.sn, content)
    return { content, code: done.data.rulingCode ?? '' }
  }
  const appeal = async (by: Visitor, code: string, content?: string) =>
    by.ask('POST /black/appeal', {
      code,
      content,
      statement: '这个号码是两个月前新办的，之前的事情与我无关，请核对入网时间。',
      evidence: await uploadEvidence(world, by),
    })

  describe('service verification', () => {
    it.each([
      ['1', '2850000001', true],
      ['1', ' 2850000002 ', true],
      ['1', '2850000003', false], // of another distributor
      ['1', '2850000004', false], // no longer in service
      ['2', '2850000002', false], // right text, wrong kind
      ['2', 'KEFU-hengji', true],
      ['2', 'kefu-hengj', false],
      ['2', 'kefu%hengji', false],
    ])('type %s value %j genuine %s', async (type, value, genuine) => {
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
      ['2', 'a'.repeat(41), '请输入正确的客服微信号'],
      ['3', 'abcdef', '请选择QQ或微信'],
    ])('type %s value %j is refused: %s', async (type, value, msg) => {
      expect(await verify(type, value)).toMatchObject({ code: 400, msg })
    })

    it('is open to visitors, thirty times in ten minutes', async () => {
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

  describe('blacklist lookup', () => {
    it('tells blacklisted, clean and nothing compared apart', async () => {
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

    it('needs a login and something to look for', async () => {
      expect(await check('12345678', world.visitor())).toMatchObject({ status: 401, code: 1 })
      expect(await check('   ')).toMatchObject({ code: 400, msg: '请输入要查询的黑号' })
    })

    it('is limited per user: thirty in ten minutes, a hundred a day', async () => {
      for (let round = 0; round < 3; round++) {
        for (let i = 0; i < 30; i++) expect((await check(freshQq())).code).toBe(0)
        expect((await check(freshQq())).status).toBe(429)
        world.pass({ minutes: 11 })
      }
      for (let i = 0; i < 10; i++) expect((await check(freshQq())).code).toBe(0)
      expect(await check(freshQq())).toMatchObject({ status: 429, msg: '今日查询次数已达上限，请明天再试' })
      expect((await check(freshQq(), await world.logIn())).code).toBe(0)
    })

    it('keeps no account in the clear, and a waiting report shows nowhere', async () => {
      const content = freshQq()
      await report(member, content)
      expect((await check(content)).data.result).toBe(2)
      const rows = JSON.stringify([
        await world.services.db.select().from(blackReports),
        await world.services.db.select().from(blackEntries),
      ])
      expect(rows).not.toContain(content)
    })
  })

  describe('reports', () => {
    it('come back masked, with the time by which they are answered', async () => {
      const { data } = await report(member, '13800138000', { kind: '3' })
      expect(data).toMatchObject({
        kindName: '手机号',
        account: '138****8000',
        state: 'pending',
        overdue: false,
        rulingCode: null,
        reasonName: '站外诈骗',
      })
      expect((await member.do('GET /black/ownReports', {})).list.map((r) => r.sn)).toEqual([data.sn])
      expect((await (await world.logIn()).do('GET /black/ownReports', {})).total).toBe(0)
      world.pass({ hours: 49 })
      const later = await world.logIn(person)
      expect((await later.do('GET /black/ownReports', {})).list[0]?.overdue).toBe(true)
    })

    it.each([
      [{ kind: '1', content: '0123' }, 'QQ号码格式错误'],
      [{ kind: '2', content: '1abcdef' }, '微信号格式错误，请填写微信绑定的手机号'],
      [{ kind: '3', content: '23800138000' }, '手机号码格式错误'],
      [{ kind: '4', content: '<b>x</b>' }, '请输入4-40位的游戏账号，不要带密码'],
      [{ kind: '9' }, '请选择账号类型'],
      [{ content: '' }, '请输入要举报的账号'],
      [{ reason: 'other' }, '请选择举报原因'],
      [{ story: '太短' }, '请写明时间、经过和金额，至少20个字'],
      [{ evidence: '' }, '请至少上传一张证据图片'],
      [{ evidence: Array(7).fill('evidence/a').join(',') }, '证据图片最多6张'],
      [{ evidence: '../../etc/passwd' }, '图片已失效，请重新上传'],
      [{ evidence: 'evidence/aa/not-mine.webp' }, '图片已失效，请重新上传'],
      [{ gameId: '999999' }, '游戏不存在'],
      [{ orderSn: 'D2611210000000001' }, '订单不存在'],
    ])('%j: %s', async (bad, msg) => {
      expect(await report(member, freshQq(), bad)).toMatchObject({ msg })
    })

    it('take no picture of others and none that was not uploaded as evidence', async () => {
      const theirs = await uploadEvidence(world, await world.logIn())
      const shown = await uploadEvidence(world, member, 'goods')
      for (const evidence of [theirs, shown])
        expect((await report(member, freshQq(), { evidence })).msg).toBe('图片已失效，请重新上传')
    })

    it('need real-name verification', async () => {
      expect((await report(await world.logIn({ verified: false }), freshQq())).code).toBe(1104)
    })

    it('are one per account while open, also when sent at the same time; a retry with its key answers the same', async () => {
      const [content, form] = [freshQq(), await reportForm(member, '4100000001')]
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => member.ask('POST /black/releaseBlack', { ...form, content })),
      )
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 1601, 1601, 1601, 1601, 1601])
      const first = await member.do('POST /black/releaseBlack', form, { key: 'the-same-key' })
      expect(await member.do('POST /black/releaseBlack', form, { key: 'the-same-key' })).toEqual(first)
    })

    it('stop at ten a day', async () => {
      const form = await reportForm(member, '')
      for (let i = 0; i < 10; i++)
        expect((await member.ask('POST /black/releaseBlack', { ...form, content: freshQq() })).code).toBe(0)
      expect((await member.ask('POST /black/releaseBlack', { ...form, content: freshQq() })).status).toBe(429)
    })
  })

  describe('review', () => {
    it('is for staff, who must name the account the evidence shows', async () => {
      const content = freshQq()
      const { data } = await report(member, content)
      expect((await accept(data.sn, content, member)).code).toBe(403)
      expect(await accept(data.sn, freshQq())).toMatchObject({ code: 1603, msg: '证据中的账号与被举报账号不一致' })
      expect((await staff.do('GET /console/blacklistQueue', {})).reports.map((r) => r.sn)).toContain(data.sn)
      const done = await accept(data.sn, content)
      expect(done.data).toMatchObject({ state: 'accepted', reviewReason: '证据一致。\n符合列入条件。' })
      const ruling = await world.visitor().do('GET /black/rulingInfo', { code: done.data.rulingCode ?? '' })
      expect(ruling).toMatchObject({
        kind: 'blacklist',
        reasoning: ['证据一致。', '符合列入条件。'],
        ruleName: '《黑名单管理规则》第三条第三款',
        state: 'final',
      })
      expect(JSON.stringify(ruling)).not.toContain(content)
      expect(JSON.stringify(ruling)).not.toContain(STORY.slice(0, 12))
      expect((await world.visitor().do('GET /black/rulings', { kind: 'blacklist' })).list.map((r) => r.code)).toContain(
        ruling.code,
      )
    })

    it('rejects with a reason the reporter reads, and blacklists nobody', async () => {
      const content = freshQq()
      const { data } = await report(member, content)
      await staff.do('POST /console/reviewReport', { sn: data.sn, accept: '0', reason: '截图看不到对方账号' })
      expect((await member.do('GET /black/ownReports', {})).list[0]).toMatchObject({
        state: 'rejected',
        reviewReason: '截图看不到对方账号',
        rulingCode: null,
      })
      expect((await check(content)).data.result).toBe(2)
      expect((await report(member, content)).code).toBe(0)
    })

    it('is won by one of many, whatever each decides', async () => {
      const content = freshQq()
      const { data } = await report(member, content)
      const answers = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((i) =>
          (i % 2 ? staff : otherStaff).ask('POST /console/reviewReport', {
            sn: data.sn,
            accept: i < 3 ? '1' : '0',
            reason: '同时审核',
            content,
          }),
        ),
      )
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 1602, 1602, 1602, 1602, 1602])
      const { state } = answers.find(({ code }) => code === 0)?.data ?? {}
      expect((await check(content)).data.result).toBe(state === 'accepted' ? 1 : 2)
    })

    it('of many reports on one account makes one ruling', async () => {
      const content = freshQq()
      const sns = await Promise.all([1, 2, 3].map(async () => (await report(await world.logIn(), content)).data.sn))
      const done = await Promise.all(sns.map((sn, i) => accept(sn, content, i === 0 ? otherStaff : staff)))
      expect(done.map(({ code }) => code)).toEqual([0, 0, 0])
      expect(new Set(done.map(({ data }) => data.rulingCode)).size).toBe(1)
    })

    it('is never done by who is concerned', async () => {
      const content = freshQq()
      const { data } = await report(staff, content)
      expect(await accept(data.sn, content)).toMatchObject({ code: 403, msg: '不能审核与自己有关的举报' })
    })

    it('withholds the case, but not the decision, when the reporter did not agree to publish', async () => {
      const { code } = await blacklisted({ mayPublish: '0' })
      expect(
        (await world.visitor().do('GET /black/rulings', { kind: 'blacklist', pageSize: '60' })).list.map((r) => r.code),
      ).not.toContain(code)
      expect(await world.visitor().do('GET /black/rulingInfo', { code })).toMatchObject({
        published: false,
        facts: '',
        reasoning: [],
        parties: [],
        timeline: [],
      })
    })
  })

  describe('appeals', () => {
    it('are for who knows the whole account, once, and lift the entry when granted', async () => {
      const { content, code } = await blacklisted()
      expect(await appeal(member, code)).toMatchObject({ code: 1603, data: { field: 'content' } })
      expect((await appeal(member, code, freshQq())).code).toBe(1603)
      const { data } = await appeal(member, code, content)
      expect(data).toMatchObject({ state: 'pending', rulingCode: code })
      expect((await appeal(await world.logIn(), code, content)).code).toBe(1604)
      expect((await world.visitor().do('GET /black/rulingInfo', { code })).state).toBe('appealed')
      expect((await check(content)).data.result).toBe(1)

      const decide = (by: Visitor, result: 'granted' | 'dismissed' = 'granted') =>
        by.ask('POST /console/reviewAppeal', { sn: data.sn, result, reason: '入网时间晚于事发' })
      expect((await decide(member)).code).toBe(403)
      expect(await decide(staff)).toMatchObject({ code: 403, msg: '申诉须由原审核人以外的人员处理' })
      const third = await world.logIn({ staff: 'service' })
      const answers = await Promise.all([decide(otherStaff), decide(third), decide(otherStaff), decide(third)])
      expect(answers.map((a) => a.code).sort()).toEqual([0, 1602, 1602, 1602])
      expect((await check(content)).data.result).toBe(2)
      expect(await world.visitor().do('GET /black/rulingInfo', { code })).toMatchObject({ state: 'overturned' })
      expect((await member.do('GET /black/ownAppeals', {})).list).toMatchObject([
        { state: 'granted', reviewReason: '入网时间晚于事发' },
      ])
      expect((await appeal(member, code, content)).code).toBe(1603) // nothing stands any more
    })

    it('leave the entry when dismissed, and are used up', async () => {
      const { content, code } = await blacklisted()
      const { data } = await appeal(member, code, content)
      await otherStaff.do('POST /console/reviewAppeal', { sn: data.sn, result: 'dismissed', reason: '材料不足' })
      expect((await check(content)).data).toMatchObject({ result: 1, list: [{ state: 'upheld' }] })
      expect((await appeal(member, code, content)).code).toBe(1604)
    })

    it('that were inadmissible leave the person concerned the appeal', async () => {
      const { content, code } = await blacklisted()
      const { data } = await appeal(member, code, content)
      await otherStaff.do('POST /console/reviewAppeal', { sn: data.sn, result: 'inadmissible', reason: '不是本人' })
      expect((await world.visitor().do('GET /black/rulingInfo', { code })).state).toBe('final')
      expect((await appeal(await world.logIn(), code, content)).code).toBe(0)
    })

    it('sent at the same time are one', async () => {
      const { content, code } = await blacklisted()
      const rivals = await Promise.all([1, 2, 3, 4].map(() => world.logIn()))
      const codes = (await Promise.all(rivals.map((by) => appeal(by, code, content)))).map((a) => a.code)
      expect(codes.sort()).toEqual([0, 1604, 1604, 1604])
    })

    it('are not for the reporter, nor for strangers to a case, nor after thirty days', async () => {
      const content = freshQq()
      const { data } = await report(member, content)
      const { rulingCode } = (await accept(data.sn, content)).data
      expect(await appeal(member, rulingCode ?? '', content)).toMatchObject({
        code: 1603,
        msg: '举报人不能对同一裁定提出申诉',
      })

      const code = 'J26110100000001'
      const [row] = await world.services.db
        .select()
        .from(rulings)
        .where(eq(rulings.code, rulingCode ?? ''))
      const { id: _, ...rest } = row as typeof rulings.$inferSelect
      await world.services.db
        .insert(rulings)
        .values({ ...rest, code, kind: 'trade', concernedIds: [person.userId], decidedAt: world.now() })
      expect((await appeal(await world.logIn(), code)).code).toBe(1603)
      world.pass({ days: 31 })
      expect((await appeal(await world.logIn(person), code)).code).toBe(1605)
      await world.services.db.update(rulings).set({ decidedAt: world.now() }).where(eq(rulings.code, code))
      expect((await appeal(await world.logIn(person), code)).code).toBe(0)
    })

    it('of the other side of an order need no account', async () => {
      const [buyer, seller] = [await world.person({ balance: '500.00' }), await world.person()]
      const goods = await world.goods({ seller, price: '50.00' })
      const shopper = await world.logIn(buyer)
      const { orderSn } = await shopper.do('POST /order/placeOrder', { goodsSn: goods.sn, price: '50.00', agree: '1' })
      await shopper.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
      const content = freshQq()
      const { data } = await report(shopper, content, { orderSn })
      const { rulingCode } = (await accept(data.sn, content)).data
      expect((await appeal(await world.logIn(seller), rulingCode ?? '')).code).toBe(0)
    })
  })

  describe('published rulings', () => {
    it('count per kind and game, and add up', async () => {
      await blacklisted({ gameId: '107' })
      const all = await world.visitor().do('GET /black/rulings', { pageSize: '1' })
      expect(all.counts.all).toBe(all.total)
      expect(all.counts.trade + all.counts.retrieval + all.counts.blacklist).toBe(all.counts.all)
      const ofGame = await world.visitor().do('GET /black/rulings', { gid: '107', kind: 'blacklist' })
      expect(ofGame.games.find((g) => g.gameId === 107)?.total).toBe(ofGame.total)
      expect(all.figures.medianHours).toBeGreaterThanOrEqual(0)
      expect((await world.visitor().do('GET /black/rulings', { gid: '999999' })).list).toEqual([])
    })

    it('of one distributor do not show on another', async () => {
      const { code } = await blacklisted()
      await world.services.db.update(rulings).set({ distId: 1 }).where(eq(rulings.code, code))
      expect((await world.visitor(2).ask('GET /black/rulingInfo', { code })).code).toBe(404)
      expect((await world.visitor(1).ask('GET /black/rulingInfo', { code })).code).toBe(0)
    })
  })

  describe('certificates', () => {
    it('of paid cover prove themselves by code, and follow the order', async () => {
      const [buyer, seller] = [await world.person({ balance: '500.00', nickName: '南山老猫' }), await world.person()]
      const goods = await world.goods({ seller, price: '50.00', ensureOpen: true })
      const shopper = await world.logIn(buyer)
      const { orderSn } = await shopper.do('POST /order/placeOrder', {
        goodsSn: goods.sn,
        price: '50.00',
        ensureId: '1',
        agree: '1',
      })
      expect((await shopper.ask('POST /comm/certificateInfo', { orderSn })).code).toBe(1606)
      await shopper.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
      expect((await (await world.logIn(seller)).ask('POST /comm/certificateInfo', { orderSn })).code).toBe(1606)
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

    it('of dealers need goods on the shelf', async () => {
      expect((await member.ask('POST /comm/certificateInfo', {})).code).toBe(1607)
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

  describe('the code word', () => {
    it.each([
      ['abcde', 400],
      ['a'.repeat(19), 400],
      ['有空格 的暗号', 400],
      ['我的暗号一二', 0],
    ])('%j: %i', async (codeWord, code) => {
      const answer = await member.ask('POST /user/changeUserUsualInfo', { codeWord })
      expect(answer.code).toBe(code)
      if (code === 0) expect((await member.do('GET /user/userInfo', {})).codeWord).toBe(codeWord)
      else expect(answer.msg).toBe('请输入暗号')
    })
  })

  it('keeps of a lookup a mask, for its own eyes and for thirty days', async () => {
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
