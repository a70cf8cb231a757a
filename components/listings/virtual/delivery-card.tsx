import { virtualWordsOf } from '@/components/listings/goods/type-words'
import { Icon } from '@/components/ui/kit/icon'
import styles from './virtual.module.css'

interface Props {
  goodsTypeId: number
  isAutomatic: boolean
  /** The seller's delivery time. */
  start: string
}

/** How it is delivered, shown in place of the cover. */
export function DeliveryCard({ goodsTypeId, isAutomatic, start }: Props) {
  const { ways } = virtualWordsOf(goodsTypeId, { start, isAutomatic })
  return (
    <ul className={styles.ways} aria-label="交付方式">
      {ways.map(([icon, title, text]) => (
        <li key={title}>
          <Icon name={icon} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
