import type { Logger } from 'pino'
import type { DistId, UserId } from '@/lib/shared/ids'
import { vendorless } from '../../../providers/vendorless'
import type { Services, StaffCtx, UserCtx } from '../../../runtime/context'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import type { Vault } from '../../../runtime/vault'
import { ViewTally } from '../../../runtime/view-tally'
import type { Db } from '../../client'
import type { DemoMember } from '../people/seed-staff'

const HOUR = 3_600_000
/** Shared, because each tally allocates memory for 100,000 views and the demo counts none. */
const VIEWS = { goods: new ViewTally(), news: new ViewTally() }

function refuseUse(): never {
  throw new Error('not used by the demo data')
}

/** Services needed to make demo data: the database and a clock; no vendor is called and no one is notified. */
export const demoServices = ({
  db,
  log,
  vault,
  now,
}: {
  db: Db
  log: Logger
  vault: Vault
  now: () => Date
}): Services =>
  Object.assign(vendorless(vault), {
    db,
    log,
    vault,
    now,
    isDemo: true,
    isTest: false,
    testMode: null,
    sessionMs: HOUR,
    announce: async () => {},
    distOf: () => undefined,
    ipPlace: { placeOf: refuseUse },
    webhooks: { allowsLocal: false, post: refuseUse },
    storage: {
      identity: refuseUse,
      write: refuseUse,
      read: refuseUse,
      remove: refuseUse,
      writeStream: refuseUse,
      openStream: refuseUse,
      sizeOf: refuseUse,
      parts: {
        begin: refuseUse,
        addressOf: refuseUse,
        write: refuseUse,
        list: refuseUse,
        join: refuseUse,
        drop: refuseUse,
      },
    },
    views: VIEWS,
    limits: { count: refuseUse },
  })

/**
 * Context of a verified demo user on a distributor's site. All share one session: their pay password is the same, so it
 * is hashed once and then cached for the session.
 */
export const actAs = (
  services: Services,
  userId: UserId,
  { distId = 1, nickName = '' }: { distId?: number; nickName?: string } = {},
): UserCtx => ({
  ...systemCtx(services, { ...NO_DIST, distId: distId as DistId }),
  user: { sessionId: 'seed', userId, nickName, authStatus: 2, limits: {} },
})

/** The same for a service member of the platform. */
export const actAsService = (services: Services, { memberId, userId, nickName }: DemoMember): StaffCtx => ({
  ...actAs(services, userId, { nickName }),
  ip: `10.8.0.${memberId % 250}`,
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  staff: {
    memberId,
    house: 'platform',
    role: 'service',
    distId: null,
    permission: 'orders.act',
    request: { call: '', input: {}, parties: [] },
    approvalId: null,
  },
})
