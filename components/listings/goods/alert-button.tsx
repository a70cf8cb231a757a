import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './detail-parts.module.css'

interface Props {
  isSet?: boolean
  label?: string
  /** What stands before the button. */
  children?: ReactNode
  onPress: () => void
}

export const AlertButton = ({ isSet = false, label = '降价提醒', children, onPress }: Props) => (
  <span className={styles.alert}>
    {children}
    <button type="button" aria-haspopup="dialog" className={isSet ? styles.isSet : undefined} onClick={onPress}>
      <Icon name="bell" />
      {label}
    </button>
  </span>
)
