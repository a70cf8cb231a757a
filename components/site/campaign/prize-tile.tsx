import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import type { Prize } from '@/lib/contract/entities/campaign'
import styles from './lottery.module.css'
import { wholeYuan } from './whole-yuan'

/** e.g. "特等奖 500元券": rank, value, condition and remaining number. */
export function PrizeTile({ prize }: { prize: Prize }) {
  const isGone = prize.remaining === 0
  if (prize.kind === 'nothing')
    return (
      <span className={styles.tile}>
        <Icon name="heart" />
        <span>{prize.name}</span>
      </span>
    )
  return (
    <span className={isGone ? `${styles.tile} ${styles.gone}` : styles.tile}>
      <small>{prize.name.split(' ')[0]}</small>
      <Price yuan={prize.amount ?? '0.00'} size="l" className={styles.worth} />
      <small className="num">{isGone ? '已发完' : `满 ${wholeYuan(prize.minAmount ?? '')} 元可用`}</small>
    </span>
  )
}
