import { advanceDueClaims } from '../modules/aftersales/claims/advance-due-claims'
import { askOwnership } from '../modules/aftersales/claims/ask-ownership'
import { advanceDueDisputes } from '../modules/aftersales/disputes/advance-due-disputes'
import { passOn } from '../modules/core/notifications/pass-on'
import { pruneNotifications } from '../modules/core/notifications/prune-notifications'
import { sendWaiting } from '../modules/core/notifications/send-waiting'
import { expireApprovals } from '../modules/core/oversight/end-approvals'
import { writeViews } from '../modules/listings/catalog/write-views'
import { writeNewsViews } from '../modules/listings/content/write-news-views'
import { pruneUploads } from '../modules/listings/media/prune-uploads'
import { pruneVisits } from '../modules/listings/traffic/prune-visits'
import { expireBargains } from '../modules/market/bargains/expire-bargains'
import { returnGifts } from '../modules/market/campaign/return-gifts'
import { expireWants } from '../modules/market/wants/expire-wants'
import { reconcileWithdrawals } from '../modules/money/payouts/reconcile-withdrawals'
import { auditLedger } from '../modules/money/wallet/queries-audit'
import { eraseClosed } from '../modules/office/privacy/erase-closed'
import { makeExports } from '../modules/office/privacy/make-exports'
import { pruneExports } from '../modules/office/privacy/prune-exports'
import { prunePreviews } from '../modules/office/sites/prune-previews'
import { pruneLookups } from '../modules/office/trust/prune-lookups'
import { advanceDueOrders } from '../modules/orders/trading/flow/advance-due-orders'
import { assignWaitingOrders } from '../modules/orders/trading/flow/assign-waiting-orders'
import { noteLateTies } from '../modules/orders/trading/note-late-ties'
import { reconcilePayments } from '../modules/orders/trading/payments/reconcile-payments'
import { reconcileRefunds } from '../modules/orders/trading/payments/reconcile-refunds'
import { returnDeposits } from '../modules/orders/trading/return-deposits'
import { findReach } from '../modules/people/identity/queries-reach'
import { pruneSessions } from '../modules/people/identity/sessions/prune-sessions'
import type { Services } from '../runtime/context'
import { pruneKeys } from '../runtime/idempotency'
import { pruneHits } from '../runtime/rate-limit'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'
import { takeTurn } from '../runtime/take-turn'
import { breakDeadLinks } from './break-dead-links'
import { sweepEvery } from './sweep-every'

/** Second-grained clocks. Their state is in columns and claims skip locked rows, so any number of instances may run them and a crash loses nothing. */
const ORDER_SECONDS = 2
const PAYMENT_SECONDS = 3
const NOTICE_SECONDS = 1
const LINK_SECONDS = 1
const VIEW_SECONDS = 5
const TELL_SECONDS = 3
const DEPOSIT_SECONDS = 30
const WATCH_SECONDS = 60
const CLOSING_SECONDS = 300
const EXPORT_SECONDS = 5
const GIFT_SECONDS = 300
const BATCH = 50

/** How often an instance looks whether a chore is due; one instance does it for all. */
const CHORE_SECONDS = 60
const TEN_MINUTES = 600
const HOUR = 3600
const DAY = 24 * HOUR
const KEY_DAYS = 7

interface Jobs {
  stop(): Promise<void>
}

export function startJobs(
  services: Services,
  /** Local vendors that notify us. */
  sandboxes: readonly { deliverNotices(): Promise<number> }[],
  /** Of the demo: somebody at the desk. */
  serveDesk?: () => Promise<number>,
): Jobs {
  const { db, log, now } = services
  const ctx = systemCtx(services, NO_DIST)
  const reachOf = (userIds: readonly number[]) => findReach(services, userIds)
  const chore = (seconds: number, name: string, work: () => Promise<void>) =>
    sweepEvery(CHORE_SECONDS, name, log, async () => {
      await takeTurn(services, { name, seconds }, work)
      return 0
    })
  const sweeps = [
    sweepEvery(ORDER_SECONDS, 'order clock', log, () => advanceDueOrders(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'orders without staff', log, () => assignWaitingOrders(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'disputes', log, () => advanceDueDisputes(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'claims', log, () => advanceDueClaims(ctx, { limit: BATCH })),
    sweepEvery(WATCH_SECONDS, 'watch after sales', log, () => askOwnership(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'bargains', log, () => expireBargains(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'wants', log, () => expireWants(ctx, { limit: BATCH })),
    sweepEvery(DEPOSIT_SECONDS, 'deposits', log, () => returnDeposits(ctx, { limit: BATCH })),
    sweepEvery(TELL_SECONDS, 'notifications', log, () => passOn(ctx, { limit: BATCH, reachOf })),
    sweepEvery(TELL_SECONDS, 'outbox', log, () => sendWaiting(ctx, { limit: BATCH, reachOf })),
    sweepEvery(LINK_SECONDS, 'dead links', log, async () => {
      await breakDeadLinks(services)
      return 0
    }),
    sweepEvery(PAYMENT_SECONDS, 'payment reconciler', log, () => reconcilePayments(ctx, { limit: BATCH })),
    sweepEvery(PAYMENT_SECONDS, 'payout reconciler', log, () => reconcileWithdrawals(ctx, { limit: BATCH })),
    sweepEvery(PAYMENT_SECONDS, 'refund reconciler', log, () => reconcileRefunds(ctx, { limit: BATCH })),
    ...sandboxes.map((sandbox) =>
      sweepEvery(NOTICE_SECONDS, 'sandbox notifications', log, () => sandbox.deliverNotices()),
    ),
    ...(serveDesk ? [sweepEvery(ORDER_SECONDS, 'demo desk', log, serveDesk)] : []),
    sweepEvery(VIEW_SECONDS, 'views', log, async () => {
      await writeAllViews(services)
      return 0
    }),
    chore(TEN_MINUTES, 'prune rate windows', () => pruneHits(db, now().getTime())),
    chore(DAY, 'prune idempotency keys', () => pruneKeys(db, new Date(now().getTime() - KEY_DAYS * DAY * 1000))),
    chore(TEN_MINUTES, 'expire approvals', () => expireApprovals(db, now())),
    chore(HOUR, 'prune sessions', () => pruneSessions(db, now())),
    chore(HOUR, 'prune uploads', () => pruneUploads(db, now())),
    chore(DAY, 'prune notifications', () => pruneNotifications(db, now())),
    sweepEvery(CLOSING_SECONDS, 'closed accounts', log, () => eraseClosed(ctx, { limit: BATCH })),
    sweepEvery(EXPORT_SECONDS, 'exports', log, () => makeExports(ctx, { limit: 1 })),
    chore(TEN_MINUTES, 'prune exports', () => pruneExports(services)),
    sweepEvery(GIFT_SECONDS, 'expired gifts', log, () => returnGifts(ctx, { limit: BATCH })),
    chore(DAY, 'late ties', async () => {
      await noteLateTies(ctx)
    }),
    chore(DAY, 'prune lookups', () => pruneLookups(db, now())),
    chore(DAY, 'prune previews', () => prunePreviews(services)),
    chore(DAY, 'prune visits', () => pruneVisits(db, now())),
    chore(HOUR, 'audit ledger', async () => {
      const faults = await auditLedger(db)
      if (faults.length > 0) log.fatal({ faults }, 'the ledger does not balance')
    }),
  ]
  return {
    async stop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
      await writeAllViews(services).catch((err) => log.error({ err }, 'the last views are lost'))
    },
  }
}

async function writeAllViews(services: Services): Promise<void> {
  await writeViews(services)
  await writeNewsViews(services)
}
