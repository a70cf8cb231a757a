import { formatDate } from '@/lib/shared/time'
import type { Ctx } from '../../../../runtime/context'

/** Identifies a visitor for one day only: the hash changes daily, so visitors cannot be tracked across days. */
export function visitorOf(ctx: Ctx): { distId: number; day: string; visitorHash: string } {
  const { distId } = ctx.dist
  const day = formatDate(ctx.now())
  const visitorHash = ctx.vault.mac('visit', `${distId}:${day}:${ctx.ip}:${ctx.userAgent}`).slice(0, 22)
  return { distId, day, visitorHash }
}
