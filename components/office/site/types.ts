import type { consoleSiteContract } from '@/lib/contract/console/console-site'
import type { OutputOf } from '@/lib/contract/kit'
import type { SiteConf } from '@/lib/shared/site/home-conf'

export type Site = OutputOf<(typeof consoleSiteContract)['GET /console/site']>
export type HostRow = OutputOf<(typeof consoleSiteContract)['GET /console/hosts']>['list'][number]

/** What is being edited. */
export interface SiteDraft {
  conf: SiteConf
  /** None: the whole catalogue. */
  gameIds: number[]
}

/** Takes a part of the site object, and what becomes of it. */
export type Edit = (change: (conf: SiteConf) => SiteConf) => void
export interface FieldsProps {
  conf: SiteConf
  edit: Edit
}
