import type { ReactNode } from 'react'
import styles from './wares.module.css'

interface FilterOption {
  label: string
  href: string
  isOn: boolean
}

/** Further options are collapsed, unless the selected one is among them. */
const UNFOLDED = 13
/** Folding so few would save no space. */
const TOO_FEW = 4

/** One row of filter links: works without scripts, and every filter has an address. */
export function FilterRow({
  label,
  options,
  many = false,
  children,
}: {
  label: string
  options: readonly FilterOption[]
  /** Multiple choice: selected options have a tick. */
  many?: boolean
  children?: ReactNode
}) {
  const shownCount = options.length > UNFOLDED + TOO_FEW ? UNFOLDED : options.length
  const [shown, folded] = [options.slice(0, shownCount), options.slice(shownCount)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the one-line layout
    <div className={styles.row} role="group" aria-label={many ? `${label}，可多选` : label}>
      <span className={styles.label}>{label}</span>
      <div className={many ? `${styles.options} ${styles.many}` : styles.options}>
        <Links options={shown} />
        {folded.length ? (
          <details className={styles.fold} open={folded.some((option) => option.isOn)}>
            <summary>更多 {folded.length} 项</summary>
            <div className={styles.options}>
              <Links options={folded} />
            </div>
          </details>
        ) : null}
      </div>
      {children}
    </div>
  )
}

/** On phones the filters are a sheet, which the URL fragment keeps open for the next choice. */
function Links({ options }: { options: readonly FilterOption[] }) {
  return options.map((option) => (
    <a
      key={option.label}
      href={`${option.href}#filters`}
      rel="nofollow"
      aria-current={option.isOn ? 'true' : undefined}
    >
      {option.label}
    </a>
  ))
}
