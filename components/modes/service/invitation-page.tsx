'use client'

import { useState } from 'react'
import { IdentityForm } from '@/components/people/account/identity-form'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Countdown } from '@/components/ui/kit/countdown'
import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import type { Reason } from '@/lib/client/reason'
import type { DealRow } from '@/lib/contract/entities/deal'
import styles from './deal.module.css'
import { DealState } from './deal-state'
import { DealTerms } from './deal-terms'
import { InvitationAnswer } from './invitation-answer'

/** Retrying changes nothing. */
const FINAL: readonly string[] = ['NOT_FOUND', 'DEAL_OTHER', 'INVALID_INPUT'] satisfies Reason[]

/** A deal the user was invited to: all its terms, and the answer. */
export function InvitationPage({ code }: { code: string }) {
  const { data, slow, error, refusal, reload } = useLoad(code, async () => ({
    deal: await call('GET /order/offlineInvitation', { code }),
    loadedAt: Date.now(),
  }))
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb
        items={[
          { title: '首页', href: '/' },
          { title: '中介担保', href: '/intermediary/intermediary' },
          { title: '担保邀请' },
        ]}
      />
      {slow ? <SkeletonRows rows={5} height={40} /> : null}
      {refusal && FINAL.includes(refusal.reason) ? (
        <section className={`panel ${styles.box}`}>
          <Empty picture="search" title="邀请打不开" text={refusal.message}>
            <a className="btn" href="/intermediary/deals">
              我的担保
            </a>
          </Empty>
        </section>
      ) : error ? (
        <LoadError message={error} onRetry={reload} />
      ) : null}
      {data ? <Invitation deal={data.deal} loadedAt={data.loadedAt} code={code} onChanged={reload} /> : null}
    </div>
  )
}

function Invitation({
  deal,
  loadedAt,
  code,
  onChanged,
}: {
  deal: DealRow
  loadedAt: number
  code: string
  onChanged: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  const profile = useProfile()
  const isVerified = profile?.authStatus === 2
  const sides = deal.side === 'buyer' ? (['买家', '卖家'] as const) : (['卖家', '买家'] as const)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="deal-h">
      <header className={styles.top}>
        <h1 id="deal-h">{deal.isAsker ? `你邀请了${sides[1]}` : `${sides[1]}邀请你作为${sides[0]}成交`}</h1>
        <DealState deal={deal} />
        {deal.state === 'waiting' ? (
          <p className={styles.left}>
            剩 <Countdown until={loadedAt + deal.secondsLeft * 1000} label="剩余时间" onEnd={onChanged} />
          </p>
        ) : null}
      </header>
      <DealTerms deal={deal} />
      {deal.canAnswer && profile && !isVerified ? (
        <div className={styles.identity}>
          <p>接受前请先完成实名认证（年满 18 周岁）。</p>
          {isAsking ? (
            <IdentityForm onDone={() => void reloadProfile()} />
          ) : (
            <button type="button" className="btn" onClick={() => setAsking(true)}>
              现在认证
            </button>
          )}
        </div>
      ) : null}
      {deal.canAnswer ? <InvitationAnswer code={code} canAccept={isVerified} onChanged={onChanged} /> : null}
      {deal.orderPath && !deal.canAnswer ? (
        <div className={styles.act}>
          <a className="btn btn-primary" href={deal.orderPath}>
            {deal.state === 'running' && deal.side === 'buyer' ? '去订单付款和查看' : '查看订单'}
          </a>
        </div>
      ) : null}
      <p className={styles.small}>
        货款由平台托管，客服在群里陪同验号、换绑和交付；验号通过前任何一方可以免费取消。平台不会索要密码和验证码。
      </p>
    </section>
  )
}

/** Query, from the text message: code. */
export const InvitationHere = withAddress(InvitationPage, (address) => ({ code: fromQuery(address, 'code') }))
