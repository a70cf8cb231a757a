import type { webhookContract } from '@/lib/contract/people/webhook'
import type { KeyMode } from '@/lib/shared/people/api-keys'
import { createTestEvent } from '../../../modules/core/webhooks/create-test-event'
import { createWebhook } from '../../../modules/core/webhooks/create-webhook'
import { deleteWebhook } from '../../../modules/core/webhooks/delete-webhook'
import { listSends, listWebhooks } from '../../../modules/core/webhooks/queries'
import { resetWebhookSecret } from '../../../modules/core/webhooks/reset-webhook-secret'
import { retrySend } from '../../../modules/core/webhooks/retry-send'
import { ownerOf } from '../../../modules/core/webhooks/rules-owner'
import type { WebhookOwner } from '../../../modules/core/webhooks/types'
import { updateWebhook } from '../../../modules/core/webhooks/update-webhook'
import { updateWebhookStatus } from '../../../modules/core/webhooks/update-webhook-status'
import type { UserCtx } from '../../../runtime/context'
import { inMode } from '../../enter-test-mode'
import type { Handlers } from '../../handler'

/** In which world, and for whom. */
async function place(ctx: UserCtx, mode: KeyMode | undefined): Promise<[UserCtx, WebhookOwner]> {
  const by = await inMode(ctx, mode)
  return [by, ownerOf(by)]
}

export const webhookHandlers: Handlers<typeof webhookContract> = {
  'GET /webhook/list': async (ctx, { mode, ...input }) => listWebhooks(...(await place(ctx, mode)), input),
  'POST /webhook/create': async (ctx, { mode, ...input }) => createWebhook(...(await place(ctx, mode)), input),
  'POST /webhook/change': async (ctx, { mode, ...input }) => updateWebhook(...(await place(ctx, mode)), input),
  'POST /webhook/switch': async (ctx, { mode, ...input }) => updateWebhookStatus(...(await place(ctx, mode)), input),
  'POST /webhook/remove': async (ctx, { mode, webhookId }) => {
    await deleteWebhook(...(await place(ctx, mode)), webhookId)
    return null
  },
  'POST /webhook/rotate': async (ctx, { mode, webhookId }) =>
    resetWebhookSecret(...(await place(ctx, mode)), webhookId),
  'POST /webhook/test': async (ctx, { mode, webhookId }) => createTestEvent(...(await place(ctx, mode)), webhookId),
  'GET /webhook/sends': async (ctx, { mode, ...input }) => listSends(...(await place(ctx, mode)), input),
  'POST /webhook/resend': async (ctx, { mode, sendId }) => retrySend(...(await place(ctx, mode)), sendId),
}
