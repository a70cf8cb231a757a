'use client'

import { useState } from 'react'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Alert } from '@/components/ui/kit/alert'
import { buttonClass } from '@/components/ui/kit/button'
import { Done } from '@/components/ui/kit/done'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { rentPath } from '@/lib/shared/goods/goods-types'
import { GoodsChoice } from './goods-choice'
import { draftOf, type Offer } from './offer-draft'
import { OfferForm } from './offer-form'
import { OfferGoods } from './offer-goods'
import styles from './own.module.css'
import { OwnerCover } from './owner-cover'

/** `goodsSn` '' shows the account selection first. */
export function OfferPage({ goodsSn }: { goodsSn: string }) {
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="offer-h">
      <header className="section-head">
        <h1 id="offer-h">{goodsSn ? '出租设置' : '发布出租'}</h1>
        {goodsSn ? (
          <a className="more" href="/center/rent/publish">
            换一个账号
          </a>
        ) : null}
      </header>
      {goodsSn ? <OneOffer key={goodsSn} goodsSn={goodsSn} /> : <GoodsChoice />}
    </section>
  )
}

function OneOffer({ goodsSn }: { goodsSn: string }) {
  const [isSaved, setSaved] = useState(false)
  const { data, slow, error, reload } = useLoad(goodsSn, () => call('GET /rental/ownOffer', { goodsSn }))
  if (error && !data) {
    return (
      <>
        <LoadError message={error} onRetry={reload} />
        <Empty picture="search" title="打不开这个账号" text="只能出租自己发布的账号">
          <a className={buttonClass()} href="/center/rent/publish">
            选择其他账号
          </a>
        </Empty>
      </>
    )
  }
  if (!data) return slow ? <SkeletonRows rows={5} height={40} /> : null
  if (isSaved) return <Saved goods={data.goods} />
  return (
    <>
      <OfferGoods goods={data.goods} />
      {data.goods.status === GOODS_STATUS.onShelf ? null : (
        <Alert kind="warn">
          {HIDDEN[data.goods.status] ?? '这个账号未上架，保存后要先上架商品，租号大厅才会显示。'}
        </Alert>
      )}
      {data.running ? <Alert>{`账号${data.running.statusName}，新的租金只对以后的订单和续租生效。`}</Alert> : null}
      {data.isChecked ? (
        <Alert kind="warn">
          这个账号做过寄售验号。开放出租后验号失效，提交的账号资料立即删除，停止出租后要重新验号。
        </Alert>
      ) : null}
      <OfferForm
        goodsSn={goodsSn}
        gameId={data.goods.gameId}
        start={draftOf(data)}
        handOver={data.handOver}
        isChecked={data.isChecked}
        onSaved={() => setSaved(true)}
      />
      {data.isLet ? <OwnerCover goodsSn={goodsSn} /> : null}
    </>
  )
}

/** Why the rental hall does not show an account yet. */
const HIDDEN: Readonly<Record<number, string>> = {
  [GOODS_STATUS.review]: '这个账号正在审核，审核通过后租号大厅才会显示',
  [GOODS_STATUS.refused]: '这个账号未通过审核，修改商品并通过审核后，租号大厅才会显示。',
}

function Saved({ goods: { goodsSn, status } }: { goods: Offer['goods'] }) {
  const isOn = status === GOODS_STATUS.onShelf
  return (
    <Done
      title="出租信息已保存"
      text={
        isOn
          ? '租号大厅将按新的租金显示'
          : status === GOODS_STATUS.review
            ? '审核通过后，租号大厅按新的租金显示'
            : '商品上架后，租号大厅按新的租金显示'
      }
    >
      <span className={styles.done}>
        {isOn ? (
          <a className={buttonClass({ kind: 'primary' })} href={rentPath(goodsSn)}>
            查看出租页
          </a>
        ) : null}
        <a className={buttonClass()} href="/center/rent">
          我的租号
        </a>
        <a className={buttonClass()} href={`/center/rent/publish?goodsSn=${goodsSn}`}>
          继续修改
        </a>
      </span>
    </Done>
  )
}

/** Query: goodsSn. */
export const OfferHere = withAddress(OfferPage, (address) => ({ goodsSn: fromQuery(address, 'goodsSn') }))
