'use client'

import { useState } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ApiError, call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { NotificationChannel, NotificationKind } from '@/lib/shared/people/notifications'
import styles from './notifications.module.css'
import { SoundSetting } from './sound-setting'

/** Kinds of notifications per bound channel. Each switch is saved immediately. */
export function NotificationSettings() {
  const { data, slow, error, reload } = useLoad('settings', () => call('GET /notification/settings', {}))
  const [saved, setSaved] = useState<typeof data>(null)
  const [busy, setBusy] = useState('')
  const { kinds = [], channels = [] } = saved ?? data ?? {}
  const bound = channels.filter(({ isBound }) => isBound)
  const save = async (kind: NotificationKind, channel: NotificationChannel, isOn: boolean) => {
    setBusy(`${kind} ${channel}`)
    try {
      setSaved(await call('POST /notification/saveSetting', { kind, channel, isOn: isOn ? '1' : '0' }))
    } catch (refusal) {
      toast({ kind: 'warn', text: refusal instanceof ApiError ? refusal.message : '没有保存，请重试' })
    } finally {
      setBusy('')
    }
  }
  return (
    <section className={`panel ${styles.settings}`} aria-labelledby="settings-h">
      <header className="section-head">
        <h2 id="settings-h">其他提醒方式</h2>
        <p className="muted">
          只发需要你处理的；短信和微信在 22 点到次日 8 点除账号安全外不发。短信和邮件里不会有链接。
          {bound.length > 0
            ? `每天最多：${bound.map(({ name, mostADay }) => `${name} ${mostADay} 条`).join('，')}；账号安全的另计。`
            : ''}
        </p>
      </header>
      <SoundSetting />
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} /> : null}
      <ul>
        {kinds.map(({ kind, name, about, channels: carried }) => (
          <li key={kind}>
            <span>
              <b>{name}</b>
              <span className="muted">{about}</span>
            </span>
            <span className={styles.choices}>
              {bound.map(({ channel, name: way }) => (
                <label key={channel} className="check">
                  <input
                    type="checkbox"
                    aria-label={`${name}：${way}`}
                    checked={carried.includes(channel)}
                    disabled={busy !== ''}
                    aria-busy={busy === `${kind} ${channel}`}
                    onChange={(event) => void save(kind, channel, event.target.checked)}
                  />
                  <span>{way}</span>
                </label>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {channels
        .filter(({ isBound }) => !isBound)
        .map(({ channel, name, todo, href }) => (
          <p key={channel} className={`muted ${styles.unbound}`}>
            {`${name}提醒：`}
            <a className="link" href={href}>
              {todo}
            </a>
            后可用
          </p>
        ))}
    </section>
  )
}
