/** Names are the `.i-*` classes of styles/icons.css. Decorative: it is an element without content, which
 * screen readers pass over, and the words beside it carry the meaning. `aria-hidden` would be a kilobyte of every page. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return <i className={`i i-${name} ${className}`.trimEnd()} />
}
