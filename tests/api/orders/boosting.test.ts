import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicePlans } from '@/lib/server/db/schema/market/boosting'
import { users } from '@/lib/server/db/schema/people/identity'
import { fen } from '@/lib/shared/money/money'
import { formatShortTime, HOUR_MS, parseDateTime } from '@/lib/shared/time'
import { openSeason } from '../../support/fixtures/season'
import { becomeBooster, Work } from '../../support/fixtures/work'
import { inLanes } from '../../support/in-lanes'
import { faultsOf } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(async () => {
  expect(await faultsOf(world)).toEqual([])
  await world.close()
})

const onePerson = (...people: Person[]) =>
  world.services.db
    .update(users)
    .set({ idCardHash: `card of ${people[0]?.userId}` })
    .where(
      inArray(
        users.id,
        people.map(({ userId }) => userId),
      ),
    )
const newBooster = async () => {
  const visitor = await world.logIn(await world.person({ balance: '500.00' }))
  await becomeBooster(visitor)
  return visitor
}
const post = (visitor: Visitor, terms: Record<string, string>) =>
  visitor.ask('POST /booster/place', terms as never, { key: randomUUID() })

describe('boosting between accounts of one person', () => {
  it('a booster cannot accept a demand of the same person, and sees why', async () => {
    const work = await (await (await Work.open(world)).place()).pay()
    await onePerson(work.people.customer, work.people.booster)
    const answer = await work.accept()
    expect(answer).toMatchObject({ name: 'OWN_GOODS', msg: '对方账号和你是同一个人，不能和自己交易' })
    expect(await work.state()).toBe('1 POSTED')
    expect(await world.balance(work.people.booster)).toBe('300.00')
    const { list } = await work.booster.do('GET /booster/takeablePosts', { pageSize: '60' })
    expect(list.map(({ orderSn }) => orderSn)).not.toContain(work.orderSn)
    await work.act('customer', 'refund', { reason: '算了' })
  })

  it('a member cannot order a package of the same person', async () => {
    const work = await Work.open(world, { isPackage: true })
    const packageId = await work.offer()
    await onePerson(work.people.customer, work.people.booster)
    expect(await post(work.customer, { ...work.terms(), packageId })).toMatchObject({ name: 'OWN_GOODS' })
  })

  it('all accounts of a person share the limit of five unpaid demands, also under concurrent requests', async () => {
    const work = await Work.open(world)
    const answers = await inLanes(8, Array.from({ length: 8 }), () => post(work.customer, work.terms()))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5)
    expect(answers.filter(({ name }) => name === 'UNPAID_LIMIT')).toHaveLength(3)
  })
})

describe('locked boosting orders', () => {
  it('the customer of a locked order sets a new password, which only the booster reads once it is unlocked', async () => {
    const work = await (await Work.open(world)).begin()
    const look = () => work.booster.ask('POST /order/credentials', { orderSn: work.orderSn })
    const rekey = { account: 'hero@game', password: 'New-77', note: '' }
    expect((await work.act('customer', 'rekey', rekey)).name, 'while it is worked on').toBe('ORDER_STATE')
    await work.act('customer', 'lock')
    expect((await work.act('booster', 'rekey', rekey)).name).toBe('FORBIDDEN')
    expect((await work.act('customer', 'rekey', { account: 'hero@game' })).name).toBe('INVALID_INPUT')
    expect((await work.act('customer', 'rekey', rekey)).code).toBe(0)
    expect((await look()).name).toBe('ORDER_STATE')
    await work.act('customer', 'unlock')
    expect((await look()).data).toMatchObject({ password: 'New-77' })
    const { list } = await work.booster.do('GET /order/listOrderProcess', { orderSn: work.orderSn })
    expect(list.map(({ explain }) => explain)).toContain('客户更新了账号密码')
    const { groupId } = await work.detail(work.booster)
    const history = await work.booster.do('GET /im/history', { groupId: String(groupId) })
    expect(JSON.stringify(history)).toContain('客户更新了账号密码，解锁后请打手重新查看。')
    expect(JSON.stringify(history)).not.toContain('New-77')
  })
})

