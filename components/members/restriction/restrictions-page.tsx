'use client'

import { TitledPanel } from '@/components/members/parts/titled-panel'
import { Alert } from '@/components/ui/kit/alert'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import styles from './restriction.module.css'
import { RestrictionCard } from './restriction-card'
import { RunningOrders } from './running-orders'

type Room = OutputOf<ApiContract['GET /user/restrictions']>

/** What a member is restricted from, why and until when; the orders still to be finished; the appeal. */
export function RestrictionsPage() {
  const { data, slow, error, reload } = useLoad('restrictions', () =>
    call('GET /user/restrictions', {}, { progress: true }),
  )
  if (!data)
    return (
      <TitledPanel title="账号限制">
        {error ? <LoadError message={error} onRetry={reload} /> : slow ? <SkeletonRows rows={5} /> : null}
      </TitledPanel>
    )
  const active = data.list.filter(({ state }) => state === 'active')
  const past = data.list.filter(({ state }) => state !== 'active')
  return (
    <>
      <TitledPanel title="账号限制">
        {data.elsewhere ? (
          <Alert kind="warn">{`你实名下的另一个账号被限制${data.elsewhere.kinds}，${data.elsewhere.untilTime.slice(0, 16)} 到期。到期前，这个账号同样受限。理由和申诉请登录那个账号查看。`}</Alert>
        ) : null}
        {active.length === 0 ? (
          data.elsewhere ? null : (
            <Empty picture="success" title="账号没有受到限制" text="可以正常登录、交易和提现" />
          )
        ) : (
          <>
            <Alert kind="warn">任何情况都不收解冻费。让你付款解除限制的都是骗子。</Alert>
            <Money room={data} />
            {active.map((one) => (
              <RestrictionCard key={one.restrictionId} restriction={one} onAppealed={reload} />
            ))}
          </>
        )}
      </TitledPanel>
      {active.length > 0 ? <RunningOrders orders={data.running} /> : null}
      {past.length > 0 ? (
        <section className={`panel ${styles.past}`} aria-labelledby="past-h">
          <h2 id="past-h">已结束的限制</h2>
          {past.map((one) => (
            <RestrictionCard key={one.restrictionId} restriction={one} onAppealed={reload} />
          ))}
        </section>
      ) : null}
    </>
  )
}

const Money = ({ room: { coin, held, available } }: { room: Room }) => (
  <dl className={styles.money}>
    <div>
      <dt>余额</dt>
      <dd className="num">{yuanText(coin)}</dd>
    </div>
    <div>
      <dt>冻结金额</dt>
      <dd className="num">{yuanText(held)}</dd>
    </div>
    <div>
      <dt>现在可提现</dt>
      <dd className="num">{yuanText(available)}</dd>
      {Number(available) > 0 ? (
        <a className="link" href="/center/mywallets/withdrawal">
          去提现
        </a>
      ) : null}
    </div>
  </dl>
)
