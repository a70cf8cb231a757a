import type { ComplaintNotice } from '../../../providers/payment/port'
import type { Ctx } from '../../../runtime/context'
import { saveComplaint } from './internal/save-complaint'

/** Handles a verified notice about a complaint: reads its state from the provider. Rejects if that does not respond. */
export async function processComplaintNotice(
  ctx: Ctx,
  { provider: name, complaintSn }: ComplaintNotice,
): Promise<void> {
  const provider = ctx.payments.byName(name)
  const stated = await provider?.complaints?.query(complaintSn)
  if (provider && stated) await saveComplaint(ctx, provider, stated)
}
