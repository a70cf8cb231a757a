'use client'

import { type ReactNode, useState } from 'react'
import { SignedAgreement } from '@/components/orders/agreement/signed-agreement'
import kit from '@/components/orders/case/case.module.css'
import { CaseOfOrder } from '@/components/orders/case/case-of-order'
import { NoCase } from '@/components/orders/case/no-case'
import { OrderProofs } from '@/components/orders/detail/order-proofs'
import orders from '@/components/orders/order/orders.module.css'
import room from '@/components/orders/order/orders-page.module.css'
import { Part } from '@/components/orders/order/part'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Button } from '@/components/ui/kit/button'
import { Timeline } from '@/components/ui/kit/timeline'
import type { ClaimDetail } from '@/lib/contract/entities/claim'
import { coverTerm, FREE_COVER } from '@/lib/shared/goods/covers'
import { BAN_FINDINGS } from '@/lib/shared/trade/ban-claims'
import { isTakenBack, wordsOfClaim } from '@/lib/shared/trade/claims'
import { orderPath } from '@/lib/shared/trade/order-path'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import styles from './claim.module.css'
import { ClaimAside } from './claim-aside'
import { ClaimDecisions } from './claim-decisions'
import { ClaimForm } from './claim-form'
import { ClaimList } from './claim-list'
import { ClaimMoney } from './claim-money'
import { ClaimTurn } from './claim-turn'
import { type OneClaim, useClaim } from './use-claim'
import { WatchAnswer } from './watch-answer'

interface Props {
  orderSn: string
  checkId: string
  /** Opens the form of the appeal. */
  isAppealing: boolean
  head: ReactNode
}

/** `head` is shown above the list; a case is a separate page. */
function ClaimPage({ orderSn, checkId, isAppealing, head }: Props) {
  if (!orderSn)
    return (
      <>
        {head}
        <ClaimList />
      </>
    )
  return (
    <>
      {checkId ? <OwnershipQuestion checkId={checkId} orderSn={orderSn} /> : null}
      <ClaimOfOrder orderSn={orderSn} isAppealing={isAppealing} />
    </>
  )
}

/** The ownership question after a sale, for users who followed its link. */
function OwnershipQuestion({ checkId, orderSn }: { checkId: string; orderSn: string }) {
  return (
    <section className={`panel ${orders.box}`} aria-labelledby="asked-h">
      <h2 id="asked-h" className={kit.head}>
        账号还能正常登录吗？
      </h2>
      <p className={kit.lead}>登录核对一下绑定手机和密码。登不上了就点“登不上了”，会为你开好理赔单。</p>
      <WatchAnswer checkId={checkId} onAnswered={() => location.replace(orderPath(orderSn))} />
    </section>
  )
}

/** The claim of one order, for both parties; the form if its buyer can file one. */
function ClaimOfOrder({ orderSn, isAppealing }: Pick<Props, 'orderSn' | 'isAppealing'>) {
  const loaded = useClaim(orderSn)
  return (
    <CaseOfOrder title="包赔理赔" listPath="/center/buyers/buyGuarantee" orderSn={orderSn} loaded={loaded}>
      {(one) => <Loaded one={one} isAppealing={isAppealing} onChanged={loaded.reload} />}
    </CaseOfOrder>
  )
}

function Loaded({ one, isAppealing, onChanged }: { one: OneClaim; isAppealing: boolean; onChanged: () => void }) {
  const { claim, cover, mayFile, detail } = one
  const [isFiling, setFiling] = useState(false)
  const handleFiled = () => {
    setFiling(false)
    onChanged()
  }
  if (mayFile && cover && (isFiling || !claim || claim.stage === 'draft'))
    return <ClaimForm key={claim?.claimSn} one={{ ...one, cover }} onFiled={handleFiled} />
  if (!claim || claim.stage === 'draft')
    return (
      <NoCase
        heading="包赔理赔"
        title="这笔订单现在不能申请理赔"
        text={
          MODE_FACTS[detail.mode].isLet
            ? '租号归还验收后，号主在规定天数内可以申请封禁赔付：要开通或购买过封禁保障，或还有保留的押金'
            : cover
              ? `保障 ${cover.name} 已到期，或订单还没有完成、还有进行中的售后`
              : `完成的账号订单有 ${coverTerm(FREE_COVER)}免费保障，买了包赔的按包赔期限；还没确认收货的可以申请售后`
        }
        orderSn={detail.orderSn}
      />
    )
  const again = (
    <>
      {mayFile ? <Button onClick={() => setFiling(true)}>再次申请理赔</Button> : null}
      {isProven(claim) ? (
        <a className="btn" href={`/black/releaseBlack?reason=retrieve&orderSn=${claim.orderSn}`}>
          举报卖家
        </a>
      ) : null}
      {isForged(claim) ? (
        <a className="btn" href={`/black/releaseBlack?reason=falseRefund&orderSn=${claim.orderSn}`}>
          举报对方伪造通知
        </a>
      ) : null}
    </>
  )
  return (
    <>
      <ClaimTurn one={{ ...one, claim }} isAppealing={isAppealing} onChanged={onChanged} more={again} />
      <div className={room.room}>
        <div>
          <ClaimMoney claim={claim} />
          <Part title="进度" aside={<small className="muted">每一步都有时限，超时自动进下一步</small>}>
            <Timeline steps={claim.steps.map(shownStep)} />
          </Part>
          <ClaimDecisions claim={claim} />
          {claim.agreement ? (
            <SignedAgreement
              agreement={claim.agreement}
              isTakenBack={isTakenBack(claim.kind)}
              quoted={claim.decisions.map(({ rule }) => rule)}
            />
          ) : null}
          <Part
            title={`${wordsOfClaim(claim.kind).claimant}说明`}
            aside={<small className="muted">提交后不能修改，可以补充</small>}
          >
            <p className={styles.words}>{claim.statement}</p>
          </Part>
          {detail.proofs.length > 0 ? <OrderProofs proofs={detail.proofs} onStale={onChanged} /> : null}
        </div>
        <ClaimAside claim={claim} detail={detail} />
      </div>
    </>
  )
}

/** Staff found that the seller took the account back: its buyer may report the seller. */
const isProven = ({ viewer, kind, decisions, outcome }: ClaimDetail): boolean =>
  viewer === 'buyer' && isTakenBack(kind) && decisions.at(-1)?.granted === true && outcome !== 'recovered'

/** Staff found that the notice of a ban was forged: who was to pay may report who claimed. */
const isForged = ({ viewer, decisions }: ClaimDetail): boolean =>
  viewer === 'seller' && decisions.at(-1)?.finding === BAN_FINDINGS.forged.name

const shownStep = ({ title, text, time, state }: ClaimDetail['steps'][number]) => ({
  title,
  state,
  time: time?.slice(5, 10) ?? '',
  note: time ? `${time.slice(11, 16)}，${text}` : text,
})

/** Query: orderSn; check: an ownership question after a sale; act=appeal opens the form of the appeal. */
export const ClaimsHere = withAddress(ClaimPage, (address) => ({
  orderSn: fromQuery(address, 'orderSn'),
  checkId: fromQuery(address, 'check'),
  isAppealing: fromQuery(address, 'act') === 'appeal',
}))
