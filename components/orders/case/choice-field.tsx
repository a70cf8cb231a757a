'use client'

import type { ReactNode } from 'react'
import { Segment } from '@/components/ui/kit/segment'
import styles from './case.module.css'

interface Props<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
  /** Content below it. */
  children?: ReactNode
}

/** One of a few options, wrapping over several lines. */
export function ChoiceField<V extends string>({ label, value, options, onChange, children }: Props<V>) {
  return (
    <div className="field">
      <p className="field-title">{label}</p>
      <div className={styles.choice}>
        <Segment label={label} value={value} options={options} onChange={onChange} />
      </div>
      {children}
    </div>
  )
}
