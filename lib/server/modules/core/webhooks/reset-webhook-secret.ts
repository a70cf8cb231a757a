import { and, eq, sql } from 'drizzle-orm'
import { OLD_SECRET_HOURS } from '@/lib/shared/people/webhooks'
import { HOUR_MS } from '@/lib/shared/time'
import { webhookEndpoints } from '../../../db/schema/core/webhooks'
import { inTx, type UserCtx } from '../../../runtime/context'
import { isOf, noEndpoint } from './internal/find-endpoint'
import { noteChange } from './internal/note-change'
import { sealSecret } from './internal/seal-secret'
import { presentWebhook } from './present'
import type { WebhookOwner } from './types'

/**
 * Makes a new secret for an own endpoint and returns it, once. The former one also signs for 24 hours; an older one no
 * longer. Refuses NOT_FOUND.
 */
export async function resetWebhookSecret(ctx: UserCtx, owner: WebhookOwner, webhookId: number) {
  const { secret, sealed, secretId } = sealSecret(ctx)
  return inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const { secret: oldSecret, secretId: oldSecretId } = webhookEndpoints
    const [row] = await tx
      .update(webhookEndpoints)
      .set({
        // the right-hand sides are the values before the statement
        oldSecret: sql`${oldSecret}`,
        oldSecretId: sql`${oldSecretId}`,
        oldUntil: new Date(at.getTime() + OLD_SECRET_HOURS * HOUR_MS),
        secret: sealed,
        secretId,
      })
      .where(and(eq(webhookEndpoints.id, webhookId), isOf(owner)))
      .returning()
    if (!row) throw noEndpoint()
    await noteChange(ctx, { tx, effects, owner }, { action: 'webhook.secret', row })
    return { secret, row: presentWebhook(row, ctx) }
  })
}
