import { ProofTiles } from '@/components/orders/detail/proof-tiles'
import { Part } from '@/components/orders/order/part'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { OrderDetail } from '@/lib/contract/entities/order'
import styles from './dispute.module.css'
import { wantText } from './dispute-words'
import { shownBy } from './shown-by'

interface Props {
  dispute: DisputeDetail
  detail: OrderDetail
}

/** Original statements and evidence of each party. */
export function DisputeSides({ dispute, detail }: Props) {
  const { by, statement, answer, answerTime, createTime } = dispute
  const other = by === 'buyer' ? 'seller' : 'buyer'
  return (
    <Part title="双方说明" aside={<small className="muted">提交后不能修改，可以补充</small>}>
      <div className={styles.sides}>
        <Side side={by} dispute={dispute} detail={detail} words={statement} time={createTime}>
          {`要求：${wantText(dispute)}`}
        </Side>
        <Side side={other} dispute={dispute} detail={detail} words={answer} time={answerTime} />
      </div>
    </Part>
  )
}

interface SideProps extends Props {
  side: 'buyer' | 'seller'
  words: string
  time: string | null
  /** Requested outcome. */
  children?: string
}

function Side({ side, dispute: { viewer, stage }, detail, words, time, children }: SideProps) {
  const isBuyer = side === 'buyer'
  const isWaiting = stage !== 'ruled' && stage !== 'closed'
  const name = isBuyer ? detail.buyerName : detail.sellerName
  return (
    <article>
      <div className={styles.who}>
        <UserAvatar userId={isBuyer ? detail.userId : detail.sellrId} nickName={name} actor="" alt="" />
        <h3>
          {side === viewer ? '你' : name} <Tag>{isBuyer ? '买家' : '卖家'}</Tag>
        </h3>
        <small className="num">{time?.slice(5, 16) ?? (isWaiting ? '等待回应' : '')}</small>
      </div>
      <p className={words ? undefined : 'muted'}>{words || (isWaiting ? '还未回应' : '未回应')}</p>
      {children ? <p className="muted">{children}</p> : null}
      {shownBy(detail, side).map(({ note, createTime, ...proof }) => (
        <div key={createTime} className={styles.shown}>
          {note && note !== words ? <p>{note}</p> : null}
          <ProofTiles {...proof} />
          <small className="muted num">{`${createTime.slice(5, 16)} 存证`}</small>
        </div>
      ))}
    </article>
  )
}
