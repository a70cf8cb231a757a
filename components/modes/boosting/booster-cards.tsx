import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { BoosterCard } from '@/lib/contract/entities/booster'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { BoosterFigures } from './booster-figures'
import styles from './hall.module.css'
import { hallHref } from './hall-query'
import { WORK_WORDS } from './work-offer'

/** Boosters with their statistics; a card links to the booster's packages. */
export const BoosterCards = ({ kind, list }: { kind: ServiceKind; list: readonly BoosterCard[] }) => (
  <ul className={styles.people}>
    {list.map((one) => (
      <li key={one.boosterId} className="panel">
        <UserAvatar userId={one.boosterId} nickName={one.name} actor={one.actor} alt="" size={44} />
        <div>
          <h3>
            {one.name}
            <Tag kind="safe" icon="verify">
              已缴保证金
            </Tag>
          </h3>
          <BoosterFigures person={one} />
          {one.intro ? <p className={styles.note}>{one.intro}</p> : null}
          <p className={styles.by}>{one.games.map(({ gameName }) => gameName).join('、')}</p>
          {one.packages > 0 ? (
            <a className="link" href={hallHref(kind, { view: 'offers', booster: String(one.boosterId), page: 1 })}>
              {`看 ${one.packages} 个${WORK_WORDS[kind].name}套餐`}
              <span className="sr">{`，${one.name}`}</span>
            </a>
          ) : null}
        </div>
      </li>
    ))}
  </ul>
)
