'use client'

import { useState } from 'react'
import { LoadError } from '@/components/ui/load-error'
import { SkeletonRows } from '@/components/ui/skeleton'
import { ApiError, call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { NotificationKind } from '@/lib/shared/notifications'
import styles from './notifications.module.css'

/** Which kinds come by SMS as well. Each switch is saved by itself. */
export function NotificationSettings() {
  const { data, slow, error, reload } = useLoad('settings', () => call('GET /notification/settings', {}))
  const [saved, setSaved] = useState<typeof data>(null)
  const [busy, setBusy] = useState<NotificationKind>()
  const kinds = (saved ?? data)?.kinds
  const save = async (kind: NotificationKind, isOn: boolean) => {
    setBusy(kind)
    try {
      setSaved(await call('POST /notification/saveSetting', { kind, channel: 'sms', isOn: isOn ? '1' : '0' }))
    } catch (refusal) {
      toast({ kind: 'warn', text: refusal instanceof ApiError ? refusal.message : '没有保存，请重试' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <section className={`panel ${styles.settings}`} aria-labelledby="settings-h">
      <header className="section-head">
        <h2 id="settings-h">短信提醒</h2>
        <p className="muted">只发需要您处理的，每天最多 8 条；22 点到次日 8 点除账号安全外不发。短信里不会有链接。</p>
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} /> : null}
      <ul>
        {kinds?.map(({ kind, name, about, channels }) => (
          <li key={kind}>
            <label>
              <input
                type="checkbox"
                checked={channels.includes('sms')}
                disabled={busy !== undefined}
                aria-busy={busy === kind}
                onChange={(event) => void save(kind, event.target.checked)}
              />
              <b>{name}</b>
              <span className="muted">{about}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
