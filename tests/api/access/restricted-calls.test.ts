import { describe, expect, it } from 'vitest'
import { permissionOf } from '@/lib/contract/kit'
import { type Call, contract } from '@/lib/contract/table'
import { assertMayCall, assertMayDo, GATES, ROOM } from '@/lib/server/api/restricted-calls'
import { Refusal } from '@/lib/server/runtime/refusal'
import type { UserId } from '@/lib/shared/ids'
import { RESTRICTION_KIND_NAMES, type RestrictionKind } from '@/lib/shared/people/restrictions'

const until = new Date('2035-03-13T10:00:00+08:00')
const userWith = (...kinds: RestrictionKind[]) => ({
  sessionId: 's',
  userId: 1 as UserId,
  nickName: '',
  authStatus: 2,
  limits: Object.fromEntries(kinds.map((kind) => [kind, until])),
})
const nameOf = (act: () => void): string => {
  try {
    act()
    return 'OK'
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}
const calls = Object.keys(contract) as Call[]
const ofMembers = calls.filter((call) => ['login', 'verified'].includes(contract[call].access))

describe('calls of restricted members', () => {
  it.each(ofMembers)('a member restricted from logging in may call %s only if the room has it', (call) => {
    const answer = nameOf(() => assertMayCall(userWith('login'), call, contract[call].access))
    expect(answer).toBe(ROOM.has(call) ? 'OK' : 'LOGIN_RESTRICTED')
    for (const kind of RESTRICTION_KIND_NAMES)
      if (kind !== 'login') expect(nameOf(() => assertMayCall(userWith(kind), call, contract[call].access))).toBe('OK')
  })

  it('no one works as staff while restricted from logging in; public calls stay open', () => {
    for (const call of calls) {
      const { access } = contract[call]
      const answer = nameOf(() => assertMayCall(userWith('login'), call, access))
      if (access === 'public') expect(answer, call).toBe('OK')
      if (permissionOf(access)) expect(answer, call).toBe('LOGIN_RESTRICTED')
    }
  })

  /** Calls of these areas that do not finish a running order. */
  const NEW = [
    'POST /order/linkResale',
    'POST /order/placeOrder',
    'POST /order/deleteOrder',
    'POST /order/offlineTranSub',
    'POST /im/saveAutoReply',
  ]

  it.each(ofMembers.filter((call) => /^\w+ \/(?:order|dispute|claim|im)\//.test(call) && !NEW.includes(call)))(
    '%s finishes running orders, so no restriction refuses it',
    (call) => {
      expect(ROOM.has(call)).toBe(true)
      expect(GATES[call]).toBeUndefined()
    },
  )

  it.each(Object.keys(GATES) as Call[])('%s is refused by its restriction, and by no other', (call) => {
    const inputs = [
      { onShelf: true, on: true, kind: 'sell', side: 'seller' },
      { onShelf: false, on: false, kind: 'buy', side: 'buyer' },
    ]
    const refusing = RESTRICTION_KIND_NAMES.filter((kind) =>
      inputs.some((input) => nameOf(() => assertMayDo(userWith(kind), call, input)) === 'RESTRICTED'),
    )
    const gate = GATES[call]
    expect(refusing).toEqual(typeof gate === 'string' ? [gate] : expect.arrayContaining(['list']))
    expect(nameOf(() => assertMayDo(userWith(), call, inputs[0]))).toBe('OK')
  })

  it('goods can be taken off the shelf while restricted from listing', () => {
    for (const [call, input] of [
      ['POST /goods/pushOrPullGoods', { onShelf: false }],
      ['POST /goods/bulkShelf', { onShelf: false }],
      ['POST /rental/shelveOffer', { on: false }],
    ] as const)
      expect(
        nameOf(() => assertMayDo(userWith('list'), call, input)),
        call,
      ).toBe('OK')
  })
})
