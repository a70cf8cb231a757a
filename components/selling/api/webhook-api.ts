import { call } from '@/lib/client/api'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { KeyMode } from '@/lib/shared/people/api-keys'
import type { WebhookOwnerKind } from '@/lib/shared/people/webhooks'

type Out<C extends keyof ApiContract> = Promise<OutputOf<ApiContract[C]>>

export type Webhook = OutputOf<ApiContract['GET /webhook/list']>['list'][number]
export type WebhookSend = OutputOf<ApiContract['GET /webhook/sends']>['list'][number]
/** An endpoint; those of the two modes are numbered independently. */
export type WebhookName = Pick<Webhook, 'webhookId' | 'mode'>
export interface WebhookForm {
  url: string
  events: string
}

/** The calls of an owner's endpoints: sellers and staff have their own. */
export interface WebhookApi {
  owner: WebhookOwnerKind
  /** Endpoints of test mode can be added. */
  hasTestMode: boolean
  list(): Promise<{ list: Webhook[] }>
  create(mode: KeyMode, form: WebhookForm): Out<'POST /webhook/create'>
  change(name: WebhookName, form: WebhookForm): Promise<unknown>
  turn(name: WebhookName, on: '0' | '1'): Promise<unknown>
  remove(name: WebhookName): Promise<unknown>
  rotate(name: WebhookName): Out<'POST /webhook/rotate'>
  test(name: WebhookName): Promise<unknown>
  sends(
    name: WebhookName,
    page: Pick<InputOf<ApiContract['GET /webhook/sends']>, 'page' | 'failed'>,
  ): Out<'GET /webhook/sends'>
  resend(name: WebhookName, sendId: string): Promise<unknown>
}

const loud = { loud: true } as const
const modeOf = (mode: KeyMode) => (mode === 'test' ? mode : undefined)
const named = ({ webhookId, mode }: WebhookName) => ({ webhookId: String(webhookId), mode: modeOf(mode) })

/** While test mode is away, the real endpoints are shown all the same. */
async function listTests(): Promise<Webhook[]> {
  try {
    return (await call('GET /webhook/list', { mode: 'test' }, loud)).list
  } catch {
    return []
  }
}

export const sellerWebhooks = (hasTestMode: boolean): WebhookApi => ({
  owner: 'seller',
  hasTestMode,
  async list() {
    const [{ list }, tests] = await Promise.all([call('GET /webhook/list', {}), hasTestMode ? listTests() : []])
    return { list: [...list, ...tests] }
  },
  create: (mode, form) => call('POST /webhook/create', { ...form, mode: modeOf(mode) }),
  change: (name, form) => call('POST /webhook/change', { ...named(name), ...form }),
  turn: (name, on) => call('POST /webhook/switch', { ...named(name), on }, loud),
  remove: (name) => call('POST /webhook/remove', named(name), loud),
  rotate: (name) => call('POST /webhook/rotate', named(name), loud),
  test: (name) => call('POST /webhook/test', named(name), loud),
  sends: (name, page) => call('GET /webhook/sends', { ...named(name), ...page }),
  resend: ({ mode }, sendId) => call('POST /webhook/resend', { sendId, mode: modeOf(mode) }, loud),
})
