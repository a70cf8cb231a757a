import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSession } from '@/lib/server/modules/people/identity/sessions/create-session'
import { findLiveSessions } from '@/lib/server/modules/people/identity/sessions/find-session'
import { revokeOwnSession } from '@/lib/server/modules/people/identity/sessions/revoke-own-session'
import { revokeSessions } from '@/lib/server/modules/people/identity/sessions/revoke-sessions'
import type { UserCtx } from '@/lib/server/runtime/context'
import { type Person, World } from '../../../../support/world'

describe('ending sessions', () => {
  const world = new World()
  const published: unknown[] = []
  beforeAll(() => world.open())
  afterAll(() => world.close())

  /** Returns the person's context; its announcements are recorded. */
  const ctxOf = (person: Person): UserCtx => ({
    ...world.ctx(person),
    announce: async ({ events }) => void published.push(...events),
  })
  const open = async (person: Person) =>
    (await createSession(ctxOf(person), world.services.db, person.userId)).sessionId
  const live = async (...ids: string[]) => [...(await findLiveSessions(world.services, ids))].sort()
  const news = () => published.splice(0)

  it('ending a session notifies its own tabs, once', async () => {
    const person = await world.person()
    const [one, other] = [await open(person), await open(person)]
    await revokeOwnSession(ctxOf(person), { sessionId: one })
    expect(await live(one, other)).toEqual([other])
    expect(news()).toEqual([{ type: 'logout', sessionIds: [one] }])
    await expect(revokeOwnSession(ctxOf(person), { sessionId: one })).rejects.toMatchObject({ reason: 'NOT_FOUND' })
    expect(news()).toEqual([])
  })

  it('a session of another member cannot be ended', async () => {
    const [owner, stranger] = [await world.person(), await world.person()]
    const id = await open(owner)
    await expect(revokeOwnSession(ctxOf(stranger), { sessionId: id })).rejects.toMatchObject({ reason: 'NOT_FOUND' })
    expect(await live(id)).toEqual([id])
    expect(news()).toEqual([])
  })

  it('ends all sessions, or all except one', async () => {
    const person = await world.person()
    const [one, two, three] = [await open(person), await open(person), await open(person)] as [string, string, string]
    expect(await revokeSessions(ctxOf(person), { userId: person.userId, except: two })).toBe(2)
    expect(await live(one, two, three)).toEqual([two])
    expect(news()).toEqual([{ type: 'logout', sessionIds: expect.toSatisfy((ids) => ids.length === 2) }])
    expect(await revokeSessions(ctxOf(person), { userId: person.userId })).toBe(1)
    expect(news()).toHaveLength(1)
    expect(await revokeSessions(ctxOf(person), { userId: person.userId })).toBe(0)
  })
})
