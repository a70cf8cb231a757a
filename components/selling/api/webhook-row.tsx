import { Button } from '@/components/ui/kit/button'
import { Tag } from '@/components/ui/kit/tag'
import { WEBHOOK_EVENTS } from '@/lib/shared/people/webhooks'
import styles from './api.module.css'
import type { Webhook } from './webhook-api'

export type WebhookAct = 'test' | 'change' | 'rotate' | 'on' | 'off' | 'remove'

const LABELS: Record<WebhookAct, string> = {
  test: '发送测试',
  change: '修改',
  rotate: '更换签名密钥',
  on: '启用',
  off: '停用',
  remove: '删除',
}

/** An endpoint, how it does, and what can be done with it. */
export function WebhookRow({ webhook, onAct }: { webhook: Webhook; onAct: (act: WebhookAct) => void }) {
  const { url, events, isOn, offReason, offTime, failingTime, oldSecretTime, createTime } = webhook
  const acts: readonly WebhookAct[] = isOn
    ? ['test', 'change', 'rotate', 'off', 'remove']
    : ['on', 'change', 'rotate', 'remove']
  return (
    <li className={styles.webhook}>
      <div>
        <span className={styles.address}>
          <code>{url}</code>
          {webhook.mode === 'test' ? <Tag kind="info">测试</Tag> : null}
          {isOn ? failingTime ? <Tag kind="danger">推送失败</Tag> : <Tag kind="safe">启用中</Tag> : <Tag>已停用</Tag>}
        </span>
        <small>{events.map((event) => WEBHOOK_EVENTS[event].label).join('、')}</small>
        {isOn ? null : <small className={styles.wrong}>{`${offReason}，${offTime?.slice(0, 16)}`}</small>}
        {isOn && failingTime ? (
          <small className={styles.wrong}>{`${failingTime.slice(0, 16)} 起推送失败，系统会自动重试`}</small>
        ) : null}
        {oldSecretTime ? <small>{`旧签名密钥 ${oldSecretTime.slice(0, 16)} 前仍可使用`}</small> : null}
        <small className="num">{`${createTime.slice(0, 16)} 添加`}</small>
      </div>
      <span className={styles.acts}>
        {acts.map((act) => (
          <Button key={act} size="sm" aria-label={`${LABELS[act]} ${url}`} onClick={() => onAct(act)}>
            {LABELS[act]}
          </Button>
        ))}
      </span>
    </li>
  )
}
