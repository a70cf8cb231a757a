import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localSms } from '@/lib/server/db/schema/providers'
import { rateWindows } from '@/lib/server/db/schema/runtime'
import { smsFigures } from '@/lib/server/modules/people/identity/codes/queries-sms-figures'
import { countHit } from '@/lib/server/runtime/rate-limit'
import type { Visitor } from '../../support/visitor'
import { PASSWORD, World } from '../../support/world'

let serial = 0
const freshPhone = () => `1361112${String(1000 + ++serial)}`

describe('SMS codes', () => {
  const world = new World()
  beforeAll(() => world.open())
  // Resets the hourly limits.
  beforeEach(() => world.pass({ hours: 2 }))
  afterAll(() => world.close())
  const sent = async (phone: string) =>
    (await world.services.db.select().from(localSms).where(eq(localSms.phone, phone))).length
  const codeOf = async (phone: string) => {
    const rows = await world.services.db.select().from(localSms).where(eq(localSms.phone, phone))
    return /\d{6}/.exec(rows.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const pointsOf = async (key: string) => {
    const [row] = await world.services.db.select().from(rateWindows).where(eq(rateWindows.key, key))
    return row?.points ?? 0
  }
  const ask = (visitor: Visitor, phone: string) => visitor.ask('POST /comm/sms', { phone, purpose: 'login' })
  const logIn = (visitor: Visitor, phone: string, smsCode: string) =>
    visitor.ask('POST /user/loginBySmCode', { phone, smsCode })

  it('an SMS code works once, for its purpose, on its host, for ten minutes and five attempts', async () => {
    const { phone } = await world.person()
    const visitor = world.visitor()
    const fresh = async () => {
      world.pass({ minutes: 2 })
      await visitor.do('POST /comm/sms', { phone, purpose: 'login' })
      return codeOf(phone)
    }
    const code = await fresh()
    const elsewhere = world.visitor(2)
    elsewhere.cookies.set('sms', visitor.cookies.get('sms') as string)
    expect((await logIn(elsewhere, phone, code)).name).toBe('WRONG_SMS_CODE')
    expect((await logIn(visitor, phone, code)).code).toBe(0)
    expect((await logIn(visitor, phone, code)).name).toBe('WRONG_SMS_CODE')
    const guessed = await fresh()
    const other = guessed === '000000' ? '111111' : '000000'
    await Promise.all(Array.from({ length: 12 }, () => logIn(visitor, phone, other)))
    expect((await logIn(visitor, phone, guessed)).name).toBe('WRONG_SMS_CODE')
    const late = await fresh()
    world.pass({ minutes: 11 })
    expect((await logIn(visitor, phone, late)).name).toBe('WRONG_SMS_CODE')
  })

  it('an SMS code works only in the browser that requested it, and other browsers cannot invalidate it', async () => {
    const { phone } = await world.person()
    const [owner, other] = [world.visitor(), world.visitor()]
    await ask(owner, phone)
    const code = await codeOf(phone)
    world.pass({ seconds: 61 })
    await ask(other, phone) // A newer code, requested by another browser.
    for (let i = 0; i < 6; i++) expect((await logIn(other, phone, code)).name).toBe('WRONG_SMS_CODE')
    expect((await logIn(world.visitor(), phone, await codeOf(phone))).name).toBe('WRONG_SMS_CODE')
    expect((await logIn(owner, phone, code)).code).toBe(0)
  })

  it('SMS codes are limited to one a minute and five an hour, for known and unknown phones; rejected requests do not count', async () => {
    const phone = freshPhone()
    const visitor = world.visitor()
    expect(
      (await Promise.all(Array.from({ length: 9 }, () => ask(visitor, phone)))).filter((a) => a.code === 0),
    ).toHaveLength(1)
    for (let i = 0; i < 6; i++) {
      world.pass({ seconds: 61 })
      await ask(visitor, phone)
    }
    expect(await sent(phone)).toBe(5)
  })

  it('one IP address can request thirty codes an hour, and its rejected requests do not use up shared limits', async () => {
    const phone = freshPhone()
    const noisy = world.visitor(1, '203.0.113.5')
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(noisy, phone)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await sent(phone)).toBe(1)
    expect([await pointsOf('sms:all'), await pointsOf('sms:dist:1')]).toEqual([1, 1])
    expect((await ask(noisy, freshPhone())).name).toBe('TOO_MANY')
    expect((await ask(world.visitor(1, '203.0.113.6'), freshPhone())).code).toBe(0)
  })

  it('strangers can use up their share of a distributor’s limit, but members still get codes', async () => {
    const member = await world.logIn()
    const now = world.now().getTime()
    const before = smsFigures.near
    for (let i = 0; i < 159; i++) await countHit(world.services.db, 'sms:dist:1', 3600, now)
    expect((await ask(world.visitor(), freshPhone())).code).toBe(0)
    expect(smsFigures.near, 'alert at 160 of 200').toBe(before + 1)
    for (let i = 0; i < 40; i++) await countHit(world.services.db, 'sms:dist:1', 3600, now)
    expect((await ask(world.visitor(), freshPhone())).name).toBe('TOO_MANY')
    expect((await ask(world.visitor(2), freshPhone())).code).toBe(0)
    expect((await member.ask('POST /comm/smsBindPhone', { purpose: 'payPassword' })).code).toBe(0)
  })

  it('the owner still gets two codes in a known browser when strangers used up the hourly limit of the phone', async () => {
    const person = await world.person()
    const own = world.visitor()
    await own.do('POST /user/login', { phone: person.phone, password: PASSWORD })
    await own.do('POST /user/logout', {})
    const stranger = world.visitor()
    for (let i = 0; i < 6; i++) {
      world.pass({ seconds: 61 })
      await ask(stranger, person.phone)
    }
    expect((await ask(world.visitor(), person.phone)).name).toBe('TOO_MANY')
    const codes: number[] = []
    for (let i = 0; i < 3; i++) {
      world.pass({ seconds: 61 })
      codes.push((await ask(own, person.phone)).code)
    }
    expect(codes).toEqual([0, 0, 429])
  })

  it('the local SMS outbox deletes messages after a day', async () => {
    const phone = freshPhone()
    await world.services.db
      .insert(localSms)
      .values({ phone, text: '旧', createdAt: new Date(Date.now() - 25 * 3_600_000) })
    const message = { kind: 'code', values: { code: '123456' } } as const
    await world.services.sms.send({ phone: freshPhone(), message, site: { distId: 1, name: '衡集' } })
    expect(await sent(phone)).toBe(0)
  })
})
