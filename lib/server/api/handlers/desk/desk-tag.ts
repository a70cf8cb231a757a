import type { deskTagContract } from '@/lib/contract/desk/desk-tag'
import { deleteTag } from '../../../modules/office/desk/delete-tag'
import { searchOrderMessages } from '../../../modules/office/desk/queries-search'
import { listTags } from '../../../modules/office/desk/queries-tags'
import { saveTag } from '../../../modules/office/desk/save-tag'
import { sendMacro } from '../../../modules/office/desk/send-macro'
import { updateOrderTag } from '../../../modules/office/desk/update-order-tag'
import type { Handlers } from '../../handler'

export const deskTagHandlers: Handlers<typeof deskTagContract> = {
  'GET /desk/tags': (ctx) => listTags(ctx),
  'POST /desk/saveTag': (ctx, input) => saveTag(ctx, input),
  'POST /desk/removeTag': (ctx, input) => deleteTag(ctx, input),
  'POST /desk/tagOrder': (ctx, input) => updateOrderTag(ctx, input),
  'POST /desk/sendMacro': (ctx, input) => sendMacro(ctx, input),
  'POST /desk/searchMessages': (ctx, input) => searchOrderMessages(ctx, input),
}
