import type { Ctx, Dist, Services } from './context'

/** Context of work that no visitor asked for: notifications and jobs. */
export const systemCtx = (services: Services, dist: Dist): Ctx => ({
  ...services, dist, user: null, requestId: 'system', ip: 'system', userAgent: '', idempotency: null,
})
