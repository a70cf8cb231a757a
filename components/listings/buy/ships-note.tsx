import { Icon } from '@/components/ui/kit/icon'
import type { GoodsNow } from '@/lib/contract/entities/goods'
import styles from './buy-form.module.css'

/** Outside the seller's hours: when the order is sent. Away, the item cannot be ordered, which the button says. */
export const ShipsNote = ({
  goods: { ships, isAway },
  hours,
}: {
  goods: Pick<GoodsNow, 'ships' | 'isAway'>
  hours: string
}) =>
  ships && !isAway ? (
    <p className={`muted ${styles.ships}`}>
      <Icon name="clock" />
      <span className="num">{`卖家 ${ships}${hours ? `，营业时间 ${hours}` : ''}`}</span>
    </p>
  ) : null
