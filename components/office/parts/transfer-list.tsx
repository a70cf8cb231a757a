'use client'

import type { LedgerTransfer } from '@/lib/contract/entities/ledger'
import { yuanText } from '@/lib/shared/money/money'
import styles from './screen-page.module.css'

const signed = (amount: string): string => `${amount.startsWith('-') ? '' : '+'}${yuanText(amount)}`

/** Movements of money with all affected accounts; the amounts of one movement sum to zero. */
export function TransferList({ list, empty }: { list: readonly LedgerTransfer[]; empty: string }) {
  if (list.length === 0) return <p className="muted">{empty}</p>
  return (
    <ul className={styles.transfers}>
      {list.map((one) => (
        <li key={one.transferId}>
          <p>
            <b>{one.kindName}</b>
            <span className="muted">{`${one.createTime}・流水 ${one.transferId}`}</span>
          </p>
          {one.memo ? <p className="muted">{one.memo}</p> : null}
          <table>
            <tbody>
              {one.lines.map((line) => (
                <tr key={`${line.kind} ${line.ownerId}`}>
                  <th scope="row">{`${line.kindName}${line.ownerId ? ` ${line.ownerId}` : ''}`}</th>
                  <td className={styles.num}>{signed(line.amount)}</td>
                  <td
                    className={`muted ${styles.num}`}
                  >{`余额 ${line.balance.startsWith('-') ? signed(line.balance) : yuanText(line.balance)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ul>
  )
}
