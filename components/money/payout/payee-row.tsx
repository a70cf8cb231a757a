import { Button } from '@/components/ui/kit/button'
import { Tag } from '@/components/ui/kit/tag'
import { unpayableText } from '@/lib/shared/money/payout'
import { PayeeIcon } from './payee-icon'
import styles from './payout.module.css'
import type { Payee } from './use-payouts'

interface Props {
  payee: Payee
  onChoose: () => void
  onRemove: () => void
}

export function PayeeRow({ payee, onChoose, onRemove }: Props) {
  const { name, kind, isDefault, canPay, lockedUntil, createTime } = payee
  return (
    <li>
      <PayeeIcon kind={kind} />
      <span>
        <b>{name}</b>
        <small>{`${createTime.slice(0, 10)} 绑定${isDefault ? '，默认' : ''}`}</small>
      </span>
      {!canPay ? (
        <Tag>{unpayableText(kind)}</Tag>
      ) : lockedUntil ? (
        <Tag kind="bargain" icon="lock">
          {`${lockedUntil.slice(5, 16)} 后可提现`}
        </Tag>
      ) : (
        <Tag kind="safe" icon="check">
          可提现
        </Tag>
      )}
      <span className={styles.acts}>
        {isDefault ? null : (
          <Button size="sm" aria-label={`设为默认：${name}`} onClick={onChoose}>
            设为默认
          </Button>
        )}
        <Button size="sm" aria-label={`删除 ${name}`} onClick={onRemove}>
          删除
        </Button>
      </span>
    </li>
  )
}
