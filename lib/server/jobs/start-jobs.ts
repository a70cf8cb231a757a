import type { UserId } from '@/lib/shared/ids'
import { createObjectReader } from '../api/open/create-object-reader'
import { processDueClaims } from '../modules/aftersales/cases/claim/process-due-claims'
import { sendOwnershipChecks } from '../modules/aftersales/cases/claim/send-ownership-checks'
import { processDueDisputes } from '../modules/aftersales/cases/dispute/process-due-disputes'
import { processDueComplaints } from '../modules/aftersales/complaints/process-due-complaints'
import { reconcileComplaints } from '../modules/aftersales/complaints/reconcile-complaints'
import { createChannelMessages } from '../modules/core/notifications/create-channel-messages'
import { pruneNotifications } from '../modules/core/notifications/prune-notifications'
import { sendQueuedMessages } from '../modules/core/notifications/send-queued-messages'
import { pruneWebhookSends } from '../modules/core/webhooks/prune-webhook-sends'
import { sendDueWebhooks } from '../modules/core/webhooks/send-due-webhooks'
import { pruneViewDays } from '../modules/listings/catalog/prune-view-days'
import { saveViews } from '../modules/listings/catalog/save-views'
import { saveNewsViews } from '../modules/listings/content/save-news-views'
import { expireAways } from '../modules/listings/hours/expire-aways'
import { notifyUnconfirmed } from '../modules/listings/hours/notify-unconfirmed'
import { withholdRested } from '../modules/listings/hours/withhold-rested'
import { pruneUploads } from '../modules/listings/media/prune-uploads'
import { pruneVisits } from '../modules/listings/traffic/prune-visits'
import { expireBargains } from '../modules/market/bargains/expire-bargains'
import { refundGifts } from '../modules/market/campaign/refund-gifts'
import { pruneAutoReplies } from '../modules/market/chat/prune-auto-replies'
import { expireWants } from '../modules/market/wants/expire-wants'
import { processPayoutPlans } from '../modules/money/payouts/process-payout-plans'
import { reconcileWithdrawals } from '../modules/money/payouts/reconcile-withdrawals'
import { auditLedger } from '../modules/money/wallet/queries-audit'
import { laneName, lanesOf } from '../modules/money/wallet/rules-lanes'
import { expireAskedCases } from '../modules/office/cases-desk/expire-asked-cases'
import { notifyOverdueCases } from '../modules/office/cases-desk/notify-overdue-cases'
import { restoreDueGoods } from '../modules/office/cases-desk/restore-due-goods'
import { processDueClocks } from '../modules/office/desk-clocks/process-due-clocks'
import { closeGoneChecks } from '../modules/office/goods-check/close-gone-checks'
import { processDueChecks } from '../modules/office/goods-check/process-due-checks'
import { eraseClosedAccounts } from '../modules/office/privacy/erase-closed-accounts'
import { processExports } from '../modules/office/privacy/process-exports'
import { pruneExports } from '../modules/office/privacy/prune-exports'
import { createSamples } from '../modules/office/quality/create-samples'
import { expireRestrictions } from '../modules/office/restrictions/expire-restrictions'
import { notifyOverdueAppeals } from '../modules/office/restrictions/notify-overdue-appeals'
import { restrictElsewhereSellers } from '../modules/office/restrictions/restrict-elsewhere-sellers'
import { prunePreviews } from '../modules/office/sites/prune-previews'
import { pruneLookups } from '../modules/office/trust/prune-lookups'
import { notifySearches } from '../modules/orders/searches/notify-searches'
import { refreshSellerMarks } from '../modules/orders/trading/figures/refresh-seller-marks'
import { assignWaitingOrders } from '../modules/orders/trading/flow/assign-waiting-orders'
import { processDueOrders } from '../modules/orders/trading/flow/process-due-orders'
import { reconcilePayments } from '../modules/orders/trading/payments/reconcile-payments'
import { reconcileRefunds } from '../modules/orders/trading/payments/reconcile-refunds'
import { recordLateTies } from '../modules/orders/trading/record-late-ties'
import { returnDeposits } from '../modules/orders/trading/return-deposits'
import { pruneApiCalls } from '../modules/people/api-keys/prune-api-calls'
import { pruneFaceChecks } from '../modules/people/identity/face/prune-face-checks'
import { reconcileFaceChecks } from '../modules/people/identity/face/reconcile-face-checks'
import { findReach } from '../modules/people/identity/queries-reach'
import { pruneSessions } from '../modules/people/identity/sessions/prune-sessions'
import { expireApprovals } from '../modules/people/staff/expire-approvals'
import { pruneTeamActions } from '../modules/people/teams/prune-team-actions'
import type { Services } from '../runtime/context'
import { pruneKeys } from '../runtime/idempotency'
import { pruneHits } from '../runtime/rate-limit'
import { runExclusively } from '../runtime/run-exclusively'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'
import { breakDeadLinks } from './break-dead-links'
import { ledgerFigures } from './job-figures'
import { sweepEvery } from './sweep-every'

