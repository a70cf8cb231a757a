'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { clearVisitor } from '@/lib/client/clear-visitor'
import { useLoad } from '@/lib/client/hooks/use-load'
import { clearOwn } from '@/lib/client/own-storage'
import { toast, toastLater } from '@/lib/client/toast-store'
import styles from './security.module.css'

/** Sessions of this account, which can be ended individually or all at once. */
export function LoginDevices() {
  const { data, error, reload } = useLoad('sessions', () => call('GET /user/sessions', {}))
  const [asks, setAsks] = useState(false)
  const end = async (sessionId: string) => {
    await call('POST /user/endSession', { sessionId }, { loud: true, progress: true }).then(
      () => toast({ text: '该设备已退出登录' }),
      () => {},
    )
    reload()
  }
  const endAll = async () => {
    await call('POST /user/logoutEverywhere', {}, { loud: true })
    clearOwn()
    clearVisitor()
    toastLater({ text: '所有设备已退出登录' })
    location.assign('/login')
  }
  const endOthers = async () => {
    await call('POST /user/logoutEverywhere', { keepThis: '1' }, { loud: true, progress: true }).then(
      () => toast({ text: '其他设备已退出登录' }),
      () => {},
    )
    reload()
  }
  const hasOthers = data?.list.some(({ isThis }) => !isThis) ?? false
  return (
    <section className={`panel ${styles.sheet}`} aria-labelledby="dev-h">
      <header className="section-head">
        <h2 id="dev-h">登录设备</h2>
        <span className={styles.acts}>
          <Button size="sm" disabled={!hasOthers} onClick={() => void endOthers()}>
            退出其他设备
          </Button>
          <Button size="sm" onClick={() => setAsks(true)}>
            退出所有设备
          </Button>
        </span>
      </header>
      <p className="muted">看到不认识的设备，请退出它并修改登录密码</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      <ul className={styles.rows}>
        {data?.list.map(({ sessionId, device, place, ip, way, createTime, usedTime, isThis }) => (
          <li key={sessionId}>
            <span className={styles.mark}>
              <Icon name={isThis ? 'done' : 'user'} />
            </span>
            <span className={styles.about}>
              <b>{device}</b>
              <small>{`${way ? `${way} ` : ''}${createTime.slice(5, 16)}，最近使用 ${usedTime.slice(5, 16)}`}</small>
            </span>
            <span className="muted">{place ? `${place} ${ip}` : ip}</span>
            {isThis ? (
              <span className="tag tag-safe">本机</span>
            ) : (
              <Button size="sm" aria-label={`退出 ${device}`} onClick={() => void end(sessionId)}>
                退出
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asks}
        title="退出所有设备？"
        confirmText="全部退出"
        onConfirm={endAll}
        onClose={() => setAsks(false)}
      >
        包括这台设备，都需要重新登录
      </ConfirmDialog>
    </section>
  )
}
