import { Button } from '@/components/ui/kit/button'
import { yuanText } from '@/lib/shared/money/money'
import styles from './payout.module.css'
import { StateTag } from './state-tag'
import type { Withdrawal } from './use-payouts'

interface Props {
  withdrawals: readonly Withdrawal[]
  onCancel: (withdrawal: Withdrawal) => void
}

export function WithdrawalsTable({ withdrawals, onCancel }: Props) {
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          <th scope="col">申请时间</th>
          <th scope="col" className={styles.r}>
            金额
          </th>
          <th scope="col" className={styles.r}>
            手续费
          </th>
          <th scope="col" className={styles.r}>
            到账
          </th>
          <th scope="col">账户</th>
          <th scope="col">状态</th>
          <th scope="col" className={styles.r}>
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {withdrawals.map((withdrawal) => (
          <tr key={withdrawal.withdrawalSn}>
            <td className="num">{withdrawal.createTime.slice(5, 16)}</td>
            <td className={`num ${styles.r}`}>{yuanText(withdrawal.amount)}</td>
            <td className={`num ${styles.r}`} data-label="手续费">
              {yuanText(withdrawal.fee)}
            </td>
            <td className={`num ${styles.r}`} data-label="到账">
              {yuanText(withdrawal.arrives)}
            </td>
            <td>{withdrawal.payee}</td>
            <td>
              <StateTag state={withdrawal.state} name={withdrawal.stateName} />
              <small>{withdrawal.says}</small>
            </td>
            <td className={styles.r}>
              {withdrawal.canCancel ? (
                <Button kind="text" size="sm" onClick={() => onCancel(withdrawal)}>
                  取消
                </Button>
              ) : null}
              <a className="link" href={`/center/myself/cashWithdrawal?sn=${withdrawal.withdrawalSn}`}>
                详情
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
