import type { Dist } from '../../../runtime/context'

/**
 * Returns the seller of official goods as shown on a site: the site's own shop for its own items, else the platform's.
 * It is not a person, so nothing is masked; other brands are never shown on a site.
 */
export const officialFace = ({ distId, conf }: Dist, goodsDistId: number): { nickName: string; actor: string } =>
  goodsDistId === distId
    ? { nickName: `${conf.distBaseConf.websiteName}自营店`, actor: conf.pictArea.webIcon }
    : { nickName: '平台自营店', actor: '' }
