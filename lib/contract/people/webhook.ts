import { z } from 'zod'
import { none, paged, pageSize, uint } from '../fields'
import { endpoint } from '../kit'
import { keyMode } from './api-key-fields'
import {
  newWebhook,
  sendFilter,
  webhook,
  webhookChange,
  webhookForm,
  webhookId,
  webhookSend,
  webhookSwitch,
} from './webhook-fields'

const limit = { points: 60, seconds: 600 }
/** Endpoints of the two modes are numbered independently. */
const inMode = { mode: keyMode.optional().describe('absent: live, for a test key test') }

/** Endpoints to which a seller's events on this site are sent; also under /open/v1. */
export const webhookContract = {
  'GET /webhook/list': endpoint({
    summary: 'List own webhook endpoints on this site, newest first',
    access: 'login',
    input: z
      .object({
        after: uint().optional().describe('only those with a lower number'),
        pageSize: pageSize(20),
      })
      .extend(inMode),
    output: paged(webhook),
    refusals: ['TEST_MODE_OFF'],
  }),
  'POST /webhook/create': endpoint({
    summary: 'Add a webhook endpoint; its signing secret is returned once',
    access: 'verified',
    input: webhookForm.extend(inMode),
    output: newWebhook,
    refusals: ['NOT_VERIFIED', 'INVALID_INPUT', 'TOO_MANY', 'TEST_MODE_OFF'],
    limit,
  }),
  'POST /webhook/change': endpoint({
    summary: 'Change address or events of an own webhook endpoint',
    access: 'verified',
    input: webhookChange.extend(inMode),
    output: webhook,
    refusals: ['NOT_VERIFIED', 'NOT_FOUND', 'INVALID_INPUT', 'TEST_MODE_OFF'],
    limit,
  }),
  'POST /webhook/switch': endpoint({
    summary: 'Switch an own webhook endpoint on or off; events that happen while it is off are not sent later',
    access: 'login',
    input: webhookSwitch.extend(inMode),
    output: webhook,
    refusals: ['NOT_FOUND', 'TEST_MODE_OFF'],
    limit,
  }),
  'POST /webhook/remove': endpoint({
    summary: 'Delete an own webhook endpoint with its log',
    access: 'login',
    input: z.object({ webhookId }).extend(inMode),
    output: none,
    refusals: ['NOT_FOUND', 'TEST_MODE_OFF'],
  }),
  'POST /webhook/rotate': endpoint({
    summary: 'Make a new signing secret, returned once; the former one also signs for 24 hours',
    access: 'verified',
    input: z.object({ webhookId }).extend(inMode),
    output: newWebhook,
    refusals: ['NOT_VERIFIED', 'NOT_FOUND', 'TEST_MODE_OFF'],
    limit,
  }),
  'POST /webhook/test': endpoint({
    summary: 'Send a test event to an own webhook endpoint',
    access: 'login',
    input: z.object({ webhookId }).extend(inMode),
    output: webhookSend,
    refusals: ['NOT_FOUND', 'WEBHOOK_OFF', 'TEST_MODE_OFF'],
    limit,
  }),
  'GET /webhook/sends': endpoint({
    summary: 'List what was sent to an own webhook endpoint in the last 30 days, newest first',
    access: 'login',
    input: sendFilter.extend(inMode),
    output: paged(webhookSend),
    refusals: ['NOT_FOUND', 'TEST_MODE_OFF'],
  }),
  'POST /webhook/resend': endpoint({
    summary: 'Send an event again, with the same id and content',
    access: 'login',
    input: z.object({ sendId: uint() }).extend(inMode),
    output: webhookSend,
    refusals: ['NOT_FOUND', 'WEBHOOK_OFF', 'TEST_MODE_OFF'],
    limit,
  }),
} as const
