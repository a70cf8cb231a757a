import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { RulingRow } from '@/lib/contract/entities/ruling'
import { rulingPath } from '@/lib/shared/trade/trust'
import { KindTag, StateTag } from './ruling-tags'
import styles from './trust.module.css'

/** Rulings, one per row: subject, decision, amount, date. */
export function RulingList({ list }: { list: readonly RulingRow[] }) {
  return (
    <ul className={styles.rulings}>
      {list.map((ruling) => (
        <li key={ruling.code}>
          {ruling.gameId && ruling.gameName ? (
            <GameCover id={ruling.gameId} size={48} />
          ) : (
            <span className={styles.noGame}>
              <Icon name="receipt" />
            </span>
          )}
          <div className={styles.rulingText}>
            <h3>
              <a href={rulingPath(ruling.kind, ruling.code)}>{ruling.title}</a>
            </h3>
            <p className={styles.rulingMeta}>
              <KindTag kind={ruling.kind} />
              <StateTag state={ruling.state} />
              {[ruling.gameName, ruling.reasonName, ruling.subject && `${ruling.subjectKindName} ${ruling.subject}`]
                .filter(Boolean)
                .map((text) => (
                  <span key={text}>{text}</span>
                ))}
            </p>
            <p className="ell2">{ruling.kind === 'blacklist' ? ruling.summary || ruling.decision : ruling.decision}</p>
          </div>
          <div className={styles.rulingEnd}>
            <Amount ruling={ruling} />
            <time className="num" dateTime={ruling.decideTime.slice(0, 10)}>
              {ruling.decideTime.slice(0, 10)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The amount awarded; for a blacklist ruling the victim's loss, if known. */
function Amount({ ruling }: { ruling: RulingRow }) {
  const [label, yuan] = ruling.kind === 'blacklist' ? ['涉及金额', ruling.claimed] : ['退赔金额', ruling.awarded]
  if (ruling.kind === 'blacklist' && yuan === '0.00') return null
  return (
    <p>
      <span>{label}</span> <Price yuan={yuan} size="m" />
    </p>
  )
}
