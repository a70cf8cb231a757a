import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { WantRow } from '@/lib/contract/entities/want'
import { AnswerButton } from './answer-button'
import { WantFacts } from './want-facts'
import styles from './wanted.module.css'

/** Public list of posts, one per row. */
export function WantList({ list }: { list: readonly WantRow[] }) {
  return (
    <ul className={`panel ${styles.list}`}>
      {list.map((want) => (
        <li key={want.wantId}>
          <GameCover id={want.gameId} size={52} />
          <div className={styles.what}>
            <h2>{want.title}</h2>
            <WantFacts want={want} />
            {want.detail ? <p className={styles.detail}>{want.detail}</p> : null}
            <p className={styles.by}>
              {`买家 ${want.buyer}，${want.createTime.slice(5, 16)} 发布，${want.endTime.slice(5, 16)} 结束，${
                want.answers > 0 ? `${want.answers} 件商品报价` : '还没有卖家报价'
              }`}
            </p>
          </div>
          <div className={styles.budget}>
            <small>预算</small>
            <Price yuan={want.budget} size="l" />
            <small className="num">{`已预留 ¥${want.reserve}`}</small>
          </div>
          <AnswerButton want={want} />
        </li>
      ))}
    </ul>
  )
}
