import { useEffect, useState } from 'react'
import { type SiteList, shownLists } from '../shown-lists'

/**
 * A list of the site's configuration as this page was made with it; where the configuration could not be had (`isLost`),
 * after mount, as the last page of this tab had it.
 */
export function useSiteList<T>(key: SiteList, given: readonly T[], isLost?: boolean): readonly T[] {
  const [kept, setKept] = useState(given)
  useEffect(() => {
    if (isLost) import('../kept-site').then(({ readSiteList }) => setKept(readSiteList(key) as T[]))
    else shownLists.set(key, given)
  }, [given])
  return isLost ? kept : given
}
