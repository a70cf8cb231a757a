import type { HomeConf } from '@/lib/shared/site/home-conf'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import type { SiteFacts } from '@/lib/shared/text/structured-data'

/** Description of the distributor for search engines. */
export const siteFacts = (conf: HomeConf): SiteFacts => ({
  name: conf.distBaseConf.websiteName,
  description: conf.distBaseConf.websiteDesc,
  logo: mediaUrl(conf.pictArea.logo) || '/share.png',
})
