import { eq } from 'drizzle-orm'
import { staffLogins } from '../../../db/schema/people/staff'
import type { UserCtx } from '../../../runtime/context'

/** Logs this session out of the staff area; it stays logged in as a member. */
export async function closeStaffSession({ db, user }: UserCtx): Promise<void> {
  await db.update(staffLogins).set({ ended: true }).where(eq(staffLogins.sessionId, user.sessionId))
}
