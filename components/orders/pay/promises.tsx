import { Icon } from '@/components/ui/kit/icon'
import type { OrderDetail } from '@/lib/contract/entities/order'
import styles from './pay.module.css'

const ICONS = ['lock', 'refresh'] as const

/** Buyer protection of this order, and the standard payment warning. */
export function Promises({ promises }: { promises: OrderDetail['promises'] }) {
  return (
    <ul className={styles.promise}>
      {promises.map(({ label, value }, i) => (
        <Line key={label} icon={ICONS[i] ?? 'shield'} label={label} value={value} />
      ))}
      <Line icon="alert" label="只扫本页的码" value="客服不会私发收款码" />
    </ul>
  )
}

function Line({ icon, label, value }: { icon: string; label: string; value: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        {value}
      </span>
    </li>
  )
}
