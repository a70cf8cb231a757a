import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/kit'
import type { Call } from '@/lib/contract/table'
import { createCallLimiter } from '@/lib/server/api/limit-calls'
import type { Ctx } from '@/lib/server/runtime/context'

const free: Endpoint = { summary: '', access: 'public', input: z.object({}), output: z.any(), refusals: [] }
const limited: Endpoint = { ...free, limit: { points: 2, seconds: 60, inProcess: true } }
const own: Endpoint = { ...limited, access: 'login' }

/** Returns a function that calls its own limiter; it resolves with true if the call is allowed. */
function door() {
  const limitCall = createCallLimiter()
  return async (ip: string, def: Endpoint, { path = 'a', userId = 0 } = {}): Promise<boolean> => {
    const ctx = { now: () => new Date(0), ip, user: userId ? { userId } : null } as Ctx
    return limitCall(ctx, `GET /${path}` as Call, def).then(
      () => true,
      (error) => {
        expect(error).toMatchObject({ reason: 'TOO_MANY' })
        return false
      },
    )
  }
}

it('limits a public call by IP address, each call separately', async () => {
  const ask = door()
  expect([await ask('1', limited), await ask('1', limited), await ask('1', limited)]).toEqual([true, true, false])
  expect([await ask('2', limited), await ask('1', limited, { path: 'b' })]).toEqual([true, true])
})

it('does not limit calls without a limit, nor calls of our own pages', async () => {
  const ask = door()
  for (let i = 0; i < 5; i++) expect([await ask('1', free), await ask('local', limited)]).toEqual([true, true])
})

it('limits a member across all IP addresses', async () => {
  const ask = door()
  const as = (userId: number, ip: string) => ask(ip, own, { userId })
  expect([await as(7, '1'), await as(7, 'local'), await as(7, '2'), await as(8, '2')]).toEqual([
    true,
    true,
    false,
    true,
  ])
})

it('allows all members behind one IP address ten times the limit in total', async () => {
  const ask = door()
  const passed: boolean[] = []
  for (let userId = 1; userId <= 21; userId++) passed.push(await ask('1', own, { userId }))
  expect(passed).toEqual([...Array<boolean>(20).fill(true), false])
})
