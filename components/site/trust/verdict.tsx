import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './trust.module.css'

const LOOK = { good: ['verify', styles.isGood], bad: ['ban', styles.isBad], unsure: ['info', ''] } as const

/** Result of a check: icon, one-line result, basis. */
export function Verdict({
  kind,
  title,
  text,
  children,
}: {
  kind: keyof typeof LOOK
  title: string
  text?: string
  children?: ReactNode
}) {
  const [icon, look] = LOOK[kind]
  return (
    <div className={`${styles.verdict} ${look}`}>
      <p className={styles.verdictTitle}>
        <Icon name={icon} />
        <b>{title}</b>
      </p>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  )
}
