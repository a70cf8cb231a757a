import { useEffect, useState } from 'react'
import { type SiteList, shownLists } from '../shown-lists'

/**
 * Returns a list of the site configuration as rendered on this page; if the configuration could not be loaded
 * (`isLost`), the list of this tab's last page, after mount.
 */
export function useSiteList<T>(key: SiteList, rendered: readonly T[], isLost?: boolean): readonly T[] {
  const [stored, setStored] = useState(rendered)
  useEffect(() => {
    if (isLost) import('../site-storage').then(({ readSiteList }) => setStored(readSiteList(key) as T[]))
    else shownLists.set(key, rendered)
  }, [rendered])
  return isLost ? stored : rendered
}
