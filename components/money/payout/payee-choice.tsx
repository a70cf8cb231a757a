import { FieldError } from '@/components/ui/forms/field'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import { isUsablePayee, unpayableText } from '@/lib/shared/money/payout'
import { PayeeIcon } from './payee-icon'
import styles from './payout.module.css'
import type { Payee } from './use-payouts'

interface Props {
  payees: readonly Payee[]
  value: string
  error?: string
  onChange: (payeeId: string) => void
}

/** Own payees; one that is locked, or cannot be paid, stays in the list and says why. */
export function PayeeChoice({ payees, value, error, onChange }: Props) {
  return (
    <fieldset className={styles.payees} id="payeeId" tabIndex={-1} aria-describedby={error ? 'payeeId-e' : undefined}>
      <legend>收款账户</legend>
      {payees.map((payee) => (
        <label key={payee.payeeId} className={isUsablePayee(payee) ? styles.way : `${styles.way} ${styles.isOff}`}>
          <input
            type="radio"
            name="payeeId"
            checked={value === String(payee.payeeId)}
            disabled={!isUsablePayee(payee)}
            onChange={() => onChange(String(payee.payeeId))}
          />
          <PayeeIcon kind={payee.kind} />
          <span>
            <b>{payee.name}</b>
            <small>{noteOf(payee)}</small>
          </span>
          {!payee.canPay ? (
            <Tag>{unpayableText(payee.kind)}</Tag>
          ) : payee.lockedUntil ? (
            <Tag kind="bargain" icon="lock">
              {`${payee.lockedUntil.slice(5, 16)} 后可提现`}
            </Tag>
          ) : (
            <Tag kind="safe" icon="check">
              同名
            </Tag>
          )}
        </label>
      ))}
      <FieldError id="payeeId" error={error} />
      <a className="link" href="/center/myself/changeAliAccount">
        <Icon name="plus" /> 管理收款账户
      </a>
    </fieldset>
  )
}

function noteOf(payee: Payee): string {
  const { isFirst, isDefault, createTime } = payee
  if (!isUsablePayee(payee)) return `${createTime.slice(5, 16)} 绑定`
  return [isDefault ? '默认' : '', isFirst ? '首次提现次日打款' : '曾成功到账'].filter(Boolean).join('，')
}
