'use client'

import { useStaff } from '@/components/office/parts/use-staff'
import type { WebhookApi, WebhookName } from '@/components/selling/api/webhook-api'
import { WebhooksPart } from '@/components/selling/api/webhooks-part'
import { call } from '@/lib/client/api'
import { HouseKeys } from './house-keys'
import styles from './site.module.css'

const loud = { loud: true } as const
const idOf = ({ webhookId }: WebhookName): string => String(webhookId)

const apiOf = (house: 'platform' | 'dist'): WebhookApi => ({
  owner: house === 'dist' ? 'site' : 'platform',
  hasTestMode: false,
  list: () => call('GET /console/webhooks', {}),
  create: (_, form) => call('POST /console/addWebhook', form),
  change: (name, form) => call('POST /console/changeWebhook', { webhookId: idOf(name), ...form }),
  turn: (name, on) => call('POST /console/switchWebhook', { webhookId: idOf(name), on }, loud),
  remove: (name) => call('POST /console/removeWebhook', { webhookId: idOf(name) }, loud),
  rotate: (name) => call('POST /console/rotateWebhook', { webhookId: idOf(name) }, loud),
  test: (name) => call('POST /console/testWebhook', { webhookId: idOf(name) }, loud),
  sends: (name, page) => call('GET /console/webhookSends', { webhookId: idOf(name), ...page }),
  resend: (_, sendId) => call('POST /console/resendWebhook', { sendId }, loud),
})
const APIS = { platform: apiOf('platform'), dist: apiOf('dist') }

/** Programs of the house: keys that read its books, and endpoints to which its events are sent. */
export default function WebhooksScreen() {
  const { house } = useStaff()
  return (
    <div className={styles.sheetPage}>
      <h1>数据接口</h1>
      <p className={styles.note}>
        用自己的程序读取{house === 'dist' ? '本站' : '各站'}
        的订单、分成和文章，接收事件。密钥只能读取，范围以创建密钥的员工现在的权限为准；该员工离职后失效。
      </p>
      <HouseKeys />
      <WebhooksPart api={APIS[house]} />
    </div>
  )
}
