import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFleet } from '../support/fleet'
import { OwnRedis } from '../support/own-redis'
import { SOON } from '../support/soon'
import type { Visitor } from '../support/visitor'
import { PAY_PASSWORD } from '../support/world'

type Fleet = Awaited<ReturnType<typeof openFleet>>
const SIZE = 3

/** Orders one item of `price` at instance `n`, pays at the next, and returns the order with its group. */
async function order(fleet: Fleet, n: number, buyer: Visitor, ware: { sn: string; price: string }) {
  const placed = await fleet
    .at(n)
    .visitor(buyer)
    .do('POST /order/placeOrder', { goodsSn: ware.sn, price: ware.price, agree: '1' }, { key: randomUUID() })
  const payment = { orderSn: placed.orderSn, payPassword: PAY_PASSWORD }
  const payer = fleet.at(n + 1).visitor(buyer)
  await payer.do('POST /pay/balancePay', payment, { key: randomUUID() })
  const { groupId } = await payer.do('GET /order/orderDetail', { orderSn: placed.orderSn })
  return { orderSn: placed.orderSn, groupId: String(groupId) }
}

const say = (visitor: Visitor, groupId: string, content: string) =>
  visitor.do('POST /im/sendMessage', { groupId, clientMsgId: content, messageType: 'text', content })

describe.each(['the database alone', 'Redis'] as const)('three instances that share %s', (means) => {
  let redis: OwnRedis | undefined
  let fleet: Fleet
  beforeAll(async () => {
    redis = means === 'Redis' ? await OwnRedis.create() : undefined
    fleet = await openFleet(SIZE, redis ? { REDIS_URL: redis.url } : {})
    await fleet.first.world.placeAtWill()
  })
  afterAll(async () => {
    await fleet.close()
    await redis?.close()
  })

  it('a session that begins at one instance works at all, and ends at all at once', async () => {
    const visitor = await fleet.first.logIn(await fleet.first.world.person())
    for (const instance of fleet.instances)
      expect((await instance.visitor(visitor).do('GET /user/userInfo', {})).userId).toBe(visitor.userId)
    await fleet.at(2).visitor(visitor).do('POST /user/logout', {})
    for (const instance of fleet.instances)
      expect(await instance.visitor(visitor).ask('GET /user/userInfo', {})).toMatchObject({ status: 401 })
  })

  it('a person connected to one instance is online at all, and is not after leaving', async () => {
    const person = await fleet.first.world.person()
    const visitor = await fleet.first.logIn(person)
    const socket = await fleet.at(1).connect(visitor)
    const online = () => fleet.instances.map((instance) => instance.isOnline(person))
    await expect.poll(online, SOON).toEqual([true, true, true])
    socket.disconnect()
    await expect.poll(online, SOON).toEqual([false, false, false])
  })

  it('events of an order reach pages that are connected to other instances', async () => {
    const { world } = fleet.first
    const seller = await world.person()
    const buyer = await fleet.first.logIn({ ...(await world.person({ balance: '100.00' })) })
    const ware = await world.goods({ seller, price: '10.00' })
    const selling = await fleet.first.logIn(seller)
    const heard: string[][] = fleet.instances.map(() => [])
    for (const [i, instance] of fleet.instances.entries())
      (await instance.connect(selling)).on('live', ({ type }: { type: string }) => void heard[i]?.push(type))
    const { groupId } = await order(fleet, 0, buyer, ware)
    for (const types of heard) await expect.poll(() => types, SOON).toContain('order')
    await say(fleet.at(2).visitor(buyer), groupId, 'question-1')
    for (const types of heard) await expect.poll(() => types.filter((type) => type === 'message').length, SOON).toBe(2)
  })

  it('calls are counted over all instances, also those that arrive at the same time', async () => {
    const cap = { key: `counted together ${randomUUID()}`, seconds: 60, points: 10 }
    const now = Date.now()
    const over = await Promise.all(
      Array.from({ length: 30 }, (_, n) => fleet.at(n).world.services.limits.count([cap], now)),
    )
    expect(over.filter((one) => one === undefined)).toHaveLength(10)
    expect(await fleet.at(1).world.services.limits.count([cap], now + 61_000), 'the next window').toBeUndefined()
  })

  it('a price that is changed at one instance is on the cached pages of all', async () => {
    const { world } = fleet.first
    const seller = await world.person()
    const { sn } = await world.goods({ seller, price: '10.00' })
    const prices = () => Promise.all(fleet.instances.map((instance) => instance.priceOnPage(sn)))
    expect(await prices()).toEqual(['10.00', '10.00', '10.00'])
    const selling = fleet.at(1).visitor(await fleet.first.logIn(seller))
    await selling.do('POST /goods/onlySetupGoodsPrice', { goodsSn: sn, price: '12.00' })
    expect(await fleet.at(1).priceOnPage(sn), 'where it was changed, before the answer').toBe('12.00')
    await expect.poll(prices, SOON).toEqual(['12.00', '12.00', '12.00'])
  })
})

