import type { deskContract } from '@/lib/contract/desk/desk'
import { addNote } from '../../../modules/office/desk/add-note'
import { listQueue, loadConversation, loadRail } from '../../../modules/office/desk/queries'
import { listColleagues, listFigures } from '../../../modules/office/desk/queries-members'
import { loadDeskOrder } from '../../../modules/office/desk/queries-order'
import { loadReplies } from '../../../modules/office/desk/queries-replies'
import { readChat } from '../../../modules/office/desk/read-chat'
import { saveReplies } from '../../../modules/office/desk/save-replies'
import { sayLine } from '../../../modules/office/desk/say-line'
import { takeOrder } from '../../../modules/office/desk/take-order'
import { transferOrder } from '../../../modules/office/desk/transfer-order'
import { setDuty } from '../../../modules/people/staff/set-duty'
import type { Handlers } from '../../handler'

export const deskHandlers: Handlers<typeof deskContract> = {
  'GET /desk/rail': (ctx) => loadRail(ctx),
  'GET /desk/orders': (ctx, input) => listQueue(ctx, input),
  'GET /desk/order': (ctx, input) => loadDeskOrder(ctx, input),
  'GET /desk/conversation': (ctx, input) => loadConversation(ctx, input),
  'POST /desk/say': (ctx, input) => sayLine(ctx, input),
  'POST /desk/markRead': (ctx, input) => readChat(ctx, input),
  'POST /desk/note': (ctx, input) => addNote(ctx, input),
  'POST /desk/takeOrder': (ctx, input) => takeOrder(ctx, input),
  'POST /desk/transferOrder': (ctx, input) => transferOrder(ctx, input),
  'POST /desk/duty': (ctx, { state, fromHour, toHour }) => setDuty(ctx, { state, fromHour, toHour }),
  'GET /desk/replies': (ctx) => loadReplies(ctx),
  'POST /desk/saveReplies': (ctx, input) => saveReplies(ctx, input),
  'GET /desk/colleagues': (ctx) => listColleagues(ctx),
  'GET /desk/figures': (ctx) => listFigures(ctx),
}