describe('boosting progress', () => {
  it('progress shows the ladder ranks between start and target, and none if the ladder does not connect them', async () => {
    const work = await (await (await Work.open(world)).place()).pay()
    expect((await work.detail()).work?.ranks).toEqual([])
    const step = { distId: 0, gameId: Number(work.terms().gid), kind: 'boosting' as const, safety: '手工', hours: 4 }
    const steps = [
      ['钻石 II', '钻石 I'],
      ['钻石 I', '大师'],
      ['大师', '宗师'],
    ].map(([fromStep = '', toStep = ''], sort) => ({ ...step, sort, fromStep, toStep, title: '', priceFen: fen(800) }))
    await world.services.db.insert(servicePlans).values(steps)
    expect((await work.detail()).work).toMatchObject({ from: '钻石 II', ranks: ['钻石 I'], to: '大师' })
  })

  it('progress is the last percentage the booster reported with a picture, with the pace and the time behind schedule', async () => {
    const work = await (await Work.open(world, { hours: 20 })).begin()
    expect((await work.detail()).work).toMatchObject({ percent: null, shots: 0, pace: null })
    const shot = { note: '钻石一', pictures: JSON.stringify([work.picture.booster]) }
    expect(await work.act('booster', 'shot', shot)).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '请填写完成进度（%）',
    })
    world.pass({ hours: 10 })
    await work.act('booster', 'shot', { ...shot, progress: '30' })
    const { work: progress, proofs } = await work.detail()
    expect(progress).toMatchObject({
      percent: 30,
      shots: 1,
      time: '20 小时内完成，已用 10 小时',
      pace: { isLate: false, text: '慢约 4 小时' },
      worker: { title: '打手', level: 1, done: 0, rating: null },
    })
    expect(progress?.held.map(({ amount }) => amount)).toEqual(['100.00', '60.00', '40.00'])
    expect(proofs[0]).toMatchObject({ title: '上传进度', progress: 30 })
    const { actions } = await work.detail(work.booster)
    expect(actions.find(({ action }) => action === 'shot')).toMatchObject({ progress: 30 })
    expect((await work.detail(work.booster)).work?.worker).toBeNull()
    world.pass({ hours: 15 })
    expect((await work.detail()).work?.pace).toEqual({
      isLate: true,
      text: '已超时 5 小时 0 分钟',
      note: '按现在计，从效率保证金赔给客户 ¥10.00',
    })
    const late = (await work.detail()).turn.clock
    const end = formatShortTime(new Date(parseDateTime(late?.dueTime ?? '').getTime() + 20 * HOUR_MS))
    expect(late).toMatchObject({ dueIn: -5 * 3600, outcome: `超时按比例获赔，${end} 未完成自动退款` })
    await work.propose('booster', '50.00', '10.00')
    const proposed = await work.detail()
    expect(proposed.work?.proposal).toMatchObject({ by: '打手', back: '60.00', returned: '90.00' })
    expect(proposed.actions.find(({ action }) => action === 'propose')?.standing).toEqual({
      pay: '50.00',
      forfeit: '10.00',
    })
    await work.act('customer', 'agree')
    expect((await work.detail()).work).toMatchObject({ held: [], pace: null })
  })

  it('a late first screenshot is shown as overdue', async () => {
    const work = await (await Work.open(world)).begin()
    world.pass({ minutes: 31 })
    expect((await work.detail()).turn).toMatchObject({ title: '首张截图超时', tone: 'warn' })
    expect((await work.detail(work.booster)).turn.title).toBe('首张截图已超时')
    await work.show('booster', 'shot')
    expect((await work.detail()).turn.title).toBe('打手进行中')
  })
})

describe('boosting hall', () => {
  it('packages are found by price, hours and booster, and boosters by game, with their customer rating', async () => {
    const work = await Work.open(world, { price: '77.00' })
    const packageId = Number(await work.offer())
    await (await work.place({ packageId: String(packageId) })).pay()
    await work.act('booster', 'accept')
    await work.show('booster', 'submit')
    await work.act('customer', 'confirm')
    await work.customer.do('POST /order/orderEval', { orderSn: work.orderSn, stars: '4', text: '' })
    const { userId } = work.people.booster
    const found = async (more: Record<string, string>) =>
      (
        await world.visitor().do('GET /booster/packages', { kind: 'boosting', booster: String(userId), ...more })
      ).list.map((one) => one.packageId)
    expect(await found({ minPrice: '77.00', maxPrice: '77.00', hours: '24', sort: 'rating' })).toEqual([packageId])
    expect(await found({ minPrice: '77.01' })).toEqual([])
    expect(await found({ hours: '23' })).toEqual([])
    const { list } = await world.visitor().do('GET /booster/boosters', { kind: 'boosting', gid: '107', pageSize: '60' })
    const card = list.find(({ boosterId }) => boosterId === userId)
    expect(card).toMatchObject({ done: 1, onTime: 100, rating: '4.0', ratings: 1, packages: 1 })
    expect(card).not.toHaveProperty('earned')
    expect(await work.booster.do('GET /booster/getBoosterInfo', {})).toMatchObject({
      stake: '200.00',
      earned: '69.30',
      nextLevelAt: 5,
      rating: '4.0',
    })
  })

  it('demands are found by price, hours and level; a booster sees those of their own level and games', async () => {
    const work = await Work.open(world, { price: '88.11', hours: 6 })
    const easy = (await (await work.place()).pay()).orderSn
    const hard = (await (await work.place({ level: '2' })).pay()).orderSn
    const found = async (more: Record<string, string>) =>
      (await world.visitor().do('GET /booster/posts', { minPrice: '88.11', maxPrice: '88.11', ...more })).list.map(
        ({ orderSn }) => orderSn,
      )
    expect(await found({ hours: '6' })).toEqual([hard, easy])
    expect(await found({ hours: '5' })).toEqual([])
    expect(await found({ level: '1' })).toEqual([easy])
    const booster = await newBooster()
    const takeable = async (more: Record<string, string> = {}) =>
      (await booster.do('GET /booster/takeablePosts', { pageSize: '60', ...more })).list.map(({ orderSn }) => orderSn)
    expect(await takeable({ isMine: '1' })).toContain(easy)
    expect(await takeable()).not.toContain(hard)
    await booster.do('POST /booster/updateBooster', { intro: '', gameIds: '177' })
    expect(await takeable({ isMine: '1' })).not.toContain(easy)
    expect((await work.customer.ask('GET /booster/takeablePosts', {})).name).toBe('BOOSTER_NEEDED')
  })

  it('contacts in texts of customers and boosters are hidden in the hall', async () => {
    const work = await Work.open(world)
    await (await work.place({ note: '微信 abc123456 私聊', areaName: '电信 13812345678' })).pay()
    const { list } = await world.visitor().do('GET /booster/posts', { pageSize: '60' })
    const shown = JSON.stringify(list.find(({ orderSn }) => orderSn === work.orderSn))
    expect(shown).not.toMatch(/abc123456|13812345678/)
    const info = await work.booster.do('POST /booster/updateBooster', { intro: '加 QQ 2850001031', gameIds: '107' })
    expect(info.intro).not.toContain('2850001031')
  })
})

