import type { consoleLegalContract } from '@/lib/contract/console/console-legal'
import { deleteDraft } from '../../../modules/core/legal/delete-draft'
import { publishDraft } from '../../../modules/core/legal/publish-draft'
import { listVersions, loadVersion } from '../../../modules/core/legal/queries-versions'
import { saveDraft } from '../../../modules/core/legal/save-draft'
import type { Handlers } from '../../handler'

export const consoleLegalHandlers: Handlers<typeof consoleLegalContract> = {
  'GET /console/legalDocuments': (ctx) => listVersions(ctx),
  'GET /console/legalDocument': (ctx, input) => loadVersion(ctx, input),
  'POST /console/saveLegalDraft': (ctx, input) => saveDraft(ctx, input),
  'POST /console/removeLegalDraft': (ctx, input) => deleteDraft(ctx, input),
  'POST /console/publishLegal': (ctx, input) => publishDraft(ctx, input),
}
