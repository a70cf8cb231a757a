/** Returns the list address in the page's breadcrumbs, if its item is in one; undefined on other pages. */
export function shelfAddress(): URL | undefined {
  const shelf = document.querySelector<HTMLAnchorElement>('a[data-shelf]')
  return shelf ? new URL(shelf.href) : undefined
}

/** The search that led here: of the list in the breadcrumbs, else of the page itself. */
export const shelfQuery = (): URLSearchParams => shelfAddress()?.searchParams ?? new URLSearchParams(location.search)
