import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { notificationSends, notifications } from '@/lib/server/db/schema/core/notifications'
import { users, wechatFollowers } from '@/lib/server/db/schema/people/identity'
import { localMails, localPushes, localSms } from '@/lib/server/db/schema/providers'
import { createChannelMessages } from '@/lib/server/modules/core/notifications/create-channel-messages'
import { notifyUsers } from '@/lib/server/modules/core/notifications/notify-users'
import { sendQueuedMessages } from '@/lib/server/modules/core/notifications/send-queued-messages'
import type { Notice } from '@/lib/server/modules/core/notifications/types'
import { findReach } from '@/lib/server/modules/people/identity/queries-reach'
import { FollowerLeft } from '@/lib/server/providers/wechat-push/port'
import { inTx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { UserId } from '@/lib/shared/ids'
import { ownPicture } from '../../support/fixtures/evidence'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let person: Person
let reader: Visitor

beforeAll(() => world.open().then(() => undefined))
beforeEach(async () => {
  at('2026-03-02T12:00:00+08:00')
  person = await world.person()
  reader = await world.logIn(person)
  const { list } = await reader.do('GET /notification/list', {})
  if (list[0]) await reader.do('POST /notification/read', { upTo: String(list[0].notificationId) })
  await world.services.db.delete(notifications)
})
afterAll(() => world.close())

/** Sets the time to the given value, forwards or backwards. */
const at = (time: string) => world.pass({ seconds: (new Date(time).getTime() - world.now().getTime()) / 1000 })
const ctx = () => systemCtx(world.services, world.dist())
const NOTICE = { distId: 1, kind: 'order', key: 'order 1', title: '等待你发货', href: '/center' } as const
const tell = (more: Partial<Notice> = {}) =>
  inTx(ctx(), (tx, effects) =>
    notifyUsers(tx, effects, { at: world.now(), notices: [{ ...NOTICE, userId: person.userId, ...more }] }),
  )
const batch = { limit: 50, reachOf: (ids: readonly UserId[]) => findReach(world.services, ids) }
const sweep = async () => {
  await createChannelMessages(ctx(), batch)
  await sendQueuedMessages(ctx(), batch)
}
const texts = async () =>
  (await world.services.db.select().from(localSms).where(eq(localSms.phone, person.phone))).map(({ text }) => text)
const states = async () => (await world.services.db.select().from(notificationSends)).map(({ state }) => state)

it('an event has one notification, which shows its latest text', async () => {
  await tell()
  await tell({ title: '已发货' })
  await tell({ key: 'order 2', kind: 'bargain', title: '有买家出价' })
  const { list, unread, total } = await reader.do('GET /notification/list', {})
  expect(list.map(({ title, kindName, isRead }) => [title, kindName, isRead])).toEqual([
    ['有买家出价', '议价', false],
    ['已发货', '订单', false],
  ])
  expect([unread, total]).toEqual([2, 2])
  expect((await reader.do('GET /notification/list', { kind: 'order' })).total).toBe(1)
})

it('no notification is created when the transaction is rolled back', async () => {
  await expect(
    inTx(ctx(), async (tx, effects) => {
      const notice = { userId: person.userId, distId: 1, kind: 'order', key: 'x', title: 'x', href: '/' } as const
      await notifyUsers(tx, effects, { notices: [notice], at: world.now() })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect((await reader.do('GET /notification/unread', {})).unread).toBe(0)
})

it('a notification is visible to its recipient only, on its own host', async () => {
  await tell()
  await tell({ key: 'elsewhere', distId: 2 })
  const stranger = await world.logIn()
  const [row] = (await reader.do('GET /notification/list', {})).list
  expect((await reader.do('GET /notification/list', {})).total).toBe(1)
  await stranger.do('POST /notification/read', { ids: String(row?.notificationId) })
  expect((await reader.do('GET /notification/unread', {})).unread).toBe(1)
  expect(await reader.do('POST /notification/read', { ids: String(row?.notificationId) })).toEqual({ unread: 0 })
  expect((await reader.do('GET /notification/list', { unread: '1' })).list).toEqual([])
  const elsewhere = await world.services.db.select().from(notifications).where(eq(notifications.distId, 2))
  expect(elsewhere[0]?.readAt).toBeNull()
})

it('a notification is sent by SMS once, under repeated and concurrent job runs', async () => {
  await tell({ isUrgent: true })
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  expect(await texts()).toEqual([expect.stringContaining('等待你发货')])
  expect(await texts()).toEqual([expect.not.stringMatching(/https?:|localhost/)])
  expect(await states()).toEqual(['sent'])
})

it('nothing is sent twice after a crash between sending and recording it', async () => {
  await tell({ isUrgent: true })
  await sweep()
  await world.services.db.update(notificationSends).set({ state: 'waiting', doneAt: null })
  await sweep()
  expect(await texts()).toHaveLength(1)
})

it('a notification kind switched off by its recipient is shown in the list but not sent', async () => {
  await reader.do('POST /notification/saveSetting', { kind: 'order', channel: 'sms', isOn: '0' })
  const { kinds } = await reader.do('POST /notification/saveSetting', { kind: 'price', channel: 'sms', isOn: '1' })
  expect(kinds.filter(({ channels }) => channels.includes('sms')).map(({ kind }) => kind)).toEqual([
    'price',
    'security',
  ])
  await tell({ isUrgent: true })
  await tell({ key: 'price', kind: 'price', title: '降价了', isUrgent: true })
  await sweep()
  expect(await texts()).toEqual([expect.stringContaining('降价了')])
})

it.each([
  ['23:30', '2026-03-03T07:59:00+08:00', '2026-03-03T08:00:00+08:00'],
  ['05:00', '2026-03-02T07:59:00+08:00', '2026-03-02T08:00:00+08:00'],
])('at %s notifications wait until the night is over, except security ones', async (clock, before, after) => {
  at(`2026-03-02T${clock}:00+08:00`)
  await tell({ isUrgent: true })
  await tell({ key: 'safe', kind: 'security', title: '密码已修改', isUrgent: true })
  await sweep()
  expect(await texts()).toEqual([expect.stringContaining('密码已修改')])
  at(before)
  await sweep()
  expect(await texts()).toHaveLength(1)
  at(after)
  await sweep()
  expect(await texts()).toHaveLength(2)
})

it('notifications that were read, are outdated, or exceed the daily limit are not sent', async () => {
  await tell({ isUrgent: true })
  await createChannelMessages(ctx(), batch)
  const [row] = (await reader.do('GET /notification/list', {})).list
  await reader.do('POST /notification/read', { ids: String(row?.notificationId) })
  await sweep()
  expect(await states()).toEqual(['dropped'])
  await tell({ key: 'old', isUrgent: true })
  at('2026-03-03T09:00:00+08:00')
  await sweep()
  expect(await texts()).toEqual([])
  for (let i = 0; i < 10; i++) await tell({ key: `many ${i}`, title: `第 ${i} 条`, isUrgent: true })
  await sweep()
  expect(await texts()).toHaveLength(8)
})

it('what others cause does not use up the messages about the security of an account, which have a limit of their own', async () => {
  for (const kind of ['order', 'security'] as const) {
    for (let i = 0; i < 10; i++) await tell({ kind, key: `${kind} ${i}`, title: `${kind} ${i}`, isUrgent: true })
    await sweep()
    expect((await texts()).filter((text) => text.includes(kind))).toHaveLength(8)
  }
})

it('sending is retried after a failure, and finally given up', async () => {
  await tell({ isUrgent: true })
  const { send } = world.services.sms
  world.services.sms.send = () => Promise.reject(new Error('no network'))
  try {
    for (const time of ['12:00', '12:01', '12:06', '12:36', '13:30']) {
      at(`2026-03-02T${time}:00+08:00`)
      await sweep()
    }
  } finally {
    world.services.sms.send = send
  }
  const [row] = await world.services.db
    .select()
    .from(notificationSends)
    .where(and(eq(notificationSends.channel, 'sms')))
  expect(row).toMatchObject({ state: 'failed', tries: 4 })
})

it('order notifications inform each party of the other’s actions, and the seller of nothing before payment', async () => {
  const seller = await world.person()
  const shop = await world.logIn(seller)
  const item = await world.goods({ seller, price: '300.00', goodsTypeId: 27 })
  await world.recharge(person, '1000.00')
  const of = async (visitor: Visitor) =>
    (await visitor.do('GET /notification/list', { kind: 'order' })).list.map(({ title, href }) => ({ title, href }))
  const { orderSn } = await reader.do('POST /order/placeOrder', {
    goodsSn: item.sn,
    price: '300.00',
    roleName: '小明',
    agree: '1',
  })
  expect(await of(shop)).toEqual([])
  await reader.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
  const href = `/center/buyers/buyOrderDetail?orderSn=${orderSn}`
  expect(await of(shop)).toEqual([{ title: expect.any(String), href }])
  expect(await of(reader)).toEqual([])
  const urgent = await world.services.db.select().from(notifications).where(eq(notifications.userId, seller.userId))
  expect(urgent.filter(({ kind }) => kind === 'order')[0]?.passOnAt).not.toBeNull()
  await shop.do('POST /order/act', {
    orderSn,
    action: 'deliver',
    note: '已在游戏内邮寄',
    pictures: JSON.stringify([await ownPicture(world, seller)]),
  })
  expect(await of(reader)).toHaveLength(1)
  expect(await of(shop)).toHaveLength(1)
})

const mails = async (address: string) =>
  (await world.services.db.select().from(localMails).where(eq(localMails.address, address))).map(
    ({ subject, text }) => `${subject}\n${text}`,
  )
const pushes = async (openId: string) =>
  (await world.services.db.select().from(localPushes).where(eq(localPushes.openId, openId))).map(({ title }) => title)
/** Binds mail and WeChat in addition. */
const bindAll = async () => {
  const [email, openId] = [`n${person.userId}@example.com`, `o${person.userId}`]
  await world.services.db.update(users).set({ email }).where(eq(users.id, person.userId))
  await world.services.db.insert(wechatFollowers).values({ userId: person.userId, openId })
  return { email, openId }
}

it('a notification is sent once per bound channel, and not again by mail or WeChat after a crash', async () => {
  const { email, openId } = await bindAll()
  await tell({ kind: 'security', key: 'safe', title: '登录密码已修改', text: 'IP 10.0.0.1', isUrgent: true })
  await Promise.all([sweep(), sweep(), sweep()])
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
  await world.services.db.update(notificationSends).set({ state: 'waiting', doneAt: null })
  await sweep()
  expect(await texts()).toHaveLength(1)
  expect(await mails(email)).toEqual([expect.stringMatching(/：登录密码已修改\n[\s\S]*IP 10\.0\.0\.1/)])
  expect(await mails(email)).toEqual([expect.not.stringMatching(/https?:|localhost/)])
  expect(await pushes(openId)).toEqual(['登录密码已修改'])
})

it('a message about a switched-off site is sent in the name of the own site of the platform, which opens it', async () => {
  const { email } = await bindAll()
  await world.asOwner('update dists set active = false where dist_id = 3')
  await world.services.announce({ tags: ['hosts'], aged: [], events: [] })
  await tell({ kind: 'security', key: 'safe', distId: 3, title: '登录密码已修改', isUrgent: true })
  await sweep()
  const { websiteName } = world.dist().conf.distBaseConf
  expect(await mails(email)).toEqual([expect.stringMatching(new RegExp(`^${websiteName}：`))])
})

it('notification settings offer bound channels only, and reject others with a message', async () => {
  const before = await reader.do('GET /notification/settings', {})
  expect(before.channels.filter(({ isBound }) => isBound).map(({ channel }) => channel)).toEqual(['sms'])
  expect(before.kinds.flatMap(({ channels }) => channels)).not.toContain('wechat')
  const save = () => reader.ask('POST /notification/saveSetting', { kind: 'price', channel: 'mail', isOn: '1' })
  expect(await save()).toMatchObject({ name: 'INVALID_INPUT', msg: '请先绑定邮箱' })
  await bindAll()
  expect((await save()).data.kinds.find(({ kind }) => kind === 'price')?.channels).toEqual(['mail'])
  expect((await reader.do('GET /notification/settings', {})).channels.every(({ isBound }) => isBound)).toBe(true)
})

it('WeChat messages wait until the morning, mails are sent at once', async () => {
  const { email, openId } = await bindAll()
  await reader.do('POST /notification/saveSetting', { kind: 'order', channel: 'mail', isOn: '1' })
  at('2026-03-02T23:30:00+08:00')
  await tell({ isUrgent: true })
  await sweep()
  expect([await mails(email), await pushes(openId)].map(({ length }) => length)).toEqual([1, 0])
  at('2026-03-03T08:00:00+08:00')
  await sweep()
  expect(await pushes(openId)).toEqual(['等待你发货'])
})

it('sending is given up at once for a WeChat follower who left, and for channels unbound meanwhile', async () => {
  const { openId } = await bindAll()
  const push = world.services.wechatPush
  world.services.wechatPush = push && { ...push, send: () => Promise.reject(new FollowerLeft('43004')) }
  try {
    await tell({ isUrgent: true })
    await sweep()
  } finally {
    world.services.wechatPush = push
  }
  const of = async () =>
    (await world.services.db.select().from(notificationSends).where(eq(notificationSends.channel, 'wechat'))).map(
      ({ state, tries }) => [state, tries],
    )
  expect(await of()).toEqual([['failed', 1]])
  await world.services.db.delete(notifications)
  await tell({ key: 'later', isUrgent: true })
  await createChannelMessages(ctx(), batch)
  await reader.do('POST /user/unbindWechatPush', {})
  await sendQueuedMessages(ctx(), batch)
  expect(await of()).toEqual([['dropped', 0]])
  expect(await pushes(openId)).toEqual([])
})

it('limits mails to 20 a day per person', async () => {
  const { email } = await bindAll()
  await reader.do('POST /notification/saveSetting', { kind: 'price', channel: 'mail', isOn: '1' })
  for (let i = 0; i < 23; i++) await tell({ kind: 'price', key: `many ${i}`, title: `第 ${i} 条`, isUrgent: true })
  await sweep()
  expect(await mails(email)).toHaveLength(20)
})
