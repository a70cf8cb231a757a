import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rulings } from '@/lib/server/db/schema/office/trust'
import { uploadEvidence } from '../../support/fixtures/evidence'
import { freshQq, reportsIn, STORY } from '../../support/fixtures/reports'
import { onePasses } from '../../support/one-passes'
import { oneCard, onePayee } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('blacklist reports', () => {
  const world = new World()
  let staff: Visitor
  let otherStaff: Visitor
  let reviewers: [Person, Person]
  beforeAll(async () => {
    await world.open()
    reviewers = [await world.person({ staff: 'service' }), await world.person({ staff: 'owner' })]
  })
  afterAll(() => world.close())

  /** Limits are per visitor, and earlier tests advanced the time, which ended the sessions: each test has its own. */
  let member: Visitor
  let person: Person
  beforeEach(async () => {
    person = await world.person()
    member = await world.logIn(person)
    ;[staff, otherStaff] = [await world.logIn(reviewers[0]), await world.logIn(reviewers[1])]
  })

  const check = (content: string) => member.ask('GET /black/checkBlack', { content })
  const { report, reportForm, accept, blacklisted, appeal } = reportsIn(world, () => staff)

  describe('submitting blacklist reports', () => {
    it('a report is returned with a masked account and its response deadline', async () => {
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
    ])('rejects a report with %j: %s', async (bad, msg) => {
      expect(await report(member, freshQq(), bad)).toMatchObject({ msg })
    })

    it('rejects report pictures of other members and pictures not uploaded as evidence', async () => {
      const theirs = await uploadEvidence(world, await world.logIn())
      const shown = await uploadEvidence(world, member, 'goods')
      for (const evidence of [theirs, shown])
        expect((await report(member, freshQq(), { evidence })).msg).toBe('图片已失效，请重新上传')
    })

    it('a report requires real-name verification', async () => {
      expect((await report(await world.logIn({ verified: false }), freshQq())).name).toBe('NOT_VERIFIED')
    })

    it('one open report per account, also under concurrent requests; a retry with the same key returns the same response', async () => {
      const [content, form] = [freshQq(), await reportForm(member, '4100000001')]
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => member.ask('POST /black/releaseBlack', { ...form, content })),
      )
      expect(answers.map(({ name }) => name).sort()).toEqual(onePasses(6, 'REPORT_PENDING'))
      const first = await member.do('POST /black/releaseBlack', form, { key: 'the-same-key' })
      expect(await member.do('POST /black/releaseBlack', form, { key: 'the-same-key' })).toEqual(first)
    })
  })

  describe('reviewing blacklist reports', () => {
    it('only staff can accept a report, and must enter the account shown in the evidence', async () => {
      const content = freshQq()
      const { data } = await report(member, content)
      expect((await accept(data.sn, content, member)).name).toBe('FORBIDDEN')
      expect(await accept(data.sn, '')).toMatchObject({ name: 'INVALID_INPUT', msg: '请按证据填写完整账号' })
      expect(await accept(data.sn, freshQq())).toMatchObject({
        name: 'NOT_CONCERNED',
        msg: '证据中的账号与被举报账号不一致',
      })
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

    it('a rejected report shows the reporter the reason and creates no blacklist entry', async () => {
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

    it('only one of several concurrent reviews of a report succeeds', async () => {
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
      expect(answers.map(({ name }) => name).sort()).toEqual(onePasses(6, 'REVIEW_DONE'))
      const { state } = answers.find(({ code }) => code === 0)?.data ?? {}
      expect((await check(content)).data.result).toBe(state === 'accepted' ? 1 : 2)
    })

    it('several reports of one account create one ruling', async () => {
      const content = freshQq()
      const sns = await Promise.all([1, 2, 3].map(async () => (await report(await world.logIn(), content)).data.sn))
      const done = await Promise.all(sns.map((sn, i) => accept(sn, content, i === 0 ? otherStaff : staff)))
      expect(done.map(({ code }) => code)).toEqual([0, 0, 0])
      expect(new Set(done.map(({ data }) => data.rulingCode)).size).toBe(1)
    })

    it('staff cannot review a report of their own', async () => {
      const content = freshQq()
      const { data } = await report(staff, content)
      expect(await accept(data.sn, content)).toMatchObject({
        name: 'FORBIDDEN',
        msg: '这与你本人的账号有关，请由其他员工处理',
      })
    })

    it('the case is hidden but the decision shown if the reporter did not agree to publication', async () => {
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

  describe('blacklist appeals', () => {
    it('an appeal requires the full account, is possible once, and removes the entry when granted', async () => {
      const { content, code } = await blacklisted()
      expect(await appeal(member, code)).toMatchObject({ name: 'NOT_CONCERNED', data: { field: 'content' } })
      expect((await appeal(member, code, freshQq())).name).toBe('NOT_CONCERNED')
      const { data } = await appeal(member, code, content)
      expect(data).toMatchObject({ state: 'pending', rulingCode: code })
      expect((await appeal(await world.logIn(), code, content)).name).toBe('APPEAL_USED')
      expect((await world.visitor().do('GET /black/rulingInfo', { code })).state).toBe('appealed')
      expect((await check(content)).data.result).toBe(1)

      const decide = (by: Visitor, result: 'granted' | 'dismissed' = 'granted') =>
        by.ask('POST /console/reviewAppeal', { sn: data.sn, result, reason: '入网时间晚于事发' })
      expect((await decide(member)).name).toBe('FORBIDDEN')
      expect(await decide(staff)).toMatchObject({ name: 'FORBIDDEN', msg: '申诉须由原审核人以外的人员处理' })
      const third = await world.logIn({ staff: 'service' })
      const answers = await Promise.all([decide(otherStaff), decide(third), decide(otherStaff), decide(third)])
      expect(answers.map((a) => a.name).sort()).toEqual(['OK', 'REVIEW_DONE', 'REVIEW_DONE', 'REVIEW_DONE'])
      expect((await check(content)).data.result).toBe(2)
      expect(await world.visitor().do('GET /black/rulingInfo', { code })).toMatchObject({ state: 'overturned' })
      expect((await member.do('GET /black/ownAppeals', {})).list).toMatchObject([
        { state: 'granted', reviewReason: '入网时间晚于事发' },
      ])
      expect((await appeal(member, code, content)).name).toBe('NOT_CONCERNED') // The ruling is no longer in force.
    })

    it('an appeal cannot be decided by the reporter, under any account', async () => {
      const [own, content] = [await world.logIn({ staff: 'service' }), freshQq()]
      const reporter = await world.logIn()
      await oneCard(world, 'card of a reporter', { userId: own.userId }, { userId: reporter.userId })
      const { data: filed } = await report(reporter, content)
      const code = (await accept(filed.sn, content)).data.rulingCode ?? ''
      const { data } = await appeal(member, code, content)
      const dismissal = { sn: data.sn, result: 'dismissed', reason: '材料不足' } as const
      expect((await own.ask('POST /console/reviewAppeal', dismissal)).name).toBe('FORBIDDEN')
    })

    it('an appeal cannot be decided by a member who accepted a report that joined the ruling later', async () => {
      const { content, code } = await blacklisted()
      const { data: later } = await report(await world.logIn(), content)
      expect((await accept(later.sn, content, otherStaff)).data.rulingCode).toBe(code)
      const { data } = await appeal(member, code, content)
      const granted = { sn: data.sn, result: 'granted', reason: '入网时间晚于事发' } as const
      expect((await otherStaff.ask('POST /console/reviewAppeal', granted)).name).toBe('FORBIDDEN')
      const third = await world.logIn({ staff: 'service' })
      expect((await third.ask('POST /console/reviewAppeal', granted)).code).toBe(0)
    })

    it('a dismissed appeal keeps the entry, and no second appeal is possible', async () => {
      const { content, code } = await blacklisted()
      const { data } = await appeal(member, code, content)
      await otherStaff.do('POST /console/reviewAppeal', { sn: data.sn, result: 'dismissed', reason: '材料不足' })
      expect((await check(content)).data).toMatchObject({ result: 1, list: [{ state: 'upheld' }] })
      expect((await appeal(member, code, content)).name).toBe('APPEAL_USED')
    })

    it('an inadmissible appeal does not use up the appeal of the person concerned', async () => {
      const { content, code } = await blacklisted()
      const { data } = await appeal(member, code, content)
      await otherStaff.do('POST /console/reviewAppeal', { sn: data.sn, result: 'inadmissible', reason: '不是本人' })
      expect((await world.visitor().do('GET /black/rulingInfo', { code })).state).toBe('final')
      expect((await appeal(await world.logIn(), code, content)).code).toBe(0)
    })

    it('only one of several concurrent appeals is accepted', async () => {
      const { content, code } = await blacklisted()
      const rivals = await Promise.all([1, 2, 3, 4].map(() => world.logIn()))
      const codes = (await Promise.all(rivals.map((by) => appeal(by, code, content)))).map((a) => a.name)
      expect(codes.sort()).toEqual(['APPEAL_USED', 'APPEAL_USED', 'APPEAL_USED', 'OK'])
    })

    it('rejects appeals by the reporter, by third parties, and after thirty days', async () => {
      const content = freshQq()
      const { data } = await report(member, content)
      const { rulingCode } = (await accept(data.sn, content)).data
      expect(await appeal(member, rulingCode ?? '', content)).toMatchObject({
        name: 'NOT_CONCERNED',
        msg: '举报人不能对同一处理结果提出申诉',
      })
      const second = await world.person()
      await onePayee(world, 'payee of a reporter', [person, second])
      expect((await appeal(await world.logIn(second), rulingCode ?? '', content)).name).toBe('NOT_CONCERNED')

      const code = 'J26110100000001'
      const [row] = await world.services.db
        .select()
        .from(rulings)
        .where(eq(rulings.code, rulingCode ?? ''))
      const { id: _, ...rest } = row as typeof rulings.$inferSelect
      await world.services.db
        .insert(rulings)
        .values({ ...rest, code, kind: 'trade', concernedIds: [person.userId], decidedAt: world.now() })
      expect((await appeal(await world.logIn(), code)).name).toBe('NOT_CONCERNED')
      world.pass({ days: 31 })
      expect((await appeal(await world.logIn(person), code)).name).toBe('APPEAL_LATE')
      await world.services.db.update(rulings).set({ decidedAt: world.now() }).where(eq(rulings.code, code))
      expect((await appeal(await world.logIn(person), code)).code).toBe(0)
    })

    it('the other party of the reported order can appeal without entering the account', async () => {
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
})
