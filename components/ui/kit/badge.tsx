interface BadgeProps {
  count: number
  label?: string
  soft?: boolean
  /** Grey: only counts, nothing to do. */
  quiet?: boolean
}

/** Unread count: hidden at 0, "99+" above 99. */
export function Badge({ count, label = '条未读', soft = false, quiet = false }: BadgeProps) {
  if (count <= 0) return null
  const text = count > 99 ? '99+' : String(count)
  return (
    <span className={quiet ? 'badge is-quiet' : soft ? 'badge is-soft' : 'badge'}>
      <span aria-hidden="true">{text}</span>
      <span className="sr">{`${text} ${label}`}</span>
    </span>
  )
}
