import { useEffect, useState } from 'react'
import { type SiteList, shownLists } from '../shown-lists'

/**
 * Returns a list of the site configuration as rendered on this page; if the configuration could not be loaded
 * (`isLost`), the list of this tab's last page, after mount.
 */
export function useSiteList<T>(key: SiteList, given: readonly T[], isLost?: boolean): readonly T[] {
  const [kept, setKept] = useState(given)
  useEffect(() => {
    if (isLost) import('../site-storage').then(({ readSiteList }) => setKept(readSiteList(key) as T[]))
    else shownLists.set(key, given)
  }, [given])
  return isLost ? kept : given
}
