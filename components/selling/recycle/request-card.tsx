import { Button } from '@/components/ui/kit/button'
import { Price } from '@/components/ui/kit/price'
import { Tag, type TagKind } from '@/components/ui/kit/tag'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { OwnRecycling } from '@/lib/contract/entities/recycling'
import { yuanText } from '@/lib/shared/money/money'
import styles from './buyback.module.css'
import type { PendingRequest } from './buyback-dialog'
import { RequestOrder } from './request-order'
import { RequestQuote } from './request-quote'
import { TimeLeft } from './time-left'

const KINDS: Record<OwnRecycling['tone'], TagKind | undefined> = {
  act: 'bargain',
  wait: 'info',
  good: 'safe',
  muted: undefined,
}

/** Enough to recognise it; the rest is shown with the request. */
const SHOWN_FACTS = 5

interface Props {
  request: OwnRecycling
  loadedAt: number
  onChanged: () => void
  onAsk: (pending: PendingRequest) => void
}

/** One request: the offer, its state, and below it the quote, the order and the buyback. */
export function RequestCard({ request, loadedAt, onChanged, onAsk }: Props) {
  const { facts, note, pictures, estimate, order } = request
  return (
    <article className={styles.card}>
      <header>
        <GameCover id={request.gameId} size={44} />
        <div className={styles.what}>
          <h2>
            {request.gameName}
            {request.count > 1 ? `账号 ${request.count} 个` : '账号'}
            {request.areaName ? <small>{request.areaName}</small> : null}
          </h2>
          {facts.length > 0 ? (
            <p>
              {facts
                .slice(0, SHOWN_FACTS)
                .map(({ label, value }) => `${label} ${value}`)
                .join(' · ')}
            </p>
          ) : null}
          {note ? <p className={styles.note}>{note}</p> : null}
          <p className={styles.small}>
            <span className="num">{request.createTime.slice(0, 16)}</span> 提交
            {facts.length > SHOWN_FACTS ? ` · 共 ${facts.length} 项资料` : ''}
            {pictures.length > 0 ? ` · 截图 ${pictures.length} 张` : ''} · 联系方式 {request.contact}
            {estimate ? ` · 提交时参考价 ${yuanText(estimate.low)} 至 ${yuanText(estimate.high)}` : ''}
          </p>
        </div>
        <div className={styles.state}>
          <Tag kind={order ? toneOf(order.turn.tone) : KINDS[request.tone]}>
            {order ? order.statusName : request.stateName}
          </Tag>
          <small>{order ? order.turn.text : request.says}</small>
        </div>
        {request.canWithdraw && request.state !== 'quoted' ? (
          <Button size="sm" onClick={() => onAsk({ kind: 'withdraw', request })}>
            撤回
          </Button>
        ) : null}
      </header>
      {request.quote && !order ? (
        <RequestQuote request={request} quote={request.quote} loadedAt={loadedAt} onDue={onChanged} onAsk={onAsk} />
      ) : null}
      {order ? <RequestOrder order={order} loadedAt={loadedAt} isSeller onChanged={onChanged} /> : null}
      {request.redemption ? (
        <Redemption
          request={request}
          redemption={request.redemption}
          loadedAt={loadedAt}
          onChanged={onChanged}
          onAsk={onAsk}
        />
      ) : null}
    </article>
  )
}

const toneOf = (tone: string): TagKind | undefined =>
  tone === 'warn' ? 'bargain' : tone === 'safe' ? 'safe' : tone === 'info' ? 'info' : undefined

function Redemption({
  request,
  redemption: { order, price, secondsLeft },
  loadedAt,
  onChanged,
  onAsk,
}: Props & { redemption: NonNullable<OwnRecycling['redemption']> }) {
  const isOpen = order !== null && order.status < 7
  if (isOpen) return <RequestOrder order={order} loadedAt={loadedAt} isSeller={false} onChanged={onChanged} />
  if (secondsLeft === 0) return null
  return (
    <div className={styles.part}>
      <div>
        <b>可以赎回</b>
        <p className={styles.small}>还没转售时，按回收价加 5% 买回；剩余时间以内下单并付款。</p>
      </div>
      <Price yuan={price} size="l" />
      <TimeLeft until={loadedAt + secondsLeft * 1000} onDue={onChanged} />
      <Button size="sm" onClick={() => onAsk({ kind: 'redeem', request })}>
        赎回
      </Button>
    </div>
  )
}
