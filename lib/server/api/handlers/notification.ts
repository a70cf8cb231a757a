import type { notificationContract } from '@/lib/contract/notification'
import { findReach } from '../../modules/identity/queries-reach'
import { countUnread, listNotifications, loadSettings } from '../../modules/notifications/queries'
import { readNotifications } from '../../modules/notifications/read-notifications'
import { saveSetting } from '../../modules/notifications/save-setting'
import type { UserCtx } from '../../runtime/context'
import type { Handlers } from '../handler'

const ownReach = async (ctx: UserCtx) => (await findReach(ctx, [ctx.user.userId])).get(ctx.user.userId) ?? {}

export const notificationHandlers: Handlers<typeof notificationContract> = {
  'GET /notification/list': (ctx, input) => listNotifications(ctx, input),
  'GET /notification/unread': (ctx) => countUnread(ctx),
  'POST /notification/read': (ctx, input) => readNotifications(ctx, input),
  'GET /notification/settings': async (ctx) => loadSettings(ctx, await ownReach(ctx)),
  'POST /notification/saveSetting': async (ctx, input) => saveSetting(ctx, { ...input, reach: await ownReach(ctx) }),
}
