import type { InviteCode } from '@/lib/contract/entities/invite'
import { yuanText } from '@/lib/shared/money/money'
import styles from './invite.module.css'

/** Results of the code so far. */
export const InviteFigures = ({ invite }: { invite: InviteCode }) => (
  <dl className={styles.figures}>
    <div>
      <dt>已注册好友</dt>
      <dd className="num">{invite.invited}</dd>
    </div>
    <div>
      <dt>其中已实名</dt>
      <dd className="num">{invite.verified}</dd>
    </div>
    <div>
      <dt>待结算奖励</dt>
      <dd className="num">{yuanText(invite.pending)}</dd>
    </div>
    <div>
      <dt>{`已到账奖励（${invite.orders} 笔）`}</dt>
      <dd className="num">{yuanText(invite.paid)}</dd>
    </div>
  </dl>
)
