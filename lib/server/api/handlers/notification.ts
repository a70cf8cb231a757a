import type { notificationContract } from '@/lib/contract/notification'
import { countUnread, listNotifications, loadSettings } from '../../modules/notifications/queries'
import { readNotifications } from '../../modules/notifications/read-notifications'
import { saveSetting } from '../../modules/notifications/save-setting'
import type { Handlers } from '../handler'

export const notificationHandlers: Handlers<typeof notificationContract> = {
  'GET /notification/list': (ctx, input) => listNotifications(ctx, input),
  'GET /notification/unread': (ctx) => countUnread(ctx),
  'POST /notification/read': (ctx, input) => readNotifications(ctx, input),
  'GET /notification/settings': (ctx) => loadSettings(ctx),
  'POST /notification/saveSetting': (ctx, input) => saveSetting(ctx, input),
}
