import { and, asc, eq } from 'drizzle-orm'
import type { ViewScreen } from '@/lib/shared/staff/views'
import { staffViews } from '../../../db/schema/people/staff'
import type { StaffCtx } from '../../../runtime/context'

/** A condition: saved by the caller in the present role. */
export const isOwnView = ({ user, staff }: StaffCtx) =>
  and(eq(staffViews.userId, user.userId), eq(staffViews.distId, staff.distId ?? 0))

/** Returns the caller's saved filters of a list. */
export async function listViews(ctx: StaffCtx, { screen }: { screen: ViewScreen }) {
  const list = await ctx.db
    .select({ viewId: staffViews.id, name: staffViews.name, query: staffViews.query })
    .from(staffViews)
    .where(and(isOwnView(ctx), eq(staffViews.screen, screen)))
    .orderBy(asc(staffViews.id))
  return { list }
}
