import { createObjectReader } from '../api/open/create-object-reader'
import { processDueDisputes } from '../modules/aftersales/cases/dispute/process-due-disputes'
import { pruneNotifications } from '../modules/core/notifications/prune-notifications'
import { pruneWebhookSends } from '../modules/core/webhooks/prune-webhook-sends'
import { sendDueWebhooks } from '../modules/core/webhooks/send-due-webhooks'
import { pruneUploads } from '../modules/listings/media/prune-uploads'
import { expireBargains } from '../modules/market/bargains/expire-bargains'
import { processDueOrders } from '../modules/orders/trading/flow/process-due-orders'
import type { Ctx, Services } from '../runtime/context'
import { pruneKeys } from '../runtime/idempotency'
import { pruneHits } from '../runtime/rate-limit'
import { runExclusively } from '../runtime/run-exclusively'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'
import { sweepEvery } from './sweep-every'

const ORDER_SECONDS = 5
const WEBHOOK_SECONDS = 2
const WEBHOOK_LANES = 2
const BATCH = 50
const CHORE_SECONDS = 600
const DAY_SECONDS = 86_400
const KEY_DAYS = 7

/**
 * Timers of test mode, a few of those of the real world: what sellers test by their programs. Nothing is sent to people
 * there, so messages only grow old.
 */
export function startTestJobs({ testMode, log }: Services): { stop(): Promise<void> } {
  const sweep = (seconds: number, name: string, work: (ctx: Ctx) => Promise<number>) =>
    sweepEvery(seconds, `test ${name}`, log, async () =>
      testMode ? work(systemCtx(await testMode.open(), NO_DIST)) : 0,
    )
  const sweeps = [
    sweep(ORDER_SECONDS, 'order clock', (ctx) => processDueOrders(ctx, { limit: BATCH })),
    sweep(ORDER_SECONDS, 'disputes', (ctx) => processDueDisputes(ctx, { limit: BATCH })),
    sweep(ORDER_SECONDS, 'bargains', (ctx) => expireBargains(ctx, { limit: BATCH })),
    ...Array.from({ length: WEBHOOK_LANES }, (_, lane) =>
      sweep(WEBHOOK_SECONDS, `webhooks ${lane + 1}`, (ctx) => sendDueWebhooks(ctx, { read: createObjectReader(ctx) })),
    ),
    sweep(CHORE_SECONDS, 'prune', async (ctx) => {
      await runExclusively(ctx, { name: 'prune', seconds: DAY_SECONDS }, () => prune(ctx))
      return 0
    }),
  ]
  return {
    async stop() {
      await Promise.all(sweeps.map((one) => one.stop()))
    },
  }
}

async function prune(ctx: Ctx): Promise<void> {
  const { db } = ctx
  const now = ctx.now()
  await pruneWebhookSends(db, now)
  await pruneNotifications(db, now)
  await pruneUploads(ctx)
  await pruneHits(db, now.getTime())
  await pruneKeys(db, new Date(now.getTime() - KEY_DAYS * DAY_SECONDS * 1000))
}
