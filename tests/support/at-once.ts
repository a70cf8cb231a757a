import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { ERRORS } from '@/lib/contract/errors'
import { users } from '@/lib/server/db/schema/people/identity'
import { Refusal } from '@/lib/server/runtime/refusal'
import type { Visitor } from './visitor'
import type { Person, PersonOptions, World } from './world'

/** Number of concurrent requests that a limit receives. */
export const AT_ONCE = 30

interface Answered {
  code: number
  msg?: string
}
export interface Prepared {
  /** Makes one of the concurrent calls. */
  ask: (index: number) => Promise<Answered>
  /** Returns the number of limited items. */
  count: () => Promise<number>
}
export interface Limit {
  what: string
  /** Number of calls that succeed. */
  most: number
  /** Code of all other calls. Two: that of the limit, and that of a narrower one which some may hit first. */
  refused: number | readonly number[]
  /** Code of calls that the limit allows; absent: 0. */
  passed?: number
  /** Number found afterwards; absent: as many as succeeded. */
  found?: number
  open: () => Promise<Prepared>
}

/** Refusals that ask the client to try again: on a slow machine, thirty transactions may wait too long for one lock. */
const RETRIED: readonly number[] = [ERRORS.BUSY.code, ERRORS.UNAVAILABLE.code]

async function finalAnswer(ask: () => Promise<Answered>): Promise<Answered> {
  const answer = await ask()
  return RETRIED.includes(answer.code) ? finalAnswer(ask) : answer
}

/**
 * Asserts under concurrency that exactly as many calls succeed as the limit allows and are stored, and that the others
 * are refused by name.
 */
export async function proveLimit({ most, refused, passed = 0, found = most, open }: Limit): Promise<void> {
  const { ask, count } = await open()
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => finalAnswer(() => ask(index))))
  const known = [passed, ...[refused].flat()]
  expect([...new Set(answers.map(({ code }) => code))].filter((code) => !known.includes(code))).toEqual([])
  expect(answers.filter(({ code }) => code === passed)).toHaveLength(most)
  expect(await count()).toBe(found)
}

export interface Account {
  person: Person
  visitor: Visitor
}

/** Creates accounts of one verified person, each in its own browser. */
export async function accountsOfOne(world: World, options: PersonOptions = {}): Promise<[Account, Account]> {
  const people = [await world.person(options), await world.person(options)]
  const ids = people.map(({ userId }) => userId)
  await world.services.db
    .update(users)
    .set({ idCardHash: `card ${ids.join()}` })
    .where(inArray(users.id, ids))
  const accounts = await Promise.all(people.map(async (person) => ({ person, visitor: await world.logIn(person) })))
  return accounts as [Account, Account]
}

/** Returns the two alternately. */
export const turnOf = <T>(both: readonly [T, T], index: number): T => both[index % 2] as T

/** Returns a function's result as the API would answer it. */
export const answerOf = (call: Promise<unknown>): Promise<Answered> =>
  call.then(
    () => ({ code: 0 }),
    (error) => {
      if (error instanceof Refusal) return { code: ERRORS[error.reason].code }
      throw error
    },
  )
