import type { consoleSiteContract } from '@/lib/contract/console/console-site'
import { DRAFT_COOKIE } from '@/lib/shared/site/site-draft'
import { createDistributor } from '../../../modules/office/sites/create-distributor'
import { createPreview } from '../../../modules/office/sites/create-preview'
import { deleteDraft } from '../../../modules/office/sites/delete-draft'
import { deleteSiteHost } from '../../../modules/office/sites/delete-site-host'
import { publishDraft } from '../../../modules/office/sites/publish-draft'
import { listVersions, loadSite } from '../../../modules/office/sites/queries'
import { listDistributors } from '../../../modules/office/sites/queries-distributors'
import { listSiteHosts } from '../../../modules/office/sites/queries-hosts'
import { recordHostCheck } from '../../../modules/office/sites/record-host-check'
import { requestHost } from '../../../modules/office/sites/request-host'
import { restoreVersion } from '../../../modules/office/sites/restore-version'
import { saveDraft } from '../../../modules/office/sites/save-draft'
import { updateDistributorStatus } from '../../../modules/office/sites/update-distributor-status'
import { updateSitePrimaryHost } from '../../../modules/office/sites/update-site-primary-host'
import { verifyHost } from '../../../modules/office/sites/verify-host'
import type { Handlers } from '../../handler'

export const consoleSiteHandlers: Handlers<typeof consoleSiteContract> = {
  'GET /console/site': (ctx) => loadSite(ctx),
  'POST /console/saveSite': async (ctx, input) => ({ revision: await saveDraft(ctx, input) }),
  'POST /console/discardSite': (ctx) => deleteDraft(ctx),
  'POST /console/publishSite': async (ctx, input) => ({ version: await publishDraft(ctx, input) }),
  'GET /console/siteVersions': (ctx, input) => listVersions(ctx, input),
  'POST /console/restoreSite': async (ctx, input) => ({ version: await restoreVersion(ctx, input) }),
  'POST /console/previewSite': async (ctx, _, { cookies }) => {
    const { ticket, seconds } = await createPreview(ctx)
    cookies.write(DRAFT_COOKIE, ticket, seconds)
  },
  'GET /console/hosts': (ctx) => listSiteHosts(ctx),
  'POST /console/claimHost': (ctx, input) => requestHost(ctx, input),
  'POST /console/verifyHost': (ctx, input) => verifyHost(ctx, input),
  'POST /console/checkHost': (ctx, input) => recordHostCheck(ctx, input),
  'POST /console/primaryHost': (ctx, input) => updateSitePrimaryHost(ctx, input),
  'POST /console/dropHost': (ctx, input) => deleteSiteHost(ctx, input),
  'GET /console/distributors': (ctx, input) => listDistributors(ctx, input),
  'POST /console/createDistributor': async (ctx, input) => ({ distId: await createDistributor(ctx, input) }),
  'POST /console/switchDistributor': (ctx, input) => updateDistributorStatus(ctx, input),
}
