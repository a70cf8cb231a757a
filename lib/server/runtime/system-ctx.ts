import { MAIN_DIST_ID } from '@/lib/shared/ids'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import type { Ctx, Dist, Services } from './context'

/** The distributor used for work that belongs to none. */
export const NO_DIST: Dist = {
  distId: MAIN_DIST_ID,
  origin: '',
  gameIds: null,
  recommended: [],
  conf: DEFAULT_HOME_CONF,
}

/** Stands for the address in records of work without a visitor. */
export const SYSTEM_IP = 'system'

/** Context of work without a visitor: notifications and jobs. */
export const systemCtx = (services: Services, dist: Dist): Ctx => ({
  ...services,
  dist,
  origin: dist.origin,
  user: null,
  staff: null,
  requestId: 'system',
  ip: SYSTEM_IP,
  userAgent: '',
  idempotency: null,
})
