interface SegmentOption<T extends string | number> {
  value: T
  label: string
  href?: string
}

/**
 * Selects one of a few options. With `href`s it consists of links and works without scripts; otherwise pass `onChange`
 * (client components).
 */
export function Segment<T extends string | number>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: T
  options: readonly SegmentOption<T>[]
  onChange?: (value: T) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the one-line layout
    <div className="segment" role="group" aria-label={label}>
      {options.map((o) =>
        o.href ? (
          <a key={o.value} href={o.href} aria-current={o.value === value ? 'true' : undefined}>
            {o.label}
          </a>
        ) : (
          <button key={o.value} type="button" aria-pressed={o.value === value} onClick={() => onChange?.(o.value)}>
            {o.label}
          </button>
        ),
      )}
    </div>
  )
}
