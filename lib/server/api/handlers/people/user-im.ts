import type { userImContract } from '@/lib/contract/people/user-im'
import { issueImToken } from '../../../modules/market/chat/issue-chat-token'
import { findGroups, loadUnread } from '../../../modules/market/chat/queries'
import type { UserCtx } from '../../../runtime/context'
import type { Handlers } from '../../handler'

const unreadOf = async (ctx: UserCtx, expand = false) => (expand ? (await loadUnread(ctx)).total : null)

export const userImHandlers: Handlers<typeof userImContract> = {
  'GET /user/getImParams': async (ctx, { orderSn, expand }) => {
    const subjects = orderSn ? [orderSn] : []
    const groups = await findGroups(ctx, { subjects, userId: ctx.user.userId })
    return {
      ...issueImToken(ctx),
      groupId: (orderSn && groups[orderSn]?.groupId) || null,
      unread: await unreadOf(ctx, expand),
    }
  },
  'GET /user/getImListParams': async (ctx, { expand }) => {
    const { token, nonce } = issueImToken(ctx)
    return { imToken: token, authToken: nonce, unread: await unreadOf(ctx, expand) }
  },
}
