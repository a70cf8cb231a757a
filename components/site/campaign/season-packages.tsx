import { OrderButton } from '@/components/modes/boosting/order-button'
import { type WorkOffer, withUsualDeposits } from '@/components/modes/boosting/work-offer'
import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import type { Season } from '@/lib/contract/entities/campaign'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { crestUrl } from '@/lib/shared/pictures/art-url'
import { kindOfService, seasonHours } from '@/lib/shared/trade/season-services'
import styles from './booking.module.css'

/** Packages of one game's season. */
export function SeasonPackages({ season }: { season: Season }) {
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={`season-${season.seasonId}`}>
      <header className={`section-head ${styles.seasonHead}`}>
        <img src={crestUrl(season.gameId)} alt="" width={44} height={44} loading="lazy" decoding="async" />
        <h2 id={`season-${season.seasonId}`}>{`${season.gameName} ${season.title}`}</h2>
        <span className="note num">{`${season.startTime.slice(0, 16)} 开始`}</span>
      </header>
      <ul className={styles.packages}>
        {season.packages.map((pack) => (
          <li key={pack.packageId}>
            <p className={styles.packHead}>
              <b className="ell">{pack.name}</b>
              <span className="tag">{pack.serviceName}</span>
            </p>
            <ul className={styles.lines}>
              {pack.lines.map((line) => (
                <li key={line}>
                  <Icon name="check" />
                  {line}
                </li>
              ))}
            </ul>
            <p className={styles.packFoot}>
              <Price yuan={pack.price} size="l" />
              <span className="muted num">
                {pack.matches > 1 ? `${pack.matches} 局，${pack.days} 天内` : `${pack.days} 天内完成`}
              </span>
            </p>
            <p className={styles.packWays}>
              <OrderButton
                offer={seasonOffer(season, pack)}
                look={{ kind: 'primary' }}
                label={`立即订购 ${season.gameName} ${pack.name}`}
              >
                立即订购
              </OrderButton>
              {season.open ? (
                <a
                  className="btn"
                  href={`/campaign/booking/seasonBooking?seasonId=${season.seasonId}&service=${pack.service}`}
                >
                  先预约名额
                </a>
              ) : (
                <span className="muted">{season.left === 0 ? '名额已满' : '预约已截止'}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The work of a package: price per match, days as hours, usual deposits. */
const seasonOffer = (season: Season, pack: Season['packages'][number]): WorkOffer =>
  withUsualDeposits({
    kind: kindOfService(pack.service),
    gameId: season.gameId,
    gameName: season.gameName,
    from: '',
    to: pack.name,
    price: fenToYuan(fen(yuanToFen(pack.price) / BigInt(pack.matches))),
    num: pack.matches,
    hours: seasonHours(pack.days),
    seasonPackageId: pack.packageId,
  })
