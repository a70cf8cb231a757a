import type { Logger } from 'pino'
import type { UserId } from '@/lib/shared/ids'
import { findStoredMessage } from '../modules/market/chat/find-stored-message'
import { notifyPresence } from '../modules/market/chat/notify-presence'
import { createLocalLive, type LocalLiveOptions } from '../providers/chat/local'
import type { ChatLive } from '../providers/chat/port'
import { createRongCloudLive } from '../providers/chat/rongcloud/create-rongcloud'
import type { Services } from '../runtime/context'
import type { Env } from '../runtime/env'
import type { PresenceMove } from '../runtime/live-event'
import { PlainError } from '../runtime/plain-error'

interface ChatOptions extends Pick<LocalLiveOptions, 'authenticate' | 'others'> {
  log: Logger
  now: () => Date
  services: () => Services
}

/** Chooses the provider that delivers live events and group messages. */
export function chooseChat(env: Env, { log, now, services, authenticate, others }: ChatOptions): ChatLive {
  const moved = (person: { distId: number; userId: UserId; move?: PresenceMove }) => {
    notifyPresence(services(), person).catch((err) => log.warn({ err }, 'presence not told'))
  }
  if (env.CHAT_PROVIDER === 'local') return createLocalLive({ authenticate, moved, others })
  const app = { appKey: env.RONGCLOUD_APP_KEY, appSecret: env.RONGCLOUD_APP_SECRET, api: env.RONGCLOUD_API }
  if (!app.appKey || !app.appSecret)
    throw new PlainError('RONGCLOUD_APP_KEY, RONGCLOUD_APP_SECRET: name the RongCloud app, or set CHAT_PROVIDER=local')
  return createRongCloudLive({
    ...app,
    log,
    now,
    moved,
    stored: (groupId, seq) => findStoredMessage(services(), { groupId, seq }),
  })
}
