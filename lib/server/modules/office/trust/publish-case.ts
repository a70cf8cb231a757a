import { freeNumber } from '../../../db/free-number'
import { rulings } from '../../../db/schema/office/trust'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { contentDist } from '../../core/oversight/rules'
import { type CaseForm, caseRow } from './internal/case-row'
import { newCode } from './rules'

/**
 * Publishes a decided case on the sites of the caller's own platform or distributor; texts with contact details are
 * refused. Resolves with its code. Refuses INVALID_INPUT.
 */
export async function publishCase(ctx: StaffCtx, form: CaseForm): Promise<string> {
  const written = await caseRow(ctx, form)
  const letter = form.kind === 'trade' ? 'J' : 'Z'
  const code = await freeNumber(ctx.db, rulings.code, () => newCode(letter, form.decideTime))
  const row = Object.assign(written, { code, distId: contentDist(ctx), reviewerId: ctx.user.userId })
  await inTx(ctx, async (tx, effects) => {
    await tx.insert(rulings).values(row)
    await recordAudit(tx, ctx, { action: 'case.publish', target: `ruling:${code}`, after: row })
    effects.purge('rulings')
  })
  return code
}
