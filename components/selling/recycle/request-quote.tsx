import { Button } from '@/components/ui/kit/button'
import { Price } from '@/components/ui/kit/price'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { OwnRecycling } from '@/lib/contract/entities/recycling'
import { yuanText } from '@/lib/shared/money/money'
import styles from './buyback.module.css'
import type { PendingRequest } from './buyback-dialog'
import { restText } from './rest-text'
import { TimeLeft } from './time-left'

interface Props {
  request: OwnRecycling
  quote: NonNullable<OwnRecycling['quote']>
  loadedAt: number
  onDue: () => void
  onAsk: (pending: PendingRequest) => void
}

/** Price quoted by staff, its payment in parts, and its validity. */
export function RequestQuote({ request, quote, loadedAt, onDue, onAsk }: Props) {
  const terms = useTradeTerms('recovery', request.gameId)
  const isOpen = request.state === 'quoted'
  return (
    <div className={styles.part} data-open={isOpen || undefined}>
      <div>
        <b>{isOpen ? '客服报价' : '上次报价'}</b>
        <p className={styles.small}>
          换绑当天付 {yuanText(quote.first)}，{terms ? restText(terms.holdHours) : '未被找回再'}付{' '}
          {yuanText(quote.rest)}
        </p>
        {quote.note ? <p className={styles.note}>{quote.note}</p> : null}
      </div>
      <Price yuan={quote.price} size="l" />
      {isOpen ? (
        <>
          <TimeLeft until={loadedAt + quote.secondsLeft * 1000} onDue={onDue} />
          <div className={styles.act}>
            <Button size="sm" kind="primary" onClick={() => onAsk({ kind: 'accept', request })}>
              接受报价
            </Button>
            <Button size="sm" onClick={() => onAsk({ kind: 'withdraw', request })}>
              不接受
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}
