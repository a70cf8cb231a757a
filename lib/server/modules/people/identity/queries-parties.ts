import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { phoneRequests } from '../../../db/schema/people/identity'
import type { Ctx } from '../../../runtime/context'

/** Returns the user who lost a phone; empty if there is no such request. */
export async function partiesOfPhoneRequest({ db }: Pick<Ctx, 'db'>, requestId: number): Promise<UserId[]> {
  const rows = await db
    .select({ userId: phoneRequests.userId })
    .from(phoneRequests)
    .where(eq(phoneRequests.id, requestId))
  return rows.map(({ userId }) => userId)
}
