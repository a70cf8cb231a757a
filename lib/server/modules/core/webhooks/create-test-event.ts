import { TEST_EVENT } from '@/lib/shared/people/webhooks'
import { webhookSends } from '../../../db/schema/core/webhooks'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findEndpoint } from './internal/find-endpoint'
import { presentSend } from './present'
import type { WebhookOwner } from './types'

/** Queues an event that says nothing, to try an own endpoint. Refuses NOT_FOUND, WEBHOOK_OFF. */
export async function createTestEvent(ctx: UserCtx, owner: WebhookOwner, webhookId: number) {
  const { id, offAt } = await findEndpoint(ctx.db, owner, webhookId)
  if (offAt) throw refuse('WEBHOOK_OFF')
  const at = ctx.now()
  const event = { endpointId: id, type: TEST_EVENT, object: `test:${at.getTime()}`, data: { webhook: id } }
  return presentSend(
    singleRow(
      await ctx.db
        .insert(webhookSends)
        .values({ ...event, dueAt: at, createdAt: at })
        .returning(),
    ),
  )
}
