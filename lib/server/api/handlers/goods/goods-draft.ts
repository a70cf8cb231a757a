import type { goodsDraftContract } from '@/lib/contract/goods/goods-draft'
import { deleteDraft } from '../../../modules/listings/catalog/selling/delete-draft'
import { listDrafts } from '../../../modules/listings/catalog/selling/queries-drafts'
import { saveDraft } from '../../../modules/listings/catalog/selling/save-draft'
import type { Handlers } from '../../handler'

export const goodsDraftHandlers: Handlers<typeof goodsDraftContract> = {
  'GET /goods/drafts': (ctx) => listDrafts(ctx),
  'POST /goods/saveDraft': (ctx, input) => saveDraft(ctx, input),
  'POST /goods/removeDraft': async (ctx, input) => {
    await deleteDraft(ctx, input)
    return null
  },
}
