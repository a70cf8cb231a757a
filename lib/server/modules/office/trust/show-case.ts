import { and, eq } from 'drizzle-orm'
import { rulings } from '../../../db/schema/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { ownCases } from './queries-cases'

interface Showing {
  code: string
  published: boolean
  reason: string
}

/** Takes a case of the own house out of every list, or puts it back. Refuses NOT_FOUND. */
export async function showCase(ctx: StaffCtx, { code, published, reason }: Showing): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const changed = await tx
      .update(rulings)
      .set({ published })
      .where(and(eq(rulings.code, code), ownCases(ctx)))
      .returning({ code: rulings.code })
    if (changed.length === 0) throw refuse('NOT_FOUND', '没有这个案件')
    const action = published ? 'case.show' : 'case.withhold'
    await keepAudit(tx, ctx, { action, target: `ruling:${code}`, reason })
    effects.purge('rulings')
  })
}
