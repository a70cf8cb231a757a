import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '@/lib/server/db/schema/core/notifications'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { users } from '@/lib/server/db/schema/people/identity'
import { staffMembers } from '@/lib/server/db/schema/people/staff'
import { localRecords } from '@/lib/server/db/schema/providers'
import { resetRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import type { OrderSn } from '@/lib/shared/ids'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const owner = (distId: number) => world.logIn({ staff: 'owner', ofDist: distId }, distId)
const published = async (distId: number) =>
  (await world.visitor(distId).do('GET /dist/homeConf', {})).distBaseConf.websiteName

/** Saves the draft with another site name, based on this revision. */
async function rename(staff: Visitor, name: string, revision: number) {
  const site = await staff.do('GET /console/site', {})
  const { conf, gameIds } = site.draft ?? site.published
  const renamed: SiteConf = { ...conf, distBaseConf: { ...conf.distBaseConf, websiteName: name } }
  const input = { conf: JSON.stringify(renamed), gameIds: JSON.stringify(gameIds), revision: `${revision}` }
  return staff.ask('POST /console/saveSite', input)
}

describe('site drafts', () => {
  it('a draft is invisible to visitors until published, then everything changes at once as a numbered version', async () => {
    const staff = await owner(2)
    const before = await published(2)
    const state = async () => (await staff.do('GET /console/site', {})).state
    expect(await state()).toBe('initial')
    expect((await rename(staff, '松间新名', 0)).data).toEqual({ revision: 1 })
    expect(await published(2)).toBe(before)
    expect(await state()).toBe('changed')
    expect((await staff.do('GET /console/site', {})).draft?.conf.distBaseConf.websiteName).toBe('松间新名')
    expect(await staff.do('POST /console/publishSite', { revision: '1' })).toEqual({ version: 2 })
    expect(await state()).toBe('published')
    expect(await published(2)).toBe('松间新名')
    expect(await published(1)).not.toBe('松间新名')
    const { list } = await staff.do('GET /console/siteVersions', {})
    expect(list.map(({ version, publishedBy }) => [version, publishedBy !== ''])).toEqual([
      [2, true],
      [1, false],
    ])
    expect(await staff.do('POST /console/restoreSite', { version: '1' })).toEqual({ version: 3 })
    expect(await published(2)).toBe(before)
  })

  it('a draft that says the same as the published site is not a change to publish', async () => {
    const staff = await owner(3)
    const { published: same } = await staff.do('GET /console/site', {})
    const { distId: _, ...conf } = same.conf
    const input = { conf: JSON.stringify(conf), gameIds: JSON.stringify(same.gameIds), revision: '0' }
    await staff.do('POST /console/saveSite', input)
    expect((await staff.do('GET /console/site', {})).state).toBe('initial')
    await staff.do('POST /console/discardSite', {})
  })

  it('only one of two edits of the same draft revision is saved; the other is rejected and overwrites nothing', async () => {
    const [one, two] = [await owner(3), await owner(3)]
    await rename(one, '赤鉴甲', 0)
    expect(await rename(two, '赤鉴乙', 0)).toMatchObject({ name: 'DRAFT_STALE' })
    const both = await Promise.all([rename(one, '赤鉴丙', 1), rename(two, '赤鉴丁', 1)])
    expect(both.map(({ name }) => name).sort()).toEqual(['DRAFT_STALE', 'OK'])
    expect(await one.ask('POST /console/publishSite', { revision: '1' })).toMatchObject({ name: 'DRAFT_STALE' })
    await one.do('POST /console/discardSite', {})
    expect((await one.do('GET /console/site', {})).draft).toBeNull()
  })

  it('a draft may contain unreadable colours and unfinished links but cannot be published with them; unsafe URLs are always rejected', async () => {
    const staff = await owner(3)
    const { published: site } = await staff.do('GET /console/site', {})
    const save = (conf: SiteConf, revision: string) =>
      staff.ask('POST /console/saveSite', { conf: JSON.stringify(conf), gameIds: '[]', revision })
    const pale = { ...site.conf, brand: { ...site.conf.brand, onPrimary: site.conf.brand.primary } }
    expect(await save(pale, '0')).toMatchObject({ code: 0 })
    const refused = await staff.ask('POST /console/publishSite', { revision: '1' })
    expect(refused).toMatchObject({ name: 'INVALID_INPUT', msg: expect.stringContaining('对比度') })
    const { pc1 } = site.conf.treeMenuButMap
    const open = { ...site.conf, treeMenuButMap: { pc1: [...pc1, { id: 99, title: '攻略', htUrl: '' }] } }
    expect(await save(open, '1')).toMatchObject({ code: 0 })
    expect(await staff.ask('POST /console/publishSite', { revision: '2' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: `导航第 ${pc1.length + 1} 项没有填好链接，填好后再发布`,
    })
    const evil = { ...site.conf, notifBits: [{ title: '关于', url: 'javascript:alert(1)' }] }
    expect(await save(evil, '2')).toMatchObject({
      name: 'INVALID_INPUT',
      msg: expect.stringContaining('链接要以 / 或 https:// 开头'),
    })
    await staff.do('POST /console/discardSite', {})
  })
})

describe('draft preview', () => {
  const ticketOf = async (staff: Visitor): Promise<string> => {
    await staff.do('POST /console/previewSite', {})
    return staff.cookies.get('draft') as string
  }

  it('the preview shows the draft to its editor with readable colours, under a temporary host name', async () => {
    const staff = await owner(2)
    await rename(staff, '只给自己看', 0)
    const visit = await world.app.drafts.open(await ticketOf(staff), 2)
    expect(visit?.site).toMatchObject({ distId: 2, draft: true, conf: { distBaseConf: { websiteName: '只给自己看' } } })
    const asNobody = (host: string) => world.app.api.fetch(new Request(`http://${host}/api/dist/homeConf`))
    const seen = await asNobody(visit?.host ?? '')
    expect((await seen.json()).data.distBaseConf.websiteName).toBe('只给自己看')
    visit?.close()
    const after = await asNobody(visit?.host ?? '')
    expect((await after.json()).data?.distBaseConf.websiteName).not.toBe('只给自己看')
    await staff.do('POST /console/discardSite', {})
  })

  it('a preview ends with its ticket, staff membership or session, and never shows another site', async () => {
    const person = await world.person({ staff: 'editor', ofDist: 2 })
    const staff = await world.logIn(person, 2)
    const ticket = await ticketOf(staff)
    expect(await world.app.drafts.open(ticket, 2)).toBeDefined()
    expect(await world.app.drafts.open(ticket, 1)).toBeUndefined()
    expect(await world.app.drafts.open(`${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`, 2)).toBeUndefined()
    const setRemoved = (at: Date | null) =>
      world.services.db
        .update(staffMembers)
        .set({ removedAt: at, removedBy: at && person.userId })
        .where(eq(staffMembers.userId, person.userId))
    await setRemoved(world.now())
    expect(await world.app.drafts.open(ticket, 2)).toBeUndefined()
    await setRemoved(null)
    expect(await world.app.drafts.open(ticket, 2)).toBeDefined()
    await staff.do('POST /user/logout', {})
    expect(await world.app.drafts.open(ticket, 2)).toBeUndefined()
  })
})

describe('site hosts', () => {
  const states = async (staff: Visitor) =>
    Object.fromEntries((await staff.do('GET /console/hosts', {})).list.map(({ host, state }) => [host, state]))

  it('a host leads to a site once a DNS record proves ownership, only for the first to prove it', async () => {
    const [two, three] = [await owner(2), await owner(3)]
    for (const staff of [two, three]) await staff.do('POST /console/claimHost', { host: ' Shop.Example.COM:8080/x ' })
    expect(await states(two)).toMatchObject({ 'shop.example.com': 'waiting' })
    const unproven = await two.ask('POST /console/verifyHost', { host: 'shop.example.com' })
    expect(unproven).toMatchObject({ name: 'HOST_UNPROVEN', msg: expect.stringContaining('没有 TXT 记录') })
    const { record } = (await two.do('GET /console/hosts', {})).list.find(({ state }) => state === 'waiting') ?? {}
    await world.services.db.insert(localRecords).values({ name: record?.name ?? '', text: record?.text ?? '' })
    expect(await three.ask('POST /console/verifyHost', { host: 'shop.example.com' })).toMatchObject({
      name: 'HOST_UNPROVEN',
    })
    await two.do('POST /console/verifyHost', { host: 'shop.example.com' })
    expect(world.app.hosts.resolve('shop.example.com')?.distId).toBe(2)
    expect(await states(three)).not.toHaveProperty('shop.example.com')
    expect(await three.ask('POST /console/claimHost', { host: 'shop.example.com' })).toMatchObject({
      name: 'HOST_TAKEN',
    })

    const old = world.dist(2).origin
    await two.do('POST /console/primaryHost', { host: 'shop.example.com' })
    expect(world.dist(2).origin).toContain('shop.example.com')
    expect(await two.ask('POST /console/dropHost', { host: 'shop.example.com' })).toMatchObject({ name: 'NOT_FOUND' })
    await two.do('POST /console/primaryHost', { host: new URL(old).hostname })
    await two.do('POST /console/dropHost', { host: 'shop.example.com' })
    expect(world.app.hosts.resolve('shop.example.com')?.distId).not.toBe(2)
  })

  it.each(['localhost', '127.0.0.1', 'a b.com', '-x.com', '//', 'x.com.9', `${'a'.repeat(64)}.com`])(
    'rejects an invalid host: %s',
    async (host) => {
      expect(await (await owner(2)).ask('POST /console/claimHost', { host })).toMatchObject({ name: 'INVALID_INPUT' })
    },
  )

  it('the state of a host is known once it was checked, and is checked for own hosts only', async () => {
    const two = await owner(2)
    const host = new URL(world.dist(2).origin).hostname
    const state = async () => (await two.do('GET /console/hosts', {})).list.find((row) => row.host === host)?.check
    expect(await state()).toBeNull()
    await two.do('POST /console/checkHost', { host })
    expect(await state()).toMatchObject({ route: 'here', certificate: 'none', isOld: false })
    const platform = new URL(world.dist().origin).hostname
    expect((await two.do('GET /console/hosts', {})).target).toEqual({ host: platform, addresses: ['127.0.0.1'] })
    world.pass({ days: 2 })
    const later = await owner(2)
    const list = (await later.do('GET /console/hosts', {})).list
    expect(list.find((row) => row.host === host)?.check).toMatchObject({ isOld: true })
    const other = new URL(world.dist(3).origin).hostname
    expect(await later.ask('POST /console/checkHost', { host: other })).toMatchObject({ name: 'NOT_FOUND' })
  })

  it('hosts of another site cannot be verified, made primary or removed', async () => {
    const [two, three] = [await owner(2), await owner(3)]
    await three.do('POST /console/claimHost', { host: 'three.example.com' })
    for (const call of ['verifyHost', 'primaryHost', 'dropHost'] as const)
      expect(await two.ask(`POST /console/${call}`, { host: 'three.example.com' })).toMatchObject({ name: 'NOT_FOUND' })
    const primary = new URL(world.dist(3).origin).hostname
    expect(await two.ask('POST /console/dropHost', { host: primary })).toMatchObject({ name: 'NOT_FOUND' })
  })
})

describe('creating a distributor', () => {
  const input = {
    name: '青柠游戏',
    code: 'qingning',
    host: 'qingning.localhost',
    ownerName: '陈青柠',
    mobile: '13955550001',
  }

  it('a new distributor is live on its host at once, and its owner has access to the staff area only there', async () => {
    const platform = await world.logIn({ staff: 'owner' })
    const { distId } = await platform.do('POST /console/createDistributor', input, { key: 'new-dist-1' })
    expect(await platform.do('POST /console/createDistributor', input, { key: 'new-dist-1' })).toEqual({ distId })
    expect(await published(distId)).toBe('青柠游戏')
    const { list } = await platform.do('GET /console/distributors', {})
    expect(list.at(-1)).toMatchObject({ distId, code: 'qingning', host: 'qingning.localhost', active: true })
    const [member] = await world.services.db.select().from(staffMembers).where(eq(staffMembers.distId, distId))
    expect(member).toMatchObject({ house: 'dist', role: 'owner' })
    const [person] = await world.services.db.select().from(users).where(eq(users.phone, input.mobile))
    expect(person).toMatchObject({ id: member?.userId, nickName: '陈青柠' })
    const [notice] = await world.services.db.select().from(notifications).where(eq(notifications.distId, distId))
    expect(notice).toMatchObject({ userId: member?.userId, kind: 'security', href: '/console' })
    expect(notice?.title).toBe('“青柠游戏”已开通，你是负责人，请用本手机号登录后台')
    expect(notice?.passOnAt).not.toBeNull()

    await platform.do('POST /console/switchDistributor', { distId: `${distId}`, active: '0', reason: '欠费' })
    expect(world.app.hosts.byId(distId)).toBeUndefined()
    await platform.do('POST /console/switchDistributor', { distId: `${distId}`, active: '1', reason: '已完成' })
    expect(world.app.hosts.byId(distId)).toBeDefined()
  })

  it('a site with paid orders is not taken offline, because its buyers could not stop their payout', async () => {
    const platform = await world.logIn({ staff: 'owner' })
    const form = { ...input, code: 'shiliu', host: 'shiliu.localhost', mobile: '13955550002' }
    const { distId } = await platform.do('POST /console/createDistributor', form, { key: 'new-dist-busy' })
    const order = await (await Deal.open(world, { balance: '2000.00' })).place()
    await order.pay()
    const moveTo = (site: number) =>
      world.services.db
        .update(orders)
        .set({ distId: site })
        .where(eq(orders.sn, order.orderSn as OrderSn))
    await moveTo(distId)
    const stop = { distId: `${distId}`, active: '0', reason: '欠费' } as const
    expect(await platform.ask('POST /console/switchDistributor', stop)).toMatchObject({
      name: 'SITE_BUSY',
      msg: '该站点还有 1 笔订单未完成。请先在规则里关闭“交易”，等全部结束后再停用',
    })
    expect(world.app.hosts.byId(distId)).toBeDefined()
    await moveTo(world.dist().distId)
    expect(await platform.ask('POST /console/switchDistributor', stop)).toMatchObject({ code: 0 })
  })

  it.each([
    ['unpaid', `status = 0, sub_status = 'WAIT_PAY', paid_at = null`],
    ['claimed', `status = 3, sub_status = 'RELEASED', claim_id = 1`],
    ['complained about at a payment provider', `status = 3, sub_status = 'RELEASED', complained_at = now()`],
  ])('a site with an order that is %s is not taken offline either', async (_, state) => {
    const platform = await world.logIn({ staff: 'owner' })
    const order = await (await Deal.open(world, { balance: '2000.00' })).place()
    await order.pay()
    await world.asOwner(`update orders set dist_id = 3, ${state} where sn = '${order.orderSn}'`)
    const stop = { distId: '3', active: '0', reason: '欠费' } as const
    expect((await platform.ask('POST /console/switchDistributor', stop)).name).toBe('SITE_BUSY')
    await world.asOwner(`update orders set dist_id = 1 where sn = '${order.orderSn}'`)
  })

  it('a site whose rule 交易 is closed takes no orders, while others do', async () => {
    await world.rule({ tradeOpen: false }, 3)
    resetRuleBook(world.services.db)
    const here = await Deal.open(world, { balance: '2000.00' })
    const elsewhere = await world.logIn(here.people.buyer, 3)
    const form = { goodsSn: here.goods.sn, price: here.goods.price, agree: '1' } as const
    expect(await elsewhere.ask('POST /order/placeOrder', form)).toMatchObject({ name: 'MODE_OFF' })
    expect(await here.buyer.ask('POST /order/placeOrder', form)).toMatchObject({ code: 0 })
  })

  it.each([
    ['a code that is taken', { code: 'songjian', host: 'x1.localhost' }, 1904],
    ['a host that is taken', { code: 'other', host: 'localhost.' }, 400],
    ['a host of another site', { code: 'other', host: 'songjian.localhost' }, 1902],
    ['a code of other letters', { code: '青柠', host: 'x2.localhost' }, 400],
  ])('rejects a distributor with %s, and creates nothing', async (_, wrong, code) => {
    const platform = await world.logIn({ staff: 'owner' })
    const before = world.app.hosts.all().length
    const changed = { ...input, ...wrong }
    expect(await platform.ask('POST /console/createDistributor', changed)).toMatchObject({ code })
    expect(world.app.hosts.all()).toHaveLength(before)
  })

  it('distributor staff cannot create a distributor', async () => {
    expect(await (await owner(2)).ask('POST /console/createDistributor', input)).toMatchObject({ name: 'FORBIDDEN' })
  })
})
