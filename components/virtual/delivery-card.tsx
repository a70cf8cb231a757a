import { virtualWordsOf } from '@/components/goods/type-words'
import { Icon } from '@/components/ui/icon'
import styles from './virtual.module.css'

/** How it arrives, where others have their cover. */
export function DeliveryCard({ goodsTypeId }: { goodsTypeId: number }) {
  return (
    <ul className={styles.ways} aria-label="交付方式">
      {virtualWordsOf(goodsTypeId).ways.map(([icon, title, text]) => (
        <li key={title}>
          <Icon name={icon} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
