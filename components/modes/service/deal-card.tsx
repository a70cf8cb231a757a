import { Button } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Countdown } from '@/components/ui/kit/countdown'
import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { DealRow } from '@/lib/contract/entities/deal'
import { FEE_PAYERS } from '@/lib/shared/trade/service-terms'
import styles from './deal.module.css'
import { DealState } from './deal-state'

interface Props {
  deal: DealRow
  loadedAt: number
  onDue: () => void
  onRecall: (deal: DealRow) => void
}

/** One deal: its subject, the user's own amount, its state, and the available actions. */
export function DealCard({ deal, loadedAt, onDue, onRecall }: Props) {
  const isBuyer = deal.side === 'buyer'
  return (
    <article className={styles.card}>
      <GameCover id={deal.gameId} size={44} />
      <div className={styles.what}>
        <h2>{deal.title}</h2>
        <p>{deal.areaName ? `${deal.gameName} · ${deal.areaName}` : deal.gameName}</p>
        <p className={styles.small}>
          {deal.isAsker ? `你是${isBuyer ? '买家' : '卖家'}，邀请了` : `你是${isBuyer ? '买家' : '卖家'}，发起人`}{' '}
          {deal.other}
          {' · '}
          <span className="num">{deal.createTime.slice(0, 16)}</span>
        </p>
      </div>
      <div className={styles.money}>
        <Price yuan={isBuyer ? deal.buyerPays : deal.sellerGets} size="l" />
        <small>
          {isBuyer ? '你共付' : '你到手'}，担保费{FEE_PAYERS[deal.payer]}
        </small>
      </div>
      <div>
        <DealState deal={deal} />
        {deal.secondsLeft > 0 ? (
          <p className={styles.left}>
            剩 <Countdown until={loadedAt + deal.secondsLeft * 1000} label="剩余时间" onEnd={onDue} />
          </p>
        ) : null}
      </div>
      <div className={styles.act}>
        {deal.canAnswer ? (
          <a className="btn btn-sm btn-primary" href={deal.link}>
            查看并回复
          </a>
        ) : null}
        {deal.canRecall ? (
          <>
            <CopyText text={`${location.origin}${deal.link}`} className="btn btn-sm">
              复制链接
            </CopyText>
            <Button size="sm" onClick={() => onRecall(deal)}>
              撤回
            </Button>
          </>
        ) : null}
        {deal.orderPath && deal.state !== 'waiting' ? (
          <a className={`btn btn-sm ${deal.tone === 'act' ? 'btn-primary' : ''}`} href={deal.orderPath}>
            查看订单
          </a>
        ) : null}
      </div>
    </article>
  )
}
