import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { DAY_MS } from '@/lib/shared/time'
import { makeScene, type Parties, partsOf, type Scene } from '../../support/fixtures/scene'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'
import { ACCOUNT_ROWS } from '../matrix/account'
import { GOODS_ROWS } from '../matrix/goods'
import { OTHER_ROWS } from '../matrix/others'
import type { MemberCall, Row } from '../matrix/row'
import { TRADE_ROWS } from '../matrix/trade'

/** Every call; the parties are the buyer of `order` and the seller of everything. */
const ROWS: { [C in MemberCall]: Row<C> } = { ...ACCOUNT_ROWS, ...GOODS_ROWS, ...TRADE_ROWS, ...OTHER_ROWS }

describe('authorization matrix', () => {
  const world = new World()
  let people: Parties

  beforeAll(async () => {
    await world.open()
    await world.placeAtWill()
    await world.person({ staff: 'service' })
  })
  beforeEach(async () => {
    world.pass({ hours: 1 }) // Each scene sends a message; the number per hour is limited.
    people = {
      buyer: await world.person({ balance: '5000.00' }),
      seller: await world.person({ balance: '5000.00' }),
      stranger: await world.person({ balance: '5000.00' }),
    }
    // Money recharged today cannot be withdrawn today.
    await world.recharge(people.buyer, '5000.00', new Date(world.now().getTime() - 2 * DAY_MS))
  })
  afterAll(() => world.close())

  const ask = (visitor: Visitor, call: MemberCall, s: Scene) => visitor.ask(call, ROWS[call].input(s) as never)

  it.each(Object.keys(ROWS) as MemberCall[])('%s returns the expected code for every role', async (call) => {
    const row = ROWS[call]
    const def: Endpoint = contract[call]
    const parts = [...new Set([...(row.with ?? []), ...partsOf(row.input)])]
    const scene = () => makeScene(world, people, parts)
    let s = {} as Scene
    for (const role of ['buyer', 'seller', 'stranger'] as const) {
      s = await scene()
      const answer = await ask(await world.logIn(people[role]), call, s)
      expect({ role, code: answer.code, msg: answer.code === row[role] ? '' : answer.msg }).toEqual({
        role,
        code: row[role],
        msg: '',
      })
    }
    if (def.access === 'public') return
    const anonymous = await ask(world.visitor(), call, s)
    expect(anonymous).toMatchObject({ status: 401, code: 1, data: null })
    const revoked = await world.logIn(people.buyer)
    await revoked.do('POST /user/logout', {})
    for (const [name, value] of [
      ['token', 'gone.gone'],
      ['sb', 'gone'],
    ])
      revoked.cookies.set(name as string, value as string)
    expect(await ask(revoked, call, s)).toMatchObject({ status: 401, code: 2, data: null })
    const elsewhere = world.visitor(2)
    const here = await world.logIn(people.buyer)
    for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value)
    expect(await ask(elsewhere, call, s)).toMatchObject({ status: 401, data: null })
  })
})
