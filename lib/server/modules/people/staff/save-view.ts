import { and, eq, ne } from 'drizzle-orm'
import { MOST_VIEWS, type ViewScreen } from '@/lib/shared/staff/views'
import { staffViews } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { isOwnView } from './queries-views'

interface View {
  screen: ViewScreen
  name: string
  query: string
}

/** Saves the filters of a list for the caller; an own view of that name is replaced. Refuses INVALID_INPUT. */
export async function saveView(ctx: StaffCtx, view: View): Promise<void> {
  await inTx(ctx, async (tx) => {
    const others = and(isOwnView(ctx), eq(staffViews.screen, view.screen), ne(staffViews.name, view.name))
    if ((await tx.$count(staffViews, others)) >= MOST_VIEWS)
      throw refuse('INVALID_INPUT', `每个列表最多保存 ${MOST_VIEWS} 个视图，请先删除不用的`, { field: 'name' })
    const [saved] = await tx
      .insert(staffViews)
      .values({ ...view, userId: ctx.user.userId, distId: ctx.staff.distId ?? 0, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [staffViews.userId, staffViews.distId, staffViews.screen, staffViews.name],
        set: { query: view.query },
      })
      .returning({ id: staffViews.id })
    const { name, screen } = view
    await recordAudit(tx, ctx, { action: 'view.save', target: `view:${saved?.id}`, after: { name, screen } })
  })
}
