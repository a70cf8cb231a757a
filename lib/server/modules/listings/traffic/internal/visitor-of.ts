import { formatDate } from '@/lib/shared/time'
import type { Ctx } from '../../../../runtime/context'

/** Who visits, on this day alone: the hash changes with it, so nobody is followed from one day to the next. */
export function visitorOf(ctx: Ctx): { distId: number; day: string; visitorHash: string } {
  const { distId } = ctx.dist
  const day = formatDate(ctx.now())
  const visitorHash = ctx.vault.mac('visit', `${distId}:${day}:${ctx.ip}:${ctx.userAgent}`).slice(0, 22)
  return { distId, day, visitorHash }
}
