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
  /** Who stated them, see `bindingNote`. */
  note: string
  /** Staff have confirmed all of them. */
  isChecked: boolean
}

/** Real name, phone, mail, bans: the facts that decide whether the buyer can fully take over an account. */
export const BindingBlock = ({ goodsSn, rows, note, isChecked }: Props) => (
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
    <p className={`muted ${styles.note}`}>{note}</p>
    <Reveal label="查看账号履历" goodsSn={goodsSn} Part={PassportView} />
  </>
)
