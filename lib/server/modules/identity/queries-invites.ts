import { and, eq, gte, isNotNull, lt } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { Ctx } from '../../runtime/context'

interface InvitedUser {
  userId: number
  inviterId: number
}

/** Real-name verified people who registered here in the time given, brought by somebody's invite code. */
export async function listInvited(ctx: Ctx, { from, to }: { from: Date; to: Date }): Promise<InvitedUser[]> {
  const rows = await ctx.db
    .select({ userId: users.id, inviterId: users.invitedBy })
    .from(users)
    .where(
      and(
        eq(users.registeredDistId, ctx.dist.distId),
        isNotNull(users.invitedBy),
        gte(users.createdAt, from),
        lt(users.createdAt, to),
        eq(users.authStatus, 2),
        eq(users.banned, false),
      ),
    )
  return rows.flatMap(({ userId, inviterId }) => (inviterId === null ? [] : [{ userId, inviterId }]))
}
