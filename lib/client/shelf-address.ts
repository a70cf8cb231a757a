/** Returns the list address in the page's breadcrumbs, if its item is in one; undefined on other pages. */
export function shelfAddress(): URL | undefined {
  const shelf = document.querySelector<HTMLAnchorElement>('a[data-shelf]')
  return shelf ? new URL(shelf.href) : undefined
}
