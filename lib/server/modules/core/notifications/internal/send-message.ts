import type { NotificationChannel } from '@/lib/shared/people/notifications'
import type { notifications } from '../../../../db/schema/notifications'
import type { Ctx } from '../../../../runtime/context'
import { mailText, smsText } from '../rules-channels'

interface Message {
  /** Its reader's address on the channel. */
  to: string
  notice: typeof notifications.$inferSelect
}

/** Hands a notification to a channel's provider, which knows it by its key. Rejects when it was not taken. */
export function sendMessage(ctx: Ctx, channel: NotificationChannel, { to, notice }: Message): Promise<void> {
  const { id, distId, title, createdAt, href } = notice
  const dist = ctx.distOf(distId)
  const brand = dist?.conf.distBaseConf.websiteName ?? ''
  // WeChat keeps 32 characters of it
  const key = `n-${id}-${createdAt.getTime().toString(36)}`
  if (channel === 'sms') return ctx.sms.send(to, smsText(brand, title), key)
  if (channel === 'mail')
    return ctx.mail.send({ to, subject: `${brand}：${title}`, text: mailText(brand, notice), from: brand, key })
  if (!ctx.wechatPush) return Promise.reject(new Error('there is no official account'))
  return ctx.wechatPush.send({ openId: to, title, at: createdAt, url: `${dist?.origin ?? ''}${href}`, key })
}
