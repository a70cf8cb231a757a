'use client'

import { Button, Form, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Tag } from '@/components/ui/kit/tag'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import { factText, statedFacts } from '@/lib/shared/goods/stated-facts'
import { moneyText, yuanText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { parseDateTime, relativeTime } from '@/lib/shared/time'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import styles from '../desk.module.css'
import { LIST_MOST, LIST_STEP } from '../list-frame'
import { Pair, PairHead } from '../pair'
import { QuoteReview } from './quote-review'
import { estimateText, isLapsed, RecyclingOffer, RecyclingQuotes, type RecyclingRequest } from './recycling-request'

const EVERY_MS = 30_000

const titleOf = ({ gameName, areaName, count }: RecyclingRequest): string =>
  [gameName, areaName, count > 1 ? `${count} 个` : ''].filter(Boolean).join(' · ')

/** The quote that waits for the owner or for a second member. */
const standingOf = ({ quotes }: RecyclingRequest) =>
  quotes.find((quote) => quote.status === 'open' && !isLapsed(quote, serverNow()))
const hasLapsed = ({ quotes }: RecyclingRequest) => quotes.some((quote) => isLapsed(quote, serverNow()))
function stateOf(request: RecyclingRequest): { kind?: 'bargain' | 'info'; text: string } {
  const standing = standingOf(request)
  if (!standing) return { kind: 'bargain', text: hasLapsed(request) ? '报价已过期' : '待报价' }
  return standing.firmTime ? { text: '待对方回复' } : { kind: 'info', text: '待复核' }
}
function priceOf(request: RecyclingRequest): string {
  const standing = standingOf(request)
  if (standing) return `报价 ${yuanText(standing.price)}`
  return request.estimate ? `参考 ${yuanText(request.estimate.low)} 起` : '没有参考价'
}
const factsText = ({ facts }: RecyclingRequest): string => statedFacts(facts).map(factText).join(' · ')

/** Members' offers to the platform: quote a firm price, or reject. */
export function RecyclingList({
  version,
  onChanged,
  head,
}: {
  version: number
  onChanged: () => void
  head: ReactNode
}) {
  const intent = useIntent()
  const [opened, setOpened] = useState<number | string | null>(null)
  const [pending, setPending] = useState<{ request: RecyclingRequest; action: 'quote' | 'decline' } | null>(null)
  const [size, setSize] = useState(LIST_STEP)
  const load = () => call('GET /desk/recycling', { pageSize: String(size) })
  const loaded = useLoad(`recycling ${size} ${version}`, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  const actionsOf = (request: RecyclingRequest) => {
    const standing = standingOf(request)
    if (standing?.firmTime) return null
    if (standing) return <QuoteReview title={titleOf(request)} quote={standing} onChanged={changed} />
    return (
      <>
        <Button onClick={() => setPending({ request, action: 'decline' })}>不收</Button>
        <Button type="primary" onClick={() => setPending({ request, action: 'quote' })}>
          {hasLapsed(request) ? '重新报价' : '报价'}
        </Button>
      </>
    )
  }
  return (
    <>
      <Pair<RecyclingRequest>
        head={head}
        loaded={loaded}
        empty="没有等待报价的回收申请"
        onMore={size < LIST_MOST ? () => setSize(LIST_MOST) : undefined}
        keyOf={({ requestId }) => requestId}
        opened={opened}
        onOpen={setOpened}
        none={{ title: '没有等待报价的回收申请', text: '回收申请成交后会成为订单' }}
        detail={(request) => (
          <>
            <PairHead
              cover={<GameCover id={request.gameId} size={56} />}
              title={titleOf(request)}
              lines={[request.name, `${request.createTime.slice(5, 16)} 提交`, stateOf(request).text]}
            >
              {actionsOf(request)}
            </PairHead>
            <RecyclingOffer request={request} />
            <RecyclingQuotes request={request} />
          </>
        )}
      >
        {(request) => (
          <>
            <GameCover id={request.gameId} size={40} />
            <span className={styles.line}>
              <b className="ell">{titleOf(request)}</b>
              <span className={styles.sla}>{relativeTime(parseDateTime(request.createTime), serverNow())}</span>
            </span>
            <span className={styles.line}>
              <Tag kind={stateOf(request).kind}>{stateOf(request).text}</Tag>
              <span className="num">{priceOf(request)}</span>
            </span>
            <span className={styles.line}>
              <span className="ell">{[request.name, factsText(request)].filter(Boolean).join(' · ')}</span>
            </span>
          </>
        )}
      </Pair>
      {pending?.action === 'quote' ? (
        <QuoteDialog request={pending.request} onClose={() => setPending(null)} onChanged={changed} />
      ) : null}
      {pending?.action === 'decline' ? (
        <ReasonDialog
          title="不收这个账号"
          text={titleOf(pending.request)}
          confirm="不收"
          danger
          onSend={async (reason) => {
            const input = { requestId: String(pending.request.requestId), reason }
            await call('POST /desk/declineRecycling', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
            changed()
          }}
          onClose={() => setPending(null)}
        />
      ) : null}
    </>
  )
}

/** What a price is set against; the facts are in the page behind. */
const priceText = ({ base, estimate }: RecyclingRequest): string =>
  [
    base ? `30 天成交中位价 ${yuanText(base)}` : estimate ? '' : '30 天内成交较少，没有中位价',
    estimate ? `提交时参考价 ${estimateText(estimate)}` : '',
  ]
    .filter(Boolean)
    .join('，')

/** Between what the price may be set, and when another member has to approve it. */
function rangeText({ base, range }: RecyclingRequest): string {
  const second = `${moneyText(FOUR_EYES_FEN)} 起或批量报价，由另一位员工复核。`
  const until = `报价 ${RECYCLING.quoteHours} 小时内有效。`
  if (!range) return `没有中位价，报价都由另一位员工复核。${until}`
  return `${base ? '' : '按参考价约'}可报 ${yuanText(range.low)} 至 ${yuanText(range.high)}，最高 ${yuanText(range.most)}，超出 ${yuanText(range.high)} 的由另一位员工复核。${second}${until}`
}

const LIMITS = { least: '1' }
interface QuoteProps {
  request: RecyclingRequest
  onClose: () => void
  onChanged: () => void
}
function QuoteDialog({ request, onClose, onChanged }: QuoteProps) {
  const intent = useIntent()
  const limits = request.range ? { least: request.range.low, most: request.range.most } : LIMITS
  const [price, setPrice] = useState('')
  const [note, setNote] = useState('')
  const handleSend = async () => {
    const sum = checkedAmount(price, '请填写报价', limits)
    const input = { requestId: String(request.requestId), price: sum, note }
    const { needsSecond } = await call('POST /desk/quoteRecycling', input, {
      idempotencyKey: intent.keyOf(JSON.stringify(input)),
    })
    onChanged()
    return needsSecond ? '已报价，等待双人复核' : '已报价，24 小时内有效'
  }
  return (
    <SendDialog
      title={hasLapsed(request) ? '重新报价' : '回收报价'}
      head={
        <>
          <p>
            <b>{titleOf(request)}</b>
          </p>
          <p className="num">{priceText(request)}</p>
          <p className="muted">{rangeText(request)}</p>
        </>
      }
      confirm="报价"
      width={520}
      onSend={handleSend}
      onClose={onClose}
    >
      <AmountField id="price" label="报价（元）" required {...limits} value={price} onChange={setPrice} />
      <Form.Item label="说明" htmlFor="note">
        <Input.TextArea id="note" rows={2} maxLength={200} value={note} onChange={(e) => setNote(e.target.value)} />
      </Form.Item>
    </SendDialog>
  )
}
