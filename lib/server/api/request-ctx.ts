import type { Ctx, Dist, Services } from '../runtime/context'
import { LOCAL } from './limit-calls'

/** Set by the front proxy, after dropping any headers the visitor sent under these names. */
export const IP = 'x-client-ip'

/** Context of a request before its sender is known. */
export const requestCtx = (
  services: Services,
  request: Request,
  { dist, origin, requestId }: { dist: Dist; origin: string; requestId: string },
): Ctx => ({
  ...services,
  dist,
  origin,
  requestId,
  user: null,
  staff: null,
  idempotency: null,
  ip: request.headers.get(IP) ?? LOCAL,
  userAgent: request.headers.get('user-agent') ?? '',
  log: services.log,
})
