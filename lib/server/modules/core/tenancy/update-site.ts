import { eq } from 'drizzle-orm'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import type { Tx } from '../../../db/client'
import { dists } from '../../../db/schema/core/tenancy'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { brandProblem, unsafeUrl } from './rules'

export interface Site {
  conf: SiteConf
  /** Games shown on the site; empty: the whole catalogue. */
  gameIds: number[]
}

/** Locks the published site, so that concurrent publications run one after the other. Refuses NOT_FOUND. */
export async function lockSite(tx: Tx, distId: number): Promise<Site> {
  const [row] = await tx
    .select({ conf: dists.conf, gameIds: dists.gameIds })
    .from(dists)
    .where(eq(dists.distId, distId))
    .for('update')
  if (!row) throw refuse('NOT_FOUND')
  return row
}

/**
 * Replaces the published site; in effect before the call returns. Refuses INVALID_INPUT for unsafe addresses and
 * unreadable colour pairs.
 */
export async function updateSite(tx: Tx, effects: Effects, distId: number, site: Site): Promise<void> {
  assertSafe(site.conf)
  const problem = brandProblem(site.conf.brand)
  if (problem) throw refuse('INVALID_INPUT', problem)
  await tx.update(dists).set(site).where(eq(dists.distId, distId))
  effects.purge(`dist:${distId}`)
}

/** Refuses INVALID_INPUT. */
export function assertSafe(conf: SiteConf): void {
  const bad = unsafeUrl(conf)
  if (bad !== null) throw refuse('INVALID_INPUT', `链接要以 / 或 https:// 开头：${bad.slice(0, 60)}`)
}
