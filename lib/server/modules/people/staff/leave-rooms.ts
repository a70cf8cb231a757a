import { eq } from 'drizzle-orm'
import { staffLogins } from '../../../db/schema/staff'
import type { UserCtx } from '../../../runtime/context'

/** This session is out of the rooms of staff; it stays logged in as a member. */
export async function leaveRooms({ db, user }: UserCtx): Promise<void> {
  await db.update(staffLogins).set({ ended: true }).where(eq(staffLogins.sessionId, user.sessionId))
}
