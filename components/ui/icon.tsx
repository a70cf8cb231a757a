/** Names are the `.i-*` classes of styles/icons.css. Decorative: the words beside it carry the meaning. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return <i className={`i i-${name} ${className}`.trimEnd()} aria-hidden="true" />
}
