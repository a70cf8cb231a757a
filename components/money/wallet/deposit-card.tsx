'use client'

import { useState } from 'react'
import { readReturn } from '@/components/orders/pay/pay-return'
import { Alert } from '@/components/ui/kit/alert'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Clock } from '@/components/ui/kit/clock'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Price } from '@/components/ui/kit/price'
import { ApiError, call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { DepositInfo } from '@/lib/contract/entities/deposit'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { COIN_DEPOSIT_LEAST } from '@/lib/shared/trade/coin-terms'
import { RecordsTable } from './records-table'
import styles from './wallet.module.css'

const DepositDialog = onDemand(() => import('./deposit-dialog').then((file) => file.DepositDialog))

const TAGS = {
  none: ['tag', '未缴纳'],
  held: ['tag tag-safe', '已缴纳'],
  asked: ['tag tag-bargain', '退还中'],
} as const

/** What follows while a part of a deposit is missing. */
const MISSING: Readonly<Record<DepositInfo['kind'], string>> = {
  shop: '补足后才恢复提前放款',
  booster: '补足后才能继续接单',
  coin: `低于 ${yuanText(COIN_DEPOSIT_LEAST)} 不派新单`,
}

interface Props {
  deposit: DepositInfo
  /** Epoch ms of the API response. */
  loadedAt: number
  payee: string
  onChanged: () => void
}

/** One deposit: its purpose, amount, and the owner's actions. */
export function DepositCard({ deposit, loadedAt, payee, onChanged }: Props) {
  const { kind, name, about, state, held, deadline, moves } = deposit
  const [way, setWay] = useState<'pay' | 'ask' | null>(() => (hasReturned(deposit) ? 'pay' : null))
  const [tag, says] = TAGS[state]
  return (
    <article className={styles.deposit} aria-labelledby={`d-${kind}`}>
      <header>
        <h2 id={`d-${kind}`}>
          {name}
          <span className={tag}>{says}</span>
        </h2>
        <p className="muted">{about}</p>
      </header>
      <div className={styles.depositSum}>
        <Price yuan={held} size="l" />
        <span className="muted num">{`共需 ${yuanText(deposit.amount)}`}</span>
      </div>
      <Acts deposit={deposit} onPay={() => setWay('pay')} onAsk={() => setWay('ask')} onChanged={onChanged} />
      {deadline ? <Clock deadline={deadline} loadedAt={loadedAt} isCalm onDue={onChanged} /> : null}
      {state === 'held' && deposit.missing !== '0.00' ? (
        <Alert kind={isEnough(deposit) ? 'info' : 'warn'}>
          {`赔付后还差 ${yuanText(deposit.missing)}，${MISSING[kind]}`}
        </Alert>
      ) : null}
      {moves.length > 0 ? (
        <details className={styles.moves}>
          <summary>{`明细（${moves.length} 笔）`}</summary>
          <RecordsTable records={moves} />
        </details>
      ) : null}
      {way ? (
        <DepositDialog way={way} deposit={deposit} payee={payee} onClose={() => setWay(null)} onDone={onChanged} />
      ) : null}
    </article>
  )
}

/** Nothing is lost yet: a merchant still gets orders down to the least deposit. */
const isEnough = ({ kind, held }: DepositInfo): boolean =>
  kind === 'coin' && yuanToFen(held) >= yuanToFen(COIN_DEPOSIT_LEAST)

/** A payment that completes the balance for this deposit came back to the page: its dialog shows the result. */
const hasReturned = ({ kind, missing }: DepositInfo): boolean =>
  missing !== '0.00' && readReturn(location.search)?.deposit === kind

function Acts({
  deposit,
  onPay,
  onAsk,
  onChanged,
}: {
  deposit: DepositInfo
  onPay: () => void
  onAsk: () => void
  onChanged: () => void
}) {
  const { kind, state, missing, open, href } = deposit
  const [busy, setBusy] = useState(false)
  const handleKeep = async () => {
    setBusy(true)
    try {
      await call('POST /pay/keepDeposit', { kind }, { loud: true, progress: true })
      toast({ text: kind === 'shop' ? '已取消退还' : '已取消退还，可以继续接单' })
      onChanged()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error // the error has already been shown
    } finally {
      setBusy(false)
    }
  }
  if (state === 'asked')
    return (
      <div className={styles.depositActs}>
        <Button loading={busy} onClick={() => void handleKeep()}>
          取消退还
        </Button>
      </div>
    )
  // users who are not a merchant or booster yet pay the deposit with their application
  const mayPay = kind === 'shop' || state === 'held'
  return (
    <div className={styles.depositActs}>
      {missing !== '0.00' && mayPay ? (
        <Button kind="primary" aria-haspopup="dialog" onClick={onPay}>
          {state === 'held' ? `补足 ${yuanText(missing)}` : '缴纳'}
        </Button>
      ) : null}
      {missing !== '0.00' && !mayPay ? (
        <a className={buttonClass()} href={kind === 'coin' ? '/center/myshop/joinshop' : href}>
          去申请
        </a>
      ) : null}
      {state === 'held' ? (
        <Button aria-haspopup="dialog" disabled={open > 0} onClick={onAsk}>
          申请退还
        </Button>
      ) : null}
      {state === 'held' && open > 0 ? (
        <small className="muted">{`还有 ${open} 笔订单没有结束，结束后才能申请退还`}</small>
      ) : null}
    </div>
  )
}
