import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/identity'
import { hashPassword } from '@/lib/server/modules/people/identity/internal/passwords'
import { verifyPayPassword } from '@/lib/server/modules/people/identity/security/verify-pay-password'
import type { UserCtx } from '@/lib/server/runtime/context'
import { PAY_PASSWORD, type Person, World } from '../../../../support/world'

const WRONG = '135791'
const LOCKED = 'PAY_PASSWORD_LOCKED'

describe('a pay password', () => {
  const world = new World()
  let person: Person
  beforeAll(() => world.open())
  beforeEach(async () => {
    person = await world.person()
  })
  afterAll(() => world.close())

  const inSession = (sessionId: string): UserCtx => {
    const ctx = world.ctx(person)
    return { ...ctx, user: { ...ctx.user, sessionId: `${sessionId}-${person.userId}` } }
  }
  /** 'ok', or why not. */
  const tryPin = (pin: string, session = 'desk') =>
    verifyPayPassword(inSession(session), pin).then(
      () => 'ok',
      (error: { reason: string }) => error.reason,
    )
  const words = (pin: string) =>
    verifyPayPassword(inSession('desk'), pin).then(
      () => '',
      (error: Error) => error.message,
    )
  const set = (payPasswordHash: string | null) =>
    world.services.db.update(users).set({ payPasswordHash }).where(eq(users.id, person.userId))

  it('opens with the right pin, and no wrong one after it in the same session', async () => {
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
    expect(await tryPin(WRONG)).toBe('WRONG_PAY_PASSWORD')
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
  })

  it('that is not set refuses every pin', async () => {
    await set(null)
    for (const pin of [PAY_PASSWORD, '', 'null']) expect(await tryPin(pin)).toBe('NO_PAY_PASSWORD')
  })

  it('counts down, then locks the right pin too, for a day', async () => {
    for (const left of [4, 3, 2, 1]) expect(await words(WRONG)).toBe(`支付密码错误，还可尝试${left}次`)
    expect(await tryPin(WRONG)).toBe(LOCKED)
    expect(await tryPin(PAY_PASSWORD)).toBe(LOCKED)
    world.pass({ hours: 23, minutes: 59 })
    expect(await tryPin(PAY_PASSWORD)).toBe(LOCKED)
    world.pass({ minutes: 2 })
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
  })

  it('right in between gives all five tries back', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect(await tryPin(WRONG)).toBe('WRONG_PAY_PASSWORD')
      expect(await tryPin(PAY_PASSWORD, `round ${round}`)).toBe('ok')
    }
  })

  it('proven in one session is not proven in another', async () => {
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
    for (let i = 0; i < 5; i++) await tryPin(WRONG)
    expect(await tryPin(PAY_PASSWORD), 'proven here').toBe('ok')
    expect(await tryPin(PAY_PASSWORD, 'phone')).toBe(LOCKED)
  })

  it('changed is to be proven anew', async () => {
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
    await set(await hashPassword('864209'))
    expect(await tryPin(PAY_PASSWORD)).toBe('WRONG_PAY_PASSWORD')
    expect(await tryPin('864209')).toBe('ok')
  })

  it('right many times at once is one try; wrong each one counts', async () => {
    const right = await Promise.all(Array.from({ length: 12 }, () => tryPin(PAY_PASSWORD)))
    expect(new Set(right)).toEqual(new Set(['ok']))
    const wrong = await Promise.all(Array.from({ length: 12 }, () => tryPin(WRONG, 'phone')))
    expect(wrong.filter((answer) => answer === 'WRONG_PAY_PASSWORD')).toHaveLength(4)
    expect(wrong.filter((answer) => answer === LOCKED)).toHaveLength(8)
  })
})
