import type { ReactNode } from 'react'
import type { Refusal } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import type { Reason } from '@/lib/client/reason'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './rental.module.css'

/** The account is not available. */
const NOT_FREE: readonly string[] = ['GOODS_GONE', 'GOODS_RESERVED'] satisfies Reason[]

interface Props {
  refused: Refusal
  /** Loads the current prices. */
  onReload: () => void
  /** Link to alternatives if this account is not available. */
  onward: ReactNode
}

/** An error that belongs to no field, with the next step. */
export function RentRefusal({ refused: { reason, message, data }, onReload, onward }: Props) {
  if (reason === 'NOT_VERIFIED') {
    const back = encodeURIComponent(location.pathname + location.search)
    return (
      <Alert kind="warn" live>
        {message}{' '}
        <a className="link" href={`/center/myself/identityAuthentication?returnUrl=${back}`}>
          去认证
        </a>
      </Alert>
    )
  }
  const { orderSn } = (data ?? {}) as { orderSn?: string }
  if (orderSn)
    return (
      <Alert kind="warn" live>
        {message}{' '}
        <a className="link" href={orderPath(orderSn)}>
          去处理
        </a>
      </Alert>
    )
  if (reason !== 'PRICE_CHANGED' && !NOT_FREE.includes(reason)) return <LoadError message={message} />
  return (
    <div className={styles.stale} role="alert">
      <p>
        <Icon name="alert" />
        {message}
      </p>
      {reason === 'PRICE_CHANGED' ? (
        <Button size="sm" onClick={onReload}>
          刷新价格
        </Button>
      ) : (
        onward
      )}
    </div>
  )
}
