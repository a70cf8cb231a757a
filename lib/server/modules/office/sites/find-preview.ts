import { and, eq, gt } from 'drizzle-orm'
import { readableBrand } from '@/lib/shared/text/contrast'
import { sitePreviews } from '../../../db/schema/sites'
import type { Dist, Services } from '../../../runtime/context'
import { systemCtx } from '../../../runtime/system-ctx'
import { recommendedIn } from '../../core/tenancy/rules'
import { isSeated } from '../../people/staff/is-seated'
import { findDraft } from './queries'

/**
 * The distributor as its draft would have it, for who holds the ticket and may still prepare it; undefined for anybody else.
 * Colours that cannot be read are shown as the nearest that can. Statistics scripts do not count their own staff.
 */
export async function findPreview(services: Services, ticket: string, dist: Dist): Promise<Dist | undefined> {
  const [found] = await services.db
    .select({ userId: sitePreviews.userId, sessionId: sitePreviews.sessionId })
    .from(sitePreviews)
    .where(
      and(
        eq(sitePreviews.ticketHash, services.vault.mac('preview', ticket)),
        ...[eq(sitePreviews.distId, dist.distId), gt(sitePreviews.expiresAt, services.now())],
      ),
    )
  if (!found || !(await isSeated(systemCtx(services, dist), found, 'brand.write'))) return undefined
  const draft = await findDraft(services, dist.distId)
  if (!draft) return { ...dist, draft: true }
  const { conf, gameIds } = draft
  return {
    ...dist,
    draft: true,
    gameIds: gameIds.length > 0 ? gameIds : null,
    recommended: recommendedIn(conf),
    conf: {
      ...{ distId: dist.distId, ...conf, brand: readableBrand(conf.brand) },
      distBaseConf: { ...conf.distBaseConf, statTrafScript: '' },
    },
  }
}
