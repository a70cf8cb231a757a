'use client'

import { useEffect, useRef, useState } from 'react'
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
import { goodsType } from '@/lib/shared/goods/goods-types'

type HandedOver = OutputOf<ApiContract['POST /order/credentials']>

interface Props {
  detail: OrderDetail
  onLooked: () => void
  /** Shown without a request, where the buyer has just paid for it. */
  isOpen?: boolean
}

/** Delivered credentials, loaded only on request: each view is logged and counted, and may start a timer. */
export function CredentialBox({ detail, onLooked, isOpen = false }: Props) {
  const { orderSn } = detail
  const isCode = goodsType(detail.orderTypeId).delivery === 'code'
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
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isOpen || hasBegun.current) return
    hasBegun.current = true
    void look()
  }, [isOpen])
  return (
    <Part
      title={isCode ? '兑换码' : '交付内容'}
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
          <Handed label={isCode ? '兑换码' : '说明'} text={handed.note} />
        </dl>
      ) : null}
      {isCode ? <HowToRedeem /> : null}
      {handed ? (
        <Button size="sm" onClick={() => setHanded(null)}>
          收起
        </Button>
      ) : (
        <Button kind="soft" loading={busy} onClick={look}>
          {isCode ? '查看兑换码' : '查看交付内容'}
        </Button>
      )}
      <Looks detail={detail} />
    </Part>
  )
}

const HowToRedeem = () => (
  <ol className={styles.redeem}>
    <li>复制兑换码，注意区分字母和数字。</li>
    <li>打开游戏内或游戏官网的兑换入口，登录要充值的账号后粘贴。</li>
    <li>到账后再确认收货。提示无效或已被使用时，先截图，再申请售后，不要确认收货。</li>
  </ol>
)

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
