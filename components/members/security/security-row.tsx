import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './security.module.css'

interface Props {
  icon: string
  name: string
  text: string
  isDone: boolean
  /** What changes it. */
  children: ReactNode
}

/** A line of the list of security items. */
export const SecurityRow = ({ icon, name, text, isDone, children }: Props) => (
  <li className={isDone ? undefined : styles.isNo}>
    <span className={styles.mark}>
      <Icon name={icon} />
    </span>
    <span className={styles.about}>
      <b>{name}</b>
      <small>{text}</small>
    </span>
    <span className={isDone ? styles.ok : styles.wait}>
      <Icon name={isDone ? 'check' : 'alert'} />
      {isDone ? '已完成' : '未完成'}
    </span>
    {children}
  </li>
)
