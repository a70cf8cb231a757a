import type { StaffCtx } from '../../../runtime/context'
import { inTx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { createRule } from '../../core/tenancy/create-rule'
import { readChanges } from '../../core/tenancy/queries-rules'
import { rulesIn } from '../../core/tenancy/rules-in-force'
import { definedOf } from './rules-defined'
import { readValue, wordsOf } from './rules-values'

const KEY = 'distMarginBp'

/**
 * Sets what the own site charges sellers on top of the platform's fee, up to the platform's limit; for orders placed from
 * now on. Refuses INVALID_INPUT.
 */
export async function updateMargin(ctx: StaffCtx, { value, reason }: { value: string; reason: string }): Promise<void> {
  const { distId } = ctx.dist
  const defined = definedOf(KEY)
  if (!defined) throw new Error(`the rule book has no ${KEY}`)
  await inTx(ctx, async (tx, effects) => {
    const now = ctx.now()
    const { distMarginBp: held, distMarginMostBp: most } = rulesIn(await readChanges(tx), { distId }, now)
    const read = readValue({ ...defined, most }, value)
    if ('error' in read) throw refuse('INVALID_INPUT', `站点加价${read.error}`, { field: 'value' })
    const byId = ctx.user.userId
    const place = { key: KEY, mode: '', gameId: 0, distId } as const
    await createRule(tx, effects, { ...place, value: read.value, startsAt: now, createdAt: now, byId, reason })
    await recordAudit(tx, ctx, {
      action: 'margin.change',
      target: `dist:${distId}`,
      reason,
      before: { margin: wordsOf(defined, held) },
      after: { margin: wordsOf(defined, read.value) },
    })
  })
}
