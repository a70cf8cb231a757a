import { sql } from 'drizzle-orm'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import type { Tx } from '../../../db/client'
import { dists } from '../../../db/schema/tenancy'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { addHost } from './add-host'

interface NewDist {
  name: string
  code: string
  /** Its first host, primary. */
  host: string
}

/** A distributor with a neutral site under its own name. Resolves with its number. Refuses DIST_CODE, HOST_TAKEN. */
export async function createDist(tx: Tx, effects: Effects, { name, code, host }: NewDist): Promise<number> {
  const { distId: _, ...neutral } = DEFAULT_HOME_CONF
  const conf = {
    ...neutral,
    distBaseConf: { ...neutral.distBaseConf, websiteName: name, hdrBarWelceWord: `欢迎来到${name}` },
    // the platform's own mark is no other brand's: the name stands in its place until a logo is uploaded
    pictArea: { ...neutral.pictArea, logo: '', webIcon: '' },
  }
  // one at a time: numbers follow each other
  await tx.execute(sql`lock table ${dists} in share row exclusive mode`)
  const [row] = await tx
    .insert(dists)
    .values({ distId: sql`(select coalesce(max(dist_id), 0) + 1 from ${dists})`, code, conf })
    .onConflictDoNothing()
    .returning({ distId: dists.distId })
  if (!row) throw refuse('DIST_CODE')
  await addHost(tx, effects, { distId: row.distId, host, isPrimary: true })
  return row.distId
}
