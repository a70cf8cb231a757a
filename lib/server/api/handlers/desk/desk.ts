import type { deskContract } from '@/lib/contract/desk/desk'
import { assignOrder } from '../../../modules/office/desk/assign-order'
import { createOrderNote } from '../../../modules/office/desk/create-order-note'
import { loadChat } from '../../../modules/office/desk/load-chat'
import { listQueue, loadConversation, loadRail } from '../../../modules/office/desk/queries'
import { listColleagues, listFigures } from '../../../modules/office/desk/queries-members'
import { loadDeskOrder } from '../../../modules/office/desk/queries-order'
import { loadReplies } from '../../../modules/office/desk/queries-replies'
import { saveDuty } from '../../../modules/office/desk/save-duty'
import { saveReplies } from '../../../modules/office/desk/save-replies'
import { sendDeskMessage } from '../../../modules/office/desk/send-desk-message'
import { transferOrder } from '../../../modules/office/desk/transfer-order'
import type { Handlers } from '../../handler'

export const deskHandlers: Handlers<typeof deskContract> = {
  'GET /desk/rail': (ctx) => loadRail(ctx),
  'GET /desk/orders': (ctx, input) => listQueue(ctx, input),
  'GET /desk/order': (ctx, input) => loadDeskOrder(ctx, input),
  'GET /desk/conversation': (ctx, input) => loadConversation(ctx, input),
  'POST /desk/say': (ctx, input) => sendDeskMessage(ctx, input),
  'POST /desk/markRead': (ctx, input) => loadChat(ctx, input),
  'POST /desk/note': (ctx, input) => createOrderNote(ctx, input),
  'POST /desk/takeOrder': (ctx, input) => assignOrder(ctx, input),
  'POST /desk/transferOrder': (ctx, input) => transferOrder(ctx, input),
  'POST /desk/duty': (ctx, input) => saveDuty(ctx, input),
  'GET /desk/replies': (ctx) => loadReplies(ctx),
  'POST /desk/saveReplies': (ctx, input) => saveReplies(ctx, input),
  'GET /desk/colleagues': (ctx) => listColleagues(ctx),
  'GET /desk/figures': (ctx) => listFigures(ctx),
}
