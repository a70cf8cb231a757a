import { call } from '@/lib/client/api'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { WebhookOwnerKind } from '@/lib/shared/people/webhooks'

type In<C extends keyof ApiContract> = InputOf<ApiContract[C]>
type Out<C extends keyof ApiContract> = Promise<OutputOf<ApiContract[C]>>

/** The calls of an owner's endpoints: sellers and staff have their own. */
export interface WebhookApi {
  owner: WebhookOwnerKind
  list(): Out<'GET /webhook/list'>
  create(input: In<'POST /webhook/create'>): Out<'POST /webhook/create'>
  change(input: In<'POST /webhook/change'>): Promise<unknown>
  turn(input: In<'POST /webhook/switch'>): Promise<unknown>
  remove(webhookId: string): Promise<unknown>
  rotate(webhookId: string): Out<'POST /webhook/rotate'>
  test(webhookId: string): Promise<unknown>
  sends(input: In<'GET /webhook/sends'>): Out<'GET /webhook/sends'>
  resend(sendId: string): Promise<unknown>
}
export type Webhook = OutputOf<ApiContract['GET /webhook/list']>['list'][number]
export type WebhookSend = OutputOf<ApiContract['GET /webhook/sends']>['list'][number]

const loud = { loud: true } as const

export const SELLER_WEBHOOKS: WebhookApi = {
  owner: 'seller',
  list: () => call('GET /webhook/list', {}),
  create: (input) => call('POST /webhook/create', input),
  change: (input) => call('POST /webhook/change', input),
  turn: (input) => call('POST /webhook/switch', input, loud),
  remove: (webhookId) => call('POST /webhook/remove', { webhookId }, loud),
  rotate: (webhookId) => call('POST /webhook/rotate', { webhookId }, loud),
  test: (webhookId) => call('POST /webhook/test', { webhookId }, loud),
  sends: (input) => call('GET /webhook/sends', input),
  resend: (sendId) => call('POST /webhook/resend', { sendId }, loud),
}
