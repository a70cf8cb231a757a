'use client'

import { Button } from 'antd'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { Facts } from '@/components/office/parts/facts'
import screen from '@/components/office/parts/screen-page.module.css'
import type { Walk } from '@/components/office/parts/use-walk'
import { RiskSection } from '@/components/office/risk/risk-view'
import { LoadError } from '@/components/ui/kit/load-error'
import { PriceScale } from '@/components/ui/kit/price-scale'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { Tag } from '@/components/ui/kit/tag'
import { VideoPlayer } from '@/components/ui/video/video-player'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import type { ReviewFile } from '@/lib/contract/entities/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import styles from './goods.module.css'
import { GoodsDecision } from './goods-decision'
import { GoodsPictures } from './goods-pictures'
import { leftText } from './goods-row'
import { GoodsVersions } from './goods-versions'

interface Props {
  goodsSn: string
  walk: Walk
  onClose: () => void
  onDone: () => void
}

/** One item as a buyer will see it, with the findings and information about its seller. */
export function GoodsDrawer({ goodsSn, walk, onClose, onDone }: Props) {
  const { data, error, reload } = useLoad(`review ${goodsSn}`, () => call('GET /console/goodsReview', { goodsSn }))
  const handleDone = () => {
    reload()
    onDone()
  }
  return (
    <DockedDrawer
      title={data?.goods.bigTitle ?? goodsSn}
      note={data ? <Note file={data} /> : null}
      walk={walk}
      onClose={onClose}
      footer={data ? <GoodsDecision key={data.versions[0]?.reviewId} file={data} onDone={handleDone} /> : null}
    >
      {data ? (
        <Content file={data} />
      ) : error ? (
        <LoadError message={error} onRetry={reload} />
      ) : (
        <Skeleton height={400} />
      )}
    </DockedDrawer>
  )
}

function Note({ file }: { file: ReviewFile }) {
  const waiting = file.versions.find(({ state }) => state === 'waiting')
  const left = waiting ? leftText(waiting.dueTime, serverNow()) : null
  return (
    <>
      <span className="num">{file.goods.goodsSn}</span>
      <Tag kind={left?.isLate ? 'danger' : undefined}>{left ? left.text : file.statusName}</Tag>
    </>
  )
}

function Content({ file }: { file: ReviewFile }) {
  const { goods, seller, range, reports, risk } = file
  const waiting = file.versions.find(({ state }) => state === 'waiting')
  const place = [goods.gameName, goods.goodsTypeStr, goods.areaName, goods.serverName].filter(Boolean).join(' · ')
  return (
    <>
      {risk.score > 0 ? <RiskSection title="卖家风险" risk={risk} /> : null}
      {waiting ? (
        <section className={screen.section}>
          <h3>{`初审发现 ${waiting.findings.length} 项`}</h3>
          <ul className={styles.findings}>
            {waiting.findings.map(({ rule, name, weight, text }) => (
              <li key={`${rule} ${text}`}>
                <Tag kind={weight === 'warn' ? 'bargain' : 'danger'}>{name}</Tag>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {reports.length > 0 ? (
        <section className={screen.section}>
          <h3>{`会员举报 ${reports.length} 条`}</h3>
          <ul className={styles.findings}>
            {reports.map(({ faultName, story, time }) => (
              <li key={`${time} ${story}`}>
                <Tag kind="danger">{faultName}</Tag>
                <span>{`${story}（${time}）`}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Facts
        title={waiting ? `第 ${waiting.version} 版，${waiting.submitTime} 提交` : '商品'}
        rows={{
          ...(waiting && waiting.changes.length > 0 && { 改动: waiting.changes.join('，') }),
          价格: `${yuanText(goods.price)}，库存 ${goods.stock}`,
          ...(range && {
            [`近 ${range.days} 天成交`]: `${yuanText(range.low)} – ${yuanText(range.high).slice(1)}，中位价 ${yuanText(range.mid)}，${range.count} 单`,
          }),
        }}
      />
      {range ? <PriceScale range={range} price={goods.price} /> : null}
      <Facts
        title="卖家"
        rows={{
          昵称: (
            <>
              {`${seller.name}（${seller.userId}） `}
              <Tag kind={seller.isVerified ? 'safe' : 'bargain'}>{seller.isVerified ? '已实名' : '未实名'}</Tag>
              {seller.isFrozen ? <Tag kind="danger">已冻结</Tag> : null}
            </>
          ),
          注册: seller.sinceTime,
          记录: `卖出 ${seller.sold}，被找回 ${seller.retrieved}，在售 ${seller.onSale}，90 天内被驳回或下架 ${seller.refused}`,
        }}
      />
      <GoodsPictures images={goods.images} repeated={file.repeated} />
      {goods.video ? (
        <section className={screen.section}>
          <h3>视频</h3>
          <VideoPlayer url={goods.video} label="卖家上传的视频" />
        </section>
      ) : null}
      <Facts
        title="买家看到的商品"
        rows={{
          标题: [goods.bigTitle, goods.smallTitleName].filter(Boolean).join('　'),
          类目: place,
          ...Object.fromEntries(goods.facts.map(({ label, value }) => [label, value])),
        }}
      />
      <section className={screen.section}>
        <h3>描述</h3>
        <p className={screen.story}>{goods.description || '没有填写'}</p>
        {goods.status === GOODS_STATUS.onShelf ? (
          <Button
            type="link"
            href={detailPath(goods.goodsTypeId, goods.goodsSn)}
            target="_blank"
            style={{ paddingLeft: 0 }}
          >
            打开商品页
          </Button>
        ) : null}
      </section>
      <GoodsVersions versions={file.versions} />
    </>
  )
}
