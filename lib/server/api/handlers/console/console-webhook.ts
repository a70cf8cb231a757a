import type { consoleWebhookContract } from '@/lib/contract/console/console-webhook'
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

export const consoleWebhookHandlers: Handlers<typeof consoleWebhookContract> = {
  'GET /console/webhooks': (ctx) => listWebhooks(ctx, ownerOf(ctx)),
  'POST /console/addWebhook': (ctx, input) => createWebhook(ctx, ownerOf(ctx), input),
  'POST /console/changeWebhook': (ctx, input) => updateWebhook(ctx, ownerOf(ctx), input),
  'POST /console/switchWebhook': (ctx, input) => updateWebhookStatus(ctx, ownerOf(ctx), input),
  'POST /console/removeWebhook': async (ctx, { webhookId }) => {
    await deleteWebhook(ctx, ownerOf(ctx), webhookId)
    return null
  },
  'POST /console/rotateWebhook': (ctx, { webhookId }) => resetWebhookSecret(ctx, ownerOf(ctx), webhookId),
  'POST /console/testWebhook': (ctx, { webhookId }) => createTestEvent(ctx, ownerOf(ctx), webhookId),
  'GET /console/webhookSends': (ctx, input) => listSends(ctx, ownerOf(ctx), input),
  'POST /console/resendWebhook': (ctx, { sendId }) => retrySend(ctx, ownerOf(ctx), sendId),
}