/**
 * Second-grained timers. Their state is in columns and claims skip locked rows, so any number of instances may run them
 * and a crash loses nothing.
 */
const ORDER_SECONDS = 2
const PAYMENT_SECONDS = 3
const NOTICE_SECONDS = 1
const LINK_SECONDS = 1
const VIEW_SECONDS = 5
const TELL_SECONDS = 3
/** Endpoints that one instance sends events to at once, and how often each lane looks for one. */
const WEBHOOK_LANES = 8
const WEBHOOK_SECONDS = 2
const DEPOSIT_SECONDS = 30
const RESTRICTION_SECONDS = 5
const CLOCK_SECONDS = 5
const WATCH_SECONDS = 60
const CLOSING_SECONDS = 300
const EXPORT_SECONDS = 5
const GIFT_SECONDS = 300
const BATCH = 50

/** How often an instance checks whether a scheduled job is due; one instance runs it for all. */
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
  /** Local vendors that send us notifications. */
  sandboxes: readonly { deliverNotices(): Promise<number> }[],
  /** Demo only: handles orders in place of a person at the service desk. */
  serveDesk?: () => Promise<number>,
  /** Looks for what the people who operate the platform must know. */
  watch?: () => Promise<number>,
): Jobs {
  const { db, log, now } = services
  const ctx = systemCtx(services, NO_DIST)
  const reachOf = (userIds: readonly UserId[]) => findReach(services, userIds)
  const read = createObjectReader(services)
  const chore = (seconds: number, name: string, work: () => Promise<void>) =>
    sweepEvery(CHORE_SECONDS, name, log, async () => {
      await runExclusively(services, { name, seconds }, work)
      return 0
    })
  const sweeps = [
    sweepEvery(ORDER_SECONDS, 'order clock', log, () => processDueOrders(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'orders without staff', log, () => assignWaitingOrders(ctx, { limit: BATCH })),
    sweepEvery(CLOCK_SECONDS, 'desk clocks', log, () => processDueClocks(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'disputes', log, () => processDueDisputes(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'claims', log, () => processDueClaims(ctx, { limit: BATCH })),
    sweepEvery(PAYMENT_SECONDS, 'complaints', log, () => processDueComplaints(ctx, { limit: BATCH })),
    chore(TEN_MINUTES, 'list complaints', () => reconcileComplaints(ctx)),
    sweepEvery(WATCH_SECONDS, 'watch after sales', log, () => sendOwnershipChecks(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'bargains', log, () => expireBargains(ctx, { limit: BATCH })),
    sweepEvery(ORDER_SECONDS, 'wants', log, () => expireWants(ctx, { limit: BATCH })),
    sweepEvery(WATCH_SECONDS, 'saved searches', log, () => notifySearches(ctx, { limit: BATCH })),
    sweepEvery(DEPOSIT_SECONDS, 'goods checks', log, () => processDueChecks(ctx, { limit: BATCH })),
    chore(HOUR, 'checks of gone goods', async () => {
      await closeGoneChecks(ctx)
    }),
    sweepEvery(DEPOSIT_SECONDS, 'time away', log, () => expireAways(ctx, { limit: BATCH })),
    sweepEvery(WATCH_SECONDS, 'unconfirmed goods', log, () => withholdRested(ctx, { limit: BATCH })),
    chore(HOUR, 'notices of unconfirmed goods', async () => {
      await notifyUnconfirmed(ctx)
    }),
    sweepEvery(DEPOSIT_SECONDS, 'asked cases', log, () => expireAskedCases(ctx, { limit: BATCH })),
    sweepEvery(DEPOSIT_SECONDS, 'withheld goods', log, () => restoreDueGoods(ctx, { limit: BATCH })),
    sweepEvery(WATCH_SECONDS, 'overdue cases', log, () => notifyOverdueCases(ctx, { limit: BATCH })),
    sweepEvery(RESTRICTION_SECONDS, 'restrictions', log, () => expireRestrictions(ctx, { limit: BATCH })),
    sweepEvery(RESTRICTION_SECONDS, 'sold elsewhere', log, () => restrictElsewhereSellers(ctx, { limit: BATCH })),
    sweepEvery(WATCH_SECONDS, 'overdue appeals', log, () => notifyOverdueAppeals(ctx, { limit: BATCH })),
    sweepEvery(WATCH_SECONDS, 'weekly withdrawals', log, () => processPayoutPlans(ctx, { limit: BATCH })),
    sweepEvery(DEPOSIT_SECONDS, 'deposits', log, () => returnDeposits(ctx, { limit: BATCH })),
    sweepEvery(TELL_SECONDS, 'notifications', log, () => createChannelMessages(ctx, { limit: BATCH, reachOf })),
    sweepEvery(TELL_SECONDS, 'outbox', log, () => sendQueuedMessages(ctx, { limit: BATCH, reachOf })),
    ...Array.from({ length: WEBHOOK_LANES }, (_, lane) =>
      sweepEvery(WEBHOOK_SECONDS, `webhooks ${lane + 1}`, log, () => sendDueWebhooks(ctx, { read })),
    ),
    sweepEvery(LINK_SECONDS, 'dead links', log, async () => {
      await breakDeadLinks(services)
      return 0
    }),
    sweepEvery(DEPOSIT_SECONDS, 'face checks', log, () => reconcileFaceChecks(ctx, { limit: BATCH })),
    sweepEvery(PAYMENT_SECONDS, 'payout reconciler', log, () => reconcileWithdrawals(ctx, { limit: BATCH })),
    ...lanesOf(services.payments).flatMap((lane) => [
      sweepEvery(PAYMENT_SECONDS, `payment reconciler ${laneName(lane)}`, log, () =>
        reconcilePayments(ctx, { limit: BATCH, lane }),
      ),
      sweepEvery(PAYMENT_SECONDS, `refund reconciler ${laneName(lane)}`, log, () =>
        reconcileRefunds(ctx, { limit: BATCH, lane }),
      ),
    ]),
    ...sandboxes.map((sandbox) =>
      sweepEvery(NOTICE_SECONDS, 'sandbox notifications', log, () => sandbox.deliverNotices()),
    ),
    ...(watch ? [sweepEvery(WATCH_SECONDS, 'alarms', log, watch)] : []),
    ...(serveDesk ? [sweepEvery(ORDER_SECONDS, 'demo desk', log, serveDesk)] : []),
    sweepEvery(VIEW_SECONDS, 'views', log, async () => {
      await writeAllViews(services)
      return 0
    }),
    chore(TEN_MINUTES, 'prune rate windows', () => pruneHits(db, now().getTime())),
    chore(DAY, 'prune idempotency keys', () => pruneKeys(db, new Date(now().getTime() - KEY_DAYS * DAY * 1000))),
    chore(TEN_MINUTES, 'expire approvals', () => expireApprovals(ctx)),
    chore(HOUR, 'prune sessions', () => pruneSessions(db, now())),
    chore(DAY, 'prune face checks', () => pruneFaceChecks(db, now())),
    chore(DAY, 'prune automatic replies', () => pruneAutoReplies(db, now())),
    chore(DAY, 'prune API calls', () => pruneApiCalls(db, now())),
    chore(DAY, 'prune team actions', () => pruneTeamActions(db, now())),
    chore(DAY, 'prune webhook sends', () => pruneWebhookSends(db, now())),
    chore(HOUR, 'prune uploads', () => pruneUploads(services)),
    chore(DAY, 'prune notifications', () => pruneNotifications(db, now())),
    sweepEvery(CLOSING_SECONDS, 'closed accounts', log, () => eraseClosedAccounts(ctx, { limit: BATCH })),
    sweepEvery(EXPORT_SECONDS, 'exports', log, () => processExports(ctx, { limit: 1 })),
    chore(TEN_MINUTES, 'prune exports', () => pruneExports(services)),
    sweepEvery(GIFT_SECONDS, 'expired gifts', log, () => refundGifts(ctx, { limit: BATCH })),
    chore(DAY, 'late ties', async () => {
      await recordLateTies(ctx)
    }),
    chore(DAY, 'prune lookups', () => pruneLookups(db, now())),
    chore(DAY, 'prune previews', () => prunePreviews(services)),
    chore(DAY, 'prune view days', () => pruneViewDays(db, now())),
    chore(HOUR, 'seller marks', async () => {
      await refreshSellerMarks(ctx)
    }),
    chore(HOUR, 'quality samples', async () => {
      await createSamples(ctx)
    }),
    chore(DAY, 'prune visits', () => pruneVisits(db, now())),
    chore(HOUR, 'audit ledger', async () => {
      const faults = await auditLedger(db)
      ledgerFigures.faults = faults.length
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
  await saveViews(services)
  await saveNewsViews(services)
}
