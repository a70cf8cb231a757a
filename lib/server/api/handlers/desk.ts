import type { deskContract } from '@/lib/contract/desk'
import { addNote } from '../../modules/desk/add-note'
import { listQueue, loadConversation, loadRail } from '../../modules/desk/queries'
import { listColleagues, listFigures } from '../../modules/desk/queries-members'
import { loadDeskOrder } from '../../modules/desk/queries-order'
import { loadReplies } from '../../modules/desk/queries-replies'
import { readChat } from '../../modules/desk/read-chat'
import { saveReplies } from '../../modules/desk/save-replies'
import { sayLine } from '../../modules/desk/say-line'
import { takeOrder } from '../../modules/desk/take-order'
import { transferOrder } from '../../modules/desk/transfer-order'
import { setDuty } from '../../modules/duty/set-duty'
import type { Handlers } from '../handler'

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
