import { and, eq, gt } from 'drizzle-orm'
import { readableBrand } from '@/lib/shared/text/contrast'
import { sitePreviews } from '../../../db/schema/office/sites'
import type { Dist, Services } from '../../../runtime/context'
import { systemCtx } from '../../../runtime/system-ctx'
import { recommendedIn } from '../../core/tenancy/rules'
import { isActiveMember } from '../../people/staff/queries-active'
import { findDraft } from './queries'

/**
 * Returns the distributor with its draft applied, for the holder of the ticket if still permitted to edit it; undefined
 * for anyone else. Unreadable colours are replaced by the nearest readable ones. Statistics scripts are disabled, so
 * that staff are not counted.
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
  if (!found || !(await isActiveMember(systemCtx(services, dist), found, 'brand.write'))) return undefined
  const draft = await findDraft(services, dist.distId)
  if (!draft) return { ...dist, draft: true }
  const { conf, gameIds } = draft
  return {
    ...dist,
    draft: true,
    gameIds: gameIds.length > 0 ? gameIds : null,
    recommended: recommendedIn(conf),
    conf: {
      distId: dist.distId,
      ...conf,
      brand: readableBrand(conf.brand),
      distBaseConf: { ...conf.distBaseConf, statTrafScript: '' },
    },
  }
}
