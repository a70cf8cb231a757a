import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissionOf, takesId } from '@/lib/contract/kit'
import { type Call, contract } from '@/lib/contract/table'
import { TEAM_CALLS } from '@/lib/server/api/team-calls'
import { TEAM_ROLE_NAMES, TEAM_ROLES, type TeamScope } from '@/lib/shared/people/team'
import { Deal } from '../../support/fixtures/deal'
import { enterTeam } from '../../support/fixtures/team/enter-team'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const calls = Object.keys(contract) as Call[]
const scopesOf = (role: keyof typeof TEAM_ROLES): readonly TeamScope[] => TEAM_ROLES[role].scopes

describe('calls of members of a team', () => {
  it.each(TEAM_ROLE_NAMES)('the role %s is refused every call that is not listed for it', async (role) => {
    const [seller, member] = [await world.person(), await world.person()]
    const { visitor } = await enterTeam(world, { seller, member, role })
    for (const call of calls) {
      const { access, takesFile } = contract[call]
      if (access === 'public' || permissionOf(access) || takesFile || takesId(call, contract[call])) continue
      const listed = TEAM_CALLS[call]
      if (listed && (listed.scope === null || scopesOf(role).includes(listed.scope))) continue
      expect((await visitor.ask(call, {} as never)).name, call).toBe('TEAM_SCOPE')
    }
  })

  it('a member does not become staff where the seller is', async () => {
    const [seller, member] = [await world.person({ staff: 'owner' }), await world.person()]
    const { visitor, owner } = await enterTeam(world, { seller, member, role: 'manager' })
    expect((await owner.ask('GET /console/overview', {})).name).toBe('OK')
    expect((await visitor.ask('GET /console/overview', {})).name).toBe('STAFF_CODE')
    expect((await visitor.ask('POST /staff/verify', { code: '123456' })).name).toBe('TEAM_SCOPE')
  })

  it('no listed call moves money but the daily steps of an order and a change of an offer to sell', () => {
    const moving = calls.filter((call) => TEAM_CALLS[call] && contract[call].movesMoney)
    expect(moving).toEqual(['POST /quickCoin/updateQuickCoin', 'POST /order/act'])
  })

  it('a member is a visitor in public calls', async () => {
    const [seller, member] = [await world.person(), await world.person()]
    const { visitor, owner } = await enterTeam(world, { seller, member, role: 'manager' })
    await owner.do('POST /case/create', { kind: 'question', statement: '请问在哪里查看提现进度' })
    expect((await owner.do('GET /case/list', {})).list).toHaveLength(1)
    const { list } = await visitor.do('GET /case/list', {})
    expect(list).toEqual([])
  })

  it('orders that the owner bought, their chats and lists are refused', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    const { buyer, seller } = deal.people
    const member = await world.person()
    const { orderSn } = deal
    const groupId = String((await deal.detail()).groupId)
    const ofBuyer = await enterTeam(world, { seller: buyer, member, role: 'manager' })
    const names = async ({ visitor }: typeof ofBuyer) => [
      (await visitor.ask('GET /order/orderDetail', { orderSn })).name,
      (await visitor.ask('GET /order/listOrderProcess', { orderSn })).name,
      (await visitor.ask('POST /im/getImGroupIdMap', { orderSnList: orderSn })).name,
      (await visitor.ask('GET /im/history', { groupId })).name,
      (await visitor.ask('GET /order/queryOrderList', { belong: '1' })).name,
    ]
    expect(await names(ofBuyer)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'OK'])
    expect((await ofBuyer.visitor.ask('POST /order/act', { orderSn, action: 'refund', reason: '不想要了' })).name).toBe(
      'NOT_FOUND',
    )
    expect((await ofBuyer.visitor.ask('GET /order/queryOrderList', {})).name).toBe('TEAM_SCOPE')
    expect((await ofBuyer.visitor.ask('GET /order/queryOrderList', { belong: '2' })).name).toBe('TEAM_SCOPE')
    const other = await enterTeam(world, { seller, member: await world.person(), role: 'orders' })
    expect(await names(other)).toEqual(['OK', 'OK', 'OK', 'OK', 'OK'])
    expect((await other.visitor.ask('POST /order/credentials', { orderSn })).name).toBe('TEAM_SCOPE')
  })
})
