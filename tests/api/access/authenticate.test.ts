import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Access } from '@/lib/contract/kit'
import { authenticate } from '@/lib/server/api/authenticate'
import { CookieJar } from '@/lib/server/api/cookie-jar'
import { createSession } from '@/lib/server/modules/people/identity/sessions/create-session'
import type { Ctx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { type Person, type PersonOptions, World } from '../../support/world'

describe('API authentication', () => {
  const world = new World()
  let halves: { token: string; cookie: string }
  let person: Person
  beforeAll(() => world.open({ env: { SESSION_HOURS: '1' } }))
  afterAll(() => world.close())

  const logIn = async (options?: PersonOptions) => {
    person = await world.person(options)
    halves = await createSession(world.ctx(person), world.services.db, person.userId)
  }
  const ask = async (access: Access, { header = halves.token, cookie = halves.cookie } = {}) => {
    const ctx: Ctx = systemCtx(world.services, world.dist())
    const headers: Record<string, string> = header ? { authorization: header } : {}
    const cookies = new CookieJar(`token=${header}; sb=${cookie}`, false)
    const refusal = await authenticate(ctx, new Request('http://x/', { headers }), access, cookies).then(
      () => 'ok',
      (error: { reason: string }) => error.reason,
    )
    return [refusal, ctx.user?.userId ?? null, cookies.written] as const
  }
  const GONE = ['token', 'sb', 'csrf', 'nickName', 'userId', 'actor', 'username', 'isPartner', 'team'].map((name) =>
    expect.stringMatching(new RegExp(`^${name}=; Max-Age=0; Path=/;`)),
  )

  it('a request with a valid session is authenticated at every access level', async () => {
    await logIn()
    for (const access of ['public', 'login', 'verified'] as const)
      expect(await ask(access)).toEqual(['ok', person.userId, []])
  })

  it('a request without a session is anonymous, and rejected where a login is required', async () => {
    await logIn()
    expect(await ask('public', { header: '' })).toEqual(['ok', null, []])
    for (const access of ['login', 'verified'] as const)
      expect(await ask(access, { header: '' })).toEqual(['NOT_LOGGED_IN', null, []])
  })

  it('a request with an expired session is anonymous; where a login is required it is rejected and its cookies are cleared', async () => {
    await logIn()
    expect(await ask('public', { cookie: 'x' })).toEqual(['ok', null, []])
    for (const access of ['login', 'verified'] as const)
      expect(await ask(access, { cookie: 'x' })).toEqual(['SESSION_EXPIRED', null, GONE])
  })

  it('an unverified user passes login access but is rejected with NOT_VERIFIED where verification is required', async () => {
    await logIn({ verified: false })
    expect(await ask('login')).toEqual(['ok', person.userId, []])
    expect(await ask('verified')).toEqual(['NOT_VERIFIED', person.userId, []])
  })

  it('a staff call requires the permission and a staff login, and carries the membership', async () => {
    await logIn()
    expect(await ask('staff:ledger.read')).toEqual(['FORBIDDEN', person.userId, []])
    await logIn({ staff: 'owner' })
    expect(await ask('staff:ledger.read'), 'without a staff login in this session').toEqual([
      'STAFF_CODE',
      person.userId,
      [],
    ])
    expect(await ask('public')).toEqual(['ok', person.userId, []])
  })

  it('a request in the second half of a session renews both session cookies for the full duration', async () => {
    await logIn()
    world.pass({ minutes: 40 })
    const [, , written] = await ask('login')
    expect(written).toEqual([
      `token=${halves.token}; Max-Age=3600; Path=/; SameSite=Lax`,
      `sb=${halves.cookie}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`,
    ])
  })
})
