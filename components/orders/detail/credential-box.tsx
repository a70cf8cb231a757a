'use client'

import { useState } from 'react'
import styles from '@/components/orders/order/orders-page.module.css'
import { Part } from '@/components/orders/order/part'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Tag } from '@/components/ui/kit/tag'
import { ApiError, call } from '@/lib/client/api'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

type HandedOver = OutputOf<ApiContract['POST /order/credentials']>

/** Delivered credentials, loaded only on request: each view is logged and counted, and may start a timer. */
export function CredentialBox({ detail, onLooked }: { detail: OrderDetail; onLooked: () => void }) {
  const { orderSn } = detail
  const [handed, setHanded] = useState<HandedOver | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const look = async () => {
    setBusy(true)
    setError('')
    try {
      setHanded(await call('POST /order/credentials', { orderSn }))
      onLooked()
    } catch (e) {
      setError(e instanceof ApiError ? e.message : '加载失败')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Part
      title="交付内容"
      aside={
        <>
          <Tag kind="safe" icon="lock">
            仅你可见
          </Tag>
          <small className={styles.views}>
            {handed ? `每次查看都留记录，已看 ${handed.views} 次` : '每次查看都留记录'}
          </small>
        </>
      }
    >
      {error ? (
        <Alert kind="danger" live>
          {error}
        </Alert>
      ) : null}
      {handed ? (
        <dl className={styles.handed} data-testid="credentials">
          <Handed label="账号" text={handed.account} />
          <Handed label="密码" text={handed.password} isSecret />
          <Handed label="说明" text={handed.note} />
        </dl>
      ) : null}
      {handed ? (
        <Button size="sm" onClick={() => setHanded(null)}>
          收起
        </Button>
      ) : (
        <Button kind="soft" loading={busy} onClick={look}>
          查看交付内容
        </Button>
      )}
      <Looks detail={detail} />
    </Part>
  )
}

/** For the delivering party: whether the credentials have been viewed. */
export const HandedOverBox = ({ detail }: { detail: OrderDetail }) => (
  <Part title="交付内容">
    <p className="muted">{detail.handedOver}</p>
    <Looks detail={detail} />
  </Part>
)

/** Log of views, latest first. */
function Looks({ detail: { looks, looksBy } }: { detail: OrderDetail }) {
  if (looks.length === 0) return <p className={styles.looks}>还没有人查看过</p>
  return (
    <details className={styles.looks}>
      <summary>{`查看记录 ${looks.length} 次，最近 ${looks[0]?.slice(5, 16)}`}</summary>
      <ul>
        {looks.map((time) => (
          <li key={time}>
            <time className="num">{time}</time>
            {looksBy}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A secret is hidden until requested; copying works without showing it. */
function Handed({ label, text, isSecret = false }: { label: string; text: string; isSecret?: boolean }) {
  const [isShown, setIsShown] = useState(!isSecret)
  if (!text) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{isShown ? text : '********'}</dd>
      <dd className={styles.handedActions}>
        {isSecret ? (
          <button
            type="button"
            className="link"
            aria-label={`${isShown ? '隐藏' : '显示'}${label}`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? '隐藏' : '显示'}
          </button>
        ) : null}
        <CopyText text={text} label={`复制${label}`} />
      </dd>
    </div>
  )
}
