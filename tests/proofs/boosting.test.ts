import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { becomeBooster, Work } from '../support/fixtures/work'
import { inLanes } from '../support/in-lanes'
import { faultsOf } from '../support/ledger'
import { World } from '../support/world'

const ACCEPTANCES = 500
const BOOSTERS = 25

describe('boosting orders under concurrency', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(async () => {
    expect(await faultsOf(world)).toEqual([])
    await world.close()
  })

  it(`${ACCEPTANCES} concurrent accepts of a boosting order succeed for one booster, and no other booster's money is held`, async () => {
    const work = await (await (await Work.open(world)).place()).pay()
    const crowd = await inLanes(8, Array.from({ length: BOOSTERS }), async () => {
      const person = await world.person({ balance: '300.00' })
      const visitor = await world.logIn(person)
      await becomeBooster(visitor)
      return { person, visitor }
    })
    const asking = Array.from({ length: ACCEPTANCES }, (_, i) => crowd[i % BOOSTERS] as (typeof crowd)[number])
    const answers = await inLanes(ACCEPTANCES, asking, ({ visitor }) => work.accept(visitor))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([0, 1301]))
    const balances = await Promise.all(crowd.map(({ person }) => world.balance(person)))
    expect(balances.filter((balance) => balance === '0.00')).toHaveLength(1)
    expect(balances.filter((balance) => balance === '100.00')).toHaveLength(BOOSTERS - 1)
  }, 120_000)

  it('only one of accept and recall, or submit and termination, of a boosting order succeeds', async () => {
    for (let round = 0; round < 5; round++) {
      const work = await (await (await Work.open(world)).place()).pay()
      const [accepted, recalled] = await Promise.all([
        work.accept(),
        work.act('customer', 'refund', { reason: '算了' }),
      ])
      expect([accepted.name, recalled.name].toSorted()).toEqual(['OK', 'ORDER_STATE'])
      expect(await work.state()).toBe(accepted.code === 0 ? '1 WORKING' : '7 REFUNDED')
      if (accepted.code !== 0) continue
      const [proposed, submitted] = await Promise.all([
        work.propose('customer', '0', '0'),
        work.show('booster', 'submit'),
      ])
      expect([proposed.name, submitted.name].toSorted()).toEqual(['OK', 'ORDER_STATE'])
    }
  })

  it('a boosting order cannot be accepted without the deposits, by its own customer, or by a booster it is not reserved for', async () => {
    const work = await (await (await Work.open(world, { isPackage: true })).place()).pay()
    const [poor, stranger] = [await world.person({ balance: '250.00' }), await world.logIn()]
    const visitor = await world.logIn(poor)
    await becomeBooster(visitor)
    expect((await work.accept(visitor)).name, 'kept for somebody').toBe('NOT_FOUND')
    await work.act('booster', 'refuse', { reason: '没空' })
    expect((await work.accept(stranger)).name).toBe('BOOSTER_NEEDED')
    expect((await work.accept(work.customer)).name).toBe('OWN_GOODS')
    expect((await work.accept(visitor)).name, 'deposits of 100.00').toBe('BALANCE_SHORT')
    expect(await world.balance(poor)).toBe('50.00')
    expect(await work.state()).toBe('1 POSTED')
  })

  it('a boosting order rejects invalid amounts, and its deposit is paid once', async () => {
    const work = await Work.open(world)
    const place = (more: Record<string, string>) =>
      work.customer.ask('POST /booster/place', { ...work.terms(), ...more })
    for (const price of ['0', '-1', '0.001', '100000000.00', '0.99'])
      expect((await place({ price })).name).toBe('INVALID_INPUT')
    for (const safety of ['0', '-5', '3961.00']) expect((await place({ safety })).name).toBe('INVALID_INPUT')
    expect((await place({ kind: 'convoy' })).name, 'no account is given away for a convoy').toBe('INVALID_INPUT')
    expect((await place({ password: '' })).name).toBe('INVALID_INPUT')
    const pay = () => work.booster.ask('POST /pay/depositPay', { payPassword: '246810' }, { key: randomUUID() })
    expect((await pay()).name).toBe('ORDER_STATE')
    const { orderSn } = await work.begin()
    for (const [amount, forfeit] of [
      ['-1', '0'],
      ['100.01', '0'],
      ['0', '100.01'],
      ['', '0'],
    ] as const)
      expect((await work.propose('customer', amount, forfeit)).name, `${orderSn} ${amount} ${forfeit}`).toBe(
        'INVALID_INPUT',
      )
  })

  it('newer boosting demands come first in the hall, without personal data', async () => {
    const [first, second] = [
      await (await (await Work.open(world)).place()).pay(),
      await (await (await Work.open(world)).place()).pay(),
    ]
    const { list } = await world.visitor().do('GET /booster/posts', { gid: '107', pageSize: '50' })
    const sns = list.map(({ orderSn }) => orderSn)
    expect(sns.indexOf(second.orderSn)).toBeLessThan(sns.indexOf(first.orderSn))
    expect(JSON.stringify(list)).not.toMatch(/hero@game|Secret|(?<!\d)1[3-9]\d{9}(?!\d)/)
  })
})
