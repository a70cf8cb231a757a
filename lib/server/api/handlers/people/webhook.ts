import type { webhookContract } from '@/lib/contract/people/webhook'
import { createTestEvent } from '../../../modules/core/webhooks/create-test-event'
import { createWebhook } from '../../../modules/core/webhooks/create-webhook'
import { deleteWebhook } from '../../../modules/core/webhooks/delete-webhook'
import { listSends, listWebhooks } from '../../../modules/core/webhooks/queries'
import { resetWebhookSecret } from '../../../modules/core/webhooks/reset-webhook-secret'
import { retrySend } from '../../../modules/core/webhooks/retry-send'
import { ownerOf } from '../../../modules/core/webhooks/rules-owner'
import { updateWebhook } from '../../../modules/core/webhooks/update-webhook'
import { updateWebhookStatus } from '../../../modules/core/webhooks/update-webhook-status'
import type { Handlers } from '../../handler'

export const webhookHandlers: Handlers<typeof webhookContract> = {
  'GET /webhook/list': (ctx, input) => listWebhooks(ctx, ownerOf(ctx), input),
  'POST /webhook/create': (ctx, input) => createWebhook(ctx, ownerOf(ctx), input),
  'POST /webhook/change': (ctx, input) => updateWebhook(ctx, ownerOf(ctx), input),
  'POST /webhook/switch': (ctx, input) => updateWebhookStatus(ctx, ownerOf(ctx), input),
  'POST /webhook/remove': async (ctx, { webhookId }) => {
    await deleteWebhook(ctx, ownerOf(ctx), webhookId)
    return null
  },
  'POST /webhook/rotate': (ctx, { webhookId }) => resetWebhookSecret(ctx, ownerOf(ctx), webhookId),
  'POST /webhook/test': (ctx, { webhookId }) => createTestEvent(ctx, ownerOf(ctx), webhookId),
  'GET /webhook/sends': (ctx, input) => listSends(ctx, ownerOf(ctx), input),
  'POST /webhook/resend': (ctx, { sendId }) => retrySend(ctx, ownerOf(ctx), sendId),
}
