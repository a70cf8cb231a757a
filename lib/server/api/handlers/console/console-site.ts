import type { consoleSiteContract } from '@/lib/contract/console/console-site'
import { DRAFT_COOKIE } from '@/lib/shared/site/site-draft'
import { claimHost } from '../../../modules/office/sites/claim-host'
import { createDistributor } from '../../../modules/office/sites/create-distributor'
import { discardDraft } from '../../../modules/office/sites/discard-draft'
import { dropHost } from '../../../modules/office/sites/drop-host'
import { makePrimary } from '../../../modules/office/sites/make-primary'
import { openPreview } from '../../../modules/office/sites/open-preview'
import { publishDraft } from '../../../modules/office/sites/publish-draft'
import { listVersions, loadSite } from '../../../modules/office/sites/queries'
import { listDistributors } from '../../../modules/office/sites/queries-distributors'
import { listSiteHosts } from '../../../modules/office/sites/queries-hosts'
import { restoreVersion } from '../../../modules/office/sites/restore-version'
import { saveDraft } from '../../../modules/office/sites/save-draft'
import { switchDistributor } from '../../../modules/office/sites/switch-distributor'
import { verifyHost } from '../../../modules/office/sites/verify-host'
import type { Handlers } from '../../handler'

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
