import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf } from '@/lib/server/modules/office/audit/rules-changes'
import { Bank, Saver } from '../../support/fixtures/bank'
import { Deal } from '../../support/fixtures/deal'
import { lift, REASON, restrict } from '../../support/fixtures/restriction'
import { World } from '../../support/world'

const say = (before: unknown, after: unknown) => changesOf(before, after, (id) => `玩家（${id}）`)

describe('recorded changes in words', () => {
  it('amounts are in yuan, whether they were recorded in fen or in yuan', () => {
    expect(say(null, { refund: '180.00', seller: '1200', fault: 'seller' })).toEqual([
      { name: '退款', before: '', after: '¥180.00' },
      { name: '付给卖家', before: '', after: '¥12.00' },
      { name: '责任方', before: '', after: '卖家' },
    ])
  })

  it('unchanged and unnamed values are left out, and changed lists and texts say so', () => {
    const row = { id: 4, name: '暗区', sort: 2, fields: [{ key: 'a' }] }
    expect(say(row, { id: 4, name: '暗区', sort: 3, fields: [{ key: 'b' }], seq: 9 })).toEqual([
      { name: '排序', before: '2', after: '3' },
      { name: '字段', before: '1 项', after: '有修改' },
    ])
  })

  it('people are named, and values that a save does not set are no change', () => {
    expect(say({ serviceId: 7, title: '旧' }, { serviceId: 8 })).toEqual([
      { name: '客服', before: '玩家（7）', after: '玩家（8）' },
    ])
    expect(say({ title: '旧' }, null)).toEqual([{ name: '标题', before: '旧', after: '' }])
  })
})

describe('the audit log', () => {
  const world = new World()
  let deal: Deal
  beforeAll(async () => {
    await world.open()
    deal = await Deal.open(world, { price: '20.00', balance: '50.00' })
    await (await deal.place()).pay()
  })
  afterAll(() => world.close())

  it('names people and objects with a link, and is searched by name and by number', async () => {
    const risk = await world.person()
    await restrict(world, risk, { kinds: ['list'] })
    const owner = await world.logIn({ staff: 'owner' })
    for (const target of [String(risk.userId), risk.nickName, `user:${risk.userId}`]) {
      const { list } = await owner.do('GET /console/audit', { target, action: 'user.restrict' })
      const [row] = list.filter(({ object }) => object.name.includes(String(risk.userId)))
      expect(row, target).toMatchObject({
        object: {
          kind: '用户',
          name: `${risk.nickName}（${risk.userId}）`,
          path: `/console/users?userId=${risk.userId}`,
        },
        reason: REASON,
      })
      expect((await owner.do('GET /console/audit', { target, who: row?.name ?? '' })).total).toBeGreaterThan(0)
    }
    expect((await owner.do('GET /console/audit', { target: '没有这个人', who: '没有' })).total).toBe(0)
    const { csv } = await owner.do('GET /console/auditExport', { target: String(risk.userId) })
    expect(csv).toContain(`限制账号,用户,${risk.nickName}（${risk.userId}）`)
    expect(csv).not.toContain('user:')
  })

  it('a person is found in what was done to them and to their withdrawals, orders and restrictions, and where a row names them', async () => {
    await Bank.open(world)
    const saver = await Saver.open(world, { balance: '9000.00' })
    const withdrawalSn = await saver.withdraw('6000.00')
    const finance = await world.logIn({ staff: 'finance' })
    await finance.do(
      'POST /console/reviewWithdrawal',
      { withdrawalSn, agrees: '0', reason: '收款账户与实名不符' },
      { key: crypto.randomUUID() },
    )
    const restrictionId = await restrict(world, saver.person, { kinds: ['list'] })
    await lift(world, restrictionId)
    const owner = await world.logIn({ staff: 'owner' })
    const targetsOf = async (target: string) =>
      (await owner.do('GET /console/audit', { target })).list.map((row) => `${row.action} ${row.target}`)
    expect(await targetsOf(String(saver.person.userId))).toEqual([
      `restriction.lift restriction:${restrictionId}`,
      `user.restrict user:${saver.person.userId}`,
      `withdrawal.refuse withdrawal:${withdrawalSn}`,
    ])
    const { orderSn, people } = await (
      await (await Deal.open(world, { price: '20.00', balance: '50.00' })).place()
    ).pay()
    const service = await world.logIn({ staff: 'service' })
    await service.do('POST /desk/note', { orderSn, text: '买家要求晚上发货' })
    for (const { userId } of [people.buyer, people.seller])
      expect(await targetsOf(String(userId))).toContain(`order.note order:${orderSn}`)
  })

  it('links only to pages that the reader may open', async () => {
    const service = await world.logIn({ staff: 'service' })
    await service.do('POST /desk/note', { orderSn: deal.orderSn, text: '买家晚上八点上线' })
    const auditor = await world.logIn({ staff: 'auditor' })
    const { list } = await auditor.do('GET /console/audit', { target: deal.orderSn, action: 'order.note' })
    expect(list).toMatchObject([
      { object: { kind: '订单', name: deal.orderSn, path: `/console/orders?orderSn=${deal.orderSn}` } },
    ])
    const rule = await world.logIn({ staff: 'finance' })
    const change = { key: 'payoutFeeBp', value: '0.9', reason: '活动期间' } as const
    await rule.do('POST /console/changeRule', change, { key: crypto.randomUUID() })
    const { list: asked } = await rule.do('GET /console/approvals', { state: 'open' })
    expect(asked[0]?.object).toMatchObject({ kind: '规则', path: '/console/rules' })
    expect(asked[0]?.object.name).not.toContain('payoutFeeBp')
    const shown = await auditor.do('GET /console/audit', { action: 'approval.ask' })
    expect(shown.list[0]?.object.path, 'the auditor may not change rules').toBe('')
  })
})
