import type { imContract } from '@/lib/contract/orders/im'
import { deleteMessage } from '../../../modules/market/chat/delete-message'
import { issueChatConnection } from '../../../modules/market/chat/issue-chat-connection'
import { markRead } from '../../../modules/market/chat/mark-read'
import { notifyTyping } from '../../../modules/market/chat/notify-typing'
import { openConnection } from '../../../modules/market/chat/open-connection'
import { findGroups, listMessages, loadGroupInfo, loadUnread } from '../../../modules/market/chat/queries'
import { loadAutoReply } from '../../../modules/market/chat/queries-auto-reply'
import { saveAutoReply } from '../../../modules/market/chat/save-auto-reply'
import { sendMessage } from '../../../modules/market/chat/send-message'
import { publicText } from '../../../modules/market/questions/rules-public-text'
import type { Handlers } from '../../handler'

export const imHandlers: Handlers<typeof imContract> = {
  'GET /im/getRCloudToken': (ctx) => openConnection(ctx),
  'GET /im/getImCenterToken': (ctx, input) => issueChatConnection(ctx, input),
  'POST /im/getImGroupIdMap': async (ctx, input) => ({
    map: await findGroups(ctx, { subjects: input.orderSnList, userId: ctx.user.userId }),
  }),
  'GET /im/groupInfo': (ctx, input) => loadGroupInfo(ctx, input.groupId),
  'GET /im/isOfflineRemind': async (ctx, input) => {
    const { members } = await loadGroupInfo(ctx, input.groupId)
    const away = members.find(
      (m) => m.role !== 'service' && m.userId !== ctx.user.userId && !ctx.live.isOnline(ctx.dist.distId, m.userId),
    )
    return away
      ? { sendOfflineRemind: true, msg: '对方当前不在线，消息会在对方上线后送达' }
      : { sendOfflineRemind: false, msg: '' }
  },
  'GET /im/history': (ctx, input) => listMessages(ctx, input),
  'POST /im/sendMessage': (ctx, input) => sendMessage(ctx, input),
  'GET /im/autoReply': (ctx) => loadAutoReply(ctx),
  'POST /im/saveAutoReply': (ctx, { isOn, text }) => saveAutoReply(ctx, { isOn, text: publicText(text, 'text') }),
  'POST /im/recallMessage': (ctx, input) => deleteMessage(ctx, input),
  'POST /im/typing': (ctx, { groupId }) => notifyTyping(ctx, groupId),
  'PUT /im/markRead': (ctx, { id: groupId, seq }) => markRead(ctx, { groupId, seq }),
  'GET /im/unread': (ctx) => loadUnread(ctx),
}
