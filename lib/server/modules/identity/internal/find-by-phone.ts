import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { users } from '../../../db/schema/identity'
import type { UserRow } from '../present'

/** The account of a phone. What it is asked for must not tell strangers whether there is one. */
export async function findByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone))
  return user
}
