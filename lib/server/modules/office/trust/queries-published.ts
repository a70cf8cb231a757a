import { and, eq, inArray, or } from 'drizzle-orm'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import { publishedContacts } from '@/lib/shared/site/site-contacts'
import { staffContacts } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { findListed } from './queries-listed'

type Published = Pick<SiteConf, 'customerBlock' | 'techSupport' | 'distBaseConf'>

type Checking = Pick<Ctx, 'db' | 'vault' | 'dist'>
interface FalseContact {
  value: string
  isListed: boolean
}

/**
 * What a site publishes counts as genuine there, unless it is blacklisted, or the site or the platform has withdrawn it.
 * Returns these exceptions.
 */
export const findFalseContacts = (ctx: Checking, conf: Published): Promise<FalseContact[]> =>
  falseAmong(ctx, publishedContacts(conf))

/** Returns which of these contacts are blacklisted, or withdrawn by the site or the platform. */
export async function falseAmong(
  ctx: Checking,
  { qq, wechat }: ReturnType<typeof publishedContacts>,
): Promise<FalseContact[]> {
  const values = [...qq, ...wechat]
  if (values.length === 0) return []
  const [listed, rows] = await Promise.all([
    findListed(ctx, values),
    ctx.db
      .select({ value: staffContacts.value, active: staffContacts.active, distId: staffContacts.distId })
      .from(staffContacts)
      .where(
        and(
          inArray(staffContacts.distId, [0, ctx.dist.distId]),
          or(
            and(eq(staffContacts.kind, 1), inArray(staffContacts.value, qq)),
            and(eq(staffContacts.kind, 2), inArray(staffContacts.value, wechat)),
          ),
        ),
      ),
  ])
  return values.flatMap((value) => {
    const own = rows.filter((row) => row.value === value)
    const isListed = listed.includes(value)
    // what the platform withdrew no site restores
    const isWithdrawn =
      own.some(({ active, distId }) => !active && distId === 0) || (own.length > 0 && !own.some(({ active }) => active))
    return isListed || isWithdrawn ? [{ value, isListed }] : []
  })
}
