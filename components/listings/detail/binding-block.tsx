'use client'

import styles from '@/components/listings/goods/detail-parts.module.css'
import { Reveal } from '@/components/listings/goods/reveal'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import type { BindingRow } from './goods-facts'

const PassportView = onDemand(() => import('./passport-view').then((file) => file.PassportView))

const ICONS = { good: 'check', bad: 'alert', '': 'info' } as const

interface Props {
  goodsSn: string
  rows: readonly BindingRow[]
  isVerified: boolean
  /** Staff have confirmed all of them. */
  isChecked: boolean
}

/** Real name, phone, mail, bans: the facts that decide whether the buyer can fully take over an account. */
export function BindingBlock({ goodsSn, ...binding }: Props) {
  return (
    <>
      <BindingRows {...binding} />
      <Reveal label="查看账号履历" goodsSn={goodsSn} Part={PassportView} />
    </>
  )
}

function BindingRows({ rows, isVerified, isChecked }: Omit<Props, 'goodsSn'>) {
  if (rows.length === 0) return <p className="muted">卖家没有填写，付款前请先问卖家。</p>
  return (
    <>
      <ul className={styles.binding} data-checked={isChecked || undefined}>
        {rows.map(([label, value, verdict]) => (
          <li key={label} data-verdict={verdict || undefined}>
            <Icon name={ICONS[verdict]} />
            <span>{label}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <p className={`muted ${styles.note}`}>
        {isChecked ? '由客服登录核对' : '由卖家填写'}，{isVerified && !isChecked ? '验号时客服逐项核对；' : ''}
        与实际不符可退款。
      </p>
    </>
  )
}
