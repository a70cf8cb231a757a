import { yuanText } from '@/lib/shared/money/money'
import { orderPath } from '@/lib/shared/trade/order-path'
import { signedYuan } from './signed-yuan'
import type { RecordPage } from './use-wallet'
import styles from './wallet.module.css'

export function RecordsTable({ records }: { records: RecordPage['list'] }) {
  return (
    <table className={styles.records}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">类型</th>
          <th scope="col">说明</th>
          <th scope="col" className={styles.r}>
            金额
          </th>
          <th scope="col" className={styles.r}>
            余额
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <td className="num">{record.createTime}</td>
            <td>{record.kindName}</td>
            <td className={styles.memo}>
              {record.memo || '-'}
              {record.orderSn ? (
                <a className={`num muted ${styles.about}`} href={orderPath(record.orderSn)}>
                  {record.orderSn}
                </a>
              ) : null}
              {record.state ? <small className="muted">{record.state}</small> : null}
            </td>
            <td className={record.amount.startsWith('-') ? `num ${styles.r}` : `num ${styles.r} ${styles.in}`}>
              {signedYuan(record.amount)}
            </td>
            <td className={`num ${styles.r}`}>{yuanText(record.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
