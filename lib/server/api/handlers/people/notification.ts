import type { notificationContract } from '@/lib/contract/people/notification'
import { countUnread, listNotifications, loadSettings } from '../../../modules/core/notifications/queries'
import { readNotifications } from '../../../modules/core/notifications/read-notifications'
import { saveSetting } from '../../../modules/core/notifications/save-setting'
import { findReach } from '../../../modules/people/identity/queries-reach'
import type { UserCtx } from '../../../runtime/context'
import type { Handlers } from '../../handler'

const ownReach = async (ctx: UserCtx) => (await findReach(ctx, [ctx.user.userId])).get(ctx.user.userId) ?? {}

export const notificationHandlers: Handlers<typeof notificationContract> = {
  'GET /notification/list': (ctx, input) => listNotifications(ctx, input),
  'GET /notification/unread': (ctx) => countUnread(ctx),
  'POST /notification/read': (ctx, input) => readNotifications(ctx, input),
  'GET /notification/settings': async (ctx) => loadSettings(ctx, await ownReach(ctx)),
  'POST /notification/saveSetting': async (ctx, input) => saveSetting(ctx, { ...input, reach: await ownReach(ctx) }),
}
