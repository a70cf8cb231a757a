import { Badge } from '@/components/ui/kit/badge'
import { Icon } from '@/components/ui/kit/icon'
import styles from './chat.module.css'
import type { ChatStatus, Counts } from './use-chat-orders'

const TABS: [ChatStatus, string, string][] = [
  ['1', '待发货', 'wallet'],
  ['2', '待收货', 'truck'],
  ['3', '已完成', 'done'],
  ['-1', '已取消', 'fail'],
]

/** Paid, shipped, successful, failed. */
export function StatusRail({
  status,
  counts,
  onChange,
}: {
  status: ChatStatus
  counts: Counts
  onChange: (status: ChatStatus) => void
}) {
  return (
    <nav className={styles.rail} aria-label="订单状态">
      {TABS.map(([value, label, icon]) => (
        <button
          key={value}
          type="button"
          aria-current={value === status ? 'page' : undefined}
          onClick={() => onChange(value)}
        >
          <Icon name={icon} />
          <span>{label}</span>
          {value === '1' || value === '2' ? <Count {...counts[value]} /> : null}
        </button>
      ))}
    </nav>
  )
}

/** Red is what there is to do; without it all orders are only counted. */
const Count = ({ all, mine }: Counts['1']) =>
  mine > 0 ? <Badge count={mine} label="笔待处理" /> : <Badge count={all} label="笔订单" quiet />
