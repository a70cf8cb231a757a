import { DAY_MS } from '@/lib/shared/time'
import type { Ctx } from '../../../runtime/context'
import { saveComplaint } from './internal/save-complaint'

/** Complaints are listed so far back, in case notices were lost, also of old ones opened again; providers take 30 days. */
const BACK_MS = 29 * DAY_MS

/** Scheduled job: saves the complaints that were filed in the last weeks. A provider that fails does not stop the others. */
export async function reconcileComplaints(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now().getTime() - BACK_MS)
  for (const provider of ctx.payments.all) {
    try {
      for (const stated of (await provider.complaints?.list(since)) ?? []) await saveComplaint(ctx, provider, stated)
    } catch (err) {
      ctx.log.error({ err, provider: provider.name }, 'the complaints at a provider could not be listed')
    }
  }
}
