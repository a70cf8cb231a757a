import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatDateTime, HOUR_MS } from '@/lib/shared/time'
import { CAMPAIGNS, PRIZES } from '../../support/fixtures/campaigns'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
let purged: string[] = []
beforeAll(async () => {
  await world.open() // The tests advance the time by days.
  world.app.purge.subscribe(({ gone }) => purged.push(...gone))
})
beforeEach(() => {
  purged = []
})
afterAll(() => world.close())

const editor = (distId = 1, ofDist?: number) => world.logIn({ staff: 'editor', ofDist }, distId)
const at = (hours: number) => formatDateTime(new Date(world.now().getTime() + hours * HOUR_MS)).slice(0, 16)
const refused = (field: string, msg = expect.any(String)) => ({ code: 400, msg, data: { field } })

describe('managing seasons', () => {
  const time = (starts = 48, until = 24) => ({ startTime: at(starts), bookUntil: at(until) })
  const save = (staff: Visitor, more: object = {}) =>
    staff.ask('POST /console/saveSeason', { ...CAMPAIGNS.season, ...time(), ...more })
  const shown = async (distId = 1) => (await world.visitor(distId).do('GET /activity/booking/seasonInfo', {})).seasons

  it('a season can be booked on its own site once announced, and keeps its bookings when changed', async () => {
    const staff = await editor(2, 2)
    const { seasonId } = (await save(staff)).data
    expect(purged).toEqual(['seasons'])
    expect(await shown(1)).toEqual([])
    const [season] = await shown(2)
    expect(season).toMatchObject({ seasonId, title: 'S99 赛季', left: 20, open: true })
    expect(season?.packages.map(({ name, price, matches }) => [name, price, matches])).toEqual([
      ['回段', '128.00', 1],
      ['护航十局', '88.00', 10],
    ])
    const member = await world.logIn(undefined, 2)
    await member.do(
      'POST /activity/booking/seasonBooking',
      { seasonId: `${seasonId}`, service: 'rank', contactType: 'qq', contact: '28500010', areaId: '1' } as never,
      { key: crypto.randomUUID() },
    )
    const [first] = season?.packages ?? []
    const own = { seasonId: `${seasonId}` }
    const packages = JSON.stringify([
      { ...first, price: '99.00' },
      { name: '新套餐', service: 'task', lines: ['代做'], days: 5, price: '60.00', matches: 1 },
    ])
    expect((await save(staff, { ...own, packages, places: '2' })).code).toBe(0)
    const [changed] = await shown(2)
    expect(changed?.packages.map(({ packageId, price }) => [packageId === first?.packageId, price])).toEqual([
      [true, '99.00'],
      [false, '60.00'],
    ])
    expect(await save(staff, { ...own, places: '0' })).toMatchObject(refused('places'))
    expect(await save(staff, { ...own, gameId: '177' })).toMatchObject(refused('gameId', '已有人预约，不能换游戏'))
    expect(await staff.ask('POST /console/removeSeason', { ...own, reason: '取消' })).toMatchObject({
      name: 'INVALID_INPUT',
    })
    expect(
      (await (await editor()).ask('POST /console/saveSeason', { ...CAMPAIGNS.season, ...time(), ...own })).code,
    ).toBe(404)
  })

  it('only one upcoming season per game is allowed, its booking closes before it starts, and it is fixed from then on', async () => {
    const staff = await editor()
    const { seasonId } = (await save(staff, { gameId: '177' })).data
    expect(await save(staff, { gameId: '177', title: '另一个' })).toMatchObject(refused('gameId'))
    expect(await save(staff, { ...time(24, 48) })).toMatchObject(refused('bookUntil'))
    expect(await save(staff, { startTime: at(-1) })).toMatchObject(refused('startTime'))
    for (const [pack, fault] of [
      [{ service: 'rank', matches: 5 }, '不按局计价'],
      [{ service: 'escort', matches: 7 }, '不能平分'],
    ] as const) {
      const packages = JSON.stringify([{ name: '套餐', lines: [], days: 1, price: '10.00', ...pack }])
      expect(await save(staff, { packages })).toMatchObject(refused('packages', expect.stringContaining(fault)))
    }
    world.pass({ days: 3 })
    const later = await editor()
    expect((await save(later, { gameId: '177', seasonId: `${seasonId}` })).msg).toBe('赛季已经开始，不能再改')
  })
})

