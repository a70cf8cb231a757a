import { z } from 'zod'
import { empty, none, paged, uint } from '../fields'
import { endpoint } from '../kit'
import {
  newWebhook,
  sendFilter,
  webhook,
  webhookChange,
  webhookForm,
  webhookId,
  webhookSend,
  webhookSwitch,
} from '../people/webhook-fields'

const access = 'staff:webhooks.write'
const limit = { points: 60, seconds: 600 }

/** Endpoints of the caller's distributor or of the platform: events of its orders, payouts and articles. */
export const consoleWebhookContract = {
  'GET /console/webhooks': endpoint({
    summary: "List webhook endpoints of the caller's distributor or of the platform, newest first",
    access,
    input: empty,
    output: paged(webhook),
    refusals: [],
  }),
  'POST /console/addWebhook': endpoint({
    summary: 'Add a webhook endpoint; its signing secret is returned once',
    access,
    input: webhookForm,
    output: newWebhook,
    refusals: ['INVALID_INPUT', 'TOO_MANY'],
    limit,
  }),
  'POST /console/changeWebhook': endpoint({
    summary: 'Change address or events of a webhook endpoint',
    access,
    input: webhookChange,
    output: webhook,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
    limit,
  }),
  'POST /console/switchWebhook': endpoint({
    summary: 'Switch a webhook endpoint on or off; what it is sent is what the member who switched it on may read',
    access,
    input: webhookSwitch,
    output: webhook,
    refusals: ['NOT_FOUND'],
    limit,
  }),
  'POST /console/removeWebhook': endpoint({
    summary: 'Delete a webhook endpoint with its log',
    access,
    input: z.object({ webhookId }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/rotateWebhook': endpoint({
    summary: 'Make a new signing secret, returned once; the former one also signs for 24 hours',
    access,
    input: z.object({ webhookId }),
    output: newWebhook,
    refusals: ['NOT_FOUND'],
    limit,
  }),
  'POST /console/testWebhook': endpoint({
    summary: 'Send a test event to a webhook endpoint',
    access,
    input: z.object({ webhookId }),
    output: webhookSend,
    refusals: ['NOT_FOUND', 'WEBHOOK_OFF'],
    limit,
  }),
  'GET /console/webhookSends': endpoint({
    summary: 'List what was sent to a webhook endpoint in the last 30 days, newest first',
    access,
    input: sendFilter,
    output: paged(webhookSend),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/resendWebhook': endpoint({
    summary: 'Send an event again, with the same id and content',
    access,
    input: z.object({ sendId: uint() }),
    output: webhookSend,
    refusals: ['NOT_FOUND', 'WEBHOOK_OFF'],
    limit,
  }),
} as const
