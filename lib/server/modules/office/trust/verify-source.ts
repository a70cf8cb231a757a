import { linkHost, phoneDigits, type SourceKind } from '@/lib/shared/trade/sources'
import type { Ctx } from '../../../runtime/context'
import { findOpenSiteOf } from '../../core/tenancy/queries-dists'
import { limitLookups } from './internal/limit'
import { presentSource } from './present'

const MOST = { tenMinutes: 30, day: 200 }

/** Checks whether a link or phone number is the platform's. Refuses TOO_MANY. */
export async function verifySource(ctx: Ctx, { kind, value }: { kind: SourceKind; value: string }) {
  await limitLookups(ctx, `source:${ctx.user ? `u${ctx.user.userId}` : ctx.ip}`, MOST)
  if (kind === 'link') {
    const host = linkHost(value)
    return presentSource(host, await findOpenSiteOf(ctx.db, host))
  }
  const phone = phoneDigits(value)
  const { customerBlock, techSupport, distBaseConf } = ctx.dist.conf
  const isPublished = [customerBlock.serviceNum, techSupport.phone].some((own) => phoneDigits(own) === phone)
  return presentSource(phone, isPublished ? distBaseConf.websiteName : '')
}
