import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { ERRORS } from '@/lib/contract/errors'
import { users } from '@/lib/server/db/schema/identity'
import { Refusal } from '@/lib/server/runtime/refusal'
import type { Visitor } from './visitor'
import type { Person, PersonOptions, World } from './world'

/** How many come at once to a limit. */
export const AT_ONCE = 30

interface Answered {
  code: number
  msg?: string
}
export interface Prepared {
  /** The call that is one of many. */
  ask: (index: number) => Promise<Answered>
  /** How many there are of what is limited. */
  count: () => Promise<number>
}
export interface Limit {
  what: string
  /** How many of the calls succeed. */
  most: number
  /** Code of every other one. Two: of the limit, and of a narrower one that some may meet before it. */
  refused: number | readonly number[]
  /** Code of those that the limit lets through; absent: 0. */
  passed?: number
  /** Found afterwards; absent: as many as succeeded. */
  kept?: number
  open: () => Promise<Prepared>
}

/** Many calls at once: so many succeed as the limit says and are kept, and the others are refused by name. */
export async function proveLimit({ most, refused, passed = 0, kept = most, open }: Limit): Promise<void> {
  const { ask, count } = await open()
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(index)))
  const known = [passed, ...[refused].flat()]
  expect([...new Set(answers.map(({ code }) => code))].filter((code) => !known.includes(code))).toEqual([])
  expect(answers.filter(({ code }) => code === passed)).toHaveLength(most)
  expect(await count()).toBe(kept)
}

export interface Account {
  person: Person
  visitor: Visitor
}

/** Accounts of one verified person, each in a browser of its own. */
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

/** One of two in turn. */
export const turnOf = <T>(both: readonly [T, T], index: number): T => both[index % 2] as T

/** What a verb does, as the API would answer it. */
export const answerOf = (call: Promise<unknown>): Promise<Answered> =>
  call.then(
    () => ({ code: 0 }),
    (error) => {
      if (error instanceof Refusal) return { code: ERRORS[error.reason].code }
      throw error
    },
  )
