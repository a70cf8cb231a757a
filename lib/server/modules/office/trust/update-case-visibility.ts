import { and, eq } from 'drizzle-orm'
import { rulings } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { ownCases } from './queries-cases'

interface Showing {
  code: string
  published: boolean
  reason: string
}

/** Hides a case of the caller's own platform or distributor from all lists, or shows it again. Refuses NOT_FOUND. */
export async function updateCaseVisibility(ctx: StaffCtx, { code, published, reason }: Showing): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const changed = await tx
      .update(rulings)
      .set({ published })
      .where(and(eq(rulings.code, code), ownCases(ctx)))
      .returning({ code: rulings.code })
    if (changed.length === 0) throw refuse('NOT_FOUND', '没有这个案件')
    const action = published ? 'case.show' : 'case.withhold'
    await recordAudit(tx, ctx, { action, target: `ruling:${code}`, reason })
    effects.purge('rulings')
  })
}
