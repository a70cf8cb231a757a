import type { NotificationChannel } from '@/lib/shared/people/notifications'
import type { notifications } from '../../../../db/schema/core/notifications'
import type { Ctx } from '../../../../runtime/context'
import { siteOf } from '../../tenancy/queries-here'
import { mailText, smsMessage } from '../rules-channels'

interface Message {
  /** The recipient's address on the channel. */
  to: string
  notice: typeof notifications.$inferSelect
}

/**
 * Sends a notification through a channel's provider, with its key as idempotency key, in the name of the site on which
 * it can be opened. Rejects if the provider did not accept it.
 */
export function sendMessage(ctx: Ctx, channel: NotificationChannel, { to, notice }: Message): Promise<void> {
  const { id, distId, title, createdAt, href } = notice
  const dist = siteOf(ctx, distId)
  const brand = dist?.conf.distBaseConf.websiteName ?? ''
  // WeChat stores at most 32 characters of the key
  const key = `n-${id}-${createdAt.getTime().toString(36)}`
  if (channel === 'sms')
    return ctx.sms.send({ phone: to, message: smsMessage(notice), site: { distId, name: brand }, key })
  if (channel === 'mail')
    return ctx.mail.send({ to, subject: `${brand}：${title}`, text: mailText(brand, notice), from: brand, key })
  if (!ctx.wechatPush) return Promise.reject(new Error('there is no official account'))
  return ctx.wechatPush.send({ openId: to, title, at: createdAt, url: `${dist?.origin ?? ''}${href}`, key })
}
