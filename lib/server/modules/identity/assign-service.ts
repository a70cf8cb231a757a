import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { users } from '../../db/schema/identity'
import type { UserId } from '@/lib/shared/ids'

/** A customer-service member for a new deal; spread by chance. null when the platform has none yet. */
export async function assignService(tx: Tx): Promise<UserId | null> {
  const [row] = await tx.select({ id: users.id }).from(users).where(and(eq(users.role, 'service'), eq(users.banned, false))).orderBy(sql`random()`).limit(1)
  return (row?.id as UserId | undefined) ?? null
}
