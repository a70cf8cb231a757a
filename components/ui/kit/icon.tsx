/**
 * Names are the `.i-*` classes of styles/icons.css. Decorative: an element without content, which screen readers skip,
 * as the text next to it has the meaning. `aria-hidden` would add a kilobyte to every page.
 */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return <i className={`i i-${name} ${className}`.trimEnd()} />
}
