'use client'

import { type ReactNode, useState } from 'react'
import { SignedAgreement } from '@/components/orders/agreement/signed-agreement'
import { CaseOfOrder } from '@/components/orders/case/case-of-order'
import { NoCase } from '@/components/orders/case/no-case'
import room from '@/components/orders/order/orders-page.module.css'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Button } from '@/components/ui/kit/button'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { DisputeAside } from './dispute-aside'
import { DisputeDeal } from './dispute-deal'
import { DisputeEvidence } from './dispute-evidence'
import { DisputeLadder } from './dispute-ladder'
import { DisputeList } from './dispute-list'
import { DisputeRules } from './dispute-rules'
import { DisputeRulings } from './dispute-rulings'
import { DisputeSides } from './dispute-sides'
import { DisputeTurn } from './dispute-turn'
import { OpenForm } from './open-form'
import { type OneDispute, useDispute } from './use-dispute'

/** `head` is shown above the list; a case is a separate page. */
function DisputePage({ orderSn, head }: { orderSn: string; head: ReactNode }) {
  if (orderSn) return <DisputeOfOrder orderSn={orderSn} />
  return (
    <>
      {head}
      <DisputeList />
    </>
  )
}

/** The dispute of one order, for both parties; if there is none, the form to open one. */
function DisputeOfOrder({ orderSn }: { orderSn: string }) {
  const loaded = useDispute(orderSn)
  return (
    <CaseOfOrder title="售后" listPath="/center/buyers/buyComplaint" orderSn={orderSn} loaded={loaded}>
      {(one) => <Loaded one={one} onChanged={loaded.reload} />}
    </CaseOfOrder>
  )
}

function Loaded({ one, onChanged }: { one: OneDispute; onChanged: () => void }) {
  const { dispute, mayOpen, detail } = one
  const [isOpening, setOpening] = useState(false)
  if (mayOpen && (isOpening || !dispute))
    return (
      <OpenForm
        one={one}
        onOpened={() => {
          setOpening(false)
          onChanged()
        }}
      />
    )
  if (!dispute)
    return (
      <NoCase
        heading="售后"
        title="这笔订单现在不能申请售后"
        text="换绑中和待验收的买卖订单双方可以发起，保障期内的买家可以发起；还没发货的，可以在订单页直接取消"
        orderSn={detail.orderSn}
      />
    )
  const again = mayOpen ? <Button onClick={() => setOpening(true)}>再次申请售后</Button> : null
  return (
    <>
      <DisputeTurn one={{ ...one, dispute }} onChanged={onChanged} more={again} />
      <DisputeLadder dispute={dispute} />
      <div className={room.room}>
        <div>
          <DisputeRulings dispute={dispute} />
          {dispute.agreement ? <SignedAgreement agreement={dispute.agreement} /> : null}
          <DisputeDeal key={ownOffersOf(dispute)} one={{ ...one, dispute }} onChanged={onChanged} />
          <DisputeSides dispute={dispute} detail={detail} />
          <DisputeEvidence detail={detail} onStale={onChanged} />
          <DisputeRules dispute={dispute} />
        </div>
        <DisputeAside dispute={dispute} detail={detail} loadedAt={one.loadedAt} />
      </div>
    </>
  )
}

/** Resets the form only after a new own offer; an offer of the other party leaves the input unchanged. */
const ownOffersOf = ({ proposals, viewer }: Pick<DisputeDetail, 'proposals' | 'viewer'>): number =>
  proposals.filter(({ by }) => by === viewer).length

/** Query: orderSn. */
export const DisputesHere = withAddress(DisputePage, (address) => ({ orderSn: fromQuery(address, 'orderSn') }))
