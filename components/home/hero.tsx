import { preload } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { SafeLink } from '@/components/ui/safe-link'
import type { HomeConf } from '@/lib/shared/home-conf'
import { mediaUrl } from '@/lib/shared/safe-url'
import type { DealsProps } from './deals'
import styles from './home.module.css'
import { LiveDeals } from './live-deals'
import type { ModeFigures } from './mode-cards'
import { Modes } from './modes'

export function Hero({ conf, modes, deals }: { conf: HomeConf; modes: readonly ModeFigures[]; deals: DealsProps }) {
  const ground = mediaUrl(conf.pictArea.backImg)
  if (ground) preload(ground, { as: 'image', fetchPriority: 'high' })
  const campaign = conf.adverPosMap.homeHero?.find((slot) => slot.smalltitle && slot.device !== 'mobile')
  return (
    <section className={styles.hero} aria-label="交易方式">
      <div className={`wrap ${styles.heroGrid}`}>
        <div className={styles.lead}>
          <h1>先验号，后放款</h1>
          {campaign ? (
            <SafeLink className={styles.campaign} href={campaign.htUrl}>
              <span className="ell">{campaign.smalltitle}</span>
              <Icon name="right" />
            </SafeLink>
          ) : null}
          <p>货款由平台托管，客服在群里陪同验号、换绑。你确认收货，卖家才收到钱。</p>
        </div>
        <Modes modes={modes} />
        <LiveDeals {...deals} />
      </div>
    </section>
  )
}
