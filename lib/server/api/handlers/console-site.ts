import type { consoleSiteContract } from '@/lib/contract/console-site'
import { DRAFT_COOKIE } from '@/lib/shared/site-draft'
import { claimHost } from '../../modules/sites/claim-host'
import { createDistributor } from '../../modules/sites/create-distributor'
import { discardDraft } from '../../modules/sites/discard-draft'
import { dropHost } from '../../modules/sites/drop-host'
import { makePrimary } from '../../modules/sites/make-primary'
import { openPreview } from '../../modules/sites/open-preview'
import { publishDraft } from '../../modules/sites/publish-draft'
import { listVersions, loadSite } from '../../modules/sites/queries'
import { listDistributors } from '../../modules/sites/queries-distributors'
import { listSiteHosts } from '../../modules/sites/queries-hosts'
import { restoreVersion } from '../../modules/sites/restore-version'
import { saveDraft } from '../../modules/sites/save-draft'
import { switchDistributor } from '../../modules/sites/switch-distributor'
import { verifyHost } from '../../modules/sites/verify-host'
import type { Handlers } from '../handler'

export const consoleSiteHandlers: Handlers<typeof consoleSiteContract> = {
  'GET /console/site': (ctx) => loadSite(ctx),
  'POST /console/saveSite': async (ctx, input) => ({ revision: await saveDraft(ctx, input) }),
  'POST /console/discardSite': (ctx) => discardDraft(ctx),
  'POST /console/publishSite': async (ctx, input) => ({ version: await publishDraft(ctx, input) }),
  'GET /console/siteVersions': (ctx, input) => listVersions(ctx, input),
  'POST /console/restoreSite': async (ctx, input) => ({ version: await restoreVersion(ctx, input) }),
  'POST /console/previewSite': async (ctx, _, { cookies }) => {
    const { ticket, seconds } = await openPreview(ctx)
    cookies.write(DRAFT_COOKIE, ticket, seconds)
  },
  'GET /console/hosts': (ctx) => listSiteHosts(ctx),
  'POST /console/claimHost': (ctx, input) => claimHost(ctx, input),
  'POST /console/verifyHost': (ctx, input) => verifyHost(ctx, input),
  'POST /console/primaryHost': (ctx, input) => makePrimary(ctx, input),
  'POST /console/dropHost': (ctx, input) => dropHost(ctx, input),
  'GET /console/distributors': (ctx, input) => listDistributors(ctx, input),
  'POST /console/createDistributor': async (ctx, input) => ({ distId: await createDistributor(ctx, input) }),
  'POST /console/switchDistributor': (ctx, input) => switchDistributor(ctx, input),
}
