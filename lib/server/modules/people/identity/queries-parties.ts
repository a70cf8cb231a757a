import { eq } from 'drizzle-orm'
import { phoneRequests } from '../../../db/schema/identity'
import type { Ctx } from '../../../runtime/context'

/** Returns the user who lost a phone; empty if there is no such request. */
export async function partiesOfPhoneRequest({ db }: Pick<Ctx, 'db'>, requestId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: phoneRequests.userId })
    .from(phoneRequests)
    .where(eq(phoneRequests.id, requestId))
  return rows.map(({ userId }) => userId)
}