describe('season packages', () => {
  const season = (startsInDays: number) => openSeason(world, startsInDays)
  const rankOf = (work: Work, seasonPackageId: number) => ({
    ...work.terms(),
    seasonPackageId: String(seasonPackageId),
    price: '128.00',
    hours: '72',
  })

  it('a season package becomes a demand at its price, and its work timer starts with the season', async () => {
    const { rank, startsAt } = await season(3)
    const work = await Work.open(world)
    expect((await post(work.customer, { ...rankOf(work, rank), price: '127.00' })).name).toBe('PRICE_CHANGED')
    expect((await post(work.customer, { ...rankOf(work, 999_999) })).name).toBe('GOODS_GONE')
    await (await work.place(rankOf(work, rank))).pay()
    const [shown] = (await world.visitor().do('GET /booster/posts', { pageSize: '60' })).list.filter(
      ({ orderSn }) => orderSn === work.orderSn,
    )
    expect(shown).toMatchObject({ to: '回段套餐（当前钻石 II）', price: '128.00', note: '十局内五局前三', hours: 72 })
    expect(shown?.startTime).not.toBeNull()
    expect((await work.accept()).code).toBe(0)
    world.pass({ hours: 71 })
    const before = await work.detail()
    expect(before.turn.title).toBe('赛季还没开始')
    expect(before.actions.map(({ action }) => action)).not.toContain('refund')
    const due = startsAt.getTime() + 72 * 3_600_000
    expect(new Date(`${before.turn.clock?.dueTime.replace(' ', 'T')}+08:00`).getTime()).toBe(
      Math.floor(due / 1000) * 1000,
    )
    await work.act('customer', 'lock')
    await work.act('customer', 'unlock')
    expect((await work.detail()).turn.clock?.dueTime, 'a lock before it costs nobody time').toBe(
      before.turn.clock?.dueTime,
    )
    world.pass({ hours: 1, minutes: 32 })
    expect((await work.detail()).turn.title).toBe('首张截图超时')
    expect((await work.act('customer', 'refund')).code).toBe(0)
  })

  it('a season convoy package is paid per match, and cannot be ordered once the season has started', async () => {
    const { escort } = await season(1)
    const work = await Work.open(world, { kind: 'convoy', price: '8.80', num: 10, hours: 48, safety: '20.00' })
    await (await work.place({ seasonPackageId: String(escort) })).pay()
    expect((await work.detail()).totalPrice).toBe('88.00')
    world.pass({ hours: 25 })
    expect((await post(work.customer, { ...work.terms(), seasonPackageId: String(escort) })).name).toBe('GOODS_GONE')
  })

  it('a season booking puts the customer’s demands first in the hall', async () => {
    const { seasonId } = await season(5)
    const [booked, other] = [await Work.open(world), await Work.open(world)]
    await booked.customer.do(
      'POST /activity/booking/seasonBooking',
      {
        seasonId: String(seasonId),
        service: 'rank',
        areaId: '1',
        contactType: 'qq',
        contact: '10001',
        agree: '1',
      } as never,
      { key: randomUUID() },
    )
    await (await booked.place()).pay()
    await (await other.place()).pay()
    const { list } = await world.visitor().do('GET /booster/posts', { pageSize: '60' })
    const place = (sn: string) => list.findIndex(({ orderSn }) => orderSn === sn)
    expect(list[place(booked.orderSn)]).toMatchObject({ isFirst: true })
    expect(place(booked.orderSn)).toBeLessThan(place(other.orderSn))
  })
})
