import { recordRelayedMessage } from '../modules/market/chat/record-relayed-message'
import { findAble } from '../modules/people/identity/queries'
import type { CarriedMessage } from '../providers/chat/port'
import type { Services } from '../runtime/context'
import { systemCtx } from '../runtime/system-ctx'

const answer = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })

/** RongCloud asks before it delivers a message sent by a page: 1 delivers it unchanged, 0 drops it. */
export async function rongMessage(services: Services, request: Request): Promise<Response> {
  const { callbacks } = services.live
  if (!callbacks) return answer('{}', 404)
  const carried = callbacks.readMessage(new URL(request.url).searchParams, await request.text())
  if (carried === undefined) return answer('{}', 403)
  const pass = carried !== null && (await accept(services, carried))
  return answer(JSON.stringify({ pass: pass ? 1 : 0 }))
}

/** RongCloud reports users going online and offline. */
export async function rongStatus(services: Services, request: Request): Promise<Response> {
  const { callbacks } = services.live
  if (!callbacks) return answer('{}', 404)
  const people = callbacks.readStatus(new URL(request.url).searchParams, await request.text())
  return people ? answer('{}') : answer('{}', 403)
}

async function accept(services: Services, { distId, userId, ...message }: CarriedMessage): Promise<boolean> {
  const dist = services.distOf(distId)
  if (!dist || (await findAble(services.db, [userId])).length === 0) return false
  const user = { sessionId: '', userId, nickName: '', authStatus: 0, limits: {} }
  return recordRelayedMessage({ ...systemCtx(services, dist), user }, message)
}
