/** The list that the page's breadcrumbs name as the one its item stands in; undefined on other pages. */
export function shelfAddress(): URL | undefined {
  const shelf = document.querySelector<HTMLAnchorElement>('a[data-shelf]')
  return shelf ? new URL(shelf.href) : undefined
}
