import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { hashPassword } from '@/lib/server/modules/people/identity/internal/passwords'
import { verifyPayPassword } from '@/lib/server/modules/people/identity/security/verify-pay-password'
import type { UserCtx } from '@/lib/server/runtime/context'
import { PAY_PASSWORD, type Person, World } from '../../../../support/world'

const WRONG = '135791'
const LOCKED = 'PAY_PASSWORD_LOCKED'

describe('pay password check', () => {
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
  /** Resolves with 'ok', or the reason of the refusal. */
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

  it('the correct pay password is accepted, and a wrong one after it is rejected in the same session', async () => {
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
    expect(await tryPin(WRONG)).toBe('WRONG_PAY_PASSWORD')
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
  })

  it('rejects every PIN if no pay password is set', async () => {
    await set(null)
    for (const pin of [PAY_PASSWORD, '', 'null']) expect(await tryPin(pin)).toBe('NO_PAY_PASSWORD')
  })

  it('wrong attempts count down, then the correct pay password is locked too, for a day', async () => {
    for (const left of [4, 3, 2, 1]) expect(await words(WRONG)).toBe(`支付密码错误，还可尝试 ${left} 次`)
    expect(await tryPin(WRONG)).toBe(LOCKED)
    expect(await tryPin(PAY_PASSWORD)).toBe(LOCKED)
    world.pass({ hours: 23, minutes: 59 })
    expect(await tryPin(PAY_PASSWORD)).toBe(LOCKED)
    world.pass({ minutes: 2 })
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
  })

  it('a correct pay password resets the five attempts', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect(await tryPin(WRONG)).toBe('WRONG_PAY_PASSWORD')
      expect(await tryPin(PAY_PASSWORD, `round ${round}`)).toBe('ok')
    }
  })

  it('a pay password verified in one session is not verified in another', async () => {
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
    for (let i = 0; i < 5; i++) await tryPin(WRONG)
    expect(await tryPin(PAY_PASSWORD), 'proven here').toBe('ok')
    expect(await tryPin(PAY_PASSWORD, 'phone')).toBe(LOCKED)
  })

  it('a changed pay password must be verified again', async () => {
    expect(await tryPin(PAY_PASSWORD)).toBe('ok')
    await set(await hashPassword('864209'))
    expect(await tryPin(PAY_PASSWORD)).toBe('WRONG_PAY_PASSWORD')
    expect(await tryPin('864209')).toBe('ok')
  })

  it('concurrent correct pay passwords count as one attempt, wrong ones each', async () => {
    const right = await Promise.all(Array.from({ length: 12 }, () => tryPin(PAY_PASSWORD)))
    expect(new Set(right)).toEqual(new Set(['ok']))
    const wrong = await Promise.all(Array.from({ length: 12 }, () => tryPin(WRONG, 'phone')))
    expect(wrong.filter((answer) => answer === 'WRONG_PAY_PASSWORD')).toHaveLength(4)
    expect(wrong.filter((answer) => answer === LOCKED)).toHaveLength(8)
  })
})
