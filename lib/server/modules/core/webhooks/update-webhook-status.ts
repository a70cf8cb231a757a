import { and, eq } from 'drizzle-orm'
import { webhookEndpoints } from '../../../db/schema/core/webhooks'
import { inTx, type UserCtx } from '../../../runtime/context'
import { isOf, noEndpoint } from './internal/find-endpoint'
import { noteChange } from './internal/note-change'
import { presentWebhook } from './present'
import type { WebhookOwner } from './types'

/**
 * Switches an own endpoint on or off. Events that wait are sent once it is on; those of the time in between are not
 * queued. Who switches it on is from then on the person by whom its data is read. Refuses NOT_FOUND.
 */
export async function updateWebhookStatus(
  ctx: UserCtx,
  owner: WebhookOwner,
  { webhookId, on }: { webhookId: number; on: boolean },
) {
  return inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const fresh = { offAt: null, offReason: null, failures: 0, failingSince: null, pausedUntil: null }
    const [row] = await tx
      .update(webhookEndpoints)
      // without its lease, a running turn stops
      .set(on ? { ...fresh, creatorId: ctx.user.userId } : { offAt: at, offReason: 'owner', lease: null })
      .where(and(eq(webhookEndpoints.id, webhookId), isOf(owner)))
      .returning()
    if (!row) throw noEndpoint()
    await noteChange(ctx, { tx, effects, owner }, { action: 'webhook.switch', row })
    return presentWebhook(row, ctx)
  })
}
