/** The list a page belongs to: the one its breadcrumbs name, else the page itself. */
export function shelfAddress(): URL {
  const shelf = document.querySelector<HTMLAnchorElement>('a[data-shelf]')
  return new URL(shelf?.href ?? location.href)
}
