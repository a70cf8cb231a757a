import { Part } from '@/components/order/part'
import { Tag } from '@/components/ui/tag'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money'
import styles from './dispute.module.css'

/** What both sides offered, the last first; the last of each stands. */
export function DisputeOffers({ dispute: { proposals, viewer, stage } }: { dispute: DisputeDetail }) {
  if (proposals.length === 0) return null
  const standing = (['buyer', 'seller'] as const).map((side) => proposals.findLast(({ by }) => by === side)?.proposalId)
  return (
    <Part title="和解方案" aside={<Tag kind="bargain">{`${proposals.length} 个方案`}</Tag>}>
      <ul className={styles.offers}>
        {proposals.toReversed().map((offer) => (
          <li key={offer.proposalId} data-old={stage !== 'talk' || !standing.includes(offer.proposalId) || undefined}>
            <span>
              <b>{offer.by === viewer ? '你的方案' : offer.by === 'buyer' ? '买家方案' : '卖家方案'}</b>
              <small className="muted num">{offer.createTime.slice(5, 16)}</small>
            </span>
            <b className="num">{offer.refund ? `退 ${yuanText(offer.refund)}` : '全额退款'}</b>
            {offer.note ? <p>{offer.note}</p> : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}
