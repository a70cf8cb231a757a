'use client'

import { type Density, setDensity, useDensity } from '@/components/listings/goods/density-store'
import styles from './wares.module.css'

const CHOICES: [Density, string][] = [
  ['dense', '紧凑行'],
  ['roomy', '宽松行'],
]

/** Row height of lists; stored in the browser. */
export function DensitySwitch() {
  const density = useDensity()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the one-line layout
    <div className={styles.density} role="group" aria-label="行高">
      {CHOICES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="icon-btn"
          aria-label={label}
          title={label}
          aria-pressed={value === density}
          onClick={() => setDensity(value)}
        >
          <i className={value === 'dense' ? styles.denseMark : styles.roomyMark} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
