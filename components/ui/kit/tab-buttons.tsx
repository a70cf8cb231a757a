interface Props {
  label: string
  names: readonly string[]
  /** Counts next to the names; 0 and unknown ones are left out, but keep their place. */
  counts?: readonly number[]
  /** Undefined while the tab is not yet known. */
  tab: number | undefined
  onTab: (tab: number) => void
  className?: string
}

/** Tabs of a page, switched without navigation. */
export const TabButtons = ({ label, names, counts, tab, onTab, className = '' }: Props) => (
  <nav className={`tabs ${className}`} aria-label={label}>
    {names.map((name, index) => (
      <button key={name} type="button" aria-current={index === tab ? 'true' : undefined} onClick={() => onTab(index)}>
        {name}
        {counts ? <span className="num tab-count">{counts[index] || ''}</span> : null}
      </button>
    ))}
  </nav>
)