describe('three instances whose Redis fails', () => {
  let redis: OwnRedis
  let fleet: Fleet
  beforeAll(async () => {
    redis = await OwnRedis.create()
    fleet = await openFleet(SIZE, { REDIS_URL: redis.url })
    await fleet.first.world.placeAtWill()
  })
  afterAll(async () => {
    await fleet.close()
    await redis.close()
  })

  it('orders and chat go on while Redis is killed and comes back empty; nothing is lost or doubled', async () => {
    const { world } = fleet.first
    const seller = await world.person()
    const buyer = await fleet.first.logIn({ ...(await world.person({ balance: '1000.00' })) })
    const selling = await fleet.first.logIn(seller)
    let events = 0
    const socket = await fleet.at(2).connect(selling)
    socket.on('live', ({ type }: { type: string }) => {
      if (type === 'message') events++
    })
    const online = () => fleet.instances.map((instance) => instance.isOnline(seller))
    await expect.poll(online, SOON).toEqual([true, true, true])
    const groups: string[] = []
    const trade = async (n: number) => {
      const { groupId } = await order(fleet, n, buyer, await world.goods({ seller, price: '10.00' }))
      groups.push(groupId)
      await say(fleet.at(n + 2).visitor(buyer), groupId, `message-${n}`)
    }
    const FEW = 4
    for (let n = 0; n < FEW; n++) await trade(n)
    // without waiting for the program to notice
    await Promise.all([redis.kill(), trade(FEW)])
    for (let n = FEW + 1; n < 2 * FEW; n++) await trade(n)
    // one greeting and one message per order, each heard at another instance than it was written at
    await expect.poll(() => events, SOON).toBeGreaterThanOrEqual(2 * groups.length)
    expect(online(), 'who was online stays so').toEqual([true, true, true])
    await expect.poll(() => fleet.first.readiness(), SOON).toBe('ready, without redis')
    expect(await fleet.first.figure('redis_up')).toBe(0)
    const { sn } = await world.goods({ seller, price: '10.00' })
    const prices = () => Promise.all(fleet.instances.map((instance) => instance.priceOnPage(sn)))
    expect(await prices()).toEqual(['10.00', '10.00', '10.00'])
    await fleet.at(1).visitor(selling).do('POST /goods/onlySetupGoodsPrice', { goodsSn: sn, price: '12.00' })
    await expect.poll(prices, SOON).toEqual(['12.00', '12.00', '12.00'])

    await redis.start()
    for (const instance of fleet.instances) await expect.poll(() => instance.readiness(), SOON).toBe('ready')
    await expect.poll(() => redis.ask((client) => client.keys('*people*')), SOON).toHaveLength(1)
    await trade(2 * FEW)
    socket.disconnect()
    await expect.poll(online, SOON).toEqual([false, false, false])
    for (const [n, groupId] of groups.entries()) {
      const { messages } = await buyer.do('GET /im/history', { groupId })
      expect(messages.map(({ content }) => content).filter((text) => text.startsWith('message-'))).toEqual([
        `message-${n}`,
      ])
    }
    expect(new Set(groups).size).toBe(2 * FEW + 1)
    expect(await world.audit()).toEqual([])
  })

  it('calls are limited while Redis does not answer, and a call is not held up by it', async () => {
    const cap = { key: `counted meanwhile ${randomUUID()}`, seconds: 60, points: 5 }
    redis.freeze(true)
    const over = []
    for (let n = 0; n < 12; n++) over.push(await fleet.at(n).world.services.limits.count([cap], 1_000))
    redis.freeze(false)
    expect(over.filter((one) => one === undefined)).toHaveLength(5)
    for (const instance of fleet.instances) await expect.poll(() => instance.readiness(), SOON).toBe('ready')
  })
})
