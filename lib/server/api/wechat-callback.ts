import { linkFollower } from '../modules/people/identity/vendors/link-follower'
import type { Services } from '../runtime/context'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'

const text = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/** The official account's server address: WeChat verifies it once with echostr, then reports follower events. */
export async function wechatCallback(services: Services, request: Request): Promise<Response> {
  const push = services.wechatPush
  const { searchParams } = new URL(request.url)
  if (!push) return text('Not found', 404)
  if (request.method === 'GET') {
    const echo = push.readEcho(searchParams)
    return echo === undefined ? text('forbidden', 403) : text(echo)
  }
  const event = push.readEvent(searchParams, await request.text())
  if (event === undefined) return text('forbidden', 403)
  if (event) await linkFollower(systemCtx(services, NO_DIST), event)
  return text('success')
}
