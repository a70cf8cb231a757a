import type { consoleViewContract } from '@/lib/contract/console/console-view'
import { deleteView } from '../../../modules/people/staff/delete-view'
import { listViews } from '../../../modules/people/staff/queries-views'
import { saveView } from '../../../modules/people/staff/save-view'
import type { Handlers } from '../../handler'

export const consoleViewHandlers: Handlers<typeof consoleViewContract> = {
  'GET /console/views': (ctx, input) => listViews(ctx, input),
  'POST /console/saveView': (ctx, input) => saveView(ctx, input),
  'POST /console/removeView': (ctx, input) => deleteView(ctx, input),
}
