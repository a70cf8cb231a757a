/** Unread count: hidden at 0, "99+" above 99. */
export function Badge({ count, label = '条未读', soft = false }: { count: number; label?: string; soft?: boolean }) {
  if (count <= 0) return null
  const text = count > 99 ? '99+' : String(count)
  return (
    <span className={soft ? 'badge is-soft' : 'badge'}>
      <span aria-hidden="true">{text}</span>
      <span className="sr">{`${text} ${label}`}</span>
    </span>
  )
}
