interface Props {
  label: string
  names: readonly string[]
  tab: number
  onTab: (tab: number) => void
  className?: string
}

/** Tabs of a page, switched without navigation. */
export const TabButtons = ({ label, names, tab, onTab, className = '' }: Props) => (
  <nav className={`tabs ${className}`} aria-label={label}>
    {names.map((name, index) => (
      <button key={name} type="button" aria-current={index === tab ? 'true' : undefined} onClick={() => onTab(index)}>
        {name}
      </button>
    ))}
  </nav>
)
