import PgBoss from 'pg-boss'
import { DAY_MS } from '@/lib/shared/time'
import { advanceDueOrders } from '../modules/trading/advance-due-orders'
import { reconcilePayments } from '../modules/trading/reconcile-payments'
import { pruneVisits } from '../modules/traffic/prune-visits'
import { auditLedger } from '../modules/wallet/queries-audit'
import type { Services } from '../runtime/context'
import { pruneKeys } from '../runtime/idempotency'
import { pruneHits } from '../runtime/rate-limit'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'
import { sweepEvery } from './sweep-every'

/** Second-grained clocks. Their state is in columns and claims skip locked rows, so any number of instances may run them and a crash loses nothing. */
const ORDER_SECONDS = 2
const PAYMENT_SECONDS = 3
const NOTICE_SECONDS = 1
const BATCH = 50
const KEY_DAYS = 7

interface Jobs {
  stop(): Promise<void>
}

/**
 * pg-boss schedules what needs to run once per cluster at minute grain or coarser; its cron goes no finer, so the trade's
 * clocks are supervised sweeps beside it.
 */
export async function startJobs(
  services: Services,
  databaseUrl: string,
  sandbox: { gateway: { deliverNotices(): Promise<number> } } | null,
): Promise<Jobs> {
  const ctx = systemCtx(services, NO_DIST)
  const sweeps = [
    sweepEvery(ORDER_SECONDS, 'order clock', services.log, () => advanceDueOrders(ctx, { limit: BATCH })),
    sweepEvery(PAYMENT_SECONDS, 'payment reconciler', services.log, () => reconcilePayments(ctx, { limit: BATCH })),
    ...(sandbox
      ? [sweepEvery(NOTICE_SECONDS, 'sandbox notifications', services.log, () => sandbox.gateway.deliverNotices())]
      : []),
  ]
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, application_name: 'jobs' })
  boss.on('error', (err) => services.log.error({ err }, 'job runner'))
  await boss.start()
  const cron = async (name: string, schedule: string, work: () => Promise<unknown>) => {
    await boss.createQueue(name)
    await boss.schedule(name, schedule)
    await boss.work(name, { pollingIntervalSeconds: 20 }, async () => {
      try {
        await work()
      } catch (err) {
        services.log.error({ err, job: name }, 'job failed') // pg-boss keeps it in its tables only
        throw err
      }
    })
  }
  await cron('prune-rate-windows', '*/10 * * * *', () => pruneHits(services.db, services.now().getTime()))
  await cron('prune-idempotency-keys', '41 3 * * *', () =>
    pruneKeys(services.db, new Date(services.now().getTime() - KEY_DAYS * DAY_MS)),
  )
  await cron('prune-visits', '51 3 * * *', () => pruneVisits(services.db, services.now()))
  await cron('audit-ledger', '17 * * * *', async () => {
    const faults = await auditLedger(services.db)
    if (faults.length > 0) services.log.fatal({ faults }, 'the ledger does not balance')
  })
  return {
    async stop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
      await boss.stop({ graceful: true, timeout: 3000 })
    },
  }
}
