import type { consoleSiteContract } from '@/lib/contract/console/console-site'
import type { OutputOf } from '@/lib/contract/kit'
import type { SiteConf } from '@/lib/shared/site/home-conf'

export type Site = OutputOf<(typeof consoleSiteContract)['GET /console/site']>
export type HostRow = OutputOf<(typeof consoleSiteContract)['GET /console/hosts']>['list'][number]
export type HostTarget = OutputOf<(typeof consoleSiteContract)['GET /console/hosts']>['target']

/** The draft being edited. */
export interface SiteDraft {
  conf: SiteConf
  /** Empty: the whole catalogue. */
  gameIds: number[]
}

/** Applies an update function to the site object. */
export type Edit = (change: (conf: SiteConf) => SiteConf) => void
export interface FieldsProps {
  conf: SiteConf
  edit: Edit
}
/** Fields with links, which can lead to a game. */
export interface LinkFieldsProps extends FieldsProps {
  games: Site['games']
}
