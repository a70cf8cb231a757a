import type { notificationContract } from '@/lib/contract/people/notification'
import { markNotificationsRead } from '../../../modules/core/notifications/mark-notifications-read'
import { countUnread, listNotifications, loadSettings } from '../../../modules/core/notifications/queries'
import { saveNotificationSetting } from '../../../modules/core/notifications/save-notification-setting'
import { findReach } from '../../../modules/people/identity/queries-reach'
import type { UserCtx } from '../../../runtime/context'
import type { Handlers } from '../../handler'

const ownReach = async (ctx: UserCtx) => (await findReach(ctx, [ctx.user.userId])).get(ctx.user.userId) ?? {}

export const notificationHandlers: Handlers<typeof notificationContract> = {
  'GET /notification/list': (ctx, input) => listNotifications(ctx, input),
  'GET /notification/unread': (ctx) => countUnread(ctx),
  'POST /notification/read': (ctx, input) => markNotificationsRead(ctx, input),
  'GET /notification/settings': async (ctx) => loadSettings(ctx, await ownReach(ctx)),
  'POST /notification/saveSetting': async (ctx, input) =>
    saveNotificationSetting(ctx, { ...input, reach: await ownReach(ctx) }),
}
