import { useEffect, useState } from 'react'
import type { SiteList } from '../kept-site'

/**
 * A list of the site's configuration as this page was made with it; where the configuration could not be had (`isLost`),
 * after mount, as the last page of this tab had it.
 */
export function useSiteList<T>(key: SiteList, given: readonly T[], isLost = false): readonly T[] {
  const [kept, setKept] = useState<readonly T[]>([])
  useEffect(() => {
    import('../kept-site').then(
      ({ keepSiteList }) => setKept(keepSiteList(key, isLost ? null : given) as T[]),
      () => {},
    )
  }, [key, given, isLost])
  return isLost ? kept : given
}
