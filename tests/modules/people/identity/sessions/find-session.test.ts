import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, users } from '@/lib/server/db/schema/people/identity'
import { createSession } from '@/lib/server/modules/people/identity/sessions/create-session'
import { findLiveSessions, findSession } from '@/lib/server/modules/people/identity/sessions/find-session'
import { HOUR_MS } from '@/lib/shared/durations'
import { type Person, World } from '../../../../support/world'

describe('finding sessions', () => {
  const world = new World()
  let person: Person
  beforeAll(async () => {
    await world.open({ env: { SESSION_HOURS: '1' } })
    person = await world.person({ nickName: '老猫' })
  })
  afterAll(() => world.close())

  const open = async (who = person) => {
    const ctx = world.ctx(who)
    const { sessionId, token, cookie } = await createSession(ctx, world.services.db, who.userId)
    return { sessionId, header: token, token, cookie }
  }
  /** Returns the session as found `ms` after now; '' if there is none. */
  const found = (session: { header: string; token: string; cookie: string }, ms = 0, distId = 1) => {
    const now = new Date(world.now().getTime() + ms)
    return findSession({ ...world.services, now: () => now }, world.dist(distId), session)
  }
  const rowOf = async (id: string) => {
    const [row] = await world.services.db.select().from(sessions).where(eq(sessions.id, id))
    if (!row) throw new Error(`no session ${id}`)
    return row
  }

  it('a session identifies its user', async () => {
    const session = await open()
    expect(await found(session)).toEqual({
      renewed: false,
      user: { sessionId: session.sessionId, userId: person.userId, nickName: '老猫', authStatus: 2, limits: {} },
    })
  })

  it('a session requires its own header, token and cookie', async () => {
    const [one, other] = [await open(), await open()]
    for (const part of ['header', 'token', 'cookie'] as const) {
      expect(await found({ ...one, [part]: '' }), `no ${part}`).toBeNull()
      expect(await found({ ...one, [part]: other[part] }), `another's ${part}`).toBeNull()
    }
    expect(await found({ header: '', token: '', cookie: one.cookie })).toBeNull()
    expect(await found({ header: other.header, token: other.token, cookie: one.cookie })).toBeNull()
    expect(await found({ header: one.header, token: one.header, cookie: 'x' })).toBeNull()
    const madeUp = `${one.sessionId}.made-up`
    expect(await found({ header: madeUp, token: madeUp, cookie: one.cookie })).toBeNull()
    expect(await found(one)).not.toBeNull()
  })

  it('a session is valid on its own host only, and not for a closed account', async () => {
    const other = await world.person()
    const session = await open(other)
    expect(await found(session, 0, 2)).toBeNull()
    await world.services.db.update(users).set({ closedAt: world.now() }).where(eq(users.id, other.userId))
    expect(await found(session)).toBeNull()
    expect(await findLiveSessions(world.services, [session.sessionId])).toEqual(new Set())
  })

  it('a session expires after its hour, to the millisecond', async () => {
    const session = await open()
    const { expiresAt } = await rowOf(session.sessionId)
    const at = (ms: number) => ({ ...world.services, now: () => new Date(expiresAt.getTime() + ms) })
    expect([...(await findLiveSessions(at(-1), [session.sessionId]))]).toEqual([session.sessionId])
    expect([...(await findLiveSessions(at(0), [session.sessionId]))]).toEqual([])
    expect(await findSession(at(0), world.dist(), session)).toBeNull()
    expect(await findSession(at(-1), world.dist(), session)).not.toBeNull()
  })

  it('a session is extended only in its second half', async () => {
    const session = await open()
    const { expiresAt } = await rowOf(session.sessionId)
    const start = expiresAt.getTime() - HOUR_MS
    const at = (ms: number) =>
      findSession({ ...world.services, now: () => new Date(start + ms) }, world.dist(), session)
    expect((await at(HOUR_MS / 2))?.renewed).toBe(false)
    expect((await rowOf(session.sessionId)).expiresAt).toEqual(expiresAt)
    expect((await at(HOUR_MS / 2 + 1))?.renewed).toBe(true)
    expect((await rowOf(session.sessionId)).expiresAt).toEqual(new Date(start + 1.5 * HOUR_MS + 1))
    expect((await at(HOUR_MS / 2 + 2))?.renewed, 'once').toBe(false)
  })

  it('the time of last use is written after more than five minutes', async () => {
    const session = await open()
    const { usedAt } = await rowOf(session.sessionId)
    const at = (ms: number) =>
      findSession({ ...world.services, now: () => new Date(usedAt.getTime() + ms) }, world.dist(), session)
    await at(5 * 60_000)
    expect((await rowOf(session.sessionId)).usedAt).toEqual(usedAt)
    await at(5 * 60_000 + 1)
    expect((await rowOf(session.sessionId)).usedAt).toEqual(new Date(usedAt.getTime() + 5 * 60_000 + 1))
  })

  it('a session is never extended beyond thirty days', async () => {
    const session = await open()
    const end = world.now().getTime() + 30 * 24 * HOUR_MS
    const set = { createdAt: new Date(end - 30 * 24 * HOUR_MS), expiresAt: new Date(end - 40 * 60_000) }
    await world.services.db.update(sessions).set(set).where(eq(sessions.id, session.sessionId))
    const at = (ms: number) => findSession({ ...world.services, now: () => new Date(end + ms) }, world.dist(), session)
    expect((await at(-41 * 60_000))?.renewed).toBe(true)
    expect((await rowOf(session.sessionId)).expiresAt).toEqual(new Date(end))
    expect((await at(-1))?.renewed).toBe(false)
    expect(await at(0)).toBeNull()
  })

  it('only live sessions are returned', async () => {
    const [one, other] = [await open(), await open()]
    expect(await findLiveSessions(world.services, [one.sessionId, 'nobody'])).toEqual(new Set([one.sessionId]))
    await world.services.db.update(sessions).set({ revokedAt: world.now() }).where(eq(sessions.id, one.sessionId))
    expect(await findLiveSessions(world.services, [one.sessionId, other.sessionId])).toEqual(new Set([other.sessionId]))
    expect(await found(one)).toBeNull()
  })
})
