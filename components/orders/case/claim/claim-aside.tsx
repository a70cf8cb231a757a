'use client'

import { OrderTile } from '@/components/orders/order/order-tile'
import room from '@/components/orders/order/orders-page.module.css'
import { Part } from '@/components/orders/order/part'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { useProfile } from '@/lib/client/hooks/use-profile'
import type { ClaimDetail } from '@/lib/contract/entities/claim'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'
import { FOREVER_DAYS } from '@/lib/shared/trade/ban-claims'
import styles from './claim.module.css'

interface Props {
  claim: ClaimDetail
  detail: OrderDetail
}

/** The staff member in charge, and what is claimed. */
export function ClaimAside({ claim, detail }: Props) {
  const { handler, passed, viewer, kindName, price, topUp, most, amount, stage } = claim
  const isRent = claim.kind === 'rentBanned'
  const rows: [string, string | null][] = [
    ['情况', kindName],
    ...banFacts(claim),
    isRent
      ? ['归还验收', detail.completeTime?.slice(0, 16) ?? null]
      : ['收货', detail.completeTime?.slice(0, 16) ?? null],
    [isRent ? '申请金额' : '商品实付', price && yuanText(price)],
    ['申报充值', topUp && Number(topUp) > 0 ? yuanText(topUp) : null],
    ['最高赔付', most && yuanText(most)],
  ]
  return (
    <div>
      {stage === 'draft' ? null : (
        <Part title="负责客服">
          {handler ? (
            <div className={styles.handler}>
              <UserAvatar userId={handler.id} nickName={handler.name} actor={handler.actor} alt="" />
              <p>
                <b>{handler.name}</b> <Tag kind="safe">平台认证</Tag>
                <small>{`工号 ${handler.id}${passed > 0 ? '，接手超时的理赔' : ''}`}</small>
              </p>
            </div>
          ) : (
            <p className="muted">等待客服接入，接入后这里会写明是谁</p>
          )}
          <CodeWord />
        </Part>
      )}
      <Part title="理赔单">
        <OrderTile detail={detail} />
        <dl className={room.sums}>
          {rows.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ) : null,
          )}
          {amount ? (
            <div className={room.total}>
              <dt>{viewer === 'buyer' ? (claim.decisions.at(-1)?.granted ? '应赔' : '申请') : '应退'}</dt>
              <dd className="num">
                <b>{yuanText(amount)}</b>
              </dd>
            </div>
          ) : null}
        </dl>
      </Part>
    </div>
  )
}

/** What the notice says about a ban. */
function banFacts({ ban }: ClaimDetail): [string, string | null][] {
  if (!ban) return []
  const { date, causeName, causeDate, days } = ban
  return [
    ['封禁日期', date],
    ['通知写明', causeName],
    ['违规日期', causeDate || '没有写明'],
    ['封禁天数', days === null ? null : days === FOREVER_DAYS ? '永久' : `${days} 天`],
  ]
}

/** The code word by which real staff can be recognised. */
function CodeWord() {
  const word = useProfile()?.codeWord
  if (!word) return null
  return (
    <p className={styles.code}>
      你的暗号 <b>{word}</b>
      <small>客服发来的每条消息都带它。没带的，一律不是客服。</small>
    </p>
  )
}
