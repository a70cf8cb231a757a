import { eventsFor, type WebhookEvent } from '@/lib/shared/people/webhooks'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { urlFault } from '../rules'
import type { WebhookOwner } from '../types'

export interface WebhookForm {
  url: string
  events: readonly WebhookEvent[]
}

/** Returns the form without repetitions. Refuses INVALID_INPUT. */
export function checkForm(ctx: UserCtx, owner: WebhookOwner, { url, events }: WebhookForm) {
  const fault = urlFault(url, ctx.webhooks.allowsLocal)
  if (fault) throw refuse('INVALID_INPUT', fault, { field: 'url' })
  if (events.length === 0) throw refuse('INVALID_INPUT', '请至少选择一个事件', { field: 'events' })
  const known = eventsFor(owner.kind)
  if (events.some((event) => !known.includes(event)))
    throw refuse('INVALID_INPUT', '所选事件不适用，请刷新后重新选择', { field: 'events' })
  return { url: new URL(url).href, events: [...new Set(events)] }
}
