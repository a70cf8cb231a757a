import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import { yuanText } from '@/lib/shared/money/money'
import styles from './detail-parts.module.css'

interface Props {
  isSet?: boolean
  /** Price to be told of; null: any lower one. */
  target?: string | null
  /** Yuan by which the item is cheaper than when the alert was set; null: not cheaper. */
  fell?: string | null
  onPress: () => void
}

export const AlertButton = ({ isSet = false, target, fell, onPress }: Props) => (
  <span className={styles.alert}>
    {fell ? <Tag kind="bargain">已降 {yuanText(fell)}</Tag> : null}
    <button type="button" aria-haspopup="dialog" className={isSet ? styles.isSet : undefined} onClick={onPress}>
      <Icon name="bell" />
      {isSet ? `已设降价提醒${target ? ` · 降到 ${yuanText(target)}` : ''}` : '降价提醒'}
    </button>
  </span>
)
