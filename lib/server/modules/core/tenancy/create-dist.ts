import { sql } from 'drizzle-orm'
import { FIRST_NAV_PAGES } from '@/lib/shared/site/nav-pages'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import type { Tx } from '../../../db/client'
import { dists } from '../../../db/schema/core/tenancy'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { createHost } from './create-host'

interface NewDist {
  name: string
  code: string
  /** The distributor's first host, which is primary. */
  host: string
}

/**
 * Creates a distributor with a neutral site under its own name. Resolves with its number. Refuses DIST_CODE,
 * HOST_TAKEN.
 */
export async function createDist(tx: Tx, effects: Effects, { name, code, host }: NewDist): Promise<number> {
  const { distId: _, ...neutral } = DEFAULT_HOME_CONF
  const conf = {
    ...neutral,
    distBaseConf: { ...neutral.distBaseConf, websiteName: name, hdrBarWelceWord: `欢迎来到${name}` },
    treeMenuButMap: { pc1: FIRST_NAV_PAGES.map((page, i) => ({ id: i + 1, ...page })) },
    // another brand must not show the platform's logo: the name is shown until a logo is uploaded
    pictArea: { ...neutral.pictArea, logo: '', webIcon: '' },
  }
  // one at a time, so that the numbers are consecutive
  await tx.execute(sql`lock table ${dists} in share row exclusive mode`)
  const [row] = await tx
    .insert(dists)
    .values({ distId: sql`(select coalesce(max(dist_id), 0) + 1 from ${dists})`, code, conf })
    .onConflictDoNothing()
    .returning({ distId: dists.distId })
  if (!row) throw refuse('DIST_CODE')
  await createHost(tx, effects, { distId: row.distId, host, isPrimary: true })
  return row.distId
}
