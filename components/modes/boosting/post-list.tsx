import type { ReactNode } from 'react'
import { Price } from '@/components/ui/kit/price'
import { Tag } from '@/components/ui/kit/tag'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { WorkPost } from '@/lib/contract/entities/booster'
import { yuanText } from '@/lib/shared/money/money'
import { AcceptButton } from './accept-button'
import styles from './hall.module.css'
import { spanText, WORK_WORDS } from './work-offer'

interface Props {
  list: readonly WorkPost[]
  /** Called after a demand was accepted, or was no longer available. */
  onTaken?: () => void
  /** Rendered inside a panel. */
  isBare?: boolean
}

/** Open demands, one per row. */
export const PostList = ({ list, onTaken, isBare }: Props) => (
  <ul className={isBare ? `${styles.rows} ${styles.bare}` : `panel ${styles.rows}`}>
    {list.map((post) => (
      <PostRow key={post.orderSn} post={post}>
        <AcceptButton post={post} onTaken={onTaken} />
      </PostRow>
    ))}
  </ul>
)

function PostRow({ post, children }: { post: WorkPost; children: ReactNode }) {
  const { kind, gameId, gameName, areaName, from, to, note, hours, num, price, income, level, isFirst, startTime } =
    post
  const { worker } = WORK_WORDS[kind]
  const place = [gameName, areaName, WORK_WORDS[kind].name].filter(Boolean).join(' · ')
  return (
    <li>
      <GameCover id={gameId} size={52} />
      <div className={styles.what}>
        <h3>{from ? `${from} → ${to}` : to}</h3>
        <p className={styles.facts}>
          {isFirst ? <Tag kind="brand">赛季预约优先</Tag> : null}
          <span>{place}</span>
          {kind === 'convoy' ? <span className="num">{`${num} 局`}</span> : null}
          <span className="num">{`${spanText(hours)}内完成`}</span>
          {startTime ? <span className="num">{`${startTime.slice(5, 16)} 赛季开始后计时`}</span> : null}
          {level > 1 ? <span className="num">{`${level} 级以上`}</span> : null}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
        <p className={styles.by}>
          <span className="num">{`${post.postTime.slice(5, 16)} 发布，`}</span>
          {`${worker}冻结保证金 `}
          <span className="num">{`${yuanText(post.safety)} + ${yuanText(post.efficiency)}`}</span>
        </p>
      </div>
      <div className={styles.money}>
        <Price yuan={price} size="l" />
        <small className="num">{`${worker}到手 ${yuanText(income)}`}</small>
      </div>
      {children}
    </li>
  )
}
