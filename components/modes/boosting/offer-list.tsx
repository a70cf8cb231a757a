import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { BoosterOffer } from '@/lib/contract/entities/booster'
import { fen, moneyText, yuanToFen } from '@/lib/shared/money/money'
import { BoosterFigures } from './booster-figures'
import styles from './hall.module.css'
import { OrderButton } from './order-button'
import { offerOf, spanText } from './work-offer'

/** Packages of boosters, each with its booster. */
export const OfferList = ({ list }: { list: readonly BoosterOffer[] }) => (
  <ul className={styles.cards}>
    {list.map((pack) => (
      <li key={pack.packageId} className="panel">
        <div className={styles.packHead}>
          <GameCover id={pack.gameId} size={36} />
          <div>
            <h3 className="ell">{pack.title}</h3>
            <small className="ell">{`${pack.gameName} · ${spanText(pack.hours)}内完成`}</small>
          </div>
        </div>
        <div className={styles.behind}>
          <UserAvatar
            userId={pack.booster.boosterId}
            nickName={pack.booster.name}
            actor={pack.booster.actor}
            alt=""
            size={32}
          />
          <div>
            <b>{pack.booster.name}</b>
            <BoosterFigures person={pack.booster} />
          </div>
        </div>
        <small
          className={styles.by}
        >{`打手保证金 ${moneyText(fen(yuanToFen(pack.safety) + yuanToFen(pack.efficiency)))}`}</small>
        <div className={styles.packFoot}>
          <Price yuan={pack.price} size="l" unit={pack.kind === 'convoy' ? '/局' : undefined} />
          <OrderButton
            offer={offerOf(pack)}
            label={`下单 ${pack.booster.name} 的 ${pack.title}`}
            look={{ kind: 'primary', size: 'sm' }}
          >
            下单
          </OrderButton>
        </div>
      </li>
    ))}
  </ul>
)
