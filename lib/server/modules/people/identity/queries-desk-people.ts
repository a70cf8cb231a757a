import { eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { maskCodeWord } from '@/lib/shared/staff/desk'
import { users } from '../../../db/schema/people/identity'
import type { Ctx } from '../../../runtime/context'
import { presentActor } from './present'

export interface DeskPerson {
  userId: UserId
  name: string
  actor: string
  isVerified: boolean
  since: Date
  /** Masked: only its owner sees it in full. */
  codeWord: string
}

/** Returns people as shown to staff. */
export async function findDeskPeople(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly UserId[],
): Promise<Map<number, DeskPerson>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(users)
    .where(ids.length === 1 ? eq(users.id, ids[0] as UserId) : inArray(users.id, [...ids]))
  return new Map(
    rows.map((user) => [
      user.id,
      {
        userId: user.id,
        name: user.nickName,
        actor: presentActor(user),
        isVerified: user.authStatus === 2,
        since: user.createdAt,
        codeWord: maskCodeWord(user.codeWord),
      },
    ]),
  )
}
