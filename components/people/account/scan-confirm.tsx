'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import styles from './account.module.css'

interface LoginRequest {
  siteName: string
  place: string
  device: string
  createTime: string
}
type Stage =
  | { kind: 'loading' }
  | { kind: 'asking'; asking: LoginRequest }
  | { kind: 'ended'; title: string; text: string; isLost?: boolean }

/** Our own address contains `code`; WeChat returns it as `state`, next to a code of its own. */
function codeOf(search: string): string {
  const query = new URLSearchParams(search)
  return query.get('state') ?? query.get('code') ?? ''
}

/** Page on the phone: shows which browser wants to log in, and requires confirmation. */
export function ScanConfirm() {
  const [stage, setStage] = useState<Stage>({ kind: 'loading' })
  const [busy, setBusy] = useState<'0' | '1' | ''>('')
  const fail = (error: unknown) =>
    setStage({
      kind: 'ended',
      title: '无法登录',
      text: (error as Error).message,
      isLost: (error as { reason?: string }).reason === 'NETWORK_LOST',
    })
  const ask = () => {
    setStage({ kind: 'loading' })
    setBusy('')
    lazyCall('POST /operation/scanQrLogin', { code: codeOf(location.search) }, { progress: true }).then(
      (asking) => setStage({ kind: 'asking', asking }),
      fail,
    )
  }

  useEffect(() => {
    if (!redirectToLogin(location.pathname + location.search)) ask()
  }, [])

  const handleAnswer = async (accept: '0' | '1') => {
    setBusy(accept)
    try {
      await lazyCall('POST /operation/answerQrLogin', { code: codeOf(location.search), accept }, { progress: true })
      setStage(
        accept === '1'
          ? { kind: 'ended', title: '已确认登录', text: '请回到电脑继续操作，本页可以关闭' }
          : { kind: 'ended', title: '已取消', text: '电脑上的这次登录不会成功' },
      )
    } catch (error) {
      fail(error)
    }
  }
  return (
    <section className={`panel ${styles.scanPage}`} aria-labelledby="scan-h">
      <h1 id="scan-h">扫码登录确认</h1>
      {stage.kind === 'loading' ? <Skeleton height={180} /> : null}
      {stage.kind === 'ended' ? (
        <div role="status">
          <Empty picture="login" title={stage.title} text={stage.text}>
            {stage.isLost ? (
              <Button onClick={ask}>重试</Button>
            ) : (
              <a className="btn" href="/">
                返回首页
              </a>
            )}
          </Empty>
        </div>
      ) : null}
      {stage.kind === 'asking' ? (
        <>
          <p>有一台设备请求登录你的账号：</p>
          <dl className={styles.scanFacts}>
            {[
              ['网站', stage.asking.siteName],
              ['域名', location.host],
              ['城市', stage.asking.place],
              ['设备', stage.asking.device],
              ['时间', stage.asking.createTime],
            ].map(([name, value]) =>
              value ? (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <Alert kind="warn">不是本人在电脑上操作，请点“取消”。客服不会让你扫码登录。</Alert>
          <div className={styles.scanActions}>
            <Button size="lg" loading={busy === '0'} disabled={busy !== ''} onClick={() => void handleAnswer('0')}>
              取消
            </Button>
            <Button
              kind="primary"
              size="lg"
              loading={busy === '1'}
              disabled={busy !== ''}
              onClick={() => void handleAnswer('1')}
            >
              确认登录
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}
