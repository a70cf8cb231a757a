import { Icon } from '@/components/ui/kit/icon'
import { countText } from '@/lib/shared/text/count-text'
import styles from './favourite-button.module.css'

interface Props {
  isPressed?: boolean
  count: number
  /** Which item, in lists of many. */
  of?: string
  className: string
  onPress: () => void
}

export const HeartButton = ({ isPressed = false, count, of = '', className, onPress }: Props) => (
  <button
    type="button"
    className={`${styles.fav} ${className}`}
    aria-pressed={isPressed}
    aria-label={`收藏${of && ` ${of}`}，${count} 人已收藏`}
    onClick={onPress}
  >
    <Icon name={isPressed ? 'heart-fill' : 'heart'} />
    {count > 0 ? <span className="num">{countText(count)}</span> : null}
  </button>
)