describe('managing lotteries', () => {
  const save = (staff: Visitor, more: object = {}) =>
    staff.ask('POST /console/saveLottery', { ...CAMPAIGNS.lottery, startTime: at(1), endTime: at(48), ...more })
  const shown = async (distId: number) =>
    (await world.visitor(distId).do('GET /activity/lottery/lotteryInfo', {})).lottery
  const with_ = (change: (prizes: typeof PRIZES) => object[]) => JSON.stringify(change(structuredClone(PRIZES)))

  it('a lottery can be changed until it starts; then its odds are fixed and only its end can be changed', async () => {
    const staff = await editor(3, 3)
    const { lotteryId } = (await save(staff)).data
    const own = { lotteryId: `${lotteryId}` }
    await save(staff, {
      ...own,
      title: '改名抽奖',
      prizes: with_((prizes) =>
        prizes.map((one, i) => (i === 0 ? { ...one, odds: 50_000 } : i === 7 ? { ...one, odds: 350_000 } : one)),
      ),
    })
    expect(purged).toEqual(['lottery', 'lottery'])
    expect(await shown(3)).toMatchObject({ lotteryId, title: '改名抽奖', state: 'soon' })
    expect((await shown(3))?.prizes.map(({ odds }) => odds)).toEqual([50_000, ...Array(6).fill(100_000), 350_000])
    world.pass({ hours: 2 })
    const later = await editor(3, 3)
    expect((await save(later, { ...own, startTime: at(1) })).msg).toBe('抽奖已经开始，只能提前结束或延长')
    expect((await later.ask('POST /console/removeLottery', { ...own, reason: '不办了' })).name).toBe('INVALID_INPUT')
    await later.do('POST /console/endLottery', { ...own, endTime: at(100), reason: '延长' })
    const lucky = await world.logIn(undefined, 3)
    await lucky.do('POST /activity/lottery/draw', own, { key: crypto.randomUUID() })
    await later.do('POST /console/endLottery', { ...own, reason: '奖品发完' })
    expect(await shown(3)).toMatchObject({ state: 'ended' })
    expect((await lucky.ask('POST /activity/lottery/draw', own, { key: crypto.randomUUID() })).name).toBe(
      'LOTTERY_CLOSED',
    )
    expect((await later.ask('POST /console/endLottery', { ...own, endTime: at(5), reason: '再开' })).name).toBe(
      'INVALID_INPUT',
    )
    const { list } = await later.do('GET /console/lotteries', {})
    expect(list[0]).toMatchObject({ lotteryId, draws: 1, state: 'ended' })
    expect(list[0]?.prizes[0]).toMatchObject({ goodsTypes: [1], validDays: 15, quantity: 10 })
  })

  it('a lottery needs eight prizes with odds that add up to 100 %, one of them empty, and no coupon that rewards self-dealing', async () => {
    const staff = await editor(2, 2)
    for (const [prizes, fault] of [
      [with_((all) => all.slice(1)), '奖品须为8个'],
      [with_((all) => all.map((one) => ({ ...one, odds: 125_001 }))), '100.0008%'],
      [with_((all) => all.map((one) => ({ name: one.name, odds: 125_000 }))), '有且只有一个'],
      [
        with_((all) => all.map((one) => ({ ...one, coupon: one.coupon && { ...one.coupon, amount: '6.00' } }))),
        '门槛的 5%',
      ],
      [with_((all) => all.map((one) => ({ ...one, coupon: one.coupon && { ...one.coupon, quantity: 0 } }))), '数量'],
      [
        with_((all) => all.map((one) => ({ ...one, coupon: one.coupon && { ...one.coupon, goodsTypes: [999] } }))),
        '商品类型',
      ],
    ] as const)
      expect(await save(staff, { prizes })).toMatchObject({
        name: 'INVALID_INPUT',
        msg: expect.stringContaining(fault),
      })
    expect(await save(staff, { freePerDay: '9' })).toMatchObject(refused('freePerDay'))
    expect(await save(staff, { startTime: at(-1) })).toMatchObject(refused('startTime'))
    expect(await save(staff, { endTime: at(0.5) })).toMatchObject(refused('endTime'))
  })

  it('a lottery cannot overlap another one, and can be removed before it starts', async () => {
    const staff = await editor(2, 2)
    const { lotteryId } = (await save(staff)).data
    expect(await save(staff, { startTime: at(40), endTime: at(90) })).toMatchObject(refused('startTime'))
    expect((await save(await editor())).code).toBe(0)
    await staff.do('POST /console/removeLottery', { lotteryId: `${lotteryId}`, reason: '改期' })
    expect(await shown(2)).toBeNull()
  })
})

describe('managing leaderboards', () => {
  const save = (staff: Visitor, more: object = {}) =>
    staff.ask('POST /console/saveBoard', { ...CAMPAIGNS.board, startTime: at(1), endTime: at(48), ...more })
  const shown = async () => (await world.visitor(2).do('GET /activity/lottery/getPHBActivity', { type: '2' })).activity

  it('a leaderboard is shown at once; what it counts is fixed once it started, and the next one waits', async () => {
    const staff = await editor(2, 2)
    const { boardId } = (await save(staff)).data
    expect(purged).toEqual(['boards'])
    expect(await shown()).toMatchObject({ title: '新年榜', counted: '租号订单', rules: ['按租金排名'] })
    const [own, startTime, endTime] = [{ boardId: `${boardId}` }, at(1), at(48)]
    world.pass({ hours: 2 })
    const later = await editor(2, 2)
    expect(await save(later, { ...own, startTime, endTime, modes: '[]' })).toMatchObject(refused('modes'))
    expect((await save(later, { ...own, startTime, endTime, title: '流水榜' })).code).toBe(0)
    expect(await save(later, { title: '重叠' })).toMatchObject(refused('startTime'))
    const { boardId: nextId } = (await save(later, { title: '下一期', startTime: at(60), endTime: at(90) })).data
    expect(await shown()).toMatchObject({ title: '流水榜', state: 'open' })
    expect((await later.ask('POST /console/removeBoard', { ...own, reason: '撤下' })).name).toBe('INVALID_INPUT')
    await later.do('POST /console/removeBoard', { boardId: `${nextId}`, reason: '不办了' })
    expect((await later.do('GET /console/boards', {})).list).toMatchObject([{ title: '流水榜', modes: ['rental'] }])
  })
})
